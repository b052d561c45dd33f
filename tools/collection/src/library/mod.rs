//! The library's documentation: its modules, and the public items in them.

pub mod theorem;
pub mod uses;

use std::fs;
use std::path::Path;

use entry::read;

use theorem::Text;

/// A public module.
pub struct Module {
    /// As programs name it: `games::nim`.
    pub path: String,
    /// The name of its page: `nim`.
    pub slug: String,
    /// Its documentation, in pieces.
    pub about: Vec<Piece>,
    /// What its page says in words.
    pub english: Text,
    /// The same in Chinese, if somebody has written it.
    pub chinese: Option<Text>,
    /// The Chinese file as it stands, if there is one.
    pub chinese_page: Option<String>,
    /// The marks of its board and exercises, if it has some: they are the same in both languages.
    pub board: Option<String>,
    /// The public items that have documentation, as they stand.
    pub items: Vec<Item>,
    /// The programs that use it.
    pub programs: Vec<String>,
    /// The other modules that use it.
    pub modules: Vec<String>,
}

/// A piece of documentation.
pub enum Piece {
    /// In Markdown.
    Text(String),
    /// A picture by the name of its file, with its source.
    Picture(String, String),
}

/// A public item.
pub struct Item {
    /// `nim_sum`, or `Octal.period` where it belongs to a type.
    pub name: String,
    /// How it is declared.
    pub signature: String,
    /// Its documentation.
    pub about: Vec<Piece>,
}

/// A group of the library's modules.
pub struct Group {
    /// Its folder in `src`.
    pub name: &'static str,
    /// The source of its front, `mod.rs`.
    pub front: String,
    /// The modules in it, by their names.
    pub sources: Vec<Source>,
}

/// A module as it stands in the repository.
pub struct Source {
    /// As programs name it: `games::nim`.
    pub path: String,
    /// What stands in its file.
    pub text: String,
    /// Whether others can name it.
    pub is_public: bool,
}

/// Where the Chinese of the pages stands, a file each.
pub const CHINESE: &str = "docs/zh/theorems";

/// Where the boards of the pages stand, a file each.
pub const BOARDS: &str = "docs/theorems";

/// The groups of the library. All but the last have pages: what a game's theorem is, or is found with.
pub const GROUPS: [&str; 5] = ["games", "graphs", "structures", "arithmetic", "io"];

/// The file of a module or a group.
pub fn file(module: &str) -> String {
    match GROUPS.contains(&module) {
        true => format!("src/{module}/mod.rs"),
        false => format!("src/{}.rs", module.replace("::", "/")),
    }
}

/// The library as it stands in the repository, games first.
///
/// # Errors
/// If a file cannot be read.
pub fn groups(root: &Path) -> Result<Vec<Group>, String> {
    let group = |name: &'static str| {
        let folder = root.join("src").join(name);
        let front = read(&folder.join("mod.rs"))?;
        let files = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let files = files.flatten().map(|file| file.file_name().to_string_lossy().into_owned());
        let mut files: Vec<String> = files.filter(|file| file.ends_with(".rs") && file != "mod.rs").collect();
        files.sort();
        let source = |file: String| {
            let module = file.trim_end_matches(".rs");
            let is_public = front.lines().any(|line| line == format!("pub mod {module};"));
            let path = format!("{name}::{module}");
            Ok::<_, String>(Source { text: read(&folder.join(&file))?, path, is_public })
        };
        let sources = files.into_iter().map(source).collect::<Result<_, _>>()?;
        Ok(Group { name, front, sources })
    };
    GROUPS.into_iter().map(group).collect()
}

/// The modules that have pages, group by group, games first. The group of games has a page, too. What uses them
/// [`add_users`](uses::add_users) adds.
///
/// # Errors
/// If a file cannot be read.
pub fn modules(root: &Path) -> Result<Vec<Module>, String> {
    let mut modules = vec![];
    for group in groups(root)?.into_iter().filter(|group| group.name != "io") {
        if group.name == "games" {
            modules.push(module(root, group.name.to_owned(), &group.front)?);
        }
        // In the order in which the front names them.
        let public = group.front.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        for path in public.map(|name| format!("{}::{name}", group.name)) {
            let source = group.sources.iter().find(|source| source.path == path);
            let source = source.ok_or_else(|| format!("{} is missing", file(&path)))?;
            modules.push(module(root, path, &source.text)?);
        }
    }
    Ok(modules)
}

fn module(root: &Path, path: String, source: &str) -> Result<Module, String> {
    let is_about = |line: &&str| line.starts_with("//!") || line.starts_with("#![doc");
    let lines: Vec<&str> = source.lines().take_while(is_about).collect();
    let slug = path.rsplit("::").next().unwrap_or(&path).to_owned();
    let about = pieces(root, &lines, "//!")?;
    let written = |folder: &str| {
        let path = root.join(folder).join(format!("{slug}.md"));
        if path.exists() { read(&path).map(|text| Some(text.replace("\r\n", "\n"))) } else { Ok(None) }
    };
    let chinese_page = written(CHINESE)?;
    Ok(Module {
        english: Text::english(&marked(&about)),
        chinese: chinese_page.as_deref().map(Text::chinese),
        chinese_page,
        board: written(BOARDS)?,
        slug,
        about,
        items: items(root, source)?,
        programs: vec![],
        modules: vec![],
        path,
    })
}

/// Documentation in its pieces: text behind `mark`, and pictures.
fn pieces(root: &Path, lines: &[&str], mark: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = vec![];
    let mut text = String::new();
    for line in lines {
        if let Some(line) = line.strip_prefix(mark) {
            text += line.strip_prefix(' ').unwrap_or(line);
            text.push('\n');
        } else if let Some((_, file)) = line.split_once("include_str!(\"../pictures/") {
            let name = file.split('"').next().unwrap_or(file);
            pieces.push(Piece::Text(std::mem::take(&mut text)));
            pieces.push(Piece::Picture(name.to_owned(), read(&root.join("src/pictures").join(name))?));
        }
    }
    pieces.push(Piece::Text(text));
    pieces.retain(|piece| !matches!(piece, Piece::Text(text) if text.trim().is_empty()));
    Ok(pieces)
}

/// Documentation in which marks stand for pictures, as in chapters.
fn marked(about: &[Piece]) -> String {
    let text = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Picture(name, _) => format!("{{{{picture {}}}}}\n", name.trim_end_matches(".svg")),
    };
    about.iter().map(text).collect()
}

/// The public items of a file that have documentation.
fn items(root: &Path, source: &str) -> Result<Vec<Item>, String> {
    let mut items = vec![];
    let mut about: Vec<&str> = vec![];
    let mut owner = None;
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line == "mod tests {" {
            break;
        }
        let inner = line.trim_start();
        if let Some(rest) = line.strip_prefix("impl") {
            owner = type_of(rest);
        } else if line == "}" {
            owner = None;
        }
        if inner.starts_with("///") || inner.starts_with("#[doc") {
            about.push(inner);
        } else if inner.starts_with("pub ") && !about.is_empty() {
            let mut signature = inner.to_owned();
            while !signature.contains(['{', ';']) {
                let Some(line) = lines.next() else { break };
                signature = format!("{signature}\n{line}");
            }
            let signature = signature.split(['{', ';']).next().unwrap_or_default().trim_end().to_owned();
            if let Some(name) = name_of(&signature) {
                let name =
                    if line == inner { name } else { format!("{}.{name}", owner.as_deref().unwrap_or_default()) };
                items.push(Item { name, signature: dedented(&signature), about: pieces(root, &about, "///")? });
            }
            about.clear();
        } else if !inner.starts_with("#[") {
            about.clear();
        }
    }
    Ok(items)
}

/// The type that an `impl` is for.
fn type_of(rest: &str) -> Option<String> {
    let mut depth = 0;
    // What stands in angle brackets is not its name.
    let plain: String = rest
        .chars()
        .filter(|&c| {
            depth += i32::from(c == '<') - i32::from(c == '>');
            depth == 0 && c != '>'
        })
        .collect();
    let named = plain.split(" for ").last()?.trim_start();
    Some(named.split(|c: char| !c.is_alphanumeric() && c != '_').next()?.to_owned())
}

/// The name that a declaration gives; none for a field.
fn name_of(signature: &str) -> Option<String> {
    let words = signature.split(|c: char| !c.is_alphanumeric() && c != '_');
    let kinds = ["fn", "struct", "enum", "trait", "type", "const", "static"];
    let mut words = words.skip_while(|word| !kinds.contains(word));
    words.find(|word| !kinds.contains(word)).map(str::to_owned).filter(|name| !name.is_empty())
}

/// The lines but the first without the blanks that all of them begin with.
fn dedented(text: &str) -> String {
    let others = text.lines().skip(1).filter(|line| !line.trim().is_empty());
    let margin = others.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let last = text.lines().last().map_or(0, |line| line.len() - line.trim_start().len());
    let margin = margin.min(last);
    let lines = text.lines().enumerate().map(|(i, line)| if i == 0 { line } else { line.get(margin..).unwrap_or("") });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found_with_their_owners() {
        let source = "/// A.\n#[must_use]\npub fn a<T>(\n    x: T,\n) -> T {\n}\n\n\
                      impl<T: Ord<T>> fmt::Debug for B<T> {\n    /// C.\n    pub fn c() {\n    }\n}\n\
                      /// Hidden.\nfn d() {}\npub struct E;\n";
        let found = items(Path::new("."), source).unwrap();
        let found: Vec<_> = found.iter().map(|item| (&item.name[..], &item.signature[..])).collect();
        assert_eq!(found, [("a", "pub fn a<T>(\n    x: T,\n) -> T"), ("B.c", "pub fn c()")]);
    }
}
