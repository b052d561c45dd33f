//! Rows of coins that move to the left, each of them played out.

use evidence::prelude::*;

fn main() -> ExitCode {
    let rows = row([int("n", 1..=N), between("m", 1, format::from(|before| before["n"].min(M as i128)))]);
    let rows = Format::one(rows).trying("m", "n", N);
    Problem::one("p5363", Limits::known(1000, 256), rows, oracle, Plain)
        .all([("n", 11), ("m", 11)])
        .beyond("longer rows: up to three coins by strategy, else the lost gaps, made from the highest bit on")
        .worst("most-coins", by_same_idea(highest_bit_first), || (N, M))
        .attacks("as many choices for a bit as can be")
        .worst("an-odd-number-of-coins", by_same_idea(highest_bit_first), || (N, M - 1))
        .attacks("a stretch more that counts")
        .worst("a-power-of-two", by_same_idea(highest_bit_first), || ((1 << 17) + M, M))
        .attacks("room for one bit alone")
        // The first coin or the last but two mirrors what the last one does: the second player wins where the stretches
        // in front of them are equal. Let them have g cells each, then n − 2g − 3 cells are left to two stretches.
        .known("three-coins", || {
            let n = N as u64;
            let lost: u64 = (0..=(n - 3) / 2).map(|gap| n - 2 * gap - 2).sum();
            let all = n * (n - 1) / 2 * (n - 2) / 3;
            ((N, 3), (all - lost) % PRIME)
        })
        .attacks("a placement for every pair of stretches")
        // The second player wins where the coins are side by side: he follows the first with the last.
        .known("two-coins", || {
            let n = N as u64;
            ((N, 2), (n * (n - 1) / 2 - (n - 1)) % PRIME)
        })
        .attacks("a sum of one stretch, which is 0")
        .limit(|| Bound::integer("m where n is 6", 1, 6, |m| format!("6 @{m}\n")))
        .wrong("another-prime", |row| count::<1_000_000_007>(row, by_stretches), "sample-2")
        .says("Counts modulo 10⁹ + 7; the modulus is 10⁹ + 9.")
        .wrong(
            "paired-from-the-second-coin",
            |row| by_gaps(row, |gaps| xor(gaps.into_iter().skip(1).step_by(2)) != 0),
            "all",
        )
        .says("Takes every second gap from the second coin on; it is from the last one back.")
        .wrong(
            "nothing-behind-the-last-coin",
            |row| {
                count::<PRIME>(row, |n, m| {
                    let right = by_stretches(n, m);
                    Stretches { others: right.others - 1, ..right }
                })
            },
            "all",
        )
        .says("Forgets the free cells behind the last coin, which share what is left, too.")
        .wrong("nim", |row| by_gaps(row, |gaps| xor(gaps) != 0), "all")
        .says("Takes the XOR of all gaps; what leaves one of them arrives in the next.")
        .wrong(
            "top-bit-forgotten",
            |row| {
                count::<PRIME>(row, |n, m| {
                    let bits = (0..18).find(|bit| 2 << bit >= n - m).expect("n is below 2¹⁸");
                    Stretches { bits, ..by_stretches(n, m) }
                })
            },
            "room-of-a-power-of-two",
        )
        .says("Uses the bits b with 2 · 2ᵇ < n − m alone; two gaps can have half of n − m each.")
        .unplayed([("sample-2", "199 cells"), ("sample-3", "99999 cells")])
        .main()
}

/// The largest number of cells, and of coins.
const N: usize = 150_000;
const M: usize = 50;

const PRIME: u64 = 1_000_000_009;

/// The numbers of cells and of coins.
type Row = (usize, usize);

/// Move one coin to the left, over free cells only.
fn moves(coins: &Vec<u32>) -> Vec<Vec<u32>> {
    let to_the_left = |index: usize| {
        let free = if index == 0 { 0 } else { coins[index - 1] + 1 }..coins[index];
        free.map(move |cell| [&coins[..index], &[cell], &coins[index + 1..]].concat())
    };
    (0..coins.len()).flat_map(to_the_left).collect()
}

fn oracle() -> impl FnMut(&Row) -> u64 {
    |row| {
        let coins = |coins: &Vec<u32>| board::pieces(row.0, coins.iter().map(|&cell| (cell as usize, '●')));
        let mut play = Play::normal(moves).board(coins);
        placements(row).filter(|coins| play.value(coins)).count() as u64
    }
}

/// All placements on a row that is short enough, that at the right end first.
fn placements(&(n, m): &Row) -> impl Iterator<Item = Vec<u32>> {
    assert!(n <= 20, "not all placements on {n} cells can be tried");
    (0..n as u32).combinations(m).collect_vec().into_iter().rev()
}

/// How many rows have stretches that `wins` accepts: those in front of the coins.
fn by_gaps(row: &Row, wins: impl Fn(Vec<u32>) -> bool) -> u64 {
    let gaps = |coins: Vec<u32>| {
        coins.iter().enumerate().map(|(i, cell)| cell - if i == 0 { 0 } else { coins[i - 1] + 1 }).collect()
    };
    placements(row).filter(|coins| wins(gaps(coins.clone()))).count() as u64
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
fn highest_bit_first(row: &Row) -> u64 {
    count::<PRIME>(row, by_stretches)
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

fn count<const P: u64>(&(n, m): &Row, stretches: fn(usize, usize) -> Stretches) -> u64 {
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
    (u64::from(choose[n][m]) + P - lost) % P
}
