//! Numbers that are XORed or not, in a fixed order, by play.

use evidence::prelude::*;
use format::word_of;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let numbers = row([list("N", int("A", 1..=MOST))]);
    let form = format::all([row([len("N", 1..=N)]), numbers, row([word_of("S", "N", "01")])]);
    let games = Format::tests("T", 1..=T, form);
    Problem::tests("agc045a", Limits::known(2000, 1024), games, || by_play, ["0", "1"])
        .all([("N", 4), ("A", 4)])
        .small("random-games-of-5-to-10-rounds", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let n = random.random_range(5..=10);
                // The last round belongs to person 0, or she has lost.
                let persons = (0..n).map(|round| if round < n - 1 && random.random() { '1' } else { '0' }).collect();
                ((0..n).map(|_| random.random_range(1..=15)).collect(), persons)
            };
            (0..300).map(&mut game).collect()
        })
        .known("all-numbers-at-the-end", || {
            let mut random = seeded(2);
            (in_all(|| with_end(all_bits(0, &mut random), &mut seeded(3), |number| number)), vec![true; T])
        })
        .attacks("a span of 60 dimensions, which contains all numbers")
        // Every number but the first is even.
        .known("one-odd-number-at-the-start", || {
            let mut random = seeded(4);
            let mut game = || {
                let (mut numbers, mut persons) =
                    with_end(all_bits(1, &mut random), &mut seeded(5), |number| number & !1);
                numbers[0] |= 1;
                persons.replace_range(0..1, "1");
                (numbers, persons)
            };
            (in_all(&mut game), vec![false; T])
        })
        .attacks("a single number outside a span of 59 dimensions, found in the first round")
        // Person 0 takes back what person 1 has done, with the same number.
        .known("taken-back-at-once", || {
            let mut random = seeded(6);
            let mut game =
                || ((0..N / 2).flat_map(|_| [random.random_range(1..=MOST); 2]).collect(), "10".repeat(N / 2));
            (in_all(&mut game), vec![true; T])
        })
        .attacks("a number outside the span and one inside it in turn")
        .wrong("order-does-not-matter", order_does_not_matter, "all")
        .says("Puts all numbers of person 0 into the basis at once; only those of later rounds can help her.")
        .smallest("1\n2\n1 1\n01\n")
        .wrong(
            "from-the-front",
            |(numbers, persons)| {
                backwards(
                    &numbers.iter().rev().copied().collect_vec(),
                    &persons.chars().rev().collect::<String>(),
                    u64::MAX,
                )
            },
            "all",
        )
        .says("Goes through the rounds from the first to the last; it is the rounds still to come that count.")
        .smallest("1\n2\n1 1\n01\n")
        .wrong("the-last-round", |(_, persons)| persons.ends_with('0'), "all")
        .says("Checks who has the last round; person 0 can use it for one number alone.")
        .smallest("1\n2\n1 2\n10\n")
        .wrong("the-same-number-alone", the_same_number_alone, "all")
        .says("Takes a move back with the same number alone; it can also be the XOR of several numbers.")
        .smallest("1\n3\n3 1 2\n100\n")
        .wrong("thirty-two-bits", |(numbers, persons)| backwards(numbers, persons, u32::MAX.into()), "beyond-32-bits")
        .says("Reads the numbers into 32 bits; they go up to 10¹⁸.")
        .wrong("a-mask-of-32-bits", masked_in_32_bits, "two-high-bits")
        .says("Shifts a 1 of 32 bits; for the bits from 32 on it has to have 64, as in `1LL << k`.")
        .wrong("fifty-nine-bits", |(numbers, persons)| backwards(numbers, persons, (1 << 59) - 1), "the-bit-59")
        .says("Has a basis for the bits 0 to 58 alone; 10¹⁸ has the bit 59, too.")
        .main()
}

/// The largest number of games, of rounds, and the largest number of a round.
const T: usize = 100;
const N: usize = 200;
const MOST: u64 = 1_000_000_000_000_000_000;

/// The numbers of the rounds, and a digit for the person of each.
type Game = (Vec<u64>, String);

/// How many rounds are over, x, and who is to move.
type Position = (usize, u64, char);

/// Whether person 0 wins.
fn by_play((numbers, persons): &Game) -> bool {
    let persons = persons.chars().collect_vec();
    // A person to whom the round does not belong lets the other one move.
    let moves = |&(over, x, person): &Position| match persons.get(over) {
        None => vec![],
        Some(&owner) if owner != person => vec![(over, x, owner)],
        Some(_) => [x ^ numbers[over], x].map(|x| (over + 1, x, other(person))).to_vec(),
    };
    let wins = |&(_, x, person): &Position, after: &[bool]| match after.is_empty() {
        true => (x == 0) == (person == '0'),
        false => after.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|&(over, x, _)| {
            let rest = |row: &dyn Fn(usize) -> String| (over..numbers.len()).map(row).collect_vec();
            board::numbers([("x", x)]).and(board::grid([
                rest(&|round| numbers[round].to_string()),
                rest(&|round| format!("person {}", persons[round])),
            ]))
        })
        .label(|&(before, x, _), &(after, then, _)| match () {
            () if before == after => "the other one's round".to_owned(),
            () if x == then => "nothing".to_owned(),
            () => format!("XOR {}", numbers[before]),
        })
        .mover(|&(.., person)| if person == '0' { "person 0" } else { "person 1" });
    play.value(&(0, 0, persons[0])) == (persons[0] == '0')
}

fn other(person: char) -> char {
    if person == '0' { '1' } else { '0' }
}

fn in_all(mut game: impl FnMut() -> Game) -> Vec<Game> {
    (0..T).map(|_| game()).collect()
}

/// For each bit from `lowest` up to bit 59 a number whose highest bit it is, and that has no lower one than `lowest`;
/// in random order.
fn all_bits(lowest: u32, random: &mut Pcg64) -> Vec<u64> {
    let mut number = |bit: u32| random.random_range(1 << bit..=MOST.min((2 << bit) - 1)) >> lowest << lowest;
    let mut numbers = (lowest..60).map(&mut number).collect_vec();
    numbers.shuffle(random);
    numbers
}

/// Random rounds of both persons, and then rounds of person 0 with these numbers.
fn with_end(end: Vec<u64>, random: &mut Pcg64, number: impl Fn(u64) -> u64) -> Game {
    let start = N - end.len();
    let numbers = (0..start).map(|_| number(random.random_range(2..=MOST))).chain(end).collect();
    let person = |round: usize| if round < start && random.random() { '1' } else { '0' };
    (numbers, (0..N).map(person).collect())
}

/// What is left of a number when it is reduced by a basis, whose rows have been reduced by those before.
fn reduced(basis: &[u64], number: u64) -> u64 {
    basis.iter().fold(number, |number, row| number.min(number ^ row))
}

fn insert(basis: &mut Vec<u64>, number: u64) {
    let row = reduced(basis, number);
    if row > 0 {
        basis.push(row);
    }
}

/// The claim, for numbers of which only some bits are kept.
fn backwards(numbers: &[u64], persons: &str, bits: u64) -> bool {
    let mut basis = vec![];
    numbers.iter().zip(persons.bytes()).rev().all(|(number, person)| {
        if person == b'0' {
            insert(&mut basis, number & bits);
        }
        person == b'0' || reduced(&basis, number & bits) == 0
    })
}

/// With `1 << bit` in 32 bits, as processors shift it.
fn masked_in_32_bits((numbers, persons): &Game) -> bool {
    let mut basis = [0; 61];
    for (&number, person) in numbers.iter().zip(persons.bytes()).rev() {
        let mut rest = number;
        for bit in (0..=60).rev() {
            if rest & (1_i32 << (bit % 32)) as u64 == 0 {
                continue;
            }
            match (basis[bit], person) {
                (0, b'1') => return false,
                (0, _) => {
                    basis[bit] = rest;
                    break;
                }
                (of_bit, _) => rest ^= of_bit,
            }
        }
    }
    true
}

fn order_does_not_matter((numbers, persons): &Game) -> bool {
    let of = |person: char| numbers.iter().zip(persons.chars()).filter(move |round| round.1 == person);
    let mut basis = vec![];
    of('0').for_each(|(&number, _)| insert(&mut basis, number));
    of('1').all(|(&number, _)| reduced(&basis, number) == 0)
}

/// Whether each number of person 1 comes again later, in a round of person 0.
fn the_same_number_alone((numbers, persons): &Game) -> bool {
    let rounds = numbers.iter().zip(persons.chars()).collect_vec();
    let comes_again = |number: &u64, after: usize| rounds[after..].contains(&(number, '0'));
    rounds.iter().enumerate().all(|(round, &(number, person))| person == '0' || comes_again(number, round))
}
