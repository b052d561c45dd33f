//! Digits in a given order of turns, for a multiple of 7, by play.

use std::collections::HashMap;

use evidence::prelude::*;
use format::word_of;

fn main() -> ExitCode {
    let [digits, movers] = [word_of("S", "N", DIGITS), word_of("X", "N", "AT")];
    let form = format::all([row([len("N", 1..=N)]), row([digits]), row([movers])]);
    Problem::one("abc195e", Limits::known(2000, 1024), form, || by_play, ["Takahashi", "Aoki"])
        .all([("N", 2)])
        .small("random-digits-of-3-to-11-rounds", || {
            let mut random = seeded(1);
            let mut game = |index: usize| {
                let n = 3 + index % 9;
                (random_word(n, DIGITS, &mut random), random_word(n, ["AT", "ATT", "TA"][index % 3], &mut random))
            };
            (0..400).map(&mut game).collect()
        })
        .beyond("for worst inputs, strategies proved in comments, and the sets of remainders that Takahashi can force")
        // Takahashi appends 0 whenever he moves, and all of Aoki's digits are 0 or 7.
        .known("sevens-for-aoki", || (for_aoki("07", 1), true))
        .attacks("digits that make no difference, and digits that would lose")
        // In one of the first rounds Aoki can append 5. If R leaves a remainder other than 0, he appends 0 and leaves
        // another one again, and else he appends 5. All later digits are 0 or 7, and no multiple of 7 can come.
        .known("one-other-digit", || {
            let (mut digits, movers) = for_aoki("07", 2);
            let first = movers.find('A').expect("a round of his");
            digits.replace_range(first..N, &random_word(N - first, "07", &mut seeded(3)));
            digits.replace_range(first..=first, "5");
            ((digits, movers), false)
        })
        .attacks("an answer that one of the first digits decides, after 200 000 rounds")
        // Before the last 6 rounds, Takahashi's, R leaves r. Six zeros make 10⁶ r of it, which leaves r again. A single
        // 1 among them adds 1, 10, …, or 10⁵, and these leave 1, 3, 2, 6, 4 and 5. One of these is −r, unless r is 0.
        .known("takahashi-repairs", || {
            let mut random = seeded(4);
            let game = (random_word(N - 6, DIGITS, &mut random), random_word(N - 6, "AAAT", &mut random));
            ((game.0 + "111111", game.1 + "TTTTTT"), true)
        })
        .attacks("six rounds that decide all, after rounds that do not matter")
        .worst("random", by_same_idea(by_forced_sets), || {
            let mut random = seeded(5);
            (random_word(N, DIGITS, &mut random), random_word(N, "ATT", &mut random))
        })
        .attacks("branches that cannot be predicted, on digits and on letters")
        .worst("aoki-once-in-three", by_same_idea(by_forced_sets), || {
            let mut random = seeded(6);
            let movers = "TTA".repeat(N / 3 + 1)[..N].to_owned();
            (random_word(N, "123456", &mut random), movers)
        })
        .attacks("sets of remainders that never stay the same")
        .wrong("any-digits", |game| backwards(game, |_, choices| choices.contains(&true)), "aokis-last-round")
        .says("Asks whether some choice of digits makes a multiple of 7; Aoki chooses in his rounds.")
        .smallest("1\n1\nA\n")
        .wrong(
            "turns-alternate",
            |(digits, movers)| {
                let first = movers.as_bytes()[0];
                let other = if first == b'A' { b'T' } else { b'A' };
                let movers = (0..movers.len()).map(|i| char::from(if i % 2 == 0 { first } else { other })).collect();
                backwards(&(digits.clone(), movers), in_turn)
            },
            "two-rounds-of-one",
        )
        .says("Lets the players take turns; X says who moves in each round.")
        .wrong("forwards-greedy", greedy, "not-zero-at-once")
        .says("Keeps R a multiple of 7 after each round if it can; only the number at the end counts.")
        .wrong(
            "digits-alone",
            |(digits, movers)| {
                let after = |digit: char, mover: char| digit == '0' || digit == '7' || mover == 'T';
                digits.chars().zip(movers.chars()).all(|(digit, mover)| after(digit, mover))
            },
            "takahashi-may-repair",
        )
        .says("Lets Aoki win with any digit that is neither 0 nor 7; Takahashi may be able to make up for it later.")
        .wrong(
            "no-zero",
            |(digits, _)| {
                digits.bytes().fold(0, |remainder, digit| (10 * remainder + usize::from(digit - b'0')) % 7) == 0
            },
            "takahashi-takes-zero",
        )
        .says("Reads S as the number; a player may append 0 instead of the digit.")
        .smallest("1\n1\nT\n")
        .main()
}

/// The largest number of rounds.
const N: usize = 200_000;
const DIGITS: &str = "0123456789";

/// The digits, and who moves in each round.
type Game = (String, String);

fn by_play((digits, movers): &Game) -> bool {
    let is_takahashis = |round: usize| movers.as_bytes().get(round) == Some(&b'T');
    let moves = |written: &String| -> Vec<String> {
        let digit = digits[written.len()..].chars().next();
        digit.into_iter().flat_map(|digit| [digit, '0']).unique().map(|digit| format!("{written}{digit}")).collect()
    };
    let winner = |written: &String, winners: &[&'static str]| match written.len() {
        length if length == digits.len() => {
            if written.parse::<u64>().expect("a short number") % 7 == 0 {
                "Takahashi"
            } else {
                "Aoki"
            }
        }
        length => {
            let own = if is_takahashis(length) { "Takahashi" } else { "Aoki" };
            if winners.contains(&own) { own } else { winners[0] }
        }
    };
    let mut play = Play::new(moves, winner)
        .board(|written| {
            let rest = "·".repeat(digits.len() - written.len());
            let rows = [("X", movers), ("S", digits), ("R", &(written.clone() + &rest))];
            board::grid(rows.map(|(name, row)| [name.to_owned()].into_iter().chain(row.chars().map(String::from))))
        })
        .label(|_, written| format!("append {}", &written[written.len() - 1..]))
        .mover(|written| if is_takahashis(written.len()) { "Takahashi" } else { "Aoki" })
        .worded(|winner| format!("{winner} wins"));
    play.value(&String::new()) == "Takahashi"
}

fn random_word(n: usize, letters: &str, random: &mut Pcg64) -> String {
    (0..n).map(|_| char::from(letters.as_bytes()[random.random_range(0..letters.len())])).collect()
}

/// As many rounds as there can be, in which Aoki can append only these digits, and Takahashi any.
fn for_aoki(letters: &str, seed: u64) -> Game {
    let mut random = seeded(seed);
    let movers = random_word(N, "AT", &mut random);
    let digit = |mover: char| random_word(1, if mover == 'A' { letters } else { DIGITS }, &mut random);
    (movers.chars().map(digit).collect(), movers)
}

/// Whether Takahashi wins in a round, whose letter is given with whether he wins after each of both digits.
fn in_turn(mover: u8, choices: [bool; 2]) -> bool {
    if mover == b'T' { choices.contains(&true) } else { !choices.contains(&false) }
}

/// The claim, with a rule for a round.
fn backwards((digits, movers): &Game, wins: impl Fn(u8, [bool; 2]) -> bool) -> bool {
    let rounds = digits.bytes().zip(movers.bytes()).rev();
    let first = rounds.fold([true, false, false, false, false, false, false], |is_won, (digit, mover)| {
        let after = |remainder: usize| {
            wins(mover, [digit - b'0', 0].map(|digit| is_won[(10 * remainder + usize::from(digit)) % 7]))
        };
        [0, 1, 2, 3, 4, 5, 6].map(after)
    });
    first[0]
}

/// For each set of remainders, a bit each, whether Takahashi can make sure that R leaves one of them after the rounds
/// so far. Random rounds are too many for play, and nothing is known of them but what their remainders decide.
fn by_forced_sets((digits, movers): &Game) -> bool {
    // Of each digit and letter: for each set, the remainders from which a round leads into it.
    let before = DIGITS.bytes().cartesian_product([b'A', b'T']).map(|(digit, mover)| {
        let is_in = |set: usize, remainder: usize| {
            let after = [digit - b'0', 0].map(|digit| (10 * remainder + usize::from(digit)) % 7);
            in_turn(mover, after.map(|after| set >> after & 1 == 1))
        };
        let lead = |set: usize| (0..7).filter(|&remainder| is_in(set, remainder)).map(|remainder| 1 << remainder).sum();
        ((digit, mover), (0..128).map(lead).collect_vec())
    });
    let before: HashMap<(u8, u8), Vec<usize>> = before.collect();
    let mut forced = (0..128).map(|set| set & 1 == 1).collect_vec();
    for round in digits.bytes().zip(movers.bytes()) {
        forced = before[&round].iter().map(|&before| forced[before]).collect();
    }
    forced[1]
}

/// Each player appends what keeps R a multiple of 7, or no multiple, if one of the digits does, else the digit of S.
fn greedy((digits, movers): &Game) -> bool {
    let end = digits.bytes().zip(movers.bytes()).fold(0, |remainder, (digit, mover)| {
        let after = [digit - b'0', 0].map(|digit| (10 * remainder + usize::from(digit)) % 7);
        after.into_iter().find(|&after| (after == 0) == (mover == b'T')).unwrap_or(after[0])
    });
    end == 0
}
