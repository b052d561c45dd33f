//! Rules of problems that beginners meet first.

use super::entry::{Entry, Found, found};
use crate::layer::{Layer, Link, Mark, Part};
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::told::{Said, Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1747c", find: front },
    Entry { slugs: "cf1695b", find: circle_of_piles },
    Entry { slugs: "cf841b", find: odd_and_even_sums },
    Entry { slugs: "cf1155b", find: eights },
    Entry { slugs: "cf914b", find: cards },
    Entry { slugs: "poj1740", find: equal_piles },
    Entry { slugs: "cf1931e", find: zeros_at_the_end },
    Entry { slugs: "cf1899a", find: multiples_of_three },
    Entry { slugs: "multiplicationgame", find: exponents },
];

fn front(see: &See) -> Found {
    let cells = see.row()?;
    let numbers: Vec<u64> = cells.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
    let (first, least) = (*numbers.first()?, *numbers[1..].iter().min()?);
    let is_won = first > least;
    let of = |name| said(name).with("a", first).with("b", least);
    let short = of(if is_won { "first.greater" } else { "first.no-greater" });
    let told = Told::new("few", [is_won, first >= least && first > 0].map(Claim::won), first, short.clone());
    let at = 1 + numbers[1..].iter().position(|&number| number == least)?;
    found(told.step(of("first.front"), vec![]).marking(short, [cells[at].1.clone()], Mark::Odd))
}

fn circle_of_piles(see: &See) -> Found {
    let (heaps, turn) = (see.heaps()?, see.number(0)? as usize - 1);
    let count = heaps.len();
    let ahead: Vec<usize> = (0..count).map(|index| (turn + index) % count).collect();
    // Where their number is odd, both come to every pile, and only what is empty already counts.
    let least = match count % 2 {
        0 => ahead.iter().map(|&pile| heaps[pile].size).min()?,
        _ => 0,
    };
    let at = ahead.iter().position(|&pile| heaps[pile].size == least);
    let is_won = at.is_none_or(|at| at % 2 == 1);
    let broken = heaps[turn].size > 0;
    let told = |short: Said| {
        Told::new("few", [is_won, broken].map(Claim::won), at.map_or(0, |at| at + 1), short.clone())
            .step(said("first.circle"), vec![])
    };
    let Some(at) = at else {
        let short = said("first.take-all").with("n", count);
        return found(told(short.clone()).step(short, vec![]));
    };
    let pile = &heaps[ahead[at]].thing;
    let name = if is_won { "first.others-pile" } else { "first.own-pile" };
    let short = said(name).with("n", heaps[ahead[at]].size).with("thing", vec![pile.clone()]);
    found(told(short.clone()).marking(short, [pile.part()], Mark::Odd))
}

fn odd_and_even_sums(see: &See) -> Found {
    let cells = see.row()?;
    let numbers: Vec<u64> = cells.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
    let odd: Vec<Part> =
        cells.iter().zip(&numbers).filter(|(_, n)| **n % 2 == 1).map(|((_, part), _)| part.clone()).collect();
    let count = odd.len();
    let (is_won, broken) = match see.turn? {
        0 => (count > 0, count % 2 == 1),
        _ => (count % 2 == 0 && !cells.is_empty(), count == 0 && !cells.is_empty()),
    };
    let short = said("first.odd-numbers").with("n", count);
    let told = Told::new("few", [is_won, broken].map(Claim::won), count, short.clone());
    let end = if see.turn? == 0 { "first.needs-odd" } else { "first.needs-even" };
    found(told.marking(short, odd, Mark::Odd).step(said(end), vec![]))
}

fn eights(see: &See) -> Found {
    let cells = see.row()?;
    let front = &cells[..cells.len().checked_sub(10)?];
    let eights: Vec<Part> = front.iter().filter(|(cell, _)| cell == "8").map(|(_, part)| part.clone()).collect();
    let (count, all) = (eights.len(), front.len());
    let is_vasyas = cells.len() % 2 == 1;
    let of = |has_eight: bool| Claim::won(has_eight == is_vasyas);
    let is_eight = 2 * count > all;
    let short = said("first.eights").with("n", count).with("all", all);
    let told = Told::new("few", [of(is_eight), of(cells[0].0 == "8")], count, short.clone());
    let told = told.marking(short, eights, Mark::Keep);
    found(told.step(said(if is_eight { "first.eight-stays" } else { "first.eights-go" }), vec![]))
}

fn cards(see: &See) -> Found {
    let mut numbers: Vec<(u64, Part)> =
        see.row()?.into_iter().filter_map(|(cell, part)| Some((cell.parse().ok()?, part))).collect();
    numbers.sort();
    let odd: Vec<&[(u64, Part)]> = numbers.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() % 2 == 1).collect();
    let is_won = !odd.is_empty();
    let largest = odd.last().map_or(0, |same| same[0].0);
    let short = if is_won { said("first.odd-often").with("n", largest) } else { said("first.even-often") };
    let told = Told::new("few", [is_won, numbers.len() % 2 == 1].map(Claim::won), odd.len(), short.clone());
    let parts: Vec<Part> = odd.last().into_iter().flat_map(|same| same.iter().map(|(_, part)| part.clone())).collect();
    let told = told.marking(short, parts, Mark::Odd);
    found(told.step(said(if is_won { "first.take-largest-odd" } else { "first.all-pairs" }), vec![]))
}

fn equal_piles(see: &See) -> Found {
    let mut heaps = see.heaps()?;
    heaps.retain(|heap| heap.size > 0);
    heaps.sort_by_key(|heap| heap.size);
    let (mut links, mut single, mut rest) = (vec![], vec![], &heaps[..]);
    while let [first, others @ ..] = rest {
        match others.first().filter(|next| next.size == first.size) {
            Some(next) => {
                links.push((first.thing.part(), next.thing.part(), Link::Pair));
                rest = &others[1..];
            }
            None => {
                single.push(first.thing.part());
                rest = others;
            }
        }
    }
    let is_won = !single.is_empty();
    let short = said(if is_won { "pairs.single" } else { "pairs.all" }).with("n", single.len());
    let nim = heaps.iter().fold(0, |sum, heap| sum ^ heap.size);
    let told = Told::new("pairs", [is_won, nim != 0].map(Claim::won), single.len(), short.clone());
    let marks: Vec<(Part, Mark)> = single.into_iter().map(|part| (part, Mark::Odd)).collect();
    let layers =
        [(!links.is_empty()).then_some(Layer::Links(links)), (!marks.is_empty()).then_some(Layer::Marks(marks))];
    let told = told.step(short, layers.into_iter().flatten().collect());
    found(told.step(said(if is_won { "pairs.spread" } else { "pairs.answer" }), vec![]))
}

fn zeros_at_the_end(see: &See) -> Found {
    let cells = see.row()?;
    let digits: usize = cells.iter().map(|(cell, _)| cell.len()).sum();
    let mut zeros: Vec<usize> = cells.iter().map(|(cell, _)| cell.len() - cell.trim_end_matches('0').len()).collect();
    zeros.sort_unstable_by(|a, b| b.cmp(a));
    let m = *see.given_alone()?.get(1)? as usize;
    let is_annas = see.turn? == 0;
    let gone: usize = zeros.iter().skip(usize::from(!is_annas)).step_by(2).sum();
    let of = |gone: usize| Claim::won((digits - gone > m) != is_annas);
    let short = said("first.digits").with("n", digits - gone).with("m", m);
    let told = Told::new("few", [of(gone), of(zeros.iter().sum())], digits - gone, short.clone());
    let values =
        cells.iter().map(|(cell, part)| (part.clone(), (cell.len() - cell.trim_end_matches('0').len()).to_string()));
    let words: Vec<String> = zeros.iter().map(usize::to_string).collect();
    let rule = said("first.zeros").with("zeros", words.join(", ")).with("all", digits);
    found(told.step(rule, vec![Layer::Values(values.collect())]).step(short, vec![]))
}

fn multiples_of_three(see: &See) -> Found {
    let (number, left) = (see.number(0)?, see.number(1)?);
    let is_won = number % 3 != 0 && left > 0;
    let short = match (number % 3, left) {
        (_, 0) => said("first.no-move-left"),
        (0, _) => said("first.multiple").with("n", number),
        _ => said("first.no-multiple").with("n", number),
    };
    let told = Told::new("few", [is_won, number % 2 != 0].map(Claim::won), number.rem_euclid(3), short.clone());
    found(told.step(said("first.threes"), vec![]).step(short, vec![]))
}

/// The exponents that are missing of each prime of the target.
fn exponents(see: &See) -> Found {
    let (target, number) = (see.number(0)? as u64, see.number(1)? as u64);
    let (mut rest, mut missing) = (target, vec![]);
    let is_within = target % number == 0;
    for prime in 2..=target {
        if prime * prime > rest && rest > 1 {
            missing.push(u64::from(is_within && target / number % rest == 0));
            break;
        }
        if rest % prime == 0 {
            let mut left = if is_within { target / number } else { 1 };
            let mut count = 0;
            while left % prime == 0 {
                (left, count) = (left / prime, count + 1);
            }
            while rest % prime == 0 {
                rest /= prime;
            }
            missing.push(count);
        }
        if rest == 1 {
            break;
        }
    }
    let all: u64 = missing.iter().sum();
    let claim = match (&missing[..], is_within) {
        (_, false) => Claim::Drawn,
        ([a], _) => Claim::won(a % 2 == 1),
        ([a, b], _) if a == b => Claim::Lost,
        ([a, b], _) if a.abs_diff(*b) == 1 => Claim::Won,
        (_, _) if all == 0 => Claim::Lost,
        ([_, _, _, ..], _) if all == 1 => Claim::Won,
        _ => Claim::Drawn,
    };
    let words: Vec<String> = missing.iter().map(u64::to_string).collect();
    let short = match is_within {
        true => said("first.missing").with("list", words.join(", ")),
        false => said("first.beyond"),
    };
    let told = Told::new("few", [claim, Claim::won(all % 2 == 1)], all, short.clone());
    found(told.step(said("first.exponents"), vec![]).step(short, vec![]))
}
