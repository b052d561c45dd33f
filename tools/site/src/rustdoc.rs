//! The library's reference, as rustdoc makes it, among the pages.

use std::fs;
use std::path::Path;

use crate::Files;

/// What stands above each page of the reference; the marks are replaced by where the pages are.
const BAR: &str = concat!(
    r#"<p style="margin:0;padding:.4rem 1rem;font-size:.875rem"><a href="GRUNDY/index.html">grundy</a> · <a "#,
    r#"href="GRUNDY/theorems.html">theorems</a> · <a href="GRUNDY/catalogue.html">catalogue</a></p>"#,
);

/// Its files, under `doc/`. Links to the documentation of programs lead to their pages, if they are among `pages`.
///
/// # Errors
/// What cargo says.
pub fn files(root: &Path, pages: &Files) -> Result<Files, String> {
    let folder = root.join("target/site-doc");
    let bar = folder.join("bar.html");
    let failed = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, error))?;
    if fs::read_to_string(&bar).ok().as_deref() != Some(BAR) {
        fs::write(&bar, BAR).map_err(|error| failed(&bar, error))?;
    }
    let mut cargo = entry::cargo();
    cargo.arg("doc").args(entry::quiet());
    cargo.args(["--no-deps", "--lib", "--package=grundy", "--target-dir"]).arg(&folder);
    cargo.env("RUSTDOCFLAGS", format!("--cfg=programs --html-before-content={}", bar.display()));
    let status = cargo.current_dir(root).status().map_err(|error| format!("cargo doc: {error}"))?;
    if !status.success() {
        return Err(format!("cargo doc: {status}"));
    }
    let mut files = Files::new();
    add_folder(&folder.join("doc"), "doc", pages, &mut files)?;
    Ok(files)
}

fn add_folder(folder: &Path, name: &str, pages: &Files, files: &mut Files) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?.flatten() {
        let path = entry.path();
        let name = format!("{name}/{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            add_folder(&path, &name, pages, files)?;
            continue;
        }
        let text = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let text = match (name.ends_with(".html"), String::from_utf8(text)) {
            (true, Ok(text)) => linked(&text, name.matches('/').count(), pages).into_bytes(),
            (_, Ok(text)) => text.into_bytes(),
            (_, Err(other)) => other.into_bytes(),
        };
        if !name.ends_with("/.lock") {
            files.insert(name, text);
        }
    }
    Ok(())
}

/// A page of the reference, `depth` folders below the start, with its links to the other pages.
fn linked(text: &str, depth: usize, pages: &Files) -> String {
    let up = vec![".."; depth].join("/");
    let mut parts = text.split("href=\"");
    let mut linked = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (target, rest) = part.split_once('"').unwrap_or((part, ""));
        // Programs have documentation within that of the library, which the pages replace.
        let program = target.rsplit_once("programs/").and_then(|(_, last)| last.strip_suffix("/index.html"));
        let program = program.filter(|slug| pages.contains_key(&format!("p/{slug}.html")));
        let target = match (target.strip_prefix("GRUNDY/"), program) {
            (Some(page), _) => format!("{up}/{page}"),
            (None, Some(slug)) => format!("{up}/p/{slug}.html"),
            (None, None) => target.to_owned(),
        };
        linked += &format!("href=\"{target}\"{rest}");
    }
    linked
}
