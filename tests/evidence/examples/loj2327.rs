//! Toads and Frogs on many boards, by play of every set of boards.

use std::fmt::{Debug, Formatter, Result};
use std::sync::LazyLock;

use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let boards = list("n", row([format::choice("a state", &STATES), int("a", 1..=BOARDS)]));
    let boards = boards
        .such("a state that has not come before", |boards: Boards| boards.iter().map(|board| &board.0).all_unique());
    let boards = boards
        .such("at most a million boards", |boards: Boards| boards.iter().map(|board| board.1).sum::<u64>() <= BOARDS);
    let data_sets = list("C", format::all([row([len("n", 1..=23)]), boards]));
    let sizes = row([int("the number of the test", 0..=1_000_000_000), len("C", 1..=DATA_SETS)]);
    let test = Format::one(format::all([sizes, data_sets])).trying("C", "n", 1);
    Problem::one(
        "loj2327",
        Limits::known(1000, 256),
        test,
        || |test: &Test| played(test, 2),
        |lines: &Vec<Sets>| lines.iter().map(|sets| joined(sets) + "\n").collect(),
    )
    .small("inputs-of-15-lists-of-3-to-6-boards-mostly-infinitesimal-or-cancelling", random_lists)
    .small("inputs-of-up-to-20-single-boards-and-pairs", || {
        let singles = STATES.iter().map(|&state| boards_of([state]));
        let pairs = STATES.iter().combinations_with_replacement(2).map(|pair| boards_of(pair.into_iter().copied()));
        singles.chain(pairs).collect_vec().chunks(20).map(|lists| (0, lists.to_vec())).collect()
    })
    .beyond("for worst inputs, moves counted, and a recurrence of coefficients")
    .limit(|| {
        Bound::integer("n", 1, 23, |n| {
            let lines = STATES.iter().take(n.clamp(0, 23) as usize).map(|state| format!("{state} 2\n"));
            format!("0 1\n@{n}\n{}", lines.format(""))
        })
    })
    .limit(|| Bound::total("the sum of a", 400_000, BOARDS, |a| format!("0 1\n2\nLR_LR 400000\nRR_LL @{a}\n")))
    .limit(|| {
        Bound::saying("the length of a state", 5, 5, r#"5 characters out of "LR_""#, |length| {
            format!("0 1\n1\n@{} 1\n", &"LL_RRL"[..length as usize])
        })
    })
    // Only L can move: D wins if a board is left, and else the second player.
    .known("moves-of-one-player", || {
        (all_alike(&[("LRRL_", BOARDS)]), vec![[power_modulo(2, BOARDS, MODULUS) - 1, 0, 0, 1]; DATA_SETS])
    })
    .attacks("the most boards worth 1, of which all terms are wanted")
    .known("no-moves", || {
        (all_alike(&[("RR_LL", 999_999), ("LRR_L", 1)]), vec![[0, 0, 0, power_modulo(2, BOARDS, MODULUS)]; DATA_SETS])
    })
    .attacks("states that are all worth 0")
    .worst("ones", by_same_idea(by_coefficients), || all_alike(&[("_RLLR", 999_999), ("RRL_L", 1)]))
    .attacks("two values that cancel")
    .worst("halves", by_same_idea(by_coefficients), || all_alike(&[("RL_LR", 1), ("LR_RL", 999_999)]))
    .attacks("running sums of a million terms")
    .worst("ones-and-halves", by_same_idea(by_coefficients), || {
        all_alike(&[("RLRL_", 250_000), ("R_RLL", 260_000), ("RL_LR", 240_000), ("LR_RL", 250_000)])
    })
    .attacks("sums of products of both")
    .worst("ups-and-stars", by_same_idea(by_coefficients), || {
        all_alike(&[("L_LRR", 499_999), ("LLR_R", 500_000), ("LL_RR", 1)])
    })
    .attacks("infinitesimals only")
    .worst("all-states", by_same_idea(by_coefficients), || {
        let mut random = seeded(1);
        let mut count = || random.random_range(1..=BOARDS / 23);
        let data_sets = (0..DATA_SETS).map(|_| STATES.iter().map(|&state| (state.to_owned(), count())).collect());
        (0, data_sets.collect())
    })
    .attacks("everything at once")
    .wrong("without-jumps", |test| played(test, 1), PAIRS)
    .says("Moves a frog to the next square only; it may also jump over one of the other kind.")
    .wrong(
        "sides-exchanged",
        |test| played(test, 2).into_iter().map(|[left, right, first, second]| [right, left, first, second]).collect(),
        "sample-2",
    )
    .says("Prints the wins of M first; D, who moves the frogs L, comes first.")
    .wrong("up-and-star-for-left", |test| by_values(test, Mistake::UpBeatsStar), "up-and-star")
    .says("Lets Left win ↑ + ∗; the player who begins wins it.")
    .wrong("stars-beat-ups", |test| by_values(test, Mistake::StarBeatsUps), "two-ups-and-a-star")
    .says("Lets the player who begins win whenever a ∗ is left; Left wins ↑ + ↑ + ∗.")
    .wrong("halves-of-sets-without-stars", |test| by_values(test, Mistake::HalfOfOne), "up-alone")
    .says("Takes half of the sets as having an odd number of ∗, also where there is no ∗.")
    .wrong("infinitesimals-beside-numbers", |test| by_values(test, Mistake::AllAlike), PAIRS)
    .says("Adds ↑ to the number as if it were 1; it decides only where the numbers cancel.")
    .wrong("without-the-empty-set", |test| by_values(test, Mistake::NotEmpty), PAIRS)
    .says("Forgets the set without boards, which the second player wins.")
    .refused([
        ("a-state-out-of-reach", "0 1\n2\nLL_RR 1\n@RRLL_ 3\n", "a state that can be reached from LL_RR"),
        ("a-state-twice", "0 1\n3\nLL_RR 1\nRR_LL 2\n@LL_RR 3@\n", "a state that has not come before"),
    ])
    .unplayed([("sample-3", "a million boards")])
    .main()
}

const PAIRS: &str = "inputs-of-up-to-20-single-boards-and-pairs";

/// The largest number of data sets, and of boards in one.
const DATA_SETS: usize = 100;
const BOARDS: u64 = 1_000_000;
const MODULUS: u64 = 998_244_353;

/// The number of the test, and its data sets.
type Test = (u32, Vec<Boards>);

/// A state, and how many boards are in it.
type Boards = Vec<(String, u64)>;

/// How many sets Left wins, Right wins, the first player wins, the second wins.
type Sets = [u64; 4];

/// The squares of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Squares([u8; 5]);

impl Debug for Squares {
    fn fmt(&self, f: &mut Formatter) -> Result {
        write!(f, "{}", String::from_utf8_lossy(&self.0))
    }
}

fn squares(state: &str) -> Squares {
    Squares(state.as_bytes().try_into().expect("five squares"))
}

/// What a player can make of a board, by going so many squares at most.
fn moves(&Squares(squares): &Squares, player: Player, furthest: usize) -> Vec<Squares> {
    let own = if player == Player::Left { b'L' } else { b'R' };
    let to = squares.iter().position(|&square| square == b'_').expect("an empty square");
    let mut next = vec![];
    for steps in 1..=furthest {
        let from = if player == Player::Left { to.checked_sub(steps) } else { Some(to + steps) };
        if let Some(from) = from.filter(|&from| squares.get(from) == Some(&own)) {
            let is_allowed = steps == 1 || squares[(from + to) / 2] != own;
            let mut squares = squares;
            squares.swap(from, to);
            next.extend(is_allowed.then_some(Squares(squares)));
        }
    }
    next
}

/// All states that can be reached.
static STATES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut states = vec![squares("LL_RR")];
    let mut done = 0;
    while done < states.len() {
        let next = Player::BOTH.map(|player| moves(&states[done], player, 2)).concat();
        next.into_iter().for_each(|next| {
            if !states.contains(&next) {
                states.push(next);
            }
        });
        done += 1;
    }
    assert_eq!(states.len(), 23);
    states.into_iter().map(|state| &*format!("{state:?}").leak()).collect()
});

fn played((_, data_sets): &Test, furthest: usize) -> Vec<Sets> {
    let mut play =
        Partizan::new(move |boards: &Vec<Squares>, player| in_one(boards, |board| moves(board, player, furthest)))
            .alike(|boards| sorted(boards))
            .named(["D", "M"])
            .board(|boards| board::grid(boards.iter().map(|Squares(squares)| squares.map(char::from))))
            .label(|before, after| {
                let row = (0..before.len()).find(|&row| before[row] != after[row]).expect("a piece moves");
                format!("row {}: {:?} → {:?}", row + 1, before[row], after[row])
            });
    let sets = |boards: &Boards| {
        let all = boards.iter().flat_map(|(state, count)| vec![squares(state); *count as usize]).collect_vec();
        assert!(all.len() <= 8, "too many boards to play out");
        let mut sets = [0; 4];
        // The set of all boards is the first that is asked about.
        for set in all.into_iter().powerset().collect_vec().into_iter().rev() {
            sets[play.class(&set) as usize] += 1;
        }
        sets
    };
    data_sets.iter().map(sets).collect()
}

/// Boards of these states, in the order in which they come first.
fn boards_of<'a>(states: impl IntoIterator<Item = &'a str>) -> Boards {
    let counts = states.into_iter().collect_vec();
    let count = |state: &&str| (state.to_string(), counts.iter().filter(|other| *other == state).count() as u64);
    counts.iter().unique().map(count).collect()
}

fn random_lists() -> Vec<Test> {
    let mut random = seeded(1);
    // Short games, from which long sums can be played.
    let infinitesimal = ["LL_RR", "LRL_R", "L_RLR", "L_LRR", "LLR_R"];
    let cancelling = ["L_LRR", "LLR_R", "L_RLR", "LRRL_", "R_RLL", "RL_LR", "LR_RL", "RLR_L"];
    let mut list = |index: usize| {
        let m = random.random_range(3..=[5, 6, 4][index % 3]);
        let states = [&infinitesimal[..], &cancelling, &STATES][index % 3];
        boards_of((0..m).map(|_| states[random.random_range(0..states.len())]))
    };
    let lists = (0..300).map(&mut list).collect_vec();
    lists.chunks(15).map(|lists| (0, lists.to_vec())).collect()
}

fn all_alike(boards: &[(&str, u64)]) -> Test {
    let boards = boards.iter().map(|&(state, count)| (state.to_owned(), count)).collect();
    (0, vec![boards; DATA_SETS])
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

fn by_coefficients((_, data_sets): &Test) -> Vec<Sets> {
    let mut inverses = vec![0, 1];
    // Data sets that are alike are counted once.
    let counted = data_sets.iter().dedup_with_count().map(|(times, boards)| {
        for k in inverses.len() as u64..=2 * boards.iter().map(|board| board.1).sum::<u64>() {
            inverses.push((MODULUS - MODULUS / k) * inverses[(MODULUS % k) as usize] % MODULUS);
        }
        vec![sets_by_coefficients(boards, &inverses); times]
    });
    counted.flatten().collect()
}

fn sets_by_coefficients(boards: &Boards, inverses: &[u64]) -> Sets {
    let of = |value_of: (i64, i64, u64)| {
        boards.iter().filter(|board| value(&board.0) == value_of).map(|board| board.1).sum::<u64>()
    };
    let [one, minus_one] = [2, -2].map(|number| of((number, 0, 0)));
    let [half, minus_half] = [1, -1].map(|number| of((number, 0, 0)));
    let [up, down] = [1, -1].map(|ups| of((0, ups, 0)));
    let (star, zero) = (of((0, 0, 1)), of((0, 0, 0)));
    let sum = |coefficients: &[u64]| coefficients.iter().sum::<u64>() % MODULUS;
    let parts = |coefficients: Vec<u64>, middle: u64| {
        let middle = middle as usize;
        [sum(&coefficients[..middle]), coefficients[middle], sum(&coefficients[middle + 1..])]
    };
    let [less, equal, greater] =
        parts(coefficients(half + minus_half, one + minus_one, inverses), 2 * minus_one + minus_half);
    let middle = down as usize;
    let ups = coefficients(up + down, 0, inverses);
    let [downs_win, balanced, ups_win] = parts(ups.clone(), down);
    let [one_down, one_up] = [middle.checked_sub(1), Some(middle + 1)]
        .map(|index| index.and_then(|index| ups.get(index)).copied().unwrap_or(0));
    let odd = if star == 0 { 0 } else { power_modulo(2, star - 1, MODULUS) };
    let even = if star == 0 { 1 } else { odd };
    let others = power_modulo(2, star + up + down, MODULUS);
    let left = ups_win * even + (ups_win + MODULUS - one_up) * odd;
    let right = downs_win * even + (downs_win + MODULUS - one_down) * odd;
    let first = (balanced + one_up + one_down) * odd;
    let sets = [
        greater * others + left % MODULUS * equal,
        less * others + right % MODULUS * equal,
        first % MODULUS * equal,
        balanced * even % MODULUS * equal,
    ];
    sets.map(|sets| sets % MODULUS * power_modulo(2, zero, MODULUS) % MODULUS)
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
fn by_values((_, data_sets): &Test, mistake: Mistake) -> Vec<Sets> {
    let sets = |boards: &Boards| {
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
    };
    data_sets.iter().map(sets).collect()
}
