//! Actions of the missions: who may take which, and what they do (C5.15, S16).

use super::{consoles, network, packages, vehicle};
use crate::action::Action;
use crate::apply::Ctx;
use crate::choice::{Choice, MissionDeed};
use crate::content::{Content, MissionRules, TokenKind};
use crate::flow::activation;
use crate::ids::{TokenId, UnitId, Units};
use crate::side::Colour;
use crate::space::Space;
use crate::state::{Activation, State};

/// How near a holder has to be to be looked at, and a friend to hand out a detonator, in inches (M2.15, M3.10).
const NEAR: u32 = 3;

impl MissionDeed {
    /// The kind of action it is; none if it is free, and then it may be taken once an activation (C4.8).
    fn action(self) -> Option<Action> {
        match self {
            Self::Console | Self::CallReinforcements | Self::Webs | Self::Decrypt => Some(Action::Console),
            Self::Transmit => Some(Action::Transmitter),
            Self::Ambush => Some(Action::Ambush),
            Self::Detonate => Some(Action::Detonator),
            Self::Rearm => Some(Action::Rearm),
            Self::Repair => Some(Action::Repair),
            Self::Secure | Self::Share | Self::Halt => None,
        }
    }

    fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// What the mission lets a unit do now, and whether it is free.
pub(in crate::flow) fn deeds(
    content: &Content,
    state: &State,
    unit: UnitId,
    activation: &Activation,
    out: &mut Vec<(Choice, bool)>,
) {
    let mut ways = Ways { content, state, space: Space::new(content, state), unit, activation, out };
    match (state.mission(content).rules, state.unit(unit).colour) {
        (MissionRules::Shields, Colour::Red) => ways.of_raiders(),
        (MissionRules::Shields, Colour::Blue) => ways.of_crew(),
        (MissionRules::Codes, Colour::Red) => ways.of_couriers(),
        (MissionRules::Codes, Colour::Blue) => ways.of_hunters(),
        (MissionRules::Vehicle, Colour::Red) => ways.of_ambushers(),
        (MissionRules::Vehicle, Colour::Blue) => ways.of_escort(),
        (MissionRules::Priorities, _) => {}
    }
}

/// Collects what a unit may do.
struct Ways<'a> {
    content: &'a Content,
    state: &'a State,
    space: Space<'a>,
    unit: UnitId,
    activation: &'a Activation,
    out: &'a mut Vec<(Choice, bool)>,
}

impl Ways<'_> {
    /// Whether an action of this kind, or this free one, may still be taken.
    fn may(&self, deed: MissionDeed) -> bool {
        match deed.action() {
            Some(action) => self.activation.may(action),
            None => self.activation.deeds & deed.bit() == 0,
        }
    }

    fn add(&mut self, deed: MissionDeed, token: Option<TokenId>, unit: Option<UnitId>) {
        if self.may(deed) {
            self.out.push((Choice::Mission { deed, token, unit }, deed.action().is_none()));
        }
    }

    /// The first token of a kind that the unit touches (S16). Tokens of a kind do the same.
    fn touched(&self, kind: TokenKind) -> Option<TokenId> {
        let is_one = |token: &TokenId| {
            self.state.token(*token).objective() == Some(kind) && self.space.touches_token(self.unit, *token)
        };
        self.state.token_ids().find(is_one)
    }

    /// Red of mission 1 (M1.6, M1.7).
    fn of_raiders(&mut self) {
        let card = &self.content.transmitter;
        let is_full = self.state.covered.count_ones() >= u32::from(card.n_fields());
        if let Some(console) = self.touched(TokenKind::Console).filter(|_| !is_full) {
            self.add(MissionDeed::Console, Some(console), None);
        }
        if let Some(transmitter) = self.touched(TokenKind::Transmitter)
            && consoles::can_transmit(card, self.state.covered)
        {
            self.add(MissionDeed::Transmit, Some(transmitter), None);
        }
    }

    /// Blue of mission 1 (M1.8 to M1.10).
    fn of_crew(&mut self) {
        let Some(console) = self.touched(TokenKind::Console) else { return };
        self.add(MissionDeed::CallReinforcements, Some(console), None);
        let enemies: Units = self.state.present_of(Colour::Red).collect();
        enemies.iter().for_each(|enemy| self.add(MissionDeed::Webs, Some(console), Some(enemy)));
        if self.state.covered != 0 {
            self.add(MissionDeed::Decrypt, Some(console), None);
        }
    }

    /// Red of mission 2 (M2.12, M2.13).
    fn of_couriers(&mut self) {
        if packages::of(self.state, self.unit).is_none() {
            let lies = |token: &TokenId| {
                let lying = self.state.token(*token);
                lying.is_package() && lying.holder.is_none() && self.space.touches_token(self.unit, *token)
            };
            let lying: Vec<TokenId> = self.state.token_ids().filter(lies).collect();
            lying.into_iter().for_each(|token| self.add(MissionDeed::Secure, Some(token), None));
            return;
        }
        let near: Units = packages::partners(self.content, self.state, self.unit, Units::EMPTY).collect();
        near.iter().for_each(|other| self.add(MissionDeed::Share, None, Some(other)));
    }

    /// Blue of mission 2 (M2.15).
    fn of_hunters(&mut self) {
        let near: Units = self
            .state
            .present_of(Colour::Red)
            .filter(|enemy| {
                let package = packages::of(self.state, *enemy);
                // What blue knows already it need not look at.
                package.is_some_and(|token| !self.state.token(token).is_known)
                    && self.space.is_within(self.unit, *enemy, NEAR)
            })
            .collect();
        near.iter().for_each(|enemy| self.add(MissionDeed::Halt, None, Some(enemy)));
    }

    /// Red of mission 3 (M3.7 to M3.10).
    fn of_ambushers(&mut self) {
        let has_detonator = self.state.unit(self.unit).tokens.detonator;
        if let Some(point) = self.touched(TokenKind::Ambush) {
            self.add(MissionDeed::Ambush, Some(point), None);
        }
        if has_detonator {
            // On a real table whoever throws it sees the vehicle; how far it is, is asked then.
            if self.state.is_beside() || vehicle::detonator_dice(self.content, self.state, self.unit) > 0 {
                self.add(MissionDeed::Detonate, None, self.state.vehicle());
            }
            return;
        }
        let is_helper = |friend: &UnitId| {
            *friend != self.unit
                && self.space.powers.is_support(*friend)
                && self.space.is_within(self.unit, *friend, NEAR)
        };
        if let Some(friend) = self.state.present_of(Colour::Red).find(is_helper) {
            self.add(MissionDeed::Rearm, None, Some(friend));
        }
    }

    /// Blue of mission 3 (M3.11).
    fn of_escort(&mut self) {
        let Some(vehicle) = self.state.vehicle() else { return };
        if self.state.unit(vehicle).wounds > 0
            && self.space.powers.is_support(self.unit)
            && self.space.touches(self.unit, vehicle)
        {
            self.add(MissionDeed::Repair, None, Some(vehicle));
        }
    }
}

/// A unit takes an action of the mission.
pub(in crate::flow) fn act(
    ctx: &mut Ctx<'_>,
    unit: UnitId,
    deed: MissionDeed,
    token: Option<TokenId>,
    other: Option<UnitId>,
) {
    match deed.action() {
        Some(action) => activation::take(ctx, unit, action, false),
        None => {
            if let Some(activation) = &mut ctx.state.activation {
                activation.deeds |= deed.bit();
            }
        }
    }
    ctx.stand_by_after(unit);
    match (deed, token, other) {
        (MissionDeed::Console, ..) => consoles::begin(ctx, unit),
        (MissionDeed::Transmit, ..) => consoles::transmit(ctx, unit),
        (MissionDeed::CallReinforcements, ..) => consoles::call(ctx, unit),
        (MissionDeed::Webs, _, Some(enemy)) => consoles::webs(ctx, unit, enemy),
        (MissionDeed::Decrypt, ..) => consoles::decrypt(ctx, unit),
        (MissionDeed::Secure, Some(token), _) => packages::secure(ctx, unit, token),
        (MissionDeed::Share, _, Some(with)) => packages::begin_sharing(ctx, unit, with),
        (MissionDeed::Halt, _, Some(enemy)) => {
            if let Some(token) = packages::of(ctx.state, enemy) {
                packages::look(ctx, "M2.15", token);
            }
        }
        (MissionDeed::Ambush, ..) => network::leave(ctx, unit),
        (MissionDeed::Detonate, ..) => vehicle::detonate(ctx, unit),
        (MissionDeed::Rearm, ..) => vehicle::rearm(ctx, unit),
        (MissionDeed::Repair, ..) => vehicle::repair(ctx, unit),
        (MissionDeed::Webs | MissionDeed::Secure | MissionDeed::Share | MissionDeed::Halt, ..) => {}
    }
}
