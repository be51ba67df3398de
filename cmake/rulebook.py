#!/usr/bin/env python3
"""The index rule -> functions that obey it -> tests that hold it, made from the sources.

usage: rulebook.py SOURCE_TREE GAME            prints the index, a JSON line for each paragraph of the rulebook
       rulebook.py SOURCE_TREE GAME --check    prints what is missing or wrong; status 1 when anything is
       rulebook.py SOURCE_TREE GAME --readings prints how each reading begins, for tests/rules/GAME/readings.txt

scenarios/GAME/rulebook.json lists the paragraphs: {"format": 1, "game": GAME, "pattern": what a number looks like (a
regular expression), "paragraphs": [{"number", "title", "nothing": why no function obeys it (instead of a function and a
test), "help": the heading of help.md that explains it, where none bears its number}]}. "unfinished": true says that the game
is still being built: what no function or test bears yet is counted and not wrong. "examples": 17 says that there are so many
worked examples, each of which a test names in a comment ("Example 4"). A function under src/rules/GAME or a shared folder of the law obeys a paragraph when a comment in or directly
above it carries the number in brackets, [7.1.2]; a test under tests/rules/GAME holds it in the same way, or by its name,
GAME_7_1_2_... . [reading 12] the twelfth reading of scenarios/GAME/readings.md in the same way and must exist. Brackets that
open a comment name paragraphs or readings and nothing else. tests/rules/GAME/readings.txt keeps how each reading begins: one
that has another number on its page now has to be followed by whoever cites it.
"""
import glob
import json
import os
import re
import sys

COMMENT = re.compile(r'/\*.*?\*/|//[^\n]*', re.S)
OPENS = re.compile(r'^(?!typedef|struct \w+ \{|enum|#|\s)[^;=#]*?\b(\w+)\s*\([^;]*$')
TABLE = re.compile(r'^(?:static |extern )*(?:const )?[\w ]+?\**\s*(?:const )?(\w+)(?:\[[^\]]*\])*\s*=')


def things(text):
    """Functions and tables of a file: (first line, last line, name)."""
    plain = COMMENT.sub(lambda m: re.sub(r'[^\n]', ' ', m.group()), text)
    lines, found, i = plain.split('\n'), [], 0
    while i < len(lines):
        opens, table = OPENS.match(lines[i]), TABLE.match(lines[i])
        end = i
        if opens or table:
            while end < len(lines) - 1 and not re.match(r'^}', lines[end]) and not (table and lines[end].endswith(';')):
                if opens and lines[end].endswith(';') and lines[end][:1] not in '\t ' and end > i:
                    break
                if opens and re.match(r'^[^\t].*\);$|^\t[^\t].*\);$', lines[end]) and '{' not in ''.join(lines[i:end + 1]):
                    break
                end += 1
            if table or '{' in '\n'.join(lines[i:end + 1]):
                found.append((i, end, (opens or table).group(1)))
        i = end + 1
    return found


def tags(text, pattern):
    """(line, number) of every number in brackets inside a comment."""
    for c in COMMENT.finditer(text):
        for m in re.finditer(r'\[([^\]\n]{1,120})\]', c.group()):
            for one in m.group(1).split(','):
                if re.fullmatch(pattern, one.strip()):
                    yield text.count('\n', 0, c.start() + m.start()), one.strip(), text.count('\n', 0, c.end())


def opening(text):
    """(line, number) of what the brackets name that open a comment; not the index of an array, [mine] or [PLACES]."""
    for c in COMMENT.finditer(text):
        m = re.match(r'/\*[\s=-]*\[([^\]\n]{1,160})\]', c.group())
        for one in m.group(1).split(',') if m else ():
            if re.match(r'[0-9]|[A-Z].*[a-z]', one.strip()):
                yield text.count('\n', 0, c.start() + m.start(1)) + 1, one.strip()


def named(places, game, pattern):
    """(line, number) of tests named after a paragraph: berezina_7_1_2_..."""
    for first, last, name in places:
        words, number = name.split('_'), ''
        if words[0] != game:
            continue
        for word in words[1:]:
            longer = number + '.' + word if number else word
            if not re.fullmatch(r'\d+', word):
                break
            number = longer
        if number and re.fullmatch(pattern, number):
            yield first, number, last


def collect(files, root, pattern, game):
    index = {}
    for path in files:
        with open(path, encoding='utf-8') as f:
            text = f.read()
        places = things(text)
        for line, number, below in list(tags(text, pattern)) + list(named(places, game, pattern)):
            inside = [p for p in places if p[0] <= line <= p[1]]
            after = [p for p in places if p[0] > line and p[0] <= below + 3]
            where = (inside or after or [None])[0]
            entry = {'name': where[2] if where else '', 'file': os.path.relpath(path, root), 'line': line + 1}
            known = index.setdefault(number, [])
            if not any(k['name'] == entry['name'] and k['file'] == entry['file'] for k in known):
                known.append(entry)
    return index


def beginnings(root, game):
    """The first words of each reading, in their order."""
    path = os.path.join(root, 'scenarios', game, 'readings.md')
    if not os.path.exists(path):
        return []
    with open(path, encoding='utf-8') as f:
        return [' '.join(line[2:].replace('*', '').split()[:5]) for line in f if line.startswith('- ')]


def moved(root, game, now):
    """What is said of readings that have moved, or begin otherwise, since their list was made."""
    path = os.path.join(root, 'tests/rules', game, 'readings.txt')
    if not os.path.exists(path):
        return ['%s is not there: --readings makes it' % path]
    with open(path, encoding='utf-8') as f:
        kept = f.read().splitlines()
    return ['reading %d, "%s", %s: see to who cites it, then --readings'
            % (n, text, 'is reading %d now' % (now.index(text) + 1) if text in now else 'is gone or begins otherwise')
            for n, text in enumerate(kept, 1) if now[n - 1:n] != [text]]


def sources(root, *folders):
    return sorted(p for folder in folders for p in glob.glob(os.path.join(root, folder, '*.[ch]')))


def main():
    root, game = sys.argv[1], sys.argv[2]
    with open(os.path.join(root, 'scenarios', game, 'rulebook.json'), encoding='utf-8') as f:
        book = json.load(f)
    now = beginnings(root, game)
    if '--readings' in sys.argv:
        print('\n'.join(now))
        return
    pattern = '(?:%s|reading \\d+)' % book['pattern']
    law = collect(sources(root, 'src/rules/' + game, 'src/rules/larder'), root, pattern, game)
    tests = collect(sources(root, 'tests/rules/' + game, 'tests/ai/' + game), root, pattern, game)
    wrong, listed, holes = [], set(), 0
    for p in book['paragraphs']:
        number = p['number']
        if number in listed:
            wrong.append('%s is listed twice' % number)
        listed.add(number)
        functions, held = law.get(number, []), tests.get(number, [])
        if p.get('nothing') and functions:
            wrong.append('%s: %s obeys what is said to be obeyed by nothing' % (number, functions[0]['file']))
        if not p.get('nothing') and book.get('unfinished'):
            holes += not functions or not held
        elif not p.get('nothing'):
            wrong += ['%s (%s): no function bears it' % (number, p['title'])] if not functions else []
            wrong += ['%s (%s): no test bears it' % (number, p['title'])] if not held else []
        if '--check' not in sys.argv:
            print(json.dumps(dict(p, functions=functions, tests=held), ensure_ascii=False))
    for path in sources(root, *('%s/%s' % (room, game) for room in ('src/rules', 'src/words', 'src/ai', 'tests/rules', 'tests/ai'))):
        with open(path, encoding='utf-8') as f:
            wrong += ['%s:%d: "%s" is no paragraph of the rulebook' % (os.path.relpath(path, root), line, number)
                      for line, number in opening(f.read()) if number not in listed and not re.fullmatch(r'reading \d+', number)]
    told = set()
    for path in sources(root, 'tests/rules/' + game):
        with open(path, encoding='utf-8') as f:
            told |= {int(n) for n in re.findall(r'Example (\d+)', ''.join(COMMENT.findall(f.read())))}
    wrong += ['no test works out example %d' % n for n in range(1, book.get('examples', 0) + 1) if n not in told]
    wrong += moved(root, game, now)
    for number, all_places in sorted(list(law.items()) + list(tests.items()), key=lambda item: item[0]):
        # What games share bears the numbers of each of them.
        where = [w for w in all_places if not w['file'].startswith('src/rules/larder')]
        if not where:
            continue
        reading = re.fullmatch(r'reading (\d+)', number)
        if reading and not 1 <= int(reading.group(1)) <= len(now):
            wrong.append('%s:%d: there is no %s' % (where[0]['file'], where[0]['line'], number))
        if not reading and number not in listed:
            wrong.append('%s:%d: the rulebook has no paragraph %s' % (where[0]['file'], where[0]['line'], number))
    if '--check' in sys.argv:
        print('\n'.join(wrong) if wrong else '%s: %d paragraphs, %s' % (game, len(listed), '%d holes yet' % holes if holes else 'no hole'))
        sys.exit(1 if wrong else 0)


main()
