//! A white stone becomes blue ones, by play.

use std::sync::OnceLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("tenkei031", Limits::UNKNOWN, oracle, small)
        .played("a heap of up to 6 white and 10 blue stones, pairs of up to 2 and 5, 400 games of up to 3 heaps")
        .beyond("for worst inputs, heaps in pairs, and the mex over all moves for each heap that can come about")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("white-counted-after", |input| played(input, |white| white - 1, |blue| blue / 2), "single-heaps")
                .says("Adds w − 1 blue stones: w is counted before the white stone is taken."),
            wrong("a-half-rounded-up", |input| played(input, |white| white, |blue| blue.div_ceil(2)), "single-heaps")
                .says("Rounds half of the blue stones up: from a heap of one blue stone nothing can be taken."),
            wrong("all-blue-stones", |input| played(input, |white| white, |blue| blue), "single-heaps")
                .says("Takes as many blue stones as there are; at most half of them may be taken."),
            wrong("white-stones-alone", |input| played(input, |_| 0, |blue| blue / 2), "single-heaps")
                .says("Takes white stones without adding blue ones."),
            wrong("fifty-blue-stones", |input| by_values(input, short_table), "large-two-and-fifty")
                .says("Stops the table at 50 blue stones; up to 1325 come about."),
            wrong("heaps-as-pairs", as_pairs, "two-heaps")
                .says("Reads W and B of a heap side by side; all W come first, then all B."),
            wrong("xor-of-outcomes", |input| by_values(input, |heap| value(heap).min(1)), "two-heaps")
                .says("Counts the won heaps; values are needed where heaps are added."),
            wrong("misere", misere, "single-heaps").says("Lets win who cannot move; here he loses."),
        ])
        .unplayed([
            ("sample-4", "the blue stones of its 6 heaps grow to 109"),
            ("sample-5", "the blue stones of its 6 heaps grow to 77"),
        ])
        .refused([("an-empty-heap", "3\n1 0 0\n0 2 @0\n", "an integer from 1 to 50, as the heap has no white stone")])
        .main()
}

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

fn oracle(input: &str) -> String {
    played(input, |white| white, |blue| blue / 2)
}

fn played(input: &str, added: fn(usize) -> usize, most: fn(usize) -> usize) -> String {
    let mut play = Play::normal(|heaps: &Vec<Heap>| in_one(heaps, |&heap| moves_of(heap, added, most)));
    answer(input, |heaps| play.value(&heaps))
}

fn answer(input: &str, wins: impl FnOnce(Vec<Heap>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let (white, blue): (Vec<usize>, Vec<usize>) = (tokens.list(n), tokens.list(n));
    let first_wins = wins(white.into_iter().zip(blue).collect());
    format!("{}\n", if first_wins { "First" } else { "Second" })
}

fn file(heaps: &[Heap]) -> String {
    let (white, blue): (Vec<usize>, Vec<usize>) = heaps.iter().copied().unzip();
    format!("{}\n{}\n{}\n", heaps.len(), joined(white), joined(blue))
}

fn heaps(white: usize, blue: usize) -> Vec<Heap> {
    (0..=white).cartesian_product(0..=blue).skip(1).collect()
}

fn small() -> Vec<Small> {
    let pairs = heaps(2, 5).into_iter().combinations_with_replacement(2).map(|pair| file(&pair));
    let mut random = seeded(1);
    let mut random_game = |index: usize| {
        let n = [1, 2, 2, 3][index % 4];
        let (white, blue) = [(5, 9), (3, 6), (1, 4)][n - 1];
        let heaps = (0..n).map(|_| (random.random_range(0..=white), random.random_range(1..=blue)));
        file(&heaps.collect_vec())
    };
    let random_games = (0..400_usize).map(&mut random_game).collect_vec();
    vec![
        Small::new("single-heaps", heaps(6, 10).into_iter().map(|heap| file(&[heap]))),
        Small::new("two-heaps", pairs),
        Small::new("random-games", random_games),
    ]
}

/// The greatest numbers of heaps, and of stones of a colour in one.
const N: usize = 100_000;
const MOST: usize = 50;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n}\n{}\n{}\n", repeated("7 ", n), repeated("5 ", n))),
        Bound::integer("W", 0, MOST, |white| format!("3\n1 @{white} 1\n2 2 2\n")),
        Bound::integer("B", 0, MOST, |blue| format!("3\n1 1 1\n2 @{blue} 2\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let by_table = Known::ByAlgorithm(by_table);
    let random_heaps = |seed, least| {
        let mut random = seeded(seed);
        let mut stones = || random.random_range(least..=MOST);
        (0..N).map(|_| (stones(), stones())).collect_vec()
    };
    vec![
        Worst::new("random", "tables of 50 blue stones, and reading", by_table, move || file(&random_heaps(1, 1))),
        Worst::new("almost-fifty", "the longest play, with 1325 blue stones", by_table, move || {
            file(&random_heaps(2, MOST - 2))
        }),
        Worst::known("pairs", "heaps that the second player keeps equal in pairs", move || {
            (file(&random_heaps(3, 1)[..N / 2].repeat(2)), "Second\n".to_owned())
        }),
        Worst::known("pairs-and-fifty-blue-stones", "the same, where the first player has 25 moves more", move || {
            // A heap of 50 and one of 25 are equal after the move of 25; the other stones are in pairs.
            let others = random_heaps(4, 1)[..N / 2 - 1].repeat(2);
            (file(&others.into_iter().chain([(0, 50), (0, 25)]).collect_vec()), "First\n".to_owned())
        }),
    ]
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

fn by_table(input: &str) -> String {
    by_values(input, value)
}

fn by_values(input: &str, value: fn(Heap) -> usize) -> String {
    answer(input, |heaps| xor(heaps.into_iter().map(value)) != 0)
}

/// The value of a heap where more than 50 blue stones count as 50.
fn short_table(heap: Heap) -> usize {
    let cut = |(white, blue): Heap| (white, blue.min(MOST));
    Play::grundy(|&heap: &Heap| moves(heap).into_iter().map(cut).collect()).value(&heap)
}

fn as_pairs(input: &str) -> String {
    let mut tokens = Tokens::new(input);
    let n: usize = tokens.read();
    let heaps = (0..n).map(|_| (tokens.read(), tokens.read())).collect();
    if Play::normal(|heaps: &Vec<Heap>| in_one(heaps, |&heap| moves(heap))).value(&heaps) { "First" } else { "Second" }
        .to_owned()
        + "\n"
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(|heaps: &Vec<Heap>| in_one(heaps, |&heap| moves(heap)));
    answer(input, |heaps| play.value(&heaps))
}
