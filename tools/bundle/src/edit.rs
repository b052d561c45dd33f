//! Changes to the lines of a text.

use std::collections::{BTreeMap, BTreeSet};

/// A line and a column in characters, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// What to put in the place of what: by where that begins, where it ends, and the text.
#[derive(Default)]
pub(crate) struct Edits(BTreeMap<Place, (Place, String)>);

impl Edits {
    /// Puts `text` there, unless more is replaced from `start` on.
    pub(crate) fn replace(&mut self, (start, end): (Place, Place), text: impl Into<String>) {
        let edit = self.0.entry(start).or_insert((end, String::new()));
        if edit.0 <= end {
            *edit = (end, text.into());
        }
    }

    pub(crate) fn cut(&mut self, range: (Place, Place)) {
        self.replace(range, "");
    }

    /// Whether all of the range is cut.
    pub(crate) fn cuts(&self, (start, end): (Place, Place)) -> bool {
        let mut before = self.0.range(..=start).rev();
        before.any(|(_, (last, text))| *last >= end && text.is_empty())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// By how much they move what stands in a line from a column on, by the lines: of changes within a line.
    pub(crate) fn moves(&self) -> BTreeMap<usize, Vec<(usize, isize)>> {
        let mut moves: BTreeMap<usize, Vec<(usize, isize)>> = BTreeMap::new();
        for (start, (end, text)) in self.0.iter().filter(|(start, (end, _))| start.line == end.line) {
            let of_line = moves.entry(start.line).or_default();
            let before = of_line.last().map_or(0, |(_, by)| *by);
            let by = before + (start.column + text.chars().count()) as isize - end.column as isize;
            of_line.push((end.column.saturating_add_signed(by), by));
        }
        moves
    }

    /// Makes the changes, except within larger ones; gives the lines that nothing is left of.
    pub(crate) fn apply(self, lines: &mut [String]) -> BTreeSet<usize> {
        let mut done = None;
        let mut edits: Vec<_> = self.0.into_iter().collect();
        edits.retain(|(start, (end, _))| {
            let is_outside = done.is_none_or(|done| *start >= done);
            done = done.max(Some(*end));
            is_outside
        });
        let mut gone = BTreeSet::new();
        for (start, (end, text)) in edits.into_iter().rev() {
            let rest = lines[end.line].split_off(byte(&lines[end.line], end.column));
            let kept = byte(&lines[start.line], start.column);
            lines[start.line].truncate(kept);
            lines[start.line] += &(text + &rest);
            gone.extend(start.line + 1..=end.line);
            gone.extend(Some(start.line).filter(|line| lines[*line].trim().is_empty()));
        }
        gone
    }
}

fn byte(line: &str, column: usize) -> usize {
    line.char_indices().nth(column).map_or(line.len(), |(byte, _)| byte)
}
