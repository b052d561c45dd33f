//! The problems that stand for all.

/// The problems whose evidence runs in every run: together they have all kinds of tests, and all kinds of games.
pub const STANDING_FOR_ALL: [&str; 12] = [
    "abc278g",  // a dialogue
    "agc010f",  // a token on a tree
    "agc017d",  // edges are deleted
    "cf1704f",  // a row is split
    "cf2062e1", // several outputs are right
    "cf2062e2", // moves are counted
    "hdu3032",  // heaps are split
    "nim",      // heaps
    "p2599",    // the two ends of a row
    "p6560",    // play without end
    "p8307",    // chance
    "wythoff",  // two heaps
];
