//! Misère Nim by play, as in `hdu1907`, in its slightly larger limits.

use evidence::lists;
use evidence::prelude::*;
use evidence::rules::misere_nim;

fn main() -> ExitCode {
    misere_nim::problem("p4279", Limits::known(1000, 162))
        .worst(|| misere_nim::worst(500, 50, 5000))
        .bounds(|| lists::bounds(1..=500, 1..=50, 0..=5000))
        .main()
}
