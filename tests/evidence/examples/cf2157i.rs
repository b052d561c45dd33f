//! Attacks that must not repeat the one before, by play.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let questions = Format::tests("t", 1..=T, row([int("n", 1..=N), int("m", 2..=N)]));
    Problem::tests("cf2157i", Limits::known(4000, 1000), questions, || oracle(false), ["YES", "NO"])
        .inputs_of(200)
        .all([("n", 80), ("m", 12)])
        .small("odd-m-up-to-41-and-healths-near-multiples", || {
            let near = |m: u32| (1..=10).flat_map(move |k| (k * (m + 1)..=k * (m + 2)).map(move |n| (n, m)));
            (5..=41).step_by(2).flat_map(near).collect()
        })
        .beyond("for worst inputs, tables of what wins at every health, and the claim with all that is asked for kept")
        .known("even-m", || {
            // The multiples of m + 1 are lost: the second player fills up to them, and never with half of m + 1.
            let question = |k: u32| (N / (2 * k + 1) * (2 * k + 1) - k % 2, 2 * k);
            let questions = (1..=T as u32).map(question).collect_vec();
            (questions, (1..=T).map(|k| k % 2 == 1).collect())
        })
        .attacks("many blocks for a small m, for which no more is to be computed")
        .worst("the-same-m", by_algorithm(by_table), || (0..T as u32).map(|k| (N - k, 3)).collect())
        .attacks("250000 blocks for every question, if nothing is kept")
        .worst("a-hundred-m", by_algorithm(by_table), || (0..100).map(|k| (N - k % 9, 2 * k + 3)).collect())
        .attacks("long ways back through the blocks")
        .worst("all-m-different", by_same_idea(by_claim), || (0..T as u32).map(|k| (N - k % 7, 2 * k + 3)).collect())
        .attacks("one table after the other: four million blocks in all")
        .wrong("multiples-of-m-plus-1", |&(n, m)| n % (m + 1) != 0, "all")
        .says("Takes it for the game without the ban; for an odd m the answer (m + 1)/2 may be forbidden.")
        .wrong("every-other-block-is-longer", |&(n, m)| n % (2 * m + 3) != 0 && n % (2 * m + 3) != m + 1, "all")
        .says(
            "Takes the distances m + 1 and m + 2 in turn for each m; for an even m all are m + 1, and for many an odd \
             m their order is another.",
        )
        .wrong_play("no-overkill", || oracle(true), "all")
        .says("Forbids attacks above the health, which are allowed.")
        .wrong("without-the-block-before", |&(n, m)| blocks(n, m, false), "odd-m-up-to-41-and-healths-near-multiples")
        .says("Looks for other winning attacks only back to the last lost health.")
        .unplayed([("sample-1", "it asks for attacks up to 400000 on as much health")])
        .main()
}

/// The largest number of questions, and the largest number in one.
const T: usize = 10_000;
const N: u32 = 1_000_000;

/// The health, and the attack just made, or 0.
type Position = (u32, u32);

fn oracle(exact: bool) -> impl FnMut(&(u32, u32)) -> bool {
    let mut plays = HashMap::new();
    move |&(n, m)| {
        let play = plays.entry(m).or_insert_with(|| {
            Play::normal(move |&at: &Position| moves(at, m, exact))
                .board(|&(health, last)| {
                    let last = if last == 0 { "none".to_owned() } else { last.to_string() };
                    board::heaps([health]).and(board::numbers([("last attack", last)]))
                })
                .label(|&(_, _), &(_, attack)| format!("attack with {attack}"))
        });
        play.value(&(n, 0))
    }
}

/// Any attack up to m but the last one; at a health of 0 the game is over.
fn moves((health, last): Position, m: u32, exact: bool) -> Vec<Position> {
    let most = if health == 0 {
        0
    } else if exact {
        m.min(health)
    } else {
        m
    };
    (1..=most).filter(|&attack| attack != last).map(|attack| (health.saturating_sub(attack), attack)).collect()
}

/// What wins at every health: nothing, one attack, or more; each health tells those behind it.
fn by_table(&(n, m): &(u32, u32)) -> bool {
    thread_local! {
        static TABLES: std::cell::RefCell<HashMap<u32, Vec<bool>>> = Default::default();
    }
    let table = || {
        // The only winning attack, or 0 for none, or above m for several.
        let mut winning = vec![0; N as usize + 1];
        let several = m + 1;
        let mut last_lost = 0;
        for health in 0..=N as usize {
            // A lost health makes the distance to it win, up to m; what is below 0 counts as lost.
            let mut attacks = winning[health];
            let add = |attacks: u32, attack: u32| if attacks == 0 || attacks == attack { attack } else { several };
            if health > 0 && health - last_lost <= m as usize {
                attacks = add(attacks, (health - last_lost) as u32);
            }
            if health > 0 && health < m as usize {
                attacks = several;
            }
            winning[health] = attacks;
            match attacks {
                0 => last_lost = health,
                attack if attack <= m && health + (attack as usize) <= N as usize => {
                    let told = &mut winning[health + attack as usize];
                    *told = add(*told, attack);
                }
                _ => {}
            }
        }
        winning.into_iter().map(|attacks| attacks > 0).collect()
    };
    TABLES.with_borrow_mut(|tables| tables.entry(m).or_insert_with(table)[n as usize])
}

/// The claim again: ten thousand tables of a million healths are too many. It keeps what it has asked for, and asks
/// about healths, not about blocks.
fn by_claim(&(n, m): &(u32, u32)) -> bool {
    blocks(n, m, true)
}

fn blocks(n: u32, m: u32, looks_back: bool) -> bool {
    let mut lost = vec![0];
    while lost[lost.len() - 1] < n {
        let last = lost[lost.len() - 1];
        let is_far = m % 2 == 1 && wins_alone(&lost, m, last + m.div_ceil(2), looks_back);
        lost.push(last + m + 1 + u32::from(is_far));
    }
    lost[lost.len() - 1] > n
}

/// Whether one attack alone wins at this health, which is not lost.
fn wins_alone(lost: &[u32], m: u32, health: u32, looks_back: bool) -> bool {
    let below = lost.partition_point(|&lost| lost < health);
    if below == 1 {
        return health >= m;
    }
    let (from, before) = (lost[below - 1], lost[below - 2]);
    let half = |origin: u32| {
        let middle = (health + origin) / 2;
        let is_met = (health + origin) % 2 == 0 && middle - origin <= m && middle != from;
        is_met && wins_alone(&lost[..lost.partition_point(|&lost| lost < middle)], m, middle, looks_back)
    };
    // At the health before `from`, if it is not lost in a longer block, only the middle attack wins.
    let is_told = from - before == m + 2 && health + 1 - from == m.div_ceil(2);
    !(half(from) || looks_back && (is_told || half(before)))
}
