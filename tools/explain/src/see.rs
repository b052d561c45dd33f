//! The board and the input as values, each with the name of the part that shows it.

use serde_json::Value;

use crate::layer::Part;
use crate::words::Thing;

/// What a strategy may look at: never who wins.
pub struct See {
    /// The board in its JSON.
    pub board: Value,
    /// The input with which the game began.
    pub input: String,
    /// Whose turn it is, 0 or 1.
    pub turn: Option<u64>,
    /// Who is to move in the position that was asked about, where it says so.
    pub mover: Option<String>,
    /// Whether this is one of its options: then the other one is to move.
    pub is_option: bool,
    /// What the reading before has kept.
    pub keep: Value,
}

/// A heap, or what is like one: a size, and the thing that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    /// How large it is.
    pub size: u64,
    /// What it is on the board.
    pub thing: Thing,
}

/// A graph as it stands on the board.
pub struct Drawn {
    /// What is written at each vertex; nothing where it is gone.
    pub vertices: Vec<Option<String>>,
    /// The edges with what is written at them.
    pub edges: Vec<(usize, usize, String)>,
    /// The vertex on the ground, or at the top.
    pub root: Option<usize>,
    /// Where tokens stand.
    pub tokens: Vec<(usize, String)>,
    /// What stands before the names of the parts.
    pub to: String,
}

impl Drawn {
    /// The part that shows a vertex.
    pub fn vertex(&self, vertex: usize) -> Part {
        format!("{}vertex:{vertex}", self.to)
    }

    /// The part that shows an edge, by its place in the list.
    pub fn edge(&self, index: usize) -> Part {
        let (u, v) = (self.edges[index].0, self.edges[index].1);
        match self.edges[..index].iter().filter(|(a, b, _)| (*a, *b) == (u, v)).count() {
            0 => format!("{}edge:{u}-{v}", self.to),
            before => format!("{}edge:{u}-{v}.{before}", self.to),
        }
    }

    /// The vertices beside each.
    pub fn beside(&self) -> Vec<Vec<usize>> {
        let mut beside = vec![vec![]; self.vertices.len()];
        for &(u, v, _) in &self.edges {
            beside[u].push(v);
            beside[v].push(u);
        }
        beside
    }

    /// The vertex above each, and how many edges it is below the root; nothing where it hangs on nothing.
    pub fn hung_from(&self, root: usize) -> Vec<Option<(usize, usize)>> {
        let beside = self.beside();
        let mut found = vec![None; self.vertices.len()];
        found[root] = Some((root, 0));
        let mut waiting = vec![root];
        while let Some(vertex) = waiting.pop() {
            let depth = found[vertex].map_or(0, |(_, depth)| depth);
            for &next in &beside[vertex] {
                if found[next].is_none() {
                    found[next] = Some((vertex, depth + 1));
                    waiting.push(next);
                }
            }
        }
        found
    }

    /// The vertices that hang together, but for those that are gone.
    pub fn components(&self) -> Vec<Vec<usize>> {
        let mut is_seen: Vec<bool> = self.vertices.iter().map(Option::is_none).collect();
        let mut components = vec![];
        while let Some(vertex) = is_seen.iter().position(|seen| !seen) {
            let hung = self.hung_from(vertex);
            let component: Vec<usize> = (0..hung.len()).filter(|&other| hung[other].is_some()).collect();
            component.iter().for_each(|&other| is_seen[other] = true);
            components.push(component);
        }
        components
    }

    /// The components as parts of a sum, each with its value; nothing where one has none.
    pub fn heaps(&self, noun: &'static str, mut value: impl FnMut(&[usize]) -> Option<u64>) -> Option<Vec<Heap>> {
        let heap = |(index, component): (usize, Vec<usize>)| {
            let parts = component.iter().map(|&vertex| self.vertex(vertex)).collect();
            Some(Heap { size: value(&component)?, thing: Thing::of(noun, index + 1, parts) })
        };
        self.components().into_iter().enumerate().map(heap).collect()
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| list)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl See {
    /// Whether the player of this name is to move, of two who take turns.
    pub fn is_turn_of(&self, name: &str) -> bool {
        (self.mover.as_deref() == Some(name)) != self.is_option
    }

    /// The boards side by side, each with what stands before the names of its parts.
    pub fn boards(&self) -> Vec<(String, &Value)> {
        match self.board["kind"] == "both" {
            true => list(&self.board["boards"]).iter().enumerate().map(|(i, board)| (format!("{i}/"), board)).collect(),
            false => vec![(String::new(), &self.board)],
        }
    }

    fn first(&self, kind: &str) -> Option<(String, &Value)> {
        self.boards().into_iter().find(|(_, board)| board["kind"] == kind)
    }

    /// The sizes of the heaps.
    pub fn sizes(&self) -> Option<Vec<u64>> {
        list(&self.first("heaps")?.1["heaps"]).iter().map(Value::as_u64).collect()
    }

    /// The heaps.
    pub fn heaps(&self) -> Option<Vec<Heap>> {
        let (to, _) = self.first("heaps")?;
        let heap = |(index, size)| Heap { size, thing: Thing::new("heap", index + 1, format!("{to}heap:{index}")) };
        Some(self.sizes()?.into_iter().enumerate().map(heap).collect())
    }

    /// The cells of a row: what stands in each, and its part.
    pub fn row(&self) -> Option<Vec<(String, Part)>> {
        let (to, row) = self.first("row")?;
        let cell = |(index, cell): (usize, &Value)| (text(cell).trim().to_owned(), format!("{to}cell:{index}"));
        Some(list(&row["cells"]).iter().enumerate().map(cell).collect())
    }

    /// The same for the rows of a grid.
    pub fn grid(&self) -> Option<Vec<Vec<(String, Part)>>> {
        let (to, grid) = self.first("grid")?;
        let of = |(row, cells): (usize, &Value)| {
            let cell =
                |(column, cell): (usize, &Value)| (text(cell).trim().to_owned(), format!("{to}cell:{row}:{column}"));
            list(cells).iter().enumerate().map(cell).collect()
        };
        Some(list(&grid["rows"]).iter().enumerate().map(of).collect())
    }

    /// The graph.
    pub fn graph(&self) -> Option<Drawn> {
        let (to, graph) = self.first("graph")?;
        let number = |value: &Value| value.as_u64().map(|number| number as usize);
        let edge = |edge: &Value| Some((number(&edge[0])?, number(&edge[1])?, text(&edge[2])));
        let token = |token: &Value| Some((number(&token[0])?, text(&token[1])));
        Some(Drawn {
            vertices: list(&graph["vertices"]).iter().map(|name| name.as_str().map(str::to_owned)).collect(),
            edges: list(&graph["edges"]).iter().map(edge).collect::<Option<_>>()?,
            root: number(&graph["root"]),
            tokens: list(&graph["tokens"]).iter().map(token).collect::<Option<_>>()?,
            to,
        })
    }

    /// The numbers with names on the board: what is written, and the part.
    pub fn numbers(&self) -> Option<Vec<(String, String, Part)>> {
        let (to, numbers) = self.first("numbers")?;
        let number = |(index, pair): (usize, &Value)| (text(&pair[0]), text(&pair[1]), format!("{to}number:{index}"));
        Some(list(&numbers["numbers"]).iter().enumerate().map(number).collect())
    }

    /// The number of this index on the board, where it is one.
    pub fn number(&self, index: usize) -> Option<i64> {
        self.numbers()?.get(index)?.1.replace('−', "-").parse().ok()
    }

    /// What is said on the board in words.
    pub fn said(&self) -> Option<String> {
        self.first("text").map(|(_, board)| text(&board["text"]))
    }

    /// The same behind the number of cases, where there is only one: else it is not known which case is played.
    pub fn given_alone(&self) -> Option<Vec<i64>> {
        let given = self.given();
        (given.first() == Some(&1)).then(|| given[1..].to_vec())
    }

    /// All integers of the input, in order.
    pub fn given(&self) -> Vec<i64> {
        self.input.split_whitespace().filter_map(|word| word.parse().ok()).collect()
    }
}
