//! Splitting a number in two: the judge's side, by the bare rule.

use std::cell::RefCell;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1934d2", Limits::known(3000, 256), |case| Box::new(Splits::new(case)), matches)
        .played("numbers up to 24")
        .wrong_players([
            wrong_player(
                "the-lowest-bit-split-off",
                || player(is_even, is_even, |p| [p & p.wrapping_neg(), p & (p - 1)]),
                "greedy-numbers",
            )
            .says("Splits off the lowest bit; that keeps the parity, but can need far more than 63 splits."),
            wrong_player(
                "first-whenever-there-is-a-split",
                || player(|n| !n.is_power_of_two(), is_even, halves),
                "all-numbers-up-to-24",
            )
            .says("Goes first whenever the number can be split; with an odd number of ones it has to go second."),
            wrong_player("the-greater-part-picked", || player(is_even, |_| true, halves), "all-numbers-up-to-24")
                .says("Picks the larger part; the one with an even number of ones is right."),
        ])
        .bounds(bounds)
        .main()
}

/// The largest number, and the splits that the program may make in a test.
const N: u64 = 1_000_000_000_000_000_000;
const SPLITS: u32 = 63;

/// Up to where a judge who plays his best plays out all numbers.
const PLAYED: u64 = 1 << 10;

/// How many splits a number has, without regard to order: as many as there are numbers with its highest bit below it.
/// Of two parts just one has that bit; with it, it is less than the number, and the other is less anyway.
fn splits(p: u64) -> u64 {
    p - (1 << p.ilog2())
}

/// A split by its number.
fn split(p: u64, number: u64) -> (u64, u64) {
    let greater = (1 << p.ilog2()) + number;
    (greater, p ^ greater)
}

fn is_split(p: u64, a: u64, b: u64) -> bool {
    0 < a && a < p && 0 < b && b < p && a ^ b == p
}

#[derive(PartialEq)]
enum Stage {
    Opening,
    Choice,
    Program,
    Judge,
    Over,
}

struct Splits {
    tests: Vec<u64>,
    told: usize,
    stage: Stage,
    /// The numbers of which one is to be split next.
    given: Vec<u64>,
    /// How many splits the program has made.
    made: u32,
    /// Whether the player who has to split a number wins.
    play: RefCell<Play<'static, Holder, bool>>,
}

/// Somebody holds one number and has to split it, or may pick one of two.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Holder {
    Splits(u64),
    Picks(u64, u64),
}

impl Splits {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let tests = tokens.read();
        // Picking is no move: the player who picks also splits.
        let moves = |position: &Holder| match *position {
            Holder::Splits(p) => {
                (0..splits(p)).map(|number| split(p, number)).map(|(a, b)| Holder::Picks(a, b)).collect()
            }
            Holder::Picks(a, b) => vec![Holder::Splits(a), Holder::Splits(b)],
        };
        let play = Play::new(moves, |position: &Holder, wins: &[bool]| match position {
            Holder::Splits(_) => wins.contains(&false),
            Holder::Picks(..) => wins.contains(&true),
        });
        Self {
            tests: tokens.list(tests),
            told: 0,
            stage: Stage::Opening,
            given: vec![],
            made: 0,
            play: RefCell::new(play),
        }
    }

    /// Goes on to the next test, and gives its line.
    fn next_test(&mut self) -> String {
        let Some(&n) = self.tests.get(self.told) else {
            self.stage = Stage::Over;
            return String::new();
        };
        self.told += 1;
        self.given = vec![n];
        self.made = 0;
        self.stage = Stage::Choice;
        format!("{n}\n")
    }

    /// The number of the reply that is a split of `p`, one of the given numbers: the split of this number. Every split
    /// has two replies, one for each order.
    fn reply(&self, p: u64, number: u64) -> usize {
        let before: u64 = self.given.iter().take_while(|given| **given != p).map(|&given| splits(given)).sum();
        (1 + 2 * (before + number)) as usize
    }
}

impl Referee for Splits {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Choice | Stage::Program => Turn::Program,
            // He may give up, too.
            Stage::Judge => Turn::Judge(1 + 2 * self.given.iter().map(|&p| splits(p)).sum::<u64>() as usize),
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if self.stage == Stage::Choice {
            self.stage = match line {
                "first" => Stage::Program,
                "second" => Stage::Judge,
                _ => return Err("neither first nor second".to_owned()),
            };
            return Ok(());
        }
        let [a, b] = integers(line)?.map(|number| u64::try_from(number).unwrap_or(0));
        if !self.given.iter().any(|&p| is_split(p, a, b)) {
            return Err(format!("no split of {:?}", self.given));
        }
        self.given = vec![a, b];
        self.made += 1;
        self.stage = Stage::Judge;
        match self.made == SPLITS && self.given.iter().any(|&p| splits(p) > 0) {
            true => Err(format!("{SPLITS} splits, and the judge goes on")),
            false => Ok(()),
        }
    }

    fn say(&mut self, reply: usize) -> String {
        if self.stage == Stage::Opening {
            return format!("{}\n{}", self.tests.len(), self.next_test());
        }
        if reply == 0 {
            return format!("0 0\n{}", self.next_test());
        }
        let (mut number, is_swapped) = ((reply as u64 - 1) / 2, reply % 2 == 0);
        for &p in &self.given {
            if number < splits(p) {
                let (a, b) = split(p, number);
                let (a, b) = if is_swapped { (b, a) } else { (a, b) };
                self.given = vec![a, b];
                self.stage = Stage::Program;
                return format!("{a} {b}\n");
            }
            number -= splits(p);
        }
        panic!("there is no such reply");
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        if self.stage != Stage::Judge {
            return None;
        }
        let most = self.given.iter().copied().filter(|&p| splits(p) > 0).max()?;
        match manner {
            Manner::Random => None,
            Manner::Best if most < PLAYED => {
                let mut play = self.play.borrow_mut();
                self.given.iter().find_map(|&p| {
                    let wins = |number: &u64| {
                        let (a, b) = split(p, *number);
                        !play.value(&Holder::Picks(a, b))
                    };
                    Some(self.reply(p, (0..splits(p)).find(wins)?))
                })
            }
            Manner::Best => None,
            // Leaves as much as possible to one who picks an even number of one bits: the longest game.
            Manner::Greedy => {
                let number = (0..splits(most)).rev().find(|&number| is_even(split(most, number).0))?;
                Some(self.reply(most, number))
            }
            // The highest bit alone, and the rest.
            Manner::Mirror => Some(self.reply(most, 0)),
        }
    }

    fn position(&self) -> Option<String> {
        matches!(self.stage, Stage::Program | Stage::Judge).then(|| self.given.iter().join(" or "))
    }

    fn is_won(&self) -> Option<bool> {
        if self.given.iter().any(|&p| p >= PLAYED) {
            return None;
        }
        let wins = || match self.given[..] {
            [a, b] => self.play.borrow_mut().value(&Holder::Picks(a, b)),
            _ => self.play.borrow_mut().value(&Holder::Splits(self.given[0])),
        };
        match self.stage {
            Stage::Program => Some(wins()),
            Stage::Judge => Some(!wins()),
            // He may still choose who begins.
            Stage::Opening | Stage::Choice | Stage::Over => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        match self.stage {
            Stage::Choice => vec!["first".to_owned(), "second".to_owned()],
            _ => {
                let small = self.given.iter().filter(|p| **p < PLAYED);
                let all = small.flat_map(|&p| (0..splits(p)).map(move |number| split(p, number)));
                all.map(|(a, b)| format!("{a} {b}")).collect()
            }
        }
    }

    fn illegal(&self) -> Vec<String> {
        if self.stage != Stage::Judge {
            return vec![];
        }
        let p = self.given[0];
        [format!("0 {p}"), format!("{p} 0"), format!("{p} {p}"), format!("{} 1", p + 1), "-1 -1".to_owned()].into()
    }
}

/// A case of these tests.
fn case(tests: &[u64]) -> String {
    format!("{} {}", tests.len(), joined(tests))
}

fn bounds() -> Vec<Bound> {
    // The judge gives up at once.
    vec![
        Bound::integer("t", 1, 1000, |tests| format!("@{tests}\n{}", repeated("7\n0 0\n", tests))),
        Bound::integer("n", 1, N, |n| format!("1\n@{n}\n0 0\n")),
    ]
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-numbers-up-to-24", || (1..=24).map(|n| case(&[n])).collect()),
        Match::every("two-tests-in-one-run", || {
            let pairs = (1..=6).cartesian_product([1, 3, 5, 6]);
            pairs.map(|(a, b)| case(&[a, b])).collect()
        }),
        Match::by(Manner::Best, "best-replies-up-to-200", || (1..=200).collect_vec().chunks(20).map(case).collect()),
        Match::by(Manner::Random, "random-numbers", medium),
        Match::by(Manner::Greedy, "greedy-numbers", medium),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-greedy", largest),
        Match::largest(Manner::Mirror, "largest-mirror", largest),
    ]
}

fn medium() -> Vec<String> {
    let mut random = seeded(1);
    let mut number = |_| {
        let bits = random.random_range(1..40);
        random.random_range(1..1_u64 << bits)
    };
    (0..5).map(|_| case(&(0..40).map(&mut number).collect_vec())).collect()
}

/// As many tests as there can be: numbers at the end of the range, of 60 bits; and all the ones that a number can
/// have.
fn largest() -> Vec<String> {
    let mut random = seeded(2);
    let near = (0..999).map(|below| N - below).chain([(1 << 59) - 1]).collect_vec();
    let wide = (0..1000).map(|_| random.random_range(N / 2..=N)).collect_vec();
    vec![case(&near), case(&wide)]
}

fn is_even(p: u64) -> bool {
    p.count_ones() % 2 == 0
}

fn halves(p: u64) -> [u64; 2] {
    let highest = 1 << p.ilog2();
    [highest, p ^ highest]
}

/// A player who goes first if `first` says so, picks the larger of two numbers if `picks` agrees, else the other, and
/// splits it by `halves`.
fn player(first: fn(u64) -> bool, picks: fn(u64) -> bool, halves: fn(u64) -> [u64; 2]) -> Answers {
    let mut is_told = false;
    let mut is_new = true;
    Box::new(move |line| {
        if !is_told {
            is_told = true;
            return String::new();
        }
        let split = |p: u64| {
            let [a, b] = halves(p);
            format!("{a} {b}\n")
        };
        if is_new {
            is_new = false;
            let n = line.parse().unwrap_or(1);
            return if first(n) { "first\n".to_owned() + &split(n) } else { "second\n".to_owned() };
        }
        match integers(line) {
            Ok([a, b]) if (a, b) != (0, 0) => {
                let (greater, less) = (a.max(b) as u64, a.min(b) as u64);
                split(if picks(greater) { greater } else { less })
            }
            _ => {
                is_new = true;
                String::new()
            }
        }
    })
}
