//! Taking a number of beads out of a set, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("hdu1536", Limits::known(1000, 32), oracle, small)
        .played(
            "all sets of numbers up to 5 with all pairs of heaps up to 12, random sets up to \
             30 with pairs up to 45",
        )
        .beyond(
            "larger heaps: a single heap by play where all others are equal in pairs, else \
             the values of heaps by definition",
        )
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .only_elsewhere("an end without a 0", |input| match input.lines().last() {
            Some("0") => vec![input.to_owned()],
            _ => vec![format!("{}\n0\n", input.trim_end())],
        })
        .wrong([
            wrong("only-sorted-sets", only_sorted_sets, "unsorted-set")
                .says("Takes the first move greater than the heap for the end of the moves."),
            wrong("every-heap-can-be-emptied", every_heap_can_be_emptied, "stuck-heaps")
                .says("Lets a move take what is left of a heap when it is less than the move says."),
            wrong("nim-of-the-outcomes", nim_of_outcomes, "all-sets-up-to-5")
                .says("Takes 0 and 1 for the values of lost and won heaps."),
        ])
        .refused([("a-position-cut", "1 2\n2\n1 5\n2 7\n@", "an integer from 0 to 10000")])
        .main()
}

/// Take from one heap as many beads as some number of the set says.
fn moves(set: &[usize], heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut successors = vec![];
    for (index, heap) in heaps.iter().enumerate() {
        for left in set.iter().filter_map(|taken| heap.checked_sub(*taken)) {
            let mut next = heaps.to_vec();
            next[index] = left;
            // It does not matter which heap is which.
            next.sort_unstable();
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| moves(set, heaps));
        positions.iter().map(|heaps| play.value(heaps)).collect()
    })
}

/// A line for each set, by whether its positions are won.
fn answers(input: &str, wins: impl Fn(&[usize], &[Vec<usize>]) -> Vec<bool>) -> String {
    cases::up_to_end(input, |tokens| {
        let k = tokens.read();
        if k == 0 {
            return None;
        }
        let set = tokens.list(k);
        let m = tokens.read();
        let positions = (0..m)
            .map(|_| {
                let l = tokens.read();
                tokens.list(l)
            })
            .collect_vec();
        let outcomes = wins(&set, &positions).into_iter();
        Some(outcomes.map(|won| if won { 'W' } else { 'L' }).collect::<String>())
    })
}

/// The set, and the positions asked for it.
fn test(set: &[usize], positions: &[Vec<usize>]) -> String {
    let lines = positions.iter().map(|heaps| format!("{} {}\n", heaps.len(), joined(heaps)));
    format!("{} {}\n{}\n{}", set.len(), joined(set), positions.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    // In pairs of heaps all differences between values show.
    let up_to = |largest: usize| (0..=largest).combinations_with_replacement(2);
    let positions = up_to(12).collect_vec();
    let sets = (1..=5_usize).powerset().filter(|set| !set.is_empty());
    let all = sets.cartesian_product(positions.chunks(100)).map(|(set, positions)| test(&set, positions)).join("");

    let mut random = seeded(1);
    let mut numbers =
        |count: usize, low: usize, high: usize| (0..count).map(|_| random.random_range(low..=high)).collect_vec();
    let larger = (0..60)
        .map(|round| {
            let set = numbers(1 + round % 8, 1, 30);
            let pairs = (0..100).map(|_| numbers(2, 0, 45)).collect_vec();
            test(&set, &pairs)
        })
        .join("");
    let triples = (0..30)
        .map(|round| {
            let set = numbers(2 + round % 5, 1, 9);
            test(&set, &(0..100).map(|_| numbers(3, 0, 12)).collect_vec())
        })
        .join("");
    let in_pairs = (0..20)
        .map(|round| {
            let set = numbers(1 + round % 5, 1, 9);
            let pairs = |single: &usize| vec![4, *single, 7, 4, 7];
            test(&set, &(0..=20).collect_vec().iter().map(pairs).collect_vec())
        })
        .join("");
    vec![
        Small::new("all-sets-up-to-5", [all + "0\n"]),
        Small::new("random-sets-up-to-30", [larger + "0\n"]),
        Small::new("random-triples", [triples]),
        Small::new("heaps-in-pairs-and-one-more", [in_pairs + "0\n"]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("k", 0, 100, |k| format!("@{k} {}\n1\n1 5\n0\n", repeated("3 ", k))),
        Bound::integer("s", 1, 10_000, |s| format!("2 3 @{s}\n1\n1 5\n0\n")),
        Bound::integer("m", 0, 100, |m| format!("1 3\n@{m}\n{}0\n", repeated("1 5\n", m))),
        Bound::integer("l", 0, 100, |l| format!("1 3\n1\n@{l} {}\n0\n", repeated("5 ", l))),
        Bound::integer("h", 0, 10_000, |heap| format!("1 3\n1\n2 7 @{heap}\n0\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new("random-sets", "20 tables with 100 moves to every heap", Known::BySameIdea(by_values), || {
            tests(|random| (0..100).map(|_| random.random_range(1..=2_000)).collect(), balanced)
        }),
        Worst::new(
            "first-hundred",
            "values up to 100, and a long search for every mex",
            Known::ByAlgorithm(by_single_heaps),
            || tests(|_| (1..=100).rev().collect(), mirrored),
        ),
        Worst::new("equal-moves", "a hundred times the same move", Known::ByAlgorithm(by_single_heaps), || {
            tests(|_| vec![1; 100], mirrored)
        }),
        Worst::new(
            "small-tests",
            "work per test: 20 000 sets with a single heap",
            Known::ByAlgorithm(by_single_heaps),
            || {
                let mut random = seeded(2);
                let mut number = || random.random_range(1..=20);
                (0..20_000).map(|_| test(&[number(), number()], &[vec![number()]])).join("") + "0\n"
            },
        ),
    ]
}

/// Twenty sets, and a hundred positions made for each of them.
fn tests(set: fn(&mut Pcg64) -> Vec<usize>, position: fn(&mut Pcg64, values: &[usize]) -> Vec<usize>) -> String {
    let mut random = seeded(1);
    let one = |_| {
        let set = set(&mut random);
        let values = values(&set, LARGEST);
        let positions = (0..100).map(|_| position(&mut random, &values));
        test(&set, &positions.collect_vec())
    };
    (0..20).map(one).join("") + "0\n"
}

/// The largest heap.
const LARGEST: usize = 10_000;

fn largest(positions: &[Vec<usize>]) -> usize {
    positions.iter().flatten().copied().max().unwrap_or(0)
}

fn large_heap(random: &mut Pcg64) -> usize {
    random.random_range(9_000..=LARGEST)
}

/// A hundred heaps, in half of the cases with one that balances the others.
fn balanced(random: &mut Pcg64, values: &[usize]) -> Vec<usize> {
    let mut heaps = (0..100).map(|_| large_heap(random)).collect_vec();
    let sum = heaps[1..].iter().fold(0, |sum, &heap| sum ^ values[heap]);
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
    rand::seq::SliceRandom::shuffle(&mut heaps[..], random);
    heaps
}

/// The answer where at most one heap is left without its equal: what one player takes from a heap, the other takes from
/// its equal, so that pairs can be left out, and the one heap is played out.
fn by_single_heaps(input: &str) -> String {
    answers(input, |set, positions| {
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
    })
}

/// The values of the heaps by definition. Nothing else is known for a hundred heaps that differ.
fn by_values(input: &str) -> String {
    answers(input, |set, positions| {
        let values = values(set, largest(positions));
        let sum = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
        positions.iter().map(|heaps| sum(heaps) != 0).collect()
    })
}

fn values(set: &[usize], largest: usize) -> Vec<usize> {
    let mut values = vec![];
    for heap in 0..=largest {
        let mut reached = vec![false; set.len() + 1];
        for left in set.iter().filter_map(|taken| heap.checked_sub(*taken)) {
            reached[values[left]] = true;
        }
        let mex = reached.iter().position(|reached| !reached);
        values.push(mex.expect("there are fewer moves than numbers"));
    }
    values
}

fn only_sorted_sets(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| {
            let mut successors = vec![];
            for (index, &heap) in heaps.iter().enumerate() {
                for taken in set.iter().take_while(|&&taken| taken <= heap) {
                    let mut next = heaps.clone();
                    next[index] -= taken;
                    successors.push(next);
                }
            }
            successors
        });
        positions.iter().map(|heaps| play.value(heaps)).collect()
    })
}

fn every_heap_can_be_emptied(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| {
            let mut successors = vec![];
            for (index, &heap) in heaps.iter().enumerate().filter(|&(_, &heap)| heap > 0) {
                for taken in set {
                    let mut next = heaps.clone();
                    next[index] = heap.saturating_sub(*taken);
                    successors.push(next);
                }
            }
            successors
        });
        positions.iter().map(|heaps| play.value(heaps)).collect()
    })
}

fn nim_of_outcomes(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| moves(set, heaps));
        let mut won = |heaps: &Vec<usize>| heaps.iter().filter(|&&heap| play.value(&vec![heap])).count() % 2 == 1;
        positions.iter().map(&mut won).collect()
    })
}
