//! # LOJ 2822 「BalticOI 2014 Day1」警察与强盗 — cop and robber, both of whom must move
//!
//! - Judge: <https://loj.ac/p/2822>
//! - 中文: 警察与强盗：强盗不能停（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: [retrograde analysis](grundy::games::retrograde) of pairs
//! - Finder: dialogues › answers: cop and robber, by the number of moves left
//! - Course: 12: pursuit on any graph, by taking out vertices that are dominated
//!
//! ## Rule
//! N corners, numbered from 0, are joined by alleys, 1 ≤ N ≤ 500; every corner can be reached from every other. The cop
//! chooses a corner, and then the robber another one, if there is one. They move in turn, the cop first, and see each
//! other. The cop goes along an alley, or waits. The robber has to go along an alley. The cop has caught the robber
//! when both are at the same corner, whoever has come there. The program decides if the cop can catch the robber; if
//! so, it plays the cop, and has to catch him. The pair of their corners after a move of the cop must never be the same
//! as after an earlier one. (The judge takes two functions in C++. Here they are a dialogue: the judge gives N and the
//! matrix of alleys. The program answers with −1, or with the corner of the cop. To each corner of the robber it
//! answers with the next corner of the cop, until the judge says −1.)
//!
//! ## Claim
//! A position is a pair of corners and the player to move. The cop wins it at once if the corners are equal. Otherwise
//! he wins it in k moves of both if he is to move and some move leads to a position that he wins in fewer than k moves;
//! or if the robber is to move, and all moves lead to such positions. The cop can catch the robber iff he wins all
//! positions in which he is at corner 0 and to move. He starts there, and always moves so as to win in fewest moves.
//!
//! ## Why
//! Retrograde analysis ([`grundy::games::retrograde`]) tells who wins a position, and in how many moves; the library
//! counts a win of the cop as a loss of the robber where he is to move. The number of moves to the end falls with every
//! move of the cop, whatever the robber does. So no pair comes twice after moves of the cop, and the robber is caught.
//!
//! If the cop does not win some position with himself at corner 0 and to move, it might still be good to start at
//! another corner c. Suppose that he wins all positions with himself at c and to move. Let him start at corner 0 and go
//! to c, as he can, or catch the robber on the way. When he has come to c the robber has to move. Either he moves to
//! the cop, or the cop is at c and to move, and wins. So the cop wins all positions with himself at corner 0, too.
//!
//! ## Cost
//! O(N · (N + alleys)) time, O(N²) memory.

use grundy::games::retrograde::Status;
use grundy::games::{Outcome, Outcomes};
use grundy::graphs::Graph;
use grundy::io::{self, Between, In, Input, List};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 500> }
        let alleys = read_alleys(input, n);
        let chase = Chase::new(&alleys);
        let mut cop = 0;
        if !(0..n).all(|robber| chase.is_won(cop, robber)) {
            out.line("-1");
            return;
        }
        writeln!(out, "{cop}");
        let mut robber: Option<usize> = None;
        loop {
            let place = input.place();
            input! { from input, corner: with Between(-1, n as isize - 1) }
            let Ok(corner) = usize::try_from(corner) else { break };
            let is_legal = match robber {
                None => corner != cop,
                Some(robber) => robber != cop && corner != cop && alleys.neighbours(robber).any(|next| next == corner),
            };
            if !is_legal {
                place.refuse("a corner to which the robber can go and where the cop is not, or -1");
            }
            cop = chase.next(cop, corner);
            robber = Some(corner);
            writeln!(out, "{cop}");
        }
    });
}

/// Reads the matrix of alleys.
fn read_alleys(input: &Input, n: usize) -> Graph {
    let first = input.place();
    input! { from input, rows: with List(n, List(n, Between(0, 1_u8))) }
    let cells = (0..n).flat_map(|i| (0..=i).map(move |j| (i, j)));
    if let Some((i, j)) = cells.clone().find(|&(i, j)| rows[i][j] != if i == j { 0 } else { rows[j][i] }) {
        first.after(i * n + j).refuse("a symmetric matrix with a diagonal of 0");
    }
    let alleys = Graph::new(n, cells.filter(|&(i, j)| rows[i][j] == 1));
    let mut reached = vec![false; n];
    let mut open = vec![0];
    while let Some(v) = open.pop() {
        if !reached[v] {
            reached[v] = true;
            open.extend(alleys.neighbours(v));
        }
    }
    if let Some(v) = reached.iter().position(|&is_reached| !is_reached) {
        first.after(v * n).refuse_all(n, "a corner that can be reached from corner 0");
    }
    alleys
}

/// What is known of all positions: those with the cop to move, and behind them those with the robber to move, each by
/// the cop's corner and the robber's.
struct Chase<'a> {
    alleys: &'a Graph,
    outcomes: Outcomes,
}

impl<'a> Chase<'a> {
    fn new(alleys: &'a Graph) -> Self {
        let n = alleys.len();
        let pairs = || (0..n).flat_map(|cop| (0..n).map(move |robber| (cop, robber)));
        let cop_moves = pairs().map(|(cop, robber)| match cop == robber {
            true => Status::Won,
            false => Status::Open(alleys.degree(cop) as u32 + 1),
        });
        let robber_moves = pairs().map(|(cop, robber)| match cop == robber {
            true => Status::Lost,
            false => Status::Open(alleys.degree(robber) as u32),
        });
        let outcomes = Outcomes::new(cop_moves.chain(robber_moves), |position, found| {
            let (cop, robber) = (position / n % n, position % n);
            if position < n * n {
                found.extend(alleys.neighbours(robber).map(|from| n * n + cop * n + from));
            } else {
                found.extend(alleys.neighbours(cop).chain([cop]).map(|from| from * n + robber));
            }
        });
        Self { alleys, outcomes }
    }

    /// Whether the cop, who is to move, wins.
    fn is_won(&self, cop: usize, robber: usize) -> bool {
        self.outcomes.get(cop * self.alleys.len() + robber) == Outcome::Win
    }

    /// The corner to which the cop goes or where he waits, and which wins in fewest moves.
    fn next(&self, cop: usize, robber: usize) -> usize {
        let n = self.alleys.len();
        let moves = |&to: &usize| self.outcomes.moves(n * n + to * n + robber).unwrap_or(u32::MAX);
        self.alleys.neighbours(cop).chain([cop]).min_by_key(moves).expect("the cop can wait")
    }
}
