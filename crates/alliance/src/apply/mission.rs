//! Missions and their scenes: what is laid out and cleared away (R1.19, R17.2).

use super::Ctx;
use super::camp::clear;
use crate::state::{Frame, Script};
use crate::world::{FigureId, Side};

impl Ctx<'_> {
    /// Everything of the mission before is put away, and another begins.
    pub(crate) fn begin_mission(&mut self, script: Script, medpacs: u8) {
        clear(self.state.0);
        self.start_over(Frame::Deploying);
        self.begin_script(script);
        self.shuffle_supply();
        self.set_medpacs(medpacs);
    }

    /// A mission or an encounter begins.
    pub(crate) fn begin_script(&mut self, script: Script) {
        self.state.0.script = Some(Box::new(script));
    }

    /// The map of a scene is laid out, all doors closed.
    pub(crate) fn lay_map(&mut self, map: u8) {
        self.state.0.table.map = map;
        self.state.0.doors = 0;
    }

    /// Everybody begins with so much damage; nobody is wounded before the mission begins.
    pub(crate) fn begin_damaged(&mut self, damage: u8) {
        for body in &mut self.state.0.bodies {
            body.damage = u16::from(damage).min(body.health.saturating_sub(1));
        }
    }

    /// The map is cleared: everybody is lifted from it, and nobody carries anything.
    pub(crate) fn clear_map(&mut self) {
        for body in &mut self.state.0.bodies {
            body.is_present = false;
            body.is_carrying = false;
        }
    }

    /// Enemies leave the display; nobody of them counts as defeated (A43). Who joined behind an enemy group keeps its
    /// number, and the enemy's place stays empty.
    pub(crate) fn dismiss_enemies(&mut self) {
        let state = &mut *self.state.0;
        state.acting = None;
        state.now_used.clear();
        for body in state.bodies.iter_mut().filter(|body| body.side != Side::Rebel) {
            body.is_present = false;
        }
        let n_groups =
            state.groups.iter().rposition(|group| group.side == Side::Rebel).map_or(0, |last| last + 1);
        let n_figures = match state.groups.get(n_groups) {
            Some(group) => usize::from(group.first),
            None => state.bodies.len(),
        };
        state.groups.truncate(n_groups);
        state.bodies.truncate(n_figures);
        state.cast.truncate(n_figures);
        state.used.retain(|source| source.figure.index() < n_figures);
    }

    /// A figure is on the map; where, a real table knows.
    pub(crate) fn appear(&mut self, figure: FigureId) {
        self.state.0.body_mut(figure).is_present = true;
    }

    /// Whether a figure carries something (R13.1).
    pub(crate) fn set_carrying(&mut self, figure: FigureId, is_carrying: bool) {
        self.state.0.body_mut(figure).is_carrying = is_carrying;
    }

    /// Whatever was under way is put aside.
    pub(crate) fn put_aside(&mut self) {
        let state = &mut *self.state.0;
        state.tied.forget();
        state.frames.clear();
        state.attacks.clear();
        state.test = None;
    }
}
