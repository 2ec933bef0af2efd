//! Whether an ability may be used at a moment: whose it is, what it costs, how often, and whether there is anything for
//! it to do (R6, R14).

use super::moment::Look;
use super::needs::holds;
use super::now::Now;
use crate::ability::{Ability, Aim, Deed, DicePool, Limit, Need, Price, Role, Special, When, Who, Whom};
use crate::attack::AttackKind;
use crate::flow::attack::hammer;
use crate::state::{AttackState, CardState, Source, StrikingFrame};
use crate::world::{FigureId, Side};

impl Look<'_> {
    /// Whether an ability that waits for this moment may be used.
    pub(crate) fn is_usable(&self, now: Now, source: Source, ability: &Ability) -> bool {
        let actor = now.actor(self.state);
        let is_mine = match (now, &ability.when) {
            (Now::After(other), When::After(name)) => {
                self.state.ability(self.content, other).is_some_and(|other| other.id == *name)
            }
            (Now::EnemyEnters(_), When::EnemyEnters(spaces)) => {
                let distance = self.world.distance(source.figure, actor);
                distance.is_some_and(|distance| distance <= u16::from(*spaces))
            }
            _ => true,
        };
        is_mine
            && self.plays_role(now, source, ability.role)
            && self.is_payable(source, ability)
            && !self.was_used(now, source, ability)
            && ability.needs.iter().all(|need| match (now, need) {
                // There is no attack yet: the weapon decides.
                (Now::Aiming(_, kind), Need::Melee) => kind == AttackKind::Melee,
                (Now::Aiming(_, kind), Need::Ranged) => kind == AttackKind::Ranged,
                _ => holds(self, source, &ability.id, actor, need),
            })
            && self.can_be_done(source, ability, actor)
    }

    fn plays_role(&self, now: Now, source: Source, role: Role) -> bool {
        let me = source.figure;
        if !now.is_of_attack() {
            return match (now, role) {
                // In a test a friend may help.
                (Now::Testing(actor) | Now::Tested(actor) | Now::SupplyDrawn(actor), Role::Ally) => {
                    self.side(me) == self.side(actor)
                }
                (Now::Testing(actor) | Now::Tested(actor), Role::OtherAlly) => {
                    me != actor && self.side(me) == self.side(actor)
                }
                (Now::Testing(actor) | Now::Tested(actor) | Now::SupplyDrawn(actor), _) => me == actor,
                (Now::Fallen(actor), _) => me != actor,
                _ => true,
            };
        }
        let Some(AttackState { attacker, target, weapon, .. }) = self.state.attacks.last() else {
            return false;
        };
        // A modification works with its weapon only (R10.5).
        let works = match self.state.held(me, source.slot) {
            Some(held) if role == Role::Attacker && self.is_modification(source) => held.under == *weapon,
            _ => true,
        };
        let attacks_for = self.side(*attacker) == self.side(me);
        let defends_for = self.side(*target) == self.side(me);
        works
            && match role {
                Role::Me | Role::Attacker => *attacker == me,
                Role::Defender => *target == me,
                Role::Ally => attacks_for,
                Role::OtherAlly => attacks_for && *attacker != me,
                Role::Guard => defends_for,
                Role::OtherGuard => defends_for && *target != me,
                Role::Witness => self.side(*attacker).is_hostile_to(self.side(me)),
            }
    }

    fn is_modification(&self, source: Source) -> bool {
        let card = self.state.card(self.content, source.figure, source.slot);
        card.is_some_and(|card| card.modification.is_some())
    }

    fn side(&self, figure: FigureId) -> Side {
        self.state.body(figure).side
    }

    /// Whether its owner can pay (R6.2, R6.9, R9.2, A32).
    fn is_payable(&self, source: Source, ability: &Ability) -> bool {
        let Price { strain, exhaust, deplete, discard, .. } = ability.cost;
        if exhaust || deplete || discard {
            let held = self.state.held(source.figure, source.slot);
            if held.is_some_and(|held| held.state != CardState::Ready) {
                return false;
            }
        }
        if strain == 0 {
            return true;
        }
        let body = self.state.body(source.figure);
        let total = body.strain + u16::from(strain);
        body.is_hero && total <= self.state.body(source.figure).endurance
    }

    /// Whether it has been used as often as it may be: in an attack or a test once, and as its limit says.
    fn was_used(&self, now: Now, source: Source, ability: &Ability) -> bool {
        let state = self.state;
        if now.is_of_attack() {
            let used = &state.attacks.last().expect("a moment of an attack").used;
            if used.contains(&source) {
                return true;
            }
            // One Sentinel or Protector per attack, whoever offers it.
            let guards = |id: &str| matches!(id, "sentinel" | "protector");
            if guards(&ability.id) {
                let other = |&other: &Source| {
                    state.ability(self.content, other).is_some_and(|other| guards(&other.id))
                };
                if used.iter().any(other) {
                    return true;
                }
            }
        }
        if let (Now::Testing(_) | Now::Tested(_), Some(test)) = (now, &state.test)
            && test.used.contains(&source)
        {
            return true;
        }
        // What follows an ability or a defeat is gone through one by one, each time anew; a test keeps its own list.
        let is_passing = !now.is_of_attack()
            && !matches!(
                now,
                Now::Action(_)
                    | Now::Activation(_)
                    | Now::After(_)
                    | Now::Fallen(_)
                    | Now::Testing(_)
                    | Now::Tested(_)
            );
        if is_passing && state.now_used.contains(&source) {
            return true;
        }
        let times = || state.used.iter().filter(|&&used| used == source).count();
        match ability.cost.limit {
            Some(Limit::Activation | Limit::Round) => times() > 0,
            Some(Limit::Activations) => times() >= self.activations(source.figure),
            // A special action once an activation (R3.15, R38.1).
            None => ability.when == When::Action && times() > 0,
        }
    }

    /// How many activations a hero has in a round (R7).
    fn activations(&self, figure: FigureId) -> usize {
        match (self.state.table.n_seats, self.state.hero_of(figure)) {
            (2, _) => 2,
            (3, Some(hero)) if usize::from(self.state.bonus_hero) == hero => 2,
            _ => 1,
        }
    }

    /// Whether there is anything for it to do.
    fn can_be_done(&self, source: Source, ability: &Ability, actor: FigureId) -> bool {
        if let Some(aim) = &ability.aim
            && !self.has_aim(source, ability, aim)
        {
            return false;
        }
        if !self.can_strike(source, ability, actor) {
            return false;
        }
        ability.does.iter().all(|deed| match deed {
            Deed::Reroll { pool, .. } => self.can_reroll(*pool),
            Deed::RemoveDefenceDie => {
                self.state.attacks.last().is_some_and(|attack| !attack.defence.is_empty())
            }
            // Somebody whom the attack hurt is still there.
            Deed::Special(Special::Suppress) => self
                .state
                .attacks
                .last()
                .is_some_and(|attack| self.state.present().any(|figure| attack.hurt >> figure.0 & 1 == 1)),
            // A mission asks the whole team what it owes: `script::toll`.
            Deed::Toll { .. } => self.state.script.is_none(),
            Deed::RemoveAll(die) => {
                self.state.attacks.last().is_some_and(|attack| attack.defence.contains(die))
            }
            _ => true,
        })
    }

    /// Whether an attack that the ability demands can be made from where its owner stands. Whom the owner has yet to
    /// pick is a matter of the aim.
    fn can_strike(&self, source: Source, ability: &Ability, actor: FigureId) -> bool {
        for (n, deed) in ability.does.iter().enumerate() {
            match deed {
                Deed::Move { .. } => return true,
                Deed::Special(Special::AttackEachAdjacent) => {
                    return StrikingFrame::granted(source, n as u8, None)
                        .is_possible(self.content, self.state);
                }
                Deed::Special(Special::HammerAndAnvil) => {
                    return hammer::is_possible(self, source, n as u8, ability);
                }
                Deed::Attack(attack) if !attack.may => {
                    let under_way = self.state.attacks.last();
                    let target = match attack.target {
                        Some(Whom::Picked | Whom::PickedHostile) => return true,
                        Some(Whom::Attacker) => under_way.map(|attack| attack.attacker),
                        Some(Whom::Target) => under_way.map(|attack| attack.target),
                        Some(_) => Some(actor),
                        None => None,
                    };
                    return StrikingFrame::granted(source, n as u8, target)
                        .is_possible(self.content, self.state);
                }
                _ => {}
            }
        }
        true
    }

    fn can_reroll(&self, pool: DicePool) -> bool {
        let state = self.state;
        match (pool, state.attacks.last(), &state.test) {
            (DicePool::Attack, Some(attack), _) => {
                (0..attack.attack_faces.len()).any(|n| attack.rerolled >> n & 1 == 0)
            }
            (DicePool::Defence, Some(attack), _) => {
                (0..attack.defence_faces.len()).any(|n| attack.rerolled >> (8 + n) & 1 == 0)
            }
            (DicePool::Test, _, Some(test)) => (0..test.faces.len()).any(|n| test.rerolled >> n & 1 == 0),
            _ => false,
        }
    }

    pub(crate) fn has_aim(&self, source: Source, ability: &Ability, aim: &Aim) -> bool {
        match aim.who {
            Who::Space => true,
            _ => self.state.present().any(|figure| self.may_pick(source, &ability.id, aim, figure)),
        }
    }
}
