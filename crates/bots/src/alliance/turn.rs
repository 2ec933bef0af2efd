//! An activation: where to go, whom to attack from there, and what to do besides.

use sortie_alliance::ability::{Deed, When};
use sortie_alliance::attack::{AttackKind, Condition};
use sortie_alliance::world::FigureId;
use sortie_alliance::{Choice, Object};
use sortie_kernel::Offer;

use super::spots::{Scout, Spot};
use super::value::Opinion;

/// Strain that may become movement points in an activation (R4.14).
const MOST_STRAINED: u8 = 2;
/// What ending an activation well is better by than dawdling.
const NOTHING: f32 = 0.0;
/// What a second try at an object is worth of the first.
const AGAIN: f32 = 0.35;

/// What is planned with the actions left.
#[derive(Debug, Clone, Copy)]
struct Plan {
    worth: f32,
    /// The spot to attack from, or to end on.
    spot: usize,
    /// Move actions to get there.
    runs: u16,
    attacks: usize,
    /// Whether to interact there, before or between attacks.
    interacts: bool,
}

/// A figure with so much left to do.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    opinion: Opinion<'a>,
    figure: FigureId,
    actions: u8,
    points: u16,
    speed: u16,
    spare_strain: u16,
    spots: Vec<Spot>,
}

impl<'a> Turn<'a> {
    pub(super) fn new(opinion: Opinion<'a>, figure: FigureId, actions: u8, points: u8) -> Self {
        let shown = opinion.sight.figure(figure);
        let speed = u16::from(shown.speed);
        let turn = opinion.sight.view.turn.as_ref().filter(|turn| turn.figure == figure);
        let strained = turn.map_or(0, |turn| turn.strained);
        let spare_strain = match shown.hero {
            Some(_) => u16::from(MOST_STRAINED.saturating_sub(strained))
                .min(shown.endurance.saturating_sub(shown.strain)),
            None => 0,
        };
        let points = u16::from(points);
        let farthest = points + u16::from(actions) * speed + spare_strain;
        let spots = Scout::new(opinion, figure).spots(farthest);
        Self { opinion, figure, actions, points, speed, spare_strain, spots }
    }

    /// The best that so many actions can do by moving and attacking.
    fn plan(&self, actions: u8) -> Plan {
        let mut best = Plan { worth: f32::NEG_INFINITY, spot: 0, runs: 0, attacks: 0, interacts: false };
        let may_attack_often = self.opinion.sight.figure(self.figure).hero.is_some();
        for (n, spot) in self.spots.iter().enumerate() {
            for runs in 0..=u16::from(actions) {
                let strain = spot.cost.saturating_sub(self.points + runs * self.speed);
                if strain > self.spare_strain {
                    continue;
                }
                let left = usize::from(actions) - usize::from(runs);
                let often = if may_attack_often { 2 } else { 1 };
                let fights = |actions: usize| match actions.min(often) {
                    0 => (0, 0.0),
                    attacks => (attacks, spot.attacks[attacks - 1]),
                };
                let price = self.strain_price(strain);
                let rest = spot.stand - price - 0.001 * f32::from(spot.cost);
                let mut weigh = |plan: Plan| {
                    if plan.worth > best.worth {
                        best = plan;
                    }
                };
                let (attacks, gain) = fights(left);
                weigh(Plan { worth: gain + rest, spot: n, runs, attacks, interacts: false });
                if spot.deed > 0.0 && left > 0 {
                    let (attacks, gain) = fights(left - 1);
                    // What fails is tried again.
                    let again = AGAIN * spot.deed * (left - 1) as f32;
                    let (attacks, gain) = if again > gain { (0, again) } else { (attacks, gain) };
                    weigh(Plan { worth: spot.deed + gain + rest, spot: n, runs, attacks, interacts: true });
                }
                // One attack or interaction from here, then away.
                if n > 0 && runs > 0 && left > 0 {
                    let here = &self.spots[0];
                    if here.attacks[0] > 0.0 {
                        let worth = here.attacks[0] + rest;
                        weigh(Plan { worth, spot: 0, runs: 0, attacks: 1, interacts: false });
                    }
                    if here.deed > 0.0 {
                        weigh(Plan {
                            worth: here.deed + rest,
                            spot: 0,
                            runs: 0,
                            attacks: 0,
                            interacts: true,
                        });
                    }
                }
            }
        }
        best
    }

    /// What so much strain is worth elsewhere. Perils of a mission strain everybody, so the last is the dearest there.
    fn strain_price(&self, strain: u16) -> f32 {
        let weights = self.opinion.weights;
        let shown = self.opinion.sight.figure(self.figure);
        let share = f32::from(shown.strain + strain) / f32::from(shown.endurance.max(1));
        let dear = if self.opinion.goals.is_mission { weights.last_strain * share } else { 0.0 };
        f32::from(strain) * weights.strain * (1.0 + dear)
    }

    /// What the activation is worth as a whole, for the question who goes first.
    pub(super) fn worth(&self) -> f32 {
        // What staying put would cost counts as well: who is in danger goes first.
        self.plan(self.actions).worth - self.spots[0].stand
    }

    /// The next step.
    pub(super) fn step(&self, offers: &[Offer<Choice>]) -> usize {
        let plan = self.plan(self.actions);
        let after = if self.actions > 0 { self.plan(self.actions - 1).worth } else { plan.worth };
        let mut best = (self.step_of(plan, offers), plan.worth);
        for (n, offer) in offers.iter().enumerate() {
            if let Some(worth) = self.other(&offer.choice, after, plan.worth)
                && worth > best.1 + 1e-4
            {
                best = (Some(n), worth);
            }
        }
        let end = || offers.iter().position(|offer| offer.choice == Choice::End);
        best.0.or_else(end).unwrap_or(0)
    }

    /// What another answer leads to; `after` is what is left with an action less, `now` with none spent.
    fn other(&self, choice: &Choice, after: f32, now: f32) -> Option<f32> {
        let opinion = &self.opinion;
        let shown = opinion.sight.figure(self.figure);
        Some(match *choice {
            Choice::Rest { medpac } => {
                let damage = if medpac { 5 } else { 0 };
                let is_worth_it = !medpac || shown.damage >= 4;
                let gain = opinion.recovery(self.figure, damage, shown.endurance);
                after + if is_worth_it { gain - 0.05 } else { -1.0 }
            }
            Choice::Medpac => {
                after + if shown.damage >= 4 { opinion.recovery(self.figure, 5, 0) } else { -1.0 }
            }
            Choice::Shake { condition } => {
                // Stunned figures neither move nor attack.
                if condition == Condition::Stun { after.max(now) + 3.0 } else { after + 0.7 }
            }
            Choice::Interact { object: Object::Mission(object, _) } => after + self.short_cut(object)?,
            Choice::Interact { object } => after + self.object(object),
            Choice::Use { source } => {
                let ability = opinion.sight.ability(source)?;
                let worth = opinion.ability(source);
                if ability.when == When::Action {
                    let charges = ability.does.iter().any(|deed| matches!(deed, Deed::Move { .. }))
                        && ability.attacks();
                    let rest = if ability.cost.actions > 1 { self.plan(0).worth } else { after };
                    if charges { self.charge() - opinion.price(source, ability) } else { rest + worth }
                } else {
                    // Free ones first, if they are worth anything.
                    now + worth - 0.1
                }
            }
            _ => return None,
        })
    }

    /// Moves by speed and attacks for one action; what is left attacks again.
    fn charge(&self) -> f32 {
        let more = usize::from(self.actions > 1);
        let near = self.spots.iter().filter(|spot| spot.cost <= self.speed && spot.attacks[0] > 0.0);
        near.map(|spot| spot.attacks[more] + spot.stand).fold(f32::NEG_INFINITY, f32::max)
    }

    fn object(&self, object: Object) -> f32 {
        let (sight, weights) = (self.opinion.sight, self.opinion.weights);
        match object {
            Object::Crate(_) => weights.supply,
            Object::Terminal(_) | Object::Mission(..) => weights.locker,
            Object::Door(_) => {
                // A door is worth opening if it is in the way to somebody.
                let at = sight.world.body(self.figure).at;
                let closed = |enemy| sight.board().distance_between(at, sight.world.body(enemy).at);
                let nearest = sight.enemies().filter_map(closed).min();
                let open = sight.nearest_enemy(at);
                if nearest.is_none_or(|far| far > open + 3) { weights.door } else { -0.5 }
            }
        }
    }

    /// What a closed door in the way of one's errand costs, if the object is one.
    fn short_cut(&self, object: u8) -> Option<f32> {
        let (sight, goals) = (self.opinion.sight, self.opinion.goals);
        let view = sight.view.mission.as_ref()?;
        let printed = &sight.content.missions[usize::from(view.mission)].object[usize::from(object)];
        let door = printed.door?;
        let at = sight.world.body(self.figure).at;
        let saved = goals.saved_by(sight, self.figure, door, at);
        (saved > 2).then(|| self.opinion.weights.goal_step * f32::from(saved.min(12)))
    }

    /// The interaction with an object of the mission that is worth most.
    fn best_interaction(&self, offers: &[Offer<Choice>]) -> Option<usize> {
        let opinion = &self.opinion;
        let worth = |offer: &Offer<Choice>| match offer.choice {
            Choice::Interact { object: Object::Mission(object, action) } => {
                Some(opinion.goals.interaction(opinion.sight, self.figure, object, action))
            }
            _ => None,
        };
        let all = offers.iter().enumerate().filter_map(|(n, offer)| Some((n, worth(offer)?)));
        all.filter(|&(_, worth)| worth > 0.0).max_by(|one, other| one.1.total_cmp(&other.1)).map(|(n, _)| n)
    }

    /// The first step of a plan.
    fn step_of(&self, plan: Plan, offers: &[Offer<Choice>]) -> Option<usize> {
        let find = |choice: Choice| offers.iter().position(|offer| offer.choice == choice);
        let spot = &self.spots[plan.spot];
        if plan.spot == 0 {
            let attack = || self.opinion.best_attack_offer(offers).filter(|_| plan.attacks > 0);
            let interact = || self.best_interaction(offers).filter(|_| plan.interacts);
            return if spot.deed >= spot.attacks[0] {
                interact().or_else(attack)
            } else {
                attack().or_else(interact)
            };
        }
        if spot.cost <= self.points {
            return find(Choice::Move { to: spot.at });
        }
        if plan.runs > 0 {
            return find(Choice::Run);
        }
        find(Choice::Strain)
    }
}

impl Opinion<'_> {
    /// The best of the attacks that are offered, by their exact odds.
    pub(super) fn best_attack_offer(&self, offers: &[Offer<Choice>]) -> Option<usize> {
        let mut best: Option<(usize, f32)> = None;
        for (n, offer) in offers.iter().enumerate() {
            let Choice::Attack { weapon, target, by } = offer.choice else { continue };
            let odds =
                self.sight.view.odds.iter().find(|odds| odds.weapon == weapon && odds.target == target);
            let worth = odds.map_or(0.1, |odds| {
                let mut chances = vec![0.0f32; odds.damage.len() + 1];
                for damage in (0..odds.damage.len()).rev() {
                    chances[damage] = chances[damage + 1] + f32::from(odds.damage[damage]) / 1000.0;
                }
                self.attack(target, &chances)
            });
            let worth = worth - by.map_or(0.0, |_| 0.3);
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((n, worth));
            }
        }
        best.map(|(n, _)| n)
    }

    /// Whether a figure fights hand to hand only.
    pub(super) fn is_brawler(&self, figure: FigureId) -> bool {
        self.sight.arms(figure).iter().all(|arms| arms.strike.kind == AttackKind::Melee)
    }

    /// What it is worth to do nothing.
    pub(super) const fn nothing() -> f32 {
        NOTHING
    }
}
