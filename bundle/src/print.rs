//! The text of a bundle: what is kept of each file, joined.

use crate::edit::{self, Edit};
use crate::import::cut_use;
use crate::reach::Reach;
use crate::scan::Head;
use crate::source::{CRATES, File, LIBRARY, Source};

/// The program of `source`, with what it reaches.
///
/// # Errors
/// If it has no title.
pub(crate) fn text(slug: &str, source: &Source, reach: &Reach) -> Result<String, String> {
    let bundle = Bundle { source, reach };
    let mut roots = source.roots.iter().map(|&file| &source.files[file]);
    let program = roots.next().expect("the program is loaded first");
    let mut text = first_line(&program.text)
        .ok_or_else(|| format!("src/bin/{slug}.rs does not begin with `//! # ` and a title"))?;
    text += &bundle.file(program);
    text.extend(
        roots
            .filter(|file| reach.modules().contains(&file.root))
            .map(|file| bundle.module(file)),
    );
    Ok(text)
}

struct Bundle<'a> {
    source: &'a Source,
    reach: &'a Reach<'a>,
}

impl Bundle<'_> {
    /// The crate of which `file` is the root, as a module.
    fn module(&self, file: &File) -> String {
        let name = CRATES[file.root];
        let (mut comment, mut macros) = (String::new(), String::new());
        if file.root == LIBRARY {
            let names = self.reach.macros().iter();
            macros = names
                .map(|name| format!("pub use crate::{name};\n"))
                .collect();
        } else {
            comment = format!(
                "// What is used above of the crate {name}, which this judge does not have.\n"
            );
        }
        let kept = self.file(file);
        format!("\n{comment}#[allow(unused)]\nmod {name} {{\n{kept}{macros}}}\n")
    }

    /// What is kept of the file, and within it of the files whose modules it declares.
    fn file(&self, file: &File) -> String {
        let mut edits: Vec<Edit> = file.cuts.iter().cloned().map(Edit::cut).collect();
        edits.extend(
            file.heads
                .iter()
                .filter_map(|(head, nested)| self.redirect(file, head, *nested)),
        );
        for declaration in &file.declarations {
            if !self.reach.modules().contains(&declaration.module) {
                edits.push(Edit::cut_item(&file.text, &declaration.range));
            } else if let Some((semicolon, inner)) = &declaration.file {
                let inner = self.file(&self.source.files[*inner]);
                edits.push(Edit::replace(semicolon.clone(), format!(" {{\n{inner}}}")));
            }
        }
        for &module in &file.modules {
            for (index, part) in self.source.modules[module].parts.iter().enumerate() {
                if !self.reach.keeps_part(module, index) {
                    edits.push(Edit::cut_item(&file.text, &part.range));
                }
            }
        }
        for (module, item) in &file.imports {
            let cuts = cut_use(item, |start| self.reach.keeps_import(*module, start));
            edits.extend(cuts.into_iter().map(Edit::cut));
        }
        let mut text = edit::apply(&file.text, edits);
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        text
    }

    /// How the path that begins with `head` finds its crate, which is a module of the bundle.
    fn redirect(&self, file: &File, head: &Head, nested: bool) -> Option<Edit> {
        if file.root > LIBRARY {
            return None;
        }
        if file.root == LIBRARY && head.name == "crate" {
            let end = head.range.end;
            return Some(Edit::replace(end..end, "::grundy"));
        }
        let start = head.colons.unwrap_or(head.range.start);
        let is_module = self
            .source
            .root_named(&head.name)
            .is_some_and(|root| root != file.root);
        (is_module && (nested || head.colons.is_some()))
            .then(|| Edit::replace(start..head.range.start, "crate::"))
    }
}

/// The comment that says what the bundle is: the problem, the judge's link if the header has one, the collection.
fn first_line(program: &str) -> Option<String> {
    let title = program
        .lines()
        .find_map(|line| line.strip_prefix("//! # "))?;
    // Brackets are escaped in documentation.
    let title = title.replace(r"\[", "[").replace(r"\]", "]");
    let problem = title.split(" — ").next().unwrap_or(&title);
    let judge = program
        .lines()
        .find_map(|line| line.strip_prefix("//! Judge: "));
    let judge = judge.map_or(String::new(), |link| {
        format!(" — {}", link.trim_matches(['<', '>']))
    });
    Some(format!(
        "// {problem}{judge} — from the collection grundy\n"
    ))
}
