//! Which attacks the open decision offers, for whoever shows them.

use super::arms::each_attack;
use super::declare::Terms;
use crate::flow::ability::Look;
use crate::flow::hero;
use crate::powers::{Arms, arms_of};
use crate::state::{Frame, RebelStage};
use crate::world::FigureId;

/// Tells every attack that the open decision offers: who makes it, with what, on which terms, against whom.
pub(crate) fn open_attacks<'a>(look: &Look<'a>, mut tell: impl FnMut(FigureId, Arms, Terms<'a>, FigureId)) {
    let (content, state) = (look.content, look.state);
    let (attacker, weapons, among, terms) = match state.frames.top() {
        Some(Frame::Rebel(turn)) if turn.stage == RebelStage::Acting && hero::may_attack(state, turn) => {
            (turn.figure, arms_of(content, state, turn.figure), u32::MAX, Terms::default())
        }
        Some(Frame::Ordered { figure }) => {
            (figure, arms_of(content, state, figure), u32::MAX, Terms::default())
        }
        // An attack that an ability grants has its dice, keywords and options, and perhaps no defence to meet.
        Some(Frame::Striking(frame)) if state.body(frame.figure).is_present => {
            (frame.figure, frame.arms(content, state), frame.among, frame.terms(content, state))
        }
        _ => return,
    };
    each_attack(look, attacker, &weapons, among, |slot, target, _| {
        if let Some(&arms) = weapons.iter().find(|arms| arms.slot == slot) {
            tell(attacker, arms, terms, target);
        }
    });
}
