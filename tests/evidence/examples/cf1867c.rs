//! Numbers added and removed: the judge's side, by the bare rule.

use std::collections::BTreeSet;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1867c", Limits::known(3000, 256), |case| Box::new(Sets::new(case)), matches)
        .played("sets of up to 3 numbers below 5")
        .wrong_players([
            wrong_player(
                "the-next-gap-instead-of-what-was-removed",
                || player(|set, mex, _| if set.contains(&mex) { next_gap(set) } else { mex }),
                "all-sets-up-to-3-numbers",
            )
            .says("Answers with the next gap; what the judge has just removed is right."),
            wrong_player(
                "the-second-gap-first",
                || {
                    player(|set, mex, is_first| {
                        let others: BTreeSet<i64> = set.iter().copied().chain([mex]).collect();
                        if is_first { gap(&others) } else { gap(set) }
                    })
                },
                "all-sets-up-to-3-numbers",
            )
            .says("Begins with the second missing number instead of the first."),
            wrong_player(
                "mex-from-one-on",
                || player(|set, _, _| (1..).find(|number| !set.contains(number)).unwrap_or(0)),
                "all-sets-up-to-3-numbers",
            )
            .says("Counts the mex from 1; it counts from 0."),
        ])
        .beyond("that the value is the second number missing is proven for all sets")
        .bounds(bounds)
        .refused([("numbers-that-do-not-ascend", "1\n3\n1 5 @5\n", "an integer from 6 to 1000000000")])
        .main()
}

/// The largest number that Alice may add.
const GREATEST: i64 = 1_000_000_000;

/// The least number that a set lacks.
fn gap(set: &BTreeSet<i64>) -> i64 {
    (0..).zip(set).find(|(place, number)| place != *number).map_or(set.len() as i64, |(place, _)| place)
}

/// The value of a set under best play: by playing out small sets, else as it is proven in the program's header.
fn value(set: &BTreeSet<i64>) -> i64 {
    if !is_played(set) {
        let mut two = set.clone();
        two.insert(gap(set));
        return gap(&two);
    }
    played(&(set.clone(), None, set.len() + 1))
}

/// Whether a set is so small that it is played out.
fn is_played(set: &BTreeSet<i64>) -> bool {
    set.len() <= 3 && set.last().is_none_or(|&last| last < 5)
}

/// The numbers, the one just added if it is Bob's turn, and how many Alice may still add.
type Position = (BTreeSet<i64>, Option<i64>, usize);

/// The numbers that Alice adds to a set that is played out. Greater ones are of no more use to her than the largest of
/// these.
const USEFUL: i64 = 9;

/// The mex in the end under best play.
fn played(position: &Position) -> i64 {
    let moves = |(set, added, left): &Position| match added {
        None if *left == 0 => vec![],
        None => (0..USEFUL)
            .filter(|number| !set.contains(number))
            .map(|number| {
                let mut set = set.clone();
                set.insert(number);
                (set, Some(number), left - 1)
            })
            .collect(),
        Some(_) if *left == 0 => vec![],
        Some(added) => set
            .range(..added)
            .map(|removed| {
                let mut set = set.clone();
                set.remove(removed);
                (set, None, *left)
            })
            .collect(),
    };
    let mut play = Play::new(moves, |(set, added, _): &Position, values: &[i64]| {
        let best = if added.is_none() { values.iter().max() } else { values.iter().min() };
        best.copied().unwrap_or_else(|| gap(set))
    });
    play.value(position)
}

#[derive(PartialEq)]
enum Stage {
    Opening,
    Alice,
    Bob,
    Over,
}

struct Sets {
    tests: Vec<BTreeSet<i64>>,
    /// How many tests have been told.
    told: usize,
    /// The numbers below the one just added, in ascending order, and the others, in descending order.
    low: Vec<i64>,
    high: Vec<i64>,
    wanted: i64,
    added: i64,
    /// How many numbers Alice may still add.
    left: usize,
    stage: Stage,
}

impl Sets {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let tests: usize = tokens.read();
        let test = |_| {
            let n = tokens.read();
            tokens.list(n).into_iter().collect()
        };
        Self {
            tests: (0..tests).map(test).collect(),
            told: 0,
            low: vec![],
            high: vec![],
            wanted: 0,
            added: 0,
            left: 0,
            stage: Stage::Opening,
        }
    }

    /// Goes on to the next test, and gives its lines.
    fn next_test(&mut self) -> String {
        let Some(set) = self.tests.get(self.told) else {
            self.stage = Stage::Over;
            return String::new();
        };
        self.wanted = value(set);
        (self.low, self.high) = (set.iter().copied().collect(), vec![]);
        self.left = self.low.len() + 1;
        self.told += 1;
        self.stage = Stage::Alice;
        format!("{}\n{}\n", self.low.len(), joined(&self.low))
    }

    /// How many numbers Bob can choose from.
    fn smaller(&self) -> usize {
        if self.left == 0 { 0 } else { self.low.len() }
    }

    fn set(&self) -> impl Iterator<Item = &i64> {
        self.low.iter().chain(self.high.iter().rev())
    }

    fn mex(&self) -> i64 {
        (0..).zip(self.set()).take_while(|(place, number)| place == *number).count() as i64
    }
}

impl Referee for Sets {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Alice => Turn::Program,
            Stage::Bob => Turn::Judge(self.smaller().max(1)),
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let [number] = integers(line)?;
        while let Some(greater) = self.low.pop_if(|other| *other >= number) {
            self.high.push(greater);
        }
        while let Some(smaller) = self.high.pop_if(|other| *other < number) {
            self.low.push(smaller);
        }
        if self.high.last() == Some(&number) || !(0..=GREATEST).contains(&number) {
            return Err(format!("{number} cannot be added"));
        }
        self.high.push(number);
        self.added = number;
        self.left -= 1;
        self.stage = Stage::Bob;
        if self.smaller() == 0 && self.mex() < self.wanted {
            return Err(format!("mex {}, where {} can be had", self.mex(), self.wanted));
        }
        Ok(())
    }

    fn say(&mut self, reply: usize) -> String {
        if self.stage == Stage::Opening {
            return format!("{}\n{}", self.tests.len(), self.next_test());
        }
        if self.smaller() == 0 {
            return format!("-1\n{}", self.next_test());
        }
        let removed = self.low.remove(reply);
        self.stage = Stage::Alice;
        format!("{removed}\n")
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        match (&self.stage, manner) {
            // The largest: the longest game.
            (Stage::Bob, Manner::Mirror) => self.smaller().checked_sub(1),
            // The least: it makes the mex least at once.
            (Stage::Bob, Manner::Greedy) => Some(0),
            _ => None,
        }
    }

    fn position(&self) -> Option<String> {
        let is_told = matches!(self.stage, Stage::Alice | Stage::Bob) && self.set().count() <= 12;
        is_told.then(|| format!("{{{}}}, {} more", self.set().join(" "), self.left))
    }

    fn is_won(&self) -> Option<bool> {
        let test = self.tests.get(self.told.checked_sub(1)?)?;
        let set = || self.set().copied().collect();
        match self.stage {
            _ if !is_played(test) => None,
            Stage::Alice => Some(played(&(set(), None, self.left)) >= self.wanted),
            Stage::Bob => Some(played(&(set(), Some(self.added), self.left)) >= self.wanted),
            Stage::Opening | Stage::Over => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        (0..USEFUL).filter(|number| !self.set().contains(number)).map(|number| number.to_string()).collect()
    }

    fn illegal(&self) -> Vec<String> {
        if self.stage != Stage::Bob {
            return vec![];
        }
        let others = [self.added.to_string(), (self.added + 1).to_string(), "-2".to_owned()];
        others.into()
    }
}

/// A case of these tests.
fn case(tests: &[Vec<i64>]) -> String {
    let lines = tests.iter().map(|set| format!("{} {}", set.len(), joined(set)));
    format!("{} {}", tests.len(), lines.format(" "))
}

fn bounds() -> Vec<Bound> {
    // The game ends with Alice's first move.
    vec![
        Bound::integer("t", 1, 100_000, |tests| format!("@{tests}\n{}", repeated("1\n1\n-1\n", tests))),
        Bound::integer("n", 1, 100_000, |n| format!("1\n@{n}\n{}\n-1\n", joined(0..n.max(0)))),
        Bound::total("the sum of n", 99_999, 100_000, |n| {
            format!("2\n99999\n{}\n-1\n@{n}\n{}\n-1\n", joined(0..99_999), joined(0..n))
        }),
        Bound::integer("a number", 8, GREATEST, |number| format!("1\n2\n7 @{number}\n-1\n")),
    ]
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-sets-up-to-3-numbers", || {
            let sets = (1..=3).flat_map(|n| (0..5).combinations(n));
            sets.map(|set| case(&[set])).collect()
        }),
        Match::every("two-tests-in-one-run", || {
            let sets = [vec![0, 1], vec![1, 2], vec![0, 1, 2], vec![0, 2, 3]];
            let pairs = sets.iter().cartesian_product(&sets);
            pairs.map(|(a, b)| case(&[a.clone(), b.clone()])).collect()
        }),
        Match::by(Manner::Random, "random-sets-up-to-60-numbers", || medium(1)),
        Match::by(Manner::Greedy, "least-number-up-to-60-numbers", || medium(2)),
        Match::by(Manner::Mirror, "greatest-number-up-to-60-numbers", || medium(3)),
        // As many moves as there can be, and as many tests as there can be.
        Match::largest(Manner::Mirror, "largest-greatest-number", || vec![case(&[(0..100_000).collect()])]),
        Match::largest(Manner::Random, "largest-random", || vec![case(&[(0..100_000).collect()])]),
        Match::largest(Manner::Greedy, "most-tests", || vec![case(&vec![vec![7]; 100_000])]),
    ]
}

/// Ten tests in a run, of dense sets: many numbers can be removed.
fn medium(seed: u64) -> Vec<String> {
    let mut random = seeded(seed);
    let mut test = |_| {
        let n = random.random_range(4..=60);
        let mut set = BTreeSet::new();
        while set.len() < n {
            set.insert(random.random_range(0..n as i64 * 5 / 4 + 2));
        }
        set.into_iter().collect()
    };
    (0..20).map(|_| case(&(0..10).map(&mut test).collect_vec())).collect()
}

/// The next number missing above the least one.
fn next_gap(set: &BTreeSet<i64>) -> i64 {
    let last = set.last().map_or(0, |last| last + 1);
    (gap(set) + 1..).find(|number| !set.contains(number)).unwrap_or(last)
}

/// A player who adds what `choose` gives: it gets the set, the mex of the set in the beginning, and whether it is the
/// first move.
fn player(choose: fn(&BTreeSet<i64>, i64, bool) -> i64) -> Answers {
    let (mut lines, mut set, mut mex) = (0, BTreeSet::new(), 0);
    Box::new(move |line| {
        lines += 1;
        let numbers: Vec<i64> = line.split_whitespace().map(|token| token.parse().expect("a number")).collect();
        match (lines, &numbers[..]) {
            (1 | 2, _) => return String::new(),
            (3, numbers) => {
                set = numbers.iter().copied().collect();
                mex = gap(&set);
            }
            (_, [-1]) => {
                lines = 1; // the next test, if there is one
                return String::new();
            }
            (_, [removed, ..]) => drop(set.remove(removed)),
            (_, []) => return String::new(),
        }
        let added = choose(&set, mex, lines == 3);
        set.insert(added);
        format!("{added}\n")
    })
}
