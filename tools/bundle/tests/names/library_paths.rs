//! Ways to reach the library, by macros and modules that hand it on.
use gio::{In, Input, Output};
use grundy::{
    arithmetic::*,
    games::{self, nim as n},
    graphs::tree::Tree,
    io as gio,
};
macro_rules! winner {
    ($h:expr) => {
        grundy::games::nim::first_player_wins($h)
    };
}
#[macro_export]
macro_rules! winner2 {
    ($h:expr) => {
        $crate::alias_of::nim::first_player_wins($h)
    };
}
mod deep {
    pub mod er {
        pub fn f() -> bool {
            crate::winner2!(&[1u8, 1])
        }
    }
}
mod alias_of {
    pub use ::grundy as whole;
    pub use grundy::games::nim;
}
fn solve(input: &Input, out: &mut Output) {
    let k = gio_read(input);
    writeln!(
        out,
        "{k} {} {} {}",
        winner!(&[k as u64, 1]),
        alias_of::whole::arithmetic::isqrt(17),
        alias_of::nim::first_player_wins(&[2u8, 2])
    );
}
fn gio_read(input: &Input) -> usize {
    proconio::input! { from input, k: In<0, 9> }
    k
}
fn main() {
    println!("{}", deep::er::f());
    let _ = (std::mem::size_of::<Tree>(), isqrt(4));
    println!("{}", n::first_player_wins(&[3u8]));
    println!("{}", games::nim::first_player_wins(&[3u8, 3]));
    gio::run(solve);
}
