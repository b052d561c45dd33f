//! Lamps switched on and off: the judge's side, by the bare rule.

use std::collections::HashSet;
use std::sync::OnceLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1368f", Limits::known(2000, 512), |case| Box::new(Lamps::new(case)), matches)
        .played("circles of up to 8 lamps")
        .wrong_players([
            wrong_player("no-lamp-stays-dark", || player(|_, _| false, |off, k| off >= k), "greedy-circles")
                .says("Keeps no lamp dark; then the judge switches off a run as long as what was lit."),
            wrong_player(
                "every-k-th-lamp-counted-from-k",
                || player(|lamp, k| lamp % k == k - 1, |off, k| off >= k),
                "greedy-circles",
            )
            .says(
                "Keeps every k-th lamp dark, counted from lamp k; then the last lamp and the \
                 first can be lit side by side.",
            ),
            wrong_player(
                "ends-a-move-too-early",
                || player(|lamp, k| lamp % k == 0, |off, k| off > k),
                "all-circles-up-to-8-lamps",
            )
            .says("Stops while it could still gain a lamp."),
        ])
        .beyond("the number of lamps wanted is proven for all circles")
        .bounds(bounds)
        .lemmas([
            lemma("play-gives-the-proven-value", play_gives_the_proven_value),
            lemma("the-greedy-judge-keeps-every-play-down", the_greedy_judge_keeps_every_play_down),
        ])
        .main()
}

/// How many moves there may be.
const MOVES: usize = 10_000;

/// The lamps that a move of the judge switches off, as bits.
fn adjacent(n: usize, first: usize, k: usize) -> usize {
    (first..first + k).map(|lamp| 1 << (lamp % n)).sum()
}

/// The most lamps that John can have at the end, by play, and the positions from which he can have them; of up to 8
/// lamps.
///
/// He can have r if he can from the position without light.
fn played(n: usize) -> &'static (usize, HashSet<usize>) {
    static PLAYED: [OnceLock<(usize, HashSet<usize>)>; 9] = [const { OnceLock::new() }; 9];
    PLAYED[n].get_or_init(|| {
        let mut all = (0..=n).rev().map(|r| (r, good(n, r)));
        all.find(|(_, good)| good.contains(&0)).expect("no lamp can be had at least")
    })
}

/// The positions from which John can reach one with r lamps on. He can from a position with r lamps on, and from one in
/// which some move leaves only such positions, whatever the reply. This is repeated until nothing is added.
fn good(n: usize, r: usize) -> HashSet<usize> {
    let mut good: HashSet<usize> = (0..1 << n).filter(|on: &usize| on.count_ones() as usize >= r).collect();
    loop {
        let more: Vec<usize> = (0..1 << n)
            .filter(|on| !good.contains(on))
            .filter(|on| {
                (1_usize..1 << n).any(|named| {
                    let k = named.count_ones() as usize;
                    (0..n).all(|first| good.contains(&((on | named) & !adjacent(n, first, k))))
                })
            })
            .collect();
        if more.is_empty() {
            return good;
        }
        good.extend(more);
    }
}

/// What is proven in the header of the program.
fn proven_value(n: usize) -> usize {
    (1..=n).map(|k| (n + 1).saturating_sub(k + n.div_ceil(k))).max().unwrap_or(0)
}

struct Lamps {
    is_on: Vec<bool>,
    wanted: usize,
    /// The positions from which that can be reached, where they are known.
    good: Option<&'static HashSet<usize>>,
    is_opened: bool,
    /// The lamps that were named in the move which is to be answered.
    named: Vec<usize>,
    moves: usize,
    is_over: bool,
}

impl Lamps {
    fn new(case: &str) -> Self {
        let n: usize = Tokens::new(case).read();
        let played = (n <= 8).then(|| played(n));
        Self {
            is_on: vec![false; n],
            wanted: played.map_or_else(|| proven_value(n), |(value, _)| *value),
            good: played.map(|(_, good)| good),
            is_opened: false,
            named: vec![],
            moves: 0,
            is_over: false,
        }
    }

    /// How many lamps are on.
    fn on(&self) -> usize {
        self.is_on.iter().filter(|on| **on).count()
    }
}

impl Referee for Lamps {
    fn turn(&self) -> Turn {
        match () {
            () if self.is_over => Turn::Over,
            () if !self.is_opened => Turn::Judge(1),
            () if self.named.is_empty() => Turn::Program,
            () => Turn::Judge(self.is_on.len()),
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let numbers: Result<Vec<usize>, _> = line.split_whitespace().map(str::parse).collect();
        let numbers = numbers.map_err(|error| error.to_string())?;
        match &numbers[..] {
            [0] if self.on() < self.wanted => {
                Err(format!("{} lamps are on, where {} can be had", self.on(), self.wanted))
            }
            [0] => {
                self.is_over = true;
                Ok(())
            }
            [k, lamps @ ..] if *k == lamps.len() && *k > 0 => {
                if !lamps.iter().all_unique() || lamps.iter().any(|&lamp| lamp == 0 || lamp > self.is_on.len()) {
                    return Err("not all of them are lamps, or different".to_owned());
                }
                self.moves += 1;
                if self.moves > MOVES {
                    return Err("too many moves".to_owned());
                }
                self.named = lamps.iter().map(|lamp| lamp - 1).collect();
                self.named.iter().for_each(|&lamp| self.is_on[lamp] = true);
                Ok(())
            }
            _ => Err("no number of lamps with as many lamps behind it".to_owned()),
        }
    }

    fn say(&mut self, reply: usize) -> String {
        if !self.is_opened {
            self.is_opened = true;
            return format!("{}\n", self.is_on.len());
        }
        let n = self.is_on.len();
        for lamp in reply..reply + self.named.len() {
            self.is_on[lamp % n] = false;
        }
        self.named.clear();
        format!("{}\n", reply + 1)
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        let (n, k) = (self.is_on.len(), self.named.len());
        match manner {
            _ if k == 0 => None,
            // The most lamps that are on: no more than the value can be had against this.
            Manner::Best | Manner::Greedy => {
                let mut on = vec![0];
                (0..2 * n).for_each(|lamp| on.push(on[lamp] + usize::from(self.is_on[lamp % n])));
                (0..n).max_by_key(|&first| on[first + k] - on[first])
            }
            Manner::Mirror => Some(self.named[0]),
            Manner::Random => None,
        }
    }

    fn position(&self) -> Option<String> {
        let lamps = self.is_on.iter().map(|on| if *on { '#' } else { '.' });
        (self.is_opened && self.is_on.len() <= 40).then(|| lamps.collect())
    }

    fn is_won(&self) -> Option<bool> {
        let n = self.is_on.len();
        let good = self.good?;
        let on: usize = (0..n).filter(|&lamp| self.is_on[lamp]).map(|lamp| 1 << lamp).sum();
        match self.named.len() {
            0 => Some(good.contains(&on)),
            k => Some((0..n).all(|first| good.contains(&(on & !adjacent(n, first, k))))),
        }
    }

    fn lines(&self) -> Vec<String> {
        let n = self.is_on.len();
        let off = (0..n).filter(|&lamp| !self.is_on[lamp]).map(|lamp| lamp + 1).collect_vec();
        let moves = off.into_iter().powerset().filter(|_| n <= 8);
        moves.map(|lamps| [lamps.len()].into_iter().chain(lamps).join(" ")).collect()
    }

    fn illegal(&self) -> Vec<String> {
        match self.named.is_empty() {
            true => vec![],
            false => vec!["0".to_owned(), "-1".to_owned(), (self.is_on.len() + 1).to_string()],
        }
    }
}

fn bounds() -> Vec<Bound> {
    // Whatever the replies are, the program has an end after at most n moves.
    vec![Bound::integer("n", 1, 1000, |n| format!("@{n}\n{}", "1\n".repeat(1000)))]
}

fn matches() -> Vec<Match> {
    let medium = || (9..=60).map(|n| n.to_string()).collect();
    // Squares and what lies around them: where the best k changes.
    let largest = || ["1000", "999", "993", "992", "991", "962", "961"].map(str::to_owned).into();
    vec![
        Match::every("all-circles-up-to-8-lamps", || (1..=8).map(|n| n.to_string()).collect()),
        Match::by(Manner::Random, "random-circles", medium),
        Match::by(Manner::Greedy, "greedy-circles", medium),
        Match::by(Manner::Mirror, "mirror-circles", medium),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-greedy", largest),
        Match::largest(Manner::Mirror, "largest-mirror", largest),
    ]
}

/// A player with the best k who never names the lamps, counted from 0, that are to stay dark, and goes on while so
/// many others are off.
fn player(stays_dark: fn(usize, usize) -> bool, goes_on: fn(usize, usize) -> bool) -> Answers {
    let mut k = 0;
    let mut is_on = vec![];
    Box::new(move |line| {
        let number: usize = line.parse().unwrap_or(0);
        if is_on.is_empty() {
            is_on = vec![false; number];
            k = (1..=number).min_by_key(|k| k + number.div_ceil(*k)).unwrap_or(1);
        } else {
            let n = is_on.len();
            (number - 1..number - 1 + k).for_each(|lamp| is_on[lamp % n] = false);
        }
        let off = (0..is_on.len()).filter(|&lamp| !is_on[lamp] && !stays_dark(lamp, k)).collect_vec();
        if !goes_on(off.len(), k) {
            return "0\n".to_owned();
        }
        off[..k].iter().for_each(|&lamp| is_on[lamp] = true);
        format!("{k} {}\n", joined(off[..k].iter().map(|lamp| lamp + 1)))
    })
}

fn play_gives_the_proven_value() {
    for n in 1..=8 {
        assert_eq!(played(n).0, proven_value(n), "{n} lamps");
    }
}

/// Against the judge of the proof, who switches off where most lamps are on, no play at all has more lamps on.
fn the_greedy_judge_keeps_every_play_down() {
    for n in 1..=8 {
        let mut reached = HashSet::from([0_usize]);
        let mut open = vec![0_usize];
        while let Some(before) = open.pop() {
            for named in 1_usize..1 << n {
                let k = named.count_ones() as usize;
                let on = before | named;
                let first = (0..n).max_by_key(|&first| (on & adjacent(n, first, k)).count_ones());
                let left = on & !adjacent(n, first.expect("a lamp"), k);
                assert!(left.count_ones() as usize <= proven_value(n), "{n} lamps, {before:b} and {named:b}");
                if reached.insert(left) {
                    open.push(left);
                }
            }
        }
    }
}
