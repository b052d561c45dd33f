//! A pursuit in which nobody may stay, by play.

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = row([int("n", 1..=SIDE), int("m", 1..=SIDE), len("k", 1..=FRIENDS)]);
    let vika = row([between("x", 1, "n"), between("y", 1, "m")]);
    let friends = list("k", row([between("x_i", 1, "n"), between("y_i", 1, "m")]));
    let form = Format::tests("t", 1..=T, format::all([numbers, vika, friends]));
    Problem::tests("cf1848a", Limits::known(1000, 256), form, || by_play, ["YES", "NO"])
        .all([("n", 3), ("m", 3), ("k", 2)])
        .inputs_of(5)
        .small("random-malls-of-up-to-25-rooms-with-1-or-2-friends", || random_malls(1, 60, 5, 2))
        .small("random-malls-of-up-to-9-rooms-with-1-to-3-friends", || random_malls(2, 100, 3, 3))
        .known("friends-of-the-other-colour", || (large(|_, _| 1), vec![true; T]))
        .attacks("most rooms and friends, and searches for a way to each of them")
        .known("the-last-friend", || {
            let is_caught = |test: usize| test % 2 == 0;
            let steps = move |test, friend| if friend == FRIENDS - 1 && is_caught(test) { 2 } else { 1 };
            (large(steps), (0..T).map(|test| !is_caught(test)).collect())
        })
        .attacks("an answer that hangs on the friend who is read last")
        .known("the-first-friend", || {
            let is_caught = |test: usize| test % 3 == 0;
            let steps = move |test, friend| if friend == 0 && is_caught(test) { 2 } else { 1 };
            (large(steps), (0..T).map(|test| !is_caught(test)).collect())
        })
        .attacks("reading that ends where the answer is known")
        // From corner to corner there are 198 steps if m = 100, and 197 if m = 99.
        .known("opposite-corners", || {
            let mall = |test: usize| {
                let m = SIDE - (test % 2) as i32;
                ((SIDE, m), (1, 1), vec![(SIDE, m); FRIENDS])
            };
            ((0..T).map(mall).collect(), (0..T).map(|test| test % 2 == 1).collect())
        })
        .attacks("play as long as it can be until she is caught")
        .check(|_, expected, actual| lines("", &expected.to_lowercase(), &actual.to_lowercase()))
        .wrong("all-of-her-colour", |&(_, vika, ref friends)| !friends.iter().all(|&f| is_even(vika, f)), "one-of-two")
        .says("Lets her be caught only if all friends have her colour; one of them is enough.")
        .wrong(
            "next-to-her",
            |&(_, vika, ref friends)| !friends.iter().any(|&f| is_even(vika, f) || steps_between(vika, f) == 1),
            "next-to-her",
        )
        .says("Lets a friend in a room beside hers catch her; she leaves it before he comes.")
        .smallest("1\n1 2 1\n1 1\n1 2\n")
        .wrong(
            "not-in-her-room",
            |&(_, vika, ref friends)| !friends.iter().any(|&f| f != vika && is_even(vika, f)),
            "in-her-room",
        )
        .says("Leaves out a friend who is in her room at first; he follows her.")
        .wrong(
            "the-nearest-friend",
            |&(_, vika, ref friends)| {
                let nearest = friends.iter().copied().min_by_key(|&f| steps_between(vika, f));
                !nearest.is_some_and(|f| is_even(vika, f))
            },
            "the-first-friend",
        )
        .says("Looks at the nearest friend alone; the distance does not matter.")
        .wrong(
            "rows-and-columns-apart",
            |&(_, (x, y), ref friends)| !friends.iter().any(|(fx, fy)| (fx - x) % 2 == 0 && (fy - y) % 2 == 0),
            "all",
        )
        .says(
            "Wants both differences to be even, that of the rows and that of the columns; it is their sum that counts.",
        )
        .wrong_text("stops-reading", stops_reading, "the-first-friend")
        .says("Does not read the other friends of a mall once the answer is known, and takes them for the next mall.")
        .main()
}

/// The largest number of malls, of rows and of columns, and of friends.
const T: usize = 100;
const SIDE: i32 = 100;
const FRIENDS: usize = 100;

/// A row and a column.
type Room = (i32, i32);

/// The numbers of rows and columns, Vika's room, and those of her friends.
type Mall = (Room, Room, Vec<Room>);

/// Who goes next; at the start nobody is caught yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Next {
    VikaAtTheStart,
    Vika,
    Friends,
}

/// Vika's room, and those of her friends in order.
type Position = (Room, Vec<Room>, Next);

/// Whether Vika is never caught.
fn by_play(&((n, m), vika, ref friends): &Mall) -> bool {
    let beside = |&(x, y): &Room| {
        let rooms = [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)].into_iter();
        rooms.filter(|(x, y)| (1..=n).contains(x) && (1..=m).contains(y)).collect_vec()
    };
    // Vika goes to a room beside hers, and then all friends go.
    let moves = |(vika, friends, next): &Position| match next {
        Next::Friends => {
            let all = friends.iter().map(beside).multi_cartesian_product();
            all.map(|friends| (*vika, sorted(&friends), Next::Vika)).unique().collect()
        }
        _ => beside(vika).into_iter().map(|room| (room, friends.clone(), Next::Friends)).collect_vec(),
    };
    let caught =
        |(vika, friends, next): &Position| (*next == Next::Vika && friends.contains(vika)).then_some(Outcome::Loss(0));
    let start = (vika, sorted(friends), Next::VikaAtTheStart);
    let play = Loopy::new(moves, caught)
        .board(|(vika, friends, _)| {
            let people = |room: Room| {
                let friends = friends.iter().filter(|&&friend| friend == room).map(|_| 'F');
                (*vika == room).then_some('V').into_iter().chain(friends).collect::<String>()
            };
            board::grid((1..=n).map(|x| (1..=m).map(|y| people((x, y))).collect_vec()))
        })
        .label(|(before, ..), (vika, friends, _)| match before == vika {
            true => format!("friends: {}", friends.iter().map(|(x, y)| format!("({x}, {y})")).join(", ")),
            false => format!("Vika: ({}, {})", vika.0, vika.1),
        })
        .mover(|(.., next)| if *next == Next::Friends { "Friends" } else { "Vika" });
    play.outcomes([start.clone()])[&start] == Outcome::Draw
}

/// The least number of steps between two rooms.
fn steps_between((x, y): Room, (other_x, other_y): Room) -> i32 {
    (x - other_x).abs() + (y - other_y).abs()
}

fn is_even(room: Room, other: Room) -> bool {
    steps_between(room, other) % 2 == 0
}

/// Malls with up to so many rows, columns and friends. In half of them an odd number of steps leads to each friend.
fn random_malls(seed: u64, count: usize, side: i32, most: usize) -> Vec<Mall> {
    let mut random = seeded(seed);
    let mut mall = |index: usize| {
        let size = [(); 2].map(|()| random.random_range(1..=side)).into();
        let mut room = |(n, m): Room| (random.random_range(1..=n), random.random_range(1..=m));
        let vika = room(size);
        let friends = (0..most * 4).map(|_| room(size)).filter(|&f| index % 2 == 0 || !is_even(vika, f)).collect_vec();
        let k = 1 + index / 2 % most;
        (friends.len() >= k).then(|| (size, vika, friends[..k].to_vec()))
    };
    (0..count * 2).filter_map(&mut mall).take(count).collect()
}

/// The largest malls, in which each friend has gone so many steps from Vika's room, and then pairs of steps.
fn large(steps: impl Fn(usize, usize) -> usize) -> Vec<Mall> {
    let mut random = seeded(3);
    let mut mall = |test: usize| {
        let vika = (random.random_range(3..=SIDE - 2), random.random_range(3..=SIDE - 2));
        let mut friend = |friend: usize| {
            let pairs = [vika.0, vika.1].map(|place| {
                let steps = random.random_range((3 - place) / 2..=(SIDE - 2 - place) / 2);
                place + 2 * steps
            });
            (pairs[0] + steps(test, friend) as i32, pairs[1])
        };
        ((SIDE, SIDE), vika, (0..FRIENDS).map(&mut friend).collect())
    };
    (0..T).map(&mut mall).collect()
}

/// Ends the list of friends at the first one of her colour.
fn stops_reading(input: &str) -> String {
    let mut tokens = input.split_whitespace().map(|token| token.parse::<i32>().expect("a number"));
    let mut next = || tokens.next().unwrap_or(0);
    let answers = (0..next()).map(|_| {
        let [_, _, k, x, y] = [(); 5].map(|()| next());
        let is_caught = (0..k).any(|_| is_even((x, y), (next(), next())));
        if is_caught { "NO\n" } else { "YES\n" }
    });
    answers.collect()
}
