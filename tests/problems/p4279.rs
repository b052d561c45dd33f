//! Misère Nim by play, as in `hdu1907`, in its slightly larger limits.

use crate::games::misere_nim;
use crate::kit::lists;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        worst: || misere_nim::worst(500, 50, 5000),
        bounds: || lists::bounds(1..=500, 1..=50, 0..=5000),
        ..misere_nim::problem("p4279", Limits::known(1000, 162))
    }
}
