//! Numbers in turn, and the letter at the least one that is missing, by play.

use evidence::prelude::*;
use format::from;

fn main() -> ExitCode {
    let letters = || from(|before| before["N"] + 1);
    let form = format::all([row([int("N", 1..=N)]), row([format::word("S", letters(), letters(), "AB")])]);
    Problem::one("agc063a", Limits::known(2000, 1024), form, || by_play, said)
        .all([("N", 6)])
        .small("random-strings-of-8-to-10-letters", || {
            let mut random = seeded(1);
            let mut game = |index: usize| random_game(7 + index % 3, [0.3, 0.5, 0.7][index / 3 % 3], &mut random);
            (0..60).map(&mut game).collect()
        })
        .beyond("for worst inputs, places counted in a comment, and both strategies carried out, turn by turn")
        // Nobody can change the letter.
        .known("only-a", || ((N, "A".repeat(N + 1)), vec![true; N]))
        .attacks("a letter that does not occur")
        // Letter number i + 1 is at place 2i + 1 for A, and at 2i for B. If k is even, each player has k / 2 turns, and
        // y = k is less than x = k + 1. If k is odd, Bob has one turn less, and x = k is less than y = k + 1.
        .known("in-turn", || ((N, "BA".repeat(N)[..=N].to_owned()), (1..=N).map(|k| k % 2 == 1).collect()))
        .attacks("a winner that changes with each k")
        // Alice wins as long as Bob has fewer turns than there are letters A, all of which come first.
        .known("a-third-of-a-before-b", || {
            let of_a = N / 3;
            ((N, "A".repeat(of_a) + &"B".repeat(N + 1 - of_a)), (1..=N).map(|k| k / 2 < of_a).collect())
        })
        .attacks("a winner that changes late")
        .known("a-third-of-b-before-a", || {
            let of_b = N / 3;
            ((N, "B".repeat(of_b) + &"A".repeat(N + 1 - of_b)), (1..=N).map(|k| k.div_ceil(2) >= of_b).collect())
        })
        .attacks("the same for the other player, who has more turns")
        .worst("random", by_same_idea(turn_by_turn), || random_game(N, 0.5, &mut seeded(2)))
        .attacks("letters that cannot be predicted, and places that are never far apart")
        .wrong(
            "majority",
            |game| {
                each(game, |k, letters| {
                    let of_a = letters[..=k].iter().filter(|&&letter| letter == b'A').count();
                    2 * of_a > k + 1
                })
            },
            "one-turn",
        )
        .says("Takes the more frequent letter among the first k + 1, and B if neither is; then Alice wins.")
        .smallest("1\nAB\n")
        .wrong("turns-exchanged", |game| each(game, |k, letters| by_places(letters, k.div_ceil(2), k / 2)), "one-turn")
        .says("Gives Bob the larger half of the turns; Alice begins, so it is hers.")
        .wrong("own-letters", |game| each(game, |k, letters| by_places(letters, 0, k)), "all")
        .says("Lets only Alice add places; Bob adds places of A in his turns.")
        .wrong("the-next-letter", |game| each(game, |k, letters| letters[k] == b'A'), "one-turn")
        .says("Takes the letter at place k, as if all numbers before it were added; numbers may be left out.")
        .wrong(
            "once-lost-always-lost",
            |game| {
                let right = turn_by_turn(game);
                (1..=right.len()).map(|k| !right[..k].contains(&false)).collect()
            },
            "bob-and-then-alice",
        )
        .says("Stops at the first k that Bob wins; Alice may win a later one.")
        .main()
}

/// The largest of the numbers of turns.
const N: usize = 200_000;

/// The largest number of turns, and the letters.
type Game = (usize, String);

/// How many turns are left, and the numbers in the set as bits; those above the last place are left out.
type Position = (usize, u32);

/// For each number of turns, whether Alice wins.
fn by_play((n, letters): &Game) -> Vec<bool> {
    let places = letters.len();
    let moves = |&(left, set): &Position| -> Vec<Position> {
        // A number above the last place changes nothing, like one that is there.
        let numbers = (0..places).map(|place| set | 1 << place).chain([set]).unique();
        if left == 0 { vec![] } else { numbers.map(|set| (left - 1, set)).collect() }
    };
    (1..=*n)
        .map(|k| {
            let is_alices = |left: usize| (k - left) % 2 == 0;
            let wins = |&(left, set): &Position, after: &[bool]| match left {
                0 => (letters.as_bytes()[set.trailing_ones() as usize] == b'A') == is_alices(left),
                _ => after.contains(&false),
            };
            Play::new(moves, wins)
                .board(|&(left, set)| {
                    let cell = |(place, letter): (usize, char)| {
                        if set >> place & 1 == 1 { format!("({letter})") } else { letter.to_string() }
                    };
                    board::row(letters.chars().enumerate().map(cell)).and(board::numbers([("turns left:", left)]))
                })
                .label(|&(_, before), &(_, after)| match before ^ after {
                    0 => "add nothing new".to_owned(),
                    added => format!("add {}", added.trailing_zeros()),
                })
                .mover(move |&(left, _)| if is_alices(left) { "Alice" } else { "Bob" })
                .value(&(k, 0))
        })
        .collect()
}

fn said(wins: &Vec<bool>) -> String {
    wins.iter().map(|&wins| if wins { "Alice" } else { "Bob" }).join("\n")
}

fn random_game(n: usize, of_a: f64, random: &mut Pcg64) -> Game {
    (n, (0..=n).map(|_| if random.random_bool(of_a) { 'A' } else { 'B' }).collect())
}

/// The answers by a rule for each number of turns.
fn each((n, letters): &Game, wins: impl Fn(usize, &[u8]) -> bool) -> Vec<bool> {
    (1..=*n).map(|k| wins(k, letters.as_bytes())).collect()
}

/// Whether an A comes first when so many letters A and B are left out from the left.
fn by_places(letters: &[u8], of_a: usize, of_b: usize) -> bool {
    let mut left_out = [of_a, of_b];
    let first = letters.iter().find(|&&letter| {
        let left_out = &mut left_out[usize::from(letter == b'B')];
        let is_there = *left_out == 0;
        *left_out = left_out.saturating_sub(1);
        is_there
    });
    first == Some(&b'A')
}

/// Plays on: each player adds the first place that has the other one's letter and is not there, and the least number
/// that is missing goes up. With so many turns nothing is known that does without these strategies.
fn turn_by_turn((n, letters): &Game) -> Vec<bool> {
    let letters = letters.as_bytes();
    let mut is_there = vec![false; letters.len()];
    // Where each player's next place may be, and the least number that is missing.
    let (mut next, mut missing) = ([0, 0], 0);
    (1..=*n)
        .map(|k| {
            let player = (k - 1) % 2;
            let wanted = [b'B', b'A'][player];
            while next[player] < letters.len() && letters[next[player]] != wanted {
                next[player] += 1;
            }
            if let Some(place) = is_there.get_mut(next[player]) {
                *place = true;
                next[player] += 1;
            }
            while is_there[missing] {
                missing += 1;
            }
            letters[missing] == b'A'
        })
        .collect()
}
