//! What the tests see in a Markdown file: blocks of code, headings, links, spans of code.

/// A block of code between fences.
pub struct Block<'a> {
    pub language: &'a str,
    pub text: String,
}

/// The blocks of code, and the lines outside them.
pub fn blocks_and_prose(text: &str) -> (Vec<Block<'_>>, String) {
    let (mut blocks, mut prose, mut inside) = (Vec::<Block>::new(), String::new(), false);
    for line in text.lines() {
        match (line.trim_start().strip_prefix("```"), blocks.last_mut()) {
            (Some(_), _) if inside => inside = false,
            (Some(language), _) => {
                inside = true;
                let text = String::new();
                blocks.push(Block { language, text });
            }
            (None, Some(block)) if inside => block.text += &format!("{line}\n"),
            (None, _) => prose += &format!("{line}\n"),
        }
    }
    (blocks, prose)
}

/// What links to headings end in behind `#`: their words in small letters, with hyphens between.
pub fn anchors(text: &str) -> impl Iterator<Item = String> {
    let (_, prose) = blocks_and_prose(text);
    let headings: Vec<String> = prose
        .lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| {
            let words = line.trim_start_matches('#').trim().to_lowercase();
            let kept = |c: &char| c.is_alphanumeric() || " -_".contains(*c);
            words.chars().filter(kept).collect::<String>().replace(' ', "-")
        })
        .collect();
    headings.into_iter()
}

/// Where the links lead: `[…](target)`.
pub fn targets(prose: &str) -> impl Iterator<Item = &str> {
    prose.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0))
}

/// The names that are links without a target of their own: `` [`name`] ``.
pub fn names(prose: &str) -> impl Iterator<Item = &str> {
    let links = prose.split("[`").skip(1);
    let links = links.filter_map(|rest| rest.split_once("`]"));
    links.filter(|(_, behind)| !behind.starts_with(['(', ':'])).map(|(name, _)| name)
}

/// The spans of code.
pub fn spans(prose: &str) -> impl Iterator<Item = &str> {
    prose.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}
