//! The plane: points in whole units, and the region a ship can move to.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sortie_kernel::{Draw, Game, Reason, Region, Rule};

use crate::choice::Choice;
use crate::content::Content;
use crate::state::MOST_SHIPS;

/// A point of the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The square of the distance: whole numbers compare alike on every machine, roots do not.
    pub fn distance_squared(self, other: Self) -> i64 {
        let [x, y] = [self.x - other.x, self.y - other.y].map(i64::from);
        x * x + y * y
    }
}

/// Where a ship can move: within reach, on the field, not too close to others (E4). What an interface draws is the disc
/// without the smaller discs around the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Disc {
    /// Where it stands.
    pub center: Point,
    /// How far it moves.
    pub radius: u16,
    /// Where others stand.
    pub others: ArrayVec<Point, MOST_SHIPS>,
}

/// A point that is hard to find is not looked for longer than this.
const TRIES: usize = 64;

/// For the game, and for any that changes its rules and not its plane.
impl<G: Game<Content = Content, Choice = Choice>> Region<G> for Disc {
    fn concerns(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Move { .. })
    }

    fn check(&self, content: &Content, choice: &Choice) -> Result<(), Reason> {
        let because = |code| Err(Reason { code, rule: Some(Rule("E4")) });
        let Choice::Move { to } = *choice else { return because("example-not-now") };
        let field = 0..i32::from(content.width);
        if !field.contains(&to.x) || !field.contains(&to.y) {
            return because("example-off-the-field");
        }
        if to.distance_squared(self.center) > square(self.radius) {
            return because("example-out-of-reach");
        }
        if self.others.iter().any(|other| to.distance_squared(*other) < square(content.apart)) {
            return because("example-too-close");
        }
        Ok(())
    }

    /// Points of the square around the disc until one lies in it. Where it stands a ship may always stay.
    fn sample(&self, content: &Content, draw: &mut Draw) -> Choice {
        let radius = i32::from(self.radius);
        let mut from_edge = |center: i32| center - radius + draw.below(2 * self.radius as u32 + 1) as i32;
        let mut points = std::iter::repeat_with(|| Choice::Move {
            to: Point { x: from_edge(self.center.x), y: from_edge(self.center.y) },
        });
        let found =
            points.by_ref().take(TRIES).find(|choice| Region::<G>::check(self, content, choice).is_ok());
        found.unwrap_or(Choice::Move { to: self.center })
    }

    /// One unit beyond the edge, to one of four sides.
    fn near_miss(&self, _content: &Content, draw: &mut Draw) -> Option<Choice> {
        let beyond = i32::from(self.radius) + 1;
        let (x, y) = [(beyond, 0), (-beyond, 0), (0, beyond), (0, -beyond)][draw.below(4) as usize];
        Some(Choice::Move { to: Point { x: self.center.x + x, y: self.center.y + y } })
    }
}

fn square(length: u16) -> i64 {
    i64::from(length) * i64::from(length)
}
