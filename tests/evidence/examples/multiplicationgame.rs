//! To the target by its primes, or past it for a tie, by play.

use std::cmp::Ordering;
use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let game = row([int("N", 2..=MOST), format::choice("a name", &["Alice", "Bob"])]);
    Problem::tests("multiplicationgame", Limits::UNKNOWN, Format::tests("T", 1..=T, game), oracle, Plain)
        .all([("N", 120)])
        .small("two-primes", || {
            let powers = |prime: u32, most: u32| (1..=most).map(move |exponent| prime.pow(exponent));
            in_turn(powers(2, 11).cartesian_product(powers(3, 7)).map(|(one, other)| one * other))
        })
        .small("products-of-primes-up-to-13", || {
            let mut random = seeded(1);
            let mut target = |count: usize| {
                let primes = [2, 3, 5, 7, 11, 13];
                (0..count).map(|_| primes[random.random_range(0..primes.len())]).product::<u32>()
            };
            in_turn((0..100).map(|index| target(2 + index % 5)))
        })
        .known("the-largest-prime", || (cases(|_| MOST), names().map(str::to_owned).collect()))
        .attacks("the division by all primes, in vain, up to a number whose square is above 2³¹")
        .known("two-large-primes", || {
            let [p, q] = [46_337, 46_327];
            let answer = |(index, first): (usize, &str)| if index % 3 == 2 { first } else { other(first) }.to_owned();
            let answers = names().enumerate().map(answer).collect();
            // An even exponent; twice the exponent 1; the exponents 1 and 2.
            (cases(|index| [p * p, p * q, 2 * 32_749 * 32_749][index % 3]), answers)
        })
        .attacks("the last prime, and its square just below 2³¹")
        .worst("powers-of-two-and-three", by_algorithm(on_divisors), || {
            let powers = |prime: u64, most: u32| (0..=most).map(move |exponent| prime.pow(exponent));
            let products = powers(2, 30).cartesian_product(powers(3, 19)).map(|(one, other)| one * other);
            let targets = products.filter(|target| (2..=MOST.into()).contains(target)).collect_vec();
            cases(|index| targets[index % targets.len()] as u32)
        })
        .attacks("high exponents, and every outcome")
        .worst("random", by_algorithm(on_divisors), || {
            let mut random = seeded(2);
            cases(|_| random.random_range(MOST / 2..=MOST))
        })
        .attacks("primes of all sizes, and how many there are cannot be predicted")
        .wrong("never-a-tie", |case| by_exponents(case, |exponents| parity(exponents.iter().sum())), "sample-1")
        .says("Decides by the number of moves to N; a player who would lose makes a tie where he can.")
        .wrong("a-tie-unless-equal", |case| by_exponents(case, unless_equal), "sample-1")
        .says("Calls it a tie if two exponents differ by one; the player who begins makes them equal and wins.")
        .wrong("one-prime-as-two", |case| by_exponents(case, as_two), "prime-powers")
        .says("Takes a power of one prime for a product with the exponent 0; there, nobody can make a tie.")
        .wrong(
            "two-primes-of-many",
            |case| by_exponents(case, |exponents| as_two(&exponents[..exponents.len().min(2)])),
            "sample-1",
        )
        .says("Looks at two primes and forgets the others.")
        .wrong("the-last-prime-forgotten", last_forgotten, "sample-1")
        .says("Forgets the prime above √N that may be left when all smaller ones have been divided out.")
        .wrong("alice-begins", |(n, _)| on_divisors(&(*n, "Alice".to_owned())), "sample-1")
        .says("Lets Alice begin, whoever is named.")
        .refused([("another-name", "2\n10 Alice\n20 @bob\n", "Alice or Bob")])
        .main()
}

/// The largest number of games, and the largest target.
const T: usize = 10_000;
const MOST: u32 = (1 << 31) - 1;

/// The target, and who begins.
type Case = (u32, String);

fn oracle() -> impl FnMut(&Case) -> String {
    // The target, and the number that is multiplied. The player who has made them equal has won.
    let outcome = |&(target, number): &(u64, u64), after: &[Ordering]| {
        let end = if number == target { Ordering::Less } else { Ordering::Equal };
        after.iter().map(|outcome| outcome.reverse()).max().unwrap_or(end)
    };
    let mut play = Play::new(moves, outcome)
        .board(|(target, number)| board::numbers([("N", target), ("M", number)]))
        .label(|(_, before), (_, after)| format!("multiply by {}", after / before));
    move |case| said(case, play.value(&(case.0.into(), 1)))
}

/// Multiply by a prime that divides the target. The game ends at the target, or beyond it.
fn moves(&(target, number): &(u64, u64)) -> Vec<(u64, u64)> {
    if number >= target {
        return vec![];
    }
    primes(target as u32).into_iter().map(|prime| (target, number * u64::from(prime))).collect()
}

/// The primes that divide a number.
fn primes(number: u32) -> Vec<u32> {
    let (mut primes, mut rest, mut divisor) = (vec![], number, 2);
    while divisor * divisor <= rest {
        if rest % divisor == 0 {
            primes.push(divisor);
            while rest % divisor == 0 {
                rest /= divisor;
            }
        }
        divisor += 1;
    }
    primes.extend((rest > 1).then_some(rest));
    primes
}

/// What is printed if this comes of a game for the player who begins.
fn said((_, first): &Case, outcome: Ordering) -> String {
    match outcome {
        Ordering::Greater => first,
        Ordering::Less => other(first),
        Ordering::Equal => "tie",
    }
    .to_owned()
}

fn other(name: &str) -> &'static str {
    if name == "Alice" { "Bob" } else { "Alice" }
}

/// Alice and Bob begin in turn.
fn in_turn(targets: impl Iterator<Item = u32>) -> Vec<Case> {
    targets.zip(names()).map(|(target, name)| (target, name.to_owned())).collect()
}

/// As many games as there may be.
fn cases(target: impl FnMut(usize) -> u32) -> Vec<Case> {
    in_turn((0..T).map(target))
}

/// As many names as there may be games.
fn names() -> impl Iterator<Item = &'static str> {
    ["Alice", "Bob"].into_iter().cycle().take(T)
}

/// From the target down, divisor by divisor: what is no divisor leads to a tie.
fn on_divisors(case: &Case) -> String {
    let primes = primes(case.0);
    let mut divisors = vec![1];
    for &prime in &primes {
        let exponent = exponent(case.0, prime);
        divisors =
            (0..=exponent).flat_map(|power| divisors.iter().map(move |divisor| divisor * prime.pow(power))).collect();
    }
    divisors.sort_unstable_by(|one, other| other.cmp(one));
    let mut outcomes = HashMap::from([(u64::from(case.0), Ordering::Less)]);
    for number in divisors.into_iter().skip(1).map(u64::from) {
        let after =
            |&prime: &u32| outcomes.get(&(number * u64::from(prime))).map_or(Ordering::Equal, |after| after.reverse());
        let best = primes.iter().map(after).max().expect("a prime divides the target");
        outcomes.insert(number, best);
    }
    said(case, outcomes[&1])
}

fn exponent(number: u32, prime: u32) -> u32 {
    (1..).find(|&power| !u64::from(number).is_multiple_of(u64::from(prime).pow(power))).expect("powers grow") - 1
}

/// By the exponents of the primes, from the smallest prime on.
fn by_exponents(case: &Case, outcome: impl Fn(&[u32]) -> Ordering) -> String {
    let exponents = primes(case.0).into_iter().map(|prime| exponent(case.0, prime)).collect_vec();
    said(case, outcome(&exponents))
}

fn parity(moves: u32) -> Ordering {
    if moves % 2 == 1 { Ordering::Greater } else { Ordering::Less }
}

fn unless_equal(exponents: &[u32]) -> Ordering {
    match *exponents {
        [a] => parity(a),
        [a, b] if a == b => Ordering::Less,
        _ => Ordering::Equal,
    }
}

/// The rule for two primes, of which the second may have the exponent 0.
fn as_two(exponents: &[u32]) -> Ordering {
    let (a, b) = match *exponents {
        [a] => (a, 0),
        [a, b] => (a, b),
        _ => return Ordering::Equal,
    };
    [Ordering::Less, Ordering::Greater].get(a.abs_diff(b) as usize).copied().unwrap_or(Ordering::Equal)
}

/// The right rule for the primes up to √N alone.
fn last_forgotten(case: &Case) -> String {
    let small = primes(case.0).into_iter().filter(|&prime| u64::from(prime).pow(2) <= case.0.into());
    let exponents = small.map(|prime| exponent(case.0, prime)).collect_vec();
    said(case, if let [a] = exponents[..] { parity(a) } else { as_two(&exponents) })
}
