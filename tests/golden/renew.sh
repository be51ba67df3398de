#!/bin/sh
# Writes the golden numbers anew, from a build folder: tests/golden/renew.sh build. A change of them is a change of
# the rules: the commit that makes it says why.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
cli=$1/bin/grognard-cli
export GROGNARD_DATA="$here/../.."
{
	"$cli" signature
	for file in "$GROGNARD_DATA"/scenarios/*/*.json; do
		name=$(basename "$file" .json)
		case $name in game | pieces | tables | cards) continue ;; esac
		scenario=$(basename "$(dirname "$file")")/$name
		for seed in 1 2; do
			"$cli" perft --scenario "$scenario" --depth 3 --seed $seed | sed "s|^|perft --scenario $scenario --depth 3 --seed $seed |"
		done
	done
} >"$here/numbers.txt.new"
mv "$here/numbers.txt.new" "$here/numbers.txt"
