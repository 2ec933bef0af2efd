//! What follows, besides what follows in every game.

use serde::Deserialize;

use super::Amount;
use super::spot::{HexName, Quarry, SignalKind, Spot, Whom};

/// What follows. What cannot be done is done as far as it can (A41).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnEffect {
    // Aliens
    /// An alien comes: its card is one kept aside, else it is looked for in the deck (152); none left: nobody comes.
    Alien(Box<Arrival>),
    /// Aliens teleport, by the top cards of their deck (152).
    Aliens(Amount),
    /// Aliens leave the map; their cards go to the discards.
    Withdraw {
        /// Which.
        of: Quarry,
        /// Only so many, the most wounded first (A31).
        #[serde(default)]
        most: Option<u8>,
    },
    /// Aliens of one card become aliens of another, unhurt.
    Turn {
        /// Which.
        of: Quarry,
        /// Into which card.
        into: String,
    },
    /// A figure is put on a spot.
    Put {
        /// Which.
        figure: String,
        /// Where.
        at: Spot,
    },
    /// A figure goes toward who did what called the rule, as a blind line would lead it (A54).
    Lure {
        /// Which.
        figure: String,
        /// So many areas.
        areas: u8,
    },
    /// From now on, for the rest of this turn, a figure goes where the actor goes and is left next to him.
    Drag(String),
    /// Something holds for a figure from now on.
    Mark {
        /// Which.
        figure: String,
        /// What.
        is: Mark,
    },
    /// It holds no longer.
    Unmark {
        /// Which.
        figure: String,
        /// What.
        is: Mark,
    },
    /// Figures suffer wounds (116).
    Wound {
        /// Which.
        of: Quarry,
        /// How many.
        wounds: u8,
    },
    /// Figures lose their shields until the next refresh phase.
    Strip(Quarry),
    /// Wounds and shields of figures are as on a new card.
    Restore(Quarry),

    // Decks
    /// Encounter cards come to their deck.
    Encounters {
        /// By number.
        cards: Vec<u8>,
        /// On top in this order, or shuffled in.
        to: Into,
    },
    /// Alien cards come to their deck.
    Cards {
        /// By name.
        aliens: Vec<String>,
        /// On top in this order, or shuffled in.
        to: Into,
    },
    /// The next event is this one: it is taken out of its place in the deck.
    Forward(char),
    /// An event is drawn and carried out at once.
    Draw {
        /// Only this one.
        #[serde(default)]
        event: Option<char>,
        /// Without what it says of moving signals.
        #[serde(default)]
        signals_stand: bool,
    },
    /// There are no event phases from now on.
    Pause,
    /// There are again.
    Resume,

    // Signals
    /// Signals teleport (151).
    Signals(Amount),
    /// A signal comes from the reserve; with a kind one that was kept aside.
    Signal {
        /// Where.
        at: Spot,
        /// What it is.
        #[serde(default)]
        kind: Option<SignalKind>,
    },
    /// Signals on the map are turned (153): the one on a spot, or all of them.
    Reveal(Signals),
    /// Signals on the map go to the discards: the one on a spot, or all of them.
    Discard(Signals),
    /// All signals of the map are gathered, mixed with those added, and dealt face down: half of them, rounded down, next to
    /// the teleport points of the first side, the rest next to those of the second. With no side one is put on each
    /// teleport point, and what is left goes to the reserve.
    Deal {
        /// What is added from those kept aside.
        #[serde(default)]
        add: Vec<SignalKind>,
        /// The two sides.
        #[serde(default)]
        sides: Option<[String; 2]>,
    },
    /// Human signals of reserve and discards are alien from now on; those on the map become aliens.
    HumansTurn,

    // The map
    /// A flame is laid on a spot.
    Burn(Spot),
    /// A flame is taken from a spot.
    Douse(Spot),
    /// The waypoint that burns next, by number.
    BurnNext,
    /// All teleport points with a flame leave the map; the flames stay.
    BurntTeleports,
    /// So many teleport points, of the alpha agent's choice, move each to one of these waypoints.
    MoveTeleports(Vec<u8>),
    /// Waypoints are laid where the mission says.
    Waypoints(Vec<u8>),
    /// The same, face down and mixed among these hexes: whoever reaches one turns it.
    HideWaypoints(Vec<u8>),
    /// Waypoints are taken away.
    ClearWaypoints,
    /// Doors are freed of locks and bars.
    Open(Vec<String>),
    /// The door or window whose token is `there` is freed.
    Free,
    /// The alpha agent lays mines on centres of areas of these sides, one for each point of a counter.
    LayMines {
        /// The counter.
        counter: String,
        /// At most so many.
        most: u8,
        /// On which sides.
        sides: Vec<String>,
    },
    /// Mines lie here from now on.
    Mines(Vec<HexName>),

    // Agents
    /// Agents are put on free hexes of a place, of their choice.
    Send {
        /// Who.
        whom: Whom,
        /// Where.
        to: String,
    },
    /// From now on agents stay on these sides.
    Confine {
        /// Who.
        whom: Whom,
        /// Where.
        sides: Vec<String>,
    },
    /// Somebody takes a role, and keeps it until he dies; then who is chosen next.
    Role {
        /// Who.
        whom: Whom,
        /// Which.
        role: String,
    },
    /// The agents become others, in turn order: each takes one profile, and those left the last.
    Recast(Vec<String>),
    /// Agents may move at once.
    March {
        /// So many hexes at most.
        hexes: u8,
        /// Out of melee too (94).
        #[serde(default)]
        disengages: bool,
    },
    /// Agents gain ammo tokens (169).
    Ammo {
        /// Who.
        whom: Whom,
        /// How many each.
        tokens: u8,
    },
    /// Agents are healed (169).
    Heal {
        /// Who.
        whom: Whom,
        /// How many wounds each.
        wounds: u8,
    },
    /// Agents rise by a rank (127).
    Rank(Whom),
    /// The team gains fragments (A16).
    Fragments(u8),
    /// In the next reinforcement step the alpha agent picks a weapon that an agent may take (42, A18).
    Deliver {
        /// An alien one, else an improved one.
        #[serde(default)]
        alien: bool,
    },

    // People and things
    /// A person comes.
    Join {
        /// Who.
        person: String,
        /// Where.
        at: Spot,
    },
    /// The person on a spot is brought to safety and leaves the map.
    Save(Spot),
    /// What lies dead on a spot is taken away.
    ClearBody(Spot),
    /// All bodies are.
    ClearBodies,
    /// Somebody gets an item.
    Give {
        /// What.
        item: String,
        /// Who.
        whom: Whom,
    },
    /// Its carrier puts an item on an adjacent empty hex of his choice.
    PutDown(String),
    /// An item is put on a spot.
    Lay {
        /// What.
        item: String,
        /// Where.
        at: Spot,
    },
    /// An item leaves the game.
    LoseItem(String),
    /// A gun jams no longer.
    ClearGun(String),
}

/// An alien that comes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// The card.
    pub card: String,
    /// Where.
    pub at: Spot,
    /// A name of its own, for rules about it.
    #[serde(default, rename = "as")]
    pub name: Option<String>,
    /// Its card goes to the alpha agent, instead of by 157 and 158.
    #[serde(default)]
    pub to_alpha: bool,
}

/// Where in a deck cards go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Into {
    /// On top.
    Top,
    /// Shuffled in.
    Shuffled,
}

/// Which signals of the map.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Signals {
    /// All.
    All,
    /// The one on a spot.
    On(Spot),
}

/// What holds for a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It does not act until the next refresh phase.
    Held,
    /// It lies there, does not act and engages nobody.
    Stunned,
    /// Agents do no damage to it.
    Warded,
}
