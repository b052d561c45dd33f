//! Two chips that are to meet, and glue between them, by play.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let square = |x, y| [between(x, 1, "n"), between(y, 1, "m")];
    let ([x1, y1], [x2, y2]) = (square("x1", "y1"), square("x2", "y2"));
    let chips = row([int("n", 1..=MOST), int("m", 1..=MOST), x1, y1, x2, y2]);
    let chips = chips.such("another square", |[_, _, x1, y1, x2, y2]: Case| (x1, y1) != (x2, y2));
    Problem::one("cf176c", Limits::UNKNOWN, chips, || by_play, ["First", "Second"])
        .small(UP_TO_8, || (1..=8).cartesian_product(1..=8).filter(|(n, m)| n * m <= 8).flat_map(all_on).collect())
        .small("pairs-on-boards-of-3-x-3-and-2-x-5-squares", || [(3, 3), (2, 5)].into_iter().flat_map(all_on).collect())
        .small("pairs-on-boards-of-12-squares", || {
            let twice_six = [[2, 6, 1, 1, 2, 6], [2, 6, 2, 1, 2, 6], [2, 6, 2, 1, 1, 5], [6, 2, 1, 2, 5, 1]];
            let three_by_four = [[3, 4, 1, 1, 3, 4], [3, 4, 3, 2, 1, 4], [4, 3, 4, 1, 2, 2]];
            let in_a_row = [[1, 12, 1, 4, 1, 8], [1, 12, 1, 4, 1, 9]];
            twice_six.into_iter().chain(three_by_four).chain(in_a_row).collect()
        })
        .beyond("for every board, two searches: First only comes nearer, or Second remembers four squares with glue")
        .known("neighbours", || ([MOST, MOST, 50, 50, 50, 51], true))
        .attacks("a search of the board, where the first move wins")
        .worst("4-and-2-in-the-last-corner", by_algorithm(by_rectangles), || [MOST, MOST, 96, 98, MOST, MOST])
        .attacks("the widest rectangle in which the chips still meet")
        .worst("3-and-3-in-the-middle", by_algorithm(by_rectangles), || [MOST, MOST, 50, 53, 53, 50])
        .attacks("the widest square in which the chips still meet")
        .worst("5-in-a-row", by_algorithm(by_rectangles), || [MOST, MOST, 50, 48, 50, 53])
        .attacks("the nearest chips that never meet")
        .worst("3-and-4-in-the-middle", by_algorithm(by_rectangles), || [MOST, MOST, 50, 50, 53, 54])
        .attacks("a sum of 7 where neither difference is too great")
        .worst("opposite-corners", by_algorithm(by_rectangles), || [MOST, MOST, 1, MOST, MOST, 1])
        .attacks("the greatest differences")
        .wrong("the-sum-alone", |&chips| sum(apart(chips)) <= 6, UP_TO_8)
        .says("Looks at the sum of the differences alone; five squares apart in a row the chips never meet.")
        .wrong("up-to-3-each", |&chips| apart(chips).0 <= 3, UP_TO_8)
        .says("Lets no difference be greater than 3; with 4 and up to 2 the chips still meet.")
        .wrong("one-less-in-all", |&chips| apart(chips).0 <= 4 && sum(apart(chips)) <= 5, "large-3-and-3")
        .says("Allows a sum of the differences of 5; with 6, as 3 and 3 or 4 and 2, the chips still meet.")
        .wrong("up-to-4-but-4-and-4", |&chips| apart(chips).0 <= 4 && apart(chips) != (4, 4), "large-3-and-4")
        .says("Forgets that the chips do not meet with the differences 3 and 4 either.")
        .wrong_play("no-meeting-on-glue", || |chips: &Case| played(chips, false), UP_TO_8)
        .says("Lets chips that meet on a square with glue be stuck; First has won there, too.")
        .wrong("the-board-alone", |&[n, m, ..]| (n, m) != (2, 2), UP_TO_8)
        .says("Looks at the size of the board alone, as a published text does; only the two differences count.")
        .lemmas([
            lemma("first-comes-nearer-iff-the-chips-are-not-far-apart", || {
                let mut known = HashMap::new();
                apart_up_to(8).for_each(|apart| assert_ne!(comes_nearer(&alone(apart), &mut known), is_far(apart)));
            }),
            // From chips that are farther apart no move leads out of these.
            lemma("second-keeps-the-chips-away-iff-they-are-far-apart", || {
                apart_up_to(8).for_each(|apart| assert_eq!(keeps_away(&alone(apart), &AWAY), is_far(apart)));
            }),
            lemma("the-positions-that-the-proof-counts", || {
                assert_eq!((remembered().len(), AWAY.len()), (3696, 3199));
            }),
        ])
        .refused([("chips-on-one-square", "3 4 2 3 @2 3@\n", "another square")])
        .unplayed([
            ("sample-2", "millions of ways to put glue on 30 squares"),
            ("sample-3", "the same with 100 squares"),
        ])
        .main()
}

const UP_TO_8: &str = "pairs-on-boards-of-up-to-8-squares";

/// The largest number of rows and of columns.
const MOST: usize = 100;

/// The board, and the rows and columns of the chips.
type Case = [usize; 6];

/// The chips, the squares with glue in rising order, and whether First is to move.
type Position = ([usize; 2], Vec<usize>, bool);

fn by_play(case: &Case) -> bool {
    played(case, true)
}

/// Whether First wins, where the chips may meet on glue, or where they may not.
fn played(&[n, m, x1, y1, x2, y2]: &Case, on_glue: bool) -> bool {
    let moves = move |(chips, glue, is_first): &Position| {
        let (chips, has_glue) = (*chips, |square: usize| glue.contains(&square));
        if chips[0] == chips[1] && (on_glue || !has_glue(chips[0])) {
            return vec![];
        }
        if *is_first {
            let free = (0..2).filter(|&chip| !has_glue(chips[chip]));
            let goes = |chip: usize| beside(n, m, chips[chip]).map(move |square| (chip, square));
            return free
                .flat_map(goes)
                .map(|(chip, square)| (moved(chips, chip, square), glue.clone(), false))
                .collect();
        }
        let free = (0..n * m).filter(|&square| !has_glue(square) && !chips.contains(&square));
        free.map(|square| (chips, glue.iter().copied().chain([square]).sorted().collect(), true)).collect()
    };
    let at = move |square: usize| format!("({}, {})", square / m + 1, square % m + 1);
    Play::normal(moves)
        .board(move |(chips, glue, _)| {
            let shown = |square: usize| match (chips.contains(&square), glue.contains(&square)) {
                (true, true) => "◆",
                (true, false) => "●",
                (false, true) => "#",
                (false, false) => "",
            };
            board::grid((0..n).map(|x| (0..m).map(move |y| shown(m * x + y)).collect_vec()))
        })
        .label(move |(chips, glue, _), (after, more, _)| match (0..2).find(|&chip| chips[chip] != after[chip]) {
            Some(chip) => format!("{} → {}", at(chips[chip]), at(after[chip])),
            None => format!("{}: #", board::gone(more, glue).into_iter().map(at).join("")),
        })
        .alike(|(chips, glue, is_first)| ([chips[0].min(chips[1]), chips[0].max(chips[1])], glue.clone(), *is_first))
        .value(&([m * (x1 - 1) + y1 - 1, m * (x2 - 1) + y2 - 1], vec![], true))
}

fn moved<T>(mut chips: [T; 2], chip: usize, square: T) -> [T; 2] {
    chips[chip] = square;
    chips
}

/// The squares that share a side with a square.
fn beside(n: usize, m: usize, square: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (square / m, square % m);
    let lines = [(x > 0).then(|| square - m), (x + 1 < n).then(|| square + m)];
    let columns = [(y > 0).then(|| square - 1), (y + 1 < m).then(|| square + 1)];
    lines.into_iter().chain(columns).flatten()
}

/// All pairs of squares of a board.
fn all_on((n, m): (usize, usize)) -> Vec<Case> {
    let squares = || (1..=n).cartesian_product(1..=m);
    squares()
        .cartesian_product(squares())
        .filter(|(a, b)| a != b)
        .map(|((x1, y1), (x2, y2))| [n, m, x1, y1, x2, y2])
        .collect()
}

/// The differences of the chips, the greater one first.
fn apart([_, _, x1, y1, x2, y2]: Case) -> (usize, usize) {
    let (a, b) = (x1.abs_diff(x2), y1.abs_diff(y2));
    (a.max(b), a.min(b))
}

fn sum((a, b): (usize, usize)) -> usize {
    a + b
}

/// All differences up to `most`.
fn apart_up_to(most: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    (1..=most).flat_map(|a| (0..=a).map(move |b| (a, b)))
}

/// Whether free chips with these differences are far apart, as the proof says it.
fn is_far((a, b): (usize, usize)) -> bool {
    a > 4 || a + b > 6
}

/// By the two searches, each for its own differences.
fn by_rectangles(&case: &Case) -> bool {
    let apart = apart(case);
    if is_far(apart) { !keeps_away(&alone(apart), &AWAY) } else { comes_nearer(&alone(apart), &mut HashMap::new()) }
}

type Square = (i32, i32);

/// Two chips as they are seen from one of them, the one that is stuck, if any is. It is at (0, 0), and the other one at
/// (a, b) with a ≥ b ≥ 0. The glue is that in the rectangle from one to the other, in rising order.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Seen {
    is_stuck: bool,
    other: Square,
    glue: Vec<Square>,
}

/// Two free chips without glue.
fn alone((a, b): (usize, usize)) -> Seen {
    Seen { is_stuck: false, other: (a as i32, b as i32), glue: vec![] }
}

/// Where the squares are that share a side with (0, 0).
const SIDES: [Square; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// The squares between a chip at (0, 0) and another one.
fn rectangle(other: Square) -> impl Iterator<Item = Square> {
    (0..=other.0).cartesian_product(0..=other.1).filter(move |&square| square != (0, 0) && square != other)
}

impl Seen {
    /// Glue outside the rectangle is forgotten.
    fn of(is_stuck: bool, [chip, other]: [Square; 2], glue: &[Square]) -> Self {
        let sign = |from: i32, to: i32| if to < from { -1 } else { 1 };
        let signs = (sign(chip.0, other.0), sign(chip.1, other.1));
        let is_turned = chip.0.abs_diff(other.0) < chip.1.abs_diff(other.1);
        let seen = |&(x, y): &Square| {
            let (x, y) = ((x - chip.0) * signs.0, (y - chip.1) * signs.1);
            if is_turned { (y, x) } else { (x, y) }
        };
        let other = seen(&other);
        let glue = glue.iter().map(seen).filter(|&square| rectangle(other).contains(&square)).sorted().collect();
        Self { is_stuck, other, glue }
    }

    /// The moves that bring the chips from one to the other.
    fn distance(&self) -> i32 {
        self.other.0 + self.other.1
    }

    /// Whether the chips are far apart, as the proof says it.
    fn is_far(&self) -> bool {
        let without_glue = || SIDES.iter().filter(|side| !self.glue.contains(side)).count() as i32;
        match self.is_stuck {
            true => self.distance() >= without_glue() + 2,
            false => is_far((self.other.0 as usize, self.other.1 as usize)),
        }
    }

    /// Where First's moves lead: to nothing where the chips meet. A move after which both are stuck loses, and is left
    /// out.
    fn moves(&self) -> Vec<Option<Self>> {
        let mut moves = vec![];
        for (chip, side) in (usize::from(self.is_stuck)..2).cartesian_product(SIDES) {
            let from = [(0, 0), self.other][chip];
            let square = (from.0 + side.0, from.1 + side.1);
            let mut chips = moved([(0, 0), self.other], chip, square);
            let gets_stuck = self.glue.contains(&square);
            if chips[0] == chips[1] {
                moves.push(None);
            } else if !self.is_stuck || !gets_stuck {
                if gets_stuck {
                    chips.rotate_left(chip);
                }
                moves.push(Some(Self::of(self.is_stuck || gets_stuck, chips, &self.glue)));
            }
        }
        moves
    }

    /// Where Second's answers lead: glue on a square of the rectangle, or elsewhere.
    fn answers(&self) -> impl Iterator<Item = Self> {
        let free = rectangle(self.other).filter(|square| !self.glue.contains(square));
        let with = |square| Self { glue: self.glue.iter().copied().chain([square]).sorted().collect(), ..*self };
        free.map(with).chain([self.clone()])
    }

    /// The same with one of the squares with glue forgotten, whichever.
    fn forgetting(&self) -> impl Iterator<Item = Self> {
        let without = |index| Self { glue: without(&self.glue, index), ..*self };
        (0..self.glue.len()).map(without)
    }
}

fn without(squares: &[Square], index: usize) -> Vec<Square> {
    [&squares[..index], &squares[index + 1..]].concat()
}

/// Whether First wins with moves that bring the chips nearer to each other.
fn comes_nearer(seen: &Seen, known: &mut HashMap<Seen, bool>) -> bool {
    if let Some(&wins) = known.get(seen) {
        return wins;
    }
    let wins = seen.moves().into_iter().any(|after| match after {
        None => true,
        Some(after) => after.distance() < seen.distance() && after.answers().all(|answer| comes_nearer(&answer, known)),
    });
    known.insert(seen.clone(), wins);
    wins
}

/// The positions that are left to Second, in which the chips are not far apart.
static AWAY: LazyLock<HashSet<Seen>> = LazyLock::new(|| {
    let mut left: HashSet<Seen> = remembered().into_iter().collect();
    loop {
        let kept: HashSet<Seen> = left.iter().filter(|seen| keeps_away(seen, &left)).cloned().collect();
        if kept.len() == left.len() {
            return kept;
        }
        left = kept;
    }
});

/// The greatest number of squares that Second remembers.
const REMEMBERED: usize = 4;

/// All positions with as many squares with glue, or fewer, in which the chips are not far apart. A stuck chip has four
/// neighbours, so that another one is far from it six moves away.
fn remembered() -> Vec<Seen> {
    let mut positions = vec![];
    for (is_stuck, (a, b)) in [false, true].into_iter().cartesian_product(apart_up_to(5)) {
        let seen = Seen { is_stuck, ..alone((a, b)) };
        for count in 0..=REMEMBERED {
            let sets = rectangle(seen.other).combinations(count);
            positions.extend(sets.map(|glue| Seen { glue, ..seen }).filter(|seen| !seen.is_far()));
        }
    }
    positions
}

/// Whether Second has an answer to every move of First, after which the chips are far apart, or the position is one of
/// those left, where he may forget a square.
fn keeps_away(seen: &Seen, left: &HashSet<Seen>) -> bool {
    let is_good = |answer: &Seen| match answer.glue.len() {
        _ if answer.is_far() => true,
        0..=REMEMBERED => left.contains(answer),
        _ => answer.forgetting().any(|answer| left.contains(&answer)),
    };
    seen.moves().into_iter().all(|after| after.is_some_and(|after| after.answers().any(|answer| is_good(&answer))))
}
