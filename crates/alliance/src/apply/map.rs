//! What lies on the map, and the shared pool of medpacs.

use super::Ctx;
use crate::event::Event;
use crate::world::FigureId;

impl Ctx<'_> {
    /// A door opens (R3.10).
    pub(crate) fn open_door(&mut self, door: u8) {
        self.state.0.doors |= 1 << door;
        self.tell("R3.10", |_| Event::DoorOpened { door });
    }

    /// A crate is emptied.
    pub(crate) fn empty_crate(&mut self, number: u8) {
        self.state.0.crates &= !(1 << number);
    }

    /// A terminal is used up.
    pub(crate) fn use_terminal(&mut self, number: u8) {
        self.state.0.terminals &= !(1 << number);
    }

    /// A medpac of the shared pool is used (R19.3, R19.4).
    pub(crate) fn use_medpac(&mut self, figure: FigureId) {
        self.state.0.medpacs -= 1;
        let left = self.state.medpacs;
        self.tell("R19.4", |_| Event::MedpacUsed { figure, left });
    }

    /// A medpac was used on a real table, where it is told already (R19.7).
    pub(crate) fn lose_medpac(&mut self) {
        self.state.0.medpacs = self.state.medpacs.saturating_sub(1);
    }

    /// So many medpacs are in the pool.
    pub(crate) fn set_medpacs(&mut self, medpacs: u8) {
        self.state.0.medpacs = medpacs;
    }

    /// The team gains a medpac.
    pub(crate) fn gain_medpac(&mut self) {
        self.state.0.medpacs = self.state.medpacs.saturating_add(1);
        let left = self.state.medpacs;
        self.tell("R19.4", |_| Event::MedpacGained { left });
    }
}
