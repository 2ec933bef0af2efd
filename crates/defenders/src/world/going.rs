//! Movement of agents and drones: where they get, what stops them, what they reveal on the way (59 to 63, 80, 85, 93, 94).

use sortie_boards::hex::{Facing, Gait, Hex, HexSet, Reach, Side};

use super::{FigureId, Kind, World};

/// A movement as it would go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walk {
    /// Hexes entered.
    pub cost: u8,
    /// After which hex, counted from 1, which signals come into sight of the one who walks (154).
    pub reveals: Vec<(usize, Vec<FigureId>)>,
    /// The aliens in contact at its end (93).
    pub contacts: Vec<FigureId>,
}

impl World<'_> {
    /// The aliens adjacent to a figure that hold it: who lies there stunned engages nobody (198).
    pub fn contacts(&self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        let beside = self.board.beside(self.at(figure));
        self.all(Kind::Alien).filter(move |&alien| beside.has(self.at(alien)) && !self.body(alien).is_down)
    }

    /// Whether contact holds an agent now (93, 94): worked out, never remembered (A57). Drones are never held (178).
    pub fn is_engaged(&self, figure: FigureId) -> bool {
        let body = self.body(figure);
        body.kind == Kind::Agent && !body.has_evaded && self.contacts(figure).next().is_some()
    }

    /// How many hexes a movement may have now: none for who is held, one for who bleeds (89, 94 to 96).
    pub fn allowance(&self, figure: FigureId) -> u8 {
        let body = self.body(figure);
        if body.is_held_fast() || self.is_engaged(figure) {
            0
        } else if body.is_bleeding() {
            body.movement.min(1)
        } else {
            body.movement
        }
    }

    /// How a figure walks: windows are open to aliens and signals only (26, A50).
    pub fn gait(&self, figure: FigureId) -> Gait {
        if self.body(figure).kind.is_ours() { Gait::Walking } else { Gait::Climbing }
    }

    /// What a figure may walk through: agents and drones pass each other but no alien (60, 61); aliens and signals pass
    /// everybody (149, 161).
    fn through(&self, figure: FigureId) -> HexSet {
        let floor = *self.board.floor();
        if self.body(figure).kind.is_ours() {
            floor - self.held_by(|body| body.kind == Kind::Alien)
        } else {
            floor
        }
    }

    /// All hexes within a movement of at most so many, those held by others included.
    pub fn reach(&self, figure: FigureId, hexes: u8) -> Reach {
        self.board.reach(self.at(figure), self.gait(figure), hexes, &self.through(figure))
    }

    /// Where a figure may end a movement of at most so many hexes, with what each costs, in order; its own hex costs
    /// nothing (59 to 61, A56).
    pub fn ends(&self, figure: FigureId, hexes: u8) -> Vec<(Hex, u8)> {
        let reach = self.reach(figure, hexes);
        let free = self.free_for(Some(figure));
        reach.iter().filter(|&(hex, _)| free.has(hex)).collect()
    }

    /// A movement hex by hex, checked for signals after each (154); what comes into sight on the way is taken off as if it
    /// were human. None if it is no legal movement. An empty one is allowed to who may turn (A56).
    pub fn walk(&self, figure: FigureId, path: &[Hex]) -> Option<Walk> {
        let body = self.body(figure);
        if body.is_held_fast() || path.len() > usize::from(self.allowance(figure)) {
            return None;
        }
        let (gait, through) = (self.gait(figure), self.through(figure));
        let mut hidden: Vec<FigureId> = self.all(Kind::Signal).filter(|&signal| signal != figure).collect();
        let mut reveals = Vec::new();
        let mut here = body.at;
        for (n, &next) in path.iter().enumerate() {
            if !self.board.ways(here, gait).has(next) || !through.has(next) {
                return None;
            }
            here = next;
            if body.kind.is_ours() {
                let (seen, still) =
                    hidden.iter().partition(|&&signal| self.board.sees(here, self.at(signal)));
                hidden = still;
                if !Vec::is_empty(&seen) {
                    reveals.push((n + 1, seen));
                }
            }
        }
        let is_taken = |other: FigureId| {
            let is_gone = self.body(other).kind == Kind::Signal && !hidden.contains(&other);
            other != figure && !is_gone && self.at(other) == here
        };
        if self.figures().any(is_taken) {
            return None;
        }
        let beside = self.board.beside(here);
        let contacts = self.all(Kind::Alien).filter(|&alien| alien != figure && beside.has(self.at(alien)));
        Some(Walk { cost: path.len() as u8, reveals, contacts: contacts.collect() })
    }

    /// Whether an agent is free to leave his hex by an action (A21, A22).
    fn is_at_liberty(&self, figure: FigureId) -> bool {
        let body = self.body(figure);
        body.kind == Kind::Agent && !body.is_held_fast() && !body.is_bleeding() && !self.is_engaged(figure)
    }

    /// The empty hexes behind the windows of an agent's hex (80, A21).
    pub fn leaps(&self, figure: FigureId) -> HexSet {
        if !self.is_at_liberty(figure) {
            return HexSet::EMPTY;
        }
        let at = self.at(figure);
        let layout = self.board.layout();
        let windows = Facing::ALL.into_iter().filter(|&facing| layout.side(at, facing) == Side::Window);
        let behind: HexSet = windows.filter_map(|facing| self.board.neighbour(at, facing)).collect();
        behind & self.free_for(None)
    }

    /// The empty hexes of an agent's part of his area (85, A22).
    pub fn redeployments(&self, figure: FigureId) -> HexSet {
        if !self.is_at_liberty(figure) {
            return HexSet::EMPTY;
        }
        let part = self.board.part(self.at(figure), Gait::Walking);
        self.board.part_hexes(part, Gait::Walking) & self.free_for(None)
    }
}
