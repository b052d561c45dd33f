//! What pictures are drawn with: SVG that brings its own background, so that it is legible on any page.

use std::fmt::Display;

/// A place, in pixels to the right and down.
pub type Point = (i32, i32);

/// What is drawn upon.
pub const PAPER: &str = "#fbf9f4";
/// Areas behind the drawing.
pub const SHADE: &str = "#ebe6d9";
/// Lines and words.
pub const INK: &str = "#22303c";
/// What is less important.
pub const QUIET: &str = "#66727d";
/// What is Right's.
pub const RED: &str = "#c8473d";
/// What is Left's.
pub const BLUE: &str = "#2f6fb3";
/// What is both players'.
pub const GREEN: &str = "#3c8d5c";
/// What is pointed at.
pub const GOLD: &str = "#f2c75c";

/// A picture in the making.
pub struct Canvas {
    name: &'static str,
    width: i32,
    height: i32,
    shapes: String,
}

impl Canvas {
    /// An empty picture. Its name is that of its file.
    pub fn new(name: &'static str, width: i32, height: i32) -> Self {
        Self { name, width, height, shapes: String::new() }
    }

    fn add(&mut self, shape: impl Display) {
        self.shapes += &format!("{shape}\n");
    }

    /// A rectangle with round corners, by its upper left one, and its breadth and height.
    pub fn rectangle(&mut self, (x, y): Point, (width, height): Point, colour: &str) {
        self.add(format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="3" fill="{colour}"/>"#));
    }

    /// A cell of a table: it touches those beside it.
    pub fn square(&mut self, (x, y): Point, side: i32, colour: &str) {
        self.add(format!(r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{colour}"/>"#));
    }

    /// A full circle, by its middle.
    pub fn disc(&mut self, (x, y): Point, radius: i32, colour: &str) {
        self.add(format!(r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>"#));
    }

    /// A circle, by its middle.
    pub fn ring(&mut self, (x, y): Point, radius: i32, colour: &str) {
        self.add(format!(r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}" stroke-width="2"/>"#));
    }

    /// A straight line.
    pub fn line(&mut self, from: Point, to: Point, thickness: i32, colour: &str) {
        self.path(format!("M{} {} L{} {}", from.0, from.1, to.0, to.1), thickness, colour);
    }

    /// A curve that leaves a place and comes back to it, bent to two others.
    pub fn loop_at(&mut self, at: Point, bent: [Point; 2], thickness: i32, colour: &str) {
        let [(a, b), (c, d)] = bent;
        let (x, y) = at;
        let path = format!("M{x} {y} C{a} {b} {c} {d} {x} {y}");
        self.path(path, thickness, colour);
    }

    /// A curve from place to place that is bent to a third, with a head at its end that points where `ahead` says: -1
    /// is left, 0 is down, 1 is right.
    pub fn arrow(&mut self, from: Point, bent: Point, to: Point, ahead: i32, colour: &str) {
        let (x, y) = to;
        let curve = format!("M{} {} Q{} {} {x} {y}", from.0, from.1, bent.0, bent.1);
        self.path(curve, 2, colour);
        let (back, side) = match ahead {
            0 => ((x - 5, y - 7), (x + 5, y - 7)),
            _ => ((x - 7 * ahead, y - 5), (x - 7 * ahead, y + 5)),
        };
        let head = format!("M{} {} L{x} {y} L{} {}", back.0, back.1, side.0, side.1);
        self.path(head, 2, colour);
    }

    /// What is Right's is told from the rest without its colour, too.
    fn path(&mut self, path: String, thickness: i32, colour: &str) {
        let dashed = if colour == RED { " stroke-dasharray=\"7 6\"" } else { "" };
        self.add(format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{thickness}\"{dashed} \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ));
    }

    /// Text whose middle is above `x`, and which stands on the line `y`.
    pub fn text(&mut self, at: Point, size: i32, colour: &str, text: impl Display) {
        self.write(at, size, colour, "", text);
    }

    /// The same in bold letters.
    pub fn bold(&mut self, at: Point, size: i32, colour: &str, text: impl Display) {
        self.write(at, size, colour, r#" font-weight="bold""#, text);
    }

    /// Text that begins at `x`.
    pub fn text_from(&mut self, at: Point, size: i32, colour: &str, text: impl Display) {
        self.write(at, size, colour, r#" text-anchor="start""#, text);
    }

    fn write(&mut self, (x, y): Point, size: i32, colour: &str, more: &str, text: impl Display) {
        let text = escaped(&text.to_string());
        self.add(format!(r#"<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{more}>{text}</text>"#));
    }

    /// The file: the picture, and what it says in words.
    ///
    /// # Panics
    /// If there is an empty line in it, which would end it within Markdown.
    pub fn finish(self, title: &str, description: &str) -> String {
        let Self { name, width, height, shapes } = self;
        let (title, description) = (escaped(title), escaped(description));
        let text = [
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
                 viewBox=\"0 0 {width} {height}\" role=\"img\" \
                 aria-labelledby=\"{name}-title {name}-description\" \
                 font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif\" \
                 text-anchor=\"middle\" style=\"display: block; margin: 1em 0; max-width: 100%; height: auto\">"
            ),
            format!(r#"<title id="{name}-title">{title}</title>"#),
            format!(r#"<desc id="{name}-description">{description}</desc>"#),
            format!(r#"<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>"#),
            format!("{shapes}</svg>\n"),
        ]
        .join("\n");
        assert!(!text.contains("\n\n"));
        text
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
