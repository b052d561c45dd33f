//! Files that people give: as editors and systems save them.

use std::fs;
use std::path::Path;

/// The text of a file in UTF-8, without the mark of its byte order that some editors put before it.
///
/// # Errors
/// If it cannot be read, or is no such text; UTF-16, as some shells write it, is named.
pub fn text_of(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let is_utf_16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) || bytes.contains(&0);
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    match std::str::from_utf8(bytes) {
        _ if is_utf_16 => Err(format!("{} is in UTF-16, as PowerShell may write it; save it as UTF-8", path.display())),
        Ok(text) => Ok(text.to_owned()),
        Err(_) => Err(format!("{} is no text in UTF-8", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_as_editors_save_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("case.in");
        let read = |bytes: &[u8]| {
            fs::write(&path, bytes).expect("a file");
            text_of(&path).map_err(|error| error.replace(&*path.to_string_lossy(), "case.in"))
        };
        let utf_16 = Err("case.in is in UTF-16, as PowerShell may write it; save it as UTF-8".to_owned());
        assert_eq!(read(b"\xef\xbb\xbf1\n"), Ok("1\n".to_owned()));
        assert_eq!(read(b"1\r\n"), Ok("1\r\n".to_owned()));
        assert_eq!(read(b"\xff\xfe1\0\n\0"), utf_16);
        assert_eq!(read(b"\xfe\xff\x001\0\n"), utf_16);
        assert_eq!(read(b"1\0\n\0"), utf_16);
        assert_eq!(read(b"\xc0\n"), Err("case.in is no text in UTF-8".to_owned()));
        assert!(text_of(&folder.path().join("missing")).is_err());
    }
}
