//! Arithmetic progressions of three, below many bounds, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let b =
        between("b", format::from(|before| before["a"] + 1), format::from(|before| (before["a"] + MOST as i128) / 2));
    let third = || format::from(|before| 2 * before["b"] - before["a"]);
    let games = row([
        int("a", 1..=MOST - 2),
        b,
        between("c", third(), third()),
        between("l", "c", MOST),
        between("r", "l", MOST),
    ]);
    let rows = format::all([row([len("n", 1..=N)]), list("n", games)]);
    let rows = Format::tests("t", 1..=T, rows).sum("the sum of n", "n", N);
    Problem::tests("cf2180h1", Limits::known(2000, 256), rows, || by_play, ["Bug", "Feature"])
        // With bounds up to 12, the games of a row have 3 · 10⁸ positions together.
        .all([("n", 1), ("a", 7), ("b", 8), ("c", 9), ("l", 9), ("r", 9)])
        .small("single-games-up-to-100", || {
            let mut random = seeded(1);
            (0..400).map(|_| vec![random_row(&mut random, 12, 100, 1)]).collect()
        })
        .small("two-games-up-to-16", || {
            let mut random = seeded(2);
            (0..200).map(|_| (0..2).map(|_| random_row(&mut random, 4, 16, 1)).collect()).collect()
        })
        .small("rows-of-3-games-up-to-14", || {
            let mut random = seeded(3);
            (0..100).map(|_| vec![random_row(&mut random, 4, 14, 3)]).collect()
        })
        .beyond("for worst inputs, rows in pairs, and the rule of a single game for all sizes up to a million")
        .known("rows-in-pairs", || {
            let mut random = seeded(4);
            let rows = (0..N / 2).map(|_| random_row(&mut random, MOST / 4, MOST, MOST)).collect_vec();
            (vec![[rows.clone(), rows].concat()], vec![false])
        })
        .attacks("the XOR of as many rows as can be, which is 0")
        // Each difference is odd, and the bound is c. In the one other game 1 becomes 4, which is the only move.
        .known("no-moves-but-one", || {
            let still = |d: u64| [MOST - 2 * d - d % 7, MOST - d - d % 7, MOST - d % 7, MOST - d % 7, MOST - d % 7];
            let rows = (4..N as u64 / 2).map(|i| still(2 * i + 1));
            let moving = rows.clone().chain([[1, 2, 3, 4, 4]]).collect_vec();
            (vec![rows.collect(), moving], vec![false, true])
        })
        .attacks("large numbers without a move, and odd differences")
        .worst("differences-of-all-powers-of-two", by_algorithm(by_table), || {
            let mut random = seeded(5);
            let rows = |_| (0..1000).map(|i| near_row(&mut random, 1 << (i % 21))).collect();
            (0..N / 1000).map(rows).collect()
        })
        .attacks("periods from 2 to two million, with ends of the range at random places in them")
        .worst("groups-of-3-to-1001-bounds", by_algorithm(by_table), || {
            let mut random = seeded(6);
            let odd = |i: u64| 2 * (i * i % 500) + 3;
            let rows = |_| (0..20).map(|i| near_row(&mut random, odd(i) << (i % 13))).collect();
            (0..N / 20).map(rows).collect()
        })
        .attacks("groups whose first and last bounds are in the row only in part")
        .worst("random", by_same_idea(by_digits), || {
            let mut random = seeded(7);
            (0..T).map(|_| (0..2).map(|_| random_row(&mut random, MOST / 8, MOST, MOST)).collect()).collect()
        })
        .attacks("as many tests as can be, with numbers of 18 digits")
        .worst("powers-of-two-up-to-the-end", by_same_idea(by_digits), || {
            let row = |i: u64| {
                let d = (1 + 2 * (i % 3)) << (i % 57);
                let c = 1 + 2 * d;
                let l = c + (MOST - c) / (1 + i % 11);
                [1, 1 + d, c, l, MOST - (i % 1000).min(MOST - l)]
            };
            (0..T as u64 / 2).map(|i| (0..4).map(|j| row(4 * i + j)).collect()).collect()
        })
        .attacks("differences up to 2⁵⁸, ranges up to 10¹⁸")
        .wrong("first-move-alone", |rows| by_values(rows, |m, k| (m >> k & 1) as usize), "all")
        .says("Lets only the least number become c + d, and forgets that it may also go between b and c.")
        .wrong("halving-to-nim", |rows| by_values(rows, |m, k| (m + u64::from(k)) as usize % 2), "all")
        .says("Takes the parity of all moves; the values are 0, 1 and 2.")
        .wrong(
            "without-groups",
            |rows| {
                xor(rows.iter().flat_map(|&[a, b, c, l, r]| {
                    let k = (b - a).trailing_zeros();
                    (l..=r).map(move |x| value(x - c, k))
                })) != 0
            },
            "all",
        )
        .says("Forgets to divide by the odd part of the difference.")
        .wrong(
            "one-bound-less",
            |rows| {
                let shorter = rows.iter().map(|&[a, b, c, l, r]| [a, b, c, l, r - u64::from(r > l)]).collect_vec();
                by_values(&shorter, value)
            },
            "all",
        )
        .says("Leaves out the game with the bound r.")
        .unplayed([("sample-1", "10¹² games in one row")])
        .refused([("no-progression", "1\n1\n1 3 @6 7 8\n", "an integer from 5 to 5")])
        .main()
}

/// The greatest number of tests and of rows, and the greatest number.
const T: usize = 100_000;
const N: usize = 200_000;
const MOST: u64 = 1_000_000_000_000_000_000;

/// a, b, c, l and r.
type Row = [u64; 5];

/// The three numbers of a game, and its bound.
type Game = ([u64; 3], u64);

/// All games.
type Position = Vec<Game>;

/// Raise a number of a game, such that the three are an arithmetic progression again, in whatever order.
fn by_play(rows: &Vec<Row>) -> bool {
    let raised = |&(numbers, bound): &Game| {
        let of_place = |place: usize| {
            (numbers[place] + 1..=bound).map(move |new| {
                let mut next = numbers;
                next[place] = new;
                next.sort_unstable();
                next
            })
        };
        let next = (0..3).flat_map(of_place);
        next.filter(|[a, b, c]| a < b && b - a == c - b).map(|next| (next, bound)).unique().collect_vec()
    };
    let moves = |games: &Position| in_one(games, raised);
    let written = |([a, b, c], bound): &Game| format!("{a} {b} {c} ≤ {bound}");
    let play = Play::normal(moves)
        .board(|games: &Position| board::row(games.iter().map(written)))
        .alike(|games| sorted(games));
    let mut play = play.label(|before, after| {
        let count = |games: &Position, game: &Game| games.iter().filter(|other| *other == game).count();
        let new = after.iter().find(|game| count(after, game) > count(before, game));
        format!("to {}", written(new.expect("a move changes a game")))
    });
    let games = rows.iter().flat_map(|&[a, b, c, l, r]| (l..=r).map(move |bound| ([a, b, c], bound)));
    play.value(&games.collect())
}

/// A row with a difference up to `difference`, bounds up to `bound`, and at most so many games.
fn random_row(random: &mut Pcg64, difference: u64, bound: u64, games: u64) -> Row {
    let d = random.random_range(1..=difference.min((bound - 1) / 2));
    let a = random.random_range(1..=(bound - 2 * d));
    let l = random.random_range(a + 2 * d..=bound);
    [a, a + d, a + 2 * d, l, random.random_range(l..=bound.min(l.saturating_add(games - 1)))]
}

/// A row with this difference and bounds less than a million above c.
fn near_row(random: &mut Pcg64, d: u64) -> Row {
    let a = random.random_range(1..=MOST / 2);
    let c = a + 2 * d;
    let l = random.random_range(0..ROOMS);
    [a, a + d, c, c + l, c + random.random_range(l..ROOMS)]
}

/// In [`near_row`] the bounds are less than so much above c.
const ROOMS: u64 = 1_000_000;

/// The values of all games up to a million by the three moves of the rule, which lead to smaller rooms or to half the
/// difference, with the difference and the room divided by the odd part; and their XORs. A room of this size bounds the
/// differences that can be reached.
fn by_table(rows: &Vec<Row>) -> bool {
    static TABLES: std::sync::LazyLock<[Vec<Vec<u8>>; 2]> = std::sync::LazyLock::new(|| {
        let mut table = vec![vec![0_u8; ROOMS as usize]; 24];
        for room in 0..ROOMS as usize {
            for k in 0..24 {
                let d = 1 << k;
                let next = [
                    room.checked_sub(d).map(|room| table[k][room]),
                    k.checked_sub(1).map(|k| table[k][room]),
                    // A difference beyond the table leaves no room for it.
                    room.checked_sub(2 * d).map(|room| table[k + 1][room]),
                ];
                table[k][room] = mex(next.into_iter().flatten().map(usize::from)) as u8;
            }
        }
        let below = |sum: &mut u8, value: &u8| Some(std::mem::replace(sum, *sum ^ value));
        let sums = table.iter().map(|values| values.iter().scan(0, below).collect()).collect();
        [table, sums]
    });
    let [values, sums] = &*TABLES;
    let of_row = |&[a, b, c, l, r]: &Row| {
        let k = (b - a).trailing_zeros() as usize;
        let odd = (b - a) >> k;
        // Each group of rooms has as many bounds of the row as it has in common with it: those between the ends, all.
        let count = |m: u64| ((r - c).min(m * odd + odd - 1) + 1 - (l - c).max(m * odd)) % 2;
        let (first, last) = ((l - c) / odd, (r - c) / odd);
        let ends = [first, last].into_iter().unique().filter(|&m| count(m) == 1);
        let between = [(first + 1).min(last), last].map(|m| sums[k][m as usize]);
        xor(ends.map(|m| values[k][m as usize]).chain(between))
    };
    xor(rows.iter().map(of_row)) != 0
}

/// G(m, k) by the claim.
fn value(m: u64, k: u32) -> usize {
    (1..=k).fold((m & 1) as usize, |below, level| match m >> level & 1 {
        0 => mex([below]),
        _ => mex([below, mex([below])]),
    })
}

/// The XOR over all bounds, one by one.
fn by_values(rows: &[Row], value: impl Fn(u64, u32) -> usize) -> bool {
    let of_row = |&[a, b, c, l, r]: &Row| {
        let k = (b - a).trailing_zeros();
        xor((l..=r).map(|x| value((x - c) / ((b - a) >> k), k)))
    };
    xor(rows.iter().map(of_row)) != 0
}

/// The claim, with the numbers m below a bound put together from those that share its highest bits. Nothing else is
/// known for so many bounds.
fn by_digits(rows: &Vec<Row>) -> bool {
    xor(rows.iter().map(|&[a, b, c, l, r]| {
        let k = (b - a).trailing_zeros();
        let odd = (b - a) >> k;
        sum_of_rooms(r - c + 1, odd, k) ^ sum_of_rooms(l - c, odd, k)
    })) != 0
}

/// The XOR of the values of all rooms below this one.
fn sum_of_rooms(rooms: u64, odd: u64, k: u32) -> usize {
    let groups = rooms / odd;
    let is_set = |bit: u32| groups >> bit & 1 == 1;
    // A whole period has the values 0 and 1 an odd number of times each.
    let mut sum = usize::from(is_set(k + 1));
    // What a value for the bits up to this one becomes by those above, which are those of the number of groups.
    let mut above = [0, 1, 2];
    for bit in (0..=k).rev() {
        if is_set(bit) {
            // The numbers that have a 0 here. All lower bits are free: a whole period again, if there are any.
            sum ^= if bit == 0 { above[0] } else { above[mex([0])] ^ above[mex([1])] };
        }
        if bit > 0 {
            let step = |value: usize| if is_set(bit) { mex([value, mex([value])]) } else { mex([value]) };
            above = [0, 1, 2].map(|value| above[step(value)]);
        }
    }
    if rooms % odd % 2 == 1 { sum ^ value(groups, k) } else { sum }
}
