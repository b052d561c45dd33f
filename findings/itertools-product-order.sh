#!/usr/bin/env bash
# itertools 0.14.0: a loop over `cartesian_product` asks the second iterator before the first, `for_each` over the same
# the first before the second. One expects one order, that of the pairs; a program whose iterators read input gets its
# numbers in the one or the other. Prints the version and who is asked when; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
mkdir src
cat >Cargo.toml <<'END'
[package]
name = "product"
version = "0.1.0"
edition = "2021"
[dependencies]
itertools = "=0.14.0"
[workspace]
END
cat >src/main.rs <<'END'
use itertools::Itertools;
fn main() {
    let says = |name| move |i: &i32| print!("{name}{i} ");
    let pairs = || (0..2).inspect(says("a")).cartesian_product((0..2).inspect(says("b")));
    for _ in pairs() {}
    println!();
    pairs().for_each(drop);
    println!();
}
END
cargo tree --quiet --depth 1 | tail -n 1
said=$(cargo run --quiet)
echo "$said"
diff - <(echo "$said") <<'END'
b0 a0 b1 b0 a1 b1 b0 
a0 b0 b1 a1 b0 b1 
END
