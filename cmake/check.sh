#!/bin/sh
# Installs what the tests need, builds with warnings as errors (gcc, and clang with sanitizers), runs the tests in both builds,
# random play included (but for a few that one build is enough for), and ends with the line "N passed, N failed".
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
build=${GROGNARD_CHECK_BUILD:-$root/build-check}
. "$root/cmake/packages.sh"
install_packages build-essential cmake ninja-build pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev \
	libsdl2-mixer-dev libcjson-dev libsodium-dev libcairo2-dev libpango1.0-dev libwebp-dev \
	fonts-oldstandard fonts-roboto-unhinted fonts-linuxlibertine \
	libcmocka-dev clang libclang-rt-dev xvfb xauth xdotool imagemagick desktop-file-utils appstream shared-mime-info python3 dpkg-dev file

passed=0 failed=0
say() { printf '\n== %s\n' "$*"; }
step() { # a step that counts as one test, unless it ends with 77: then it was left out
	name=$1
	shift
	say "$name"
	ended=0
	"$@" || ended=$?
	case $ended in
	0) passed=$((passed + 1)) ;;
	77) echo "LEFT OUT: $name" ;;
	*)
		failed=$((failed + 1))
		echo "FAILED: $name"
		;;
	esac
}
configure() { # folder, then further flags
	folder=$1
	shift
	cmake -S "$root" -B "$folder" -G Ninja -DGROGNARD_SHEET_STEPS=25,50 "$@" >"$folder.log" 2>&1 || {
		cat "$folder.log"
		return 1
	}
}
make_build() {
	configure "$@" && ninja -C "$1" --quiet
}
# Runs CTest in a build, with further flags, and adds its counts to ours. The programs print cmocka's own lines;
# the output of passed tests, which CTest would cut, is kept whole.
run_tests() {
	folder=$1
	shift
	ctest --test-dir "$folder" "$@" --output-on-failure -j2 --output-junit "$folder/junit.xml" \
		--test-output-size-passed 4000000 --test-output-size-failed 4000000 >"$folder/ctest.log" 2>&1 || true
	tail -n 400 "$folder/ctest.log" | grep -vE '^ *(Start|Test +#|[0-9]+/[0-9]+ Test).*(Passed)?' || true
	n=$(python3 "$root/cmake/count.py" "$folder/junit.xml") || n='0 1'
	passed=$((passed + ${n% *}))
	failed=$((failed + ${n#* }))
}

# A compiler and the libraries for 32-bit words, where Debian has them for this machine.
install_narrow() {
	[ "$(dpkg --print-architecture)" = amd64 ] || return 1
	install_packages gcc-multilib
	dpkg --print-foreign-architectures | grep -qx i386 || as_root dpkg --add-architecture i386
	install_packages libsodium23:i386 libcjson1:i386
}

mkdir -p "$build"
step 'gcc, Release, warnings are errors' make_build "$build/gcc" -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER=gcc
say 'tests (gcc, Release)'
run_tests "$build/gcc" -E '^screen/scripts$'
# The second build is of the other compiler, where there is one, for its warnings and its code: the golden numbers tell
# whether both play the same games. Tests that read the source only have run; the scripts of the screen run here alone.
second=gcc
! command -v clang >/dev/null || second=clang
step "$second, warnings are errors, address and undefined-behaviour sanitizers" make_build "$build/sanitize" \
	-DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER=$second -DGROGNARD_SANITIZE=ON \
	-DGROGNARD_BORROW_ART="$build/gcc/share/grognard/art"
say "tests ($second, sanitizers)"
run_tests "$build/sanitize" -LE source
(install_narrow) || echo 'no compiler or no libraries for 32-bit words here'
step 'machines of 32-bit words' sh "$root/tests/app/narrow.sh" "$build/gcc"
step 'a real window' sh "$root/tests/app/window.sh" "$build/gcc"
step 'desktop entry, metadata, package' sh "$root/tests/app/package.sh" "$build/gcc"

printf '\n%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
