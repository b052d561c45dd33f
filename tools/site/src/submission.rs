//! The programs as files that judges take. They are compiled as they are made, so what has been made once is kept.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::thread;

use bundle::{Kept, bundle};
use collection::{Collection, Problem};
use entry::{ANY, Judge, Program, Rustc};

use crate::progress::Stage;

/// A program for a judge.
pub struct Submission {
    /// Who takes it.
    pub judge: &'static Judge,
    /// The file.
    pub text: String,
}

/// The judges that get a file of their own: that of the problem, if it takes Rust, and where that one has crates or
/// there is none, any other.
pub fn judges(problem: &Problem) -> Vec<&'static Judge> {
    let own = problem.program.judge();
    match own.rustc {
        Rustc::None => vec![ANY],
        _ if own.crates => vec![own, ANY],
        _ => vec![own],
    }
}

/// The files for all programs, or for some, by their slugs.
///
/// # Errors
/// What the bundler says of the first that it cannot make.
pub fn submissions(collection: &Collection, only: &[String]) -> Result<BTreeMap<String, Vec<Submission>>, String> {
    let kept = Kept::new(&collection.root)?;
    let text = |program: &Program, judge| match kept.text(program, judge) {
        Some(text) => Ok(text),
        None => {
            let made = bundle(&collection.root, program, judge, None)?;
            kept.keep(program, judge, &made)?;
            Ok::<_, String>(made.text)
        }
    };
    let is_asked = |problem: &&Problem| only.is_empty() || only.iter().any(|slug| slug == problem.slug());
    let stage = Stage::new("submissions", collection.problems.values().filter(is_asked).count());
    let waiting = Mutex::new(collection.problems.values().filter(is_asked));
    let work = || -> Result<Vec<(String, Vec<Submission>)>, String> {
        let mut done = vec![];
        loop {
            let Some(problem) = waiting.lock().map_err(|error| error.to_string())?.next() else { return Ok(done) };
            let of = |judge| Ok(Submission { judge, text: text(&problem.program, judge)? });
            let made: Result<_, String> = judges(problem).into_iter().map(of).collect();
            done.push((problem.slug().to_owned(), made.map_err(|error| format!("{}: {error}", problem.slug()))?));
            stage.step();
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = BTreeMap::new();
        for worker in workers {
            all.extend(worker.join().map_err(|_| "a thread that bundles panicked".to_owned())??);
        }
        Ok(all)
    })
}
