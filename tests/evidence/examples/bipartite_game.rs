//! The hike between peaks and valleys, by play.

use evidence::prelude::*;
use evidence::shared::hike;

fn main() -> ExitCode {
    hike::problem("bipartite_game", Limits::known(1000, 256)).main()
}
