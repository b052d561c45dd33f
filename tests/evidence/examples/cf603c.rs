//! A pile becomes k halves, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf603c", Limits::known(2000, 256), oracle, small)
        .played(
            "one pile of up to 24, two of up to 14 and three of up to 6 with k = 1, smaller \
             ones with k up to 4, 300 games of up to 4 piles of up to 10 with k up to 3",
        )
        .beyond(
            "for worst inputs, piles in pairs, and the values that a pile can have by its \
             last moves, whatever those before are",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("one-half", |input| by_halves(input, |_, half| half, |_| 1), "even-k")
                .says("Replaces a pile by one half of it, whatever k is: an even number of halves is worth 0."),
            wrong("k-times-the-value", |input| by_halves(input, |k, half| k as usize * half, |k| k), "odd-k")
                .says("Multiplies the value of a half by k; equal halves are added by XOR, and cancel in pairs."),
            wrong("even-k-without-halves", |input| by_halves(input, |_, half| half, |k| k % 2), "even-k")
                .says("Takes a split into an even number of halves for no move; it is a move to 0."),
            wrong("period-2-from-the-start", period_2, "even-k")
                .says("Starts the period too soon: for even k a pile of 2 has the value 2."),
            wrong("odd-k-without-halving", by_parity, "odd-k")
                .says("Gives all large even piles the same value: for odd k it depends on the half."),
            wrong("odd-piles-split", odd_split, "odd-k").says("Splits odd piles, too, and rounds the halves down."),
            wrong("misere", misere, "one-cow").says("Lets lose who removes the last cow; here he wins."),
        ])
        .main()
}

/// Remove a cow from one pile, or replace a pile of 2x by k piles of x. Piles are in ascending order.
fn moves(piles: &[u32], k: u32) -> Vec<Vec<u32>> {
    in_one(piles, |&pile| vec![pile - 1])
        .into_iter()
        .chain(splits(piles, k, |pile| pile % 2 == 0))
        .map(sorted)
        .collect()
}

/// Without the empty piles.
fn sorted(piles: Vec<u32>) -> Vec<u32> {
    piles.into_iter().filter(|&pile| pile > 0).sorted().collect()
}

fn splits(piles: &[u32], k: u32, is_even: fn(u32) -> bool) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for index in (0..piles.len()).filter(|&index| is_even(piles[index])) {
        let others = piles[..index].iter().chain(&piles[index + 1..]).copied();
        successors.push(others.chain((0..k).map(|_| piles[index] / 2)).collect());
    }
    successors
}

fn oracle(input: &str) -> String {
    answer(input, |k, piles| Play::normal(|piles: &Vec<u32>| moves(piles, k)).value(&sorted(piles)))
}

fn answer(input: &str, wins: impl FnOnce(u32, Vec<u32>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, k) = (tokens.read(), tokens.read());
    let kevin_wins = wins(k, tokens.list(n));
    format!("{}\n", if kevin_wins { "Kevin" } else { "Nicky" })
}

fn file(k: u32, piles: &[u32]) -> String {
    format!("{} {k}\n{}\n", piles.len(), joined(piles))
}

fn small() -> Vec<Small> {
    // The greatest piles by k from 1 on: alone, in pairs, and three together.
    let greatest = [(24, 14, 6), (16, 8, 5), (12, 6, 4), (8, 5, 3)];
    let of_parity = |odd: u32| {
        let games = (1..).zip(greatest).filter(|(k, _)| k % 2 == odd);
        let piles = |most: u32, n| (1..=most).combinations_with_replacement(n);
        let games = games.flat_map(|(k, (one, two, three))| {
            let all = piles(one, 1).chain(piles(two, 2)).chain(piles(three, 3));
            all.map(move |piles| file(k, &piles))
        });
        games.collect_vec()
    };
    let mut random = seeded(1);
    let random_games = (0..300).map(|_| {
        let k = random.random_range(1..=3);
        let (n, most) = [(4, 10), (3, 6), (2, 7)][k as usize - 1];
        file(k, &(0..n).map(|_| random.random_range(1..=most)).collect_vec())
    });
    vec![
        Small::new("even-k", of_parity(0)),
        Small::new("odd-k", of_parity(1)),
        Small::new("random-games", random_games),
    ]
}

/// The greatest numbers of piles, and of cows in one; the greatest k.
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 1, N, |n| format!("@{n} 3\n{}\n", repeated("5 ", n))),
        Bound::integer("k", 1, MOST, |k| format!("2 @{k}\n7 5\n")),
        Bound::integer("a pile", 1, MOST, |pile| format!("3 3\n7 @{pile} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let by_possible_values = Known::ByAlgorithm(by_possible_values);
    let random_piles = |seed| {
        let mut random = seeded(seed);
        let pile = |_| random.random_range(1..=MOST);
        (0..N).map(pile).collect_vec()
    };
    vec![
        Worst::new("powers-of-two", "halving to the end", by_possible_values, || {
            file(MOST - 1, &(0..N as u32).map(|index| (1 << (29 - index % 7)) + (index & 1)).collect_vec())
        }),
        Worst::new("multiples-of-1024", "halving ten times and more", by_possible_values, || {
            file(MOST - 1, &(0..N as u32).map(|index| 1024 * (976_562 - index)).collect_vec())
        }),
        Worst::new("random-and-odd", "branches that cannot be predicted", by_possible_values, move || {
            file(999_999_937, &random_piles(1))
        }),
        Worst::new("random-and-even", "branches that cannot be predicted", by_possible_values, move || {
            file(MOST, &random_piles(2))
        }),
        Worst::known("pairs", "piles that the second player keeps equal in pairs", move || {
            let piles = random_piles(3)[..N / 2].iter().flat_map(|&pile| [pile, pile]).collect_vec();
            (file(MOST - 1, &piles), "Nicky\n".to_owned())
        }),
        Worst::known("pairs-and-two-ways-to-one", "a pile of 1 beside a pile of 3", move || {
            // Kevin removes the cow that is alone, as a pile of 3 is lost for even k: 3, 2, then 1 or k piles of 1.
            let pairs = random_piles(4).into_iter().take(N / 2 - 1).flat_map(|pile| [pile, pile]);
            (file(MOST, &pairs.chain([1, 3]).collect_vec()), "Kevin\n".to_owned())
        }),
    ]
}

/// The values of sizes up to a pile by the mex of the rule, where nothing is known of the size before the first of
/// them: it may have any of the values 0, 1 and 2. After a few sizes one value is left. Of k equal halves all are equal
/// in pairs but one where k is odd.
fn by_possible_values(input: &str) -> String {
    /// So many sizes before the one that is asked for.
    const BEFORE: usize = 16;
    let mexes: [[usize; 8]; 8] = std::array::from_fn(|first| std::array::from_fn(|second| mexes(first, second)));
    let value = |k: u32, pile: u32| {
        // Sets of values as bits, for the pile halved so often and the sizes before it.
        let mut possible = [0; BEFORE + 1];
        for halvings in (0..=pile.ilog2()).rev() {
            let last = (pile >> halvings) as usize;
            let (mut sets, mut before, mut back) = ([0; BEFORE + 1], 0b111, 1 + BEFORE.min(last));
            while back > 0 {
                back -= 1;
                let size = last - back;
                before = match (size, k % 2) {
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
    answer(input, |k, piles| xor(piles.into_iter().map(|pile| value(k, pile))) != 0)
}

/// The set of the mexes of a value out of the first set, and one out of the second if there is one.
fn mexes(first: usize, second: usize) -> usize {
    let members = |set: usize| (0..3).filter(move |value| set >> value & 1 == 1);
    let seconds = if second == 0 { vec![None] } else { members(second).map(Some).collect() };
    let pairs = members(first).cartesian_product(seconds);
    pairs.fold(0, |found, (value, other)| found | 1 << mex([value].into_iter().chain(other)))
}

/// Values by the mex, where `split` says what halves of this value are worth, and `halves` is 0 where they are no move.
fn by_halves(input: &str, split: fn(u32, usize) -> usize, halves: fn(u32) -> u32) -> String {
    answer(input, |k, piles| {
        let mut values = vec![0];
        for size in 1..=piles.iter().copied().max().unwrap_or(0) as usize {
            let half = (size % 2 == 0 && halves(k) > 0).then(|| split(k, values[size / 2]));
            values.push(mex([values[size - 1]].into_iter().chain(half)));
        }
        xor(piles.into_iter().map(|pile| values[pile as usize])) != 0
    })
}

fn period_2(input: &str) -> String {
    answer(input, |k, piles| {
        let value = |pile: u32| match (k % 2, pile) {
            (0, 1) => 1,
            (0, _) => 1 - pile % 2,
            _ => [0, 1, 0, 1, 2].get(pile as usize).copied().unwrap_or(1 - pile % 2),
        };
        xor(piles.into_iter().map(value)) != 0
    })
}

fn by_parity(input: &str) -> String {
    answer(input, |k, piles| {
        let first: &[u32] = if k % 2 == 0 { &[0, 1, 2] } else { &[0, 1, 0, 1, 2] };
        let value = |pile: u32| first.get(pile as usize).copied().unwrap_or(1 - pile % 2);
        xor(piles.into_iter().map(value)) != 0
    })
}

fn odd_split(input: &str) -> String {
    answer(input, |k, piles| {
        let moves = |piles: &Vec<u32>| {
            let removed = in_one(piles, |&pile| vec![pile - 1]);
            removed.into_iter().chain(splits(piles, k, |pile| pile > 1)).map(sorted).collect()
        };
        Play::normal(moves).value(&sorted(piles))
    })
}

fn misere(input: &str) -> String {
    answer(input, |k, piles| Play::misere(|piles: &Vec<u32>| moves(piles, k)).value(&sorted(piles)))
}
