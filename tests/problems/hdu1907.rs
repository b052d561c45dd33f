//! Misère Nim by play.

use crate::games::misere_nim;
use crate::kit::lists;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        worst: || misere_nim::worst(474, 47, 4747),
        bounds: || lists::bounds(1..=474, 1..=47, 0..=4747),
        ..misere_nim::problem("hdu1907", Limits::known(1000, 32))
    }
}
