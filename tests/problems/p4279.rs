//! Misère Nim by play, as in `hdu1907`, in its slightly larger limits.

use crate::games::misere_nim;
use crate::kit::lists;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        worst,
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n3 5001\n",
                error: r#"line 3, column 3: expected an integer from 0 to 5000, found "5001""#,
            },
            Refused {
                name: "too-many-heaps",
                input: "1\n51\n",
                error: r#"line 2, column 1: expected an integer from 1 to 50, found "51""#,
            },
        ],
        ..misere_nim::problem("p4279", Limits::known(1000, 162))
    }
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "random",
        "reading: 500 games of 50 heaps",
        || {
            let mut random = random(1);
            let mut heaps = |_| (0..50).map(|_| random.random_range(1000..=5000)).collect();
            lists::file(&(0..500).map(&mut heaps).collect_vec())
        },
    )]
}
