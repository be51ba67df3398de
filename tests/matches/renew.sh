#!/bin/sh
# Plays those stored games anew that do not replay any more, or all. usage: renew.sh BUILD [all]. A commit that changes
# them says why.
set -eu
build=$1
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
GROGNARD_RENEW_MATCHES=${2:-1} GROGNARD_DATA=$build/share/grognard GROGNARD_TESTS=$here/.. "$build/bin/test-matches" replay
