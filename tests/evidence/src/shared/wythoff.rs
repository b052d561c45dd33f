//! Two heaps, and moves in one or equally in both.

/// Take any positive number from one heap, or the same from both.
pub fn moves(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left))).chain(both).collect()
}
