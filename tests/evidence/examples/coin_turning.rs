//! Six rules for turning coins in a row, by play.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use evidence::prelude::*;

fn main() -> ExitCode {
    // How many neighbours are turned is said for rule 3 only.
    let neighbours =
        format::repeat(format::from(|before| i128::from(before["the rule"] == 3)), int("k", 1..=COINS).usually(1));
    let coins = format::word("the length of a row", 1, COINS, "UD");
    let case = format::all([row([int("the rule", 1..=6).usually(3), neighbours]), row([coins])]);
    let case =
        case.such("k up to the number of coins", |((_, k), row): Case| k.iter().all(|&k| k as usize <= row.len()));
    let cases = Format::tests("t", 0..=CASES, case).trying("k", "the length of a row", COINS);
    Problem::tests("coin_turning", Limits::known(1000, 256), cases, || by_play, ["First", "Second"])
        .promise_of_all("all rows together have at most 1000000 coins", |cases| {
            cases.iter().map(|(_, row)| row.len()).sum::<usize>() <= 1_000_000
        })
        .inputs_of(1000)
        .all([("the rule", 6), ("k", 14), ("the length of a row", 14)])
        .worst("all-rules", by_same_idea(by_parities), || {
            random_rows(10, &[(5, 0), (2, 0), (3, 7), (4, 0), (1, 0), (6, 0)])
        })
        .attacks("coins that cannot be predicted, in rows as long as they may be")
        .worst("neighbours", by_same_idea(by_parities), || random_rows(10, &[(3, 997)]))
        .attacks("a division for every coin")
        .worst("many-rows", by_algorithm(by_lone_heads), || {
            random_rows(CASES, &[(2, 0), (3, 1000), (5, 0), (4, 0), (6, 0), (3, 3)])
        })
        .attacks("work per row")
        // Rule 5: an even number of heads, and the XOR of the numbers below 100 000, a multiple of 4, is 0.
        .known("all-heads", || (vec![((5, vec![]), "U".repeat(COINS)); 10], vec![false; 10]))
        .attacks("a value for every coin")
        .wrong("mock-turtles-from-1", |case| changed(case, 5, |_, place| odious(place)), "rule-5-counts-from-0")
        .says("Takes odious numbers at places counted from 1; rule 5 counts from 0.")
        .wrong("mock-turtles-without-parity", |case| changed(case, 5, |_, place| place - 1), "rule-5-counts-from-0")
        .says("Takes the place for the value; in rule 5 it is doubled, and its parity made odd.")
        .wrong(
            "near-or-alone-anywhere",
            |case| changed(case, 4, |_, place| (place - 1) % 4 + 1),
            "rule-4-not-alone-from-4-on",
        )
        .says("Repeats 1, 2, 3, 4 for rule 4; from place 4 on a coin may not be turned alone.")
        .wrong("heads-are-moves", |case| changed(case, 3, |_, _| 1), "rule-3-heads-without-a-move")
        .says("Takes every head for a move; in rule 3 those at the left end have none.")
        .wrong("any-run-for-k-neighbours", |case| changed(case, 3, |_, place| lowest_bit(place)), "all")
        .says("Takes runs of any length, as in Ruler; rule 3 turns exactly k.")
        .wrong("lowest-bit-of-the-place-from-0", |case| changed(case, 6, |_, place| lowest_bit(place - 1)), "all")
        .says("Counts the places of Ruler from 0; they count from 1.")
        .wrong("two-neighbours-for-any-two", |case| changed(case, 2, |_, place| 2 - place % 2), "all")
        .says("Takes two neighbours where rule 2 turns any two coins.")
        // The least k is the same for every row.
        .limit(|| Bound {
            least: None,
            ..Bound::integer("k for 4 coins", 1, 4, |k| format!("2\n1\nUD\n3 @{k}\nUUDU\n"))
        })
        .refused([("a-coin-on-its-edge", "1\n2\n@UDE\n", "1 to 100000 characters out of \"UD\"")])
        .main()
}

/// The largest number of cases, and of coins in a row.
const CASES: usize = 1000;
const COINS: usize = 100_000;

/// A rule, for rule 3 how many neighbours, and the coins, `U` for a head.
type Case = ((u32, Vec<u32>), String);

/// A rule, and for rule 3 how many neighbours.
type Rule = (u32, u32);

/// The coin at place x shows its head where bit x is set.
type Row = u32;

/// The rule, and the places of the heads.
fn parts(((rule, k), row): &Case) -> (Rule, Vec<u32>) {
    let heads = row.chars().positions(|coin| coin == 'U').map(|index| index as u32 + 1);
    ((*rule, k.iter().sum()), heads.collect())
}

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

/// The game under a rule, in rows of so many coins.
fn game(rule: Rule, coins: u32) -> Play<'static, Row, bool> {
    let bits = |set: Vec<u32>| set.into_iter().fold(0, |bits, place| bits | 1 << place);
    let turned = (0..=coins).map(|x| sets(rule, x).into_iter().map(bits).collect_vec()).collect_vec();
    let play = Play::normal(move |&row: &Row| {
        let heads = (1..turned.len()).filter(|x| row >> x & 1 == 1);
        heads.flat_map(|x| turned[x].iter().map(move |bits| row ^ bits)).collect()
    });
    let places = |row: Row| (1..Row::BITS).filter(move |place| row >> place & 1 == 1);
    play.board(move |row| board::row((1..=coins).map(|place| if row >> place & 1 == 1 { 'U' } else { 'D' })))
        .label(move |before, after| format!("turn {}", places(before ^ after).format(", ")))
}

/// Every position is played out once on each thread, though it comes in many inputs.
fn by_play(case: &Case) -> bool {
    thread_local! {
        static GAMES: RefCell<HashMap<(Rule, u32), Play<'static, Row, bool>>> = RefCell::default();
    }
    let (rule, heads) = parts(case);
    let coins = case.1.len() as u32;
    assert!(coins <= 14, "such rows cannot be played out");
    let row = heads.iter().fold(0, |row, place| row | 1 << place);
    GAMES.with_borrow_mut(|games| games.entry((rule, coins)).or_insert_with(|| game(rule, coins)).value(&row))
}

/// So many random rows under these rules in turn, half of them balanced.
fn random_rows(cases: usize, rules: &[Rule]) -> Vec<Case> {
    let mut random = seeded(1);
    let case = |index: usize| {
        let (rule, k) = rules[index % rules.len()];
        let mut row = (0..1_000_000 / cases).map(|_| random.random()).collect_vec();
        if random.random() {
            balance((rule, k), &mut row);
        }
        let k = if rule == 3 { vec![k] } else { vec![] };
        ((rule, k), row.iter().map(|&head| if head { 'U' } else { 'D' }).collect())
    };
    (0..cases).map(case).collect()
}

/// Turns some coins, so that the values of the heads have XOR 0.
fn balance(rule: Rule, row: &mut [bool]) {
    let heads = (1..).zip(&*row).filter(|(_, head)| **head);
    let mut sum = xor(heads.map(|(place, _)| value(rule, place)));
    while sum != 0 {
        let same_length = |place: &u32| value(rule, *place).checked_ilog2() == sum.checked_ilog2();
        let place = (1..).find(same_length).expect("a value of every length");
        row[place as usize - 1] ^= true;
        sum ^= value(rule, place);
    }
}

/// The values of the heads one by one, from the definition: the mex over the sums of the coins turned with it. That a
/// row is the sum of its heads is used here, too; but of none of the rules is more known than what it allows.
fn by_lone_heads(case: &Case) -> bool {
    static KNOWN: LazyLock<Mutex<HashMap<Rule, Vec<u32>>>> = LazyLock::new(Mutex::default);
    let (rule, heads) = parts(case);
    let mut known = KNOWN.lock().expect("nobody has panicked with it");
    let values = known.entry(rule).or_insert_with(|| lone_values(rule, 1000));
    xor(heads.iter().map(|&place| values[place as usize])) != 0
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
fn by_parities(case: &Case) -> bool {
    let ((rule, k), heads) = parts(case);
    let odd = |counts: &dyn Fn(u32) -> bool| heads.iter().filter(|place| counts(**place)).count() % 2 == 1;
    match rule {
        1 => odd(&|_| true),
        2 => (0..17).any(|bit| odd(&|place| place >> bit & 1 == 1)),
        3 => odd(&|place| place % k == 0),
        4 => odd(&|place| place % 2 == 1) || odd(&|place| place % 4 >= 2),
        5 => odd(&|_| true) || (0..17).any(|bit| odd(&|place| (place - 1) >> bit & 1 == 1)),
        _ => (0..17).any(|bit| odd(&|place| place.trailing_zeros() == bit)),
    }
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
fn changed(case: &Case, rule: u32, lone: fn(u32, u32) -> u32) -> bool {
    let (given, heads) = parts(case);
    let value = |place: u32| match given {
        (changed, k) if changed == rule => lone(k, place),
        _ => value(given, place),
    };
    xor(heads.into_iter().map(value)) != 0
}

fn odious(x: u32) -> u32 {
    2 * x + (x.count_ones() + 1) % 2
}

fn lowest_bit(x: u32) -> u32 {
    x & x.wrapping_neg()
}
