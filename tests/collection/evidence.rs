//! What the evidence for every program says of itself, the table of it, and the work that it does.

use std::collections::BTreeMap;
use std::io::Read;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use judge::build::{build, slugs};
use judge::passed::Mark;
use judge::paths::{evidence, root};
use serde_json::{Map, Value, json};

use crate::collection::generated::{generated, generated_between, read};

/// What there is for a program: by a kind, such as `wrong` or `small`, the names.
pub struct Facts {
    pub slug: String,
    facts: Value,
}

impl Facts {
    /// The facts of a program whose evidence has been built. It is not asked again while it is the same.
    pub fn of(slug: &str) -> Result<Self, String> {
        let mark = Mark::new(slug, "facts");
        if let Some(facts) = mark.kept().and_then(|text| serde_json::from_str(&text).ok()) {
            return Ok(Self { slug: slug.to_owned(), facts });
        }
        let output = Command::new(evidence(slug)).arg("facts").current_dir(root()).output();
        let output = output.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let facts = serde_json::from_str(&text).map_err(|error| format!("the facts of {slug}: {error}"))?;
        mark.keep(&text)?;
        Ok(Self { slug: slug.to_owned(), facts })
    }

    /// Those of all programs.
    pub fn all() -> Result<&'static [Self], String> {
        static ALL: OnceLock<Result<Vec<Facts>, String>> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            let slugs = slugs()?;
            build(slugs.iter().map(String::as_str))?;
            slugs.iter().map(|slug| Self::of(slug)).collect()
        });
        all.as_deref().map_err(Clone::clone)
    }

    /// The names of a kind.
    pub fn names(&self, kind: &str) -> Vec<&str> {
        self.facts[kind].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// How many there are.
    pub fn count(&self, kind: &str) -> usize {
        self.names(kind).len()
    }

    /// Whether the program plays against a referee.
    pub fn is_dialogue(&self) -> bool {
        self.count("match-every-reply") > 0
    }

    /// What is said once, or nothing.
    fn word(&self, kind: &str) -> String {
        self.names(kind).concat()
    }
}

/// By what the answers to worst inputs are known: the kind, and what it is in words.
pub const KNOWN: [(&str, &str); 3] = [
    ("constructed", "by construction"),
    ("other-algorithm", "by another algorithm"),
    ("same-idea", "by the same idea"),
];

/// The file that says what a run of everything has done, a line a program.
const WORK: &str = "tests/work.txt";

/// What a run of everything has done is what the file says.
pub fn write_work(work: &BTreeMap<String, String>) -> Result<(), String> {
    let lines: String = work.iter().map(|(slug, work)| format!("{slug}: {work}\n")).collect();
    generated(WORK, &read(WORK).unwrap_or_default(), &lines)
}

/// The numbers in what a run of everything has done for a program, as `12 dialogues, with 34 turns of the judge`.
pub fn work(slug: &str) -> Result<Vec<usize>, String> {
    let text = read(WORK)?;
    let line = text.lines().find_map(|line| line.strip_prefix(slug)?.strip_prefix(": ").map(str::to_owned));
    let line =
        line.ok_or_else(|| format!("{WORK} has no line for {slug}: EVIDENCE=full UPDATE=1 cargo test writes it"))?;
    Ok(line.split([' ', ',']).filter_map(|word| word.parse().ok()).collect())
}

/// What the pages show of the evidence, by program.
const WRITTEN: &str = "tests/facts.json";

/// What the evidence says of itself is written down, with the least input found that rejects each wrong variant: so who
/// shows it need not build the evidence. The switch finds the inputs that are not there yet.
pub fn written() -> Result<(), String> {
    let found = read(WRITTEN).unwrap_or_default();
    let before: Value = serde_json::from_str(&found).unwrap_or_default();
    let of = |facts: &Facts| Ok((facts.slug.clone(), facts.written(&before[&facts.slug])?));
    let wanted: Map<String, Value> = Facts::all()?.iter().map(of).collect::<Result<_, String>>()?;
    generated(WRITTEN, &found, &format!("{:#}\n", Value::Object(wanted)))
}

impl Facts {
    /// What is written of a program, with the least inputs that were written before.
    fn written(&self, before: &Value) -> Result<Value, String> {
        let mut wrong: Vec<Value> = vec![];
        for (name, says) in self.names("wrong").into_iter().zip(self.names("says")) {
            let mut known = before["wrong"].as_array().into_iter().flatten();
            let mut variant = json!({ "name": name, "says": says });
            let known = known.find(|known| known["name"] == name);
            for key in ["input", "expected", "printed"] {
                known.and_then(|known| known.get(key)).into_iter().for_each(|part| variant[key] = part.clone());
            }
            wrong.push(variant);
        }
        self.find_least(&mut wrong)?;
        let number = |kind: &str| self.word(kind).parse::<u64>().ok();
        let mut written = json!({
            "dialogue": self.is_dialogue(), "played": self.word("played"), "limits": self.count("limit"),
            "wrong": wrong,
        });
        let beyond = Some(self.word("beyond")).filter(|beyond| !beyond.is_empty());
        beyond.into_iter().for_each(|beyond| written["beyond"] = json!(beyond));
        for (key, number) in [("time", number("time")), ("memory", number("memory"))] {
            number.into_iter().for_each(|number| written[key] = json!(number));
        }
        for (kind, _) in KNOWN {
            written[kind] = json!(self.count(kind));
        }
        Ok(written)
    }

    /// Finds the least inputs that are missing, if they are to be written. Where none is found that a reader can take
    /// in, this is written, too, so that it is not looked for again.
    fn find_least(&self, wrong: &mut [Value]) -> Result<(), String> {
        if self.is_dialogue() || std::env::var_os("UPDATE").is_none() {
            return Ok(());
        }
        for variant in wrong.iter_mut().filter(|variant| variant.get("input").is_none()) {
            let name = variant["name"].as_str().unwrap_or_default().to_owned();
            let mut command = Command::new(evidence(&self.slug));
            command.args(["least", &name]).current_dir(root());
            let printed = within_patience(command).map_err(|error| format!("{}: {error}", self.slug))?;
            let least: Value = serde_json::from_str(&printed).unwrap_or_default();
            match least[&name].as_object().filter(|_| is_short(&least[&name])) {
                Some(parts) => parts.iter().for_each(|(key, part)| variant[key] = part.clone()),
                None => variant["input"] = Value::Null,
            }
        }
        Ok(())
    }
}

/// What a program prints, a line at most; it is stopped where it takes too long.
fn within_patience(mut command: Command) -> std::io::Result<String> {
    let mut child = command.stdin(Stdio::null()).stderr(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let end = Instant::now() + PATIENCE;
    while child.try_wait()?.is_none() && Instant::now() < end {
        thread::sleep(Duration::from_millis(20));
    }
    // It has ended, or must.
    let _ = child.kill();
    child.wait()?;
    let mut printed = String::new();
    child.stdout.take().map_or(Ok(0), |mut stdout| stdout.read_to_string(&mut printed))?;
    Ok(printed)
}

/// Whether there is an input that a reader can take in.
fn is_short(variant: &Value) -> bool {
    variant["input"].as_str().is_some_and(|input| input.len() <= LONGEST)
}

/// The longest least input that is written down, in bytes.
const LONGEST: usize = 300;

/// So long the least input is looked for.
const PATIENCE: Duration = Duration::from_secs(60);

/// The tables of `tests/README.md`, a row for every program.
pub fn table() -> Result<(), String> {
    let (dialogues, played): (Vec<&Facts>, Vec<&Facts>) = Facts::all()?.iter().partition(|facts| facts.is_dialogue());
    let heads = ["program", "decided by play", "decided otherwise", "worst inputs", "wrong variants", "limits"];
    let row = |facts: &&Facts| {
        let worst = KNOWN.iter().map(|(kind, known)| (facts.count(kind), known)).filter(|(count, _)| *count > 0);
        let worst: Vec<String> = worst.map(|(count, known)| format!("{count} {known}")).collect();
        let counts = ["wrong", "limit"].map(|key| facts.count(key).to_string());
        cells([&link(facts), &facts.word("played"), &facts.word("beyond"), &worst.join(", "), &counts[0], &counts[1]])
    };
    let rows: String = played.iter().map(row).collect();
    generated_between(
        "tests/README.md",
        ("<!-- evidence -->\n", "<!-- end of the evidence -->"),
        &format!("\n{}{rows}\n", head(&heads)),
    )?;
    let heads = [
        "program",
        "dialogues",
        "turns of the judge",
        "all replies tried",
        "decided otherwise",
        "wrong players",
        "limits",
    ];
    let mut rows = String::new();
    for facts in &dialogues {
        let [dialogues, turns] = work(&facts.slug)?[..] else {
            return Err(format!("{WORK}: {} has no dialogues and turns", facts.slug));
        };
        let counts = ["wrong", "limit"].map(|key| facts.count(key).to_string());
        let (dialogues, turns) = (dialogues.to_string(), turns.to_string());
        let (played, beyond) = (facts.word("played"), facts.word("beyond"));
        rows += &cells([&link(facts), &dialogues, &turns, &played, &beyond, &counts[0], &counts[1]]);
    }
    generated_between(
        "tests/README.md",
        ("<!-- dialogues -->\n", "<!-- end of the dialogues -->"),
        &format!("\n{}{rows}\n", head(&heads)),
    )
}

/// The name of a program, which leads to its evidence.
fn link(facts: &Facts) -> String {
    format!("[{0}](evidence/examples/{0}.rs)", facts.slug)
}

fn head(heads: &[&str]) -> String {
    format!("| {} |\n|{}\n", heads.join(" | "), "---|".repeat(heads.len()))
}

fn cells<const N: usize>(cells: [&str; N]) -> String {
    format!("| {} |\n", cells.map(|cell| cell.replace('|', "\\|")).join(" | "))
}
