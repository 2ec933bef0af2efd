//! What people and Sortie tell each other beside the boxed game: reports, questions, and what has to be done on the real table.
//! Typed, so that a client says it in any language.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::Hex;
use ts_rs::TS;

use crate::content::OnHit;
use crate::mind::Errand;
use crate::source::Source;
use crate::state::Marked;
use crate::world::FigureId;

/// Something that happened on the real table: only what a rule waits for, or what Sortie keeps count of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersReport")]
pub enum Report {
    /// Somebody has so many wounds now, more or fewer than before (66, 88, 168, 169). With as many as its health an alien or a
    /// drone is dead, and an agent bleeds.
    Wounds {
        /// Who.
        figure: FigureId,
        /// How many in all.
        wounds: u8,
    },
    /// A bleeding agent was wounded again, and is dead (89, 90).
    Died {
        /// Who.
        agent: FigureId,
    },
    /// A signal has come into somebody's sight (145).
    Seen {
        /// Which.
        signal: FigureId,
    },
    /// A signal was destroyed unseen (188).
    Destroyed {
        /// Which.
        signal: FigureId,
    },
    /// An agent has used an ability or an item: it is turned down, or back in the stock (112).
    Used {
        /// Which.
        source: Source,
    },
    /// A drone stands on the map (120, 124).
    Deployed {
        /// Whose, and by which power.
        source: Source,
        /// Which.
        drone: FigureId,
    },
    /// An agent stands on a waypoint (198).
    Waypoint {
        /// Who.
        agent: FigureId,
        /// Where the waypoint lies.
        at: Hex,
    },
    /// An agent has come into a place of the mission (198).
    Entered {
        /// Who.
        agent: FigureId,
        /// The place, by number.
        place: u8,
    },
    /// An agent has picked an armoury token up (180).
    Armoury {
        /// Who.
        agent: FigureId,
        /// Which, by number.
        armoury: u8,
    },
    /// An alien has come into the area of a mine (198).
    Mine {
        /// Which.
        alien: FigureId,
    },
}

/// A spot of the map by a name that stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "site", content = "number", rename_all = "snake_case")]
#[ts(rename = "DefendersSite")]
pub enum Site {
    /// A waypoint, by its number on the token.
    Waypoint(u8),
    /// A place of the mission, by number.
    Place(u8),
    /// A hex.
    Hex(Hex),
}

/// Something a rule of the mission asks about where figures stand (45, 198).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "about", rename_all = "snake_case")]
#[ts(rename = "DefendersQuestion")]
pub enum Question {
    /// How many agents are at a place?
    Agents {
        /// The place, by number.
        place: u8,
    },
    /// Does a figure stand there?
    Figure {
        /// Who.
        figure: FigureId,
        /// Where.
        at: Site,
    },
    /// Does a figure stand on a teleport point, or next to one?
    Teleport {
        /// Who.
        figure: FigureId,
    },
    /// Does the carrier of a thing stand there?
    Carrier {
        /// The thing, by number.
        item: u8,
        /// Where.
        at: Site,
    },
    /// Was a figure in the area of the mine that has just gone off?
    Mined {
        /// Who.
        figure: FigureId,
    },
    /// Are the wounds of the mine that has just gone off among those that were reported of a figure already?
    Counted {
        /// Who.
        figure: FigureId,
    },
    /// Does a thing lie there?
    Item {
        /// The thing, by number.
        item: u8,
        /// Where.
        at: Site,
    },
}

/// Where something is put on the real table. What finds a hex taken goes to the closest free one (A38).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "where", content = "which", rename_all = "snake_case")]
#[ts(rename = "DefendersWhere")]
pub enum Where {
    /// On a hex of the map.
    Hex(Hex),
    /// Where somebody is, or was until now.
    Figure(FigureId),
}

/// Something that has to be done on the real table now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case")]
#[ts(rename = "DefendersInstruction")]
pub enum Instruction {
    /// Every agent takes a start hex (11).
    Start,
    /// An alien is put on the map, its card in front of somebody (152, 156).
    Alien {
        /// Who.
        alien: FigureId,
        /// Its card, by number.
        card: u8,
        /// Where.
        at: Where,
        /// Who holds the card.
        player: FigureId,
    },
    /// A signal is put on the map face down (151).
    Signal {
        /// Which.
        signal: FigureId,
        /// Where.
        at: Where,
    },
    /// The signal that was seen is a human: it goes to the discards (153).
    Human {
        /// Which.
        signal: FigureId,
    },
    /// The signal that was seen stays where it is, face up (198).
    Stays {
        /// Which.
        signal: FigureId,
    },
    /// The alien signal brings nobody: all cards are in play (159).
    Nobody,
    /// A signal goes to the discards unseen (188, 198).
    SignalGone {
        /// Which.
        signal: FigureId,
    },
    /// All signals move (147 to 150); what comes into sight is reported before the next one moves.
    SignalsMove {
        /// So many areas.
        areas: u8,
        /// Where.
        errand: Errand,
        /// People move as they do.
        people: bool,
    },
    /// All signals of the map are gathered, mixed and dealt anew face down (198).
    Gather,
    /// A card passes to somebody else (91).
    Pass {
        /// Whose card.
        alien: FigureId,
        /// Who holds it now.
        player: FigureId,
    },
    /// Somebody is put somewhere (198).
    Put {
        /// Who.
        figure: FigureId,
        /// Where.
        at: Where,
    },
    /// An agent takes a free hex of a place (198).
    Send {
        /// Who.
        agent: FigureId,
        /// The place, by number.
        place: u8,
    },
    /// A figure goes toward an agent, as a blind line would lead it (A54).
    Lure {
        /// Who.
        figure: FigureId,
        /// Toward whom.
        agent: FigureId,
        /// So many areas.
        areas: u8,
    },
    /// A figure goes where an agent goes, for the rest of his turn (198).
    Drag {
        /// Who.
        figure: FigureId,
        /// With whom.
        agent: FigureId,
    },
    /// All agents may move at once (198).
    March {
        /// So many hexes.
        hexes: u8,
        /// Out of melee too.
        disengages: bool,
    },
    /// An effect of the event card that changes what lies on the table (53, 193).
    Event {
        /// The card, by number.
        card: u8,
        /// Its effect, from 0.
        effect: u8,
    },
    /// An agent gains ammo tokens (169).
    Ammo {
        /// Who.
        agent: FigureId,
        /// How many.
        tokens: u8,
    },
    /// Claws that did damage drag their victim along (195).
    Grab {
        /// Who drags.
        alien: FigureId,
        /// Whom.
        agent: FigureId,
        /// So many areas.
        areas: u8,
    },
    /// The other figures of a swarm are put next to the one that has moved (143).
    Flock {
        /// Who has moved.
        alien: FigureId,
        /// How many there are.
        others: u8,
    },
    /// Others go along with a leader that has moved to another area (175).
    Lead {
        /// Who leads.
        alien: FigureId,
        /// So many at most.
        aliens: u8,
    },
    /// Something befalls somebody: a token marks it (95, 96, 189).
    Befall {
        /// Whom.
        figure: FigureId,
        /// What.
        what: OnHit,
    },
    /// A figure leaves the map (90, 120, 168, 198).
    Remove {
        /// Who.
        figure: FigureId,
    },
    /// An alien has another card (172, 198).
    Card {
        /// Who.
        alien: FigureId,
        /// Its card now, by number.
        card: u8,
    },
    /// An alien loses its shields until the next refresh phase, or has health and shields as on a new card (198).
    Shields {
        /// Who.
        alien: FigureId,
        /// They are full again.
        full: bool,
    },
    /// Something holds for a figure from now on, or no longer (198).
    Mark {
        /// Who.
        figure: FigureId,
        /// What.
        mark: Marked,
        /// Whether it does.
        on: bool,
    },
    /// A flame is laid, or taken away (198).
    Flame {
        /// Where.
        at: Where,
        /// It is laid.
        on: bool,
    },
    /// A teleport point leaves the map (198).
    PointGone {
        /// Where it lay.
        at: Hex,
    },
    /// A teleport point is laid elsewhere (198).
    PointMoved {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A waypoint is laid (198).
    Waypoint {
        /// The number on it.
        number: u8,
        /// Where.
        at: Hex,
    },
    /// A waypoint is laid face down, mixed with the others (198).
    Hidden {
        /// Where.
        at: Hex,
    },
    /// A waypoint that lay face down is this one (198).
    Turned {
        /// The number on it.
        number: u8,
    },
    /// All waypoints are taken away (198).
    NoWaypoints,
    /// A lock or a bar is taken away (198).
    Open {
        /// The two hexes between which it lies.
        between: [Hex; 2],
    },
    /// A mine is laid on the centre of an area of the alpha agent's choice, or where the mission says (198).
    Mine {
        /// Where, if the mission says it.
        at: Option<Hex>,
    },
    /// The mine that was set off is taken away; what lies there now is a flame if it says so (198).
    MineGone {
        /// It becomes a flame.
        flame: bool,
    },
    /// A thing is carried (198).
    Take {
        /// By number.
        item: u8,
        /// By whom.
        carrier: FigureId,
    },
    /// A thing is laid down (198).
    Lay {
        /// By number.
        item: u8,
        /// Where.
        at: Where,
    },
    /// A thing leaves the game (198).
    LoseItem {
        /// By number.
        item: u8,
    },
    /// A gun of the mission jams, or no longer (198).
    Gun {
        /// By number.
        gun: u8,
        /// Whether it does.
        jammed: bool,
    },
    /// A dead alien stays lying under a waypoint token (198).
    Body {
        /// Where.
        at: Where,
    },
    /// A dead alien is taken away (198).
    BodyGone {
        /// Where.
        at: Where,
    },
    /// The tokens on dead aliens are taken off (198).
    BodiesUnmarked,
    /// Somebody who is no agent comes (198).
    Join {
        /// The figure.
        figure: FigureId,
        /// Who, by number.
        person: u8,
        /// Where.
        at: Where,
    },
    /// An agent plays somebody else from now on (198).
    Recast {
        /// Who.
        agent: FigureId,
        /// The profile, by number.
        profile: u8,
    },
    /// An agent stays on some sides of the map from now on (198).
    Confine {
        /// Who.
        agent: FigureId,
        /// As a bit for each tile.
        tiles: u8,
    },
}
