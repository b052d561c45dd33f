//! Six rules for turning coins in a row, by play.

use std::collections::HashMap;
use std::sync::OnceLock;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("coin_turning", Limits::known(1000, 256), oracle, small)
        .played("all rows up to 14 coins under every rule")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("mock-turtles-from-1", |input| changed(input, 5, |_, place| odious(place)), "rule-5-counts-from-0")
                .says("Takes odious numbers at places counted from 1; rule 5 counts from 0."),
            wrong(
                "mock-turtles-without-parity",
                |input| changed(input, 5, |_, place| place - 1),
                "rule-5-counts-from-0",
            )
            .says("Takes the place for the value; in rule 5 it is doubled, and its parity made odd."),
            wrong(
                "near-or-alone-anywhere",
                |input| changed(input, 4, |_, place| (place - 1) % 4 + 1),
                "rule-4-not-alone-from-4-on",
            )
            .says("Repeats 1, 2, 3, 4 for rule 4; from place 4 on a coin may not be turned alone."),
            wrong("heads-are-moves", |input| changed(input, 3, |_, _| 1), "rule-3-heads-without-a-move")
                .says("Takes every head for a move; in rule 3 those at the left end have none."),
            wrong(
                "any-run-for-k-neighbours",
                |input| changed(input, 3, |_, place| lowest_bit(place)),
                "all-rows-up-to-14-coins-rule-3",
            )
            .says("Takes runs of any length, as in Ruler; rule 3 turns exactly k."),
            wrong(
                "lowest-bit-of-the-place-from-0",
                |input| changed(input, 6, |_, place| lowest_bit(place - 1)),
                "all-rows-up-to-14-coins-rule-6",
            )
            .says("Counts the places of Ruler from 0; they count from 1."),
            wrong(
                "two-neighbours-for-any-two",
                |input| changed(input, 2, |_, place| 2 - place % 2),
                "all-rows-up-to-14-coins-rule-2",
            )
            .says("Takes two neighbours where rule 2 turns any two coins."),
        ])
        .refused([("a-coin-on-its-edge", "1\n2\n@UDE\n", "1 to 100000 characters out of \"UD\"")])
        .main()
}

/// A rule, and for rule 3 how many neighbours.
type Rule = (u32, u32);

/// The coin at place x shows its head where bit x is set.
type Row = u32;

/// The places that may be turned with x as the rightmost of them.
fn sets((rule, k): Rule, x: u32) -> Vec<Vec<u32>> {
    let left = 1..x;
    let alone = vec![x];
    let pairs = left.clone().map(|y| vec![y, x]);
    let runs = left.clone().map(|y| (y..=x).collect_vec());
    match rule {
        1 => vec![alone],
        2 => pairs.chain([alone]).collect(),
        3 => runs.chain([alone]).filter(|run| run.len() == k as usize).collect(),
        4 => pairs.filter(|pair| pair[0] + 3 >= x).chain((x <= 3).then_some(alone)).collect(),
        5 => {
            let triples = left.tuple_combinations().map(|(y, z)| vec![y, z, x]);
            triples.chain(pairs).chain([alone]).collect()
        }
        _ => runs.chain([alone]).collect(),
    }
}

/// For every row of 14 coins under a rule, whether it is won: every position is played out once, though it comes in
/// many inputs.
fn played(rule: Rule) -> &'static [bool] {
    static PLAYED: [[OnceLock<Vec<bool>>; 15]; 7] = [const { [const { OnceLock::new() }; 15] }; 7];
    PLAYED[rule.0 as usize][rule.1 as usize].get_or_init(|| {
        let bits = |set: Vec<u32>| set.into_iter().fold(0, |bits, place| bits | 1 << place);
        let turned = (0..15).map(|x| sets(rule, x).into_iter().map(bits).collect_vec()).collect_vec();
        let mut play = Play::normal(|&row: &Row| {
            let heads = (1..15).filter(|x| row >> x & 1 == 1);
            heads.flat_map(|x| turned[x].iter().map(move |bits| row ^ bits)).collect()
        });
        (0..1 << 15).map(|row| row & 1 == 0 && play.value(&row)).collect()
    })
}

fn oracle(input: &str) -> String {
    answers(input, |rule, heads| played(rule)[heads.iter().fold(0, |row, place| row | 1 << place)])
}

/// A line for each case, by whether it is won; rows are given by the places of their heads.
fn answers(input: &str, mut wins: impl FnMut(Rule, Vec<u32>) -> bool) -> String {
    cases::counted(input, |tokens| {
        let rule = tokens.read();
        let k = if rule == 3 { tokens.read() } else { 0 };
        let row: String = tokens.read();
        let heads = row.chars().positions(|coin| coin == 'U');
        let heads = heads.map(|index| index as u32 + 1).collect();
        if wins((rule, k), heads) { "First" } else { "Second" }
    })
}

fn case((rule, k): Rule, row: &str) -> String {
    match rule {
        3 => format!("3 {k}\n{row}\n"),
        _ => format!("{rule}\n{row}\n"),
    }
}

fn file(cases: &[String]) -> String {
    format!("{}\n{}", cases.len(), cases.concat())
}

fn small() -> Vec<Small> {
    let family = |name, rule| {
        let cases = (1..=14_u32)
            .flat_map(|coins| (0..1_u32 << coins).map(move |heads| (coins, heads)))
            .flat_map(|(coins, heads)| {
                let row: String = (0..coins).map(|coin| if heads >> coin & 1 == 1 { 'U' } else { 'D' }).collect();
                let most = if rule == 3 { coins } else { 1 };
                (1..=most).map(move |k| case((rule, k), &row))
            })
            .collect_vec();
        Small::new(name, cases.chunks(1000).map(file))
    };
    vec![
        family("all-rows-up-to-14-coins-rule-1", 1),
        family("all-rows-up-to-14-coins-rule-2", 2),
        family("all-rows-up-to-14-coins-rule-3", 3),
        family("all-rows-up-to-14-coins-rule-4", 4),
        family("all-rows-up-to-14-coins-rule-5", 5),
        family("all-rows-up-to-14-coins-rule-6", 6),
    ]
}

/// The greatest number of cases, and of coins in a row.
const CASES: usize = 1000;
const COINS: usize = 100_000;

fn bounds() -> Vec<Bound> {
    let beside_a_row = Bound::integer("k for 4 coins", 1, 4, |k| format!("2\n1\nUD\n3 @{k}\nUUDU\n"));
    vec![
        Bound::integer("t", 0, CASES, |cases| format!("@{cases}\n{}", repeated("1\nUD\n", cases))),
        Bound::integer("the rule", 1, 6, |rule| format!("2\n1\nUD\n@{rule}\nUD\n")),
        Bound::integer("k", 1, COINS, |k| format!("1\n3 @{k}\n{}\n", "UD".repeat(COINS / 2))),
        // The least k is the same for every row.
        Bound { least: None, ..beside_a_row },
        Bound::saying("the length of a row", 1, COINS, r#"1 to 100000 characters out of "UD""#, |coins| {
            format!("1\n6\n@{}\n", repeated("U", coins))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, cases: usize, rules: &'static [Rule], answer| {
        let input = move || {
            let mut random = seeded(1);
            let case = |index: usize| {
                let rule = rules[index % rules.len()];
                let mut row = (0..1_000_000 / cases).map(|_| random.random()).collect_vec();
                if random.random() {
                    balance(rule, &mut row);
                }
                let coins: String = row.iter().map(|&head| if head { 'U' } else { 'D' }).collect();
                case(rule, &coins)
            };
            file(&(0..cases).map(case).collect_vec())
        };
        Worst::new(name, attacks, answer, input)
    };
    vec![
        shape(
            "all-rules",
            "coins that cannot be predicted, in rows as long as they may be",
            10,
            &[(5, 0), (2, 0), (3, 7), (4, 0), (1, 0), (6, 0)],
            Known::BySameIdea(by_parities),
        ),
        shape("neighbours", "a division for every coin", 10, &[(3, 997)], Known::BySameIdea(by_parities)),
        shape(
            "many-rows",
            "work per row",
            CASES,
            &[(2, 0), (3, 1000), (5, 0), (4, 0), (6, 0), (3, 3)],
            Known::ByAlgorithm(by_lone_heads),
        ),
        // Rule 5: an even number of heads, and the XOR of the numbers below 100 000, a multiple of 4, is 0.
        Worst::known("all-heads", "a value for every coin", move || {
            (file(&vec![case((5, 0), &"U".repeat(COINS)); 10]), "Second\n".repeat(10))
        }),
    ]
}

/// Turns some coins, so that the values of the heads have XOR 0.
fn balance(rule: Rule, row: &mut [bool]) {
    let heads = (1..).zip(&*row).filter(|(_, head)| **head);
    let mut sum = heads.fold(0, |sum, (place, _)| sum ^ value(rule, place));
    while sum != 0 {
        let same_length = |place: &u32| value(rule, *place).checked_ilog2() == sum.checked_ilog2();
        let place = (1..).find(same_length).expect("a value of every length");
        row[place as usize - 1] ^= true;
        sum ^= value(rule, place);
    }
}

/// The values of the heads one by one, from the definition: the mex over the sums of the coins turned with it. That a
/// row is the sum of its heads is used here, too; but of none of the rules is more known than what it allows.
fn by_lone_heads(input: &str) -> String {
    let coins = input.lines().map(str::len).max().unwrap_or(0);
    let mut known: HashMap<Rule, Vec<u32>> = HashMap::new();
    answers(input, |rule, heads| {
        let values = known.entry(rule).or_insert_with(|| lone_values(rule, coins));
        heads.iter().fold(0, |sum, &place| sum ^ values[place as usize]) != 0
    })
}

/// The values at the places 0, which there is not, to `coins`, of which there are at most 1000.
fn lone_values((rule, k): Rule, coins: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![0];
    let mut before = vec![0];
    // Rule 5: what two of the places from 0 on give.
    let mut of_two = vec![0];
    for x in 1..=coins {
        let run = |length: usize| before[x - 1] ^ before[x - length];
        let mut found = vec![false; 4096];
        let mut find = |value: u32| found[value as usize] = true;
        match rule {
            1 => find(0),
            2 => values.iter().for_each(|&value| find(value)),
            3 => (k as usize <= x).then(|| run(k as usize)).into_iter().for_each(find),
            4 => {
                values[1..].iter().rev().take(3).for_each(|&value| find(value));
                (x <= 3).then_some(0).into_iter().for_each(find);
            }
            5 => {
                of_two.extend(values[..x - 1].iter().map(|other| values[x - 1] ^ other));
                of_two.sort_unstable();
                of_two.dedup();
                of_two.iter().for_each(|&value| find(value));
            }
            _ => (1..=x).map(run).for_each(find),
        }
        let value = found.iter().position(|found| !found).expect("a number is missing") as u32;
        values.push(value);
        before.push(before[x - 1] ^ value);
    }
    values
}

/// What makes a row lost, counted out: no values, but the parities of heads at certain places. It comes from the same
/// values as in the program, for the definition takes too long on rows of 100 000 coins.
fn by_parities(input: &str) -> String {
    answers(input, |(rule, k), heads| {
        let odd = |counts: &dyn Fn(u32) -> bool| heads.iter().filter(|place| counts(**place)).count() % 2 == 1;
        match rule {
            1 => odd(&|_| true),
            2 => (0..17).any(|bit| odd(&|place| place >> bit & 1 == 1)),
            3 => odd(&|place| place % k == 0),
            4 => odd(&|place| place % 2 == 1) || odd(&|place| place % 4 >= 2),
            5 => odd(&|_| true) || (0..17).any(|bit| odd(&|place| (place - 1) >> bit & 1 == 1)),
            _ => (0..17).any(|bit| odd(&|place| place.trailing_zeros() == bit)),
        }
    })
}

/// The published value of a lone head.
fn value((rule, k): Rule, place: u32) -> u32 {
    match rule {
        1 => 1,
        2 => place,
        3 => u32::from(place.is_multiple_of(k)),
        4 => place % 4,
        5 => odious(place - 1),
        _ => lowest_bit(place),
    }
}

/// Published values, but for `rule`, which has those of `lone`, given its k and the place.
fn changed(input: &str, rule: u32, lone: fn(u32, u32) -> u32) -> String {
    answers(input, |given, heads| {
        let value = |place: u32| match given {
            (changed, k) if changed == rule => lone(k, place),
            _ => value(given, place),
        };
        heads.into_iter().fold(0, |sum, place| sum ^ value(place)) != 0
    })
}

fn odious(x: u32) -> u32 {
    2 * x + (x.count_ones() + 1) % 2
}

fn lowest_bit(x: u32) -> u32 {
    x & x.wrapping_neg()
}
