#!/usr/bin/env bash
# proconio 0.5.0: `input!` reads line by line, and yet what reads standard input by std after it does not get the next
# line: nothing is left of a short input, and of a long one the rest begins in the middle of a line. One expects the next
# line, as proconio keeps a buffer of its own in front of std's. Prints the version and what std reads; fails if that has
# changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
mkdir src
cat >Cargo.toml <<'END'
[package]
name = "then-std"
version = "0.1.0"
edition = "2021"
[dependencies]
proconio = "=0.5.0"
[workspace]
END
cat >src/main.rs <<'END'
fn main() {
    proconio::input! { first: String }
    let mut next = String::new();
    std::io::stdin().read_line(&mut next).unwrap();
    println!("after {first} {:?}", next.trim_end());
}
END
cargo tree --quiet --depth 1 | tail -n 1
seq -f 'line%05.0f' 3 >short
seq -f 'line%05.0f' 3000 >long
said=$(for input in short long; do cargo run --quiet <$input; done)
echo "$said"
diff - <(echo "$said") <<'END'
after line00001 ""
after line00001 "ne00820"
END
