#!/bin/sh
# The reference page names every word of a script, every flag of the programs and everything a line of play may ask, and every key of
# a scenario.
# usage: page.sh SOURCE
set -eu
top=$1
page=$top/assets/reference.md
wrong=0
names() { # what a list in the source holds, one a line
	n=0
	for word in $(cat); do
		n=$((n + 1))
		grep -q -e "[\`\" ]$word[\`\" ]" "$page" || {
			echo "page.sh: $1 \"$word\" is not on the reference page"
			wrong=1
		}
	done
	[ "$n" -ge "$2" ] || {
		echo "page.sh: only $n of $1 were found"
		wrong=1
	}
}
names 'the word of a script' 15 <<END
$(sed -n '/^bool script_line/,/^}/s/{"/\n{"/gp' "$top/src/app/script_words.c" | sed -n 's/^{"\([a-z-]*\)", [a-z_]*}.*/\1/p')
END
names 'what a script expects' 12 <<END
$(sed -n '/^bool script_expect/,/^}/p' "$top/src/app/script_expect.c" | grep -o 'strcmp(what, "[a-z]*"' | sed 's/.*"\(.*\)"/\1/')
END
names 'the flag' 14 <<END
$(grep -oE '"--[a-z-]+"' "$top/src/app/grognard.c" "$top/src/app/cli.c" | sed 's/.*"\(.*\)"/\1/' | sort -u)
END
names 'the line of play' 14 <<END
$(grep -oE '\{"[a-z]+", do_[a-z]+' "$top/src/app/cli_play.c" | sed 's/{"\([a-z]*\)".*/\1/' | sort -u)
END
keys() { # the keys of a scenario, from the list that tells the program their kinds
	sed -n "/$1\[\] = {/{:more;/};/!{N;b more};p}" "$2" | grep -o '"[a-z_0-9]*' | tr -d '"'
}
names 'the key of every scenario' 10 <<END
$(keys common_keys "$top/src/core/scenario.c")
END
whole=$page
page=$(mktemp)
trap 'rm -f "$page"' EXIT
while read -r game title; do # what stands in its own paragraph and the table below it, or in the table for all
	sed -n '/^`NAME[.]json`/,/^[*]/p' "$whole" | grep '^| `' >"$page"
	awk -v title="*$title*: " '/^[*]/ { on = index($0, title) == 1 } /^`help[.]md`/ { on = 0 } on' "$whole" >>"$page"
	names "the key of a scenario of $game" 5 <<END
$(keys ' keys' "$top/src/rules/$game/load.c" | grep -vx provenance)
END
done <<END
borodino Borodino
berezina Berezina
area1812 1812
hex1812 1812, hex game
gamble The Invasion of Russia
napoleon1807 Napoléon 1807
END
[ "$wrong" = 0 ] && echo 'page.sh: fine'
exit "$wrong"
