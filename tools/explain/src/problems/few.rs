//! Rules of few problems: who has a choice first.

use grundy::games::euclid;

use super::entry::{Entry, Found, found};
use crate::layer::{Layer, Mark, Part};
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::moore::Moore;
use crate::strategies::told::{Said, Told, said};
use crate::strategies::xor::Xor;

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

/// The problems of Moore's Nim.
pub(super) const MOORE: &[Entry] = &[
    Entry { slugs: "moore_nim", find: |see| found(Moore { heaps: see.heaps()?, most: see.number(0)? as usize }) },
    Entry { slugs: "p2490", find: white_and_black },
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

/// A white piece and the black one behind it have a gap between them; a move touches up to d gaps.
fn white_and_black(see: &See) -> Found {
    let most = *see.given().get(2)? as usize;
    let cells = see.row()?;
    let at: Vec<usize> = (0..cells.len()).filter(|&cell| !cells[cell].0.is_empty()).collect();
    let gap = |(index, pair): (usize, &[usize])| {
        let parts = cells[pair[0] + 1..pair[1]].iter().map(|(_, part)| part.clone()).collect::<Vec<_>>();
        let thing = crate::words::Thing { noun: "gap", label: (index + 1).to_string(), parts };
        crate::see::Heap { size: (pair[1] - pair[0] - 1) as u64, thing }
    };
    found(Moore { heaps: at.chunks_exact(2).enumerate().map(gap).collect(), most })
}

/// The problems of misère Nim.
pub(super) const MISERE: &[Entry] = &[
    Entry { slugs: "p4279 hdu1907", find: |see| misere(see.heaps()?, None) },
    Entry {
        slugs: "hdu3590",
        find: |see| {
            let graph = see.graph()?;
            let roots: Vec<usize> =
                (0..graph.vertices.len()).filter(|&v| graph.vertices[v].as_deref() == Some("root")).collect();
            misere(crate::strategies::hackenbush::green(&graph, &roots).terms, Some("misere.components"))
        },
    },
];

fn misere(heaps: Vec<crate::see::Heap>, intro: Option<&'static str>) -> Found {
    use crate::reading::Strategy;
    let there: Vec<&crate::see::Heap> = heaps.iter().filter(|heap| heap.size > 0).collect();
    let (ones, is_large) = (there.len(), there.iter().any(|heap| heap.size > 1));
    let all = there.iter().fold(0, |sum, heap| sum ^ heap.size);
    let values = || vec![Layer::Values(there.iter().map(|heap| (heap.thing.part(), heap.size.to_string())).collect())];
    let introduced = |told: Told| match intro {
        Some(intro) if !there.is_empty() => told.step(said(intro), values()),
        _ => told,
    };
    if !is_large {
        let is_won = ones % 2 == 0;
        let short = said(if is_won { "misere.ones-even" } else { "misere.ones-odd" }).with("n", ones);
        let told = introduced(Told::new("misere", [is_won, all != 0].map(Claim::won), ones, short).by("games::misere"));
        let parts = there.iter().map(|heap| heap.thing.part());
        let told = told.marking(said("misere.ones").with("n", ones), parts, Mark::Odd);
        return found(told.step(said(if is_won { "misere.ones-won" } else { "misere.ones-lost" }), vec![]));
    }
    // As in Nim, but for the end.
    struct Misere(Xor, Option<&'static str>);
    impl Strategy for Misere {
        fn name(&self) -> &'static str {
            "misere"
        }
        fn theorem(&self) -> Option<&'static str> {
            Some("games::misere")
        }
        fn claim(&self) -> Claim {
            self.0.claim()
        }
        fn broken(&self) -> Claim {
            self.0.claim()
        }
        fn number(&self) -> String {
            self.0.number()
        }
        fn short(&self, language: crate::words::Language) -> crate::words::Sentence {
            self.0.short(language)
        }
        fn steps(&self, language: crate::words::Language) -> Vec<crate::reading::Step> {
            let says = |name| crate::reading::Step { words: language.say(name, []), layers: vec![] };
            let mut steps: Vec<crate::reading::Step> = self.1.map(says).into_iter().collect();
            steps.push(says("misere.as-nim"));
            steps.extend(self.0.steps(language));
            steps.push(says("misere.turn"));
            steps
        }
    }
    found(Misere(Xor::nim(heaps), intro))
}

/// Rules of problems that beginners meet first.
pub(super) const FIRST: &[Entry] = &[
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
                links.push((first.thing.part(), next.thing.part(), crate::layer::Link::Pair));
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
    let opened: Vec<&crate::see::Heap> = heaps.iter().filter(|heap| open[heap.size as usize]).collect();
    let (count, wide) = (opened.len(), opened.iter().filter(|heap| is_wide(heap.size as usize)).count());
    let is_all = heaps.len() % 2 == 1 && count == heaps.len();
    let is_won = if is_all { wide > 0 && wide < count } else { count > 0 };
    let short = if is_all { said("few.wide").with("n", wide) } else { said("few.open").with("n", count) };
    let told = Told::new("few", [is_won, count > 0 && !is_all].map(Claim::won), count, short.clone());
    let told = told.marking(said("few.open-rule"), opened.iter().map(|heap| heap.thing.part()), Mark::Odd);
    found(told.step(short, vec![]))
}
