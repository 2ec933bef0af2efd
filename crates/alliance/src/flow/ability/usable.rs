//! Whether an ability may be used at a moment: whose it is, what it costs, how often, and whether there is anything for
//! it to do (R6, R14).

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed or moment is thought about here")]

use super::dice::rerollable;
use super::effects::lent_surges;
use super::moment::Look;
use super::needs::{holds, kind_needed};
use super::now::Now;
use crate::ability::{
    Ability, Aim, Aimed, Deed, DeedKind, Granted, Limit, OfOwner, OnDice, OnRoll, Price, Role, Special, When,
    Who,
};
use crate::attack::most::MOST_UNFOCUSED_DICE;
use crate::flow::attack::hammer;
use crate::state::{AttackState, CardState, Source, StrikingFrame};
use crate::world::{FigureId, Side};

impl Look<'_> {
    /// Whether an ability that waits for this moment may be used.
    pub(crate) fn is_usable(&self, now: Now, source: Source, ability: &Ability) -> bool {
        let actor = now.actor(self.state);
        self.is_meant(now, source, &ability.when, actor)
            && self.plays_role(now, source, ability.role)
            && self.is_payable(source, ability)
            && !self.was_used(now, source, ability)
            && ability.needs.iter().all(|need| {
                // Before an attack is declared there is none: the weapon decides.
                if let Now::Aiming(_, kind) = now
                    && let Some(wanted) = kind_needed(need)
                {
                    return kind == wanted;
                }
                holds(self, source, &ability.id, actor, need)
            })
            && self.can_be_done(source, ability, actor)
    }

    /// Whether what the ability says of its moment is true of this one.
    fn is_meant(&self, now: Now, source: Source, when: &When, actor: FigureId) -> bool {
        match when {
            When::After(name) => {
                let Now::After(other) = now else { return false };
                self.state.ability(self.content, other).is_some_and(|other| other.id == *name)
            }
            When::EnemyEnters(spaces) => {
                let distance = self.world.distance(source.figure, actor);
                distance.is_some_and(|distance| distance <= u16::from(*spaces))
            }
            When::Always
            | When::Action
            | When::Activation
            | When::ActivationStart
            | When::ActivationEnd
            | When::Rested
            | When::Interacted
            | When::EnemyActivates
            | When::Aiming
            | When::Declared
            | When::Rolled
            | When::Counted
            | When::Fought
            | When::Testing
            | When::Tested
            | When::Defeated
            | When::SupplyDrawn
            | When::MissionStart
            | When::RoundEnd => true,
        }
    }

    fn plays_role(&self, now: Now, source: Source, role: Role) -> bool {
        let me = source.figure;
        match now {
            // In a test a friend may help.
            Now::Testing(actor) | Now::Tested(actor) => match role {
                Role::Ally => self.side(me) == self.side(actor),
                Role::OtherAlly => me != actor && self.side(me) == self.side(actor),
                Role::Me
                | Role::Attacker
                | Role::Defender
                | Role::Guard
                | Role::OtherGuard
                | Role::Witness => me == actor,
            },
            Now::SupplyDrawn(actor) => me == actor || role == Role::Ally && self.side(me) == self.side(actor),
            Now::Fallen(actor) => me != actor,
            // Nobody else takes part: `may_take_part`.
            Now::Action(_)
            | Now::Activation(_)
            | Now::ActivationStart(_)
            | Now::ActivationEnd(_)
            | Now::Rested(_)
            | Now::Interacted(_)
            | Now::EnemyActivates(_)
            | Now::EnemyEnters(_)
            | Now::Aiming(..)
            | Now::MissionStart(_)
            | Now::After(_) => true,
            Now::Declared | Now::Rolled | Now::Counted | Now::Fought => {
                self.plays_role_in_attack(source, role)
            }
        }
    }

    fn plays_role_in_attack(&self, source: Source, role: Role) -> bool {
        let me = source.figure;
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

    /// Whether it has been used as often as it may be: in an attack or a test once, and as its limit says. What could not
    /// be noted cannot be used either.
    fn was_used(&self, now: Now, source: Source, ability: &Ability) -> bool {
        let state = self.state;
        if now.is_of_attack() {
            let used = &state.attacks.last().expect("a moment of an attack").used;
            if used.contains(&source) || used.is_full() {
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
            && (test.used.contains(&source) || test.used.is_full())
        {
            return true;
        }
        if now.is_passing() && (state.now_used.contains(&source) || state.now_used.is_full()) {
            return true;
        }
        if ability.is_counted() && state.used.is_full() {
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
        let attack = self.state.attacks.last();
        let room = |has_room: &dyn Fn(&AttackState) -> bool| attack.is_none_or(has_room);
        ability.does.iter().all(|deed| match deed.kind() {
            DeedKind::Roll(what) => match what {
                OnRoll::RemoveAll(die) => attack.is_some_and(|attack| attack.defence.contains(&die)),
                // What an attack holds is limited: `attack::most`.
                OnRoll::Keyword(_) => room(&|attack| !attack.keywords.is_full()),
                OnRoll::Surge(_) => room(&|attack| !attack.options.is_full()),
                OnRoll::SurgesOf(wanted) => room(&|attack| {
                    let more = lent_surges(self.content, self.state, source.figure, attack, wanted).count();
                    more <= attack.options.remaining_capacity()
                }),
                OnRoll::AttackDie(_) => match &self.state.test {
                    Some(test) => test.dice.len() < MOST_UNFOCUSED_DICE,
                    None => room(&|attack| attack.attack.len() < MOST_UNFOCUSED_DICE),
                },
                OnRoll::DefenceDie(_) => room(&|attack| !attack.defence.is_full()),
                OnRoll::Add(_) | OnRoll::FocusDie(_) | OnRoll::BlockPerEvade | OnRoll::Miss => true,
            },
            DeedKind::Dice(what) => match what {
                OnDice::Reroll { pool, .. } => !rerollable(self.state, pool).is_empty(),
                OnDice::RemoveDefenceDie => attack.is_some_and(|attack| !attack.defence.is_empty()),
                OnDice::SwapDie(_) | OnDice::Convert { .. } => true,
            },
            // A mission asks the whole team what it owes: `script::toll`.
            DeedKind::Owner(OfOwner::Toll { .. }) => self.state.script.is_none(),
            DeedKind::Special(special) => self.can_special(special),
            // Whether anybody can be attacked `can_strike` asks, whether anybody can be picked `has_aim`; the others
            // always do something, if only as far as there is anything left to do.
            DeedKind::Attack(_) | DeedKind::Owner(_) | DeedKind::Figures(..) | DeedKind::Test(_) => true,
            // Nobody does them (R6.6): what says them is ignored, and never asked here.
            DeedKind::Unplayed => false,
        })
    }

    /// As [`Self::can_be_done`], for what only one card does.
    fn can_special(&self, special: Special) -> bool {
        match special {
            // Somebody whom the attack hurt is still there.
            Special::Suppress => self.state.attacks.last().is_some_and(|attack| {
                let is_hurt = |figure: FigureId| attack.hurt >> figure.0 & 1 == 1;
                self.state.present().any(|figure| is_hurt(figure) && self.side(figure) != Side::Object)
            }),
            // Whether anybody can be attacked `can_strike` asks.
            Special::AttackEachAdjacent | Special::HammerAndAnvil => true,
            Special::TrickShot
            | Special::SeePastFigures
            | Special::Decoy
            | Special::ScoutSupply
            | Special::RedrawSupply
            | Special::ChooseSupply
            | Special::CommandAgain
            | Special::StepTowardRebel
            | Special::Reinforce => true,
        }
    }

    /// Whether an attack that the ability demands can be made from where its owner stands. Whom the owner has yet to
    /// pick is a matter of the aim.
    fn can_strike(&self, source: Source, ability: &Ability, actor: FigureId) -> bool {
        for (n, deed) in ability.does.iter().enumerate() {
            if let Deed::Move { .. } = deed {
                return true;
            }
            let strike = |target| {
                StrikingFrame::granted(source, n as u8, target).is_possible(self.content, self.state)
            };
            match deed.grants() {
                Some(Granted::EachAdjacent) => return strike(None),
                Some(Granted::HammerAndAnvil) => {
                    return hammer::is_possible(self, source, n as u8, ability);
                }
                Some(Granted::One(attack)) if !attack.may => {
                    let under_way = self.state.attacks.last();
                    return match attack.aimed() {
                        Aimed::Anybody => strike(None),
                        Aimed::Picked => true,
                        Aimed::Attacker => strike(under_way.map(|attack| attack.attacker)),
                        Aimed::Target => strike(under_way.map(|attack| attack.target)),
                        Aimed::Actor => strike(Some(actor)),
                    };
                }
                Some(Granted::One(_)) | None => {}
            }
        }
        true
    }

    pub(crate) fn has_aim(&self, source: Source, ability: &Ability, aim: &Aim) -> bool {
        match aim.who {
            Who::Space => true,
            Who::Friend
            | Who::OtherFriend
            | Who::OtherOfGroup
            | Who::OtherHero
            | Who::Hostile
            | Who::Other => {
                self.state.present().any(|figure| self.may_pick(source, &ability.id, aim, figure))
            }
        }
    }
}
