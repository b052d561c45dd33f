//! Sums of parts with values: each part's value is that of its Claim, or the mex over its moves.

use grundy::games::sg::mex;
use grundy::games::splitting::lasker_value;

use super::entry::{Entry, Found, found};
use crate::see::{Heap, See};
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "arc038c", find: bowls },
    Entry { slugs: "cf317d", find: powers },
    Entry { slugs: "abc206f", find: intervals },
    Entry { slugs: "cf850c", find: primes },
    Entry {
        slugs: "hackerrank_stone_piles",
        find: |see| {
            valued(see, "sum.distinct", |size| match size {
                0 | 1 | 2 | 4 | 8 => 0,
                3 => 1,
                5..=7 => size - 3,
                _ => size - 4,
            })
        },
    },
    Entry {
        slugs: "hackerrank_tower_breakers_again",
        find: |see| {
            valued(see, "sum.factors-of-towers", |size| {
                prime_factors(size).iter().filter(|&&factor| factor > 2).count() as u64
                    + u64::from(size % 2 == 0 && size > 0)
            })
        },
    },
    Entry { slugs: "hackerrank_bob_and_ben", find: small_trees },
    Entry { slugs: "hackerrank_chessboard_game_again", find: coins_on_a_board },
    Entry { slugs: "matgame", find: rows_of_numbers },
    Entry { slugs: "abc297g", find: at_least_and_at_most },
    Entry { slugs: "abc368f", find: |see| valued(see, "sum.factors", |size| prime_factors(size).len() as u64) },
    Entry { slugs: "coloured_stones", find: coloured },
    Entry { slugs: "p9387", find: |see| valued(see, "sum.bars", |size| size) },
    Entry {
        slugs: "cf603c",
        find: |see| match see.given().get(1)? % 2 {
            0 => valued(see, "sum.halves", halves_evenly),
            _ => valued(see, "sum.halves", halves_oddly),
        },
    },
    Entry { slugs: "arc091f", find: a_share },
    Entry { slugs: "hdu3032", find: |see| valued(see, "sum.lasker", lasker_value) },
    Entry { slugs: "cf2004e", find: |see| valued(see, "sum.coprime", smallest_factor) },
    Entry { slugs: "cf256c", find: |see| valued(see, "sum.roots", between_roots) },
    Entry { slugs: "p2148", find: pairs },
    Entry { slugs: "p3185", find: bottles },
    Entry { slugs: "hackerrank_zero_move_nim", find: zero_moves },
    Entry { slugs: "cses_nim_game_2", find: |see| valued(see, "sum.modulo-4", |size| size % 4) },
    Entry {
        slugs: "hdu1536",
        find: |see| {
            let most =
                see.numbers()?.first()?.1.split(' ').map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>()?;
            by_taking(see, "sum.set", move |_, taken| most.contains(&taken))
        },
    },
    Entry { slugs: "hdu1848", find: |see| by_taking(see, "sum.fibonacci", |_, taken| is_fibonacci(taken)) },
    Entry {
        slugs: "abc255g",
        find: |see| {
            let given = see.given();
            let forbidden: Vec<(i64, i64)> =
                given.get(2 + *given.first()? as usize..)?.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            by_taking(see, "sum.forbidden", move |size, taken| !forbidden.contains(&(size as i64, taken as i64)))
        },
    },
    Entry {
        slugs: "arc208e",
        find: |see| {
            let [_, x, y, ..] = see.given_alone()?[..] else { return None };
            let is_allowed = move |size: usize, taken: usize| {
                let left = (size - taken) as i64;
                taken <= 2 && left % x != 0 && left % y != 0
            };
            by_taking(see, "sum.multiples", is_allowed)
        },
    },
    Entry { slugs: "loj10243", find: tokens },
    Entry { slugs: "p10506", find: beads },
    Entry { slugs: "p3235", find: as_equal_as_possible },
    Entry { slugs: "hackerrank_simple_game", find: up_to_k_piles },
    Entry { slugs: "cses_grundys_game", find: unequal_parts },
    Entry { slugs: "cf1704f", find: red_and_blue },
    Entry { slugs: "cf305e", find: palindromes },
    Entry { slugs: "arc151c", find: zeros_and_ones },
    Entry { slugs: "cf1091h", find: almost_primes },
    Entry { slugs: "cf1312f", find: castles },
    Entry { slugs: "cf2180h1", find: progressions },
    Entry { slugs: "cf1823e", find: cycles },
    Entry { slugs: "poj2484 hdu3951", find: circle_of_coins },
];

/// No table of values is longer.
const LONGEST: u64 = 3000;

/// Heaps whose value depends on their size alone.
fn valued(see: &See, intro: &'static str, value: impl Fn(u64) -> u64) -> Found {
    let heaps = see.heaps()?.into_iter().map(|heap| Heap { size: value(heap.size), ..heap });
    found(Xor::sum(heaps.collect(), intro))
}

/// The same by a table, in which each value is found from those before it.
fn tabled(see: &See, intro: &'static str, value: impl Fn(&[usize], usize) -> usize) -> Found {
    let largest = see.sizes()?.into_iter().max().unwrap_or(0);
    if largest > LONGEST {
        return None;
    }
    let values = table(largest as usize, value);
    valued(see, intro, |size| values[size as usize] as u64)
}

/// Values from 0 to `largest`, each found from those before it.
fn table(largest: usize, value: impl Fn(&[usize], usize) -> usize) -> Vec<usize> {
    let mut values = vec![];
    (0..=largest).for_each(|size| values.push(value(&values, size)));
    values
}

/// A move takes a number of stones that is allowed from a heap of this size.
fn by_taking(see: &See, intro: &'static str, is_allowed: impl Fn(usize, usize) -> bool) -> Found {
    tabled(see, intro, |values, size| {
        mex((1..=size).filter(|&taken| is_allowed(size, taken)).map(|taken| values[size - taken]))
    })
}

fn prime_factors(mut number: u64) -> Vec<u64> {
    let mut factors = vec![];
    let mut factor = 2;
    while number > 1 && factor * factor <= number {
        match number % factor {
            0 => {
                factors.push(factor);
                number /= factor;
            }
            _ => factor += 1,
        }
    }
    factors.extend((number > 1).then_some(number));
    factors
}

fn is_fibonacci(number: usize) -> bool {
    let (mut a, mut b) = (1, 2);
    while a < number {
        (a, b) = (b, a + b);
    }
    a == number
}

fn at_least_and_at_most(see: &See) -> Found {
    let [_, least, most, ..] = see.given()[..] else { return None };
    valued(see, "sum.least-and-most", |size| size % (least + most) as u64 / least as u64)
}

fn coloured(see: &See) -> Found {
    let (heaps, numbers) = (see.heaps()?, see.numbers()?);
    let colours: Vec<&str> = numbers.first()?.1.split(' ').collect();
    let m = numbers.get(1)?.1.parse::<u64>().ok()? + 1;
    let mut names = colours.clone();
    names.sort_unstable();
    names.dedup();
    let part = |name: &str| {
        let of: Vec<&Heap> =
            heaps.iter().zip(&colours).filter(|(_, colour)| **colour == name).map(|(heap, _)| heap).collect();
        let quotient = of.iter().fold(0, |sum, heap| sum ^ (heap.size / m));
        let rest = of.iter().map(|heap| heap.size).sum::<u64>() % m;
        let parts = of.iter().map(|heap| heap.thing.part()).collect();
        Heap { size: quotient * m + rest, thing: Thing::of("colour", name, parts) }
    };
    found(Xor::sum(names.into_iter().map(part).collect(), "sum.colours"))
}

fn halves_evenly(size: u64) -> u64 {
    if size < 3 { size } else { (size + 1) % 2 }
}

fn halves_oddly(size: u64) -> u64 {
    match size {
        0..=4 => [0, 1, 0, 1, 2][size as usize],
        _ if size % 2 == 1 => 0,
        _ => 1 + u64::from(halves_oddly(size / 2) == 1),
    }
}

fn a_share(see: &See) -> Found {
    let numbers = see.numbers()?;
    let value = |mut size: u64, k: u64| {
        while size >= k && size % k != 0 {
            size -= size / k + 1;
        }
        if size < k { 0 } else { size / k }
    };
    let heap = |(heap, (_, k, _)): (Heap, &(String, String, String))| {
        Some(Heap { size: value(heap.size, k.parse().ok()?), ..heap })
    };
    let values = see.heaps()?.into_iter().zip(&numbers).map(heap).collect::<Option<_>>()?;
    found(Xor::sum(values, "sum.share"))
}

fn smallest_factor(size: u64) -> u64 {
    match size {
        0 | 1 => size,
        _ if size % 2 == 0 => 0,
        _ => {
            let least = prime_factors(size)[0];
            (2..=least).filter(|&number| prime_factors(number).len() == 1).count() as u64
        }
    }
}

fn between_roots(size: u64) -> u64 {
    let up_to = [(3, 0), (15, 1), (81, 2), (6723, 0), (50_625, 3), (2_562_991_875, 1)];
    up_to.into_iter().find(|(most, _)| size <= *most).map_or(2, |(_, value)| value)
}

fn pairs(see: &See) -> Found {
    let pair = |(row, cells): (usize, &Vec<(String, String)>)| {
        let [(a, one), (b, other)] = &cells[..] else { return None };
        let value = ((a.parse::<u64>().ok()? - 1) | (b.parse::<u64>().ok()? - 1)).trailing_ones();
        let parts = vec![one.clone(), other.clone()];
        Some(Heap { size: value.into(), thing: Thing::of("row", row + 1, parts) })
    };
    found(Xor::sum(see.grid()?.iter().enumerate().map(pair).collect::<Option<_>>()?, "sum.pairs"))
}

fn bottles(see: &See) -> Found {
    let numbers = see.numbers()?;
    let last = numbers.len() - 1;
    // Counted from the last bottle.
    let values = table(last, |values, place| {
        mex((0..place).flat_map(|j| (0..=j).map(move |k| (j, k))).map(|(j, k)| values[j] ^ values[k]))
    });
    let bottle = |(index, (_, beans, part)): (usize, &(String, String, String))| {
        let is_odd = beans.parse::<u64>().ok()? % 2 == 1;
        let value = if is_odd { values[last - index] as u64 } else { 0 };
        Some(Heap { size: value, thing: Thing::of("bottle", index, vec![part.clone()]) })
    };
    found(Xor::sum(numbers.iter().enumerate().map(bottle).collect::<Option<_>>()?, "sum.bottles"))
}

fn zero_moves(see: &See) -> Found {
    let passes = see.row()?;
    let value = |(heap, (pass, _)): (Heap, &(String, String))| {
        let size = match (heap.size, pass.is_empty()) {
            (0, _) | (_, true) => heap.size,
            (size, false) if size % 2 == 1 => size + 1,
            (size, false) => size - 1,
        };
        Heap { size, ..heap }
    };
    found(Xor::sum(see.heaps()?.into_iter().zip(&passes).map(value).collect(), "sum.passes"))
}

/// How many chips a label says: `●`, `●●`, `3●` or `●×3`.
fn chips(label: &str) -> usize {
    let number: String = label.chars().filter(char::is_ascii_digit).collect();
    number.parse().unwrap_or(label.matches('●').count())
}

fn tokens(see: &See) -> Found {
    let graph = see.graph()?;
    let mut values: Vec<Option<usize>> = vec![None; graph.vertices.len()];
    while let Some(vertex) = (0..values.len()).find(|&vertex| {
        values[vertex].is_none() && graph.edges.iter().all(|&(u, v, _)| u != vertex || values[v].is_some())
    }) {
        let next = graph.edges.iter().filter(|(u, ..)| *u == vertex).filter_map(|(_, v, _)| values[*v]);
        values[vertex] = Some(mex(next));
    }
    let values = values.into_iter().collect::<Option<Vec<usize>>>()?;
    let token = |vertex: &usize| {
        let label = graph.vertices[*vertex].clone().unwrap_or_default();
        let is_odd = chips(&label) % 2 == 1;
        let thing = Thing::new("vertex", vertex + 1, graph.vertex(*vertex));
        is_odd.then_some(Heap { size: values[*vertex] as u64, thing })
    };
    let others = (0..values.len()).map(|vertex| (graph.vertex(vertex), values[vertex].to_string())).collect();
    let all: Vec<Heap> = (0..values.len()).collect::<Vec<_>>().iter().filter_map(token).collect();
    found(Xor::sum(all, "sum.tokens").with_others(others))
}

fn beads(see: &See) -> Found {
    tabled(see, "sum.divisors", |values, size| {
        let divisors: Vec<usize> = (1..size).filter(|&divisor| size % divisor == 0).collect();
        let all = divisors.iter().fold(0, |sum, &divisor| sum ^ values[divisor]);
        mex(divisors.iter().map(|&divisor| all ^ values[divisor]))
    })
}

fn as_equal_as_possible(see: &See) -> Found {
    let least = *see.given().get(1)? as usize;
    tabled(see, "sum.equal-parts", |values, size| {
        let split = |parts: usize| {
            let (size, larger) = (size / parts, size % parts);
            let odd = |count: usize, size: usize| if count % 2 == 1 { values[size] } else { 0 };
            odd(parts - larger, size) ^ if larger > 0 { odd(larger, size + 1) } else { 0 }
        };
        if size < least { 0 } else { mex((2..=size).map(split)) }
    })
}

fn up_to_k_piles(see: &See) -> Found {
    let k = see.number(0)?;
    tabled(see, "sum.up-to-k", |values, size| match (k, size) {
        (_, 0) => 0,
        (2, _) => (size - 1) % 2,
        (3, _) => {
            let two = (1..=size / 2).map(|a| values[a] ^ values[size - a]);
            let three = (1..size).flat_map(|a| (a..size.saturating_sub(a)).map(move |b| (a, b)));
            let three = three.map(|(a, b)| values[a] ^ values[b] ^ values[size - a - b]);
            mex(two.chain(three))
        }
        _ => size - 1,
    })
}

fn unequal_parts(see: &See) -> Found {
    tabled(see, "sum.unequal", |values, size| mex((1..size.div_ceil(2)).map(|part| values[part] ^ values[size - part])))
}

/// Runs of cells of which `is_in` says that they belong to one, as parts with values by their lengths.
fn runs(cells: &[(String, String)], joins: impl Fn(usize) -> bool, counts: impl Fn(usize) -> bool) -> Vec<Vec<String>> {
    let mut runs: Vec<Vec<String>> = vec![];
    let mut is_open = false;
    for (index, (_, part)) in cells.iter().enumerate() {
        match (counts(index), is_open && joins(index)) {
            (true, true) => runs.last_mut().expect("a run is open").push(part.clone()),
            (true, false) => runs.push(vec![part.clone()]),
            (false, _) => {}
        }
        is_open = counts(index);
    }
    runs
}

fn of_runs(runs: Vec<Vec<String>>, value: impl Fn(usize) -> usize) -> Vec<Heap> {
    let run = |(index, parts): (usize, Vec<String>)| {
        let thing = Thing::of("run", index + 1, parts);
        Heap { size: value(thing.parts.len()) as u64, thing }
    };
    runs.into_iter().enumerate().map(run).collect()
}

fn red_and_blue(see: &See) -> Found {
    let cells = see.row()?;
    let count = |colour: &str| cells.iter().filter(|(cell, _)| cell == colour).count();
    let [mine, other] = if see.turn? == 0 { ["R", "B"] } else { ["B", "R"] };
    let known = match count(mine).cmp(&count(other)) {
        std::cmp::Ordering::Less => Some((false, "sum.fewer")),
        std::cmp::Ordering::Greater => Some((true, "sum.more")),
        std::cmp::Ordering::Equal => None,
    };
    let is_coloured = |index: usize| ["R", "B"].contains(&&cells[index].0[..]);
    let runs = runs(&cells, |index| cells[index].0 != cells[index - 1].0, is_coloured);
    let kayles = table(cells.len(), |values, size| match size {
        0 | 1 => 0,
        _ => mex((0..=size - 2).map(|left| values[left] ^ values[size - 2 - left])),
    });
    found(Xor::sum(of_runs(runs, |length| kayles[length]), "sum.dawsons-kayles").unless(known))
}

fn palindromes(see: &See) -> Found {
    let cells = see.row()?;
    let is_good = |index: usize| {
        let at = |index: usize| cells.get(index).map(|(cell, _)| cell).filter(|cell| !cell.is_empty());
        index > 0 && at(index).is_some() && at(index - 1).is_some() && at(index - 1) == at(index + 1)
    };
    let values = table(cells.len(), |values, size| {
        let of = |size: i64| usize::try_from(size).map_or(0, |size| values[size]);
        mex((0..size as i64).map(|i| of(i - 1) ^ of(size as i64 - i - 2)))
    });
    found(Xor::sum(of_runs(runs(&cells, |_| true, is_good), |length| values[length]), "sum.palindromes"))
}

fn zeros_and_ones(see: &See) -> Found {
    let cells = see.row()?;
    let is_free = |index: usize| cells[index].0.is_empty();
    let mut gaps = vec![];
    for parts in runs(&cells, |_| true, is_free) {
        let first = cells.iter().position(|(_, part)| *part == parts[0])?;
        let before = first.checked_sub(1).map(|index| &cells[index].0);
        let behind = cells.get(first + parts.len()).map(|(cell, _)| cell);
        let size = match (before, behind) {
            (None, None) => parts.len() % 2,
            (None, _) | (_, None) => parts.len(),
            (Some(before), Some(behind)) => usize::from(before == behind),
        };
        let thing = Thing::of("gap", gaps.len() + 1, parts);
        gaps.push(Heap { size: size as u64, thing });
    }
    found(Xor::sum(gaps, "sum.digits"))
}

fn almost_primes(see: &See) -> Found {
    let but = *see.given().get(1)? as usize;
    let is_allowed = |taken: usize| taken != but && [1, 2].contains(&prime_factors(taken as u64).len());
    let mut gaps = vec![];
    for (row, cells) in see.grid()?.into_iter().enumerate() {
        let at: Vec<usize> = (0..cells.len()).filter(|&cell| !cells[cell].0.is_empty()).collect();
        for (side, pair) in at.windows(2).enumerate() {
            let parts: Vec<String> = cells[pair[0] + 1..pair[1]].iter().map(|(_, part)| part.clone()).collect();
            gaps.push((format!("{}.{}", row + 1, side + 1), parts));
        }
    }
    let largest = gaps.iter().map(|(_, parts)| parts.len()).max()?;
    let values = table(largest, |values, size| {
        mex((1..=size).filter(|&taken| is_allowed(taken)).map(|taken| values[size - taken]))
    });
    let gap = |(label, parts): (String, Vec<String>)| Heap {
        size: values[parts.len()] as u64,
        thing: Thing::of("gap", label, parts),
    };
    found(Xor::sum(gaps.into_iter().map(gap).collect(), "sum.almost-primes"))
}

fn castles(see: &See) -> Found {
    let (given, numbers) = (see.given_alone()?, see.numbers()?);
    let kills: Vec<usize> = given.get(1..4)?.iter().map(|&kills| kills as usize).collect();
    let largest = see.sizes()?.into_iter().max()? as usize;
    // The values by soldiers and last attack: 0 for mixed, 1 for infantry, 2 for cavalry.
    let mut values: Vec<[usize; 3]> = vec![[0; 3]];
    for soldiers in 1..=largest {
        let after = |attack: usize| values[soldiers.saturating_sub(kills[attack])][attack];
        let of = |last: usize| mex((0..3).filter(|&attack| attack == 0 || attack != last).map(after));
        values.push([0, 1, 2].map(of));
    }
    let value = |(heap, (_, last, _)): (Heap, &(String, String, String))| {
        let last = ["mixed", "infantry", "cavalry"].into_iter().position(|kind| last == kind)?;
        Some(Heap { size: values[heap.size as usize][last] as u64, ..heap })
    };
    found(Xor::sum(see.heaps()?.into_iter().zip(&numbers).map(value).collect::<Option<_>>()?, "sum.castles"))
}

fn progressions(see: &See) -> Found {
    let value = |m: u64, k: u32| {
        (1..=k).fold((m % 2) as usize, |value, bit| match m >> bit & 1 {
            0 => mex([value]),
            _ => mex([value, mex([value])]),
        })
    };
    let game = |(index, (cell, part)): (usize, &(String, String))| {
        let numbers: Vec<u64> = cell.split([' ', '≤']).filter_map(|word| word.parse().ok()).collect();
        let &[a, b, c, x] = &numbers[..] else { return None };
        let (d, k) = (b - a, (b - a).trailing_zeros());
        let thing = Thing::new("game", index + 1, part.clone());
        Some(Heap { size: value((x - c) / (d >> k), k) as u64, thing })
    };
    found(Xor::sum(see.row()?.iter().enumerate().map(game).collect::<Option<_>>()?, "sum.progressions"))
}

/// The values of rows of so many things, of which a move takes neighbours, so many at least and at most.
fn rows(largest: usize, least: usize, most: usize) -> Vec<usize> {
    table(largest, |values, size| {
        let taken = (least..=most.min(size)).flat_map(|taken| (0..=size - taken).map(move |left| (taken, left)));
        mex(taken.map(|(taken, left)| values[left] ^ values[size - taken - left]))
    })
}

fn cycles(see: &See) -> Found {
    let [_, least, most, ..] = see.given()[..] else { return None };
    let (graph, least, most) = (see.graph()?, least as usize, most as usize);
    let values = rows(graph.vertices.len(), least, most);
    let heaps = graph.heaps("component", |of| {
        let is_cycle = graph.edges.iter().filter(|(u, ..)| of.contains(u)).count() == of.len();
        Some(match of.len() {
            length if !is_cycle => values[length] as u64,
            length if length < least + most => (length / least) as u64,
            _ => 0,
        })
    })?;
    found(Xor::sum(heaps, "sum.cycles"))
}

/// Whatever the first player leaves of a circle is a row, in whose middle the other one takes one coin or two.
fn circle_of_coins(see: &See) -> Found {
    let graph = see.graph()?;
    let most = if graph.vertices.iter().flatten().any(|coin| coin == "●") {
        *see.given_alone()?.get(1)? as usize
    } else {
        2
    };
    let coins = graph.vertices.iter().flatten().count();
    let is_whole = coins == graph.vertices.len() && coins > 2;
    let known = match is_whole {
        true if most >= coins => Some((true, "pairs.take-all")),
        true if most == 1 => {
            Some((coins % 2 == 1, if coins % 2 == 1 { "pairs.odd-coins" } else { "pairs.even-coins" }))
        }
        true => Some((false, "pairs.circle")),
        false => None,
    };
    let values = rows(coins, 1, most);
    let heaps = graph.heaps("run", |of| Some(values[of.len()] as u64))?;
    found(Xor::sum(heaps, "sum.rows-of-coins").unless(known))
}

fn small_trees(see: &See) -> Found {
    let value = |nodes: usize| match nodes {
        2 => 0,
        _ if nodes % 2 == 1 => 1,
        _ => 2,
    };
    found(Xor::sum(see.graph()?.heaps("tree", |of| Some(value(of.len())))?, "sum.small-trees"))
}

fn coins_on_a_board(see: &See) -> Found {
    let rows = see.grid()?;
    let side = rows.len();
    let mut values = vec![vec![0; side]; side];
    // A move makes the sum of both numbers smaller.
    for sum in 0..2 * side {
        for x in (0..side).filter(|&x| x <= sum && sum - x < side) {
            let y = sum - x;
            let next = [(-2, 1), (-2, -1), (1, -2), (-1, -2)].into_iter().filter_map(|(a, b)| {
                let (x, y) = (x.checked_add_signed(a)?, y.checked_add_signed(b)?);
                (x < side && y < side).then(|| values[x][y])
            });
            values[x][y] = mex(next);
        }
    }
    let mut coins = vec![];
    for (x, cells) in rows.into_iter().enumerate() {
        for (y, (_, part)) in cells.into_iter().enumerate().filter(|(_, (cell, _))| chips(cell) % 2 == 1) {
            let label = format!("({}, {})", x + 1, y + 1);
            coins.push(Heap { size: values[x][y] as u64, thing: Thing::of("cell", label, vec![part]) });
        }
    }
    found(Xor::sum(coins, "sum.cells"))
}

fn rows_of_numbers(see: &See) -> Found {
    let row = |(index, cells): (usize, &Vec<(String, String)>)| {
        let numbers: Vec<u64> = cells.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
        let value = numbers.iter().rev().filter(|&&number| number > 0);
        let value = value.fold(0, |rest, &number| if number > rest { number } else { number - 1 });
        let parts = cells.iter().map(|(_, part)| part.clone()).collect();
        Some(Heap { size: value, thing: Thing::of("row", index + 1, parts) })
    };
    found(Xor::sum(see.grid()?.iter().enumerate().map(row).collect::<Option<_>>()?, "sum.rows-of-numbers"))
}

fn intervals(see: &See) -> Found {
    let graph = see.graph()?;
    let ends = |vertex: usize| {
        let (from, to) = graph.vertices[vertex].as_ref()?.split_once('–')?;
        Some((from.parse::<usize>().ok()?, to.parse::<usize>().ok()?))
    };
    let heaps = graph.heaps("part", |of| {
        let intervals: Vec<(usize, usize)> = of.iter().map(|&vertex| ends(vertex)).collect::<Option<_>>()?;
        Some(stretch(&intervals) as u64)
    })?;
    found(Xor::sum(heaps, "sum.intervals"))
}

/// The value of a stretch with these intervals inside it.
fn stretch(intervals: &[(usize, usize)]) -> usize {
    let mut points: Vec<usize> = intervals.iter().flat_map(|&(from, to)| [from, to]).collect();
    points.sort_unstable();
    points.dedup();
    let count = points.len();
    let mut values = vec![vec![0; count]; count];
    for length in 1..count {
        for left in 0..count - length {
            let right = left + length;
            let inside = intervals.iter().filter(|(from, to)| points[left] <= *from && *to <= points[right]);
            let place = |point: &usize| points.binary_search(point).unwrap_or(0);
            values[left][right] = mex(inside.map(|(from, to)| values[left][place(from)] ^ values[place(to)][right]));
        }
    }
    values.first().and_then(|row| row.last()).copied().unwrap_or(0)
}

fn primes(see: &See) -> Found {
    let cells = see.row()?;
    let mut sets: std::collections::BTreeMap<u64, (u64, Vec<String>)> = std::collections::BTreeMap::new();
    for (cell, part) in &cells {
        for factors in prime_factors(cell.parse().ok()?).chunk_by(|a, b| a == b) {
            let (set, parts) = sets.entry(factors[0]).or_default();
            *set |= 1 << (factors.len() - 1);
            parts.push(part.clone());
        }
    }
    // Bit e − 1 stands for the exponent e.
    fn value(set: u64) -> usize {
        let largest = u64::BITS - set.leading_zeros();
        mex((1..=largest).map(|k| value(set & ((1 << (k - 1)) - 1) | set >> k)))
    }
    let prime = |(prime, (set, parts)): (u64, (u64, Vec<String>))| Heap {
        size: value(set) as u64,
        thing: Thing::of("prime", prime, parts),
    };
    if sets.values().any(|(set, _)| *set >= 1 << 12) {
        return None;
    }
    found(Xor::sum(sets.into_iter().map(prime).collect(), "sum.primes"))
}

fn bowls(see: &See) -> Found {
    let reach: Vec<usize> = see.numbers()?.iter().map(|(_, reach, _)| reach.parse().ok()).collect::<Option<_>>()?;
    let values = table(reach.len(), |values, bowl| match bowl {
        0 => 0,
        _ => mex(values[bowl - reach[bowl - 1]..bowl].iter().copied()),
    });
    let bowl = |(index, heap): (usize, Heap)| {
        let size = if heap.size % 2 == 1 { values[index + 1] as u64 } else { 0 };
        Heap { size, thing: Thing { noun: "bowl", ..heap.thing } }
    };
    found(Xor::sum(see.heaps()?.into_iter().enumerate().map(bowl).collect(), "sum.bowls"))
}

/// The powers of a base that are still allowed are a part; the 1 is another one, with a single move.
fn powers(see: &See) -> Found {
    let cells = see.row()?;
    // Bit e − 1 stands for the exponent e.
    fn value(set: u64) -> usize {
        let exponents = (1..=64 - set.leading_zeros()).filter(|e| set >> (e - 1) & 1 == 1);
        mex(exponents
            .map(|e| value((1..=64).filter(|multiple| multiple % e == 0).fold(set, |set, m| set & !(1 << (m - 1))))))
    }
    let allowed = |number: usize| cells.get(number - 1).is_some_and(|(cell, _)| !cell.is_empty());
    let (mut is_power, mut parts) = (vec![false; cells.len() + 1], vec![]);
    for base in 1..=cells.len() {
        if is_power[base] {
            continue;
        }
        let all = std::iter::successors(Some(base), |power| (base > 1).then(|| power * base))
            .take_while(|p| *p <= cells.len());
        let all: Vec<usize> = all.collect();
        all.iter().for_each(|&power| is_power[power] = true);
        let there: Vec<usize> = (0..all.len()).filter(|&index| allowed(all[index])).collect();
        let set = there.iter().fold(0, |set, index| set | 1 << index);
        if set != 0 {
            let parts_of = there.iter().map(|&index| cells[all[index] - 1].1.clone()).collect();
            let thing = Thing::of("base", base, parts_of);
            parts.push(Heap { size: value(set) as u64, thing });
        }
    }
    found(Xor::sum(parts, "sum.powers"))
}
