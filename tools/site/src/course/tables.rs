//! The tables of the chapters, computed by the explorer and the library.

use explore::{Budget, Conclusion, Law, Rule, Standing, heaps, table};
use grundy::arithmetic::nimber::Nimber;
use grundy::games::sg::{mex, nim_sum};
use grundy::games::{Number, Proof, fibonacci};

/// The values of the heaps from 0 on by a rule in words; where the last move loses, 1 for won and 0 for lost.
///
/// # Errors
/// If the rule is none.
pub fn values(rule: &str, most: usize) -> Result<Vec<usize>, String> {
    let rule: Rule = rule.parse().map_err(|error| format!("{error}"))?;
    let game = heaps(|n| rule.options(n));
    Ok(if rule.is_misere { game.misere() } else { game }.values(most))
}

/// The values of two heaps up to `most`.
///
/// # Errors
/// If the rule is none.
pub fn pairs(rule: &str, most: usize) -> Result<Vec<Vec<usize>>, String> {
    let rule: Rule = rule.parse().map_err(|error| format!("{error}"))?;
    let game = table(|a, b| rule.pair_options(a, b));
    Ok(if rule.is_misere { game.misere() } else { game }.values(most, most))
}

/// For two heaps from 1 on the least third heap that makes a lost position, found by playing three heaps out.
///
/// # Errors
/// If the rule is none.
pub fn thirds(rule: &str, most: usize) -> Result<Vec<Vec<usize>>, String> {
    let rule: Rule = rule.parse().map_err(|error| format!("{error}"))?;
    let mut known = std::collections::HashMap::new();
    let third = |a: usize, b: usize, known: &mut _| (0..).find(|&c| is_lost(&rule, vec![a, b, c], known)).unwrap_or(0);
    Ok((1..=most).map(|a| (1..=most).map(|b| third(a, b, &mut known)).collect()).collect())
}

/// Whether heaps are lost, by play alone: no value is used.
fn is_lost(rule: &Rule, position: Vec<usize>, known: &mut std::collections::HashMap<Vec<usize>, bool>) -> bool {
    let mut position: Vec<usize> = position.into_iter().filter(|&heap| heap > 0).collect();
    position.sort_unstable();
    if let Some(&lost) = known.get(&position) {
        return lost;
    }
    let lost = position.iter().enumerate().all(|(index, &heap)| {
        rule.options(heap).into_iter().all(|left| {
            let others = [&position[..index], &position[index + 1..], &left[..]].concat();
            !is_lost(rule, others, known)
        })
    });
    known.insert(position, lost);
    lost
}

/// The values of single heads at the places from 1 on, by what a move turns beside the rightmost coin.
///
/// # Errors
/// If no game has this name.
pub fn coins(game: &str, most: usize) -> Result<Vec<usize>, String> {
    let others: fn(usize) -> Vec<Vec<usize>> = match game {
        // The coin alone, or with one to the left of it.
        "turning turtles" => |n| [vec![]].into_iter().chain((1..n).map(|k| vec![k])).collect(),
        // With one of the two coins next to the left, always exactly two.
        "one or two back" => |n| (1..n).rev().take(2).map(|k| vec![k]).collect(),
        "mock turtles" => |n| {
            let two = (1..n).flat_map(|k| (1..k).map(move |j| vec![j, k]));
            [vec![]].into_iter().chain((1..n).map(|k| vec![k])).chain(two).collect()
        },
        "ruler" => |n| (1..=n).map(|k| (k..n).collect()).collect(),
        other => return Err(format!("there is no coin game {other:?}")),
    };
    let mut values = vec![0];
    for place in 1..=most {
        values.push(mex(others(place).into_iter().map(|turned| nim_sum(turned.into_iter().map(|k| values[k])))));
    }
    Ok(values)
}

/// Nim products up to `most`.
pub fn products(most: usize) -> Vec<Vec<usize>> {
    let product = |a: usize, b: usize| (Nimber(a as u64) * Nimber(b as u64)).0 as usize;
    (1..=most).map(|a| (1..=most).map(|b| product(a, b)).collect()).collect()
}

/// Whether heaps from 1 on are won for the player who begins, where the first move leaves a stone, and each later one
/// takes at most `times` what the move before took. By play.
pub fn limits(times: usize, most: usize) -> Vec<bool> {
    // wins[n][k]: n stones, at most k of which may be taken.
    let mut wins = vec![vec![false; most + 1]; most + 1];
    for n in 1..=most {
        for k in 1..=most {
            let reply = |taken: usize| !wins[n - taken][(times * taken).min(most)];
            wins[n][k] = (1..=k.min(n)).any(reply);
        }
    }
    (1..=most).map(|n| n > 1 && wins[n][n - 1]).collect()
}

/// The first heap from which on the values repeat, and the period, where a theorem proves it of this rule.
///
/// # Errors
/// If it does not.
pub fn period(rule: &str, most: usize) -> Result<(usize, usize), String> {
    let rule: Rule = rule.parse().map_err(|error| format!("{error}"))?;
    let answer = rule.answer(Some(most), Budget::default());
    match answer.law() {
        Some(Conclusion {
            standing: Standing::Proven,
            law: Law::Known(_, Proof::Period { length, start, .. }),
            ..
        }) => Ok((*start, *length)),
        law => Err(format!("no period is proven: {law:?}")),
    }
}

/// The Zeckendorf parts of a number.
pub fn parts(number: u64) -> Vec<u64> {
    fibonacci::parts(number).collect()
}

/// The simplest number between two.
///
/// # Errors
/// If a bound is no dyadic fraction.
pub fn simplest(bounds: &[String; 2]) -> Result<String, String> {
    let number = |text: &str| -> Result<Option<Number>, String> {
        if text == "none" {
            return Ok(None);
        }
        let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
        let denominator: u64 = denominator.parse().map_err(|_| format!("{text} is not a number"))?;
        let numerator: i64 = numerator.parse().map_err(|_| format!("{text} is not a number"))?;
        let is_dyadic = denominator.is_power_of_two();
        is_dyadic.then(|| Some(Number::new(numerator, denominator.ilog2()))).ok_or(format!("{text} is not dyadic"))
    };
    let found = Number::simplest_between(number(&bounds[0])?.as_ref(), number(&bounds[1])?.as_ref());
    Ok(found.to_string().replace('-', "−"))
}
