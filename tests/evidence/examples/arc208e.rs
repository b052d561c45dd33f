//! One or two stones, and never to a multiple of X or Y, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = row([
        len("N", 1..=N),
        int("X", 1..=GREATEST - 1),
        between("Y", format::from(|before| before["X"] + 1), GREATEST),
    ]);
    let games = format::all([numbers, row([list("N", int("a pile", 1..=MOST))])]);
    let games = Format::tests("T", 1..=N, games).sum("the sum of N", "N", N);
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::tests("arc208e", Limits { time: None, memory: Some(1024) }, games, oracle, ["Alice", "Bob"])
        .all([("N", 1), ("X", 8), ("Y", 12), ("a pile", 40)])
        .all([("N", 2), ("X", 4), ("Y", 6), ("a pile", 12)])
        .small("pairs-of-piles-up-to-300", || pairs(1, 500, 40, 300))
        .small("three-piles-up-to-30", || {
            let mut random = seeded(2);
            let mut game = |_| {
                let (x, y) = two_numbers(&mut random, 12);
                ((x, y), (0..3).map(|_| random.random_range(1..=30)).collect())
            };
            (0..200).map(&mut game).collect()
        })
        .beyond(
            "for worst inputs, all values up to a million, piles in pairs, a period, a walk over the \
             forbidden sizes",
        )
        // With Y = X + 3 no multiple of Y is 1 modulo 3 above a multiple of X, up to X · X / 3: the kinds of these take
        // turns. A pile just above qX has the value q mod 2.
        .known("far-from-any-reset", || {
            let mut random = seeded(3);
            let x = 999_999_995;
            let far = (0..N).map(|_| random.random_range(1..x / 3)).collect_vec();
            let is_odd = far.iter().sum::<u64>() % 2 == 1;
            (vec![((x, x + 3), far.into_iter().map(|q| q * x + 1).collect())], vec![is_odd])
        })
        .attacks("a walk back to the last size from which the kind is known: 3 · 10⁸ steps")
        .known("equal-pairs", || {
            let mut random = seeded(4);
            let mut game = |_| {
                let pile = random.random_range(1..=MOST);
                (two_numbers(&mut random, GREATEST), vec![pile, pile])
            };
            ((0..N / 2).map(&mut game).collect(), vec![false; N / 2])
        })
        .attacks("as many pairs X, Y as can be, up to 10⁹")
        .known("every-size-forbidden", || {
            (vec![((1, GREATEST), (0..N as u64).map(|i| MOST - i).collect())], vec![false])
        })
        .attacks("X = 1, where nobody can move")
        .worst("up-to-a-million", by_algorithm(by_table), || {
            let mut random = seeded(5);
            let mut game = |index: u64| {
                let (x, y) = two_numbers(&mut random, 10 + index * index);
                ((x, y), (0..N / 100).map(|_| random.random_range(1..=MILLION)).collect())
            };
            (0..100).map(&mut game).collect()
        })
        .attacks("X and Y of all residues modulo 3, with many multiples below the piles")
        // Where both are multiples of 3, so is every distance, and the walk would go down to 0.
        .worst("random", by_same_idea(by_walk), || {
            let is_short = |((x, y), _): &Game| x % 3 != 0 || y % 3 != 0;
            pairs(6, N / 2, GREATEST, MOST).into_iter().filter(is_short).collect()
        })
        .attacks("as many tests as can be, with piles up to 10¹⁸")
        .worst("small-numbers-and-large-piles", by_algorithm(by_period), || {
            let mut random = seeded(7);
            let mut game =
                |_| (two_numbers(&mut random, 50), (0..N / 1000).map(|_| random.random_range(1..=MOST)).collect());
            (0..1000).map(&mut game).collect()
        })
        .attacks("10¹⁷ forbidden sizes below a pile")
        .worst("close-numbers", by_same_idea(by_walk), || {
            let mut random = seeded(8);
            let mut game = |_| {
                let x = random.random_range(2..GREATEST / 2) * 2 - 1;
                let piles = vec![random.random_range(1..=1000) * x, random.random_range(1..=MOST)];
                ((x, x + random.random_range(1..3)), piles)
            };
            (0..N / 2).map(&mut game).collect()
        })
        .attacks("Y = X + 1 and X + 2: remainders that grow slowly")
        .wrong("period-three", |(_, piles)| xor(piles.iter().map(|pile| (pile - 1) % 3)) != 0, "all")
        .says("Takes values of period three, without any forbidden size.")
        .wrong("every-run-of-kind-0", |game| by_kinds(game, |_, _| false), "all")
        .says(
            "Starts each run with 0 1 2; above a size whose neighbour below is not forbidden and has the value 0 it \
             starts with 1 0 2.",
        )
        .wrong("kind-by-the-last-gap-alone", |game| by_kinds(game, |_, gap| gap % 3 == 2), "all")
        .says("Takes the kind from the last distance alone; a distance that is a multiple of 3 keeps the kind before.")
        .wrong("an-empty-pile-is-allowed", with_empty, "all")
        .says("Lets a pile be emptied; 0 is a multiple of X and Y.")
        .wrong("periodic-with-the-common-multiple", periodic, "pairs-of-piles-up-to-300")
        .says(
            "Reduces piles modulo the least common multiple of X and Y; the values repeat only behind the first \
             common multiple, and there with this period or twice this one.",
        )
        .unplayed([("sample-1", "six piles of tens of thousands")])
        .refused([("y-equal-to-x", "1\n1 3 @3\n5\n", "an integer from 4 to 1000000000")])
        .main()
}

/// The greatest number of tests and of piles, X and Y, and a pile.
const N: usize = 200_000;
const GREATEST: u64 = 1_000_000_000;
const MOST: u64 = 1_000_000_000_000_000_000;

const MILLION: u64 = 1_000_000;

/// X and Y, and the piles.
type Game = ((u64, u64), Vec<u64>);

fn oracle() -> impl FnMut(&Game) -> bool {
    |&((x, y), ref piles)| {
        let moves = |piles: &Vec<u64>| {
            let lowered = (0..piles.len()).cartesian_product([1, 2]).filter_map(|(place, taken)| {
                let mut next = piles.clone();
                next[place] = next[place].checked_sub(taken)?;
                (next[place] % x != 0 && next[place] % y != 0).then_some(next)
            });
            lowered.collect()
        };
        let mut play =
            Play::normal(moves).board(|piles| board::heaps(piles.iter().copied())).alike(|piles| sorted(piles));
        play.value(piles)
    }
}

/// X < Y up to `most`.
fn two_numbers(random: &mut Pcg64, most: u64) -> (u64, u64) {
    let y = random.random_range(2..=most);
    (random.random_range(1..y), y)
}

fn pairs(seed: u64, count: usize, most: u64, pile: u64) -> Vec<Game> {
    let mut random = seeded(seed);
    let mut game = |_| (two_numbers(&mut random, most), (0..2).map(|_| random.random_range(1..=pile)).collect());
    (0..count).map(&mut game).collect()
}

/// The values of all piles up to a size, by the moves.
fn values(x: u64, y: u64, most: u64) -> Vec<usize> {
    let mut values = vec![0];
    for pile in 1..=most {
        let next = (1..=2).filter_map(|taken| pile.checked_sub(taken)).filter(|left| left % x != 0 && left % y != 0);
        let next = next.map(|left| values[left as usize]).collect_vec();
        values.push(mex(next));
    }
    values
}

fn by_table(&((x, y), ref piles): &Game) -> bool {
    let values = values(x, y, piles.iter().copied().max().unwrap_or(0));
    xor(piles.iter().map(|&pile| values[pile as usize])) != 0
}

/// The forbidden sizes below a pile, from the greatest down.
fn forbidden(pile: u64, x: u64, y: u64) -> impl Iterator<Item = u64> {
    let below = move |size: u64| size.checked_sub(1).map(|last| (last / x * x).max(last / y * y));
    std::iter::successors(below(pile), move |&size| below(size))
}

/// The value by the run of the pile, where `kind` says of which kind its forbidden size is.
fn of_run(pile: u64, forbidden: u64, kind: bool) -> usize {
    [2, usize::from(kind), usize::from(!kind)][((pile - forbidden) % 3) as usize]
}

/// What is above a common multiple of X and Y depends on the value just below it alone, as the multiple is forbidden.
/// So of four common multiples, two have the same above them.
fn by_period(&((x, y), ref piles): &Game) -> bool {
    let common = (1..).map(|times| times * x).find(|multiple| multiple % y == 0).expect("X · Y is one");
    let values = values(x, y, 4 * common);
    let below = |times: u64| values[(times * common - 1) as usize];
    let alike = (1..=4).tuple_combinations().find(|&(one, other)| below(one) == below(other));
    let (start, end) = alike.expect("there are three values");
    let value = |&pile: &u64| {
        let from = start * common + 1;
        values[if pile < from { pile } else { from + (pile - from) % ((end - start) * common) } as usize]
    };
    xor(piles.iter().map(value)) != 0
}

/// Walks down to a distance that makes the kind known, and counts those that change it: a few steps for most X and Y.
/// No other algorithm is known for piles of this size.
fn by_walk(&((x, y), ref piles): &Game) -> bool {
    let value = |&pile: &u64| {
        let mut sizes = forbidden(pile, x, y).peekable();
        let first = *sizes.peek().expect("0 is forbidden");
        let mut kind = false;
        while let (Some(size), Some(next)) = (sizes.next(), sizes.peek()) {
            match (size - next) % 3 {
                0 => {}
                1 => break,
                _ => kind = !kind,
            }
        }
        of_run(pile, first, kind)
    };
    xor(piles.iter().map(value)) != 0
}

/// The claim with another kind, by the greatest forbidden size and its distance to the one before.
fn by_kinds(&((x, y), ref piles): &Game, kind: fn(u64, u64) -> bool) -> bool {
    let value = |&pile: &u64| {
        let sizes = forbidden(pile, x, y).take(2).collect_vec();
        of_run(pile, sizes[0], kind(sizes[0], sizes.get(1).map_or(0, |next| sizes[0] - next)))
    };
    xor(piles.iter().map(value)) != 0
}

fn with_empty(&((x, y), ref piles): &Game) -> bool {
    let mut values = vec![0];
    for pile in 1..=piles.iter().copied().max().unwrap_or(0) {
        let is_allowed = |left: &u64| *left == 0 || left % x != 0 && left % y != 0;
        let next =
            (1..=2).filter_map(|taken| pile.checked_sub(taken)).filter(is_allowed).map(|left| values[left as usize]);
        let next = next.collect_vec();
        values.push(mex(next));
    }
    xor(piles.iter().map(|&pile| values[pile as usize])) != 0
}

fn periodic(&((x, y), ref piles): &Game) -> bool {
    let common = (1..).map(|times| times * x).find(|multiple| multiple % y == 0).expect("X · Y is one");
    let values = values(x, y, common);
    xor(piles.iter().map(|&pile| values[((pile - 1) % common + 1) as usize])) != 0
}
