#!/bin/sh
# Builds by different compilers and at different optimisation play the same games: the signatures are equal.
set -eu
first=
for build in "$@"; do
	this=$(env -u GROGNARD_DATA "$build/bin/grognard-cli" signature)
	: "${first:=$this}"
	[ "$this" = "$first" ] || {
		printf '%s plays otherwise:\n%s\ninstead of\n%s\n' "$build" "$this" "$first"
		exit 1
	}
done
printf '%s\n' "$first"
