//! Misère Nim by play, as in `hdu1907`, in its slightly larger limits.

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
    let games: usize = tokens.read();
    let mut game = || {
        let heaps = tokens.read();
        tokens.list::<u32>(heaps)
    };
    let left = (0..games).map(|_| game()).filter(|game| !game.contains(&0)).collect_vec();
    match left.len() {
        0 => vec![],
        all if all == games => vec![input.to_owned()],
        some => {
            vec![format!("{some}\n{}", left.iter().map(|game| format!("{}\n{}\n", game.len(), joined(game))).join(""))]
        }
    }
}
