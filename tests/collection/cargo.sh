#!/bin/sh
# Stands for cargo in the commands of the READMEs: writes down what it is asked for, and runs that where it is quick. The
# rest, tests and what makes the pages, has commands of its own in the CI.
set -e
PATH=${PATH#*:}
printf '%s\n' "$@" "" >>"$ASKED"

# Runs a program of the repository in the folder of whoever asks for it.
run() {
    "$CARGO" run --quiet --manifest-path "$ROOT/Cargo.toml" "$@"
}

# Does the same by the alias of this name.
by_alias() {
    alias=$1
    shift
    # It is words.
    # shellcheck disable=SC2046
    run $(sed -n "s/^$alias = \"run \(--quiet \)*\(.*\)\"\$/\2/p" "$ROOT/.cargo/config.toml") "$@"
}

case "$*" in
"play "* | "submission "* | "law "*)
    by_alias "$@"
    ;;
"try "*" -- "*)
    # It finds a failure, and takes as long as it needs, so that a busy machine prints the same.
    slug=$2
    shift 2
    by_alias try "$slug" --shrink 300 "$@" && exit 9
    [ $? -eq 1 ]
    ;;
"run -p explore --example mine")
    # This is what the text has written.
    grep -v '^//!' "$ROOT/tools/explore/examples/mine.rs" | diff -B - src/bin/mine.rs >&2
    shift
    run "$@"
    ;;
"run "*"--bin mine")
    # As it is submitted: so the library is not built for it once more.
    by_alias submission mine --compile mine.exe >submitted
    ./mine.exe
    ;;
"run "*"--bin "*)
    # As it has been built for the tests.
    run --bin "${*##*--bin }"
    ;;
esac
