//! Cards that change one number: the judge's side, by the bare rule.

use std::cell::RefCell;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("p13720", Limits::UNKNOWN, |case| Box::new(Table::new(case)), matches)
        .played("up to 5 cards of every kind")
        .wrong_players([
            wrong_player("parity-of-the-start", || player(Table::ends_odd, |_| 0), "every-kind-of-card-up-to-5")
                .says("Begins if the number is odd after all cards in their order, and then takes any card."),
            wrong_player(
                "the-clearing-card-last",
                || player(Table::is_won_first, clearing_last),
                "every-kind-of-card-up-to-5",
            )
            .says("Keeps the clearing card for later; with one of them and an odd number of flips, waiting loses."),
            wrong_player(
                "the-clearing-card-first",
                || player(Table::is_won_first, clearing_first),
                "every-kind-of-card-up-to-5",
            )
            .says("Takes a clearing card whenever it can; with two left and an odd number of flips it has to flip."),
        ])
        .bounds(bounds)
        .refused([("a-card-twice", "2\n+ 3\n@+ 3@\n1\n", "a card that was not there before")])
        .main()
}

/// The operation and the number of a card.
type Card = (char, u32);

/// What a card makes of a number, where only odd and even count.
fn applied(is_odd: bool, (operation, number): Card) -> bool {
    let other = number % 2 == 1;
    if operation == '+' { is_odd != other } else { is_odd && other }
}

/// The cards left, whether the number is odd, and whether the player who wants it so is to move.
type Position = (Vec<Card>, bool, bool);

fn moves((left, is_odd, odd_moves): &Position) -> Vec<Position> {
    let without = |index: usize| {
        let mut left = left.clone();
        let card = left.remove(index);
        (left, applied(*is_odd, card), !odd_moves)
    };
    (0..left.len()).map(without).collect()
}

/// The same position with small numbers in order: all that matters for the outcome.
fn least((left, is_odd, odd_moves): Position) -> Position {
    (left.into_iter().map(|(operation, number)| (operation, number % 2)).sorted().collect(), is_odd, odd_moves)
}

#[derive(PartialEq)]
enum Stage {
    Opening,
    Choice,
    Moves,
}

struct Table {
    position: Position,
    start: u32,
    stage: Stage,
    program_is_odd: bool,
    play: RefCell<Play<'static, Position, bool>>,
}

impl Table {
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let n: usize = tokens.read();
        let cards = (0..n).map(|_| (tokens.read(), tokens.read())).collect();
        let start: u32 = tokens.read();
        let next = |position: &Position| moves(position).into_iter().map(least).unique().collect();
        // Whether the number is odd in the end.
        let play = Play::new(next, |(_, is_odd, odd_moves): &Position, odd: &[bool]| match odd {
            [] => *is_odd,
            odd => odd.contains(odd_moves) == *odd_moves,
        });
        let position = (cards, start % 2 == 1, true);
        Self { position, start, stage: Stage::Opening, program_is_odd: false, play: RefCell::new(play) }
    }

    fn left(&self) -> &[Card] {
        &self.position.0
    }

    fn program_moves(&self) -> bool {
        self.position.2 == self.program_is_odd
    }

    fn wins(&self, position: Position) -> bool {
        self.play.borrow_mut().value(&least(position)) == self.program_is_odd
    }

    fn is_won_first(&self) -> bool {
        self.play.borrow_mut().value(&least(self.position.clone()))
    }

    /// Whether the number is odd after all cards in their order.
    fn ends_odd(&self) -> bool {
        self.left().iter().fold(self.position.1, |is_odd, &card| applied(is_odd, card))
    }

    fn take(&mut self, index: usize) {
        self.position = moves(&self.position).swap_remove(index);
    }

    /// The place of a card that is left.
    fn place(&self, line: &str) -> Option<usize> {
        self.left().iter().position(|&card| shown(card) == line)
    }
}

impl Referee for Table {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Judge(1),
            Stage::Choice => Turn::Program,
            Stage::Moves if self.left().is_empty() => Turn::Over,
            Stage::Moves if self.program_moves() => Turn::Program,
            Stage::Moves => Turn::Judge(self.left().len()),
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        if self.stage == Stage::Choice {
            self.program_is_odd = line == "me";
            self.stage = Stage::Moves;
            if !["me", "you"].contains(&line) {
                return Err("neither me nor you".to_owned());
            }
        } else {
            self.take(self.place(line).ok_or("no card that is left")?);
        }
        // Whoever takes the last card, the program has no choice any more.
        let is_lost = self.left().len() <= 1 && self.ends_odd() != self.program_is_odd;
        if is_lost { Err("the number is wrong in the end".to_owned()) } else { Ok(()) }
    }

    fn say(&mut self, reply: usize) -> String {
        if self.stage == Stage::Opening {
            self.stage = Stage::Choice;
            let cards = self.left().iter().map(|&card| shown(card) + "\n");
            return format!("{}\n{}{}\n", self.left().len(), cards.format(""), self.start);
        }
        let said = shown(self.left()[reply]);
        self.take(reply);
        said + "\n"
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        if self.stage != Stage::Moves {
            return None;
        }
        match manner {
            Manner::Random | Manner::Mirror => None,
            Manner::Best => moves(&self.position).into_iter().position(|next| !self.wins(next)),
            Manner::Greedy => Some(clearing_first(self)),
        }
    }

    fn position(&self) -> Option<String> {
        let number = if self.position.1 { "odd" } else { "even" };
        (self.left().len() <= 8)
            .then(|| format!("{number}; {}", self.left().iter().map(|&card| shown(card)).join(", ")))
    }

    fn is_won(&self) -> Option<bool> {
        match self.stage {
            _ if self.left().len() > 12 => None,
            Stage::Opening | Stage::Choice => Some(true),
            Stage::Moves => Some(self.wins(self.position.clone())),
        }
    }

    fn lines(&self) -> Vec<String> {
        match self.stage {
            Stage::Choice => vec!["me".to_owned(), "you".to_owned()],
            _ => self.left().iter().map(|&card| shown(card)).collect(),
        }
    }

    fn illegal(&self) -> Vec<String> {
        let other = |line: &&str| self.place(line).is_none();
        let lines = ["+ 999983", "* 999983", "+ 0", "* 1000001"].iter().filter(|line| other(line));
        if self.stage == Stage::Moves { lines.map(|line| (*line).to_owned()).collect() } else { vec![] }
    }
}

fn shown((operation, number): Card) -> String {
    format!("{operation} {number}")
}

/// 0 for a card that flips odd and even, 1 for one that keeps them, 2 for one that makes every number even.
fn kind((operation, number): Card) -> usize {
    match (operation, number % 2) {
        ('*', 0) => 2,
        ('+', 1) => 0,
        _ => 1,
    }
}

fn bounds() -> Vec<Bound> {
    // The number stays even, so that the judge begins. It takes the last cards, and
    // the program the first ones.
    vec![
        Bound::count("n", 1, 300, |n| {
            let cards = (1..=n).map(|x| format!("+ {}\n", 2 * x));
            let replies = (n / 2 + 1..=n).rev().map(|x| format!("+ {}\n", 2 * x));
            format!("@{n}\n{}2\n{}", cards.format(""), replies.format(""))
        }),
        Bound::integer("a card", 1, 1_000_000, |x| format!("1\n* @{x}\n2\n* {x}\n")),
        Bound::integer("the start", 1, 1_000_000, |x| format!("2\n+ 1\n+ 3\n@{x}\n+ 3\n")),
    ]
}

/// A case of so many cards that keep, clear and flip, and a start.
fn case(kinds: [u32; 3], start: u32) -> String {
    let [keeping, clearing, flipping] = kinds;
    let cards = (1..=keeping)
        .map(|x| if x % 2 == 0 { ('+', 2 * x) } else { ('*', 2 * x + 1) })
        .chain((1..=clearing).map(|x| ('*', 2 * x)))
        .chain((1..=flipping).map(|x| ('+', 2 * x - 1)));
    let cards = cards.map(|card| format!(" {}", shown(card)));
    format!("{}{} {start}", kinds.iter().sum::<u32>(), cards.format(""))
}

fn matches() -> Vec<Match> {
    vec![
        Match::every("every-kind-of-card-up-to-5", || {
            let kinds = (0..=5).cartesian_product(0..=3).cartesian_product(0..=5);
            let few = kinds.map(|((a, b), c)| [a, b, c]).filter(|kinds| (1..=5).contains(&kinds.iter().sum::<u32>()));
            few.cartesian_product(1..=2).map(|(kinds, start)| case(kinds, start)).collect()
        }),
        Match::by(Manner::Best, "best-replies-up-to-12-cards", || {
            let kinds = (0..=4).cartesian_product(0..=4).cartesian_product(1..=4).map(|((a, b), c)| [a, b, c]);
            kinds.map(|kinds| case(kinds, 1 + kinds[0] % 2)).collect()
        }),
        Match::by(Manner::Random, "random-cards", || {
            let mut random = seeded(1);
            (0..40).map(|_| case([0; 3].map(|_| random.random_range(1..=30)), 1)).collect()
        }),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-greedy", largest),
    ]
}

/// 300 cards: with all numbers of clearing cards that matter, and of all kinds many.
fn largest() -> Vec<String> {
    [
        [150, 0, 150],
        [0, 0, 300],
        [149, 0, 151],
        [148, 1, 151],
        [149, 1, 150],
        [149, 2, 149],
        [148, 2, 150],
        [0, 150, 150],
        [0, 300, 0],
        [100, 99, 101],
    ]
    .map(|kinds| case(kinds, 1_000_000))
    .into()
}

/// A player who begins if `begins` says so, and takes the cards that `choose` gives.
fn player(begins: fn(&Table) -> bool, choose: fn(&Table) -> usize) -> Answers {
    let (mut heard, mut table) = (String::new(), None::<Table>);
    Box::new(move |line| {
        let mut said = String::new();
        match &mut table {
            Some(table) => {
                let place = table.place(line).expect("a card that is left");
                table.take(place);
            }
            None => {
                heard += &format!("{line}\n");
                let n: usize = Tokens::new(&heard).read();
                if heard.lines().count() < n + 2 {
                    return said;
                }
                let mut new = Table::new(&heard);
                new.program_is_odd = begins(&new);
                said += if new.program_is_odd { "me\n" } else { "you\n" };
                table = Some(new);
            }
        }
        let table = table.as_mut().expect("it was opened");
        if table.program_moves() && !table.left().is_empty() {
            let card = choose(table);
            said += &format!("{}\n", shown(table.left()[card]));
            table.take(card);
        }
        said
    })
}

/// A card that makes the number even only where there is no other.
fn clearing_last(table: &Table) -> usize {
    table.left().iter().position_min_by_key(|card| kind(**card)).expect("a card is left")
}

fn clearing_first(table: &Table) -> usize {
    table.left().iter().position_max_by_key(|card| kind(**card)).expect("a card is left")
}
