//! Cutting a sheet of grid paper, by play.

use std::collections::BTreeMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf277c", Limits::known(2000, 256), oracle, small)
        .played("sheets of up to 3 × 3 cells with all single cuts, and of up to 4 × 3 with up to 5")
        .beyond("for worst inputs, the XOR of the uncut lengths")
        .worst(worst)
        .bounds(bounds)
        .check(check)
        .wrong([
            wrong("overlaps-counted-twice", overlaps_twice, "overlapping-cuts")
                .says("Subtracts the lengths of all cuts, those that overlap as well."),
            wrong("untouched-lines-forgotten", untouched_forgotten, "all-sheets-with-up-to-one-cut")
                .says("Looks at the lines alone that have a cut."),
            wrong("cut-that-counts-what-was-cut-before", counts_cut_parts, "a-cut-at-the-start-of-the-winning-line")
                .says("Makes the cut as long as what it should cut anew, whatever is cut there already."),
            wrong("whole-line-of-any-winning-line", whole_line, "part-of-a-line")
                .says("Cuts a line whole on which a winning cut is."),
        ])
        .refused([
            ("a-cut-on-the-border", "3 2 1\n@0 0 0 2@\n", "the ends of a cut along an inner line"),
            ("a-cut-on-the-upper-border", "3 2 2\n1 0 1 2\n@3 2 1 2@\n", "the ends of a cut along an inner line"),
            ("a-slanting-cut", "3 3 1\n@1 1 2 2@\n", "the ends of a cut along an inner line"),
            ("a-point", "3 3 1\n@1 1 1 1@\n", "the ends of a cut along an inner line"),
        ])
        .main()
}

/// The two ends of a cut.
type Cut = [i64; 4];

/// A sheet of n × m cells and its cuts.
struct Sheet {
    n: i64,
    m: i64,
    cuts: Vec<Cut>,
}

/// An inner grid line: whether it is vertical, and where.
type Line = (bool, i64);

impl Sheet {
    fn read(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let (n, m, k) = (tokens.read(), tokens.read(), tokens.read());
        let cuts = (0..k).map(|_| [(); 4].map(|()| tokens.read())).collect();
        Self { n, m, cuts }
    }

    /// The line of a cut and its lower and upper end there, if it is a cut within the sheet.
    fn line(&self, cut: Cut) -> Option<(Line, i64, i64)> {
        let [x, y, to_x, to_y] = cut;
        let (line, low, high, width, length) = if x == to_x {
            ((true, x), y.min(to_y), y.max(to_y), self.n, self.m)
        } else {
            ((false, y), x.min(to_x), x.max(to_x), self.m, self.n)
        };
        let straight = x == to_x || y == to_y;
        let inside = 0 < line.1 && line.1 < width && 0 <= low && low < high && high <= length;
        (straight && inside).then_some((line, low, high))
    }

    /// All cuts that the sheet has room for.
    fn all_cuts(&self) -> Vec<Cut> {
        let ends = |length: i64| (0..length).flat_map(move |low| (low + 1..=length).map(move |high| (low, high)));
        let vertical = (1..self.n).flat_map(|x| ends(self.m).map(move |(low, high)| [x, low, x, high]));
        let horizontal = (1..self.m).flat_map(|y| ends(self.n).map(move |(low, high)| [low, y, high, y]));
        vertical.chain(horizontal).collect()
    }

    /// The pieces of grid lines, one cell long, that a cut goes through: a bit each.
    fn pieces(&self, cut: Cut) -> u64 {
        let ((vertical, at), low, high) = self.line(cut).expect("a good cut");
        let (first, length) = if vertical { (0, self.m) } else { ((self.n - 1) * self.m, self.n) };
        (low..high).fold(0, |set, piece| set | 1 << (first + (at - 1) * length + piece))
    }

    /// What is cut at the beginning.
    fn start(&self) -> u64 {
        self.cuts.iter().fold(0, |set, &cut| set | self.pieces(cut))
    }

    /// The number of pieces of all grid lines.
    fn size(&self) -> i64 {
        (self.n - 1).saturating_mul(self.m).saturating_add((self.m - 1).saturating_mul(self.n))
    }

    /// Plays out sets of pieces that are cut.
    fn play(&self) -> Play<'_, u64, bool> {
        let cuts = self.all_cuts().into_iter().map(|cut| self.pieces(cut)).collect_vec();
        Play::normal(move |&set: &u64| {
            let longer = cuts.iter().map(|cut| set | cut);
            longer.filter(|&next| next != set).unique().collect()
        })
    }

    /// The uncut length of every line with a cut.
    fn uncut(&self) -> BTreeMap<Line, i64> {
        let mut ends: BTreeMap<Line, Vec<(i64, i64)>> = BTreeMap::new();
        for &cut in &self.cuts {
            let (line, low, high) = self.line(cut).expect("a good cut");
            // A cut begins at its lower end and is over at its upper end.
            ends.entry(line).or_default().extend([(low, 1), (high, -1)]);
        }
        let uncut = |(line, mut ends): (Line, Vec<(i64, i64)>)| {
            let length = if line.0 { self.m } else { self.n };
            ends.sort_unstable();
            let (mut open, mut since, mut left) = (0, 0, length);
            for (at, change) in ends {
                left -= if open > 0 { at - since } else { 0 };
                (open, since) = (open + change, at);
            }
            (line, left)
        };
        ends.into_iter().map(uncut).collect()
    }

    /// The XOR of the uncut lengths of all lines.
    fn nim_sum(&self) -> i64 {
        let uncut = self.uncut();
        let touched = |vertical| uncut.keys().filter(|line| line.0 == vertical).count() as i64;
        let (columns, rows) = (self.n - 1 - touched(true), self.m - 1 - touched(false));
        let others = (columns % 2 * self.m) ^ (rows % 2 * self.n);
        uncut.values().fold(others, |sum, left| sum ^ left)
    }
}

fn oracle(input: &str) -> String {
    let sheet = Sheet::read(input);
    let (start, mut play) = (sheet.start(), sheet.play());
    let wins = |cut: &Cut| {
        let next = start | sheet.pieces(*cut);
        next != start && !play.value(&next)
    };
    said(sheet.all_cuts().into_iter().find(wins))
}

fn said(cut: Option<Cut>) -> String {
    match cut {
        None => "SECOND\n".to_owned(),
        Some(cut) => format!("FIRST\n{}\n", joined(cut)),
    }
}

/// The winner is the expected one, and his cut wins: by play on a small sheet, else by the XOR.
fn check(input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let winner = |output: &str| output.lines().next().unwrap_or_default().trim_end().to_owned();
    lines(input, &winner(expected), &winner(actual))?;
    if winner(actual) != "FIRST" {
        return lines(input, "SECOND", actual);
    }
    let mut sheet = Sheet::read(input);
    let numbers: Option<Vec<i64>> = actual.split_whitespace().skip(1).map(|token| token.parse().ok()).collect();
    let cut = numbers.and_then(|numbers| Cut::try_from(numbers).ok());
    let cut = cut.ok_or("no four integers follow")?;
    sheet.line(cut).ok_or("this is no cut within the sheet")?;
    let (cuts_new, wins) = if sheet.size() <= 17 {
        let before = sheet.start();
        let after = before | sheet.pieces(cut);
        (after != before, !sheet.play().value(&after))
    } else {
        let before = sheet.uncut();
        sheet.cuts.push(cut);
        (sheet.uncut() != before, sheet.nim_sum() == 0)
    };
    match (cuts_new, wins) {
        (true, true) => Ok(()),
        (false, _) => Err("the cut cuts nothing new".to_owned()),
        (true, false) => Err("the cut does not win".to_owned()),
    }
}

fn file(n: i64, m: i64, cuts: &[Cut]) -> String {
    let lines = cuts.iter().map(|cut| joined(cut) + "\n");
    format!("{n} {m} {}\n{}", cuts.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let sheets = (1..=3).cartesian_product(1..=3);
    let all = sheets.flat_map(|(n, m)| {
        let cuts = Sheet { n, m, cuts: vec![] }.all_cuts();
        let single = cuts.into_iter().map(move |cut| file(n, m, &[cut]));
        single.chain([file(n, m, &[])])
    });
    let mut random = seeded(1);
    let more = |sheets: &[(i64, i64)], count: usize, random: &mut Pcg64| {
        let sheet = |_| {
            let (n, m) = sheets[random.random_range(0..sheets.len())];
            let cuts = Sheet { n, m, cuts: vec![] }.all_cuts();
            let cuts = (0..random.random_range(2..=5)).map(|_| {
                let [x, y, to_x, to_y] = cuts[random.random_range(0..cuts.len())];
                if random.random() { [x, y, to_x, to_y] } else { [to_x, to_y, x, y] }
            });
            file(n, m, &cuts.collect_vec())
        };
        (0..count).map(sheet).collect_vec()
    };
    vec![
        Small::new("sheets-with-some-cuts", more(&[(2, 5), (3, 3), (2, 4), (5, 2), (3, 2), (10, 1)], 200, &mut random)),
        Small::new("larger-sheets-with-some-cuts", more(&[(4, 3), (3, 4)], 6, &mut random)),
        Small::new("all-sheets-with-up-to-one-cut", all),
    ]
}

/// The greatest length of a side, and the greatest number of cuts.
const SIDE: i64 = 1_000_000_000;
const K: usize = 100_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, SIDE, |n| format!("@{n} 7 0\n")),
        Bound::integer("m", 1, SIDE, |m| format!("7 @{m} 0\n")),
        Bound::integer("k", 0, K, |k| format!("3 3 @{k}\n{}", repeated("1 0 1 2\n", k))),
        Bound::integer("x of the first end", 0, 7, |x| format!("7 5 1\n@{x} 3 {} 3\n", if x < 4 { 4 } else { 3 })),
        Bound::integer("y of the first end", 0, 5, |y| format!("7 5 1\n3 @{y} 3 {}\n", if y < 3 { 3 } else { 2 })),
        Bound::integer("x of the second end", 0, 7, |x| format!("7 5 1\n{} 3 @{x} 3\n", if x < 4 { 4 } else { 3 })),
        Bound::integer("y of the second end", 0, 5, |y| format!("7 5 1\n3 {} 3 @{y}\n", if y < 3 { 3 } else { 2 })),
    ]
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

fn worst() -> Vec<Worst> {
    // On a mirrored sheet the second player mirrors every cut. With one cut more, the first player makes it so.
    let spoilt = || {
        let mut cuts = mirrored(SIDE - 2);
        cuts[K - 1] = [SIDE - 1, 5, SIDE - 1, SIDE];
        cuts[K - 2] = [SIDE - 1, SIDE, SIDE - 1, 7];
        cuts
    };
    vec![
        Worst::known("mirrored", "as many lines as cuts, far from each other", move || {
            (file(SIDE, SIDE, &mirrored(SIDE - 1)), "SECOND\n".to_owned())
        }),
        Worst::known("mirrored-with-overlaps", "hundreds of cuts on a line, and unions of many parts", move || {
            (file(SIDE, SIDE, &mirrored(200)), "SECOND\n".to_owned())
        }),
        Worst::known(
            "mirrored-but-for-one-line",
            "a winning cut that only one line has room for, perhaps",
            move || (file(SIDE, SIDE, &spoilt()), "FIRST\n".to_owned()),
        ),
        Worst::known(
            "one-line",
            "all cuts on the only line of a narrow sheet, in falling order: what is left is cut at once",
            move || {
                (
                    {
                        let cuts = (0..K as i64).rev().map(|part| [1, 9 * part, 1, 9 * part + 4]);
                        file(2, SIDE, &cuts.collect_vec())
                    },
                    "FIRST\n".to_owned(),
                )
            },
        ),
        Worst::known(
            "long-rows",
            "a winning cut of the only row, which no cut touches: among the columns it is the longest by far",
            move || {
                (
                    {
                        let cuts = (0..K as i64).map(|column| [column + 1, 0, column + 1, 1]);
                        file(SIDE, 2, &cuts.collect_vec())
                    },
                    "FIRST\n".to_owned(),
                )
            },
        ),
    ]
}

/// The cut that a program prints which finds the first line with a winning move and its new length: the lines in order,
/// `uncut` giving their lengths, and `end` where the cut from the border ends.
fn by_nim(sheet: &Sheet, uncut: impl Fn(Line) -> i64, end: impl Fn(Line, i64, i64) -> i64) -> String {
    let columns = (1..sheet.n).map(|x| (true, x));
    let all = columns.chain((1..sheet.m).map(|y| (false, y))).collect_vec();
    let sum = all.iter().fold(0, |sum, &line| sum ^ uncut(line));
    let line = all.into_iter().find(|&line| uncut(line) ^ sum < uncut(line));
    said(line.map(|(vertical, at)| {
        let length = uncut((vertical, at));
        let end = end((vertical, at), length, length ^ sum);
        if vertical { [at, 0, at, end] } else { [0, at, end, at] }
    }))
}

/// Where a cut from the border ends that leaves so much uncut.
fn right_end(sheet: &Sheet, line: Line, left: i64) -> i64 {
    let most = if line.0 { sheet.m } else { sheet.n };
    let leaves = |end: &i64| {
        let cut = if line.0 { [line.1, 0, line.1, *end] } else { [0, line.1, *end, line.1] };
        let cuts = sheet.cuts.iter().copied().chain([cut]).collect();
        Sheet { cuts, ..*sheet }.uncut()[&line] == left
    };
    (1..=most).find(leaves).unwrap_or(most)
}

fn true_length(sheet: &Sheet, line: Line) -> i64 {
    let length = if line.0 { sheet.m } else { sheet.n };
    sheet.uncut().get(&line).copied().unwrap_or(length)
}

fn overlaps_twice(input: &str) -> String {
    let sheet = Sheet::read(input);
    let uncut = |line: Line| {
        let cuts = sheet.cuts.iter().filter_map(|&cut| sheet.line(cut));
        let cut: i64 = cuts.filter(|cut| cut.0 == line).map(|(_, low, high)| high - low).sum();
        (if line.0 { sheet.m } else { sheet.n } - cut).max(0)
    };
    by_nim(&sheet, uncut, |line, _, left| right_end(&sheet, line, left))
}

fn untouched_forgotten(input: &str) -> String {
    let sheet = Sheet::read(input);
    let known = sheet.uncut();
    let uncut = |line: Line| known.get(&line).copied().unwrap_or(0);
    by_nim(&sheet, uncut, |line, _, left| right_end(&sheet, line, left))
}

fn counts_cut_parts(input: &str) -> String {
    let sheet = Sheet::read(input);
    by_nim(&sheet, |line| true_length(&sheet, line), |_, length, left| length - left)
}

fn whole_line(input: &str) -> String {
    let sheet = Sheet::read(input);
    let whole = |line: Line, _, _| if line.0 { sheet.m } else { sheet.n };
    by_nim(&sheet, |line| true_length(&sheet, line), whole)
}
