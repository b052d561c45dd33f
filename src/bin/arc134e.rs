//! # ARC134 E Modulo Nim — remainders of everything
//!
//! - Judge: <https://atcoder.jp/contests/arc134/tasks/arc134_e>
//! - 中文: 全体取模的博弈，局面计数
//! - Family: counting
//! - Theorem: lost sets of remainders
//!
//! ## Rule
//! n numbers stand on a board, the i-th of them from 1 to a_i. In turn a player chooses m from 1 to the greatest number
//! on the board, and every number is replaced by its remainder modulo m. Who faces zeros only WINS. For how many boards
//! does the first player win, modulo 998244353?
//!
//! ## Claim
//! Only the set S of the positive numbers on the board counts. The lost sets are {1}, {2}, {4, 8} and certain sets of
//! multiples of 12.
//!
//! ## Why
//! The empty set is won. So {1} and {2} are lost: every m that is allowed leaves nothing. Let S be none of these three.
//!
//! - S has an odd number. Then m = 2 leaves {1}. It is allowed: the greatest number is at least 2, since S is not {1}.
//! - All numbers are even, but not all are multiples of 4. Then m = 4 leaves {2}. It is allowed: the greatest number is
//!   at least 4, since S is not {2}.
//! - All numbers are multiples of 4, but not all are multiples of 3. Then m = 3 is allowed.
//!   - If only one remainder other than 0 occurs modulo 3, m = 3 leaves {1} or {2}.
//!   - If both occur, the remainders modulo 12 are 4, 8 and possibly 0, so m = 12 leaves {4, 8}. It is allowed unless
//!     S = {4, 8}, since 4 and 8 are the only multiples of 4 below 12.
//!   - S = {4, 8} is lost. 3, 5, 6 and 7 leave {1, 2}, {3, 4}, {2, 4} and {1, 4}, which are won by the first two cases.
//!     8 leaves {4}, from which m = 3 leads to {1}. 1, 2 and 4 leave nothing.
//! - All numbers are multiples of 12. A move makes the greatest number smaller. So these sets are settled in the order
//!   of their greatest numbers, each from the results of its moves. There are 16 multiples of 12 up to 200, hence 2¹⁶
//!   sets.
//!
//! ## How
//! The lost boards are counted. For {1}, {2} and {4, 8} the count is direct. For sets S of multiples of 12, the number
//! of boards with numbers from S only is a product, one factor for each a_i. Möbius inversion over the subsets gives
//! the number of boards whose set is exactly S.
//!
//! Let A = 200 be the bound of the numbers.
//!
//! ## Cost
//! O(2^(A/12) · A + n) time, O(2^(A/12)) memory.

use grundy::arithmetic::Mod;
use grundy::io::{self, In};
use proconio::input;

type Count = Mod<998_244_353>;

/// The multiples of 12 up to 200. A set of them is a set of bits; bit t stands for 12 (t + 1).
const MULTIPLES: usize = 16;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200>, bounds: [In<1, 200>; n] }
        let boards: Count = bounds.iter().map(|&bound| Count::new(bound as u64)).product();
        writeln!(out, "{}", boards - lost_boards(&bounds));
    });
}

fn lost_boards(bounds: &[usize]) -> Count {
    let least = bounds.iter().copied().min().expect("one number at least");
    let eights = bounds.iter().filter(|&&bound| bound >= 8).count();
    let mut lost = Count::new(1);
    if least >= 2 {
        lost += Count::new(1);
    }
    if least >= 4 {
        // All boards of 4 and 8, but those of one number alone.
        let one_number = if least >= 8 { 2 } else { 1 };
        lost += Count::new(2).pow(eights as u64) - Count::new(one_number);
    }
    if least >= 12 {
        let boards = boards_by_set(bounds);
        let sets = lost_sets();
        lost += (1..1 << MULTIPLES).filter(|&set| sets[set]).map(|set| boards[set]).sum::<Count>();
    }
    lost
}

/// For every set of multiples of 12, the number of boards on which exactly these occur.
fn boards_by_set(bounds: &[usize]) -> Vec<Count> {
    // How many numbers may take the first k multiples and no more.
    let mut free_up_to = [0; MULTIPLES + 1];
    for bound in bounds {
        free_up_to[bound / 12] += 1;
    }
    let within = |set: usize| {
        let choices = |k: usize| Count::new(u64::from((set & ((1 << k) - 1)).count_ones()));
        (1..=MULTIPLES).filter(|&k| free_up_to[k] > 0).map(|k| choices(k).pow(free_up_to[k])).product()
    };
    let mut boards: Vec<Count> = (0..1 << MULTIPLES).map(within).collect();
    for multiple in 0..MULTIPLES {
        for set in (0..1 << MULTIPLES).filter(|set| set >> multiple & 1 == 1) {
            let subset = boards[set ^ 1 << multiple];
            boards[set] -= subset;
        }
    }
    boards
}

/// For every set of multiples of 12, whether it is lost.
fn lost_sets() -> Vec<bool> {
    let moves: Vec<Move> = (1..=12 * MULTIPLES).map(Move::new).collect();
    let mut lost = vec![false; 1 << MULTIPLES];
    for set in 1..1 << MULTIPLES {
        let greatest = 12 * (usize::BITS - usize::leading_zeros(set)) as usize;
        lost[set] = !moves[..greatest].iter().any(|by| by.wins(set, &lost));
    }
    lost
}

/// What a choice of m does to the multiples of 12. A set of remainders is a set of bits here: 0 to 15 for the multiples
/// of 12 as above, then one each for 1, 2, 4, 8, and for any other remainder but 0.
struct Move {
    /// The remainders that the lower and the upper eight multiples leave, for each set of them.
    remainders: [Vec<u32>; 2],
}

const ONE: u32 = 1 << 16;
const TWO: u32 = 1 << 17;
const FOUR_AND_EIGHT: u32 = 1 << 18 | 1 << 19;
const OTHER: u32 = 1 << 20;

impl Move {
    fn new(m: usize) -> Self {
        let remainder = |bit: usize| match 12 * (bit + 1) % m {
            0 => 0,
            1 => ONE,
            2 => TWO,
            4 => 1 << 18,
            8 => 1 << 19,
            rest if rest % 12 == 0 => 1 << (rest / 12 - 1),
            _ => OTHER,
        };
        let of_sets = |first: usize| {
            let mut remainders = vec![0; 256];
            for set in 1..256_usize {
                let lowest = set.trailing_zeros() as usize;
                remainders[set] = remainders[set & (set - 1)] | remainder(first + lowest);
            }
            remainders
        };
        Self { remainders: [of_sets(0), of_sets(8)] }
    }

    /// Whether it leads from `set` to a lost set; `lost` knows those of smaller multiples of 12.
    fn wins(&self, set: usize, lost: &[bool]) -> bool {
        let left = self.remainders[0][set & 255] | self.remainders[1][set >> 8];
        left == ONE || left == TWO || left == FOUR_AND_EIGHT || lost.get(left as usize).copied().unwrap_or(false)
    }
}
