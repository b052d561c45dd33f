//! Drafting generals against a fixed rule: all drafts of the human are tried.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let line = row([format::repeat(format::from(|before| before["N"] - before[format::PLACE]), value())]);
    let lines = format::repeat(format::from(|before| before["N"] - 1), line);
    let table = format::all([row([int("N", 4..=N)]), lines]);
    let table = table.such("an even number of generals", |(n, _): Table| n % 2 == 0);
    let table = table.such("a value that has not come before", |(_, rows): Table| rows.iter().flatten().all_unique());
    Problem::one("p1199", Limits::known(1000, 125), table, oracle, |best: &Option<u32>| {
        best.map_or("0".to_owned(), |best| format!("1\n{best}"))
    })
    .small("tables-of-4-generals-with-the-values-in-all-orders", || {
        (0..6).permutations(6).map(|values| table_of(4, values)).collect()
    })
    .small("tables-of-6-or-8-generals", || {
        let mut random = seeded(1);
        (0..400).map(|round| shuffled(6 + 2 * (round % 2), &mut random)).collect()
    })
    .small("tables-of-10-generals", || {
        let mut random = seeded(2);
        (0..40).map(|_| shuffled(10, &mut random)).collect()
    })
    .limit(|| {
        Bound::count("N", 4, N, |n| {
            let (_, rows) = table_of(n, (0..pairs(n)).collect());
            format!("@{n}\n{}\n", rows.iter().map(joined).format("\n"))
        })
    })
    .limit(|| Bound::integer("a value", 0, VALUE, |value| format!("4\n5 @{value} 7\n8 9\n11\n")))
    .worst("random", by_same_idea(first_that_touches), || {
        let mut random = seeded(1);
        table_of(N, (0..).map(|_| random.random_range(0..=VALUE)).unique().take(pairs(N) as usize).collect())
    })
    .attacks("reading: 124 750 numbers")
    .worst("disjoint-best-pairs", by_same_idea(first_that_touches), || {
        let mut table = shuffled(N, &mut seeded(1));
        (0..N).step_by(2).for_each(|i| table.1[i][0] = VALUE - i as u32);
        table
    })
    .attacks("the 250 largest values in pairs without a common general")
    .worst("rising", by_same_idea(first_that_touches), || {
        table_of(N, (0..pairs(N)).map(|index| 8000 * index).collect())
    })
    .attacks("a new largest value in every pair")
    .wrong("greatest-of-all", |table| Some(falling(table)[0].0), "tables-of-4-generals-with-the-values-in-all-orders")
    .says("Takes the largest value; the computer takes the other general of that pair.")
    .wrong("second-of-all", |table| Some(falling(table)[1].0), "tables-of-4-generals-with-the-values-in-all-orders")
    .says("Takes the second largest value of all, though its pair may have no general in a larger one.")
    .wrong("best-pair-that-is-there", greedy, "tables-of-6-or-8-generals")
    .says("Lets the human choose by the computer's rule, after the general with the best pair.")
    .wrong("upper-half-of-the-table", |(_, rows)| rows.iter().filter_map(second_greatest).max(), "sample-1")
    .says("Looks at the line of each general alone; his pairs with the generals before him stand above.")
    .wrong(
        "least-of-the-second",
        |table| square(table).iter().filter_map(second_greatest).min(),
        "tables-of-4-generals-with-the-values-in-all-orders",
    )
    .says("Takes the least of the second largest values; the human chooses the general to begin with.")
    .wrong(
        "third-of-a-general",
        |table| square(table).iter().filter_map(|row| row.iter().copied().sorted().rev().nth(2)).max(),
        "tables-of-4-generals-with-the-values-in-all-orders",
    )
    .says("Takes the third largest value of a general; the computer takes one partner, so the second is left.")
    .refused([
        ("an-odd-number", "@5\n", "an even number of generals"),
        ("a-value-twice", "4\n1 2 3\n4 @2\n6\n", "a value that has not come before"),
    ])
    .main()
}

/// The largest number of generals, and the largest value.
const N: usize = 500;
const VALUE: u32 = 1_000_000_000;

fn value() -> Form {
    int("a value", 0..=VALUE)
}

/// The number of generals, and for each but the last the values of his pairs with those behind him.
type Table = (usize, Vec<Vec<u32>>);

/// Which generals each side has: the sets of the human and of the computer.
type Position = (u32, u32);

fn members(generals: u32) -> impl Iterator<Item = usize> + Clone {
    (0..32).filter(move |index| generals >> index & 1 == 1)
}

/// The values of all pairs, a row for each general.
fn square((n, rows): &Table) -> Vec<Vec<u32>> {
    let mut square = vec![vec![0; *n]; *n];
    for (i, j) in (0..*n).tuple_combinations() {
        square[i][j] = rows[i][j - i - 1];
        square[j][i] = square[i][j];
    }
    square
}

/// The one of the free generals that makes the best pair with one of these.
fn best_partner(values: &[Vec<u32>], generals: u32, free: u32) -> Option<usize> {
    let pairs = members(generals).cartesian_product(members(free));
    pairs.max_by_key(|&(own, free)| values[own][free]).map(|pair| pair.1)
}

/// The value of the best pair among these generals.
fn best_pair(values: &[Vec<u32>], generals: u32) -> Option<u32> {
    members(generals).tuple_combinations().map(|(i, j)| values[i][j]).max()
}

/// The human takes a free general; then the computer takes the free one that makes the best pair with one of his.
fn drafts(values: &[Vec<u32>], (human, computer): Position) -> Vec<Position> {
    let free = ((1 << values.len()) - 1) & !(human | computer);
    let answer = |taken: usize| {
        let human = human | 1 << taken;
        let other = best_partner(values, human, free & !human).expect("the number of generals is even");
        (human, computer | 1 << other)
    };
    members(free).map(answer).collect()
}

/// The best value of a draft that the human wins.
fn oracle() -> impl FnMut(&Table) -> Option<u32> {
    |table| {
        let values = square(table);
        let result = |&(human, computer): &Position, best: &[Option<u32>]| match best {
            [] => best_pair(&values, human).filter(|_| best_pair(&values, human) > best_pair(&values, computer)),
            best => best.iter().copied().max().flatten(),
        };
        let shown = |&(human, computer): &Position| {
            let own = |generals: u32| match generals {
                0 => "nothing".to_owned(),
                _ => format!("has {}", members(generals).map(|general| general + 1).format(" ")),
            };
            board::grid(values.clone()).and(board::numbers([("human", own(human)), ("computer", own(computer))]))
        };
        let taken = |before: &Position, after: &Position| {
            let [human, computer] = [after.0 & !before.0, after.1 & !before.1].map(|taken| taken.trailing_zeros() + 1);
            format!("{human}, and the computer takes {computer}")
        };
        let worded = |pair: &Option<u32>| {
            pair.map_or("the computer wins".to_owned(), |pair| format!("the human wins by a pair of value {pair}"))
        };
        let play = Play::new(|&position| drafts(&values, position), result).worded(worded);
        play.board(shown).label(taken).value(&(0, 0))
    }
}

fn pairs(n: usize) -> u32 {
    (n * (n - 1) / 2) as u32
}

/// The table of so many generals with these values, row by row.
fn table_of(n: usize, values: Vec<u32>) -> Table {
    let mut values = values.into_iter();
    (n, (1..n).rev().map(|length| values.by_ref().take(length).collect()).collect())
}

/// The values of all pairs in random order.
fn shuffled(n: usize, random: &mut Pcg64) -> Table {
    let mut values = (0..pairs(n)).collect_vec();
    values.shuffle(random);
    table_of(n, values)
}

/// The pairs with falling values: the first that has a general in common with one before it. No draft is known to be
/// searched for 500 generals but by the same theorem, and this is another way to compute what it says.
fn first_that_touches(table: &Table) -> Option<u32> {
    let mut met = vec![false; table.0];
    let touches = |&(_, i, j): &(u32, usize, usize)| {
        [i, j].map(|general| std::mem::replace(&mut met[general], true)).contains(&true)
    };
    falling(table).into_iter().find(touches).map(|pair| pair.0)
}

/// All pairs with their values, the largest first.
fn falling((n, rows): &Table) -> Vec<(u32, usize, usize)> {
    (0..*n).tuple_combinations().map(|(i, j)| (rows[i][j - i - 1], i, j)).sorted().rev().collect()
}

fn second_greatest(numbers: &Vec<u32>) -> Option<u32> {
    numbers.iter().copied().sorted().rev().nth(1)
}

fn greedy(table: &Table) -> Option<u32> {
    let values = square(table);
    let mut hands = [1 << falling(table)[0].1, 0];
    for turn in 1..table.0 {
        let free = ((1_u32 << table.0) - 1) & !(hands[0] | hands[1]);
        hands[turn % 2] |= 1 << best_partner(&values, hands[0], free).expect("somebody is left");
    }
    best_pair(&values, hands[0])
}
