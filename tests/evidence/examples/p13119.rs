//! Coins out of a long row: the judge's side, by the bare rule.

use std::ops::Range;
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("p13119", Limits::UNKNOWN, |case| Box::new(Row::new(case)), matches)
        .played("first moves that lose, followed by all others at the ends or in the middle, three in turn")
        .wrong_players([
            wrong_player("leftmost", || player(|row| row.runs[0].start), "a-hundred-games")
                .says("Takes the first coins that it can; this wins half of the games."),
            wrong_player("the-middle-of-the-longest-run", || player(|row| middle(row.longest())), "a-hundred-games")
                .says(
                    "Takes the middle of the longest run; after the judge's first move nothing is alike on both sides.",
                ),
            wrong_player("an-even-number-of-lengths", || player(even_lengths), "a-hundred-games")
                .says("Leaves an even number of whole lengths in all runs, as if each of them were one move."),
        ])
        .bounds(bounds)
        .lemmas([lemma("fewer-than-one-game-in-2400-is-lost", few_games_are_lost)])
        .refused([("coins-that-are-gone", "1 1\n1\n@1\n", "the first of 10000000000 coins that lie there, -2 or -3")])
        .main()
}

/// The coins of the row, and those that a move takes.
const COINS: u64 = 1_000_000_000_000;
const L: u64 = 10_000_000_000;

enum Stage {
    Opening,
    Judge,
    Program,
    Over,
}

struct Row {
    games: u32,
    wins_wanted: u32,
    /// The judge's first move of each game, if the case says which; then its next ones are few.
    first: Option<u64>,
    stage: Stage,
    /// The runs in which there is a move, in their order, of coins that count from 0.
    runs: Vec<Range<u64>>,
    last: u64,
    /// The games that are over, and how many of them the judge has won; the judge's moves in this game.
    played: u32,
    losses: u32,
    moves: u32,
    random: Pcg64,
}

fn length(run: &Range<u64>) -> u64 {
    run.end - run.start
}

fn middle(run: &Range<u64>) -> u64 {
    (run.start + run.end - L) / 2
}

impl Row {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let (games, wins_wanted) = (tokens.read(), tokens.read());
        let first = (!tokens.is_empty()).then(|| tokens.read::<u64>() - 1);
        let (stage, random) = (Stage::Opening, seeded(first.unwrap_or(0)));
        let mut row =
            Self { games, wins_wanted, first, stage, runs: vec![], last: 0, played: 0, losses: 0, moves: 0, random };
        row.lay();
        row
    }

    fn lay(&mut self) {
        self.runs = std::iter::once(0..COINS).collect();
        self.moves = 0;
    }

    /// Whether there were L coins from `start` on, which are taken now.
    fn take(&mut self, start: u64) -> bool {
        let holds = |run: &Range<u64>| run.start <= start && start.saturating_add(L) <= run.end;
        let Some(place) = self.runs.iter().position(holds) else { return false };
        let run = self.runs[place].clone();
        let rest = [run.start..start, start + L..run.end].into_iter().filter(|run| length(run) >= L);
        self.runs.splice(place..=place, rest);
        self.last = start;
        true
    }

    /// How many moves there are.
    fn count(&self) -> u64 {
        self.runs.iter().map(|run| length(run) - L + 1).sum()
    }

    /// The move of this number.
    fn at(&self, mut number: u64) -> u64 {
        for run in &self.runs {
            let moves = length(run) - L + 1;
            if number < moves {
                return run.start + number;
            }
            number -= moves;
        }
        unreachable!("there are not so many moves")
    }

    /// The number of a move.
    fn number(&self, start: u64) -> Option<usize> {
        let mut before = 0;
        for run in &self.runs {
            if run.start <= start && start + L <= run.end {
                return usize::try_from(before + start - run.start).ok();
            }
            before += length(run) - L + 1;
        }
        None
    }

    fn longest(&self) -> &Range<u64> {
        self.runs.iter().max_by_key(|run| length(run)).expect("a move is left")
    }

    /// Where the judge may choose among few moves, or has none to choose, these moves.
    fn few(&self) -> Option<Vec<u64>> {
        let first = self.first?;
        Some(match self.moves {
            0 => vec![first],
            1..=3 => vec![self.at(0), self.at(self.count() - 1), middle(self.longest())],
            _ => return None,
        })
    }

    fn end_game(&mut self, is_lost: bool) {
        self.played += 1;
        self.losses += u32::from(is_lost);
        self.stage = match () {
            // Whatever the program says now, it has lost.
            () if self.is_lost() => Stage::Program,
            () if self.played == self.games => Stage::Over,
            () => Stage::Judge,
        };
        self.lay();
    }

    fn is_lost(&self) -> bool {
        self.losses + self.wins_wanted > self.games
    }
}

impl Referee for Row {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Judge if self.runs.is_empty() => Turn::Judge(1),
            Stage::Judge => match self.few() {
                Some(few) => Turn::Judge(few.len()),
                // The rest of such a game is left to chance.
                None if self.first.is_some() => Turn::Judge(1),
                // In a page, which counts up to 2³², the judge chooses among the first ones.
                None => Turn::Judge(usize::try_from(self.count()).unwrap_or(usize::MAX)),
            },
            Stage::Program => Turn::Program,
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if self.is_lost() {
            return Err("too few games are won".to_owned());
        }
        let [start] = integers(line)?;
        let is_there = u64::try_from(start - 1).is_ok_and(|start| self.take(start));
        if !is_there {
            return Err("no coins that lie there".to_owned());
        }
        self.stage = Stage::Judge;
        Ok(())
    }

    fn say(&mut self, reply: usize) -> String {
        if let Stage::Opening = self.stage {
            self.stage = Stage::Judge;
            return format!("{} {}\n", self.games, self.wins_wanted);
        }
        if self.runs.is_empty() {
            self.end_game(false);
            return "-2\n".to_owned();
        }
        let start = match self.few() {
            Some(few) => few[reply],
            None if self.first.is_some() => {
                let number = self.random.random_range(0..self.count());
                self.at(number)
            }
            None => self.at(reply as u64),
        };
        assert!(self.take(start));
        self.moves += 1;
        if self.runs.is_empty() {
            self.end_game(true);
            return "-3\n".to_owned();
        }
        self.stage = Stage::Program;
        format!("{}\n", start + 1)
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        // Where there are few moves to choose from, or none, their numbers are not those of all moves.
        let (Stage::Judge, false, None) = (&self.stage, self.runs.is_empty(), self.first) else { return None };
        match (manner, self.moves) {
            (Manner::Random, _) => None,
            // These judges begin with a move that loses.
            (_, 0) => Some(0),
            (Manner::Best, _) => self.number(winning_move(&self.runs)?),
            (Manner::Greedy, _) => self.number(middle(self.longest())),
            (Manner::Mirror, _) => self.number(COINS - L - self.last),
        }
    }

    fn position(&self) -> Option<String> {
        let runs = self.runs.iter().map(|run| format!("{}..{}", run.start + 1, run.end)).join(", ");
        (self.runs.len() <= 3).then_some(runs)
    }

    fn is_won(&self) -> Option<bool> {
        // Of several games some may be lost.
        let is_programs = matches!(self.stage, Stage::Program);
        (self.games == 1).then(|| (value(&self.runs) != 0) == is_programs)
    }

    fn lines(&self) -> Vec<String> {
        winning_move(&self.runs).map(|start| (start + 1).to_string()).into_iter().collect()
    }

    fn illegal(&self) -> Vec<String> {
        let (Stage::Judge, false) = (&self.stage, self.runs.is_empty()) else { return vec![] };
        let missing = (self.moves > 0).then(|| (self.last + 1).to_string());
        missing.into_iter().chain(["0", "-1", "-4", "990000000002"].map(str::to_owned)).collect()
    }
}

/// What the referee says of the winner comes from this table: nobody plays out rows as long as these. A lemma holds it.
static VALUES: LazyLock<Values> = LazyLock::new(|| Values::stretched(97));

fn value(runs: &[Range<u64>]) -> usize {
    xor(runs.iter().map(|run| VALUES.of(length(run))))
}

/// A move to runs with the XOR 0, if there is one.
fn winning_move(runs: &[Range<u64>]) -> Option<u64> {
    runs.iter().find_map(|run| {
        let rest = length(run) - L;
        let wanted = value(runs) ^ VALUES.of(length(run));
        // The least place for two values has one of them at the beginning of its interval, or the other at the end.
        let ends = (0..VALUES.starts.len()).filter_map(|interval| rest.checked_sub(VALUES.end(interval)));
        let mut places = VALUES.starts.iter().copied().filter(|&a| a <= rest).chain(ends);
        places.find(|&a| VALUES.of(a) ^ VALUES.of(rest - a) == wanted).map(|a| run.start + a)
    })
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 1, 500, |games| format!("@{games} 1\n{}", repeated("-2\n", games))),
        Bound::integer("W where T is 5", 1, 5, |wins| format!("5 @{wins}\n{}", repeated("-3\n", 5))),
        Bound::integer("P", -3, COINS - L + 1, |start| format!("1 1\n@{start}\n-2\n")),
    ]
}

fn matches() -> Vec<Match> {
    // Nothing stands beside the 99 lengths that are left, or runs that differ.
    let begun = || [1, 12_345_678_901_u64, 333_333_333_333].map(|first| format!("1 1 {first}")).into();
    vec![
        Match::every("three-moves-at-the-ends-or-in-the-middle", begun),
        Match::by(Manner::Random, "a-hundred-games", || vec!["100 99".to_owned()]),
        Match::by(Manner::Best, "against-the-best", || vec!["1 1".to_owned(); 5]),
        Match::by(Manner::Greedy, "against-the-middle", || vec!["1 1".to_owned()]),
        Match::by(Manner::Mirror, "against-a-mirror", || vec!["1 1".to_owned(); 5]),
        Match::largest(Manner::Random, "largest-random", || {
            [300, 475, 499, 499, 499].map(|wins| format!("500 {wins}")).into()
        }),
    ]
}

/// A player who moves where `choose` says.
fn player(choose: fn(&Row) -> u64) -> Answers {
    let mut row = None::<Row>;
    Box::new(move |line| {
        let Some(row) = &mut row else {
            row = Some(Row::new(line));
            return String::new();
        };
        let Ok([start]) = integers::<1>(line) else { return String::new() };
        let Ok(start) = u64::try_from(start - 1) else {
            row.lay();
            return String::new();
        };
        row.take(start);
        let start = choose(row);
        row.take(start);
        format!("{}\n", start + 1)
    })
}

/// A move that leaves an even number of whole lengths, if the first run has one.
fn even_lengths(row: &Row) -> u64 {
    let others: u64 = row.runs.iter().skip(1).map(|run| length(run) / L).sum();
    let rest = length(&row.runs[0]) - L;
    let cuts = [0, rest / 2, rest / 3, L / 2, L - 1].into_iter().filter(|&a| a <= rest);
    let even = cuts.clone().find(|a| (others + a / L + (rest - a) / L) % 2 == 0);
    row.runs[0].start + even.unwrap_or(0)
}

/// The values of all runs, by the intervals on which they are constant.
struct Values {
    starts: Vec<u64>,
    values: Vec<usize>,
}

impl Values {
    /// By the definition, where a move takes so few coins, and stretched to L: q lengths and r coins stay so many.
    fn stretched(taken: usize) -> Self {
        let mut of_runs = vec![0; taken];
        for rest in 0..=99 * taken {
            // The values are below 64: a bit each.
            let options = (0..=rest / 2).fold(0, |options: u64, a| options | 1 << (of_runs[a] ^ of_runs[rest - a]));
            of_runs.push(options.trailing_ones() as usize);
        }
        let is_start = |n: &usize| *n == 0 || of_runs[*n] != of_runs[n - 1];
        let starts = (0..of_runs.len()).filter(is_start).collect_vec();
        let stretch = |&n: &usize| {
            let lengths = (n + taken / 2) / taken;
            (lengths as u64 * L + n as u64) - (lengths * taken) as u64
        };
        Self { starts: starts.iter().map(stretch).collect(), values: starts.iter().map(|&n| of_runs[n]).collect() }
    }

    fn of(&self, length: u64) -> usize {
        self.values[self.starts.partition_point(|&start| start <= length) - 1]
    }

    fn end(&self, interval: usize) -> u64 {
        self.starts.get(interval + 1).map_or(COINS, |next| next - 1)
    }

    /// How many moves leave each value, in a run of which `rest` coins are left.
    fn counts(&self, rest: u64) -> [u64; 64] {
        let mut counts = [0; 64];
        for (first, &start) in self.starts.iter().enumerate().take_while(|&(_, &start)| start <= rest) {
            let (least, most) = (rest.saturating_sub(self.end(first)), rest - start);
            let mut second = self.starts.partition_point(|&start| start <= least) - 1;
            while second < self.starts.len() && self.starts[second] <= most {
                let common = most.min(self.end(second)) - least.max(self.starts[second]) + 1;
                counts[self.values[first] ^ self.values[second]] += common;
                second += 1;
            }
        }
        counts
    }

    /// The share of the judge's moves that leave the XOR 0, after a first move that leaves it, with `a` coins on the
    /// shorter side, and the program's answer in the shortest run; or 0 after another first move.
    fn share(&self, a: u64) -> f64 {
        let b = 99 * L - a;
        if self.of(a) != self.of(b) {
            return 0.0;
        }
        let (a, b) = if a >= L { (a - L, b) } else { (a, b - L) };
        let of = |own: u64, other: u64| {
            own.checked_sub(L).map_or([0, 0], |rest| [self.counts(rest)[self.of(other)], rest + 1])
        };
        let ([won, moves], [more_won, more_moves]) = (of(a, b), of(b, a));
        (won + more_won) as f64 / (moves + more_moves) as f64
    }
}

/// The figures of the program's header. Numbers of moves are linear in lengths between sums of two starts of intervals,
/// and next to them; shares are largest at their ends.
fn few_games_are_lost() {
    let values = &*VALUES;
    let other = Values::stretched(120);
    assert_eq!((&values.starts, &values.values), (&other.starts, &other.values));
    let sums = values.starts.iter().chain([&0]).tuple_combinations().map(|(start, other)| start + other);
    let sums = sums.chain(values.starts.iter().map(|start| 2 * start)).chain((0..100).map(|q| q * L));
    let near = sums.flat_map(|sum| (sum.saturating_sub(2)..=sum + 1).collect_vec()).unique();
    let ends = near.filter(|&rest| rest <= 99 * L).collect_vec();
    // The first two moves, both sides of the row alike.
    let half = 99 * L / 2;
    let shifted = |&end: &u64| {
        [end, end + L, end + 2 * L, (97 * L).wrapping_sub(end), (98 * L).wrapping_sub(end), (99 * L).wrapping_sub(end)]
    };
    let places = ends.iter().flat_map(shifted).filter(|&a| a <= half).chain([half + 1]).sorted().dedup();
    // From 2 L coins on both sides have moves, and the number of all of them is the same: the share is linear.
    let part = |(from, to): (u64, u64)| {
        let shares = [from, to - 1].map(|a| values.share(a));
        let share = if from >= 2 * L { (shares[0] + shares[1]) / 2.0 } else { shares[0].max(shares[1]) };
        (to - from) as f64 * share
    };
    let two_moves = 2.0 * places.tuple_windows().map(part).sum::<f64>() / (99 * L) as f64;
    assert!(two_moves < 0.0043, "{two_moves}");
    // The most moves to one value in a run of q lengths and less than q + 1, in lengths.
    let mut most = vec![0.0_f64; 101];
    for &rest in &ends {
        let moves = values.counts(rest).into_iter().max().expect("a move") as f64 / L as f64;
        let lengths = (rest / L + 1) as usize;
        most[lengths] = most[lengths].max(moves);
    }
    // The same in all runs together, with so many lengths.
    let mut together = vec![0.0_f64; 101];
    let mut lost = two_moves;
    for k in 0..=10 {
        let with = |total: usize| (0..=total).map(|own| most[own] + together[total - own]).fold(0.0, f64::max);
        together = (0..=100).map(with).collect();
        if k >= 2 {
            let share = together[100 - 2 * k] / (99 - 3 * k) as f64;
            assert!(share < [0.54, 0.63, 0.72, 0.77, 0.8, 0.83, 0.89, 0.89, 0.96][k - 2], "{k} {share}");
            lost *= share;
        }
    }
    assert!(lost < 1.0 / 2400.0, "{lost}");
}
