//! The story of a mission: what is said, what is asked for, what lies on the map because of it.

use serde::Serialize;
use sortie_boards::hex::Hex;
use ts_rs::TS;

use crate::content::mission::SignalKind;
use crate::state::Marked;
use crate::world::FigureId;

/// What happened in the story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersStoryEvent")]
pub enum StoryEvent {
    /// Something is said.
    Said {
        /// The word of the mission.
        word: String,
        /// A special rule that stays in view.
        is_rule: bool,
    },
    /// This is the main objective now.
    ObjectiveSet {
        /// By number.
        objective: u8,
    },
    /// This objective is shown beside it.
    ObjectiveOffered {
        /// By number.
        objective: u8,
    },
    /// This objective is complete.
    ObjectiveCompleted {
        /// By number.
        objective: u8,
    },
    /// This objective can no longer be met.
    ObjectiveFailed {
        /// By number.
        objective: u8,
    },
    /// A counter has changed.
    Counted {
        /// By number.
        counter: u8,
        /// By how much.
        by: i16,
        /// To how much.
        now: i16,
    },
    /// The story remembers something, or forgets it.
    Flagged {
        /// What.
        flag: String,
        /// Whether it remembers.
        set: bool,
    },
    /// A special event was drawn (54).
    SpecialDrawn {
        /// Its letter.
        letter: char,
    },
    /// An event comes next that lay deeper in the deck.
    EventForwarded {
        /// By number.
        card: u8,
    },
    /// There are no event phases from now on, or there are again.
    EventsPaused {
        /// Whether there are none.
        paused: bool,
    },
    /// An agent does an action of the mission (87).
    Acted {
        /// Who.
        agent: FigureId,
        /// By number.
        action: u8,
        /// Where its target is.
        at: Hex,
        /// Whether it has brought something; none before it is rolled for.
        done: bool,
    },
    /// A flame lies there.
    Burned {
        /// Where.
        at: Hex,
    },
    /// It is out.
    Doused {
        /// Where.
        at: Hex,
    },
    /// A teleport point is gone.
    PointGone {
        /// Where it lay.
        at: Hex,
    },
    /// A teleport point lies elsewhere.
    PointMoved {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A waypoint lies there.
    WaypointLaid {
        /// By number in the file.
        waypoint: u8,
    },
    /// A waypoint lies face down.
    WaypointHidden {
        /// By number in the file; nobody hears it.
        waypoint: u8,
        /// Where.
        at: Hex,
    },
    /// A waypoint that lay face down was turned.
    WaypointTurned {
        /// By number in the file.
        waypoint: u8,
        /// Where.
        at: Hex,
    },
    /// All waypoints are taken away.
    WaypointsCleared,
    /// A lock or a bar is gone.
    Freed {
        /// The change of the board.
        lock: u8,
    },
    /// A mine lies there.
    MineLaid {
        /// Where.
        at: Hex,
    },
    /// A mine is gone.
    MineGone {
        /// Where.
        at: Hex,
    },
    /// An armoury token was picked up (180).
    ArmouryTaken {
        /// By number.
        armoury: u8,
        /// By whom.
        agent: FigureId,
        /// An alien weapon comes of it.
        is_alien: bool,
    },
    /// A weapon will be delivered.
    WeaponDue {
        /// An alien one.
        is_alien: bool,
        /// The alpha agent picks it.
        is_picked: bool,
    },
    /// A delivery that was due is worked off.
    DueOver,
    /// A thing is carried.
    ItemTaken {
        /// By number.
        item: u8,
        /// By whom.
        carrier: FigureId,
    },
    /// A thing lies there.
    ItemLaid {
        /// By number.
        item: u8,
        /// Where.
        at: Hex,
    },
    /// A thing left the game.
    ItemGone {
        /// By number.
        item: u8,
    },
    /// A gun jams no longer, or does.
    GunJammed {
        /// By number.
        gun: u8,
        /// Whether it does.
        jammed: bool,
    },
    /// Something holds for a figure from now on, or no longer.
    Marked {
        /// By number among those with names.
        figure: u8,
        /// What.
        mark: Marked,
        /// Whether it does.
        on: bool,
    },
    /// Somebody has a role.
    RoleTaken {
        /// Which.
        role: String,
        /// Who.
        agent: FigureId,
    },
    /// An agent has become somebody else.
    Recast {
        /// Who.
        agent: FigureId,
        /// The profile, by number.
        profile: u8,
    },
    /// Agents stay on some sides of the map from now on.
    Confined {
        /// Who.
        agent: FigureId,
        /// As a bit for each tile.
        tiles: u8,
    },
    /// Cards came to the encounter deck.
    EncountersAdded {
        /// By number in the content.
        cards: Vec<u8>,
        /// On top, else shuffled in.
        top: bool,
    },
    /// Cards came to the alien deck.
    AliensAdded {
        /// By number in the content.
        cards: Vec<u8>,
        /// On top, else shuffled in.
        top: bool,
    },
    /// A card comes to hand and lies on top of the alien deck: one kept aside, else one of the deck or its discards.
    AlienTaken {
        /// By number in the content.
        card: u8,
    },
    /// An alien has a name of its own.
    Named {
        /// By number among those with names.
        figure: u8,
        /// Who.
        alien: FigureId,
    },
    /// An alien left the map alive.
    Withdrawn {
        /// Who.
        alien: FigureId,
    },
    /// An alien has become another one, unhurt.
    Turned {
        /// Who.
        alien: FigureId,
        /// Its card now, by number.
        card: u8,
    },
    /// An alien has lost its shields until the next refresh phase.
    Stripped {
        /// Who.
        alien: FigureId,
    },
    /// An alien is as on a new card.
    Restored {
        /// Who.
        alien: FigureId,
    },
    /// The signals of the map were gathered, mixed with some of those kept aside, and lie on top of the reserve to be dealt;
    /// those too many for it are mixed into the reserve.
    SignalsGathered {
        /// Of those kept aside: human and alien ones.
        add: [u8; 2],
        /// So many are dealt.
        dealt: u8,
    },
    /// A signal that was kept aside lies on top of the reserve.
    SignalAdded {
        /// What it is.
        kind: SignalKind,
    },
    /// A signal that was turned stays where it is.
    SignalStays {
        /// Which.
        signal: FigureId,
    },
    /// Human signals are alien from now on.
    HumansTurned,
    /// A dead alien lies there.
    BodyLaid {
        /// Where.
        at: Hex,
        /// Of which species.
        species: crate::world::Species,
    },
    /// Dead aliens are taken away: one, or those whose token is gone.
    BodyGone {
        /// Where.
        at: Hex,
    },
    /// The tokens on dead aliens are taken off.
    BodiesUnmarked,
    /// Somebody comes.
    Joined {
        /// The figure.
        figure: FigureId,
        /// Who, by number.
        person: u8,
        /// Where.
        at: Hex,
    },
    /// Somebody is brought to safety.
    Saved {
        /// Who.
        figure: FigureId,
    },
    /// A figure goes where an agent goes, for the rest of his turn.
    Dragged {
        /// The agent.
        agent: FigureId,
        /// The figure, by number among those with names.
        figure: u8,
    },
}
