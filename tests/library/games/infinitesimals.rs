use grundy::games::Class;
use grundy::games::infinitesimals::*;
use kit::in_one;
use kit::partizan::{self, Dyadic, Partizan, Player};

/// A part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    Number(Dyadic),
    Up,
    Down,
    Heap(u64),
}

/// What a player can leave of a part.
fn moves(part: Part, player: Player) -> Vec<Part> {
    let left = player == Player::Left;
    match part {
        Part::Number(number) => number.moves(player).into_iter().map(Part::Number).collect(),
        Part::Up => vec![Part::Heap(if left { 0 } else { 1 })],
        Part::Down => vec![Part::Heap(if left { 1 } else { 0 })],
        Part::Heap(stones) => (0..stones).map(Part::Heap).collect(),
    }
}

/// All sums of up to this many parts out of these, in this order.
fn sums(parts: &[Part], most: usize) -> Vec<Vec<Part>> {
    let Some((first, others)) = parts.split_first() else { return vec![vec![]] };
    let with = |count| sums(others, most - count).into_iter().map(move |sum| [vec![*first; count], sum].concat());
    (0..=most).flat_map(with).collect()
}

#[test]
fn all_sums_of_up_to_5_parts_are_won_as_in_play() {
    let numbers = [(1, 0), (-1, 0), (1, 1), (-1, 1)].map(|(numerator, places)| Dyadic::new(numerator, places));
    let others = [Part::Up, Part::Down, Part::Heap(1), Part::Heap(2), Part::Heap(3)];
    let parts = [&numbers.map(Part::Number)[..], &others].concat();
    let mut play = Partizan::new(|sum: &Vec<Part>, player| in_one(sum, |&part| moves(part, player)));
    let all = sums(&parts, 5);
    assert_eq!(all.len(), 2002); // 14 over 5
    let mut classes = [0; 4];
    for sum in all {
        let (mut number, mut ups, mut nimber) = (0, 0, 0);
        for &part in &sum {
            match part {
                Part::Number(half) => number += half.numerator << (1 - half.places),
                Part::Up => ups += 1,
                Part::Down => ups -= 1,
                Part::Heap(stones) => nimber ^= stones,
            }
        }
        let class = class(number.cmp(&0), ups, nimber);
        let played = match play.class(&sum) {
            partizan::Class::Left => Class::Left,
            partizan::Class::Right => Class::Right,
            partizan::Class::First => Class::First,
            partizan::Class::Second => Class::Second,
        };
        assert_eq!(class, played, "{sum:?}");
        classes[class as usize] += 1;
    }
    // As many sums for Right as for Left.
    assert_eq!(classes[0], classes[1]);
}
