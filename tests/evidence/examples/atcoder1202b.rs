//! Doors that are opened for a way and closed against it: the judge's side, by the bare rule.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("atcoder1202b", Limits::known(5000, 1024), |case| Box::new(Dungeon::new(case)), matches)
        .played("boards of up to 13 doors")
        .beyond("whether DEGwer bars all ways on wide boards, by taking over a move or by some of the columns")
        .wrong_players([
            wrong_player(
                "a-row-more-than-columns-for-both",
                || player(|h, w, _| h > w, by_parts, 0),
                "all-boards-up-to-9-doors",
            )
            .says("Says Yes with one row more than columns when DEGwer begins; then he takes over your strategy."),
            wrong_player(
                "two-rows-more-for-both",
                || player(|h, w, _| h > w + 1, by_parts, 0),
                "all-boards-up-to-9-doors",
            )
            .says("Wants two rows more than columns when the program begins; one is enough then."),
            wrong_player("the-first-free-door", || player(right, |_, _| None, 0), "all-boards-up-to-9-doors")
                .says("Opens any door; it has to be one that repairs what DEGwer has cut."),
            wrong_player("always-a-shortest-way", || player(right, shortest, 0), "closing-a-chain")
                .says("Goes for a shortest path; DEGwer bars several of them at once."),
            wrong_player("the-door-below", || player(right, below, 0), "closing-a-chain")
                .says("Goes round below the closed door; DEGwer pushes it to the last row."),
            wrong_player(
                "doors-between-rooms-counted-alone",
                || player(right, by_parts, 1),
                "all-boards-up-to-9-doors",
            )
            .says("Numbers the doors of a row from 0; the entrance is door 1."),
        ])
        .bounds(bounds)
        .refused([
            ("neither-first-nor-second", "3 2 @Third\n", "First or Second"),
            ("the-open-door", "2 1 First\n@| 1 1@\n", "an unfixed door, a 0 0 or w 0 0"),
        ])
        .main()
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum State {
    Unfixed,
    Open,
    Closed,
}

use State::{Closed, Open, Unfixed};

/// The doors of a dungeon: their names, and the points that they join. Points are the rooms, row by row, and then the
/// outside on the left and that on the right.
#[derive(Clone)]
struct Board {
    h: usize,
    w: usize,
    names: Vec<(char, usize, usize)>,
    ends: Vec<[usize; 2]>,
    /// For every point its doors, and where they lead.
    doors: Vec<Vec<(usize, usize)>>,
}

impl Board {
    fn new(h: usize, w: usize) -> Self {
        let (left, right) = (h * w, h * w + 1);
        let room = |i: usize, j: usize| (i - 1) * w + j - 1;
        let across = (1..=h).cartesian_product(1..=w + 1).map(|(i, j)| {
            let before = if j == 1 { left } else { room(i, j - 1) };
            let behind = if j == w + 1 { right } else { room(i, j) };
            (('|', i, j), [before, behind])
        });
        let down = (1..h).cartesian_product(1..=w).map(|(i, j)| (('-', i, j), [room(i, j), room(i + 1, j)]));
        let (names, ends) = across.chain(down).unzip();
        Self::with(h, w, names, ends)
    }

    fn with(h: usize, w: usize, names: Vec<(char, usize, usize)>, ends: Vec<[usize; 2]>) -> Self {
        let mut doors = vec![vec![]; h * w + 2];
        for (door, &[a, b]) in ends.iter().enumerate() {
            doors[a].push((door, b));
            doors[b].push((door, a));
        }
        Self { h, w, names, ends, doors }
    }

    fn left(&self) -> usize {
        self.h * self.w
    }

    /// For every point that a walk from `start` can reach, the door by which the cheapest one comes there.
    fn walk(&self, start: usize, cost: impl Fn(usize) -> Option<usize>) -> Vec<Option<Option<usize>>> {
        let mut found = vec![None; self.doors.len()];
        let mut open = VecDeque::from([(start, None)]);
        while let Some((point, by)) = open.pop_front() {
            if found[point].is_some() {
                continue;
            }
            found[point] = Some(by);
            for &(door, next) in &self.doors[point] {
                match cost(door) {
                    Some(0) => open.push_front((next, Some(door))),
                    Some(_) => open.push_back((next, Some(door))),
                    None => {}
                }
            }
        }
        found
    }

    /// The unfixed doors of a way from the left to the right that needs as few as can be, if there can be a way.
    fn way(&self, states: &[State]) -> Option<Vec<usize>> {
        let cost = |door: usize| match states[door] {
            Open => Some(0),
            Unfixed => Some(1),
            Closed => None,
        };
        let found = self.walk(self.left(), cost);
        let (mut point, mut doors) = (self.left() + 1, vec![]);
        while let Some(door) = found[point]? {
            let [a, b] = self.ends[door];
            point = if a == point { b } else { a };
            doors.extend((states[door] == Unfixed).then_some(door));
        }
        Some(doors)
    }

    /// Whether the doors of a set, a bit each, make a way from the left to the right.
    fn leads(&self, doors: u32) -> bool {
        let (mut reached, mut before) = (1_u64 << self.left(), 0);
        while reached != before {
            before = reached;
            for (door, &[a, b]) in self.ends.iter().enumerate() {
                if doors >> door & 1 == 1 && (reached >> a | reached >> b) & 1 == 1 {
                    reached |= 1 << a | 1 << b;
                }
            }
        }
        reached >> (self.left() + 1) & 1 == 1
    }

    fn is_open(&self, states: &[State]) -> bool {
        self.way(states).is_some_and(|doors| doors.is_empty())
    }

    /// Unfixed doors that bar all ways when they are closed, as few as can be. Seen from above, doors are walls between
    /// corners: those of the line before column j have the numbers 0 to h, from the top of the dungeon to its bottom.
    fn chain(&self, states: &[State]) -> Option<Vec<usize>> {
        // The corners are as many as the rooms of a board of W + 1 rows and H − 1 columns; the top is its left.
        let (h, w) = (self.w + 1, self.h - 1);
        let corner = |line: usize, height: usize| match height {
            0 => h * w,
            _ if height == self.h => h * w + 1,
            _ => (line - 1) * w + height - 1,
        };
        let ends = self.names.iter().map(|&(form, i, j)| match form {
            '|' => [corner(j, i - 1), corner(j, i)],
            _ => [corner(j, i), corner(j + 1, i)],
        });
        let turned = Self::with(h, w, vec![], ends.collect());
        let exchanged = states.iter().map(|state| match state {
            Unfixed => Unfixed,
            Open => Closed,
            Closed => Open,
        });
        turned.way(&exchanged.collect_vec())
    }

    fn after(&self, states: &[State], door: usize, state: State) -> Vec<State> {
        let mut next = states.to_vec();
        next[door] = state;
        next
    }

    fn unfixed(states: &[State]) -> Vec<usize> {
        (0..states.len()).filter(|&door| states[door] == Unfixed).collect()
    }
}

/// What is known of a board: the winner of each of its positions, by play. Open doors and closed ones have a bit each.
type Known = HashMap<(usize, usize), Play<'static, ([u32; 2], bool), bool>>;

thread_local! {
    static PLAYED: RefCell<Known> = RefCell::default();
}

/// Whether the player to move, the program or DEGwer, wins.
fn wins_by_play(board: &Board, states: &[State], is_program: bool) -> bool {
    let new = || {
        let board = board.clone();
        Play::normal(move |&(sets, is_program): &([u32; 2], bool)| {
            // A player who finds that the other one has reached his aim has lost.
            let is_lost = if is_program { !board.leads(!sets[1]) } else { board.leads(sets[0]) };
            let doors = (0..board.ends.len()).filter(|door| !is_lost && (sets[0] | sets[1]) >> door & 1 == 0);
            let after = |door: usize| {
                let mut next = sets;
                next[usize::from(!is_program)] |= 1 << door;
                (next, !is_program)
            };
            doors.map(after).collect()
        })
    };
    let set = |of| (0..states.len()).filter(|&door| states[door] == of).fold(0, |set, door| set | 1 << door);
    PLAYED.with_borrow_mut(|played| {
        played.entry((board.h, board.w)).or_insert_with(new).value(&([Open, Closed].map(set), is_program))
    })
}

/// Boards on which all positions are played out.
fn is_small(board: &Board) -> bool {
    board.names.len() <= 13
}

/// Whether the program can force a way, as far as that is known.
///
/// - Small boards are played out.
/// - On a board that DEGwer can bar, he can bar one with more columns: he plays as if there were none beyond.
/// - If DEGwer begins and H = W + 1: seen from above, he has a board of as many lines and rows of corners. A door more
///   does no harm. So if the program won by going second, he could win as it does, by going first.
fn can_force(board: &Board, is_first: bool) -> Option<bool> {
    let barred = |w| {
        let narrow = Board::new(board.h, w);
        let states = vec![Unfixed; narrow.names.len()];
        is_small(&narrow) && wins_by_play(&narrow, &states, is_first) != is_first
    };
    match () {
        () if is_small(board) => Some(!barred(board.w)),
        () if !is_first && board.h <= board.w + 1 => Some(false),
        () => (1..board.w).any(barred).then_some(false),
    }
}

#[derive(PartialEq)]
enum Stage {
    Opening,
    Answer,
    Program,
    Judge,
    Over,
}

struct Dungeon {
    board: Board,
    is_first: bool,
    states: Vec<State>,
    stage: Stage,
    /// The program's last door.
    last: Option<usize>,
}

impl Dungeon {
    fn new(case: &str) -> Self {
        let (board, is_first) = read(case);
        let states = vec![Unfixed; board.names.len()];
        Self { board, is_first, states, stage: Stage::Opening, last: None }
    }

    /// The unfixed door of this name.
    fn find(&self, name: (char, usize, usize)) -> Option<usize> {
        let door = self.board.names.iter().position(|&other| other == name);
        door.filter(|&door| self.states[door] == Unfixed)
    }
}

fn read(case: &str) -> (Board, bool) {
    let mut tokens = Tokens::new(case);
    let board = Board::new(tokens.read(), tokens.read());
    (board, tokens.read::<String>() == "First")
}

/// The name of a door in a line.
fn name(line: &str) -> Option<(char, usize, usize)> {
    let (form, numbers) = line.split_once(' ')?;
    let [i, j] = integers(numbers).ok()?;
    let form = form.parse().ok()?;
    Some((form, i.try_into().ok()?, j.try_into().ok()?))
}

fn line((form, i, j): (char, usize, usize)) -> String {
    format!("{form} {i} {j}\n")
}

impl Referee for Dungeon {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Answer | Stage::Program => Turn::Program,
            // Once the way is open, he may say so at once, or first when all doors are fixed.
            Stage::Judge => {
                let doors = Board::unfixed(&self.states).len();
                Turn::Judge(doors + usize::from(self.board.is_open(&self.states)))
            }
            Stage::Over => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if self.stage == Stage::Answer {
            let known = can_force(&self.board, self.is_first);
            return match line {
                "Yes" if known != Some(false) => {
                    self.stage = if self.is_first { Stage::Program } else { Stage::Judge };
                    Ok(())
                }
                // On a large board, a program has to show that there is a way.
                "No" if known == Some(false) => {
                    self.stage = Stage::Over;
                    Ok(())
                }
                "Yes" => Err("all ways can be barred".to_owned()),
                "No" => Err("a way can be forced".to_owned()),
                _ => Err("neither Yes nor No".to_owned()),
            };
        }
        let door = name(line).and_then(|name| self.find(name)).ok_or("no unfixed door")?;
        self.states[door] = Open;
        self.last = Some(door);
        self.stage = Stage::Judge;
        match self.board.way(&self.states) {
            Some(_) => Ok(()),
            None => Err("all ways are barred".to_owned()),
        }
    }

    fn say(&mut self, reply: usize) -> String {
        if self.stage == Stage::Opening {
            self.stage = Stage::Answer;
            let word = if self.is_first { "First" } else { "Second" };
            return format!("{} {} {word}\n", self.board.h, self.board.w);
        }
        let unfixed = Board::unfixed(&self.states);
        match unfixed.get(reply) {
            Some(&door) => {
                self.states[door] = Closed;
                // After the last door it is only his to say that the way is open.
                let is_over = unfixed.len() == 1 && self.board.is_open(&self.states);
                self.stage = if is_over { Stage::Judge } else { Stage::Program };
                line(self.board.names[door])
            }
            None => {
                self.stage = Stage::Over;
                line(('a', 0, 0))
            }
        }
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        if self.stage != Stage::Judge || self.board.is_open(&self.states) {
            return None;
        }
        let unfixed = Board::unfixed(&self.states);
        let closed = |door| self.board.after(&self.states, door, Closed);
        match manner {
            Manner::Random => None,
            Manner::Best if is_small(&self.board) => {
                unfixed.iter().position(|&door| !wins_by_play(&self.board, &closed(door), true))
            }
            // Goes on with the chain that needs the fewest doors: one of them that lengthens the way most.
            Manner::Best => {
                let chain = self.board.chain(&self.states)?;
                let door = chain.into_iter().max_by_key(|&door| self.length_of_way(&closed(door)))?;
                unfixed.iter().position(|&other| other == door)
            }
            // Lengthens the shortest way most, where it goes now.
            Manner::Greedy => {
                let way = self.board.way(&self.states)?;
                let door = way.into_iter().max_by_key(|&door| self.length_of_way(&closed(door)))?;
                unfixed.iter().position(|&other| other == door)
            }
            // The image of the program's door in the middle of the dungeon.
            Manner::Mirror => {
                let Board { h, w, .. } = self.board;
                let image = match self.board.names[self.last?] {
                    ('|', i, j) => ('|', h + 1 - i, w + 2 - j),
                    (form, i, j) => (form, h - i, w + 1 - j),
                };
                let door = self.find(image)?;
                unfixed.iter().position(|&other| other == door)
            }
        }
    }

    /// Row by row the doors across, and those to the row below: unfixed ones as dots, open ones as 0, closed ones as #.
    fn position(&self) -> Option<String> {
        let mark = |state: &State| match state {
            Unfixed => '.',
            Open => '0',
            Closed => '#',
        };
        let Board { h, w, .. } = self.board;
        let (across, down) = self.states.split_at(h * (w + 1));
        let rows = across.chunks(w + 1).interleave(down.chunks(w));
        let rows = rows.map(|row| row.iter().map(mark).collect::<String>());
        (self.states.len() <= 40).then(|| rows.collect_vec().join("/"))
    }

    fn is_won(&self) -> Option<bool> {
        match self.stage {
            _ if !is_small(&self.board) => None,
            Stage::Program => Some(wins_by_play(&self.board, &self.states, true)),
            Stage::Judge => Some(!wins_by_play(&self.board, &self.states, false)),
            // No is an answer, too.
            Stage::Opening | Stage::Answer | Stage::Over => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        match self.stage {
            Stage::Answer => vec!["Yes".to_owned(), "No".to_owned()],
            _ => {
                let unfixed = Board::unfixed(&self.states).into_iter();
                unfixed.map(|door| line(self.board.names[door]).trim_end().to_owned()).collect()
            }
        }
    }

    fn illegal(&self) -> Vec<String> {
        if self.stage != Stage::Judge {
            return vec![];
        }
        let Board { h, w, .. } = self.board;
        let fixed = (0..self.states.len()).find(|&door| self.states[door] != Unfixed);
        let fixed = fixed.map(|door| self.board.names[door]);
        let none = [('|', 0, 1), ('|', 1, w + 2), ('-', h, 1), ('-', 1, w + 1), ('a', 1, 1), ('w', 0, 1)];
        fixed.into_iter().chain(none).map(|name| line(name).trim_end().to_owned()).collect()
    }
}

impl Dungeon {
    fn length_of_way(&self, states: &[State]) -> usize {
        self.board.way(states).map_or(usize::MAX, |doors| doors.len())
    }
}

fn bounds() -> Vec<Bound> {
    // The program says No.
    vec![
        Bound::integer("H", 1, 20, |h| format!("@{h} 20 Second\n")),
        Bound::integer("W", 1, 20, |w| format!("1 @{w} Second\n")),
    ]
}

/// A case for each of the two that can begin.
fn both((h, w): (usize, usize)) -> [String; 2] {
    ["First", "Second"].map(|word| format!("{h} {w} {word}"))
}

fn matches() -> Vec<Match> {
    let medium = || {
        let sizes = (2..=6).flat_map(|w| [(w + 1, "First"), (w + 2, "Second"), (w + 2, "First")].map(|of| (of, w)));
        sizes.map(|((h, word), w)| format!("{h} {w} {word}")).collect()
    };
    let largest = || {
        let cases = ["20 19 First", "20 18 Second", "19 18 First", "20 10 Second", "20 1 First", "20 1 Second"];
        cases.map(str::to_owned).into()
    };
    vec![
        Match::every("all-boards-up-to-9-doors", || {
            let sizes = (1..=3).cartesian_product(1..=4);
            sizes.filter(|&(h, w)| h * (w + 1) + (h - 1) * w <= 9).flat_map(both).collect()
        }),
        Match::by(Manner::Best, "best-replies-up-to-13-doors", || {
            [(3, 2), (2, 3), (4, 1), (3, 1), (2, 2), (1, 5)].into_iter().flat_map(both).collect()
        }),
        Match::by(Manner::Best, "closing-a-chain", medium),
        Match::by(Manner::Greedy, "lengthening-the-way", medium),
        Match::by(Manner::Mirror, "images", medium),
        Match::by(Manner::Random, "random", medium),
        Match::by(Manner::Random, "wide-boards", || {
            let second = [(20, 20), (20, 19), (5, 4), (4, 4), (3, 20)].map(|(h, w)| format!("{h} {w} Second"));
            let first = [(1, 20), (2, 20), (2, 4)].map(|(h, w)| format!("{h} {w} First"));
            second.into_iter().chain(first).collect()
        }),
        Match::largest(Manner::Best, "largest-closing-a-chain", largest),
        Match::largest(Manner::Greedy, "largest-lengthening-the-way", largest),
        Match::largest(Manner::Mirror, "largest-images", largest),
        Match::largest(Manner::Random, "largest-random", largest),
    ]
}

/// A player who says Yes if `yes` says so of H, W and whether he begins, and opens what `choose` gives after the door
/// closed last, or else the first one. He writes the second number of a door less `less`.
fn player(
    yes: fn(usize, usize, bool) -> bool,
    choose: fn(&Dungeon, Option<usize>) -> Option<usize>,
    less: usize,
) -> Answers {
    let mut dungeon = None;
    Box::new(move |heard| {
        let mut said = String::new();
        let mut closed = None;
        let dungeon = match &mut dungeon {
            None => {
                let dungeon = dungeon.insert(Dungeon::new(heard));
                let Board { h, w, .. } = dungeon.board;
                if !yes(h, w, dungeon.is_first) {
                    return "No\n".to_owned();
                }
                said += "Yes\n";
                if !dungeon.is_first {
                    return said;
                }
                dungeon
            }
            Some(dungeon) => {
                closed = name(heard).and_then(|name| dungeon.find(name));
                let Some(door) = closed else {
                    return String::new();
                };
                dungeon.states[door] = Closed;
                dungeon
            }
        };
        let door = choose(dungeon, closed).or_else(|| Board::unfixed(&dungeon.states).first().copied());
        if let Some(door) = door {
            dungeon.states[door] = Open;
            let (form, i, j) = dungeon.board.names[door];
            said += &line((form, i, j - less));
        }
        said
    })
}

fn right(h: usize, w: usize, is_first: bool) -> bool {
    h + usize::from(is_first) >= w + 2
}

/// Two parts of the doors: the horizontal ones above a diagonal and the vertical ones below it, and the rest.
fn by_parts(dungeon: &Dungeon, closed: Option<usize>) -> Option<usize> {
    let Dungeon { board, states, .. } = dungeon;
    let is_in_first = |door: usize| {
        let (form, i, j) = board.names[door];
        (i + j <= board.w + 1 + usize::from(form == '|')) == (form == '|')
    };
    let Some(closed) = closed else {
        return Some(0);
    };
    let cost = |door: usize| match states[door] {
        Open => Some(0),
        Unfixed => (is_in_first(door) == is_in_first(closed)).then_some(0),
        Closed => None,
    };
    let connected = board.walk(board.ends[closed][0], cost);
    let joins = |&door: &usize| board.ends[door].map(|end| connected[end].is_some()).into_iter().all_equal();
    Board::unfixed(states).into_iter().find(|door| !joins(door))
}

fn shortest(dungeon: &Dungeon, _closed: Option<usize>) -> Option<usize> {
    dungeon.board.way(&dungeon.states)?.first().copied()
}

fn below(dungeon: &Dungeon, closed: Option<usize>) -> Option<usize> {
    let (_, i, j) = dungeon.board.names[closed?];
    dungeon.find(('|', i + 1, j)).or_else(|| dungeon.find(('-', i, j)))
}
