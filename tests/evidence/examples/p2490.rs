//! Rows of pieces that close in on each other, each of them played out.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p2490", Limits::known(1000, 125), oracle, small)
        .played("all strips of up to 9 squares")
        .beyond(
            "larger strips: one gap and no gap by hand, else the lost sequences of gaps, \
             counted from the highest bit on",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nim", nim, "all-strips-up-to-9").says("Moves a single piece."),
            wrong("modulo-d", |input| by_gaps(input, 0, unbalanced), "all-strips-up-to-9")
                .says("Counts bits modulo d; with up to d moves they count modulo d + 1."),
            wrong("gaps-behind-the-pairs", outer_gaps, "all-strips-up-to-9")
                .says("Takes the gaps between the pairs for those inside them."),
        ])
        .refused([("an-odd-number-of-pieces", "10 @3 2\n", "an even number of pieces")])
        .main()
}

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

fn oracle(input: &str) -> String {
    let (n, k, d) = numbers(input);
    let mut play = Play::normal(|position| moves(position, d));
    let rows = (0..n).combinations(k).filter(|row| play.value(&(row.clone(), true)));
    format!("{}\n", rows.count())
}

fn numbers(input: &str) -> (u32, usize, usize) {
    let mut tokens = Tokens::new(input);
    (tokens.read(), tokens.read(), tokens.read())
}

/// How many rows have gaps that `wins` accepts: those inside the pairs, or one piece further on.
fn by_gaps(input: &str, first: usize, wins: impl Fn(&[u32], usize) -> bool) -> String {
    let (n, k, d) = numbers(input);
    let gaps = |row: Vec<u32>| row.iter().skip(first).tuples().map(|(a, b)| b - a - 1).collect_vec();
    let rows = (0..n).combinations(k).filter(|row| wins(&gaps(row.clone()), d));
    format!("{}\n", rows.count())
}

/// Whether some bit occurs in a number of gaps that is no multiple of `modulus`.
fn unbalanced(gaps: &[u32], modulus: usize) -> bool {
    let count = |bit: u32| gaps.iter().filter(|&gap| gap >> bit & 1 == 1).count();
    (0..32).any(|bit| count(bit) % modulus != 0)
}

fn file(n: usize, k: usize, d: usize) -> String {
    format!("{n} {k} {d}\n")
}

fn small() -> Vec<Small> {
    let sizes = (2..=9_usize).flat_map(|n| (2..=n).step_by(2).map(move |k| (n, k)));
    let all = sizes.flat_map(|(n, k)| (1..=k).map(move |d| file(n, k, d)));
    vec![Small::new("all-strips-up-to-9", all)]
}

/// The number of squares, and of pieces, in the largest strips.
const N: usize = 10_000;
const K: usize = 100;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n} 2 1\n")),
        Bound::integer("k", 2, K, |k| format!("{N} @{k} 1\n")),
        Bound::integer("k where n is 6", 2, 6, |k| format!("6 @{k} 1\n")),
        Bound::integer("d", 1, N, |d| format!("{N} {K} @{d}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "one-at-a-time",
            "as many choices for a bit as can be",
            Known::BySameIdea(from_the_highest_bit),
            || file(N, K, 1),
        ),
        Worst::new("two-at-a-time", "longer and thinner sums", Known::BySameIdea(from_the_highest_bit), || {
            file(N, K, 2)
        }),
        // White closes every gap at once, and has lost only where there is none.
        Worst::known("all-at-once", "more pieces than gaps in a move", move || {
            (file(N, K, K), {
                let choose = binomials();
                let lost = choose[N - K / 2][K / 2];
                format!("{}\n", (choose[N][K] + PRIME - lost) % PRIME)
            })
        }),
        // The two pieces stand side by side on 9999 of all 49 995 000 pairs of squares.
        Worst::known("one-pair", "differences below zero before the modulus", move || {
            (file(N, 2, 1), "49985001\n".to_owned())
        }),
    ]
}

const PRIME: u64 = 1_000_000_007;

/// The binomial coefficients of all numbers up to N, modulo the prime, as far as K.
fn binomials() -> Vec<[u64; K + 1]> {
    let mut rows = vec![[0; K + 1]; N + 1];
    rows[0][0] = 1;
    for n in 1..=N {
        rows[n][0] = 1;
        for k in 1..=K {
            rows[n][k] = (rows[n - 1][k - 1] + rows[n - 1][k]) % PRIME;
        }
    }
    rows
}

/// All rows less the lost ones, by the theorem on Moore's Nim: nothing else is known for so many pieces. The sequences
/// of gaps are made from the highest bit on: j (d + 1) gaps have it, and the smaller sums have not got it yet.
fn from_the_highest_bit(input: &str) -> String {
    let (n, k, d) = numbers(input);
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
    format!("{}\n", (choose[n][k] + PRIME - rows.sum::<u64>() % PRIME) % PRIME)
}

fn nim(input: &str) -> String {
    by_gaps(input, 0, |gaps, _| unbalanced(gaps, 2))
}

fn outer_gaps(input: &str) -> String {
    by_gaps(input, 1, |gaps, d| unbalanced(gaps, d + 1))
}
