//! What is proven of the rules that the library knows, and where.

use std::collections::{BTreeSet, HashMap, VecDeque};

use crate::laws::functions;
use crate::laws::joint::{Joint, Relation};
use crate::laws::law::{Conclusion, Form, Ground, Law, PairCondition, PairForm, PairLaw, Reason, Sequence, Standing};
use crate::laws::programs::Programs;
use crate::laws::search;
use crate::laws::search_pairs;
use crate::laws::windows::{self, Repeat};
use crate::play::meter::Meter;
use crate::rules::numbers::{Numbers, Set};
use crate::rules::rule::{Clause, Moves, PairClause, Rule};
use grundy::games::{KnownRule, Proof};

/// What these values, which are those of the rule, prove, as a conclusion of this standing.
pub(crate) fn proven(rule: &KnownRule, values: &[usize], standing: Standing) -> Option<Conclusion> {
    let proof = rule.proof(values)?;
    let ground = match &proof {
        Proof::Period { needed, .. } => Ground::Values(*needed),
        Proof::Formula(_) => Ground::Programs(programs(rule)),
    };
    Some(Conclusion { standing, law: Law::Known(rule.clone(), proof), ground })
}

/// The programs that rest on what is known of the rule.
pub(crate) fn programs(rule: &KnownRule) -> Programs {
    match rule {
        KnownRule::Nim => Programs(&["nim"]),
        KnownRule::TakeAndSplit => Programs(&["p9387"]),
        KnownRule::UpTo(_) => Programs(&["cses_nim_game_2", "hdu1846"]),
        KnownRule::TakeAway(_) => Programs(&["hdu1536", "cses_stick_game"]),
        KnownRule::Octal(_) => Programs(&["cf305e", "cf1704f"]),
        KnownRule::Lasker => Programs(&["hdu3032"]),
        KnownRule::GrundysGame => Programs(&["cses_grundys_game"]),
        KnownRule::MockTurtles => Programs(&["hdu3537"]),
        KnownRule::Neighbours(_) | KnownRule::Ruler => Programs(&["coin_turning"]),
    }
}

/// What is proven of a stated rule besides, as the law that these values must agree with.
///
/// Theorem. Let a move take a number of a set S, let p > 0, and let all numbers of S have remainders modulo p in R, a
/// part of S below p without 0. If the values of the game in which R may be taken have the period p from 0 on, then
/// they are those of S.
///
/// Why. By induction on n: below n the values of both games are the same. What R may take, S may take. Conversely let
/// s in S be taken from n, and let r in R be its remainder. Then r ≤ s ≤ n, so r may be taken from n, too. The heaps
/// n − s and n − r differ by a multiple of p, so they have the same value. So both games lead from n to the same
/// values.
pub(crate) fn of_stated(rule: &Rule, values: &[usize]) -> Option<Conclusion> {
    let Some([Clause::Take { set, leaving }]) = rule.plain_clauses() else { return None };
    if *leaving != (0..=1) || values.len() < 2 {
        return None;
    }
    let (law, ground) = match (&set.of[..], set.but.is_empty()) {
        ([Numbers::Coprime], true) => {
            let form = Form::Function { function: functions::LEAST_PRIME_IF_ODD, up: 1, plus: 0 };
            (Sequence { form, start: 1 }, Ground::Programs(Programs(&["cf2004e"])))
        }
        ([Numbers::UpToPart(parts)], true) if *parts > 1 => {
            let form = Form::Windows { first: *parts, gap: *parts };
            (Sequence { form, start: 0 }, Ground::Programs(Programs(&["arc091f"])))
        }
        ([Numbers::ProperDivisors], true) => {
            let form = Form::Function { function: functions::TRAILING_ZEROS, up: 1, plus: 0 };
            (Sequence { form, start: 1 }, Ground::Reason(Reason::ZerosOfDivisors))
        }
        _ => residues(set)?,
    };
    // What is said agrees with what is printed.
    let fits = |n: usize| match &law.form {
        Form::Function { function, .. } => values[n] == function.value(n),
        Form::Period(row) => values[n] == row[n % row.len()],
        Form::Floor { modulus: Some(modulus), .. } => values[n] == n % modulus,
        Form::Windows { gap, .. } if n % gap == 0 => values[n] == n / gap,
        Form::Windows { gap, .. } => values[n] == values[n - n / gap - 1],
        _ => false,
    };
    (law.start..values.len()).all(fits).then_some(Conclusion {
        standing: Standing::Proven,
        law: Law::Values(law),
        ground,
    })
}

/// What the last values prove of a game that takes a number from a heap: the period of a set, as the library proves it
/// of a table; the arithmetic period of all numbers but some; and in misère play the period of who wins. An error says
/// how many heaps were looked at. Nothing, if the rule is none of these.
pub(crate) fn of_window(rule: &Rule, meter: &Meter) -> Option<Result<Conclusion, usize>> {
    let conclusion = |law, needed| Conclusion { standing: Standing::Proven, law, ground: Ground::Values(needed) };
    if let Some(numbers) = rule.numbers() {
        let most = numbers.last().copied()?;
        return Some(windows::of_set(&numbers, rule.is_misere, meter).map(|Repeat { start, period, .. }| {
            let needed = (start + period - 1).saturating_add(most);
            let law = match rule.is_misere && start + period <= SHOWN {
                true => Law::Outcomes(outcomes(&numbers, start, period)),
                false => {
                    Law::Known(KnownRule::TakeAway(numbers.clone()), Proof::Period { length: period, start, needed })
                }
            };
            conclusion(law, needed)
        }));
    }
    let barred = rule.barred()?;
    let most = barred.last().copied()?;
    if rule.is_misere {
        let lost = lost_of_all_but(&barred);
        let law = Sequence { form: Form::Period(vec![1]), start: lost.last()? + 1 };
        return Some(Ok(conclusion(Law::Outcomes(law), lost[0] + most)));
    }
    Some(windows::of_all_but(&barred, meter).map(|Repeat { start, period, saltus }| {
        let values: Vec<usize> = windows::values_of_all_but(&barred).take(start + 1).collect();
        let form = search::rising(&values, period, saltus);
        conclusion(Law::Values(Sequence { form, start }), start + period + 2 * most - 1)
    }))
}

/// Outcomes up to this heap are listed.
const SHOWN: usize = 1_000_000;

/// Who wins a heap of which one of these numbers is taken, where the last move loses, and this is its period.
fn outcomes(numbers: &[usize], start: usize, period: usize) -> Sequence {
    const FEW: usize = 8;
    let won: Vec<usize> = windows::outcomes_of_set(numbers).take(start + period).collect();
    let again = |n: usize| if n < start { n + (start - n).div_ceil(period) * period } else { n };
    let exceptions: Vec<usize> = (0..start).filter(|&n| won[n] != won[again(n)]).collect();
    let mut lost: Vec<usize> = (start..start + period).filter(|&n| won[n] == 0).map(|n| n % period).collect();
    lost.sort_unstable();
    match lost.len() <= FEW && exceptions.len() <= FEW {
        true => Sequence { form: Form::Classes { modulus: period, lost, exceptions }, start: 0 },
        false => Sequence { form: Form::Period(won[start..].to_vec()), start },
    }
}

/// The lost heaps where any number but these is taken, and the last move loses.
fn lost_of_all_but(barred: &[usize]) -> Vec<usize> {
    let is_taken = |number: usize| number > 0 && barred.binary_search(&number).is_err();
    let least = (1..).find(|&number| is_taken(number)).unwrap_or(1);
    let mut lost = vec![];
    for heap in least..=least + barred[barred.len() - 1] {
        if !lost.iter().any(|lost| is_taken(heap - lost)) {
            lost.push(heap);
        }
    }
    lost
}

/// The period of a set by its remainders.
fn residues(set: &Set) -> Option<(Sequence, Ground)> {
    (2..=60).find_map(|p: usize| {
        let remainders = set.remainders(p)?;
        let small: Vec<usize> = remainders.iter().copied().collect();
        if small.is_empty() || small.iter().any(|&r| r == 0 || !set.allows(r)) {
            return None;
        }
        let rule = KnownRule::TakeAway(small.clone());
        let values = rule.values(4 * p);
        let Some(Proof::Period { length, start: 0, .. }) = rule.proof(&values) else { return None };
        if p % length != 0 {
            return None;
        }
        let row = values[..length].to_vec();
        let is_plain = row.iter().enumerate().all(|(n, &value)| n == value);
        let form = if is_plain { Form::Floor { modulus: Some(length), divisor: 1 } } else { Form::Period(row) };
        Some((Sequence { form, start: 0 }, Ground::Reason(Reason::Remainders { modulus: p, small })))
    })
}

/// The programs that prove this law of a stated rule of two heaps, if it is that of its theorem.
pub(crate) fn of_pairs(rule: &Rule, law: &Law) -> Option<Programs> {
    let (Moves::TwoHeaps(clauses), Law::Pairs(law)) = (&rule.moves, law) else { return None };
    let is_any = |set: &Set| set.but.is_empty() && set.of == [Numbers::Any];
    let is_joint = |joint: Joint| matches!(&law.form, PairForm::Joint { of, .. } if *of == joint);
    match &clauses[..] {
        _ if rule.is_misere => None,
        [PairClause::One(set)] if is_any(set) && is_joint(Joint::Xor) => Some(Programs(&["nim", "p1247"])),
        [PairClause::One(one), PairClause::Both(both)] | [PairClause::Both(both), PairClause::One(one)] => {
            let is_wythoff = matches!(
                &law.form,
                PairForm::Lost(PairCondition::Pairs { first: 0, step: 1, exceptions, .. }) if exceptions.is_empty()
            );
            (is_any(one) && is_any(both) && is_wythoff).then_some(Programs(&["wythoff"]))
        }
        [PairClause::Multiple] => {
            let is_golden = matches!(law.form, PairForm::Lost(PairCondition::Relation(Relation::Golden)));
            is_golden.then_some(Programs(&["p1290"]))
        }
        [PairClause::Throw] if is_joint(Joint::OrBelow) => Some(Programs(&["p2148"])),
        _ => None,
    }
}

/// So many pairs are looked at.
const PAIRS: usize = 100_000;

/// So many stones may be taken from both heaps, as the pairs so near are compared.
const REACH: usize = 1000;

/// What is proven of two heaps from one of which any number may be taken, or from both the same number out of a finite
/// set S: the differences of the lost pairs are periodic in the end. The law agrees with these values.
///
/// Theorem. List the lost pairs {a, a + d} by a. Then a is the least number in no pair before, and d is the least
/// number such that a + d is in no pair before, and no lost pair {a − s, a − s + d} has an s in S.
///
/// Why. Call a number used if it is in a pair before. Each number is in one lost pair. It is in no more, as a move of
/// one heap leads from the one to the other. And if all (a, b) were won, then each by a move to a lost pair with a
/// smaller first number; there are finitely many of these, and each is reached from at most two b. So the least unused
/// a has a partner a + d that is not smaller. It is the first from which no move leads to a lost pair: a move of the
/// first heap does so iff a + d is used, one of the two iff a lost pair {a − s, a − s + d} has an s in S, and one of
/// the second heap not from the first such d.
///
/// So what comes next depends on which numbers above a are in pairs before, and on the differences of the pairs whose
/// least numbers are at most max S below a. Where both come again, everything does.
pub(crate) fn of_differences(rule: &Rule, values: &[Vec<usize>]) -> Option<Conclusion> {
    let (Moves::TwoHeaps(clauses), false) = (&rule.moves, rule.is_misere) else { return None };
    let ([PairClause::One(one), PairClause::Both(both)] | [PairClause::Both(both), PairClause::One(one)]) =
        &clauses[..]
    else {
        return None;
    };
    let taken = both.listed().filter(|_| one.but.is_empty() && one.of == [Numbers::Any])?;
    let reach = *taken.last().filter(|&&reach| reach <= REACH)?;
    let (mut a, mut ahead, mut differences) = (0, BTreeSet::new(), vec![]);
    let mut near: VecDeque<(usize, usize)> = VecDeque::new();
    let mut seen: HashMap<(Vec<usize>, Vec<(usize, usize)>), usize> = HashMap::new();
    let since = loop {
        while ahead.remove(&a) {
            a += 1;
        }
        while near.front().is_some_and(|&(before, _)| before + reach < a) {
            near.pop_front();
        }
        let above = ahead.iter().map(|b| b - a).collect();
        let before = near.iter().map(|&(before, d)| (a - before, d)).collect();
        if let Some(since) = seen.insert((above, before), differences.len()) {
            break since;
        }
        if differences.len() == PAIRS {
            return None;
        }
        let is_reached = |d| near.iter().any(|&(before, other)| other == d && taken.contains(&(a - before)));
        let d = (0..).find(|d| !ahead.contains(&(a + d)) && !is_reached(*d))?;
        differences.push(d);
        near.push_back((a, d));
        ahead.extend((d > 0).then_some(a + d));
        a += 1;
    };
    let (pairs, period) = (differences.len(), differences.len() - since);
    // The period begins where it first fits.
    while differences.len() > period && differences.last() == differences.get(differences.len() - 1 - period) {
        differences.pop();
    }
    let lost: BTreeSet<(usize, usize)> = search_pairs::lost(values).into_iter().filter(|(a, b)| a <= b).collect();
    let (mut used, mut a, mut n) = (BTreeSet::new(), 0, 0);
    let mut expected = BTreeSet::new();
    while a < values.len() {
        if !used.contains(&a) {
            let from = differences.len() - period;
            let d = differences[if n < from { n } else { from + (n - from) % period }];
            used.insert(a + d);
            expected.extend((a + d < values.len()).then_some((a, a + d)));
            n += 1;
        }
        a += 1;
    }
    (lost == expected).then_some(Conclusion {
        standing: Standing::Proven,
        law: Law::Pairs(PairLaw {
            form: PairForm::Lost(PairCondition::Differences { first: differences, period }),
            start: 0,
            programs: Programs(&[]),
        }),
        ground: Ground::Reason(Reason::PairsAgain { reach, since, pairs }),
    })
}
