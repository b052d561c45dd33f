//! Turning up to three coins, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let rows = Format::to_end(counted("n", 0..=100, int("a place", 0..=PLACES - 1)));
    Problem::tests("hdu3537", Limits::UNKNOWN, rows, oracle, ["Yes", "No"])
        .small("rows-of-11-coins", || shuffled_rows(11, |_, _| ()))
        .small("rows-of-9-coins-with-coins-named-twice", || {
            shuffled_rows(9, |heads, random| {
                for _ in 0..random.random_range(1..=2) {
                    heads.extend(heads.get(random.random_range(0..9)).copied());
                }
            })
        })
        .inputs_of(2048)
        .beyond(
            "further places: the number of heads and the XOR of their places, which tell the lost rows by themselves",
        )
        .worst("far-places", by_algorithm(by_places), far_places)
        .attacks("sorting 2000 times 100 far places, every other time of a lost row")
        .known("few-coins", || {
            let one = vec![PLACES - 1; 100];
            let four = [PLACES - 1, PLACES - 2, 0, 1].repeat(25);
            ([one, four].into_iter().cycle().take(2000).collect(), [false, true].repeat(1000))
        })
        .attacks("work for coins that are named again")
        .known("short-rows", || {
            ((0..50_000).flat_map(|place| [vec![place], vec![]]).collect(), [false, true].repeat(50_000))
        })
        .attacks("work per test")
        .wrong("yes-for-the-winner", |heads| !published(heads.iter().unique(), odious), "no-heads")
        .says("Prints Yes where the first player wins; Yes means that he loses.")
        .wrong("repeated-coins-cancel", |heads| published(heads, odious), "a-coin-named-twice")
        .says("Lets a coin that is named twice cancel; it lies there once.")
        .wrong("places-from-1", |heads| published(heads.iter().unique(), |place| odious(place + 1)), "rows-of-11-coins")
        .says("Counts the places from 1; odious numbers want them from 0.")
        .wrong("xor-of-the-places", |heads| published(heads.iter().unique(), |place| place), "three-heads")
        .says("Takes the XOR of the places; a place counts as its odious number.")
        .refused([("a-row-cut", "1\n5\n3\n1 2\n@", "an integer from 0 to 99999999")])
        .main()
}

/// Behind the last place.
const PLACES: u32 = 100_000_000;

/// The coin at place x shows its head where bit x is set; turn it and up to two others left of it.
fn moves(&row: &u32) -> Vec<u32> {
    let turned = |x: u32| {
        let up_to_two = (0..=2).flat_map(move |others| (0..x).combinations(others));
        up_to_two.map(move |others| others.into_iter().fold(row ^ 1 << x, |row, y| row ^ 1 << y))
    };
    heads(row).flat_map(turned).collect()
}

fn heads(row: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).filter(move |x| row >> x & 1 == 1)
}

/// Whether a row is lost.
fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    // Coins behind the last head do not matter.
    let shown =
        |row: &u32| board::row((0..32 - row.leading_zeros()).map(|x| if row >> x & 1 == 1 { 'H' } else { 'T' }));
    let turned = |row: &u32, next: &u32| format!("turn {}", heads(row ^ next).map(|x| x + 1).join(", "));
    let mut play = Play::normal(moves).board(shown).label(turned);
    move |heads| !play.value(&heads.iter().fold(0, |row, place| row | 1 << place))
}

/// All rows of so many coins, their heads in random order.
fn shuffled_rows(coins: u32, change: fn(&mut Vec<u32>, &mut Pcg64)) -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut rows = (0..coins).powerset().collect_vec();
    for heads in &mut rows {
        change(heads, &mut random);
        heads.shuffle(&mut random);
    }
    rows
}

/// A hundred far places in each row; their XOR is 0 in every other one.
fn far_places() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut row = |index: u32| loop {
        let mut row = (0..99).map(|_| random.random_range(10_000_000..PLACES)).collect_vec();
        row.push(xor(row.iter().copied()));
        if row[99] < PLACES && row.iter().all_unique() {
            row[0] ^= index % 2;
            return row;
        }
    };
    (0..2000).map(&mut row).collect()
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
fn by_places(heads: &Vec<u32>) -> bool {
    let heads = heads.iter().copied().unique().collect_vec();
    heads.len() % 2 == 0 && xor(heads) == 0
}

/// The published solution, for these heads and with these values of single ones.
fn published<'a>(heads: impl IntoIterator<Item = &'a u32>, lone: fn(u32) -> u32) -> bool {
    xor(heads.into_iter().map(|&place| lone(place))) == 0
}

fn odious(x: u32) -> u32 {
    2 * x + (x.count_ones() + 1) % 2
}
