//! # ARC134 E Modulo Nim — remainders of everything
//!
//! - Judge: <https://atcoder.jp/contests/arc134/tasks/arc134_e>
//! - 中文: 全体取模的博弈，局面计数
//! - Family: [counting](super#counting)
//! - Theorem: lost sets of remainders
//! - Finder: counting › structures: remainders
//! - Course: 16: remainders
//!
//! ## Rule
//! n numbers stand on a board, the i-th of them from 1 to a_i ≤ 200. In turn a player chooses m from 1 to the largest
//! number on the board, and every number is replaced by its remainder modulo m. A player who faces zeros only WINS. For
//! how many boards does the first player win, modulo 998244353?
//!
//! ## Claim
//! Only the set S of the positive numbers on the board counts. The lost sets are {1}, {2}, {4, 8} and certain sets of
//! multiples of 12.
//!
//! ## Why
//! The empty set is won. So {1} and {2} are lost: every m that is allowed leaves nothing. Let S be none of these three.
//!
//! - S has an odd number. Then m = 2 leaves {1}. It is allowed: the largest number is at least 2, since S is not {1}.
//! - All numbers are even, but not all are multiples of 4. Then m = 4 leaves {2}. It is allowed: the largest number is
//!   at least 4, since S is not {2}.
//! - All numbers are multiples of 4, but not all are multiples of 3. Then m = 3 is allowed.
//!   - If only one remainder other than 0 occurs modulo 3, m = 3 leaves {1} or {2}.
//!   - If both occur, the remainders modulo 12 are 4, 8 and possibly 0, so m = 12 leaves {4, 8}. It is allowed unless
//!     S = {4, 8}, since 4 and 8 are the only multiples of 4 below 12.
//!   - S = {4, 8} is lost. 3, 5, 6 and 7 leave {1, 2}, {3, 4}, {2, 4} and {1, 4}, which are won by the first two cases.
//!     8 leaves {4}, from which m = 3 leads to {1}. 1, 2 and 4 leave nothing.
//! - All numbers are multiples of 12. A move lowers the largest number. So they are settled in the order of their
//!   largest numbers, each from the results of its moves. With 16 multiples up to 200 there are 2¹⁶ sets.
//!
//! ## How
//! The lost boards are counted. For {1}, {2} and {4, 8} the count is direct. For sets S of multiples of 12, the number
//! of boards with numbers from S only is a product, one factor for each a_i. Möbius inversion over the subsets gives
//! the number of boards whose set is exactly S.
//!
//! ## Cost
//! O(2¹⁶ (A · 16 + n)) time, O(2¹⁶) memory, A = 200.

use grundy::arithmetic::Mod;
use grundy::io::{self, In};
use grundy::structures::bitset::members;
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
    let within = |set: usize| {
        let choices = |bound: &usize| set & ((1 << (bound / 12)) - 1);
        bounds.iter().map(|bound| Count::new(u64::from(choices(bound).count_ones()))).product()
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

// The bits of other remainders stand behind those of the multiples.
const ONE: usize = 1 << MULTIPLES;
const TWO: usize = ONE << 1;
const FOUR: usize = ONE << 2;
const EIGHT: usize = ONE << 3;
const OTHER: usize = ONE << 4;

/// For every set of remainders, whether it is lost.
fn lost_sets() -> Vec<bool> {
    let moves: Vec<_> = (1..=12 * MULTIPLES).map(remainders).collect();
    let mut lost = vec![false; OTHER << 1];
    for set in [ONE, TWO, FOUR | EIGHT] {
        lost[set] = true;
    }
    for set in 1..1 << MULTIPLES {
        let largest = 12 * (usize::BITS - usize::leading_zeros(set)) as usize;
        let after = |by: &[usize; MULTIPLES]| members(set).fold(0, |left, bit| left | by[bit]);
        lost[set] = !moves[..largest].iter().any(|by| lost[after(by)]);
    }
    lost
}

/// What the choice of m makes of each multiple of 12: the set of its remainder, empty if that is 0.
fn remainders(m: usize) -> [usize; MULTIPLES] {
    std::array::from_fn(|bit| match 12 * (bit + 1) % m {
        0 => 0,
        1 => ONE,
        2 => TWO,
        4 => FOUR,
        8 => EIGHT,
        rest if rest % 12 == 0 => 1 << (rest / 12 - 1),
        _ => OTHER,
    })
}
