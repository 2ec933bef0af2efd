//! Figures are hurt, healed, moved and removed.

use std::ops::Range;

use sortie_boards::square::Position;

use super::Ctx;
use crate::ability::Passive;
use crate::attack::{AttackKind, Condition, Conditions};
use crate::content::Content;
use crate::event::Event;
use crate::powers::arms_of;
use crate::state::State;
use crate::world::{FigureId, Gifts, Side};

impl Ctx<'_> {
    /// A figure suffers damage; what exceeds its health is lost (R6.14). How much health it has left.
    pub(crate) fn hurt(&mut self, rule: &'static str, figure: FigureId, damage: u16) -> u16 {
        let body = self.state.0.body_mut(figure);
        let damage = damage.min(body.remaining());
        body.damage += damage;
        let left = body.remaining();
        self.tell(rule, |_| Event::Suffered { figure, damage, left });
        left
    }

    /// A hero suffers strain up to its endurance (R6.9). How much of it did not fit.
    pub(crate) fn exert(&mut self, rule: &'static str, figure: FigureId, strain: u16) -> u16 {
        let body = self.state.0.body_mut(figure);
        let fits = strain.min(body.endurance.saturating_sub(body.strain));
        body.strain += fits;
        if fits > 0 {
            self.tell(rule, |_| Event::StrainSuffered { figure, strain: fits });
        }
        strain - fits
    }

    /// A figure recovers; more than there is, is lost (R6.13, R37.10).
    pub(crate) fn recover(&mut self, rule: &'static str, figure: FigureId, damage: u16, strain: u16) {
        if self.state.is_over() {
            return;
        }
        let body = self.state.0.body_mut(figure);
        let (damage, strain) = (damage.min(body.damage), strain.min(body.strain));
        body.damage -= damage;
        body.strain -= strain;
        if body.is_present && damage + strain > 0 {
            self.tell(rule, |_| Event::Recovered { figure, damage, strain });
        }
    }

    /// A figure gains a condition, if it has it not yet (R12.7).
    pub(crate) fn gain(&mut self, rule: &'static str, figure: FigureId, condition: Condition) {
        let is_over = self.state.is_over();
        let body = self.state.0.body_mut(figure);
        // Objects have no conditions (S14).
        let may_gain = body.is_present && body.side != Side::Object;
        if may_gain && !body.conditions.has(condition) && !is_over {
            body.conditions = body.conditions.with(condition);
            self.tell(rule, |_| Event::ConditionGained { figure, condition });
        }
    }

    /// A figure loses a condition, if it has it.
    pub(crate) fn lose(&mut self, rule: &'static str, figure: FigureId, condition: Condition) {
        let is_over = self.state.is_over();
        let body = self.state.0.body_mut(figure);
        if body.conditions.has(condition) && !is_over {
            body.conditions = body.conditions.without(condition);
            self.tell(rule, |_| Event::ConditionLost { figure, condition });
        }
    }

    /// A hero is wounded: all damage is discarded, the sheet is turned, strain above the new endurance goes (R6.17);
    /// conditions stay (A33).
    pub(crate) fn wound(&mut self, figure: FigureId) {
        let state = &mut *self.state.0;
        let body = state.body_mut(figure);
        body.is_wounded = true;
        body.damage = 0;
        refresh(self.content, state, figure);
        let body = state.body_mut(figure);
        body.strain = body.strain.min(body.endurance);
        self.tell("R6.17", |_| Event::Wounded { figure });
    }

    /// A wounded hero withdraws (R6.18).
    pub(crate) fn withdraw(&mut self, figure: FigureId) {
        self.state.0.body_mut(figure).is_present = false;
        self.tell("R6.18", |_| Event::Withdrawn { figure });
    }

    /// A figure that is no hero is defeated and leaves the map (R6.15, R22.12).
    pub(crate) fn fall(&mut self, figure: FigureId) {
        self.state.0.body_mut(figure).is_present = false;
        self.tell("R6.15", |_| Event::Defeated { figure });
    }

    /// An object is destroyed and leaves the map (S14).
    pub(crate) fn shatter(&mut self, figure: FigureId, object: u8) {
        self.state.0.body_mut(figure).is_present = false;
        self.tell("S14", |_| Event::Destroyed { figure, object });
    }

    /// Objects that can be attacked stand on the map where people see them, and nowhere else (S14).
    pub(crate) fn stand_objects(&mut self, is_there: impl Fn(&State, usize) -> bool) {
        for figure in self.state.figures() {
            if let Some(object) = self.state.object_of(figure) {
                let is_present = is_there(&self.state, object);
                self.state.0.body_mut(figure).is_present = is_present;
            }
        }
    }

    /// A figure walks by this path.
    pub(crate) fn go(
        &mut self,
        rule: &'static str,
        figure: FigureId,
        path: &[Position],
        end: Position,
        cost: u16,
    ) {
        let from = self.state.body(figure).at;
        self.state.0.body_mut(figure).at = end;
        self.tell(rule, |_| Event::Moved { figure, from, path: path.to_vec(), cost: cost as u8 });
    }

    /// A figure is put elsewhere.
    pub(crate) fn put(&mut self, rule: &'static str, figure: FigureId, to: Position) {
        let from = self.state.body(figure).at;
        self.state.0.body_mut(figure).at = to;
        self.tell(rule, |_| Event::Placed { figure, from, to });
    }

    /// A figure stands on the map.
    pub(crate) fn stand(&mut self, figure: FigureId, at: Position) {
        let body = self.state.0.body_mut(figure);
        body.at = at;
        body.is_present = true;
    }

    /// A figure finds no place on the map.
    pub(crate) fn stay_away(&mut self, figure: FigureId) {
        self.state.0.body_mut(figure).is_present = false;
    }

    /// A Rebel is set on the map and no longer awaited (R17.1).
    pub(crate) fn deploy(&mut self, figure: FigureId, at: Position) {
        self.stand(figure, at);
        if let Some(script) = &mut self.state.0.script {
            script.awaited &= !(1 << figure.0);
        }
        self.tell("R17.1", |_| Event::Deployed { figure, at });
    }

    /// A defeated figure comes back unhurt, without conditions and tokens (R38.6).
    pub(crate) fn make_new(&mut self, figure: FigureId) {
        let state = &mut *self.state.0;
        let body = state.body_mut(figure);
        body.damage = 0;
        body.conditions = Conditions::NONE;
        state.cast[figure.index()].tokens = [0; 4];
    }

    /// Whether a figure has had its activation this round.
    pub(crate) fn set_activated(&mut self, figure: FigureId, is_activated: bool) {
        self.state.0.body_mut(figure).is_activated = is_activated;
    }

    /// A figure gains power tokens of a kind, as many as it has room for (R37.8).
    pub(crate) fn gain_tokens(&mut self, figure: FigureId, kind: usize, tokens: u8, most: u8) {
        let held = &mut self.state.0.cast[figure.index()].tokens;
        let has: u8 = held.iter().sum();
        held[kind] += tokens.min(most.saturating_sub(has));
    }

    /// Power tokens are spent: those for attacks, or those for defence (R37.7).
    pub(crate) fn spend_tokens(&mut self, figure: FigureId, kinds: Range<usize>) {
        let tokens = &mut self.state.0.cast[figure.index()].tokens[kinds];
        let spent: u8 = tokens.iter().sum();
        tokens.fill(0);
        if spent > 0 {
            self.tell("R37.7", |_| Event::TokensSpent { figure, tokens: spent });
        }
    }
}

/// Works out anew what sheet, cards and wounds make of a figure: health, speed, gifts, its main attack.
pub(crate) fn refresh(content: &Content, state: &mut State, figure: FigureId) {
    let mut gifts = Gifts::default();
    let [mut health, mut more_endurance, mut speed] = [0u16; 3];
    for passive in state.passives(content, figure) {
        // Every one is named: the last ones are asked for where they matter, by whoever attacks, acts or interacts.
        let Passive {
            health: more_health,
            endurance,
            speed: more_speed,
            ignores_difficult,
            ignores_hostile,
            covert,
            sees_past_figures,
            awkward,
            assault: _,
            non_sentient: _,
            overload: _,
            lifts_range: _,
            lifts_blindness: _,
        } = passive;
        health += u16::from(*more_health);
        more_endurance += u16::from(*endurance);
        speed += u16::from(*more_speed);
        gifts.covert |= covert;
        gifts.sees_past_figures |= sees_past_figures;
        gifts.awkward |= awkward;
        gifts.ignores_difficult |= ignores_difficult;
        gifts.ignores_hostile |= ignores_hostile;
    }
    let sheet = state.sheet(content, figure);
    let endurance = sheet.map_or(0, |sheet| u16::from(sheet.endurance) + more_endurance);
    let (base_health, base_speed) = match (state.sheet(content, figure), state.group_of(figure)) {
        (Some(sheet), _) => {
            // With two heroes 10 more, with three 3 more, on both sides of the sheet (R7.1, A34).
            let bonus = match state.table.n_seats {
                2 => 10,
                3 => 3,
                _ => 0,
            };
            (u16::from(sheet.health) + bonus, u16::from(sheet.speed))
        }
        (None, Some(group)) => {
            let printed = &content.groups[usize::from(state.groups[group].group)];
            let bonus = state.groups[group].bonus_health;
            (u16::from(printed.health) + u16::from(bonus), u16::from(printed.speed))
        }
        (None, None) => (state.body(figure).health, 0),
    };
    // A ranged weapon reaches wherever a melee weapon does, and a long one wherever a short one does: the widest
    // of a hero's weapons says whom it could attack with any of them.
    let arms = sheet.map(|_| arms_of(content, state, figure)).into_iter().flatten();
    let widest =
        arms.map(|arms| arms.strike).max_by_key(|strike| (strike.kind == AttackKind::Ranged, strike.reach));
    let body = state.body_mut(figure);
    if body.is_hero {
        body.strike = widest;
    }
    body.gifts = gifts;
    body.endurance = endurance;
    body.health = base_health + health;
    body.speed = (base_speed + speed) as u8;
}
