//! Bags emptied onto dishes, then Nim, by play.

use rand::seq::SliceRandom;

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc105d", Limits::known(2000, 1024), oracle, small)
        .played("all games of up to 4 bags of up to 4 coins and of 5 bags of up to 3, 60 games of 6 bags of up to 4")
        .beyond("for worst inputs, copying, and collecting more than half of all coins, in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nim-with-the-bags", nim_with_the_bags, "xor-0-without-pairs").says(
                "Decides by the XOR of the bags, as if they were the heaps already; the players \
                 fill the plates first.",
            ),
            wrong("an-odd-number-of-bags-like-an-even-one", odd_like_even, "three-bags").says(
                "Treats an odd number of bags like an even one; with an odd number the second \
                 player chooses last, and wins.",
            ),
            wrong("every-number-of-coins-exactly-twice", exactly_twice, "four-equal-bags")
                .says("Wants every number of coins exactly twice; an even number of times is right."),
            wrong("pairs-of-neighbours-unsorted", unsorted, "pairs-out-of-order")
                .says("Compares neighbours without sorting the bags first."),
        ])
        .unplayed([("sample-1", "21 bags of up to 9 · 10⁸ coins")])
        .main()
}

/// The bags and the dishes, both sorted, since their places do not matter.
type Position = (Vec<u32>, Vec<u32>);

/// Empty a bag onto a dish; without bags, take coins from a dish.
fn moves((bags, dishes): &Position) -> Vec<Position> {
    let with = |dish: usize, coins: u32| {
        let mut dishes = dishes.clone();
        dishes[dish] = coins;
        dishes.sort_unstable();
        dishes
    };
    let mut moves = vec![];
    for (dish, &coins) in dishes.iter().enumerate() {
        for bag in 0..bags.len() {
            let mut rest = bags.clone();
            let more = rest.remove(bag);
            moves.push((rest, with(dish, coins + more)));
        }
        if bags.is_empty() {
            moves.extend((0..coins).map(|left| (vec![], with(dish, left))));
        }
    }
    moves.sort_unstable();
    moves.dedup();
    moves
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |mut bags| {
        bags.sort_unstable();
        let dishes = vec![0; bags.len()];
        play.value(&(bags, dishes))
    })
}

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["First", "Second"], wins)
}

fn small() -> Vec<Small> {
    let up_to_4 = (1..=4).flat_map(|n| lists::all(n, 1..=4)).collect_vec();
    let mut random = seeded(1);
    // Equal pairs are rare by chance: half of the games have them.
    let six = (0..60)
        .map(|index| {
            let mut bags = (0..6).map(|_| random.random_range(1..=4)).collect_vec();
            if index % 2 == 0 {
                bags = [&bags[..3], &bags[..3]].concat();
            }
            bags.shuffle(&mut random);
            bags
        })
        .collect_vec();
    vec![
        Small::new("all-games-of-up-to-4-bags", [file(&up_to_4)]),
        Small::new("all-games-of-5-bags-of-up-to-3", [file(&lists::all(5, 1..=3))]),
        Small::new("games-of-6-bags", [file(&six)]),
        Small::new("all-games-of-2-bags-of-up-to-9", [file(&lists::all(2, 1..=9))]),
    ]
}

/// The greatest number of tests, of bags in a test, of bags in all tests, and of coins in a bag.
const T: usize = 100_000;
const N: usize = 100_000;
const SUM: usize = 200_000;
const COINS: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let total = Bound::total("the sum of n", SUM - 2, SUM, |n| {
        let bags = |n: usize| repeated("1 ", n);
        let (most, others) = (N, (SUM - N) - 2);
        format!("3\n{most}\n{}\n{others}\n{}\n@{n}\n{}\n", bags(most), bags(others), bags(n))
    });
    let mut bounds = lists::bounds(1..=T, 1..=N, 1..=COINS);
    bounds.push(total);
    bounds
}

/// So many bags that are equal in pairs, in random order.
fn pairs(bags: usize, random: &mut Pcg64) -> Vec<u32> {
    let half = (0..bags / 2).map(|_| random.random_range(1..=COINS)).collect_vec();
    let mut bags = [half.clone(), half].concat();
    bags.shuffle(random);
    bags
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known(
            "pairs",
            "sorting to the end; the second player copies every bag onto the other dish of two, and then every move",
            move || {
                (
                    {
                        let mut random = seeded(1);
                        file(&[pairs(N, &mut random), pairs(N, &mut random)])
                    },
                    "Second\n".repeat(2),
                )
            },
        ),
        Worst::known(
            "pairs-but-for-one-coin",
            "one pair that differs: the first player puts the greatest bags on one dish, which is more than half",
            move || {
                (
                    {
                        let mut random = seeded(2);
                        let mut game = |least: bool| {
                            let mut bags = pairs(N, &mut random);
                            let bag = bags.iter().copied();
                            let end = if least { bag.min() } else { bag.max() };
                            let place = bags.iter().position(|&bag| Some(bag) == end);
                            bags[place.expect("it is there")] -= 1;
                            bags
                        };
                        file(&[game(true), game(false)])
                    },
                    "First\n".repeat(2),
                )
            },
        ),
        Worst::known(
            "xor-0-without-pairs",
            "four by four the bags have XOR 0, but not all are equal in pairs",
            move || {
                (
                    {
                        let mut random = seeded(3);
                        let mut game = || {
                            let four = |_| {
                                let [a, b] = [(); 2].map(|()| random.random_range(1..1 << 28));
                                let c = random.random_range(1 << 28..1 << 29);
                                [a, b, c, a ^ b ^ c]
                            };
                            let mut bags = (0..N / 4).flat_map(four).collect_vec();
                            // Two of them are greater than all others, so no bag is equal to them.
                            bags[..4].copy_from_slice(&[(1 << 29) + 1, (1 << 29) + 2, 1, 2]);
                            bags
                        };
                        file(&[game(), game()])
                    },
                    "First\n".repeat(2),
                )
            },
        ),
        Worst::known(
            "an-odd-number-of-bags",
            "one bag more than pairs: the second player takes the greatest bags to where the first one began",
            move || {
                (
                    {
                        let mut random = seeded(4);
                        let mut game = || {
                            let mut bags = pairs(N - 2, &mut random);
                            bags.push(random.random_range(1..=COINS));
                            bags
                        };
                        file(&[game(), game()])
                    },
                    "Second\n".repeat(2),
                )
            },
        ),
        Worst::known("equal-bags", "nothing to sort, and the same number of coins in all bags", move || {
            (file(&[vec![COINS; N], vec![COINS; N]]), "Second\n".repeat(2))
        }),
        Worst::new(
            "tests-of-two-bags",
            "work for each of 100 000 tests, half of them with equal bags",
            Known::ByAlgorithm(two_bags),
            || {
                let mut random = seeded(5);
                let mut game = |_| {
                    let bag = random.random_range(2..=COINS);
                    vec![bag, bag - u32::from(random.random_bool(0.5))]
                };
                file(&(0..T).map(&mut game).collect_vec())
            },
        ),
    ]
}

/// Two bags. The second player does best to use the other dish. In Nim with two heaps, equal heaps are kept equal; else
/// they are made equal first.
fn two_bags(input: &str) -> String {
    answers(input, |bags| {
        assert_eq!(bags.len(), 2);
        bags[0] != bags[1]
    })
}

fn nim_with_the_bags(input: &str) -> String {
    answers(input, |bags| bags.len() % 2 == 0 && bags.iter().fold(0, |xor, bag| xor ^ bag) != 0)
}

/// Whether the occurrences of some number of coins are not as `right` wants them.
fn some_not(bags: &[u32], right: fn(usize) -> bool) -> bool {
    let counts = bags.iter().counts();
    counts.into_values().any(|count| !right(count))
}

fn odd_like_even(input: &str) -> String {
    answers(input, |bags| some_not(&bags, |count| count % 2 == 0))
}

fn exactly_twice(input: &str) -> String {
    answers(input, |bags| bags.len() % 2 == 0 && some_not(&bags, |count| count == 2))
}

fn unsorted(input: &str) -> String {
    answers(input, |bags| bags.len() % 2 == 0 && bags.chunks(2).any(|pair| pair[0] != pair[1]))
}
