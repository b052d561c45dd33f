//! Heaps in a circle, a prime or 1 from the next one, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let barn = counted("N", 1..=N, int("a", 1..=GREATEST));
    let barns = Format::tests("T", 1..=1000, barn).sum("the sum of N", "N", 2 * N);
    Problem::tests("p8901", Limits::UNKNOWN, barns, oracle, ["Farmer John", "Farmer Nhoj"])
        .inputs_of(200)
        .all([("N", 1), ("a", 60)])
        .all([("N", 2), ("a", 13)])
        .all([("N", 3), ("a", 6)])
        .small("random-barns-of-3-to-5-rooms-that-end-at-about-the-same-time", || {
            let mut random = seeded(1);
            let mut barn = |_| {
                let least = random.random_range(1..=6);
                (0..random.random_range(3..=5)).map(|_| random.random_range(least..=least + 4)).collect()
            };
            (0..200).map(&mut barn).collect()
        })
        .beyond("for worst inputs, rooms of one player alone, and how long each room lasts by its moves")
        .worst("random", by_same_idea(by_classes), || vec![random_barn(1, 1), random_barn(1, 2)])
        .attacks("numbers to be tried out that cannot be predicted")
        .worst("last-of-equals", by_same_idea(by_classes), || {
            let barn = |first: usize, last| {
                (first..first + N - 1).map(|room| [4_999_996, 4_999_998][room % 2]).chain([last]).collect()
            };
            vec![barn(0, 4_999_994), barn(1, 4_999_992)]
        })
        .attacks("a tie of all rooms but the last, which ends a visit earlier")
        .worst("up-to-3000-cows", by_algorithm(by_moves), || {
            let mut random = seeded(3);
            let mut barn = |_| (0..200).map(|_| random.random_range(2900..=3000)).collect();
            (0..1000).map(&mut barn).collect()
        })
        .attacks("a thousand barns, each of which would have a sieve of its own")
        // The owner of all rooms moves to multiples of 4, and is never stuck.
        .known("multiples-of-4", || {
            let barn = |less: u32| random_barn(4, 4).into_iter().map(|cows| cows / 4 * 4 - less).collect();
            (vec![barn(0), barn(1)], vec![false, true])
        })
        .attacks("rooms of one player alone")
        .known("far-from-a-prime", || (vec![vec![3_358_419; N]; 2], vec![true; 2]))
        .attacks("the longest search for a prime, in every room")
        .wrong("john-wins-a-tie", |barn| decided(barn, |a| greatest_move(a, |taken| taken % 4 == a % 4), true), "ties")
        .says("Lets John win if a room of his is among those that end first; the first of them decides.")
        .wrong("the-greatest-prime", |barn| decided(barn, |a| greatest_move(a, |_| true), false), "class-of-the-prime")
        .says("Takes the largest prime p up to a; only those with p ≡ a (mod 4) leave a multiple of 4.")
        .wrong("a-quarter", |barn| decided(barn, |a| a / 4, false), "class-of-the-prime")
        .says("Lets every room last a / 4 visits, as if the winner could not hurry by taking a large prime.")
        .wrong("nim-sum", |barn| xor(barn.iter().map(|a| a % 4)) != 0, "all-2")
        .says("Takes the XOR of the values a mod 4, as if a move could be made in any room.")
        .main()
}

/// The largest number of rooms, half of the largest sum of them, and the largest number of cows in one.
const N: usize = 100_000;
const GREATEST: u32 = 5_000_000;

/// The rooms with their cows, the room where both are, and who is to move, 0 for John.
type Position = (Vec<u32>, usize, usize);

fn is_move(taken: u32) -> bool {
    taken == 1 || taken > 1 && (2..taken).all(|divisor| taken % divisor != 0)
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let moves = |(rooms, room, player): &Position| {
        let take = |taken| {
            let mut rooms = rooms.clone();
            rooms[*room] -= taken;
            let next = if *player == 0 { *room } else { (room + 1) % rooms.len() };
            (rooms, next, 1 - player)
        };
        (1..=rooms[*room]).filter(|&taken| is_move(taken)).map(take).collect()
    };
    let play = Play::normal(moves).mover(|(.., player)| ["John", "Nhoj"][*player]);
    let play = play
        .board(|(rooms, room, _)| board::heaps(rooms.iter().copied()).and(board::numbers([("in room:", room + 1)])));
    let mut play = play.label(|(before, room, _), (after, ..)| format!("take {}", before[*room] - after[*room]));
    move |barn| play.value(&(barn.clone(), 0, 0))
}

fn random_barn(least: u32, seed: u64) -> Vec<u32> {
    let mut random = seeded(seed);
    (0..N).map(|_| random.random_range(least..=GREATEST)).collect()
}

/// Who wins if each room lasts so long, and the first of those that end first decides.
fn decided(barn: &[u32], lasts: impl Fn(u32) -> u32, ties_are_johns: bool) -> bool {
    let is_nhojs = |a: u32| a % 4 == 0;
    let ends = barn.iter().map(|&a| (lasts(a), ties_are_johns && is_nhojs(a)));
    let (room, _) = ends.enumerate().min_by_key(|&(_, end)| end).expect("a room");
    !is_nhojs(barn[room])
}

/// How many visits a room lasts before its last one, where a winner may take these numbers.
fn greatest_move(a: u32, may_take: impl Fn(u32) -> bool) -> u32 {
    if a % 4 == 0 {
        return a / 4;
    }
    let taken = (1..=a).rev().find(|&taken| may_take(taken) && is_move(taken));
    (a - taken.expect("1 is a move")) / 4
}

/// The program's idea, with the largest move of each class for all numbers from 1 on, and a sieve by least factors.
fn by_classes(barn: &Vec<u32>) -> bool {
    let greatest = *barn.iter().max().expect("a room") as usize;
    let (mut least_factor, mut primes) = (vec![0; greatest + 1], vec![]);
    let mut lasts = vec![0; greatest + 1];
    for a in 1..=greatest {
        if a > 1 && least_factor[a] == 0 {
            least_factor[a] = a;
            primes.push(a);
        }
        let least = least_factor[a];
        let multiples = primes.iter().take_while(|&&prime| prime <= least && prime * a <= greatest);
        multiples.for_each(|&prime| least_factor[prime * a] = prime);
        let is_move = least % a == 0;
        lasts[a] = if is_move { 0 } else { lasts[a.saturating_sub(4)] + 1 };
    }
    decided(barn, |a| lasts[a as usize], false)
}

/// How long each room lasts by its moves, where the winner hurries and the loser delays.
fn by_moves(barn: &Vec<u32>) -> bool {
    static MOVES_LEFT: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let takes = (1..=3000).filter(|&taken| is_move(taken as u32)).collect_vec();
        let mut left: Vec<u32> = vec![0];
        for a in 1..=3000 {
            let after = takes.iter().take_while(|&&taken| taken <= a).map(|taken| left[a - taken]).collect_vec();
            let lost = after.iter().filter(|&left| left % 2 == 0).min();
            left.push(1 + lost.or(after.iter().max()).expect("1 may be taken"));
        }
        left
    });
    decided(barn, |a| MOVES_LEFT[a as usize] / 2, false)
}
