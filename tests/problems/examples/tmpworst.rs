fn main() {
    let only: Vec<String> = std::env::args().skip(1).collect();
    for p in problems::all() {
        if !only.is_empty() && !only.iter().any(|o| o == p.slug) {
            continue;
        }
        let t = std::time::Instant::now();
        let w = (p.worst)();
        let made = t.elapsed();
        println!("{} shapes {:?}", p.slug, made);
        for w in w {
            let t = std::time::Instant::now();
            let i = (w.input)();
            let a = t.elapsed();
            let t = std::time::Instant::now();
            let e = w.answer.answer(&i);
            let b = t.elapsed();
            let kind = match w.answer {
                problems::Known::ByConstruction(_) => "construction",
                problems::Known::ByAlgorithm(_) => "algorithm",
                problems::Known::BySameIdea(_) => "same idea",
                _ => "none",
            };
            let lines = e.lines().count();
            let kinds: std::collections::HashSet<&str> = e.lines().collect();
            println!(
                "  {:28} {:12} in {:9} B {:?} answer {} B {} lines {} kinds {:?} {:?}",
                w.name,
                kind,
                i.len(),
                a,
                e.len(),
                lines,
                kinds.len(),
                b,
                e.chars().take(50).collect::<String>()
            );
        }
    }
}
