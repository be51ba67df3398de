#!/bin/sh
# top.sh FOLDER: at the top of what is kept stand the folders and files of the project, beside dotfiles, and nothing that was left there.
set -eu
cd "$1"
git rev-parse --git-dir >/dev/null 2>&1 || { echo 'no repository here: nothing to look at'; exit 0; }
strays=$(git ls-files | cut -d/ -f1 | sort -u | grep -vxE '\..*|CMakeLists\.txt|README\.md|src|assets|maps|scenarios|tests|cmake' || true)
[ -z "$strays" ] || { echo "at the top of the tree: $strays"; exit 1; }
