//! Cookies are eaten until the XOR of the others is 0, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let cookies = row([list("N", int("an integer", 1..=MOST)).in_order(Order::Distinct)]);
    let cookies = cookies.such("integers whose XOR is not 0", |cookies: Vec<u32>| xor(cookies) != 0);
    let form = format::all([row([len("N", 1..=N)]), cookies]);
    Problem::one("arc131c", Limits::UNKNOWN, form, oracle, ["Win", "Lose"])
        .small("all-sets-of-integers-up-to-7", || {
            (1..=7_u32).powerset().filter(|set| xor(set.iter().copied()) != 0).collect()
        })
        .small("random-sets-of-4-to-10-integers", || {
            let mut random = seeded(1);
            let mut set = |index: usize| {
                let most = [11, 15, 31, MOST][index % 4];
                let n = random.random_range(4..=10);
                std::iter::repeat_with(|| random.random_range(1..=most)).unique().take(n).collect_vec()
            };
            (0..300).map(&mut set).filter(|set| xor(set.iter().copied()) != 0).collect()
        })
        .beyond("for worst inputs, integers with a bit in common, and a winning first move")
        // All of them have the highest bit. Whoever eats while their number is even leaves an XOR that has it, too.
        .known("an-even-number-with-a-bit-in-common", || (with_the_highest_bit(N), false))
        .attacks("a search for the XOR in vain, in integers in no order")
        .known("an-odd-number-with-a-bit-in-common", || (with_the_highest_bit(N - 1), true))
        .attacks("an odd number, where no move wins at once")
        // The XOR of the others is 0.
        .known("a-cookie-that-wins-at-once", || {
            let others = (0..N as u32 / 4).flat_map(|four| [0, 1, 2, 3].map(|rest| 4 * four + rest)).skip(1);
            (others.chain([MOST]).collect(), true)
        })
        .attacks("a single winning move with an even number, the last cookie")
        .known("falling-integers", || ((0..N as u32).map(|i| MOST - i).collect(), false))
        .attacks("an order that has to be turned round to find equal ones")
        .wrong("parity-alone", |cookies| cookies.len() % 2 == 1, "sample-3")
        .says("Looks at the parity alone; with an even number the first player may win at once.")
        .wrong("at-once-or-never", |cookies| cookies.contains(&xor(cookies.iter().copied())), "three-cookies")
        .says("Wins at once or not at all; with an odd number some cookie can be eaten without danger.")
        .wrong("no-partners", without_partners, "three-cookies-and-a-pair")
        .says("Gives up an odd number if some two integers have the XOR of all; another cookie has no such partner.")
        .refused([
            ("an-integer-twice", "3\n5 6 @5\n", "an integer that has not come before"),
            ("xor-zero", "3\n@1 2 3\n", "integers whose XOR is not 0"),
        ])
        .main()
}

/// The largest number of cookies, and the largest integer.
const N: usize = 400_000;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    // Cookies whose XOR is 0 are left by a player who has won.
    let is_over = |cookies: &Vec<u32>| xor(cookies.iter().copied()) == 0;
    let eaten = |cookies: &Vec<u32>| cookies.iter().map(|&cookie| board::gone(cookies, &[cookie])).collect();
    let mut play = Play::normal(move |cookies| if is_over(cookies) { vec![] } else { eaten(cookies) })
        .board(|cookies| board::row(cookies).and(board::numbers([("XOR", xor(cookies.iter().copied()))])))
        .label(|before, after| format!("eat {}", board::gone(before, after)[0]))
        .alike(|cookies| sorted(cookies));
    move |cookies| play.value(cookies)
}

/// So many different integers from 2²⁹ on.
fn with_the_highest_bit(n: usize) -> Vec<u32> {
    let mut random = seeded(2);
    let numbers = std::iter::repeat_with(|| random.random_range(1 << 29..=MOST)).unique().take(n);
    let mut numbers = numbers.collect_vec();
    numbers.shuffle(&mut seeded(3));
    numbers
}

/// The law, but an odd number is lost if some two cookies have the XOR of all, and none wins at once.
fn without_partners(cookies: &Vec<u32>) -> bool {
    let of_all = xor(cookies.iter().copied());
    let has_partners = || cookies.iter().any(|cookie| cookies.contains(&(cookie ^ of_all)));
    cookies.contains(&of_all) || cookies.len() % 2 == 1 && !has_partners()
}
