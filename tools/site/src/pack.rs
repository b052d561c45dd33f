//! All pages in one file.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::Files;

/// Packs the files, in a folder `grundy`.
///
/// # Errors
/// If the file cannot be written.
pub fn pack(path: &Path, files: &Files) -> Result<u64, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let mut zip = ZipWriter::new(File::create(path).map_err(|error| failed(&error))?);
    for (name, text) in files {
        zip.start_file(format!("grundy/{name}"), SimpleFileOptions::default()).map_err(|error| failed(&error))?;
        zip.write_all(text).map_err(|error| failed(&error))?;
    }
    let file = zip.finish().map_err(|error| failed(&error))?;
    file.metadata().map(|data| data.len()).map_err(|error| failed(&error))
}
