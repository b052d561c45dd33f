//! Cutting sheets across and along, by play.

use std::sync::LazyLock;

use evidence::partizan::Player;
use evidence::prelude::*;
use evidence::shared::cutcake;

fn main() -> ExitCode {
    let sheet = [int("the breadth", 1..=500), int("the depth", 1..=500), format::choice("a name", &["Harry", "Vicky"])];
    let sheets = Format::tests("n", 1..=10, row(sheet));
    Problem::tests("cuttingbrownies", Limits::known(2000, 256), sheets, oracle, Plain)
        .small("sheets-of-up-to-20-squares-with-either-to-begin", || {
            let sheets = (1..=20).cartesian_product(1..=20);
            with_both(sheets.filter(|(breadth, depth)| breadth * depth <= 20))
        })
        .worst("large-sheets", by_algorithm(by_integers), || {
            with_both([(500, 500), (500, 255), (256, 255), (256, 500), (127, 500)])
        })
        .attacks("a search over pieces")
        .wrong(
            "the-longer-side",
            |case| by_sides(case, |own, other| own > other),
            "sheets-of-up-to-20-squares-with-either-to-begin",
        )
        .says("Compares the numbers of cuts, or the areas that each player's pieces have.")
        .smallest("1\n2 3 Harry\n")
        .wrong("zero-is-enough", |case| by_sides(case, |own, other| own.ilog2() >= other.ilog2()), "equal-logarithms")
        .says("Takes ≥ 0 for > 0.")
        .wrong(
            "vertical-cuts-split-the-depth",
            |case| by_sides(case, |own, other| own.ilog2() < other.ilog2()),
            "strips",
        )
        .says("Exchanges the two directions of cutting.")
        .refused([("a-starter-of-another-name", "2\n4 2 Vicky\n4 2 @harry\n", "Harry or Vicky")])
        .unplayed([("sample-1", "a sheet of 6 × 8, with too many sets of pieces")])
        .main()
}

/// The breadth and the depth of a sheet, and who begins.
type Case = (u32, u32, String);

fn oracle() -> impl FnMut(&Case) -> String {
    let mut play = cutcake::play().named(["Vicky", "Harry"]);
    move |case| said(case, |breadth, depth, starter| play.wins(&cutcake::start((breadth, depth)), starter))
}

/// The line for a sheet; Vicky is Left.
fn said((breadth, depth, name): &Case, wins: impl FnOnce(u32, u32, Player) -> bool) -> String {
    let starter = if name == "Vicky" { Player::Left } else { Player::Right };
    format!("{name} {} win", if wins(*breadth, *depth, starter) { "can" } else { "cannot" })
}

/// Either player starts with every sheet.
fn with_both(sheets: impl IntoIterator<Item = (u32, u32)>) -> Vec<Case> {
    let cases = sheets.into_iter().cartesian_product(["Harry", "Vicky"]);
    cases.map(|((breadth, depth), starter)| (breadth, depth, starter.to_owned())).collect()
}

/// By the values of all sheets, from small to large: the integer nearest to 0 between those of the cuts, the smaller
/// part first.
fn by_integers(case: &Case) -> String {
    static VALUES: LazyLock<Vec<Vec<i64>>> = LazyLock::new(|| {
        const SIDE: usize = 501;
        let mut values = vec![vec![0_i64; SIDE]; SIDE];
        for breadth in 1..SIDE {
            for depth in 1..SIDE {
                let vertical = |cut: usize| values[cut][depth] + values[breadth - cut][depth];
                let horizontal = |cut: usize| values[breadth][cut] + values[breadth][depth - cut];
                let least = (1..=breadth / 2).map(vertical).max().map_or(i64::MIN, |left| left + 1);
                let greatest = (1..=depth / 2).map(horizontal).min().map_or(i64::MAX, |right| right - 1);
                assert!(least <= greatest, "no integer lies between");
                values[breadth][depth] = 0.clamp(least, greatest);
            }
        }
        values
    });
    said(case, |breadth, depth, starter| {
        let value = VALUES[breadth as usize][depth as usize];
        match starter {
            Player::Left => value > 0,
            Player::Right => value < 0,
        }
    })
}

fn by_sides(case: &Case, wins: fn(u32, u32) -> bool) -> String {
    said(case, |breadth, depth, starter| match starter {
        Player::Left => wins(breadth, depth),
        Player::Right => wins(depth, breadth),
    })
}
