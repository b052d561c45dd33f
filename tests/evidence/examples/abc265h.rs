//! Lances in rows, all placements counted, by play.

use std::collections::HashMap;

use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let sizes = row([int("h", 1..=8000), int("w", 2..=30)]);
    Problem::one("abc265h", Limits::known(10_000, 1024), sizes, || by_play, Plain)
        .all([("h", 1), ("w", 12)])
        .all([("h", 2), ("w", 6)])
        .all([("h", 3), ("w", 4)])
        .all([("h", 5), ("w", 3)])
        .all([("h", 7), ("w", 2)])
        .known("two-squares", || ((8000, 2), 0))
        .attacks("no polynomial at all: nobody can ever move")
        .worst("three-squares", by_algorithm(three_squares), || (8000, 3))
        .attacks("many rows of small numbers")
        .worst("a-twentieth-of-the-rows", by_algorithm(by_facing_rows), || (400, 30))
        .attacks("all values, counted one by one")
        .worst("largest-board", by_same_idea(by_recurrence), || (8000, 30))
        .attacks("a polynomial of degree 448 000 for each of 32 signs")
        .worst("odd-width", by_same_idea(by_recurrence), || (7999, 17))
        .attacks("nimbers up to 15 only, and numbers of rows that are no power of two")
        .wrong(
            "nimbers-first",
            |sizes| by_values(sizes, |integer, xor| xor != 0 || integer > 0, |squares| squares),
            "all-2",
        )
        .says("Lets the integers decide only where the nimbers do not.")
        .wrong("nimbers-left-out", |sizes| by_values(sizes, |integer, _| integer > 0, |squares| squares), "sample-1")
        .says("Counts by the numbers of the rows alone; where these add up to 0, their nimbers decide.")
        .wrong(
            "one-square-at-a-time",
            |sizes| by_values(sizes, |integer, xor| integer > 0 || integer == 0 && xor != 0, |squares| squares % 2),
            "two-rows",
        )
        .says("Takes the parity of the squares for the nimber.")
        .unplayed([("sample-2", "9 rows of 9 squares"), ("sample-3", "265 rows of 30 squares")])
        .main()
}

const P: u64 = 998_244_353;

/// The numbers of rows and of squares of each.
type Sizes = (usize, usize);

/// In every row the squares of the first player's piece and of the second player's, from the left; and the number of
/// squares of a row.
type Board = (Vec<(u32, u32)>, u32);

/// Left moves the first piece of a row to the left, Right the second one to the right, as far as it is free.
fn moves((rows, width): &Board, player: Player) -> Vec<Board> {
    let in_row = |&(left, right): &(u32, u32)| match player {
        Player::Left => {
            let free = if right < left { right + 1 } else { 0 };
            (free..left).map(|to| (to, right)).collect_vec()
        }
        Player::Right => {
            let end = if right < left { left } else { *width };
            (right + 1..end).map(|to| (left, to)).collect()
        }
    };
    in_one(rows, in_row).into_iter().map(|rows| (rows, *width)).collect()
}

/// The rows: the piece that Left moves, and the one that Right moves.
fn drawn((rows, width): &Board) -> Vec<Vec<&'static str>> {
    let row = |&(left, right): &(u32, u32)| {
        let square = |square| match square {
            _ if square == left => "←",
            _ if square == right => "→",
            _ => "",
        };
        (0..*width).map(square).collect()
    };
    rows.iter().map(row).collect()
}

fn by_play(sizes: &Sizes) -> u64 {
    let mut play = Partizan::new(moves)
        .named(["the first player", "the second player"])
        .board(|board| board::grid(drawn(board)))
        .alike(|(rows, width)| (sorted(rows), *width))
        .label(|(before, _), (after, _)| {
            let row = (0..before.len()).find(|&row| before[row] != after[row]).expect("a piece moves");
            let ((left, right), (to, end)) = (before[row], after[row]);
            let (from, to) = if left == to { (right, end) } else { (left, to) };
            format!("row {}: {} → {}", row + 1, from + 1, to + 1)
        });
    counted(sizes, |board| matches!(play.class(board), Class::Left | Class::First))
}

/// The number of placements that `wins` holds for.
fn counted(&(height, width): &Sizes, mut wins: impl FnMut(&Board) -> bool) -> u64 {
    let all = (width * (width - 1)).checked_pow(height as u32);
    assert!(all.is_some_and(|all| all <= 10_000), "too many placements to go through");
    let squares = (0..width as u32).permutations(2).map(|row| (row[0], row[1]));
    let placements = (0..height).map(|_| squares.clone()).multi_cartesian_product();
    let won = placements.filter(|rows| wins(&(rows.clone(), width as u32)));
    won.count() as u64 % P
}

/// The answer from the number of all placements with integers of sum 0, and those of them with nimbers of XOR 0: to
/// mirror a row with an integer negates it.
fn answer(&(height, width): &Sizes, balanced: u64, lost: u64) -> u64 {
    let all = power_modulo((width * (width - 1)) as u64, height as u64, P);
    let half = P.div_ceil(2);
    ((all + balanced) % P * half + P - lost) % P
}

/// The binomial coefficients of `n`.
fn binomials(n: usize) -> Vec<u64> {
    let mut row = vec![1];
    for k in 1..=n as u64 {
        let before = row[k as usize - 1];
        row.push(before * (n as u64 + 1 - k) % P * power_modulo(k, P - 2, P) % P);
    }
    row
}

/// In a row of 3 squares the values −1, 1 and *1 come once, and 0 comes three times. With i rows of 1 and as many of
/// −1, the others are 0 or *1; the number of those that are *1 is even for ((3 + 1)^k + (3 − 1)^k) / 2 choices out of k
/// rows.
fn three_squares(sizes: &Sizes) -> u64 {
    let &(height, width) = sizes;
    assert_eq!(width, 3);
    let (mut balanced, mut lost) = (0, 0);
    let of_all = binomials(height);
    // The ways to choose i rows out of 2i, from one i to the next.
    let mut central = 1;
    for i in 0..=height / 2 {
        let others = (height - 2 * i) as u64;
        let ways = of_all[2 * i] * central % P;
        balanced += ways * power_modulo(4, others, P) % P;
        lost += ways * ((power_modulo(4, others, P) + power_modulo(2, others, P)) % P * P.div_ceil(2) % P) % P;
        let i = i as u64 + 1;
        central = central * (2 * (2 * i - 1)) % P * power_modulo(i, P - 2, P) % P;
    }
    answer(sizes, balanced % P, lost % P)
}

/// The numbers of rows with the integers from −(width − 2) to width − 2, and of those with each nimber.
fn rows(width: usize) -> (Vec<u64>, Vec<u64>) {
    let mut integers = vec![0; 2 * (width - 2) + 1];
    let mut nimbers = vec![0; 32];
    for (left, right) in (0..width).permutations(2).map(|row| (row[0], row[1])) {
        match left < right {
            true => integers[left + right - 1] += 1,
            false => nimbers[left - right - 1] += 1,
        }
    }
    (integers, nimbers)
}

/// By the number of rows with nimbers: how often so many of them have XOR 0, and how often the others have sum 0, both
/// row by row.
fn by_facing_rows(sizes: &Sizes) -> u64 {
    let &(height, width) = sizes;
    let (integers, nimbers) = rows(width);
    let centre = width - 2;
    // For each number of rows the placements with sum 0, and those with XOR 0.
    let (mut sums, mut sum_0) = (vec![1], vec![]);
    let (mut xors, mut xor_0) = (vec![0; 32], vec![]);
    xors[0] = 1;
    for rows in 0..=height {
        sum_0.push(sums[rows * centre]);
        xor_0.push(xors[0]);
        let mut next = vec![0; sums.len() + 2 * centre];
        for (i, &before) in sums.iter().enumerate() {
            for (j, &row) in integers.iter().enumerate() {
                next[i + j] += before * row;
            }
        }
        // At most 57 products below 2³⁰ · 29.
        sums = next.into_iter().map(|sum: u64| sum % P).collect();
        xors = (0..32).map(|x| (0..32).map(|y| xors[x ^ y] * nimbers[y]).sum::<u64>() % P).collect();
    }
    let facing: u64 = nimbers.iter().sum();
    let (mut balanced, mut lost) = (0, 0);
    for (rows, ways) in binomials(height).into_iter().enumerate() {
        let ways = ways * sum_0[height - rows] % P;
        balanced += ways * power_modulo(facing, rows as u64, P) % P;
        lost += ways * xor_0[rows] % P;
    }
    answer(sizes, balanced % P, lost % P)
}

/// By the powers of a polynomial for each of 32 signs. A power G = F^h satisfies F G' = h F' G, which gives its
/// coefficients one after the other. For so many rows, no way is known that does without the signs of the XOR
/// transform.
fn by_recurrence(sizes: &Sizes) -> u64 {
    let &(height, width) = sizes;
    let (integers, nimbers) = rows(width);
    let centre = width - 2;
    let h = height as u64;
    let mut inverses = vec![0, 1];
    for n in 2..=(height * centre) as u64 {
        inverses.push((P - P / n) * inverses[(P % n) as usize] % P);
    }
    let mut known = HashMap::new();
    let mut at_centre = |signed: u64| {
        *known.entry(signed).or_insert_with(|| {
            let mut f = integers.clone();
            f[centre] = (f[centre] + signed) % P;
            assert_eq!(f[0], 1);
            let mut g = vec![1];
            for n in 1..=height * centre {
                let mut sum = 0;
                for i in 1..=n.min(2 * centre) {
                    let factor = (h + 1) * i as u64 + P - n as u64;
                    sum += factor * f[i] % P * g[n - i] % P;
                }
                g.push(sum % P * inverses[n] % P);
            }
            g[height * centre]
        })
    };
    let signed = (0..32_u32).map(|k| {
        let terms = nimbers.iter().zip(0_u32..).map(|(&count, d)| match (d & k).count_ones() % 2 {
            0 => count,
            _ => P - count,
        });
        terms.sum::<u64>() % P
    });
    let powers = signed.map(&mut at_centre).collect_vec();
    let lost = powers.iter().sum::<u64>() % P * power_modulo(32, P - 2, P) % P;
    answer(sizes, powers[0], lost)
}

/// By the sum of the integers and the XOR of the nimbers.
fn by_values(sizes: &Sizes, wins: fn(i64, u32) -> bool, nimber: fn(u32) -> u32) -> u64 {
    counted(sizes, |(rows, width)| {
        let number = |&(left, right): &(u32, u32)| i64::from(left) - i64::from(width - 1 - right);
        let (away, facing): (Vec<_>, Vec<_>) = rows.iter().partition(|(left, right)| left < right);
        let nimbers = facing.iter().map(|(left, right)| nimber(left - right - 1));
        wins(away.iter().map(number).sum(), xor(nimbers))
    })
}
