//! What somebody who is about to act gets and sees from where he stands: the ways of his movement, his field of view, how far
//! it is to everybody and what stops his sight. It follows from what lies on the table, and saves people counting hexes.

use serde::Serialize;
use sortie_boards::hex::{Hex, Obstacle, Place};
use ts_rs::TS;

use crate::content::Content;
use crate::state::{Frame, MovementFrame, State, TurnFrame};
use crate::world::{FigureId, Kind};

/// What somebody sees who is about to act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersLooks")]
pub struct Looks {
    /// Who.
    pub figure: FigureId,
    /// Hexes left of a movement, where one is open.
    pub hexes: u8,
    /// Where the movement may lead now, and what each end costs (59).
    pub ways: Vec<WayTo>,
    /// The hexes he could attack into (27 to 29).
    pub field: Vec<Hex>,
    /// Everybody else, as seen from there.
    pub others: Vec<Look>,
}

/// One end of a movement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersWayTo")]
pub struct WayTo {
    /// Where.
    pub to: Hex,
    /// Hexes of movement.
    pub cost: u8,
    /// The hexes walked through, the end last.
    pub path: Vec<Hex>,
    /// Signals that come into sight on the way (154).
    pub reveals: Vec<FigureId>,
    /// Aliens in contact at the end (93).
    pub contacts: Vec<FigureId>,
    /// Aliens that would see him there (52).
    pub seen_by: Vec<FigureId>,
}

/// Somebody else, from where one stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersLook")]
pub struct Look {
    /// Who.
    pub figure: FigureId,
    /// How far, in areas; 0 is contact (16). None where no chain of areas leads.
    pub distance: Option<u8>,
    /// What stops the sight, if anything does (27).
    pub stopped_by: Option<Stop>,
    /// In front, as far as that counts (29).
    pub in_view: bool,
}

/// What stops a line of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersStop")]
pub enum Stop {
    /// A hex that lets no line through.
    Hex(Hex),
    /// A place where no hex is drawn: half widths and rows.
    Edge(i16, i16),
    /// What stands between two hexes.
    Side(Hex, Hex),
}

impl From<Obstacle> for Stop {
    fn from(obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Hex(hex) => Self::Hex(hex),
            Obstacle::Edge(Place { x, y }) => Self::Edge(x, y),
            Obstacle::Side(a, b) => Self::Side(a, b),
        }
    }
}

/// For who is about to act on the map, if somebody is.
pub(super) fn looks(content: &Content, state: &State) -> Option<Looks> {
    let (figure, hexes) = match state.frames.top()? {
        Frame::Turn(TurnFrame { agent, has_moved, stays, .. }) => {
            let may_move = !has_moved && !stays;
            (agent, if may_move { state.movement(content, agent) } else { 0 })
        }
        Frame::Movement(MovementFrame { figure, left, .. }) => (figure, left),
        Frame::Granted(granted) => (granted.figure, 0),
        Frame::Opening(_)
        | Frame::Round(_)
        | Frame::Promotion { .. }
        | Frame::Delivery(_)
        | Frame::Found(_)
        | Frame::Power(_)
        | Frame::Attack(_)
        | Frame::Dice
        | Frame::AlienTurn(_)
        | Frame::Activation(_)
        | Frame::Guard(_)
        | Frame::Reveals
        | Frame::Teleport(_)
        | Frame::Arrival(_)
        | Frame::Event(_)
        | Frame::Signals(_)
        | Frame::Scouting(_)
        | Frame::Acting { .. }
        | Frame::Script
        | Frame::Campaign(_)
        | Frame::Instructed
        | Frame::Reading
        | Frame::Caught(_)
        | Frame::Asked(_) => return None,
    };
    if !state.body(figure).is_present {
        return None;
    }
    let world = state.world(content);
    let at = state.body(figure).at;
    let others = world.figures().filter(|&other| other != figure).map(|other| Look {
        figure: other,
        distance: world.distance(figure, other),
        stopped_by: world.board.sight(at, world.at(other)).err().map(Stop::from),
        in_view: !world.options.human_view || world.is_in_view(figure, world.at(other)),
    });
    Some(Looks {
        figure,
        hexes,
        ways: ways(content, state, figure, hexes),
        field: world.field(figure).iter().collect(),
        others: others.collect(),
    })
}

fn ways(content: &Content, state: &State, figure: FigureId, hexes: u8) -> Vec<WayTo> {
    if hexes == 0 {
        return Vec::new();
    }
    let world = state.world(content);
    let (reach, here) = (world.reach(figure, hexes), state.body(figure).at);
    let signals: Vec<FigureId> = world.all(Kind::Signal).collect();
    let aliens: Vec<FigureId> = world.all(Kind::Alien).collect();
    let way = |(to, cost): (Hex, u8)| {
        let path = reach.path_to(to);
        let is_revealed = |signal: &&FigureId| {
            path.iter().any(|&hex| hex != here && world.board.sees(hex, world.at(**signal)))
        };
        let beside = world.board.beside(to);
        let near = |alien: &&FigureId| beside.has(world.at(**alien));
        let sees = |alien: &&FigureId| world.board.sees(world.at(**alien), to);
        WayTo {
            to,
            cost,
            reveals: signals.iter().filter(is_revealed).copied().collect(),
            contacts: aliens.iter().filter(near).copied().collect(),
            seen_by: aliens.iter().filter(sees).copied().collect(),
            path,
        }
    };
    world.ends(figure, hexes).into_iter().filter(|&(to, _)| to != here).map(way).collect()
}
