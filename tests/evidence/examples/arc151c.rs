//! Digits 0 and 1 in a row, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let digits = list("M", row([int("X", 1..=N), int("Y", 0..=1)])).in_order(Order::Rising);
    let most = format::from(|before| before["N"].min(M.into()));
    let form = format::all([row([int("N", 1..=N), format::len_between("M", 0, most)]), digits]);
    let form = form.such("squares that rise up to N, and no equal neighbours", |(n, written): Row| {
        let in_order = |(one, next): (&Digit, &Digit)| one.0 < next.0 && !(one.0 + 1 == next.0 && one.1 == next.1);
        written.iter().tuple_windows().all(in_order) && written.last().is_none_or(|last| last.0 <= n)
    });
    let longer = "random-rows-of-7-to-10-squares";
    Problem::one("arc151c", Limits::known(2000, 1024), form, oracle, ["Takahashi", "Aoki"])
        .all([("N", 6), ("M", 6), ("X", 6)])
        .small(longer, random_rows)
        .beyond("for worst inputs, strategies proved in a comment, and values of gaps from the mex over all moves")
        // The second player writes the other digit into the square's image. The two squares in the middle are images of
        // each other, so that they are different.
        .known("images", || ((N, mirrored()), false))
        .attacks("digits far apart, and numbers of 60 bits")
        // The first player writes the digit that is missing.
        .known("images-but-for-one", || {
            let mut written = mirrored();
            written.remove(M as usize / 3);
            ((N, written), true)
        })
        .attacks("a single gap that decides")
        // One move in each gap, and no choice that matters.
        .known("gaps-of-one-square", || ((2 * M - 1, (1..=M).map(|i| (2 * i - 1, 0)).collect()), true))
        .attacks("as many gaps with equal ends as there can be")
        // The second player writes the other digit into the image of the square.
        .known("an-empty-row", || ((N, vec![]), false))
        .attacks("a row without a digit")
        // The first player writes into the middle, and then the same digit into the image of every square.
        .known("an-empty-row-with-a-middle", || ((N - 1, vec![]), true))
        .attacks("a row without a digit, of odd length")
        .worst("gaps-of-up-to-200-squares", by_algorithm(by_mex), || {
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
            (written.last().expect("digits").0 + 117, written)
        })
        .attacks("gaps of every kind")
        .limit(|| Bound::integer("X", 1, N, |x| format!("{N} 1\n@{x} 0\n")))
        .limit(|| Bound::integer("Y", 0, 1, |y| format!("{N} 1\n7 @{y}\n")))
        .limit(|| {
            Bound::count("M", 0, M, |m| format!("{N} @{m}\n{}", (1..=m).map(|i| format!("{} 0\n", 2 * i)).format("")))
        })
        .wrong("an-empty-row-as-one-gap", |row| by_gaps(row, |length| length, |_, equal| equal, |n| n), "sample-3")
        .says("Gives a row without a digit the value N; the first player wins it only if N is odd.")
        .wrong("open-gaps-by-parity", |row| by_gaps(row, |length| length % 2, |_, equal| equal, |n| n % 2), "open-gaps")
        .says(
            "Counts the empty squares before the first and behind the last digit modulo 2; their value is their \
             number.",
        )
        .wrong("inner-gaps-by-parity", |row| by_gaps(row, |length| length, |length, _| length % 2, |n| n % 2), "all")
        .says("Values a gap with two ends by the parity of its length; its ends decide.")
        .wrong("inner-gaps-exchanged", |row| by_gaps(row, |length| length, |_, equal| 1 - equal, |n| n % 2), "all")
        .says("Gives different ends the value 1 and equal ones 0; it is the other way round.")
        .wrong("one-digit-closes-the-row", |row| by_gaps(row, |_| 0, |_, equal| equal, |n| n % 2), "all")
        .says("Forgets the empty squares before the first and behind the last digit.")
        .refused([
            ("falling-squares", "9 2\n5 0\n@3 1\n", "a square greater than the one before"),
            ("a-square-twice", "9 2\n5 0\n@5 1\n", "a square greater than the one before"),
            ("equal-neighbours", "9 2\n5 1\n6 @1\n", "a digit other than that of the square before"),
            ("more-digits-than-squares", "3 @4\n", "an integer from 0 to 3"),
        ])
        .unplayed([("sample-3", "10¹⁸ squares")])
        .main()
}

/// The largest number of squares, and of digits.
const N: u64 = 1_000_000_000_000_000_000;
const M: u64 = 200_000;

/// A square that is not empty, and its digit.
type Digit = (u64, u8);

/// The number of squares, and those that are not empty.
type Row = (u64, Vec<Digit>);

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

fn oracle() -> impl FnMut(&Row) -> bool {
    |(n, written)| {
        assert!(*n <= 12, "there would be too many positions");
        let mut row = vec![None; *n as usize];
        written.iter().for_each(|&(square, digit)| row[square as usize - 1] = Some(digit));
        let board = |row: &Vec<Option<u8>>| {
            board::pieces(row.len(), row.iter().enumerate().filter_map(|(square, digit)| Some((square, (*digit)?))))
        };
        Play::normal(moves).board(board).value(&row)
    }
}

fn random_rows() -> Vec<Row> {
    let mut random = seeded(1);
    let rows = std::iter::repeat_with(|| {
        let (length, written) = (random.random_range(7..=10_usize), random.random_range(1..5));
        let square = |_| (random.random_range(0..12) < written).then(|| random.random_range(0..=1));
        let squares = (0..7).map(square).collect_vec();
        let equal = squares.windows(2).any(|pair| pair[0].is_some() && pair[0] == pair[1]);
        let written = (1..).zip(squares).filter_map(|(square, digit)| digit.map(|digit| (square, digit)));
        (!equal).then(|| (length as u64, written.collect()))
    });
    rows.flatten().take(400).collect()
}

/// A row of 10¹⁸ squares that becomes itself when it is reflected and its digits are exchanged.
fn mirrored() -> Vec<Digit> {
    let mut random = seeded(2);
    let squares = std::iter::repeat_with(|| random.random_range(1..N / 4) * 2).unique().take(M as usize / 2);
    let left = squares.sorted().collect_vec().into_iter().map(|square| (square, random.random_range(0..=1)));
    let left = left.collect_vec();
    let right = left.iter().rev().map(|&(square, digit)| (N + 1 - square, 1 - digit));
    left.iter().copied().chain(right).collect()
}

/// The values of all gaps of up to 300 squares from those of the two gaps that each move leaves.
fn by_mex((n, written): &Row) -> bool {
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
    const OPEN: u8 = 2;
    let ends = [&[(0, OPEN)], &written[..], &[(n + 1, OPEN)]].concat();
    let value = |pair: &[Digit]| {
        let length = (pair[1].0 - pair[0].0) as usize - 1;
        assert!(length <= LONGEST, "there would be too many values");
        values[length][usize::from(pair[0].1)][usize::from(pair[1].1)]
    };
    xor(ends.windows(2).map(value)) != 0
}

/// The XOR of the values that these give to gaps: those at the ends of the row; those between two digits, by their
/// length and 1 if the digits are equal; and to an empty row.
fn by_gaps((n, written): &Row, open: fn(u64) -> u64, inner: fn(u64, u64) -> u64, empty: fn(u64) -> u64) -> bool {
    let (Some(first), Some(last)) = (written.first(), written.last()) else {
        return empty(*n) != 0;
    };
    let inner = written.windows(2).map(|pair| inner(pair[1].0 - pair[0].0 - 1, u64::from(pair[0].1 == pair[1].1)));
    open(first.0 - 1) ^ open(n - last.0) ^ xor(inner) != 0
}
