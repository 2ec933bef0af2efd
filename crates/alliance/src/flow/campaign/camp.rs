//! The team by itself: between missions nobody is on a map, in an encounter the heroes stand side by side.

use arrayvec::ArrayVec;
use sortie_boards::square::{Position, Space};

use crate::content::Content;
use crate::muster::{share_team_cards, take_seat};
use crate::state::{MOST_FIGURES, State};

/// The map of encounters.
const CAMP: &str = "camp";

/// Everybody is fresh: unwounded, unhurt, without strain, conditions and tokens, all cards ready, supply cards gone;
/// enemies and allies are not there (R19.2, R21.3, R30.9, A44).
pub(super) fn gather(content: &Content, state: &mut State) {
    clear(state);
    state.table.map = content.map(CAMP).unwrap_or(0) as u8;
    let Some(campaign) = state.campaign.clone() else { return };
    for file in &campaign.heroes {
        take_seat(content, state, file.hero, file.hand(content));
    }
    share_team_cards(content, state);
}

/// The heroes stand next to each other, all of them within one space (R30.8).
pub(super) fn assemble(content: &Content, state: &mut State) {
    gather(content, state);
    let spaces = circle(content, state);
    for (hero, space) in (0..state.heroes.len()).zip(spaces) {
        let figure = state.heroes[hero].figure;
        let body = state.body_mut(figure);
        body.at = Position::small(space);
        body.is_present = true;
    }
}

/// Four spaces of the camp that are adjacent to each other.
fn circle(content: &Content, state: &State) -> Vec<Space> {
    let map = &content.maps[usize::from(state.table.map)];
    let board = state.board(content);
    let mut circle: Vec<Space> = Vec::new();
    for &space in &map.entries {
        if circle.iter().all(|&other| board.distance(other, space) == Some(1)) {
            circle.push(space);
        }
    }
    circle
}

fn clear(state: &mut State) {
    state.round = 0;
    state.doors = 0;
    state.crates = 0;
    state.terminals = 0;
    state.bodies.clear();
    state.cast.clear();
    state.heroes.clear();
    state.groups.clear();
    state.medpacs = 0;
    state.attacks.clear();
    state.test = None;
    state.rolls = [0; MOST_FIGURES];
    state.used = ArrayVec::new();
    state.now_used = ArrayVec::new();
    state.acting = None;
    state.bonus_hero = 0;
}
