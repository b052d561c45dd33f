//! Scores that come down to numbers which are taken in turn, the largest first.

use grundy::games::switches::lead;

use super::entry::{Entry, Found, found};
use crate::layer::Part;
use crate::see::{Drawn, See};
use crate::strategies::switches::Switches;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1472d", find: even_and_odd },
    Entry { slugs: "cf1914e2", find: marbles },
    Entry { slugs: "cf388c", find: piles_of_cards },
    Entry { slugs: "p3210", find: beside_gaps },
    Entry { slugs: "arc116f", find: sequences },
    Entry { slugs: "arc112c", find: coins_on_a_tree },
];

/// A worth as the evidence writes it for the player who begins, and how good it is for who is to move.
fn for_the_first(see: &See, worth: i64) -> (String, i64) {
    (worth.to_string(), if see.turn == Some(0) { worth } else { -worth })
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
    let worth = |lead: i64| for_the_first(see, score + (balance + sign * lead) / 2);
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
    found(Switches::new("switches.marbles", list, |lead| for_the_first(see, (twice + sign * lead) / 2)))
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
    let worth = |lead: i64| ((lead + last - taken).to_string(), lead + last - taken);
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
    found(Switches::new("switches.sequences", list, |lead| for_the_first(see, (twice + sign * lead) / 2)))
}

/// A tree on which a piece goes down to coins, and up where there are none.
struct Coins<'a> {
    graph: &'a Drawn,
    /// Where the piece is: its coin is no longer waiting for somebody.
    at: usize,
    beside: Vec<Vec<usize>>,
    hung: Vec<Option<(usize, usize)>>,
}

/// A child with its coin: how many vertices are below it, itself among them, and what the player gains who goes there.
struct Child {
    vertex: usize,
    size: usize,
    gain: i64,
}

impl Coins<'_> {
    fn children(&self, vertex: usize) -> Vec<Child> {
        let below = |child: &&usize| **child != self.hung[vertex].map_or(vertex, |(parent, _)| parent);
        let has_coin = |child: &&usize| self.graph.vertices[**child].as_deref() == Some("coin");
        let there = self.beside[vertex].iter().filter(below).filter(has_coin).filter(|child| **child != self.at);
        let child = |&vertex: &usize| {
            let children = self.children(vertex);
            let size = 1 + children.iter().map(|child| child.size).sum::<usize>();
            Child { vertex, size, gain: offered(&children, None) - 1 }
        };
        there.map(child).collect()
    }

    /// What the player gains who chooses among the children of a vertex, with all that comes when the piece has gone
    /// up;
    /// by what he gets more of the odd children, if that is given.
    fn gain(&self, vertex: usize, lead_of_odd: Option<i64>) -> i64 {
        let children = self.children(vertex);
        let above = match self.hung[vertex] {
            Some((parent, 1..)) => self.gain(parent, None),
            _ => 0,
        };
        offered(&children, lead_of_odd) - sign(&children) * above
    }
}

/// Whether the same player chooses last who chooses first: then 1, and otherwise −1.
fn sign(children: &[Child]) -> i64 {
    if children.iter().filter(|child| child.size % 2 == 1).count() % 2 == 0 { 1 } else { -1 }
}

/// What the player gains who chooses among children.
fn offered(children: &[Child], lead_of_odd: Option<i64>) -> i64 {
    let (odd, even): (Vec<&Child>, Vec<&Child>) = children.iter().partition(|child| child.size % 2 == 1);
    let odd: Vec<i64> = odd.iter().map(|child| child.gain).collect();
    let good: i64 = even.iter().map(|child| child.gain.max(0)).sum();
    let bad: i64 = even.iter().map(|child| child.gain.min(0)).sum();
    good + lead_of_odd.unwrap_or_else(|| lead(&odd)) + sign(children) * bad
}

fn coins_on_a_tree(see: &See) -> Found {
    let graph = see.graph()?;
    let (at, _) = *graph.tokens.first()?;
    let tree = Coins { at, beside: graph.beside(), hung: graph.hung_from(graph.root?), graph: &graph };
    let odd = tree.children(at).into_iter().filter(|child| child.size % 2 == 1);
    let list = odd.map(|child| (graph.vertex(child.vertex), child.gain)).collect();
    let has_coin = graph.vertices[at].as_deref() == Some("coin");
    let worth = |lead: i64| {
        let gain = tree.gain(at, Some(lead));
        let worth = if has_coin { 1 - gain } else { gain };
        (worth.to_string(), worth)
    };
    found(Switches::new(if has_coin { "switches.coin-here" } else { "switches.children" }, list, worth))
}
