//! Joins a program with the files of the library that it reaches and with the stand-ins, line by line.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::Path;

use crate::edit::Edits;
use crate::file::File;
use crate::named::unknown;
use crate::scan;

/// The name of the library, which is a module of a bundle.
const LIBRARY: &str = "grundy";

/// How rustfmt indents.
const STEP: &str = "    ";

/// The crates that most judges do not have.
const STAND_INS: [(&str, &str); 2] =
    [("itertools", include_str!("stand_in/itertools.rs")), (PROCONIO, include_str!("stand_in/proconio.rs"))];

const PROCONIO: &str = "proconio";

/// The module of the library that reads and writes, and what stands for it in a bundle: this also reads for proconio,
/// by macros of the same names.
const IO: &str = "io";
const IO_STAND_IN: &str = include_str!("stand_in/io.rs");

/// The module within it that reads graphs, for programs that name a part of it.
const IO_GRAPHS: &str = "graphs";
const IO_GRAPHS_STAND_IN: &str = include_str!("stand_in/io_graphs.rs");

/// Stands above a field or variant that only other programs use: cutting it would change what constructs it.
pub(crate) const ALLOW: &str = "#[allow(dead_code)]";

/// A program in one piece.
pub(crate) struct Joined {
    /// The names of its files, as messages say them; the program is the first.
    pub(crate) files: Vec<String>,
    pub(crate) lines: Vec<Line>,
    /// The crates that it has stand-ins for, and whether the program names `#[fastout]`.
    pub(crate) stand_ins: Vec<&'static str>,
    pub(crate) fastout: bool,
    /// What the program names of the library that is not there: its place, and what is near.
    pub(crate) unknown: Vec<String>,
}

/// A line, and where it comes from.
pub(crate) struct Line {
    pub(crate) text: String,
    /// The file, and the line there, counted from 1; what the bundler writes itself has none.
    pub(crate) origin: Option<(usize, usize)>,
    /// How far it was moved to the right.
    pub(crate) indent: isize,
    /// Whether it begins within a literal.
    pub(crate) in_literal: bool,
}

/// Joins `program` with what it reaches of the library in the directory `root`, and with stand-ins unless the judge has
/// the `crates`. `first` is the first line for a program with a header, `source` says where the library is from.
pub(crate) fn join(root: &Path, program: &Path, crates: bool, first: &str, source: &str) -> Result<Joined, String> {
    let mut program = File::read(root, program)?;
    let mut library = reached(root, &program)?;
    let reads_by_io = library.contains_key(&[IO.to_owned()][..]);
    let is_used = |name| {
        let is_here = crates || name == PROCONIO && reads_by_io;
        !is_here && library.values().chain([&program]).any(|file| file.names(name))
    };
    let stand_ins: Vec<_> = STAND_INS.into_iter().filter(|(name, _)| is_used(name)).collect();
    let mut joined = Joined {
        files: Vec::new(),
        lines: Vec::new(),
        stand_ins: stand_ins.iter().map(|(name, _)| *name).collect(),
        fastout: program.paths.iter().any(|path| path.segments[..] == [PROCONIO, "fastout"]),
        unknown: unknown_items(&program, &library),
    };

    let io = format!("{LIBRARY}::{IO}");
    let mut modules: Vec<(&str, &str)> = joined.stand_ins.iter().map(|name| (*name, *name)).collect();
    modules.extend((!library.is_empty()).then_some((LIBRARY, LIBRARY)));
    modules.extend(reads_by_io.then_some((PROCONIO, &io[..])));
    program.comment_header(first);
    program.redirect(&modules, None);
    if !crates {
        program.expand_fastout();
    }
    joined.add(program, &[], &mut BTreeMap::new(), "");

    library.values_mut().for_each(|file| {
        file.cut_docs();
        file.redirect(&modules, Some(LIBRARY));
    });
    if let Some(file) = library.remove(&Vec::new()) {
        joined.open(LIBRARY, &format!("library {source}"));
        joined.add(file, &[], &mut library, STEP);
        joined.close();
    }
    for (name, text) in stand_ins {
        joined.open(name, &format!("crate {name}, which this judge does not have"));
        let file = File::new(format!("the stand-in for {name}"), text)?;
        joined.add(file, &[], &mut library, STEP);
        joined.close();
    }
    Ok(joined)
}

impl Line {
    /// A line that the bundler writes itself.
    pub(crate) fn new(text: &str) -> Self {
        Self { text: text.to_owned(), origin: None, indent: 0, in_literal: false }
    }

    pub(crate) fn is_program(&self) -> bool {
        self.origin.is_some_and(|(file, _)| file == 0)
    }
}

impl AsRef<str> for Line {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl Joined {
    pub(crate) fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{}\n", line.text)).collect()
    }

    /// Makes the changes, and puts [`ALLOW`] above these lines.
    pub(crate) fn apply(&mut self, edits: Edits, allowed: &BTreeSet<usize>) {
        let mut texts: Vec<String> = self.lines.iter_mut().map(|line| mem::take(&mut line.text)).collect();
        let gone = edits.apply(&mut texts);
        for (i, (mut line, text)) in mem::take(&mut self.lines).into_iter().zip(texts).enumerate() {
            line.text = text;
            if allowed.contains(&i) {
                let indent = line.text.len() - line.text.trim_start().len();
                self.lines.push(Line::new(&format!("{}{ALLOW}", &line.text[..indent])));
            }
            if !gone.contains(&i) {
                self.lines.push(line);
            }
        }
    }

    /// Allows what is unused in the library.
    pub(crate) fn allow_unused(&mut self) {
        let start = format!("mod {LIBRARY} {{");
        if let Some(place) = self.lines.iter().position(|line| line.text == start) {
            self.lines.insert(place, Line::new("#[allow(unused)]"));
        }
    }

    /// Drops blank lines where a file or a block begins or ends, and beside others. Below the program also between
    /// imports, and tabs indent there: of the library, a quarter would be blanks.
    pub(crate) fn tidy(&mut self) {
        let mut lines: Vec<Line> = Vec::new();
        for mut line in self.lines.drain(..) {
            if !line.is_program() && !line.in_literal {
                let code = line.text.trim_start_matches(STEP);
                let steps = (line.text.len() - code.len()) / STEP.len();
                line.text = "\t".repeat(steps) + code;
                line.indent -= (steps * (STEP.len() - 1)) as isize;
            }
            let is_blank = |line: &Line| line.text.trim().is_empty() && !line.in_literal;
            if line.text.trim_start().starts_with('}') {
                while lines.last().is_some_and(is_blank) {
                    lines.pop();
                }
            }
            let opens = |line: &Line| is_blank(line) || line.text.ends_with('{');
            let imports = |line: &Line| !line.is_program() && line.text.trim_start().starts_with("use ");
            if imports(&line)
                && lines.len() > 1
                && lines.last().is_some_and(is_blank)
                && imports(&lines[lines.len() - 2])
            {
                lines.pop();
            }
            if !is_blank(&line) || !lines.last().is_none_or(opens) {
                lines.push(line);
            }
        }
        self.lines = lines;
    }

    /// Adds `file`, which is the module `path` of the `library`, and within it the modules that it declares. What
    /// stands in them moves to the right by one step: one for each module would make a quarter of the text blanks.
    fn add(&mut self, mut file: File, path: &[String], library: &mut BTreeMap<Vec<String>, File>, step: &str) {
        let gone = file.apply_edits();
        self.files.push(file.name);
        let index = self.files.len() - 1;
        for (i, text) in file.lines.iter().enumerate().filter(|(i, _)| !gone.contains(i)) {
            let in_literal = file.in_literal.contains(&i);
            let indent = if in_literal || text.trim().is_empty() { "" } else { step };
            let mut line = Line {
                text: indent.to_owned() + text,
                origin: Some((index, i + 1)),
                indent: indent.len() as isize,
                in_literal,
            };
            match file.declared.get(&i).filter(|_| !step.is_empty()) {
                None => self.lines.push(line),
                Some(name) => {
                    let inner = [path, std::slice::from_ref(name)].concat();
                    if let Some(file) = library.remove(&inner) {
                        line.text = text.trim_start().replacen(';', " {", 1);
                        self.write("");
                        self.lines.push(line);
                        self.add(file, &inner, library, step);
                        self.write("}");
                        self.write("");
                    }
                }
            }
            let inserted = file.inserted.get(&i).into_iter().flatten();
            inserted.for_each(|text| self.write(&format!("{STEP}{text}")));
        }
    }

    fn open(&mut self, name: &str, source: &str) {
        self.write("");
        self.write(&format!("// What is used above of the {source}."));
        self.write(&format!("mod {name} {{"));
    }

    fn close(&mut self) {
        self.write("}");
    }

    fn write(&mut self, text: &str) {
        self.lines.push(Line::new(text));
    }
}

/// The files of the library that `program` reaches, by their modules: those that its paths name, those that these name,
/// and all that they stand in.
fn reached(root: &Path, program: &File) -> Result<BTreeMap<Vec<String>, File>, String> {
    let mut files = BTreeMap::new();
    // Paths to follow from a module on.
    let mut paths: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    let in_library = program.paths.iter().filter(|path| path.segments[0] == LIBRARY);
    paths.extend(in_library.map(|path| (Vec::new(), path.segments[1..].to_vec())));
    while let Some((mut module, mut path)) = paths.pop() {
        if !files.contains_key(&module) {
            let file = read_module(root, &module, program)?;
            for path in &file.paths {
                let (mut from, mut segments) = (module.clone(), &path.segments[..]);
                while let [first, others @ ..] = segments {
                    match first.as_str() {
                        "crate" => from.clear(),
                        "super" => drop(from.pop()),
                        "self" => {}
                        _ => break,
                    }
                    segments = others;
                }
                paths.push((from, segments.to_vec()));
            }
            files.insert(module.clone(), file);
        }
        if !path.is_empty() && files[&module].declared.values().any(|name| *name == path[0]) {
            module.push(path.remove(0));
            paths.push((module, path));
        }
    }
    Ok(files)
}

/// What `program` names of the library that is not there, a line each.
fn unknown_items(program: &File, library: &BTreeMap<Vec<String>, File>) -> Vec<String> {
    let sentence = |path: &scan::Path| {
        let mut module = path.segments.strip_prefix(&[LIBRARY.to_owned()])?;
        // The first segment that names no module is an item, or what only a text of a macro holds.
        let place = (0..module.len()).find(|&end| !library.contains_key(&module[..=end]))?;
        let name = &module[place];
        module = &module[..place];
        let file = library.get(module)?;
        let missing = [&[LIBRARY.to_owned()], module].concat().join("::");
        let place = format!("{}:{}:{}", program.name, path.start.line + 1, path.start.column + 1);
        let known = file.public_names();
        let said = unknown(&format!("`{missing}` has no"), name, known.iter().map(String::as_str));
        (!file.has_word(name) && name != "self").then(|| format!("{place}: {said}"))
    };
    program.paths.iter().filter_map(sentence).collect()
}

/// The file of the module `path` of the library, as `program` needs it.
fn read_module(root: &Path, path: &[String], program: &File) -> Result<File, String> {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    match path[..] {
        [IO] => return File::new(format!("the stand-in for {LIBRARY}::{IO}"), &io_stand_in(program)),
        [IO, IO_GRAPHS] => {
            return File::new(format!("the stand-in for {LIBRARY}::{IO} with graphs"), IO_GRAPHS_STAND_IN);
        }
        _ => {}
    }
    let directory = path.iter().fold(root.join("src"), |directory, name| directory.join(name));
    let candidates = match path[..] {
        [] => vec![directory.join("lib.rs")],
        _ => vec![directory.with_extension("rs"), directory.join("mod.rs")],
    };
    let found = candidates.iter().find(|file| file.is_file());
    File::read(root, found.unwrap_or(&candidates[0]))
}

/// The stand-in for the library's `io`; it hands on what reads graphs if `program` names any of that.
fn io_stand_in(program: &File) -> String {
    let public = |keyword| IO_GRAPHS_STAND_IN.lines().filter_map(move |line| line.trim().strip_prefix(keyword));
    let is_end = |c: char| !c.is_alphanumeric() && c != '_';
    let name = |line: &'static str| line.split(is_end).next().unwrap_or(line);
    let readers: Vec<&str> = public("pub struct ").map(name).collect();
    let named: Vec<&str> = public("pub fn ").map(name).chain(readers.iter().copied()).collect();
    match named.iter().any(|name| program.has_word(name)) {
        true => format!("{IO_STAND_IN}\nmod {IO_GRAPHS};\npub use {IO_GRAPHS}::{{{}}};\n", readers.join(", ")),
        false => IO_STAND_IN.to_owned(),
    }
}
