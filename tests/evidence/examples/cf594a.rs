//! Places that are banned until two are left, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let distinct = list("n", int("x", 0..=MOST)).in_order(Order::Distinct);
    let places = format::all([row([len("n", 2..=N)]), distinct]);
    let places = places.such("an even number of places", |places: Vec<u32>| places.len() % 2 == 0);
    Problem::one("cf594a", Limits::known(2000, 256), places, || by_play, Plain)
        .small(SMALL, || {
            let sets = (2..=8).step_by(2).flat_map(|n| (0..9).combinations(n));
            sets.map(|set| set.into_iter().rev().collect()).collect()
        })
        .small("random-places-of-up-to-10", || {
            let mut random = seeded(1);
            let mut places = |index: usize| {
                let n = 2 * random.random_range(1..=5);
                let most = [20, 1000, MOST][index % 3];
                let mut places = vec![];
                while places.len() < n {
                    let place = random.random_range(0..=most);
                    if !places.contains(&place) {
                        places.push(place);
                    }
                }
                places
            };
            (0..150).map(&mut places).collect()
        })
        // From the two strategies: a window of n/2 + 1 places, and pairs n/2 places apart.
        .known("steps-of-5000", || (shuffled((0..N as u32).map(|place| 5000 * place)), 5000 * N as u32 / 2))
        .attacks("all windows of the same width, and places in no order")
        .known("two-crowds", || {
            let half = N as u32 / 2;
            (shuffled((0..half).chain((0..half).map(|place| MOST - place))), MOST - half + 1)
        })
        .attacks("the largest distances, and as small ones as can be")
        .known("the-two-ends", || (vec![MOST, 0], MOST))
        .attacks("no move, and the largest distance")
        .worst("random-large", by_same_idea(by_windows), || {
            let mut random = seeded(2);
            shuffled((0..N as u32).map(|place| 5000 * place + random.random_range(0..5000)))
        })
        .attacks("windows of all widths")
        .worst("growing-steps", by_same_idea(by_windows), || {
            shuffled((0..N as u64).map(|place| (place * place / 41 + place) as u32))
        })
        .attacks("a least window at the very end of the line")
        .wrong("half-of-the-places", |places| least_window(places, places.len() / 2 - 1), SMALL)
        .says("Takes a window of n/2 places; Vova can ban n/2 − 1, so n/2 + 1 of them stay in it.")
        .wrong("the-middle-two", |places| window_at(places, places.len() / 2 - 1, 1), SMALL)
        .says("Takes the two in the middle; Lesha bans these to keep the distance large.")
        .wrong("the-middle-window", |places| window_at(places, places.len() / 4, places.len() / 2), SMALL)
        .says("Takes the window in the middle; Vova may choose one at an end.")
        .wrong("all-windows-but-the-last", |places| least(&windows(places, places.len() / 2), 1), SMALL)
        .says("Leaves out the last window, from x(n/2) to xₙ; there are n/2 of them.")
        .wrong("as-read", unsorted, "in-no-order")
        .says("Takes the places as they are read; they come in any order.")
        .wrong("the-other-way-round", |places| widest(places), SMALL)
        .says("Takes the widest window; Vova, who wants a small distance, chooses it.")
        .refused([("an-odd-number", "@3\n1 2 3\n", "an even number of places")])
        .main()
}

const SMALL: &str = "all-even-numbers-of-places-up-to-8";

/// The largest number of places, and the largest place.
const N: usize = 200_000;
const MOST: u32 = 1_000_000_000;

fn by_play(places: &Vec<u32>) -> u32 {
    let moves = |left: &Vec<u32>| match left.len() {
        2 => vec![],
        n => (0..n).map(|banned| [&left[..banned], &left[banned + 1..]].concat()).collect(),
    };
    let is_vova = |left: &Vec<u32>| (places.len() - left.len()) % 2 == 0;
    let distance = move |left: &Vec<u32>, after: &[u32]| match is_vova(left) {
        _ if after.is_empty() => left[1] - left[0],
        true => *after.iter().min().expect("a move"),
        false => *after.iter().max().expect("a move"),
    };
    let line = sorted(places);
    let mut play = Play::new(moves, distance)
        .board(|left| {
            let stay = line.iter().enumerate().filter(|(_, place)| left.contains(place));
            board::pieces(line.len(), stay.map(|(at, place)| (at, *place)))
        })
        .label(|before, after| {
            let banned = before.iter().find(|place| !after.contains(place)).expect("a place is banned");
            format!("ban {banned}")
        })
        .mover(move |left| if is_vova(left) { "Vova" } else { "Lesha" })
        .worded(|distance| format!("a distance of {distance}"));
    play.value(&sorted(places))
}

fn shuffled(places: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut places = places.collect_vec();
    places.shuffle(&mut seeded(3));
    places
}

/// The distances between a place and the one that stands so many places behind it on the line.
fn windows(places: &[u32], apart: usize) -> Vec<u32> {
    let line = sorted(places);
    (apart..line.len()).map(|end| line[end] - line[end - apart]).collect()
}

fn least_window(places: &[u32], apart: usize) -> u32 {
    least(&windows(places, apart), 0)
}

/// The least of these without so many of the last ones, but for the first.
fn least(windows: &[u32], without: usize) -> u32 {
    let count = windows.len().saturating_sub(without).max(1);
    *windows[..count].iter().min().expect("a window")
}

fn widest(places: &[u32]) -> u32 {
    windows(places, places.len() / 2).into_iter().max().expect("a window")
}

fn window_at(places: &[u32], start: usize, apart: usize) -> u32 {
    let line = sorted(places);
    line[start + apart] - line[start]
}

fn unsorted(places: &Vec<u32>) -> u32 {
    let apart = places.len() / 2;
    (apart..places.len()).map(|end| places[end].abs_diff(places[end - apart])).min().expect("a window")
}

/// The program's idea again: no other way is known for so many places.
fn by_windows(places: &Vec<u32>) -> u32 {
    least_window(places, places.len() / 2)
}
