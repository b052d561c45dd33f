//! Rules of single problems that say of every position who wins.

use grundy::arithmetic::least_primes;
use grundy::games::Grundy;
use grundy::games::sg::nim_sum;

use super::entry::{Entry, Found, found};
use crate::layer::{Layer, Mark, Part};
use crate::reading::Claim;
use crate::see::{Heap, See};
use crate::strategies::told::{Said, Told, said};
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "arc072d", find: half_goes_over },
    Entry { slugs: "arc064d", find: inner_letters },
    Entry { slugs: "agc002e", find: corner_of_a_diagram },
    Entry { slugs: "arc137c", find: largest_number },
    Entry { slugs: "p8347", find: all_degrees_odd },
    Entry { slugs: "p7864", find: chains_of_leaves },
    Entry { slugs: "p8901", find: first_room_to_end },
    Entry { slugs: "p7413", find: equal_quotients },
    Entry { slugs: "p2599", find: balanced_ends },
    Entry { slugs: "cf1221e", find: own_stretches },
    Entry { slugs: "abc201d", find: right_or_down },
    Entry { slugs: "arc085d", find: last_two_cards },
];

/// Pieces of a sheet, which are a sum.
pub(super) const SHEETS: &[Entry] = &[Entry { slugs: "p10501", find: sheets }];

/// A reading by two claims: what holds, and what a mistake would say.
fn told(claims: [bool; 2], number: impl ToString, short: Said) -> Told {
    Told::new("few", claims.map(Claim::won), number, short)
}

fn parts_of(heaps: &[Heap], is_wanted: impl Fn(&Heap) -> bool) -> Vec<Part> {
    heaps.iter().filter(|heap| is_wanted(heap)).map(|heap| heap.thing.part()).collect()
}

/// Half of what is taken goes to the other pile.
fn half_goes_over(see: &See) -> Found {
    let sizes = see.sizes()?;
    let &[a, b] = &sizes[..] else { return None };
    let d = a.abs_diff(b);
    let told = told([d > 1, d > 0], d, said("glance.differ").with("d", d)).step(said("glance.thirds"), vec![]);
    // The multiple of 3 that is nearest to the difference.
    let change = (d + 1) / 3 * 3;
    found(match d {
        0 | 1 => told.step(said("glance.thirds-lost").with("d", d), vec![]),
        _ => told.step(said("glance.thirds-won").with("taken", change / 3 * 2).with("d", d.abs_diff(change)), vec![]),
    })
}

/// An inner letter is removed, and no two neighbours become equal.
fn inner_letters(see: &See) -> Found {
    let cells = see.row()?;
    let [(first, left), .., (last, right)] = &cells[..] else { return None };
    let (is_equal, n) = (first == last, cells.len());
    let is_won = (n % 2 == 0) == is_equal;
    let short = if is_equal { "glance.ends-equal" } else { "glance.ends-differ" };
    let told = told([is_won, n % 2 == 0], n, said(short).with("n", n));
    let rule = said(if is_equal { "glance.letters-equal" } else { "glance.letters-differ" });
    let told = told.marking(rule, [left.clone(), right.clone()], Mark::Keep);
    found(told.step(said(if is_won { "glance.letters-won" } else { "glance.letters-lost" }).with("n", n), vec![]))
}

/// The piles are the columns of a diagram; from the corner of its largest square two arms are left.
fn corner_of_a_diagram(see: &See) -> Found {
    let mut heaps = see.heaps()?;
    heaps.retain(|heap| heap.size > 0);
    heaps.sort_by_key(|heap| std::cmp::Reverse(heap.size));
    let size = |index: usize| heaps.get(index).map_or(0, |heap| heap.size as usize);
    let Some(d) = (0..heaps.len()).rev().find(|&d| size(d) > d) else {
        return found(told([true; 2], 0, said("glance.all-eaten")).step(said("glance.all-eaten"), vec![]));
    };
    let (up, on) = (size(d) - d - 1, (d + 1..heaps.len()).filter(|&i| size(i) > d).count());
    let short = said("glance.arms").with("p", up).with("q", on);
    let told = told([up % 2 == 1 || on % 2 == 1, up % 2 == 1], up, short);
    let square = heaps[..=d].iter().map(|heap| heap.thing.part());
    let told = told.step(said("glance.diagram"), vec![]).marking(
        said("glance.square").with("n", d + 1).with("p", up).with("q", on),
        square,
        Mark::Keep,
    );
    let end = if up % 2 == 1 || on % 2 == 1 { "glance.arms-won" } else { "glance.arms-lost" };
    found(told.step(said(end), vec![]))
}

/// The largest number becomes a smaller one that is not there.
fn largest_number(see: &See) -> Found {
    let mut heaps = see.heaps()?;
    heaps.sort_by_key(|heap| std::cmp::Reverse(heap.size));
    let [largest, second, ..] = &heaps[..] else { return None };
    let (gap, free) = (largest.size - second.size, largest.size + 1 - heaps.len() as u64);
    let is_won = gap >= 2 || free % 2 == 1;
    let short = said("glance.free").with("gap", gap).with("n", free);
    let told = told([is_won, free % 2 == 1], free, short);
    let two = [largest.thing.part(), second.thing.part()];
    found(match (gap, is_won) {
        (2.., _) => {
            let told = told.marking(said("glance.gap").with("gap", gap), two, Mark::Change);
            told.step(said("glance.stolen").with("m", second.size + 1), vec![])
        }
        (_, true) => told
            .marking(said("glance.no-gap").with("n", free), two, Mark::Keep)
            .step(said("glance.free-odd").with("m", second.size), vec![]),
        (_, false) => told
            .marking(said("glance.no-gap").with("n", free), two, Mark::Keep)
            .step(said(if free == 0 { "glance.free-none" } else { "glance.free-even" }), vec![]),
    })
}

/// A vertex is removed, and one part kept; who leaves a single vertex loses.
fn all_degrees_odd(see: &See) -> Found {
    let graph = see.graph()?;
    let beside = graph.beside();
    let there: Vec<usize> = (0..beside.len()).filter(|&vertex| graph.vertices[vertex].is_some()).collect();
    let even: Vec<Part> =
        there.iter().filter(|&&v| beside[v].len() % 2 == 0).map(|&vertex| graph.vertex(vertex)).collect();
    let is_won = !even.is_empty();
    let short = if is_won { said("glance.even-degrees").with("n", even.len()) } else { said("glance.odd-degrees") };
    let told = told([is_won, there.len() % 2 == 1], even.len(), short);
    let degrees = there.iter().map(|&vertex| (graph.vertex(vertex), beside[vertex].len().to_string())).collect();
    let told = told.step(said("glance.degrees"), vec![Layer::Values(degrees)]);
    found(match (is_won, there.len()) {
        (true, 1) => told.step(said("glance.single-vertex"), vec![]),
        (true, _) => told.marking(said("glance.make-odd").with("n", even.len()), even, Mark::Change),
        (false, _) => told.step(said("glance.keeps-even"), vec![]),
    })
}

/// Leaves are removed, as many as one likes, until the root is gone.
fn chains_of_leaves(see: &See) -> Found {
    let graph = see.graph()?;
    let root = graph.root?;
    let there: Vec<usize> = (0..graph.vertices.len()).filter(|&vertex| graph.vertices[vertex].is_some()).collect();
    if there.is_empty() {
        return found(told([false; 2], 0, said("glance.root-gone")).step(said("glance.root-gone"), vec![]));
    }
    let (hung, beside) = (graph.hung_from(root), graph.beside());
    let children = |vertex: usize| beside[vertex].len() - usize::from(vertex != root);
    let chain = |leaf: usize| {
        let above = |vertex: &usize| Some(hung[*vertex]?.0).filter(|father| *vertex != root && children(*father) == 1);
        std::iter::successors(Some(leaf), above).count()
    };
    let leaves = there.iter().copied().filter(|&vertex| children(vertex) == 0);
    let chains: Vec<(Part, usize)> = leaves.map(|leaf| (graph.vertex(leaf), chain(leaf))).collect();
    let odd: Vec<Part> = chains.iter().filter(|(_, length)| length % 2 == 1).map(|(leaf, _)| leaf.clone()).collect();
    let short =
        if odd.is_empty() { said("glance.even-chains") } else { said("glance.odd-chains").with("n", odd.len()) };
    let told = told([!odd.is_empty(), there.len() % 2 == 1], odd.len(), short);
    let has_one = chains.iter().any(|(_, length)| *length == 1);
    let lengths = chains.into_iter().map(|(leaf, length)| (leaf, length.to_string())).collect();
    let told = told.step(said("glance.chains"), vec![Layer::Values(lengths)]);
    found(match (odd.is_empty(), has_one) {
        (true, _) => told.step(said("glance.chains-lost"), vec![]),
        (false, false) => told.marking(said("glance.chains-won"), odd, Mark::Gone),
        (false, true) => told.step(said("glance.chains-stolen"), vec![]),
    })
}

/// Rooms in a circle, each visited by both players in turn: the one that ends first decides.
fn first_room_to_end(see: &See) -> Found {
    let heaps = see.heaps()?;
    let at = see.number(0)? as usize - 1;
    let sizes: Vec<usize> = see.sizes()?.into_iter().map(|size| size as usize).collect();
    let least = least_primes(sizes.iter().copied().max()?.max(2));
    let may = |number: &usize| *number == 1 || *number > 1 && least[*number] as usize == *number;
    // In how many rounds a room ends, and whether who comes first to it wins there.
    let ends = |cows: usize| match cows % 4 {
        0 => (cows / 4, false),
        rest => {
            let taken = (rest..=cows).rev().filter(|p| p % 4 == rest).find(may).unwrap_or(1);
            ((cows - taken) / 4, true)
        }
    };
    // Which player comes first to the rooms from this one on.
    let first_wins = |sizes: &[usize], from: usize| {
        let rooms = (0..sizes.len()).map(|step| (from + step) % sizes.len());
        rooms.min_by_key(|&room| ends(sizes[room]).0).map(|room| (room, ends(sizes[room])))
    };
    let is_second = !see.is_turn_of("John");
    if !is_second {
        let (room, (rounds, is_won)) = first_wins(&sizes, at)?;
        let nearest = ends(sizes[at]).1;
        let short = said("glance.room").with("room", room + 1).with("n", sizes[room]);
        let all = heaps.iter().map(|heap| (heap.thing.part(), ends(heap.size as usize).0.to_string())).collect();
        let told = told([is_won, nearest], rounds, short).step(said("glance.rooms"), vec![Layer::Values(all)]);
        let end = said(if is_won { "glance.room-won" } else { "glance.room-lost" }).with("room", room + 1);
        return found(told.marking(end, [heaps[room].thing.part()], Mark::Aim));
    }
    let after = |taken: usize| {
        let mut sizes = sizes.clone();
        sizes[at] -= taken;
        first_wins(&sizes, (at + 1) % sizes.len()).is_some_and(|(_, (_, is_won))| !is_won)
    };
    let taken = (1..=sizes[at]).filter(may).find(|&taken| after(taken));
    let claims = [taken.is_some(), sizes[at] > 0];
    let short = match taken {
        Some(taken) => said("glance.second-takes").with("n", taken),
        None => said("glance.second-fails"),
    };
    let told = told(claims, taken.unwrap_or(0), short.clone()).step(said("glance.second"), vec![]);
    found(told.marking(short, [heaps[at].thing.part()], if taken.is_some() { Mark::Change } else { Mark::Lost }))
}

/// A multiple of the number taken before is taken.
fn equal_quotients(see: &See) -> Found {
    let (heaps, s) = (see.heaps()?, see.number(0)? as u64);
    let quotient = |heap: &Heap| heap.size / s;
    let count = |q: u64| heaps.iter().filter(|heap| quotient(heap) == q).count();
    let largest = heaps.iter().map(quotient).filter(|&q| q > 0 && count(q) % 2 == 1).max();
    let wrong = nim_sum(heaps.iter().map(quotient)) != 0;
    let short = match largest {
        Some(q) => said("glance.class").with("q", q).with("n", count(q)),
        None => said("glance.classes"),
    };
    let told = told([largest.is_some(), wrong], largest.unwrap_or(0), short);
    let values = heaps.iter().map(|heap| (heap.thing.part(), quotient(heap).to_string())).collect();
    let told = told.step(said("glance.quotients").with("s", s), vec![Layer::Values(values)]);
    found(match largest {
        Some(q) => {
            let end = said("glance.class-won").with("q", q).with("taken", q * s);
            told.marking(end, parts_of(&heaps, |heap| quotient(heap) == q), Mark::Change)
        }
        None => told.step(said("glance.classes-lost"), vec![]),
    })
}

/// Stones are taken from the two ends of a row of heaps.
fn balanced_ends(see: &See) -> Found {
    let mut heaps = see.heaps()?;
    heaps.retain(|heap| heap.size > 0);
    let n = heaps.len();
    // The only heap that makes a row lost, on its left or on its right; 0 if the row is lost.
    let beside = |x: u64, here: u64, there: u64| match x {
        _ if x == here => 0,
        _ if there <= x && x < here => x + 1,
        _ if here < x && x <= there => x - 1,
        _ => x,
    };
    let mut lost: Vec<Vec<(u64, u64)>> = vec![vec![(0, 0); n]; n];
    for start in (0..n).rev() {
        lost[start][start] = (heaps[start].size, heaps[start].size);
        for end in start + 1..n {
            let ((l, r), (inner_l, inner_r)) = (lost[start][end - 1], lost[start + 1][end]);
            let (last, first) = (heaps[end].size, heaps[start].size);
            lost[start][end] = (beside(last, r, l), beside(first, inner_l, inner_r));
        }
    }
    let (first, last) = match &heaps[..] {
        [] => return found(told([false; 2], 0, said("glance.no-heap")).step(said("glance.no-heap"), vec![])),
        [_] => return found(told([true; 2], 0, said("glance.one-heap")).step(said("glance.one-heap"), vec![])),
        [first, .., last] => (first, last),
    };
    let ((l, _), (_, r)) = (lost[1][n - 1], lost[0][n - 2]);
    let is_won = first.size != l;
    let short = said(if is_won { "glance.end-is-not" } else { "glance.end-is" }).with("n", first.size).with("l", l);
    let told = told([is_won, first.size != last.size], l, short);
    let needs = vec![(first.thing.part(), l.to_string()), (last.thing.part(), r.to_string())];
    let told = told.step(said("glance.ends").with("l", l).with("r", r), vec![Layer::Values(needs)]);
    found(if !is_won {
        told.step(said("glance.ends-lost"), vec![])
    } else if first.size > l {
        let end = said("glance.lower-end").with("heap", vec![first.thing.clone()]).with("n", l);
        told.marking(end, [first.thing.part()], Mark::Change)
    } else {
        let end = said("glance.lower-end").with("heap", vec![last.thing.clone()]).with("n", r);
        told.marking(end, [last.thing.part()], Mark::Change)
    })
}

/// Alice uses a free cells in a row, and Bob fewer, b.
fn own_stretches(see: &See) -> Found {
    let (cells, a, b) = (see.row()?, see.number(0)? as usize, see.number(1)? as usize);
    let mut runs: Vec<Vec<Part>> = vec![vec![]];
    for (cell, part) in cells {
        match &cell[..] {
            "." => runs.last_mut()?.push(part),
            _ => runs.push(vec![]),
        }
    }
    let is_own = |length: usize| b <= length && length < a;
    let is_long = |length: usize| length >= 2 * b && !is_own(length);
    let is_short = |length: usize| a <= length && length < 2 * b;
    let lengths: Vec<usize> = runs.iter().map(Vec::len).collect();
    let count = |is: &dyn Fn(usize) -> bool| lengths.iter().filter(|length| is(**length)).count();
    let (own, long, short) = (count(&is_own), count(&is_long), count(&is_short));
    let is_bob = see.is_turn_of("Bob");
    // Alice cuts the only long run into what is no good to Bob, and an even number of short runs.
    let cut = |length: usize| {
        (0..=length.saturating_sub(a)).any(|left| {
            let sides = [left, length - a - left];
            let new = sides.iter().filter(|&&side| is_short(side)).count();
            sides.iter().all(|&side| side < b || is_short(side)) && (short + new) % 2 == 0
        })
    };
    let is_won = match (is_bob, own, long) {
        (true, 0, 0) | (false, 0, 0) => short % 2 == 1,
        (true, ..) => true,
        (false, 0, 1) => lengths.iter().any(|&length| is_long(length) && cut(length)),
        (false, ..) => false,
    };
    let found_in_short = said("glance.runs").with("own", own).with("long", long).with("n", short);
    let told = told([is_won, short % 2 == 1], short, found_in_short);
    let spans = runs.iter().filter(|run| run.len() >= b);
    let spans = spans.map(|run| (run[0].clone(), run[run.len() - 1].clone(), run.len().to_string(), None)).collect();
    let told = told.step(said("glance.kinds-of-runs").with("a", a).with("b", b), vec![Layer::Spans(spans)]);
    let end = match (is_bob, own, long, is_won) {
        (_, 0, 0, true) => "glance.short-odd",
        (_, 0, 0, false) => "glance.short-even",
        (true, 0, ..) => "glance.makes-own",
        (true, ..) => "glance.has-own",
        (false, 0, 1, true) => "glance.cuts-long",
        (false, 0, ..) => "glance.cannot-cut",
        (false, ..) => "glance.other-has-own",
    };
    found(told.step(said(end).with("n", short), vec![]))
}

/// A piece goes right or down for points.
fn right_or_down(see: &See) -> Found {
    let (rows, lead) = (see.grid()?, see.number(0)?);
    let (high, wide) = (rows.len(), rows.first()?.len());
    let place = |row: usize, column: usize| (row < high && column < wide).then_some((row, column));
    let points = |(row, column): (usize, usize)| if rows[row][column].0 == "+" { 1 } else { -1 };
    let mut leads = vec![vec![0_i64; wide]; high];
    for row in (0..high).rev() {
        for column in (0..wide).rev() {
            let next = [place(row, column + 1), place(row + 1, column)].into_iter().flatten();
            leads[row][column] = next.map(|q| points(q) - leads[q.0][q.1]).max().unwrap_or(0);
        }
    }
    let all = (0..high).flat_map(|row| (0..wide).map(move |column| (row, column)));
    let (row, column) = all.clone().find(|&(row, column)| rows[row][column].0 == "●")?;
    let more = leads[row][column];
    let claim = |lead: i64| match lead {
        1.. => Claim::Won,
        0 => Claim::Drawn,
        _ => Claim::Lost,
    };
    // The mistake looks one move ahead.
    let next = [place(row, column + 1), place(row + 1, column)].into_iter().flatten();
    let greedy = next.clone().map(points).max().unwrap_or(0);
    let short = said("glance.lead").with("lead", lead).with("more", more).with("sum", lead + more);
    let told = Told::new("few", [lead + more, lead + greedy].map(claim), lead + more, short);
    let ahead = all.filter(|at| at.0 >= row && at.1 >= column && *at != (row, column));
    let values = ahead.map(|(row, column)| (rows[row][column].1.clone(), leads[row][column].to_string())).collect();
    let told = told.step(said("glance.leads"), vec![Layer::Values(values)]);
    let best = next.filter(|&q| points(q) - leads[q.0][q.1] == more).map(|(row, column)| rows[row][column].1.clone());
    let end = said("glance.lead-here").with("lead", lead).with("more", more).with("sum", lead + more);
    found(told.marking(end, best.collect::<Vec<_>>(), Mark::Aim))
}

/// Cards are drawn from the top, and the last one kept: all, or all but one.
fn last_two_cards(see: &See) -> Found {
    let cells = see.row()?;
    let cards: Vec<i64> = cells.iter().map(|(card, _)| card.parse().ok()).collect::<Option<_>>()?;
    let (x, y) = (see.number(0)?, see.number(1)?);
    let is_first = see.is_turn_of("X");
    let other = if is_first { y } else { x };
    let worth = |score: i64| Claim::Worth(format!("a score of {score}"), if is_first { score } else { -score });
    let (all, but_one) = match cards[..] {
        [] => (x.abs_diff(y) as i64, None),
        [last] => ((last - other).abs(), None),
        [.., before, last] => ((last - other).abs(), Some((last - before).abs())),
    };
    let best = but_one.map_or(all, |but_one| if is_first { all.max(but_one) } else { all.min(but_one) });
    let short = said("glance.score").with("n", best);
    let told = Told::new("few", [worth(best), worth(all)], best, short.clone());
    let told = match (cards.len(), but_one) {
        (0, _) => return found(told.step(short, vec![])),
        (_, Some(but_one)) => {
            let rule = said("glance.all-or-but-one").with("all", all).with("one", but_one);
            told.marking(rule, [cells[cells.len() - 1].1.clone(), cells[cells.len() - 2].1.clone()], Mark::Aim)
        }
        (_, None) => told.marking(said("glance.last-card").with("n", all), [cells[0].1.clone()], Mark::Aim),
    };
    found(told.step(said(if is_first { "glance.wants-large" } else { "glance.wants-small" }).with("n", best), vec![]))
}

/// Sheets are cut until a single square is cut off: nobody leaves a strip of one row.
fn sheets(see: &See) -> Found {
    let sheet = |(text, part): (String, Part)| {
        let (a, b) = text.split_once(" × ")?;
        Some((part, (a.parse::<u32>().ok()?, b.parse::<u32>().ok()?)))
    };
    let sheets: Vec<(Part, (u32, u32))> = see.row()?.into_iter().map(sheet).collect::<Option<_>>()?;
    let known = match sheets.iter().map(|(_, (a, b))| (*a.min(b), *a.max(b))).min() {
        Some((1, 1)) => Some((false, "sum.square-is-cut")),
        Some((1, _)) => Some((true, "sum.strip")),
        _ => None,
    };
    let mut values = Grundy::of_sums(|&(a, b): &(u32, u32)| {
        let across = (2..a.saturating_sub(1)).map(|cut| vec![(cut, b), (a - cut, b)]);
        across.chain((2..b.saturating_sub(1)).map(|cut| vec![(a, cut), (a, b - cut)])).collect()
    });
    let heap = |(index, (part, size)): (usize, (Part, (u32, u32)))| {
        let thing = Thing::new("sheet", index + 1, part);
        Heap { size: values.value(&size) as u64, thing }
    };
    let heaps = if known.is_some() { vec![] } else { sheets.into_iter().enumerate().map(heap).collect() };
    found(Xor::sum(heaps, "sum.sheets").unless(known))
}
