//! One coin, or half of them, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let chests = Format::tests("T", 1..=T, row([int("N", 1..=COINS)]));
    Problem::tests("cf1425a", Limits::known(2000, 256), chests, oracle, Plain)
        .all([("N", 3000)])
        .inputs_of(300)
        .beyond(
            "for worst inputs, a table of chests up to two million coins by the rule, and the equations of the proof",
        )
        .worst("near-two-million", by_algorithm(by_table), || (0..T as u64).map(|chest| TABLE - chest).collect())
        .attacks("every remainder, with a table or a search for each chest")
        .worst("greatest-chests", by_same_idea(by_equations), || (0..T as u64).map(|chest| COINS - chest).collect())
        .attacks("numbers of 60 bits, and tables of any kind")
        .worst("most-moves", by_same_idea(by_equations), || {
            // From 2c + 3 coins, where c is odd, four moves lead to c.
            let grown = |chest: u64| {
                let more = |coins: &u64| Some(2 * coins + 3).filter(|&coins| coins <= COINS);
                std::iter::successors(Some(2 * chest + 1), more).last().expect("a chest")
            };
            (0..T as u64).map(grown).collect()
        })
        .attacks("four moves for each halving")
        .wrong("half-whenever-even", |&coins| shared(coins, |coins| coins % 2 == 0), "not-half-of-twelve")
        .says("Takes half of every even number; from 12 coins one coin is better.")
        .smallest("1\n12\n")
        .wrong("not-half-of-four", |&coins| shared(coins, |coins| coins % 4 == 2), "four-coins")
        .says("Takes one coin from every multiple of 4; from 4 coins half is better.")
        .smallest("1\n4\n")
        .wrong(
            "half-of-powers-of-two",
            |&coins| shared(coins, |coins| coins % 4 == 2 || coins > 1 && coins.is_power_of_two()),
            "not-half-of-twelve",
        )
        .says("Takes half of 16, 32, 64, … as of 4; from these, one coin is better.")
        .smallest("1\n16\n")
        .wrong("chests-of-32-bits", |&coins| by_equations(&(coins & 0xffff_ffff)), "large-powers-of-two")
        .says("Keeps the number of coins in 32 bits; it reaches 10¹⁸.")
        .main()
}

/// The largest number of chests, and of coins.
const T: usize = 100_000;
const COINS: u64 = 1_000_000_000_000_000_000;

/// What the player to move gets of the coins in the chest, and what the other one gets.
type Shares = (u64, u64);

fn oracle() -> impl FnMut(&u64) -> u64 {
    let shares = |&coins: &u64, after: &[Shares]| {
        let moved = after.iter().map(|&(next, mover)| (mover + (coins - next - mover), next));
        moved.max().unwrap_or((0, 0))
    };
    let mut play = Play::new(moves, shares)
        .board(|&coins| board::heaps([coins]))
        .label(|before, after| format!("take {}", before - after))
        .worded(|&(mine, other)| totals([mine, other], PLAYERS));
    move |coins| play.value(coins).0
}

/// Take one coin, or half of an even number.
fn moves(&coins: &u64) -> Vec<u64> {
    let one = coins.checked_sub(1);
    let half = (coins % 2 == 0 && coins > 2).then_some(coins / 2);
    one.into_iter().chain(half).collect()
}

/// The largest chest of the table.
const TABLE: u64 = 2_000_000;

/// What the player to move gets, chest after chest: all coins but what the next player gets of the rest.
fn by_table(&coins: &u64) -> u64 {
    static SHARES: LazyLock<Vec<u64>> = LazyLock::new(|| {
        let mut shares: Vec<u64> = vec![0];
        for coins in 1..=TABLE {
            let least_left = moves(&coins).into_iter().map(|left| shares[left as usize]).min();
            shares.push(coins - least_left.expect("one coin can be taken"));
        }
        shares
    });
    SHARES[coins as usize]
}

/// What the first player gets, by the equations of the proof, on which the program rests, too: no other way to numbers
/// of this size is known.
fn by_equations(&coins: &u64) -> u64 {
    if coins % 2 == 1 {
        return coins - by_equations(&(coins - 1));
    }
    let (mut coins, mut gets) = (coins, 0);
    while coins > 0 {
        let (more, rest) = match coins {
            4 => (3, 0),
            coins if coins % 4 == 2 => (coins / 2, coins / 2 - 1),
            coins => (coins / 2, coins / 2 - 2),
        };
        gets += more;
        coins = rest;
    }
    gets
}

/// What the first player gets if half is taken wherever `is_half` says so.
fn shared(mut coins: u64, is_half: fn(u64) -> bool) -> u64 {
    let (mut sums, mut player) = ([0, 0], 0);
    while coins > 0 {
        let taken = if is_half(coins) { coins / 2 } else { 1 };
        coins -= taken;
        sums[player] += taken;
        player = 1 - player;
    }
    sums[0]
}
