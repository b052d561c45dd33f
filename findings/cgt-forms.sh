#!/usr/bin/env bash
# cgt 0.11.0: in a release build the sum of the integers 2^63 − 1 and 1 is −2^63, and {9223372036854775807|} is read as
# that, too, though reading gives a `Result`; one expects an error. The birthday of *14 takes about 3^4 times as long as
# that of *10, as options are visited again and again; one expects what `temperature` does, an answer at once. Prints the
# version, the values and the ratio of the times; fails if that has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
mkdir src
cat >Cargo.toml <<'END'
[package]
name = "forms"
version = "0.1.0"
edition = "2021"
[dependencies]
cgt = { version = "=0.11.0", default-features = false }
[workspace]
END
cat >src/main.rs <<'END'
use cgt::short::partizan::canonical_form::CanonicalForm;
use std::time::Instant;

fn main() {
    let form = |text: &str| text.parse::<CanonicalForm>().expect("a game");
    println!("sum {}", form("9223372036854775807") + form("1"));
    println!("brace {}", form("{9223372036854775807|}"));
    let seconds = |text: &str, birthday: u32| {
        let (game, start) = (form(text), Instant::now());
        assert_eq!(game.birthday(), birthday);
        start.elapsed().as_secs_f64()
    };
    println!("ratio {}", (seconds("*14", 14) / seconds("*10", 10)) as u64);
}
END
cargo build --release --quiet
cargo tree --quiet --depth 1 | tail -n 1
found=$(cargo run --release --quiet)
echo "$found"
failed=0
for line in 'sum -9223372036854775808' 'brace -9223372036854775808'; do
    grep -qx -- "$line" <<<"$found" || failed=1
done
ratio=${found##* }
[ "$ratio" -ge 20 ] || failed=1
exit "$failed"
