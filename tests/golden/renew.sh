#!/bin/sh
# Writes the golden numbers anew, from a build folder: tests/golden/renew.sh build. A change of them is a change of
# the rules: the commit that makes it says why.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
cli=$1/bin/grognard-cli
export GROGNARD_DATA="$here/../.."

# Every scenario without options, with each value of each option, and with all options.
settings() {
	"$cli" games --all | python3 -c '
import json, sys
for game in json.load(sys.stdin)["games"]:
    for scenario in game["scenarios"]:
        name, options = "--scenario " + scenario["id"], scenario["options"]
        print(name, "--depth 3 --seed 1")
        print(name, "--depth 3 --seed 2")
        for o in options:
            for value in range(o["low"], o["high"] + 1):
                if value != o["value"]:
                    print(name, "--depth 2 --option", "%s=%d" % (o["id"], value))
        if len(options) > 1:
            print(name, "--depth 3", *("--option %s=%d" % (o["id"], o["high"]) for o in options))
'
}
{
	"$cli" signature
	settings | while read -r setting; do
		# shellcheck disable=SC2086 # words on purpose
		"$cli" perft $setting </dev/null | sed "s|^|perft $setting |"
	done
} >"$here/numbers.txt.new"
mv "$here/numbers.txt.new" "$here/numbers.txt"
