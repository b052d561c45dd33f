//! Games in which the two players, Left and Right, have different moves: who wins, and what a game is worth, by play.

use std::fmt::Debug;
use std::hash::Hash;

use super::play::Play;
use crate::board::Board;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The one who plays to make a game greater.
    Left,
    /// The one who plays to make it smaller.
    Right,
}

impl Player {
    /// Both players.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// `Left` or `Right`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "Left",
            Self::Right => "Right",
        }
    }

    /// The opponent.
    pub fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Who wins a game in which either player may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Left, whoever begins.
    Left,
    /// Right, whoever begins.
    Right,
    /// The player who begins.
    First,
    /// The other one.
    Second,
}

/// A game that ends, with the moves of each player; a player who cannot move loses.
///
/// ```
/// use kit::partizan::{Class, Partizan, Player};
///
/// // Left takes two stones, Right takes one.
/// let mut game = Partizan::new(|stones: &u32, player| {
///     let taken = if player == Player::Left { 2 } else { 1 };
///     stones.checked_sub(taken).into_iter().collect()
/// });
/// assert!(game.wins(&2, Player::Left));
/// assert_eq!([0, 1, 2, 3].map(|n| game.class(&n)), [Class::Second, Class::Right, Class::First, Class::Second]);
/// ```
pub struct Partizan<'a, Position> {
    play: Play<'a, (Position, Player), bool>,
}

impl<'a, Position: Clone + Debug + Eq + Hash> Partizan<'a, Position> {
    /// The game with these moves.
    pub fn new(moves: impl Fn(&Position, Player) -> Vec<Position> + 'a) -> Self {
        let play = Play::normal(move |(position, player): &(Position, Player)| {
            let next = moves(position, *player).into_iter();
            next.map(|next| (next, player.other())).collect()
        });
        Self { play: play.mover(|(_, player)| player.name()) }
    }

    /// How a position is shown to a person; without this in words.
    pub fn board(self, board: impl Fn(&Position) -> Board + 'a) -> Self {
        Self { play: self.play.board(move |(position, _)| board(position)) }
    }

    /// What Left and Right are called in the statement.
    pub fn named(self, [left, right]: [&'static str; 2]) -> Self {
        Self { play: self.play.mover(move |(_, player)| if *player == Player::Left { left } else { right }) }
    }

    /// What a move from one position to another is called; without this by what changes on the board.
    pub fn label(self, label: impl Fn(&Position, &Position) -> String + 'a) -> Self {
        Self { play: self.play.label(move |(before, _), (after, _)| label(before, after)) }
    }

    /// Positions that `one` makes the same are worth the same: see [`Play::alike`].
    pub fn alike(self, one: impl Fn(&Position) -> Position + 'a) -> Self {
        Self { play: self.play.alike(move |(position, player)| (one(position), *player)) }
    }

    /// The game G − H: G, and beside it H with the players exchanged.
    pub fn difference<G: Clone + Debug, H: Clone + Debug>(
        g: impl Fn(&G, Player) -> Vec<G> + 'a,
        h: impl Fn(&H, Player) -> Vec<H> + 'a,
    ) -> Partizan<'a, (G, H)>
    where
        (G, H): Clone + Debug + Eq + Hash,
    {
        Partizan::new(move |(left, right): &(G, H), player| {
            let in_g = g(left, player).into_iter();
            let in_h = h(right, player.other()).into_iter();
            in_g.map(|next| (next, right.clone())).chain(in_h.map(|next| (left.clone(), next))).collect()
        })
    }

    /// Whether `first` wins if he begins.
    pub fn wins(&mut self, position: &Position, first: Player) -> bool {
        self.play.value(&(position.clone(), first))
    }

    /// Who wins.
    pub fn class(&mut self, position: &Position) -> Class {
        match Player::BOTH.map(|first| self.wins(position, first)) {
            [true, false] => Class::Left,
            [false, true] => Class::Right,
            [true, true] => Class::First,
            [false, false] => Class::Second,
        }
    }

    /// Whether the game is at least 0: Left wins if Right begins. For a difference, whether G ≥ H.
    pub fn is_at_least_zero(&mut self, position: &Position) -> bool {
        !self.wins(position, Player::Right)
    }
}

/// The number `numerator` / 2^`places`, in lowest terms; as a game, what Conway defines it to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic {
    /// What stands over the power of two.
    pub numerator: i64,
    /// The exponent of the power of two.
    pub places: u32,
}

impl Dyadic {
    /// The number in lowest terms.
    pub fn new(mut numerator: i64, mut places: u32) -> Self {
        while places > 0 && numerator % 2 == 0 {
            numerator /= 2;
            places -= 1;
        }
        Self { numerator, places }
    }

    /// Left may subtract 1 from a positive integer, Right add 1 to a negative one; other numbers, m/2^k, have moves to
    /// (m − 1)/2^k and to (m + 1)/2^k.
    pub fn moves(&self, player: Player) -> Vec<Self> {
        let (sign, change) = match player {
            Player::Left => (1, -1),
            Player::Right => (-1, 1),
        };
        let has_move = self.places > 0 || self.numerator * sign > 0;
        let next = Self::new(self.numerator + change, self.places);
        has_move.then_some(next).into_iter().collect()
    }
}

/// Finds the numbers that games are worth, by playing the games against numbers.
pub struct Values<'a, Position> {
    against: Partizan<'a, (Position, Dyadic)>,
}

impl<'a, Position: Clone + Debug + Eq + Hash> Values<'a, Position> {
    /// For the game with these moves.
    pub fn new(moves: impl Fn(&Position, Player) -> Vec<Position> + 'a) -> Self {
        let against = Partizan::<Position>::difference(moves, Dyadic::moves);
        Self { against }
    }

    /// The number x for which the game less x is lost by whoever begins; `None` if there is none with up to 20 places
    /// and an absolute value of up to 1000.
    ///
    /// The search begins at 0, and goes up or down as long as the difference says so: by 1 until it turns for the first
    /// time, and then by half of the step before.
    pub fn number(&mut self, position: &Position) -> Option<Dyadic> {
        let mut number = Dyadic::new(0, 0);
        let mut turned = false;
        while number.places <= 20 && number.numerator.abs() >> number.places <= 1000 {
            let up = match self.against.class(&(position.clone(), number)) {
                Class::Second => return Some(number),
                Class::First => return None,
                Class::Left => 1,
                Class::Right => -1,
            };
            turned |= number.numerator * up < 0;
            let places = u32::from(turned);
            number = Dyadic { numerator: (number.numerator << places) + up, places: number.places + places };
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    /// A game written out: the moves of Left, and those of Right.
    type Game = Rc<(Vec<Tree>, Vec<Tree>)>;

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Tree(Game);

    fn game(left: &[&Tree], right: &[&Tree]) -> Tree {
        let moves = |side: &[&Tree]| side.iter().map(|&next| next.clone()).collect();
        Tree(Rc::new((moves(left), moves(right))))
    }

    fn moves(tree: &Tree, player: Player) -> Vec<Tree> {
        match player {
            Player::Left => tree.0.0.clone(),
            Player::Right => tree.0.1.clone(),
        }
    }

    #[test]
    fn numbers_are_found_and_other_games_are_not_numbers() {
        let zero = game(&[], &[]);
        let one = game(&[&zero], &[]);
        let two = game(&[&one], &[]);
        let minus_one = game(&[], &[&zero]);
        let half = game(&[&zero], &[&one]);
        let star = game(&[&zero], &[&zero]);
        let up = game(&[&zero], &[&star]);
        let mut values = Values::new(moves);
        let mut number = |tree: &Tree| values.number(tree).map(|x| (x.numerator, x.places));
        assert_eq!(number(&zero), Some((0, 0)));
        assert_eq!(number(&two), Some((2, 0)));
        assert_eq!(number(&half), Some((1, 1)));
        assert_eq!(number(&game(&[&minus_one], &[&half])), Some((0, 0)));
        assert_eq!(number(&game(&[&one], &[&two])), Some((3, 1)));
        assert_eq!(number(&game(&[&half], &[&one])), Some((3, 2)));
        assert_eq!(number(&game(&[&minus_one], &[&zero])), Some((-1, 1)));
        // Fuzzy, hot, and infinitesimal.
        assert_eq!(number(&star), None);
        assert_eq!(number(&game(&[&one], &[&minus_one])), None);
        assert_eq!(number(&up), None);
    }

    #[test]
    fn classes_and_differences_are_those_of_the_players() {
        let zero = game(&[], &[]);
        let one = game(&[&zero], &[]);
        let star = game(&[&zero], &[&zero]);
        let minus_one = game(&[], &[&zero]);
        let mut play = Partizan::new(moves);
        assert_eq!(
            [&zero, &one, &star, &minus_one].map(|tree| play.class(tree)),
            [Class::Second, Class::Left, Class::First, Class::Right]
        );
        let mut difference = Partizan::<Tree>::difference(moves, moves);
        let mut at_least = |g: &Tree, h: &Tree| difference.is_at_least_zero(&(g.clone(), h.clone()));
        assert!(at_least(&one, &zero) && !at_least(&zero, &one));
        assert!(at_least(&star, &star) && !at_least(&star, &zero) && !at_least(&zero, &star));
        assert!(at_least(&one, &star) && !at_least(&star, &one));
    }
}
