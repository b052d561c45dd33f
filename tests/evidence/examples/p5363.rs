//! Rows of coins that move to the left, each of them played out.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p5363", Limits::known(1000, 256), oracle, small)
        .played("all rows of up to 11 cells")
        .beyond("longer rows: up to three coins by strategy, else the lost gaps, made from the highest bit on")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("another-prime", |input| count::<1_000_000_007>(input, by_stretches), "sample-2")
                .says("Counts modulo 10⁹ + 7; the modulus is 10⁹ + 9."),
            wrong("paired-from-the-second-coin", from_the_second, "all-rows-up-to-11-cells")
                .says("Takes every second gap from the second coin on; it is from the last one back."),
            wrong("nothing-behind-the-last-coin", nothing_behind, "all-rows-up-to-11-cells")
                .says("Forgets the free cells behind the last coin, which share what is left, too."),
            wrong("nim", |input| by_gaps(input, |gaps| xor(gaps) != 0), "all-rows-up-to-11-cells")
                .says("Takes the XOR of all gaps; what leaves one of them arrives in the next."),
            wrong("top-bit-forgotten", top_bit_forgotten, "room-of-a-power-of-two")
                .says("Uses the bits b with 2 · 2ᵇ < n − m alone; two gaps can have half of n − m each."),
        ])
        .unplayed([("sample-2", "199 cells"), ("sample-3", "99999 cells")])
        .main()
}

/// Move one coin to the left, over free cells only.
fn moves(coins: &Vec<u32>) -> Vec<Vec<u32>> {
    let to_the_left = |index: usize| {
        let free = if index == 0 { 0 } else { coins[index - 1] + 1 }..coins[index];
        free.map(move |cell| [&coins[..index], &[cell], &coins[index + 1..]].concat())
    };
    (0..coins.len()).flat_map(to_the_left).collect()
}

fn oracle(input: &str) -> String {
    let (n, m) = numbers(input);
    let mut play = Play::normal(moves);
    format!("{}\n", placements(n, m).filter(|coins| play.value(coins)).count())
}

fn numbers(input: &str) -> (usize, usize) {
    let mut tokens = Tokens::new(input);
    (tokens.read(), tokens.read())
}

/// All placements on a row that is short enough.
fn placements(n: usize, m: usize) -> impl Iterator<Item = Vec<u32>> {
    assert!(n <= 20, "not all placements on {n} cells can be tried");
    (0..n as u32).combinations(m)
}

/// How many rows have stretches that `wins` accepts: those in front of the coins.
fn by_gaps(input: &str, wins: impl Fn(Vec<u32>) -> bool) -> String {
    let (n, m) = numbers(input);
    let gaps = |coins: &Vec<u32>| (0..m).map(|i| coins[i] - if i == 0 { 0 } else { coins[i - 1] + 1 }).collect_vec();
    format!("{}\n", placements(n, m).filter(|coins| wins(gaps(coins))).count())
}

fn from_the_second(input: &str) -> String {
    by_gaps(input, |gaps| xor(gaps.into_iter().skip(1).step_by(2)) != 0)
}

fn file(n: usize, m: usize) -> String {
    format!("{n} {m}\n")
}

fn small() -> Vec<Small> {
    vec![Small::new("all-rows-up-to-11-cells", (1..=11_usize).flat_map(|n| (1..=n).map(move |m| file(n, m))))]
}

/// The greatest number of cells, and of coins.
const N: usize = 150_000;
const M: usize = 50;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 1\n")),
        Bound::integer("m", 1, M, |m| format!("{N} @{m}\n")),
        Bound::integer("m where n is 6", 1, 6, |m| format!("6 @{m}\n")),
    ]
}

const PRIME: u64 = 1_000_000_009;

fn worst() -> Vec<Worst> {
    let counted =
        |name, attacks, n, m| Worst::new(name, attacks, Known::BySameIdea(highest_bit_first), move || file(n, m));
    vec![
        counted("most-coins", "as many choices for a bit as can be", N, M),
        counted("an-odd-number-of-coins", "a stretch more that counts", N, M - 1),
        counted("a-power-of-two", "room for one bit alone", (1 << 17) + M, M),
        // The first coin or the last but two mirrors what the last one does: the second player wins where the stretches
        // in front of them are equal. Let them have g cells each, then n − 2g − 3 cells are left to two stretches.
        Worst::known("three-coins", "a placement for every pair of stretches", || {
            let n = N as u64;
            let lost: u64 = (0..=(n - 3) / 2).map(|gap| n - 2 * gap - 2).sum();
            let all = n * (n - 1) / 2 * (n - 2) / 3;
            (file(N, 3), format!("{}\n", (all - lost) % PRIME))
        }),
        // The second player wins where the coins are side by side: he follows the first with the last.
        Worst::known("two-coins", "a sum of one stretch, which is 0", || {
            let n = N as u64;
            (file(N, 2), format!("{}\n", (n * (n - 1) / 2 - (n - 1)) % PRIME))
        }),
    ]
}

/// Row by row up to `greatest`, its first M + 1 binomial coefficients, by Pascal's rule modulo P.
fn binomials<const P: u64>(greatest: usize) -> Vec<[u32; M + 1]> {
    let mut row = [0_u64; M + 1];
    row[0] = 1;
    let rows = (0..=greatest).map(|_| {
        let this = row.map(|ways| ways as u32);
        for k in (1..=M).rev() {
            row[k] = (row[k] + row[k - 1]) % P;
        }
        this
    });
    rows.collect()
}

/// All rows less the lost ones, by the theorem on staircase Nim: nothing else is known for so many coins. The stretches
/// are made from the highest bit on: j of them have it, and the smaller sums have not got it yet.
fn highest_bit_first(input: &str) -> String {
    count::<PRIME>(input, by_stretches)
}

/// How the stretches are counted for a row of n cells with m coins.
#[derive(Clone, Copy)]
struct Stretches {
    /// The number of those with the XOR 0.
    balanced: usize,
    /// The number of other ones.
    others: usize,
    /// How many bits are used.
    bits: usize,
}

fn by_stretches(_n: usize, m: usize) -> Stretches {
    let balanced = m.div_ceil(2);
    Stretches { balanced, others: m + 1 - balanced, bits: 18 }
}

fn count<const P: u64>(input: &str, stretches: fn(usize, usize) -> Stretches) -> String {
    let (n, m) = numbers(input);
    let Stretches { balanced, others, bits } = stretches(n, m);
    let choose = binomials::<P>(n.max(M));
    let mut lost = vec![0_u64; n - m + 1];
    lost[0] = 1;
    for bit in (0..bits).rev() {
        let with_bit = |sum: usize| {
            let having = (0..=balanced).step_by(2).take_while(|having| having << bit <= sum);
            let shares = having.map(|having| u64::from(choose[balanced][having]) * lost[sum - (having << bit)] % P);
            shares.sum::<u64>() % P
        };
        lost = (0..lost.len()).map(with_bit).collect();
    }
    let rows = lost.iter().enumerate().map(|(sum, lost)| {
        let rest = n - m - sum;
        let ways = if others == 0 { u64::from(rest == 0) } else { u64::from(choose[rest + others - 1][others - 1]) };
        lost * ways % P
    });
    let lost = rows.sum::<u64>() % P;
    format!("{}\n", (u64::from(choose[n][m]) + P - lost) % P)
}

fn nothing_behind(input: &str) -> String {
    count::<PRIME>(input, |n, m| {
        let right = by_stretches(n, m);
        Stretches { others: right.others - 1, ..right }
    })
}

fn top_bit_forgotten(input: &str) -> String {
    count::<PRIME>(input, |n, m| {
        let bits = (0..18).find(|bit| 2 << bit >= n - m).expect("n is below 2¹⁸");
        Stretches { bits, ..by_stretches(n, m) }
    })
}
