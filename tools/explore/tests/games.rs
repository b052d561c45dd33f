//! Games that are typed in, and boards: published values, and play of the bare rules.

use explore::{BOARDS, Budget, GAMES, GameAnswer, GameError, Worth, nimber_reading, partizan};
use grundy::games::Class;
use itertools::Itertools;
use kit::partizan::{Partizan, Player};
use kit::seeded;
use rand::RngExt;

fn answer(text: &str) -> Result<GameAnswer, GameError> {
    GameAnswer::of(text, Budget::default(), 10_000).unwrap_or_else(|| panic!("{text} is taken for no game"))
}

#[track_caller]
fn worth(text: &str) -> Worth {
    match answer(text) {
        Ok(GameAnswer::One(worth)) => *worth,
        other => panic!("{text}: {other:?}"),
    }
}

fn form(text: &str) -> String {
    worth(text).form.expect("a form that is not long")
}

/// The forms that CGSuite's own tests expect, and values of Winning Ways.
#[test]
fn published_values_are_found() {
    for (text, expected) in [
        ("domineering ..../..../..../....", "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"),
        ("domineering 2x4", "Miny(2)"),
        ("domineering 4x2", "Tiny(2)"),
        ("domineering 3x4", "-3/2"),
        ("domineering 3x3", "+-1"),
        ("domineering 2x3", "{2|-1/2}"),
        ("amazons x.../o...", "+-{3,{4|0,{1|0,*}},{4|+-1,+-{1,{2|0}},{0,{1/2|0}|v}}}"),
        ("clobber xox/ox.", "{^^*|*,v}"),
        ("konane ..ox", "1"),
        ("konane .ox.", "*"),
        ("konane .ox./o..x/....", "+-1"),
        ("{3||2*|1*}", "{3||2*|1*}"),
        ("{4|||3|1||0|-2}", "{4|||3|1||0|-2}"),
        ("{1||+-(1*)|-1,{-1|-3}}", "{1||+-(1*)|-1,{-1|-3}}"),
        ("{1,{1,+-1|-1}|-1}", "{1,{1,+-1|-1}|-1}"),
        ("{Tiny(2)||0|-2|||0|-2}", "{Tiny(2)||0|-2|||0|-2}"),
        ("{0||0|-2,{0|-2,{0|-2}}}", "{0||0|-2,{0|-2,{0|-2}}}"),
        ("{0|0}", "*"),
        ("{0|*}", "^"),
        ("{0,*|0}", "^*"),
        ("{0|^}", "^^*"),
        ("{*|*}", "0"),
        ("{0,*,*2|0,*,*2}", "*3"),
        ("{1|1} + 1/4 + ^3 - ^", "5/4^^*"),
        ("*3 + *5", "*6"),
        ("{3|1} - 2", "+-1"),
        ("{5/2|2}", "{5/2|2}"),
        ("{|-3}", "-4"),
        ("{-1/2|1/2}", "0"),
        ("{1/4|3/8}", "5/16"),
        ("{4|1} + {2|-2}", "{6|3||2|-1}"),
        ("--2Tiny(1)", "2Miny(1)"),
        ("↑ + ↑ + ∗2", "^^*2"),
        ("tiny-two - +_2", "0"),
        ("2 + -1", "1"),
        ("2+-1", "1"),
        ("2 + +-1", "{3|1}"),
    ] {
        assert_eq!(form(text), expected, "{text}");
    }
    for (text, mean, temperature) in
        [("{3||1|0}", "7/4", "5/4"), ("{5||2|-3}", "9/4", "11/4"), ("{4|1}+{2|-2}", "5/2", "2"), ("3/8", "3/8", "-1/8")]
    {
        let graph = worth(text).thermograph;
        assert_eq!(
            (graph.mean.to_string(), graph.temperature.to_string()),
            (mean.into(), temperature.into()),
            "{text}"
        );
    }
}

/// What is written can be read again, and every example can.
#[test]
fn forms_are_read_as_they_are_written() {
    for text in GAMES.map(|(text, _)| text).into_iter().chain(BOARDS.map(|(_, text, _)| text)) {
        if let GameAnswer::One(worth) = answer(text).unwrap_or_else(|error| panic!("{text}: {error:?}")) {
            let written = worth.form.expect("it is short");
            assert_eq!(form(&written), written, "{text}");
        }
    }
}

/// A game by its options, written without any word for one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Tree([Vec<Tree>; 2]);

impl Tree {
    fn random(random: &mut impl RngExt, height: u32) -> Self {
        if height == 0 {
            return Self([vec![], vec![]]);
        }
        let mut side =
            || -> Vec<Self> { (0..random.random_range(0..=2)).map(|_| Self::random(random, height - 1)).collect() };
        let left = side();
        Self([left, side()])
    }

    fn text(&self) -> String {
        let [left, right] = self.0.each_ref().map(|side| side.iter().map(Self::text).join(","));
        format!("{{{left}|{right}}}")
    }

    fn moves(&self, player: Player) -> Vec<Self> {
        self.0[usize::from(player == Player::Right)].clone()
    }
}

fn sign(first: &str, second: &str) -> &'static str {
    match answer(&format!("{first} >= {second}")) {
        Ok(GameAnswer::Two { sign, is_so, .. }) => {
            assert_eq!(is_so, [">", "="].contains(&sign));
            sign
        }
        other => panic!("{first} >= {second}: {other:?}"),
    }
}

fn sign_of(class: kit::partizan::Class) -> &'static str {
    match class {
        kit::partizan::Class::Left => ">",
        kit::partizan::Class::Right => "<",
        kit::partizan::Class::Second => "=",
        kit::partizan::Class::First => "<>",
    }
}

/// Random games, and their sums, compared as typed and by play of the difference.
#[test]
fn comparisons_are_those_of_play() {
    let mut random = seeded(11);
    let mut signs = std::collections::BTreeMap::new();
    for _ in 0..500 {
        let [a, b, c] = [2, 3, 2].map(|height| Tree::random(&mut random, height));
        let moves = |(a, b): &(Tree, Tree), player| {
            let in_a = a.moves(player).into_iter().map(|next| (next, b.clone()));
            in_a.chain(b.moves(player).into_iter().map(|next| (a.clone(), next))).collect_vec()
        };
        let mut play = Partizan::<(Tree, Tree)>::difference(moves, |c: &Tree, player| c.moves(player));
        let expected = sign_of(play.class(&((a.clone(), b.clone()), c.clone())));
        assert_eq!(sign(&format!("{} + {}", a.text(), b.text()), &c.text()), expected, "{a:?} {b:?} {c:?}");
        // The same by the forms that are written.
        let sum = form(&format!("{} + {}", a.text(), b.text()));
        assert_eq!(sign(&sum, &form(&c.text())), expected, "{sum} {c:?}");
        *signs.entry(expected).or_insert(0) += 1;
    }
    assert!(signs.len() == 4 && signs.values().all(|&count| count > 20), "{signs:?}");
}

type Grid = Vec<Vec<char>>;

/// The squares that lie in a direction, one after the other.
fn ray((r, c): (usize, usize), (down, right): (isize, isize), grid: &Grid) -> Vec<(usize, usize)> {
    let place = |k: isize| Some((r.checked_add_signed(k * down)?, c.checked_add_signed(k * right)?));
    (1..).map_while(place).take_while(|&(r, c)| r < grid.len() && c < grid[0].len()).collect()
}

/// The moves of a game on a board, as its rule says.
fn moves(name: &str, grid: &Grid, player: Player) -> Vec<Grid> {
    let (own, other) = if player == Player::Left { ('x', 'o') } else { ('o', 'x') };
    let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    let squares = (0..grid.len()).cartesian_product(0..grid[0].len()).collect_vec();
    let put = |changes: &[((usize, usize), char)]| {
        let mut next = grid.clone();
        changes.iter().for_each(|&((r, c), sign)| next[r][c] = sign);
        next
    };
    let at = |(r, c): (usize, usize)| grid[r][c];
    let mut found = vec![];
    for &from in &squares {
        let beside = straight.map(|step| ray(from, step, grid).first().copied());
        let ahead = if player == Player::Left { (0, 1) } else { (0, -1) };
        match name {
            "domineering" => {
                let step = if player == Player::Left { (1, 0) } else { (0, 1) };
                if let Some(&next) = ray(from, step, grid).first()
                    && [from, next].map(at) == ['.', '.']
                {
                    found.push(put(&[(from, '#'), (next, '#')]));
                }
            }
            "cram" => {
                for next in [(0, 1), (1, 0)].into_iter().filter_map(|step| ray(from, step, grid).first().copied()) {
                    if [from, next].map(at) == ['.', '.'] {
                        found.push(put(&[(from, '#'), (next, '#')]));
                    }
                }
            }
            "chomp" => {
                if at(from) == '.' && from != (0, 0) {
                    let taken = squares.iter().filter(|&&(r, c)| r >= from.0 && c >= from.1);
                    found.push(put(&taken.map(|&square| (square, '#')).collect_vec()));
                }
            }
            "toads and frogs" => {
                let (own, other) = if player == Player::Left { ('t', 'f') } else { ('f', 't') };
                let line = ray(from, ahead, grid);
                let to = match line.iter().map(|&square| at(square)).take(2).collect_vec()[..] {
                    ['.', ..] => Some(line[0]),
                    [over, '.'] if over == other => Some(line[1]),
                    _ => None,
                };
                found.extend(to.filter(|_| at(from) == own).map(|to| put(&[(from, '.'), (to, own)])));
            }
            "col" | "snort" => {
                let bad = if name == "col" { own } else { other };
                if at(from) == '.' && beside.iter().flatten().all(|&square| at(square) != bad) {
                    found.push(put(&[(from, own)]));
                }
            }
            "clobber" => {
                for to in beside.into_iter().flatten() {
                    if at(from) == own && at(to) == other {
                        found.push(put(&[(from, '.'), (to, own)]));
                    }
                }
            }
            "toppling dominoes" => {
                if [own, 'e'].contains(&at(from)) {
                    for step in [(0, 1), (0, -1)] {
                        let fallen = ray(from, step, grid).into_iter().chain([from]).map(|square| (square, '-'));
                        found.push(put(&fallen.collect_vec()));
                    }
                }
            }
            "fission" => {
                let [to, back] = if player == Player::Left { [beside[2], beside[3]] } else { [beside[0], beside[1]] };
                if let (Some(to), Some(back), 'x') = (to, back, at(from))
                    && [to, back].map(at) == ['.', '.']
                {
                    found.push(put(&[(from, '.'), (to, 'x'), (back, 'x')]));
                }
            }
            "konane" => {
                for step in straight.into_iter().filter(|_| at(from) == own) {
                    let line = ray(from, step, grid);
                    let jumps =
                        line.chunks_exact(2).take_while(|pair| at(pair[0]) == other && at(pair[1]) == '.').count();
                    for count in 1..=jumps {
                        let mut changes = vec![(from, '.'), (line[2 * count - 1], own)];
                        changes.extend((0..count).map(|jump| (line[2 * jump], '.')));
                        found.push(put(&changes));
                    }
                }
            }
            "amazons" => {
                let everywhere = (-1..=1).cartesian_product(-1..=1).filter(|&step| step != (0, 0)).collect_vec();
                let queen = |from, grid: &Grid| {
                    let open = |square: &(usize, usize)| grid[square.0][square.1] == '.';
                    everywhere.iter().flat_map(|&step| ray(from, step, grid).into_iter().take_while(open)).collect_vec()
                };
                for to in queen(from, grid).into_iter().filter(|_| at(from) == own) {
                    let moved = put(&[(from, '.'), (to, own)]);
                    for (r, c) in queen(to, &moved) {
                        let mut shot = moved.clone();
                        shot[r][c] = '#';
                        found.push(shot);
                    }
                }
            }
            _ => panic!("{name}"),
        }
    }
    found
}

/// Two random boards of each game: they compare as typed forms as by play of the difference.
#[test]
fn boards_are_worth_what_play_says() {
    let mut random = seeded(12);
    for (name, ..) in BOARDS {
        let (signs, rows, columns): (&[char], _, _) = match name {
            "domineering" | "col" | "snort" => (&['.', '.', '#'], 2, 4),
            "toads and frogs" => (&['.', 't', 'f'], 1, 6),
            "toppling dominoes" => (&['x', 'o', 'e'], 1, 5),
            "fission" => (&['.', '.', 'x', '#'], 3, 4),
            "amazons" => (&['.', '#', '#', 'x', 'o'], 2, 3),
            "cram" | "chomp" => (&['.', '.', '.', '#'], 3, 3),
            _ => (&['.', 'x', 'o', 'x', 'o', '#'], 3, 3),
        };
        let mut equal = 0;
        for _ in 0..15 {
            let mut board = |rows: usize| -> Grid {
                let mut sign = || signs[random.random_range(0..signs.len())];
                let mut board: Grid = (0..rows).map(|_| (0..columns).map(|_| sign()).collect()).collect();
                // The square that nobody takes.
                if name == "chomp" {
                    board[0][0] = '.';
                }
                board
            };
            let [a, b] = [board(rows), board(rows.min(2))];
            let of =
                |board: &Grid| format!("{name} {}", board.iter().map(|row| row.iter().collect::<String>()).join("/"));
            let (first, second) = (worth(&of(&a)), worth(&of(&b)));
            let mut play = Partizan::new(|grid: &Grid, player| moves(name, grid, player));
            let class = |class| ["<>", "<", "=", ">"].iter().position(|&sign| sign == sign_of(class));
            let ours =
                [Class::First, Class::Right, Class::Second, Class::Left].iter().position(|&of| of == first.class);
            assert_eq!(ours, class(play.class(&a)), "{}", of(&a));
            let mut play = Partizan::<Grid>::difference(
                |grid: &Grid, player| moves(name, grid, player),
                |grid: &Grid, player| moves(name, grid, player),
            );
            let expected = sign_of(play.class(&(a.clone(), b.clone())));
            let forms = [first, second].map(|worth| worth.form.expect("it is short"));
            assert_eq!(sign(&forms[0], &forms[1]), expected, "{} {}", of(&a), of(&b));
            equal += u32::from(expected == "=");
        }
        assert!(equal < 15, "{name}: all are equal");
    }
}

/// Cram as published: 1 × n is Dawson's Kayles (OEIS A002187); even sides lose, and one odd side wins, by mirroring
/// (Gardner); other sizes by Lemoine and Viennot, Nimbers are inevitable (2010).
#[test]
fn cram_is_as_published() {
    let nimber = |text: &str| match &form(text)[..] {
        "0" => 0,
        "*" => 1,
        other => other.trim_start_matches('*').parse::<usize>().expect("a nimber"),
    };
    let dawson = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2];
    for (length, value) in (1..).zip(dawson) {
        assert_eq!(nimber(&format!("cram 1x{length}")), value, "{length}");
    }
    for (text, value) in [("3x3", 0), ("4x4", 0), ("4x5", 2), ("4x6", 0), ("5x5", 0)] {
        assert_eq!(nimber(&format!("cram {text}")), value, "{text}");
    }
    for (rows, columns) in (1..=4).cartesian_product(1..=5).filter(|(rows, columns)| rows * columns % 2 == 0) {
        let is_lost = (rows * columns) % 4 == 0 && rows % 2 == 0 && columns % 2 == 0;
        assert_eq!(nimber(&format!("cram {rows}x{columns}")) == 0, is_lost, "{rows} {columns}");
    }
}

/// Chomp with two rows is lost iff the lower row is one square shorter; a rectangle is won by whoever begins (Gale).
#[test]
fn chomp_is_as_published() {
    for (upper, lower) in (1..=9).flat_map(|upper| (0..=upper).map(move |lower| (upper, lower))) {
        let board = format!("chomp {}/{}{}", ".".repeat(upper), ".".repeat(lower), "#".repeat(upper - lower));
        assert_eq!(form(&board) == "0", lower + 1 == upper, "{board}");
    }
    assert_eq!(["chomp 1x7", "chomp 2x1", "chomp 3x3"].map(form), ["*6", "*", form("chomp .../.../...").as_str()]);
    assert_eq!(form("chomp .../.##/.##"), "0");
    assert!((2..=6).cartesian_product(2..=6).all(|(rows, columns)| form(&format!("chomp {rows}x{columns}")) != "0"));
}

type Graph = Vec<(usize, usize)>;

/// A random graph, as its edges and as words; the vertices are numbered from 1 on.
fn graph(random: &mut impl RngExt, vertices: usize) -> (Graph, String) {
    loop {
        let all = (1..=vertices).tuple_combinations();
        let edges: Graph = all.filter(|_| random.random_bool(0.4)).collect();
        if !edges.is_empty() {
            let words = edges.iter().map(|(u, v)| format!("{u}-{v}")).join(" ");
            return (edges, words);
        }
    }
}

/// What is left of a graph's vertices, in Node Kayles and in Arc Kayles.
fn kayles(edges: &Graph, is_node: bool, left: &Vec<usize>) -> Vec<Vec<usize>> {
    let are_joined = |u: usize, v: usize| edges.contains(&(u, v)) || edges.contains(&(v, u));
    let without = |taken: &dyn Fn(usize) -> bool| left.iter().copied().filter(|&vertex| !taken(vertex)).collect_vec();
    match is_node {
        true => left.iter().map(|&u| without(&|v| v == u || are_joined(u, v))).collect(),
        false => {
            let joined = left.iter().tuple_combinations().filter(|(u, v)| are_joined(**u, **v));
            joined.map(|(&u, &v)| without(&|vertex| vertex == u || vertex == v)).collect()
        }
    }
}

fn nimber_form(nimber: usize) -> String {
    match nimber {
        0 => "0".to_owned(),
        1 => "*".to_owned(),
        _ => format!("*{nimber}"),
    }
}

#[test]
fn kayles_on_graphs_is_worth_what_play_says() {
    let mut random = seeded(13);
    for trial in 0..60 {
        let (edges, words) = graph(&mut random, 2 + trial % 6);
        let vertices = edges.iter().flat_map(|&(u, v)| [u, v]).sorted().dedup().collect_vec();
        for (name, is_node) in [("node kayles", true), ("arc kayles", false)] {
            let mut play = kit::play::Play::grundy(|left: &Vec<usize>| kayles(&edges, is_node, left));
            assert_eq!(form(&format!("{name} {words}")), nimber_form(play.value(&vertices)), "{name} {words}");
        }
    }
    for count in 1..=11 {
        let path: Graph = (1..count).map(|vertex| (vertex, vertex + 1)).collect();
        let circle = [&path[..], &[(count, 1)]].concat();
        for (name, is_node) in [("node kayles", true), ("arc kayles", false)] {
            for (kind, edges) in [("path", &path), ("circle", &circle)] {
                if kind == "path" || count >= 3 {
                    let mut play = kit::play::Play::grundy(|left: &Vec<usize>| kayles(edges, is_node, left));
                    let value = nimber_form(play.value(&(1..=count).collect()));
                    for words in [format!("{name} {kind} {count}"), format!("{name} on a {kind} of {count} vertices")] {
                        assert_eq!(form(&words), value, "{words}");
                    }
                }
            }
        }
    }
    // OEIS A002187, Dawson's Chess; Dawson's Kayles is moved by one.
    let dawson = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4];
    for (n, value) in dawson.into_iter().enumerate().skip(1) {
        assert_eq!(form(&format!("node kayles path {n}")), nimber_form(value));
        assert_eq!(form(&format!("arc kayles path {}", n + 1)), nimber_form(value));
    }
}

/// What a player may leave of coloured edges: what is cut off from vertex 1 falls.
fn hackenbush(edges: &Vec<(usize, usize, char)>, player: Player) -> Vec<Vec<(usize, usize, char)>> {
    let own = if player == Player::Left { ['b', 'g'] } else { ['r', 'g'] };
    let cuts = (0..edges.len()).filter(|&cut| own.contains(&edges[cut].2));
    let fallen = |cut: usize| {
        let mut standing = vec![1];
        let rest = edges.iter().enumerate().filter(|&(edge, _)| edge != cut).map(|(_, edge)| *edge).collect_vec();
        for _ in 0..rest.len() {
            for &(u, v, _) in &rest {
                let held = standing.contains(&u) || standing.contains(&v);
                standing.extend([u, v].into_iter().filter(|_| held));
            }
        }
        rest.into_iter().filter(|(u, _, _)| standing.contains(u)).collect_vec()
    };
    cuts.map(fallen).collect()
}

/// Random pictures: who wins each, and how two of them compare, as typed forms and by play of the difference.
#[test]
fn hackenbush_is_worth_what_play_says() {
    let mut random = seeded(14);
    let mut signs = std::collections::BTreeSet::new();
    for trial in 0..120 {
        let colours = ["br", "brg", "g"][trial % 3].chars().collect_vec();
        let mut picture = |edges: usize| {
            let mut all = vec![];
            for edge in 0..edges {
                // Each edge hangs on what is there.
                let u = random.random_range(1..=edge.min(3) + 1).min(all.len() + 1);
                let v = if random.random_bool(0.3) { random.random_range(1..=all.len() + 1) } else { all.len() + 2 };
                all.push((u, v, colours[random.random_range(0..colours.len())]));
            }
            // What stands is what is left where a loop on the ground is cut.
            hackenbush(&[&all[..], &[(1, 1, 'b')]].concat(), Player::Left).pop().expect("the loop may be cut")
        };
        let [a, b] = [picture(5), picture(4)];
        let of = |edges: &[(usize, usize, char)]| {
            format!("hackenbush {}", edges.iter().map(|(u, v, colour)| format!("{u}-{v}{colour}")).join(" "))
        };
        if a.is_empty() || b.is_empty() {
            continue;
        }
        let mut play = Partizan::<Vec<(usize, usize, char)>>::difference(
            |edges: &Vec<(usize, usize, char)>, player| hackenbush(edges, player),
            |edges: &Vec<(usize, usize, char)>, player| hackenbush(edges, player),
        );
        let expected = sign_of(play.class(&(a.clone(), b.clone())));
        assert_eq!(sign(&form(&of(&a)), &form(&of(&b))), expected, "{} {}", of(&a), of(&b));
        // Boards and graphs are compared as they are, too.
        assert_eq!(sign(&of(&a), &of(&b)), expected);
        signs.insert(expected);
    }
    assert!(signs.len() == 4, "{signs:?}");
    // Berlekamp, Conway and Guy, Winning Ways, chapters 1 and 7; a long stalk is a number by its theorem.
    for (text, value) in [
        ("hackenbush 1-2b 2-3r", "1/2"),
        ("hackenbush 1-2b 2-3r 3-4r", "1/4"),
        ("hackenbush 1-2r 2-3b 3-4r", "-3/4"),
        ("hackenbush 1-2g 2-3b", "^*"),
        ("hackenbush 1-2g 2-3g 3-4g 4-2g", "*2"),
        ("hackenbush 1-2b 1-3r", "0"),
        ("hackenbush 1-2b 2-3b 3-1r", "1"),
    ] {
        assert_eq!(form(text), value, "{text}");
    }
    let stalk = (1..=300).map(|vertex| format!("{vertex}-{}b", vertex + 1)).join(" ");
    assert_eq!(form(&format!("hackenbush {stalk}")), "300");
}

/// Boards, graphs and games in one sum are what their forms are.
#[test]
fn sums_of_boards_and_games_are_sums_of_forms() {
    for (first, second) in [
        ("domineering 2x2", "^"),
        ("toads-and-frogs tt..ff", "{2|-1}"),
        ("cram 2x3", "node kayles circle 5"),
        ("hackenbush 1-2b 2-3r", "hackenbush 1-2g"),
        ("col 2x3", "chomp 2x3"),
        ("clobber xo/ox", "amazons x../..o"),
    ] {
        let [a, b] = [first, second].map(form);
        assert_eq!(form(&format!("{first} + {second}")), form(&format!("{a} + {b}")), "{first} {second}");
        assert_eq!(form(&format!("{second} - {first}")), form(&format!("{b} - ({a})")), "{first} {second}");
        assert_eq!(form(&format!("{{{first}|{second}}}")), form(&format!("{{{a}|{b}}}")), "{first} {second}");
        assert_eq!(sign(first, second), sign(&a, &b), "{first} {second}");
    }
}

/// What is beside a board with colours on it may not be coloured; rows of dominoes are a sum.
#[test]
fn boards_may_have_been_played_on() {
    assert_eq!(["col x.", "col o.", "snort x.", "snort o."].map(form), ["-1", "1", "1", "-1"]);
    let rows = ["toppling dominoes xoe", "toppling dominoes oxx"].map(form);
    assert_eq!(form("toppling dominoes xoe/oxx"), form(&format!("{} + {}", rows[0], rows[1])));
}

#[test]
fn what_is_wrong_has_a_place() {
    let long = "{".repeat(100_000);
    for (text, place) in [
        ("{|", 3),
        ("{1|2", 5),
        ("{}", 2),
        ("{1}", 3),
        ("{1|2|3}", 1),
        ("{1,|2}", 4),
        ("{,1|2}", 2),
        ("1|2", 2),
        ("{1|2}}", 6),
        ("(1", 3),
        ("()", 2),
        ("{1|2} +", 8),
        ("1 >= ", 6),
        ("1 = 2 = 3", 7),
        ("99999999999999999999999999", 1),
        ("1/3", 1),
        ("1/0", 1),
        ("*99999999999", 2),
        ("^9999999", 2),
        ("{1|x}", 4),
        (&long, 100_001),
        ("domineering", 12),
        ("domineering x", 13),
        ("domineering 9x9", 13),
        ("domineering 0x4", 13),
        ("clobber xo/x", 12),
        ("toads and frogs 3x3", 17),
        ("konane x?o", 9),
        ("cram 3x", 6),
        ("chomp #./..", 7),
        ("col + 1", 4),
        ("domineering 2x2 + col 9x9", 23),
        ("1 + domineering", 16),
        ("node kayles path 65", 18),
        ("node kayles circle 2", 20),
        ("arc kayles 1-1", 12),
        ("arc kayles 1-2 3", 16),
        ("hackenbush", 11),
        ("hackenbush 1-2", 12),
        ("hackenbush 1-2b 3-4r", 17),
    ] {
        match answer(text) {
            Err(GameError::Words(error)) => assert_eq!(error.place, place, "{:.60}: {error}", text),
            other => panic!("{text:.60}: {other:?}"),
        }
    }
    // No game, but what is meant is named.
    for (text, nearest) in
        [("dominering 4x4", "domineering"), ("toad and frogs tt..ff", "toads"), ("amazon x../..o", "amazons")]
    {
        assert_eq!(GameAnswer::of(text, Budget::default(), 60), None);
        let error = text.parse::<explore::Rule>().expect_err("it is no rule");
        assert_eq!(error.nearest, [nearest]);
    }
    // Rules stay rules.
    for text in ["0.77", "0.123; misere", "4.07", "take 1,2", "two heaps: take any from one", "nim", ""] {
        assert_eq!(GameAnswer::of(text, Budget::default(), 60), None, "{text}");
    }
}

/// However deep a text is nested, or a form would be, there is an answer.
#[test]
fn depth_is_no_danger() {
    let nested = |open: &str, middle: &str, close: &str| open.repeat(100_000) + middle + &close.repeat(100_000);
    assert_eq!(form(&nested("{", "0", "|}")), "100000");
    assert_eq!(form(&nested("(", "^", ")")), "^");
    assert_eq!(form(&("-".repeat(100_001) + "*2+1")), "1*2");
    for deep in [nested("{0|", "{5|-5}", "}"), nested("{", "{5|-5}", "|0}"), nested("+-{", "7", "|3}")] {
        assert!(matches!(answer(&deep), Err(GameError::Beyond(_)) | Ok(_)));
    }
    assert!(matches!(answer("{*3000|-1}"), Err(GameError::Beyond(_))));
}

#[test]
fn where_the_budget_ends_it_is_said() {
    let few = |text| GameAnswer::of(text, Budget { comparisons: 2000, ..Budget::default() }, 1000).expect("a game");
    let is_used_up =
        |error| matches!(error, GameError::Beyond(beyond) if beyond.to_string() == "2000 comparisons are used up");
    assert!(few("domineering 5x5").is_err_and(is_used_up));
    let boards = "domineering\n..\n..\n\n.....\n.....\n.....\n.....\n.....\n\n..\n";
    let text = few(boards).expect("as many as the budget allows").to_string();
    assert_eq!(
        text.lines().collect_vec(),
        [
            "../..  the first player wins, value +-1, mean 0, temperature 1",
            "...../...../...../...../.....  no form: 2000 comparisons are used up",
            "stopped: 1 of 3 boards are done; --seconds allows more",
        ]
    );
}

/// Programs decide by values, and not by what is printed.
#[test]
fn the_worth_of_games_is_told_as_data() {
    let of = |text: &str| GameAnswer::of(text, Budget::default(), 1000).expect("a game").expect("its worth").json();
    let boards = &of("domineering\n..\n..\n\n..\n")["boards"];
    assert_eq!(
        boards[0]["value"],
        serde_json::json!({ "wins": "first", "number": null, "form": "+-1", "mean": "0", "temperature": "1" })
    );
    assert_eq!(boards[1]["value"]["number"], "-1");
    assert_eq!(
        ["1", "-1", "0", "*"].map(|text| of(text)["game"]["wins"].clone()),
        ["left", "right", "second", "first"]
    );
    let picture = &of("{2||1|-1}")["game"]["picture"];
    assert!(picture["zh"].as_str().expect("a picture").contains("左墙：0 处 2、1 处 1。"), "{}", picture["zh"]);
}

/// A report goes on without forms, and says from where on.
#[test]
fn reports_say_what_has_no_form() {
    let chips = partizan(|&n: &usize, player| {
        let taken = if player == grundy::games::Player::Left { 2..=5 } else { 3..=7 };
        taken.filter(|&k| k <= n).map(|k| vec![n - k]).collect()
    });
    let few = chips.with_budget(Budget { comparisons: 300, ..Budget::default() }).with_forms_up_to(3).report(0..=40);
    let without = few.entries.iter().filter(|(_, value)| value.beyond.is_some()).count();
    assert!(0 < without && without < 41);
    let text = few.to_string();
    assert!(text.contains(&format!("no form for {without} of 41 positions, the first ")), "{text}");
    assert!(text.contains(": 300 comparisons are used up\nthe forms of "), "{text}");
    assert!(text.contains(" of 41 positions have more than 3 characters\n"), "{text}");
}

#[test]
fn a_thermograph_is_drawn() {
    let worth = worth("{2||1|-1}");
    let picture = [
        "             |",
        "  1          |",
        "7/8         /|",
        "3/4        / |",
        "5/8       /  |",
        "1/2      /   |",
        "3/8     /    |",
        "1/4    /     |",
        "1/8   /      |",
        "  0  /       |",
        "  t  2         1",
    ];
    assert_eq!(worth.thermograph.text().lines().collect_vec(), picture);
    let svg = worth.thermograph.svg("{2||1|-1}");
    assert!(svg.starts_with("<svg") && svg.contains("Thermograph of {2||1|-1}") && svg.contains("temperature 1."));
}

#[test]
fn a_board_is_named_in_chinese() {
    for (text, reading) in [
        ("toads and frogs t.f", "青蛙跳棋，1 行 3 列"),
        ("konane ..ox", "夏威夷跳棋，1 行 4 列"),
        ("domineering 3x4", "Domineering，3 行 4 列"),
    ] {
        assert_eq!(worth(text).reading.chinese, reading, "{text}");
    }
}

/// How each text is read, in the first line.
#[test]
fn the_reading_is_said() {
    for (text, reading) in [
        ("domineering 2x3", "domineering, 2 rows and 3 columns"),
        ("domineering 3 x 4", "domineering, 3 rows and 4 columns"),
        ("chomp 2x5", "chomp, 2 rows and 5 columns; nobody may eat the square at the upper left"),
        ("toads & frogs tt..ff", "toads and frogs, 1 row and 6 columns"),
        ("clobber bw", "clobber, 1 row and 2 columns"),
        ("domineering ../..", "domineering, 2 rows and 2 columns"),
        ("node kayles circle 7", "node kayles circle 7, 7 vertices and 7 edges"),
        ("domineering 2x2 + ^", "domineering 2x2 + ^, read as domineering 2x2 (2 rows and 2 columns) + ^"),
        ("2*3", "2*3, read as 2 + *3, a number and a heap; the product of nimbers is 2 * 3"),
        ("7 + 9", "7 + 9, with numbers"),
        ("3-5", "3 - 5, with numbers"),
        ("3/4", "3/4, with numbers"),
        ("77", "the number 77; a heap is *77, a code .77"),
        ("077", "the number 77; a heap is *77, a code .077"),
        ("1 +-1", "1 +-1, read as 1 + (-1), with numbers"),
        ("1 + +-1", "1 + +-1, read as 1 + ±1, with numbers"),
        ("-3/4^", "-3/4^, read as -3/4 + ^"),
        ("- 3/4^", "- 3/4^, read as -(3/4 + ^)"),
        ("2^3", "2^3, read as 2 + ^3"),
        ("½", "½, read as 1/2"),
        ("⇑*", "⇑*, read as ^^ + *"),
        ("{2|-1} + *2", "{2|-1} + *2"),
        ("2Tiny(1)", "2Tiny(1), read as 2 + Tiny(1)"),
    ] {
        let said = worth(text);
        assert_eq!(said.reading.english, reading, "{text}");
        assert!(GameAnswer::One(Box::new(said)).to_string().starts_with(&format!("{reading}\n")), "{text}");
    }
    assert_eq!(worth("domineering 2x3").board, ["...", "..."]);
    assert_eq!(worth("clobber 2x2").board, ["xo", "ox"]);
    for (text, reading) in [
        ("2 * 3", "2 ⊗ 3, with nimbers"),
        ("7 + 9 * 2", "7 ⊕ (9 ⊗ 2), with nimbers"),
        ("(7 + 9) * 2", "(7 ⊕ 9) ⊗ 2, with nimbers"),
        ("1 + 2 + 3 * 4", "1 ⊕ 2 ⊕ (3 ⊗ 4), with nimbers"),
        ("3 / 4", "3 ⊘ 4, with nimbers"),
    ] {
        assert_eq!(nimber_reading(text).map(|reading| reading.english).as_deref(), Some(reading), "{text}");
    }
}

/// What is spelled out is worth what was typed.
#[test]
fn readings_are_worth_the_same() {
    for text in
        ["2*3", "1 +-1", "1 + +-1", "-3/4^", "- 3/4^", "5/4^^*", "2Tiny(1)", "--2Tiny(1)", "{3^*|-1/2v}", "-(2^ - 1*)"]
    {
        let reading = worth(text).reading.english;
        let spelled = reading.split(", read as ").last().expect("a reading");
        let spelled = spelled.split(", with").next().and_then(|text| text.split(", a number").next());
        assert_eq!(form(spelled.expect("a reading")), form(text), "{reading}");
    }
}

/// What has two meanings is refused with a spelling of each.
#[test]
fn both_spellings_are_named() {
    for (text, place, nearest) in [
        ("toads and frogs t t . . f f", 17, vec!["toads and frogs tt..ff", "toads and frogs t/t/././f/f"]),
        ("domineering . . .", 13, vec!["domineering ...", "domineering ././."]),
        ("toppling dominoes x o e", 19, vec!["toppling dominoes xoe", "toppling dominoes x/o/e"]),
        ("snort x x", 7, vec!["snort xx", "snort x/x"]),
        ("{0.5|1}", 2, vec!["1/2"]),
        ("{1|-2.75}", 5, vec!["11/4"]),
        ("{0.3|1}", 2, vec![]),
        ("1 ±1", 3, vec!["1 + ±1"]),
        ("1 ± 1", 3, vec!["1 + ±1"]),
        ("{1|0} || 0", 7, vec!["{{1|0} || 0}"]),
    ] {
        match answer(text) {
            Err(GameError::Words(error)) => assert_eq!(
                (error.place, error.nearest),
                (place, nearest.into_iter().map(str::to_owned).collect_vec()),
                "{text}"
            ),
            other => panic!("{text}: {other:?}"),
        }
    }
}
