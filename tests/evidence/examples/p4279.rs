//! Misère Nim by play, as in `hdu1907`, in its slightly larger limits.

use evidence::prelude::*;
use evidence::shared::misere_nim;

fn main() -> ExitCode {
    misere_nim::problem("p4279", Limits::known(1000, 162), 500, 50, 5000).main()
}
