#!/usr/bin/env bash
# itertools 0.14.0: `minmax` takes two items at a time, and compares the less of them with the least so far and the other
# one with the greatest. So of floats, what stands beside a NaN may be overlooked, be it the least or the greatest. One
# expects that a NaN is ignored, or comes out. Prints the version and what `minmax` says; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
mkdir src
cat >Cargo.toml <<'END'
[package]
name = "minmax"
version = "0.1.0"
edition = "2021"
[dependencies]
itertools = "=0.14.0"
[workspace]
END
cat >src/main.rs <<'END'
use itertools::Itertools;
fn main() {
    let nan = f64::NAN;
    println!("{:?}", [2.0, 1.0, nan, 0.5].iter().minmax());
    println!("{:?}", [2.0, 1.0, 0.5, nan].iter().minmax());
    println!("{:?}", [2.0, nan, 1.0, 0.5].iter().minmax());
}
END
cargo tree --quiet --depth 1 | tail -n 1
said=$(cargo run --quiet)
echo "$said"
diff - <(echo "$said") <<'END'
MinMax(1.0, 2.0)
MinMax(0.5, NaN)
MinMax(0.5, 1.0)
END
