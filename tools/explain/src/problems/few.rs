//! Rules of few problems: who has a choice first.

use grundy::games::euclid;

use super::entry::{Entry, Found, found};
use crate::layer::{Layer, Mark, Part};
use crate::reading::Claim;
use crate::see::{Heap, See};
use crate::strategies::told::{Said, Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1991h", find: open_piles },
    Entry { slugs: "hdu3595", find: euclid_together },
    Entry { slugs: "cf1382b", find: first_heap },
    Entry { slugs: "arc218b", find: layers_of_numbers },
    Entry { slugs: "cf1965a", find: stairs },
    Entry { slugs: "cf1147c", find: least_heaps },
    Entry { slugs: "cf1396b", find: barred_heap },
    Entry { slugs: "arc163e", find: base_four },
    Entry { slugs: "p1290", find: two_numbers },
    Entry { slugs: "arc143c", find: two_steps },
    Entry { slugs: "arc131c", find: cookies },
    Entry { slugs: "loj6558", find: bounds },
];

/// So many have no choice before somebody has one: the player to move wins iff they are an even number.
fn forced(count: usize, names: [&'static str; 3], marks: Vec<(Part, Mark)>) -> Told {
    let is_won = count % 2 == 0;
    let [rule, odd, even] = names;
    let short = said(if is_won { even } else { odd }).with("n", count);
    // The first of them is forgotten.
    let told = Told::new("few", [is_won, count == 0 || !is_won].map(Claim::won), count, short);
    let layers = if marks.is_empty() { vec![] } else { vec![Layer::Marks(marks)] };
    let told = told.step(said(rule).with("n", count), layers);
    told.step(said(if is_won { "few.end-won" } else { "few.end-lost" }), vec![])
}

/// A reason that decides alone.
fn decided(strategy: &'static str, is_won: bool, broken: bool, number: u64, short: Said, rule: Said) -> Told {
    let told = Told::new(strategy, [is_won, broken].map(Claim::won), number, short.clone());
    told.step(rule, vec![]).step(short, vec![])
}

fn over() -> Found {
    let told = Told::new("few", [Claim::Lost, Claim::Lost], 0, said("few.nothing"));
    found(told.step(said("few.nothing"), vec![]))
}

fn first_heap(see: &See) -> Found {
    let mut heaps = see.heaps()?;
    heaps.retain(|heap| heap.size > 0);
    if heaps.is_empty() {
        return over();
    }
    let ones = heaps[..heaps.len() - 1].iter().take_while(|heap| heap.size == 1);
    let marks: Vec<(Part, Mark)> = ones.map(|heap| (heap.thing.part(), Mark::Odd)).collect();
    found(forced(marks.len(), ["few.first", "few.first-odd", "few.first-even"], marks))
}

fn layers_of_numbers(see: &See) -> Found {
    let mut numbers: Vec<u64> = see.row()?.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
    numbers.sort_unstable();
    let (mut list, mut before) = (vec![], 0);
    for same in numbers.chunk_by(|a, b| a == b) {
        list.extend([same[0] - before, same.len() as u64]);
        before = same[0];
    }
    if numbers.first() == Some(&0) {
        list.remove(0);
    }
    if list.is_empty() {
        return over();
    }
    let ones = list[..list.len() - 1].iter().take_while(|&&entry| entry == 1).count();
    found(forced(ones, ["few.list", "few.list-odd", "few.list-even"], vec![]))
}

fn stairs(see: &See) -> Found {
    let mut sizes = see.sizes()?;
    sizes.retain(|&size| size > 0);
    let Some(&largest) = sizes.iter().max() else { return over() };
    let ones = (1..largest).take_while(|size| sizes.contains(size)).count();
    found(forced(ones, ["few.stairs", "few.stairs-odd", "few.stairs-even"], vec![]))
}

fn least_heaps(see: &See) -> Found {
    let heaps = see.heaps()?;
    let least = heaps.iter().map(|heap| heap.size).min()?;
    let of_least: Vec<Part> = heaps.iter().filter(|heap| heap.size == least).map(|heap| heap.thing.part()).collect();
    let (count, half) = (of_least.len(), heaps.len() / 2);
    let is_lost = count > half;
    let short = said(if is_lost { "few.most-lost" } else { "few.most-won" }).with("n", count);
    let told = Told::new("few", [!is_lost, count < half].map(Claim::won), count, short.clone());
    found(told.marking(said("few.most").with("n", count), of_least, Mark::Odd).step(short, vec![]))
}

fn barred_heap(see: &See) -> Found {
    let (heaps, numbers) = (see.sizes()?, see.numbers()?);
    // Of equal heaps none has more than half.
    let barred = numbers.first()?.1.strip_prefix("one of ").and_then(|size| size.parse::<u64>().ok());
    let all: u64 = heaps.iter().sum();
    let rule = said("few.stones").with("n", all);
    let dominates = (0..heaps.len()).find(|&heap| 2 * heaps[heap] > all);
    found(match dominates {
        Some(heap) if Some(heaps[heap]) == barred => {
            decided("few", false, true, all, said("few.dominates-barred").with("n", all), rule)
        }
        Some(_) => decided("few", true, all % 2 == 1, all, said("few.dominates").with("n", all), rule),
        None => {
            let short = said(if all % 2 == 1 { "few.stones-odd" } else { "few.stones-even" }).with("n", all);
            decided("few", all % 2 == 1, all % 2 == 1, all, short, rule)
        }
    })
}

fn base_four(see: &See) -> Found {
    let numbers: Vec<u64> = see.row()?.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
    let is_odd = |place: &u32| {
        let mut digits: Vec<u64> = numbers.iter().map(|number| number >> (2 * place) & 3).filter(|&d| d > 0).collect();
        digits.sort_unstable();
        digits.dedup();
        digits.len() == 1
    };
    let count = (0..32).filter(is_odd).count() as u64;
    let short = said(if count == 0 { "few.digits-lost" } else { "few.digits-won" }).with("n", count);
    let nim = numbers.iter().fold(0, |sum, number| sum ^ number);
    found(decided("few", count > 0, nim != 0, count, short, said("few.digits").with("n", count)))
}

fn two_numbers(see: &See) -> Found {
    let [a, b] = see.sizes()?[..] else { return None };
    if a == 0 || b == 0 {
        let told = Told::new("few", [Claim::Lost, Claim::Lost], 0, said("few.euclid-over"));
        return found(told.step(said("few.euclid-over"), vec![]));
    }
    let (mut small, mut large, mut moves) = (a.min(b), a.max(b), 0_u64);
    while large < 2 * small && large > small {
        (small, large, moves) = ((large - small).min(small), (large - small).max(small), moves + 1);
    }
    let name = if moves == 0 { "few.euclid-wide" } else { "few.euclid-forced" };
    let of = |name| said(name).with("a", a).with("b", b).with("n", moves);
    let told = Told::new("few", [euclid::first_player_wins(a, b), a != b].map(Claim::won), moves, of(name));
    let end = if moves % 2 == 0 { "few.end-won" } else { "few.end-lost" };
    found(told.by("games::euclid").step(of("few.euclid"), vec![]).step(said(end), vec![]))
}

fn two_steps(see: &See) -> Found {
    let numbers = [see.number(0)? as u64, see.number(1)? as u64];
    let mine = see.turn? as usize;
    let (x, y) = (numbers[mine], numbers[1 - mine]);
    let heaps = see.heaps()?;
    let rests: Vec<u64> = heaps.iter().map(|heap| heap.size % (x + y)).collect();
    let (has_large, has_middle) = (rests.iter().any(|&r| r >= x), rests.iter().any(|&r| (y..x).contains(&r)));
    let is_won = has_large && !has_middle;
    let short = said(if is_won { "few.remainders-won" } else { "few.remainders-lost" });
    let short = short.with("x", x).with("y", y).with("m", x + y);
    let words: Vec<String> = rests.iter().map(u64::to_string).collect();
    let rule = said("few.remainders").with("m", x + y).with("rests", words.join(", "));
    let values = heaps.iter().zip(&words).map(|(heap, rest)| (heap.thing.part(), rest.clone())).collect();
    let told = Told::new("few", [is_won, has_large].map(Claim::won), rests.iter().max()?, short.clone());
    found(told.step(rule, vec![Layer::Values(values)]).step(short, vec![]))
}

fn cookies(see: &See) -> Found {
    let cells = see.row()?;
    let numbers: Vec<u64> = cells.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
    let (count, all) = (numbers.len() as u64, numbers.iter().fold(0, |sum, number| sum ^ number));
    let rule = said("few.xor").with("n", count);
    let at = numbers.iter().position(|&number| number == all);
    let (is_won, short) = match (all, at) {
        (0, _) => (false, said("few.xor-zero")),
        (_, Some(_)) => (true, said("few.xor-there").with("n", all)),
        _ if count % 2 == 1 => (true, said("few.xor-odd").with("n", count)),
        _ => (false, said("few.xor-even").with("n", count)),
    };
    let told = Told::new("few", [is_won, all != 0 && count % 2 == 1].map(Claim::won), count, short.clone());
    let parts: Vec<Part> = at.filter(|_| all != 0).map(|at| cells[at].1.clone()).into_iter().collect();
    found(told.step(rule, vec![]).marking(short, parts, Mark::Gone))
}

/// Two players may take different numbers at most.
fn bounds(see: &See) -> Found {
    let numbers = [see.number(0)? as u64, see.number(1)? as u64];
    let mine = see.turn? as usize;
    let (a, b) = (numbers[mine], numbers[1 - mine]);
    let heaps = see.sizes()?;
    let nim = |modulo: u64| heaps.iter().fold(0, |sum, heap| sum ^ (heap % modulo));
    let (all, large): (u64, Vec<u64>) = (nim(u64::MAX), heaps.iter().copied().filter(|&heap| heap > a).collect());
    let (is_won, short) = match (a.cmp(&b), &large[..]) {
        (std::cmp::Ordering::Equal, _) => (nim(a + 1) != 0, said("few.bounds-xor").with("n", nim(a + 1))),
        (std::cmp::Ordering::Greater, _) if heaps.iter().any(|&heap| heap > b) => (true, said("few.bounds-large")),
        (std::cmp::Ordering::Greater, _) | (_, []) => (all != 0, said("few.bounds-xor").with("n", all)),
        (_, &[pile]) => {
            let others = all ^ pile;
            (others <= a && pile - others <= a, said("few.bounds-one").with("n", others))
        }
        _ => (false, said("few.bounds-two")),
    };
    found(decided("few", is_won, nim(a + 1) != 0, all, short, said("few.bounds")))
}

/// Several games of Euclid at once: who wins one makes it long, who loses it makes it short.
fn euclid_together(see: &See) -> Found {
    /// The steps of a game; an odd number is won.
    fn steps(a: u64, b: u64) -> u64 {
        let (a, b) = (a.min(b), a.max(b));
        if a == 0 {
            return 0;
        }
        let next: Vec<u64> = (1..=b / a).map(|times| steps(a, b - times * a)).collect();
        let lost = next.iter().filter(|steps| **steps % 2 == 0).max();
        lost.or(next.iter().min()).map_or(0, |steps| steps + 1)
    }
    let game = |(_, words, part): &(String, String, Part)| {
        let (a, b) = words.split_once(" and ")?;
        Some((steps(a.parse().ok()?, b.parse().ok()?), part.clone()))
    };
    let games: Vec<(u64, Part)> = see.numbers()?.iter().map(game).collect::<Option<_>>()?;
    let longest = games.iter().map(|(steps, _)| *steps).max().unwrap_or(0);
    let (is_won, won) = (longest % 2 == 1, games.iter().filter(|(steps, _)| steps % 2 == 1).count());
    let short = said(if is_won { "few.steps-odd" } else { "few.steps-even" }).with("n", longest);
    let told = Told::new("few", [is_won, 2 * won > games.len()].map(Claim::won), longest, short.clone());
    let values: Vec<(Part, String)> = games.iter().map(|(steps, part)| (part.clone(), steps.to_string())).collect();
    let told = told.step(said("few.steps-rule"), if values.is_empty() { vec![] } else { vec![Layer::Values(values)] });
    let parts = games.into_iter().filter(|(steps, _)| *steps == longest).map(|(_, part)| part);
    found(told.marking(short, parts, Mark::Odd))
}

/// A size is open if it is the sum of two primes that are not open, and an open one is wide if it is also the sum of
/// two open primes.
fn open_piles(see: &See) -> Found {
    let heaps = see.heaps()?;
    let largest = heaps.iter().map(|heap| heap.size as usize).max()?;
    if largest > 2000 {
        return None;
    }
    let is_prime: Vec<bool> = (0..=largest)
        .map(|number| number > 1 && (2..number).take_while(|p| p * p <= number).all(|p| number % p != 0))
        .collect();
    let mut open = vec![false; largest + 1];
    for size in 2..=largest {
        open[size] = (2..size - 1).any(|a| is_prime[a] && is_prime[size - a] && !open[a] && !open[size - a]);
    }
    let is_wide = |size: usize| (2..size).any(|a| is_prime[a] && is_prime[size - a] && open[a] && open[size - a]);
    let opened: Vec<&Heap> = heaps.iter().filter(|heap| open[heap.size as usize]).collect();
    let (count, wide) = (opened.len(), opened.iter().filter(|heap| is_wide(heap.size as usize)).count());
    let is_all = heaps.len() % 2 == 1 && count == heaps.len();
    let is_won = if is_all { wide > 0 && wide < count } else { count > 0 };
    let short = if is_all { said("few.wide").with("n", wide) } else { said("few.open").with("n", count) };
    let told = Told::new("few", [is_won, count > 0 && !is_all].map(Claim::won), count, short.clone());
    let told = told.marking(said("few.open-rule"), opened.iter().map(|heap| heap.thing.part()), Mark::Odd);
    found(told.step(short, vec![]))
}
