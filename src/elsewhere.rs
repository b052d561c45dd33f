//! The programs that rest on this library, by their names. They are no part of this package: each stands with its rule,
//! its claim and its proof in the collection that the library is of, as `src/bin/NAME.rs`.

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
    abc398e abc398g abc433g agc002e agc005e
    agc010d agc010f agc014d agc016f agc017d
    agc026f agc033c agc048d agc056d agc064c
    arc038c arc087e arc091f arc105d arc112c
    arc116f arc134e arc137c arc143c arc144f
    arc151c arc155d arc163e arc168b arc191e
    arc208a arc208e arc209a arc210d atcoder1202b
    bipartite_game bzoj2819 cf1033c cf1033g cf1091h
    cf1110g cf1147c cf1147f cf1149e cf1190b
    cf1194d cf1221e cf1310f cf1312f cf1363c
    cf1368f cf1369f cf1370c cf1375f cf1382b
    cf1383b cf1396b cf1404b cf1411g cf1442f
    cf1451d cf1451f cf1458e cf1498f cf1503b
    cf150a cf1527b2 cf1537d cf15c cf1610i
    cf1628d2 cf1704f cf1710e cf1738c cf1823e
    cf1867c cf1873h cf1914e2 cf1934d2 cf1965a
    cf1991h cf2004e cf2027e2 cf2028e cf2062e1
    cf2062e2 cf2070e cf2157i cf2180h1 cf2187c
    cf256c cf277c cf282d cf305e cf317d
    cf346a cf388c cf455b cf493d cf494e
    cf603c cf662a cf725f cf768e cf786a
    cf794e cf812e cf850c cf917b cf919f
    cf936b cf98e coin_turning coloured_stones cses_another_game
    cses_grundys_game cses_nim_game_1 cses_nim_game_2 cses_removal_game cses_stair_game
    cses_stick_game cuttingbrownies dynamic_subtraction edpc_k edpc_l
    gerald08 graph_hackenbush hdu1536 hdu1730 hdu1846
    hdu1848 hdu1907 hdu2516 hdu3032 hdu3094
    hdu3537 hdu3590 hdu3595 hdu3951 hdu4315
    hdu5299 lc_nim_product loj10243 loj10246 loj2327
    loj2822 loj3118 loj3378 loj6558 macau2020g
    moore_nim multiplicationgame nim nowcoder2021a p10220
    p10501 p10506 p10609 p10876 p1199
    p1247 p12576 p1288 p1290 p13071
    p13114 p13119 p13720 p1971 p2148
    p2490 p2575 p2594 p2599 p2964
    p3179 p3185 p3210 p3235 p3480
    p3507 p4018 p4055 p4077 p4096
    p4101 p4279 p4301 p4363 p4576
    p4617 p5363 p5675 p5970 p6487
    p6560 p6665 p6791 p7137 p7413
    p7589 p7864 p8307 p8347 p8382
    p8743 p8901 p9169 p9387 p9971
    poj1704 poj2484 poj3710 seven_tube sg_table
    tenkei031 uoj51 wythoff
}
