//! Letters put on the places of a name, for an early or a late one, by play.

use std::collections::VecDeque;

use evidence::play::Worth;
use evidence::prelude::*;

fn main() -> ExitCode {
    let both = [OLEGS, IGORS].map(|name| row([format::word(name, 1, N, LETTERS)]));
    let are_alike = |(olegs, igors): Game| olegs.len() == igors.len();
    let both = format::all(both).such("two words of the same length", are_alike);
    Problem::one("cf794c", Limits::known(2000, 256), Format::one(both), || by_play, Plain)
        .small(SMALL, || (1..=3).flat_map(|n| all_games(n, 'd')).collect())
        .small("pairs-of-words-of-4-letters-out-of-three", || all_games(4, 'c').collect())
        .small("random-pairs-of-words-of-5-letters", || {
            let mut random = seeded(1);
            let mut game = |index: usize| {
                // Those of Oleg are often the greater ones, so that it is soon cold.
                let first = ['a', 'b', 'c'][index % 3];
                (random_word(5, first..='e', &mut random), random_word(5, 'a'..='d', &mut random))
            };
            (0..60).map(&mut game).collect()
        })
        .beyond("for worst inputs, names proved in a comment, and both strategies carried out, turn by turn")
        // A player who always fills the first empty place puts all of his letters on the first m places until they are
        // full: at least half of them, rounded up for Oleg, and down for Igor. Of all names in which no beginning has
        // fewer a the last is azaz…az, and so is the first of those in which no beginning has fewer z.
        .known("hot-to-the-end", || ((repeated("a", N), repeated("z", N)), repeated("az", N / 2)))
        .attacks("no turn that is cold")
        // A player who always fills the last empty place puts a letter on the first m places only when no other is
        // empty. So for even m he has at most m / 2 letters there. For odd m it is one more for Igor, since he moves
        // when an odd number is empty, and none more for Oleg. Of all names in which no beginning has more z the last
        // is azaz…az, and so is the first of those in which no beginning has more a.
        .known("cold-from-the-start", || ((repeated("z", N), repeated("a", N)), repeated("az", N / 2)))
        .attacks("no turn that is hot, and all pairs exchanged")
        .worst("random", by_same_idea(turn_by_turn), || {
            let mut random = seeded(2);
            (random_word(N, 'a'..='z', &mut random), random_word(N, 'a'..='z', &mut random))
        })
        .attacks("letters in no order, and a turn that becomes cold in the middle")
        .worst("equal-letters-at-the-turn", by_same_idea(turn_by_turn), || {
            let (early, late) = (N / 6, N - 1 - N / 6);
            (repeated("k", late) + &repeated("b", early), repeated("k", late) + &repeated("y", early))
        })
        .attacks("an odd number of letters, most of them alike, where the two greatest and least are equal at last")
        .wrong("always-in-front", |game| carried_out(game, true, |_, _| true), "cold-from-the-start")
        .says(
            "Always puts the best letter in front; once Oleg's least is not less than Igor's greatest, the worst goes \
             to the back.",
        )
        .smallest("bb\naa\n")
        .wrong(
            "all-letters-kept",
            |game| carried_out(game, false, |least, most| least < most),
            "a-letter-not-to-be-used",
        )
        .says("Puts the worst of all letters at the back; a player only uses as many of his best ones as he has moves.")
        .smallest("ab\naa\n")
        .wrong(
            "equal-letters-in-front",
            |game| carried_out(game, true, |least, most| least <= most),
            "equal-at-the-turn",
        )
        .says("Goes on in front while the best letters of both are equal; this is better left to the other player.")
        .smallest("abb\naaa\n")
        .wrong(
            "decided-at-the-start",
            |game| {
                let mut is_hot = None;
                carried_out(game, true, |least, most| *is_hot.get_or_insert(least < most))
            },
            "cold-after-one",
        )
        .says("Compares the best letters of both at the start alone; what is hot at first may be cold later.")
        .wrong("always-exchanged", exchanged, SMALL)
        .says(
            "Exchanges the letters of pairs as soon as it is cold, even if an odd number of places is left; then the \
             order stays.",
        )
        .limit(|| bound(OLEGS, |letters| format!("@{letters}\n{letters}\n")))
        .limit(|| {
            bound(IGORS, |letters| {
                let olegs = if letters.is_empty() { "a" } else { &letters[..letters.len().min(N)] };
                format!("{olegs}\n@{letters}\n")
            })
        })
        .refused([
            ("a-letter-more-for-oleg", "@ab\na@\n", "two words of the same length"),
            ("a-letter-more-for-igor", "@a\nab@\n", "two words of the same length"),
        ])
        .main()
}

/// The largest number of letters.
const N: usize = 300_000;

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
const OLEGS: &str = "the number of Oleg's letters";
const IGORS: &str = "the number of Igor's letters";
const SMALL: &str = "pairs-of-words-of-up-to-3-letters-out-of-four";

/// The letters of Oleg, and those of Igor.
type Game = (String, String);

/// The name, and the letters of both; a blank is an empty place, or a letter that has been used.
type Position = (String, String, String);

/// How a name comes out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Name(String);

impl Worth for Name {}

fn is_olegs_turn(name: &str) -> bool {
    name.chars().filter(|&letter| letter != ' ').count() % 2 == 0
}

/// Put any letter of one's own on any empty place.
fn moves((name, olegs, igors): &Position) -> Vec<Position> {
    let is_olegs = is_olegs_turn(name);
    let own = if is_olegs { olegs } else { igors };
    let with = |word: &str, place: usize, letter: &str| [&word[..place], letter, &word[place + 1..]].concat();
    let places = name.char_indices().filter(|&(_, letter)| letter == ' ');
    let letters = own.char_indices().filter(|&(_, letter)| letter != ' ').unique_by(|&(_, letter)| letter);
    let put = |((place, _), (used, letter)): ((usize, char), (usize, char))| {
        let (name, left) = (with(name, place, &letter.to_string()), with(own, used, " "));
        if is_olegs { (name, left, igors.clone()) } else { (name, olegs.clone(), left) }
    };
    places.cartesian_product(letters.collect_vec()).map(put).collect()
}

fn by_play((olegs, igors): &Game) -> String {
    let name = |(name, ..): &Position, after: &[Name]| {
        let best = if is_olegs_turn(name) { after.iter().min() } else { after.iter().max() };
        best.cloned().unwrap_or_else(|| Name(name.clone()))
    };
    let in_order = |letters: &String| letters.chars().sorted().collect();
    let mut play = Play::new(moves, name)
        .board(|(name, olegs, igors)| {
            let hands = [(olegs, "Oleg's letters"), (igors, "Igor's letters")];
            let [olegs, igors] = hands.map(|(letters, name)| board::row(letters.chars()).called(name));
            board::row(name.chars()).called("the name").and(olegs).and(igors)
        })
        .label(|(before, ..), (after, ..)| {
            let mut letters = before.chars().zip(after.chars());
            let place = letters.position(|(before, after)| before != after).expect("a place is filled");
            format!("put {} on place {}", &after[place..=place], place + 1)
        })
        .mover(|(name, ..)| if is_olegs_turn(name) { "Oleg" } else { "Igor" })
        .alike(move |(name, olegs, igors)| (name.clone(), in_order(olegs), in_order(igors)))
        .worded(|Name(name)| format!("the name {}", name.chars().join(" ")));
    play.value(&(" ".repeat(olegs.len()), olegs.clone(), igors.clone())).0
}

/// All letters up to this one that both can have, in falling order.
fn all_games(n: usize, last: char) -> impl Iterator<Item = Game> {
    let words = ('a'..=last).combinations_with_replacement(n).map(|word| word.iter().rev().collect::<String>());
    let words = words.collect_vec();
    words.clone().into_iter().cartesian_product(words)
}

fn random_word(n: usize, letters: std::ops::RangeInclusive<char>, random: &mut Pcg64) -> String {
    (0..n).map(|_| random.random_range(letters.clone())).collect()
}

/// Both play by one rule: the best letter in front if it is hot, which the best letters of both say, otherwise the
/// worst one at the back. Of their letters they keep the best half, or all.
fn carried_out((olegs, igors): &Game, keeps_half: bool, mut is_hot: impl FnMut(char, char) -> bool) -> String {
    let n = olegs.len();
    let mut hands = [olegs.chars().sorted().collect_vec(), igors.chars().sorted().rev().collect_vec()];
    if keeps_half {
        hands[0].truncate(n.div_ceil(2));
        hands[1].truncate(n / 2);
    }
    let mut hands = hands.map(VecDeque::from);
    let (mut front, mut back) = (String::new(), vec![]);
    for turn in 0..n {
        // The last letter has one place.
        let is_hot = match (hands[0].front(), hands[1].front()) {
            (Some(&least), Some(&most)) => is_hot(least, most),
            _ => true,
        };
        let own = &mut hands[turn % 2];
        if is_hot { front.extend(own.pop_front()) } else { back.extend(own.pop_back()) }
    }
    front.extend(back.into_iter().rev());
    front
}

/// The two strategies as they are claimed to be best. Nothing is known of large names that does without them.
fn turn_by_turn(game: &Game) -> String {
    carried_out(game, true, |least, most| least < most)
}

/// From the first cold turn on the letters of each pair change places, whatever is left.
fn exchanged(game: &Game) -> String {
    let mut name = carried_out(game, true, |_, _| true).chars().collect_vec();
    let is_cold = |turn: usize, pair: &[char]| if turn % 2 == 0 { pair[0] >= pair[1] } else { pair[1] >= pair[0] };
    let cold = name.windows(2).enumerate().position(|(turn, pair)| is_cold(turn, pair)).unwrap_or(name.len());
    name[cold..].chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
    name.into_iter().collect()
}

fn bound(name: &'static str, input: impl Fn(&str) -> String + Sync + Send + 'static) -> Bound {
    let expected = format!("1 to {N} characters out of {LETTERS:?}");
    Bound::saying(name, 1, N, expected, move |letters| input(&repeated("a", letters)))
}
