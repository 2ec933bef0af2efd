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
    let own = |figure| (figure, arms_of(content, state, figure), u32::MAX, Terms::default());
    let (attacker, weapons, among, terms) = match state.frames.top() {
        Some(Frame::Rebel(turn)) => {
            if turn.stage != RebelStage::Acting || !hero::may_attack(state, turn) {
                return;
            }
            own(turn.figure)
        }
        Some(Frame::Ordered { figure }) => own(figure),
        // An attack that an ability grants has its dice, keywords and options, and perhaps no defence to meet.
        Some(Frame::Striking(frame)) => {
            if !state.body(frame.figure).is_present {
                return;
            }
            let among = frame.targets(content, state);
            (frame.figure, frame.arms(content, state), among, frame.terms(content, state))
        }
        None
        | Some(
            Frame::Deploying
            | Frame::Placing { .. }
            | Frame::Round(_)
            | Frame::Group(_)
            | Frame::Enemy(_)
            | Frame::Attack(_)
            | Frame::Deeds(_)
            | Frame::Moving(_)
            | Frame::Hammer(_)
            | Frame::Decoyed { .. }
            | Frame::Test(_)
            | Frame::After { .. }
            | Frame::Fallen { .. }
            | Frame::Scouting { .. }
            | Frame::Sharing { .. }
            | Frame::Drawn { .. }
            | Frame::Script
            | Frame::StarMap
            | Frame::Window { .. }
            | Frame::MissionOver { .. }
            | Frame::Keeping { .. },
        ) => return,
    };
    each_attack(look, attacker, &weapons, among, |slot, target, _| {
        if let Some(&arms) = weapons.iter().find(|arms| arms.slot == slot) {
            tell(attacker, arms, terms, target);
        }
    });
}
