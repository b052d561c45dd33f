//! The hike between peaks and valleys, by play, as in `bipartite_game`.

use evidence::prelude::*;
use evidence::shared::hike;

fn main() -> ExitCode {
    hike::problem("p4617", Limits::UNKNOWN)
        .refused([("a-trail-twice", "2 3\n1 2\n2 2\n@1 2@\n", "a trail that has not come before")])
        .main()
}
