//! The `io` of a submission against the library's: both give the same answers, and refuse the same inputs with the same
//! words of what they expected. A refusal ends the process, so this program starts itself as each of the two.

use std::env;
use std::error::Error;
use std::io::Write;
use std::process::{Command, ExitCode, Output, Stdio};

use judge::harness::{Options, Trial, run};

// What the stand-in finds in a bundle.
use grundy::graphs;

#[path = "../src/stand_in/io.rs"]
#[allow(dead_code, unused_imports, unused_macros)]
mod io;

#[path = "../src/stand_in/io_graphs.rs"]
mod io_graphs;

/// The argument that makes this a program: `--as SIDE NAME`.
const AS: &str = "--as";

/// The stand-in, and the library.
const SIDES: [&str; 2] = ["ours", "theirs"];

struct Case {
    name: &'static str,
    inputs: &'static [&'static [u8]],
    ours: fn(),
    theirs: fn(),
}

/// The same program with either `io`, for each of the inputs.
macro_rules! cases {
    ($($name:ident: $run:ident $inputs:expr, $program:expr;)*) => {
        &[$(Case {
            name: stringify!($name),
            inputs: $inputs,
            ours: || {
                #[allow(unused_imports)]
                use crate::io::{self, Between, In, List, ListInto, Pair, Total, Vertex, Word, input, read_value};
                #[allow(unused_imports)]
                use crate::io_graphs::{ForestOn, GraphOn, RootedTreeOn, TreeOn};
                io::$run($program);
            },
            theirs: || {
                #[allow(unused_imports)]
                use ::grundy::io::{self, Between, In, List, ListInto, Pair, Total, Vertex, Word};
                #[allow(unused_imports)]
                use ::grundy::io::{ForestOn, GraphOn, RootedTreeOn, TreeOn};
                #[allow(unused_imports)]
                use ::proconio::{input, read_value};
                io::$run($program);
            },
        },)*]
    };
}

const CASES: &[Case] = cases! {
    nothing: run &[b"", b"1"], |_, _| {};
    integers: run
        &[
            b"7 -3", b"+7 -0", b"\n\n 0 \t\r\n0007", b"9 5", b"10 0", b"-1 0", b"3", b"", b"x", b"1x 2", b"- 1", b"+ 1",
            b"++1 1", b"-+1 1", b"1.0 1", b"0x1 1", "٣ 1".as_bytes(), b"5 -5", b"5 -6", b"12345678 1",
            b"00000000000000000000000000000003 1", b"123456789012345678901234567890 1", b"3 4 5 x", b"1\x001",
            b"1\x7f 1",
        ],
        |input, out| {
            input! { from input, a: In<0, 9>, b: In<-5, 5, i8> }
            writeln!(out, "{a} {b}");
        };
    limits_of_types: run
        &[
            b"18446744073709551615 -9223372036854775808 255", b"18446744073709551616 0 0", b"36893488147419103232 0 0",
            b"0 9223372036854775807 0", b"0 9223372036854775808 0", b"0 -9223372036854775809 0", b"0 0 256",
            b"99999999 -99999999 0", b"100000000 -100000000 0", b"1234567812345678 -1234567812345678 0",
            b"12345678123456789x 0 0",
        ],
        |input, out| {
            input! {
                from input,
                a: In<0, { u64::MAX as i128 }, u64>,
                b: In<{ i64::MIN as i128 }, { i64::MAX as i128 }, i64>,
                c: In<0, 255, u8>,
            }
            writeln!(out, "{a} {b} {c}");
        };
    limits_at_run_time: run
        &[
            b"5 3 -2 9", b"5 6", b"5 0", b"5 5 -6", b"5 1 -5 18446744073709551615", b"5 1 -5 18446744073709551616",
            b"5 1 5 -1",
        ],
        |input, out| {
            input! {
                from input,
                n: In<1, 9>,
                k: with Between(1, n),
                d: with Between(-5_i64, 5),
                e: with Between(0, u64::MAX),
            }
            writeln!(out, "{n} {k} {d} {e}");
        };
    forms: run
        &[
            b"2 3 1 2 3 4 5 6 7 8 9 1 1 2 2", b"2 3 1 2 3 4 5 6 7 8 9 1 1 2 3", b"2 3 1 2 3 4 5 6 7 8 9 1 1 2",
            b"2 3 1 2 3 4 5 x", b"2 3 1 2 3 4 5 6 7 8 9 0 1 2 3",
        ],
        |input, out| {
            type Digit = In<0, 9>;
            input! { from input, n: Digit, m: Digit, mut rows: [[In<0, 9>; m]; n], (p, q): (Digit, Digit), }
            input! { from input, pairs: [(Digit, [Digit; 1]); 1], last: [Digit; 2 * n - 2] }
            let value = read_value!(from input, with Between(0, n));
            rows.reverse();
            writeln!(out, "{n} {m} {rows:?} {p} {q} {pairs:?} {last:?} {value} {}", input.is_empty());
        };
    ends: run &[b"", b"\n \r\n", b"1 2 3", b"1 0 2", b" 1 2\n\n"],
        |input, out| {
            while !input.is_empty() {
                match read_value!(from input, In<0, 9>) {
                    0 => break,
                    number => writeln!(out, "{number}"),
                }
            }
        };
    plain_types: run
        &[b"ab 7 x 2.5", b"ab -7 x 2.5", b"ab 7 xy 2.5", b"ab 7 x y", b"ab 7 x", b"", "é 7 é 1e3".as_bytes()],
        |input, out| {
            input! { from input, word: String, a: u32, letter: char, b: f64 }
            writeln!(out, "{word} {a} {letter} {b}");
        };
    tokens: run &[b"a bc", b"a", b"", b"\xc3\xa9 \x01 b"],
        |input, out| writeln!(out, "{:?} {:?} {}", input.next_token(), input.next_token(), input.is_empty());
    words: run &[b"ab 01", b"ab 0", b"ab 010", b"abc 01", b"a 01", b"ac 01", b"ab", b"ab 01\xc3\xa9", b""],
        |input, out| {
            let row = Word { alphabet: "ab", shortest: 2, longest: 3 };
            input! { from input, row: with row, bits: with Word::exactly("01", 2) }
            writeln!(out, "{row:?} {bits:?}");
        };
    no_letters: run &[b"a", b""],
        |input, out| {
            input! { from input, word: with Word { alphabet: "a", shortest: 0, longest: 1 } }
            writeln!(out, "{word:?}");
        };
    totals: run &[b"4 5 1", b"4 5 2", b"4 7", b"4 0", b"4 5"],
        |input, out| {
            let sum = Total::at_most(10);
            input! { from input, n: with sum.of(1, 6), m: with List(2, sum.of(1, 6)) }
            writeln!(out, "{n} {m:?}");
        };
    vertices: run &[b"1 3 2", b"0", b"4", b"1 +3 2", b"1 -1", b"1 2", b"1 99999999999999999999"],
        |input, out| writeln!(out, "{:?}", read_value!(from input, with List(3, Vertex(3))));
    kept_lists: run &[b"2 4 5 1 6", b"1 4 2 5 6", b"2 4 5 3 6 7 8", b"2 4 x", b"3 4 5"],
        |input, out| {
            let mut kept = vec![];
            for _ in 0..2 {
                input! { from input, n: In<1, 3>, numbers: with ListInto(&mut kept, n, Between(4, 8)) }
                writeln!(out, "{numbers:?}");
            }
        };
    trees: run &[b"1 2 3 2 4 2", b"1 2 2 3 3 1", b"1 2 1 2 3 4", b"1 1", b"1 5", b"1 2 3"],
        |input, out| {
            let tree = read_value!(from input, with TreeOn(4));
            writeln!(out, "{:?}", (0..4).map(|v| tree.parent(v)).collect::<Vec<_>>());
        };
    rooted_trees: run &[b"1 2 3 2 4 2", b"1 2 2 1"],
        |input, out| {
            let tree = read_value!(from input, with RootedTreeOn(4, 3));
            writeln!(out, "{:?}", (0..4).map(|v| tree.parent(v)).collect::<Vec<_>>());
        };
    forests: run &[b"1 2 3 4", b"1 2 2 1", b"3 3", b"1 2 3"],
        |input, out| {
            let forest = read_value!(from input, with ForestOn(4, 2));
            writeln!(out, "{:?}", forest.leaves_first().collect::<Vec<_>>());
        };
    graphs: run &[b"1 2 1 2 3 3", b"1 2 1 2 3 4", b"1 2 1 2 3"],
        |input, out| {
            let graph = read_value!(from input, with GraphOn(3, 3));
            writeln!(out, "{:?}", graph.edges().collect::<Vec<_>>());
        };
    places: run &[b"3 1 2", b"3 1 3", b"3 3 3", b"9 1 2", b"9 9 9", b"8 1 2"],
        |input, out| {
            let first = input.place();
            input! { from input, numbers: [In<1, 9>; 3] }
            match numbers[0] {
                8 => io::refuse("another number"),
                9 => first.refuse("less than 9"),
                _ => {}
            }
            if numbers[2] == 9 {
                first.after(1).refuse_all(2, format_args!("less than {}", 9));
            }
            writeln!(out, "{:?}", first.distinct_or_refuse(&numbers, 1, "another number than before"));
        };
    orders: run &[b"1 2 3", b"1 2 2", b"3 1 2", b"1 2 0"],
        |input, out| {
            let first = input.place();
            input! { from input, numbers: with List(3, Between(1, 9)) }
            first.in_order_or_refuse(&numbers, |before, number| before < number, "a greater number");
            writeln!(out, "{numbers:?}");
        };
    amounts: run &[b"ab abb", b"ab abbb", b"abbbbb a"],
        |input, out| {
            let letters = Total::at_most(5);
            for _ in 0..2 {
                let place = input.place();
                letters.add(read_value!(from input, String).len(), place);
            }
            out.either(true, ["some", "none"]);
            out.either(false, ["some", "none"]);
        };
    until_zero: run &[b"3 5 0 7", b"3 5", b"", b"3 x", b"3 10", b"0"],
        |input, out| {
            while let Some(number) = input.until_zero(Between(0, 9)) {
                writeln!(out, "{number}");
            }
        };
    labelled_trees: run &[b"1 2 7 2 3 8", b"1 2 7 2 1 8", b"1 1 7 2 3 8", b"1 4"],
        |input, out| {
            let first = input.place();
            let labelled = List(2, Pair(Pair(Vertex(3), Vertex(3)), Between(7, 8)));
            let (edges, labels): (Vec<_>, Vec<_>) = read_value!(from input, with labelled).into_iter().unzip();
            let tree = first.tree_or_refuse(3, &edges, 3);
            writeln!(out, "{:?} {labels:?}", (0..3).map(|v| tree.parent(v)).collect::<Vec<_>>());
        };
    distinct_edges: run &[b"1 2 2 3 3 3", b"1 2 2 3 2 1", b"2 2 1 3 2 2", b"1 2 4"],
        |input, out| {
            let first = input.place();
            input! { from input, graph: with GraphOn(3, 3) }
            first.distinct_edges_or_refuse(&graph, 2, "another edge than before");
            writeln!(out, "{:?}", graph.edges().collect::<Vec<_>>());
        };
    orders_of_arcs: run &[b"3 1 1 2 3 2", b"3 1 1 2 2 3", b"3 3 1 2 1 2", b"0"],
        |input, out| {
            let first = input.place();
            input! { from input, arcs: with List(3, Pair(Vertex(3), Vertex(3))) }
            writeln!(out, "{:?}", first.topological_order_or_refuse(3, &arcs, 2, "a way down"));
        };
    no_text: run &[b"1\n2 \xff\n", b"\xff", b"1 2 \xc3"],
        |input, out| writeln!(out, "{}", read_value!(from input, In<0, 9>));
    answers: run &[b"1", b"x"],
        |input, out| {
            write!(out, "{}", 1);
            out.line("");
            out.line("a line");
            write!(out, "no end {}", read_value!(from input, In<0, 9>));
        };
    dialogue: interact
        &[b"2\n0 7\n\n1\n", b"2 0\n7 1", b"2\n0 7\n\n2", b"2\n0 7\n", b"", b"\xff\n", b"1\n2\n3\n"],
        |input, out| {
            input! { from input, n: In<1, 2> }
            for i in 0..n {
                writeln!(out, "? {i}");
                let place = input.place();
                input! { from input, heard: In<0, 9>, next: with Between(0, n + 5) }
                if heard == next {
                    place.refuse_all(2, "two numbers");
                }
                out.line("next");
                if input.is_empty() {
                    break;
                }
            }
            write!(out, "! ");
            writeln!(out, "{n}");
        };
};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match &arguments[..] {
        [flag, side, name] if flag == AS => {
            let case = CASES.iter().find(|case| case.name == name).expect("a case of that name");
            (if side == SIDES[0] { case.ours } else { case.theirs })();
            ExitCode::SUCCESS
        }
        _ => {
            let said = |result: Result<(), Box<dyn Error>>| result.map_err(|error| error.to_string());
            let mut trials: Vec<Trial> =
                CASES.iter().map(|case| Trial::new(case.name.to_owned(), move || said(compare(case)))).collect();
            trials.push(Trial::new("a_closed_pipe_ends_it_quietly".to_owned(), move || said(closed())));
            let tally = run(&Options::of(arguments).expect("the options of a test"), trials);
            print!("{}", tally.summary());
            if tally.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
    }
}

fn start(side: &str, name: &str) -> std::io::Result<std::process::Child> {
    let mut command = Command::new(env::current_exe()?);
    command.args([AS, side, name]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn()
}

fn compare(case: &Case) -> Result<(), Box<dyn Error>> {
    for text in case.inputs {
        let [ours, theirs] = SIDES.map(|side| {
            let mut child = start(side, case.name)?;
            // A program that refuses the input may not read all of it.
            let _ = child.stdin.take().map(|mut input| input.write_all(text));
            child.wait_with_output()
        });
        let (ours, mut theirs) = (ours?, theirs?);
        theirs.stderr = unlocated(&String::from_utf8(theirs.stderr)?).into();
        if ours != theirs {
            let text = String::from_utf8_lossy(text);
            return Err(format!("for {text:?} the stand-in gives {ours:?}, the library {theirs:?}").into());
        }
        let is_refused = ours.stderr.starts_with(b"error: expected ") && ours.status.code() == Some(1);
        let is_answered = ours.stderr.is_empty() && ours.status.success();
        if !is_refused && !is_answered {
            return Err(format!("no refusal and no answer: {ours:?}").into());
        }
    }
    Ok(())
}

/// The error line without the place, and without what was found there.
fn unlocated(line: &str) -> String {
    let Some((_, expected)) = line.split_once(": expected ") else { return line.to_owned() };
    let expected = expected.trim_end().rsplit_once(", found ").map_or(expected.trim_end(), |(expected, _)| expected);
    format!("error: expected {expected}\n")
}

fn closed() -> Result<(), Box<dyn Error>> {
    let mut child = start(SIDES[0], "answers")?;
    drop(child.stdout.take());
    child.stdin.take().expect("it is piped").write_all(b"1")?;
    let Output { status, stderr, .. } = child.wait_with_output()?;
    match status.success() && stderr.is_empty() {
        true => Ok(()),
        false => Err(format!("{status}, {:?}", String::from_utf8(stderr)).into()),
    }
}
