//! Tables of SG values, by play.

use evidence::format::{Data, Value};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::one("sg_table", Limits::known(1000, 64), Format::text(), || printed, String::clone)
        .small("all-sets-of-moves-up-to-6", all_sets)
        .small("all-octal-codes-of-2-digits", all_octal_codes)
        .small("the-other-rules", other_rules)
        .small("every-length-of-table", every_length)
        .small("random", random)
        .played("heaps up to 16 stones, lone coins up to place 9")
        .beyond("larger heaps by the mex of the XORs of what their moves leave, options one by one")
        .known("all-numbers", all_numbers)
        .attacks("values up to 1000, moves up to 1000")
        .worst("most-numbers", by_algorithm(take_by_take), most_numbers)
        .attacks("no short period, large values")
        .known("kayles", kayles)
        .attacks("splits of every heap")
        .worst("grundy", by_algorithm(split_by_split), || Table::new("grundy", 3000))
        .attacks("splits of every heap")
        .worst("all-octal-moves", by_algorithm(by_window), || Table::new(format!("octal 4.{}", "7".repeat(64)), 3000))
        .attacks("a set of splits for each digit, values above the heaps")
        .known("every-other-octal-move", every_other_octal_move)
        .attacks("sets of splits that leave gaps")
        .worst("lasker", by_algorithm(take_or_split), || Table::new("lasker", 3000))
        .attacks("the closed form far from its beginning")
        .limits(bounds)
        .wrong("octal-period-seen-once", with_bound("octal", |p, q, _| q + 2 * p), "kayles-before-its-proof")
        .says("Calls the period of an octal game proven when it was seen twice; it takes the values up to 2q + 2p + t.")
        .wrong("octal-bound-one-short", with_bound("octal", |p, q, t| 2 * q + 2 * p + t - 1), "kayles-before-its-proof")
        .says("Takes 2q + 2p + t − 1 for the bound of an octal game; it is 2q + 2p + t.")
        .wrong("octal-bound-one-too-long", with_bound("octal", |p, q, t| 2 * q + 2 * p + t + 1), "kayles-at-its-proof")
        .says("Takes 2q + 2p + t + 1 for the bound of an octal game; it is 2q + 2p + t.")
        .wrong("zeros-behind-the-last-move-count", zeros_count, "octal-zeros-at-the-end")
        .says("Takes the length of the code for what a move takes at most.")
        .wrong(
            "window-of-one-period",
            with_bound("subtraction", |p, q, _| q + 2 * p - 1),
            "two-equal-values-at-the-end",
        )
        .says("Calls the period of a subtraction game proven when it was seen twice; a window of m values must repeat.")
        .wrong("window-one-short", with_bound("subtraction", |p, q, m| q + p + m - 2), "subtraction-before-its-proof")
        .says("Takes q + p + m − 2 for the bound of a subtraction game; it is q + p + m − 1.")
        .wrong("from-the-last-exception", from_the_last_exception, "dawsons-kayles")
        .says("Takes the last value that breaks the period for the first that keeps it.")
        .wrong("bit-2-takes-all", takes_all, "octal-0.2")
        .says("Lets the octal bit 2 take a whole heap, as if an empty heap were left.")
        .wrong("equal-parts", equal_parts, "grundy")
        .says("Lets a heap be halved in Grundy's game.")
        .wrong("mock-turtles-from-1", turtles_from_1, "mock-turtles")
        .says("Takes the x of Mock Turtles for its y.")
        .refused([
            ("an-unknown-rule", "@nim 3 10\n", "a rule: subtraction, upto, octal, lasker, grundy or coins"),
            ("a-rule-twice", "lasker @lasker 10\n", "an integer from 0 to 3000"),
            ("a-rule-twice-before-its-moves", "subtraction @subtraction 1 ; 10\n", "an integer from 1 to 1000"),
            ("nothing-to-take", "subtraction @; 10\n", "an integer from 1 to 1000"),
            ("moves-without-an-end", "subtraction 1 2\n@", "an integer from 1 to 1000 or \";\""),
            (
                "an-octal-code-without-a-move",
                "octal @0.00 10\n",
                "an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7",
            ),
            (
                "a-move-that-leaves-the-heap",
                "octal @2.7 10\n",
                "an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7",
            ),
        ])
        .main()
}

/// What is asked for: a rule in the words of the input, and the largest heap.
struct Table {
    rule: String,
    largest: usize,
}

impl Table {
    fn new(rule: impl Into<String>, largest: usize) -> Self {
        Self { rule: rule.into(), largest }
    }
}

impl Value for Table {
    fn of(data: &Data) -> Self {
        let (rule, largest) = data.word().trim_end().rsplit_once(char::is_whitespace).expect("a table has its length");
        Self::new(rule, largest.parse().expect("a number"))
    }

    fn data(&self) -> Data {
        Data::Word(format!("{} {}\n", self.rule, self.largest))
    }
}

/// A rule: what a move makes of a heap, or of a lone head by its place.
struct Game {
    word: String,
    options: Box<dyn Fn(usize) -> Vec<Parts>>,
    claim: Claim,
    start: fn(values: &[usize], p: usize) -> usize,
}

/// The heaps that are left, none of them empty; or the other coins that are turned.
type Parts = Vec<usize>;

enum Claim {
    /// The largest number a move takes, and the heap up to which values must be known to prove the period p from q.
    Period(usize, Reach),
    Form(String, Box<dyn Fn(usize) -> usize>),
    Nothing,
}

type Reach = fn(p: usize, q: usize, most: usize) -> usize;

impl Game {
    fn of(rule: &str) -> Self {
        let mut tokens = Tokens::new(rule);
        let word: String = tokens.read();
        let (options, claim): (Box<dyn Fn(usize) -> Vec<Parts>>, _) = match word.as_str() {
            "subtraction" => {
                let mut moves = vec![];
                loop {
                    match tokens.read::<String>().as_str() {
                        ";" => break,
                        number => moves.push(number.parse::<usize>().expect("a number")),
                    }
                }
                let most = *moves.iter().max().expect("there is a move");
                let claim = Claim::Period(most, |p, q, most| q + p + most - 1);
                (Box::new(move |heap| take(heap, &moves)), claim)
            }
            "upto" => {
                let most: usize = tokens.read();
                let options = move |heap: usize| take(heap, &(1..=most.min(heap)).collect_vec());
                let form = Claim::Form(format!("n mod {}", most + 1), Box::new(move |x| x % (most + 1)));
                (Box::new(options), form)
            }
            "octal" => {
                let code: String = tokens.read();
                let digits = digits(&code);
                let most = digits.iter().rposition(|&digit| digit > 0);
                let most = most.expect("there is a move");
                let claim = Claim::Period(most, |p, q, most| 2 * q + 2 * p + most);
                (Box::new(move |heap| take_and_break(heap, &digits)), claim)
            }
            "lasker" => {
                let options = |heap: usize| {
                    let mut options = take(heap, &(1..=heap).collect_vec());
                    options.extend(splits(heap));
                    options
                };
                let text = "n + 1 if n mod 4 = 3, n − 1 if n mod 4 = 0 and n > 0, else n";
                let value = |x: usize| match (x, x % 4) {
                    (_, 3) => x + 1,
                    (1.., 0) => x - 1,
                    _ => x,
                };
                let form = Claim::Form(text.to_owned(), Box::new(value));
                (Box::new(options), form)
            }
            "grundy" => {
                let options = |heap: usize| {
                    let splits = splits(heap).into_iter();
                    splits.filter(|parts| parts[0] != parts[1]).collect()
                };
                (Box::new(options), Claim::Nothing)
            }
            _ => coins(&mut tokens),
        };
        Self { word, options, claim, start }
    }

    fn are_coins(&self) -> bool {
        self.word == "coins"
    }

    /// Small heaps are played out with all that becomes of them, and lone heads with all coins they turn. Beyond, a
    /// heap has the mex of the XORs of what it leaves.
    fn values(&self, largest: usize) -> Vec<usize> {
        let shown = |position: &Vec<usize>| match self.are_coins() {
            true => board::pieces(position.last().copied().unwrap_or(1), position.iter().map(|&head| (head - 1, 'H'))),
            false => board::heaps(position.iter().copied()),
        };
        // The heaps are sorted, so a move has no number of its heap.
        let label = |before: &Vec<usize>, after: &Vec<usize>| match self.are_coins() {
            true => shown(before).change(&shown(after)).unwrap_or_default(),
            false => board::exchanged(before, after),
        };
        let mut play = Play::grundy(|position| self.moves(position)).board(shown).label(label);
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
        self.listed(&self.values(largest))
    }

    /// The table of these values.
    fn listed(&self, values: &[usize]) -> String {
        let table: String = values.iter().enumerate().map(|(heap, value)| format!("{heap} {value}\n")).collect();
        table + &self.conclusion(values) + "\n"
    }

    fn conclusion(&self, values: &[usize]) -> String {
        let largest = values.len().saturating_sub(1);
        let found = match &self.claim {
            Claim::Form(text, _) => return format!("proven: g(n) = {text}"),
            Claim::Period(most, bound) => {
                (1..=largest).map(|p| (p, (self.start)(values, p))).find(|&(p, q)| bound(p, q, *most) <= largest)
            }
            Claim::Nothing => None,
        };
        match found {
            Some((p, q)) => format!("proven: period {p} from n = {q}"),
            None => format!("nothing proven up to {largest}"),
        }
    }

    /// What is said of all heaps holds for the ones behind the table, too.
    #[track_caller]
    fn check_conclusion(&self, largest: usize) {
        let values = self.values(largest);
        let longer = self.values(3 * largest + 20);
        match &self.claim {
            Claim::Form(text, value) => {
                let form = (1..longer.len()).map(value);
                assert!(longer[1..].iter().copied().eq(form), "{text}");
            }
            _ => {
                if let Some(said) = self.conclusion(&values).strip_prefix("proven: period ") {
                    let (p, q) = said.split_once(" from n = ").expect("a period has a start");
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
    pairs.take_while(|&n| values[n] == values[n + p]).last().unwrap_or(values.len() - p)
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
fn coins(tokens: &mut Tokens) -> (Box<dyn Fn(usize) -> Vec<Parts>>, Claim) {
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
        1 => ("1 from n = 1", Box::new(|_| 1)),
        2 => ("n", Box::new(|x| x)),
        3 if k == 1 => ("1 from n = 1", Box::new(|_| 1)),
        3 => {
            let text = format!("1 if n mod {k} = 0, else 0 from n = 1");
            let value = move |x: usize| usize::from(x.is_multiple_of(k));
            return (Box::new(options), Claim::Form(text, Box::new(value)));
        }
        4 => ("n mod 4", Box::new(|x| x % 4)),
        5 => (
            "the odious one of 2n − 2 and 2n − 1 from n = 1",
            Box::new(|x| match (x - 1).count_ones() % 2 {
                1 => 2 * (x - 1),
                _ => 2 * (x - 1) + 1,
            }),
        ),
        _ => ("the lowest set bit of n from n = 1", Box::new(|x| 1 << x.trailing_zeros())),
    };
    (Box::new(options), Claim::Form(text.to_owned(), value))
}

fn printed(&Table { ref rule, largest }: &Table) -> String {
    let game = Game::of(rule);
    if largest <= 60 {
        game.check_conclusion(largest);
    }
    game.table(largest)
}

/// Tables of each of these lengths for each rule.
fn tables(rules: impl IntoIterator<Item = impl Into<String>>, largest: impl IntoIterator<Item = usize>) -> Vec<Table> {
    let largest = largest.into_iter().collect_vec();
    let tables = rules.into_iter().map(Into::into).cartesian_product(largest);
    tables.map(|(rule, largest): (String, _)| Table::new(rule, largest)).collect()
}

fn all_sets() -> Vec<Table> {
    let sets = (1..1 << 6_u32).map(|set| (1..=6).filter(move |taken| set >> (taken - 1) & 1 == 1));
    tables(sets.map(subtraction), [0, 5, 13, 40])
}

fn subtraction(moves: impl IntoIterator<Item = usize>) -> String {
    format!("subtraction {} ;", joined(moves))
}

fn all_octal_codes() -> Vec<Table> {
    let codes = (1..64).map(|code| format!("octal 0.{}{}", code / 8, code % 8));
    tables(codes.chain((0..8).map(|digit| format!("octal 4.{digit}"))), [2, 17, 60])
}

fn other_rules() -> Vec<Table> {
    let rules = [
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
        "octal 4.77",
    ];
    tables(rules, [0, 1, 4, 45])
}

fn every_length() -> Vec<Table> {
    let rules = [
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
    tables(rules, 0..=40)
}

fn random() -> Vec<Table> {
    let mut random = seeded(1);
    let table = |index| {
        if index % 2 == 0 {
            let moves = (0..random.random_range(1..=5)).map(|_| random.random_range(1..=20)).collect_vec();
            Table::new(subtraction(moves), random.random_range(0..=400))
        } else {
            let digits: String =
                (0..random.random_range(1..=6)).map(|_| char::from(random.random_range(b'0'..=b'7'))).collect();
            let whole = ["0", "4"][random.random_range(0..2)];
            Table::new(format!("octal {whole}.{digits}1"), random.random_range(0..=300))
        }
    };
    (0..40).map(table).collect()
}

fn bounds() -> Vec<Bound> {
    const OCTAL: &str = "an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7";
    let table = |name, rule: &'static str| Bound::integer(name, 0, 3000, move |largest| format!("{rule} @{largest}\n"));
    vec![
        table("N of subtraction", "subtraction 1 ;"),
        table("N of upto", "upto 3"),
        table("N of octal", "octal 0.3"),
        table("N of lasker", "lasker"),
        table("N of grundy", "grundy"),
        table("N of coins", "coins 1"),
        table("N of coins 3", "coins 3 2"),
        table("N of coins 5", "coins 5"),
        Bound::integer("the first s", 1, 1000, |number| format!("subtraction @{number} ; 10\n")),
        Bound::saying("s", 1, 1000, "an integer from 1 to 1000 or \";\"", |number| {
            format!("subtraction 2 @{number} ; 10\n")
        }),
        Bound::integer("m", 1, 1_000_000_000, |most| format!("upto @{most} 10\n")),
        Bound::saying("the length of a code", 1, 64, OCTAL, |length| {
            format!("octal @0.{} 10\n", repeated("7", length))
        }),
        Bound::saying("a digit", 0, 7, OCTAL, |digit| format!("octal @0.{digit}1 10\n")),
        Bound::integer("R", 1, 6, |rule| format!("coins @{rule} 10\n")),
        Bound::integer("k", 1, 3000, |k| format!("coins 3 @{k} 10\n")),
    ]
}

fn all_numbers() -> (Table, String) {
    // A player who takes the rest of 1001 after every move of the other has the last move.
    let values = (0..=3000).map(|heap| heap % 1001);
    (Table::new(subtraction(1..=1000), 3000), table_of(values, "proven: period 1001 from n = 0"))
}

fn most_numbers() -> Table {
    let mut random = seeded(1);
    Table::new(subtraction((1..=1000).filter(|_| random.random_ratio(9, 10))), 3000)
}

fn kayles() -> (Table, String) {
    // The period of 12 from 71 on is proven by the first 200 values.
    let mut values = Game::of("octal 0.77").values(200);
    while values.len() <= 3_000 {
        values.push(values[values.len() - 12]);
    }
    (Table::new("octal 0.77", 3000), table_of(values, "proven: period 12 from n = 71"))
}

fn every_other_octal_move() -> (Table, String) {
    // Every move takes an odd number of stones, and while there are stones there is a move.
    let values = (0..=3_000).map(|heap| heap % 2);
    (Table::new(format!("octal 0.{}", "70".repeat(32)), 3000), table_of(values, "proven: period 2 from n = 0"))
}

/// What is printed where these are the values and this is proven of them.
fn table_of(values: impl IntoIterator<Item = usize>, conclusion: &str) -> String {
    let lines = (0..).zip(values).map(|(heap, value): (usize, _)| format!("{heap} {value}\n"));
    format!("{}{conclusion}\n", lines.format(""))
}

/// The table of the values that `mark` leads to: given the values so far, it marks those that the moves of the next
/// heap leave, all of them less than `bound`.
fn heap_by_heap(table: &Table, word: &str, bound: usize, mut mark: impl FnMut(&[usize], &mut [bool])) -> String {
    let game = Game::of(&table.rule);
    assert_eq!(game.word, word, "an algorithm for one kind of rule");
    let mut values = vec![0];
    while values.len() <= table.largest {
        let mut found = vec![false; bound];
        mark(&values, &mut found);
        values.push(found.iter().take_while(|&&found| found).count());
    }
    game.listed(&values)
}

fn take_by_take(table: &Table) -> String {
    let moves = table.rule.split_whitespace().filter_map(|token| token.parse().ok());
    let moves: Vec<usize> = moves.collect();
    heap_by_heap(table, "subtraction", 1001, |values, found| {
        for &taken in &moves {
            if taken <= values.len() {
                found[values[values.len() - taken]] = true;
            }
        }
    })
}

/// Marks the values of the splits of a heap into two parts, the smaller one of at most `half` stones.
fn mark_splits(values: &[usize], heap: usize, half: usize, found: &mut [bool]) {
    let mut part = 1;
    while part <= half {
        found[values[part] ^ values[heap - part]] = true;
        part += 1;
    }
}

fn split_by_split(table: &Table) -> String {
    heap_by_heap(table, "grundy", 1024, |values, found| {
        let heap = values.len();
        mark_splits(values, heap, (heap - 1) / 2, found);
    })
}

fn take_or_split(table: &Table) -> String {
    heap_by_heap(table, "lasker", 1 << 14, |values, found| {
        let heap = values.len();
        values.iter().for_each(|&value| found[value] = true);
        mark_splits(values, heap, heap / 2, found);
    })
}

/// The game in which up to 1, 2, … stones may be taken and then, or without taking any, a heap may be split. Remembers
/// for every value the last heap that can be split into it.
fn by_window(table: &Table) -> String {
    const BOUND: usize = 1 << 16;
    let code = table.rule.strip_prefix("octal 4.");
    let sevens = code.filter(|digits| digits.chars().all(|digit| digit == '7')).expect("all moves up to a number");
    let most = sevens.len();
    let mut last = vec![0; BOUND];
    heap_by_heap(table, "octal", BOUND, |values, found| {
        let heap = values.len();
        let mut part = 1;
        while part <= heap / 2 {
            last[values[part] ^ values[heap - part]] = heap;
            part += 1;
        }
        for left in heap.saturating_sub(most)..heap {
            found[values[left]] = true;
        }
        // No further than to the first gap.
        let mut value = 0;
        while found[value] || last[value] > 0 && last[value] + most >= heap {
            found[value] = true;
            value += 1;
        }
    })
}

/// Another bound for the period of one kind of rule.
fn with_bound(word: &'static str, bound: Reach) -> impl Fn(&Table) -> String {
    move |table| {
        let mut game = Game::of(&table.rule);
        game.claim = match game.claim {
            Claim::Period(most, _) if game.word == word => Claim::Period(most, bound),
            known => known,
        };
        game.table(table.largest)
    }
}

fn zeros_count(table: &Table) -> String {
    let mut game = Game::of(&table.rule);
    if let Claim::Period(most, _) = &mut game.claim {
        let code = table.rule.split_whitespace().nth(1).expect("a code");
        *most = digits(code).len() - 1;
    }
    game.table(table.largest)
}

fn from_the_last_exception(table: &Table) -> String {
    let mut game = Game::of(&table.rule);
    game.start = |values, p| start(values, p).saturating_sub(1);
    game.table(table.largest)
}

fn takes_all(table: &Table) -> String {
    let digit = |c: char| match c {
        '2' | '6' => char::from(c as u8 + 1),
        _ => c,
    };
    printed(&Table::new(table.rule.chars().map(digit).collect::<String>(), table.largest))
}

fn equal_parts(table: &Table) -> String {
    let mut game = Game::of(&table.rule);
    game.options = Box::new(splits);
    game.table(table.largest)
}

fn turtles_from_1(table: &Table) -> String {
    let odious = |x: usize| 2 * x + (x.count_ones() as usize + 1) % 2;
    let lines = (0..=table.largest).map(|x| format!("{x} {}\n", if x == 0 { 0 } else { odious(x) }));
    lines.collect::<String>() + &Game::of(&table.rule).conclusion(&[]) + "\n"
}
