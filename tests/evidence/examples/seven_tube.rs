//! The seven tubes of a digit, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let bounds = format::repeat(7, row([int("l", 0..=MOST), between("r", "l", MOST)]));
    Problem::one("seven_tube", Limits::UNKNOWN, bounds, oracle, Plain)
        .small("bounds-of-up-to-2-stones", random_bounds)
        .small("set-of-bounds-with-all-fillings-up-to-2", || vec![[(0, 2); 7]])
        .small("fillings-of-up-to-1", || {
            (0..2_u64.pow(7)).map(|set| std::array::from_fn(|edge| (set >> edge & 1, set >> edge & 1))).collect()
        })
        .worst("greatest", by_algorithm(by_blocks), || [(0, MOST); 7])
        .attacks("sixty bits, products beyond 64")
        .worst("single", by_algorithm(by_blocks), || [(MOST, MOST); 7])
        .attacks("intervals of one number")
        .worst("random", by_algorithm(by_blocks), || {
            let mut random = seeded(1);
            [(); 7].map(|()| (random.random_range(0..MOST / 3), random.random_range(MOST / 3..=MOST)))
        })
        .attacks("every digit of the ends")
        .worst("disjoint", by_algorithm(by_blocks), || {
            [(0, 5), (6, MOST), (0, MOST), (0, MOST), (0, MOST), (0, MOST), (0, MOST)]
        })
        .attacks("a group with an empty interval")
        .wrong(
            "nim-of-seven",
            |bounds| count(bounds, |filling| xor(filling.iter().copied()) != 0),
            "bounds-of-up-to-2-stones",
        )
        .says("Plays Nim with seven heaps.")
        .wrong(
            "one-square",
            |bounds| count(bounds, |x| !(x[0] == x[1] && x[1] == x[2] && x[0] ^ x[3] ^ x[4] == 0)),
            "bounds-of-up-to-2-stones",
        )
        .says("Forgets that the second group must be equal as well.")
        .unplayed([
            ("example-2", "up to 5 stones on an edge; by blocks of numbers, as the worst inputs"),
            ("example-3", "up to 5 stones on an edge; by blocks of numbers, as the worst inputs"),
            ("example-4", "up to 5 stones on an edge; by blocks of numbers, as the worst inputs"),
        ])
        .main()
}

/// The least and the largest number of stones on each edge.
type Bounds = [(u64, u64); 7];

const MOST: u64 = 1_000_000_000_000_000_000;

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

/// How many of the fillings are won.
fn count(bounds: &Bounds, mut wins: impl FnMut(&Filling) -> bool) -> u64 {
    let fillings = bounds.iter().map(|&(low, high)| low as u8..=high as u8).multi_cartesian_product();
    let fillings = fillings.map(|filling| Filling::try_from(filling).expect("seven edges"));
    fillings.filter(|filling| wins(filling)).count() as u64
}

fn oracle() -> impl FnMut(&Bounds) -> u64 {
    let is_move = sets_of_moves();
    let mut play = Play::normal(move |filling| moves(&is_move, filling))
        .board(|filling| board::graph(6, EDGES).written(filling).board());
    move |bounds| count(bounds, |filling| play.value(filling))
}

fn random_bounds() -> Vec<Bounds> {
    let mut random = seeded(1);
    let mut bound = || {
        let (a, b) = (random.random_range(0..=2), random.random_range(0..=2));
        (a.min(b), a.max(b))
    };
    (0..25).map(|_| [(); 7].map(|()| bound())).collect()
}

/// Counts the lost fillings by blocks of numbers that differ in their last binary digits only.
///
/// The lost ones are what play shows: three equal numbers, a number, and three equal numbers, with XOR 0.
fn by_blocks(bounds: &Bounds) -> u64 {
    const MODULUS: u128 = 998_244_353;
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
    ((all + MODULUS - lost) % MODULUS) as u64
}
