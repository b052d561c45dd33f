//! A white stone becomes blue ones, by play.

use std::sync::OnceLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([
        row([len("N", 1..=N)]),
        row([list("N", int("W", 0..=MOST))]),
        row([list("N", int("B", 0..=MOST))]),
    ]);
    let form =
        form.such("no heap is empty", |columns: Columns| rows(&columns).iter().all(|(white, blue)| white + blue > 0));
    Problem::one("tenkei031", Limits::UNKNOWN, form, oracle, ["First", "Second"])
        .small("heaps-of-up-to-6-white-and-10-blue-stones", || {
            heaps(6, 10).into_iter().map(|heap| columns(&[heap])).collect()
        })
        .small("pairs-of-heaps-of-up-to-2-white-and-5-blue-stones", || {
            heaps(2, 5).into_iter().combinations_with_replacement(2).map(|pair| columns(&pair)).collect()
        })
        .small("random-games-of-up-to-3-heaps", random_games)
        .beyond("for worst inputs, heaps in pairs, and the mex over all moves for each heap that can come about")
        .worst("random", by_algorithm(by_table), || columns(&random_heaps(1, 1)))
        .attacks("tables of 50 blue stones, and reading")
        .worst("almost-fifty", by_algorithm(by_table), || columns(&random_heaps(2, MOST - 2)))
        .attacks("the longest play, with 1325 blue stones")
        .known("pairs", || (columns(&random_heaps(3, 1)[..N / 2].repeat(2)), false))
        .attacks("heaps that the second player keeps equal in pairs")
        .known("pairs-and-fifty-blue-stones", || {
            // A heap of 50 and one of 25 are equal after the move of 25; the other stones are in pairs.
            let others = random_heaps(4, 1)[..N / 2 - 1].repeat(2);
            (columns(&others.into_iter().chain([(0, 50), (0, 25)]).collect_vec()), true)
        })
        .attacks("the same, where the first player has 25 moves more")
        .wrong("white-counted-after", |columns| played(columns, |white| white - 1, |blue| blue / 2), SINGLE)
        .says("Adds w − 1 blue stones: w is counted before the white stone is taken.")
        .wrong("a-half-rounded-up", |columns| played(columns, |white| white, |blue| blue.div_ceil(2)), SINGLE)
        .says("Rounds half of the blue stones up: from a heap of one blue stone nothing can be taken.")
        .wrong("all-blue-stones", |columns| played(columns, |white| white, |blue| blue), SINGLE)
        .says("Takes as many blue stones as there are; at most half of them may be taken.")
        .wrong("white-stones-alone", |columns| played(columns, |_| 0, |blue| blue / 2), SINGLE)
        .says("Takes white stones without adding blue ones.")
        .wrong("fifty-blue-stones", |columns| by_values(columns, short_table), "large-two-and-fifty")
        .says("Stops the table at 50 blue stones; up to 1325 come about.")
        .wrong("heaps-as-pairs", as_pairs, PAIRS)
        .says("Reads W and B of a heap side by side; all W come first, then all B.")
        .wrong("xor-of-outcomes", |columns| by_values(columns, |heap| value(heap).min(1)), PAIRS)
        .says("Counts the won heaps; values are needed where heaps are added.")
        .wrong("misere", misere, SINGLE)
        .says("Lets a player who cannot move win; here he loses.")
        .wrong("one-white-stone-is-lost", |columns| by_values(columns, with_a_lost_stone), SINGLE)
        .says("Takes a single white stone for lost: it leaves one blue stone, from which nothing can be taken.")
        .unplayed([
            ("sample-4", "the blue stones of its 6 heaps grow to 109"),
            ("sample-5", "the blue stones of its 6 heaps grow to 77"),
        ])
        .refused([("an-empty-heap", "3\n1 0 0\n0 2 @0\n", "an integer from 1 to 50, as the heap has no white stone")])
        .main()
}

const SINGLE: &str = "heaps-of-up-to-6-white-and-10-blue-stones";
const PAIRS: &str = "pairs-of-heaps-of-up-to-2-white-and-5-blue-stones";

/// The largest numbers of heaps, and of stones of a colour in one.
const N: usize = 100_000;
const MOST: usize = 50;

/// The white stones of all heaps, and the blue ones.
type Columns = (Vec<usize>, Vec<usize>);

/// White and blue stones.
type Heap = (usize, usize);

/// Take away one of w white stones and add w blue ones, or take up to half of the blue ones away.
fn moves(heap: Heap) -> Vec<Heap> {
    moves_of(heap, |white| white, |blue| blue / 2)
}

/// The same with other numbers of blue stones: how many are added, and how many may be taken.
fn moves_of((white, blue): Heap, added: fn(usize) -> usize, most: fn(usize) -> usize) -> Vec<Heap> {
    let takes_white = (white >= 1).then(|| (white - 1, blue + added(white)));
    takes_white.into_iter().chain((1..=most(blue)).map(|taken| (white, blue - taken))).collect()
}

fn oracle() -> impl FnMut(&Columns) -> bool {
    |columns| played(columns, |white| white, |blue| blue / 2)
}

fn played(columns: &Columns, added: fn(usize) -> usize, most: fn(usize) -> usize) -> bool {
    let heap = |(index, (white, blue)): (usize, &Heap)| {
        (format!("heap {}:", index + 1), format!("{white} white and {blue} blue"))
    };
    Play::normal(|heaps: &Vec<Heap>| in_one(heaps, |&heap| moves_of(heap, added, most)))
        .board(|heaps| board::numbers(heaps.iter().enumerate().map(heap)))
        .value(&rows(columns))
}

fn rows((white, blue): &Columns) -> Vec<Heap> {
    white.iter().copied().zip(blue.iter().copied()).collect()
}

fn columns(heaps: &[Heap]) -> Columns {
    heaps.iter().copied().unzip()
}

fn heaps(white: usize, blue: usize) -> Vec<Heap> {
    (0..=white).cartesian_product(0..=blue).skip(1).collect()
}

fn random_games() -> Vec<Columns> {
    let mut random = seeded(1);
    let mut game = |index: usize| {
        let n = [1, 2, 2, 3][index % 4];
        let (white, blue) = [(5, 9), (3, 6), (1, 4)][n - 1];
        (0..n).map(|_| (random.random_range(0..=white), random.random_range(1..=blue))).unzip()
    };
    (0..400).map(&mut game).collect()
}

fn random_heaps(seed: u64, least: usize) -> Vec<Heap> {
    let mut random = seeded(seed);
    let mut stones = || random.random_range(least..=MOST);
    (0..N).map(|_| (stones(), stones())).collect()
}

/// The mex of the values of all that a move leaves.
fn value(heap: Heap) -> usize {
    static VALUES: OnceLock<Vec<Vec<usize>>> = OnceLock::new();
    let compute = || {
        let mut values: Vec<Vec<usize>> = vec![];
        for white in 0..=MOST {
            values.push(vec![]);
            for blue in 0..=MOST + (white + 1..=MOST).sum::<usize>() {
                let mut reached = vec![false; blue / 2 + 3];
                for (white, blue) in moves((white, blue)) {
                    if let Some(reached) = reached.get_mut(values[white][blue]) {
                        *reached = true;
                    }
                }
                let value = reached.iter().position(|reached| !reached);
                values[white].push(value.expect("there are fewer moves"));
            }
        }
        values
    };
    VALUES.get_or_init(compute)[heap.0][heap.1]
}

fn by_table(columns: &Columns) -> bool {
    by_values(columns, value)
}

fn by_values(columns: &Columns, value: fn(Heap) -> usize) -> bool {
    xor(rows(columns).into_iter().map(value)) != 0
}

/// The value of a heap where more than 50 blue stones count as 50.
fn short_table(heap: Heap) -> usize {
    let cut = |(white, blue): Heap| (white, blue.min(MOST));
    Play::grundy(|&heap: &Heap| moves(heap).into_iter().map(cut).collect()).value(&heap)
}

fn as_pairs((white, blue): &Columns) -> bool {
    let heaps = white.iter().chain(blue).copied().tuples().collect_vec();
    Play::normal(|heaps: &Vec<Heap>| in_one(heaps, |&heap| moves(heap))).value(&heaps)
}

fn misere(columns: &Columns) -> bool {
    Play::misere(|heaps: &Vec<Heap>| in_one(heaps, |&heap| moves(heap))).value(&rows(columns))
}

/// The value of a heap where one white stone alone has no move.
fn with_a_lost_stone(heap: Heap) -> usize {
    Play::grundy(|&heap: &Heap| if heap == (1, 0) { vec![] } else { moves(heap) }).value(&heap)
}
