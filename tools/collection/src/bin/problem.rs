//! `cargo problem SLUG`: makes the files of a new problem.

use std::process::ExitCode;

use collection::new::make;
use entry::root;

const HELP: &str = "\
cargo problem SLUG  creates the files of a new problem: p9999 for Luogu, cf1c for Codeforces, abc100a for AtCoder, …
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [slug] = &arguments[..] else {
        eprint!("{HELP}");
        return ExitCode::FAILURE;
    };
    if ["-h", "--help"].contains(&&slug[..]) {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match make(root(), slug) {
        Ok(made) => {
            made.iter().for_each(|path| println!("{path}"));
            println!("No other file names it by hand, except the headers of its neighbours.");
            println!(
                "CONTRIBUTING.md explains what belongs in each. This fails until all is written: cargo test {slug}"
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
