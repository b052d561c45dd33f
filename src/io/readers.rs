//! Words, vertices, lists, trees and graphs.

use std::io::BufRead;

use proconio::source::{RuntimeReadable, Source};

use super::integers::parse_integer;
use super::located::{Place, refuse};
use crate::graphs::graph::Graph;
use crate::graphs::tree::{Forest, Tree};

/// Reads a vertex of a graph with this number of vertices: numbered from 1 in the input, from 0 in the program.
#[derive(Clone, Copy)]
pub struct Vertex(pub usize);

impl RuntimeReadable for Vertex {
    type Output = usize;

    #[inline]
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> usize {
        vertex(source.next_token(), self.0)
    }
}

/// The vertex that a token names.
#[inline]
fn vertex(token: Option<&str>, vertices: usize) -> usize {
    match token.and_then(parse_integer) {
        Some(number) if 1 <= number && number <= vertices as i128 => number as usize - 1,
        _ => refuse_vertex(vertices),
    }
}

#[cold]
fn refuse_vertex(vertices: usize) -> ! {
    refuse(format_args!("a vertex from 1 to {vertices}"))
}

/// Reads as many values as the first field says with the reader in the second:
/// `input! { path: with List(k, Vertex(n)) }`.
#[derive(Clone, Copy)]
pub struct List<Reader>(pub usize, pub Reader);

impl<Reader: RuntimeReadable + Clone> RuntimeReadable for List<Reader> {
    type Output = Vec<Reader::Output>;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
        (0..self.0).map(|_| self.1.clone().read(source)).collect()
    }
}

/// Reads as [`List`] does, but into a list that is kept, and gives that: where small tests are many, to make a list for
/// each would take as long as to read some numbers.
///
/// ```
/// use grundy::io::{Between, In, Input, ListInto};
/// use proconio::input;
///
/// let text = Input::new("2  3 1 2 3  2 4 5");
/// let (mut kept, mut sums) = (vec![], vec![]);
/// input! { from &text, tests: In<1, 9> }
/// for _ in 0..tests {
///     input! { from &text, n: In<1, 4>, heaps: with ListInto(&mut kept, n, Between(1, 9)) }
///     sums.push(heaps.iter().sum::<usize>());
/// }
/// assert_eq!(sums, [6, 9]);
/// ```
pub struct ListInto<'a, Reader: RuntimeReadable>(pub &'a mut Vec<Reader::Output>, pub usize, pub Reader);

impl<'a, Reader: RuntimeReadable + Clone> RuntimeReadable for ListInto<'a, Reader> {
    type Output = &'a mut [Reader::Output];

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
        let Self(kept, length, reader) = self;
        kept.clear();
        kept.extend((0..length).map(|_| reader.clone().read(source)));
        kept
    }
}

/// Reads two values, one by each reader: `input! { arcs: with List(m, Pair(Vertex(n), Vertex(n))) }`.
#[derive(Clone, Copy)]
pub struct Pair<First, Second>(pub First, pub Second);

impl<First: RuntimeReadable, Second: RuntimeReadable> RuntimeReadable for Pair<First, Second> {
    type Output = (First::Output, Second::Output);

    #[inline]
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
        (self.0.read(source), self.1.read(source))
    }
}

/// Reads the n − 1 edges of a tree on n vertices numbered from 1, of which the first becomes the root:
/// `input! { tree: with TreeOn(n) }`. Edges that form no tree are refused at the first that closes a cycle.
///
/// # Panics
/// On reading, if n is 0.
#[derive(Clone, Copy)]
pub struct TreeOn(pub usize);

impl RuntimeReadable for TreeOn {
    type Output = Tree;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Tree {
        RootedTreeOn(self.0, 0).read(source)
    }
}

/// The same for a tree that hangs on this vertex, which counts from 0: `input! { tree: with RootedTreeOn(n, root) }`.
///
/// # Panics
/// On reading, if the root is no vertex.
#[derive(Clone, Copy)]
pub struct RootedTreeOn(pub usize, pub usize);

impl RuntimeReadable for RootedTreeOn {
    type Output = Tree;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Tree {
        let Self(vertices, root) = self;
        assert!(root < vertices, "a tree has its root");
        let (edges, place) = read_edges(vertices, vertices - 1, source);
        match Tree::rooted(vertices, pairs(&edges), root) {
            Some(tree) => tree,
            None => place.expect("a tree or forest without edges").refuse_cycle(vertices, pairs(&edges), 2),
        }
    }
}

/// Reads the m edges of a forest on n vertices numbered from 1: `input! { forest: with ForestOn(n, m) }`. Edges that
/// form no forest are refused at the first that closes a cycle.
#[derive(Clone, Copy)]
pub struct ForestOn(pub usize, pub usize);

impl RuntimeReadable for ForestOn {
    type Output = Forest;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Forest {
        let (edges, place) = read_edges(self.0, self.1, source);
        match Forest::new(self.0, pairs(&edges)) {
            Some(forest) => forest,
            None => place.expect("a tree or forest without edges").refuse_cycle(self.0, pairs(&edges), 2),
        }
    }
}

/// Reads the m edges of a graph on n vertices numbered from 1: `input! { graph: with GraphOn(n, m) }`.
#[derive(Clone, Copy)]
pub struct GraphOn(pub usize, pub usize);

impl RuntimeReadable for GraphOn {
    type Output = Graph;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Graph {
        let (edges, _) = read_edges(self.0, self.1, source);
        Graph::new(self.0, pairs(&edges))
    }
}

/// Edges as they are kept while they are read.
type Edges = Vec<(u32, u32)>;

fn pairs(edges: &Edges) -> impl ExactSizeIterator<Item = (usize, usize)> + '_ {
    edges.iter().map(|&(u, v)| (u as usize, v as usize))
}

/// Pairs of vertices, from 1 in the input and from 0 in the program, and where the first begins if there is one.
fn read_edges<R: BufRead, S: Source<R>>(vertices: usize, edges: usize, source: &mut S) -> (Edges, Option<Place>) {
    let (mut read, mut first) = (vec![(0, 0); edges], None);
    for end in read.iter_mut().flat_map(|(u, v)| [u, v]) {
        let token = source.next_token();
        first = first.or(token.map(Place::of));
        *end = vertex(token, vertices) as u32;
    }
    (read, first)
}

/// Reads a word of `shortest` to `longest` characters out of `alphabet`, all of them ASCII; gives its bytes.
///
/// # Panics
/// On reading, if a character of the alphabet is not ASCII.
#[derive(Clone, Copy)]
pub struct Word {
    /// The characters it may have.
    pub alphabet: &'static str,
    /// Its least length.
    pub shortest: usize,
    /// Its largest length.
    pub longest: usize,
}

impl Word {
    /// A word of exactly `length` characters.
    pub fn exactly(alphabet: &'static str, length: usize) -> Self {
        Self { alphabet, shortest: length, longest: length }
    }
}

impl RuntimeReadable for Word {
    type Output = Vec<u8>;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Vec<u8> {
        let Self { alphabet, shortest, longest } = self;
        assert!(alphabet.is_ascii(), "the alphabet {alphabet:?} is not ASCII");
        // A table, since no processor could predict which character comes.
        let mut letters = [false; 256];
        alphabet.bytes().for_each(|letter| letters[usize::from(letter)] = true);
        let fits = |word: &&str| {
            (shortest..=longest).contains(&word.len()) && word.bytes().all(|byte| letters[usize::from(byte)])
        };
        match source.next_token().filter(fits) {
            Some(word) => word.as_bytes().to_vec(),
            None if shortest == longest => refuse(format_args!("{longest} characters out of {alphabet:?}")),
            None => refuse(format_args!("{shortest} to {longest} characters out of {alphabet:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::located::tests::refused;
    use crate::io::{Between, Input};
    use proconio::read_value;

    #[test]
    fn vertices_count_from_one() {
        let input = Input::new("1 5 +3");
        assert_eq!(read_value!(from &input, with List(3, Vertex(5))), [0, 4, 2]);
        for token in ["0", "6", "-1", "x"] {
            assert_eq!(
                refused(token, |input| read_value!(from input, with Vertex(5))),
                format!("line 1, column 1: expected a vertex from 1 to 5, found {token:?}")
            );
        }
    }

    #[test]
    fn pairs_are_read_one_by_one() {
        let input = Input::new("1 9 5 0");
        let digit = Between(0, 9);
        assert_eq!(read_value!(from &input, with List(2, Pair(Vertex(5), digit))), [(0, 9), (4, 0)]);
        assert_eq!(
            refused("1 x", |input| read_value!(from input, with Pair(Vertex(5), digit))),
            r#"line 1, column 3: expected an integer from 0 to 9, found "x""#
        );
    }

    #[test]
    fn words_have_their_letters_and_length() {
        let row = Word::exactly(".#", 3);
        let input = Input::new("..#\n#.#");
        assert_eq!(read_value!(from &input, with List(2, row)), [b"..#", b"#.#"]);
        assert_eq!(
            refused("..", |input| read_value!(from input, with row)),
            r##"line 1, column 1: expected 3 characters out of ".#", found "..""##
        );
        assert_eq!(
            refused("01a", |input| {
                read_value!(from input, with Word { alphabet: "01", shortest: 1, longest: 9 });
            }),
            r#"line 1, column 1: expected 1 to 9 characters out of "01", found "01a""#
        );
    }

    #[test]
    fn graphs_are_read_from_one() {
        let graph = read_value!(from &Input::new("1 2\n3 3"), with GraphOn(3, 2));
        assert_eq!(graph.edges().collect::<Vec<_>>(), [(0, 1), (2, 2)]);
        let tree = read_value!(from &Input::new("3 1 2 3"), with TreeOn(3));
        assert_eq!(tree.preorder().collect::<Vec<_>>(), [0, 2, 1]);
        let tree = read_value!(from &Input::new("3 1 2 3"), with RootedTreeOn(3, 1));
        assert_eq!(tree.preorder().collect::<Vec<_>>(), [1, 2, 0]);
        let forest = read_value!(from &Input::new("3 2"), with ForestOn(3, 1));
        assert_eq!(forest.leaves_first().collect::<Vec<_>>(), [(2, Some(1)), (1, None), (0, None)]);
    }

    #[test]
    fn the_first_edge_that_closes_a_cycle_is_refused() {
        let text = "1 2 3 4\n5 3 4 5\n1 2";
        let error = r#"line 2, column 5: expected an edge that closes no cycle, found "4 5""#;
        assert_eq!(refused(text, |input| read_value!(from input, with TreeOn(6))), error);
        assert_eq!(refused(text, |input| read_value!(from input, with ForestOn(6, 5))), error);
        assert_eq!(
            refused("1 1", |input| read_value!(from input, with TreeOn(2))),
            r#"line 1, column 1: expected an edge that closes no cycle, found "1 1""#
        );
    }
}
