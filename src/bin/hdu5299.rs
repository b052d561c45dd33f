//! # HDU 5299 Circles Game — deleting circles with what is inside
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=5299>
//! - 中文: 删圆及其内部的圆
//! - Family: [edge deletion](super#edge-deletion); easier [hdu3094](super::hdu3094)
//! - Theorem: [colon principle](grundy::games::hackenbush)
//! - Finder: trees › cutting › circles in circles
//!
//! ## Rule
//! Some circles are given by centres and radii. All numbers are integers, none beyond 10⁸ or −10⁸. A radius may be 0.
//! No two circles have a common point: they lie apart, or one lies inside the other. In turn a player deletes a circle
//! and all circles inside it. Alice begins. A player who finds no circle loses.
//!
//! ## Claim
//! Let g of a circle be the XOR of g + 1 over the circles directly inside it. Alice wins iff the XOR of g + 1 over the
//! circles that lie in no other is not 0.
//!
//! ## Why
//! Draw an edge from every circle to the one directly around it, or to the ground if there is none. This makes a tree,
//! and deleting a circle cuts its edge. So this is the colon principle ([`grundy::games::hackenbush`]).
//!
//! ## How
//! A vertical line sweeps over the plane from left to right. It cuts a circle in two points, one on its lower and one
//! on its upper arc. A search tree holds the arcs that the line cuts, in order from below. Circles do not cross, so two
//! arcs keep their order as long as the line cuts both.
//!
//! When the line comes to the leftmost point P of a circle, look at the arc next below P, an arc of a circle D.
//!
//! - If it is the lower arc of D, then P is in D, since the upper arc of D is not below P. Every other circle around P
//!   has its lower arc further down, so D is the innermost of them: D is directly around the new circle.
//! - If it is the upper arc of D, then P is not in D. No arc lies between D and P. So whatever other circle is around
//!   one of them is around the other: what is directly around D is directly around the new circle.
//! - If there is no arc below P, nothing is around the new circle.
//!
//! Both arcs of the new circle begin in P. So they are compared with the arcs of a circle D by comparing P. If P is in
//! D, it lies between the arcs of D. If not, it lies above both or below both, as it lies above or below the centre of
//! D. All numbers are exact integers: the line cuts D, so the squared distance from P to the centre is at most 5·10¹⁶.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use grundy::games::hackenbush::forest_value;
use grundy::io::{self, In};
use proconio::input;

type Coordinate = In<-100_000_000, 100_000_000, i64>;
type Radius = In<0, 100_000_000, i64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<0, 20_000>, circles: [(Coordinate, Coordinate, Radius); n] }
            out.either(first_player_wins(&circles), ["Alice", "Bob"]);
        }
    });
}

/// The centre, x and y, and the radius.
type Circle = (i64, i64, i64);

fn first_player_wins(circles: &[Circle]) -> bool {
    // What is inside a circle opens after it.
    forest_value(opened(circles).into_iter().rev()) != 0
}

/// The circles in the order in which the line comes to them, each with the one directly around it.
fn opened(circles: &[Circle]) -> Vec<(usize, Option<usize>)> {
    let ends = |(circle, &(x, _, radius)): (usize, &Circle)| [(x - radius, false, circle), (x + radius, true, circle)];
    let mut events: Vec<(i64, bool, usize)> = circles.iter().enumerate().flat_map(ends).collect();
    // In the same place circles open first, then others close.
    events.sort_unstable();
    let mut arcs = BTreeSet::<Arc>::new();
    let mut around = vec![None; circles.len()];
    let mut opened = vec![];
    for (_, closes, index) in events {
        let [lower, upper] = [false, true].map(|is_upper| Arc { circle: circles[index], index, is_upper });
        if closes {
            arcs.remove(&lower);
            arcs.remove(&upper);
            continue;
        }
        around[index] = match arcs.range(..lower).next_back() {
            Some(below) if below.is_upper => around[below.index],
            below => below.map(|below| below.index),
        };
        opened.push((index, around[index]));
        arcs.extend([lower, upper]);
    }
    opened
}

/// Half of a circle. Arcs that the line cuts at the same time are in order from below.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Arc {
    circle: Circle,
    index: usize,
    is_upper: bool,
}

impl Arc {
    /// The leftmost point of its circle.
    fn start(&self) -> (i64, i64) {
        let (x, y, radius) = self.circle;
        (x - radius, y)
    }

    /// Where a point of the line lies as seen from this arc, on which it does not lie.
    fn compare(&self, (x, y): (i64, i64)) -> Ordering {
        let (centre_x, centre_y, radius) = self.circle;
        let is_inside = (x - centre_x).pow(2) + (y - centre_y).pow(2) < radius.pow(2);
        match (is_inside, self.is_upper) {
            (true, true) => Ordering::Less,
            (true, false) => Ordering::Greater,
            (false, _) => y.cmp(&centre_y),
        }
    }
}

impl Ord for Arc {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.index == other.index {
            self.is_upper.cmp(&other.is_upper)
        } else if self.start().0 < other.start().0 {
            self.compare(other.start()).reverse()
        } else {
            other.compare(self.start())
        }
    }
}

impl PartialOrd for Arc {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
