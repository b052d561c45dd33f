//! Brackets are deleted at both ends, and each player may stop, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let brackets = format::word("the length of S", 2, MOST, "()");
    let game = format::all([brackets, row([int("K", 1..=MOST - 1)])]).such(SHORTER, |(s, k): Game| k < s.len());
    let games = Format::tests("T", 1..=T, game).sum("the sum of |S|", "the length of S", MOST);
    let games = games.trying("K", "the length of S", MOST).trying("the length of S", "K", 1);
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::tests("arc209a", Limits { time: None, memory: Some(1024) }, games, || by_play, ["First", "Second"])
        .all([("the length of S", 8), ("K", 7)])
        .small("all-correct-sequences-of-10-or-12-brackets", correct_ones)
        .small("enclosed-rows-of-parts-with-short-ones-at-their-ends", || enclosed_rows(1, 500, 3))
        .beyond("for worst inputs, sequences made of parts")
        .known("short-parts", || (vec![("()".repeat(MOST / 2), 2)], vec![false]))
        .attacks("half a million rounds, all of them answered")
        .known("one-in-the-other", || (vec![(one_in_the_other(MOST / 2, ""), MOST / 2)], vec![false]))
        .attacks("recursion as deep as the brackets, and a search for the enclosing pairs that is quadratic")
        .known("an-odd-number-is-left", || (vec![(one_in_the_other(MOST / 2, ""), MOST - 1)], vec![true]))
        .attacks("the parity of K at the end of its range")
        // The long part is the middle one. On each side the short ones last for all rounds, or for all but one.
        .known("a-long-part-in-the-middle", || (vec![(around_a_long_part(SHORT), MOST - 2 * SHORT)], vec![false]))
        .attacks("the last part that matters, at both ends")
        .known("a-long-part-a-round-too-near", || (vec![(around_a_long_part(SHORT), MOST - 2 * SHORT - 2)], vec![true]))
        .attacks("the same with a round more")
        .known("parts-within-brackets", || {
            let middle = around_a_long_part(MOST / 8);
            let depth = (MOST - middle.len()) / 2;
            let left = middle.len() - MOST / 4;
            (vec![(one_in_the_other(depth, &middle), left)], vec![false])
        })
        .attacks("pairs that are taken off, and then parts")
        .worst("many-short-games", by_algorithm(by_play), || enclosed_rows(2, T, 2))
        .attacks("as many tests as can be")
        .wrong("correct-and-even", |(s, k)| !(k % 2 == 0 && is_correct(s)), "all")
        .says("Lets Jiro win whenever K is even and S is correct; Taro may spoil S so that no deletion mends it.")
        .wrong("without-enclosing-pairs", |(s, k)| k % 2 == 1 || !is_correct(s) || !short_at_both_ends(s, *k), "all")
        .says("Forgets that Jiro may delete at the other end as long as the first bracket is closed by the last one.")
        .wrong("copying", |(s, k)| k % 2 == 1 || !copied(s, *k), "all")
        .says("Lets Jiro always delete at the other end; with two parts or more he must delete at the same one.")
        .wrong("left-end-alone", |game| by_parts(game, |s, k| s.starts_with(&"()".repeat((s.len() - k) / 2))), "all")
        .says("Looks at the left end alone; Taro chooses the end in every round.")
        .refused([
            ("nothing-is-deleted", "1\n()()\n@4\n", "an integer from 1 to 3"),
            ("another-character", "1\n@(]\n1\n", "2 to 1000000 characters out of \"()\""),
        ])
        .main()
}

/// The greatest number of tests, and of brackets in all.
const T: usize = 100_000;
const MOST: usize = 1_000_000;

/// So many short parts stand on both sides of a long one.
const SHORT: usize = (MOST - 4) / 4;

const SHORTER: &str = "K below the length of S";

/// S and K.
type Game = (String, usize);

/// The brackets that are left, whether Jiro is to move, and whether the game is over.
type Position = (String, bool, bool);

fn by_play((brackets, k): &Game) -> bool {
    let moves = |(brackets, jiro_moves, is_over): &Position| match is_over {
        true => vec![],
        false => {
            let next = |rest: &str| (rest.to_owned(), !jiro_moves, rest.len() == *k);
            let ended = (brackets.clone(), !jiro_moves, true);
            vec![next(&brackets[1..]), next(&brackets[..brackets.len() - 1]), ended]
        }
    };
    // At the end nobody has the move, and the side that the position names has won or not.
    let wins = |(brackets, jiro_moves, is_over): &Position, next: &[bool]| match is_over {
        true => is_correct(brackets) == *jiro_moves,
        false => next.contains(&false),
    };
    let play = Play::new(moves, wins).board(|(brackets, ..)| board::row(brackets.chars()));
    let play = play.mover(|(_, jiro_moves, _)| if *jiro_moves { "Jiro" } else { "Taro" });
    let mut play = play.label(|(before, ..), (after, ..)| match () {
        () if before == after => "end the game".to_owned(),
        () if before[1..] == *after => "delete the first bracket".to_owned(),
        () => "delete the last bracket".to_owned(),
    });
    play.value(&(brackets.clone(), false, false))
}

fn is_correct(brackets: &str) -> bool {
    let depth = brackets.chars().try_fold(0_usize, |depth, bracket| match bracket {
        '(' => Some(depth + 1),
        _ => depth.checked_sub(1),
    });
    depth == Some(0)
}

fn correct_ones() -> Vec<Game> {
    let all = [10, 12].into_iter().flat_map(|length| (0..length).map(|_| ['(', ')']).multi_cartesian_product());
    let correct = all.map(String::from_iter).filter(|brackets| is_correct(brackets));
    correct.flat_map(|s| (2..s.len()).step_by(2).map(move |k| (s.clone(), k))).collect()
}

/// Pairs enclose a row that has short parts, fewer than `most`, at its ends, and perhaps a long one between. Few
/// brackets are deleted, mostly an even number.
fn enclosed_rows(seed: u64, count: usize, most: usize) -> Vec<Game> {
    let mut random = seeded(seed);
    let mut game = |_| {
        let mut below = |most: usize| random.random_range(0..most);
        let [left, right] = [below(most), below(most)].map(|parts| "()".repeat(parts));
        let middle = ["(())", "()(())", "(()())", ""][below(4)];
        let brackets = one_in_the_other(below(2), &format!("{left}{middle}{right}()"));
        let deleted = 1 + below(brackets.len() - 1);
        let k = brackets.len() - deleted;
        (brackets, if below(4) > 0 && k > 1 { k - k % 2 } else { k })
    };
    (0..count).map(&mut game).collect()
}

/// So many pairs around a middle.
fn one_in_the_other(pairs: usize, middle: &str) -> String {
    "(".repeat(pairs) + middle + &")".repeat(pairs)
}

/// So many short parts on each side of a long one.
fn around_a_long_part(short: usize) -> String {
    let side = "()".repeat(short);
    format!("{side}(()){side}")
}

/// Whether as many brackets at both ends as are to be deleted are in short parts.
fn short_at_both_ends(brackets: &str, k: usize) -> bool {
    let short = "()".repeat((brackets.len() - k) / 2);
    brackets.starts_with(&short) && brackets.ends_with(&short)
}

/// Whether what is left after each round is correct if one bracket goes at each end.
fn copied(brackets: &str, k: usize) -> bool {
    (0..=(brackets.len() - k) / 2).all(|rounds| is_correct(&brackets[rounds..brackets.len() - rounds]))
}

/// The claim, with another condition on the row of parts within the enclosing pairs.
fn by_parts((brackets, k): &Game, jiro_wins: impl Fn(&str, usize) -> bool) -> bool {
    let mut row = &brackets[..];
    while row.len() > *k && is_correct(row) && is_correct(&row[1..row.len() - 1]) {
        row = &row[1..row.len() - 1];
    }
    k % 2 == 1 || !is_correct(row) || !jiro_wins(row, *k)
}
