//! What the tests see in a Markdown file: headings, links, spans of code.

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

/// What is looked at of a text.
#[derive(Default)]
pub struct Document {
    pub links: Vec<Link>,
    /// The spans of code.
    pub spans: Vec<String>,
    /// What links to headings end in behind `#`: their words in small letters, with hyphens between.
    pub anchors: Vec<String>,
}

/// A link, or a picture.
pub struct Link {
    /// What stands in the brackets, where nothing stands behind them.
    pub name: Option<String>,
    /// Where it leads; empty where a name has no definition.
    pub target: String,
}

impl Document {
    pub fn of(text: &str) -> Self {
        let mut found = Self::default();
        let mut heading: Option<String> = None;
        let undefined = |_| Some((CowStr::from(""), CowStr::from("")));
        for event in Parser::new_with_broken_link_callback(text, Options::ENABLE_TABLES, Some(undefined)) {
            match event {
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => found.anchors.extend(heading.take().as_deref().map(anchor)),
                Event::Start(
                    Tag::Link { link_type, dest_url, id, .. } | Tag::Image { link_type, dest_url, id, .. },
                ) => {
                    let is_name = matches!(link_type, LinkType::Shortcut | LinkType::ShortcutUnknown);
                    let name = is_name.then(|| id.trim_matches('`').to_owned());
                    found.links.push(Link { name, target: dest_url.into_string() });
                }
                Event::Text(text) => heading.iter_mut().for_each(|heading| *heading += &text),
                Event::Code(text) => {
                    heading.iter_mut().for_each(|heading| *heading += &text);
                    found.spans.push(text.into_string());
                }
                _ => {}
            }
        }
        found
    }
}

fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || " -_".contains(*c);
    heading.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")
}
