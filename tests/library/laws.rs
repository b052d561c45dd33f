//! The library's laws of numbers, compared with play: the numbers that the library gives to all small positions of
//! three games are those for which the game less the number is lost by whoever begins.
//!
//! And a law that no program or library proves by hand: a search over all positions is its proof.

use std::collections::HashMap;
use std::hash::Hash;

use evidence::shared::red_blue::Tree;
use evidence::shared::{columns, cutcake, memory};
use grundy::games::{self, Number};
use itertools::Itertools;
use kit::partizan::{Dyadic, Partizan, Player, Values};
use kit::play::Play;
use kit::work;

type Moves<Position> = fn(&Position, Player) -> Vec<Position>;

/// Compares the numbers of positions by the simplest number with those by play, and counts the positions.
struct Comparison<Position> {
    moves: Moves<Position>,
    simplest: HashMap<Position, Number>,
    values: Values<'static, Position>,
    positions: usize,
}

impl<Position: Clone + Eq + Hash + std::fmt::Debug + 'static> Comparison<Position> {
    fn new(moves: Moves<Position>) -> Self {
        Self { moves, simplest: HashMap::new(), values: Values::new(moves), positions: 0 }
    }

    /// The number of a position, which the library and play agree on.
    fn number(&mut self, position: &Position) -> Number {
        let number = self.simplest(position);
        let played = self.values.number(position).expect("a number");
        let played = Number::new(played.numerator, played.places);
        assert_eq!(number, played, "{position:?}");
        self.positions += 1;
        number
    }

    /// The simplest number between the numbers of Left's moves and those of Right's.
    fn simplest(&mut self, position: &Position) -> Number {
        if let Some(number) = self.simplest.get(position) {
            return number.clone();
        }
        let [left, right] = Player::BOTH.map(|player| {
            let moves = (self.moves)(position, player);
            moves.iter().map(|next| self.simplest(next)).collect_vec()
        });
        let number = Number::simplest_between(left.iter().max(), right.iter().min());
        self.simplest.insert(position.clone(), number.clone());
        number
    }
}

/// The number of a red–blue tree: the sum of its edges, each with what it carries.
fn by_edges(tree: &Tree) -> Number {
    let mut sum = Number::from(0);
    for (owner, above) in &tree.0 {
        sum += by_edges(above).on_edge(match owner {
            Player::Left => games::Player::Left,
            Player::Right => games::Player::Right,
        });
    }
    sum
}

#[test]
fn all_red_blue_trees_up_to_7_edges_have_the_number_of_play() {
    let mut comparison = Comparison::new(Tree::moves);
    for tree in (0..=7).flat_map(Tree::all) {
        assert_eq!(comparison.number(&tree), by_edges(&tree), "{tree:?}");
    }
    assert_eq!(comparison.positions, 12_157);
}

#[test]
fn all_columns_up_to_height_6_have_the_number_of_play() {
    let mut comparison = Comparison::new(columns::moves);
    for height in 0..=6 {
        let columns = (0..height).map(|_| *b".WB").multi_cartesian_product();
        columns.for_each(|column| drop(comparison.number(&column)));
    }
    assert_eq!(comparison.positions, (3_usize.pow(7) - 1) / 2);
}

#[test]
fn a_move_in_a_column_makes_it_worse_for_the_player_on_all_columns_up_to_height_5() {
    let mut difference = Partizan::<columns::Column>::difference(columns::moves, columns::moves);
    let mut is_greater = |g: &columns::Column, h: &columns::Column| {
        let pair = |g: &columns::Column, h: &columns::Column| (g.clone(), h.clone());
        difference.is_at_least_zero(&pair(g, h)) && !difference.is_at_least_zero(&pair(h, g))
    };
    let heights = (0..=5).map(|height| (0..height).map(|_| *b".WB").multi_cartesian_product());
    for column in heights.flatten() {
        let [left, right] = Player::BOTH.map(|player| columns::moves(&column, player));
        assert!(left.iter().all(|next| is_greater(&column, next)), "{column:?}");
        assert!(right.iter().all(|next| is_greater(next, &column)), "{column:?}");
    }
}

#[test]
fn all_cutcakes_up_to_4_by_4_have_the_number_of_play() {
    let mut comparison = Comparison::new(cutcake::moves);
    for sheet in (1..=4).cartesian_product(1..=4) {
        comparison.number(&cutcake::start(sheet));
    }
    assert_eq!(comparison.positions, 16);
}

/// Played out, the pieces of greater sheets are too many. Games may be exchanged for equal ones, so here a piece
/// becomes at once the number that play has found for it: a position is a sheet, if it is not yet cut, or else two
/// numbers.
#[test]
fn all_cutcakes_up_to_8_by_8_have_the_number_of_play_between_their_pieces() {
    type Position = (Option<(u32, u32)>, Vec<Dyadic>);
    let mut known: HashMap<(u32, u32), (Dyadic, Number)> = HashMap::new();
    for sheet in (1..=8).cartesian_product(1..=8) {
        let moves = |(sheet, numbers): &Position, player| -> Vec<Position> {
            let cuts = sheet.iter().flat_map(|&sheet| cutcake::cuts(sheet, player));
            let pieces = cuts.map(|pieces| pieces.map(|piece| known[&piece].0).to_vec());
            let changed = (0..numbers.len()).flat_map(|index| {
                let replace = move |next| {
                    let mut numbers = numbers.clone();
                    numbers[index] = next;
                    numbers
                };
                numbers[index].moves(player).into_iter().map(replace)
            });
            pieces.chain(changed).map(|numbers| (None, numbers)).collect()
        };
        let played = Values::new(moves).number(&(Some(sheet), vec![]));
        let played = played.expect("a number");
        let [left, right] = Player::BOTH.map(|player| {
            let sum = |pieces: [_; 2]| {
                let [mut sum, other] = pieces.map(|piece| known[&piece].1.clone());
                sum += other;
                sum
            };
            cutcake::cuts(sheet, player).into_iter().map(sum).collect_vec()
        });
        let number = Number::simplest_between(left.iter().max(), right.iter().min());
        assert_eq!(number, Number::new(played.numerator, played.places), "{sheet:?}");
        known.insert(sheet, (played, number));
    }
    assert_eq!(known.len(), 64);
}

/// The proof that the header of `cf768e` speaks of.
#[test]
fn all_piles_up_to_60_that_remember_their_moves_have_the_value_of_the_most_amounts_that_fit() {
    let mut search = Play::grundy(memory::moves);
    let before = work::positions();
    for stones in 0..=60 {
        let value = search.value(&memory::untouched(stones)) as u32;
        let fits = |amounts: u32| amounts * (amounts + 1) / 2 <= stones;
        assert!(fits(value) && !fits(value + 1), "{stones}");
    }
    assert_eq!(work::positions() - before, 114_058);
}
