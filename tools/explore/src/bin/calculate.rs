//! Calculators: what theorems of the library say of one position, for the pages and for a terminal.

use std::process::ExitCode;

use grundy::arithmetic::Nimber;
use grundy::games::{Number, Player, fibonacci, hackenbush, misere, nim, sg, wythoff};
use grundy::graphs::{Graph, Tree};
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
calculate nim 3 6 9             the value of heaps, and the moves that win
calculate misere 3 1            the same where the last stone loses
calculate wythoff 5 5           the moves that win, from one heap or the same from both
calculate fibonacci 30          what to take first, if each move takes at most twice the one before
calculate nimbers '7 * 9 / 5'   the result of nim sums, products and quotients
calculate root 7                the nimber whose square is 7, and the x with x * x + x = 7
calculate logarithm 3 2         the least k for which the first is the k-th power of the second
calculate hackenbush 1-2g 2-3r  the value of green, red or blue edges that stand on vertex 1
";

fn main() -> ExitCode {
    match words(Parser::from_env()).map_err(|error| error.to_string()).and_then(|words| calculated(&words)) {
        Ok(text) => {
            entry::print(&text);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What to calculate, and of what: what begins with a minus there is no option.
fn words(mut parser: Parser) -> Result<Vec<String>, lexopt::Error> {
    let first = match parser.next()? {
        Some(Arg::Value(what)) => what.string()?,
        Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(argument) => return Err(argument.unexpected()),
        None => return Ok(vec![]),
    };
    let rest = parser.raw_args()?.map(ValueExt::string).collect::<Result<Vec<String>, _>>()?;
    Ok([vec![first], rest].concat())
}

fn calculated(words: &[String]) -> Result<String, String> {
    let (what, rest) = words.split_first().ok_or_else(|| format!("what to calculate?\n{}", HELP.trim_end()))?;
    if what == "help" {
        return Ok(HELP.to_owned());
    }
    if what == "hackenbush" {
        return edges_valued(rest);
    }
    if what == "nimbers" {
        let text = rest.join(" ");
        let value = explore::nimber(&text).map_err(|error| error.to_string())?.0;
        return Ok(format!("{text} = {value}\n"));
    }
    let number = |word: &String| word.parse::<u64>().map_err(|_| format!("{word:?} is not a number below 2^64"));
    let numbers = rest.iter().map(number).collect::<Result<Vec<u64>, _>>()?;
    let line = |(index, left): (usize, u64)| format!("heap {}: {} → {left}\n", index + 1, numbers[index]);
    match (&what[..], &numbers[..]) {
        ("nim", heaps) => {
            let value = sg::nim_sum(heaps.iter().copied());
            Ok(format!("value {value}\n{}", lines(nim::winning_moves(heaps).map(line))))
        }
        ("misere", heaps) => Ok(match heaps.iter().all(|&heap| heap == 0) {
            true => "won: the last stone has been taken\n".to_owned(),
            false => lines(misere::winning_moves(heaps).into_iter().map(line)),
        }),
        ("wythoff", &[a, b]) => Ok(lines(wythoff::winning_moves(a, b).iter().map(|(a, b)| format!("leave {a} {b}\n")))),
        ("fibonacci", &[stones @ (1..)]) => {
            let parts: Vec<u64> = fibonacci::parts(stones).collect();
            let sum = parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
            let takes = parts.last().filter(|_| parts.len() > 1).map(|least| format!("take {least}\n"));
            Ok(format!("{stones} = {sum}\n{}", lines(takes.into_iter())))
        }
        ("root", &[a]) => {
            let root = Nimber(a).square_root().0;
            Ok(format!("{root} ⊗ {root} = {a}\n")
                + &match Nimber(a).artin_schreier_root() {
                    Some(x) => format!("x ⊗ x ⊕ x = {a} for x = {} and x = {}\n", x.0, x.0 ^ 1),
                    None => format!("x ⊗ x ⊕ x = {a} for no x below 2^64\n"),
                })
        }
        ("logarithm", &[a, b]) if a > 0 && b > 0 => Ok(match Nimber(a).logarithm(Nimber(b)) {
            Some(x) => format!("{b}^{x} = {a}\n"),
            None => format!("no power of {b} is {a}\n"),
        }),
        ("root", _) => Err("give one number, such as 7".to_owned()),
        ("logarithm", _) => Err("give two numbers above 0, such as 3 2".to_owned()),
        ("wythoff", _) => Err("give two numbers, such as 5 8".to_owned()),
        ("fibonacci", _) => Err("give one number, from 1 on".to_owned()),
        _ => Err(format!("there is no calculator {what:?}\n{}", HELP.trim_end())),
    }
}

/// The winning moves, a line each.
fn lines(moves: impl Iterator<Item = String>) -> String {
    let moves: String = moves.collect();
    if moves.is_empty() { "lost\n".to_owned() } else { format!("won:\n{moves}") }
}

/// So many vertices are drawn at most.
const VERTICES: usize = 1000;

/// The value of edges like `1-2g`: green ones on any graph, red and blue ones on a tree.
fn edges_valued(words: &[String]) -> Result<String, String> {
    let mut edges = vec![];
    for word in words {
        let wrong = || format!("{word:?} is not an edge such as 1-2g, 1-2r or 1-2b, with vertices up to {VERTICES}");
        let colour = word.chars().last().filter(|colour| "grb".contains(*colour)).ok_or_else(wrong)?;
        let (u, v) = word[..word.len() - 1].split_once('-').ok_or_else(wrong)?;
        let vertex = |text: &str| text.parse().ok().filter(|vertex| (1..=VERTICES).contains(vertex)).ok_or_else(wrong);
        edges.push((vertex(u)? - 1, vertex(v)? - 1, colour));
    }
    // People who draw pass over numbers: vertices are counted as they come, the ground first.
    let mut vertices = vec![0];
    for (u, v, _) in &mut edges {
        for end in [u, v] {
            *end = vertices.iter().position(|vertex| vertex == end).unwrap_or_else(|| {
                vertices.push(*end);
                vertices.len() - 1
            });
        }
    }
    let vertices = vertices.len();
    let ends = edges.iter().map(|&(u, v, _)| (u, v));
    if edges.iter().all(|&(.., colour)| colour == 'g') {
        let value = hackenbush::graph_value(&Graph::new(vertices, ends), 0);
        return Ok(format!("value *{value}\n{}\n", if value == 0 { "lost" } else { "won" }));
    }
    if edges.iter().any(|&(.., colour)| colour == 'g') {
        return Err("green edges together with red or blue ones: no theorem of the library gives the value".to_owned());
    }
    let tree = Tree::new(vertices, ends).ok_or("red and blue edges must form a tree whose root is vertex 1")?;
    let mut values = vec![Number::from(0); vertices];
    for vertex in tree.preorder().rev() {
        let (Some(parent), Some(edge)) = (tree.parent(vertex), tree.parent_edge(vertex)) else { continue };
        let owner = if edges[edge].2 == 'b' { Player::Left } else { Player::Right };
        let above = std::mem::take(&mut values[vertex]);
        values[parent] += above.on_edge(owner);
    }
    let value = &values[0];
    let zero = Number::from(0);
    let who = match () {
        () if *value > zero => "Left, who cuts blue edges, wins",
        () if *value < zero => "Right, who cuts red edges, wins",
        () => "the player who moves first loses",
    };
    Ok(format!("value {value}\n{who}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(words: &str) -> Result<String, String> {
        calculated(&words.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn words_are_taken_as_they_are_typed() {
        let taken = |typed: &[&str]| words(Parser::from_args(typed)).map_err(|error| error.to_string());
        assert_eq!(taken(&["nimbers", "-3", "--help"]), Ok(["nimbers", "-3", "--help"].map(str::to_owned).to_vec()));
        assert_eq!(taken(&[]), Ok(vec![]));
        assert_eq!(taken(&["--hepl"]), Err("invalid option '--hepl'".to_owned()));
        for help in ["-h", "--help"] {
            assert_eq!(taken(&[help]).and_then(|words| calculated(&words)).as_deref(), Ok(HELP));
        }
    }

    #[test]
    fn theorems_say_what_they_say() {
        for (words, said) in [
            ("nim 3 6 9", "value 12\nwon:\nheap 3: 9 → 5\n"),
            ("nim 2 2", "value 0\nlost\n"),
            ("misere 3 1", "won:\nheap 1: 3 → 0\n"),
            ("misere 1", "lost\n"),
            ("wythoff 5 5", "won:\nleave 0 0\nleave 3 5\nleave 5 3\n"),
            ("fibonacci 30", "30 = 21 + 8 + 1\nwon:\ntake 1\n"),
            ("fibonacci 13", "13 = 13\nlost\n"),
            ("nimbers 7 * 9 / 5", "7 * 9 / 5 = 6\n"),
            ("nimbers 2*2", "2*2 = 3\n"),
            ("root 3", "2 ⊗ 2 = 3\nx ⊗ x ⊕ x = 3 for x = 6 and x = 7\n"),
            ("logarithm 3 2", "2^2 = 3\n"),
            ("logarithm 5 2", "no power of 2 is 5\n"),
            ("hackenbush 1-2g 2-3g 2-4g", "value *1\nwon\n"),
            ("hackenbush 1-2b 2-3r", "value 1/2\nLeft, who cuts blue edges, wins\n"),
            ("hackenbush 8-1b 15-8r", "value 1/2\nLeft, who cuts blue edges, wins\n"),
        ] {
            assert_eq!(says(words).as_deref(), Ok(said), "{words}");
        }
        for words in [
            "nim x",
            "wythoff 1",
            "hackenbush 1-2",
            "hackenbush 1-2g 2-3r",
            "hackenbush 1-2r 1-2b",
            "",
            "nimbers 7 /",
            "root x",
            "logarithm 0 5",
        ] {
            assert!(says(words).is_err(), "{words}");
        }
    }
}
