"""Counts tests: "passed failed" of a CTest run. A cmocka program counts each of its tests, any other as one."""
import re
import sys
import xml.etree.ElementTree as tree

passed = failed = 0
for case in tree.parse(sys.argv[2]).getroot().iter("testcase"):
    text = case.findtext("system-out") or ""
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
