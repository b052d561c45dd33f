//! Drafting generals against a fixed rule: all drafts of the human are tried.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("p1199", Limits::known(1000, 125), oracle, small)
        .played("all orders of the values of 4 generals, 400 tables of 6 or 8 generals, 40 of 10")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("greatest-of-all", greatest, "all-orders-of-4-generals")
                .says("Takes the greatest value; the computer takes the other general of that pair."),
            wrong("second-of-all", second_of_all, "all-orders-of-4-generals")
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

/// The human takes a free general; then the computer takes the free one that makes the best pair with one of his.
fn drafts(table: &Table, (human, computer): Position) -> Vec<Position> {
    let free = ((1 << table.len()) - 1) & !(human | computer);
    let answer = |taken: usize| {
        let (human, free) = (human | 1 << taken, free & !(1 << taken));
        let threats = members(human).cartesian_product(members(free));
        let (_, other) = threats.max_by_key(|&(own, free)| table[own][free]).expect("the number of generals is even");
        (human, computer | 1 << other)
    };
    members(free).map(answer).collect()
}

fn oracle(input: &str) -> String {
    answer(input, |table| {
        let best = |generals: u32| members(generals).tuple_combinations().map(|(i, j)| table[i][j]).max();
        let mut play = Play::new(
            |&position| drafts(table, position),
            |&(human, computer), values: &[Option<u32>]| match values {
                [] => best(human).filter(|_| best(human) > best(computer)),
                values => values.iter().copied().max().flatten(),
            },
        );
        play.value(&(0, 0))
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

fn file(n: usize, values: &[u32]) -> String {
    let mut rest = values;
    let mut row = |i: usize| {
        let (row, below) = rest.split_at(n - 1 - i);
        rest = below;
        joined(row) + "\n"
    };
    format!("{n}\n{}", (0..n - 1).map(&mut row).collect::<String>())
}

fn shuffled(n: usize, random: &mut Pcg64) -> String {
    let mut values = (0..n as u32 * (n as u32 - 1) / 2).collect_vec();
    values.shuffle(random);
    file(n, &values)
}

fn small() -> Vec<Small> {
    let all = (0..6).permutations(6).map(|values| file(4, &values));
    let mut random = seeded(1);
    let tables = (0..400).map(|round| shuffled(6 + 2 * (round % 2), &mut random)).collect_vec();
    let larger = (0..40).map(|_| shuffled(10, &mut random)).collect_vec();
    vec![
        Small::new("all-orders-of-4-generals", all),
        Small::new("six-or-eight-generals", tables),
        Small::new("ten-generals", larger),
    ]
}

/// The greatest number of generals, and the greatest value.
const N: usize = 500;
const VALUE: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::saying("N", 4, N, "an integer from 4 to 500", |n| {
            let n = usize::try_from(n).expect("N is near its limits");
            format!("@{}", file(n, &(0..(n * (n - 1) / 2) as u32).collect_vec()))
        }),
        Bound::integer("a value", 0, VALUE, |value| format!("4\n5 @{value} 7\n8 9\n11\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let worst =
        |name, attacks, input: fn() -> String| Worst::new(name, attacks, Known::BySameIdea(first_that_touches), input);
    vec![
        worst("random", "reading: 124 750 numbers", || {
            let mut random = seeded(1);
            let numbers = (0..).map(|_| random.random_range(0..=VALUE)).unique().take(N * (N - 1) / 2);
            file(N, &numbers.collect_vec())
        }),
        worst("disjoint-best-pairs", "the 250 greatest values in pairs without a common general", || {
            let mut random = seeded(2);
            let mut greatest = VALUE;
            let pairs = (0..N).flat_map(|i| (i + 1..N).map(move |j| i % 2 == 0 && j == i + 1));
            let mut others = (0..(N * (N - 1) / 2) as u32).collect_vec();
            others.shuffle(&mut random);
            let values = pairs.zip(others).map(|(is_best, other)| {
                greatest -= u32::from(is_best);
                if is_best { greatest } else { other }
            });
            file(N, &values.collect_vec())
        }),
        worst("rising", "a new greatest value in every pair", || {
            file(N, &(0..(N * (N - 1) / 2) as u32).map(|index| 8000 * index).collect_vec())
        }),
    ]
}

/// The pairs with falling values: the first that has a general in common with one before it. No draft is known to be
/// searched for 500 generals but by the same theorem, and this is another way to compute what it says.
fn first_that_touches(input: &str) -> String {
    answer(input, |table| {
        let mut met = vec![false; table.len()];
        falling(table)
            .into_iter()
            .find(|&(_, i, j)| {
                let touches = met[i] || met[j];
                (met[i], met[j]) = (true, true);
                touches
            })
            .map(|(value, ..)| value)
    })
}

/// All pairs with their values, the greatest first.
fn falling(table: &Table) -> Vec<(u32, usize, usize)> {
    let pairs = (0..table.len()).tuple_combinations().map(|(i, j)| (table[i][j], i, j));
    pairs.sorted().rev().collect()
}

fn greatest(input: &str) -> String {
    answer(input, |table| falling(table).first().map(|pair| pair.0))
}

fn second_of_all(input: &str) -> String {
    answer(input, |table| falling(table).get(1).map(|pair| pair.0))
}

fn second_greatest(numbers: impl IntoIterator<Item = u32>) -> Option<u32> {
    numbers.into_iter().sorted().rev().nth(1)
}

fn least(input: &str) -> String {
    answer(input, |table| table.iter().cloned().filter_map(second_greatest).min())
}

fn upper_half(input: &str) -> String {
    answer(input, |table| {
        let lines = table.iter().enumerate().map(|(i, row)| row[i + 1..].iter().copied());
        lines.filter_map(second_greatest).max()
    })
}

fn greedy(input: &str) -> String {
    answer(input, |table| {
        let (mut human, mut computer) = (1 << falling(table)[0].1, 0);
        let everybody = (1_u32 << table.len()) - 1;
        let best = |own: u32, free: u32| {
            let pairs = members(own).cartesian_product(members(free));
            pairs.max_by_key(|&(own, free)| table[own][free]).map(|pair| pair.1)
        };
        while let Some(other) = best(human, everybody & !(human | computer)) {
            computer |= 1 << other;
            if let Some(own) = best(human, everybody & !(human | computer)) {
                human |= 1 << own;
            }
        }
        members(human).tuple_combinations().map(|(i, j)| table[i][j]).max()
    })
}
