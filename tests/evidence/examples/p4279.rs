//! Misère Nim by play, as in `hdu1907`, in its slightly larger limits.

use evidence::lists;
use evidence::prelude::*;
use evidence::shared::misere_nim;

fn main() -> ExitCode {
    misere_nim::problem("p4279", Limits::known(1000, 162), 500, 50, 5000)
        .only_elsewhere("an empty heap", without_empty_heaps)
        .main()
}

/// The input without games in which a heap is empty.
fn without_empty_heaps(input: &str) -> Vec<String> {
    let mut tokens = Tokens::new(input);
    let games: Vec<Vec<u32>> = (0..tokens.read()).map(|_| lists::next(&mut tokens)).collect();
    let left: Vec<Vec<u32>> = games.iter().filter(|game| !game.contains(&0)).cloned().collect();
    match left.len() {
        0 => vec![],
        all if all == games.len() => vec![input.to_owned()],
        _ => vec![lists::file(&left)],
    }
}
