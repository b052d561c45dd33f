//! `explore` against the collection and against play: the law of each program is found from the bare rule of its game,
//! and nothing that is called proven is wrong.

use std::fmt::Debug;
use std::fs;
use std::hash::Hash;

use explore::{Budget, Law, Place, Report, Standing, heaps, partizan, parts, table, table_of_sums};
use grundy::games::{Player, Proof};
use itertools::Itertools;
use kit::play::Play;
use kit::{mex, seeded};
use rand::RngExt;

type Sums = Vec<Vec<usize>>;
type Pairs = Vec<(usize, usize)>;

/// The heaps that are left when one of these numbers is taken.
fn less(heap: usize, taken: impl IntoIterator<Item = usize>) -> Sums {
    taken.into_iter().filter(|&taken| taken <= heap).map(|taken| vec![heap - taken]).collect()
}

/// A heap as two, one of which may be empty.
fn halves(heap: usize) -> Sums {
    (0..=heap / 2).map(|part| vec![part, heap - part]).collect()
}

fn split(heap: usize) -> Sums {
    halves(heap).into_iter().skip(1).collect()
}

fn mock_turtles(x: usize) -> Sums {
    let alone = (x > 0).then(Vec::new);
    alone
        .into_iter()
        .chain((1..x).map(|y| vec![y]))
        .chain((1..x).tuple_combinations().map(|(y, z)| vec![y, z]))
        .collect()
}

fn run(game: fn(usize) -> Sums, largest: usize) -> String {
    heaps(game).report(largest).to_string()
}

/// Circles of which a move takes `least` to `most` neighbours, by their sizes: what is left is a row.
fn circles(least: usize, most: usize, largest: usize) -> String {
    let game = table_of_sums(|is_circle, n| {
        let takes = (least..=most.min(n)).collect_vec();
        match is_circle {
            1 => takes.into_iter().map(|taken| vec![(0, n - taken)]).collect(),
            _ => takes.into_iter().flat_map(|t| halves(n - t)).map(|s| vec![(0, s[0]), (0, s[1])]).collect(),
        }
    });
    Report::of(game.values(1, largest)[1].clone()).to_string()
}

fn plane(game: fn(usize, usize) -> Pairs, most: usize) -> String {
    table(game).report(most, most).to_string()
}

/// One heap or the other becomes less.
fn either(a: usize, b: usize) -> Pairs {
    (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect()
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A stone less, or an even heap as so many halves.
fn removed_or_halved(heap: usize, halves: usize) -> Sums {
    let halved = (heap > 0 && heap % 2 == 0).then(|| vec![heap / 2; halves]);
    less(heap, [1]).into_iter().chain(halved).collect()
}

fn is_prime_power(x: usize) -> bool {
    (2..=x).find(|p| x % p == 0).is_none_or(|p| p.pow(x.ilog(p)) == x)
}

/// A program, what is reported on its game, and what the report says.
type Case = (&'static str, fn() -> String, &'static str);

const CASES: [Case; 76] = [
    ("nim", || run(|n| less(n, 1..=n), 60), "for all n: g(n) = n"),
    ("cses_nim_game_1", || run(|n| less(n, 1..=n), 60), "for all n: g(n) = n"),
    ("p1247", || plane(either, 30), "g(a, b) = a XOR b"),
    ("cf15c", || run(|n| less(n, 1..=n), 60), "for all n: g(n) = n"),
    ("cf277c", || run(|line| less(line, 1..=line), 60), "for all n: g(n) = n"),
    ("p2599", || plane(either, 30), "g(a, b) = a XOR b"),
    (
        "moore_nim",
        || plane(|a, b| (0..=a).cartesian_product(0..=b).filter(|&left| left != (a, b)).collect(), 16),
        "g(a, b) = a + b",
    ),
    (
        "p4279",
        || heaps(|n| less(n, 1..=n)).misere().report(30).to_string(),
        "least sums: sums follow the values of their parts by the rule of misère Nim",
    ),
    (
        "hdu1907",
        || heaps(|n| less(n, 1..=n)).misere().report(30).to_string(),
        "least sums: sums follow the values of their parts by the rule of misère Nim",
    ),
    ("cses_nim_game_2", || run(|n| less(n, 1..=3), 60), "found on 30: g(n) = n mod 4"),
    ("hdu1846", || run(|n| less(n, 1..=6), 60), "for all n: period 7 from n = 0"),
    ("abc297g", || run(|n| less(n, 3..=7), 60), "found on 30: g(n) = ⌊(n mod 10) / 3⌋"),
    ("cses_stick_game", || run(|n| less(n, [1, 3, 4]), 60), "for all n: period 7 from n = 0"),
    ("edpc_k", || run(|n| less(n, [2, 3]), 60), "for all n: period 5 from n = 0"),
    ("hdu1536", || run(|n| less(n, [2, 5]), 60), "for all n: period 7 from n = 0"),
    ("cf1194d", || run(|n| less(n, [1, 2, 6]), 60), "for all n: period 7 from n = 0"),
    (
        "hdu1848",
        || run(|n| less(n, [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377]), 400),
        "taking a Fibonacci number",
    ),
    ("p4018", || run(|n| less(n, (1..=n).filter(|&taken| is_prime_power(taken))), 200), "g(n) = n mod 6"),
    ("arc091f", || run(|n| less(n, 1..=n / 4), 200), "g(n) = n / 4 if 4 divides n, else g(n − ⌊n / 4⌋ − 1)"),
    (
        "abc255g",
        || {
            let barred = [(5, 2), (5, 5), (9, 3), (14, 14)];
            heaps(move |n| less(n, (1..=n).filter(|&taken| !barred.contains(&(n, taken))))).report(100).to_string()
        },
        "g(n) = n − ",
    ),
    (
        "abc368f",
        || run(|n| (1..n).filter(|d| n % d == 0).map(|d| vec![d]).collect(), 300),
        "g(n) = the number of prime factors of n",
    ),
    ("hdu3032", || run(|n| [less(n, 1..=n), split(n)].concat(), 60), "for all n: g(n) = n + 1 if n mod 4 = 3"),
    ("p9387", || run(|n| (1..=n).flat_map(|taken| halves(n - taken)).collect(), 60), "for all n: g(n) = n"),
    (
        "cses_grundys_game",
        || run(|n| split(n).into_iter().filter(|parts| parts[0] != parts[1]).collect(), 300),
        "these are the values of Grundy's game",
    ),
    // A run of good letters: the letter that is taken and its neighbours are no longer good.
    (
        "cf305e",
        || run(|n| (0..n).map(|i| vec![i.saturating_sub(1), (n - 1 - i).saturating_sub(1)]).collect(), 200),
        "for all n: period 34 from n = 52",
    ),
    (
        "cf1704f",
        || run(|n| if n < 2 { vec![] } else { halves(n - 2) }, 200),
        "moved by one place); see cf1704f, cf305e",
    ),
    (
        "abc278g",
        || run(|n| if n < 3 { vec![] } else { halves(n - 3) }, 300),
        "these are the values of n − 2 of Treblecross",
    ),
    ("coin_turning", || run(|x| if x > 0 { vec![vec![]] } else { vec![] }, 60), "constant, g(n) = 1 from n = 1"),
    // A head goes anywhere to its left, or away.
    ("coin_turning", || run(|x| less(x, 1..=x), 60), "for all n: g(n) = n"),
    ("coin_turning", || run(mock_turtles, 100), "g(n) = the odious one of 2n − 2 and 2n − 1 from n = 1"),
    ("coin_turning", || run(|x| if x < 5 { vec![] } else { vec![(x - 4..x).collect()] }, 60), "period 5"),
    ("coin_turning", || run(|x| less(x, 1..=3), 60), "g(n) = n mod 4"),
    ("hdu3537", || run(mock_turtles, 100), "g(n) = the odious one of 2n − 2 and 2n − 1 from n = 1"),
    (
        "coin_turning",
        || run(|x| (1..=x).map(|from| (from..x).collect()).collect(), 200),
        "g(n) = the lowest set bit of n",
    ),
    // A trie of this height: a string takes the way down to some height, and leaves what hangs on it.
    (
        "arc087e",
        || run(|height| (1..=height).map(|low| (low..height).collect()).collect(), 200),
        "g(n) = the lowest set bit of n",
    ),
    (
        "p10506",
        || {
            run(
                |p| {
                    let divisors = (1..p).filter(|d| p % d == 0).collect_vec();
                    (0..divisors.len()).map(|lost| [&divisors[..lost], &divisors[lost + 1..]].concat()).collect()
                },
                200,
            )
        },
        "splitting a number into all its smaller divisors but one",
    ),
    // A bean by the bottles behind it.
    ("p3185", || run(|i| (0..i).flat_map(|j| (0..=j).map(move |k| vec![j, k])).collect(), 100), "the odious one of 2"),
    (
        "cf2004e",
        || run(|n| less(n, (1..=n).filter(|&k| gcd(n, k) == 1)), 200),
        "the index of the least prime factor for odd",
    ),
    (
        "cf1537d",
        || run(|n| less(n, (2..n).filter(|&d| n % d == 0)), 400),
        "g(n) = 1 if n is even and no odd power of 2",
    ),
    ("cf603c", || run(|n| removed_or_halved(n, 4), 200), "period 2 (0 1) from n = 3"),
    ("cf603c", || run(|n| removed_or_halved(n, 5), 200), "g(n) for even n is 1 if g(n / 2) = 0, 2 if g(n / 2) = 1"),
    ("arc038c", || run(|bowl| less(bowl, 1..=5), 60), "g(n) = n mod 6"),
    ("arc168b", || run(|n| less(n, 1..=5), 60), "g(n) = n mod 6"),
    // A heap without white stones.
    ("tenkei031", || run(|n| less(n, 1..=n / 2), 200), "g(n) = n / 2 if 2 divides n, else g(n − ⌊n / 2⌋ − 1)"),
    // The exponents of a prime, where one number has them all.
    ("cf850c", || run(|n| less(n, 1..=n), 60), "for all n: g(n) = n"),
    ("cf1147c", || plane(either, 30), "g(a, b) = a XOR b"),
    (
        "cf1965a",
        || {
            plane(
                |a, b| {
                    let most = if a.min(b) > 0 { a.min(b) } else { a.max(b) };
                    (1..=most).map(|k| (a.saturating_sub(k), b.saturating_sub(k))).collect()
                },
                30,
            )
        },
        "lost iff just one of a and b is 1 for a, b ≥ 1",
    ),
    (
        "p2148",
        || plane(|a, b| [a, b].into_iter().flat_map(|x| (1..x).map(move |part| (part, x - part))).collect(), 40),
        "n = (a − 1) OR (b − 1), where g(n) = the number of trailing zeros of (n + 1)",
    ),
    // A player who leaves a strip of breadth 1 loses.
    (
        "p10501",
        || {
            table_of_sums(|a, b| {
                let across = (2..a.saturating_sub(1)).map(|x| vec![(x, b), (a - x, b)]);
                across.chain((2..b.saturating_sub(1)).map(|y| vec![(a, y), (a, b - y)])).collect()
            })
            .report(30, 30)
            .to_string()
        },
        "lost iff (a, 0) and (0, b) are lost",
    ),
    // n bits. In one kind any of them can be taken together; in the other a is the first bit: it is taken alone, or
    // others are.
    (
        "cf2027e2",
        || {
            let game = table_of_sums(|first_is_a, n| {
                let left = move |least: usize| (least..n).map(move |left| vec![(first_is_a, left)]);
                match first_is_a {
                    1 => (1..=n.min(1)).map(|first| vec![(0, n - first)]).chain(left(1)).collect(),
                    _ => left(0).collect(),
                }
            });
            Report::of(game.values(1, 60)[1].clone()).to_string()
        },
        "arithmetic-periodic, g(n + 2) = g(n) + 2",
    ),
    ("hdu3951", || circles(1, 3, 60), "constant, g(n) = 0 from n = 4"),
    ("poj2484", || circles(1, 2, 60), "constant, g(n) = 0 from n = 3"),
    ("cf1823e", || circles(3, 9, 60), "constant, g(n) = 0 from n = 12"),
    (
        "wythoff",
        || plane(|a, b| either(a, b).into_iter().chain((1..=a.min(b)).map(|k| (a - k, b - k))).collect(), 40),
        "whose difference b − a is 0, 1, 2, …",
    ),
    (
        "p1290",
        || {
            plane(
                |a, b| match a.min(b) {
                    0 => vec![],
                    _ if a < b => (1..=b / a).map(|k| (a, b - k * a)).collect(),
                    _ => (1..=a / b).map(|k| (a - k * b, b)).collect(),
                },
                60,
            )
        },
        "the larger is less than φ times the smaller",
    ),
    (
        "dynamic_subtraction",
        || plane(|n, most| (1..=most.min(n)).map(|taken| (n - taken, taken)).collect(), 64),
        "b < t(a), where t(n) = the lowest set bit of n",
    ),
    (
        "hdu2516",
        || plane(|n, most| (1..=most.min(n)).map(|taken| (n - taken, 2 * taken)).collect(), 60),
        "b < t(a), where t(n) = the least Zeckendorf part of n",
    ),
    (
        "p6487",
        || plane(|n, most| (1..=most.min(n)).map(|taken| (n - taken, 2 * taken)).collect(), 40),
        "b < t(a), where t(n) = the least Zeckendorf part of n",
    ),
    (
        "p6791",
        || {
            table(|n, most| (1..=most.min(n)).map(|taken| (n - taken, 2 * taken)).collect())
                .misere()
                .report(60, 60)
                .to_string()
        },
        "b < t(a), where t(n) = the least Zeckendorf part of (n − 1)",
    ),
    (
        "cses_another_game",
        || {
            plane(
                |a, b| {
                    let one = (a > 0).then(|| (a - 1, b)).into_iter().chain((b > 0).then(|| (a, b - 1)));
                    one.chain((a > 0 && b > 0).then(|| (a - 1, b - 1))).collect()
                },
                20,
            )
        },
        "lost iff a and b are even",
    ),
    (
        "cf494e",
        || {
            table_of_sums(|a, b| {
                (1..=a.min(b))
                    .map(|side| {
                        (0..side)
                            .cartesian_product(0..side)
                            .map(|(x, y)| (a - x, b - y))
                            .filter(|&cell| cell != (a, b))
                            .collect()
                    })
                    .collect()
            })
            .report(20, 20)
            .to_string()
        },
        "g(a, b) = min(g(a, a), g(b, b))",
    ),
    (
        "lc_nim_product",
        || {
            table_of_sums(|a, b| (0..a).cartesian_product(0..b).map(|(x, y)| vec![(x, y), (x, b), (a, y)]).collect())
                .report(16, 16)
                .to_string()
        },
        "the product of nimbers",
    ),
    (
        "poj1704",
        || plane(|a, gap| (0..a).map(|x| (x, gap + a - x)).chain((0..gap).map(|left| (a, left))).collect(), 20),
        "g(a, b) = b",
    ),
    (
        "agc010d",
        || {
            plane(
                |a, b| {
                    let lowered = [(a.wrapping_sub(1), b), (a, b.wrapping_sub(1))]
                        .into_iter()
                        .filter(|&(x, y)| a > 0 && b > 0 && x > 0 && y > 0);
                    lowered.map(|(x, y)| (x / gcd(x, y), y / gcd(x, y))).collect()
                },
                40,
            )
        },
        "lost iff",
    ),
    (
        "agc002e",
        || {
            table(|a, b| match a.min(b) {
                0 if a == b => vec![],
                0 => less(a.max(b), [1, a.max(b)]).into_iter().map(|left| (left[0], 0)).collect(),
                _ => vec![(a.min(b), 0), (a - 1, b - 1)],
            })
            .misere()
            .report(40, 40)
            .to_string()
        },
        "lost iff (min(a, b)) mod 2 is 0 for a, b ≥ 1",
    ),
    (
        "cf1382b",
        || plane(|a, b| if a > 0 { (0..a).map(|x| (x, b)).collect() } else { (0..b).map(|y| (0, y)).collect() }, 20),
        "lost iff a is 1 for a, b ≥ 1",
    ),
    // Numbers with the bit that decides, and without it: the player who takes the last of the first kind wins.
    (
        "p8743",
        || {
            plane(
                |with, without| {
                    let taken = [(with.wrapping_sub(1), without), (with, without.wrapping_sub(1))];
                    taken.into_iter().filter(|&(x, y)| with > 0 && x.max(y) <= with.max(without)).collect()
                },
                20,
            )
        },
        "g(a, b) = g(n) with n = a XOR b, where g(n) = n mod 2 for a, b ≥ 2",
    ),
    (
        "cf1190b",
        || {
            plane(
                |a, b| {
                    let taken = [(a.wrapping_sub(1), b), (a, b.wrapping_sub(1))];
                    taken.into_iter().filter(|&(x, y)| x.max(y) <= a.max(b) && x != y).collect()
                },
                20,
            )
        },
        "lost iff ((a − 1) XOR (b − 1)) mod 2 is 1",
    ),
    (
        "uoj51",
        || {
            table(|a, b| {
                let fits = |&(a, b): &(usize, usize)| {
                    a > 1 && b > 0 && a.checked_pow(b as u32).is_some_and(|power| power <= 1000)
                };
                [(a + 1, b), (a, b + 1)].into_iter().filter(fits).collect()
            })
            .report(40, 10)
            .to_string()
        },
        "no law",
    ),
    (
        "p4077",
        || {
            table_of_sums(|a, b| {
                let powers = |a: usize| {
                    (1..=a).flat_map(move |p| {
                        (1..=2.min(a / p)).map(move |q| (1..=q).map(move |j| a - p * j).collect_vec())
                    })
                };
                let first = powers(a).map(|left| left.into_iter().map(|x| (x, b)).collect());
                first.chain(powers(b).map(|left| left.into_iter().map(|y| (a, y)).collect())).collect()
            })
            .report(14, 9)
            .to_string()
        },
        "lost iff a = b",
    ),
    (
        "nowcoder2021a",
        || {
            plane(
                |a, b| {
                    let from =
                        |a: usize, b: usize| (1..=a).flat_map(move |k| (0..=b / k).map(move |s| (a - k, b - s * k)));
                    from(a, b).chain(from(b, a).map(|(y, x)| (x, y))).collect()
                },
                30,
            )
        },
        "no law of the list was found",
    ),
    (
        "p3235",
        || run(|n| (2..=n).map(|m| (0..m).map(|i| (n + i) / m).collect()).collect(), 200),
        "alone: constant, g(n) = 1",
    ),
    (
        "p3179",
        || run(|v| (1..=v).map(|k| (2..=k).map(|j| v / j).collect()).collect(), 200),
        "alone: constant, g(n) = 1",
    ),
    (
        "p3480",
        || plane(|a, more| (0..a).map(|x| (x, more + a - x)).chain((0..more).map(|left| (a, left))).collect(), 20),
        "g(a, b) = b",
    ),
    (
        "cf1312f",
        || {
            plane(
                |n, last| {
                    [(2, 0), (3, 1), (4, 2)]
                        .into_iter()
                        .filter(|&(_, kind)| kind == 0 || kind != last)
                        .map(|(taken, kind): (usize, usize)| (n.saturating_sub(taken), kind))
                        .filter(|_| n > 0)
                        .collect()
                },
                60,
            )
        },
        "g(a + 6, b) = g(a, b) from a = 0",
    ),
    (
        "cf1458e",
        || {
            table(either)
                .ending(|a, b| [(3, 5), (1, 4), (7, 2)].contains(&(a, b)).then_some(grundy::games::Outcome::Loss))
                .report(30, 30)
                .to_string()
        },
        "no law",
    ),
];

/// What is said of the values that play gives the positions `at(0)` to `at(largest)`.
fn of_positions<Position: Clone + Eq + Hash + Debug>(
    moves: impl Fn(&Position) -> Vec<Position>,
    largest: usize,
    at: impl Fn(usize) -> Position,
) -> String {
    let mut play = Play::grundy(moves);
    Report::of((0..=largest).map(|n| play.value(&at(n))).collect()).to_string()
}

/// Values that need positions of a type of their own, by one number.
#[test]
fn the_laws_of_positions_of_the_collection_are_found() {
    let stones = |&(left, taken): &(usize, u64)| {
        let free = (1..=left).filter(|k| taken >> k & 1 == 0);
        free.map(|k| (left - k, taken | 1 << k)).collect()
    };
    let report = of_positions(stones, 30, |left| (left, 0));
    assert!(report.contains("g(n) = the largest k with k(k + 1) / 2 ≤ n"), "cf768e: {report}");
    // The opponent gets one of two numbers back.
    let break_up = |&(a, b): &(usize, usize)| {
        let parts = |p: usize| (1..p).map(move |part| (part, part ^ p)).filter(move |&(_, rest)| 0 < rest && rest < p);
        parts(a).chain(parts(b)).collect()
    };
    let report = of_positions(break_up, 100, |p| (p, 0));
    let law = "for won (1) and lost (0) alone: g(n) = 0 where the number of one bits of n is odd";
    assert!(report.contains(law), "cf1934d2: {report}");
    // Odd and even numbers, the parity of Alice's sum, who is to move, and whether the winner has made a last move.
    let evens = |&(odd, even, sum, is_alice, is_over): &(usize, usize, usize, bool, bool)| {
        let of_odd = (odd > 0).then(|| (odd - 1, even, (sum + usize::from(is_alice)) % 2, !is_alice, false));
        let of_even = (even > 0).then(|| (odd, even - 1, sum, !is_alice, false));
        let last = odd + even == 0 && !is_over && (sum == 0) == is_alice;
        let last = last.then_some((0, 0, sum, !is_alice, true));
        of_odd.into_iter().chain(of_even).chain(last).collect()
    };
    for (even, law) in [(0, "period 4 (1 0 0 1)"), (1, "period 4 (1 2 0 2)"), (2, "period 4 (1 0 0 1)")] {
        let report = of_positions(evens, 40, |odd| (odd, even, 0, true, false));
        assert!(report.contains(law), "cf1738c: {report}");
    }
    let chips = partizan(|&n: &usize, player| {
        let taken = if player == Player::Left { 2 } else { 5 };
        less(n, [taken])
    });
    let report = chips.family(|n| n).report(60).to_string();
    assert!(report.contains("outcome: period 7 ("), "cf1033g: {report}");
}

#[test]
fn a_law_of_lost_pairs_says_which() {
    let lost = |rule: fn(usize, usize) -> Pairs| table(rule).report(20, 20).to_string();
    let none = lost(|_, _| vec![]);
    assert!(none.contains("every pair is lost"), "{none}");
    let behind = lost(|a, b| if a < 2 { vec![(2, b)] } else { vec![] });
    assert!(behind.contains("lost iff a is not 0 or 1"), "{behind}");
    let before = lost(|a, b| if a < 2 { vec![] } else { vec![(0, b)] });
    assert!(before.contains("lost iff a is 0 or 1"), "{before}");
    let never = table(|_, _| vec![]).misere().report(20, 20).to_string();
    assert!(never.contains("no pair is lost"), "{never}");
}

/// The end of the first half may repeat in a shorter way than the whole.
#[test]
fn a_period_is_not_taken_for_a_shorter_one() {
    // A move takes one of the digits of n.
    let report =
        run(|n| less(n, n.to_string().bytes().map(|digit| usize::from(digit - b'0')).filter(|&digit| digit > 0)), 200);
    let law = "holds for all 201, found on 100: for won (1) and lost (0) alone: period 10 (0 1 1 1 1 1 1 1 1 1)";
    assert!(report.contains(law), "{report}");
}

#[test]
fn the_laws_of_the_collection_are_found_from_bare_rules() {
    let failed = CASES.iter().filter(|(slug, report, law)| {
        let report = report();
        let fails = !report.contains(law);
        if fails || law.is_empty() {
            println!("== {slug}, {law}\n{report}");
        }
        fails
    });
    assert_eq!(failed.map(|(slug, ..)| slug).collect_vec(), Vec::<&&str>::new());
}

/// The sheets of a breadth whose numbers are not below 0, by their breadth: the program is the law of Left's cuts.
#[test]
fn the_law_of_cuttingbrownies_is_found_for_each_depth() {
    let sheets = partizan(|&(breadth, depth): &(usize, usize), player| match player {
        Player::Left => (1..breadth).map(|x| vec![(x, depth), (breadth - x, depth)]).collect(),
        Player::Right => (1..depth).map(|y| vec![(breadth, y), (breadth, depth - y)]).collect(),
    });
    let report = sheets.family(|n| (n + 4, 5)).report(40).to_string();
    assert!(report.contains("number: arithmetic-periodic, g(n + 4) = g(n) + 1"), "{report}");
    // Deep sheets are good for Right.
    let report = sheets.family(|n| (5, n + 4)).report(40).to_string();
    assert!(report.contains("outcome: constant, Right wins from n = 4"), "{report}");
    assert!(report.contains("number: arithmetic-periodic, g(n + 4) = g(n) − 1"), "{report}");
}

/// The words of a family: what agrees with the first half may fail in the second, where it is named.
#[test]
fn laws_of_families_hold_or_are_refuted() {
    let family = |change: usize| {
        // Left may move as often as this, and Right not at all.
        let rest = move |n: usize| if n < change { n % 3 } else { n % 2 };
        let moves = partizan(|&n: &usize, player| if player == Player::Left { less(n, [1]) } else { vec![] });
        moves.family(rest).report(59).to_string()
    };
    assert!(family(60).ends_with("holds for all 60, found on 30: number: period 3 (0; 1; 2)\n"));
    assert!(
        family(35).contains("refuted at n = 35 (found on 30): number: period 3 (0; 1; 2)\nno law"),
        "{}",
        family(35)
    );
}

/// Each kind of game stops within one position, with what is there.
#[test]
fn a_table_stops_where_time_is_up() {
    // From 2 on more positions can be reached than anybody can count.
    let sums = |&n: &u64| if n < 2 { vec![] } else { (n..n + 3).map(|n| vec![n.wrapping_mul(3)]).collect_vec() };
    let second = Budget { seconds: 1, options: u64::MAX, memory: u64::MAX, ..Budget::default() };
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let report = partizan(|n, _| sums(n)).with_budget(second).report([0, 2]).to_string();
            assert_eq!(report, "0 the second player wins, number 0\nstopped after 1 s: 1 of 2 are done\n");
        });
        scope.spawn(|| {
            let growing = heaps(|n| if n < 2 { vec![] } else { vec![vec![n + 1], vec![n + 2]] });
            let report = growing.with_budget(second).report(4);
            assert_eq!(report.values, [0, 0]);
            assert!(report.to_string().contains("stopped after 1 s: 2 of 5 are done"), "{report}");
        });
        scope.spawn(|| {
            let growing = table(|a, b| if a < 2 { vec![] } else { vec![(a + 1, b), (a, b + 1)] });
            assert_eq!(growing.with_budget(second).report(4, 1).values, [[0, 0], [0, 0]]);
        });
    });
}

/// The period that follows, as a report says, with its start.
fn proven_period(report: &Report) -> Option<(usize, usize)> {
    report.conclusions.iter().find_map(|conclusion| match conclusion.law {
        Law::Known(_, Proof::Period { length, start, .. }) => Some((length, start)),
        _ => None,
    })
}

/// What is called proven by the table up to each length holds for the values of play far behind it.
fn assert_proofs_hold(rule: &dyn Fn(usize) -> Sums, far: usize) -> usize {
    let mut values: Vec<usize> = vec![];
    for heap in 0..=far {
        let options = rule(heap).into_iter().map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part]));
        values.push(mex(options));
    }
    let lengths = [10, 25, 60, 120];
    let proofs = lengths.map(|length| {
        let report = heaps(rule).report(length);
        let proven = report.conclusions.iter().any(|conclusion| matches!(conclusion.standing, Standing::Follows(_)));
        if let Some((period, start)) = proven_period(&report) {
            let place = (start..=far - period).find(|&n| values[n] != values[n + period]);
            assert_eq!(place, None, "{length}: {report}");
        } else if proven {
            let nim = (0..=far).all(|n| values[n] == n);
            let lasker = (0..=far).all(|n| values[n] == [n.saturating_sub(1), n, n, n + 1][n % 4]);
            assert!(nim || lasker, "{length}: {report}");
        }
        usize::from(proven)
    });
    proofs.iter().sum()
}

#[test]
fn nothing_proven_of_all_small_subtraction_sets_is_wrong() {
    let sets = (1..1 << 5_usize).map(|set| (1..=5).filter(|taken| set >> (taken - 1) & 1 == 1).collect_vec());
    let proofs: usize = sets.map(|moves| assert_proofs_hold(&|heap| less(heap, moves.iter().copied()), 600)).sum();
    assert!(proofs >= 31 * 3, "{proofs}");
}

#[test]
fn nothing_proven_of_all_octal_codes_of_two_digits_is_wrong() {
    let codes = (0..2)
        .cartesian_product(0..8)
        .cartesian_product(0..8)
        .map(|((whole, first), second)| [4 * whole, first, second]);
    let proofs: usize = codes
        .map(|digits| {
            let rule = |heap: usize| -> Sums {
                let takes = (0..=heap.min(2)).flat_map(|taken| {
                    let (digit, left) = (digits[taken], heap - taken);
                    let none = (digit & 1 > 0 && left == 0).then(Vec::new);
                    let one = (digit & 2 > 0 && left > 0).then(|| vec![left]);
                    let two = if digit & 4 > 0 { split(left) } else { vec![] };
                    none.into_iter().chain(one).chain(two).collect_vec()
                });
                takes.collect()
            };
            assert_proofs_hold(&rule, 400)
        })
        .sum();
    assert!(proofs > 100, "{proofs}");
}

#[test]
fn nothing_proven_of_random_tables_of_options_is_wrong() {
    let mut random = seeded(1);
    for _ in 0..200 {
        let few = random.random_range(1..=4);
        let mut option = |heap: usize| {
            let parts = random.random_range(0..=2);
            (0..parts).map(|_| random.random_range(0..heap)).collect_vec()
        };
        let table = (0..=300_usize).map(|heap| (0..few.min(heap)).map(|_| option(heap)).collect_vec()).collect_vec();
        assert_proofs_hold(&|heap| table[heap].clone(), 300);
    }
}

/// A rule that is Kayles up to some heap and another game from there on is proven nothing of, once this has been seen.
#[test]
fn a_rule_that_changes_is_no_octal_game() {
    let rule = |n: usize| (1..=n.min(if n < 180 { 2 } else { 3 })).flat_map(|k| halves(n - k)).collect();
    assert_eq!(proven_period(&heaps(rule).report(179)), Some((12, 71)));
    assert_eq!(proven_period(&heaps(rule).report(200)), None);
}

#[test]
fn sums_that_do_not_follow_their_parts_have_a_least_counterexample() {
    // Nim, but a player may also pass once all heaps are equal and there are two of them.
    let greedy = parts(|heaps| {
        let one = (0..heaps.len())
            .flat_map(|i| (0..heaps[i]).map(move |left| [&heaps[..i], &[left], &heaps[i + 1..]].concat()));
        one.chain((heaps.len() == 2).then(Vec::new)).collect()
    });
    let standing = greedy.report(3, 3).map(|conclusion| conclusion.standing);
    assert_eq!(standing, Some(Standing::Refuted(Place::Sum(vec![1, 1]))));
    let nim = parts(|heaps| {
        (0..heaps.len())
            .flat_map(|i| (0..heaps[i]).map(move |left| [&heaps[..i], &[left], &heaps[i + 1..]].concat()))
            .collect()
    });
    assert_eq!(nim.report(3, 4).map(|conclusion| conclusion.standing), Some(Standing::Holds));
    assert_eq!(nim.misere().report(3, 4).map(|conclusion| conclusion.standing), Some(Standing::Holds));
}

/// The programs that are named beside the laws are there.
#[test]
fn named_programs_are_there() {
    let root = entry::root().join("tools/explore");
    let mut count = 0;
    let mut places = vec![root.join("src")];
    while let Some(place) = places.pop() {
        if place.is_dir() {
            places.extend(place.read_dir().expect("the explorer's sources").flatten().map(|inside| inside.path()));
            continue;
        }
        let text = fs::read_to_string(&place).expect("a source");
        for rest in text.split("Programs(&[").skip(1) {
            let names = rest.split(']').next().unwrap_or_default();
            for name in names.split(',').map(|name| name.trim().trim_matches('"')).filter(|name| !name.is_empty()) {
                let program = root.join(format!("../../src/bin/{name}.rs"));
                assert!(program.is_file(), "{} names {name}, which is no program", place.display());
                count += 1;
            }
        }
    }
    assert!(count > 40, "{count} programs are named");
}
