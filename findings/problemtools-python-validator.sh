#!/usr/bin/env bash
# problemtools 1.20260907: an input validator in Python 3 needs `pypy3`: where only CPython is installed, the package has
# an error. One expects `python3` to run it, as the format's documentation calls the language Python 3. The same validator
# in C++ is taken. Prints the version and both verdicts; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
! command -v pypy3 || exit 0
python3 -m venv tools
tools/bin/pip install --quiet problemtools==1.20260907
tools/bin/pip freeze | grep -i '^problemtools'
mkdir -p sum/data/secret sum/input_validators sum/submissions/accepted
echo 'name: Sum' >sum/problem.yaml
echo 1 | tee sum/data/secret/1.in >sum/data/secret/1.ans
echo 'int main() { __builtin_puts("1"); }' >sum/submissions/accepted/one.cpp
verdict() {
    tools/bin/verifyproblem -p config data validators submissions -- sum 2>&1 || true
}
echo 'import sys; sys.exit(42 if sys.stdin.read() == "1\n" else 43)' >sum/input_validators/one.py
python=$(verdict | grep -c 'could not find compiler "pypy3"' || true)
rm sum/input_validators/one.py
echo 'int main() { return __builtin_getchar() == 49 ? 42 : 43; }' >sum/input_validators/one.cpp
cpp=$(verdict | grep -c 'could not find compiler' || true)
echo "python $python, C++ $cpp"
[ "$python" -ge 1 ] && [ "$cpp" -eq 0 ]
