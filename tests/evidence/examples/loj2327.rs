//! Toads and Frogs on many boards, by play of every set of boards.

use std::fmt::{Debug, Formatter, Result};

use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("loj2327", Limits::known(1000, 256), oracle, small)
        .played(
            "all pairs of boards, 300 lists of 3 to 6 boards, most of them infinitesimal or with numbers that cancel",
        )
        .beyond("for worst inputs, moves counted, and a recurrence of coefficients")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("without-jumps", |input| played(input, 1), "all-pairs-of-boards")
                .says("Moves a frog to the next square only; it may also jump over one of the other kind."),
            wrong("sides-exchanged", sides_exchanged, "sample-2")
                .says("Prints the wins of M first; D, who moves the frogs L, comes first."),
            wrong("up-and-star-for-left", |input| by_values(input, Mistake::UpBeatsStar), "up-and-star")
                .says("Lets Left win ↑ + ∗; the player who begins wins it."),
            wrong("stars-beat-ups", |input| by_values(input, Mistake::StarBeatsUps), "two-ups-and-a-star")
                .says("Lets the player who begins win whenever a ∗ is left; Left wins ↑ + ↑ + ∗."),
            wrong("halves-of-sets-without-stars", |input| by_values(input, Mistake::HalfOfOne), "up-alone")
                .says("Takes half of the sets as having an odd number of ∗, also where there is no ∗."),
            wrong("infinitesimals-beside-numbers", |input| by_values(input, Mistake::AllAlike), "all-pairs-of-boards")
                .says("Adds ↑ to the number as if it were 1; it decides only where the numbers cancel."),
            wrong("without-the-empty-set", |input| by_values(input, Mistake::NotEmpty), "all-pairs-of-boards")
                .says("Forgets the set without boards, which the second player wins."),
        ])
        .refused([
            ("a-state-out-of-reach", "0 1\n2\nLL_RR 1\n@RRLL_ 3\n", "a state that can be reached from LL_RR"),
            ("a-state-twice", "0 1\n3\nLL_RR 1\nRR_LL 2\n@LL_RR 3@\n", "a state that has not come before"),
        ])
        .unplayed([("sample-3", "a million boards")])
        .main()
}

/// The squares of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Board([u8; 5]);

impl Debug for Board {
    fn fmt(&self, f: &mut Formatter) -> Result {
        write!(f, "{:?}", String::from_utf8_lossy(&self.0))
    }
}

/// A state, and how many boards are in it.
type Boards = Vec<(String, u64)>;

/// What a player can make of a board, by going so many squares at most.
fn moves(&Board(squares): &Board, player: Player, furthest: usize) -> Vec<Board> {
    let own = if player == Player::Left { b'L' } else { b'R' };
    let to = squares.iter().position(|&square| square == b'_').expect("an empty square");
    let mut next = vec![];
    for steps in 1..=furthest {
        let from = if player == Player::Left { to.checked_sub(steps) } else { Some(to + steps) };
        if let Some(from) = from.filter(|&from| squares.get(from) == Some(&own)) {
            let is_allowed = steps == 1 || squares[(from + to) / 2] != own;
            let mut squares = squares;
            squares.swap(from, to);
            next.extend(is_allowed.then_some(Board(squares)));
        }
    }
    next
}

fn board(state: &str) -> Board {
    Board(state.as_bytes().try_into().expect("five squares"))
}

fn oracle(input: &str) -> String {
    played(input, 2)
}

fn played(input: &str, furthest: usize) -> String {
    let mut play = Partizan::new(move |boards: &Vec<Board>, player| {
        let mut next = in_one(boards, |board| moves(board, player, furthest));
        next.iter_mut().for_each(|boards| boards.sort_unstable());
        next
    });
    answers(input, |boards| {
        let all = boards.iter().flat_map(|(state, count)| vec![board(state); *count as usize]).collect_vec();
        assert!(all.len() <= 8, "too many boards to play out");
        let mut sets = [0; 4];
        for set in all.into_iter().powerset() {
            sets[play.class(&set.into_iter().sorted().collect()) as usize] += 1;
        }
        sets
    })
}

/// A line for each data set: how many sets Left wins, Right wins, the first player wins, the second wins.
fn answers(input: &str, mut sets: impl FnMut(&Boards) -> [u64; 4]) -> String {
    let mut tokens = Tokens::new(input);
    let _test: usize = tokens.read();
    let data_sets: usize = tokens.read();
    let line = |_| {
        let n: usize = tokens.read();
        let boards = (0..n).map(|_| (tokens.read(), tokens.read())).collect();
        format!("{}\n", joined(sets(&boards).map(|sets| sets % MODULUS)))
    };
    (0..data_sets).map(line).collect()
}

fn file(data_sets: &[Boards]) -> String {
    let line = |(state, count): &(String, u64)| format!("{state} {count}\n");
    let data_set = |boards: &Boards| format!("{}\n{}", boards.len(), boards.iter().map(line).format(""));
    format!("0 {}\n{}", data_sets.len(), data_sets.iter().map(data_set).format(""))
}

/// Boards of these states, in the order in which they come first.
fn boards<'a>(states: impl IntoIterator<Item = &'a str>) -> Boards {
    let mut boards: Boards = vec![];
    for state in states {
        match boards.iter_mut().find(|board| board.0 == state) {
            Some(board) => board.1 += 1,
            None => boards.push((state.to_owned(), 1)),
        }
    }
    boards
}

/// All states that can be reached.
fn states() -> Vec<String> {
    let mut states = vec!["LL_RR".to_owned()];
    let mut done = 0;
    while done < states.len() {
        let next = Player::BOTH.into_iter().flat_map(|player| moves(&board(&states[done]), player, 2));
        for next in next.map(|Board(squares)| String::from_utf8_lossy(&squares).into_owned()).collect_vec() {
            if !states.contains(&next) {
                states.push(next);
            }
        }
        done += 1;
    }
    assert_eq!(states.len(), 23);
    states
}

fn small() -> Vec<Small> {
    let states = states();
    let pairs = states.iter().combinations_with_replacement(2).map(|pair| boards(pair.into_iter().map(String::as_str)));
    let singles = states.iter().map(|state| boards([&state[..]]));
    let all = singles.chain(pairs).collect_vec();
    let mut random = seeded(1);
    // Short games, from which long sums can be played.
    let infinitesimal = ["LL_RR", "LRL_R", "L_RLR", "L_LRR", "LLR_R"];
    let cancelling = ["L_LRR", "LLR_R", "L_RLR", "LRRL_", "R_RLL", "RL_LR", "LR_RL", "RLR_L"];
    let mut list = |index: usize| {
        let m = random.random_range(3..=[5, 6, 4][index % 3]);
        boards((0..m).map(|_| match index % 3 {
            0 => infinitesimal[random.random_range(0..infinitesimal.len())],
            1 => cancelling[random.random_range(0..cancelling.len())],
            _ => &states[random.random_range(0..states.len())],
        }))
    };
    let longer = (0..300).map(&mut list).collect_vec();
    vec![
        Small::new("lists-of-3-to-6-boards", longer.chunks(15).map(file)),
        Small::new("all-pairs-of-boards", all.chunks(20).map(file)),
    ]
}

/// The greatest number of data sets, and of boards in one.
const DATA_SETS: usize = 100;
const BOARDS: u64 = 1_000_000;
const MODULUS: u64 = 998_244_353;

fn bounds() -> Vec<Bound> {
    let states = states();
    let state = r#"5 characters out of "LR_""#;
    vec![
        Bound::integer("C", 1, DATA_SETS, |sets| format!("0 @{sets}\n{}", repeated("1\nLL_RR 1\n", sets))),
        Bound::integer("n", 1, 23, move |n| {
            let lines = states.iter().take(n.clamp(0, 23) as usize).map(|state| format!("{state} 2\n"));
            format!("0 1\n@{n}\n{}", lines.format(""))
        }),
        Bound::integer("a", 1, BOARDS, |a| format!("0 1\n1\nLR_LR @{a}\n")),
        Bound::total("the sum of a", 400_000, BOARDS, |a| format!("0 1\n2\nLR_LR 400000\nRR_LL @{a}\n")),
        Bound::saying("the length of a state", 5, 5, state, |length| {
            format!("0 1\n1\n@{} 1\n", &"LL_RRL"[..length as usize])
        }),
    ]
}

fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent /= 2;
    }
    power
}

fn worst() -> Vec<Worst> {
    let shared = |name, attacks, states: &'static [&'static str], counts: &'static [u64]| {
        Worst::new(name, attacks, Known::BySameIdea(by_coefficients), move || {
            let boards = states.iter().zip(counts).map(|(&state, &count)| (state.to_owned(), count)).collect_vec();
            file(&vec![boards; DATA_SETS])
        })
    };
    vec![
        Worst::known("moves-of-one-player", "the most boards worth 1, of which all terms are wanted", || {
            // Only L can move: D wins if a board is left, and else the second player.
            let boards = vec![("LRRL_".to_owned(), BOARDS)];
            (file(&vec![boards; DATA_SETS]), format!("{} 0 0 1\n", power(2, BOARDS) - 1).repeat(DATA_SETS))
        }),
        Worst::known("no-moves", "states that are all worth 0", || {
            let boards = [("RR_LL", 999_999), ("LRR_L", 1)].map(|(state, count)| (state.to_owned(), count)).to_vec();
            (file(&vec![boards; DATA_SETS]), format!("0 0 0 {}\n", power(2, BOARDS)).repeat(DATA_SETS))
        }),
        shared("ones", "two values that cancel", &["_RLLR", "RRL_L"], &[999_999, 1]),
        shared("halves", "running sums of a million terms", &["RL_LR", "LR_RL"], &[500_001, 499_999]),
        shared(
            "ones-and-halves",
            "sums of products of both",
            &["RLRL_", "R_RLL", "RL_LR", "LR_RL"],
            &[250_000, 260_000, 240_000, 250_000],
        ),
        shared("ups-and-stars", "infinitesimals only", &["L_LRR", "LLR_R", "LL_RR"], &[499_999, 500_000, 1]),
        Worst::new("all-states", "everything at once", Known::BySameIdea(by_coefficients), || {
            let (states, mut random) = (states(), seeded(1));
            let mut count = || random.random_range(1..=BOARDS / 23);
            let data_sets = (0..DATA_SETS).map(|_| states.iter().map(|state| (state.clone(), count())).collect());
            file(&data_sets.collect_vec())
        }),
    ]
}

/// What the states are worth, as published: twice the number, how many ↑, how many ∗.
fn value(state: &str) -> (i64, i64, u64) {
    match state {
        "LRRL_" | "RLRL_" | "RRL_L" => (2, 0, 0),
        "_RLLR" | "_RLRL" | "R_RLL" => (-2, 0, 0),
        "RL_LR" => (1, 0, 0),
        "LR_RL" => (-1, 0, 0),
        "LL_RR" | "LRL_R" | "L_RLR" => (0, 0, 1),
        "L_LRR" => (0, 1, 0),
        "LLR_R" => (0, -1, 0),
        _ => (0, 0, 0),
    }
}

/// The coefficients of (1 + x)^a (1 + x²)^b, by the differential equation of this polynomial F: (1 + x)(1 + x²) F' =
/// (a (1 + x²) + 2 b x (1 + x)) F. It rests on the values of the states, as the program does; a million boards cannot
/// be played out. But it knows no factorials, and no sums of products.
fn coefficients(a: u64, b: u64, inverses: &[u64]) -> Vec<u64> {
    let mut coefficients = vec![1_u64];
    for k in 0..(a + 2 * b) as usize {
        let before = |less: usize| k.checked_sub(less).map_or(0, |index| coefficients[index]);
        // Of x^k: (k + 1) f(k + 1) + k f(k) + (k − 1) f(k − 1) + (k − 2) f(k − 2) on the left.
        let right = a * (before(0) + before(2)) + 2 * b * (before(1) + before(2));
        let k = k as u64;
        let left = k * before(0) + k.saturating_sub(1) * before(1) + k.saturating_sub(2) * before(2);
        coefficients.push((right % MODULUS + MODULUS - left % MODULUS) % MODULUS * inverses[k as usize + 1] % MODULUS);
    }
    coefficients
}

fn by_coefficients(input: &str) -> String {
    let mut inverses = vec![0, 1];
    let mut known: Option<(Boards, [u64; 4])> = None;
    answers(input, |boards| {
        if let Some((_, sets)) = known.as_ref().filter(|known| known.0 == *boards) {
            return *sets;
        }
        let of = |value_of: (i64, i64, u64)| {
            boards.iter().filter(|board| value(&board.0) == value_of).map(|board| board.1).sum::<u64>()
        };
        let [one, minus_one] = [2, -2].map(|number| of((number, 0, 0)));
        let [half, minus_half] = [1, -1].map(|number| of((number, 0, 0)));
        let [up, down] = [1, -1].map(|ups| of((0, ups, 0)));
        let (star, zero) = (of((0, 0, 1)), of((0, 0, 0)));
        for k in inverses.len() as u64..=2 * boards.iter().map(|board| board.1).sum::<u64>() {
            inverses.push((MODULUS - MODULUS / k) * inverses[(MODULUS % k) as usize] % MODULUS);
        }
        let sum = |coefficients: &[u64]| coefficients.iter().sum::<u64>() % MODULUS;
        let parts = |coefficients: Vec<u64>, middle: u64| {
            let middle = middle as usize;
            [sum(&coefficients[..middle]), coefficients[middle], sum(&coefficients[middle + 1..])]
        };
        let [less, equal, greater] =
            parts(coefficients(half + minus_half, one + minus_one, &inverses), 2 * minus_one + minus_half);
        let middle = down as usize;
        let ups = coefficients(up + down, 0, &inverses);
        let [downs_win, balanced, ups_win] = parts(ups.clone(), down);
        let [one_down, one_up] = [middle.checked_sub(1), Some(middle + 1)]
            .map(|index| index.and_then(|index| ups.get(index)).copied().unwrap_or(0));
        let odd = if star == 0 { 0 } else { power(2, star - 1) };
        let even = if star == 0 { 1 } else { odd };
        let others = power(2, star + up + down);
        let left = ups_win * even + (ups_win + MODULUS - one_up) * odd;
        let right = downs_win * even + (downs_win + MODULUS - one_down) * odd;
        let first = (balanced + one_up + one_down) * odd;
        let sets = [
            greater * others + left % MODULUS * equal,
            less * others + right % MODULUS * equal,
            first % MODULUS * equal,
            balanced * even % MODULUS * equal,
        ];
        let sets = sets.map(|sets| sets % MODULUS * power(2, zero));
        known = Some((boards.clone(), sets));
        sets
    })
}

fn sides_exchanged(input: &str) -> String {
    let swapped = |line: &str| {
        let sets = line.split(' ').collect_vec();
        format!("{} {} {} {}\n", sets[1], sets[0], sets[2], sets[3])
    };
    oracle(input).lines().map(swapped).collect()
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    UpBeatsStar,
    StarBeatsUps,
    HalfOfOne,
    AllAlike,
    NotEmpty,
}

/// Every set by its values.
fn by_values(input: &str, mistake: Mistake) -> String {
    answers(input, |boards| {
        let all = boards.iter().flat_map(|(state, count)| vec![value(state); *count as usize]).collect_vec();
        assert!(all.len() <= 12, "too many sets to look at");
        let has_star = all.iter().any(|value| value.2 == 1);
        let mut twice = [0; 4];
        for set in all.into_iter().powerset() {
            if mistake == Mistake::NotEmpty && set.is_empty() {
                continue;
            }
            let sum =
                set.iter().fold((0, 0, 0), |sum, value| (sum.0 + value.0, sum.1 + value.1, (sum.2 + value.2) % 2));
            let number = if mistake == Mistake::AllAlike { sum.0 + 2 * sum.1 } else { sum.0 };
            let class = |star: u64| match (number, sum.1, star) {
                (1.., ..) => Class::Left,
                (..=-1, ..) => Class::Right,
                (_, 0, 0) => Class::Second,
                (_, 0, _) => Class::First,
                (_, 1.., _) if mistake == Mistake::UpBeatsStar => Class::Left,
                (_, _, 1) if mistake == Mistake::StarBeatsUps => Class::First,
                (_, -1 | 1, 1) => Class::First,
                (_, 1.., _) => Class::Left,
                _ => Class::Right,
            };
            let stars = if mistake == Mistake::HalfOfOne && !has_star { [0, 1] } else { [sum.2; 2] };
            for star in stars {
                twice[class(star) as usize] += 1;
            }
        }
        twice.map(|sets| sets / 2)
    })
}
