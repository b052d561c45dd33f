//! A rule in Rust, and its report: `cargo run -p explore --example mine`.

use explore::heaps;

fn main() {
    heaps(|n| (1..n).filter(|d| n % d == 0).map(|d| vec![n - d]).collect()).show(60);
}
