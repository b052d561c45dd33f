//! # P6665 \[清华集训 2016\] Alice 和 Bob 又在玩游戏 — deleting the way to the root
//!
//! - Judge: <https://www.luogu.com.cn/problem/P6665>
//! - 中文: Alice 和 Bob 又在玩游戏
//! - Family: edge deletion
//! - Theorem: SG values by mergeable tries
//!
//! ## Rule
//! There is a forest. The root of a tree is its vertex of smallest number, and parents stay what they are. In turn a
//! player chooses a vertex still there, and deletes it with all of its ancestors still there. Who cannot do so loses.
//! Alice begins.
//!
//! ## Claim
//! Let g(v) be the value of the subtree of v, and h(v) the XOR of g over the children of v. Let T(v) be the set of 0
//! and of all t XOR g(c) XOR h(c), for the children c of v and the numbers t in T(c). Then g(v) is the mex of the
//! numbers t XOR h(v) with t in T(v). Alice wins iff the XOR of g over the roots is not 0.
//!
//! ## Why
//! Let S(v) be the set of the values that one move in the subtree of v can leave. Then g(v) is the mex of S(v). We show
//! by induction that S(v) consists of the numbers t XOR h(v) with t in T(v).
//!
//! - The choice of v leaves the subtrees of its children. Their value is h(v): this is t = 0.
//! - Let v have a child c. The choice of a vertex in the subtree of c deletes v, too. It leaves some value s of S(c) in
//!   that subtree, and the subtrees of the other children, worth h(v) XOR g(c). By induction s = t XOR h(c) with t in
//!   T(c). So the value left is t XOR h(c) XOR g(c) XOR h(v).
//!
//! ## How
//! A set is a binary trie over words of 64 numbers. A node has the XOR that is still to be done below it; a block that
//! is empty or full has no nodes. Vertices are taken from the leaves up, and each adds its set to that of its parent.
//!
//! The value g(v) is at most the number of moves in the subtree, that is the number of its vertices. So tries have
//! O(log n) levels. A union goes down the higher trie to the block that has the height of the lower trie. This makes
//! O(log n) nodes. From there every step turns two nodes into one, or two words. There are n words at the start, and
//! O(n log n) nodes are made in all. So all unions together take O(n log n) steps.
//!
//! ## Cost
//! O(n log n) time and memory.

use grundy::graphs::Forest;
use grundy::io::{self, Between, ForestOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 1_000_000> }
        for _ in 0..tests {
            input! {
                from input,
                n: In<0, 100_000>,
                m: with Between(0, n.saturating_sub(1)),
                forest: with ForestOn(n, m),
            }
            out.line(if first_player_wins(&forest) { "Alice" } else { "Bob" });
        }
    });
}

fn first_player_wins(forest: &Forest) -> bool {
    let mut tries = Tries::new(forest.len());
    // T and h of every vertex, as far as its children are done.
    let mut sets: Vec<(Set, u32)> = (0..forest.len()).map(|v| (Set::of_zero(v), 0)).collect();
    let mut roots = 0;
    for (v, parent) in forest.leaves_first() {
        let (reached, below) = sets[v];
        let value = tries.mex(reached.xor(below));
        match parent {
            None => roots ^= value,
            Some(parent) => {
                let (others, beside) = &mut sets[parent];
                *others = tries.union(*others, reached.xor(below ^ value));
                *beside ^= value;
            }
        }
    }
    roots != 0
}

/// The numbers of a block below 64 · 2^height, XOR `flip`, which may be greater.
#[derive(Clone, Copy)]
struct Set {
    block: Block,
    height: u32,
    flip: u32,
}

impl Set {
    /// The set of 0, with word `index` for it.
    fn of_zero(index: usize) -> Self {
        Self { block: Block::Mixed(index as u32), height: 0, flip: 0 }
    }

    fn xor(self, flip: u32) -> Self {
        Self { flip: self.flip ^ flip, ..self }
    }
}

/// What is there of a block of 64 · 2^height numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Empty,
    Full,
    /// A word by its index at height 0, else a node.
    Mixed(u32),
}

#[derive(Clone, Copy)]
struct Node {
    halves: [Block; 2],
    /// What all numbers of the block are still to be XORed with.
    flip: u32,
}

/// One more than the greatest height: values are below 2¹⁷.
const HEIGHTS: usize = 12;

struct Tries {
    nodes: Vec<Node>,
    words: Vec<u64>,
}

impl Tries {
    /// This number of words, each the set of 0.
    fn new(words: usize) -> Self {
        Self { nodes: vec![], words: vec![1; words] }
    }

    /// The least natural number that is not in the set.
    fn mex(&self, set: Set) -> u32 {
        let Set { mut block, height, mut flip } = set;
        if flip >> (6 + height) > 0 {
            return 0;
        }
        let mut mex = 0;
        for height in (0..=height).rev() {
            match block {
                Block::Empty => break,
                Block::Full => return mex + (64 << height),
                Block::Mixed(word) if height == 0 => {
                    mex += flipped(self.words[word as usize], flip).trailing_ones();
                }
                Block::Mixed(node) => {
                    let node = &self.nodes[node as usize];
                    flip ^= node.flip;
                    let first = half_of(flip, height);
                    block = node.halves[first];
                    if block == Block::Full {
                        mex += 32 << height;
                        block = node.halves[1 - first];
                    }
                }
            }
        }
        mex
    }

    fn union(&mut self, a: Set, b: Set) -> Set {
        let (low, mut high) = if a.height < b.height { (a, b) } else { (b, a) };
        // The lower set moves to where it stands as seen from the higher one, which grows until it reaches there.
        let place = low.flip ^ high.flip;
        while place >> (6 + high.height) > 0 {
            high.block = Block::Mixed(self.node([high.block, Block::Empty]));
            high.height += 1;
        }
        self.flip(low.block, low.height, place);
        high.block = self.put(high.block, high.height, low, place);
        high
    }

    fn node(&mut self, halves: [Block; 2]) -> u32 {
        self.nodes.push(Node { halves, flip: 0 });
        self.nodes.len() as u32 - 1
    }

    /// The block at this height once the block of `low` has been added at `place`.
    fn put(&mut self, block: Block, height: u32, low: Set, place: u32) -> Block {
        let mut way = [0; HEIGHTS];
        let mut part = block;
        for height in (low.height + 1..=height).rev() {
            let node = match part {
                Block::Full => return block,
                Block::Empty => self.node([Block::Empty; 2]),
                Block::Mixed(node) => node,
            };
            way[height as usize] = node;
            part = self.settle(node, height).halves[half_of(place, height)];
        }
        part = self.unite(part, low.block, low.height);
        for height in low.height + 1..=height {
            let node = way[height as usize];
            let half = &mut self.nodes[node as usize].halves[half_of(place, height)];
            if *half == part {
                return block;
            }
            *half = part;
            part = self.block(node);
        }
        part
    }

    /// The union of two blocks at this height.
    fn unite(&mut self, a: Block, b: Block, height: u32) -> Block {
        match (a, b) {
            (Block::Full, _) | (_, Block::Empty) => a,
            (Block::Empty, _) | (_, Block::Full) => b,
            (Block::Mixed(word), Block::Mixed(other)) if height == 0 => {
                self.words[word as usize] |= self.words[other as usize];
                match self.words[word as usize] {
                    u64::MAX => Block::Full,
                    _ => a,
                }
            }
            (Block::Mixed(node), Block::Mixed(other)) => {
                let ours = self.settle(node, height).halves;
                let theirs = self.settle(other, height).halves;
                let first = self.unite(ours[0], theirs[0], height - 1);
                let second = self.unite(ours[1], theirs[1], height - 1);
                self.nodes[node as usize].halves = [first, second];
                self.block(node)
            }
        }
    }

    /// Hands the flip of a node at this height down to its halves.
    fn settle(&mut self, node: u32, height: u32) -> &mut Node {
        let Node { mut halves, flip } = self.nodes[node as usize];
        if flip != 0 {
            if half_of(flip, height) == 1 {
                halves.swap(0, 1);
            }
            for half in halves {
                self.flip(half, height - 1, flip);
            }
            self.nodes[node as usize] = Node { halves, flip: 0 };
        }
        &mut self.nodes[node as usize]
    }

    /// The block of a node.
    fn block(&self, node: u32) -> Block {
        match self.nodes[node as usize].halves {
            [Block::Full, Block::Full] => Block::Full,
            _ => Block::Mixed(node),
        }
    }

    /// The block at this height XOR `flip`, of which the digits below its length count.
    fn flip(&mut self, block: Block, height: u32, flip: u32) {
        match block {
            Block::Empty | Block::Full => {}
            Block::Mixed(word) if height == 0 => {
                let word = &mut self.words[word as usize];
                *word = flipped(*word, flip);
            }
            Block::Mixed(node) => self.nodes[node as usize].flip ^= flip,
        }
    }
}

/// Which half of a block at this height holds `number`.
fn half_of(number: u32, height: u32) -> usize {
    (number >> (5 + height) & 1) as usize
}

/// The word for the numbers XOR `flip`, of which the lowest six digits count.
fn flipped(word: u64, flip: u32) -> u64 {
    const EVEN: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    let digits = (0..6).filter(|digit| flip >> digit & 1 == 1);
    digits.fold(word, |word, digit| {
        let even = EVEN[digit];
        (word & even) << (1 << digit) | word >> (1 << digit) & even
    })
}
