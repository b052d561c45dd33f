//! Nothing false: what a report says agrees with its own table, with what the rule leaves, and with longer play.

use std::panic::{AssertUnwindSafe, catch_unwind};

use explore::{
    Budget, Form, Found, Ground, Law, Listing, PartizanValue, Place, Report, Rule, Standing, heaps, partizan, parts,
    table,
};
use grundy::games::{Class, KnownRule, Number, Player, Proof};
use itertools::Itertools;
use kit::play::Play;
use kit::{mex, seeded};
use rand::RngExt;

use crate::chinese::assert_conclusion;

type Sums = Vec<Vec<usize>>;

fn less(heap: usize, taken: impl IntoIterator<Item = usize>) -> Sums {
    taken.into_iter().filter(|&taken| taken <= heap).map(|taken| vec![heap - taken]).collect()
}

fn split(heap: usize) -> Sums {
    (1..=heap / 2).map(|part| vec![part, heap - part]).collect()
}

/// The values of the heaps up to `largest`, by the rule alone.
fn played(rule: &dyn Fn(usize) -> Sums, largest: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for heap in 0..=largest {
        values.push(mex(rule(heap).into_iter().map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part]))));
    }
    values
}

/// The first place at which these values are not as the law says, where that can be read off the law without the
/// explorer.
pub(crate) fn contradicted(law: &Law, values: &[usize]) -> Option<usize> {
    let repeats = |length: usize, start: usize, saltus: usize| {
        (start..values.len().saturating_sub(length)).find(|&n| values[n] + saltus != values[n + length])
    };
    match law {
        Law::Known(_, Proof::Period { length, start, .. }) => repeats(*length, *start, 0),
        Law::Known(_, Proof::Formula(formula)) => {
            let says = |n: usize| match &formula[..] {
                "n" => n,
                _ if formula.starts_with("n + 1 if n mod 4 = 3") => [n.saturating_sub(1), n, n, n + 1][n % 4],
                _ => formula.strip_prefix("n mod ").map(|m| n % m.parse::<usize>().expect("a number")).expect("known"),
            };
            (0..values.len()).find(|&n| says(n) != values[n])
        }
        Law::Values(law) => match &law.form {
            Form::Period(row) => repeats(row.len(), law.start, 0)
                .or((law.start..values.len().min(law.start + row.len())).find(|&n| values[n] != row[n - law.start])),
            Form::Rising { length, saltus } => repeats(*length, law.start, *saltus),
            Form::Shifted(plus) => (law.start..values.len()).find(|&n| n as isize + plus != values[n] as isize),
            Form::Floor { modulus, divisor } => {
                (law.start..values.len()).find(|&n| modulus.map_or(n, |m| n % m) / divisor != values[n])
            }
            Form::Function { function, up, plus } => (law.start.max(1)..values.len())
                .find(|&n| n + up > 1 && function.value(n + up - 1) as isize + plus != values[n] as isize),
            _ => None,
        },
        Law::Outcomes(law) => match &law.form {
            Form::Classes { modulus, lost, exceptions } => (0..values.len())
                .find(|&n| (values[n] == 0) != (lost.contains(&(n % modulus)) != exceptions.contains(&n))),
            Form::Period(row) => {
                (law.start..values.len()).find(|&n| (values[n] == 0) != (row[(n - law.start) % row.len()] == 0))
            }
            _ => None,
        },
        _ => None,
    }
}

/// A report says nothing that its table contradicts. Nothing of a function is proven.
#[track_caller]
fn assert_agrees(report: &Report) {
    for conclusion in &report.conclusions {
        assert_conclusion(conclusion);
        assert_ne!(conclusion.standing, Standing::Proven, "{report}");
        if conclusion.stands() {
            assert_eq!(contradicted(&conclusion.law, &report.values), None, "{report}");
        }
    }
}

/// Rules that change at some heap: other moves are added, taken away, or depend on the heap, or the rule is another
/// one.
#[test]
fn rules_that_lie_are_not_believed() {
    let mut random = seeded(41);
    let (mut reports, mut followed, mut refuted) = (0, 0, 0);
    for trial in 0..3000 {
        let length = [12, 16, 24, 32, 48, 64][trial % 6];
        let change = random.random_range(2..=length + 12);
        let most = random.random_range(1..=20);
        let set = (1..=6).filter(|_| random.random_bool(0.5)).collect_vec();
        let kind = random.random_range(0..6);
        let base = move |n: usize| match kind {
            0 => less(n, 1..=n),
            1 => less(n, 1..=most),
            2 => less(n, set.iter().copied()),
            3 => [less(n, 1..=n), split(n)].concat(),
            4 => less(n, 1..=n).into_iter().chain((1..=n).flat_map(|k| split(n - k))).collect(),
            _ => less(n, 1..=2).into_iter().chain((1..=n.min(2)).flat_map(|k| split(n - k))).collect(),
        };
        let (lie, extra) = (random.random_range(0..7), random.random_range(1..=8));
        let rule = move |n: usize| {
            let mut options = base(n);
            match lie {
                // A sentinel, from here on or here alone.
                0 if n >= change => options.extend(less(n, [extra])),
                1 if n == change => options.clear(),
                2 if n >= change => drop(options.pop()),
                // What depends on the heap.
                3 if n % extra == 0 && n >= change => options.extend(less(n, [n / 2 + 1])),
                4 if n > 0 && n >= change => options.push(vec![n - 1, n / 2]),
                5 if n >= change => options = less(n, [extra, extra + 1]),
                // The last heap cannot be taken whole.
                6 => options.retain(|parts| n < change || parts[..] != [0]),
                _ => {}
            }
            options.into_iter().filter(|parts| parts.iter().all(|&part| part < n)).collect::<Sums>()
        };
        let report = heaps(&rule).report(length);
        let far = played(&rule, length + 20);
        assert_eq!(report.values, far[..=length]);
        assert_agrees(&report);
        reports += 1;
        for conclusion in report.conclusions {
            assert_conclusion(&conclusion);
            match conclusion.standing {
                Standing::Follows(_) => followed += 1,
                Standing::Refuted(Place::Heap(n)) => {
                    refuted += 1;
                    assert!(n <= length);
                }
                _ => {}
            }
        }
    }
    assert!(reports == 3000 && followed > 300 && refuted > 100, "{followed} {refuted}");
}

/// What is proven of stated rules holds far beyond the table.
#[test]
fn what_is_proven_of_stated_rules_holds_beyond() {
    let sets = (1..1 << 6_usize).map(|set| KnownRule::TakeAway((1..=6).filter(|k| set >> (k - 1) & 1 == 1).collect()));
    let named = [KnownRule::Nim, KnownRule::UpTo(9), KnownRule::Lasker, KnownRule::TakeAndSplit];
    for rule in sets.chain(named) {
        for length in [3, 10, 30, 100] {
            let report = Report::of_rule(&rule, length);
            let far = rule.values(1000);
            for conclusion in report.conclusions.iter().filter(|c| c.standing == Standing::Proven) {
                assert_eq!(contradicted(&conclusion.law, &far), None, "{rule}: {report}");
            }
        }
    }
}

/// Bash's game looks like Nim in a table that ends early.
#[test]
fn the_last_digits_are_asked() {
    for most in 1..=30 {
        for largest in 0..=most + 20 {
            assert_agrees(&heaps(|n| less(n, 1..=most)).report(largest));
            assert_agrees(&heaps(|n| [less(n, 1..=most), split(n)].concat()).report(largest));
        }
    }
}

#[test]
fn a_sentinel_proves_nothing_early() {
    let report = Report::of_rule(&KnownRule::TakeAway(vec![2, 3, usize::MAX]), 40);
    assert!(report.conclusions.iter().all(|conclusion| conclusion.standing != Standing::Proven), "{report}");
}

/// A factorial may be taken: what follows from the numbers that have shown is said of these alone.
#[test]
fn a_set_that_grows_is_not_proven() {
    let factorials = |n: usize| less(n, [1, 2, 6, 24, 120, 720, 5040]);
    let report = heaps(factorials).report(400).to_string();
    assert!(
        report.contains("follows, if your rule is to take a number out of [1, 2, 6, 24, 120] for all n"),
        "{report}"
    );
    assert!(heaps(factorials).report(6000).to_string().contains("refuted at n = 5050"));
}

/// A law of outcomes is not dropped for a refuted one of values.
#[test]
fn a_law_that_holds_is_not_dropped() {
    let digits = |mut n: usize| {
        let mut digits = vec![];
        while n > 0 {
            digits.push(n % 3);
            n /= 3;
        }
        digits.into_iter().filter(|&digit| digit > 0).unique().collect_vec()
    };
    let report = heaps(|n| less(n, digits(n))).report(100);
    let holds = report.conclusions.iter().find(|c| c.standing == Standing::Holds).expect("a law of the lost positions");
    assert!(matches!(holds.law, Law::Outcomes(_)), "{report}");
    let values = (0..62).map(|n| [usize::from(n % 2 == 0 && n > 3 || n == 8), 0][usize::from([0, 2, 8].contains(&n))]);
    assert!(Report::of(values.collect()).law().is_some());
}

#[test]
fn few_values_are_said_to_be_few() {
    let of = |values: &[usize]| Report::of(values.to_vec()).to_string();
    assert!(of(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).contains("fits all 10, which are too few to test it: g(n) = n"));
    assert!(of(&[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]).contains("fits all 12, which are too few to test it: period 2"));
    assert!(of(&[0, 3, 1]).contains("it takes at least 6 values to look for a law"));
    assert!(of(&[5, 0, 7, 2, 9, 9, 1]).contains("no law was found; most need 16 values"));
    let nim = |a: usize, b: usize| (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect();
    assert!(table(nim).report(5, 5).to_string().contains("it takes at least 8 rows and 8 columns to look for a law"));
}

#[test]
fn a_known_game_is_compared_to_the_end() {
    let kayles = |n: usize| {
        let takes = 1..=n.min(if n < 220 { 2 } else { 3 });
        takes.flat_map(|k| less(n, [k]).into_iter().chain(split(n - k))).collect()
    };
    assert!(heaps(kayles).report(219).known.is_some());
    assert_eq!(heaps(kayles).report(300).known, None);
}

#[test]
fn nothing_is_concluded_from_nothing() {
    let nim = || {
        parts(|heaps| {
            let left = |i: usize, left: usize| [&heaps[..i], &[left], &heaps[i + 1..]].concat();
            (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |less| left(i, less))).collect()
        })
    };
    assert_eq!(nim().within(0).report(3, 3), None);
    // Of many sums, those are tried that the budget allows.
    let budget = Budget { seconds: 30, options: 100_000, ..Budget::default() };
    let some = nim().with_budget(budget).report(8, 40).expect("some are tried");
    assert_eq!(some.standing, Standing::Holds);
    assert!(matches!(some.ground, Ground::Sums { is_complete: false, tried: 100.., .. }), "{some}");
}

#[test]
fn counts_are_of_what_a_law_says() {
    let values = (0..60_usize).map(|n| if n == 0 { 7 } else { n.trailing_zeros() as usize }).collect();
    let report = Report::of(values);
    let law = report.law().expect("a law");
    assert_eq!(law.ground, Ground::Table { found_on: 29, of: 59, are_pairs: false });
}

#[test]
fn what_rises_with_the_rows_is_not_marked() {
    let report = Report::of((0..40).map(|n| if n == 5 { 9 } else { n ^ 1 }).collect());
    let marked = report.rows().matches('*').count();
    // The one exception, and the line that says what the mark is.
    assert_eq!(marked, 2, "{report}");
}

#[test]
fn large_values_do_not_overflow() {
    let max = usize::MAX;
    for values in [vec![max; 20], [0, max].repeat(10), (0..20).map(|n| max - n).collect()] {
        assert!(Report::of(values).values.len() == 20);
    }
}

#[test]
fn an_incomplete_table_passes_no_test() {
    let nim = || heaps(|n| less(n, 1..=n));
    assert!(catch_unwind(AssertUnwindSafe(|| nim().within(0).values(10))).is_err());
    assert!(!nim().within(0).report(10).is_complete());
    let chips = partizan(|&n: &usize, _| less(n, [1])).within(0);
    assert!(catch_unwind(AssertUnwindSafe(|| chips.values([5]))).is_err());
    assert!(!chips.family(|n| n).report(5).is_complete());
}

/// What a rule does that no game does is said with the position.
#[test]
fn rules_that_run_away_are_named() {
    let message = |run: &mut dyn FnMut()| {
        let error = catch_unwind(AssertUnwindSafe(run)).expect_err("it is refused");
        *error.downcast::<String>().expect("a sentence")
    };
    let below = message(&mut || drop(heaps(|n: usize| vec![vec![n.wrapping_sub(5)]]).report(10)));
    let most = usize::MAX - 4;
    assert_eq!(below, format!("from heap 0 the rule leaves a heap of {most}: does it take more than there is?"));
    let back = message(&mut || drop(table(|a, b| if a == b { vec![] } else { vec![(b, a)] }).report(3, 3)));
    let line = "the rule leads from (0, 1) back to it: (0, 1) → (1, 0) → (0, 1); only games that end have values";
    assert_eq!(back, line);
    let pass = message(&mut || drop(heaps(|n| if n > 20 { vec![vec![n]] } else { less(n, [1]) }).report(30)));
    assert!(pass.starts_with("the rule leads from 21 back to it: 21 → 21"), "{pass}");
    // What rises without an end stops by its options, long before its time.
    let rises = heaps(|n| vec![vec![n + 1]]).with_budget(Budget { options: 200_000, ..Budget::default() }).report(3);
    assert_eq!(rises.values, Vec::<usize>::new());
    assert!(rises.to_string().contains("stopped after 200000 options: 0 of 4 are done"));
}

/// Misère and early ends count on one clock, and ask for no heap above what was asked for.
#[test]
fn no_heap_is_asked_for_beyond_the_table() {
    let asked = std::cell::Cell::new(0);
    let game = heaps(|n| {
        asked.set(asked.get().max(n));
        less(n, 1..=n)
    });
    let report = game.misere().report(3);
    assert_eq!((asked.get(), report.values.len()), (3, 4));
}

/// A long list of options is read once, and many rules that could have been meant cost nothing.
#[test]
fn rules_that_take_all_are_quick() {
    let report = heaps(|n| if n > 0 { vec![vec![]] } else { vec![] }).report(20_000);
    assert!(report.is_complete() && report.law().is_some());
}

/// Numbers of positions of different moves are those of play: a position that the second player wins is 0.
#[test]
fn zero_positions_have_the_number_zero() {
    let game = partizan(|&n: &usize, player| match (n, player) {
        (1 | 2, _) => vec![vec![n - 1]],
        _ => vec![],
    });
    let found = game.values([0, 1, 2]);
    assert_eq!(found.iter().map(|value| value.class).collect_vec(), [Class::Second, Class::First, Class::Second]);
    assert_eq!(found[2].number, Some(Number::from(0)));
    let alone = partizan(|&n: &usize, player| if player == Player::Left && n > 0 { vec![vec![n - 1]] } else { vec![] });
    assert_eq!(alone.values([3])[0].number, Some(Number::from(3)));
}

/// A partizan game hands over its values, in lists and in families.
#[test]
fn values_are_handed_over() {
    let steps = partizan(|&n: &usize, player| if player == Player::Left { less(n, [1]) } else { vec![] });
    let numbers = |values: Vec<PartizanValue>| values.into_iter().map(|value| value.number).collect_vec();
    assert_eq!(numbers(steps.family(|n| n).values(3)), [0, 1, 2, 3].map(|n| Some(Number::from(n))));
    assert_eq!(numbers(steps.values([2, 0])), [2, 0].map(|n| Some(Number::from(n))));
    let listing: Listing<usize> = steps.report([1]);
    assert_eq!(listing.to_string(), "1 Left wins, number 1\n");
}

/// What the digits of an octal code leave of a heap.
fn of_code(digits: &[u8], heap: usize) -> Sums {
    let taken = (1..=heap.min(digits.len())).flat_map(|taken| {
        let (digit, rest) = (digits[taken - 1], heap - taken);
        let two = split(rest).into_iter().filter(move |_| digit & 4 > 0);
        let one = [vec![rest]].into_iter().filter(move |_| rest > 0 && digit & 2 > 0);
        let none = [vec![]].into_iter().filter(move |_| rest == 0 && digit & 1 > 0);
        two.chain(one).chain(none)
    });
    taken.collect()
}

/// All sums of heaps with so many stones, each in rising order.
fn sums_of(stones: usize) -> Sums {
    let mut all = vec![];
    let mut begun = vec![vec![]];
    while let Some(heaps) = begun.pop() {
        match stones - heaps.iter().sum::<usize>() {
            0 => all.push(heaps),
            rest => begun.extend((*heaps.last().unwrap_or(&1)..=rest).map(|heap| [&heaps[..], &[heap]].concat())),
        }
    }
    all
}

/// Sums that break the rule of misère Nim: the report names one of the fewest stones, and of those one of the fewest
/// heaps. Both are compared with play of whole sums.
#[test]
fn what_breaks_misere_nim_is_named() {
    let table: [(&[u8], &[usize]); 8] = [
        (&[1, 2, 3], &[6]),
        (&[0, 6], &[15]),
        (&[1, 7], &[1, 10]),
        (&[4, 1], &[13]),
        (&[4, 3], &[13]),
        (&[2, 1, 6], &[16]),
        (&[7, 4, 5], &[9]),
        (&[0, 2, 4], &[17]),
    ];
    for (digits, broken) in table {
        let report = heaps(|heap| of_code(digits, heap)).misere().report(30);
        let named = report.conclusions.iter().find_map(|conclusion| match (&conclusion.law, &conclusion.standing) {
            (Law::Sums { is_misere: true }, Standing::Refuted(Place::Sum(sum))) => Some(&sum[..]),
            _ => None,
        });
        assert_eq!(named, Some(broken), "{digits:?}");
        let values = played(&|heap| of_code(digits, heap), 30);
        let mut play = Play::misere(|sum: &Vec<usize>| {
            let moves = (0..sum.len()).flat_map(|i| {
                of_code(digits, sum[i]).into_iter().map(move |left| [&sum[..i], &left, &sum[i + 1..]].concat())
            });
            moves.map(|after| after.into_iter().sorted().collect()).collect()
        });
        let mut agrees = |sum: &Vec<usize>| {
            let of: Vec<usize> = sum.iter().map(|&heap| values[heap]).collect();
            let is_large = of.iter().any(|&value| value > 1);
            play.value(sum) == ((of.iter().fold(0, |xor, value| xor ^ value) > 0) == is_large)
        };
        assert!(!agrees(&broken.to_vec()), "{digits:?}");
        let stones = broken.iter().sum();
        let less =
            (0..stones).flat_map(sums_of).chain(sums_of(stones).into_iter().filter(|sum| sum.len() < broken.len()));
        assert!(less.into_iter().all(|sum| agrees(&sum)), "{digits:?}");
    }
}

/// Heaps of one class may stand for one another in every sum, heaps of two may not, and a class is lost as its sum is.
#[test]
fn misere_quotients_are_those_of_play() {
    // The orders are those of Plambeck and Siegel, as are the classes of 0.123: a period of 5 from 5 on.
    for (code, digits, order, lost) in
        [("0.123", &[1, 2, 3][..], 20, 5), ("0.75", &[7, 5], 8, 2), ("0.3", &[3], 2, 1), ("0.33", &[3, 3], 6, 2)]
    {
        let rule: Rule = format!("{code}; misere").parse().expect("a rule");
        let answer = rule.answer(Some(24), Budget { seconds: 60, ..Budget::default() });
        let Found::Heaps(report) = &answer.found else { panic!("{answer}") };
        let quotient = report.conclusions.iter().find_map(|conclusion| match (&conclusion.law, &conclusion.standing) {
            (Law::Quotient(quotient), Standing::Proven) => Some(quotient),
            _ => None,
        });
        let quotient = quotient.unwrap_or_else(|| panic!("{answer}"));
        assert_eq!((quotient.sums.len(), quotient.lost.len()), (order, lost), "{answer}");
        let json =
            answer.json()["conclusions"].as_array().expect("a list").iter().find_map(|of| of.get("quotient").cloned());
        let json = json.expect("the quotient");
        assert_eq!(json["product"], serde_json::json!(quotient.product));
        assert_eq!((&json["lost"], &json["heaps"]), (&quotient.lost.clone().into(), &quotient.heaps.clone().into()));
        assert!(quotient.heaps.len() > 11, "{answer}");
        if code == "0.123" {
            assert!((5..quotient.heaps.len() - 5).all(|n| quotient.heaps[n] == quotient.heaps[n + 5]), "{answer}");
        }
        let mut play = Play::misere(|sum: &Vec<usize>| {
            let moves = (0..sum.len()).flat_map(|i| {
                of_code(digits, sum[i]).into_iter().map(move |left| [&sum[..i], &left, &sum[i + 1..]].concat())
            });
            moves.map(|after| after.into_iter().sorted().collect()).collect()
        });
        let mut wins = |sum: Vec<usize>| play.value(&sum.into_iter().sorted().collect());
        for (class, sum) in quotient.sums.iter().enumerate() {
            assert_eq!(!wins(sum.clone()), quotient.lost.contains(&class), "{code} {sum:?}");
            for (other, second) in quotient.sums.iter().enumerate().filter(|(_, second)| sum.len() + second.len() < 6) {
                let product = quotient.product[class][other];
                let both = [&sum[..], second].concat();
                assert_eq!(!wins(both.clone()), quotient.lost.contains(&product), "{code} {both:?}");
                // The class of each part stands for it in a third sum.
                let mut third = |with: &[usize]| !wins([with, &[3]].concat());
                assert_eq!(third(&both), third(&quotient.sums[product]), "{code} {both:?}");
            }
        }
        let tests = (0..=9).flat_map(sums_of).collect_vec();
        let with = |heap: usize| if heap > 0 { vec![heap] } else { vec![] };
        for (a, b) in (0..=10).tuple_combinations() {
            let are_alike =
                tests.iter().all(|sum| wins([&with(a)[..], sum].concat()) == wins([&with(b)[..], sum].concat()));
            assert_eq!(are_alike, quotient.heaps[a] == quotient.heaps[b], "{code} {a} {b}");
        }
    }
}

/// The cells of a board that are left, from the lowest bit on.
type Cells = u32;

/// What is left of a row where a move takes these of n cells, for each of `moves`.
fn taking(cells: Cells, moves: impl IntoIterator<Item = Cells>) -> Vec<Cells> {
    moves.into_iter().filter(|taken| cells & taken == *taken).map(|taken| cells & !taken).collect()
}

/// Whether next to one of these cells there is another one, on both sides or on one.
fn has_neighbours(cells: Cells, taken: Cells) -> [bool; 2] {
    [taken << 1, taken >> 1].map(|beside| cells & !taken & beside > 0)
}

/// Each name, and the game by its own rule, played on a row of n cells.
const ROWS: [(&str, fn(Cells) -> Vec<Cells>); 5] = [
    ("Kayles", |pins| taking(pins, (0..20).flat_map(|i| [1 << i, 3 << i]))),
    ("Dawson's Kayles", |pins| taking(pins, (0..20).map(|i| 3 << i))),
    // Nobody marks a cell beside a mark, or the next but one: the other would make three in a row.
    ("Treblecross", |free| {
        let marks = (0..20).filter(|i| free >> i & 1 == 1);
        marks.map(|i| free & !(0b11111 << i >> 2)).collect()
    }),
    // A lone coin, or two neighbours that are a whole row, or that have a coin on both sides.
    ("Guiles", |coins| {
        let one = (0..20).map(|i| 1 << i).filter(|&taken| has_neighbours(coins, taken) == [false, false]);
        let two = (0..20).map(|i| 3 << i).filter(|&taken| has_neighbours(coins, taken).into_iter().all_equal());
        taking(coins, one.chain(two))
    }),
    // A coin that has a neighbour.
    ("Officers", |coins| {
        let beside = |&taken: &Cells| has_neighbours(coins, taken).contains(&true);
        taking(coins, (0..20).map(|i| 1 << i).filter(beside))
    }),
];

/// Each name, and the game by its own rule, played with heaps.
const HEAPS: [(&str, fn(usize) -> Sums); 6] = [
    ("Grundy's game", |n| split(n).into_iter().filter(|parts| parts[0] != parts[1]).collect()),
    ("the game of taking at most half", |n| less(n, 1..=n / 2)),
    ("the game of taking a Fibonacci number", |n| less(n, [1, 2, 3, 5, 8, 13, 21, 34])),
    ("the game of taking a square", |n| less(n, (1..=6).map(|root| root * root))),
    ("the game of taking a prime", |n| less(n, (2..=n).filter(|k| (2..*k).all(|d| k % d > 0)))),
    ("the game of splitting a number into all its smaller divisors but one", |n| {
        let divisors: Vec<usize> = (1..n).filter(|d| n % d == 0).collect();
        divisors.iter().map(|kept| divisors.iter().copied().filter(|d| d != kept).collect()).collect()
    }),
];

/// A name is said of the game that has it, and of no place beside.
#[test]
fn names_are_those_of_bare_play() {
    let named = |report: Report, name: &str| {
        let known = report.known.unwrap_or_else(|| panic!("{name} is not known"));
        assert!(known.name[0] == name || known.name[0].starts_with(&format!("{name} (")), "{name}: {known}");
        assert_eq!(known.moved, 0, "{known}");
    };
    for (name, rule) in ROWS {
        let mut play = Play::grundy(move |cells: &Cells| rule(*cells));
        let values = (0..=16).map(|n| play.value(&((1 << n) - 1))).collect();
        named(Report::of(values), name);
    }
    HEAPS.into_iter().for_each(|(name, rule)| named(Report::of(played(&rule, 40)), name));
    // Treblecross as it is played: the player who makes three in a row wins. Marks are 0.
    let is_lost = |n: usize| {
        let full: Cells = (1 << n) - 1;
        let has_won = move |free: Cells| (0..n.saturating_sub(2)).any(|i| !free >> i & 7 == 7);
        let marked = move |free: &Cells| match has_won(*free) {
            true => vec![],
            false => taking(*free, (0..n).map(|i| 1 << i)),
        };
        !Play::normal(marked).value(&full)
    };
    let values = played(&|n| of_code(&[0, 0, 7], n), 16);
    assert!((3..=14).all(|n| is_lost(n) == (values[n + 2] == 0)), "a board of n cells is a heap of n + 2");
}
