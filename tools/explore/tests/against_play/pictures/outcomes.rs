//! The four outcome classes, each with a game of edges in two colours.

use itertools::Itertools;

use explore::canvas::{BLUE, Canvas, GREEN, INK, Point, QUIET, RED};
use kit::cuts::{grounded, start};
use kit::partizan::{Class, Dyadic, Partizan, Player, Values};

/// An edge: from which vertex to which, and whose it is; nobody's is everybody's.
type Edge = (usize, usize, Option<Player>);

const LEFT: Option<Player> = Some(Player::Left);
const RIGHT: Option<Player> = Some(Player::Right);
const BOTH: Option<Player> = None;

const GROUND: i32 = 190;

pub fn draw() -> String {
    let games: [(Vec<Point>, Vec<Edge>); 4] = [
        (vec![(0, 0), (0, 40), (-26, 72), (26, 72)], vec![(0, 1, LEFT), (1, 2, RIGHT), (1, 3, LEFT)]),
        (vec![(0, 0), (0, 40), (0, 80)], vec![(0, 1, RIGHT), (1, 2, LEFT)]),
        (
            vec![(0, 0), (-30, 40), (-30, 80), (0, 40), (30, 40), (30, 80)],
            vec![(0, 1, LEFT), (1, 2, RIGHT), (0, 3, RIGHT), (0, 4, LEFT), (4, 5, RIGHT)],
        ),
        (vec![(0, 0), (0, 40), (-26, 72), (26, 72)], vec![(0, 1, BOTH), (1, 2, LEFT), (1, 3, RIGHT)]),
    ];
    let mut canvas = Canvas::new("outcomes", 760, 330);
    canvas.bold((380, 30), 16, INK, "The four outcome classes");
    let mut sentences = vec![];
    for (index, (places, edges)) in games.into_iter().enumerate() {
        let middle = 110 + 180 * index as i32;
        draw_game(&mut canvas, middle, &places, &edges);
        let pairs = edges.iter().map(|&(u, v, _)| (u, v)).collect_vec();
        let whole = start(&pairs, 1);
        let moves = |&left: &u64, player| moves(&edges, left, player);
        let mut game = Partizan::new(moves);
        let (title, sign) = match game.class(&whole) {
            Class::Left => ("Left wins", "> 0"),
            Class::Right => ("Right wins", "< 0"),
            Class::Second => ("Second wins", ""),
            Class::First => ("First wins", "is not a number"),
        };
        let number = Values::new(moves).number(&whole);
        let value = match number.map(fraction) {
            Some(number) if number == "0" => "value 0".to_owned(),
            Some(number) => format!("value {number} {sign}"),
            None => format!("the value {sign}"),
        };
        canvas.bold((middle, 66), 15, INK, title);
        canvas.text((middle, GROUND + 34), 14, INK, &value);
        let winners = Player::BOTH.map(|first| {
            let wins = game.wins(&whole, first);
            (first, if wins { first } else { first.other() })
        });
        for (line, (first, winner)) in (0..).zip(winners) {
            let place = (middle, GROUND + 60 + 20 * line);
            canvas.text(place, 13, colour(Some(winner)), format!("{first:?} begins: {winner:?} wins"));
        }
        let winners = winners.map(|(first, winner)| format!("if {first:?} begins, {winner:?} wins"));
        sentences.push(format!("{}: {title}, {value}; {}.", words(&edges), winners.join(", and ")));
    }
    let legend =
        [(200, LEFT, "blue: Left may cut"), (380, RIGHT, "red: Right may cut"), (560, BOTH, "green: both may cut")];
    for (x, owner, text) in legend {
        canvas.bold((x, 312), 13, colour(owner), text);
    }
    canvas.finish("The four outcome classes", &sentences.join(" "))
}

/// What is left after each cut of an edge that is the player's, or everybody's.
fn moves(edges: &[Edge], left: u64, player: Player) -> Vec<u64> {
    let pairs = edges.iter().map(|&(u, v, _)| (u, v)).collect_vec();
    let his = (0..edges.len()).filter(|&edge| edges[edge].2 != Some(player.other()));
    his.filter(|edge| left >> edge & 1 == 1).map(|edge| grounded(&pairs, 1, left & !(1 << edge))).collect()
}

fn draw_game(canvas: &mut Canvas, middle: i32, places: &[Point], edges: &[Edge]) {
    let place = |vertex: usize| (middle + places[vertex].0, GROUND - places[vertex].1);
    for &(below, above, owner) in edges {
        let (x, y) = place(above);
        let from = if below == 0 { (x, GROUND) } else { place(below) };
        canvas.line(from, (x, y), 4, colour(owner));
    }
    for vertex in 1..places.len() {
        canvas.disc(place(vertex), 4, INK);
    }
    canvas.line((middle - 54, GROUND), (middle + 54, GROUND), 3, QUIET);
}

fn colour(owner: Option<Player>) -> &'static str {
    match owner {
        LEFT => BLUE,
        RIGHT => RED,
        BOTH => GREEN,
    }
}

/// The edges of a game, each with what carries it.
fn words(edges: &[Edge]) -> String {
    let colour = |owner| match owner {
        LEFT => "blue",
        RIGHT => "red",
        BOTH => "green",
    };
    let edge = |&(below, _, owner): &Edge| {
        let carrier = edges.iter().find(|(_, above, _)| *above == below);
        let carrier = carrier.map_or("ground".to_owned(), |&(_, _, owner)| format!("{} edge", colour(owner)));
        format!("{} on the {carrier}", colour(owner))
    };
    edges.iter().map(edge).join(", ")
}

fn fraction(number: Dyadic) -> String {
    let sign = if number.numerator < 0 { "−" } else { "" };
    let numerator = number.numerator.abs();
    match number.places {
        0 => format!("{sign}{numerator}"),
        places => format!("{sign}{numerator}/{}", 1 << places),
    }
}
