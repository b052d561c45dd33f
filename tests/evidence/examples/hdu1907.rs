//! Misère Nim by play.

use evidence::lists;
use evidence::prelude::*;
use evidence::rules::misere_nim;

fn main() -> ExitCode {
    misere_nim::problem("hdu1907", Limits::known(1000, 32))
        .worst(|| misere_nim::worst(474, 47, 4747))
        .bounds(|| lists::bounds(1..=474, 1..=47, 0..=4747))
        .main()
}
