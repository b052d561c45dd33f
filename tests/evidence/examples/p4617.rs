//! The hike between peaks and valleys, by play, as in `bipartite_game`.

use evidence::prelude::*;
use evidence::shared::hike;

fn main() -> ExitCode {
    hike::problem("p4617", Limits::UNKNOWN).main()
}
