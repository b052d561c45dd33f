//! What `cargo try` says of numbers that did not fit, and of programs that fail on the largest inputs alone.

use std::fs;

use judge::build::build;
use judge::paths::built;

use crate::collection::given_files::says;

/// The values of the game on a tree in 8 bits: right on everything but two ways whose lengths agree in them.
const EIGHT_BITS: &str = "
import sys
numbers = list(map(int, sys.stdin.buffer.read().split()))
n, near = numbers[0], [[] for _ in range(numbers[0] + 1)]
for u, v in zip(numbers[1::2], numbers[2::2]):
    near[u].append(v)
    near[v].append(u)
parent, order = [0] * (n + 1), [1]
for v in order:
    for u in near[v]:
        if u != parent[v]:
            parent[u] = v
            order.append(u)
value = [0] * (n + 1)
for v in reversed(order):
    value[parent[v]] ^= (value[v] + 1) & 255
print('Alice' if value[1] else 'Bob')
";

/// All of it.
pub fn named() -> Result<(), String> {
    build(["p2599", "agc017d"], [])?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let here = folder.path();
    fs::write(here.join("form"), "a 1..10^5, b 1..10^5\n").map_err(|error| error.to_string())?;
    fs::write(here.join("eight.py"), EIGHT_BITS).map_err(|error| error.to_string())?;
    // A product in 32 bits, without a sign and with one.
    let product = "awk '{ printf \"%.0f\\n\", $1 * $2 }'";
    let own = ["--oracle", product, "--format", "form", "--"];
    let unsigned = "awk '{ printf \"%.0f\\n\", ($1 * $2) % 4294967296 }'";
    says(here, &[&own[..], &["sh", "-c", unsigned]].concat(), 1, &["overflow: "])?;
    let signed = "awk '{ x = ($1 * $2) % 4294967296; printf \"%.0f\\n\", x < 2147483648 ? x : x - 4294967296 }'";
    says(here, &[&own[..], &["sh", "-c", signed]].concat(), 1, &[" is beyond 32 bits, and -"])?;
    // What is wrong otherwise is not called so.
    let other = "awk '{ printf \"%.0f\\n\", $1 * $2 % 4294967295 }'";
    let other = [&own[..], &["sh", "-c", other]].concat();
    says(here, &other, 1, &[])?;
    if says(here, &other, 1, &["overflow"]).is_ok() {
        return Err("a number modulo 2^32 - 1 is called an overflow".to_owned());
    }
    let right = built("p2599").to_string_lossy().into_owned();
    let wide = format!("'{right}' | awk '{{ printf \"%64d\\n\", $1 }}'");
    let said = "which Luogu may not forgive: %I64d is understood on Windows alone";
    says(here, &["p2599", "--", "sh", "-c", &wide], 1, &[said])?;
    // A path of 259 vertices, and not of 99 537.
    says(here, &["agc017d", "eight.py"], 1, &["two-ways of the largest inputs, shrunk from 199073 to "])
}
