//! What is seen: signals in somebody's sight, what lies in front of an agent.

use sortie_boards::hex::{Hex, HexSet};

use super::{FigureId, Kind, World};

impl World<'_> {
    /// The agents and drones that see a hex, all round, so that a signal there would be revealed (145, 155, A58).
    pub fn watchers_of(&self, hex: Hex) -> impl Iterator<Item = FigureId> {
        self.figures()
            .filter(move |&figure| self.body(figure).kind.is_ours() && self.board.sees(self.at(figure), hex))
    }

    /// The signals somebody sees (145).
    pub fn signals_in_sight(&self) -> impl Iterator<Item = FigureId> {
        // A signal is seen if anybody sees it: what all of them see is put together once, if there is a signal at all.
        let is_there = self.all(Kind::Signal).next().is_some();
        let watchers = self.figures().filter(|&figure| is_there && self.body(figure).kind.is_ours());
        let seen = watchers.fold(HexSet::EMPTY, |seen, figure| seen | self.board.seen_from(self.at(figure)));
        self.all(Kind::Signal).filter(move |&signal| seen.has(self.at(signal)))
    }

    /// Whether an alien sees somebody it could be after: sight, and no Stealth beyond which it is (27, 195).
    pub fn notices(&self, alien: FigureId, figure: FigureId) -> bool {
        let hidden = || {
            let beyond = self
                .body(figure)
                .stealth
                .filter(|_| !self.body(alien).alien.is_some_and(|alien| alien.ignores_stealth));
            beyond.is_some_and(|beyond| self.distance(alien, figure).is_none_or(|areas| areas > beyond))
        };
        self.sees(alien, figure) && !hidden()
    }

    /// Whether a hex lies in the half plane in front of an agent, whatever stands between (29, A6). Others look all round (30).
    pub fn is_in_view(&self, figure: FigureId, hex: Hex) -> bool {
        let body = self.body(figure);
        body.kind != Kind::Agent || body.at == hex || self.board.in_front(body.at, body.facing, hex)
    }

    /// The hexes a figure could attack into from where it stands: floor in sight, for agents with human view in front of
    /// them (27 to 30).
    pub fn field(&self, figure: FigureId) -> HexSet {
        let at = self.at(figure);
        let looks_ahead = self.options.human_view;
        let floor = self.board.seen_from(at) & *self.board.floor();
        floor.iter().filter(|&hex| hex != at && (!looks_ahead || self.is_in_view(figure, hex))).collect()
    }
}
