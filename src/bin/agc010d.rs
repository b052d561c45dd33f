//! # AGC010 D Decrementing — a number less by one, then all divided by their common divisor
//!
//! - Judge: <https://atcoder.jp/contests/agc010/tasks/agc010_d>
//! - 中文: 减一后全体除以最大公约数
//! - Family: [parity](super#parity)
//! - Theorem: the number of even numbers, and one forced line
//! - Finder: rows › lower numbers
//!
//! ## Rule
//! N integers from 1 to 10⁹ with the greatest common divisor 1 are given. In turn a player subtracts 1 from one of them
//! that is at least 2. Then all are divided by their greatest common divisor. A player who finds only ones loses.
//!
//! ## Claim
//! Let E be the number of even numbers.
//!
//! 1. If E is odd, the player to move wins.
//! 2. If E is even, he loses in two cases: the number of odd numbers is not 1; the only odd number is 1.
//! 3. If E is even, and the only odd number is greater than 1, he wins iff the move on this number wins.
//!
//! ## Why
//! The divisor 1 means that there is always an odd number. As long as the numbers are divided by an odd divisor, none
//! of them changes its parity. Then a move changes the parity of exactly one number, so it changes the parity of E. The
//! divisor is even only if a move leaves no odd number: it takes the only odd number.
//!
//! First look at two kinds of positions: A, where E is odd; and B, where E is even and there are two odd numbers at
//! least, or nothing but ones. A player in A wins, and a player in B loses, for this reason:
//!
//! - From A a move leads to B. There is an even number. The player makes it odd. There was an odd number before; so now
//!   there are at least two, the divisor is odd, and E is even.
//! - From B every move leads to A, unless there are only ones, and the player has lost. An odd number stays, so the
//!   divisor is odd and E becomes odd.
//! - The game ends, as every move makes the sum of the numbers smaller. In A it is not over: there is an even number.
//!
//! This proves claim 1, and claim 2 unless there is exactly one odd number. So let E be even, let b be the only odd
//! number, and let there be at least one even number. A move on an even number leads to A, since b stays. It loses. If
//! b = 1, all moves are of this kind, and the player loses. If b > 1, there is just one more move, on b. This proves
//! claim 3. The move makes all numbers even, so after it they are at most half of what they were.
//!
//! ## How
//! The program makes the moves of claim 3 until claim 1 or 2 decides. There are at most 29 of them: after 29, numbers
//! below 2³⁰ have become ones.
//!
//! ## Cost
//! O((N + log A) log A) time, O(N) memory for numbers up to A.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000> }
        let first = input.place();
        input! { from input, numbers: [In<1, 1_000_000_000, u32>; n] }
        if greatest_common_divisor(&numbers) != 1 {
            first.refuse_all(n, "integers with the greatest common divisor 1");
        }
        out.either(first_player_wins(&numbers), ["First", "Second"]);
    });
}

fn first_player_wins(numbers: &[u32]) -> bool {
    let mut numbers = numbers.to_vec();
    let mut forced_moves = 0;
    loop {
        let odd = numbers.iter().positions(|number| number % 2 == 1).collect_vec();
        let even = numbers.len() - odd.len();
        match odd[..] {
            [only] if even % 2 == 0 && numbers[only] > 1 => numbers[only] -= 1,
            _ => return (even + forced_moves) % 2 == 1,
        }
        let divisor = greatest_common_divisor(&numbers);
        numbers.iter_mut().for_each(|number| *number /= divisor);
        forced_moves += 1;
    }
}

fn greatest_common_divisor(numbers: &[u32]) -> u32 {
    numbers.iter().fold(0, |mut divisor, &number| {
        let mut rest = number;
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        divisor
    })
}
