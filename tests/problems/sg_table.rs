//! Tables of SG values, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "sg_table",
        limits: Limits::known(1000, 64),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "octal-period-seen-once",
                answer: |input| with_bound(input, "octal", |p, q, _| q + 2 * p),
                rejected_by: "kayles-before-its-proof",
            },
            Wrong {
                name: "octal-bound-one-short",
                answer: |input| with_bound(input, "octal", |p, q, t| 2 * q + 2 * p + t - 1),
                rejected_by: "kayles-before-its-proof",
            },
            Wrong {
                name: "octal-bound-one-too-long",
                answer: |input| with_bound(input, "octal", |p, q, t| 2 * q + 2 * p + t + 1),
                rejected_by: "kayles-at-its-proof",
            },
            Wrong {
                name: "zeros-behind-the-last-move-count",
                answer: zeros_count,
                rejected_by: "octal-zeros-at-the-end",
            },
            Wrong {
                name: "window-of-one-period",
                answer: |input| with_bound(input, "subtraction", |p, q, _| q + 2 * p - 1),
                rejected_by: "two-equal-values-at-the-end",
            },
            Wrong {
                name: "window-one-short",
                answer: |input| with_bound(input, "subtraction", |p, q, m| q + p + m - 2),
                rejected_by: "subtraction-before-its-proof",
            },
            Wrong {
                name: "periods-begin-at-0",
                answer: begins_at_0,
                rejected_by: "dawsons-kayles",
            },
            Wrong {
                name: "bit-2-takes-all",
                answer: takes_all,
                rejected_by: "octal-0.2",
            },
            Wrong {
                name: "equal-parts",
                answer: equal_parts,
                rejected_by: "grundy",
            },
            Wrong {
                name: "mock-turtles-from-1",
                answer: turtles_from_1,
                rejected_by: "mock-turtles",
            },
        ],
        refused: &[
            Refused {
                name: "an-unknown-rule",
                input: "nim 3 10\n",
                error: r#"line 1, column 1: expected a rule: subtraction, upto, octal, lasker, grundy or coins, found "nim""#,
            },
            Refused {
                name: "a-rule-twice",
                input: "lasker lasker 10\n",
                error: r#"line 1, column 8: expected an integer from 0 to 100000, found "lasker""#,
            },
            Refused {
                name: "a-rule-twice-before-its-moves",
                input: "subtraction subtraction 1 ; 10\n",
                error: r#"line 1, column 13: expected an integer from 1 to 1000, found "subtraction""#,
            },
            Refused {
                name: "nothing-to-take",
                input: "subtraction ; 10\n",
                error: r#"line 1, column 13: expected an integer from 1 to 1000, found ";""#,
            },
            Refused {
                name: "a-move-that-takes-nothing",
                input: "subtraction 2 0 ; 10\n",
                error: r#"line 1, column 15: expected an integer from 1 to 1000 or ";", found "0""#,
            },
            Refused {
                name: "moves-without-an-end",
                input: "subtraction 1 2\n",
                error: r#"line 2, column 1: expected an integer from 1 to 1000 or ";", found the end of the input"#,
            },
            Refused {
                name: "an-octal-8",
                input: "octal 0.78 10\n",
                error: r#"line 1, column 7: expected an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7, found "0.78""#,
            },
            Refused {
                name: "an-octal-9",
                input: "octal\n0.9 10\n",
                error: r#"line 2, column 1: expected an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7, found "0.9""#,
            },
            Refused {
                name: "an-octal-code-without-a-move",
                input: "octal 0.00 10\n",
                error: r#"line 1, column 7: expected an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7, found "0.00""#,
            },
            Refused {
                name: "a-move-that-leaves-the-heap",
                input: "octal 2.7 10\n",
                error: r#"line 1, column 7: expected an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7, found "2.7""#,
            },
            Refused {
                name: "no-digits",
                input: "octal 4. 10\n",
                error: r#"line 1, column 7: expected an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7, found "4.""#,
            },
            Refused {
                name: "an-octal-table-too-long",
                input: "octal 0.77 30001\n",
                error: r#"line 1, column 12: expected an integer from 0 to 30000, found "30001""#,
            },
            Refused {
                name: "mock-turtles-too-far",
                input: "coins 5 301\n",
                error: r#"line 1, column 9: expected an integer from 0 to 300, found "301""#,
            },
        ],
        ..Problem::default()
    }
}

/// A rule: what a move makes of a heap, or of a lone head by its place.
struct Game {
    word: String,
    options: Box<dyn Fn(usize) -> Vec<Parts>>,
    known: Known,
}

/// The heaps that are left, none of them empty; or the other coins that are turned.
type Parts = Vec<usize>;

enum Known {
    /// The largest number a move takes, and the heap up to which values must be known to prove the period p from q.
    Period(usize, Bound),
    Form(String, Box<dyn Fn(usize) -> usize>),
    Nothing,
}

type Bound = fn(p: usize, q: usize, most: usize) -> usize;

impl Game {
    /// The rule and the largest heap.
    fn read(input: &str) -> (Self, usize) {
        let mut tokens = Tokens::new(input);
        let word: String = tokens.read();
        let (options, known): (Box<dyn Fn(usize) -> Vec<Parts>>, _) = match word.as_str() {
            "subtraction" => {
                let mut moves = vec![];
                loop {
                    match tokens.read::<String>().as_str() {
                        ";" => break,
                        number => moves.push(number.parse::<usize>().expect("a number")),
                    }
                }
                let most = *moves.iter().max().expect("there is a move");
                let known = Known::Period(most, |p, q, most| q + p + most - 1);
                (Box::new(move |heap| take(heap, &moves)), known)
            }
            "upto" => {
                let most: usize = tokens.read();
                let options = move |heap: usize| take(heap, &(1..=most.min(heap)).collect_vec());
                let form = Known::Form(
                    format!("x mod {}", most + 1),
                    Box::new(move |x| x % (most + 1)),
                );
                (Box::new(options), form)
            }
            "octal" => {
                let code: String = tokens.read();
                let digits = digits(&code);
                let most = digits.iter().rposition(|&digit| digit > 0);
                let most = most.expect("there is a move");
                let known = Known::Period(most, |p, q, most| 2 * q + 2 * p + most);
                (Box::new(move |heap| take_and_break(heap, &digits)), known)
            }
            "lasker" => {
                let options = |heap: usize| {
                    let mut options = take(heap, &(1..=heap).collect_vec());
                    options.extend(splits(heap));
                    options
                };
                let text = "x + 1 if x mod 4 = 3, x - 1 if x mod 4 = 0 and x > 0, else x";
                let value = |x: usize| match (x, x % 4) {
                    (_, 3) => x + 1,
                    (1.., 0) => x - 1,
                    _ => x,
                };
                let form = Known::Form(text.to_owned(), Box::new(value));
                (Box::new(options), form)
            }
            "grundy" => {
                let options = |heap: usize| {
                    let splits = splits(heap).into_iter();
                    splits.filter(|parts| parts[0] != parts[1]).collect()
                };
                (Box::new(options), Known::Nothing)
            }
            _ => coins(&mut tokens),
        };
        let game = Self {
            word,
            options,
            known,
        };
        (game, tokens.read())
    }

    fn are_coins(&self) -> bool {
        self.word == "coins"
    }

    /// Small heaps are played out with all that becomes of them, and lone heads with all coins they turn. Beyond, a
    /// heap has the mex of the XORs of what it leaves.
    fn values(&self, largest: usize) -> Vec<usize> {
        let mut play = Play::grundy(|position| self.moves(position));
        let played = if self.are_coins() { 9 } else { 16 };
        let mut values = vec![0];
        for heap in 1..=largest {
            let value = if heap <= played {
                play.value(&vec![heap])
            } else {
                let options = (self.options)(heap).into_iter();
                let mut found = vec![false; options.len() + 1];
                for parts in options {
                    let value = parts.iter().fold(0, |sum, &part| sum ^ values[part]);
                    if let Some(found) = found.get_mut(value) {
                        *found = true;
                    }
                }
                found.iter().take_while(|&&found| found).count()
            };
            values.push(value);
        }
        values
    }

    /// The positions after one move among several heaps, or in a row given by its heads.
    fn moves(&self, position: &Vec<usize>) -> Vec<Vec<usize>> {
        let mut successors = vec![];
        for (index, &chosen) in position.iter().enumerate() {
            for parts in (self.options)(chosen) {
                let mut next = position.clone();
                next.remove(index);
                for part in parts {
                    match next.iter().position(|&other| other == part) {
                        Some(head) if self.are_coins() => drop(next.remove(head)),
                        _ => next.push(part),
                    }
                }
                next.sort_unstable();
                successors.push(next);
            }
        }
        successors
    }

    fn table(&self, largest: usize) -> String {
        let values = self.values(largest);
        let table: String = values
            .iter()
            .enumerate()
            .map(|(heap, value)| format!("{heap} {value}\n"))
            .collect();
        table + &self.conclusion(&values) + "\n"
    }

    fn conclusion(&self, values: &[usize]) -> String {
        let largest = values.len().saturating_sub(1);
        let found = match &self.known {
            Known::Form(text, _) => return format!("closed form: {text}"),
            Known::Period(most, bound) => (1..=largest)
                .map(|p| (p, start(values, p)))
                .find(|&(p, q)| bound(p, q, *most) <= largest),
            Known::Nothing => None,
        };
        match found {
            Some((p, q)) => format!("period {p} from {q}"),
            None => format!("no period proven up to {largest}"),
        }
    }

    /// What is said of all heaps holds for the ones behind the table, too.
    #[track_caller]
    fn check_conclusion(&self, largest: usize) {
        let values = self.values(largest);
        let longer = self.values(3 * largest + 20);
        match &self.known {
            Known::Form(text, value) => {
                let form = (1..longer.len()).map(value);
                assert!(longer[1..].iter().copied().eq(form), "{text}");
            }
            _ => {
                if let Some(said) = self.conclusion(&values).strip_prefix("period ") {
                    let (p, q) = said.split_once(" from ").expect("a period has a start");
                    let [p, q] = [p, q].map(|number| number.parse().expect("a number"));
                    assert_eq!(start(&longer, p), q, "period {p}");
                    assert!((1..p).all(|shorter| start(&longer, shorter) > q + p));
                }
            }
        }
    }
}

/// The least place from which on the values have the period `p` as far as they go.
fn start(values: &[usize], p: usize) -> usize {
    let pairs = (0..values.len().saturating_sub(p)).rev();
    pairs
        .take_while(|&n| values[n] == values[n + p])
        .last()
        .unwrap_or(values.len() - p)
}

fn take(heap: usize, numbers: &[usize]) -> Vec<Parts> {
    let taken = numbers.iter().filter(|&&number| number <= heap);
    taken.map(|number| one_heap(heap - number)).collect()
}

/// A heap, unless it is empty.
fn one_heap(heap: usize) -> Parts {
    (heap > 0).then_some(heap).into_iter().collect()
}

fn splits(heap: usize) -> Vec<Parts> {
    (1..=heap / 2).map(|part| vec![part, heap - part]).collect()
}

fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|digit| digit.to_digit(8)).collect()
}

/// The digit for the stones that are taken allows to leave nothing by 1, a heap by 2, two heaps by 4.
fn take_and_break(heap: usize, digits: &[u32]) -> Vec<Parts> {
    let mut options = vec![];
    for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
        let left = heap - taken;
        if left == 0 && digit & 1 > 0 {
            options.push(vec![]);
        }
        if left > 0 && digit & 2 > 0 {
            options.push(vec![left]);
        }
        if digit & 4 > 0 {
            options.extend(splits(left));
        }
    }
    options
}

/// The coins before x that are turned with it.
fn coins(tokens: &mut Tokens) -> (Box<dyn Fn(usize) -> Vec<Parts>>, Known) {
    let rule: u32 = tokens.read();
    let k: usize = if rule == 3 { tokens.read() } else { 0 };
    let options = move |x: usize| -> Vec<Parts> {
        let alone = [vec![]];
        let pairs = (1..x).map(|y| vec![y]);
        let runs = (1..=x).map(|from| (from..x).collect_vec());
        match rule {
            1 => alone.into(),
            2 => pairs.chain(alone).collect(),
            3 => runs.filter(|others| others.len() + 1 == k).collect(),
            4 if x <= 3 => pairs.chain(alone).collect(),
            4 => (x - 3..x).map(|y| vec![y]).collect(),
            5 => {
                let triples = (1..x).tuple_combinations().map(|(y, z)| vec![y, z]);
                triples.chain(pairs).chain(alone).collect()
            }
            _ => runs.collect(),
        }
    };
    let (text, value): (_, Box<dyn Fn(usize) -> usize>) = match rule {
        1 => ("1", Box::new(|_| 1)),
        2 => ("x", Box::new(|x| x)),
        3 => {
            let text = format!("1 if x mod {k} = 0, else 0");
            let value = move |x: usize| usize::from(x.is_multiple_of(k));
            return (Box::new(options), Known::Form(text, Box::new(value)));
        }
        4 => ("x mod 4", Box::new(|x| x % 4)),
        5 => (
            "2y if y = x - 1 has an odd number of one bits, else 2y + 1",
            Box::new(|x| match (x - 1).count_ones() % 2 {
                1 => 2 * (x - 1),
                _ => 2 * (x - 1) + 1,
            }),
        ),
        _ => (
            "the lowest set bit of x",
            Box::new(|x| 1 << x.trailing_zeros()),
        ),
    };
    (Box::new(options), Known::Form(text.to_owned(), value))
}

fn oracle(input: &str) -> String {
    let (game, largest) = Game::read(input);
    if largest <= 60 {
        game.check_conclusion(largest);
    }
    game.table(largest)
}

fn small() -> Vec<Small> {
    let sets = (1..1 << 6_u32).map(|set| (1..=6).filter(move |taken| set >> (taken - 1) & 1 == 1));
    let sets = sets.map(|moves| format!("subtraction {} ;", joined(moves)));
    let codes = (1..64).map(|code| format!("octal 0.{}{}", code / 8, code % 8));
    let more = (0..8).map(|digit| format!("octal 4.{digit}"));
    let others = [
        "upto 1",
        "upto 2",
        "upto 5",
        "upto 30",
        "upto 1000000000",
        "lasker",
        "grundy",
        "coins 1",
        "coins 2",
        "coins 3 1",
        "coins 3 2",
        "coins 3 7",
        "coins 3 50",
        "coins 4",
        "coins 5",
        "coins 6",
    ];
    let bounds = [
        "octal 0.3",
        "octal 0.33",
        "octal 0.07",
        "octal 0.6",
        "octal 0.52",
        "octal 4.3",
        "octal 4.0",
        "subtraction 1 ;",
        "subtraction 4 1 ;",
        "subtraction 3 8 3 ;",
    ];
    let mut random = random(1);
    let seeded = (0..40).map(|index| {
        if index % 2 == 0 {
            let moves = (0..random.random_range(1..=5)).map(|_| random.random_range(1..=20));
            let moves = joined(moves.collect_vec());
            format!("subtraction {moves} ; {}\n", random.random_range(0..=400))
        } else {
            let digits: String = (0..random.random_range(1..=6))
                .map(|_| char::from(random.random_range(b'0'..=b'7')))
                .collect();
            let whole = ["0", "4"][random.random_range(0..2)];
            format!("octal {whole}.{digits}1 {}\n", random.random_range(0..=300))
        }
    });
    let tables = |games: Vec<String>, largest: &[usize]| {
        let games = games.into_iter().cartesian_product(largest.to_vec());
        games
            .map(|(game, largest)| format!("{game} {largest}\n"))
            .collect_vec()
    };
    vec![
        Small::new(
            "all-sets-of-moves-up-to-6",
            tables(sets.collect(), &[0, 5, 13, 40]),
        ),
        Small::new(
            "all-octal-codes-of-2-digits",
            tables(codes.chain(more).collect(), &[2, 17, 60]),
        ),
        Small::new(
            "the-other-rules",
            tables(others.map(str::to_owned).to_vec(), &[0, 1, 4, 45]),
        ),
        Small::new(
            "every-length-of-table",
            tables(bounds.map(str::to_owned).to_vec(), &(0..=40).collect_vec()),
        ),
        Small::new("random", seeded.collect_vec()),
    ]
}

fn worst() -> Vec<Worst> {
    let set = |moves: Vec<usize>| format!("subtraction {} ; 100000\n", joined(moves));
    vec![
        Worst::unanswered(
            "all-numbers",
            "values up to 1000, moves up to 1000",
            move || set((1..=1000).collect()),
        ),
        Worst::unanswered("most-numbers", "no short period, large values", move || {
            let mut random = random(1);
            set((1..=1000).filter(|_| random.random_ratio(9, 10)).collect())
        }),
        Worst::unanswered("kayles", "splits of every heap", || {
            "octal 0.77 30000\n".to_owned()
        }),
        Worst::unanswered("grundy", "splits of every heap", || {
            "grundy 30000\n".to_owned()
        }),
        Worst::unanswered(
            "all-octal-moves",
            "a set of splits for each digit, values above the heaps",
            || format!("octal 4.{} 30000\n", "7".repeat(64)),
        ),
        Worst::unanswered(
            "every-other-octal-move",
            "sets of splits that leave gaps",
            || format!("octal 0.{} 30000\n", "70".repeat(32)),
        ),
        Worst::unanswered("lasker", "lines of output", || "lasker 100000\n".to_owned()),
    ]
}

/// Another bound for the period of one kind of rule.
fn with_bound(input: &str, word: &str, bound: Bound) -> String {
    let (mut game, largest) = Game::read(input);
    game.known = match game.known {
        Known::Period(most, _) if game.word == word => Known::Period(most, bound),
        known => known,
    };
    game.table(largest)
}

/// Takes the length of the code for what a move takes at most.
fn zeros_count(input: &str) -> String {
    let (mut game, largest) = Game::read(input);
    let mut tokens = Tokens::new(input);
    let [_, code]: [String; 2] = [tokens.read(), tokens.read()];
    if let Known::Period(most, _) = &mut game.known {
        *most = digits(&code).len() - 1;
    }
    game.table(largest)
}

/// Leaves out how the values begin.
fn begins_at_0(input: &str) -> String {
    let table = oracle(input);
    match table.rsplit_once(" from ") {
        Some((table, _)) => format!("{table} from 0\n"),
        None => table,
    }
}

/// Lets the octal bit 2 take a whole heap, as if an empty heap were left.
fn takes_all(input: &str) -> String {
    let digit = |c: char| match c {
        '2' | '6' => char::from(c as u8 + 1),
        _ => c,
    };
    let mut tokens = Tokens::new(input);
    let [word, code, largest]: [String; 3] = [tokens.read(), tokens.read(), tokens.read()];
    let code: String = code.chars().map(digit).collect();
    oracle(&format!("{word} {code} {largest}\n"))
}

/// Lets a heap be halved in Grundy's game.
fn equal_parts(input: &str) -> String {
    let (mut game, largest) = Game::read(input);
    game.options = Box::new(splits);
    game.table(largest)
}

/// Takes the x of Mock Turtles for its y.
fn turtles_from_1(input: &str) -> String {
    let (game, largest) = Game::read(input);
    let odious = |x: usize| 2 * x + (x.count_ones() as usize + 1) % 2;
    let lines = (0..=largest).map(|x| format!("{x} {}\n", if x == 0 { 0 } else { odious(x) }));
    lines.collect::<String>() + &game.conclusion(&[]) + "\n"
}
