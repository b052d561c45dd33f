//! # HDU 5299 Circles Game — deleting circles with what is inside
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=5299>
//! - 中文: 删圆及其内部的圆
//! - Family: edge deletion
//! - Theorem: colon principle
//!
//! ## Rule
//! Some circles are given. No two have a common point: they lie apart, or one lies inside the other. In turn a player
//! deletes a circle and all circles inside it. Alice begins. Who finds no circle loses. (FJOI2013 has the same game
//! with larger coordinates.)
//!
//! ## Claim
//! Let g of a circle be the XOR of g + 1 over the circles directly inside it. Alice wins iff the XOR of g + 1 over the
//! circles that lie in no other is not 0.
//!
//! ## Why
//! Draw an edge from every circle to the one directly around it, or to the ground if there is none. This makes a tree,
//! and to delete a circle is to cut its edge. So this is the colon principle (library `games::hackenbush`).
//!
//! ## How
//! A vertical line sweeps over the plane from left to right. It cuts circles, each in a lower and an upper arc; the
//! program keeps these arcs in order from below. A circle opens when the line touches its leftmost point, which has
//! integer coordinates. Take the next arc below this point, an arc of a circle D.
//!
//! - If it is the lower arc of D, then D is directly around the new circle.
//! - If it is the upper arc of D, then the new circle lies beside D. Directly around both is the same circle, or none.
//! - If there is no arc below, the new circle lies in no other.
//!
//! To find that arc, points are compared with arcs, never arcs with arcs. A point in D lies between the arcs of D. Any
//! other point on the line lies above both or below both, as it lies above or below the centre. Arcs do not cross, so
//! their order stays. With coordinates up to 10⁸ a squared distance is at most 5·10¹⁶, and all numbers are exact.
//!
//! The arcs stand in a treap. A search takes O(log n) steps, expected over its priorities.
//!
//! ## Cost
//! O(n log n) time, expected; O(n) memory.

use grundy::io::{self, In};
use proconio::input;

type Coordinate = In<-100_000_000, 100_000_000, i64>;
type Radius = In<0, 100_000_000, i64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<0, 20_000>, circles: [(Coordinate, Coordinate, Radius); n] }
            let winner = if first_player_wins(&circles) { "Alice" } else { "Bob" };
            out.line(winner);
        }
    });
}

/// The centre, x and y, and the radius.
type Circle = (i64, i64, i64);

fn first_player_wins(circles: &[Circle]) -> bool {
    let ground = circles.len();
    let mut values = vec![0; circles.len() + 1];
    // What is inside a circle opens after it.
    for (circle, around) in opened(circles).into_iter().rev() {
        values[around.unwrap_or(ground)] ^= values[circle] + 1;
    }
    values[ground] != 0
}

/// The circles in the order in which they open, each with the one directly around it.
fn opened(circles: &[Circle]) -> Vec<(usize, Option<usize>)> {
    let mut events = Vec::with_capacity(2 * circles.len());
    for (circle, &(x, _, radius)) in circles.iter().enumerate() {
        events.push(Event::new(x - radius, false, circle));
        events.push(Event::new(x + radius, true, circle));
    }
    events.sort_unstable();
    let mut around = vec![None; circles.len()];
    let mut arcs = Arcs::new(2 * circles.len());
    let mut opened = Vec::with_capacity(circles.len());
    for event in events {
        let circle = event.circle();
        let [lower, upper] = [2 * circle, 2 * circle + 1];
        if event.closes() {
            arcs.remove(lower);
            arcs.remove(upper);
            continue;
        }
        let point = (event.x(), circles[circle].1);
        let (place, below) =
            arcs.search(
                |arc| {
                    if is_inside(point, circles[arc / 2]) { is_lower(arc) } else { circles[arc / 2].1 < point.1 }
                },
            );
        around[circle] = match below {
            Some(arc) if is_lower(arc) => Some(arc / 2),
            Some(arc) => around[arc / 2],
            None => None,
        };
        opened.push((circle, around[circle]));
        arcs.insert(lower, place);
        arcs.insert(upper, arcs.place_above(lower));
    }
    opened
}

/// Circle c has the arcs 2c, the lower one, and 2c + 1.
fn is_lower(arc: usize) -> bool {
    arc % 2 == 0
}

/// The line comes to x, where a circle opens or closes: from the highest bits, x, whether it closes, and which it is.
/// A single number is sorted faster than a tuple.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Event(i64);

impl Event {
    fn new(x: i64, closes: bool, circle: usize) -> Self {
        Self((2 * x + i64::from(closes)) << 32 | circle as i64)
    }

    fn x(self) -> i64 {
        self.0 >> 33
    }

    fn closes(self) -> bool {
        self.0 >> 32 & 1 == 1
    }

    fn circle(self) -> usize {
        self.0 as u32 as usize
    }
}

fn is_inside((x, y): (i64, i64), (centre_x, centre_y, radius): Circle) -> bool {
    (x - centre_x).pow(2) + (y - centre_y).pow(2) < radius.pow(2)
}

/// The arcs that the line cuts, from below: a search tree in which priorities fall on every way down.
struct Arcs {
    /// Behind the arcs stands one node more, above the root, which is its lower child.
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Default)]
struct Node {
    parent: usize,
    children: [Option<u32>; 2],
}

/// Where a node may be put: its parent, and which child it becomes.
type Place = (usize, usize);

impl Arcs {
    fn new(arcs: usize) -> Self {
        Self { nodes: vec![Node::default(); arcs + 1] }
    }

    fn top(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The free place between the arcs for which `is_below` holds and the others, and the highest of the former.
    fn search(&self, is_below: impl Fn(usize) -> bool) -> (Place, Option<usize>) {
        let (mut place, mut below) = ((self.top(), 0), None);
        while let Some(arc) = self.nodes[place.0].children[place.1] {
            let arc = arc as usize;
            if is_below(arc) {
                (place, below) = ((arc, 1), Some(arc));
            } else {
                place = (arc, 0);
            }
        }
        (place, below)
    }

    /// The free place next above `arc`.
    fn place_above(&self, arc: usize) -> Place {
        let mut place = (arc, 1);
        while let Some(higher) = self.nodes[place.0].children[place.1] {
            place = (higher as usize, 0);
        }
        place
    }

    fn insert(&mut self, arc: usize, place: Place) {
        self.put(Some(arc as u32), place);
        loop {
            let parent = self.nodes[arc].parent;
            if parent == self.top() || priority(parent) > priority(arc) {
                break;
            }
            self.lift(arc);
        }
    }

    fn remove(&mut self, arc: usize) {
        while let [Some(lower), Some(upper)] = self.nodes[arc].children {
            let is_lower_first = priority(lower as usize) > priority(upper as usize);
            self.lift(if is_lower_first { lower } else { upper } as usize);
        }
        let [lower, upper] = self.nodes[arc].children;
        self.put(lower.or(upper), self.place_of(arc));
    }

    /// Makes `arc`, if there is one, the child at `place`.
    fn put(&mut self, arc: Option<u32>, (parent, side): Place) {
        self.nodes[parent].children[side] = arc;
        if let Some(arc) = arc {
            self.nodes[arc as usize].parent = parent;
        }
    }

    /// Puts `arc` in the place of its parent, which becomes its child.
    fn lift(&mut self, arc: usize) {
        let (parent, side) = self.place_of(arc);
        let above = self.place_of(parent);
        let between = self.nodes[arc].children[1 - side];
        self.put(between, (parent, side));
        self.put(Some(parent as u32), (arc, 1 - side));
        self.put(Some(arc as u32), above);
    }

    fn place_of(&self, arc: usize) -> Place {
        let parent = self.nodes[arc].parent;
        let is_higher = self.nodes[parent].children[1] == Some(arc as u32);
        (parent, usize::from(is_higher))
    }
}

/// A number that looks random, different for every arc, as each step can be undone.
fn priority(arc: usize) -> u32 {
    let mixed = (arc as u32).wrapping_mul(0x9E37_79B1);
    (mixed ^ mixed >> 15).wrapping_mul(0x85EB_CA77)
}
