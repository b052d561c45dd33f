//! Boxes next to the one just taken, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let boxes = counted("N", 2..=N, int("a", 1..=MANJU));
    Problem::one("agc026f", Limits::known(2000, 1024), boxes, || by_play, |manju: &[i64; 2]| joined(manju))
        .small("random-rows-of-8-to-13-boxes", || {
            let mut random = seeded(1);
            let mut row = |index: usize| {
                // Most rows of odd length, where there is a choice; and even places that are worth more.
                let any = index % 4 == 0;
                let n = if any { random.random_range(8..=13) } else { [9, 11, 13][random.random_range(0..3)] };
                random_row(n, [[9, 9], [5, 12], [4, 4]][index % 3], &mut random)
            };
            (0..400).map(&mut row).collect()
        })
        .all([("N", 7), ("a", 3)])
        .beyond("for worst inputs, equal boxes, and the best cuts before every place, without bisection")
        .known("equal-boxes", || (vec![MANJU; N], [N as i64 / 2 * MANJU; 2]))
        .attacks("the largest sums")
        .known("equal-boxes-odd", || (vec![MANJU; N - 1], [N as i64 / 2 * MANJU, (N as i64 / 2 - 1) * MANJU]))
        .attacks("pieces that are all alike")
        .each(
            [
                ("random-even", "the most boxes", N, [MANJU, MANJU]),
                ("random-odd", "many steps of the bisection", N - 1, [MANJU, MANJU]),
                ("great-even-places", "many cuts", N - 1, [20, MANJU]),
                ("great-odd-places", "no cut at all", N - 1, [MANJU, 20]),
            ],
            |problem, (name, attacks, n, greatest)| {
                let row = move || random_row(n, greatest, &mut seeded(n as u64 + greatest[1] as u64));
                problem.worst(name, by_same_idea(best_cuts), row).attacks(attacks)
            },
        )
        .worst("waves", by_same_idea(best_cuts), || {
            let is_rising = |place: usize| place / 1001 % 2 == place % 2;
            let height = |place| if is_rising(place) { MANJU - place as i64 % 7 } else { 1 + place as i64 % 11 };
            (0..N - 1).map(height).collect()
        })
        .attacks("sums that rise and fall by millions")
        .wrong("the-greater-parity", |manju| both(manju, greater_parity(manju)), "all")
        .says("Takes max(E, O) for rows of odd length, too; neither end of such a row gives the even places.")
        .wrong("no-cuts", |manju| by_pieces(manju, whole), "three-boxes")
        .says("Gives Sugim the odd places of an odd row; he can get more by starting on an even place.")
        .wrong("one-cut", |manju| by_pieces(manju, one_cut), "two-cuts")
        .says("Cuts an odd row only once; the pieces can be cut again.")
        .wrong(
            "all-cuts",
            |manju| by_pieces(manju, |row| row.iter().step_by(2).copied().min().unwrap_or(0).max(whole(row))),
            "all",
        )
        .says("Cuts at every even place or at none; cutting at some can be better.")
        .wrong("the-last-cut", |manju| by_pieces(manju, the_last_cut), "the-last-cut-is-worse")
        .says("Begins the next piece behind the last possible cut; an earlier one may leave a better piece.")
        .main()
}

/// The largest number of boxes, and of manju in one.
const N: usize = 300_000;
const MANJU: i64 = 1000;

/// The boxes that are there, a bit each, and the one just taken.
type Position = (u32, Option<usize>);

fn by_play(manju: &Vec<i64>) -> [i64; 2] {
    let n = manju.len();
    assert!(n <= 15, "too many boxes to play out");
    let takes = |&(boxes, last): &Position| {
        let there = (0..n).filter(|&place| boxes >> place & 1 == 1);
        let near = there.clone().filter(|&place| last.is_some_and(|last| place.abs_diff(last) == 1)).collect_vec();
        if near.is_empty() { there.collect() } else { near }
    };
    let moves = |position: &Position| -> Vec<Position> {
        takes(position).into_iter().map(|place| (position.0 & !(1 << place), Some(place))).collect()
    };
    // By how much the player to move leads in the end, counted from the box just taken.
    let mut play = Play::new(moves, |&(_, last): &Position, leads: &[i64]| {
        leads.iter().map(|lead| -lead).max().unwrap_or(0) - last.map_or(0, |last| manju[last])
    })
    .board(|&(boxes, last)| {
        let there = (0..n).filter(|&place| boxes >> place & 1 == 1);
        let last = last.map_or("none".to_owned(), |last| (last + 1).to_string());
        board::pieces(n, there.map(|place| (place, manju[place]))).and(board::numbers([("box just taken:", last)]))
    })
    .label(|_, (_, last)| last.map_or_else(String::new, |last| format!("take box {}, {} manju", last + 1, manju[last])))
    .worded(|&lead| led(lead, PLAYERS));
    both(manju, (manju.iter().sum::<i64>() + play.value(&((1 << n) - 1, None))) / 2)
}

/// What both get, by what Sugim does.
fn both(manju: &[i64], first: i64) -> [i64; 2] {
    [first, manju.iter().sum::<i64>() - first]
}

/// So many boxes, with up to so many manju on odd places and on even ones.
fn random_row(n: usize, greatest: [i64; 2], random: &mut Pcg64) -> Vec<i64> {
    (0..n).map(|place| random.random_range(1..=greatest[place % 2])).collect()
}

fn parities(manju: &[i64]) -> [i64; 2] {
    [0, 1].map(|first| manju.iter().skip(first).step_by(2).sum())
}

fn greater_parity(manju: &[i64]) -> i64 {
    parities(manju).into_iter().max().unwrap_or(0)
}

/// By the worst piece of an odd row.
fn by_pieces(manju: &[i64], worst_piece: impl Fn(&[i64]) -> i64) -> [i64; 2] {
    let first = match manju.len() % 2 {
        0 => greater_parity(manju),
        _ => parities(manju)[1] + worst_piece(manju),
    };
    both(manju, first)
}

/// The best of all ways to cut, by what the worst piece before a cut has and by the sum up to the cut. Of two cuts one
/// is useless if it has neither better pieces before it nor the smaller sum; of the others, both numbers rise. It rests
/// on the same cuts as the program, as nothing else is known for so many boxes. But it does not try numbers.
fn best_cuts(manju: &Vec<i64>) -> [i64; 2] {
    by_pieces(manju, |manju| {
        let (mut cuts, mut sum) = (vec![(i64::MAX, 0)], 0);
        for pair in manju.chunks(2) {
            sum += pair[0];
            // The better the pieces before, the worse is the next one: the best cut is where they cross.
            let crossing = cuts.partition_point(|&(worst, cut)| worst < sum - cut);
            let before = crossing.checked_sub(1).map_or(i64::MIN, |index| cuts[index].0);
            let worst = before.max(sum - cuts[crossing].1);
            let Some(taken) = pair.get(1) else { return worst };
            sum -= taken;
            let place = cuts.partition_point(|cut| cut.0 < worst);
            if cuts[place].1 > sum {
                let useful = cuts[..place].partition_point(|cut| cut.1 < sum);
                let end = place + usize::from(cuts[place].0 == worst);
                cuts.splice(useful..end, [(worst, sum)]);
            }
        }
        unreachable!("the last pair of an odd row is a single box")
    })
}

fn whole(row: &[i64]) -> i64 {
    let [odd, even] = parities(row);
    odd - even
}

fn one_cut(row: &[i64]) -> i64 {
    assert!(row.len() <= 5000, "too long to cut everywhere");
    let cuts = (1..row.len()).step_by(2).map(|cut| whole(&row[..cut]).min(whole(&row[cut + 1..])));
    cuts.chain([whole(row)]).max().unwrap_or(0)
}

/// The largest number for which cuts are found, each piece beginning behind the last cut found.
fn the_last_cut(row: &[i64]) -> i64 {
    let is_found = |v: &i64| {
        let cuts = (1..row.len()).step_by(2);
        let begin = cuts.fold(0, |begin, cut| if whole(&row[begin..cut]) >= *v { cut + 1 } else { begin });
        whole(&row[begin..]) >= *v
    };
    assert!(row.len() <= 100, "too long to try all numbers");
    (whole(row)..=row.iter().sum()).rev().find(is_found).unwrap_or_else(|| whole(row))
}
