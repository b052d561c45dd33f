//! Taking a number of beads out of a set, by play.

use evidence::prelude::*;
use evidence::shared::closed::closed;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let set = row([len("k", 0..=100), list("k", int("s", 1..=10_000))]);
    let positions = list("m", row([len("l", 0..=100), list("l", int("h", 0..=LARGEST))]));
    let sets = Format::until("0", format::all([set, row([len("m", 0..=100)]), positions]));
    let letters = |wins: &Vec<bool>| wins.iter().map(|&won| if won { 'W' } else { 'L' }).collect::<String>();
    Problem::tests("hdu1536", Limits::known(1000, 32), sets, || by_play, letters)
        .promise("no list is empty", |(set, positions)| {
            !set.is_empty() && !positions.is_empty() && positions.iter().all(|heaps| !heaps.is_empty())
        })
        .small("sets-of-numbers-up-to-5-with-up-to-100-pairs-up-to-12", || {
            // In pairs of heaps all differences between values show.
            let positions = (0..=12).combinations_with_replacement(2).collect_vec();
            let sets = (1..=5).powerset().filter(|set| !set.is_empty());
            sets.cartesian_product(positions.chunks(100)).map(|(set, positions)| (set, positions.to_vec())).collect()
        })
        .small("random-sets-of-up-to-8-numbers-up-to-30-with-100-pairs-up-to-45", || {
            random_tests(1, 60, |round, random| {
                let set = numbers(1 + round % 8, 1, 30, random);
                (set, (0..100).map(|_| numbers(2, 0, 45, random)).collect())
            })
        })
        .small("random-sets-of-2-to-6-numbers-up-to-9-with-100-triples-up-to-12", || {
            random_tests(6, 30, |round, random| {
                let set = numbers(2 + round % 5, 1, 9, random);
                (set, (0..100).map(|_| numbers(3, 0, 12, random)).collect())
            })
        })
        .small("random-sets-of-up-to-5-numbers-up-to-9-with-two-pairs-and-one-more-up-to-20", || {
            random_tests(7, 20, |round, random| {
                let set = numbers(1 + round % 5, 1, 9, random);
                (set, (0..=20).map(|single| vec![4, single, 7, 4, 7]).collect())
            })
        })
        .beyond(
            "larger heaps: a single heap by play where all others are equal in pairs, else \
             the values of heaps by definition",
        )
        .promise_by("the input ends with a 0", |input| closed(input, "0"))
        .made_by(|judge| judge != "Kattis")
        .promise_by("there is one set, and no 0 behind it", single_sets)
        .made_by(|judge| judge == "Kattis")
        .worst("random-sets", by_same_idea(by_values), || {
            large_tests(|random| numbers(100, 1, 2_000, random), balanced)
        })
        .attacks("20 tables with 100 moves to every heap")
        .worst("first-hundred", by_algorithm(by_single_heaps), || large_tests(|_| (1..=100).rev().collect(), mirrored))
        .attacks("values up to 100, and a long search for every mex")
        .worst("equal-moves", by_algorithm(by_single_heaps), || large_tests(|_| vec![1; 100], mirrored))
        .attacks("a hundred times the same move")
        .worst("small-tests", by_algorithm(by_single_heaps), || {
            random_tests(2, 20_000, |_, random| (numbers(2, 1, 20, random), vec![numbers(1, 1, 20, random)]))
        })
        .attacks("work per test: 20 000 sets with a single heap")
        .wrong("only-sorted-sets", only_sorted_sets, "unsorted-set")
        .says("Takes the first move greater than the heap for the end of the moves.")
        .wrong(
            "every-heap-can-be-emptied",
            |case| played(case, |set, heap| set.iter().filter(|_| heap > 0).map(|s| heap.saturating_sub(*s)).collect()),
            "stuck-heaps",
        )
        .says("Lets a move take what is left of a heap when it is less than the move says.")
        .wrong(
            "nim-of-the-outcomes",
            |(set, positions)| {
                let mut play = Play::normal(|&heap: &usize| left(set, heap));
                let mut won = |heaps: &Vec<usize>| heaps.iter().filter(|&heap| play.value(heap)).count() % 2 == 1;
                positions.iter().map(&mut won).collect()
            },
            "sets-of-numbers-up-to-5-with-up-to-100-pairs-up-to-12",
        )
        .says("Takes 0 and 1 for the values of lost and won heaps.")
        .refused([("a-position-cut", "1 2\n2\n1 5\n2 7\n@", "an integer from 0 to 10000")])
        .main()
}

/// Each set with its positions as an input of its own, without a 0 at the end.
fn single_sets(input: &str) -> Vec<String> {
    let mut lines = input.lines();
    let set = || {
        let set = lines.next().filter(|set| *set != "0")?;
        let count = lines.next()?;
        let positions = lines.by_ref().take(count.trim().parse().ok()?);
        Some([set, count].into_iter().chain(positions).map(|line| format!("{line}\n")).collect())
    };
    std::iter::from_fn(set).collect()
}

/// The largest heap.
const LARGEST: usize = 10_000;

/// The set, and the positions asked for it.
type Case = (Vec<usize>, Vec<Vec<usize>>);

fn by_play(case: &Case) -> Vec<bool> {
    played(case, left)
}

/// What is left of a heap after each move: as many beads are taken as some number of the set says.
fn left(set: &[usize], heap: usize) -> Vec<usize> {
    set.iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
}

/// Plays, where a move leaves so much of one heap.
fn played((set, positions): &Case, left: fn(&[usize], usize) -> Vec<usize>) -> Vec<bool> {
    let play = Play::normal(|heaps: &Vec<usize>| in_one(heaps, |&heap| left(set, heap)));
    let mut play = play.board(|heaps| {
        let rule = board::numbers([("may be taken:", joined(set))]);
        board::heaps(heaps.iter().copied()).and(rule)
    });
    play = play.alike(|heaps| sorted(heaps));
    positions.iter().map(|heaps| play.value(heaps)).collect()
}

fn only_sorted_sets(case: &Case) -> Vec<bool> {
    played(case, |set, heap| set.iter().map_while(|taken| heap.checked_sub(*taken)).collect())
}

fn numbers(count: usize, low: usize, high: usize, random: &mut Pcg64) -> Vec<usize> {
    (0..count).map(|_| random.random_range(low..=high)).collect()
}

fn random_tests(seed: u64, count: usize, test: fn(usize, &mut Pcg64) -> Case) -> Vec<Case> {
    let mut random = seeded(seed);
    (0..count).map(|round| test(round, &mut random)).collect()
}

/// Twenty sets, and a hundred positions made for each of them.
fn large_tests(
    set: fn(&mut Pcg64) -> Vec<usize>,
    position: fn(&mut Pcg64, values: &[usize]) -> Vec<usize>,
) -> Vec<Case> {
    let mut random = seeded(1);
    let one = |_| {
        let set = set(&mut random);
        let values = values(&set, LARGEST);
        let positions = (0..100).map(|_| position(&mut random, &values)).collect();
        (set, positions)
    };
    (0..20).map(one).collect()
}

fn largest(positions: &[Vec<usize>]) -> usize {
    positions.iter().flatten().copied().max().unwrap_or(0)
}

fn large_heap(random: &mut Pcg64) -> usize {
    random.random_range(9_000..=LARGEST)
}

/// A hundred heaps, in half of the cases with one that balances the others.
fn balanced(random: &mut Pcg64, values: &[usize]) -> Vec<usize> {
    let mut heaps = (0..100).map(|_| large_heap(random)).collect_vec();
    let sum = xor(heaps[1..].iter().map(|&heap| values[heap]));
    let last = (9_000..=LARGEST).find(|&heap| values[heap] == sum);
    if let Some(last) = last.filter(|_| random.random()) {
        heaps[0] = last;
    }
    heaps
}

/// A hundred heaps, equal in pairs; in half of the cases two are different, and one of these is empty.
fn mirrored(random: &mut Pcg64, _: &[usize]) -> Vec<usize> {
    let mut heaps = (0..50).flat_map(|_| [large_heap(random); 2]).collect_vec();
    if random.random() {
        heaps[..2].copy_from_slice(&[0, large_heap(random)]);
    }
    heaps.shuffle(random);
    heaps
}

/// The answer where at most one heap is left without its equal: what one player takes from a heap, the other takes from
/// its equal, so that pairs can be left out, and the one heap is played out.
fn by_single_heaps((set, positions): &Case) -> Vec<bool> {
    let mut won = vec![false; 1 + largest(positions)];
    for heap in 0..won.len() {
        won[heap] = set.iter().any(|&taken| taken <= heap && !won[heap - taken]);
    }
    let wins = |heaps: &Vec<usize>| {
        let counts = heaps.iter().filter(|&&heap| heap > 0).counts().into_iter();
        let single = counts.filter(|(_, count)| count % 2 == 1).at_most_one();
        let single = single.expect("at most one heap is left without its equal");
        single.is_some_and(|(&heap, _)| won[heap])
    };
    positions.iter().map(wins).collect()
}

/// The values of the heaps by definition. Nothing else is known for a hundred heaps that differ.
fn by_values((set, positions): &Case) -> Vec<bool> {
    let values = values(set, largest(positions));
    positions.iter().map(|heaps| xor(heaps.iter().map(|&heap| values[heap])) != 0).collect()
}

fn values(set: &[usize], largest: usize) -> Vec<usize> {
    let mut values = vec![];
    for heap in 0..=largest {
        values.push(mex(left(set, heap).into_iter().map(|left| values[left])));
    }
    values
}
