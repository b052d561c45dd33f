//! Cutting sheets across and along, by play.

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;
use evidence::rules::cutcake;

fn main() -> ExitCode {
    Problem::new("cuttingbrownies", Limits::known(2000, 256), oracle, small)
        .played("all sheets up to 20 squares")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-longer-side", |input| by_sides(input, |own, other| own > other), "all-sheets-up-to-20-squares")
                .says("Compares the numbers of cuts, or the areas that each player's pieces have.")
                .smallest("1\n2 3 Harry\n"),
            wrong("zero-is-enough", zero_is_enough, "equal-logarithms").says("Takes ≥ 0 for > 0."),
            wrong("vertical-cuts-split-the-depth", turned, "strips").says("Exchanges the two directions of cutting."),
        ])
        .refused([("a-starter-of-another-name", "2\n4 2 Vicky\n4 2 @harry\n", "Harry or Vicky")])
        .unplayed([("sample-1", "a sheet of 6 × 8, with too many sets of pieces")])
        .main()
}

type Sheet = (u32, u32);

fn oracle(input: &str) -> String {
    let mut play = Partizan::new(cutcake::moves);
    answers(input, |sheet, starter| play.wins(&cutcake::start(sheet), starter))
}

/// A line for each sheet and starter; Vicky is Left.
fn answers(input: &str, mut wins: impl FnMut(Sheet, Player) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let line = |_| {
        let sheet = (tokens.read(), tokens.read());
        let name: String = tokens.read();
        let starter = match name.as_str() {
            "Vicky" => Player::Left,
            _ => Player::Right,
        };
        let verb = if wins(sheet, starter) { "can" } else { "cannot" };
        format!("{name} {verb} win\n")
    };
    (0..tests).map(line).collect()
}

/// Files of ten tests or fewer, in which either player starts with every sheet.
fn files(sheets: impl IntoIterator<Item = Sheet>) -> Vec<String> {
    let tests = sheets
        .into_iter()
        .cartesian_product(["Harry", "Vicky"])
        .map(|((breadth, depth), starter)| format!("{breadth} {depth} {starter}\n"));
    let file = |tests: Vec<String>| format!("{}\n{}", tests.len(), tests.concat());
    let chunks = tests.chunks(10);
    chunks.into_iter().map(|chunk| file(chunk.collect())).collect()
}

fn small() -> Vec<Small> {
    let sheets = (1..=20).cartesian_product(1..=20);
    let up_to_20 = sheets.filter(|(breadth, depth)| breadth * depth <= 20);
    vec![Small::new("all-sheets-up-to-20-squares", files(up_to_20))]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, 10, |n| format!("@{n}\n{}", repeated("3 3 Harry\n", n))),
        Bound::integer("the breadth", 1, 500, |breadth| format!("1\n@{breadth} 3 Harry\n")),
        Bound::integer("the depth", 1, 500, |depth| format!("1\n3 @{depth} Vicky\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let sheets = [(500, 500), (500, 255), (256, 255), (256, 500), (127, 500)];
    vec![Worst::new("large-sheets", "a search over pieces", Known::ByAlgorithm(by_integers), move || {
        files(sheets).concat()
    })]
}

/// By the values of all sheets, from small to large: the integer nearest to 0 between those of the cuts.
fn by_integers(input: &str) -> String {
    const SIDE: usize = 501;
    let mut values = vec![vec![0_i64; SIDE]; SIDE];
    for breadth in 1..SIDE {
        for depth in 1..SIDE {
            let vertical = |cut: usize| values[cut][depth] + values[breadth - cut][depth];
            let horizontal = |cut: usize| values[breadth][cut] + values[breadth][depth - cut];
            let least = (1..breadth).map(vertical).max().map_or(i64::MIN, |left| left + 1);
            let greatest = (1..depth).map(horizontal).min().map_or(i64::MAX, |right| right - 1);
            assert!(least <= greatest, "no integer lies between");
            values[breadth][depth] = 0.clamp(least, greatest);
        }
    }
    answers(input, |(breadth, depth), starter| {
        let value = values[breadth as usize][depth as usize];
        match starter {
            Player::Left => value > 0,
            Player::Right => value < 0,
        }
    })
}

fn by_sides(input: &str, wins: impl Fn(u32, u32) -> bool) -> String {
    answers(input, |(breadth, depth), starter| match starter {
        Player::Left => wins(breadth, depth),
        Player::Right => wins(depth, breadth),
    })
}

fn zero_is_enough(input: &str) -> String {
    by_sides(input, |own, other| own.ilog2() >= other.ilog2())
}

fn turned(input: &str) -> String {
    by_sides(input, |own, other| own.ilog2() < other.ilog2())
}
