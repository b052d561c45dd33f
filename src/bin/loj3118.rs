//! # LOJ 3118 「IOI2017」玩具火车 — a train that must pass charging stations for ever
//!
//! - Judge: <https://loj.ac/p/3118>
//! - 中文: 玩具火车：无限次经过充电站
//! - Family: [loops](super#loops); easier [p12576](super::p12576)
//! - Theorem: [Büchi games](grundy::games::attractors)
//! - Finder: loops › for ever
//! - Course: 12: games for ever
//!
//! ## Rule
//! m one-way tracks join n stations; at least one starts at every station. A station belongs to Arezou or to Borzou,
//! and some stations are charging stations. When the train comes to a station for the first time, its owner chooses one
//! of the tracks that start there, and the train leaves by this track each time. So in the end it runs in a loop.
//! Arezou wins iff a charging station is on the loop. For each station as the start: does she win (1) or not (0)?
//!
//! The judge calls a function and takes no Rust program. The form of input and output is that of its sample grader.
//!
//! ## Claim
//! Begin with all charging stations as the set F. Let R be the stations from which Arezou can force the train to a
//! station of F, and L those from which Borzou can force it to a station outside of R. Take the stations of L out of F,
//! and begin again, until L has none of them. Then Arezou wins from the stations outside of L.
//!
//! ## Why
//! Suppose that the owners may choose another track each time the train comes, and let Arezou win iff charging stations
//! come infinitely often. This is a Büchi game, and [`grundy::games::attractors`] proves the claim for it. Also, the
//! winner wins by always taking the same track at each of his stations, whatever the other does.
//!
//! In the game of the rule he chooses these tracks, too. Each play of it, gone on for ever, is a play of the Büchi game
//! in which the other happens to keep his tracks. So the same player wins: charging stations come infinitely often iff
//! one of them is on the loop.
//!
//! ## Cost
//! O(n · (n + m)) time, O(n + m) memory.

use grundy::games::{Buchi, Player};
use grundy::graphs::Digraph;
use grundy::io::{self, Between, In, List, Pair};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 5000>, m: with Between(n, 20_000), owners: [In<0, 1, u8>; n] }
        let first = input.place();
        input! { from input, charging: [In<0, 1, u8>; n] }
        if !charging.contains(&1) {
            first.after(n - 1).refuse("a 1, as there is a charging station");
        }
        let first = input.place();
        let station = Between(0, n - 1);
        input! { from input, tracks: with List(m, Pair(station, station)) }
        first.distinct_or_refuse(&tracks, 2, "a track that has not come before");
        let tracks = Digraph::new(n, tracks);
        if (0..n).any(|station| tracks.out_degree(station) == 0) {
            first.after(2 * (m - 1)).refuse_all(2, "a track from a station without one");
        }
        let owner = |station: usize| if owners[station] == 1 { Player::Left } else { Player::Right };
        let game = Buchi::new(&tracks, owner, |station| charging[station] == 1);
        let wins = (0..n).map(|station| u8::from(game.winner(station) == Player::Left));
        writeln!(out, "{}", wins.format(" "));
    });
}
