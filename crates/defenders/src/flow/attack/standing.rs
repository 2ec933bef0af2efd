//! How an attack stands, for who looks at it.

use super::under::Under;
use crate::attack::{Guard, Manner};
use crate::choice::AttackMoment;
use crate::content::Content;
use crate::state::{AttackStep, State};
use crate::world::FigureId;

/// How an attack stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Standing {
    /// How far it has come.
    pub(crate) moment: AttackMoment,
    /// What it does.
    pub(crate) manner: Manner,
    /// The hit roll is counted.
    pub(crate) is_counted: bool,
    /// What the hit roll comes to as it lies, while that may still change (70, 75).
    pub(crate) so_far: Option<u16>,
    /// Who defends now, what stands before him, and once his dice lie what gets through.
    pub(crate) defence: Option<(FigureId, Guard, Option<u16>)>,
}

/// How the attack under way stands.
pub(crate) fn standing(content: &Content, state: &State, step: AttackStep) -> Option<Standing> {
    let under = Under::of(content, state, step)?;
    let target = under.target();
    let (is_counted, defence) = match step {
        AttackStep::Declared
        | AttackStep::Roll
        | AttackStep::Rolled
        | AttackStep::Spending
        | AttackStep::Counted => (false, None),
        AttackStep::Next | AttackStep::After | AttackStep::Killed => (true, None),
        AttackStep::UnderAttack | AttackStep::Defence => {
            (true, target.map(|target| (target, under.guard(target), None)))
        }
        AttackStep::DefenceRolled | AttackStep::Harm => {
            let lie = state.roll.is_none();
            let left = |target| lie.then(|| under.harm(target).wounds);
            (true, target.map(|target| (target, under.attack.guard, left(target))))
        }
    };
    let so_far = matches!(step, AttackStep::Rolled | AttackStep::Spending).then(|| under.strike().hits);
    Some(Standing { moment: super::moment(step), manner: under.manner(), is_counted, so_far, defence })
}
