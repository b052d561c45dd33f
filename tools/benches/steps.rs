//! Holds what the library's documentation says of complexity, by counted instructions: `cargo bench -p library --bench
//! steps`. It needs valgrind.
//!
//! Every function with a heading `# Complexity` is called at a size and at twice this size. Its instructions may grow
//! as its bound does. A count does not depend on the machine or on what else it does, as times do.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::ExitCode;

use grundy::arithmetic::nimber::Nimber;
use grundy::arithmetic::quotients::{self, Table};
use grundy::arithmetic::{
    Factorials, Mod, inverse_xor_transform, isqrt, least_primes, prime_factor_counts, xor_transform,
};
use grundy::games::attractors::{Attractor, Buchi};
use grundy::games::costs::{Mover, forced_cost};
use grundy::games::rare::SplitTable;
use grundy::games::take_away::{TakeAway, won_heaps};
use grundy::games::{
    Grundy, KnownRule, Number, Octal, Outcomes, Player, Status, ends, euclid, fibonacci, hackenbush, loopy, misere,
    moore, nim, sg, staircase, switches, values, wythoff,
};
use grundy::graphs::{
    DepthFirst, Digraph, DisjointSets, Forest, GeneralMatching, Graph, Lca, Matching, Tree, closing_edge,
};
use grundy::io::Input;
use grundy::structures::{BitSet, Fenwick, XorBasis, subsets};
use lexopt::{Arg, Parser};

mod callgrind;

use callgrind::{callgrind, totals};

/// What the counted growth may be more than that of the bound.
const TOLERANCE: f64 = 1.12;

type Bound = fn(f64) -> f64;
const ONE: Bound = |_| 1.0;
const LOG: Bound = f64::log2;
const ROOT: Bound = f64::sqrt;
const LINEAR: Bound = |n| n;
const SORTING: Bound = |n| n * n.log2();
const ROOT_TIMES: Bound = |n| n * n.sqrt();
const SQUARE: Bound = |n| n * n;
const SQUARE_LOG: Bound = |n| n * n * n.log2();

/// Work on an input of some size: `prepare` makes the input, what it gives is counted.
struct Case {
    name: &'static str,
    bound: Bound,
    size: usize,
    prepare: Box<dyn Fn(usize) -> Box<dyn FnOnce()>>,
}

fn main() -> ExitCode {
    match is_counted() {
        Ok(true) => {
            work_on_all();
            ExitCode::SUCCESS
        }
        Ok(false) => ExitCode::from(u8::from(faults() > 0)),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether this process is the one whose instructions are counted.
fn is_counted() -> Result<bool, lexopt::Error> {
    let mut is_counted = false;
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("bench") => {}
            Arg::Long("counted") => is_counted = true,
            argument => return Err(argument.unexpected()),
        }
    }
    Ok(is_counted)
}

/// Works on each case at both sizes, as parts of the count.
fn work_on_all() {
    for case in cases() {
        for size in [case.size, 2 * case.size] {
            let work = (case.prepare)(size);
            part_of_the_count();
            work();
            part_of_the_count();
        }
    }
}

/// Has all cases counted, and prints what grows too much; how many these are.
fn faults() -> usize {
    let cases = cases();
    let mut faults = without_a_case(&cases);
    let counts = counted();
    assert_eq!(counts.len(), 4 * cases.len() + 1, "parts of the count");
    for (case, counts) in cases.iter().zip(counts[1..].chunks(4)) {
        let [small, large] = [counts[0], counts[2]].map(|count| count as f64);
        let [allowed, found] = [(case.bound)(2.0 * case.size as f64) / (case.bound)(case.size as f64), large / small];
        let fault = found > TOLERANCE * allowed;
        let mark = if fault { "  too much" } else { "" };
        println!("{:52} {:8} {small:12} {large:12} {found:6.2} of {allowed:5.2}{mark}", case.name, case.size);
        faults += usize::from(fault);
    }
    println!("{faults} faults");
    faults
}

/// Where the count is parted.
#[inline(never)]
fn part_of_the_count() {
    black_box(());
}

/// The instructions of each part of this program, in which the cases are worked on.
fn counted() -> Vec<u64> {
    let folder = std::env::temp_dir().join(format!("grundy-steps-{}", std::process::id()));
    fs::create_dir(&folder).expect("a folder for the counts");
    let counts = folder.join("counts");
    let run = callgrind(&counts)
        .args(["--combine-dumps=yes", "--dump-before=*part_of_the_count*"])
        .args([std::env::current_exe().expect("this program"), "--counted".into()])
        .status();
    assert!(run.expect("valgrind is installed").success(), "a case panics");
    let text = fs::read_to_string(&counts).expect("the counts");
    fs::remove_dir_all(&folder).expect("the folder is there");
    totals(&text)
}

/// Names every function that says its complexity and has no case of its own, and every case of no such function; how
/// many these are.
fn without_a_case(cases: &[Case]) -> usize {
    let source =
        Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package is")).join("../../src");
    let mut documented = vec![];
    for group in ["arithmetic", "games", "graphs", "io", "structures"] {
        for file in fs::read_dir(source.join(group)).expect("a group of the library") {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a source");
            let module = path.file_stem().expect("a name").to_string_lossy();
            documented.extend(documented_in(&text).map(|name| format!("{group}::{module}::{name}")));
        }
    }
    let names: BTreeSet<&str> =
        documented.iter().map(String::as_str).chain(cases.iter().map(|case| case.name)).collect();
    // Types of one module may have functions of one name.
    let functions = |name: &str| documented.iter().filter(|documented| *documented == name).count();
    let cases = |name: &str| cases.iter().filter(|case| case.name == name).count();
    let faults = names.into_iter().filter(|name| cases(name) < functions(name) || functions(name) == 0);
    faults.inspect(|name| println!("{name}: {} functions, {} cases", functions(name), cases(name))).count()
}

/// The functions of a module that say their complexity, and can be called from here.
fn documented_in(text: &str) -> impl Iterator<Item = &str> {
    text.split("/// # Complexity\n").skip(1).filter_map(|rest| {
        let mut lines = rest.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
        let (visibility, function) = lines.find_map(|line| line.split_once("fn "))?;
        function.split(['(', '<']).next().filter(|_| visibility != "pub(super) ")
    })
}

fn case<Work: FnOnce() + 'static>(
    name: &'static str,
    bound: Bound,
    size: usize,
    prepare: impl Fn(usize) -> Work + 'static,
) -> Case {
    Case { name, bound, size, prepare: Box::new(move |size| Box::new(prepare(size))) }
}

/// What is found is not left out, as nobody asks for it.
fn keep<T>(value: T) {
    black_box(value);
}

/// Does something with each number below `count`.
fn each<T>(count: usize, mut work: impl FnMut(usize) -> T) {
    (0..count).for_each(|index| keep(work(index)));
}

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// Numbers without a pattern, the same every time.
fn number(index: usize) -> u64 {
    let mixed = (index as u64).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 27
}

fn below(end: usize, index: usize) -> usize {
    (number(index) >> 20) as usize % end
}

fn numbers(count: usize) -> Vec<u64> {
    (0..count).map(number).collect()
}

type Edges = Vec<(usize, usize)>;

fn path(n: usize) -> Edges {
    (1..n).map(|v| (v - 1, v)).collect()
}

fn star(n: usize) -> Edges {
    (1..n).map(|v| (0, v)).collect()
}

fn random_tree(n: usize) -> Edges {
    (1..n).map(|v| (below(v, v), v)).collect()
}

fn tree(edges: &Edges) -> Tree {
    Tree::new(edges.len() + 1, edges.iter().copied()).expect("edges that form a tree")
}

/// Three times as many edges as vertices.
fn random_edges(n: usize) -> Edges {
    (0..3 * n).map(|edge| (below(n, 2 * edge), below(n, 2 * edge + 1))).collect()
}

/// The same between two halves.
fn bipartite(n: usize) -> Graph {
    let half = n / 2;
    Graph::new(n, random_edges(half).into_iter().map(|(u, v)| (u, half + v)))
}

fn graph(edges: &Edges, n: usize) -> Graph {
    Graph::new(n, edges.iter().copied())
}

/// Arcs from larger to smaller numbers.
fn acyclic(n: usize) -> Digraph {
    Digraph::new(n, random_edges(n).into_iter().filter(|(u, v)| u != v).map(|(u, v)| (u.max(v), u.min(v))))
}

/// From every vertex an arc leads to the next one.
fn with_cycles(n: usize) -> Digraph {
    Digraph::new(n, random_edges(n).into_iter().chain((0..n).map(|v| (v, (v + 1) % n))))
}

fn cases() -> Vec<Case> {
    [arithmetic(), heaps(), tables(), partizan(), positions(), graphs(), trees(), reading(), structures()]
        .into_iter()
        .flatten()
        .collect()
}

fn arithmetic() -> Vec<Case> {
    type Prime = Mod<998_244_353>;
    // At this size so many products, at twice the size the function that takes as many.
    fn products(name: &'static str, products: usize, function: fn(Nimber)) -> Case {
        keep(Nimber(2) * Nimber(3));
        case(name, ONE, 1, move |size| {
            move || match size {
                1 => keep((0..products).fold(Nimber(number(7)), |product, _| product * product)),
                _ => function(Nimber(number(3))),
            }
        })
    }
    let exponent = |bits: usize| (number(0) | 1 << 63) >> (64 - bits);
    vec![
        case("arithmetic::factorials::up_to", LINEAR, 1 << 14, |n| move || keep(Factorials::<998_244_353>::up_to(n))),
        case("arithmetic::modint::pow", LINEAR, 32, move |bits| {
            move || each(1000, |i| Prime::new(number(i)).pow(exponent(bits)))
        }),
        case("arithmetic::modint::inverse", ONE, 1000, |n| move || each(1000, |i| Prime::new(number(n + i)).inverse())),
        case("arithmetic::nimber::pow", LINEAR, 32, move |bits| {
            keep(Nimber(2) * Nimber(3));
            move || keep(Nimber(number(5)).pow(exponent(bits)))
        }),
        products("arithmetic::nimber::inverse", 127, |x| keep(x.inverse())),
        products("arithmetic::nimber::quotient", 128, |x| keep(x.quotient(Nimber(number(4))))),
        products("arithmetic::nimber::square_root", 65, |x| keep(x.square_root())),
        products("arithmetic::nimber::artin_schreier_root", 63 + 200, |x| keep(x.artin_schreier_root())),
        // About 8000, and what it takes to look them up.
        products("arithmetic::nimber::logarithm", 11_000, |x| keep(x.logarithm(Nimber(number(4))))),
        case("arithmetic::nimber::mul", LINEAR, 1000, |n| {
            keep(Nimber(2) * Nimber(3));
            move || each(n, |i| Nimber(number(i)) * Nimber(number(i + 1)))
        }),
        case("arithmetic::primes::least_primes", |n| n * n.log2().log2(), 1 << 15, |n| move || keep(least_primes(n))),
        case(
            "arithmetic::primes::prime_factor_counts",
            |n| n * n.log2().log2(),
            1 << 15,
            |n| move || keep(prime_factor_counts(n)),
        ),
        case("arithmetic::quotients::blocks", ROOT, 1 << 24, |n| {
            move || keep(quotients::blocks(n as u32).map(|block| block.quotient).fold(0, u32::wrapping_add))
        }),
        case("arithmetic::quotients::rising", ROOT, 1 << 24, |n| {
            move || keep(Table::rising(n as u32, |quotient, _| quotient))
        }),
        case("arithmetic::quotients::get", ONE, 1 << 24, |n| {
            let table = Table::rising(n as u32, |quotient, _| quotient);
            move || each(1000, |i| table.get((n / (1 + below(n, i))) as u32))
        }),
        case("arithmetic::roots::isqrt", LOG, 31, |bits| move || each(1000, |i| isqrt(number(i) >> (64 - bits)))),
        case("arithmetic::xor_transform::xor_transform", SORTING, 1 << 13, |n| {
            let mut values: Vec<i64> = (0..n as i64).collect();
            move || {
                xor_transform(&mut values);
                keep(values);
            }
        }),
        case("arithmetic::xor_transform::inverse_xor_transform", SORTING, 1 << 12, |n| {
            let mut values: Vec<Prime> = numbers(n).into_iter().map(Prime::new).collect();
            move || {
                inverse_xor_transform(&mut values);
                keep(values);
            }
        }),
    ]
}

/// Heaps, given or in closed form.
fn heaps() -> Vec<Case> {
    // Neighbours among the Fibonacci numbers, for which Euclid's algorithm takes most steps, and sums of every second
    // one, which have most parts.
    fn fibonacci(index: usize) -> u64 {
        (0..index).fold((0, 1), |(a, b), _| (b, a + b)).0
    }
    fn of_many_parts(parts: usize) -> u64 {
        (1..=parts).map(|part| fibonacci(2 * part)).sum()
    }
    let of_bits = |bits: usize, i: usize| number(i) >> (64 - bits);
    vec![
        case("games::euclid::first_player_wins", LINEAR, 40, |n| {
            move || each(1000, |_| euclid::first_player_wins(black_box(fibonacci(n + 1)), fibonacci(n)))
        }),
        case("games::euclid::winning_move", LINEAR, 40, |n| {
            move || each(1000, |_| euclid::winning_move(black_box(fibonacci(n + 1)), fibonacci(n)))
        }),
        case("games::fibonacci::parts", LINEAR, 20, |n| {
            let number = of_many_parts(n);
            move || each(1000, |_| fibonacci::parts(black_box(number)).sum::<u64>())
        }),
        case("games::fibonacci::first_player_wins", LINEAR, 20, |n| {
            let number = of_many_parts(n);
            move || each(1000, |_| fibonacci::first_player_wins(black_box(number), 1))
        }),
        case("games::fibonacci::winning_move", LINEAR, 20, |n| {
            let number = of_many_parts(n);
            move || each(1000, |_| fibonacci::winning_move(black_box(number), number / 2))
        }),
        case("games::misere::first_player_wins", LINEAR, 1 << 14, |n| {
            let heaps = numbers(n);
            move || keep(misere::first_player_wins(&heaps))
        }),
        case("games::misere::winning_moves", LINEAR, 1 << 13, |n| {
            let heaps = numbers(n);
            move || keep(misere::winning_moves(&heaps))
        }),
        case("games::misere::winning_moves", LINEAR, 1 << 13, |n| {
            let heaps: Vec<u64> = (0..n).map(|heap| u64::from(heap > 0)).collect();
            move || keep(misere::winning_moves(&heaps))
        }),
        case("games::moore::first_player_wins", LINEAR, 1 << 11, |n| {
            let heaps = numbers(n);
            move || keep(moore::first_player_wins(&heaps, 5))
        }),
        // Of few, of half of them, and of equal ones: in each all bits are looked through.
        case("games::moore::winning_move", LINEAR, 1 << 11, |n| {
            let heaps = numbers(n);
            move || keep(moore::winning_move(&heaps, 5))
        }),
        case("games::moore::winning_move", LINEAR, 1 << 11, |n| {
            let heaps = numbers(n);
            move || keep(moore::winning_move(&heaps, n / 2))
        }),
        case("games::moore::winning_move", LINEAR, 1 << 11, |n| {
            let heaps = vec![number(1); n];
            move || keep(moore::winning_move(&heaps, n - 1))
        }),
        case("games::moore::lost_sequences", LINEAR, 1 << 10, |n| {
            let factorials = Factorials::<998_244_353>::up_to(100);
            move || keep(moore::lost_sequences(100, 10, n, &factorials))
        }),
        case("games::moore::lost_sequences", LINEAR, 100, |heaps| {
            let factorials = Factorials::<998_244_353>::up_to(heaps);
            move || keep(moore::lost_sequences(heaps, 1, 1000, &factorials))
        }),
        case("games::nim::first_player_wins", LINEAR, 1 << 14, |n| {
            let heaps = numbers(n);
            move || keep(nim::first_player_wins(&heaps))
        }),
        case("games::nim::winning_moves", LINEAR, 1 << 13, |n| {
            let heaps = numbers(n);
            move || keep(nim::winning_moves(&heaps).count())
        }),
        case("games::sg::mex", LINEAR, 1 << 14, |n| {
            let values: Vec<usize> = (0..n).map(|i| below(n, i)).collect();
            move || keep(sg::mex(values.iter().copied()))
        }),
        case("games::sg::mex", LINEAR, 1 << 11, |n| {
            let values: Vec<usize> = (0..n).rev().collect();
            move || keep(sg::mex(values.iter().copied()))
        }),
        case("games::staircase::staircase_sum", LINEAR, 1 << 14, |n| {
            let heaps = numbers(n);
            move || keep(staircase::staircase_sum(heaps.iter().copied().enumerate()))
        }),
        case("games::staircase::winning_moves", LINEAR, 1 << 13, |n| {
            let heaps = numbers(n);
            move || keep(staircase::winning_moves(&heaps).count())
        }),
        case("games::staircase::rises_sum", LINEAR, 1 << 14, |n| {
            let row: Vec<u64> = (0..n as u64).map(|place| place * place).collect();
            move || keep(staircase::rises_sum(&row))
        }),
        case("games::wythoff::first_player_wins", ONE, 31, move |bits| {
            move || each(1000, |i| wythoff::first_player_wins(of_bits(bits, i), of_bits(bits, i + 1)))
        }),
        case("games::wythoff::lost_pair", LINEAR, 31, move |bits| {
            move || each(1000, |i| wythoff::lost_pair(of_bits(bits, i)))
        }),
        case("games::wythoff::winning_moves", LINEAR, 31, move |bits| {
            move || each(1000, |i| wythoff::winning_moves(of_bits(bits, i), of_bits(bits, i + 1)))
        }),
    ]
}

/// Tables of values, and what they prove.
fn tables() -> Vec<Case> {
    let kayles = || Octal::parse("0.77").expect("a code");
    let two_or_five = || TakeAway::new(&[2, 5]);
    let known = |name, bound, size, rule: fn() -> KnownRule| {
        let values = case(name, bound, size, move |n| move || keep(rule().values(n)));
        let proof = case("games::rules::proof", bound, size, move |n| {
            let values = rule().values(n);
            move || keep(rule().proof(&values))
        });
        [values, proof]
    };
    let rules = "games::rules::values";
    let mut cases = vec![
        case("games::periodic::get", ONE, 1 << 10, |n| {
            let values = grundy::games::Periodic::new((0..n).collect(), n / 2, n / 2);
            move || each(1000, |i| values.get(number(i)))
        }),
        case("games::rare::extend_to", SQUARE, 1 << 9, |n| {
            move || {
                let mut table = SplitTable::grundys_game();
                table.extend_to(n);
                keep(table);
            }
        }),
        case("games::splitting::values", SQUARE, 1 << 9, move |n| move || keep(kayles().values(n))),
        case("games::splitting::period", LINEAR, 1 << 12, move |n| {
            let values: Vec<usize> = (0..n).map(|heap| heap % 12).collect();
            move || keep(kayles().period(&values))
        }),
        // A period that the last value refutes is looked for to the end.
        case("games::splitting::period", SQUARE, 1 << 10, move |n| {
            let values: Vec<usize> = (0..n).map(|heap| usize::from(heap + 1 == n)).collect();
            move || keep(kayles().period(&values))
        }),
        case("games::splitting::periodic", SQUARE, 1 << 8, move |n| {
            move || keep(Octal::parse("0.07").expect("a code").periodic(n))
        }),
        case("games::take_away::won_heaps", LINEAR, 1 << 13, |n| move || keep(won_heaps(&[2, 5, 7], n))),
        case("games::take_away::values", LINEAR, 1 << 13, |n| move || keep(TakeAway::new(&[1, 3, 8]).values(n))),
        case("games::take_away::period", LINEAR, 1 << 13, move |n| {
            let values = two_or_five().values(n);
            move || keep(two_or_five().period(&values))
        }),
        case("games::take_away::periodic", LINEAR, 1 << 13, move |n| move || keep(two_or_five().periodic(n))),
        case("games::values::grundy_values", LINEAR, 1 << 12, |n| {
            let graph = acyclic(n);
            move || keep(values::grundy_values(&graph))
        }),
        case("games::values::numbered_values", LINEAR, 1 << 14, |n| {
            move || {
                let value = |heap: usize, values: &[usize]| values.get(heap / 2).map_or(0, |value| value ^ 1);
                keep(values::numbered_values(n, value));
            }
        }),
        case("games::values::value", LINEAR, 1 << 11, |n| {
            move || keep(Grundy::new(|&heap: &usize| (heap.saturating_sub(3)..heap).collect()).value(&n))
        }),
    ];
    cases.extend(known(rules, LINEAR, 1 << 12, || KnownRule::Nim));
    cases.extend(known(rules, LINEAR, 1 << 12, || KnownRule::UpTo(7)));
    cases.extend(known(rules, LINEAR, 1 << 12, || KnownRule::TakeAway(vec![2, 5])));
    cases.extend(known(rules, LINEAR, 1 << 12, || KnownRule::Lasker));
    cases.extend(known(rules, LINEAR, 1 << 12, || KnownRule::MockTurtles));
    cases.extend(known(rules, LINEAR, 1 << 12, || KnownRule::Ruler));
    cases.extend(known(rules, SQUARE, 1 << 9, || KnownRule::GrundysGame));
    cases
}

/// Games of two players who have different moves.
fn partizan() -> Vec<Case> {
    // The number of a stalk: as many places as edges.
    fn stalk(top: i64, edges: usize) -> Number {
        let owner = |edge: usize| if edge % 3 == 0 { Player::Left } else { Player::Right };
        (0..edges).fold(Number::from(top), |above, edge| above.on_edge(owner(edge)))
    }
    let row = |n: usize| (0..n).map(|i| below(1000, i) as i64).collect::<Vec<_>>();
    vec![
        case("games::ends::lead", SQUARE, 1 << 8, move |n| {
            let row = row(n);
            move || keep(ends::lead(&row))
        }),
        case("games::numbers::simplest_between", SQUARE, 1 << 9, |n| {
            // They differ behind all of these edges.
            let (left, right) = (stalk(0, n), stalk(1, n));
            move || keep(Number::simplest_between(Some(&left), Some(&right)))
        }),
        case("games::numbers::on_edge", LINEAR, 1 << 13, |n| move || keep(stalk(0, n))),
        // Single edges on a trunk: as many sums as edges.
        case("games::numbers::on_edge", LINEAR, 1 << 13, |n| {
            let leaf = |edge: usize| Number::from(if edge.is_multiple_of(2) { 1 } else { -1 });
            move || keep((0..n).fold(Number::from(0), |above, edge| above.on_edge(Player::Right) + leaf(edge)))
        }),
        case("games::switches::lead", SORTING, 1 << 12, move |n| {
            let row = row(n);
            move || keep(switches::lead(&row))
        }),
    ]
}

/// Positions that are numbered, with cycles or without.
fn positions() -> Vec<Case> {
    // A token on a line, which goes back by one or two.
    let statuses = |n: usize| (0..n).map(|place| Status::Open(place.min(2) as u32));
    let before = |n: usize| move |place: usize| place + 1..n.min(place + 3);
    // All in one call of `take`, or as many stops as positions.
    let attractor = |n: usize| Attractor::new((0..n).map(|place| 1 + (place % 2) as u32));
    vec![
        case("games::attractors::take", LINEAR, 1 << 13, move |n| {
            let mut attractor = attractor(n);
            move || {
                attractor.take([0], before(n), |_, _| ());
                keep(attractor);
            }
        }),
        case("games::attractors::take_stop", LINEAR, 1 << 12, move |n| {
            let mut attractor = attractor(n);
            move || {
                each(2 * n, |i| attractor.take_stop(i / 2, before(n), |_, _| ()));
                keep(attractor);
            }
        }),
        case("games::attractors::new", SQUARE, 1 << 7, |n| {
            let graph = with_cycles(n);
            let owner = |position: usize| if position.is_multiple_of(2) { Player::Left } else { Player::Right };
            move || keep(Buchi::new(&graph, owner, |position| position.is_multiple_of(8)))
        }),
        // Right escapes from one target after the other.
        case("games::attractors::new", SQUARE, 1 << 7, |n| {
            let graph = Digraph::new(n, (0..n).map(|v| (v, v.saturating_sub(1))));
            move || keep(Buchi::new(&graph, |_| Player::Right, |position| position > 0))
        }),
        // No move leads to the start, so the search goes on to its end.
        case("games::costs::forced_cost", SORTING, 1 << 11, |n| {
            let back = with_cycles(n).reversed();
            let mut moves = vec![0; n];
            (0..n).flat_map(|v| back.successors(v)).for_each(|before| moves[before] += 1);
            moves[0] = 0;
            let mover =
                |(v, moves): (usize, u32)| if v.is_multiple_of(5) { Mover::Max(moves) } else { Mover::Min(moves) };
            let movers: Vec<Mover> = moves.into_iter().chain([1]).enumerate().map(mover).collect();
            move || {
                let before = |position, found: &mut Vec<(usize, u64)>| {
                    found.extend(back.successors(position).map(|before| (before, number(before) >> 40)));
                };
                keep(forced_cost(n, movers, before));
            }
        }),
        case("games::loopy::loopy_values", LINEAR, 1 << 10, |n| {
            let steps = (0..n).flat_map(|v| [(v, v.saturating_sub(1)), (v, v.saturating_sub(2)), (v, (v + 7) % n)]);
            let graph = Digraph::new(n, steps.filter(|&(from, to)| from % 100 != 0 || to > from));
            move || keep(loopy::loopy_values(&graph))
        }),
        case("games::loopy::sum_outcome", LINEAR, 1 << 12, |n| {
            let values: Vec<_> = (0..n).map(|i| loopy::Value::Nimber(below(100, i))).collect();
            move || keep(loopy::sum_outcome(&values))
        }),
        case("games::retrograde::of_graph", LINEAR, 1 << 12, |n| {
            let graph = acyclic(n);
            move || keep(Outcomes::of_graph(&graph))
        }),
        case("games::retrograde::of_graph_with_ends", LINEAR, 1 << 12, |n| {
            let graph = with_cycles(n);
            move || keep(Outcomes::of_graph_with_ends(&graph, |v| (v % 9 == 0).then_some(grundy::games::Outcome::Loss)))
        }),
        case("games::retrograde::new", LINEAR, 1 << 13, move |n| {
            move || keep(Outcomes::new(statuses(n), |place, found| found.extend(before(n)(place))))
        }),
        case("games::retrograde::outcome_of", LINEAR, 1 << 13, move |n| {
            move || keep(Outcomes::outcome_of(n - 1, statuses(n), |place, found| found.extend(before(n)(place))))
        }),
    ]
}

fn graphs() -> Vec<Case> {
    let linear = |name, work: fn(&'static Graph)| {
        [path, star, random_edges].map(|edges| {
            case(name, LINEAR, 1 << 12, move |n| {
                let graph = leak(graph(&edges(n), n));
                move || work(graph)
            })
        })
    };
    let unions = |name, work: fn(&mut DisjointSets, (usize, usize))| {
        case(name, SORTING, 1 << 12, move |n| {
            let (mut sets, edges) = (DisjointSets::new(n), random_edges(n));
            edges[n..].iter().for_each(|&(u, v)| keep(sets.unite(u, v)));
            move || edges.into_iter().for_each(|edge| work(&mut sets, edge))
        })
    };
    let mut cases = vec![
        unions("graphs::disjoint_sets::leader", |sets, (u, _)| keep(sets.leader(u))),
        unions("graphs::disjoint_sets::unite", |sets, (u, v)| keep(sets.unite(u, v))),
        unions("graphs::disjoint_sets::same", |sets, (u, v)| keep(sets.same(u, v))),
        unions("graphs::disjoint_sets::size", |sets, (u, _)| keep(sets.size(u))),
        case("graphs::disjoint_sets::closing_edge", SORTING, 1 << 12, |n| {
            let edges = random_tree(n);
            move || keep(closing_edge(n, edges))
        }),
        case("graphs::digraph::new", LINEAR, 1 << 12, |n| {
            let arcs = random_edges(n);
            move || keep(Digraph::new(n, arcs))
        }),
        case("graphs::digraph::closing_arc", SORTING, 1 << 10, |n| {
            let arcs = random_edges(n);
            move || keep(Digraph::closing_arc(n, &arcs))
        }),
        case("graphs::digraph::labelled", LINEAR, 1 << 12, |n| {
            let arcs = random_edges(n);
            move || keep(Digraph::labelled(n, arcs.into_iter().zip(0_u64..).map(|((u, v), label)| (u, v, label))))
        }),
        case("graphs::digraph::reversed", LINEAR, 1 << 12, |n| {
            let graph = acyclic(n);
            move || keep(graph.reversed())
        }),
        case("graphs::digraph::topological_order", LINEAR, 1 << 12, |n| {
            let graph = acyclic(n);
            move || keep(graph.topological_order())
        }),
        case("graphs::graph::new", LINEAR, 1 << 12, |n| {
            let edges = random_edges(n);
            move || keep(Graph::new(n, edges))
        }),
        case("graphs::general_matching::essential", LINEAR, 1 << 9, |n| {
            let matching = GeneralMatching::maximum(&graph(&random_edges(n), n));
            move || keep(matching.essential())
        }),
        case("graphs::matching::maximum", ROOT_TIMES, 1 << 11, |n| {
            let graph = bipartite(n);
            move || keep(Matching::maximum(&graph).len())
        }),
        case("graphs::matching::essential", LINEAR, 1 << 11, |n| {
            let matching = Matching::maximum(leak(bipartite(n)));
            move || keep(matching.essential())
        }),
        case("graphs::matching::remove", LINEAR, 1 << 12, |n| {
            let mut matching = Matching::maximum(leak(graph(&path(n), n)));
            move || keep(matching.remove(0))
        }),
    ];
    let triangles =
        |n: usize| (0..n / 3).flat_map(|i| [(3 * i, 3 * i + 1), (3 * i + 1, 3 * i + 2), (3 * i, 3 * i + 2)]).collect();
    cases.extend([path as fn(usize) -> Edges, random_edges, triangles].map(|edges| {
        case("graphs::general_matching::maximum", SQUARE_LOG, 1 << 9, move |n| {
            let graph = graph(&edges(n), n);
            move || keep(GeneralMatching::maximum(&graph).len())
        })
    }));
    cases.extend(linear("graphs::depth_first::new", |graph| keep(DepthFirst::new(graph, 0).len())));
    cases.extend(linear("graphs::depth_first::bridges", |graph| keep(DepthFirst::new(graph, 0).bridges())));
    cases.extend(linear("graphs::graph::two_colouring", |graph| keep(graph.two_colouring())));
    cases.extend(linear("graphs::graph::repeated_edge", |graph| keep(graph.repeated_edge())));
    cases.extend(linear("games::hackenbush::graph_value", |graph| keep(hackenbush::graph_value(graph, 0))));
    cases
}

fn trees() -> Vec<Case> {
    [path as fn(usize) -> Edges, star, random_tree]
        .into_iter()
        .flat_map(|edges| {
            let on_tree = |name, work: fn(&'static Tree)| {
                case(name, LINEAR, 1 << 12, move |n| {
                    let tree = leak(tree(&edges(n)));
                    move || work(tree)
                })
            };
            let on_lca = |name, bound, work: fn(&'static Lca, usize, usize)| {
                case(name, bound, 1 << 12, move |n| {
                    let lca = leak(Lca::new(leak(tree(&edges(n)))));
                    keep(lca.ancestor(0, 0));
                    move || each(1000, |i| work(lca, below(n, 2 * i), below(n, 2 * i + 1)))
                })
            };
            let on_edges = |name, work: fn(usize, Edges)| {
                case(name, LINEAR, 1 << 12, move |n| {
                    let edges = edges(n);
                    move || work(n, edges)
                })
            };
            [
                on_edges("graphs::tree::new", |n, edges| keep(Tree::new(n, edges))),
                on_edges("graphs::tree::new", |n, edges| keep(Forest::new(n, edges))),
                on_edges("graphs::tree::rooted", |n, edges| keep(Tree::rooted(n, edges, n - 1))),
                on_edges("graphs::tree::diameter", |n, edges| keep(Forest::new(n, edges).expect("a tree").diameter())),
                on_tree("graphs::tree::distance", |tree| keep(tree.distance(0, tree.len() - 1))),
                on_tree("graphs::lca::new", |tree| keep(Lca::new(tree))),
                on_tree("games::hackenbush::tree_values", |tree| keep(hackenbush::tree_values(tree))),
                on_tree("games::hackenbush::first_player_wins", |tree| keep(hackenbush::first_player_wins(tree))),
                on_tree("games::hackenbush::forest_value", |tree| {
                    keep(hackenbush::forest_value(tree.preorder().rev().map(|v| (v, tree.parent(v)))));
                }),
                on_lca("graphs::lca::of", ONE, |lca, u, v| keep(lca.of(u, v))),
                on_lca("graphs::lca::index_of", ONE, |lca, u, v| keep(lca.index_of(u, v))),
                on_lca("graphs::lca::distance", ONE, |lca, u, v| keep(lca.distance(u, v))),
                on_lca("graphs::lca::ancestor", LOG, |lca, v, steps| keep(lca.ancestor(v, steps))),
                on_lca("graphs::lca::jump", LOG, |lca, u, v| keep(lca.jump(u, v, lca.distance(u, v) / 2))),
            ]
        })
        .collect()
}

/// What is read and found to be as it should be.
fn reading() -> Vec<Case> {
    let place = || Input::new("1").place();
    vec![
        case("io::places::in_order_or_refuse", LINEAR, 1 << 13, move |n| {
            let items: Vec<usize> = (0..n).collect();
            move || place().in_order_or_refuse(&items, |before, item| before < item, "a larger one")
        }),
        case("io::places::distinct_or_refuse", SORTING, 1 << 12, move |n| {
            let items = numbers(n);
            move || keep(place().distinct_or_refuse(&items, 1, "another one"))
        }),
        case("io::places::distinct_edges_or_refuse", LINEAR, 1 << 12, move |n| {
            let graph = graph(&random_tree(n), n);
            move || place().distinct_edges_or_refuse(&graph, 2, "another one")
        }),
        case("io::places::tree_or_refuse", LINEAR, 1 << 12, move |n| {
            let edges = random_tree(n);
            move || keep(place().tree_or_refuse(n, &edges, 2))
        }),
        case("io::places::topological_order_or_refuse", LINEAR, 1 << 12, move |n| {
            let arcs = path(n);
            move || keep(place().topological_order_or_refuse(n, &arcs, 2, "an arc that closes no cycle"))
        }),
    ]
}

fn structures() -> Vec<Case> {
    // Every third element, or the last one alone.
    let thirds = |n: usize| (0..n).step_by(3).collect::<BitSet>();
    let last = |n: usize| BitSet::from([n - 1]);
    let bits = |name, make: fn(usize) -> BitSet, work: fn(&mut BitSet, &BitSet)| {
        case(name, LINEAR, 1 << 18, move |n| {
            let (mut set, other) = (make(n), make(n));
            move || work(&mut set, &other)
        })
    };
    let sums = |name, bound, size, work: fn(&mut Fenwick<i64>, usize)| {
        case(name, bound, size, move |n| {
            let mut sums: Fenwick<i64> = (0..n as i64).collect();
            move || work(&mut sums, n)
        })
    };
    let spans = |name, work: fn(&mut XorBasis, u64)| {
        case(name, LINEAR, 32, move |rank| {
            let mut basis = XorBasis::new();
            (0..)
                .map(|i| number(i) >> (64 - rank))
                .take_while(|&number| basis.insert(number) || basis.rank() < rank)
                .for_each(keep);
            move || each(1000, |i| work(&mut basis, number(i) >> (64 - rank)))
        })
    };
    vec![
        bits("structures::bitset::len", thirds, |set, _| keep(set.len())),
        bits("structures::bitset::is_empty", BitSet::new, |set, _| keep(set.is_empty())),
        bits("structures::bitset::clear", thirds, |set, _| set.clear()),
        bits("structures::bitset::first", last, |set, _| keep(set.first())),
        bits("structures::bitset::last", BitSet::new, |set, _| keep(set.last())),
        bits("structures::bitset::mex", |n| (0..n).collect(), |set, _| keep(set.mex())),
        bits("structures::bitset::is_subset", thirds, |set, other| keep(set.is_subset(other))),
        bits("structures::bitset::is_superset", thirds, |set, other| keep(set.is_superset(other))),
        bits("structures::bitset::is_disjoint", BitSet::new, |set, other| keep(set.is_disjoint(other))),
        bits("structures::bitset::or_shifted", thirds, |set, other| set.or_shifted(other, 77)),
        bits("structures::bitset::iter", thirds, |set, _| keep(set.iter().fold(0, usize::wrapping_add))),
        case("structures::bitset::subsets", LINEAR, 1 << 13, |n| {
            move || keep(subsets(n - 1).fold(0, usize::wrapping_add))
        }),
        sums("structures::fenwick::get", LOG, 1 << 10, |sums, n| each(1000, |i| sums.get(below(n, i)))),
        sums("structures::fenwick::get", LINEAR, 1 << 12, |sums, n| each(n, |i| sums.get(i))),
        sums("structures::fenwick::set", LOG, 1 << 10, |sums, n| each(1000, |i| sums.set(below(n, i), 7))),
        sums("structures::fenwick::add", LOG, 1 << 10, |sums, _| each(1000, |i| sums.add(0, i as i64))),
        sums("structures::fenwick::prefix", LOG, 1 << 10, |sums, n| each(1000, |_| sums.prefix(n - 1))),
        sums("structures::fenwick::sum", LOG, 1 << 10, |sums, n| each(1000, |i| sums.sum(below(n, i)..))),
        sums("structures::fenwick::partition_point", LOG, 1 << 10, |sums, n| {
            each(1000, |i| sums.partition_point(|&sum| sum < (below(n, i) * n / 2) as i64));
        }),
        sums("structures::fenwick::iter", LINEAR, 1 << 12, |sums, _| keep(sums.iter().sum::<i64>())),
        spans("structures::xor_basis::insert", |basis, number| keep(basis.insert(number))),
        spans("structures::xor_basis::contains", |basis, number| keep(basis.contains(number))),
        spans("structures::xor_basis::greatest", |basis, _| keep(basis.greatest())),
        spans("structures::xor_basis::reduce", |basis, number| keep(basis.reduce(number))),
    ]
}
