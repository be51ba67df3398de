#!/bin/sh
# The check's sum of tests: a program that says much counts each of its tests, a failed one counts its failures, and a report
# that was cut is refused.
# usage: count.sh SOURCE
set -eu
top=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
report() { # further flags of ctest, which writes the report
	ctest --output-junit report.xml "$@" >ctest.log 2>&1 || true
}
wants() {
	got=$(python3 "$top/cmake/count.py" report.xml 2>errors) || got="refused: $(cat errors)"
	case $got in
	$1) ;;
	*)
		echo "count.sh: '$got' where '$1' was due"
		exit 1
		;;
	esac
}
# The flags that check.sh gives.
limit=$(sed -n 's/.*\(--test-output-size-passed [0-9]*\).*/\1/p' "$top/cmake/check.sh")
cat >CTestTestfile.cmake <<'END'
add_test(plain true)
add_test(few sh -c "echo '[  PASSED  ] 3 test(s).'")
add_test(many sh -c "seq 1 3000; echo '[  PASSED  ] 40 test(s).'; seq 1 3000")
END
report $limit
wants '44 0'
report
wants 'refused: many: its output was cut*'
cat >>CTestTestfile.cmake <<'END'
add_test(broken sh -c "seq 1 3000; echo '[  PASSED  ] 5 test(s).'; echo '[  FAILED  ] 2 test(s), listed below:'; exit 1")
add_test(dead sh -c "kill -9 $$")
END
report $limit
wants '49 3'
: >CTestTestfile.cmake
report $limit
wants '0 1'
