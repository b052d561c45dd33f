//! Bags emptied onto dishes, then Nim, by play.

use rand::seq::SliceRandom;

use evidence::lists::all;
use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 1..=T, counted("n", 1..=N, int("a heap", 1..=COINS)));
    let games = games.sum("the sum of n", "n", SUM);
    Problem::tests("arc105d", Limits::known(2000, 1024), games, oracle, ["First", "Second"])
        .all([("n", 4), ("a heap", 4)])
        .small("games-of-5-bags-of-up-to-3-coins", || all(5, 1..=3))
        .small("random-games-of-6-bags-of-up-to-4-coins-half-of-them-with-equal-pairs", random_games)
        .small("games-of-2-bags-of-up-to-9-coins", || all(2, 1..=9))
        .beyond("for worst inputs, copying, and collecting more than half of all coins, proved in a comment")
        .known("pairs", || {
            let mut random = seeded(1);
            (vec![pairs(N, &mut random), pairs(N, &mut random)], vec![false; 2])
        })
        .attacks(
            "sorting to the end; the second player copies every bag onto the other dish of two, and then every move",
        )
        .known("pairs-but-for-one-coin", || {
            let mut random = seeded(2);
            let mut game = |place: fn(&[u32]) -> Option<usize>| {
                let mut bags = pairs(N, &mut random);
                let place = place(&bags).expect("bags");
                bags[place] -= 1;
                bags
            };
            (vec![game(|bags| bags.iter().position_min()), game(|bags| bags.iter().position_max())], vec![true; 2])
        })
        .attacks("one pair that differs: the first player puts the largest bags on one dish, which is more than half")
        .known("xor-0-without-pairs", || {
            let mut random = seeded(3);
            let mut four = |_| {
                let [a, b] = [(); 2].map(|()| random.random_range(1..1 << 28));
                let c = random.random_range(1 << 28..1 << 29);
                [a, b, c, a ^ b ^ c]
            };
            let mut game = |()| {
                let mut bags = (0..N / 4).flat_map(&mut four).collect_vec();
                // Two of them are greater than all others, so no bag is equal to them.
                bags[..4].copy_from_slice(&[(1 << 29) + 1, (1 << 29) + 2, 1, 2]);
                bags
            };
            ([(); 2].map(&mut game).into(), vec![true; 2])
        })
        .attacks("four by four the bags have XOR 0, but not all are equal in pairs")
        .known("an-odd-number-of-bags", || {
            let mut random = seeded(4);
            let mut game = |()| {
                let mut bags = pairs(N - 2, &mut random);
                bags.push(random.random_range(1..=COINS));
                bags
            };
            ([(); 2].map(&mut game).into(), vec![false; 2])
        })
        .attacks("one bag more than pairs: the second player takes the largest bags to where the first one began")
        .known("equal-bags", || (vec![vec![COINS; N]; 2], vec![false; 2]))
        .attacks("nothing to sort, and the same number of coins in all bags")
        .worst("tests-of-two-bags", by_algorithm(two_bags), || {
            let mut random = seeded(5);
            let mut game = |_| {
                let bag = random.random_range(2..=COINS);
                vec![bag, bag - u32::from(random.random_bool(0.5))]
            };
            (0..T).map(&mut game).collect()
        })
        .attacks("work for each of 100 000 tests, half of them with equal bags")
        .wrong("nim-with-the-bags", |bags| bags.len() % 2 == 0 && xor(bags.iter().copied()) != 0, "xor-0-without-pairs")
        .says(
            "Decides by the XOR of the bags, as if they were the heaps already; the players \
             fill the plates first.",
        )
        .wrong("an-odd-number-of-bags-like-an-even-one", |bags| some_not(bags, |count| count % 2 == 0), "three-bags")
        .says(
            "Treats an odd number of bags like an even one; with an odd number the second \
             player chooses last, and wins.",
        )
        .wrong(
            "every-number-of-coins-exactly-twice",
            |bags| bags.len() % 2 == 0 && some_not(bags, |count| count == 2),
            "four-equal-bags",
        )
        .says("Wants every number of coins exactly twice; an even number of times is right.")
        .wrong(
            "pairs-of-neighbours-unsorted",
            |bags| bags.len() % 2 == 0 && bags.chunks(2).any(|pair| pair[0] != pair[1]),
            "pairs-out-of-order",
        )
        .says("Compares neighbours without sorting the bags first.")
        .unplayed([("sample-1", "21 bags of up to 9 · 10⁸ coins")])
        .main()
}

/// The largest number of tests, of bags in a test, of bags in all tests, and of coins in a bag.
const T: usize = 100_000;
const N: usize = 100_000;
const SUM: usize = 200_000;
const COINS: u32 = 1_000_000_000;

/// The bags and the dishes.
type Position = (Vec<u32>, Vec<u32>);

/// Empty a bag onto a dish; without bags, take coins from a dish.
fn moves((bags, dishes): &Position) -> Vec<Position> {
    let with = |dish: usize, coins: u32| {
        let mut dishes = dishes.clone();
        dishes[dish] = coins;
        dishes
    };
    let mut moves = vec![];
    for (dish, &coins) in dishes.iter().enumerate() {
        for bag in 0..bags.len() {
            let mut rest = bags.clone();
            let more = rest.remove(bag);
            moves.push((rest, with(dish, coins + more)));
        }
        if bags.is_empty() {
            moves.extend((0..coins).map(|left| (vec![], with(dish, left))));
        }
    }
    moves
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .alike(|(bags, dishes)| (sorted(bags), sorted(dishes)))
        .board(|(bags, dishes)| {
            let bag = |index: usize| (format!("bag {}:", index + 1), bags[index]);
            board::heaps(dishes.iter().copied()).and(board::numbers((0..bags.len()).map(bag)))
        })
        .label(|(bags, dishes), (rest, after)| {
            let bag = board::gone(bags, rest).into_iter().map(|coins| format!("a bag of {coins}, ")).join("");
            let dish = (0..dishes.len()).find(|&dish| dishes[dish] != after[dish]).expect("a dish changes");
            format!("{bag}dish {}: {} → {}", dish + 1, dishes[dish], after[dish])
        });
    move |bags| play.value(&(bags.clone(), vec![0; bags.len()]))
}

/// Equal pairs are rare by chance.
fn random_games() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut game = |index: usize| {
        let mut bags = (0..6).map(|_| random.random_range(1..=4)).collect_vec();
        if index % 2 == 0 {
            bags = bags[..3].repeat(2);
        }
        bags.shuffle(&mut random);
        bags
    };
    (0..60).map(&mut game).collect()
}

/// So many bags that are equal in pairs, in random order.
fn pairs(bags: usize, random: &mut Pcg64) -> Vec<u32> {
    let half = (0..bags / 2).map(|_| random.random_range(1..=COINS)).collect_vec();
    let mut bags = half.repeat(2);
    bags.shuffle(random);
    bags
}

/// Two bags. The second player does best to use the other dish. In Nim with two heaps, equal heaps are kept equal; else
/// they are made equal first.
fn two_bags(bags: &Vec<u32>) -> bool {
    assert_eq!(bags.len(), 2);
    bags[0] != bags[1]
}

/// Whether the occurrences of some number of coins are not as `right` wants them.
fn some_not(bags: &[u32], right: fn(usize) -> bool) -> bool {
    bags.iter().counts().into_values().any(|count| !right(count))
}
