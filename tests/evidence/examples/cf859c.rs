//! Who eats a slice does not decide on the next one, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let pie = counted("N", 1..=N, int("a slice", 1..=MOST));
    Problem::one("cf859c", Limits::known(2000, 256), pie, || by_play, |[alice, bob]: &Eaten| format!("{alice} {bob}"))
        .all([("N", 5), ("a slice", 4)])
        .small("random-pies-of-6-to-12-slices", || {
            let mut random = seeded(1);
            let mut pie = |index: usize| {
                let n = random.random_range(6..=12);
                (0..n).map(|_| random.random_range(1..=[5, 20, MOST][index % 3])).collect()
            };
            (0..200).map(&mut pie).collect()
        })
        .beyond("for worst inputs, pies in which the amounts repeat, and what either player eats")
        // Every slice is eaten by the player with the token: nobody gains by waiting for one that is no greater.
        .known("equal-slices", || (vec![MOST; N], [MOST * N as u32 / 2; 2]))
        .attacks("the largest sum, and a tie at every second slice")
        .worst("small-slices", by_algorithm(by_play), || random_pie(20))
        .attacks("a tree of 2⁵⁰ decisions")
        .worst("large-slices", by_same_idea(by_amounts), || random_pie(MOST))
        .attacks("amounts that hardly repeat, for a program that remembers them")
        .wrong("bob-first", |pie| swapped(by_amounts(pie)), "one-slice")
        .says("Prints what Bob eats first, as he decides first; Alice's amount comes first.")
        .smallest("1\n1\n")
        .wrong("eats-every-slice", |pie| shared(pie, |_| true), "the-greater-slice-last")
        .says("Lets each player eat every slice he decides on; giving a small one away keeps the token.")
        .smallest("2\n1 2\n")
        .wrong("the-token-stays-with-the-eater", |pie| [0, pie.iter().sum()], "equal-slices")
        .says("Gives the token to the player who eats; it goes to the other one.")
        .smallest("2\n1 1\n")
        .wrong(
            "as-great-as-the-next-slice",
            |pie| shared(pie, |left| left[1..].first().is_none_or(|next| left[0] >= *next)),
            "all",
        )
        .says("Eats a slice unless the next one is greater; what counts is the lead on all that follow.")
        .wrong("no-two-neighbours", apart, "all")
        .says("Lets Bob eat slices of which no two are neighbours; whoever has the token decides, and it may be Alice.")
        .wrong("from-the-first-slice", |pie| by_amounts(&pie.iter().rev().copied().collect()), "all")
        .says("Goes from the first slice to the last; the choice at a slice depends on what comes behind it.")
        .main()
}

/// The largest number of slices, and the largest slice.
const N: usize = 50;
const MOST: u32 = 100_000;

/// What Alice eats, and what Bob eats.
type Eaten = [u32; 2];

/// How many slices are given away; what has been eaten; the slices that Bob got, a bit each; whether he is to move; and
/// whether the last slice has been given to the player to move, who still has to eat it. Then the other one decides.
type Position = (usize, Eaten, u64, bool, bool);

/// Eat the next slice, or give it to the other player. Each wants to eat as much as possible.
fn by_play(pie: &Vec<u32>) -> Eaten {
    let moves = |&(given, eaten, bobs, is_bob, has_to_eat): &Position| {
        let eaten_with = |slice: u32| {
            let mut eaten = eaten;
            eaten[usize::from(is_bob)] += slice;
            eaten
        };
        if has_to_eat {
            return vec![(given, eaten_with(pie[given - 1]), bobs, !is_bob, false)];
        }
        let Some(&slice) = pie.get(given) else { return vec![] };
        let [own, others] = [is_bob, !is_bob].map(|to_bob| bobs | u64::from(to_bob) << given);
        vec![(given + 1, eaten_with(slice), own, !is_bob, false), (given + 1, eaten, others, !is_bob, true)]
    };
    let best = |&(_, eaten, _, is_bob, _): &Position, after: &[Eaten]| {
        let best = after.iter().max_by_key(|eaten| eaten[usize::from(is_bob)]);
        *best.unwrap_or(&eaten)
    };
    let mut play = Play::new(moves, best)
        .board(|&(given, [alice, bob], bobs, ..)| {
            let place = |slice: usize| match () {
                () if slice >= given => 1,
                () if bobs >> slice & 1 == 1 => 2,
                () => 0,
            };
            let cell = |row, slice| if place(slice) == row { pie[slice].to_string() } else { String::new() };
            board::grid((0..3).map(|row| (0..pie.len()).map(move |slice| cell(row, slice)).collect_vec()))
                .and(board::numbers([("Alice", alice), ("Bob", bob)]))
        })
        .label(|&(given, .., has_to_eat), &(.., given_away)| match (has_to_eat, given_away) {
            (true, _) => format!("eat {}", pie[given - 1]),
            (_, true) => format!("give {} away", pie[given]),
            _ => format!("eat {}", pie[given]),
        })
        .alike(|&(given, eaten, _, is_bob, has_to_eat)| (given, eaten, 0, is_bob, has_to_eat))
        .mover(|&(.., is_bob, _)| if is_bob { "Bob" } else { "Alice" })
        .worded(|&sizes| totals(sizes, ["Alice", "Bob"]));
    play.value(&(0, [0, 0], 0, true, false))
}

/// As many random slices as there can be.
fn random_pie(most: u32) -> Vec<u32> {
    let mut random = seeded(2);
    (0..N).map(|_| random.random_range(1..=most)).collect()
}

/// From the last slice back, what the player with the token eats of the rest, and what the other one eats: the idea of
/// the program again, as large slices have too many sums for play.
fn by_amounts(pie: &Vec<u32>) -> Eaten {
    let [bob, alice] = pie.iter().rev().fold([0, 0], |[decides, other], slice| {
        let (eats, waits) = ([other + slice, decides], [decides, other + slice]);
        if eats[0] > waits[0] { eats } else { waits }
    });
    [alice, bob]
}

/// The greatest sum of slices of which no two are neighbours, for Bob.
fn apart(pie: &Vec<u32>) -> Eaten {
    let (bob, _) = pie.iter().rev().fold((0, 0), |(next, after), slice| (next.max(slice + after), next));
    [pie.iter().sum::<u32>() - bob, bob]
}

fn swapped([alice, bob]: Eaten) -> Eaten {
    [bob, alice]
}

/// What is eaten if the player with the token eats a slice where this is said of the slices left.
fn shared(pie: &[u32], eats: impl Fn(&[u32]) -> bool) -> Eaten {
    let (mut eaten, mut decides) = ([0, 0], 1);
    for given in 0..pie.len() {
        let eater = if eats(&pie[given..]) { decides } else { 1 - decides };
        eaten[eater] += pie[given];
        decides = 1 - eater;
    }
    eaten
}
