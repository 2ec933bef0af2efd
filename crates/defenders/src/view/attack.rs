//! The dice that fall, and the attack under way.

use serde::Serialize;
use ts_rs::TS;

use crate::attack::Manner;
use crate::choice::AttackMoment;
use crate::content::Content;
use crate::dice::Die;
use crate::flow::{self, Standing};
use crate::state::{Frame, Rolled, State, With};
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

/// An attack under way: all that lies on the table of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAttackView")]
pub struct AttackView {
    /// Who attacks; nobody stands behind the dice of a mine.
    pub attacker: Option<FigureId>,
    /// With what.
    pub with: With,
    /// What it does.
    pub manner: Manner,
    /// Whom it is aimed at.
    pub target: FigureId,
    /// Outside the normal order: it costs no combat (125).
    pub extra: bool,
    /// How far it has come.
    pub moment: AttackMoment,
    /// What powers and tokens have added to the weapon.
    pub added: AddedView,
    /// The hit roll.
    pub dice: Vec<Rolled>,
    /// An alien weapon has failed (106).
    pub failed: bool,
    /// Hits, once the roll is counted.
    pub hits: Option<u16>,
    /// Hits as the dice lie, while that may still change.
    pub so_far: Option<u16>,
    /// Defence dice that each target rolls less, once the roll is counted.
    pub fewer_dice: u8,
    /// Who defends, one after the other.
    pub targets: Vec<FigureId>,
    /// Who defends now, and how.
    pub defender: Option<DefenceView>,
}

/// What powers and tokens have added to an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAddedView")]
pub struct AddedView {
    /// Red and blue dice.
    pub dice: [u8; 2],
    /// Hits by powers.
    pub hits: u8,
    /// Hits for ammo tokens (75).
    pub bought: u8,
    /// Defence dice less.
    pub fewer_dice: u8,
    /// It does area damage, by a power or for a token.
    pub area: bool,
}

/// A defence under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersDefenceView")]
pub struct DefenceView {
    /// Who defends.
    pub figure: FigureId,
    /// Hits that powers have cancelled.
    pub cancelled: u8,
    /// Hits left for the dice, once shields have taken theirs.
    pub hits: u16,
    /// Tokens that take hits first: those of Reinforced Armour, points of the energy shield.
    pub tokens: [u8; 2],
    /// How many dice defend.
    pub n_dice: u16,
    /// The defence roll.
    pub dice: Vec<Rolled>,
    /// Hits that get through as the dice lie, once they do.
    pub left: Option<u16>,
}

pub(super) fn roll(state: &State) -> Option<RollView> {
    let roll = state.roll.as_ref()?;
    Some(RollView { whom: roll.whom, left: roll.left, fallen: roll.fallen.to_vec() })
}

pub(super) fn attack(content: &Content, state: &State) -> Option<AttackView> {
    let attack = state.attack()?;
    let is_attack = |frame: &Frame| if let Frame::Attack(step) = frame { Some(*step) } else { None };
    let step = state.frames.iter().rev().find_map(is_attack)?;
    let Standing { moment, manner, is_counted, so_far, defence } = flow::standing(content, state, step)?;
    let bonus = attack.bonus;
    Some(AttackView {
        attacker: attack.attacker,
        with: attack.with,
        manner,
        target: attack.target,
        extra: attack.is_extra,
        moment,
        added: AddedView {
            dice: [bonus.dice.of(Die::Red), bonus.dice.of(Die::Blue)],
            hits: bonus.hits,
            bought: attack.spent,
            fewer_dice: bonus.fewer_dice,
            area: bonus.area || attack.area_paid,
        },
        dice: attack.dice.as_slice().to_vec(),
        failed: attack.strike.void,
        hits: is_counted.then_some(attack.strike.hits),
        so_far,
        fewer_dice: attack.strike.fewer_dice,
        targets: attack.targets.iter().collect(),
        defender: defence.map(|(figure, guard, left)| DefenceView {
            figure,
            cancelled: attack.cancelled,
            hits: guard.hits,
            tokens: [guard.reinforced_used, guard.shield_used],
            n_dice: guard.dice,
            dice: attack.defence.as_slice().to_vec(),
            left,
        }),
    })
}
