//! Scores that come down to numbers which are taken in turn, the largest first.

use super::entry::{Entry, Found, found};
use crate::layer::Part;
use crate::reading::{PLAYERS, led};
use crate::see::See;
use crate::strategies::switches::Switches;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1472d", find: even_and_odd },
    Entry { slugs: "cf1914e2", find: marbles },
    Entry { slugs: "cf388c", find: piles_of_cards },
    Entry { slugs: "p3210", find: beside_gaps },
    Entry { slugs: "arc116f", find: sequences },
];

/// How good it is for who is to move, where the player who begins gets so much.
fn for_who_moves(see: &See, worth: i64) -> i64 {
    if see.turn == Some(0) { worth } else { -worth }
}

/// The lead of the player who begins, and how good it is for who is to move.
fn of_alice(see: &See, lead: i64) -> (String, i64) {
    (led(lead, ["Alice", "Bob"]), for_who_moves(see, lead))
}

/// The numbers of a list of cells, each with its part.
fn numbers(cells: Vec<(String, Part)>) -> Option<Vec<(Part, i64)>> {
    cells.into_iter().map(|(number, part)| Some((part, number.parse().ok()?))).collect()
}

/// Even numbers count for who begins, odd ones for the other: who takes a number gets it, or takes it from the other.
fn even_and_odd(see: &See) -> Found {
    let sign = if see.turn? == 0 { 1 } else { -1 };
    let (numbers, score) = (numbers(see.row()?)?, see.number(0)?);
    let balance: i64 = numbers.iter().map(|(_, number)| if number % 2 == 0 { *number } else { -number }).sum();
    let worth = |lead: i64| of_alice(see, score + (balance + sign * lead) / 2);
    found(Switches::new("switches.even-and-odd", numbers, worth))
}

/// One loses a marble of a colour, and the other all of that colour.
fn marbles(see: &See) -> Found {
    let sign = if see.turn? == 0 { 1 } else { -1 };
    let rows = see.grid()?;
    let [mine, others] = &rows[..] else { return None };
    let (mine, others) = (numbers(mine[1..].to_vec())?, numbers(others[1..].to_vec())?);
    let (mut twice, mut list) = (0, vec![]);
    for ((part, a), (_, b)) in mine.into_iter().zip(others) {
        let is_there = a > 0 && b > 0;
        twice += if is_there { a - b } else { 2 * (a - b) };
        list.extend(is_there.then_some((part, a + b - 2)));
    }
    found(Switches::new("switches.marbles", list, |lead| of_alice(see, (twice + sign * lead) / 2)))
}

/// One takes from the top, and the other from the bottom: each has his half, and the cards in the middle are left.
fn piles_of_cards(see: &See) -> Found {
    let is_first = see.turn? == 0;
    let (mut halves, mut middle) = ([0, 0], vec![]);
    for pile in see.grid()? {
        let cards = numbers(pile)?;
        let half = cards.len() / 2;
        halves[0] += cards[..half].iter().map(|(_, card)| card).sum::<i64>();
        halves[1] += cards[cards.len() - half..].iter().map(|(_, card)| card).sum::<i64>();
        middle.extend((cards.len() % 2 == 1).then(|| cards[half].clone()));
    }
    let all: i64 = middle.iter().map(|(_, card)| card).sum();
    let worth = |lead: i64| {
        let (mine, others) = ((all + lead) / 2, (all - lead) / 2);
        let (first, second) = if is_first { (mine, others) } else { (others, mine) };
        let (first, second) = (halves[0] + first, halves[1] + second);
        // A worth does not count what has been taken; the fewer cards are left, the more were just taken.
        let good = if is_first { first - second } else { second - first } + halves[0] + halves[1] + all;
        (format!("{first} to Ciel, {second} to Jiro"), good)
    };
    found(Switches::new("switches.middle-cards", middle, worth))
}

/// Heaps that lie beside a gap can be taken; a heap that is no smaller than both its neighbours is settled with them.
fn beside_gaps(see: &See) -> Found {
    // The heap between the ends of the row: nobody wants to begin there.
    const LAST: i64 = -1_000_000_000_000;
    let heaps: Vec<(Part, i64)> = see.heaps()?.iter().map(|heap| (heap.thing.part(), heap.size as i64)).collect();
    let gap = heaps.iter().position(|(_, size)| *size == 0)?;
    let circle = [&heaps[gap..], &[(Part::new(), LAST)], &heaps[..gap]].concat();
    let mut list: Vec<(Part, i64)> = vec![];
    for part in circle.split(|(_, size)| *size == 0) {
        let start = list.len();
        for heap in part {
            list.push(heap.clone());
            while let [.., (left, x), (peak, y), (right, z)] = &list[start..] {
                if x > y || y < z {
                    break;
                }
                let side = [left, peak, right].into_iter().find(|part| part.is_empty()).unwrap_or(peak);
                let one = (side.clone(), x - y + z);
                list.truncate(list.len() - 3);
                list.push(one);
            }
        }
    }
    let last: i64 = list.iter().filter(|(part, _)| part.is_empty()).map(|(_, number)| number - LAST).sum();
    list.retain(|(part, _)| !part.is_empty());
    let last = if list.len() % 2 == 0 { last } else { -last };
    let taken = see.number(0)?;
    let worth = |lead: i64| (led(lead + last - taken, PLAYERS), lead + last - taken);
    found(Switches::new("switches.beside-gaps", list, worth))
}

/// Ends of sequences are deleted until one number is left of each.
fn sequences(see: &See) -> Found {
    let is_first = see.turn? == 0;
    let rows: Vec<Vec<(Part, i64)>> = see.grid()?.into_iter().map(numbers).collect::<Option<_>>()?;
    let even = rows.iter().filter(|row| row.len() % 2 == 0).count();
    let keeps_low = (even % 2 == 0) == is_first;
    let value = |row: &[(Part, i64)]| match (row, row.len() / 2) {
        ([(_, only)], _) => *only,
        (_, middle) => {
            let [p, q, r] = [row[middle - 1].1, row[middle].1, row[middle + 1].1];
            if keeps_low { q.min(p.max(r)) } else { q.max(p.min(r)) }
        }
    };
    let (mut twice, mut list) = (0, vec![]);
    for row in rows {
        let [a, b] = match row.len() % 2 {
            1 => [value(&row); 2],
            _ => [value(&row[1..]), value(&row[..row.len() - 1])],
        };
        twice += a + b;
        list.extend((row.len() % 2 == 0).then(|| (row[row.len() / 2].0.clone(), (a - b).abs())));
    }
    let sign = if is_first { 1 } else { -1 };
    let worth = |lead: i64| {
        let sum = (twice + sign * lead) / 2;
        (format!("a sum of {sum}"), for_who_moves(see, sum))
    };
    found(Switches::new("switches.sequences", list, worth))
}
