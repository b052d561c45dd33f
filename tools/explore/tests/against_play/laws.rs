//! Each kind of law by its name: a game that has it, the law as a value, and play far beyond the table.

use explore::{Form, Function, Joint, Law, PairForm, Report, Sequence, Standing, Table, heaps, partizan, table};
use grundy::games::{Class, Player};
use itertools::Itertools;
use kit::play::Play;

use crate::chinese::assert_conclusion;

type Pairs = Vec<(usize, usize)>;

/// The law that holds for a row of values, or for the lost ones alone.
#[track_caller]
fn law(report: &Report) -> &Sequence {
    report.conclusions.iter().for_each(assert_conclusion);
    let found = report.conclusions.iter().find(|conclusion| conclusion.standing == Standing::Holds);
    match found.map(|conclusion| &conclusion.law) {
        Some(Law::Values(law) | Law::Outcomes(law)) => law,
        _ => panic!("{report}"),
    }
}

/// The function of n that is the law, in words and as a value.
#[track_caller]
fn function(report: &Report) -> (String, Function) {
    match law(report).form {
        Form::Function { function, up: 1, plus: 0 } => (function.of("n"), function),
        _ => panic!("{report}"),
    }
}

/// The combination of two parameters that is the law, once the law and play agree on all pairs up to `far`. Its
/// sequence is read where the pair (x, x) or (x, 0) has the combination x.
#[track_caller]
fn joint(game: &Table, moves: impl Fn(&(usize, usize)) -> Pairs, expected: impl Fn(usize, usize) -> usize) -> Joint {
    let report = game.report(24, 24);
    report.conclusions.iter().for_each(assert_conclusion);
    let found = report.conclusions.iter().find(|conclusion| conclusion.standing == Standing::Holds);
    let Some(Law::Pairs(law)) = found.map(|conclusion| &conclusion.law) else { panic!("{report}") };
    let PairForm::Joint { of, .. } = law.form else { panic!("{report}") };
    let mut play = Play::grundy(moves);
    for (a, b) in (law.start.max(1)..60).cartesian_product(law.start.max(1)..60) {
        assert_eq!(play.value(&(a, b)), expected(a, b), "{a} {b}");
    }
    of
}

/// Misère play of taking 2, 7 or 8: the lost heaps are two classes modulo 5, but for three of the first.
#[test]
fn several_lost_classes_with_exceptions_are_found() {
    let moves = |&n: &usize| [2, 7, 8].into_iter().filter_map(|k| n.checked_sub(k)).collect_vec();
    let report = heaps(|n| moves(&n).into_iter().map(|left| vec![left]).collect()).misere().report(200);
    let Form::Classes { modulus, lost, exceptions } = &law(&report).form else { panic!("{report}") };
    assert_eq!((modulus, &lost[..], &exceptions[..]), (&5, &[1, 2][..], &[1, 3, 11][..]), "{report}");
    let mut play = Play::misere(moves);
    for n in 0..2000 {
        assert_eq!(play.value(&n), lost.contains(&(n % modulus)) == exceptions.contains(&n), "{n}");
    }
}

/// A move lowers one digit of n in base 3: the digits are heaps of Nim.
#[test]
fn digits_in_a_base_are_found() {
    let lowered = |&n: &usize| {
        let places = (0..7).map(|place| 3_usize.pow(place));
        places.flat_map(move |power| (1..=n / power % 3).map(move |k| n - k * power)).collect_vec()
    };
    let report = heaps(|n| lowered(&n).into_iter().map(|left| vec![left]).collect()).report(200);
    let (words, function) = function(&report);
    assert_eq!(words, "the XOR of the digits of n in base 3");
    let mut play = Play::grundy(lowered);
    assert!((1..=2000).all(|n| function.value(n) == play.value(&n)));
}

/// The divisors of n are written down, and a move crosses out some of them: they are a heap of Nim. If it crosses out
/// one, the last move is known before the first: lost iff their number is even, so iff n is no square.
#[test]
fn numbers_of_divisors_are_found() {
    let divisors = |n: usize| (1..=n).filter(|d| n % d == 0).count();
    let crossed = |some: bool| {
        let least = move |left: usize| if some { 0 } else { left.saturating_sub(1) };
        let mut play = Play::grundy(move |&left: &usize| (least(left)..left).collect());
        Report::of((0..=300).map(|n| play.value(&divisors(n))).collect())
    };
    let (words, function) = function(&crossed(true));
    assert_eq!(words, "the number of divisors of n");
    assert!((1..3000).all(|n| function.value(n) == divisors(n)));
    let one = crossed(false);
    let Form::Parity { function, up: 1, where_even: 0 } = law(&one).form else { panic!("{one}") };
    assert_eq!(function.of("n"), "the number of divisors of n");
    assert!((1..3000_usize).all(|n| function.value(n) % 2 == usize::from(n.isqrt().pow(2) == n)));
}

/// Fibonacci Nim: the player who begins leaves something, and nobody takes more than twice what was taken before. The
/// program hdu2516 is this game.
#[test]
fn places_among_the_fibonacci_numbers_are_found() {
    let take = |&(n, most): &(usize, usize)| (1..=most.min(n)).map(|k| (n - k, 2 * k)).collect_vec();
    let mut play = Play::normal(take);
    let mut won = |n: usize| usize::from(n > 0 && play.value(&(n, n - 1)));
    let report = Report::of((0..=200).map(&mut won).collect());
    let Sequence { form: Form::Lost { first: [1, 2], by_b: 1, by_a: 1, plus: 0 }, start: 1 } = *law(&report) else {
        panic!("{report}")
    };
    let fibonacci = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a);
    let fibonacci = fibonacci.take_while(|&number| number <= 400).collect_vec();
    assert!((1..=400).all(|n| (won(n) == 0) == fibonacci.contains(&n)));
    // The value of a heap is its place where a move goes to a Fibonacci number below, or stays between two.
    let below = |&n: &usize| fibonacci.iter().copied().filter(|&number| number < n).collect_vec();
    let places = heaps(|n| below(&n).into_iter().map(|left| vec![left]).collect()).report(200);
    let mut play = Play::grundy(below);
    let Form::Function { function, up, plus } = law(&places).form else { panic!("{places}") };
    assert!(function.of("n").contains("Fibonacci"), "{places}");
    assert!((2..=400).all(|n| function.value(n + up - 1) as isize + plus == play.value(&n) as isize), "{places}");
}

/// To lower both numbers to one below the greater.
fn below_the_top(&(a, b): &(usize, usize)) -> Pairs {
    (0..a.max(b)).map(|top| (a.min(top), b.min(top))).collect()
}

/// To lower one of two numbers below the smaller.
fn below_the_smaller(&(a, b): &(usize, usize)) -> Pairs {
    (0..a.min(b)).flat_map(|low| [(low, b), (a, low)]).collect()
}

/// Two pieces on a strip: the one behind goes on, up to the other.
fn towards_the_other(&(a, b): &(usize, usize)) -> Pairs {
    let (a, b, turned) = (a.min(b), a.max(b), a > b);
    (a + 1..=b).map(|to| if turned { (b, to) } else { (to, b) }).collect()
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// To divide both numbers by a common divisor above 1.
fn by_a_common_divisor(&(a, b): &(usize, usize)) -> Pairs {
    (2..=gcd(a, b)).filter(|d| gcd(a, b) % d == 0).map(|d| (a / d, b / d)).collect()
}

#[test]
fn pairs_by_their_maximum_are_found() {
    assert_eq!(joint(&table(|a, b| below_the_top(&(a, b))), below_the_top, |a, b| a.max(b)), Joint::Max);
}

#[test]
fn pairs_by_their_minimum_are_found() {
    assert_eq!(joint(&table(|a, b| below_the_smaller(&(a, b))), below_the_smaller, |a, b| a.min(b)), Joint::Min);
}

#[test]
fn pairs_by_their_difference_are_found() {
    let game = table(|a, b| towards_the_other(&(a, b)));
    assert_eq!(joint(&game, towards_the_other, usize::abs_diff), Joint::Difference);
}

#[test]
fn pairs_by_their_xor_are_found() {
    let nim = |&(a, b): &(usize, usize)| (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect_vec();
    assert_eq!(joint(&table(|a, b| nim(&(a, b))), nim, |a, b| a ^ b), Joint::Xor);
}

/// The number of prime factors of the greatest common divisor, as abc368f has it of one number.
#[test]
fn pairs_by_their_gcd_are_found() {
    let game = table(|a, b| by_a_common_divisor(&(a, b))).only(|a, b| a > 0 && b > 0);
    let factors = |a: usize, b: usize| {
        let powers = (2..=gcd(a, b)).filter(|&q| (2..=q).find(|p| q % p == 0).is_some_and(|p| is_power(q, p)));
        powers.filter(|q| gcd(a, b) % q == 0).count()
    };
    assert_eq!(joint(&game, by_a_common_divisor, factors), Joint::Gcd);
}

fn is_power(mut q: usize, p: usize) -> bool {
    while q % p == 0 {
        q /= p;
    }
    q == 1
}

/// Left takes 2 chips, Right takes 5, as in cf1033g: who wins has the period 7, by play of thousands of chips.
#[test]
fn outcomes_of_partizan_families_are_found() {
    let taken = |player| if player == Player::Left { 2 } else { 5_usize };
    let chips =
        partizan(|&n: &usize, player| n.checked_sub(taken(player)).map(|left| vec![left]).into_iter().collect());
    let report = chips.family(|n| n).report(60);
    let outcomes = report.conclusions.iter().flatten().find_map(|conclusion| match &conclusion.law {
        Law::Series(law) if law.of == "outcome" && conclusion.standing == Standing::Holds => Some(law.clone()),
        _ => None,
    });
    let law = outcomes.expect("a law of outcomes");
    assert_eq!((law.length, law.start), (7, 0), "{report}");
    let mut play = Play::normal(|&(n, player): &(usize, Player)| {
        n.checked_sub(taken(player)).map(|left| (left, player.other())).into_iter().collect()
    });
    let mut class = |n: usize| match (play.value(&(n, Player::Left)), play.value(&(n, Player::Right))) {
        (true, true) => Class::First,
        (true, false) => Class::Left,
        (false, true) => Class::Right,
        (false, false) => Class::Second,
    };
    let values = report.values();
    let first = (0..7).map(&mut class).collect_vec();
    assert!((0..=60).all(|n| values[n].class == first[n % 7]));
    assert!((0..3000).all(|n| class(n) == first[n % 7]));
}
