//! The dice that fall, and the attack under way.

use serde::Serialize;
use ts_rs::TS;

use crate::content::Content;
use crate::state::{AttackStep, Frame, Rolled, State, With};
use crate::world::FigureId;

/// Dice that are falling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersRollView")]
pub struct RollView {
    /// Whose.
    pub whom: FigureId,
    /// Red and blue dice that have not fallen.
    pub left: [u8; 2],
    /// Those that have.
    pub fallen: Vec<Rolled>,
}

/// An attack under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAttackView")]
pub struct AttackView {
    /// Who attacks; nobody stands behind the dice of a mine.
    pub attacker: Option<FigureId>,
    /// With what.
    pub with: With,
    /// Whom it is aimed at.
    pub target: FigureId,
    /// The hit roll.
    pub dice: Vec<Rolled>,
    /// Hits, once the roll is counted.
    pub hits: Option<u16>,
    /// Who defends.
    pub targets: Vec<FigureId>,
    /// Who defends now.
    pub defender: Option<FigureId>,
    /// The defence roll.
    pub defence: Vec<Rolled>,
}

pub(super) fn roll(state: &State) -> Option<RollView> {
    let roll = state.roll.as_ref()?;
    Some(RollView { whom: roll.whom, left: roll.left, fallen: roll.fallen.to_vec() })
}

pub(super) fn attack(_content: &Content, state: &State) -> Option<AttackView> {
    let attack = state.attack()?;
    let step = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Attack(step) => Some(*step),
        _ => None,
    });
    let is_counted = step.is_some_and(|step| {
        !matches!(step, AttackStep::Declared | AttackStep::Roll | AttackStep::Rolled | AttackStep::Spending)
    });
    Some(AttackView {
        attacker: attack.attacker,
        with: attack.with,
        target: attack.target,
        dice: attack.dice.as_slice().to_vec(),
        hits: is_counted.then_some(attack.strike.hits),
        targets: attack.targets.iter().collect(),
        defender: attack.targets.get(attack.at).filter(|_| is_counted),
        defence: attack.defence.as_slice().to_vec(),
    })
}
