//! What tests ask of `cargo try`: `tried SLUG [OPTIONS OF A TEST]` tries the known mistakes of a problem as it would
//! try programs of contestants, `tried SLUG least NAME…` says the least input that rejects each of these. What it needs
//! has been built.

use std::process::ExitCode;

use attempt::{least, quick_trials, trials};
use judge::harness::{self, Options, quiet_panics};

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether all tests have passed.
fn run() -> Result<bool, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [slug, rest @ ..] = &arguments[..] else { return Err("the name of a program is missing".to_owned()) };
    quiet_panics();
    if let [word, names @ ..] = rest
        && word == "least"
    {
        println!("{}", least(slug, names)?);
        return Ok(true);
    }
    let options = Options::of(rest.iter().cloned())?;
    let mut all = quick_trials(slug)?;
    // The others take long, and are run where they are asked for: `cargo test p2599::try`.
    if options.filters.iter().any(|filter| filter.contains("::try")) {
        all.extend(trials(slug)?);
    }
    let tally = harness::run(&options, all);
    if !options.json {
        print!("{}", tally.summary());
    }
    Ok(tally.failed.is_empty())
}
