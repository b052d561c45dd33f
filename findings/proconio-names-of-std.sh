#!/usr/bin/env bash
# proconio 0.5.0: `input!` says `Vec` and `drop` without a path, so a program that has a type or a function of that name
# does not compile. One expects that it does, as macros of published crates name the standard library by `$crate` or
# `::std`. Prints the version and what rustc says; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
mkdir src
cat >Cargo.toml <<'END'
[package]
name = "names"
version = "0.1.0"
edition = "2021"
[dependencies]
proconio = "=0.5.0"
[workspace]
END
build() { cargo build --quiet 2>&1 | grep '^error' || true; }
failed=0
expect() {
    echo "$1: $2"
    [ "$2" = "$3" ] || failed=1
}
echo 'fn main() { proconio::input! { n: usize, a: [usize; n] } println!("{n} {a:?}"); }' >src/main.rs
cargo tree --quiet --depth 1 | tail -n 1
expect 'without names of its own' "$(build)" ''
echo 'fn drop(_: u8) {} fn main() { drop(1); proconio::input! { n: usize } println!("{n}"); }' >src/main.rs
expect 'with a function `drop`' "$(build | head -n 1)" 'error[E0308]: mismatched types'
echo 'struct Vec; fn main() { let _ = Vec; proconio::input! { a: [usize; 1] } let _ = a; }' >src/main.rs
expect 'with a type `Vec`' "$(build | head -n 1)" 'error[E0107]: struct takes 0 generic arguments but 1 generic argument was supplied'
exit "$failed"
