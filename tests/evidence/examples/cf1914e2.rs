//! One marble of one's own for all of the other's, by play.

use std::cmp::Reverse;
use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let marbles = |name| row([list("n", int(name, 1..=MOST))]);
    let colours = format::all([row([len("n", 2..=N)]), marbles("a marble of Alice's"), marbles("a marble of Bob's")]);
    let games = Format::tests("t", 1..=T, colours).sum("the sum of n", "n", N);
    let half = N as i64 / 2;
    Problem::tests("cf1914e2", Limits::known(3000, 256), games, || by_play, Plain)
        .all([("n", 2), ("a marble of Alice's", 4), ("a marble of Bob's", 4)])
        .all([("n", 3), ("a marble of Alice's", 2), ("a marble of Bob's", 2)])
        .small("random-games-of-3-to-8-colours", random_games)
        .beyond("for worst inputs, equal colours, and play with the counts of two kinds of colours")
        // Each player chooses half of the colours.
        .known("equal-colours", move || (vec![[vec![MOST; N], vec![1; N]]], vec![half * (MOST - 1)]))
        .attacks("sums of 10¹⁴, and a sort of equal numbers")
        .known("single-marbles", || (vec![[vec![1; 20], vec![1; 20]]; T], vec![0; T]))
        .attacks("as many games as can be, in which nothing is won")
        // Every colour is worth the same to both, and Alice chooses the one that is left.
        .known("an-odd-number-of-greatest-colours", || (vec![[vec![MOST; N - 1], vec![MOST; N - 1]]], vec![MOST - 1]))
        .attacks("sums of two numbers beyond 31 bits")
        .worst("two-kinds-of-colours", by_algorithm(by_counts), || {
            let mut random = seeded(1);
            let mut game = |_| {
                let kinds = [(); 2].map(|()| [random.random_range(1..=MOST), random.random_range(1..=MOST)]);
                let kind = (0..500).map(|_| kinds[random.random_range(0..2)]).collect_vec();
                [0, 1].map(|player| kind.iter().map(|kind| kind[player]).collect())
            };
            (0..N / 500).map(&mut game).collect()
        })
        .attacks("one player's largest colours need not be the other's")
        .worst("random", by_same_idea(by_sorting), || {
            let mut random = seeded(2);
            vec![[(); 2].map(|()| (0..N).map(|_| random.random_range(1..=MOST)).collect())]
        })
        .attacks("the sort, and as long an input as can be")
        .wrong("by-ones-own-marbles", |game| in_turn(game, |&(a, _)| Reverse(a), 1), "all")
        .says("Takes the colours in the order of Alice's marbles; what Bob would keep counts as much.")
        .wrong("by-the-difference", |game| in_turn(game, |&(a, b)| Reverse(a.abs_diff(b) as i64), 1), "all")
        .says("Takes the colours in the order of the difference; their sum decides.")
        .wrong("no-marble-is-lost", |game| in_turn(game, |&(a, b)| Reverse(a + b), 0), "all-2")
        .says("Forgets the one marble that the player loses himself.")
        .wrong("sums-of-32-bits", |game| in_turn(game, |&(a, b)| Reverse(a + b), 1) as i32 as i64, "beyond-32-bits")
        .says("Keeps the score in 32 bits; it reaches 10¹⁴.")
        .main()
}

/// The largest number of games, of colours in all, and of marbles of a colour.
const T: usize = 10_000;
const N: usize = 200_000;
const MOST: i64 = 1_000_000_000;

/// The marbles of Alice and of Bob, by colours.
type Game = [Vec<i64>; 2];

/// Choose a colour of which both have marbles.
fn by_play([alice, bob]: &Game) -> i64 {
    let moves = |(marbles, is_alice): &(Vec<(i64, i64)>, bool)| {
        let both = (0..marbles.len()).filter(|&colour| marbles[colour].0 > 0 && marbles[colour].1 > 0);
        let chosen = both.map(|colour| {
            let mut after = marbles.clone();
            let (a, b) = marbles[colour];
            after[colour] = if *is_alice { (a - 1, 0) } else { (0, b - 1) };
            (after, !is_alice)
        });
        chosen.collect()
    };
    let score = |(marbles, is_alice): &(Vec<(i64, i64)>, bool), scores: &[i64]| {
        let best = if *is_alice { scores.iter().max() } else { scores.iter().min() };
        best.copied().unwrap_or_else(|| marbles.iter().map(|(a, b)| a - b).sum())
    };
    let mut play = Play::new(moves, score)
        .board(|(marbles, _)| {
            let row = |name: &str, of: fn(&(i64, i64)) -> i64| {
                [name.to_owned()].into_iter().chain(marbles.iter().map(move |both| of(both).to_string())).collect_vec()
            };
            board::grid([row("Alice", |both| both.0), row("Bob", |both| both.1)])
        })
        .label(|(before, _), (after, _)| {
            let changed = before.iter().zip(after).position(|(before, after)| before != after);
            format!("colour {}", changed.expect("a move changes a colour") + 1)
        })
        .mover(|&(_, is_alice)| if is_alice { "Alice" } else { "Bob" })
        .worded(|&lead| led(lead, ["Alice", "Bob"]));
    play.value(&(alice.iter().copied().zip(bob.iter().copied()).collect(), true))
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let most = [3, 6, MOST][random.random_range(0..3)];
        let n = random.random_range(3..=8);
        [(); 2].map(|()| (0..n).map(|_| random.random_range(1..=most)).collect())
    };
    (0..300).map(&mut game).collect()
}

/// The score by play with the numbers of colours of each of two kinds at most, all of them one after the other.
fn by_counts([alice, bob]: &Game) -> i64 {
    let counts: HashMap<(i64, i64), usize> = alice.iter().copied().zip(bob.iter().copied()).counts();
    let mut kinds = counts.into_iter().sorted().collect_vec();
    if kinds.len() > 2 {
        return by_play(&[alice.clone(), bob.clone()]);
    }
    kinds.resize(2, ((1, 1), 0));
    let [(first, many), (second, more)] = [kinds[0], kinds[1]];
    // Who is to move follows from how many are left.
    let mut scores = vec![vec![0; more + 1]; many + 1];
    for (x, y) in (0..=many).cartesian_product(0..=more).skip(1) {
        let is_alice = (alice.len() - x - y) % 2 == 0;
        let worth = |(a, b): (i64, i64)| if is_alice { a - 1 } else { 1 - b };
        let of_first = (x > 0).then(|| worth(first) + scores[x - 1][y]);
        let of_second = (y > 0).then(|| worth(second) + scores[x][y - 1]);
        let both = of_first.into_iter().chain(of_second);
        scores[x][y] = if is_alice { both.max() } else { both.min() }.expect("a colour is left");
    }
    scores[many][more]
}

/// The published solution: the colours by falling sum, which is the idea of the program, too. No other way is known
/// that decides so many different colours.
fn by_sorting(game: &Game) -> i64 {
    in_turn(game, |&(a, b)| Reverse(a + b), 1)
}

/// The score if the colours are chosen in turn in this order, and so many marbles are lost by choosing.
fn in_turn<Key: Ord>([alice, bob]: &Game, order: fn(&(i64, i64)) -> Key, lost: i64) -> i64 {
    let colours = alice.iter().copied().zip(bob.iter().copied()).sorted_by_key(order);
    let worth = colours.enumerate().map(|(turn, (a, b))| if turn % 2 == 0 { a - lost } else { lost - b });
    worth.sum()
}
