//! Changes to byte ranges of a text.

use std::ops::Range;

/// Puts `text` in the place of `range`; an empty `text` cuts it.
#[derive(Debug)]
pub(crate) struct Edit {
    pub(crate) range: Range<usize>,
    pub(crate) text: String,
}

impl Edit {
    pub(crate) fn cut(range: Range<usize>) -> Self {
        Self::replace(range, "")
    }

    /// Cuts an item and the comment that stands directly above it.
    pub(crate) fn cut_item(text: &str, item: &Range<usize>) -> Self {
        let mut start = item.start;
        let mut above = text[..start].lines();
        // The item may begin within its line.
        if !text[..start].ends_with('\n') {
            above.next_back();
        }
        for line in above
            .rev()
            .take_while(|line| line.trim_start().starts_with("//"))
        {
            start = line.as_ptr().addr() - text.as_ptr().addr();
        }
        Self::cut(start..item.end)
    }

    pub(crate) fn replace(range: Range<usize>, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { range, text }
    }
}

/// `text` after `edits`. Edits within a cut fall away with it; otherwise they must not overlap.
///
/// A cut takes its line with it where nothing else stands there, and the blank lines on one of its sides where there
/// are some on both, or where a file or a block begins or ends.
pub(crate) fn apply(text: &str, edits: Vec<Edit>) -> String {
    let (cuts, mut edits): (Vec<_>, Vec<_>) = edits.into_iter().partition(|e| e.text.is_empty());
    let cuts = merge(text, cuts.into_iter().map(|cut| cut.range).collect());
    edits.retain(|edit| !cuts.iter().any(|cut| contains(cut, &edit.range)));
    edits.extend(cuts.into_iter().map(Edit::cut));
    edits.sort_by_key(|edit| edit.range.start);

    let mut result = String::with_capacity(text.len());
    let mut done = 0;
    for edit in edits {
        result += &text[done..edit.range.start];
        result += &edit.text;
        done = edit.range.end;
    }
    result + &text[done..]
}

fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The cuts in order, as whole lines where possible, those that only blanks divide as one.
fn merge(text: &str, mut cuts: Vec<Range<usize>>) -> Vec<Range<usize>> {
    cuts.sort_by_key(|cut| cut.start);
    let mut merged: Vec<Range<usize>> = Vec::new();
    for cut in cuts {
        match merged.last_mut() {
            Some(last) if last.end >= cut.start || text[last.end..cut.start].trim().is_empty() => {
                last.end = last.end.max(cut.end);
            }
            _ => merged.push(cut),
        }
    }
    merged.into_iter().map(|cut| widen(text, cut)).collect()
}

/// `cut` with the blanks that would be left over around it.
fn widen(text: &str, cut: Range<usize>) -> Range<usize> {
    let is_blank = |c: char| c == ' ' || c == '\t';
    let before = text[..cut.start].trim_end_matches(is_blank);
    let after = text[cut.end..].trim_start_matches(is_blank);
    let line_begins = before.is_empty() || before.ends_with('\n');
    let line_ends = after.is_empty() || after.starts_with('\n') || after.starts_with("\r\n");
    if !line_begins || !line_ends {
        let end = if line_ends {
            cut.end
        } else {
            text.len() - after.len()
        };
        let start = if line_ends { before.len() } else { cut.start };
        return start..end;
    }
    let after = after.split_once('\n').map_or("", |(_, after)| after);
    let (above, below) = (before.trim_end(), after.trim_start());
    let blank_above = before[above.len()..].matches('\n').count() > 1;
    let blank_below = after[..after.len() - below.len()].contains('\n') && {
        after.split('\n').next().unwrap_or("").trim().is_empty()
    };
    let block_begins = above.is_empty() || above.ends_with('{');
    let block_ends = below.is_empty() || below.starts_with('}');
    let start = if blank_above && (block_ends || block_begins) {
        line_end(text, above.len())
    } else {
        before.len()
    };
    let end = if blank_below && (blank_above || block_begins || block_ends) {
        line_start(text, text.len() - below.len())
    } else {
        text.len() - after.len()
    };
    start..end.max(start)
}

/// Where the line after `at` begins.
fn line_end(text: &str, at: usize) -> usize {
    if at == 0 {
        return 0;
    }
    text[at..]
        .find('\n')
        .map_or(text.len(), |length| at + length + 1)
}

/// Where the line of `at` begins.
fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cuts everything between `[` and `]`.
    #[track_caller]
    fn cut(marked: &str, expected: &str) {
        let mut text = String::new();
        let mut edits = Vec::new();
        let mut start = 0;
        for char in marked.chars() {
            match char {
                '[' => start = text.len(),
                ']' => edits.push(Edit::cut(start..text.len())),
                _ => text.push(char),
            }
        }
        assert_eq!(apply(&text, edits), expected);
    }

    #[test]
    fn a_cut_line_leaves_no_line() {
        cut("a\n    [x]\n    b\n", "a\n    b\n");
        cut("a\r\n[x]\r\nb\r\n", "a\r\nb\r\n");
        cut("a\n[x]", "a\n");
    }

    #[test]
    fn a_cut_between_blank_lines_leaves_one() {
        cut("a\n\n[x]\n\nb\n", "a\n\nb\n");
        cut("a\n\n[x]\n[y]\n\n[z]\n\nb\n", "a\n\nb\n");
        cut("a\n\n[x]\nb\n", "a\n\nb\n");
        cut("a\n[x]\n\nb\n", "a\n\nb\n");
    }

    #[test]
    fn a_cut_at_an_end_leaves_no_blank_line() {
        cut("[x]\n\na\n", "a\n");
        cut("a\n\n[x]\n", "a\n");
        cut("m {\n    [x]\n\n    a\n}\n", "m {\n    a\n}\n");
        cut("m {\n    a\n\n    [x]\n}\n", "m {\n    a\n}\n");
        cut("m {\n    [x]\n}\n", "m {\n}\n");
    }

    #[test]
    fn a_cut_within_a_line_leaves_the_line() {
        cut("a, [x ]b\n", "a, b\n");
        cut("a; [x]\nb\n", "a;\nb\n");
    }

    #[test]
    fn edits_within_a_cut_fall_away() {
        let edits = vec![
            Edit::replace(2..3, "y"),
            Edit::cut(0..4),
            Edit::replace(5..5, "z"),
        ];
        assert_eq!(apply("abcdef", edits), "ezf");
    }
}
