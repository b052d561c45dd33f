#!/usr/bin/env bash
# ogsolve 0.0.7: the digit 8 in the code of a game is dropped: 0.38 is solved as 0.3, with exit code 0. The message for
# the digit 9 says that the digits are octal. One expects the same message for 8, or hexadecimal games, where 8 lets a
# heap be split in three. Prints the version, what is solved and the message; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
cargo install --quiet --root tools --target-dir target ogsolve@0.0.7
tools/bin/ogsolve --version
tools/bin/ogsolve -n 8 -p 0.38 | tee eight
! tools/bin/ogsolve -n 8 -p 0.39 2>nine
head -n 1 nine
grep -q '^Solving 0.3 with' eight
grep -q 'octal digits' nine
