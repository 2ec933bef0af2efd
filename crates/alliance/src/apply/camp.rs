//! The team by itself: between missions nobody is on a map, in an encounter the heroes stand side by side.

use sortie_boards::square::{Position, Space};

use super::Ctx;
use crate::content::Content;
use crate::state::{Frame, MOST_FIGURES, State};

/// The map of encounters.
const CAMP: &str = "camp";

impl Ctx<'_> {
    /// Everybody is fresh: unwounded, unhurt, without strain, conditions and tokens, all cards ready, supply cards gone;
    /// enemies and allies are not there (R19.2, R21.3, R30.9, A44).
    pub(crate) fn gather(&mut self) {
        clear(self.state.0);
        self.state.0.table.map = self.content.map(CAMP).unwrap_or(0) as u8;
        let Some(campaign) = self.state.campaign.clone() else { return };
        for file in &campaign.heroes {
            self.take_seat(file.hero, file.hand(self.content));
        }
        self.share_team_cards();
    }

    /// The heroes stand next to each other, all of them within one space (R30.8).
    pub(crate) fn assemble(&mut self) {
        self.gather();
        let spaces = circle(self.content, &self.state);
        for (hero, space) in (0..self.state.heroes.len()).zip(spaces) {
            let figure = self.state.heroes[hero].figure;
            self.stand(figure, Position::small(space));
        }
    }

    /// The star map lies on the table, and nothing else is under way.
    pub(crate) fn open_star_map(&mut self) {
        self.start_over(Frame::StarMap);
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

/// Nobody and nothing is on the table.
pub(super) fn clear(state: &mut State) {
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
    state.used.clear();
    state.now_used.clear();
    state.acting = None;
    state.bonus_hero = 0;
}
