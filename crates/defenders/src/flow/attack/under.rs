//! The attack under way as its own steps ask about it.

use super::arms::Arms;
use super::moments::Terms;
use crate::attack::{self, Defender, Guard, Harm, Manner, Strike};
use crate::content::{Content, When};
use crate::dice::Symbol;
use crate::limits::OWN_GUNS;
use crate::state::{AttackState, AttackStep, State, With};
use crate::world::FigureId;

/// The attack under way, and the table on which it is made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Under<'a> {
    pub(super) content: &'a Content,
    pub(super) state: &'a State,
    pub(super) attack: AttackState,
    pub(super) step: AttackStep,
}

impl<'a> Under<'a> {
    /// The attack under way, if there is one.
    pub(super) fn of(content: &'a Content, state: &'a State, step: AttackStep) -> Option<Self> {
        Some(Self { content, state, attack: *state.attack()?, step })
    }

    /// The moment of powers, if this step is one.
    pub(super) fn when(&self) -> Option<When> {
        match self.step {
            AttackStep::Declared => Some(When::Attacking),
            AttackStep::Rolled => Some(When::Rolled),
            AttackStep::UnderAttack => Some(When::UnderAttack),
            AttackStep::DefenceRolled => Some(When::DefenceRolled),
            AttackStep::Killed => Some(When::Killed),
            AttackStep::Roll
            | AttackStep::Spending
            | AttackStep::Counted
            | AttackStep::Next
            | AttackStep::Defence
            | AttackStep::Harm
            | AttackStep::After => None,
        }
    }

    /// Whose moment it is: the attacker's, or that of who defends now.
    pub(super) fn subject(&self) -> Option<FigureId> {
        match self.step {
            AttackStep::UnderAttack | AttackStep::Defence | AttackStep::DefenceRolled | AttackStep::Harm => {
                self.target()
            }
            AttackStep::Declared
            | AttackStep::Roll
            | AttackStep::Rolled
            | AttackStep::Spending
            | AttackStep::Counted
            | AttackStep::Next
            | AttackStep::After
            | AttackStep::Killed => self.attack.attacker,
        }
    }

    /// Who defends now.
    pub(super) fn target(&self) -> Option<FigureId> {
        self.attack.targets.get(self.attack.at)
    }

    /// Who rolls the hit dice, or has them rolled: where nobody stands behind them, whom they are aimed at.
    pub(super) fn roller(&self) -> FigureId {
        self.attack.attacker.unwrap_or(self.attack.target)
    }

    /// What it is made with, and what powers have added.
    pub(super) fn arms(&self) -> Arms {
        let arms = self.state.arms(self.content, self.attack.attacker, self.attack.with);
        arms.unwrap_or(Arms::nothing()).with(&self.attack.bonus)
    }

    /// The weapon with all that is added to it.
    pub(super) fn weapon(&self) -> attack::Weapon {
        self.arms().weapon
    }

    pub(super) fn manner(&self) -> Manner {
        self.weapon().manner
    }

    /// What it is, as far as powers ask.
    pub(super) fn terms(&self) -> Terms {
        self.attack.terms(self.manner())
    }

    /// Whether the weapon does not reach the target without a power that may still be used.
    pub(super) fn is_too_far(&self) -> bool {
        let (Some(attacker), With::Gun(0..OWN_GUNS) | With::Drone) = (self.attack.attacker, self.attack.with)
        else {
            return false;
        };
        let target = self.attack.target;
        let distance = self.state.world(self.content).distance(attacker, target);
        attacker != target && distance.is_none_or(|distance| distance > self.weapon().range)
    }

    /// What the hit roll comes to (A7).
    pub(super) fn strike(&self) -> Strike {
        let roll = self.attack.dice.sum(&self.content.dice);
        Strike::of(&self.weapon(), self.attack.by, &roll, self.attack.spent)
    }

    /// Whether a flash has fired the weapon's effect (64).
    pub(super) fn has_flashed(&self) -> bool {
        !self.attack.strike.void && self.attack.dice.sum(&self.content.dice).shows(Symbol::Flash)
    }

    /// Hits that powers have not cancelled.
    pub(super) fn hits_left(&self) -> u16 {
        self.attack.strike.hits.saturating_sub(self.attack.cancelled.into())
    }

    /// What stands between the hits and who defends now (65).
    pub(super) fn guard(&self, target: FigureId) -> Guard {
        let strike = Strike { hits: self.hits_left(), ..self.attack.strike };
        Guard::of(&self.state.defender(self.content, target), &strike)
    }

    /// What gets through as the defence dice lie.
    pub(super) fn harm(&self, target: FigureId) -> Harm {
        // No agent stands behind a mine (198).
        let is_mine = matches!(self.attack.with, With::Mission(_));
        let defender = self.state.defender(self.content, target);
        let defender = Defender { warded: defender.warded && !is_mine, ..defender };
        let manner = self.manner();
        let cover = defender.armour_against(manner).cover(&self.attack.defence.sum(&self.content.dice));
        self.attack.guard.harm(&defender, manner, cover)
    }

    /// Whether the dice of the defence could still make a difference.
    pub(super) fn gets_through(&self) -> bool {
        self.target().is_some_and(|target| self.harm(target).wounds > 0)
    }
}
