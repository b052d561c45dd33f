//! # 1202CONTEST B vs. DEGwer — doors are opened for a path, and closed against it
//!
//! - Judge: <https://atcoder.jp/contests/1202Contest/tasks/1202Contest_b>
//! - 中文: 开门与关门：连通游戏（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: two disjoint spanning trees (Lehman)
//! - Finder: dialogues › answers: by two disjoint spanning trees
//!
//! ## Rule
//! A dungeon has H × W rooms, 1 ≤ H, W ≤ 20. A door joins neighbouring rooms. Every room of the first column has an
//! entrance on its left, and every room of the last column an exit on its right. Entrances and exits are doors, too. In
//! turn each fixes a door that is not fixed yet: the program fixes it open, DEGwer closed. The program wants a path
//! from an entrance to an exit through open doors. Given H, W and who begins (`First` is the program, `Second` DEGwer),
//! can it force one? If so, it plays against the judge. Once the path is open, the judge may end the game with `a 0 0`;
//! it does so at the latest when all doors are fixed.
//!
//! The W + 1 doors of row i that lead from left to right are called `| i 1` to `| i W+1`, the entrance and the exit
//! among them. The door between rows i and i + 1 in column j is called `- i j`.
//!
//! ## Claim
//! The program can force a path iff H ≥ W + 1 if it begins, and iff H ≥ W + 2 if DEGwer begins.
//!
//! Let the points be the rooms, the outside S on the left, and the outside T on the right. The doors `| i j` with
//! i + j ≤ W + 2 and the doors `- i j` with i + j ≥ W + 2 are part A; all others are part B. If the program begins, it
//! opens `| 1 1`. When DEGwer has closed a door of one part, look at the open doors, and at the part's unfixed ones.
//!
//! - If these do not connect all points, the program opens an unfixed door of the other part, between two points that
//!   they do not connect.
//! - If they do, it opens any unfixed door.
//!
//! For example, let H = 2 and W = 1, and let the program begin. Part A is `| 1 1`, `| 1 2` and `| 2 1`, part B is `- 1
//! 1` and `| 2 2`. The program opens `| 1 1`. If DEGwer closes `| 1 2`, no door of A leads to T any more, and the
//! program opens `| 2 2`. Now either of `| 2 1` and `- 1 1` makes a path, and DEGwer can close only one of them.
//!
//! ## Why
//! This is Shannon's switching game. Lehman (1964): the player who connects S with T wins by moving second iff some set
//! of points, S and T among them, has two spanning trees without a common edge. Here A and B hold one each, where an
//! open door counts with both.
//!
//! **Part A connects all points.** The doors of row 1 lead from S to T. From a room (i, j) with i + j ≤ W + 2, the
//! doors `| i j`, …, `| i 1` lead to S. From any other room, doors `-` lead up to a room with i + j = W + 2.
//!
//! **Part B connects all points but S if H ≥ W + 1.** From a room (i, j) with i + j ≥ W + 2, the doors `| i j+1`, …,
//! `| i W+1` lead to T. From any other room, doors `-` lead down to a room with i + j = W + 2, which is in row W + 1 at
//! the lowest. If H ≥ W + 2, the door `| W+2 1` connects S, too. If the program begins, the open door `| 1 1` does.
//!
//! **So it is before every move of DEGwer:** the open doors and the unfixed doors of A connect all points, and the open
//! doors and the unfixed doors of B do. Let him close a door of the part P, and let Q be the other part. If the open
//! doors and those of P still connect all points, this stays so whatever the program opens. Otherwise the points fall
//! into two halves. The open doors and those of Q still connect all points. So one of them leads from one half to the
//! other. It is not open, as open doors count with P, too. So it is an unfixed door of Q. Once it is open, it counts
//! with both parts, and both connect all points again.
//!
//! In the end no door is unfixed, and the open doors connect S with T.
//!
//! **In all other cases DEGwer closes all paths.** Look at the dungeon from above. On each of the W + 1 lines on which
//! doors `|` stand, there are H − 1 corners between the rows, the top wall at one end, and the bottom wall at the
//! other. A door `|` joins neighbours of its line, and a door `-` joins neighbouring corners of two lines. So this is a
//! dungeon in which the lines are W + 1 rows, the corners are H − 1 columns of rooms, and the walls are S and T. DEGwer
//! wants a chain of closed doors from wall to wall: no path leads through it. The proof above holds for 0 columns, too.
//! So he gets it if he begins and W + 1 ≥ (H − 1) + 1, and if the program begins and W + 1 ≥ (H − 1) + 2. These are the
//! cases H ≤ W + 1 and H ≤ W.
//!
//! ## Cost
//! O(HW log HW) time per turn, O(HW) memory.

use grundy::graphs::DisjointSets;
use grundy::io::{self, Between, In, Input, Word};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, h: In<1, 20>, w: In<1, 20> }
        let place = input.place();
        input! { from input, word: String }
        let (first_door, needed) = match word.as_str() {
            "First" => (Some(0), w + 1), // the door | 1 1
            "Second" => (None, w + 2),
            _ => place.refuse("First or Second"),
        };
        out.either(h >= needed, ["Yes", "No"]);
        if h < needed {
            return;
        }
        let mut doors = doors(h, w);
        let mut to_open = first_door;
        loop {
            if let Some(door) = to_open {
                let (form, i, j) = doors[door].name;
                writeln!(out, "{form} {i} {j}");
                doors[door].state = State::Open;
            }
            let Some(closed) = read_closed(input, &doors) else {
                break;
            };
            doors[closed].state = State::Closed;
            to_open = door_to_open(&doors, h * w + 2, closed);
        }
    });
}

struct Door {
    /// As the dialogue has it.
    name: (char, usize, usize),
    /// The points that it joins: the rooms row by row, then S and T.
    ends: [usize; 2],
    is_in_a: bool,
    state: State,
}

#[derive(PartialEq)]
enum State {
    Unfixed,
    Open,
    Closed,
}

/// All doors, row by row.
fn doors(h: usize, w: usize) -> Vec<Door> {
    let room = |i: usize, j: usize| match j {
        0 => h * w,
        _ if j > w => h * w + 1,
        _ => (i - 1) * w + j - 1,
    };
    let mut doors = vec![];
    let mut add = |name, ends, is_in_a| doors.push(Door { name, ends, is_in_a, state: State::Unfixed });
    for i in 1..=h {
        for j in 1..=w + 1 {
            add(('|', i, j), [room(i, j - 1), room(i, j)], i + j <= w + 2);
        }
        if i < h {
            for j in 1..=w {
                add(('-', i, j), [room(i, j), room(i + 1, j)], i + j >= w + 2);
            }
        }
    }
    doors
}

/// The door that DEGwer closes; nothing if the judge says that the game is over.
fn read_closed(input: &Input, doors: &[Door]) -> Option<usize> {
    let place = input.place();
    input! { from input, form: with Word::exactly("|-aw", 1), i: with Between(0, 20), j: with Between(0, 21) }
    let name = (char::from(form[0]), i, j);
    // `a` says that the path is confirmed, `w` that it is wrong. A program that has a path opens doors until one comes.
    if matches!(name, ('a' | 'w', 0, 0)) {
        return None;
    }
    let closed = doors.iter().position(|door| door.name == name && door.state == State::Unfixed);
    Some(closed.unwrap_or_else(|| place.refuse_all(3, "an unfixed door, a 0 0 or w 0 0")))
}

/// The program's answer to a door that has been closed; nothing if all are fixed.
fn door_to_open(doors: &[Door], points: usize, closed: usize) -> Option<usize> {
    let part = doors[closed].is_in_a;
    let unfixed = |door: &Door| door.state == State::Unfixed;
    let mut connected = DisjointSets::new(points);
    for door in doors {
        if door.state == State::Open || unfixed(door) && door.is_in_a == part {
            connected.unite(door.ends[0], door.ends[1]);
        }
    }
    // A door of the same part joins nothing new.
    let joining = doors.iter().position(|door| unfixed(door) && !connected.same(door.ends[0], door.ends[1]));
    joining.or_else(|| doors.iter().position(unfixed))
}
