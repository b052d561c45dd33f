//! Where what is named in the repository's texts is found on the pages.

use collection::{Collection, FAMILIES, Module};

use crate::layout::Page;

/// Links from one page.
pub struct Links<'a> {
    pub collection: &'a Collection,
    pub page: &'a Page,
    /// The module whose documentation is shown, if it is one's.
    pub module: Option<&'a Module>,
}

impl Links<'_> {
    /// The address of what `target` means: an address, a program, a module, a place in the catalogue.
    pub fn to(&self, target: &str) -> Option<String> {
        let target = target.trim_matches('`');
        if target.starts_with("https://") || target.starts_with("http://") {
            return Some(target.to_owned());
        }
        let file = target.strip_prefix("../src/").unwrap_or(target);
        if let Some(name) = file.strip_prefix("pictures/") {
            let shows = |module: &&Module| module.shows(name);
            let module = self.collection.modules.iter().find(shows)?;
            return Some(self.page.to(&format!("t/{}.html", module.slug)));
        }
        // A heading of the module, as its items name it.
        if let Some(heading) = target.strip_prefix("self#") {
            return self.module.map(|_| format!("#{}", if heading == "recognise-it" { "recognise" } else { heading }));
        }
        if let Some(chapter) = self.chapter(target) {
            return Some(chapter);
        }
        if target.split('#').next() == Some("theorems.html") {
            return Some(self.page.to(target));
        }
        let in_catalogue = ["", "catalogue.md", "catalogue.zh-CN.md"];
        if let Some(anchor) = in_catalogue.iter().find_map(|file| target.strip_prefix(file)?.strip_prefix('#')) {
            return self.heading(anchor);
        }
        // As the texts of `docs` name programs and modules.
        let module = file.strip_prefix("bin/").unwrap_or(file);
        let module = module.strip_suffix(".rs").map(|path| path.replace('/', "::"));
        let target = module.as_deref().unwrap_or(target).trim_start_matches("mod@");
        let target = ["crate::", "grundy::"].iter().find_map(|root| target.strip_prefix(root)).unwrap_or(target);
        // Headers name each other from module to module.
        let program = ["programs::", "super::"].iter().find_map(|parent| target.strip_prefix(parent));
        let program = program.unwrap_or(target);
        if self.collection.problems.contains_key(program) {
            return Some(self.page.to(&format!("p/{program}.html")));
        }
        self.in_library(target.trim_end_matches("()"))
    }

    /// A chapter of the course, as another one names it: `02-nim.md#proof`.
    fn chapter(&self, target: &str) -> Option<String> {
        let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
        let name = file.strip_suffix(".md")?;
        let chapter = self.collection.course.chapters.iter().find(|chapter| chapter.name == name)?;
        let anchor = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
        Some(self.page.to(&chapter.path()) + &anchor)
    }

    /// A module's page, or an item on it.
    fn in_library(&self, target: &str) -> Option<String> {
        let modules = &self.collection.modules;
        let longest = modules.iter().filter(|module| {
            target.strip_prefix(&module.path[..]).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        });
        let (module, item) = match longest.max_by_key(|module| module.path.len()) {
            Some(module) => (module, target[module.path.len()..].trim_start_matches("::")),
            None => {
                // As named within a module: an item of it, or a neighbour.
                let here = self.module?;
                let group = here.path.split("::").next()?;
                match modules.iter().find(|module| module.path == format!("{group}::{target}")) {
                    Some(module) if !here.has(target) => (module, ""),
                    _ => (here, target),
                }
            }
        };
        let item = item.replace("::", ".");
        if !item.is_empty() && !module.has(&item) {
            return None;
        }
        let anchor = if item.is_empty() { String::new() } else { format!("#{item}") };
        let is_here = self.module.is_some_and(|here| here.path == module.path);
        Some(match is_here && !anchor.is_empty() {
            true => anchor,
            false => self.page.to(&format!("t/{}.html{anchor}", module.slug)),
        })
    }

    /// A heading of the catalogue: a family, or the law.
    fn heading(&self, anchor: &str) -> Option<String> {
        let family = FAMILIES
            .iter()
            .find(|family| [family.name, family.chinese].iter().any(|name| collection::anchor(name) == anchor));
        match family {
            Some(family) => Some(self.page.to(&format!("catalogue.html#{}", family.anchor()))),
            None if ["from-a-rule-to-a-law", "从规则到规律"].contains(&anchor) => Some(self.page.to("law.html")),
            None => None,
        }
    }
}
