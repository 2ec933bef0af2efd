//! What using an ability is worth, outside the roll of an attack.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is weighed")]

use sortie_alliance::Source;
use sortie_alliance::ability::{Ability, Deed, DeedKind, OfOwner, OnFigures, Special, Whom};
use sortie_alliance::attack::Condition;
use sortie_alliance::world::{FigureId, Side};
use sortie_boards::square::{Position, Space};

use super::value::Opinion;

/// A die of damage on average, less what misses the point.
const DIE_OF_DAMAGE: f32 = 1.6;
/// How often a test is passed.
const PASSED: f32 = 0.65;

impl Opinion<'_> {
    /// The worth of using an ability now, with all it costs.
    pub(super) fn ability(&self, source: Source) -> f32 {
        let Some(ability) = self.sight.ability(source) else { return 0.0 };
        self.gain(source, ability) - self.price(source, ability)
    }

    /// What its costs are worth elsewhere.
    pub(super) fn price(&self, source: Source, ability: &Ability) -> f32 {
        let figure = self.sight.figure(source.figure);
        let after = f32::from(figure.strain) + f32::from(ability.cost.strain);
        // The last strain is the dearest: without any left there are no abilities and no quick steps.
        let share = after / f32::from(figure.endurance.max(1));
        let strain = f32::from(ability.cost.strain) * self.weights.strain * (0.6 + share);
        let gone = ability.cost.deplete || ability.cost.discard;
        strain + if gone { 0.5 } else { 0.0 }
    }

    fn gain(&self, source: Source, ability: &Ability) -> f32 {
        let mut gain = 0.0;
        let mut share = 1.0;
        for deed in &ability.does {
            if let Deed::Test(_) = deed {
                share *= PASSED;
            } else {
                gain += share * self.deed(source, deed);
            }
        }
        gain
    }

    fn deed(&self, source: Source, deed: &Deed) -> f32 {
        let me = source.figure;
        match deed.kind() {
            DeedKind::Figures(what, whom) => self.befalling(me, what, whom),
            DeedKind::Owner(what) => match what {
                OfOwner::Move { .. } | OfOwner::Push(_) => 0.2,
                OfOwner::Order => self.order(me),
                OfOwner::ExtraAction => self.best_attack_from_here(me).max(0.3),
                OfOwner::DrawSupply => self.weights.supply,
                // The team is asked about it, and nobody else.
                OfOwner::Toll { .. } => 0.3,
            },
            DeedKind::Attack(attack) => {
                let more = if attack.extra.is_some() || attack.surge.is_some() { 1.25 } else { 1.0 };
                more * self.best_attack_from_here(me)
            }
            DeedKind::Special(special) => self.special(me, special),
            // What changes a roll is weighed with the roll before it (`moment`); here it is worth a little something.
            DeedKind::Roll(_) | DeedKind::Dice(_) => 0.3,
            // `gain` knows what a gate is worth.
            DeedKind::Test(_) => 0.3,
            // Nobody does it.
            DeedKind::Unplayed => 0.3,
        }
    }

    /// What happens to figures.
    fn befalling(&self, me: FigureId, what: OnFigures, whom: Whom) -> f32 {
        match what {
            OnFigures::Gain(condition) => self.condition(me, condition, whom),
            OnFigures::Shed { .. } => {
                let bad = |friend: FigureId| {
                    let figure = self.sight.figure(friend);
                    figure.conditions.iter().filter(|condition| condition.is_harmful()).count() as f32
                };
                if whom == Whom::Me {
                    0.8 * bad(me)
                } else {
                    0.5 * self.sight.friends().map(bad).fold(0.0, f32::max)
                }
            }
            OnFigures::Recover { damage, strain } => {
                let of = |friend| self.recovery(friend, u16::from(damage), u16::from(strain));
                if whom == Whom::Me { of(me) } else { self.near_friends(me).map(of).fold(0.0, f32::max) }
            }
            OnFigures::Suffer { damage, .. } if whom == Whom::AdjacentHostile => {
                0.5 * f32::from(damage) * self.adjacent_enemies(me).count() as f32
            }
            OnFigures::Suffer { damage, strain } => 0.5 * (f32::from(damage) + f32::from(strain)),
            OnFigures::RollDamage(_) if matches!(whom, Whom::Around | Whom::AroundAndObjects) => {
                let best = self.spaces_near(me, 3).map(|space| self.blast(space)).fold(0.0, f32::max);
                if best > 1.2 { best } else { 0.0 }
            }
            OnFigures::RollDamage(_) => 0.6 * DIE_OF_DAMAGE,
            OnFigures::Points(points) => 0.1 * f32::from(points),
        }
    }

    /// What only one card does.
    fn special(&self, me: FigureId, special: Special) -> f32 {
        match special {
            Special::CommandAgain => self.order(me),
            Special::AttackEachAdjacent => {
                let n = self.adjacent_enemies(me).count();
                self.best_attack_from_here(me) * n as f32 * 0.8
            }
            Special::HammerAndAnvil => {
                let friends = self.sight.friends().filter(|&friend| friend != me);
                let other = friends.map(|friend| self.best_attack_from_here(friend)).fold(0.0, f32::max);
                if other > 0.0 { self.best_attack_from_here(me) + 1.2 * other } else { 0.0 }
            }
            Special::Suppress => 0.6,
            Special::TrickShot
            | Special::SeePastFigures
            | Special::Decoy
            | Special::ScoutSupply
            | Special::RedrawSupply
            | Special::ChooseSupply
            | Special::StepTowardRebel
            | Special::Reinforce => 0.1,
        }
    }

    /// What ordering a friend nearby is worth.
    fn order(&self, me: FigureId) -> f32 {
        let near = self.near_friends(me).filter(|&friend| friend != me);
        near.map(|friend| self.best_attack_from_here(friend)).fold(0.0, f32::max)
    }

    fn condition(&self, me: FigureId, condition: Condition, whom: Whom) -> f32 {
        let has = |figure: FigureId| self.sight.figure(figure).conditions.contains(&condition);
        match (condition, whom) {
            (Condition::Focus | Condition::Hide, Whom::Me) => {
                if has(me) {
                    0.0
                } else {
                    0.8
                }
            }
            (Condition::Focus | Condition::Hide, _) => 0.8,
            (Condition::Stun, _) => 1.0,
            (Condition::Bleed | Condition::Weaken, _) => 0.6,
        }
    }

    /// What recovering so much is worth to a friend.
    pub(super) fn recovery(&self, friend: FigureId, damage: u16, strain: u16) -> f32 {
        let figure = self.sight.figure(friend);
        let worth = if figure.wounded { 0.5 } else { 1.0 };
        f32::from(damage.min(figure.damage)) * self.weights.heal * worth
            + f32::from(strain.min(figure.strain)) * self.weights.strain
    }

    /// What a grenade on a space is worth.
    pub(super) fn blast(&self, space: Space) -> f32 {
        let there = Position::small(space);
        let worth = |figure: FigureId| {
            let body = self.sight.world.body(figure);
            if !(body.at.has(space) || self.sight.board().are_adjacent(there, body.at)) {
                return 0.0;
            }
            match body.side {
                // An object that no objective is about has no bounty. What spares objects is overrated beside another: a bot can
                // live with that.
                Side::Imperial | Side::Object => {
                    let share = DIE_OF_DAMAGE / f32::from(body.remaining().max(1));
                    0.6 * self.bounty(figure) * share.min(1.0)
                }
                Side::Rebel | Side::Neutral => -1.2 - self.suffering(figure, DIE_OF_DAMAGE),
            }
        };
        self.sight.world.figures().map(worth).sum()
    }

    fn near_friends(&self, me: FigureId) -> impl Iterator<Item = FigureId> {
        let near = move |&friend: &FigureId| {
            friend == me || self.sight.world.distance(me, friend).is_some_and(|far| far <= 3)
        };
        self.sight.friends().filter(near)
    }

    fn adjacent_enemies(&self, me: FigureId) -> impl Iterator<Item = FigureId> {
        self.sight.enemies().filter(move |&enemy| self.sight.world.is_adjacent(me, enemy))
    }

    fn spaces_near(&self, me: FigureId, far: u16) -> impl Iterator<Item = Space> {
        let at = self.sight.world.body(me).at;
        let near = move |space: &Space| {
            let distance = self.sight.board().distance_between(at, Position::small(*space));
            distance.is_some_and(|distance| distance <= far)
        };
        self.sight.board().spaces().iter().filter(near)
    }
}
