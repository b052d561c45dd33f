#!/usr/bin/env bash
# pycgt 0.2.0: `parse` does not read many of the names that `render` writes: ^* and 1* are a ValueError. Three ups are
# written as Tiny(v), a tiny of a negative game, and *6 as nested braces, though `parse` reads *6. One expects to read
# what is written, and the names ^3 and *6. Prints the version and the names; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
python3 -m venv tools
tools/bin/pip install --quiet pycgt==0.2.0
tools/bin/pip freeze | grep '^pycgt'
tools/bin/python - <<'END' | tee output
from pycgt import STAR, UP, add, nimber, number, parse, render, up_multiple

for game in [nimber(5), nimber(6), add(UP, STAR), add(number(1), STAR), up_multiple(3)]:
    name = render(game)
    try:
        print(name, "is read again" if parse(name) == game else "is read as another game")
    except ValueError:
        print(name, "is not read")
END
diff output - <<'END'
*5 is read again
+-{*,*2,*3,*4,*5,0} is read again
^* is not read
1* is not read
Tiny(v) is not read
END
