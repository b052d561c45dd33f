//! Winning splits of chocolate bars, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let lines = Format::tests("T", 0..=1_000_000_000, row([int("N", 0..=MOST), int("M", 0..=MOST)]));
    Problem::tests("p9387", Limits::known(2000, 512), lines, oracle, Plain)
        .small("games-of-up-to-4-bars-and-one-of-8-or-of-5-and-one-of-4-by-play", || {
            (0..=4).cartesian_product(0..=8).chain((0..=4).map(|m| (5, m))).collect()
        })
        .small("games-of-up-to-40-bars-and-one-of-70-by-listing", || (0..=40).cartesian_product(0..=70).collect())
        .beyond(
            "all splits listed by the value of a bar, which play gives for up to 12 pieces; \
             one bar after the other; digits",
        )
        .worst("large", by_same_idea(from_the_top), || {
            lines_by(T, 1, |random| (random.random_range(MOST / 2..=MOST), random.random_range(MOST / 2..=MOST)))
        })
        .attacks("as many bars as there can be, and as many pieces")
        .known("lost", || {
            let line = |random: &mut Pcg64| {
                // Below 2⁵⁹, so that the XOR is at most 10¹⁸ as well.
                let n = random.random_range(1 << 58..1 << 59);
                (n, xor_up_to(n))
            };
            (lines_by(T, 2, line), vec![0; T])
        })
        .attacks("bars whose XOR is 0: no move wins")
        .worst("few-bars-and-a-long-one", by_algorithm(bar_by_bar), || {
            lines_by(T, 3, |random| (random.random_range(0..100), random.random_range(0..=MOST)))
        })
        .attacks("sums that only the long bar has: it is counted apart")
        .worst("thousands-of-bars", by_algorithm(bar_by_bar), || {
            lines_by(300, 4, |random| (random.random_range(1000..9000), random.random_range(0..9000)))
        })
        .attacks("counts that one bar after the other gives, too")
        .wrong("mirrored-splits-are-the-same", |line| listed(line, 1, |left, right| left <= right), PLAYED)
        .says("Counts a split and its mirror image once; they are two.")
        .wrong("the-last-bar-forgotten", |&(n, m)| triples(0, n, xor_up_to(n) ^ m), "only-the-last-bar")
        .says("Counts the moves at the bars 1 to N only.")
        .wrong("one-move-a-bar", one_move_a_bar, "only-the-last-bar")
        .says("Counts bars with a winning move, as in Nim.")
        .wrong("the-middle-may-be-empty", |line| listed(line, 0, |_, _| true), PLAYED)
        .says("Allows a bar to be split without eating any of it.")
        // As many lines as there may be fill no file.
        .limit(|| Bound { greatest: None, ..Bound::integer("T", 0, 1_000_000_000, |lines| format!("@{lines}\n")) })
        .main()
}

const PLAYED: &str = "games-of-up-to-4-bars-and-one-of-8-or-of-5-and-one-of-4-by-play";

const MODULUS: u64 = 1_000_000_007;
/// The largest number of bars, and of pieces; and how many lines the judge's file has.
const MOST: u64 = 1_000_000_000_000_000_000;
const T: usize = 50_000;

/// The bars of 1, 2, … pieces up to the first number, and one of as many as the second says.
type Line = (u64, u64);

/// The bars, without empty ones.
type Bars = Vec<u64>;

/// The left and right parts that a bar can leave.
fn splits(bar: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..bar).flat_map(move |left| (0..bar - left).map(move |right| (left, right)))
}

/// What becomes of the bars when the one at an index leaves two parts.
fn after(bars: &Bars, index: usize, parts: (u64, u64)) -> Bars {
    let mut next = bars.clone();
    next.splice(index..=index, [parts.0, parts.1].into_iter().filter(|&bar| bar > 0));
    next
}

fn moves(bars: &Bars) -> Vec<Bars> {
    let all = (0..bars.len()).flat_map(|index| splits(bars[index]).map(move |parts| after(bars, index, parts)));
    all.unique().collect()
}

/// The bars of a line, where there are few.
fn bars(n: u64, m: u64) -> Bars {
    (1..=n).chain([m]).collect()
}

fn oracle() -> impl FnMut(&Line) -> u64 {
    let mut play = Play::normal(moves).board(|bars| board::heaps(bars.iter().copied())).alike(|bars| sorted(bars));
    let mut bar_values =
        Play::grundy(moves).board(|bars| board::heaps(bars.iter().copied())).alike(|bars| sorted(bars));
    move |&(n, m)| {
        if n * (n + 1) / 2 + m <= 20 && n < 7 {
            let bars = bars(n, m);
            // The position itself is the first that is asked about.
            let is_won = play.value(&bars.iter().copied().filter(|&bar| bar > 0).collect());
            let all = (0..bars.len()).flat_map(|index| splits(bars[index]).map(move |parts| (index, parts)));
            let winning = all.filter(|&(index, parts)| !play.value(&after(&bars, index, parts))).count() as u64;
            assert_eq!(is_won, winning > 0);
            winning
        } else if n + m < 200 {
            let bars = bars(n, m);
            // The value of a bar, played for short ones.
            let mut value = |bar: u64| {
                if bar <= 12 { bar_values.value(&vec![bar]) as u64 } else { bar }
            };
            let sum = bars.iter().fold(0, |sum, &bar| sum ^ value(bar));
            let wins = |bar: u64| splits(bar).filter(|(left, right)| left ^ right == bar ^ sum).count() as u64;
            bars.iter().map(|&bar| wins(bar)).sum()
        } else {
            from_the_top(&(n, m))
        }
    }
}

fn lines_by(count: usize, seed: u64, line: impl Fn(&mut Pcg64) -> Line) -> Vec<Line> {
    let mut random = seeded(seed);
    (0..count).map(|_| line(&mut random)).collect()
}

fn xor_up_to(n: u64) -> u64 {
    [n, 1, n + 1, 0][(n % 4) as usize]
}

/// Counts the splits of every single bar: the common bits of the parts are those numbers below a limit that have no bit
/// of their XOR, and their number is found by writing the limit's bits to the places that are free.
fn bar_by_bar(&(n, m): &Line) -> u64 {
    let wins = |bar: u64, sum: u64| {
        let parts = bar ^ sum;
        if parts >= bar {
            return 0;
        }
        let most = (bar - parts - 1) / 2;
        // The largest number without a bit of `parts` that is at most `most`, and its rank among all of these.
        let mut greatest = most;
        if let Some(top) = (0..64).rev().find(|bit| greatest & parts & 1 << bit != 0) {
            greatest = (greatest | ((1 << top) - 1)) & !(1 << top);
        }
        let free = (0..64).filter(|bit| parts >> bit & 1 == 0);
        let bits = free.enumerate().filter(|(_, bit)| greatest >> bit & 1 == 1);
        let rank: u64 = bits.map(|(place, _)| 1 << place).sum();
        let common = (rank + 1) % MODULUS;
        (0..parts.count_ones()).fold(common, |ways, _| 2 * ways % MODULUS)
    };
    let sum = xor_up_to(n) ^ m;
    ((1..=n).map(|bar| wins(bar, sum)).sum::<u64>() + wins(m, sum)) % MODULUS
}

/// Chooses digits as the program does, but from the highest on and with what is still missing to l + r < x; the bar of
/// M pieces in the same way, with both ends of its range M. No other way is known to count so many bars.
fn from_the_top(&(n, m): &Line) -> u64 {
    let sum = xor_up_to(n) ^ m;
    (triples(0, n, sum) + triples(m, m, sum)) % MODULUS
}

/// The triples of bars from `low` to `high` and parts.
fn triples(low: u64, high: u64, sum: u64) -> u64 {
    // By whether the digits of x are those of `low` and of `high` so far, and by x − l − r in units of the last digit,
    // which is of no interest above 2 or below 0: then it stays positive, or can never become so.
    let mut ways = [[[0; 4]; 2]; 2];
    ways[1][1][0] = 1;
    for bit in (0..60).rev() {
        let (least, most) = (low >> bit & 1, high >> bit & 1);
        let mut next = [[[0; 4]; 2]; 2];
        for (at_low, at_high) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            for (x, left) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let right = left ^ x ^ (sum >> bit & 1);
                if at_low == 1 && x < least || at_high == 1 && x > most {
                    continue;
                }
                let to_low = at_low * usize::from(x == least);
                let to_high = at_high * usize::from(x == most);
                for (slack, ways) in ways[at_low][at_high].iter().enumerate() {
                    let to = 2 * slack as i64 + x as i64 - left as i64 - right as i64;
                    if to >= 0 {
                        next[to_low][to_high][to.min(3) as usize] += ways;
                    }
                }
            }
        }
        let all = next.iter_mut().flatten().flatten();
        all.for_each(|count: &mut u64| *count %= MODULUS);
        ways = next;
    }
    let positive = ways.iter().flatten().flat_map(|counts| &counts[1..]);
    positive.sum::<u64>() % MODULUS
}

/// All splits of few bars that leave the XOR 0 and are `counted`, given the pieces that are eaten at least.
fn listed(&(n, m): &Line, eaten: u64, counted: fn(u64, u64) -> bool) -> u64 {
    let sum = xor_up_to(n) ^ m;
    let wins = |bar: u64| {
        let all = splits(bar + 1 - eaten);
        all.filter(|&(left, right)| left ^ right == bar ^ sum && counted(left, right)).count() as u64
    };
    (1..=n).chain([m]).map(wins).sum()
}

fn one_move_a_bar(&(n, m): &Line) -> u64 {
    let sum = xor_up_to(n) ^ m;
    (1..=n).chain([m]).filter(|bar| bar ^ sum < *bar).count() as u64
}
