//! Adding strings to a prefix-free set, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc087e", Limits::known(2000, 256), oracle, small)
        .played("all sets for L up to 3, 60 sets for L = 4, and free trees of up to 5 levels")
        .beyond(
            "for worst inputs, strategies of mirroring, and values of free trees found in a \
             set of all prefixes",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("heights-as-heaps-of-nim", |input| answer(input, |height| height), "all-sets-of-strings-up-to-3")
                .says(
                    "Takes a free tree for a heap of as many stones as its height; its value is the \
                     lowest bit of the height.",
                ),
            wrong("highest-bits", |input| answer(input, |height| 1 << height.ilog2()), "all-sets-of-strings-up-to-3")
                .says("Takes the highest bit of a free tree's height for its value; it is the lowest one."),
            wrong("parity-of-the-free-trees", |input| answer(input, |_| 1), "all-sets-of-strings-up-to-3")
                .says("Counts the free trees; their values differ."),
            wrong(
                "a-level-too-many",
                |input| answer(input, |height| lowest_bit(height + 1)),
                "all-sets-of-strings-up-to-3",
            )
            .says("Counts the levels of a free tree from the string above it: one too many."),
            wrong("values-up-to-two", |input| answer(input, |height| lowest_bit(height).min(2)), "four-levels-and-two")
                .says("Takes 2 for the greatest value; the lowest bit of a height can be any power of 2."),
        ])
        .refused([
            ("too-many-strings", "@100001 5\n0\n1\n", "an integer from 1 to 100000"),
            (
                "the-same-string-twice",
                "3 5\n01\n00\n@01\n",
                "a string that is no prefix of an earlier one, nor begins with one",
            ),
            (
                "a-prefix-of-an-earlier-string",
                "2 5\n0110\n@01\n",
                "a string that is no prefix of an earlier one, nor begins with one",
            ),
            (
                "a-string-that-begins-with-an-earlier-one",
                "2 5\n01\n@0110\n",
                "a string that is no prefix of an earlier one, nor begins with one",
            ),
        ])
        .main()
}

/// The greatest length, and the strings.
fn read(input: &str) -> (u64, Vec<String>) {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let longest = tokens.read();
    (longest, tokens.list(n))
}

fn file(longest: u64, strings: &[String]) -> String {
    let lines = strings.iter().map(|string| format!("{string}\n"));
    format!("{} {longest}\n{}", strings.len(), lines.format(""))
}

fn word(wins: bool) -> String {
    format!("{}\n", if wins { "Alice" } else { "Bob" })
}

/// All strings of at most so many characters.
fn all_strings(longest: u64) -> Vec<String> {
    let of_length = |length| {
        let digits = (0..length).map(|_| ["0", "1"]).multi_cartesian_product();
        digits.map(|digits| digits.concat())
    };
    (1..=longest as usize).flat_map(of_length).collect()
}

/// Which strings of the list, a bit each, cannot be in a set together with each of them.
fn conflicts(strings: &[String]) -> Vec<u128> {
    let with = |a: &String| {
        let conflict = |b: &String| a.starts_with(b) || b.starts_with(a);
        let others = (0..strings.len()).filter(|&b| conflict(&strings[b]));
        others.fold(0, |set, b| set | 1 << b)
    };
    strings.iter().map(with).collect()
}

/// Plays with the set of the strings that can still be added.
fn oracle(input: &str) -> String {
    let (longest, strings) = read(input);
    let all = all_strings(longest);
    let conflicts = conflicts(&all);
    let mut play = Play::normal(|&addable: &u128| {
        let added = (0..all.len()).filter(|string| addable >> string & 1 == 1);
        added.map(|string| addable & !conflicts[string]).collect()
    });
    let given = (0..all.len()).filter(|&string| strings.contains(&all[string]));
    let start = given.fold((1 << all.len()) - 1, |addable, string| addable & !conflicts[string]);
    word(play.value(&start))
}

/// All prefix-free sets of strings of at most `longest` characters, the empty one included.
fn all_sets(longest: u64) -> Vec<Vec<String>> {
    let mut sets: Vec<Vec<String>> = vec![vec![]];
    for string in all_strings(longest) {
        let fits = |set: &&Vec<String>| !set.iter().any(|earlier| string.starts_with(earlier));
        let larger = sets.iter().filter(fits).map(|set| [&set[..], std::slice::from_ref(&string)].concat());
        let larger = larger.collect_vec();
        sets.extend(larger);
    }
    sets
}

fn small() -> Vec<Small> {
    let all = (1..=3).flat_map(|longest| {
        let sets = all_sets(longest).into_iter().filter(|set| !set.is_empty());
        sets.map(move |set| file(longest, &set))
    });
    let mut random = seeded(1);
    let strings = all_strings(4);
    let mut set = |index: usize| {
        let mut set: Vec<String> = vec![];
        for _ in 0..2 + index % 5 {
            let string = &strings[random.random_range(0..strings.len())];
            if !set.iter().any(|other| other.starts_with(string) || string.starts_with(other)) {
                set.push(string.clone());
            }
        }
        file(4, &set)
    };
    vec![
        Small::new("all-sets-of-strings-up-to-3", all),
        Small::new("sets-of-strings-up-to-4", (0..60).map(&mut set).collect_vec()),
    ]
}

const TOTAL: usize = 100_000;
const LONGEST: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound {
            // So many strings as the statement allows would be longer in sum than it allows.
            greatest: None,
            ..Bound::integer("N", 1, TOTAL, |n| format!("@{n} 3\n{}", ["", "01\n"][n.clamp(0, 1) as usize]))
        },
        Bound::integer("L", 1, LONGEST, |longest| format!("2 @{longest}\n0\n1\n")),
        Bound::saying("the length of a string", 1, 3, r#"1 to 3 characters out of "01""#, |length| {
            format!("2 3\n1\n@{}\n", repeated("0", length))
        }),
        Bound::saying("the length of a lone string", 1, TOTAL, r#"1 to 100000 characters out of "01""#, |length| {
            format!("1 {LONGEST}\n@{}\n", "01".repeat(TOTAL)[..length as usize].to_owned())
        }),
        Bound::total("the total length", 70_000, TOTAL, |length| {
            let ones = repeated("1", length);
            format!("3 {TOTAL}\n{}\n00\n@{ones}\n", "01".repeat(34_999))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known(
            "two-deep-strings",
            "recursion as deep as the input: they differ in the first character only, so their free trees cancel",
            move || (file(LONGEST, &deep(0)), word(false)),
        ),
        Worst::known(
            "two-deep-strings-and-a-tree-of-2-to-the-59-levels",
            "the same with a free tree more, whose value needs 60 bits",
            move || (file((1 << 59) + DEEP as u64, &deep(1)), word(true)),
        ),
        Worst::known(
            "a-full-trie",
            "the most strings: every inner node has two children, and no string can be added",
            move || (file(LONGEST, &full()), word(false)),
        ),
        Worst::known("a-full-trie-without-a-leaf", "the most strings, and one free tree", move || {
            (file(LONGEST, &full()[1..]), word(true))
        }),
        Worst::known(
            "random-mirrored",
            "branching at random: the second player answers in the mirror image",
            move || (file(LONGEST - 1, &mirrored(0)), word(false)),
        ),
        Worst::known(
            "random-mirrored-without-a-string",
            "the same, but the first player can complete the mirror image",
            move || (file(LONGEST - 1, &mirrored(1)), word(true)),
        ),
        Worst::new(
            "random-won",
            "free trees of all heights around a power of two",
            Known::BySameIdea(by_prefixes),
            || file((1 << 58) + 13, &random_strings(TOTAL, 3)[24..]),
        ),
        Worst::new(
            "random-lost",
            "the same strings with an L for which the values cancel, as they seldom do: by trial",
            Known::BySameIdea(by_prefixes),
            || file((1 << 58) + 12, &random_strings(TOTAL, 3)[24..]),
        ),
    ]
}

const DEEP: usize = TOTAL / 2 - 1;

/// Two strings of `DEEP` characters, the second one longer by `more`.
fn deep(more: usize) -> Vec<String> {
    let mut random = seeded(1);
    let tail = (0..DEEP).map(|_| if random.random_bool(0.5) { '1' } else { '0' }).collect::<String>();
    let first = format!("0{}", &tail[1..]);
    let second = format!("1{}{}", &tail[1..], "0".repeat(more));
    vec![first, second]
}

/// Strings whose trie has only leaves and nodes with two children, as many as can be: all of 12 characters, and instead
/// of them as many of 13 as the total length allows.
fn full() -> Vec<String> {
    let leaves = 1 << 12;
    // Two strings of 13 characters for one of 12 add 14 to the total.
    let split = (TOTAL - 12 * leaves) / 14;
    let strings = (0..leaves).flat_map(|leaf| {
        let leaf = format!("{leaf:012b}");
        let is_split = leaf.chars().rev().collect::<String>();
        let is_split = usize::from_str_radix(&is_split, 2).expect("digits") < split;
        if is_split { vec![leaf.clone() + "0", leaf + "1"] } else { vec![leaf] }
    });
    strings.collect()
}

/// Different random strings of one length, so that none is a prefix of another, of up to `total` characters in sum.
fn random_strings(total: usize, seed: u64) -> Vec<String> {
    const LENGTH: usize = 17;
    let mut random = seeded(seed);
    let mut strings = BTreeSet::new();
    while (strings.len() + 1) * LENGTH <= total {
        strings.insert(random.random_range(0..1_u64 << LENGTH));
    }
    let mut strings = strings.into_iter().map(|string| format!("{string:0LENGTH$b}")).collect_vec();
    strings.shuffle(&mut random);
    strings
}

/// Random strings behind a 0, and the same ones but the first `fewer` behind a 1.
fn mirrored(fewer: usize) -> Vec<String> {
    let strings = random_strings(47_000, 2);
    let behind = |digit, strings: &[String]| strings.iter().map(|string| format!("{digit}{string}")).collect_vec();
    let mut all = behind('0', &strings);
    all.extend(behind('1', &strings[fewer..]));
    all.shuffle(&mut seeded(3));
    all
}

fn lowest_bit(height: u64) -> u64 {
    height & height.wrapping_neg()
}

/// Values by the claim. No play reaches free trees of 10¹⁷ levels, so only the way to the free trees is another one
/// here.
fn by_prefixes(input: &str) -> String {
    answer(input, lowest_bit)
}

/// Finds the free trees in a set of all prefixes, with `value` for their values.
fn answer(input: &str, value: impl Fn(u64) -> u64) -> String {
    let (longest, strings) = read(input);
    let prefixes: BTreeSet<&str> =
        strings.iter().flat_map(|string| (1..=string.len()).map(|length| &string[..length])).collect();
    let is_alone = |prefix: &&str| {
        let (before, last) = prefix.split_at(prefix.len() - 1);
        let sibling = format!("{before}{}", if last == "0" { '1' } else { '0' });
        !prefixes.contains(&sibling[..])
    };
    let alone = prefixes.iter().copied().filter(is_alone);
    let values = alone.map(|prefix| value(longest + 1 - prefix.len() as u64));
    word(values.fold(0, |sum, value| sum ^ value) != 0)
}
