//! Digits are written, for equal or unequal sums, by play.

use evidence::prelude::*;
use format::word_of;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 2..=N)]), row([word_of("a ticket", "n", "0123456789?")])]);
    let form = form.such("an even number of digits, an even number of them erased", |ticket: String| {
        ticket.len() % 2 == 0 && erased(&ticket) % 2 == 0
    });
    Problem::one("cf1215d", Limits::known(1000, 256), form, || by_play, ["Monocarp", "Bicarp"])
        .all([("n", 2)])
        .small("random-tickets-of-4-to-10-digits-with-nearly-equal-halves", || {
            let mut random = seeded(1);
            let ticket = || {
                let (half, erasing) = (random.random_range(2..=5), random.random_range(0.1..0.9));
                let digit = |random: &mut Pcg64| char::from(random.random_range(b'0'..=b'9'));
                (0..2 * half).map(|_| if random.random_bool(erasing) { '?' } else { digit(&mut random) }).collect()
            };
            let tickets = std::iter::repeat_with(ticket);
            let is_near = |ticket: &String| erased(ticket) % 2 == 0 && lead(ticket, 9, 2).abs() <= 3;
            tickets.filter(is_near).take(300).collect()
        })
        // Bicarp copies every digit in the other half.
        .known("all-digits-erased", || ("?".repeat(N), false))
        .attacks("a search over who writes what where")
        // Bicarp completes every digit to 9.
        .known("one-half-erased", || (one_half_erased("09"), false))
        .attacks("erased digits in one half alone, and half digits that a rounding would lose")
        // Monocarp always writes 9.
        .known("one-half-erased-and-one-behind", || (one_half_erased("08"), true))
        .attacks("a lead of a single half, in sums of hundreds of thousands")
        .known("nothing-erased", || {
            let mut random = seeded(2);
            let mut half = (0..N / 2).map(|_| random.random_range(b'0'..=b'9')).map(char::from).collect_vec();
            let left: String = half.iter().collect();
            half.shuffle(&mut random);
            (left + &half.iter().collect::<String>(), false)
        })
        .attacks("digits that cannot be predicted, with equal sums")
        .wrong("four-for-each", |ticket| lead(ticket, 4, 1) != 0, "nine-against-two-erased")
        .says("Counts an erased digit as 4, as if 9 / 2 were an integer; it counts 4.5.")
        .wrong("digits-alone", |ticket| lead(ticket, 0, 1) != 0, "nine-against-two-erased")
        .says("Compares the sums of the digits that are left; an erased one counts 4.5.")
        .wrong("copying-alone", |ticket| lead(ticket, 0, 1) != 0 || lead(ticket, 1, 0) != 0, "nine-against-two-erased")
        .says("Lets Bicarp copy digits in the other half alone; he can also complete them to 9 in the same half.")
        .wrong(
            "equal-sums-are-possible",
            |ticket| {
                let (left, right) = ticket.split_at(ticket.len() / 2);
                let [least, most] = [-9 * erased(right) as i32, 9 * erased(left) as i32];
                !(least..=most).contains(&-lead(ticket, 0, 1))
            },
            "one-ahead",
        )
        .says("Lets Bicarp win wherever the erased digits can make the sums equal; Monocarp writes half of them.")
        .refused([
            ("an-odd-number-of-digits", "@3@\n1?1\n", "an even number of digits, an even number of them erased"),
            ("one-digit-erased", "@2@\n1?\n", "an even number of digits, an even number of them erased"),
        ])
        .main()
}

/// The largest number of digits.
const N: usize = 200_000;

/// The ticket, the sum of its left half less that of the right one, without erased digits, and whether Monocarp is to
/// move.
type Position = (String, i32, bool);

/// Write any digit in the place of an erased one. In the end Bicarp has won if the sums are equal.
fn by_play(ticket: &String) -> bool {
    let half = ticket.len() / 2;
    let moves = |(ticket, lead, is_monocarp): &Position| {
        let write = |(place, digit): (usize, u8)| {
            let mut written = ticket.clone();
            written.replace_range(place..=place, &digit.to_string());
            let gain = i32::from(digit);
            (written, if place < half { lead + gain } else { lead - gain }, !is_monocarp)
        };
        let places = ticket.bytes().positions(|digit| digit == b'?');
        places.cartesian_product(0..=9).map(write).collect()
    };
    let wins = |(_, lead, is_monocarp): &Position, after: &[bool]| match after {
        [] => (*lead != 0) == *is_monocarp,
        _ => after.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|(ticket, lead, _)| board::row(ticket.chars()).and(board::numbers([("left less right", lead)])))
        // What is written is in the lead.
        .alike(|(ticket, lead, is_monocarp)| {
            let kept = |digits: &str| {
                sorted(&digits.chars().map(|digit| if digit == '?' { digit } else { '0' }).collect_vec())
            };
            let kept: String = [kept(&ticket[..half]), kept(&ticket[half..])].concat().into_iter().collect();
            (kept, *lead, *is_monocarp)
        })
        .mover(|&(.., is_monocarp)| if is_monocarp { "Monocarp" } else { "Bicarp" });
    play.value(&(ticket.clone(), lead(ticket, 0, 1), true))
}

fn erased(ticket: &str) -> usize {
    ticket.bytes().filter(|&digit| digit == b'?').count()
}

/// The sum of the left half less that of the right one, where an erased digit counts this much, and any other so many
/// times.
fn lead(ticket: &str, of_erased: i32, times: i32) -> i32 {
    let sum = |digits: &str| -> i32 {
        digits.bytes().map(|digit| if digit == b'?' { of_erased } else { times * i32::from(digit - b'0') }).sum()
    };
    let (left, right) = ticket.split_at(ticket.len() / 2);
    sum(left) - sum(right)
}

/// The left half is written, and is behind by what its last two digits are less than 09. The right half is erased.
fn one_half_erased(last: &str) -> String {
    "09".repeat(N / 4 - 1) + last + &"?".repeat(N / 2)
}
