//! Adjacent cards out of a row: the judge's side, by the bare rule.

use std::cell::RefCell;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("abc278g", Limits::known(2000, 1024), |case| Box::new(Cards::new(case)), matches)
        .played("rows of up to 8 cards")
        .wrong_players([
            wrong_player(
                "the-shortest-block-off-the-middle",
                || player(|_| true, shortest_and_mirror),
                "all-rows-up-to-8-cards",
            )
            .says(
                "Takes the shortest block near the middle and then mirrors; the block must leave \
                 two equal sides, or the mirror image is missing.",
            ),
            wrong_player(
                "parity-of-whole-blocks",
                || player(|row| row.l < row.r || row.n() / row.l % 2 == 1, leftmost),
                "all-rows-up-to-8-cards",
            )
            .says("Goes first or second by the parity of ⌊N / L⌋; for L = R the values of the rows decide."),
            wrong_player(
                "mirror-for-equal-limits-too",
                || player(|row| row.l < row.r || (row.n() - row.l) % 2 == 0, middle_and_mirror),
                "all-rows-up-to-8-cards",
            )
            .says(
                "For L = R it looks at the parity of N − L alone; where the middle cannot be \
                 taken, the values of the rows decide.",
            ),
        ])
        .bounds(bounds)
        .refused([("L-above-R", "5 3 @2", "an integer from 3 to 5")])
        .main()
}

/// The first card of a block, and how many it has.
type Block = (usize, usize);

/// The game: which cards lie there, and how many a block has.
struct Row {
    l: usize,
    r: usize,
    there: Vec<bool>,
}

impl Row {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let n = tokens.read();
        Self { l: tokens.read(), r: tokens.read(), there: vec![true; n] }
    }

    fn n(&self) -> usize {
        self.there.len()
    }

    /// How many cards lie side by side from card `x` on; cards are counted from 0.
    fn from(&self, x: usize) -> usize {
        self.there[x..].iter().take_while(|there| **there).count()
    }

    /// For every card the number of blocks that begin with it. These have L, L + 1, … cards.
    fn blocks(&self) -> Vec<usize> {
        let mut adjacent = 0;
        let from_the_end = self.there.iter().rev().map(|&there| {
            adjacent = if there { adjacent + 1 } else { 0 };
            (adjacent.min(self.r) + 1).saturating_sub(self.l)
        });
        let mut blocks: Vec<usize> = from_the_end.collect();
        blocks.reverse();
        blocks
    }

    /// All blocks, as their first card and their number of cards, in the order of their numbers.
    fn all(&self) -> Vec<Block> {
        let blocks = self.blocks().into_iter().enumerate();
        blocks.flat_map(|(x, count)| (0..count).map(move |more| (x, self.l + more))).collect()
    }

    fn is_legal(&self, x: usize, y: usize) -> bool {
        (self.l..=self.r).contains(&y) && x < self.n() && self.from(x) >= y
    }

    fn take(&mut self, x: usize, y: usize) {
        self.there[x..x + y].fill(false);
    }

    /// The lengths of the runs, sorted: all that matters for the outcome.
    fn runs(&self) -> Vec<usize> {
        let runs = self.there.split(|there| !there).map(<[bool]>::len);
        runs.filter(|run| *run >= self.l).sorted().collect()
    }
}

#[derive(PartialEq)]
enum Stage {
    Opening,
    Choice,
    Program,
    Judge,
    Over,
}

struct Cards {
    row: Row,
    stage: Stage,
    /// The program's last block.
    last: Option<Block>,
    play: RefCell<Play<'static, Vec<usize>, bool>>,
}

impl Cards {
    fn new(case: &str) -> Self {
        let row = Row::new(case);
        let (l, r) = (row.l, row.r);
        // A block of some length out of some run, which leaves a run on each side.
        let play = Play::normal(move |runs: &Vec<usize>| {
            let mut next = vec![];
            for (index, &run) in runs.iter().enumerate() {
                for taken in l..=r.min(run) {
                    for left in 0..=run - taken {
                        let mut rest = runs.clone();
                        rest.swap_remove(index);
                        rest.extend([left, run - taken - left]);
                        rest.retain(|run| *run >= l);
                        rest.sort_unstable();
                        next.push(rest);
                    }
                }
            }
            next
        });
        Self { row, stage: Stage::Opening, last: None, play: RefCell::new(play) }
    }
}

impl Referee for Cards {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Choice | Stage::Program => Turn::Program,
            Stage::Judge => Turn::Judge(self.row.blocks().iter().sum::<usize>().max(1)),
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if self.stage == Stage::Choice {
            self.stage = match line {
                "First" => Stage::Program,
                "Second" => Stage::Judge,
                _ => return Err("neither First nor Second".to_owned()),
            };
            return Ok(());
        }
        let [x, y] = integers(line)?;
        let block = usize::try_from(x - 1).ok().zip(usize::try_from(y).ok());
        let (x, y) = block.filter(|&(x, y)| self.row.is_legal(x, y)).ok_or("no block that lies there")?;
        self.row.take(x, y);
        self.last = Some((x, y));
        self.stage = Stage::Judge;
        Ok(())
    }

    fn say(&mut self, reply: usize) -> String {
        if self.stage == Stage::Opening {
            self.stage = Stage::Choice;
            return format!("{} {} {}\n", self.row.n(), self.row.l, self.row.r);
        }
        let mut before = 0;
        for (x, count) in self.row.blocks().into_iter().enumerate() {
            if reply < before + count {
                let y = self.row.l + reply - before;
                self.row.take(x, y);
                self.stage = Stage::Program;
                return format!("{} {y}\n", x + 1);
            }
            before += count;
        }
        self.stage = Stage::Over;
        "0 0\n".to_owned()
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        if self.stage != Stage::Judge {
            return None;
        }
        match manner {
            Manner::Random => None,
            Manner::Best => {
                let mut play = self.play.borrow_mut();
                self.row.all().into_iter().position(|(x, y)| {
                    let mut row = Row { there: self.row.there.clone(), ..self.row };
                    row.take(x, y);
                    !play.value(&row.runs())
                })
            }
            // The longest block there is.
            Manner::Greedy => self.row.all().into_iter().position_max_by_key(|&(_, y)| y),
            Manner::Mirror => {
                let (x, y) = self.last?;
                let mirrored = (self.row.n() - x - y, y);
                self.row.all().into_iter().position(|block| block == mirrored)
            }
        }
    }

    fn position(&self) -> Option<String> {
        let cards = self.row.there.iter().map(|there| if *there { '#' } else { '.' });
        (self.row.n() <= 40).then(|| cards.collect())
    }

    fn is_won(&self) -> Option<bool> {
        let wins = || self.play.borrow_mut().value(&self.row.runs());
        match self.stage {
            _ if self.row.n() > 16 => None,
            Stage::Program => Some(wins()),
            Stage::Judge => Some(!wins()),
            // He may still choose who begins.
            Stage::Opening | Stage::Choice | Stage::Over => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        match self.stage {
            Stage::Choice => vec!["First".to_owned(), "Second".to_owned()],
            _ => self.row.all().into_iter().map(|(x, y)| format!("{} {y}", x + 1)).collect(),
        }
    }

    fn illegal(&self) -> Vec<String> {
        if self.stage != Stage::Judge {
            return vec![];
        }
        let Row { l, r, .. } = self.row;
        let missing = self.row.there.iter().position(|there| !there);
        let missing = missing.map(|x| format!("{} {l}", x + 1));
        let others = [
            format!("1 {}", r + 1),
            format!("1 {}", l - 1),
            format!("{} {l}", self.row.n() - l + 2),
            format!("0 {l}"),
            "-1 -1".to_owned(),
        ];
        others.into_iter().chain(missing).collect()
    }
}

fn bounds() -> Vec<Bound> {
    // The first player takes the whole row, and the judge has no move left.
    vec![
        Bound::integer("N", 1, 2000, |n| format!("@{n} {0} {0}\n0 0\n", n.max(1))),
        Bound::integer("L", 1, 7, |l| format!("7 @{l} 7\n0 0\n")),
        Bound::integer("R", 1, 7, |r| format!("7 1 @{r}\n0 0\n")),
    ]
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-rows-up-to-8-cards", || {
            let sizes = (1..=8).flat_map(|n| (1..=n).map(move |r| (n, r)));
            sizes.flat_map(|(n, r)| (1..=r).map(move |l| format!("{n} {l} {r}"))).collect()
        }),
        Match::by(Manner::Best, "best-replies-up-to-16-cards", || {
            let sizes = (9..=16).flat_map(|n| (1..=4).map(move |l| (n, l)));
            sizes.flat_map(|(n, l)| (l..=l + 1).map(move |r| format!("{n} {l} {r}"))).collect()
        }),
        Match::by(Manner::Random, "random-rows-up-to-300-cards", || {
            let mut random = seeded(1);
            let mut case = |_| {
                let n = random.random_range(20..=300);
                // Equal limits have many values; short blocks make long games.
                let l = random.random_range(1..=10);
                let r = l + [0, 0, 1, 5][random.random_range(0..4)];
                format!("{n} {l} {r}")
            };
            (0..60).map(&mut case).collect()
        }),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-greedy", largest),
        Match::largest(Manner::Mirror, "largest-mirror", largest),
    ]
}

/// Rows of 2000 cards or little less: most values and most moves for blocks of one card; all rows that are won by
/// going second, for some lengths; the shortest and the longest blocks.
fn largest() -> Vec<String> {
    let cases = [
        "2000 1 1",
        "1999 1 1",
        "2000 2 2",
        "1999 2 2",
        "1997 2 2",
        "1993 2 2",
        "2000 3 3",
        "1943 10 10",
        "1996 31 31",
        "1999 400 400",
        "2000 1000 1000",
        "2000 2000 2000",
        "2000 1 2",
        "1999 1 2",
        "2000 1 2000",
        "2000 999 1000",
        "2000 1999 2000",
    ];
    cases.map(str::to_owned).into()
}

/// A player who goes first if `first` says so, and then takes the blocks that `choose` gives, after the judge's last.
fn player(first: fn(&Row) -> bool, choose: fn(&Row, Option<Block>) -> Block) -> Answers {
    let mut row = None;
    Box::new(move |line| {
        let (row, last, mut said) = match &mut row {
            None => {
                let row = row.insert(Row::new(line));
                if !first(row) {
                    return "Second\n".to_owned();
                }
                (row, None, "First\n".to_owned())
            }
            Some(row) => {
                let Ok([x, y]) = integers(line) else {
                    return String::new();
                };
                if (x, y) == (0, 0) {
                    return String::new();
                }
                let (x, y) = (x as usize - 1, y as usize);
                row.take(x, y);
                (row, Some((x, y)), String::new())
            }
        };
        let (x, y) = choose(row, last);
        if row.is_legal(x, y) {
            row.take(x, y);
        }
        said += &format!("{} {y}\n", x + 1);
        said
    })
}

fn shortest_and_mirror(row: &Row, last: Option<Block>) -> Block {
    match last {
        None => ((row.n() - row.l) / 2, row.l),
        Some((x, y)) => (row.n() - x - y, y),
    }
}

fn middle_and_mirror(row: &Row, last: Option<Block>) -> Block {
    match last {
        None => {
            let y = row.l + (row.n() - row.l) % 2;
            ((row.n() - y) / 2, y)
        }
        Some((x, y)) => (row.n() - x - y, y),
    }
}

fn leftmost(row: &Row, _last: Option<Block>) -> Block {
    row.all().first().copied().unwrap_or((0, 0))
}
