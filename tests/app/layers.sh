#!/bin/sh
# An include never points upward (app -> ui -> input -> render -> ai -> match -> words -> rules -> core), never between two
# games, and core, rules, match and ai know neither SDL nor cairo. usage: layers.sh [SOURCE FOLDER]
set -eu
src=${1:-$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)/src}
cd "$src"

grep -rn --include='*.[ch]' '^[[:space:]]*#[[:space:]]*include' . | sed 's|^\./||' | awk -F'[":<>]' '
	BEGIN {
		n = split("core rules words match ai render input ui app", name, " ")
		for (i = 1; i <= n; i++)
			level[name[i]] = i
		level["art"] = 2 # draws while building: core and itself
	}
	{
		split($1, from, "/")
		split($4, to, "/")
		if (!(from[1] in level)) {
			say("no such layer", $0)
			next
		}
		seen++
		if (from[1] ~ /^(core|rules|match|ai)$/ && tolower($4) ~ /^(sdl|cairo|pango)/)
			say("a screen below render", $0)
		if (tolower($4) ~ /^sdl/ && from[1] != "render" && $1 != "app/sound.c")
			say("SDL outside render", $0)
		if (!(to[1] in level))
			next
		if (from[1] == "app" ? 0 : level[to[1]] > level[from[1]])
			say("an include that points upward", $0)
		if (from[1] != "app" && to[1] == "art" && from[1] != "art")
			say("the art is drawn while building only", $0)
		if (from[1] == "art" && to[1] != "art" && to[1] != "core")
			say("art may include core", $0)
		if (from[1] == "rules" && from[3] != "" && to[1] == "rules" && to[3] != "" && from[2] != to[2])
			say("an include between two games", $0)
		if (from[1] !~ /^(rules|words|ai)$/ && to[1] == "rules" && to[3] != "")
			say("a game known outside its folder", $0)
	}
	function say(what, line) {
		print "layers.sh: " what ": " line
		wrong = 1
	}
	END {
		if (seen < 100) {
			print "layers.sh: only " seen + 0 " includes were found"
			wrong = 1
		}
		exit wrong
	}'
echo "layers.sh: fine"
