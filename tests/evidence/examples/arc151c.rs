//! Digits 0 and 1 in a row, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc151c", Limits::known(2000, 1024), oracle, small)
        .played("all rows up to 6 squares, 400 rows of 7 to 10 squares")
        .beyond("for worst inputs, strategies in words, and values of gaps from the mex over all moves")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("an-empty-row-as-one-gap", empty_row, "sample-3")
                .says("Gives a row without a digit the value N; the first player wins it only if N is odd."),
            wrong("open-gaps-by-parity", parity, "open-gaps")
                .says("Counts the squares beside the first and the last digit modulo 2; their value is their number."),
            wrong("inner-gaps-by-parity", inner_parity, "all-rows-up-to-6-squares")
                .says("Values a gap with two ends by the parity of its length; its ends decide."),
            wrong("inner-gaps-exchanged", exchanged, "all-rows-up-to-6-squares")
                .says("Gives different ends the value 1 and equal ones 0; it is the other way round."),
            wrong("one-digit-closes-the-row", closed, "all-rows-up-to-6-squares")
                .says("Forgets the squares beside the first and the last digit."),
        ])
        .refused([
            ("falling-squares", "9 2\n5 0\n@3 1\n", "a square greater than the one before"),
            ("a-square-twice", "9 2\n5 0\n@5 1\n", "a square greater than the one before"),
            ("equal-neighbours", "9 2\n5 1\n6 @1\n", "a digit other than that of the square before"),
            ("more-digits-than-squares", "3 @4\n", "an integer from 0 to 3"),
        ])
        .unplayed([("sample-3", "10¹⁸ squares")])
        .main()
}

/// The squares that are not empty, with their digits.
type Written = Vec<(u64, u8)>;

/// Write a digit into an empty square that has no neighbour with the same one.
fn moves(row: &Vec<Option<u8>>) -> Vec<Vec<Option<u8>>> {
    let mut successors = vec![];
    for (square, digit) in (0..row.len()).cartesian_product([0, 1]) {
        let differs = |neighbour: usize| row.get(neighbour) != Some(&Some(digit));
        if row[square].is_none() && differs(square + 1) && (square == 0 || differs(square - 1)) {
            let mut next = row.clone();
            next[square] = Some(digit);
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    answer(input, |n, written| {
        assert!(n <= 12, "there would be too many positions");
        let mut row = vec![None; n as usize];
        written.iter().for_each(|&(square, digit)| row[square as usize - 1] = Some(digit));
        Play::normal(moves).value(&row)
    })
}

fn answer(input: &str, first_wins: impl FnOnce(u64, &Written) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m): (u64, usize) = (tokens.read(), tokens.read());
    let written = (0..m).map(|_| (tokens.read(), tokens.read())).collect();
    if first_wins(n, &written) { "Takahashi\n".to_owned() } else { "Aoki\n".to_owned() }
}

fn file(n: u64, written: &Written) -> String {
    format!("{n} {}\n{}", written.len(), written.iter().map(|(square, digit)| format!("{square} {digit}\n")).format(""))
}

/// The row as an input, if no neighbours are equal.
fn row(squares: &[Option<u8>]) -> Option<String> {
    let equal = squares.windows(2).any(|pair| pair[0].is_some() && pair[0] == pair[1]);
    let written = (1..).zip(squares).filter_map(|(square, digit)| digit.map(|digit| (square, digit)));
    (!equal).then(|| file(squares.len() as u64, &written.collect()))
}

fn small() -> Vec<Small> {
    let contents = [None, Some(0), Some(1)];
    let all = (1..=6).flat_map(|n| (0..n).map(|_| contents).multi_cartesian_product());
    let mut random = seeded(1);
    let longer = std::iter::repeat_with(|| {
        let (length, written) = (random.random_range(7..=10), random.random_range(1..5));
        let square = |_| (random.random_range(0..12) < written).then(|| random.random_range(0..=1));
        row(&(0..7).map(square).chain([None, None, None]).take(length).collect_vec())
    });
    let longer = longer.flatten().take(400).collect_vec();
    vec![
        Small::new("all-rows-up-to-6-squares", all.filter_map(|squares| row(&squares))),
        Small::new("rows-of-7-to-10-squares", longer),
    ]
}

/// The greatest number of squares, and of digits.
const N: u64 = 1_000_000_000_000_000_000;
const M: u64 = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n} 0\n")),
        Bound::count("M", 0, M as usize, |m| {
            format!("{N} @{m}\n{}", (1..=m).map(|i| format!("{} 0\n", 2 * i)).format(""))
        }),
        Bound::integer("X", 1, N, |x| format!("{N} 1\n@{x} 0\n")),
        Bound::integer("Y", 0, 1, |y| format!("{N} 1\n7 @{y}\n")),
    ]
}

/// A row of 10¹⁸ squares that becomes itself when it is reflected and its digits are exchanged.
fn mirrored() -> Written {
    let mut random = seeded(2);
    let squares = std::iter::repeat_with(|| random.random_range(1..N / 4) * 2).unique().take(M as usize / 2);
    let left = squares.sorted().collect_vec().into_iter().map(|square| (square, random.random_range(0..=1)));
    let left = left.collect_vec();
    let right = left.iter().rev().map(|&(square, digit)| (N + 1 - square, 1 - digit));
    left.iter().copied().chain(right).collect()
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, input: fn() -> String, answer: &'static str| {
        Worst::known(name, attacks, move || (input(), format!("{answer}\n")))
    };
    vec![
        // The second player writes the other digit into the square's image. The two squares in the middle are images of
        // each other, so that they are different.
        known("images", "digits far apart, and numbers of 60 bits", || file(N, &mirrored()), "Aoki"),
        // The first player writes the digit that is missing.
        known(
            "images-but-for-one",
            "a single gap that decides",
            || {
                let mut written = mirrored();
                written.remove(M as usize / 3);
                file(N, &written)
            },
            "Takahashi",
        ),
        // One move in each gap, and no choice that matters.
        known(
            "gaps-of-one-square",
            "as many gaps with equal ends as there can be",
            || file(2 * M - 1, &(1..=M).map(|i| (2 * i - 1, 0)).collect()),
            "Takahashi",
        ),
        // The second player writes the other digit into the image of the square.
        known("an-empty-row", "a row without a digit", || file(N, &vec![]), "Aoki"),
        // The first player writes into the middle, and then the same digit into the image of every square.
        known(
            "an-empty-row-with-a-middle",
            "a row without a digit, of odd length",
            || file(N - 1, &vec![]),
            "Takahashi",
        ),
        Worst::new("gaps-of-up-to-200-squares", "gaps of every kind", Known::ByAlgorithm(by_mex), || {
            let mut random = seeded(3);
            let (mut square, mut last) = (0, 0);
            let digit = |_| {
                let gap = random.random_range(0..=200);
                // Neighbours are different.
                last = if gap == 0 { 1 - last } else { random.random_range(0..=1) };
                square += gap + 1;
                (square, last)
            };
            let written = (0..M).map(digit).collect_vec();
            let n = written.last().expect("digits").0 + 117;
            file(n, &written)
        }),
    ]
}

/// The values of all gaps of up to 300 squares from those of the two gaps that each move leaves.
fn by_mex(input: &str) -> String {
    const LONGEST: usize = 300;
    // By the digits at the two ends, if there are any.
    let mut values = vec![[[0_usize; 3]; 3]];
    for length in 1..=LONGEST {
        let value = |left: usize, right: usize| {
            let places = (0..length).cartesian_product([0, 1]);
            let legal =
                places.filter(|&(place, digit)| (place > 0 || left != digit) && (place + 1 < length || right != digit));
            mex(legal.map(|(place, digit)| values[place][left][digit] ^ values[length - 1 - place][digit][right]))
        };
        let of_length = [0, 1, 2].map(|left| [0, 1, 2].map(|right| value(left, right)));
        values.push(of_length);
    }
    const OPEN: usize = 2;
    answer(input, |n, written| {
        let ends = [
            vec![(0, OPEN)],
            written.iter().map(|&(square, digit)| (square, digit.into())).collect(),
            vec![(n + 1, OPEN)],
        ]
        .concat();
        let value = |pair: &[(u64, usize)]| {
            let length = (pair[1].0 - pair[0].0) as usize - 1;
            assert!(length <= LONGEST, "there would be too many values");
            values[length][pair[0].1][pair[1].1]
        };
        xor(ends.windows(2).map(value)) != 0
    })
}

/// The XOR of the values that these give to gaps: those at the ends of the row, those between two digits, and to an
/// empty row.
fn with(
    input: &str,
    open: fn(u64) -> u64,
    inner: fn(length: u64, are_equal: bool) -> u64,
    empty: fn(u64) -> u64,
) -> String {
    answer(input, |n, written| {
        let (Some(first), Some(last)) = (written.first(), written.last()) else {
            return empty(n) != 0;
        };
        let inner = written.windows(2).map(|pair| inner(pair[1].0 - pair[0].0 - 1, pair[0].1 == pair[1].1));
        open(first.0 - 1) ^ open(n - last.0) ^ xor(inner) != 0
    })
}

fn empty_row(input: &str) -> String {
    with(input, |length| length, |_, are_equal| u64::from(are_equal), |n| n)
}

fn parity(input: &str) -> String {
    with(input, |length| length % 2, |_, are_equal| u64::from(are_equal), |n| n % 2)
}

fn inner_parity(input: &str) -> String {
    with(input, |length| length, |length, _| length % 2, |n| n % 2)
}

fn exchanged(input: &str) -> String {
    with(input, |length| length, |_, are_equal| u64::from(!are_equal), |n| n % 2)
}

fn closed(input: &str) -> String {
    with(input, |_| 0, |_, are_equal| u64::from(are_equal), |n| n % 2)
}
