#!/bin/sh
# Plays the stored games anew. usage: renew.sh BUILD. A commit that changes them says why.
set -eu
build=$1
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
GROGNARD_RENEW_MATCHES=1 GROGNARD_DATA=$build/share/grognard GROGNARD_TESTS=$here/.. "$build/bin/test-matches-replay"
