//! The form of an input, said once: what stands where, within which limits, and under which conditions.
//!
//! A form is data, and everything that has to know it is an interpreter of this data: reading and writing cases
//! ([`Format::read`], [`Format::write`]), the limits at both ends and beyond ([`Format::limits`]), all small cases
//! ([`Format::all`]), smaller cases ([`Format::smaller`]). Cases are values of ordinary types ([`Value`]).
//!
//! ```
//! use kit::format::{Format, int, list, len, row, all};
//!
//! // Two lines a test: a number of heaps, and the heaps.
//! let heaps = all([row([len("n", 1..=1000)]), row([list("n", int("a heap", 1..=9))])]);
//! let format = Format::tests("t", 0..=10, heaps);
//! assert_eq!(format.write(&[vec![3, 1], vec![9]]), "2\n2\n3 1\n1\n9\n");
//! assert_eq!(format.read::<Vec<u32>>("1\n2\n 3 1").unwrap(), [[3, 1]]);
//! let fault = format.read::<Vec<u32>>("1\n2\n3 10").unwrap_err();
//! assert_eq!(fault.to_string(), r#"line 3, column 3: expected an integer from 1 to 9, found "10""#);
//! ```

mod build;
mod drawn;
mod end;
mod form;
mod input;
mod limits;
mod order;
mod said;
mod shrink;
mod small;
mod text;
mod value;

pub use build::{
    all, between, choice, counted, edges, int, len, len_between, list, list_but_first, repeat, row, tree, tree_of,
    vertex, word, word_of,
};
pub use drawn::Reach;
pub use end::{Before, End, PLACE, from};
pub use form::{Count, Form};
pub use input::{Cases, Format, Sum};
pub use limits::Limit;
pub use order::Order;
pub use text::{Fault, Mark};
pub use value::{Data, Value};

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps() -> Format {
        Format::tests("t", 0..=10, counted("n", 1..=1000, int("a heap", 1..=9)))
    }

    fn name_of(format: &Format, name: &str) -> &'static str {
        format.limits().into_iter().find(|known| *known == name).expect("the limit")
    }

    /// The tries of a limit: the values with their inputs, those beyond with what is expected.
    fn tries(format: &Format, name: &str) -> Vec<(i128, String, String)> {
        let limit = format.limit(name_of(format, name));
        let kept = limit.kept.into_iter().map(|(value, input)| (value, input, String::new()));
        kept.chain(limit.passed).collect()
    }

    #[test]
    fn limits_are_tried_at_both_ends_and_beyond() {
        let case = |value: i128, input: &str, expected: &str| (value, input.to_owned(), expected.to_owned());
        let expected = "an integer from 1 to 9";
        assert_eq!(
            tries(&heaps(), "a heap"),
            [
                case(1, "1\n3\n7 1 7\n", ""),
                case(9, "1\n3\n7 9 7\n", ""),
                case(0, "1\n3\n7 @0 7\n", expected),
                case(10, "1\n3\n7 @10 7\n", expected),
            ]
        );
        let n = tries(&heaps(), "n");
        assert_eq!(n[0], case(1, "1\n1\n7\n", ""));
        assert_eq!(n[2], case(0, "1\n@0\n7\n", "an integer from 1 to 1000"));
        assert!(n[3].1.starts_with("1\n@1001\n7 7 "));
        let t = tries(&heaps(), "t");
        assert_eq!(t[0], case(0, "0\n", ""));
        assert_eq!(t[2], case(-1, "@-1\n", "an integer from 0 to 10"));
        assert_eq!(t[3].1, format!("@11\n{}", "1\n1\n".repeat(10)));
    }

    #[test]
    fn sums_are_passed_by_one() {
        let format = heaps().sum("the sum of n", "n", 1500);
        let sum = tries(&format, "the sum of n");
        assert_eq!(sum.len(), 2);
        assert_eq!(sum[1].2, "at most 500 more, as the sum is at most 1500");
        assert!(format.read::<Vec<u32>>(&sum[0].1).is_ok());
        let fault = format.read::<Vec<u32>>(&sum[1].1.replace('@', "")).expect_err("one too many");
        assert_eq!(fault.expected, sum[1].2);
    }

    #[test]
    fn what_is_written_is_read() {
        let format = Format::until("0 0", row([int("a", 1..=9), int("b", 1..=9)]));
        assert_eq!(format.write(&[(1_u8, 2_u8), (3, 4)]), "1 2\n3 4\n0 0\n");
        assert_eq!(format.read::<(u8, u8)>("1 2\n3 4").expect("cases"), [(1, 2), (3, 4)]);
        let tree = Format::one(tree_of("n", 1..=5));
        assert_eq!(tree.write(&[(3_usize, vec![(0_usize, 1_usize), (1, 2)])]), "3\n1 2\n2 3\n");
        let fault = tree.read_data("3\n1 2\n2 1\n").expect_err("no tree");
        assert_eq!(fault.to_string(), r#"line 2, column 1: expected the edges of a tree, found "1""#);
    }

    #[test]
    fn as_many_inputs_as_fit_become_one() {
        let inputs = ["1\n1\n7\n", "2\n1\n5\n1\n6\n", "3\n1\n1\n1\n2\n1\n3\n", "5\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n"];
        let together = |count: usize, most| heaps().together(&inputs[..count], most);
        assert_eq!(together(2, 100), Some(("3\n1\n7\n1\n5\n1\n6\n".to_owned(), 2)));
        // There are at most 10 cases in an input, and so many bytes.
        assert_eq!(together(4, 100).map(|(_, count)| count), Some(2));
        assert_eq!([together(2, 13), together(1, 100)], [None, None]);
        let one = Format::one(counted("n", 1..=1000, int("a heap", 1..=9)));
        assert_eq!(one.together(&["1\n7\n", "1\n5\n"], 100), None);
    }

    #[test]
    fn trees_graphs_and_conditions_have_their_limits() {
        let tree = Format::one(tree_of("n", 2..=50));
        let vertex = tries(&tree, "a vertex");
        assert!(vertex.iter().take(2).all(|(_, input, _)| tree.read_data(input).is_ok()), "{vertex:?}");
        let graph = Format::one(all([row([int("n", 1..=50), len("m", 0..=40)]), edges("m", "n", Order::Edges)]));
        let graph = graph.trying("m", "n", 50);
        for name in ["n", "m", "u", "v"] {
            for (value, input, expected) in tries(&graph, name) {
                let read = graph.read_data(&input.replace('@', ""));
                assert_eq!(read.is_ok(), expected.is_empty(), "{name} {value}: {input}");
            }
        }
        let differ = all([row([int("n", 2..=9), vertex_of("a"), vertex_of("b")])]);
        let differ = Format::one(differ.such("another vertex", |(_, a, b): (u8, u8, u8)| a != b));
        assert!(tries(&differ, "a").iter().take(2).all(|(_, input, _)| differ.read_data(input).is_ok()));
        let rising = Format::one(all([
            row([len("n", 2..=9)]),
            row([list("n", int("a number", 0..=1000)).in_order(Order::Rising)]),
        ]));
        let numbers = tries(&rising, "a number");
        assert!(numbers.iter().take(2).all(|(_, input, _)| rising.read_data(input).is_ok()), "{numbers:?}");
    }

    fn vertex_of(name: &'static str) -> Form {
        vertex(name, "n")
    }

    #[test]
    fn all_small_cases_are_made() {
        let heaps: Vec<Vec<u32>> = heaps().all(&[("n", 2), ("a heap", 3)]);
        assert_eq!(heaps.len(), 3 + 9);
        assert!(heaps.contains(&vec![3, 1]));
        let trees: Vec<(usize, Vec<(usize, usize)>)> = Format::one(tree_of("n", 1..=50)).all(&[("n", 4)]);
        assert_eq!(trees.len(), 1 + 1 + 3 + 16);
        let graph = Format::one(all([row([int("n", 1..=9), len("m", 0..=9)]), edges("m", "n", Order::Edges)]));
        let graphs: Vec<(usize, Vec<(usize, usize)>)> = graph.all(&[("n", 3), ("m", 9)]);
        assert_eq!(graphs.len(), 1 + 2 + 8);
        let edge = row([vertex_of("u"), vertex_of("v"), int("a colour", 0..=1)]);
        let coloured = repeat(from(|before| before["n"] - 1), edge).in_order(Order::Forest);
        let coloured = Format::one(all([row([int("n", 1..=9)]), coloured]));
        let trees: Vec<(usize, Vec<(usize, usize, u8)>)> = coloured.all(&[("n", 4)]);
        assert_eq!(trees.len(), 1 + 2 + 3 * 4 + 16 * 8);
        assert!(coloured.read_data("3\n1 2 0\n2 1 0\n").is_err());
        assert_eq!(Format::described(&[("n", 2), ("a heap", 3)]), "all with n up to 2, a heap up to 3");
    }

    #[test]
    fn items_know_their_places() {
        let parents = list_but_first("n", between("p", 1, PLACE));
        let tree = Format::one(all([row([len("n", 2..=50)]), row([parents])]));
        let trees: Vec<Vec<u32>> = tree.all(&[("n", 3), ("p", 50)]);
        assert_eq!(trees, [vec![1], vec![1, 1], vec![1, 2]]);
        let smaller = one_step_smaller(&tree, &[[1, 2].data()]);
        assert_eq!(smaller, ["2\n1\n", "2\n1\n", "3\n1 1\n"]);
        let fault = tree.read_data("4 1 3 3").expect_err("a parent behind");
        assert_eq!(fault.expected, "an integer from 1 to 2");
        let p = tries(&tree, "p");
        assert_eq!(p[1], (2, "3\n1 2\n".to_owned(), String::new()));
        assert_eq!(p[3].2, "an integer from 1 to 2");
    }

    /// The inputs of this form that are one step smaller.
    fn one_step_smaller(format: &Format, cases: &[Data]) -> Vec<String> {
        let smaller = format.smaller(cases).filter(|cases| format.holds(cases));
        smaller.map(|cases| format.write_data(&cases, None)).collect()
    }

    #[test]
    fn smaller_cases_are_made_when_they_are_asked_for() {
        let row = Format::one(all([row([len("n", 1..=100_000)]), row([list("n", int("a", 0..=9))])]));
        let cases = row.read_data(&format!("100000\n{}\n", "9 ".repeat(100_000))).expect("a row");
        // All of them would be some 500 000 lists of 100 000 numbers.
        let lens = row.smaller(&cases).map(|cases| cases[0].list().len());
        assert_eq!(lens.take(4).collect::<Vec<_>>(), [0, 50_000, 50_000, 75_000]);
    }

    #[test]
    fn smaller_cases_have_the_same_form() {
        let tree = all([row([len("n", 1..=50)]), row([list("n", int("stones", 0..=9))]), tree("a vertex", "n")]);
        let format = Format::tests("t", 1..=5, tree);
        let cases = format.read_data("2\n3\n5 6 7\n1 2\n1 3\n1\n4\n").expect("two cases");
        let inputs = one_step_smaller(&format, &cases);
        assert_eq!(inputs[0], "1\n1\n4\n");
        for smaller in ["2\n2\n5 7\n1 2\n1\n4\n", "2\n1\n7\n1\n4\n", "2\n3\n5 3 7\n1 2\n1 3\n1\n4\n"] {
            assert!(inputs.iter().any(|input| input == smaller), "{smaller:?} {inputs:?}");
        }
        assert!(inputs.iter().all(|input| format.read_data(input).is_ok()));
    }

    #[test]
    fn a_board_without_rows_is_no_smaller_board() {
        let rows = list("n", row([word_of("a row", "m", ".#")]));
        let board = Format::one(all([row([len("n", 1..=9), len("m", 1..=9)]), rows]));
        let cases = board.read_data("2 1\n.\n#\n").expect("a board");
        assert_eq!(one_step_smaller(&board, &cases), ["1 1\n#\n", "1 1\n.\n"]);
    }
}
