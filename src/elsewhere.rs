//! The programs that this documentation names. They are no part of this package: each stands with its rule, its claim
//! and its proof in the collection that the library is of, as `src/bin/NAME.rs`.

macro_rules! elsewhere {
    ($($slug:ident)*) => {
        $(
            #[doc = concat!("`src/bin/", stringify!($slug), ".rs` of the collection.")]
            pub mod $slug {}
        )*
    };
}

// `UPDATE=1 cargo test collection::program-pages` writes what follows.
elsewhere! {
    abc172f abc206f abc209e abc212h abc229h
    abc255g abc261h abc265h abc278f abc278g
    abc297g abc349e abc354e abc368f abc380f
    abc398e abc398g agc005e agc010f agc014d
    agc016f agc017d arc038c arc087e arc091f
    arc112c arc116f arc131c arc134e arc144f
    arc155d arc168b arc191e arc208a arc210d
    atcoder1202b bipartite_game bzoj2819 cf1091h cf1110g
    cf1147c cf1149e cf1310f cf1312f cf1404b
    cf1411g cf1442f cf1451d cf1472d cf1498f
    cf15c cf1610i cf1628d2 cf1704f cf1823e
    cf1867c cf1873h cf1914e2 cf1965a cf1991h
    cf2004e cf2027e2 cf2028e cf2062e1 cf2062e2
    cf2200e cf256c cf277c cf282d cf305e
    cf317d cf388c cf603c cf662a cf725f
    cf768e cf786a cf812e cf850c cf917b
    cf919f cf936b coin_turning coloured_stones cses_grundys_game
    cses_nim_game_1 cses_nim_game_2 cses_removal_game cses_stair_game cses_stick_game
    dynamic_subtraction edpc_k edpc_l gerald08 graph_hackenbush
    gym101908b hackerrank_simple_game hackerrank_zero_move_nim hdu1536 hdu1730
    hdu1846 hdu1848 hdu1907 hdu2516 hdu3032
    hdu3094 hdu3537 hdu3590 hdu3595 hdu3951
    hdu4315 hdu5299 lc_nim_product loj10243 loj2327
    loj2822 loj3118 loj6558 moore_nim multiplicationgame
    nim p10501 p10506 p1247 p12576
    p1290 p13119 p1971 p2148 p2490
    p2575 p2594 p3179 p3185 p3210
    p3235 p3480 p4055 p4077 p4279
    p4301 p4576 p4617 p5363 p5675
    p5970 p6487 p6560 p6665 p6791
    p7589 p7864 p8307 p8347 p8382
    p9169 p9387 poj1704 poj2484 poj3710
    seven_tube sg_table tenkei031 uoj51 wythoff
}
