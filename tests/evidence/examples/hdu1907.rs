//! Misère Nim by play.

use evidence::prelude::*;
use evidence::shared::misere_nim;

fn main() -> ExitCode {
    misere_nim::problem("hdu1907", Limits::known(1000, 32), 474, 47, 4747).main()
}
