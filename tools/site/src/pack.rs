//! Files in one file: all pages, or the cases of a problem.

use std::fs::{self, File};
use std::io::{Cursor, Seek, Write};
use std::path::Path;

use entry::{Least, Wrong};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::Files;
use crate::progress::Stage;

/// Packs the files, in a folder `grundy`.
///
/// # Errors
/// If the file cannot be written.
pub fn pack(path: &Path, files: &Files) -> Result<u64, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = File::create(path).map_err(|error| failed(&error))?;
    let stage = Stage::new("files packed", files.len());
    let file = zipped(file, "grundy", files.iter().inspect(|_| stage.step())).map_err(|error| failed(&error))?;
    file.metadata().map(|data| data.len()).map_err(|error| failed(&error))
}

/// The cases of a problem, in a folder of its name: inputs and answers as `cargo try` exports them. They are those in
/// `testdata`, and for each mistake the least one that it fails on.
///
/// # Errors
/// If a file cannot be read.
pub fn cases(folder: &Path, slug: &str, mistakes: &[Wrong]) -> Result<Vec<u8>, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", folder.display());
    let mut files = Files::new();
    for entry in fs::read_dir(folder).map_err(|error| failed(&error))?.flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if [".in", ".out"].iter().any(|end| name.ends_with(end)) {
            files.insert(name, fs::read(path).map_err(|error| failed(&error))?);
        }
    }
    for Wrong { name, least, .. } in mistakes {
        if let Least::Short { input, expected, .. } = least {
            files.insert(format!("mistake-{name}.in"), input.clone().into_bytes());
            files.insert(format!("mistake-{name}.out"), expected.clone().into_bytes());
        }
    }
    let zipped = zipped(Cursor::new(vec![]), slug, files.iter()).map_err(|error| failed(&error))?;
    Ok(zipped.into_inner())
}

fn zipped<'a, Out: Write + Seek>(
    out: Out,
    folder: &str,
    files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>,
) -> zip::result::ZipResult<Out> {
    let mut zip = ZipWriter::new(out);
    for (name, text) in files {
        zip.start_file(format!("{folder}/{name}"), SimpleFileOptions::default())?;
        zip.write_all(text)?;
    }
    zip.finish()
}
