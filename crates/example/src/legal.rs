//! Which answers are open now, and why others are not.

use sortie_kernel::{Offer, Reason, RegionOffer, Rule, Seat, Viewer};

use crate::choice::{Choice, Prompt, Speed};
use crate::content::Content;
use crate::plane::Disc;
use crate::state::{Frame, State};

/// Adds every answer that can be listed.
pub(crate) fn offers(state: &State, out: &mut Vec<Offer<Choice>>) {
    match state.frames.top() {
        Some(Frame::Speeds) => {
            for &seat in state.sealed.missing() {
                out.extend(Speed::ALL.map(|speed| Offer { seat, choice: Choice::Speed { speed } }));
            }
        }
        Some(Frame::Moves) => {
            out.extend(state.next_to_move().map(|seat| Offer { seat, choice: Choice::Hold {} }));
        }
        Some(Frame::Begin | Frame::Salvage) | None => {}
    }
}

/// Adds the region of the ship that moves.
pub(crate) fn regions(content: &Content, state: &State, out: &mut Vec<RegionOffer<Disc>>) {
    let moving = state.next_to_move().filter(|_| state.frames.top() == Some(Frame::Moves));
    let Some((seat, speed)) = moving.and_then(|seat| Some((seat, state.ship(seat).speed?))) else { return };
    let others = state.seats().filter(|other| *other != seat).map(|other| state.ship(other).at).collect();
    let radius = content.reach * (speed as u16 + 1);
    out.push(RegionOffer { seat, region: Disc { center: state.ship(seat).at, radius, others } });
}

/// What is asked, as a viewer may know it.
pub(crate) fn prompt(state: &State, viewer: Viewer) -> Prompt {
    match (state.frames.top(), state.next_to_move()) {
        (Some(Frame::Moves), Some(seat)) => Prompt::Move { seat },
        _ => Prompt::Speed {
            missing: state.sealed.missing().to_vec(),
            mine: state.sealed.seen_by(viewer).copied(),
        },
    }
}

/// Why an answer is not open.
pub(crate) fn why_not(state: &State, seat: Seat, choice: Choice) -> Reason {
    let because = |code, rule| Reason { code, rule: Some(Rule(rule)) };
    match state.frames.top() {
        Some(Frame::Moves) if state.next_to_move() != Some(seat) => because("example-not-your-turn", "E4"),
        Some(Frame::Speeds) if !state.sealed.missing().contains(&seat) => because("example-has-chosen", "E3"),
        _ => match choice {
            Choice::Speed { .. } => because("example-not-now", "E3"),
            Choice::Move { .. } | Choice::Hold {} => because("example-not-now", "E4"),
        },
    }
}
