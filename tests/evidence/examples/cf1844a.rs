//! A pile is named that the second player wins, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = row([int("a", 1..=MOST - 1), between("b", format::from(|before| before["a"] + 1), MOST)]);
    Problem::tests("cf1844a", Limits::known(1000, 256), Format::tests("t", 1..=T, numbers), || by_play, Plain)
        .all([("a", i128::from(MOST)), ("b", i128::from(MOST))])
        .inputs_of(T)
        .worst("neighbours", by_algorithm(by_table), || (1..MOST).map(|a| (a, a + 1)).collect())
        .attacks("2a stones, which the first player wins, and up to 199 stones")
        .worst("far-apart", by_algorithm(by_table), || (1..MOST).map(|a| (a, MOST)).collect())
        .attacks("the longest tables, and piles that are lost because nobody can move")
        .check(check)
        .wrong("twice-a", |&(a, _)| 2 * a, "all")
        .says("Names 2a; if b ≤ 2a, the first player takes b stones and leaves fewer than a.")
        .smallest("1\n1 2\n")
        .wrong("fewer-than-a", |&(a, _)| a - 1, "all")
        .says("Names a − 1, from which nobody can move; for a = 1 that is 0, but at least 1 is asked for.")
        .wrong("two-for-a-of-one", |&(a, _)| if a > 1 { 1 } else { 2 }, "one-and-two")
        .says("Names 2 where a = 1; if b = 2, the first player takes both stones.")
        .smallest("1\n1 2\n")
        .wrong("always-one", |_| 1, "all")
        .says("Names 1 for every a; nobody can move from 1 if a is greater, but if a = 1, the first player takes it.")
        .wrong("one-to-b", |&(_, b)| b + 1, "all")
        .says("Lets a move take any number of stones from 1 to b; only a or b may be taken.")
        .lemmas([
            lemma("every-lost-pile-is-right", every_lost_pile_is_right),
            lemma("nothing-else-is-right", nothing_else_is_right),
        ])
        .main()
}

/// The largest number of questions, the largest number of stones of a move, and of the pile that is named.
const T: usize = 100;
const MOST: u32 = 100;
const PILE: u32 = 1_000_000;

/// The numbers of stones that a move takes.
type Numbers = (u32, u32);

/// The least lost pile from which both moves are possible.
fn by_play(&(a, b): &Numbers) -> u32 {
    // Take exactly a or exactly b stones.
    let moves = |stones: &u32| [a, b].into_iter().filter_map(|taken| stones.checked_sub(taken)).collect();
    let mut play = Play::normal(moves)
        .board(|&stones| board::heaps([stones]))
        .label(|before, after| format!("take {}", before - after));
    (b..).find(|stones| !play.value(stones)).expect("some pile is lost")
}

/// Which piles up to this one the player to move wins, each by those that its moves lead to.
fn table(&(a, b): &Numbers, most: u32) -> Vec<bool> {
    let mut won: Vec<bool> = vec![];
    for stones in 0..=most {
        let is_won = [a, b].into_iter().any(|taken| stones >= taken && !won[(stones - taken) as usize]);
        won.push(is_won);
    }
    won
}

/// The greatest lost pile of the first thousand.
fn by_table(numbers: &Numbers) -> u32 {
    table(numbers, 1000).into_iter().rposition(|is_won| !is_won).expect("some pile is lost") as u32
}

/// Any lost pile is right that has from 1 to 10⁶ stones.
fn check(questions: Vec<Numbers>, _: &str, actual: &str) -> Result<(), String> {
    let lines = actual.trim_end().lines().collect_vec();
    if lines.len() != questions.len() {
        return Err(format!("{} lines for {} questions", lines.len(), questions.len()));
    }
    for (index, (numbers, line)) in questions.iter().zip(lines).enumerate() {
        let stones = line.trim().parse().ok().filter(|stones| (1..=PILE).contains(stones));
        let stones = stones.ok_or_else(|| format!("line {}: {line:?} is no number from 1 to {PILE}", index + 1))?;
        if table(numbers, stones)[stones as usize] {
            return Err(format!("line {}: the first player wins with {stones} stones", index + 1));
        }
    }
    Ok(())
}

fn checked(actual: &str) -> Result<(), String> {
    check(vec![(1, 4), (9, 26)], "", actual)
}

/// With 1 or 4 stones the lost piles are those that leave 0 or 2 modulo 5; with 9 or 26 no move is possible from 8.
fn every_lost_pile_is_right() {
    for output in ["5\n35\n", "2\n8\n", "7 \r\n1", "1000000\n35\n"] {
        assert_eq!(checked(output), Ok(()));
    }
}

fn nothing_else_is_right() {
    for output in ["", "5\n", "5\n35\n1\n", "1\n35\n", "0\n35\n", "5\n9\n", "5\nx\n", "5 35\n", "1000002\n35\n"] {
        assert!(checked(output).is_err(), "{output:?}");
    }
}
