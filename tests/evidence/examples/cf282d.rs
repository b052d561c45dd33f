//! From one number, or the same from all, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = counted("n", 1..=3, int("a number", 0..=MOST));
    Problem::one("cf282d", Limits::known(2000, 256), numbers, oracle, ["BitLGM", "BitAryo"])
        .inputs_of(1)
        .all([("n", 1), ("a number", MOST.into())])
        .all([("n", 2), ("a number", 20)])
        .all([("n", 3), ("a number", 7)])
        .small("random-triples-up-to-20-half-of-them-with-xor-0", || {
            let mut random = seeded(1);
            let mut numbers = |case| {
                let [a, b, c] = [(); 3].map(|()| random.random_range(0..=20_u32));
                vec![a, b, if case % 2 == 0 { (a ^ b).min(20) } else { c }]
            };
            (0..200).map(&mut numbers).collect()
        })
        .beyond("for worst inputs, a table in which each lost position excludes those from which a move leads to it")
        .worst("a-large-lost-pair", by_algorithm(by_table), || vec![184, 298])
        .attacks("the golden ratio, where the numbers are largest")
        .worst("a-large-won-pair", by_algorithm(by_table), || vec![184, 299])
        .attacks("the same, beside the lost pair")
        .worst("a-large-lost-triple", by_algorithm(by_table), || vec![299, 256, 43])
        .attacks("a search through 27 million positions with 900 moves each")
        .worst("a-large-won-triple", by_algorithm(by_table), || vec![299, 299, 299])
        .attacks("the same, where a move from all numbers seems to win")
        .wrong("nim", |numbers| xor(numbers.iter().copied()) != 0, "all-2")
        .says("Takes the XOR for two numbers, too; with two, the game is Wythoff's.")
        .wrong("from-two-of-three", |numbers| Play::normal(|at| moves(at, true)).value(numbers), "all-3")
        .says("Lets a player subtract the same from two of three numbers; it has to be from all.")
        .wrong(
            "wythoff-beside-zero",
            |numbers| match numbers[..] {
                [0, a, b] | [a, 0, b] | [a, b, 0] => oracle()(&vec![a, b]),
                _ => oracle()(numbers),
            },
            "all-3",
        )
        .says("Drops zeros: with a 0 among three numbers nothing can be subtracted from all.")
        .main()
}

/// The largest number.
const MOST: u32 = 299;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(|numbers| moves(numbers, false)).board(|numbers| board::heaps(numbers.iter().copied()));
    move |numbers| play.value(numbers)
}

/// The same from one number, or from all; or, which is wrong, from two.
fn moves(numbers: &Vec<u32>, from_two: bool) -> Vec<Vec<u32>> {
    let counts = [1].into_iter().chain(from_two.then_some(2)).chain([numbers.len()]).dedup();
    let chosen = counts.flat_map(|count| (0..numbers.len()).combinations(count));
    let subtracted = chosen.flat_map(|chosen| {
        let most = chosen.iter().map(|&index| numbers[index]).min().expect("a number");
        (1..=most).map(move |x| {
            let mut left = numbers.clone();
            chosen.iter().for_each(|&index| left[index] -= x);
            left
        })
    });
    subtracted.collect()
}

/// From the smallest position on: one that no lost one excludes is lost, and excludes all behind it that agree with it
/// but in one number, and all behind it whose numbers differ from its own by the same.
fn by_table(numbers: &Vec<u32>) -> bool {
    let [a, b, c] = [0, 1, 2].map(|index| numbers.get(index).map_or(0, |&number| number as usize));
    let (side, wide) = (MOST as usize + 1, 2 * MOST as usize + 2);
    // A lost position excludes what is behind it on lines, along which moves go; here these have numbers.
    let lines = |[a, b, c]: [usize; 3]| match numbers.len() {
        2 => [b, side + a, 2 * side + side + a - b, 5 * side],
        _ => {
            let place = |kind: usize, u: usize, v: usize| (kind * wide + u) * wide + v;
            [place(0, b, c), place(1, a, c), place(2, a, b), place(3, side + a - b, side + a - c)]
        }
    };
    let moves = if numbers.len() == 2 { 3 } else { 4 };
    let mut is_excluded = vec![false; 4 * wide * wide];
    let before = (0..=a).cartesian_product(0..=if numbers.len() > 1 { side - 1 } else { 0 });
    for ((x, y), z) in before.cartesian_product(0..=if numbers.len() > 2 { side - 1 } else { 0 }) {
        let lines = &lines([x, y, z])[..moves];
        let is_lost = lines.iter().all(|&line| !is_excluded[line]);
        lines.iter().for_each(|&line| is_excluded[line] |= is_lost);
        if [x, y, z] == [a, b, c] {
            return !is_lost;
        }
    }
    unreachable!("the position is among them")
}
