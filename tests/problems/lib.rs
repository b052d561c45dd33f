//! The evidence: for every program the bare rule of its game, small cases, worst inputs, refusals, and wrong variants.
//!
//! One file a problem, named like its program. Nothing here depends on the library or on a program, and no game theory
//! is used beyond playing out positions (`kit::play`), so that the two cannot be wrong together.
//!
//! A problem is registered by its two lines below: one for the compiler, one in [`all`]. The compiler warns of a
//! module that [`all`] does not use, and `tests/catalogue.rs` fails where a file, a program or a folder of `testdata`
//! has no entry.

pub mod kit;

mod abc398g;
mod agc010f;
mod agc014d;
mod agc016f;
mod agc017d;
mod arc134e;
mod bipartite_game;
mod cf1610i;
mod cf2062e1;
mod cf2062e2;
mod cf2070e;
mod cf794e;
mod coin_turning;
mod coloured_stones;
mod cses_another_game;
mod cses_grundys_game;
mod cses_nim_game_1;
mod cses_nim_game_2;
mod cses_removal_game;
mod cses_stair_game;
mod cses_stick_game;
mod dynamic_subtraction;
mod graph_hackenbush;
mod hdu1536;
mod hdu1730;
mod hdu1846;
mod hdu1848;
mod hdu1907;
mod hdu2516;
mod hdu3032;
mod hdu3094;
mod hdu3537;
mod hdu3590;
mod hdu3595;
mod hdu3951;
mod hdu4315;
mod hdu5299;
mod lc_nim_product;
mod macau2020g;
mod moore_nim;
mod nim;
mod nowcoder2021a;
mod p10220;
mod p2490;
mod p2594;
mod p2599;
mod p3179;
mod p3185;
mod p3235;
mod p3480;
mod p4055;
mod p4077;
mod p4101;
mod p4279;
mod p6665;
mod p7137;
mod p8382;
mod p9169;
mod poj1704;
mod poj2484;
mod poj3710;
mod seven_tube;
mod sg_table;
mod uoj51;
mod wythoff;

use std::sync::LazyLock;

pub use kit::problem::{End, Limits, Problem, Refused, Small, Worst, Wrong};

/// Every problem of the collection.
pub fn all() -> &'static [Problem] {
    static ALL: LazyLock<Vec<Problem>> = LazyLock::new(|| {
        vec![
            abc398g::problem(),
            agc010f::problem(),
            agc014d::problem(),
            agc016f::problem(),
            agc017d::problem(),
            arc134e::problem(),
            bipartite_game::problem(),
            cf1610i::problem(),
            cf2062e1::problem(),
            cf2062e2::problem(),
            cf2070e::problem(),
            cf794e::problem(),
            coin_turning::problem(),
            coloured_stones::problem(),
            cses_another_game::problem(),
            cses_grundys_game::problem(),
            cses_nim_game_1::problem(),
            cses_nim_game_2::problem(),
            cses_removal_game::problem(),
            cses_stair_game::problem(),
            cses_stick_game::problem(),
            dynamic_subtraction::problem(),
            graph_hackenbush::problem(),
            hdu1536::problem(),
            hdu1730::problem(),
            hdu1846::problem(),
            hdu1848::problem(),
            hdu1907::problem(),
            hdu2516::problem(),
            hdu3032::problem(),
            hdu3094::problem(),
            hdu3537::problem(),
            hdu3590::problem(),
            hdu3595::problem(),
            hdu3951::problem(),
            hdu4315::problem(),
            hdu5299::problem(),
            lc_nim_product::problem(),
            macau2020g::problem(),
            moore_nim::problem(),
            nim::problem(),
            nowcoder2021a::problem(),
            p10220::problem(),
            p2490::problem(),
            p2594::problem(),
            p2599::problem(),
            p3179::problem(),
            p3185::problem(),
            p3235::problem(),
            p3480::problem(),
            p4055::problem(),
            p4077::problem(),
            p4101::problem(),
            p4279::problem(),
            p6665::problem(),
            p7137::problem(),
            p8382::problem(),
            p9169::problem(),
            poj1704::problem(),
            poj2484::problem(),
            poj3710::problem(),
            seven_tube::problem(),
            sg_table::problem(),
            uoj51::problem(),
            wythoff::problem(),
        ]
    });
    &ALL
}
