//! # ARC038 C 茶碗と豆 — beans go to one of the bowls before
//!
//! - Judge: <https://atcoder.jp/contests/arc038/tasks/arc038_c>
//! - 中文: 碗里的豆子往前移
//! - Family: [tables](super#tables)
//! - Theorem: mex of a window, by last places
//! - Finder: rows › strip: beans go to earlier bowls
//! - Course: 6: beans that go to an earlier bowl
//!
//! ## Rule
//! N bowls 0, 1, …, N − 1 stand in a row. Bowl i ≥ 1 has a number Cᵢ with 1 ≤ Cᵢ ≤ i, and holds Aᵢ beans. In turn a
//! player takes one bean out of a bowl i ≥ 1 and puts it into one of the bowls i − Cᵢ, …, i − 1. A player who finds no
//! bean in the bowls from 1 on loses. The problem is named Bowls and Beans in English.
//!
//! ## Claim
//! Let g(0) = 0, and let g(i) be the mex of g(i − Cᵢ), …, g(i − 1). The first player wins iff the XOR of g(i) over all
//! bowls with an odd number of beans is not 0.
//!
//! ## Why
//! Every bean is a game of its own, and a bean in bowl i has the value g(i) ([`grundy::games::sg`]). Two beans in the
//! same bowl have the XOR 0.
//!
//! ## How
//! Let last(v) be the last of the bowls 0, …, i − 1 with the value v, and −1 if there is none. The window of bowl i
//! ends at i − 1. So v occurs in it iff last(v) ≥ i − Cᵢ. The mex is the least v with last(v) < i − Cᵢ. It is at most
//! N − 1, as a window has at most N − 1 bowls. A tree of minima of last(v) finds it. From the root one goes to the left
//! child if its minimum is less than i − Cᵢ, and otherwise to the right child.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000> }
        let (mut reaches, mut beans) = (vec![], vec![]);
        let first = input.place();
        for bowl in 1..n {
            input! { from input, reach: with Between(1, bowl), count: In<0, 1_000_000_000, u32> }
            reaches.push(reach);
            beans.push(count);
        }
        if beans.iter().all(|&count| count == 0) {
            first.after(2 * n - 3).refuse("an integer from 1 to 1000000000, as there is no other bean");
        }
        out.either(first_player_wins(&beans, &reaches), ["First", "Second"]);
    });
}

/// Both lists begin with bowl 1.
fn first_player_wins(beans: &[u32], reaches: &[usize]) -> bool {
    let values = values(reaches);
    let odd = beans.iter().zip(&values[1..]).filter(|(count, _)| *count % 2 == 1);
    nim_sum(odd.map(|(_, &value)| value)) != 0
}

/// The values of a bean in the bowls from 0 on.
fn values(reaches: &[usize]) -> Vec<usize> {
    let mut last_places = LastPlaces::new(reaches.len() + 1);
    let mut values = vec![0];
    last_places.set(0, 0);
    for (bowl, &reach) in (1..).zip(reaches) {
        let value = last_places.least_before(bowl - reach);
        values.push(value);
        last_places.set(value, bowl);
    }
    values
}

/// By values, the last place that has each of them: the leaves of a tree of minima, where place p is kept as p + 1, and
/// 0 says that there is none.
struct LastPlaces {
    /// The root at 1, the children of v at 2v and 2v + 1.
    minima: Vec<u32>,
}

impl LastPlaces {
    /// No place yet has one of the values below `values`.
    fn new(values: usize) -> Self {
        Self { minima: vec![0; 2 * values.next_power_of_two()] }
    }

    fn set(&mut self, value: usize, place: usize) {
        let mut vertex = self.minima.len() / 2 + value;
        self.minima[vertex] = place as u32 + 1;
        while vertex > 1 {
            vertex /= 2;
            let least = self.minima[2 * vertex].min(self.minima[2 * vertex + 1]);
            if self.minima[vertex] == least {
                break;
            }
            self.minima[vertex] = least;
        }
    }

    /// The least value that no place from `start` on has.
    fn least_before(&self, start: usize) -> usize {
        let leaves = self.minima.len() / 2;
        let mut vertex = 1;
        while vertex < leaves {
            vertex *= 2;
            if self.minima[vertex] as usize > start {
                vertex += 1;
            }
        }
        vertex - leaves
    }
}
