//! Drafting generals against a fixed rule: all drafts of the human are tried.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("p1199", Limits::known(1000, 125), oracle, small)
        .played("all orders of the values of 4 generals, 400 tables of 6 or 8 generals, 40 of 10")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("greatest-of-all", |input| of_all(input, 0), "all-orders-of-4-generals")
                .says("Takes the greatest value; the computer takes the other general of that pair."),
            wrong("second-of-all", |input| of_all(input, 1), "all-orders-of-4-generals")
                .says("Takes the second greatest value of all, though its pair may have no general in a greater one."),
            wrong("best-pair-that-is-there", greedy, "six-or-eight-generals")
                .says("Lets the human choose by the computer's rule, after the general with the best pair."),
            wrong("upper-half-of-the-table", upper_half, "sample-1")
                .says("Looks at the line of each general alone; his pairs with the generals before him stand above."),
            wrong("least-of-the-second", least, "all-orders-of-4-generals")
                .says("Takes the least of the second greatest values; the human chooses the general to begin with."),
        ])
        .refused([
            ("an-odd-number", "@5\n", "an even number of generals"),
            ("a-value-twice", "4\n1 2 3\n4 @2\n6\n", "a value that has not come before"),
        ])
        .main()
}

/// The values of all pairs of generals, a row for each.
type Table = Vec<Vec<u32>>;

/// Who has which generals: the sets of the human and of the computer.
type Position = (u32, u32);

fn members(generals: u32) -> impl Iterator<Item = usize> + Clone {
    (0..32).filter(move |index| generals >> index & 1 == 1)
}

/// The one of the free generals that makes the best pair with one of these.
fn best_partner(table: &Table, generals: u32, free: u32) -> Option<usize> {
    let pairs = members(generals).cartesian_product(members(free));
    pairs.max_by_key(|&(own, free)| table[own][free]).map(|pair| pair.1)
}

/// The value of the best pair among these generals.
fn best_pair(table: &Table, generals: u32) -> Option<u32> {
    members(generals).tuple_combinations().map(|(i, j)| table[i][j]).max()
}

/// The human takes a free general; then the computer takes the free one that makes the best pair with one of his.
fn drafts(table: &Table, (human, computer): Position) -> Vec<Position> {
    let free = ((1 << table.len()) - 1) & !(human | computer);
    let answer = |taken: usize| {
        let human = human | 1 << taken;
        let other = best_partner(table, human, free & !human).expect("the number of generals is even");
        (human, computer | 1 << other)
    };
    members(free).map(answer).collect()
}

fn oracle(input: &str) -> String {
    answer(input, |table| {
        let result = |&(human, computer): &Position, values: &[Option<u32>]| match values {
            [] => best_pair(table, human).filter(|_| best_pair(table, human) > best_pair(table, computer)),
            values => values.iter().copied().max().flatten(),
        };
        Play::new(|&position| drafts(table, position), result).value(&(0, 0))
    })
}

/// The two lines, by the best value of a draft that the human wins.
fn answer(input: &str, best: impl FnOnce(&Table) -> Option<u32>) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let mut table = vec![vec![0; n]; n];
    for (i, j) in (0..n).tuple_combinations() {
        table[i][j] = tokens.read();
        table[j][i] = table[i][j];
    }
    best(&table).map_or("0\n".to_owned(), |best| format!("1\n{best}\n"))
}

fn pairs(n: usize) -> u32 {
    (n * (n - 1) / 2) as u32
}

fn file(n: usize, values: &[u32]) -> String {
    let mut values = values.iter();
    let rows = (1..n).rev().map(|length| joined(values.by_ref().take(length)));
    format!("{n}\n{}\n", rows.format("\n"))
}

/// The values of all pairs in random order.
fn shuffled(n: usize, random: &mut Pcg64) -> Vec<u32> {
    let mut values = (0..pairs(n)).collect_vec();
    values.shuffle(random);
    values
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let mut table = |n| file(n, &shuffled(n, &mut random));
    vec![
        Small::new("all-orders-of-4-generals", (0..6).permutations(6).map(|values| file(4, &values))),
        Small::new("six-or-eight-generals", (0..400).map(|round| table(6 + 2 * (round % 2)))),
        Small::new("ten-generals", (0..40).map(|_| table(10))),
    ]
}

/// The greatest number of generals, and the greatest value.
const N: usize = 500;
const VALUE: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 4, N, |n| format!("@{}", file(n, &(0..pairs(n)).collect_vec()))),
        Bound::integer("a value", 0, VALUE, |value| format!("4\n5 @{value} 7\n8 9\n11\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let worst = |name, attacks, values: fn(Pcg64) -> Vec<u32>| {
        Worst::new(name, attacks, Known::BySameIdea(first_that_touches), move || file(N, &values(seeded(1))))
    };
    vec![
        worst("random", "reading: 124 750 numbers", |mut random| {
            (0..).map(|_| random.random_range(0..=VALUE)).unique().take(pairs(N) as usize).collect()
        }),
        worst("disjoint-best-pairs", "the 250 greatest values in pairs without a common general", |mut random| {
            let value = |((i, j), other)| if i % 2 == 0 && j == i + 1 { VALUE - i } else { other };
            (0..N as u32).tuple_combinations().zip(shuffled(N, &mut random)).map(value).collect()
        }),
        worst("rising", "a new greatest value in every pair", |_| (0..pairs(N)).map(|index| 8000 * index).collect()),
    ]
}

/// The pairs with falling values: the first that has a general in common with one before it. No draft is known to be
/// searched for 500 generals but by the same theorem, and this is another way to compute what it says.
fn first_that_touches(input: &str) -> String {
    answer(input, |table| {
        let mut met = vec![false; table.len()];
        let touches = |&(_, i, j): &(u32, usize, usize)| {
            [i, j].map(|general| std::mem::replace(&mut met[general], true)).contains(&true)
        };
        falling(table).into_iter().find(touches).map(|pair| pair.0)
    })
}

/// All pairs with their values, the greatest first.
fn falling(table: &Table) -> Vec<(u32, usize, usize)> {
    (0..table.len()).tuple_combinations().map(|(i, j)| (table[i][j], i, j)).sorted().rev().collect()
}

fn of_all(input: &str, place: usize) -> String {
    answer(input, |table| falling(table).get(place).map(|pair| pair.0))
}

fn second_greatest(numbers: &[u32]) -> Option<u32> {
    numbers.iter().copied().sorted().rev().nth(1)
}

fn least(input: &str) -> String {
    answer(input, |table| table.iter().filter_map(|row| second_greatest(row)).min())
}

fn upper_half(input: &str) -> String {
    answer(input, |table| (1..).zip(table).filter_map(|(end, row)| second_greatest(&row[end..])).max())
}

fn greedy(input: &str) -> String {
    answer(input, |table| {
        let mut hands = [1 << falling(table)[0].1, 0];
        for turn in 1..table.len() {
            let free = ((1_u32 << table.len()) - 1) & !(hands[0] | hands[1]);
            hands[turn % 2] |= 1 << best_partner(table, hands[0], free).expect("somebody is left");
        }
        best_pair(table, hands[0])
    })
}
