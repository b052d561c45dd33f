//! Exactly half of the heaps in one move, by play.

use evidence::lists;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1147c", Limits::known(1000, 256), oracle, small)
        .played("2 heaps up to 8, 4 heaps up to 4, 6 heaps up to 3, and 300 random ones up to 8 heaps")
        .beyond("for worst inputs, the moves that are forced, and the heaps in ascending order")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("half-is-enough", |input| answers(input, |heaps| least(&heaps) < heaps.len() / 2), "half-are-least")
                .says(
                    "Takes exactly half of the heaps at the least size for lost; there Alice lowers the others to it.",
                ),
            wrong("any-size-in-the-majority", any_majority, "majority-of-greater-heaps")
                .says("Looks at the size that comes most often, whichever it is; only the least size counts."),
            wrong("greatest-heaps", greatest, "all-of-4-heaps-up-to-4")
                .says("Counts the greatest heaps, not the least."),
            wrong("moore", moore, "all-of-4-heaps-up-to-4")
                .says("This is Moore's Nim, where a move may take from fewer than half of the heaps."),
            wrong("nim", |input| answers(input, |heaps| xor(heaps) != 0), "all-of-4-heaps-up-to-4")
                .says("Takes from one heap only."),
            wrong("misere", misere, "all-of-2-heaps-up-to-8").says("Takes the last stones to lose; here it wins."),
        ])
        .refused([("an-odd-number", "@3\n1 1 1\n", "an even integer from 2 to 50")])
        .main()
}

/// Choose half of the heaps, none of them empty, and take any positive number from each. The order of the heaps does
/// not matter.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let filled = (0..heaps.len()).filter(|&heap| heaps[heap] > 0);
    let lowered = |chosen: Vec<usize>| {
        let sizes = (0..heaps.len()).map(|heap| match chosen.contains(&heap) {
            true => 0..heaps[heap],
            false => heaps[heap]..heaps[heap] + 1,
        });
        sizes.multi_cartesian_product()
    };
    let next = filled.combinations(heaps.len() / 2).flat_map(lowered);
    next.map(|next| next.into_iter().sorted().collect()).unique().collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps.into_iter().sorted().collect()))
}

/// The winner, by whether Alice wins.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answer(input, ["Alice", "Bob"], wins)
}

fn small() -> Vec<Small> {
    let all = |n, most| lists::all(n, 1..=most).iter().map(lists::line).collect_vec();
    let sorted = (0..6).map(|_| 1..=3).multi_cartesian_product().filter(|heaps| heaps.is_sorted());
    let mut random = seeded(1);
    // Few heaps above the least ones, so that both winners are frequent.
    let mixed = (0..300).map(|_| {
        let n = 2 * random.random_range(2..=4);
        let most = [0, 0, 5, 4, 3][n / 2];
        let least = random.random_range(1..most);
        let mut heap = || if random.random_bool(0.5) { least } else { random.random_range(1..=most) };
        lists::line(&(0..n).map(|_| heap()).collect())
    });
    vec![
        Small::new("all-of-2-heaps-up-to-8", all(2, 8)),
        Small::new("all-of-4-heaps-up-to-4", all(4, 4)),
        Small::new("all-of-6-heaps-up-to-3-ascending", sorted.map(|heaps| lists::line(&heaps)).collect_vec()),
        Small::new("mixed-heaps", mixed.collect_vec()),
    ]
}

/// The greatest number of heaps, and of stones in one.
const N: usize = 50;
const STONES: u32 = 50;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 2, N, |n| format!("@{n}\n{}\n", repeated("7 ", n))),
        Bound::integer("a heap", 1, STONES, |heap| format!("4\n7 7 @{heap} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let ones = |ones: usize| lists::line(&[vec![1; ones], vec![STONES; N - ones]].concat());
    vec![
        // Alice empties half of the heaps, and Bob the other half.
        Worst::known("only-ones", "equal heaps", move || (ones(N), "Bob\n".to_owned())),
        // Alice takes 49 stones from each of the larger heaps, and all have one stone.
        Worst::known("half-ones", "a majority that is missing by one heap", move || (ones(25), "Alice\n".to_owned())),
        // Alice has to empty a heap, and at least 25 others are still there. Bob empties 25; fewer than 25 are left.
        Worst::known("one-more-than-half-ones", "a majority by one heap", move || (ones(26), "Bob\n".to_owned())),
        Worst::new("greatest-heaps", "heaps of 50 stones", Known::BySameIdea(by_order), || {
            lists::line(&vec![STONES; N])
        }),
        Worst::new("random", "many sizes", Known::BySameIdea(by_order), || {
            let mut random = seeded(2);
            lists::line(&(0..N).map(|_| random.random_range(1..=STONES)).collect())
        }),
    ]
}

/// In ascending order the first heap and that behind the middle; nothing else is known of so many heaps.
fn by_order(input: &str) -> String {
    answers(input, |mut heaps| {
        heaps.sort_unstable();
        heaps[0] != heaps[heaps.len() / 2]
    })
}

/// How many heaps are of the least size.
fn least(heaps: &[u32]) -> usize {
    heaps.iter().min_set().len()
}

fn any_majority(input: &str) -> String {
    answers(input, |heaps| *heaps.iter().counts().values().max().expect("there is a heap") <= heaps.len() / 2)
}

fn greatest(input: &str) -> String {
    answers(input, |heaps| heaps.iter().max_set().len() <= heaps.len() / 2)
}

fn moore(input: &str) -> String {
    answers(input, |heaps| {
        let count = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
        (0..6).any(|bit| count(bit) % (heaps.len() / 2 + 1) != 0)
    })
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps.into_iter().sorted().collect()))
}
