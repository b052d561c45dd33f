//! Tables for the eye: rows, colours, pictures.

use crate::canvas::{Canvas, INK, PAPER, QUIET};
use crate::laws::functions::zeckendorf;
use crate::laws::law::NO_POSITION;

/// The values in rows of this length, with the place of the first on the left; those that `is_exception` says are
/// marked.
pub(crate) fn rows(values: &[usize], length: usize, is_exception: impl Fn(usize) -> bool) -> String {
    let width = values.iter().max().map_or(1, |value| value.to_string().len());
    let places = values.len().to_string().len();
    let mut text = String::new();
    for (row, line) in values.chunks(length).enumerate() {
        text += &format!("{:places$} ", row * length);
        for (column, value) in line.iter().enumerate() {
            let mark = if is_exception(row * length + column) { '*' } else { ' ' };
            text += &format!(" {value:>width$}{mark}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// Lost positions with what may show a law.
pub(crate) fn lost(positions: &[usize]) -> String {
    let mut text = format!("{:>8} {:>10} {:>7}  {:<16} Zeckendorf\n", "lost", "difference", "ratio", "binary");
    let mut before: Option<usize> = None;
    for &position in positions {
        let difference = before.map(|before| (position - before).to_string()).unwrap_or_default();
        let ratio = before.filter(|&before| before > 0).map(|before| format!("{:.3}", position as f64 / before as f64));
        let parts: Vec<String> = zeckendorf(position).iter().map(usize::to_string).collect();
        let ratio = ratio.unwrap_or_default();
        text += &format!("{position:>8} {difference:>10} {ratio:>7}  {position:<16b} {}\n", parts.join(" + "));
        before = Some(position);
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A table, row by row, its columns numbered above.
pub(crate) fn grid(cells: &[Vec<String>]) -> String {
    let columns = cells.first().map_or(0, Vec::len);
    let longest = cells.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1);
    let width = longest.max(columns.saturating_sub(1).to_string().len());
    let places = cells.len().saturating_sub(1).to_string().len().max(3);
    let mut text = format!("{:>places$} ", "a\\b");
    text.extend((0..columns).map(|column| format!(" {column:>width$}")));
    text.push('\n');
    for (a, row) in cells.iter().enumerate() {
        text += &format!("{a:>places$} ");
        text.extend(row.iter().map(|cell| format!(" {cell:>width$}")));
        text.push('\n');
    }
    text
}

/// A table as a picture: lost cells in the colour of the text, the others by their values.
pub(crate) fn svg(values: &[Vec<usize>]) -> String {
    const SIDE: i32 = 20;
    let columns = values.first().map_or(0, Vec::len);
    let is_position = |value: &&usize| **value != NO_POSITION;
    let greatest = values.iter().flatten().filter(is_position).max().copied().unwrap_or(0).max(1);
    let mut canvas = Canvas::new("table", (columns as i32 + 1) * SIDE, (values.len() as i32 + 1) * SIDE);
    let mut label = |text: usize, x: usize, y: usize, colour: &str, fill: Option<&str>| {
        let (x, y) = (x as i32 * SIDE, y as i32 * SIDE);
        if let Some(fill) = fill {
            canvas.square((x, y), SIDE, fill);
        }
        canvas.text((x + SIDE / 2, y + SIDE / 2 + 3), 9, colour, text);
    };
    (0..columns).for_each(|b| label(b, b + 1, 0, QUIET, None));
    for (a, row) in values.iter().enumerate() {
        label(a, 0, a + 1, QUIET, None);
        for (b, &value) in row.iter().enumerate() {
            match value {
                0 => label(value, b + 1, a + 1, PAPER, Some(INK)),
                NO_POSITION => {}
                _ => label(value, b + 1, a + 1, INK, Some(&format!("hsl({},60%,80%)", 300 * value / greatest))),
            }
        }
    }
    let lost = values.iter().flatten().filter(|&&value| value == 0).count();
    let words = format!("The values of the pairs (a, b), row by row; {lost} pairs are lost: those of value 0.");
    canvas.finish("A table of values", &words)
}

/// The values of a row as a strip of cells, so many in a row of the picture.
pub(crate) fn strip(values: &[usize], length: usize) -> String {
    let rows: Vec<Vec<usize>> = values.chunks(length.max(1)).map(<[usize]>::to_vec).collect();
    svg(&rows)
}
