//! Rows of pieces that close in on each other, each of them played out.

use evidence::prelude::*;

fn main() -> ExitCode {
    let most = format::from(|before| before["n"].min(K as i128));
    let strip = row([int("n", 2..=N), between("k", 2, most), int("d", 1..=N)]);
    let strip = strip.such("an even number of pieces", |(_, k, _): Strip| k % 2 == 0);
    Problem::one("p2490", Limits::known(1000, 125), Format::one(strip).trying("k", "n", N), oracle, Plain)
        .promise("d is at most k", |&(_, pieces, most)| most <= pieces)
        .small("strips-up-to-9-with-all-numbers-of-pieces", || {
            let sizes = (2..=9).flat_map(|n| (2..=n as usize).step_by(2).map(move |k| (n, k)));
            sizes.flat_map(|(n, k)| (1..=k).map(move |d| (n, k, d))).collect()
        })
        .beyond(
            "larger strips: one gap and no gap by hand, else the lost sequences of gaps, \
             counted from the highest bit on",
        )
        .worst("one-at-a-time", by_same_idea(from_the_highest_bit), || (N, K, 1))
        .attacks("as many choices for a bit as can be")
        .worst("two-at-a-time", by_same_idea(from_the_highest_bit), || (N, K, 2))
        .attacks("longer and thinner sums")
        // White closes every gap at once, and has lost only where there is none.
        .known("all-at-once", || {
            let choose = binomials();
            let lost = choose[N as usize - K / 2][K / 2];
            ((N, K, K), (choose[N as usize][K] + PRIME - lost) % PRIME)
        })
        .attacks("more pieces than gaps in a move")
        // The two pieces stand side by side on 9999 of all 49 995 000 pairs of squares.
        .known("one-pair", || ((N, 2, 1), 49_985_001))
        .attacks("differences below zero before the modulus")
        .wrong("nim", |strip| by_gaps(strip, 0, |gaps, _| unbalanced(gaps, 2)), SMALL)
        .says("Moves a single piece.")
        .wrong("modulo-d", |strip| by_gaps(strip, 0, unbalanced), SMALL)
        .says("Counts bits modulo d; with up to d moves they count modulo d + 1.")
        .wrong("gaps-behind-the-pairs", |strip| by_gaps(strip, 1, |gaps, d| unbalanced(gaps, d + 1)), SMALL)
        .says("Takes the gaps between the pairs for those inside them.")
        .limit(|| Bound::integer("k where n is 6", 2, 6, |k| format!("6 @{k} 1\n")))
        .refused([("an-odd-number-of-pieces", "10 @3 2\n", "an even number of pieces")])
        .main()
}

const SMALL: &str = "strips-up-to-9-with-all-numbers-of-pieces";

/// The number of squares, and of pieces, in the largest strips.
const N: u32 = 10_000;
const K: usize = 100;

/// The squares, the pieces, and how many of these a move moves at most.
type Strip = (u32, usize, usize);

/// The squares of the pieces from the left, the even places of the list white, and whether white is to move.
type Position = (Vec<u32>, bool);

/// Move 1 to `most` pieces of the colour, white ones to the right, black ones to the left, over free squares only.
fn moves((squares, white): &Position, most: usize) -> Vec<Position> {
    let choices = squares.iter().enumerate().map(|(index, &square)| match (index % 2, white) {
        // White and black facing each other: neither passes the other, and nothing else is in the way.
        (0, true) => (square..squares[index + 1]).collect_vec(),
        (1, false) => (squares[index - 1] + 1..=square).collect_vec(),
        _ => vec![square],
    });
    let moved = |next: &Vec<u32>| next.iter().zip(squares).filter(|(to, from)| to != from).count();
    choices
        .multi_cartesian_product()
        .filter(|next| (1..=most).contains(&moved(next)))
        .map(|next| (next, !white))
        .collect()
}

fn oracle() -> impl FnMut(&Strip) -> u64 {
    |&(n, k, d)| {
        let colours = |index: usize| if index % 2 == 0 { '○' } else { '●' };
        let shown = |(squares, _): &Position| {
            board::pieces(n as usize, squares.iter().enumerate().map(|(index, &at)| (at as usize, colours(index))))
        };
        let mover = |(_, white): &Position| if *white { "White" } else { "Black" };
        let label = |(before, _): &Position, (after, _): &Position| {
            let moved = before.iter().zip(after).filter(|(from, to)| from != to);
            moved.map(|(from, to)| format!("{} → {}", from + 1, to + 1)).join(", ")
        };
        let mut play = Play::normal(|position| moves(position, d)).board(shown).label(label).mover(mover);
        (0..n).combinations(k).filter(|row| play.value(&(row.clone(), true))).count() as u64
    }
}

/// How many rows have gaps that `wins` accepts: those inside the pairs, or one piece further on.
fn by_gaps(&(n, k, d): &Strip, first: usize, wins: impl Fn(&[u32], usize) -> bool) -> u64 {
    let gaps = |row: Vec<u32>| row.iter().skip(first).tuples().map(|(a, b)| b - a - 1).collect_vec();
    (0..n).combinations(k).filter(|row| wins(&gaps(row.clone()), d)).count() as u64
}

/// Whether some bit occurs in a number of gaps that is no multiple of `modulus`.
fn unbalanced(gaps: &[u32], modulus: usize) -> bool {
    let count = |bit: u32| gaps.iter().filter(|&gap| gap >> bit & 1 == 1).count();
    (0..32).any(|bit| count(bit) % modulus != 0)
}

const PRIME: u64 = 1_000_000_007;

/// The binomial coefficients of all numbers up to N, modulo the prime, as far as K.
fn binomials() -> Vec<[u64; K + 1]> {
    let mut rows = vec![[0; K + 1]; N as usize + 1];
    rows[0][0] = 1;
    for n in 1..rows.len() {
        rows[n][0] = 1;
        for k in 1..=K {
            rows[n][k] = (rows[n - 1][k - 1] + rows[n - 1][k]) % PRIME;
        }
    }
    rows
}

/// All rows less the lost ones, by the theorem on Moore's Nim: nothing else is known for so many pieces. The sequences
/// of gaps are made from the highest bit on: j (d + 1) gaps have it, and the smaller sums have not got it yet.
fn from_the_highest_bit(&(n, k, d): &Strip) -> u64 {
    let (n, half, choose) = (n as usize, k / 2, binomials());
    let mut lost = vec![0; n - k + 1];
    lost[0] = 1;
    for bit in (0..14).rev() {
        let with_bit = |sum: usize| {
            let having = (0..=half).step_by(d + 1).take_while(|having| having << bit <= sum);
            having.fold(0, |ways, having| (ways + choose[half][having] * lost[sum - (having << bit)]) % PRIME)
        };
        lost = (0..lost.len()).map(with_bit).collect();
    }
    let rows = lost.iter().enumerate();
    let rows = rows.map(|(sum, lost)| lost * choose[n - sum - half][half] % PRIME);
    (choose[n][k] + PRIME - rows.sum::<u64>() % PRIME) % PRIME
}
