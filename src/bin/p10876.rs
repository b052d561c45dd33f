//! # P10876 \[COTS 2022\] 点组 Točkice — segments that must not cross
//!
//! - Judge: <https://www.luogu.com.cn/problem/P10876>
//! - 中文: 点组：连线段，不得相交
//! - Family: [parity](super#parity); easier [cf705b](super::cf705b)
//! - Theorem: all triangulations have equally many edges
//! - Finder: graphs › tokens: edges are added › segments in the plane
//! - Course: 15 › parity: edges
//!
//! ## Rule
//! n points lie in the plane, no three of them on a line. In turn a player joins two that are not joined yet by a
//! segment that meets no earlier segment, but perhaps in an end. A player who cannot move loses.
//!
//! ## Claim
//! Let h be the number of corners of the convex hull. The first player wins iff n ≥ 2 and n − h is even.
//!
//! ## Why
//! For n = 1 there is no move, for n = 2 one. Let n ≥ 3. Every game has 3n − 3 − h moves, whatever is played, and this
//! is odd iff n − h is even. For consider the segments at the end of a game, when no other can be drawn.
//!
//! *Sides of the hull are drawn.* What crosses a side has an end beyond it, where no point is.
//!
//! *Corners.* Let a and b be joined to a point v, one next to the other round v, and let the angle between va and vb be
//! less than 180°. Then ab is drawn, and no other point is in the triangle vab. Otherwise let p be one of the other
//! points in it that are farthest from ab. Cut the triangle through p in parallel to ab. The part at v has no points
//! inside. A segment that crosses vp runs through this part. It crosses neither va nor vb, and does not end in v, so it
//! would have to cross the cut twice. So vp could be drawn. Hence there is no p. A segment that crosses ab would have
//! to cross va or vb, too, or end in v between them. So ab can be drawn, and it is.
//!
//! *Points inside of the hull.* Let v be one. Any two segments at v, one next to the other, have an angle of less than
//! 180°. Otherwise, also if at most one segment ends in v, some line g through v has a side G in which no segment of v
//! runs. Take a ray from v into G that meets no other point. It meets a segment, at least a side of the hull, first at
//! some x, say. From x one end e of this segment lies in G, as the segment cannot come nearer to g both ways. Of the
//! points in the triangle vxe, other than v, let p be the one with the least angle between vx and vp; e is one of them.
//! Between vx, vp and the segment there is no point. A segment that crosses vp would have to end there, or cross vx
//! before x or the segment xe. So vp could be drawn.
//!
//! *Counting.* Inside of the hull each angle between neighbouring segments is less than 180°: so it belongs to an empty
//! triangle. The angles make 360° at each of the n − h points inside, and (h − 2) · 180° at the corners of the hull. So
//! there are T = 2(n − h) + h − 2 triangles. Each of their 3T sides is a segment, a side of the hull once, every other
//! segment from both sides. With E segments 3T = 2E − h, so E = 3n − 3 − h.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

type Coordinate = In<0, 1_000_000, i32>;
type Point = (i32, i32);

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000> }
        let first = input.place();
        input! { from input, points: [(Coordinate, Coordinate); n] }
        let points = first.distinct_or_refuse(&points, 2, "a point that differs from those before");
        let first_player_wins = n >= 2 && (n - hull_corners(&points)) % 2 == 0;
        out.either(first_player_wins, ["Alenka", "Bara"]);
    });
}

/// The number of corners of the convex hull of at least two points in ascending order, no three on a line.
fn hull_corners(points: &[Point]) -> usize {
    // Both chains have the first and the last point.
    corners_to_the_right(points.iter().copied()) + corners_to_the_right(points.iter().rev().copied()) - 2
}

/// The number of corners, both ends among them, by which the hull goes from the first point to the last, all other
/// points being on its left; they come in ascending or in descending order.
fn corners_to_the_right(points: impl Iterator<Item = Point>) -> usize {
    let mut chain: Vec<Point> = vec![];
    for point in points {
        while let [.., before, last] = chain[..] {
            if turns_left(before, last, point) {
                break;
            }
            chain.pop();
        }
        chain.push(point);
    }
    chain.len()
}

fn turns_left(a: Point, b: Point, c: Point) -> bool {
    let product = |x: i32, y: i32| i64::from(x) * i64::from(y);
    product(b.0 - a.0, c.1 - a.1) > product(b.1 - a.1, c.0 - a.0)
}
