//! How far a movement may lead that a power or an event allows (89, 94, 95, 184).

use super::movement;
use crate::content::Content;
use crate::state::State;
use crate::world::FigureId;

/// Its hexes: none for who is held, for who is engaged unless it leads out of melee, and for who has moved for good in this turn;
/// one for who bleeds.
pub(super) fn hexes(content: &Content, state: &State, figure: FigureId, hexes: u8, disengages: bool) -> u8 {
    let body = state.body(figure);
    let stays = state.turn().is_some_and(|turn| turn.agent == figure && turn.stays);
    let is_stuck = !disengages && state.world(content).is_engaged(figure);
    if !body.is_present || body.is_held_fast() || stays || is_stuck {
        0
    } else if body.is_bleeding() {
        hexes.min(1)
    } else {
        hexes
    }
}

/// Whether there is anything in it for a figure: somewhere to go, or another way to look.
pub(super) fn is_worth(
    content: &Content,
    state: &State,
    figure: FigureId,
    printed: u8,
    disengages: bool,
) -> bool {
    let hexes = hexes(content, state, figure, printed, disengages);
    let is_free =
        || movement::looks_ahead(state, figure) || !movement::ends(content, state, figure, hexes).is_empty();
    hexes > 0 && is_free()
}
