//! Adding strings to a prefix-free set, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    let longest = format::from(|before| before["L"].min(TOTAL as i128));
    let string = row([format::word("the length of a string", 1, longest, "01")]);
    let form = format::all([row([len("N", 1..=TOTAL), int("L", 1..=LONGEST)]), list("N", string)]);
    let form = form.such("no string that is a prefix of another", |(_, strings): Case| {
        strings.iter().sorted().tuple_windows().all(|(string, next)| !next.starts_with(string))
    });
    let format = Format::one(form).sum("the total length", "the length of a string", TOTAL).trying("L", "N", 1);
    Problem::one("arc087e", Limits::known(2000, 256), format, oracle, ["Alice", "Bob"])
        .small(SETS, || {
            (1..=3).flat_map(|longest| all_sets(longest).into_iter().map(move |set| (longest, set))).collect()
        })
        .small("random-sets-of-up-to-6-strings-for-L-4", random_sets)
        .beyond(
            "for worst inputs, strategies of mirroring, and values of free trees found in a \
             set of all prefixes",
        )
        .known("two-deep-strings", || ((LONGEST, deep(0)), false))
        .attacks("recursion as deep as the input: they differ in the first character only, so their free trees cancel")
        .known("two-deep-strings-and-a-tree-of-2-to-the-59-levels", || (((1 << 59) + DEEP as u64, deep(1)), true))
        .attacks("the same with a free tree more, whose value needs 60 bits")
        .known("a-full-trie", || ((LONGEST, full()), false))
        .attacks("the most strings: every inner node has two children, and no string can be added")
        .known("a-full-trie-without-a-leaf", || ((LONGEST, full()[1..].to_vec()), true))
        .attacks("the most strings, and one free tree")
        .known("random-mirrored", || ((LONGEST - 1, mirrored(0)), false))
        .attacks("branching at random: the second player answers in the mirror image")
        .known("random-mirrored-without-a-string", || ((LONGEST - 1, mirrored(1)), true))
        .attacks("the same, but the first player can complete the mirror image")
        .worst("random-won", by_same_idea(by_prefixes), || ((1 << 58) + 13, random_strings(TOTAL, 3)[24..].to_vec()))
        .attacks("free trees of all heights around a power of two")
        .worst("random-lost", by_same_idea(by_prefixes), || ((1 << 58) + 12, random_strings(TOTAL, 3)[24..].to_vec()))
        .attacks("the same strings with an L for which the values cancel, as they seldom do: by trial")
        .limit(|| Bound {
            // So many strings as the statement allows would be longer in sum than it allows.
            greatest: None,
            ..Bound::integer("N", 1, TOTAL, |n| format!("@{n} 3\n{}", ["", "01\n"][n.clamp(0, 1) as usize]))
        })
        .limit(|| {
            let expected = r#"1 to 100000 characters out of "01""#;
            Bound::saying("the length of a lone string", 1, TOTAL, expected, |length| {
                format!("1 {LONGEST}\n@{}\n", "01".repeat(TOTAL)[..length as usize].to_owned())
            })
        })
        .limit(|| {
            Bound::total("the total length", 70_000, TOTAL, |length| {
                let ones = repeated("1", length);
                format!("3 {TOTAL}\n{}\n00\n@{ones}\n", "01".repeat(34_999))
            })
        })
        .wrong("heights-as-heaps-of-nim", |set| by_values(set, |height| height), SETS)
        .says(
            "Takes a free tree for a heap of as many stones as its height; its value is the \
             lowest bit of the height.",
        )
        .wrong("highest-bits", |set| by_values(set, |height| 1 << height.ilog2()), SETS)
        .says("Takes the highest bit of a free tree's height for its value; it is the lowest one.")
        .wrong("parity-of-the-free-trees", |set| by_values(set, |_| 1), SETS)
        .says("Counts the free trees; their values differ.")
        .wrong("a-level-too-many", |set| by_values(set, |height| lowest_bit(height + 1)), SETS)
        .says("Counts the levels of a free tree from the string above it: one too many.")
        .wrong("values-up-to-two", |set| by_values(set, |height| lowest_bit(height).min(2)), "four-levels-and-two")
        .says("Takes 2 for the largest value; the lowest bit of a height can be any power of 2.")
        .refused([
            ("too-many-strings", "@100001 5\n0\n1\n", "an integer from 1 to 100000"),
            ("the-same-string-twice", "3 5\n01\n00\n@01\n", ANOTHER),
            ("a-prefix-of-an-earlier-string", "2 5\n0110\n@01\n", ANOTHER),
            ("a-string-that-begins-with-an-earlier-one", "2 5\n01\n@0110\n", ANOTHER),
        ])
        .main()
}

const SETS: &str = "prefix-free-sets-of-strings-for-L-up-to-3";
const ANOTHER: &str = "a string that is no prefix of an earlier one, nor begins with one";

/// The largest total length, and the largest length of a string that may be added.
const TOTAL: usize = 100_000;
const LONGEST: u64 = 1_000_000_000_000_000_000;

/// The largest length, and the strings.
type Case = (u64, Vec<String>);

/// All strings of at most so many characters.
fn all_strings(longest: u64) -> Vec<String> {
    let of_length = |length| {
        let digits = (0..length).map(|_| ["0", "1"]).multi_cartesian_product();
        digits.map(|digits| digits.concat())
    };
    (1..=longest as usize).flat_map(of_length).collect()
}

/// Plays with the set of the strings that can still be added, a bit each.
fn oracle() -> impl FnMut(&Case) -> bool {
    |(longest, strings)| {
        let all = all_strings(*longest);
        // Which strings cannot be in a set together with each of them.
        let conflict = |a: &String, b: &String| a.starts_with(b) || b.starts_with(a);
        let conflicts = all.iter().map(|a| {
            let others = (0..all.len()).filter(|&b| conflict(a, &all[b]));
            others.fold(0, |set, b| set | 1 << b)
        });
        let conflicts: Vec<u128> = conflicts.collect();
        let mut play = Play::normal(|&addable: &u128| {
            let added = (0..all.len()).filter(|string| addable >> string & 1 == 1);
            added.map(|string| addable & !conflicts[string]).collect()
        })
        // The strings in a tree, each below the one without its last character.
        .board(|addable| {
            let place = |string: &str| all.iter().position(|other| other == string);
            let edge = |v: usize| Some((place(&all[v][..all[v].len() - 1])?, v));
            let gone = (0..all.len()).filter(|string| addable >> string & 1 == 0);
            board::graph(all.len(), (0..all.len()).filter_map(edge)).labelled(&all).without(gone).board()
        })
        .label(|addable, after| {
            let is_added = |&string: &usize| addable >> string & 1 == 1 && addable & !conflicts[string] == *after;
            (0..all.len()).find(is_added).map_or_else(String::new, |string| format!("add {}", all[string]))
        });
        let given = (0..all.len()).filter(|&string| strings.contains(&all[string]));
        play.value(&given.fold((1 << all.len()) - 1, |addable, string| addable & !conflicts[string]))
    }
}

/// All prefix-free sets of strings of at most `longest` characters but the empty one.
fn all_sets(longest: u64) -> Vec<Vec<String>> {
    let mut sets: Vec<Vec<String>> = vec![vec![]];
    for string in all_strings(longest) {
        let fits = |set: &&Vec<String>| !set.iter().any(|earlier| string.starts_with(earlier));
        let larger = sets.iter().filter(fits).map(|set| [&set[..], std::slice::from_ref(&string)].concat());
        let larger = larger.collect_vec();
        sets.extend(larger);
    }
    sets.split_off(1)
}

fn random_sets() -> Vec<Case> {
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
        (4, set)
    };
    (0..60).map(&mut set).collect()
}

const DEEP: usize = TOTAL / 2 - 1;

/// Two strings of `DEEP` characters, the second one longer by `more`.
fn deep(more: usize) -> Vec<String> {
    let mut random = seeded(1);
    let tail = (0..DEEP).map(|_| if random.random_bool(0.5) { '1' } else { '0' }).collect::<String>();
    vec![format!("0{}", &tail[1..]), format!("1{}{}", &tail[1..], "0".repeat(more))]
}

/// Strings whose trie has only leaves and nodes with two children, as many as can be: all of 12 characters, and instead
/// of them as many of 13 as the total length allows.
fn full() -> Vec<String> {
    let leaves = 1 << 12;
    // Two strings of 13 characters for one of 12 add 14 to the total.
    let split = (TOTAL - 12 * leaves) / 14;
    let strings = (0..leaves).flat_map(|leaf: usize| {
        let reversed = leaf.reverse_bits() >> (usize::BITS - 12);
        let leaf = format!("{leaf:012b}");
        if reversed < split { vec![leaf.clone() + "0", leaf + "1"] } else { vec![leaf] }
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
fn by_prefixes(set: &Case) -> bool {
    by_values(set, lowest_bit)
}

/// Finds the free trees in a set of all prefixes, with `value` for their values.
fn by_values((longest, strings): &Case, value: fn(u64) -> u64) -> bool {
    let prefixes: BTreeSet<&str> =
        strings.iter().flat_map(|string| (1..=string.len()).map(|length| &string[..length])).collect();
    let is_alone = |prefix: &&str| {
        let (before, last) = prefix.split_at(prefix.len() - 1);
        let sibling = format!("{before}{}", if last == "0" { '1' } else { '0' });
        !prefixes.contains(&sibling[..])
    };
    let alone = prefixes.iter().copied().filter(is_alone);
    xor(alone.map(|prefix| value(longest + 1 - prefix.len() as u64))) != 0
}
