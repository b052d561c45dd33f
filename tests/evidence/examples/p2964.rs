//! Coins from the front, at most twice as many as the move before, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let coins = format::all([row([len("n", 5..=N)]), list("n", row([int("a coin", 1..=GREATEST)]))]);
    Problem::one("p2964", Limits::known(1000, 20), coins, || |coins: &Vec<u32>| played(coins, TWICE_TAKEN), Plain)
        .all([("n", 7), ("a coin", 2)])
        .all([("n", 5), ("a coin", 4)])
        .small("random-rows-of-8-to-14-coins-up-to-9", || {
            let mut random = seeded(1);
            let mut row = |_| random_row(random.random_range(8..=14), 9, &mut random);
            (0..150).map(&mut row).collect()
        })
        .beyond("for worst inputs, the recurrence by the coins gone, each time over all numbers that may be taken")
        .worst("random", by_same_idea(over_all_numbers), || random_row(N, GREATEST, &mut seeded(2)))
        .attacks("maxima that cannot be predicted, in tables filled to the end")
        .worst("equal-coins", by_same_idea(over_all_numbers), || vec![GREATEST; N])
        .attacks("the largest sum")
        .worst("the-last-coin-counts", by_same_idea(over_all_numbers), || last_coin_counts(N))
        .attacks("long games of few coins a move, as in Fibonacci Nim")
        .worst("1023-coins", by_same_idea(over_all_numbers), || last_coin_counts(1023))
        .attacks("moves of 2, 4, 8, … coins, before the last of which more may be taken than there are")
        .worst("rising", by_same_idea(over_all_numbers), || (0..N as u32).map(|index| 1 + 50 * index).collect())
        .attacks("the largest coins behind: nobody is in a hurry")
        .wrong("nothing-beyond-the-table", |coins| by_coins_gone(coins, coins.len() as u32), "seven-coins")
        .says("Looks up limits above n in a table that was never filled there: the takes 2, 4, 8, … lead to them.")
        .wrong("twice-the-limit", |coins| played(coins, |most, _| 2 * most), "all")
        .says("Doubles what could have been taken; it is the number of coins taken that is doubled.")
        .wrong("less-than-twice", |coins| played(coins, |_, taken| 2 * taken - 1), "all")
        .says("Lets a move take fewer than twice as many coins; exactly twice as many may be taken.")
        .wrong("all-that-may-be-taken", by_greed, "sample-1")
        .says("Always takes as many coins as it may, which lets the other take twice as many.")
        .wrong("twice-and-one", |coins| played(coins, |_, taken| 2 * taken + 1), "all")
        .says("Lets a move take one more than twice as many coins.")
        .main()
}

/// The largest number of coins, and the largest coin.
const N: usize = 2000;
const GREATEST: u32 = 100_000;

/// How many coins may be taken after a move that took so many, where so many could have been taken.
type Limit = fn(most: u32, taken: u32) -> u32;
const TWICE_TAKEN: Limit = |_, taken| 2 * taken;

/// How many coins are gone and how many may be taken, and the sums of the player to move and of the other.
type Position = (usize, u32, u32, u32);

/// What the first player gets if each wants his own sum as large as possible.
fn played(coins: &[u32], limit: Limit) -> u32 {
    let moves = |&(gone, most, mine, other): &Position| {
        let rest = &coins[gone..];
        let take = |taken: usize| {
            let sum: u32 = rest[..taken].iter().sum();
            (gone + taken, limit(most, taken as u32), other, mine + sum)
        };
        (1..=rest.len().min(most as usize)).map(take).collect()
    };
    let sums = |&(_, _, mine, other): &Position, after: &[(u32, u32)]| {
        after.iter().map(|&(other, mine)| (mine, other)).max().unwrap_or((mine, other))
    };
    let play = Play::new(moves, sums).board(|&(gone, most, mine, other)| {
        let left = board::pieces(coins.len(), (gone..coins.len()).map(|at| (at, coins[at])));
        left.and(board::numbers([("may be taken, at most:", most), ("to move:", mine), ("the other:", other)]))
    });
    let play = play.worded(|&(mine, other)| totals([mine, other], PLAYERS));
    let mut play = play.label(|(before, ..), (after, ..)| format!("take {}", after - before));
    play.value(&(0, 2, 0, 0)).0
}

fn random_row(n: usize, greatest: u32, random: &mut Pcg64) -> Vec<u32> {
    (0..n).map(|_| random.random_range(1..=greatest)).collect()
}

/// So many coins, of which the last is worth more than all others.
fn last_coin_counts(n: usize) -> Vec<u32> {
    [&vec![1; n - 1][..], &[GREATEST]].concat()
}

/// The sums of play depend on the sums before only by adding them, so what is still to be got depends on the coins
/// gone and the move before. No closed form is known that could be another algorithm.
fn over_all_numbers(coins: &Vec<u32>) -> u32 {
    by_coins_gone(coins, u32::MAX)
}

/// What the first player gets, by the coins gone and the number taken last, where limits above `greatest` are worth
/// nothing.
fn by_coins_gone(coins: &[u32], greatest: u32) -> u32 {
    let n = coins.len();
    // What is still to be got; the number taken last is at most half of the coins gone, and one.
    let mut worth = (0..=n).map(|gone| vec![0; gone / 2 + 2]).collect_vec();
    let mut left = 0;
    for gone in (0..n).rev() {
        left += coins[gone];
        for last in (1..=gone / 2 + 1).filter(|&last| 2 * last as u32 <= greatest) {
            let best = (1..=(2 * last).min(n - gone)).map(|taken| left - worth[gone + taken][taken]).max();
            worth[gone][last] = best.unwrap_or(0);
        }
    }
    worth[0][1]
}

/// What the first player gets if both take all that they may.
fn by_greed(coins: &Vec<u32>) -> u32 {
    let (mut gone, mut most, mut sums) = (0, 2, [0, 0]);
    for turn in 0.. {
        let taken = most.min(coins.len() - gone);
        sums[turn % 2] += coins[gone..][..taken].iter().sum::<u32>();
        (gone, most) = (gone + taken, 2 * taken);
        if gone == coins.len() {
            break;
        }
    }
    sums[0]
}
