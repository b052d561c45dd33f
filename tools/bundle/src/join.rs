//! Joins a program with the files of the library that it reaches and with the stand-ins, line by line.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::Path;

use entry::unknown;

use crate::edit::Edits;
use crate::file::File;
use crate::scan;

/// The name of the library, which is a module of a bundle.
const LIBRARY: &str = "grundy";

/// How the macros of a stand-in begin.
const MACRO: &str = "macro_rules! ";

/// How rustfmt indents.
const STEP: &str = "    ";

/// The crates that most judges do not have.
const STAND_INS: [(&str, &str); 2] =
    [("itertools", include_str!("stand_in/itertools.rs")), (PROCONIO, include_str!("stand_in/proconio.rs"))];

const PROCONIO: &str = "proconio";

/// What the adaptors of a stand-in only have for programs that name it: without, the same comes out.
const UNLESS_NAMED: [&str; 3] = ["clone", "count", "size_hint"];

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
    /// The crates that it has stand-ins for, and whether the program may name attributes of proconio's.
    pub(crate) stand_ins: Vec<&'static str>,
    pub(crate) fastout: bool,
    /// What the program names of the library that is not there: its place, and what is near.
    pub(crate) unknown: Vec<String>,
    /// Whether it reads by the stand-in for the library's `io`, which is less than the library's.
    pub(crate) reads_short: bool,
    /// Whether parts of the program are only for other platforms or builds, so that nobody knows here what these use.
    pub(crate) has_gates: bool,
    /// What the program names by paths: modules among this must be there, be they empty.
    pub(crate) named: BTreeSet<String>,
    /// Whether the program may import all names of a crate, so that it does not say what it uses.
    pub(crate) has_globs: bool,
}

/// A line, and where it comes from.
#[derive(Clone)]
pub(crate) struct Line {
    pub(crate) text: String,
    /// The file, and the line there, counted from 1; what the bundler writes itself has none.
    pub(crate) origin: Option<(usize, usize)>,
    /// How far it was moved to the right, and how far what stands from a column on.
    pub(crate) indent: isize,
    pub(crate) moves: Vec<(usize, isize)>,
    /// Whether it begins within a literal.
    pub(crate) in_literal: bool,
}

/// Which `io` a bundle has, if its program reads by the library's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The stand-in, which also reads for proconio, but only what it knows.
    Short,
    /// The library's own, with proconio.
    Whole,
}

/// Joins `program` with what it reaches of the library in the directory `root`, and with stand-ins unless the judge has
/// the `crates`: with what is seldom asked for of these, or without. `first` is the first line for a program with a
/// header, `source` says where the library is from.
pub(crate) fn join(
    root: &Path,
    program: &Path,
    crates: bool,
    (reading, with_seldom): (Reading, bool),
    (first, source): (&str, &str),
) -> Result<Joined, String> {
    let mut program = File::read(root, program)?;
    let mut library = reached(root, &program, reading)?;
    let reads_short = reading == Reading::Short && library.contains_key(&[IO.to_owned()][..]);
    let is_used = |name| {
        let is_here = crates || name == PROCONIO && reads_short;
        !is_here && library.values().chain([&program]).any(|file| file.names(name))
    };
    let stand_ins: Vec<_> = STAND_INS.into_iter().filter(|(name, _)| is_used(name)).collect();
    let mut joined = Joined {
        files: Vec::new(),
        lines: Vec::new(),
        stand_ins: stand_ins.iter().map(|(name, _)| *name).collect(),
        fastout: program.has_word("fastout") || program.has_word("derive_readable"),
        unknown: unknown_items(&program, &library),
        reads_short,
        has_gates: program.has_gates(),
        named: program.paths.iter().flat_map(|path| &path.segments).cloned().collect(),
        has_globs: program
            .globs
            .iter()
            .any(|name| !["alloc", "core", "crate", "self", "std", "super"].contains(&&name[..])),
    };
    let mut own = joined.stand_ins.clone();
    own.extend((!library.is_empty()).then_some(LIBRARY));
    own.extend((reads_short && program.names(PROCONIO)).then_some(PROCONIO));
    let unnamed = UNLESS_NAMED.iter().filter(|name| !with_seldom && !program.has_word(name)).copied().collect();
    let left_out = (!with_seldom).then_some(unnamed);
    let header = program.comment_header(first);
    if own.is_empty() {
        joined.add(program, &[], &mut BTreeMap::new(), "");
        return Ok(joined);
    }

    if joined.stand_ins.contains(&PROCONIO) {
        program.write_out_attributes();
    }
    let macros = STAND_INS.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.strip_prefix(MACRO));
    let macros = macros.filter_map(|line| line.split_once(' ')).map(|(name, _)| name).collect();
    let frame = program.move_into_module(&own, &macros)?;
    joined.add(program, &[], &mut BTreeMap::new(), "");
    let is_header = |line: &Line| line.origin.is_none_or(|(_, number)| number <= header);
    let rest = joined.lines.split_off(joined.lines.iter().take_while(|line| is_header(line)).count());
    for (text, line) in frame.before {
        joined.lines.push(Line { origin: Some((0, line + 1)), ..Line::new(&text) });
    }
    if frame.macros_first {
        joined.add_stand_ins(&stand_ins, &left_out)?;
    }
    frame.start.lines().for_each(|line| joined.write(line));
    joined.lines.extend(rest);
    for line in &frame.after {
        // What is wrong with `main` is said where it stands.
        let origin = line.starts_with("fn main").then_some((0, frame.line_of_main + 1));
        joined.lines.push(Line { origin, ..Line::new(line) });
    }

    library.values_mut().for_each(File::cut_docs);
    if let Some(file) = library.remove(&Vec::new()) {
        joined.write("");
        joined.write(&format!("// The parts of the library {source} that are used above."));
        joined.add(file, &[], &mut library, STEP);
        if own.contains(&PROCONIO) && reads_short {
            // For the program, which takes them from proconio.
            let origin = Some((joined.files.len(), 1));
            joined.files.push(format!("the stand-in for {PROCONIO}"));
            joined.lines.push(Line { origin, ..Line::new("pub(crate) use io::{input, read_value};") });
        }
    }
    if !frame.macros_first {
        joined.add_stand_ins(&stand_ins, &left_out)?;
    }
    Ok(joined)
}

impl Line {
    /// A line that the bundler writes itself.
    pub(crate) fn new(text: &str) -> Self {
        Self { text: text.to_owned(), origin: None, indent: 0, moves: vec![], in_literal: false }
    }

    /// Whether it is the program's, or stands around it.
    pub(crate) fn is_program(&self) -> bool {
        self.origin.is_none_or(|(file, _)| file == 0)
    }
}

impl AsRef<str> for Line {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl Joined {
    /// Lets the short reader take the input from a file, and write the output to one, in place of the standard ones.
    pub(crate) fn use_files(&mut self, (input, output): (&str, &str)) {
        for line in &mut self.lines {
            let opened = format!("std::fs::File::open({input:?})?.read_to_string(text)");
            let text = line.text.replace("stdin().read_to_string(text)", &opened);
            line.text = text.replace(
                "stdout().write_all(self.text.as_bytes())",
                &format!("std::fs::write({output:?}, &self.text)"),
            );
        }
    }

    pub(crate) fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{}\n", line.text)).collect()
    }

    /// Whether the program may want an error where rustc warns.
    pub(crate) fn denies(&self) -> bool {
        let of_program = || self.lines.iter().filter(|line| line.is_program());
        of_program().any(|line| line.text.contains("deny") || line.text.contains("forbid"))
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

    /// Allows what is unused.
    pub(crate) fn allow_unused(&mut self) {
        self.lines.insert(0, Line::new("#![allow(unused)]"));
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
            let is_title = |line: &Line| line.origin.is_none() && line.text.starts_with("// ");
            let opens = |line: &Line| is_blank(line) || line.text.ends_with('{') || is_title(line);
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
        while lines.last().is_some_and(|line| !line.is_program() && line.text.is_empty()) {
            lines.pop();
        }
        self.lines = lines;
    }

    /// Adds `file`, which is the module `path` of the `library`, and within it the modules that it declares. What
    /// stands in them moves to the right by one step: one for each module would make a quarter of the text blanks.
    fn add(&mut self, mut file: File, path: &[String], library: &mut BTreeMap<Vec<String>, File>, step: &str) {
        let mut moves = file.edits.moves();
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
                moves: moves.remove(&i).unwrap_or_default(),
                in_literal,
            };
            match file.declared.get(&i).filter(|_| !step.is_empty()) {
                None => self.lines.push(line),
                Some(name) => {
                    let inner = [path, std::slice::from_ref(name)].concat();
                    if let Some(file) = library.remove(&inner) {
                        line.text = text.trim_start().replacen(';', " {", 1);
                        if path.is_empty() {
                            line.text = line.text.replacen("pub ", "", 1);
                        }
                        let of_module = |text| Line { origin: line.origin, ..Line::new(text) };
                        let [blank, end] = ["", "}"].map(of_module);
                        self.lines.push(Line { origin: line.origin, ..Line::new("") });
                        self.lines.push(line);
                        self.add(file, &inner, library, step);
                        self.lines.extend([end, blank]);
                    }
                }
            }
            let inserted = file.inserted.get(&i).into_iter().flatten();
            inserted.for_each(|text| self.write(&format!("{STEP}{text}")));
        }
    }

    /// Adds the stand-ins, some of them without what is seldom asked for and without some members. What is public at
    /// the root of a program, rustc would not call unused.
    fn add_stand_ins(&mut self, stand_ins: &[(&str, &str)], left_out: &Option<Vec<&str>>) -> Result<(), String> {
        for (name, text) in stand_ins {
            self.write("");
            self.write(&format!("// The parts of the crate {name} that are used above; this judge does not have it."));
            // What is cut takes the comment directly above it along.
            self.write("");
            let text = text.replace(&format!("$crate::{name}::"), "$crate::").replace("\npub ", "\n");
            let mut file = File::new(format!("the stand-in for {name}"), &text)?;
            if let Some(members) = left_out {
                file.cut_seldom(members);
            }
            file.cut_docs();
            self.add(file, &[], &mut BTreeMap::new(), "");
        }
        Ok(())
    }

    fn write(&mut self, text: &str) {
        self.lines.push(Line::new(text));
    }
}

/// The files of the library that `program` reaches, by their modules: those that its paths name, those that these name,
/// and all that they stand in.
fn reached(root: &Path, program: &File, reading: Reading) -> Result<BTreeMap<Vec<String>, File>, String> {
    let mut files: BTreeMap<Vec<String>, File> = BTreeMap::new();
    // Modules whose parts the program may name without a path to them.
    let mut open: BTreeSet<Vec<String>> = BTreeSet::new();
    // Paths to follow from a module on.
    let mut paths: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    let in_library = || program.paths.iter().filter(|path| path.segments[0] == LIBRARY);
    let segments = |path: &scan::Path| path.segments[1..].iter().filter(|name| *name != "self").cloned().collect();
    paths.extend(in_library().map(|path| (Vec::new(), segments(path))));
    while let Some((mut module, mut path)) = paths.pop() {
        if !files.contains_key(&module) {
            let file = read_module(root, &module, program, reading)?;
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
            if module[..] == [IO] {
                // Some of its parts only add to others.
                paths.extend(file.declared.values().map(|name| (module.clone(), vec![name.clone()])));
            }
            files.insert(module.clone(), file);
        }
        if !path.is_empty() && files[&module].declared.values().any(|name| *name == path[0]) {
            module.push(path.remove(0));
            paths.push((module, path));
        }
        if paths.is_empty() {
            // A module that has a name of its own there, or whose parts are imported, leads to all that it declares.
            open.extend(in_library().map(segments).filter(|module: &Vec<String>| files.contains_key(module)));
            let parts =
                open.iter().flat_map(|module| files[module].declared.values().map(|name| (module.clone(), name)));
            let is_new = |(module, name): &(Vec<String>, &String)| {
                program.has_word(name) && !open.contains(&[&module[..], std::slice::from_ref(name)].concat())
            };
            let new: Vec<_> = parts.filter(is_new).map(|(module, name)| (module, name.clone())).collect();
            open.extend(new.iter().map(|(module, name)| [&module[..], std::slice::from_ref(name)].concat()));
            paths.extend(new.into_iter().map(|(module, name)| (module, vec![name])));
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
        (!file.has_word_in_code(name) && name != "self").then(|| format!("{place}: {said}"))
    };
    program.paths.iter().filter_map(sentence).collect()
}

/// The file of the module `path` of the library, as `program` needs it.
fn read_module(root: &Path, path: &[String], program: &File, reading: Reading) -> Result<File, String> {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    match path[..] {
        _ if reading == Reading::Whole => {}
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
