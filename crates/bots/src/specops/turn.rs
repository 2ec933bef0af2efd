//! What a unit does next in its activation, and with what is granted to it.

use sortie_boards::plane::Point;
use sortie_kernel::Offer;
use sortie_specops::action::Action;
use sortie_specops::ids::UnitId;
use sortie_specops::view::FigureView;
use sortie_specops::{Choice, Power};

use super::goals::Goal;
use super::sight::{Sight, left};

/// So many ways are weighed in full.
const LOOKS: usize = 24;

/// What a free token of aim or dodge is worth at least.
const TRIFLE: i64 = 15;

/// The best of the answers.
pub(super) fn best(sight: &Sight<'_>, unit: UnitId, left: u8, offers: &[Offer<Choice>]) -> usize {
    let turn = Turn::new(sight, unit, left, offers);
    let worth_a_look = turn.worth_a_look(offers);
    pick(offers, |choice| match choice {
        Choice::Move { way, .. } if turn.progress(way.end) < worth_a_look => i64::MIN,
        choice => turn.value(choice),
    })
}

/// A free move or attack: whatever is better than to let it be.
pub(super) fn granted(sight: &Sight<'_>, unit: UnitId, offers: &[Offer<Choice>]) -> usize {
    let turn = Turn::new(sight, unit, 0, offers);
    let worth_a_look = turn.worth_a_look(offers);
    pick(offers, |choice| match choice {
        Choice::Move { way, .. } if turn.progress(way.end) < worth_a_look => i64::MIN,
        Choice::Move { .. } => turn.value(choice) - TRIFLE,
        choice => turn.value(choice),
    })
}

/// Who stands by attacks whom it can hurt.
pub(super) fn answers(sight: &Sight<'_>, trigger: UnitId, offers: &[Offer<Choice>]) -> usize {
    let foe = sight.figure(trigger);
    pick(offers, |choice| match choice {
        Choice::Standby { unit } => {
            let figure = sight.figure(*unit);
            let (Some(from), Some(to)) = (sight.base(figure), sight.base(foe)) else { return -1 };
            let shot = sight.shot((figure, from), (foe, to), 0);
            shot.map_or(-1, |shot| sight.harm_value(foe, shot.wounds, shot.ranged) - 120)
        }
        _ => 0,
    })
}

/// The first of the answers that are worth most.
pub(super) fn pick(offers: &[Offer<Choice>], value: impl Fn(&Choice) -> i64) -> usize {
    let mut best = (i64::MIN, 0);
    for (n, offer) in offers.iter().enumerate() {
        let value = value(&offer.choice);
        if value > best.0 {
            best = (value, n);
        }
    }
    best.1
}

/// An activation as it is weighed.
struct Turn<'a, 's> {
    sight: &'a Sight<'s>,
    figure: &'s FigureView,
    left: u8,
    goal: Option<Goal>,
    /// Whether an attack may be made now.
    can_attack: bool,
    /// What the best attack from here is worth with one aim token more.
    aimed: i64,
    /// What it is worth to stay where it is.
    here: i64,
    danger: i64,
    /// What an action of the mission is worth from here.
    deed: i64,
}

impl<'a, 's> Turn<'a, 's> {
    fn new(sight: &'a Sight<'s>, unit: UnitId, left: u8, offers: &[Offer<Choice>]) -> Self {
        let figure = sight.figure(unit);
        let base = sight.base(figure);
        let can_attack = offers.iter().any(|offer| matches!(offer.choice, Choice::Attack { .. }));
        let later = can_attack_later(sight, unit);
        let goal = base.and_then(|base| sight.goal(figure, base));
        Self {
            sight,
            figure,
            left,
            goal,
            can_attack,
            aimed: base.filter(|_| can_attack).map_or(0, |base| sight.best_shot(figure, base, 1)),
            here: base.map_or(0, |base| sight.spot(figure, base, goal, later && left > 1)),
            danger: base.map_or(0, |base| sight.danger(figure, base)),
            deed: base.map_or(0, |base| sight.deed_at(figure, base)),
        }
    }

    /// What the mission gives for a place, whatever its height.
    fn progress(&self, at: Point) -> i64 {
        self.sight.progress(self.figure, self.sight.base_at(self.figure, at, None), self.goal)
    }

    /// Of many ways only those are weighed in full that bring the mission most.
    fn worth_a_look(&self, offers: &[Offer<Choice>]) -> i64 {
        let ends = offers.iter().filter_map(|offer| match offer.choice {
            Choice::Move { way, .. } => Some(self.progress(way.end)),
            _ => None,
        });
        let mut values: Vec<i64> = ends.collect();
        values.sort_unstable_by(|one, other| other.cmp(one));
        values.get(LOOKS).copied().unwrap_or(i64::MIN)
    }

    fn value(&self, choice: &Choice) -> i64 {
        match *choice {
            Choice::Attack { target, weapon } => self.attack(target, weapon),
            Choice::Move { way, on, .. } => {
                let at = self.sight.base_at(self.figure, way.end, on);
                // With a second action the attack can follow from there, or what the mission wants done there.
                let later = self.left > 1 && can_attack_later(self.sight, self.figure.id);
                let deed = if self.left > 1 { self.sight.deed_at(self.figure, at) - self.deed } else { 0 };
                self.sight.spot(self.figure, at, self.goal, later) - self.here + deed.max(0)
            }
            Choice::Act { action } => self.act(action),
            Choice::Mission { deed, unit, .. } => self.sight.deed(self.figure, deed, unit, self.left),
            Choice::Power { power, target } => self.power(power, target),
            Choice::Card { .. } => 160,
            _ => 0,
        }
    }

    /// What an attack is worth by its exact odds: whom it defeats does nothing any more, who is only wounded fights on.
    fn attack(&self, target: UnitId, weapon: u8) -> i64 {
        let foe = self.sight.figure(target);
        let shots = &self.sight.view.shots;
        let Some(shot) = shots.iter().find(|shot| (shot.target, shot.weapon) == (target, weapon)) else {
            return 1;
        };
        let (worth, left) = (self.sight.worth(foe), left(foe));
        let thousandths = |chance: f64| (chance * 1000.0) as i64;
        let wounds = thousandths(shot.expected).min(left * 1000) / left;
        let harm = worth * (3 * thousandths(shot.defeats) + 2 * wounds) / 5000;
        harm + thousandths(shot.suppression) * 60 / 1000 + harm * self.sight.urgency(foe) / 1000
    }

    fn act(&self, action: Action) -> i64 {
        match action {
            // Two actions: to aim and then attack, or to attack and do something else.
            Action::Aim if self.can_attack && self.left > 1 => self.aimed - 40,
            Action::Aim => TRIFLE / 2,
            Action::Dodge => TRIFLE + self.danger * 2 / 5,
            Action::Standby if !self.can_attack => TRIFLE + 110,
            Action::Recover => {
                let tokens = i64::from(self.figure.tokens.suppression);
                let shields = i64::from(self.figure.tokens.spent_shields);
                tokens * if self.figure.is_suppressed { 90 } else { 35 } + shields * 60 - 40
            }
            _ => 0,
        }
    }

    fn power(&self, power: Power, target: Option<UnitId>) -> i64 {
        let wounds = target.map_or(0, |unit| i64::from(self.sight.figure(unit).wounds));
        match power {
            Power::Treat | Power::Repair => 300 * wounds.min(2),
            Power::Observe => 160,
            Power::Bolster | Power::Spotter => 190,
            Power::TakeCover => 140,
        }
    }
}

/// Whether the attack of this activation has still to come.
fn can_attack_later(sight: &Sight<'_>, unit: UnitId) -> bool {
    sight.view.activation.is_none_or(|activation| {
        activation.unit != unit
            || ![Action::Attack, Action::Standby, Action::Withdraw, Action::Detonator]
                .into_iter()
                .any(|action| activation.done.has(action))
    })
}
