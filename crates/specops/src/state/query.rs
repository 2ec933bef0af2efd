//! Questions about a state that need nothing else.

use sortie_kernel::{Seat, Viewer};

use super::{Place, State, TableToken, Unit};
use crate::content::Condition;
use crate::ids::{TokenId, UnitId};
use crate::side::Colour;
use crate::world::Body;

impl State {
    /// Whether a real table is played at, where nobody tells where miniatures stand.
    pub(crate) fn is_beside(&self) -> bool {
        self.beside.is_some()
    }

    /// The seat that plays a colour (C1.7).
    pub(crate) fn seat_of(&self, colour: Colour) -> Seat {
        match colour {
            Colour::Blue => self.table.blue,
            Colour::Red => Seat(1 - self.table.blue.0),
        }
    }

    /// The colour that a seat plays.
    pub(crate) fn colour_of(&self, seat: Seat) -> Colour {
        if seat == self.table.blue { Colour::Blue } else { Colour::Red }
    }

    /// Whether somebody looks through the eyes of a colour.
    pub(crate) fn is_seen_by(&self, colour: Colour, viewer: Viewer) -> bool {
        viewer.is(self.seat_of(colour))
    }

    pub(crate) fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    /// Where a unit stands.
    pub(crate) fn body(&self, unit: UnitId) -> &Body {
        &self.bodies[unit.index()]
    }

    /// A unit is somewhere else; its body is on the table or not.
    pub(crate) fn put(&mut self, unit: UnitId, place: Place) {
        self.units[unit.index()].place = place;
        self.bodies[unit.index()].is_present = place == Place::Table;
    }

    pub(crate) fn token(&self, token: TokenId) -> &TableToken {
        &self.tokens[token.index()]
    }

    /// Every unit, in order.
    pub(crate) fn unit_ids(&self) -> impl Iterator<Item = UnitId> + Clone + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// Every token on the table, in order.
    pub(crate) fn token_ids(&self) -> impl Iterator<Item = TokenId> + '_ {
        (0..self.tokens.len() as u8).map(TokenId).filter(|token| !self.token(*token).is_gone)
    }

    /// The units of a colour, wherever they are; the vehicle is none (M3.13).
    pub(crate) fn units_of(&self, colour: Colour) -> impl Iterator<Item = UnitId> + Clone + '_ {
        let is_own = move |unit: &UnitId| {
            let unit = self.unit(*unit);
            unit.colour == colour && !unit.is_vehicle
        };
        self.unit_ids().filter(is_own)
    }

    /// Everybody on the table, the vehicle too.
    pub(crate) fn present(&self) -> impl Iterator<Item = UnitId> + Clone + '_ {
        self.unit_ids().filter(|unit| self.unit(*unit).is_on_table())
    }

    /// The units of a colour on the table, without the vehicle.
    pub(crate) fn present_of(&self, colour: Colour) -> impl Iterator<Item = UnitId> + Clone + '_ {
        self.units_of(colour).filter(|unit| self.unit(*unit).is_on_table())
    }

    /// The vehicle of mission 3, as long as it stands.
    pub(crate) fn vehicle(&self) -> Option<UnitId> {
        self.present().find(|unit| self.unit(*unit).is_vehicle)
    }

    /// How many undefeated units a side has, wherever they are (C3.10, C14.4).
    pub(crate) fn n_undefeated(&self, colour: Colour) -> u8 {
        self.units_of(colour).filter(|unit| self.unit(*unit).is_undefeated()).count() as u8
    }

    /// What is in force now (M5.1).
    pub(crate) fn condition(&self) -> Condition {
        let rounds = if self.table.is_late { 3..=4 } else { 1..=2 };
        if rounds.contains(&self.round) { self.table.condition } else { Condition::Clear }
    }

    /// Who is first where several could be: the side with priority, else blue (C2.2).
    pub(crate) fn first(&self) -> Colour {
        self.priority.unwrap_or(Colour::Blue)
    }

    /// The unit whose activation is under way.
    pub(crate) fn active(&self) -> Option<UnitId> {
        self.activation.as_ref().map(|activation| activation.unit)
    }

    /// The tokens that somebody holds.
    pub(crate) fn held_by(&self, unit: UnitId) -> impl Iterator<Item = TokenId> + '_ {
        self.token_ids().filter(move |token| self.token(*token).holder == Some(unit))
    }
}
