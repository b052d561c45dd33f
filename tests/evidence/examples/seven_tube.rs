//! The seven tubes of a digit, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("seven_tube", Limits::UNKNOWN, oracle, small)
        .played("all fillings up to 2 stones on each edge")
        .worst(worst)
        .bounds(limits)
        .wrong([
            wrong("nim-of-seven", nim_of_seven, "random-bounds").says("Seven heaps."),
            wrong("one-square", one_square, "random-bounds")
                .says("Forgets that the second group must be equal as well."),
        ])
        .unplayed([
            ("example-2", "up to 5 stones on an edge; by blocks of numbers, as the worst inputs"),
            ("example-3", "up to 5 stones on an edge; by blocks of numbers, as the worst inputs"),
            ("example-4", "up to 5 stones on an edge; by blocks of numbers, as the worst inputs"),
        ])
        .main()
}

/// The ends of the edges among the six corners: 1, 2, 3, the shared edge 4, then 5, 6, 7.
const EDGES: [(usize, usize); 7] = [(0, 1), (1, 2), (2, 3), (3, 0), (3, 4), (4, 5), (5, 0)];

/// The sets of edges that a move may choose.
fn trees() -> Vec<Vec<usize>> {
    let is_tree = |chosen: &Vec<usize>| {
        let corners = chosen.iter().flat_map(|&edge| [EDGES[edge].0, EDGES[edge].1]).unique().collect_vec();
        let mut reached = corners.iter().copied().take(1).collect_vec();
        while let Some(new) = chosen.iter().find_map(|&edge| {
            let (u, v) = EDGES[edge];
            match (reached.contains(&u), reached.contains(&v)) {
                (true, false) => Some(v),
                (false, true) => Some(u),
                _ => None,
            }
        }) {
            reached.push(new);
        }
        // Connected, and with as few edges as that takes.
        !chosen.is_empty() && reached.len() == corners.len() && chosen.len() + 1 == corners.len()
    };
    (0..7).powerset().filter(is_tree).collect()
}

type Filling = [u8; 7];

/// Take any number from each of the chosen edges, one at least in all: what is left is no more on any edge, and the
/// edges where it is less are among some chosen ones.
fn moves(is_move: &[bool], filling: &Filling) -> Vec<Filling> {
    let mut lefts = vec![([0; 7], 0)];
    for edge in 0..7 {
        let mut longer = vec![];
        for &(left, less) in &lefts {
            for stones in 0..=filling[edge] {
                let mut left: Filling = left;
                left[edge] = stones;
                longer.push((left, less | usize::from(stones < filling[edge]) << edge));
            }
        }
        lefts = longer;
    }
    lefts.into_iter().filter(|(_, less)| is_move[*less]).map(|(left, _)| left).collect()
}

/// Whether the edges of each set, a bit each, are among the chosen ones of some move.
fn sets_of_moves() -> Vec<bool> {
    let mut is_move = vec![false; 1 << 7];
    for tree in trees() {
        let subsets = tree.into_iter().powerset().filter(|edges| !edges.is_empty());
        subsets.for_each(|edges| is_move[edges.iter().fold(0, |set, edge| set | 1 << edge)] = true);
    }
    is_move
}

fn bounds(input: &str) -> Vec<(u8, u8)> {
    let mut tokens = Tokens::new(input);
    (0..7).map(|_| (tokens.read(), tokens.read())).collect()
}

fn count(input: &str, mut wins: impl FnMut(&Filling) -> bool) -> String {
    let fillings = bounds(input).into_iter().map(|(low, high)| low..=high).multi_cartesian_product();
    let fillings = fillings.map(|filling| Filling::try_from(filling).expect("seven edges"));
    format!("{}\n", fillings.filter(|filling| wins(filling)).count())
}

fn oracle(input: &str) -> String {
    let is_move = sets_of_moves();
    let mut play = Play::normal(|filling| moves(&is_move, filling));
    count(input, |filling| play.value(filling))
}

fn file(bounds: &[(u64, u64)]) -> String {
    bounds.iter().map(|(low, high)| format!("{low} {high}\n")).collect()
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let mut bounds = |greatest: u64| {
        let mut bound = || {
            let (a, b) = (random.random_range(0..=greatest), random.random_range(0..=greatest));
            (a.min(b), a.max(b))
        };
        file(&(0..7).map(|_| bound()).collect_vec())
    };
    vec![
        Small::new("random-bounds", (0..25).map(|_| bounds(2)).collect_vec()),
        Small::new("all-fillings-up-to-2", [file(&[(0, 2); 7])]),
        Small::new(
            "single-fillings",
            (0..2_u64.pow(7)).map(|set| file(&(0..7).map(|edge| (set >> edge & 1, set >> edge & 1)).collect_vec())),
        ),
    ]
}

const MOST: u64 = 1_000_000_000_000_000_000;

fn limits() -> Vec<Bound> {
    vec![
        Bound::integer("l", 0, MOST, |low| format!("3 5\n@{low} {MOST}\n{}", "4 6\n".repeat(5))),
        Bound::integer("r", 3, MOST, |high| format!("3 5\n3 @{high}\n{}", "4 6\n".repeat(5))),
    ]
}

fn worst() -> Vec<Worst> {
    let blocks = || Known::ByAlgorithm(by_blocks);
    vec![
        Worst::new("greatest", "sixty bits, products beyond 64", blocks(), || file(&[(0, MOST); 7])),
        Worst::new("single", "intervals of one number", blocks(), || file(&[(MOST, MOST); 7])),
        Worst::new("random", "every digit of the ends", blocks(), || {
            let mut random = seeded(1);
            let mut bound = || (random.random_range(0..MOST / 3), random.random_range(MOST / 3..=MOST));
            file(&(0..7).map(|_| bound()).collect_vec())
        }),
        Worst::new("disjoint", "a group with an empty interval", blocks(), || {
            file(&[(0, 5), (6, MOST), (0, MOST), (0, MOST), (0, MOST), (0, MOST), (0, MOST)])
        }),
    ]
}

/// Counts the lost fillings by blocks of numbers that differ in their last binary digits only.
///
/// The lost ones are what play shows: three equal numbers, a number, and three equal numbers, with XOR 0.
fn by_blocks(input: &str) -> String {
    const MODULUS: u128 = 998_244_353;
    let mut tokens = Tokens::new(input);
    let bounds = (0..7).map(|_| (tokens.read(), tokens.read())).collect_vec();
    let all = bounds.iter().fold(1, |all, (low, high): &(u64, u64)| all * u128::from(high - low + 1) % MODULUS);
    // The blocks of what the intervals have in common: the first number, and how many digits are free.
    let blocks = |bounds: &[(u64, u64)]| {
        let mut low = bounds.iter().map(|bound| bound.0).max().expect("an interval");
        let end = bounds.iter().map(|bound| bound.1 + 1).min().expect("an interval");
        let mut blocks = vec![];
        while low < end {
            let free = low.trailing_zeros().min((end - low).ilog2());
            blocks.push((low, free));
            low += 1 << free;
        }
        blocks
    };
    let [first, middle, last] = [&bounds[..3], &bounds[3..4], &bounds[4..]].map(blocks);
    let mut lost = 0;
    for &(a, a_free) in &first {
        for &(b, b_free) in &middle {
            for &(c, c_free) in &last {
                // Two blocks are free, and the third, the largest, has just one number for them if its fixed digits
                // fit.
                let largest = a_free.max(b_free).max(c_free);
                if (a ^ b ^ c) >> largest == 0 {
                    lost += 1_u128 << (a_free + b_free + c_free - largest);
                }
            }
        }
    }
    lost %= MODULUS;
    format!("{}\n", (all + MODULUS - lost) % MODULUS)
}

fn nim_of_seven(input: &str) -> String {
    count(input, |filling| filling.iter().fold(0, |sum, x| sum ^ x) != 0)
}

fn one_square(input: &str) -> String {
    count(input, |x| !(x[0] == x[1] && x[1] == x[2] && x[0] ^ x[3] ^ x[4] == 0))
}
