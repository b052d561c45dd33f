//! Winning splits of chocolate bars, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p9387", Limits::known(2000, 512), oracle, small)
        .played("up to 4 bars and one of 8, and 5 bars and one of 4")
        .beyond(
            "all splits listed by the value of a bar, which play gives for up to 12 pieces; \
             one bar after the other; digits",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("mirrored-splits-are-the-same", mirrored_once, "all-of-up-to-4-bars-by-play")
                .says("Counts a split and its mirror image once; they are two."),
            wrong("the-last-bar-forgotten", last_bar_forgotten, "only-the-last-bar")
                .says("Counts the moves at the bars 1 to N only."),
            wrong("one-move-a-bar", one_move_a_bar, "only-the-last-bar")
                .says("Counts bars with a winning move, as in Nim."),
            wrong("the-middle-may-be-empty", empty_middle, "all-of-up-to-4-bars-by-play")
                .says("Allows a bar to be split without eating of it."),
        ])
        .refused([("a-negative-number-of-lines", "@-1\n", "an integer from 0 to 1000000000")])
        .main()
}

/// The bars in ascending order, without empty ones.
type Bars = Vec<u64>;

/// The left and right parts that a bar can leave.
fn splits(bar: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..bar).flat_map(move |left| (0..bar - left).map(move |right| (left, right)))
}

/// What becomes of the bars when the one at an index leaves two parts.
fn after(bars: &Bars, index: usize, parts: (u64, u64)) -> Bars {
    let mut next = bars.clone();
    next[index] = parts.0;
    next.push(parts.1);
    next.into_iter().filter(|&bar| bar > 0).sorted().collect()
}

fn moves(bars: &Bars) -> Vec<Bars> {
    let all = (0..bars.len()).flat_map(|index| splits(bars[index]).map(move |parts| after(bars, index, parts)));
    all.unique().collect()
}

/// The bars of a line, where there are few.
fn bars(n: u64, m: u64) -> Bars {
    (1..=n).chain([m]).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    let mut bar_values = Play::grundy(moves);
    answers(input, |n, m| {
        let bars = bars(n, m);
        if bars.iter().sum::<u64>() <= 20 {
            let mut wins = |(index, parts)| !play.value(&after(&bars, index, parts));
            let all = (0..bars.len()).flat_map(|index| splits(bars[index]).map(move |parts| (index, parts)));
            all.filter(|&split| wins(split)).count() as u64
        } else if n + m < 200 {
            // The value of a bar, played for short ones.
            let mut value = |bar: u64| {
                if bar <= 12 { bar_values.value(&vec![bar]) as u64 } else { bar }
            };
            let sum = bars.iter().fold(0, |sum, &bar| sum ^ value(bar));
            let wins = |bar: u64| splits(bar).filter(|(left, right)| left ^ right == bar ^ sum).count() as u64;
            bars.iter().map(|&bar| wins(bar)).sum()
        } else {
            from_the_top(n, m)
        }
    })
}

fn answers(input: &str, mut moves: impl FnMut(u64, u64) -> u64) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests).map(|_| format!("{}\n", moves(tokens.read(), tokens.read()))).collect()
}

fn file(lines: &[(u64, u64)]) -> String {
    format!("{}\n{}", lines.len(), lines.iter().map(|(n, m)| format!("{n} {m}\n")).format(""))
}

fn small() -> Vec<Small> {
    let played = (0..=4).cartesian_product(0..=8).chain((0..=4).map(|m| (5, m))).collect_vec();
    let listed = (0..=40).cartesian_product(0..=70).collect_vec();
    vec![
        Small::new("all-of-up-to-4-bars-by-play", played.chunks(10).map(file)),
        Small::new("all-of-up-to-40-bars-by-listing", listed.chunks(100).map(file)),
    ]
}

const MODULUS: u64 = 1_000_000_007;
/// The greatest number of bars, and of pieces; and how many lines the judge's file has.
const MOST: u64 = 1_000_000_000_000_000_000;
const T: usize = 50_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 0, MOST, |n| format!("1\n@{n} 7\n")),
        Bound::integer("M", 0, MOST, |m| format!("1\n7 @{m}\n")),
    ]
}

fn xor_up_to(n: u64) -> u64 {
    [n, 1, n + 1, 0][(n % 4) as usize]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "large",
            "as many bars as there can be, and as many pieces",
            Known::BySameIdea(from_the_top_of_all),
            || {
                let mut random = seeded(1);
                let line = |_| (random.random_range(MOST / 2..=MOST), random.random_range(MOST / 2..=MOST));
                file(&(0..T).map(line).collect_vec())
            },
        ),
        Worst::known("lost", "bars whose XOR is 0: no move wins", move || {
            (
                {
                    let mut random = seeded(2);
                    let line = |_| {
                        // Below 2⁵⁹, so that the XOR is at most 10¹⁸ as well.
                        let n = random.random_range(1 << 58..1 << 59);
                        (n, xor_up_to(n))
                    };
                    file(&(0..T).map(line).collect_vec())
                },
                "0\n".repeat(T),
            )
        }),
        Worst::new(
            "few-bars-and-a-long-one",
            "sums that only the long bar has: it is counted apart",
            Known::ByAlgorithm(bar_by_bar),
            || {
                let mut random = seeded(3);
                let line = |_| (random.random_range(0..100), random.random_range(0..=MOST));
                file(&(0..T).map(line).collect_vec())
            },
        ),
        Worst::new(
            "thousands-of-bars",
            "counts that one bar after the other gives, too",
            Known::ByAlgorithm(bar_by_bar),
            || {
                let mut random = seeded(4);
                let line = |_| (random.random_range(1000..9000), random.random_range(0..9000));
                file(&(0..300).map(line).collect_vec())
            },
        ),
    ]
}

/// Counts the splits of every single bar: the common bits of the parts are those numbers below a limit that have no bit
/// of their XOR, and their number is found by writing the limit's bits to the places that are free.
fn bar_by_bar(input: &str) -> String {
    let wins = |bar: u64, sum: u64| {
        let parts = bar ^ sum;
        if parts >= bar {
            return 0;
        }
        let most = (bar - parts - 1) / 2;
        // The greatest number without a bit of `parts` that is at most `most`, and its rank among all of these.
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
    answers(input, |n, m| {
        let sum = xor_up_to(n) ^ m;
        ((1..=n).map(|bar| wins(bar, sum)).sum::<u64>() + wins(m, sum)) % MODULUS
    })
}

fn from_the_top_of_all(input: &str) -> String {
    answers(input, from_the_top)
}

/// Chooses digits as the program does, but from the highest on and with what is still missing to l + r < x; the bar of
/// M pieces in the same way, with both ends of its range M. No other way is known to count so many bars.
fn from_the_top(n: u64, m: u64) -> u64 {
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
fn listed(n: u64, m: u64, eaten: u64, counted: fn(u64, u64) -> bool) -> u64 {
    let sum = xor_up_to(n) ^ m;
    let wins = |bar: u64| {
        let all = splits(bar + 1 - eaten);
        all.filter(|&(left, right)| left ^ right == bar ^ sum && counted(left, right)).count() as u64
    };
    (1..=n).chain([m]).map(wins).sum()
}

fn mirrored_once(input: &str) -> String {
    answers(input, |n, m| listed(n, m, 1, |left, right| left <= right))
}

fn empty_middle(input: &str) -> String {
    answers(input, |n, m| listed(n, m, 0, |_, _| true))
}

fn last_bar_forgotten(input: &str) -> String {
    answers(input, |n, m| triples(0, n, xor_up_to(n) ^ m))
}

fn one_move_a_bar(input: &str) -> String {
    answers(input, |n, m| {
        let sum = xor_up_to(n) ^ m;
        (1..=n).chain([m]).filter(|bar| bar ^ sum < *bar).count() as u64
    })
}
