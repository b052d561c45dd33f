//! Cutting a sheet of grid paper, by play.

use std::collections::BTreeMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let cut = row([
        between("x of the first end", 0, "n").usually(1),
        between("y of the first end", 0, "m").usually(0),
        between("x of the second end", 0, "n").usually(1),
        between("y of the second end", 0, "m").usually(2),
    ]);
    let sheet = format::all([row([int("n", 1..=SIDE), int("m", 1..=SIDE), len("k", 0..=K)]), list("k", cut)]);
    let sheet = Format::one(
        sheet.such("cuts along inner lines", |sheet: Sheet| sheet.1.iter().all(|&cut| line(&sheet, cut).is_some())),
    );
    let sheet = ["x of the first end", "y of the first end", "x of the second end", "y of the second end"]
        .into_iter()
        .fold(sheet, |sheet, end| sheet.trying(end, "k", 1));
    let sheet = sheet.trying("n", "k", 0).trying("m", "k", 0);
    Problem::one("cf277c", Limits::known(2000, 256), sheet, || by_play, said)
        .small("random-sheets-of-up-to-10-cells-with-2-to-5-cuts", || {
            random_sheets(&[(2, 5), (3, 3), (2, 4), (5, 2), (3, 2), (10, 1)], 200)
        })
        .small("random-sheets-of-12-cells-with-2-to-5-cuts", || random_sheets(&[(4, 3), (3, 4)], 6))
        .all([("n", 3), ("m", 3), ("k", 1)])
        .beyond("for worst inputs, the XOR of the uncut lengths")
        // On a mirrored sheet the second player mirrors every cut.
        .known("mirrored", || (([SIDE; 2], mirrored(SIDE - 1)), None))
        .attacks("as many lines as cuts, far from each other")
        .known("mirrored-with-overlaps", || (([SIDE; 2], mirrored(200)), None))
        .attacks("hundreds of cuts on a line, and unions of many parts")
        .known("mirrored-but-for-one-line", || {
            // With one cut more, the first player makes it so.
            let mut cuts = mirrored(SIDE - 2);
            cuts[K - 1] = [SIDE - 1, 5, SIDE - 1, SIDE];
            cuts[K - 2] = [SIDE - 1, SIDE, SIDE - 1, 7];
            (([SIDE; 2], cuts), Some([5, SIDE - 1, SIDE, SIDE - 1]))
        })
        .attacks("a winning cut that only one line has room for, perhaps")
        .known("one-line", || {
            let cuts = (0..K as i64).rev().map(|part| [1, 9 * part, 1, 9 * part + 4]);
            // An odd number of rows of length 2 is left, and as much is left of the only column.
            (([2, SIDE], cuts.collect()), Some([1, 0, 1, SIDE - 2]))
        })
        .attacks("all cuts on the only line of a narrow sheet, in falling order: what is left is cut at once")
        .known("long-rows", || {
            let cuts = (0..K as i64).map(|column| [column + 1, 0, column + 1, 1]);
            // Of an even number of columns 1 is left, of an odd one 2, and as much is left of the only row.
            (([SIDE, 2], cuts.collect()), Some([0, 1, SIDE - 2, 1]))
        })
        .attacks("a winning cut of the only row, which no cut touches: among the columns it is the longest by far")
        .check(check)
        .wrong("overlaps-counted-twice", overlaps_twice, "overlapping-cuts")
        .says("Subtracts the lengths of all cuts, those that overlap as well.")
        .wrong("untouched-lines-forgotten", untouched_forgotten, "all")
        .says("Looks only at the lines that have a cut.")
        .wrong(
            "cut-that-counts-what-was-cut-before",
            |sheet| by_nim(sheet, |line| true_length(sheet, line), |_, length, left| length - left),
            "a-cut-at-the-start-of-the-winning-line",
        )
        .says("Makes the cut only as long as the part that is newly cut, whatever is cut there already.")
        .wrong(
            "whole-line-of-any-winning-line",
            |sheet| by_nim(sheet, |line| true_length(sheet, line), |line, _, _| length(sheet, line)),
            "part-of-a-line",
        )
        .says("Cuts the whole of a line that has a winning cut.")
        .refused([
            ("a-cut-on-the-border", "3 2 1\n@0 0 0 2@\n", "the ends of a cut along an inner line"),
            ("a-cut-on-the-upper-border", "3 2 2\n1 0 1 2\n@3 2 1 2@\n", "the ends of a cut along an inner line"),
            ("a-slanting-cut", "3 3 1\n@1 1 2 2@\n", "the ends of a cut along an inner line"),
            ("a-point", "3 3 1\n@1 1 1 1@\n", "the ends of a cut along an inner line"),
        ])
        .main()
}

/// The largest length of a side, and the largest number of cuts.
const SIDE: i64 = 1_000_000_000;
const K: usize = 100_000;

/// The two ends of a cut.
type Cut = [i64; 4];

/// A sheet of n × m cells and its cuts.
type Sheet = ([i64; 2], Vec<Cut>);

/// An inner grid line: whether it is vertical, and where.
type Line = (bool, i64);

/// The length of a line.
fn length(&([n, m], _): &Sheet, line: Line) -> i64 {
    if line.0 { m } else { n }
}

/// The line of a cut and its lower and upper end there, if it is a cut within the sheet.
fn line(sheet: &Sheet, [x, y, to_x, to_y]: Cut) -> Option<(Line, i64, i64)> {
    let (line, low, high, width) = match x == to_x {
        true => ((true, x), y.min(to_y), y.max(to_y), sheet.0[0]),
        false => ((false, y), x.min(to_x), x.max(to_x), sheet.0[1]),
    };
    let straight = x == to_x || y == to_y;
    let inside = 0 < line.1 && line.1 < width && 0 <= low && low < high && high <= length(sheet, line);
    (straight && inside).then_some((line, low, high))
}

/// All cuts that the sheet has room for.
fn all_cuts(&([n, m], _): &Sheet) -> Vec<Cut> {
    let ends = |length: i64| (0..=length).tuple_combinations();
    let vertical = (1..n).flat_map(|x| ends(m).map(move |(low, high)| [x, low, x, high]));
    let horizontal = (1..m).flat_map(|y| ends(n).map(move |(low, high)| [low, y, high, y]));
    vertical.chain(horizontal).collect()
}

/// A piece of a grid line, one cell long: a bit.
fn piece(&([n, m], _): &Sheet, (vertical, at): Line, piece: i64) -> u64 {
    let (first, length) = if vertical { (0, m) } else { ((n - 1) * m, n) };
    1 << (first + (at - 1) * length + piece)
}

/// The pieces that a cut goes through.
fn pieces(sheet: &Sheet, cut: Cut) -> u64 {
    let (line, low, high) = line(sheet, cut).expect("a good cut");
    (low..high).fold(0, |set, at| set | piece(sheet, line, at))
}

/// Plays out sets of pieces that are cut.
fn play(sheet: &Sheet) -> Play<'_, u64, bool> {
    let cuts = all_cuts(sheet).into_iter().map(|cut| (cut, pieces(sheet, cut))).collect_vec();
    let labels = cuts.clone();
    let moves = move |&set: &u64| {
        let longer = cuts.iter().map(|(_, cut)| set | cut);
        longer.filter(|&next| next != set).unique().collect()
    };
    Play::normal(moves).board(|&set| board::grid(drawn(sheet, set))).label(move |set, next| {
        let (cut, _) = labels.iter().find(|(_, cut)| set | cut == *next).expect("a move");
        format!("cut from ({}, {}) to ({}, {})", cut[0], cut[1], cut[2], cut[3])
    })
}

/// The points of the sheet, and between them its rim and what is cut; the first row has y = 0.
fn drawn(sheet: &Sheet, set: u64) -> Vec<Vec<&'static str>> {
    let &([n, m], _) = sheet;
    let is_line =
        |(is_vertical, at), most, along| at == 0 || at == most || set & piece(sheet, (is_vertical, at), along) != 0;
    let sign = |x: i64, y: i64| match (x % 2, y % 2) {
        (0, 0) => "+",
        (0, 1) if is_line((true, x / 2), n, y / 2) => "|",
        (1, 0) if is_line((false, y / 2), m, x / 2) => "-",
        _ => "",
    };
    (0..=2 * m).map(|y| (0..=2 * n).map(|x| sign(x, y)).collect()).collect()
}

/// What is cut at the beginning.
fn start(sheet: &Sheet) -> u64 {
    sheet.1.iter().fold(0, |set, &cut| set | pieces(sheet, cut))
}

/// A cut that wins, if there is one.
fn by_play(sheet: &Sheet) -> Option<Cut> {
    let (start, mut play) = (start(sheet), play(sheet));
    if !play.value(&start) {
        return None;
    }
    all_cuts(sheet).into_iter().find(|&cut| {
        let next = start | pieces(sheet, cut);
        next != start && !play.value(&next)
    })
}

fn said(cut: &Option<Cut>) -> String {
    cut.map_or("SECOND".to_owned(), |cut| format!("FIRST\n{}", joined(cut)))
}

/// The uncut length of every line with a cut.
fn uncut(sheet: &Sheet) -> BTreeMap<Line, i64> {
    let mut ends: BTreeMap<Line, Vec<(i64, i64)>> = BTreeMap::new();
    for &cut in &sheet.1 {
        let (line, low, high) = line(sheet, cut).expect("a good cut");
        // A cut begins at its lower end and is over at its upper end.
        ends.entry(line).or_default().extend([(low, 1), (high, -1)]);
    }
    let uncut = |(line, mut ends): (Line, Vec<(i64, i64)>)| {
        ends.sort_unstable();
        let (mut open, mut since, mut left) = (0, 0, length(sheet, line));
        for (at, change) in ends {
            left -= if open > 0 { at - since } else { 0 };
            (open, since) = (open + change, at);
        }
        (line, left)
    };
    ends.into_iter().map(uncut).collect()
}

/// The XOR of the uncut lengths of all lines.
fn nim_sum(sheet: &Sheet) -> i64 {
    let [n, m] = sheet.0;
    let uncut = uncut(sheet);
    let touched = |vertical| uncut.keys().filter(|line| line.0 == vertical).count() as i64;
    let (columns, rows) = (n - 1 - touched(true), m - 1 - touched(false));
    xor(uncut.into_values().chain([columns % 2 * m, rows % 2 * n]))
}

/// The winner is the expected one, and his cut wins: by play on a small sheet, else by the XOR.
fn check(mut sheet: Sheet, expected: &str, actual: &str) -> Result<(), String> {
    let winner = |output: &str| output.lines().next().unwrap_or_default().trim_end().to_owned();
    lines("", &winner(expected), &winner(actual))?;
    if winner(actual) != "FIRST" {
        return lines("", "SECOND", actual);
    }
    let numbers: Option<Vec<i64>> = actual.split_whitespace().skip(1).map(|token| token.parse().ok()).collect();
    let cut = numbers.and_then(|numbers| Cut::try_from(numbers).ok());
    let cut = cut.ok_or("no four integers follow")?;
    line(&sheet, cut).ok_or("this is no cut within the sheet")?;
    let [n, m] = sheet.0;
    let (cuts_new, wins) = if (n - 1).saturating_mul(m).saturating_add((m - 1).saturating_mul(n)) <= 17 {
        let before = start(&sheet);
        let after = before | pieces(&sheet, cut);
        (after != before, !play(&sheet).value(&after))
    } else {
        let before = uncut(&sheet);
        sheet.1.push(cut);
        (uncut(&sheet) != before, nim_sum(&sheet) == 0)
    };
    match (cuts_new, wins) {
        (true, true) => Ok(()),
        (false, _) => Err("the cut cuts nothing new".to_owned()),
        (true, false) => Err("the cut does not win".to_owned()),
    }
}

/// So many sheets of some of these sizes.
fn random_sheets(sizes: &[(i64, i64)], count: usize) -> Vec<Sheet> {
    let mut random = seeded(1);
    let mut sheet = |_| {
        let (n, m) = sizes[random.random_range(0..sizes.len())];
        let cuts = all_cuts(&([n, m], vec![]));
        let count = random.random_range(2..=5);
        let cut = |_| {
            let [x, y, to_x, to_y] = cuts[random.random_range(0..cuts.len())];
            if random.random() { [x, y, to_x, to_y] } else { [to_x, to_y, x, y] }
        };
        ([n, m], (0..count).map(cut).collect())
    };
    (0..count).map(&mut sheet).collect()
}

/// Random cuts on a square sheet, on lines numbered up to `lines`, each of them once along a column and once along a
/// row.
fn mirrored(lines: i64) -> Vec<Cut> {
    let mut random = seeded(1);
    let cuts = (0..K / 2).flat_map(|_| {
        let (at, low) = (random.random_range(1..=lines), random.random_range(0..SIDE));
        let high = random.random_range(low + 1..=SIDE);
        [[at, low, at, high], [high, at, low, at]]
    });
    cuts.collect()
}

/// The cut that a program prints which finds the first line with a winning move and its new length: the lines in order,
/// `uncut` giving their lengths, and `end` where the cut from the border ends.
fn by_nim(sheet: &Sheet, uncut: impl Fn(Line) -> i64, end: impl Fn(Line, i64, i64) -> i64) -> Option<Cut> {
    let columns = (1..sheet.0[0]).map(|x| (true, x));
    let all = columns.chain((1..sheet.0[1]).map(|y| (false, y))).collect_vec();
    let sum = xor(all.iter().map(|&line| uncut(line)));
    let line = all.into_iter().find(|&line| uncut(line) ^ sum < uncut(line))?;
    Some(from_the_border(line, end(line, uncut(line), uncut(line) ^ sum)))
}

fn from_the_border((vertical, at): Line, end: i64) -> Cut {
    if vertical { [at, 0, at, end] } else { [0, at, end, at] }
}

/// Where a cut from the border ends that leaves so much uncut.
fn right_end(sheet: &Sheet, line: Line, left: i64) -> i64 {
    let most = length(sheet, line);
    let leaves = |end: &i64| {
        let mut sheet = sheet.clone();
        sheet.1.push(from_the_border(line, *end));
        uncut(&sheet)[&line] == left
    };
    (1..=most).find(leaves).unwrap_or(most)
}

fn true_length(sheet: &Sheet, line: Line) -> i64 {
    uncut(sheet).get(&line).copied().unwrap_or(length(sheet, line))
}

fn overlaps_twice(sheet: &Sheet) -> Option<Cut> {
    let uncut = |of: Line| {
        let cuts = sheet.1.iter().filter_map(|&cut| line(sheet, cut)).filter(|cut| cut.0 == of);
        (length(sheet, of) - cuts.map(|(_, low, high)| high - low).sum::<i64>()).max(0)
    };
    by_nim(sheet, uncut, |line, _, left| right_end(sheet, line, left))
}

fn untouched_forgotten(sheet: &Sheet) -> Option<Cut> {
    let known = uncut(sheet);
    let uncut = |line: Line| known.get(&line).copied().unwrap_or(0);
    by_nim(sheet, uncut, |line, _, left| right_end(sheet, line, left))
}
