#!/usr/bin/env bash
# BAPCtools 2026.10.0 compiles Rust in its edition 2018, problemtools 1.20260907 in 2021: a submission that one calls
# accepted the other does not compile, as `[1].into_iter()` gives references there. One expects one edition, as both
# tools are for one format. Prints the versions, what the compiler says and both verdicts; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
python3 -m venv tools
tools/bin/pip install --quiet BAPCtools==2026.10.0 problemtools==1.20260907
tools/bin/pip freeze | grep -iE '^(bapctools|problemtools)'
mkdir -p one/data/secret one/input_validators one/submissions/accepted one/problem_statement
echo 1 | tee one/data/secret/1.in >one/data/secret/1.ans
echo 'int main() { return __builtin_getchar() == 49 ? 42 : 43; }' >one/input_validators/one.cpp
echo '\problemname{One}' >one/problem_statement/problem.en.tex
cat >one/submissions/accepted/one.rs <<'END'
fn main() {
    let numbers: Vec<i32> = [1].into_iter().collect();
    println!("{}", numbers[0]);
}
END
echo 'name: One' >one/problem.yaml
tools/bin/verifyproblem -p config data submissions -- one >problemtools 2>&1 || true
grep 'one.rs (Rust) OK: AC' problemtools
mv one/problem_statement one/statement
cat >one/problem.yaml <<'END'
problem_format_version: 2025-09
name: One
uuid: 00000000-0000-4000-8000-000000000001
limits: {time_limit: 2}
END
verdict() {
    (cd one && PATH=../tools/bin:$PATH bt run 2>&1 || true) | tr '\r' '\n'
}
verdict | grep 'error\[E0277\]'
sed -i 's/\[1\].into_iter()/vec![1].into_iter()/' one/submissions/accepted/one.rs
verdict | grep 'one.rs: *AC'
