//! Thermographs: what a game is worth if each move costs something, its mean and its temperature.
//!
//! At a tax of t ≥ 0 a move costs t. The left wall L(t) is what comes out if Left begins, the right wall R(t) if Right
//! does. A number stands still: both walls are x. For other games, up to the least t at which the two meet,
//!
//! ```text
//! L(t) = max R_of(option of Left)(t) − t,   R(t) = min L_of(option of Right)(t) + t,
//! ```
//!
//! and from there on both stay. Where they meet is the mean, and this t the temperature. The mean of a sum is the sum
//! of the means.
//!
//! Source: Berlekamp, Conway and Guy, Winning Ways, chapter 6; Siegel, Combinatorial Game Theory (2013), chapter II.

use std::collections::BTreeSet;

use crate::canvas::{BLUE, Canvas, INK, QUIET, RED};
use crate::partizan::canonical::{Beyond, Dyadic, Game, Games, ONE, Wall, Walls, number};
use grundy::games::Number;

/// The thermograph of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// What a game is worth in a sum with many like it, each.
    pub mean: Number,
    /// What a move in it is worth: 0 for infinitesimals, and less for numbers.
    pub temperature: Number,
    /// The left wall and the right wall, by their corners (t, value) from t = 0 on; behind the last they stay.
    pub walls: [Vec<(Number, Number)>; 2],
    exact: [Wall; 2],
}

impl Games {
    /// The thermograph of a game; nothing if a number in it is too fine.
    ///
    /// # Complexity
    /// The walls of all games that can be reached, once each; the depth of the recursion is that of a form.
    pub fn thermograph(&mut self, game: Game) -> Result<Thermograph, Beyond> {
        let Walls { walls, temperature } = self.walls_of(game)?;
        let fit = |x| number(x).ok_or(Beyond::Number);
        let corner = |&(t, value): &(Dyadic, Dyadic)| Ok((fit(t)?, fit(value)?));
        let [left, right] = &walls;
        let both = [left, right].map(|wall| wall.iter().map(corner).collect::<Result<Vec<_>, Beyond>>());
        let [left, right] = both;
        let mean = fit(walls[0][walls[0].len() - 1].1)?;
        Ok(Thermograph { mean, temperature: fit(temperature)?, walls: [left?, right?], exact: walls })
    }

    fn walls_of(&mut self, game: Game) -> Result<Walls, Beyond> {
        if let Some(known) = self.walls.get(&game) {
            return Ok(known.clone());
        }
        let walls = match (self.as_number(game), self.as_simple(game)) {
            (Some(x), _) => {
                // A number is as cold as its denominator says.
                let lowest = x & x.wrapping_neg();
                let temperature = -(if x % ONE == 0 { ONE } else { lowest });
                Walls { walls: [vec![(0, x)], vec![(0, x)]], temperature }
            }
            (None, Some(simple)) => {
                Walls { walls: [vec![(0, simple.number)], vec![(0, simple.number)]], temperature: 0 }
            }
            (None, None) => {
                let mut outer: [Option<Wall>; 2] = [None, None];
                for (side, outer) in outer.iter_mut().enumerate() {
                    for option in self.options_of(game, side)? {
                        let inner = self.walls_of(option)?;
                        let wall = &inner.walls[1 - side];
                        *outer = Some(match outer {
                            Some(best) => extreme(best, wall, side == 0).ok_or(Beyond::Number)?,
                            None => wall.clone(),
                        });
                    }
                }
                let [Some(best), Some(least)] = outer else { unreachable!("it is no number, so both may move") };
                let temperature = meeting(&best, &least).ok_or(Beyond::Number)?;
                let cut = |wall: &Wall, tax: Dyadic| -> Wall {
                    let mut corners: Wall = wall.iter().copied().filter(|&(t, _)| t < temperature).collect();
                    corners.push((temperature, at(wall, temperature)));
                    plain(corners.into_iter().map(|(t, value)| (t, value + tax * t)).collect())
                };
                Walls { walls: [cut(&best, -1), cut(&least, 1)], temperature }
            }
        };
        self.walls.insert(game, walls.clone());
        Ok(walls)
    }
}

/// The wall without corners at which it goes straight on.
fn plain(wall: Wall) -> Wall {
    let slope = |(t, value): (Dyadic, Dyadic), (to, end): (Dyadic, Dyadic)| (end - value) / (to - t);
    let mut corners: Wall = vec![];
    for corner in wall {
        while let [.., before, last] = corners[..]
            && slope(before, last) == slope(last, corner)
        {
            corners.pop();
        }
        corners.push(corner);
    }
    corners
}

/// The value of a wall at t.
fn at(wall: &[(Dyadic, Dyadic)], t: Dyadic) -> Dyadic {
    let next = wall.partition_point(|corner| corner.0 <= t);
    let (from, value) = wall[next - 1];
    match wall.get(next) {
        Some(&(to, end)) => value + (end - value) / (to - from) * (t - from),
        None => value,
    }
}

/// The greater of two walls at each t, or the smaller one; nothing if a corner is too fine. Slopes are −1, 0 and 1.
fn extreme(a: &Wall, b: &Wall, greater: bool) -> Option<Wall> {
    let mut places: BTreeSet<Dyadic> = a.iter().chain(b).map(|corner| corner.0).collect();
    let all: Vec<Dyadic> = places.iter().copied().collect();
    for pair in all.windows(2) {
        let [from, to] = [pair[0], pair[1]];
        let (before, after) = (at(a, from) - at(b, from), at(a, to) - at(b, to));
        if before.signum() * after.signum() < 0 {
            // They approach by 1 or 2 for each unit of t.
            let approach = (before - after).abs() / (to - from);
            places.insert(from + if approach == 1 { before.abs() } else { halved(before.abs())? });
        }
    }
    let chosen = |t| if greater { at(a, t).max(at(b, t)) } else { at(a, t).min(at(b, t)) };
    Some(places.into_iter().map(|t| (t, chosen(t))).collect())
}

/// The least t ≥ 0 at which `best` − t is not above `least` + t; nothing if this is too fine.
fn meeting(best: &Wall, least: &Wall) -> Option<Dyadic> {
    let gap = |t: Dyadic| at(best, t) - at(least, t) - 2 * t;
    let places: BTreeSet<Dyadic> = best.iter().chain(least).map(|corner| corner.0).collect();
    let (mut from, mut before) = (0, gap(0));
    for to in places.into_iter().skip(1) {
        let after = gap(to);
        if before > 0 && after <= 0 {
            let slope = (before - after) / (to - from);
            return if slope == 1 { Some(from + before) } else { Some(from + halved(before)?) };
        }
        (from, before) = (to, after);
    }
    if before <= 0 { Some(0) } else { Some(from + halved(before)?) }
}

fn halved(x: Dyadic) -> Option<Dyadic> {
    (x % 2 == 0).then_some(x / 2)
}

/// So many rows has a picture of characters at most, below the mast.
const ROWS: Dyadic = 12;

impl Thermograph {
    /// Whether the two walls are apart somewhere.
    pub fn is_hot(&self) -> bool {
        self.exact[0] != self.exact[1]
    }

    fn top(&self) -> Dyadic {
        self.exact.iter().flatten().map(|corner| corner.0).max().unwrap_or(0)
    }

    /// The picture in characters: values to the left, as is usual, and the tax upwards. One character to the side is as
    /// much as one line up.
    pub fn text(&self) -> String {
        let top = self.top();
        let step = (0..).map(|places| 1 << places).find(|step: &Dyadic| step * ROWS >= top).unwrap_or(ONE).max(1);
        let rows = top / step;
        let [most, least] = [at(&self.exact[0], 0), at(&self.exact[1], 0)];
        let column = |value: Dyadic| ((most - value) / step) as usize;
        let width = column(least) + 1;
        let label = |t: Dyadic| number(t).map_or(String::new(), |t| t.to_string());
        let labels = (0..=rows).map(|row| label(row * step).chars().count()).max().unwrap_or(0);
        let mut lines = vec![];
        for row in (0..=rows + 1).rev() {
            let t = row * step;
            let mut line = vec![' '; width];
            for (side, wall) in self.exact.iter().enumerate() {
                let lean = at(wall, t + step / 2) - at(wall, t);
                let mark = match lean.signum() {
                    _ if row >= rows => '|',
                    0 => '|',
                    -1 => '/',
                    _ => '\\',
                };
                let place = column(at(wall, t)).min(width - 1);
                // Where a wall leans, its character fills the way to the next line.
                let place = if mark == '\\' && side == 1 && place > 0 { place - 1 } else { place };
                line[place] = mark;
            }
            let name = if row > rows { String::new() } else { label(t) };
            let line: String = line.into_iter().collect();
            lines.push(format!("{name:>labels$}  {}", line.trim_end()));
        }
        let (left, right) = (label(most), label(least));
        let gap = (width + 1).saturating_sub(left.chars().count()).max(2);
        lines.push(format!("{:>labels$}  {left}{:gap$}{right}", "t", ""));
        lines.join("\n") + "\n"
    }

    /// The picture in SVG: values to the left, and the tax upwards.
    pub fn svg(&self, title: &str) -> String {
        let [left, right] = self.corners(|value, t| format!("{value} at {t}"), ", ");
        let (mean, temperature) = (&self.mean, &self.temperature);
        self.canvas().finish(
            &format!("Thermograph of {title}"),
            &format!("The left wall: {left}. The right wall: {right}. Mean {mean}, temperature {temperature}."),
        )
    }

    /// The same with Chinese words.
    pub(crate) fn chinese_svg(&self, title: &str) -> String {
        let [left, right] = self.corners(|value, t| format!("{t} 处 {value}"), "、");
        let (mean, temperature) = (&self.mean, &self.temperature);
        self.canvas().finish(
            &format!("{title} 的温度图"),
            &format!("左墙：{left}。右墙：{right}。均值 {mean}，温度 {temperature}。"),
        )
    }

    /// The corners of both walls in words.
    fn corners(&self, word: impl Fn(&Number, &Number) -> String, comma: &str) -> [String; 2] {
        self.walls
            .each_ref()
            .map(|wall| wall.iter().map(|(t, value)| word(value, t)).collect::<Vec<String>>().join(comma))
    }

    fn canvas(&self) -> Canvas {
        const SIDE: i32 = 420;
        let top = self.top();
        let [most, least] = [at(&self.exact[0], 0), at(&self.exact[1], 0)];
        let unit = (most - least).max(top).max(1);
        let scaled = |x: Dyadic| (x * i128::from(SIDE) / unit) as i32;
        let height = 90 + scaled(top);
        let ground = height - 40;
        let place = |t: Dyadic, value: Dyadic| {
            let middle = (SIDE - scaled(most - least)) / 2;
            (60 + middle + scaled(most - value), ground - scaled(t))
        };
        let mut canvas = Canvas::new("thermograph", SIDE + 120, height);
        canvas.line((40, ground), (SIDE + 80, ground), 1, QUIET);
        let mean = self.exact[0][self.exact[0].len() - 1].1;
        let mast = place(top, mean);
        canvas.line(mast, (mast.0, 20), 4, INK);
        for (wall, colour) in self.exact.iter().zip([BLUE, RED]) {
            for pair in wall.windows(2) {
                canvas.line(place(pair[0].0, pair[0].1), place(pair[1].0, pair[1].1), 4, colour);
            }
        }
        let mut named: BTreeSet<(Dyadic, Dyadic)> = BTreeSet::from([(0, most), (0, least)]);
        named.insert((0, mean));
        let mut free = i32::MIN;
        for (_, value) in named.into_iter().rev() {
            let x = place(0, value).0;
            if let Some(value) = number(value).filter(|_| x >= free) {
                canvas.text((x, ground + 24), 14, INK, &value);
                free = x + 44;
            }
        }
        if top > 0 {
            canvas.line((36, mast.1), (mast.0, mast.1), 1, QUIET);
            canvas.text_from((4, mast.1 + 5), 14, INK, &self.temperature);
        }
        canvas
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_at_which_a_wall_goes_straight_on_are_left_out() {
        assert_eq!(plain(vec![(0, 4), (1, 3), (2, 2), (5, 2)]), [(0, 4), (2, 2), (5, 2)]);
        assert_eq!(plain(vec![(0, 4)]), [(0, 4)]);
    }
}
