//! What is said of rules whose table shows too little at first: large numbers, long periods, misère sums. Nothing false
//! is proven, or holds, against tables of the bare rule.

use std::ops::RangeInclusive;

use explore::{Answer, Budget, Conclusion, Found, Ground, Law, Place, Rule, Standing};
use itertools::Itertools;
use kit::play::Play;
use kit::{mex, seeded};
use rand::RngExt;

use crate::chinese::assert_conclusion;
use crate::truth::contradicted;

const BUDGET: Budget = Budget { seconds: 60, options: 20_000_000, comparisons: 0, memory: 1 << 29 };

fn answer(words: &str) -> Answer {
    words.parse::<Rule>().unwrap_or_else(|error| panic!("{words}: {error}")).answer(None, BUDGET)
}

/// So many different numbers, in rising order.
fn sampled(random: &mut impl RngExt, of: RangeInclusive<usize>, count: usize) -> Vec<usize> {
    let mut set = vec![];
    while set.len() < count {
        let number = random.random_range(of.clone());
        set.extend((!set.contains(&number)).then_some(number));
    }
    set.sort_unstable();
    set
}

/// The values of the heaps up to `largest` where these numbers may be taken from n stones.
fn taking(largest: usize, may: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for n in 0..=largest {
        values.push(mex((1..=n).filter(|&k| may(n, k)).map(|k| values[n - k])));
    }
    values
}

/// The same for a few numbers.
fn taking_of(largest: usize, set: &[usize]) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for n in 0..=largest {
        values.push(mex(set.iter().filter(|&&k| k <= n).map(|k| values[n - k])));
    }
    values
}

/// What is proven, or holds, agrees with a long table.
#[track_caller]
fn assert_true(answer: &Answer, table: &[usize]) {
    let Found::Heaps(report) = &answer.found else { panic!("one heap") };
    assert_eq!(report.values, table[..report.values.len()], "{answer}");
    for conclusion in &report.conclusions {
        assert_conclusion(conclusion);
        if matches!(conclusion.standing, Standing::Proven | Standing::Holds) {
            assert_eq!(contradicted(&conclusion.law, table), None, "{answer}");
        }
    }
}

fn is_proven(answer: &Answer) -> bool {
    answer.law().is_some_and(|law| law.standing == Standing::Proven)
}

/// Small numbers, and one that no heap of the first table reaches.
#[test]
fn forty_rules_with_a_late_number_are_not_misjudged() {
    let mut random = seeded(21);
    for trial in 0..40 {
        let late = random.random_range(1001..=6000);
        let mut set = sampled(&mut random, 1..=8, 1 + trial % 3);
        set.push(late);
        let answer = answer(&format!("take {}", set.iter().join(",")));
        assert!(is_proven(&answer), "{answer}");
        assert_true(&answer, &taking_of(4 * late, &set));
    }
}

/// Eight kinds of rules whose table looks like that of another rule at first.
#[test]
fn late_numbers_of_each_kind_are_not_misjudged() {
    let far = 9500;
    for (words, table) in [
        ("take 1,2,5001", taking_of(20_000, &[1, 2, 5001])),
        ("take 1..3,1500", taking_of(far, &[1, 2, 3, 1500])),
        ("take 1..3,2000..3000", taking(far, |_, k| k <= 3 || (2000..=3000).contains(&k))),
        ("take odd,3000", taking(far, |_, k| k % 2 == 1 || k == 3000)),
        ("take any but 2500", taking(far, |_, k| k != 2500)),
        ("take 3000,powers of 2", taking(far, |_, k| k.is_power_of_two() || k == 3000)),
        ("take up to half; take 3000", taking(far, |n, k| k <= n / 2 || k == 3000)),
        ("take at least half; take 700", taking(4000, |n, k| 2 * k >= n || k == 700)),
    ] {
        let answer = answer(words);
        assert_true(&answer, &table);
        let is_refuted = answer.to_string().contains("refuted at n = ");
        assert!(is_proven(&answer) || is_refuted, "{answer}");
        assert!(!answer.to_string().contains("these are the values"), "{answer}");
    }
    // A split, too.
    let mut values: Vec<usize> = vec![];
    for n in 0..=6000_usize {
        let split = (0..n).map(|a| values[a] ^ values[n - 1 - a]);
        values.push(mex(split.chain(n.checked_sub(2000).map(|left| values[left])).collect_vec()));
    }
    assert_true(&answer("take 1 and split; take 2000"), &values);
    // Of the multiples of a number, all is known by the numbers divided.
    let answer = answer("take 1000000000");
    assert!(is_proven(&answer) && answer.to_string().contains("period 2000000000 from n = 0"), "{answer}");
    assert!(answer.program().is_some_and(|program| program.contains("heap % 2000000000 / 1000000000")), "{answer}");
}

/// Where no heap reaches a number that the rule names, a law fits at most, and there is no program.
#[test]
fn what_was_never_tried_is_no_law() {
    let few = Budget { options: 200_000, ..BUDGET };
    for words in ["take odd,500000", "take up to half; take 900000000", "two heaps: take 1,5000 from one"] {
        let answer = words.parse::<Rule>().expect("a rule").answer(None, few);
        let law = answer.law().expect("a law that fits");
        assert_eq!(law.standing, Standing::Fits, "{answer}");
        assert!(matches!(law.ground, Ground::Untried { .. }), "{answer}");
        assert_eq!((answer.program(), answer.untried.is_some()), (None, true), "{answer}");
        assert!(!answer.to_string().contains("these are the values"), "{answer}");
    }
}

/// Sets of up to three numbers to 1000, of up to six to 60, and all numbers but these.
#[test]
fn periods_of_sets_are_proven_by_default() {
    let mut random = seeded(22);
    let quick = Budget { seconds: 2, ..BUDGET };
    for trial in 0..80 {
        let (most, count) = if trial % 2 == 0 { (1000, 1 + trial / 2 % 3) } else { (60, 1 + trial / 2 % 6) };
        let set = sampled(&mut random, 1..=most, count);
        let words = set.iter().join(",");
        let of = |words: String| words.parse::<Rule>().expect("a rule").answer(None, quick);
        let answer = of(format!("take {words}"));
        assert!(is_proven(&answer), "{answer}");
        assert_true(&answer, &taking_of(20_000, &set));
        let answer = of(format!("take any but {words}"));
        assert!(is_proven(&answer), "{answer}");
        assert_true(&answer, &taking(if most == 60 { 600 } else { 2500 }, |_, k| !set.contains(&k)));
        let program = answer.program();
        let Some(Law::Values(law)) = answer.law().map(|law| &law.law) else { panic!("{answer}") };
        assert!(program.is_some() || law.start > 1 || most == 1000, "{answer}");
    }
}

/// Who wins a single heap where the last move loses: proven of sets, and of all numbers but some.
#[test]
fn misere_outcomes_of_sets_are_proven() {
    let mut random = seeded(23);
    for trial in 0..32 {
        let set = sampled(&mut random, 1..=20, 1 + trial % 4);
        for words in
            [format!("take {}; misere", set.iter().join(",")), format!("take any but {}; misere", set.iter().join(","))]
        {
            let may = |k: usize| set.contains(&k) != words.contains("but");
            let mut play = Play::misere(|&n: &usize| (1..=n).filter(|&k| may(k)).map(|k| n - k).collect_vec());
            let won = (0..=400).map(|n| usize::from(play.value(&n))).collect_vec();
            let answer = words.parse::<Rule>().expect("a rule").answer(Some(40), Budget { options: 20_000, ..BUDGET });
            assert!(is_proven(&answer), "{answer}");
            assert_true(&answer, &won);
        }
    }
}

/// What the sums of two heaps that can move say of the rule of misère Nim, if there are enough of them.
#[test]
fn misere_sums_without_moves_test_nothing() {
    let sums = |words: &str, to: usize, options: u64| -> Option<Conclusion> {
        let answer = words.parse::<Rule>().expect("a rule").answer(Some(to), Budget { options, ..BUDGET });
        let Found::Heaps(report) = &answer.found else { panic!("one heap") };
        report.conclusions.iter().find(|of| matches!(of.law, Law::Sums { .. })).cloned()
    };
    let broken = sums("take 12,13 and split; misere", 94, 2_000_000).expect("a law");
    assert_eq!(broken.standing, Standing::Refuted(Place::Sum(vec![12, 60])), "{broken}");
    // No heap of the table moves; few sums are tried; all are.
    assert_eq!(sums("take 200; misere", 100, 2_000_000), None);
    let few = sums("take any; misere", 30, 5000).expect("a law");
    assert_eq!(few.standing, Standing::Fits, "{few}");
    let many = sums("take any; misere", 30, 2_000_000).expect("a law");
    assert!(matches!(many.ground, Ground::Heaps { sums: 5000, are_many: true, .. }), "{many}");
    assert_eq!(many.standing, Standing::Holds);
    // They were tried with heaps below 5001.
    let late = sums("take 1,2,5001; misere", 30, 2_000_000).expect("a law");
    assert_eq!(late.standing, Standing::Fits, "{late}");
}

/// Random misère rules: whatever is said of sums holds for sums of two and three heaps that move.
#[test]
fn misere_sums_are_not_misjudged() {
    let mut random = seeded(24);
    let (mut holds, mut refuted) = (0, 0);
    for trial in 0..30 {
        let first = random.random_range(1..=10);
        let set = sampled(&mut random, first..=first + 3, 1 + trial % 3);
        let splits = trial % 2 == 0;
        let words = format!("take {}{}; misere", set.iter().join(","), if splits { " and split" } else { "" });
        let answer = words.parse::<Rule>().expect("a rule").answer(Some(40), Budget { options: 500_000, ..BUDGET });
        let options = |n: usize| -> Vec<Vec<usize>> {
            let rests = set.iter().filter_map(|&k| n.checked_sub(k)).collect_vec();
            let two = rests.iter().flat_map(|&rest| (1..=rest / 2).map(move |a| vec![a, rest - a]));
            rests.iter().map(|&rest| vec![rest]).chain(two.filter(|_| splits)).collect()
        };
        let mut values: Vec<usize> = vec![];
        for n in 0..=40 {
            values.push(mex(options(n).into_iter().map(|left| left.iter().fold(0, |xor, &part| xor ^ values[part]))));
        }
        let mut play = Play::misere(|sum: &Vec<usize>| {
            let moves = (0..sum.len())
                .flat_map(|i| options(sum[i]).into_iter().map(move |left| [&sum[..i], &left, &sum[i + 1..]].concat()));
            moves.map(|after| after.into_iter().filter(|&heap| heap >= first).sorted().collect()).collect()
        });
        let Found::Heaps(report) = &answer.found else { panic!("one heap") };
        for conclusion in &report.conclusions {
            assert_conclusion(conclusion);
            match (&conclusion.law, &conclusion.standing) {
                (Law::Sums { .. }, Standing::Holds) => {
                    holds += 1;
                    for sum in
                        (first..=30).combinations_with_replacement(2).filter(|sum| sum.iter().sum::<usize>() < 40)
                    {
                        let of = sum.iter().map(|&heap| values[heap]).collect_vec();
                        let is_large = of.iter().any(|&value| value > 1);
                        let said = (of.iter().fold(0, |xor, value| xor ^ value) > 0) == is_large;
                        assert_eq!(play.value(&sum), said, "{sum:?} {answer}");
                    }
                }
                (Law::Sums { .. }, Standing::Refuted(_)) => refuted += 1,
                _ => {}
            }
        }
    }
    assert!(holds > 5 && refuted > 5, "{holds} {refuted}");
}

/// A law that is proven beyond a short table has its program all the same.
#[test]
fn short_tables_have_programs() {
    for (words, to) in [
        ("4.C", 60),
        ("0.77A", 30),
        ("4.C4", 30),
        ("take powers of 10", 5),
        ("take any but 2,11", 3),
        ("take 2,5", 0),
        ("0.77", 0),
        ("take any but 300", 0),
    ] {
        let read = words.parse::<Rule>().expect("a rule");
        let [short, long] = [to, 200].map(|to| read.answer(Some(to), BUDGET));
        assert_eq!(short.program(), long.program(), "{words}");
        assert!(is_proven(&short), "{short}");
        assert!(short.json()["values"].as_array().is_some_and(|values| values.len() == to + 1), "{short}");
    }
}

/// A rule under which play may go on for ever is refused, with its place.
#[test]
fn rules_that_lead_back_are_refused() {
    for (words, place) in [
        ("two heaps: give any to the second; throw one away and split the other", 36),
        ("two heaps: throw one away and split the other; take 1 from one; give 3 to the second", 65),
    ] {
        let error = words.parse::<Rule>().expect_err("play may go on for ever");
        assert_eq!(error.place, place, "{error}");
        assert!(error.to_string().contains("(0, 2)"), "{error}");
    }
}

/// Of two heaps, what the budget allows is a square.
#[test]
fn two_heaps_stop_with_a_whole_square() {
    let few = Budget { options: 100_000, ..BUDGET };
    let answer = "two heaps: take any from one".parse::<Rule>().expect("a rule").answer(Some(1_000_000), few);
    let Found::Pairs(report) = &answer.found else { panic!("two heaps") };
    let side = report.values.len();
    assert!(side > 20 && report.values.iter().all(|row| row.len() == side), "{side}");
    assert!((0..side).cartesian_product(0..side).all(|(a, b)| report.values[a][b] == a ^ b));
    assert!(answer.to_string().contains(&format!("{side} of 1000001 are done")), "{answer}");
}

/// What is remembered stays within what is allowed, and it is said where that ends a search.
#[test]
fn memory_ends_a_search() {
    let rule = "0.106".parse::<Rule>().expect("a rule");
    let searched = |memory: u64| match rule.answer(None, Budget { options: 4_000_000, memory, ..BUDGET }).found {
        Found::Heaps(report) => report.searched.expect("no period"),
        Found::Pairs(_) => panic!("one heap"),
    };
    let (few, many) = (searched(1 << 20), searched(1 << 30));
    assert!((10_000..100_000).contains(&few) && many > 2 * few, "{few} {many}");
    let tight = Budget { memory: 1 << 20, ..BUDGET };
    let kayles = "kayles; misere".parse::<Rule>().expect("a rule").answer(Some(400), tight);
    assert!(kayles.to_string().contains("stopped at 1 MiB: "), "{kayles}");
}
