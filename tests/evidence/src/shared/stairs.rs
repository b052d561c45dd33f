//! Balls on a stair, each move some of them one step down.

/// Move any positive number of balls from a stair to the next lower one.
pub fn moves(balls: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for stair in 1..balls.len() {
        for moved in 1..=balls[stair] {
            let mut next = balls.clone();
            next[stair] -= moved;
            next[stair - 1] += moved;
            successors.push(next);
        }
    }
    successors
}
