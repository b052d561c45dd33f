//! A token on weighted edges: the judge's side, by the bare rule.

use std::cell::RefCell;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1147f", Limits::known(5000, 256), |case| Box::new(Zigzag::new(case)), matches)
        .played("2 × 2 weights, and some of 3 × 3")
        .wrong_players([
            wrong_player(
                "the-edge-that-leaves-alice-least",
                || {
                    bob(|table, x| {
                        let free = table.free_neighbours(x);
                        free.into_iter().min_by_key(|&y| {
                            let weight = table.weight(x, y) as i64;
                            if table.alice_increases { -weight } else { weight }
                        })
                    })
                },
                "random-3-by-3-weights",
            )
            .says("Answers with the edge that is best at once, and keeps to no matching."),
            wrong_player(
                "both-sides-prefer-light-edges",
                || bob(|table, x| table.stable_partner(x, 1, 1)),
                "all-2-by-2-weights",
            )
            .says(
                "Finds a matching that is stable where both sides prefer light edges; the sides \
                 must prefer opposite ones.",
            ),
            wrong_player(
                "one-matching-for-either-word",
                || bob(|table, x| table.stable_partner(x, 1, -1)),
                "all-2-by-2-weights",
            )
            .says("Uses the same preferences whether Alice has chosen increasing or decreasing."),
            wrong_player(
                "the-first-edge-that-is-allowed",
                || bob(|table, x| table.free_neighbours(x).first().copied()),
                "all-2-by-2-weights",
            )
            .says("Takes any edge that is allowed."),
        ])
        .bounds(bounds)
        .refused([("equal-weights", "1\n2\n1 4\n3 @4\n", "a weight that was not there before")])
        .main()
}

/// The game: vertices are counted from 0.
struct Table {
    n: usize,
    weights: Vec<Vec<usize>>,
    visited: Vec<bool>,
    token: usize,
    /// The weight of the edge before.
    last: Option<usize>,
    alice_increases: bool,
}

impl Table {
    fn new(tokens: &mut Tokens) -> Self {
        let n = tokens.read();
        Self {
            n,
            weights: (0..n).map(|_| tokens.list(n)).collect(),
            visited: vec![false; 2 * n],
            token: 0,
            last: None,
            alice_increases: true,
        }
    }

    fn weight(&self, v: usize, w: usize) -> usize {
        self.weights[v.min(w)][v.max(w) - self.n]
    }

    /// The moves of a player.
    fn moves(&self, is_alice: bool) -> Vec<usize> {
        let increases = self.alice_increases == is_alice;
        let others = if self.token < self.n { self.n..2 * self.n } else { 0..self.n };
        let fits = |&v: &usize| {
            let weight = self.weight(self.token, v);
            !self.visited[v] && self.last.is_none_or(|last| if increases { weight > last } else { weight < last })
        };
        others.filter(fits).collect()
    }

    fn put(&mut self, v: usize) {
        self.visited[v] = true;
        self.token = v;
    }

    fn walk(&mut self, v: usize) {
        self.last = Some(self.weight(self.token, v));
        self.put(v);
    }

    /// What Bob may move to from `x`.
    fn free_neighbours(&self, x: usize) -> Vec<usize> {
        assert_eq!(self.token, x);
        self.moves(false)
    }

    /// The partner of `x` in a matching without an edge that both of its ends prefer. The side of `x` prefers small
    /// values of weight times `own`, the other side of weight times `other`. All matchings are tried.
    fn stable_partner(&self, x: usize, own: i64, other: i64) -> Option<usize> {
        let n = self.n;
        let (side, opposite) = if x < n { (0, n) } else { (n, 0) };
        let value = |sign: i64, v: usize, w: usize| sign * self.weight(side + v, opposite + w) as i64;
        let stable = (0..n).permutations(n).find(|partner| {
            (0..n).cartesian_product(0..n).all(|(v, w)| {
                let of_w = partner.iter().position(|&p| p == w).expect("a matching is perfect");
                value(own, v, w) >= value(own, v, partner[v]) || value(other, v, w) >= value(other, of_w, w)
            })
        });
        Some(opposite + stable?[x - side])
    }
}

#[derive(PartialEq)]
enum Stage {
    Opening,
    /// `A` or `B`.
    Choice,
    /// Alice's word and start, by whoever is Alice.
    Start,
    Moves,
    Over,
}

struct Zigzag {
    tables: Vec<Table>,
    /// Which of them is played.
    index: usize,
    stage: Stage,
    is_alice: bool,
    is_judges_turn: bool,
    play: RefCell<Play<'static, Position, bool>>,
}

/// The weights, the vertices visited as bits, the token, the weight before, and whether the player to move increases.
type Position = (Vec<Vec<usize>>, u32, usize, Option<usize>, bool);

impl Zigzag {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let tests = tokens.read();
        let play = Play::normal(|(weights, visited, token, last, increases): &Position| {
            let table = Table {
                n: weights.len(),
                weights: weights.clone(),
                visited: (0..2 * weights.len()).map(|v| visited >> v & 1 == 1).collect(),
                token: *token,
                last: *last,
                alice_increases: *increases,
            };
            let next = table.moves(true).into_iter();
            next.map(|v| (weights.clone(), visited | 1 << v, v, Some(table.weight(*token, v)), !increases)).collect()
        });
        Self {
            tables: (0..tests).map(|_: usize| Table::new(&mut tokens)).collect(),
            index: 0,
            stage: Stage::Opening,
            is_alice: false,
            is_judges_turn: true,
            play: RefCell::new(play),
        }
    }

    fn table(&mut self) -> &mut Table {
        &mut self.tables[self.index]
    }

    /// The lines of the case that is played now, if there is one.
    fn opening(&mut self) -> String {
        let Some(table) = self.tables.get(self.index) else {
            self.stage = Stage::Over;
            return String::new();
        };
        self.stage = Stage::Choice;
        self.is_judges_turn = false;
        let rows = table.weights.iter().map(|row| joined(row) + "\n");
        format!("{}\n{}", table.n, rows.format(""))
    }

    /// Whether whoever is to move after this move of the judge, the program, wins; `v` is the start if there is none
    /// yet.
    fn program_wins(&self, v: usize, is_start: bool, alice_increases: bool) -> bool {
        let table = &self.tables[self.index];
        let last = if is_start { None } else { Some(table.weight(table.token, v)) };
        self.mover_wins(v, last, alice_increases == self.is_alice)
    }

    /// Whether the judge, who is Bob, loses after this start.
    fn judge_loses(&self, v: usize, alice_increases: bool) -> bool {
        !self.mover_wins(v, None, !alice_increases)
    }

    /// Whether the player to move wins, the token having come to `v` by an edge of weight `last`.
    fn mover_wins(&self, v: usize, last: Option<usize>, increases: bool) -> bool {
        let table = &self.tables[self.index];
        let visited: u32 = (0..2 * table.n).filter(|&w| table.visited[w] || w == v).map(|w| 1 << w).sum();
        self.play.borrow_mut().value(&(table.weights.clone(), visited, v, last, increases))
    }
}

impl Referee for Zigzag {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over,
            _ if !self.is_judges_turn => Turn::Program,
            Stage::Start => Turn::Judge(4 * self.tables[self.index].n),
            // He may give up at any time.
            Stage::Moves => Turn::Judge(1 + self.tables[self.index].moves(!self.is_alice).len()),
            Stage::Opening | Stage::Choice => Turn::Judge(1),
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let is_alice = self.is_alice;
        match self.stage {
            Stage::Choice => {
                self.is_alice = line == "A";
                self.stage = Stage::Start;
                self.is_judges_turn = line == "B";
                match line {
                    "A" | "B" => Ok(()),
                    _ => Err("neither A nor B".to_owned()),
                }
            }
            Stage::Start => {
                let table = self.table();
                let (word, start) = line.split_once(' ').ok_or("a word and a start are wanted")?;
                let start: usize = start.trim().parse().map_err(|_| "no start")?;
                if !["I", "D"].contains(&word) || !(1..=2 * table.n).contains(&start) {
                    return Err("neither I nor D, or no vertex".to_owned());
                }
                table.alice_increases = word == "I";
                table.put(start - 1);
                self.stage = Stage::Moves;
                self.is_judges_turn = true;
                Ok(())
            }
            _ => {
                let [v] = integers(line)?;
                let v = usize::try_from(v - 1).map_err(|_| "gives up")?;
                let table = self.table();
                if !table.moves(is_alice).contains(&v) {
                    return Err("no move".to_owned());
                }
                table.walk(v);
                self.is_judges_turn = true;
                Ok(())
            }
        }
    }

    fn say(&mut self, reply: usize) -> String {
        let is_alice = !self.is_alice;
        match self.stage {
            Stage::Opening => format!("{}\n{}", self.tables.len(), self.opening()),
            Stage::Start => {
                self.stage = Stage::Moves;
                self.is_judges_turn = false;
                let table = self.table();
                table.alice_increases = reply % 2 == 0;
                table.put(reply / 2);
                format!("{} {}\n", if reply % 2 == 0 { "I" } else { "D" }, reply / 2 + 1)
            }
            _ => match reply.checked_sub(1) {
                None => {
                    self.index += 1;
                    format!("-1\n{}", self.opening())
                }
                Some(reply) => {
                    let table = self.table();
                    let v = table.moves(is_alice)[reply];
                    table.walk(v);
                    self.is_judges_turn = false;
                    format!("{}\n", v + 1)
                }
            },
        }
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        let table = self.tables.get(self.index)?;
        let moves = || table.moves(!self.is_alice);
        match (manner, &self.stage) {
            (Manner::Best, Stage::Start) => {
                (0..4 * table.n).find(|reply| !self.program_wins(reply / 2, true, reply % 2 == 0))
            }
            (Manner::Best, Stage::Moves) => {
                let winning = moves().into_iter().position(|v| !self.program_wins(v, false, table.alice_increases));
                winning.map(|reply| reply + 1)
            }
            // The least step from the weight before: it leaves the most moves.
            (Manner::Greedy, Stage::Moves) => {
                let step = |v: &&usize| table.last.map_or(0, |last| table.weight(table.token, **v).abs_diff(last));
                Some(moves().iter().position_min_by_key(step).map_or(0, |reply| reply + 1))
            }
            // Goes on to the end, to the first vertex that it may visit.
            (Manner::Mirror, Stage::Moves) => Some(moves().len().min(1)),
            _ => None,
        }
    }

    fn position(&self) -> Option<String> {
        let table = self.tables.get(self.index).filter(|_| self.stage == Stage::Moves)?;
        let last = table.last.map_or(String::new(), |last| format!(", came by {last}"));
        Some(format!("on {}{last}", table.token + 1))
    }

    fn is_won(&self) -> Option<bool> {
        let table = self.tables.get(self.index).filter(|table| table.n <= 3)?;
        match self.stage {
            Stage::Start if self.is_judges_turn => {
                Some((0..4 * table.n).all(|start| self.program_wins(start / 2, true, start % 2 == 0)))
            }
            Stage::Start => Some((0..4 * table.n).any(|start| self.judge_loses(start / 2, start % 2 == 0))),
            Stage::Moves => {
                let increases = table.alice_increases == (self.is_alice != self.is_judges_turn);
                Some(self.mover_wins(table.token, table.last, increases) != self.is_judges_turn)
            }
            // He may still choose who begins.
            Stage::Opening | Stage::Choice | Stage::Over => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        let Some(table) = self.tables.get(self.index) else {
            return vec![];
        };
        match self.stage {
            Stage::Choice => vec!["A".to_owned(), "B".to_owned()],
            Stage::Start => (1..=2 * table.n).flat_map(|v| [format!("I {v}"), format!("D {v}")]).collect(),
            _ => table.moves(self.is_alice).into_iter().map(|v| (v + 1).to_string()).collect(),
        }
    }

    fn illegal(&self) -> Vec<String> {
        let Some(table) = self.tables.get(self.index) else {
            return vec![];
        };
        if self.stage == Stage::Start {
            return vec![format!("I {}", 2 * table.n + 1), "B 1".to_owned()];
        }
        if self.stage != Stage::Moves {
            return vec![];
        }
        let moves = table.moves(!self.is_alice);
        let others = (0..2 * table.n).filter(|v| !moves.contains(v)).take(6).map(|v| (v + 1).to_string());
        let beyond = ["-2".to_owned(), "0".to_owned(), format!("{}", 2 * table.n + 1)];
        others.chain(beyond).collect()
    }
}

/// A case of these matrices.
fn case(matrices: &[Vec<usize>]) -> String {
    let lines = matrices.iter().map(|weights| {
        let n = weights.len().isqrt();
        format!("{n} {}", joined(weights))
    });
    format!("{} {}", matrices.len(), lines.format(" "))
}

fn bounds() -> Vec<Bound> {
    // Alice gives up at once.
    let matrix = |n: i128| {
        let n = n.max(0) as usize;
        (0..n).map(|i| joined(i * n + 1..=(i + 1) * n) + "\n").format("").to_string()
    };
    vec![
        Bound::integer("t", 1, 50, |tests| format!("@{tests}\n{}", repeated("1\n1\nI 1\n-1\n", tests))),
        Bound::integer("n", 1, 50, move |n| format!("1\n@{n}\n{}D 1\n-1\n", matrix(n))),
        Bound::integer("a weight", 1, 4, |weight| {
            let others = (1..=4).filter(|other| *other != weight).take(3);
            format!("1\n2\n@{weight} {}\nI 1\n-1\n", joined(others))
        }),
        Bound::vertex("the start", 4, |start| format!("1\n2\n1 2 3 4\nI @{start}\n-1\n")),
    ]
}

/// A matrix of random weights.
fn random_weights(n: usize, random: &mut Pcg64) -> Vec<usize> {
    let mut weights = (1..=n * n).collect_vec();
    weights.shuffle(random);
    weights
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("all-2-by-2-weights", || {
            let all = [vec![1]].into_iter().chain((1..=4).permutations(4));
            all.map(|weights| case(&[weights])).collect()
        }),
        Match::every("random-3-by-3-weights", || {
            let mut random = seeded(1);
            (0..8).map(|_| case(&[random_weights(3, &mut random)])).collect()
        }),
        Match::every("two-cases-in-one-run", || vec![case(&[vec![1], vec![2, 1, 4, 3]]), case(&[vec![1], vec![1]])]),
        Match::by(Manner::Best, "best-replies-up-to-5-by-5", || {
            let mut random = seeded(2);
            let mut weights = |index: usize| random_weights(3 + index % 3, &mut random);
            (0..20).map(|_| case(&(0..3).map(&mut weights).collect_vec())).collect()
        }),
        Match::by(Manner::Random, "random-up-to-12-by-12", || medium(3)),
        Match::by(Manner::Greedy, "least-steps-up-to-12-by-12", || medium(4)),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-least-steps", largest),
        Match::largest(Manner::Mirror, "largest-first-vertex", largest),
    ]
}

fn medium(seed: u64) -> Vec<String> {
    let mut random = seeded(seed);
    let mut weights = |_| {
        let n = random.random_range(4..=12);
        random_weights(n, &mut random)
    };
    (0..10).map(|_| case(&(0..10).map(&mut weights).collect_vec())).collect()
}

/// As many matrices as there can be, of 50 × 50 weights: random ones; and such as ascend along the rows, where all
/// rows prefer the same columns, so that they propose as often as they can.
fn largest() -> Vec<String> {
    let mut random = seeded(5);
    let scattered = (0..50).map(|_| random_weights(50, &mut random)).collect_vec();
    let ascending = (1..=2500).collect_vec();
    let by_columns = (0..2500).map(|place| place % 50 * 50 + place / 50 + 1).collect_vec();
    let ordered = (0..50).map(|index| if index % 2 == 0 { ascending.clone() } else { by_columns.clone() });
    vec![case(&scattered), case(&ordered.collect_vec())]
}

/// A player who is Bob, and moves where `choose` says, if it says anything.
fn bob(choose: fn(&Table, usize) -> Option<usize>) -> Answers {
    let (mut waiting, mut table, mut is_told) = (String::new(), None::<Table>, false);
    Box::new(move |line| {
        if !is_told {
            is_told = true;
            return String::new();
        }
        let Some(game) = &mut table else {
            waiting += line;
            waiting.push(' ');
            let n: usize = Tokens::new(&waiting).read();
            if waiting.split_whitespace().count() == 1 + n * n {
                table = Some(Table::new(&mut Tokens::new(&waiting)));
                waiting.clear();
                return "B\n".to_owned();
            }
            return String::new();
        };
        if line == "-1" {
            table = None;
            return String::new();
        }
        match line.split_once(' ') {
            Some((word, start)) => {
                game.alice_increases = word == "I";
                game.put(start.parse::<usize>().expect("a start") - 1);
            }
            None => game.walk(line.parse::<usize>().expect("a vertex") - 1),
        }
        match choose(game, game.token) {
            Some(v) => {
                game.walk(v);
                format!("{}\n", v + 1)
            }
            None => "-1\n".to_owned(),
        }
    })
}
