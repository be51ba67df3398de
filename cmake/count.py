"""Counts tests: "passed failed" of the JUnit report of a CTest run, whose name is the argument. A cmocka program counts each of
its tests, any other as one. A report that CTest has cut short cannot be counted: that is said, and fails."""
import re
import sys
import xml.etree.ElementTree as tree

passed = failed = 0
for case in tree.parse(sys.argv[1]).getroot().iter("testcase"):
    text = case.findtext("system-out") or ""
    if re.search(r"^\[?This part of the test output was removed|^The rest of the test output was removed", text, re.M):
        sys.exit(f"{case.get('name')}: its output was cut: give ctest a higher --test-output-size-passed")
    good = sum(int(n) for n in re.findall(r"\[  PASSED  \] (\d+) test\(s\)", text))
    bad = sum(int(n) for n in re.findall(r"\[  FAILED  \] [^\n]*?(\d+) test\(s\)", text))
    if case.get("status") == "run":
        passed += good or 1
        failed += bad
    elif case.get("status") != "disabled":
        passed += good
        failed += bad or 1
        print(f"FAILED: {case.get('name')}", file=sys.stderr)
if not passed + failed:
    failed = 1
print(passed, failed)
