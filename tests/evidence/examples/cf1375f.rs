//! Three piles, two of which must not become equal: the judge's side, by the bare rule.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1375f", Limits::known(1000, 256), |case| Box::new(Piles::new(case)), matches)
        .played("piles of up to 6 stones, and some of the largest")
        .wrong_players([
            wrong_player("going-second-to-the-least-pile", going_second, "all-piles-up-to-6-stones")
                .says("Goes second, and sends the judge to the least pile."),
            wrong_player(
                "the-gap-between-least-and-greatest",
                || first(|[low, _, top], turn| if turn == 0 { 1_000_000_000 } else { top - low }),
                "all-piles-up-to-6-stones",
            )
            .says(
                "Names the difference of the largest and the least pile; it is twice the \
                 largest less the other two that is wanted.",
            ),
            wrong_player(
                "one-progression-without-its-difference",
                || first(|piles, turn| if turn == 0 { 1_000_000_000 } else { 2 * piles[2] - piles[1] - piles[0] }),
                "all-piles-up-to-6-stones",
            )
            .says("Names the number that makes a progression once, and goes on with the wrong one."),
        ])
        .bounds(bounds)
        .refused([
            ("equal-piles", "@7 5 7@\n", "three different integers"),
            ("the-barred-pile", "5 2 6\n3\n@3\n", "a pile that is not barred and stays different, or 0"),
        ])
        .main()
}

/// The most that may be named, and the number of turns.
const MOST: i64 = 1_000_000_000_000;
const TURNS: usize = 1000;

/// Within so many turns a win is looked for.
const FORCED: usize = 4;

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Opening,
    Choice,
    /// The program names a number, or chooses a pile.
    Program,
    Judge,
    Over,
}

struct Piles {
    piles: [i64; 3],
    barred: Option<usize>,
    /// The number that was named last.
    named: i64,
    turns: usize,
    is_first: bool,
    stage: Stage,
}

impl Piles {
    fn new(case: &str) -> Self {
        let piles = integers(case).expect("a case is three piles");
        Self { piles, barred: None, named: 0, turns: 0, is_first: true, stage: Stage::Opening }
    }

    /// Whether the second player may choose a pile, and does not lose by it.
    fn stays_different(&self, pile: usize) -> bool {
        self.barred != Some(pile)
            && (0..3).all(|other| other == pile || self.piles[other] != self.piles[pile] + self.named)
    }

    fn choices(&self) -> Vec<usize> {
        (0..3).filter(|&pile| self.stays_different(pile)).collect()
    }

    /// Whether the first player, who is to name a number, wins within so many turns with one of
    /// [`numbers`](Self::numbers).
    fn first_wins(&self, turns: usize) -> bool {
        turns > 0 && self.numbers().into_iter().any(|named| Self { named, ..*self }.all_choices_lose(turns))
    }

    /// Whether the second player, who is to choose a pile, loses within so many turns.
    fn all_choices_lose(&self, turns: usize) -> bool {
        self.choices().into_iter().all(|pile| {
            let mut after = Self { stage: Stage::Program, ..*self };
            after.add(pile);
            after.first_wins(turns - 1)
        })
    }

    fn add(&mut self, pile: usize) {
        self.piles[pile] += self.named;
        self.barred = Some(pile);
        self.turns += 1;
    }

    /// Some numbers that a judge who goes first could name. Nothing is known to win for him but what wins here: a
    /// number so large that the pile chosen is the largest; what makes a progression; and its difference.
    fn numbers(&self) -> Vec<i64> {
        let [low, middle, top] = sorted(self.piles);
        let numbers = [MOST / 10, 2 * top - middle - low, middle - low, 1, MOST];
        numbers.into_iter().filter(|number| (1..=MOST).contains(number)).collect()
    }

    /// Which of them wins at last.
    fn winning_number(&self) -> usize {
        let [low, middle, top] = sorted(self.piles);
        let wanted = match self.barred {
            Some(last) if self.piles[last] == top && top - middle == middle - low => middle - low,
            Some(last) if self.piles[last] == top => 2 * top - middle - low,
            _ => MOST / 10,
        };
        self.numbers().iter().position(|&number| number == wanted).unwrap_or(0)
    }
}

fn sorted(mut piles: [i64; 3]) -> [i64; 3] {
    piles.sort_unstable();
    piles
}

impl Referee for Piles {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Choice | Stage::Program => Turn::Program,
            Stage::Judge if self.is_first => Turn::Judge(self.choices().len().max(1)),
            Stage::Judge if self.turns == TURNS => Turn::Judge(1),
            Stage::Judge => Turn::Judge(self.numbers().len()),
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if self.stage == Stage::Choice {
            self.is_first = line == "First";
            self.stage = if self.is_first { Stage::Program } else { Stage::Judge };
            return match line {
                "First" | "Second" => Ok(()),
                _ => Err("neither First nor Second".to_owned()),
            };
        }
        let [number] = integers(line)?;
        self.stage = Stage::Judge;
        if self.is_first {
            self.named = number;
            match (1..=MOST).contains(&number) {
                false => Err(format!("{number} may not be named")),
                true if self.turns == TURNS => Err(format!("{TURNS} turns without a win")),
                true => Ok(()),
            }
        } else {
            let pile = usize::try_from(number - 1).ok().filter(|pile| *pile < 3);
            match pile.filter(|&pile| self.stays_different(pile)) {
                Some(pile) => {
                    self.add(pile);
                    Ok(())
                }
                None => Err("two piles become equal, or the pile is barred".to_owned()),
            }
        }
    }

    fn say(&mut self, reply: usize) -> String {
        match self.stage {
            Stage::Opening => {
                self.stage = Stage::Choice;
                return format!("{}\n", joined(self.piles));
            }
            _ if self.is_first => {
                if let Some(&pile) = self.choices().get(reply) {
                    self.add(pile);
                    self.stage = Stage::Program;
                    return format!("{}\n", pile + 1);
                }
            }
            _ if self.turns < TURNS => {
                self.named = self.numbers()[reply];
                self.stage = Stage::Program;
                return format!("{}\n", self.named);
            }
            _ => {}
        }
        self.stage = Stage::Over;
        "0\n".to_owned()
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        if self.stage != Stage::Judge {
            return None;
        }
        let choices = self.choices();
        match manner {
            Manner::Random => None,
            _ if !self.is_first => Some(self.winning_number()),
            // Keeps the piles together, so that the first player learns little.
            Manner::Best | Manner::Greedy => choices.iter().position_min_by_key(|&&pile| self.piles[pile]),
            Manner::Mirror => choices.iter().position_max_by_key(|&&pile| self.piles[pile]),
        }
    }

    fn position(&self) -> Option<String> {
        let barred = self.barred.map_or(String::new(), |pile| format!(", not {}", pile + 1));
        (self.stage != Stage::Opening).then(|| joined(self.piles) + &barred)
    }

    fn is_won(&self) -> Option<bool> {
        let left = (TURNS - self.turns).min(FORCED);
        let is_forced = match self.stage {
            Stage::Over => return Some(true),
            Stage::Judge if self.is_first => self.all_choices_lose(left),
            Stage::Program if !self.is_first => self.all_choices_lose(left),
            _ => self.first_wins(left),
        };
        // The second player has a way only if nothing is found for the first.
        is_forced.then_some(self.is_first)
    }

    fn lines(&self) -> Vec<String> {
        match self.stage {
            Stage::Choice => vec!["First".to_owned(), "Second".to_owned()],
            _ if self.is_first => self.numbers().iter().map(i64::to_string).collect(),
            _ => self.choices().iter().map(|pile| (pile + 1).to_string()).collect(),
        }
    }

    fn illegal(&self) -> Vec<String> {
        if self.stage != Stage::Judge {
            return vec![];
        }
        let choices = self.choices();
        let lost = (0..3).filter(|pile| !choices.contains(pile)).map(|pile| (pile + 1).to_string());
        lost.chain(["4".to_owned(), "-1".to_owned()]).collect()
    }
}

fn bounds() -> Vec<Bound> {
    // The judge gives up at once.
    vec![
        Bound::integer("a", 1, 1_000_000_000, |a| format!("@{a} 2 3\n0\n")),
        Bound::integer("b", 1, 1_000_000_000, |b| format!("2 @{b} 3\n0\n")),
        Bound::integer("c", 1, 1_000_000_000, |c| format!("2 3 @{c}\n0\n")),
    ]
}

fn matches() -> Vec<Match> {
    let medium = || {
        let mut random = seeded(1);
        let mut case = |_| {
            let most = [20, 1000, 1_000_000_000][random.random_range(0..3)];
            loop {
                let piles: [i64; 3] = std::array::from_fn(|_| random.random_range(1..=most));
                if piles.iter().all_unique() {
                    return joined(piles);
                }
            }
        };
        (0..40).map(&mut case).collect()
    };
    vec![
        Match::every("all-piles-up-to-6-stones", || (1..=6).permutations(3).map(joined).collect()),
        Match::every("greatest-piles", greatest),
        Match::by(Manner::Random, "random-piles", medium),
        Match::by(Manner::Greedy, "least-pile", medium),
        Match::by(Manner::Mirror, "greatest-pile", medium),
        Match::largest(Manner::Random, "largest-random", greatest),
        Match::largest(Manner::Greedy, "largest-least-pile", greatest),
        Match::largest(Manner::Mirror, "largest-greatest-pile", greatest),
    ]
}

/// The ends of the range, near ones and far ones.
fn greatest() -> Vec<String> {
    let most = 1_000_000_000;
    let triples = [
        [1, 2, most],
        [1, most - 1, most],
        [most, most - 1, most - 2],
        [most, 1, most / 2],
        [most, 1, 2],
        [most - 2, most, 1],
    ];
    triples.map(joined).into()
}

/// A player who goes first, and names what `choose` gives for the piles, in ascending order, and the number of the
/// turn.
fn first(choose: fn([i64; 3], usize) -> i64) -> Answers {
    let (mut piles, mut named, mut turn) = (None, 0, 0);
    Box::new(move |line| {
        let mut said = "";
        match &mut piles {
            None => {
                piles = integers(line).ok();
                said = "First\n";
            }
            Some(piles) => match integers(line) {
                Ok([pile @ 1..=3]) => piles[pile as usize - 1] += named,
                _ => return String::new(),
            },
        }
        named = choose(sorted(piles.unwrap_or_default()), turn);
        turn += 1;
        format!("{said}{named}\n")
    })
}

/// A player who goes second, and chooses the least pile that he may.
fn going_second() -> Answers {
    let mut piles: Option<Piles> = None;
    Box::new(move |line| {
        let Some(piles) = &mut piles else {
            piles = Some(Piles::new(line));
            return "Second\n".to_owned();
        };
        piles.named = line.parse().unwrap_or(0);
        let choices = piles.choices();
        let least = choices.iter().min_by_key(|&&pile| piles.piles[pile]);
        let pile = least.copied().unwrap_or(0);
        piles.add(pile);
        format!("{}\n", pile + 1)
    })
}
