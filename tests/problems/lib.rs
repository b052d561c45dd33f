//! The evidence: for every program the bare rule of its game, small cases, worst inputs, refusals, and wrong variants.
//!
//! One file a problem, named like its program. Nothing here depends on the library or on a program, and no game theory
//! is used beyond playing out positions (`kit::play`), so that the two cannot be wrong together.
//!
//! Each problem is a feature of this crate, so that one can be built without the others: `cargo evidence p2599`.
//! `UPDATE=1 cargo test --test catalogue` writes the list below and that of the features; `tests/catalogue` fails where
//! a file, a program or a folder of `testdata` has no entry. (rustfmt does not look into the list: `rustfmt
//! tests/problems/*.rs` does.)

pub mod games;
pub mod kit;
#[cfg(feature = "default")]
pub mod pictures;

use std::sync::LazyLock;

pub use kit::problem::{Bound, End, Known, Limits, Problem, Refused, Small, Unplayed, Worst, Wrong};

/// Declares the modules, and gives the problem of each.
macro_rules! problems {
    ($($slug:ident $feature:literal)*) => {
        $(
            #[cfg(feature = $feature)]
            mod $slug;
        )*

        /// Every problem of the collection.
        pub fn all() -> &'static [Problem] {
            static ALL: LazyLock<Vec<Problem>> = LazyLock::new(|| {
                vec![$(#[cfg(feature = $feature)] $slug::problem()),*]
            });
            &ALL
        }
    };
}

/// The problem of this name.
pub fn named(slug: &str) -> Option<&'static Problem> {
    all().iter().find(|problem| problem.slug == slug)
}

problems! {
    abc206f "abc206f"
    abc209e "abc209e"
    abc212h "abc212h"
    abc229h "abc229h"
    abc255g "abc255g"
    abc261h "abc261h"
    abc265h "abc265h"
    abc278g "abc278g"
    abc297g "abc297g"
    abc398g "abc398g"
    agc002e "agc002e"
    agc010d "agc010d"
    agc010f "agc010f"
    agc014d "agc014d"
    agc016f "agc016f"
    agc017d "agc017d"
    agc033c "agc033c"
    agc048d "agc048d"
    agc056d "agc056d"
    arc087e "arc087e"
    arc091f "arc091f"
    arc105d "arc105d"
    arc116f "arc116f"
    arc134e "arc134e"
    arc137c "arc137c"
    bipartite_game "bipartite_game"
    cf1033g "cf1033g"
    cf1147f "cf1147f"
    cf1149e "cf1149e"
    cf1312f "cf1312f"
    cf1368f "cf1368f"
    cf1375f "cf1375f"
    cf1442f "cf1442f"
    cf1451f "cf1451f"
    cf1458e "cf1458e"
    cf1498f "cf1498f"
    cf1503b "cf1503b"
    cf1610i "cf1610i"
    cf1704f "cf1704f"
    cf1710e "cf1710e"
    cf1823e "cf1823e"
    cf1867c "cf1867c"
    cf1934d2 "cf1934d2"
    cf2062e1 "cf2062e1"
    cf2062e2 "cf2062e2"
    cf2070e "cf2070e"
    cf277c "cf277c"
    cf305e "cf305e"
    cf494e "cf494e"
    cf786a "cf786a"
    cf794e "cf794e"
    cf850c "cf850c"
    cf919f "cf919f"
    coin_turning "coin_turning"
    coloured_stones "coloured_stones"
    cses_another_game "cses_another_game"
    cses_grundys_game "cses_grundys_game"
    cses_nim_game_1 "cses_nim_game_1"
    cses_nim_game_2 "cses_nim_game_2"
    cses_removal_game "cses_removal_game"
    cses_stair_game "cses_stair_game"
    cses_stick_game "cses_stick_game"
    cuttingbrownies "cuttingbrownies"
    dynamic_subtraction "dynamic_subtraction"
    gerald08 "gerald08"
    graph_hackenbush "graph_hackenbush"
    hdu1536 "hdu1536"
    hdu1730 "hdu1730"
    hdu1846 "hdu1846"
    hdu1848 "hdu1848"
    hdu1907 "hdu1907"
    hdu2516 "hdu2516"
    hdu3032 "hdu3032"
    hdu3094 "hdu3094"
    hdu3537 "hdu3537"
    hdu3590 "hdu3590"
    hdu3595 "hdu3595"
    hdu3951 "hdu3951"
    hdu4315 "hdu4315"
    hdu5299 "hdu5299"
    lc_nim_product "lc_nim_product"
    macau2020g "macau2020g"
    moore_nim "moore_nim"
    nim "nim"
    nowcoder2021a "nowcoder2021a"
    p10220 "p10220"
    p1247 "p1247"
    p1971 "p1971"
    p2490 "p2490"
    p2594 "p2594"
    p2599 "p2599"
    p3179 "p3179"
    p3185 "p3185"
    p3210 "p3210"
    p3235 "p3235"
    p3480 "p3480"
    p4055 "p4055"
    p4077 "p4077"
    p4101 "p4101"
    p4279 "p4279"
    p6560 "p6560"
    p6665 "p6665"
    p6791 "p6791"
    p7137 "p7137"
    p8382 "p8382"
    p9169 "p9169"
    p9387 "p9387"
    poj1704 "poj1704"
    poj2484 "poj2484"
    poj3710 "poj3710"
    seven_tube "seven_tube"
    sg_table "sg_table"
    uoj51 "uoj51"
    wythoff "wythoff"
}
