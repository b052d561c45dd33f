mod attractors;
mod circle;
mod coins;
mod costs;
mod ends;
mod euclid;
mod fibonacci;
mod hackenbush;
mod infinitesimals;
mod loopy;
mod misere;
mod moore;
mod nim;
mod numbers;
mod periodic;
mod rare;
mod retrograde;
mod sg;
mod splitting;
mod staircase;
mod switches;
mod take_away;
mod values;
mod wythoff;

/// All rows of this number of heaps up to a size.
fn rows(heaps: u32, size: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..(size + 1).pow(heaps))
        .map(move |code| (0..heaps).map(|digit| code / (size + 1).pow(digit) % (size + 1)).collect())
}

/// What remains of a row of heaps after each way to take stones from one.
fn take(heaps: &[u32]) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for index in 0..heaps.len() {
        for taken in 1..=heaps[index] {
            let mut next = heaps.to_vec();
            next[index] -= taken;
            successors.push(next);
        }
    }
    successors
}
