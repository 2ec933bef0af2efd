//! What it is worth to stand somewhere, in thousandths of a line trooper.

use sortie_boards::plane::Base;
use sortie_specops::content::MissionRules;
use sortie_specops::side::Colour;
use sortie_specops::view::FigureView;

use super::goals::Goal;
use super::sight::{Sight, tenths};

/// Of what enemies could do to it there, so many thousandths count.
const FEAR: i64 = 330;
/// Enemies who have acted already count less.
const TIRED: i64 = 140;

impl Sight<'_> {
    /// What the best attack from there is worth, with some more aim.
    pub(super) fn best_shot(&self, figure: &FigureView, from: Base, aim: u8) -> i64 {
        let value = |foe: &FigureView| {
            let to = self.base(foe)?;
            let shot = self.shot((figure, from), (foe, to), aim)?;
            let harm = self.harm_value(foe, shot.wounds, shot.ranged);
            Some(harm + harm * self.urgency(foe) / 1000)
        };
        self.enemies().filter_map(value).max().unwrap_or(0)
    }

    /// Who stands where the mission is decided is a better target: by so many thousandths.
    pub(super) fn urgency(&self, foe: &FigureView) -> i64 {
        let Some(base) = self.base(foe) else { return 0 };
        let near = self.objectives().any(|token| {
            tenths(base, Base::new(token.at, 127, 0).moved(token.at, self.table.level(token.on))) <= 30
        });
        if near { 250 } else { 0 }
    }

    /// What enemies could do to it there.
    pub(super) fn danger(&self, figure: &FigureView, at: Base) -> i64 {
        let threat = |foe: &FigureView| {
            let from = self.base(foe)?;
            let shot = self.shot((foe, from), (figure, at), 0)?;
            let part = if self.is_fresh(foe) { FEAR } else { TIRED };
            Some(self.harm_value(figure, shot.wounds, shot.ranged) * part / 1000)
        };
        let all: i64 = self.enemies().filter(|foe| !foe.is_vehicle).filter_map(threat).sum();
        // Nobody dies twice.
        all.min(self.worth(figure) * 3 / 4)
    }

    /// What it is worth for the mission to be there.
    pub(super) fn progress(&self, figure: &FigureView, at: Base, goal: Option<Goal>) -> i64 {
        let Some(goal) = goal else { return 0 };
        let far = (self.walk(figure, at, goal.to) - goal.near).max(0);
        let arrived = if goal.near == 0 { at.touches(goal.to) } else { far == 0 };
        let steps = if arrived { 0 } else { steps(far, figure) };
        // Whoever is there, or a move away, does in its next activation what it came for; in contact it does something else besides.
        let late = goal.late * (steps / 2) + goal.late.min(250) * (steps % 2);
        -far * goal.inch / 10 - late + if arrived { goal.there - depth(at, goal.to) } else { 0 }
    }

    /// How much danger counts, in hundredths: who has to get somewhere in four rounds cannot wait for cover.
    fn caution(&self) -> i64 {
        match (self.rules(), self.colour) {
            (MissionRules::Shields, Colour::Red) => 70,
            (MissionRules::Vehicle, Colour::Red) => 35,
            (MissionRules::Codes, Colour::Red) | (MissionRules::Priorities, _) => 60,
            (_, Colour::Blue) => 100,
        }
    }

    /// All of it together. `can_attack`: whether the attack of this activation is still to come; otherwise one of a later round.
    pub(super) fn spot(&self, figure: &FigureView, at: Base, goal: Option<Goal>, can_attack: bool) -> i64 {
        let shot = self.best_shot(figure, at, 0);
        let shot = if can_attack { shot } else { shot * 2 / 5 };
        self.progress(figure, at, goal) + shot - self.danger(figure, at) * self.caution() / 100
    }
}

/// How far a base stands on what it touches. At the rim there is room for five others, in the middle for nobody else (C12.1).
fn depth(at: Base, to: Base) -> i64 {
    let apart = at.at.squared_distance(to.at).isqrt();
    (i64::from(at.radius + to.radius) - apart).max(0)
}

/// How many actions a way takes: in each activation a move and a dash of four inches (C5.1, C5.2).
fn steps(far: i64, figure: &FigureView) -> i64 {
    let (walk, dash) = (20 * (i64::from(figure.speed) + 1), 40);
    let (whole, rest) = (far / (walk + dash), far % (walk + dash));
    2 * whole
        + if rest == 0 && whole > 0 {
            0
        } else if rest <= walk {
            1
        } else {
            2
        }
}
