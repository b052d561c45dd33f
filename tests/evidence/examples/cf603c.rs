//! A pile becomes k halves, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = format::all([row([len("n", 1..=N), int("k", 1..=MOST)]), row([list("n", int("a pile", 1..=MOST))])]);
    Problem::one("cf603c", Limits::known(2000, 256), games, || by_play, ["Kevin", "Nicky"])
        .small(EVEN, || [up_to(2, [16, 8, 5]), up_to(4, [8, 5, 3])].concat())
        .small(ODD, || [up_to(1, [24, 14, 6]), up_to(3, [12, 6, 4])].concat())
        .small("random-games-of-2-to-4-piles-up-to-10-with-k-up-to-3", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let k = random.random_range(1..=3);
                let (n, most) = [(4, 10), (3, 6), (2, 7)][k as usize - 1];
                (k, (0..n).map(|_| random.random_range(1..=most)).collect())
            };
            (0..300).map(&mut game).collect()
        })
        .beyond(
            "for worst inputs, piles in pairs, and the values that a pile can have by its \
             last moves, whatever those before are",
        )
        .worst("powers-of-two", by_algorithm(by_possible_values), || {
            (MOST - 1, (0..N as u32).map(|index| (1 << (29 - index % 7)) + (index & 1)).collect())
        })
        .attacks("halving to the end")
        .worst("multiples-of-1024", by_algorithm(by_possible_values), || {
            (MOST - 1, (0..N as u32).map(|index| 1024 * (976_562 - index)).collect())
        })
        .attacks("halving ten times and more")
        .worst("random-and-odd", by_algorithm(by_possible_values), || (999_999_937, random_piles(1)))
        .attacks("branches that cannot be predicted")
        .worst("random-and-even", by_algorithm(by_possible_values), || (MOST, random_piles(2)))
        .attacks("branches that cannot be predicted")
        .known("pairs", || {
            let pairs = random_piles(3).into_iter().take(N / 2).flat_map(|pile| [pile, pile]);
            ((MOST - 1, pairs.collect()), false)
        })
        .attacks("piles that the second player keeps equal in pairs")
        .known("pairs-and-two-ways-to-one", || {
            // Kevin removes the cow that is alone, as a pile of 3 is lost for even k: 3, 2, then 1 or k piles of 1.
            let pairs = random_piles(4).into_iter().take(N / 2 - 1).flat_map(|pile| [pile, pile]);
            ((MOST, pairs.chain([1, 3]).collect()), true)
        })
        .attacks("a pile of 1 beside a pile of 3")
        .wrong("one-half", |game| by_halves(game, |_, half| half, |_| 1), EVEN)
        .says("Replaces a pile by one half of it, whatever k is: an even number of halves is worth 0.")
        .wrong("k-times-the-value", |game| by_halves(game, |k, half| k as usize * half, |k| k), ODD)
        .says("Multiplies the value of a half by k; equal halves are added by XOR, and cancel in pairs.")
        .wrong("even-k-without-halves", |game| by_halves(game, |_, half| half, |k| k % 2), EVEN)
        .says("Takes a split into an even number of halves for no move; it is a move to 0.")
        .wrong("period-2-from-the-start", |game| by_parity(game, &[0, 1]), EVEN)
        .says("Starts the period too soon: for even k a pile of 2 has the value 2.")
        .wrong("odd-k-without-halving", |game| by_parity(game, &[0, 1, 2]), ODD)
        .says("Gives all large even piles the same value: for odd k it depends on the half.")
        .wrong("odd-piles-split", odd_split, ODD)
        .says("Splits odd piles, too, and rounds the halves down.")
        .wrong(
            "misere",
            |(k, piles)| Play::misere(|piles: &Vec<u32>| moves(piles, *k)).alike(|piles| sorted(piles)).value(piles),
            "one-cow",
        )
        .says("Lets the player who removes the last cow lose; here he wins.")
        .main()
}

const EVEN: &str = "1-2-or-3-piles-up-to-16-8-or-5-with-k-2-and-up-to-8-5-or-3-with-k-4";
const ODD: &str = "1-2-or-3-piles-up-to-24-14-or-6-with-k-1-and-up-to-12-6-or-4-with-k-3";

/// The largest numbers of piles, and of cows in one; the largest k.
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

/// The number of halves k, and the piles.
type Game = (u32, Vec<u32>);

/// Remove a cow from one pile, or replace a pile of 2x by k piles of x.
fn moves(piles: &[u32], k: u32) -> Vec<Vec<u32>> {
    in_one(piles, |&pile| vec![pile - 1])
        .iter()
        .chain(&splits(piles, k, |pile| pile % 2 == 0))
        .map(|piles| filled(piles))
        .unique()
        .collect()
}

/// Without the empty piles.
fn filled(piles: &[u32]) -> Vec<u32> {
    piles.iter().copied().filter(|&pile| pile > 0).collect()
}

fn splits(piles: &[u32], k: u32, is_even: fn(u32) -> bool) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for index in (0..piles.len()).filter(|&index| is_even(piles[index])) {
        let halves = vec![piles[index] / 2; k as usize];
        successors.push([&piles[..index], &halves, &piles[index + 1..]].concat());
    }
    successors
}

fn by_play((k, piles): &Game) -> bool {
    let play = Play::normal(|piles: &Vec<u32>| moves(piles, *k));
    play.board(|piles| board::heaps(piles.iter().copied())).alike(|piles| sorted(piles)).value(&filled(piles))
}

/// All games with one, two and three piles of at most these sizes.
fn up_to(k: u32, most: [u32; 3]) -> Vec<Game> {
    let games = most.into_iter().zip(1..).flat_map(|(most, n)| (1..=most).combinations_with_replacement(n));
    games.map(|piles| (k, piles)).collect()
}

fn random_piles(seed: u64) -> Vec<u32> {
    let mut random = seeded(seed);
    (0..N).map(|_| random.random_range(1..=MOST)).collect()
}

/// The values of sizes up to a pile by the mex of the rule, where nothing is known of the size before the first of
/// them: it may have any of the values 0, 1 and 2. After a few sizes one value is left. Of k equal halves all are equal
/// in pairs but one where k is odd.
fn by_possible_values((k, piles): &Game) -> bool {
    /// So many sizes before the one that is asked for.
    const BEFORE: usize = 16;
    let mexes: [[usize; 8]; 8] = std::array::from_fn(|first| std::array::from_fn(|second| mexes(first, second)));
    let value = |&pile: &u32| {
        // Sets of values as bits, for the pile halved so often and the sizes before it.
        let mut possible = [0; BEFORE + 1];
        for halvings in (0..=pile.ilog2()).rev() {
            let last = (pile >> halvings) as usize;
            let (mut sets, mut before, mut back) = ([0; BEFORE + 1], 0b111, 1 + BEFORE.min(last));
            while back > 0 {
                back -= 1;
                let size = last - back;
                before = match (size, *k % 2) {
                    (0, _) => 1,
                    _ if size % 2 == 1 => mexes[before][0],
                    (_, 0) => mexes[before][1],
                    _ => mexes[before][possible[last / 2 - size / 2]],
                };
                sets[back] = before;
            }
            possible = sets;
        }
        assert!(possible[0].is_power_of_two(), "a few sizes before do not settle the value of {pile}");
        possible[0].ilog2()
    };
    xor(piles.iter().map(value)) != 0
}

/// The set of the mexes of a value out of the first set, and one out of the second if there is one.
fn mexes(first: usize, second: usize) -> usize {
    let members = |set: usize| (0..3).filter(move |value| set >> value & 1 == 1);
    let seconds = if second == 0 { vec![None] } else { members(second).map(Some).collect() };
    let pairs = members(first).cartesian_product(seconds);
    pairs.fold(0, |found, (value, other)| found | 1 << mex([value].into_iter().chain(other)))
}

/// Values by the mex, where `split` says what halves of this value are worth, and `halves` is 0 where they are no move.
fn by_halves((k, piles): &Game, split: fn(u32, usize) -> usize, halves: fn(u32) -> u32) -> bool {
    let mut values = vec![0];
    for size in 1..=piles.iter().copied().max().unwrap_or(0) as usize {
        let half = (size % 2 == 0 && halves(*k) > 0).then(|| split(*k, values[size / 2]));
        values.push(mex([values[size - 1]].into_iter().chain(half)));
    }
    xor(piles.iter().map(|&pile| values[pile as usize])) != 0
}

/// By the parity of the piles from somewhere on, for even k behind these values.
fn by_parity((k, piles): &Game, of_even: &[u32]) -> bool {
    let first: &[u32] = if k % 2 == 0 { of_even } else { &[0, 1, 0, 1, 2] };
    xor(piles.iter().map(|&pile| first.get(pile as usize).copied().unwrap_or(1 - pile % 2))) != 0
}

fn odd_split((k, piles): &Game) -> bool {
    let moves = |piles: &Vec<u32>| {
        let removed = in_one(piles, |&pile| vec![pile - 1]);
        removed.iter().chain(&splits(piles, *k, |pile| pile > 1)).map(|piles| filled(piles)).collect()
    };
    Play::normal(moves).alike(|piles| sorted(piles)).value(&filled(piles))
}
