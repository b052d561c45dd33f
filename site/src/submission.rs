//! The programs as files that judges take. They are compiled as they are made, so what has been made once is kept.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use bundle::{ANY, Judge, Rustc, bundle};

use crate::collection::{Collection, Problem};

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
    let is_asked = |problem: &&Problem| only.is_empty() || only.iter().any(|slug| slug == problem.slug());
    let waiting = Mutex::new(collection.problems.values().filter(is_asked));
    let work = || -> Result<Vec<(String, Vec<Submission>)>, String> {
        let mut done = vec![];
        loop {
            let Some(problem) = waiting.lock().map_err(|error| error.to_string())?.next() else { return Ok(done) };
            let of = |judge| Ok(Submission { judge, text: kept.bundle(collection, problem, judge)? });
            let made: Result<_, String> = judges(problem).into_iter().map(of).collect();
            done.push((problem.slug().to_owned(), made.map_err(|error| format!("{}: {error}", problem.slug()))?));
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = BTreeMap::new();
        for worker in workers {
            all.extend(worker.join().map_err(|_| "a thread that bundles panicked".to_owned())??);
        }
        if only.is_empty() {
            kept.forget_others(&all)?;
        }
        Ok(all)
    })
}

/// What was made before, in files named for what it was made of.
struct Kept {
    folder: PathBuf,
    /// What every file is made of: the library, the bundler, the compiler.
    common: u64,
}

impl Kept {
    fn new(root: &Path) -> Result<Self, String> {
        let folder = root.join("target/site-submissions");
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut hasher = DefaultHasher::new();
        let rustc = std::process::Command::new("rustc").arg("-vV").output();
        rustc.map(|output| output.stdout).unwrap_or_default().hash(&mut hasher);
        for part in ["src", "bundle/src"] {
            hash_folder(&root.join(part), &mut hasher)?;
        }
        hash_file(&root.join("Cargo.toml"), &mut hasher)?;
        Ok(Self { folder, common: hasher.finish() })
    }

    fn file(&self, problem: &Problem, judge: &Judge) -> Result<PathBuf, String> {
        let mut hasher = DefaultHasher::new();
        self.common.hash(&mut hasher);
        hash_file(&problem.program.path, &mut hasher)?;
        Ok(self.folder.join(format!("{}.{}.{:016x}", problem.slug(), judge.name, hasher.finish())))
    }

    fn bundle(&self, collection: &Collection, problem: &Problem, judge: &Judge) -> Result<String, String> {
        let file = self.file(problem, judge)?;
        if let Ok(text) = fs::read_to_string(&file) {
            return Ok(text);
        }
        let text = bundle(&collection.root, &problem.program, judge, None)?.text;
        // Complete, or not there.
        let unfinished = file.with_extension("unfinished");
        let written = fs::write(&unfinished, &text).and_then(|()| fs::rename(&unfinished, &file));
        written.map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(text)
    }

    /// Removes what was made of something else.
    fn forget_others(&self, all: &BTreeMap<String, Vec<Submission>>) -> Result<(), String> {
        let entries = fs::read_dir(&self.folder).map_err(|error| error.to_string())?;
        let mut newest: BTreeMap<String, (std::time::SystemTime, PathBuf)> = BTreeMap::new();
        for entry in entries.flatten() {
            let path = entry.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let is_wanted = name.split_once('.').is_some_and(|(slug, _)| all.contains_key(slug));
            let time = entry.metadata().and_then(|data| data.modified()).map_err(|error| error.to_string())?;
            let old = match newest.get(&name) {
                _ if !is_wanted => Some(path),
                Some((newer, _)) if *newer >= time => Some(path),
                _ => newest.insert(name, (time, path)).map(|(_, path)| path),
            };
            if let Some(old) = old {
                fs::remove_file(&old).map_err(|error| format!("{}: {error}", old.display()))?;
            }
        }
        Ok(())
    }
}

/// All files in a folder but the programs, in the order of their names.
fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> Result<(), String> {
    let in_folder = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).map_err(in_folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| !path.ends_with("src/bin")) {
        match path.is_dir() {
            true => hash_folder(path, hasher)?,
            false => hash_file(path, hasher)?,
        }
    }
    Ok(())
}

fn hash_file(path: &Path, hasher: &mut DefaultHasher) -> Result<(), String> {
    path.to_string_lossy().hash(hasher);
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?.hash(hasher);
    Ok(())
}
