//! How a position is shown: as heaps, a row, a grid, a graph, numbers, or its text.

use std::fmt::{self, Display, Write};

/// A position as it is shown to a person. A terminal draws it as text, a page as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Heaps of things, or numbers that are made smaller.
    Heaps(Vec<u64>),
    /// The cells of a row, from left to right: what stands in each, a blank for nothing.
    Row(Vec<String>),
    /// The rows of a grid, from the top: what stands in each cell.
    Grid(Vec<Vec<String>>),
    /// Vertices and edges.
    Graph(Graph),
    /// Numbers by their names.
    Numbers(Vec<(String, String)>),
    /// Anything else, in words.
    Text(String),
    /// Several boards beside one another.
    Both(Vec<Self>),
}

/// A graph with what stands at its vertices and edges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// What is written at each vertex; empty for nothing. A vertex that is gone is none.
    pub vertices: Vec<Option<String>>,
    /// The edges: two vertices from 0 on, and what is written at it.
    pub edges: Vec<(usize, usize, String)>,
    /// Whether edges have a direction.
    pub is_directed: bool,
    /// The vertex that stands on the ground, or at the top.
    pub root: Option<usize>,
    /// Where tokens stand, with their names.
    pub tokens: Vec<(usize, String)>,
}

/// Heaps of these sizes.
pub fn heaps<Size: Copy + TryInto<u64>>(sizes: impl IntoIterator<Item = Size>) -> Board {
    Board::Heaps(sizes.into_iter().map(|size| size.try_into().unwrap_or(u64::MAX)).collect())
}

/// A row of cells.
pub fn row<Cell: Display>(cells: impl IntoIterator<Item = Cell>) -> Board {
    Board::Row(cells.into_iter().map(|cell| cell.to_string()).collect())
}

/// A row of so many cells, with pieces on some of them: cells from 0 on, and what stands there.
pub fn pieces<Piece: Display>(cells: usize, pieces: impl IntoIterator<Item = (usize, Piece)>) -> Board {
    let mut row = vec![String::new(); cells];
    for (cell, piece) in pieces {
        row[cell] = piece.to_string();
    }
    Board::Row(row)
}

/// A grid of cells. With `+` in every second cell of every second row it is a grid of points, and what stands between
/// two of them is a line.
pub fn grid<Cell: Display, Cells: IntoIterator<Item = Cell>>(rows: impl IntoIterator<Item = Cells>) -> Board {
    let rows = rows.into_iter().map(|row| row.into_iter().map(|cell| cell.to_string()).collect());
    Board::Grid(rows.collect())
}

/// A graph on so many vertices.
pub fn graph(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Graph {
    let edges = edges.into_iter().map(|(u, v)| (u, v, String::new())).collect();
    Graph { vertices: vec![Some(String::new()); vertices], edges, ..Graph::default() }
}

/// So many vertices in a circle.
pub fn circle(vertices: usize) -> Graph {
    // One vertex or two have no way round.
    let edges = (1..vertices).map(|v| (v - 1, v)).chain((vertices > 2).then_some((vertices - 1, 0)));
    graph(vertices, edges)
}

impl Graph {
    /// With these words at the vertices. Those with two numbers, as `3, 4`, are points of the plane; those with a third
    /// one are circles with this radius.
    pub fn labelled<Label: Display>(mut self, labels: impl IntoIterator<Item = Label>) -> Self {
        for (vertex, label) in self.vertices.iter_mut().zip(labels) {
            *vertex = Some(label.to_string());
        }
        self
    }

    /// With these words at the edges.
    pub fn written<Label: Display>(mut self, labels: impl IntoIterator<Item = Label>) -> Self {
        for (edge, label) in self.edges.iter_mut().zip(labels) {
            edge.2 = label.to_string();
        }
        self
    }

    /// With edges that have a direction.
    pub fn directed(self) -> Self {
        Self { is_directed: true, ..self }
    }

    /// With this root.
    pub fn rooted(self, root: usize) -> Self {
        Self { root: Some(root), ..self }
    }

    /// Without the vertices that are gone.
    pub fn without(mut self, gone: impl IntoIterator<Item = usize>) -> Self {
        for vertex in gone {
            self.vertices[vertex] = None;
        }
        let Self { vertices, edges, .. } = &mut self;
        edges.retain(|(u, v, _)| vertices[*u].is_some() && vertices[*v].is_some());
        self
    }

    /// With a token on a vertex.
    pub fn token(mut self, vertex: usize, name: impl Display) -> Self {
        self.tokens.push((vertex, name.to_string()));
        self
    }

    /// The graph as a board.
    pub fn board(self) -> Board {
        Board::Graph(self)
    }
}

/// Numbers by their names.
pub fn numbers<Name: Display, Number: Display>(numbers: impl IntoIterator<Item = (Name, Number)>) -> Board {
    Board::Numbers(numbers.into_iter().map(|(name, number)| (name.to_string(), number.to_string())).collect())
}

/// In words.
pub fn text(text: impl Display) -> Board {
    Board::Text(text.to_string())
}

/// What is in `before` and not in `after`, where order does not count: the heaps that a move has taken or changed.
pub fn gone<T: PartialEq + Clone>(before: &[T], after: &[T]) -> Vec<T> {
    let mut gone = before.to_vec();
    for item in after {
        if let Some(index) = gone.iter().position(|other| other == item) {
            gone.remove(index);
        }
    }
    gone
}

/// What a move does to a list whose order does not count: `5 → 3`.
pub fn exchanged<T: PartialEq + Clone + Display>(before: &[T], after: &[T]) -> String {
    let words = |items: Vec<T>| match &items[..] {
        [] => "nothing".to_owned(),
        items => items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and "),
    };
    format!("{} → {}", words(gone(before, after)), words(gone(after, before)))
}

impl Board {
    /// This board and another one. Boards of either side are all beside one another.
    pub fn and(self, other: Self) -> Self {
        let boards = |board| match board {
            Self::Both(boards) => boards,
            board => vec![board],
        };
        Self::Both([boards(self), boards(other)].concat())
    }

    /// This board below what it is called, for one of several that look alike.
    pub fn called(self, name: &str) -> Self {
        text(name).and(self)
    }

    /// What kind it is; of several boards, the first one that is more than words.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Heaps(_) => "heaps",
            Self::Row(_) => "row",
            Self::Grid(_) => "grid",
            Self::Graph(_) => "graph",
            Self::Numbers(_) => "numbers",
            Self::Text(_) => "text",
            Self::Both(boards) => boards.iter().map(Self::kind).find(|kind| *kind != "text").unwrap_or("text"),
        }
    }

    /// What a move that leaves `after` does, in a few words, where that can be seen: `heap 2: 5 → 3`.
    pub fn change(&self, after: &Self) -> Option<String> {
        match (self, after) {
            (before, after) if before == after => Some("stay".to_owned()),
            (Self::Heaps(before), Self::Heaps(after)) if before.len() == after.len() => {
                changed(before, after, "heap", 8)
            }
            (Self::Heaps(before), Self::Heaps(after)) => instead(before, after),
            (Self::Row(before), Self::Row(after)) if before.len() == after.len() => {
                moved(before, after).or_else(|| changed(before, after, "cell", 3))
            }
            (Self::Row(before), Self::Row(after)) => exchanged_cells(before, after),
            (Self::Numbers(before), Self::Numbers(after)) if before.len() == after.len() => {
                let pairs = before.iter().zip(after).filter(|(before, after)| before != after);
                let changes = pairs
                    .map(|((name, before), (_, after))| format!("{}: {before} → {after}", name.trim_end_matches(':')));
                Some(changes.collect::<Vec<_>>().join(", ")).filter(|words| !words.is_empty())
            }
            (Self::Grid(before), Self::Grid(after)) => {
                moved_in_grid(before, after).or_else(|| changed_cells(before, after))
            }
            (Self::Graph(before), Self::Graph(after)) => before.change(after),
            (Self::Both(before), Self::Both(after)) if before.len() == after.len() => {
                let pairs = before.iter().zip(after).filter(|(before, after)| before != after);
                let changes = pairs.filter_map(|(before, after)| before.change(after));
                Some(changes.collect::<Vec<_>>().join(", ")).filter(|words| !words.is_empty())
            }
            _ => None,
        }
    }

    /// The board in one line: what a move is called that has no other name.
    pub fn line(&self) -> String {
        match self {
            Self::Heaps(heaps) if heaps.is_empty() => "no heap".to_owned(),
            Self::Heaps(heaps) => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", "),
            Self::Row(cells) if cells.is_empty() => "an empty row".to_owned(),
            Self::Row(cells) => line(cells),
            Self::Grid(rows) => rows.iter().map(|row| line(row)).collect::<Vec<_>>().join(" / "),
            Self::Both(boards) => boards.iter().map(Self::line).collect::<Vec<_>>().join("; "),
            Self::Graph(_) | Self::Numbers(_) | Self::Text(_) => self.to_string().replace('\n', " / "),
        }
    }
}

/// What stands in cells, in one line.
fn line(cells: &[String]) -> String {
    let shown = |cell: &String| if cell.trim().is_empty() { "·".to_owned() } else { cell.trim().to_owned() };
    cells.iter().map(shown).collect::<Vec<_>>().join(" ")
}

/// The lengths of what two lists have in common, at the beginning and after that at the end.
fn common<T: PartialEq>(before: &[T], after: &[T]) -> (usize, usize) {
    let front = before.iter().zip(after).take_while(|(before, after)| before == after).count();
    let back = before[front..].iter().rev().zip(after[front..].iter().rev());
    (front, back.take_while(|(before, after)| before == after).count())
}

/// What stands in a row, next to one another, in the place of what is gone: `cells 2 to 3: a b → c`.
fn exchanged_cells(before: &[String], after: &[String]) -> Option<String> {
    let (front, back) = common(before, after);
    let [gone, new] = [&before[front..before.len() - back], &after[front..after.len() - back]];
    let words = |cells: &[String]| if cells.is_empty() { "nothing".to_owned() } else { line(cells) };
    let place = match gone.len() {
        0 => format!("new in cell {}", front + 1),
        1 => format!("cell {}", front + 1),
        count => format!("cells {} to {}", front + 1, front + count),
    };
    let what = if gone.is_empty() { words(new) } else { format!("{} → {}", words(gone), words(new)) };
    (gone.len().max(new.len()) <= 8).then(|| format!("{place}: {what}"))
}

/// Heaps that are gone, and those that stand in their places.
fn instead(before: &[u64], after: &[u64]) -> Option<String> {
    // Among equal heaps it is one at an end.
    match before {
        [first, others @ ..] if others == after => return Some(format!("heap 1: all {first}")),
        [others @ .., last] if others == after => return Some(format!("heap {}: all {last}", before.len())),
        _ => {}
    }
    let (front, back) = common(before, after);
    let [gone, new] = [&before[front..before.len() - back], &after[front..after.len() - back]];
    let words = |heaps: &[u64]| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" and ");
    match (gone, new) {
        ([heap], []) => Some(format!("heap {}: all {heap}", front + 1)),
        ([], new) if new.len() <= 3 => Some(format!("new: {}", words(new))),
        (gone, new) if gone.len() <= 2 && new.len() <= 3 => {
            let place =
                if gone.len() == 1 { format!("heap {}", front + 1) } else { format!("heaps from {} on", front + 1) };
            let left = if new.is_empty() { "nothing".to_owned() } else { words(new) };
            Some(format!("{place}: {} → {left}", words(gone)))
        }
        _ => None,
    }
}

/// A piece that has gone from one cell to another.
fn moved(before: &[String], after: &[String]) -> Option<String> {
    let cells: Vec<usize> = (0..before.len()).filter(|&cell| before[cell] != after[cell]).collect();
    let &[first, second] = &cells[..] else { return None };
    let goes = |from: usize, to: usize| {
        let is_move = before[from] == after[to] && after[from].trim().is_empty() && before[to].trim().is_empty();
        is_move.then(|| format!("{} from {} to {}", before[from], from + 1, to + 1))
    };
    goes(first, second).or_else(|| goes(second, first))
}

/// What changes in at most so many places.
fn changed<T: PartialEq + Display>(before: &[T], after: &[T], name: &str, most: usize) -> Option<String> {
    let pairs = before.iter().zip(after).enumerate().filter(|(_, (before, after))| before != after);
    let changes: Vec<String> = pairs
        .map(|(index, (before, after))| format!("{name} {}: {} → {}", index + 1, shown(before), shown(after)))
        .collect();
    (1..=most).contains(&changes.len()).then(|| changes.join(", "))
}

/// A piece that has gone from one cell to another, and may have captured what stood there.
fn moved_in_grid(before: &[Vec<String>], after: &[Vec<String>]) -> Option<String> {
    let cells = before.iter().enumerate().flat_map(|(row, cells)| (0..cells.len()).map(move |column| (row, column)));
    let at = |grid: &[Vec<String>], (row, column): (usize, usize)| grid.get(row)?.get(column).cloned();
    let changed: Vec<(usize, usize)> = cells.filter(|&cell| at(before, cell) != at(after, cell)).collect();
    let &[first, second] = &changed[..] else { return None };
    let goes = |from: (usize, usize), to: (usize, usize)| {
        let (piece, taken) = (at(before, from)?, at(before, to)?);
        let is_move = at(after, to)? == piece && at(after, from)?.trim().is_empty() && !piece.trim().is_empty();
        let taking = if taken.trim().is_empty() { String::new() } else { format!(", taking {taken}") };
        is_move.then(|| format!("{piece} from {} to {}{taking}", place(from), place(to)))
    };
    goes(first, second).or_else(|| goes(second, first))
}

/// What changes in a grid that keeps its size.
fn changed_cells(before: &[Vec<String>], after: &[Vec<String>]) -> Option<String> {
    if before.len() != after.len() || before.iter().zip(after).any(|(before, after)| before.len() != after.len()) {
        return None;
    }
    let cells = before.iter().enumerate().flat_map(|(row, cells)| (0..cells.len()).map(move |column| (row, column)));
    let changes: Vec<String> = cells
        .filter(|&(row, column)| before[row][column] != after[row][column])
        .map(|(row, column)| {
            let [before, after] = [before, after].map(|grid| shown(&grid[row][column]));
            format!("{}: {before} → {after}", place((row, column)))
        })
        .collect();
    (1..=8).contains(&changes.len()).then(|| changes.join("; "))
}

/// A cell of a grid.
fn place((row, column): (usize, usize)) -> String {
    format!("row {}, column {}", row + 1, column + 1)
}

fn shown(cell: &impl Display) -> String {
    let cell = cell.to_string();
    if cell.trim().is_empty() { "empty".to_owned() } else { cell }
}

impl Graph {
    fn change(&self, after: &Self) -> Option<String> {
        let ends = |graph: &Self| graph.edges.iter().map(|&(u, v, _)| (u, v)).collect::<Vec<_>>();
        let (ends_before, ends_after) = (ends(self), ends(after));
        let named = |edges: Vec<(usize, usize)>| -> Vec<String> {
            edges.iter().map(|(u, v)| format!("{}–{}", u + 1, v + 1)).collect()
        };
        let [joined, cut] =
            [(&ends_after, &ends_before), (&ends_before, &ends_after)].map(|(some, others)| named(gone(some, others)));
        let moved = self.tokens.iter().zip(&after.tokens).filter(|(before, after)| before != after);
        let moved = moved.map(|((from, name), (to, _))| format!("{name} from {} to {}", from + 1, to + 1));
        let mut changes: Vec<String> = moved.collect();
        if ends_before == ends_after {
            let words = self.edges.iter().zip(&after.edges).filter(|((.., before), (.., after))| before != after);
            changes.extend(words.map(|((u, v, before), (.., after))| {
                format!("{}–{}: {} → {}", u + 1, v + 1, shown(before), shown(after))
            }));
        }
        let vertices = self.vertices.iter().zip(&after.vertices).enumerate();
        for (vertex, (before, after)) in vertices.filter(|(_, (before, after))| before != after) {
            changes.push(match after {
                None => format!("without {}", vertex + 1),
                Some(after) => {
                    let before = before.as_ref().unwrap_or(after);
                    format!("vertex {}: {} → {}", vertex + 1, shown(before), shown(after))
                }
            });
        }
        if changes.is_empty() && (1..=4).contains(&cut.len()) {
            changes.push(format!("cut {}", cut.join(", ")));
        }
        if changes.is_empty() && (1..=4).contains(&joined.len()) {
            changes.push(format!("join {}", joined.join(", ")));
        }
        // Gone vertices say what is gone with them.
        let gone =
            after.vertices.iter().zip(&self.vertices).filter(|(after, before)| after.is_none() && before.is_some());
        if changes.len() > 4 && gone.count() == changes.len() {
            let gone = (0..after.vertices.len()).filter(|&v| after.vertices[v].is_none() && self.vertices[v].is_some());
            let names: Vec<String> = gone.map(|vertex| (vertex + 1).to_string()).collect();
            return Some(format!("without {}", names.join(", ")));
        }
        (1..=4).contains(&changes.len()).then(|| changes.join(", "))
    }
}

/// Drawn as lines of text.
impl Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heaps(heaps) if heaps.is_empty() => f.write_str("no heap"),
            Self::Heaps(heaps) => {
                for (index, &heap) in heaps.iter().enumerate() {
                    let stones = "●".repeat(heap.min(40) as usize);
                    let more = if heap > 40 { "…" } else { "" };
                    let end = if index + 1 < heaps.len() { "\n" } else { "" };
                    write!(f, "{:>3}: {heap:>3} {stones}{more}{end}", index + 1)?;
                }
                Ok(())
            }
            Self::Row(cells) if cells.is_empty() => f.write_str("an empty row"),
            Self::Row(cells) => {
                let width =
                    cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1).max(cells.len().to_string().len());
                let line = |cells: &mut dyn Iterator<Item = String>| {
                    cells.map(|cell| format!("{cell:>width$}")).collect::<Vec<_>>().join(" ")
                };
                let shown = |cell: &String| if cell.trim().is_empty() { "·".to_owned() } else { cell.clone() };
                write!(
                    f,
                    "{}\n{}",
                    line(&mut cells.iter().map(shown)),
                    line(&mut (1..=cells.len()).map(|n| n.to_string()))
                )
            }
            Self::Grid(rows) => {
                let width = rows.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1).max(1);
                let line = |row: &Vec<String>| {
                    let cells = row.iter().map(|cell| if cell.trim().is_empty() { "·" } else { cell });
                    cells.map(|cell| format!("{cell:>width$}")).collect::<Vec<_>>().join(" ")
                };
                f.write_str(&rows.iter().map(line).collect::<Vec<_>>().join("\n"))
            }
            Self::Graph(graph) => graph.fmt(f),
            Self::Numbers(numbers) => {
                let words: Vec<String> = numbers.iter().map(|(name, number)| format!("{name} {number}")).collect();
                f.write_str(&words.join(", "))
            }
            Self::Text(text) => f.write_str(text),
            Self::Both(boards) => f.write_str(&boards.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
        }
    }
}

/// A tree is drawn from its root, or from vertex 1, down; every other graph as a list of edges.
impl Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |vertex: usize| {
            let label = self.vertices[vertex].as_deref().unwrap_or("");
            let tokens = self.tokens.iter().filter(|(at, _)| *at == vertex).map(|(_, name)| format!(" ◄ {name}"));
            let label = if label.is_empty() { String::new() } else { format!(" ({label})") };
            format!("{}{label}{}", vertex + 1, tokens.collect::<String>())
        };
        let mut lines = String::new();
        let mut is_drawn = vec![false; self.vertices.len()];
        let roots = self.root.into_iter().chain(0..self.vertices.len());
        for root in roots.filter(|&vertex| self.vertices[vertex].is_some()) {
            // Depth first; an edge to what is drawn already is named and not followed.
            let mut open = vec![(root, None, String::new(), String::new())];
            if is_drawn[root] {
                continue;
            }
            while let Some((vertex, from, indent, edge)) = open.pop() {
                let repeated = is_drawn[vertex];
                let again = if repeated { " …" } else { "" };
                let branch = if from.is_some() { "└ " } else { "" };
                writeln!(lines, "{indent}{branch}{edge}{}{again}", name(vertex))?;
                if repeated {
                    continue;
                }
                is_drawn[vertex] = true;
                for (index, (u, v, label)) in self.edges.iter().enumerate().rev() {
                    let other = match (vertex == *u, vertex == *v) {
                        (true, _) => *v,
                        (_, true) if !self.is_directed => *u,
                        _ => continue,
                    };
                    if from == Some(index) || (is_drawn[other] && !self.is_directed && other != vertex) {
                        continue;
                    }
                    let arrow = if self.is_directed { "→ " } else { "" };
                    let edge = if label.is_empty() { arrow.to_owned() } else { format!("{label} {arrow}") };
                    let indent = if from.is_some() { format!("{indent}  ") } else { String::new() };
                    open.push((other, Some(index), indent, edge));
                }
            }
        }
        f.write_str(lines.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_drawn_as_text() {
        assert_eq!(exchanged(&[3, 2, 3, 1], &[1, 5, 3]), "2 and 3 → 5");
        assert_eq!(exchanged(&[3, 1], &[3]), "1 → nothing");
        assert_eq!(heaps([3_u32, 0]).to_string(), "  1:   3 ●●●\n  2:   0 ");
        assert_eq!(pieces(4, [(1, 'x')]).to_string(), "· x · ·\n1 2 3 4");
        assert_eq!(grid([["a", ""], ["", "b"]]).to_string(), "a ·\n· b");
        assert_eq!(graph(3, [(0, 1), (0, 2)]).token(2, "king").board().to_string(), "1\n└ 2\n└ 3 ◄ king");
        assert_eq!(numbers([("a", 3), ("b", 4)]).to_string(), "a 3, b 4");
        assert_eq!(heaps([3_u32, 0]).and(grid([["a", ""], ["", "b"]])).line(), "3, 0; a · / · b");
        let hands = row(["a"]).called("one's hand").and(row(["b"]).called("the other's"));
        assert_eq!((&hands.line()[..], hands.kind()), ("one's hand; a; the other's; b", "row"));
    }

    #[test]
    fn a_move_is_named_by_what_it_changes() {
        let change = |before: Board, after: Board| before.change(&after).expect("a change");
        assert_eq!(change(heaps([3_u32, 5]), heaps([3_u32, 2])), "heap 2: 5 → 2");
        assert_eq!(change(heaps([3_u32]), heaps([3_u32])), "stay");
        assert_eq!(change(heaps([1_u32, 1, 3]), heaps([1_u32, 3])), "heap 1: all 1");
        assert_eq!(change(heaps([3_u32, 1, 1]), heaps([3_u32, 1])), "heap 3: all 1");
        assert_eq!(change(numbers([("a:", 3), ("b:", 1)]), numbers([("a:", 3), ("b:", 0)])), "b: 1 → 0");
        assert_eq!(change(grid([["a", ""]]), grid([["", "a"]])), "a from row 1, column 1 to row 1, column 2");
        let taken = change(grid([["b"], ["a"]]), grid([["a"], [""]]));
        assert_eq!(taken, "a from row 2, column 1 to row 1, column 1, taking b");
        assert_eq!(change(grid([["a", ""]]), grid([["b", ""]])), "row 1, column 1: a → b");
        assert_eq!(change(row(["a", "b", "c"]), row(["a", "d"])), "cells 2 to 3: b c → d");
        assert_eq!(change(row(["a", "b"]), row(["b"])), "cell 1: a → nothing");
        assert_eq!(change(row(["a", "b"]), row(["a", "", "b"])), "new in cell 2: ·");
        assert_eq!(change(graph(2, []).board(), graph(2, [(0, 1)]).board()), "join 1–2");
        let written = |word: &str| graph(2, [(0, 1)]).written([word]).board();
        assert_eq!(change(written("2"), written("1")), "1–2: 2 → 1");
        assert_eq!([exchanged(&[3, 5], &[2, 3]), exchanged(&[3], &[])], ["5 → 2", "3 → nothing"]);
        assert_eq!(change(pieces(3, [(2, 'x')]), pieces(3, [(0, 'x')])), "x from 3 to 1");
        let path = || graph(3, [(0, 1), (1, 2)]);
        assert_eq!(change(path().board(), graph(3, [(0, 1)]).board()), "cut 2–3");
        assert_eq!(change(path().token(0, "rook").board(), path().token(1, "rook").board()), "rook from 1 to 2");
        assert_eq!(change(heaps([4_u32, 2, 5]), heaps([4_u32, 2])), "heap 3: all 5");
        assert_eq!(change(heaps([4_u32, 9, 5]), heaps([4_u32, 3, 4, 5])), "heap 2: 9 → 3 and 4");
    }
}
