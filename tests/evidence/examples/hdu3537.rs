//! Turning up to three coins, by play.

use evidence::cases;
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("hdu3537", Limits::UNKNOWN, oracle, small)
        .played("all rows of 11 coins, all of 9 with coins named twice")
        .beyond(
            "further places: the number of heads and the XOR of their places, which tell the lost rows by themselves",
        )
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("yes-for-the-winner", |input| published(input, true, odious, false), "no-heads")
                .says("Prints Yes where the first player wins; Yes means that he loses."),
            wrong("repeated-coins-cancel", |input| published(input, false, odious, true), "a-coin-named-twice")
                .says("Lets a coin that is named twice cancel; it lies there once."),
            wrong(
                "places-from-1",
                |input| published(input, true, |place| odious(place + 1), true),
                "all-rows-of-11-coins",
            )
            .says("Counts the places from 1; odious numbers want them from 0."),
            wrong("xor-of-the-places", |input| published(input, true, |place| place, true), "three-heads")
                .says("Takes the XOR of the places; a place counts as its odious number."),
        ])
        .refused([("a-row-cut", "1\n5\n3\n1 2\n@", "an integer from 0 to 99999999")])
        .main()
}

/// The coin at place x shows its head where bit x is set; turn it and up to two others left of it.
fn moves(&row: &u32) -> Vec<u32> {
    let heads = (0..u32::BITS).filter(|x| row >> x & 1 == 1);
    heads
        .flat_map(|x| {
            let up_to_two = (0..=2).flat_map(move |others| (0..x).combinations(others));
            up_to_two.map(move |others| others.into_iter().fold(row ^ 1 << x, |row, y| row ^ 1 << y))
        })
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heads| {
        let row = heads.into_iter().fold(0, |row, place| row | 1 << place);
        !play.value(&row)
    })
}

/// A line for each test, by whether it is lost.
fn answers(input: &str, mut loses: impl FnMut(Vec<u32>) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let n = tokens.read();
        Some(yes_no(loses(tokens.list(n))))
    })
}

fn file(tests: &[Vec<u32>]) -> String {
    let line = |heads: &Vec<u32>| match heads.len() {
        0 => "0\n".to_owned(),
        n => format!("{n}\n{}\n", joined(heads)),
    };
    tests.iter().map(line).collect()
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let rows = |coins: u32| (0..coins).powerset().collect_vec();
    let mut all = rows(11);
    all.iter_mut().for_each(|heads| heads.shuffle(&mut random));
    let mut repeated = rows(9);
    for heads in &mut repeated {
        for _ in 0..random.random_range(1..=2) {
            if let Some(&head) = heads.get(random.random_range(0..9)) {
                heads.push(head);
            }
        }
        heads.shuffle(&mut random);
    }
    vec![Small::new("all-rows-of-11-coins", [file(&all)]), Small::new("repeated-coins", [file(&repeated)])]
}

/// Behind the last place.
const PLACES: u32 = 100_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 0, 100, |n| format!("@{n}\n{}\n", repeated("5 ", n))),
        Bound::integer("a place", 0, i128::from(PLACES) - 1, |place| format!("2\n5 @{place}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "far-places",
            "sorting 2000 times 100 far places, every other time of a lost row",
            Known::ByAlgorithm(by_places),
            || {
                let mut random = seeded(1);
                let mut row = |index: u32| {
                    let mut row = lost_row(&mut random);
                    row[0] ^= index % 2;
                    row
                };
                file(&(0..2000).map(&mut row).collect_vec())
            },
        ),
        Worst::known("few-coins", "work for coins that are named again", move || {
            (
                {
                    let one = vec![PLACES - 1; 100];
                    let four = [PLACES - 1, PLACES - 2, 0, 1].repeat(25);
                    file(&(0..2000).map(|index| [&one, &four][index % 2].clone()).collect_vec())
                },
                "No\nYes\n".repeat(1000),
            )
        }),
        Worst::known("short-rows", "work per test", move || {
            (file(&(0..50_000).flat_map(|place| [vec![place], vec![]]).collect_vec()), "No\nYes\n".repeat(50_000))
        }),
    ]
}

/// A hundred far places whose XOR is 0.
fn lost_row(random: &mut Pcg64) -> Vec<u32> {
    loop {
        let mut row = (0..99).map(|_| random.random_range(10_000_000..PLACES)).collect_vec();
        let last = row.iter().fold(0, |sum, place| sum ^ place);
        row.push(last);
        if last < PLACES && row.iter().all_unique() {
            return row;
        }
    }
}

/// A row is lost iff the number of its heads is even and the XOR of their places is 0.
///
/// Let it be so. Whoever turns one coin or three makes the number odd, and whoever turns two makes the XOR the XOR of
/// two different places. So the row is no longer as it was.
///
/// In any other row let X be the XOR of the places. If the number of heads is even, some head x has the highest bit of
/// X. Turn x and the coin at x ^ X, which is less than x. If the number is odd, let x be the rightmost head. If x = X,
/// turn it alone. Otherwise turn x and two coins left of it whose XOR is y = x ^ X. Let e be the highest bit of x; then
/// no place has a higher one. If y is without e, the two are 0 and y. If y has it, then X has not, so that another head
/// has it, and x is greater than 2^e: the two are 2^e and y ^ 2^e.
fn by_places(input: &str) -> String {
    answers(input, |heads| {
        let heads = heads.into_iter().unique().collect_vec();
        heads.len() % 2 == 0 && heads.iter().fold(0, |sum, place| sum ^ place) == 0
    })
}

/// The published solution with one of its traps, or none.
fn published(input: &str, unique: bool, lone: fn(u32) -> u32, yes_if_lost: bool) -> String {
    answers(input, |mut heads| {
        if unique {
            heads = heads.into_iter().unique().collect();
        }
        let lost = heads.into_iter().fold(0, |sum, place| sum ^ lone(place)) == 0;
        lost == yes_if_lost
    })
}

fn odious(x: u32) -> u32 {
    2 * x + (x.count_ones() + 1) % 2
}
