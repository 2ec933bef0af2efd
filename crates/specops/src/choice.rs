//! What a player may answer, and what the question is about.

use serde::{Deserialize, Serialize};
use sortie_boards::plane::{PieceId, Point, Way};
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::action::Action;
use crate::beside::Question;
use crate::content::{CardId, StockId};
use crate::dice::{AttackDie, AttackFace, DefenceDie, DefenceFace};
use crate::event::Spoken;
use crate::ids::{TokenId, UnitId, Units};
use crate::limits::N_LOADOUTS;
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::{Because, Calming, Handed, SetUp, Throw};

/// An answer. Small and plain, so that lists of them are cheap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SpecopsChoice")]
pub enum Choice {
    /// The terrain lies as it is drawn, or is turned below the map (C1.8).
    Orient {
        /// Whether it is turned.
        turned: bool,
    },
    /// A side of each loadout card, in secret; `true` is side B (C1.13).
    Loadouts {
        /// By card.
        sides: [bool; N_LOADOUTS],
    },
    /// A unit is set up (C1.15, C15.4, M1.11, M3.6).
    Place {
        /// Which.
        unit: UnitId,
        /// Where.
        at: Point,
        /// On which obstacle.
        on: Option<PieceId>,
    },
    /// A token face down in the place of a unit (C15.1).
    Hide {
        /// Which unit; nobody else is told.
        unit: Option<UnitId>,
        /// Where the token lies.
        at: Point,
    },
    /// A unit goes into the ambush network (M3.4).
    Network {
        /// Which.
        unit: UnitId,
    },
    /// A unit gets a package, whichever (M2.5, M2.13).
    Carry {
        /// Which.
        unit: UnitId,
    },
    /// Who gets which package, by holder in the order of their numbers; nobody else is told (M2.5, M2.13).
    Deal {
        /// The number of the package of each holder.
        numbers: [u8; 3],
    },
    /// A command card, in secret (C3.1).
    Play {
        /// Which.
        card: CardId,
    },
    /// An order (C3.5), or one that a keyword gives (C3.7).
    Order {
        /// To whom.
        unit: UnitId,
        /// Who gives it by a keyword (K15, K20).
        by: Option<UnitId>,
    },
    /// A unit is activated (C4.2).
    Activate {
        /// Which.
        unit: UnitId,
    },
    /// A token is drawn from the own pool (C4.2).
    Draw {},
    /// A pass token is spent, or there is nothing to activate (C4.2, C4.3).
    Pass {},
    /// An action that needs no target: aim, dodge, standby, recover (C5).
    Act {
        /// Which.
        action: Action,
    },
    /// A move, a dash, a climb, a jump, a withdrawal; or a move that is granted (C7). Who names only the end, and cannot go there
    /// straight, goes another way along the tool, if there is one.
    Move {
        /// Which of them.
        action: Action,
        /// Whose tool: 1 to 3 (C7.2).
        tool: u8,
        /// Where along.
        way: Way,
        /// On which obstacle it ends.
        on: Option<PieceId>,
    },
    /// An attack, or one more pool of it (C9.1, C9.6).
    Attack {
        /// Who is attacked.
        target: UnitId,
        /// With which weapon, by its number.
        weapon: u8,
    },
    /// A card action of a keyword, with its target if it has one (C5.8).
    Power {
        /// Which.
        power: Power,
        /// For whom.
        target: Option<UnitId>,
    },
    /// An action or free action that a loadout or command card prints (C5.8).
    Card {
        /// The number of its slot.
        slot: u8,
    },
    /// An action of the mission (C5.15).
    Mission {
        /// Which.
        deed: MissionDeed,
        /// At which token.
        token: Option<TokenId>,
        /// With or against which unit.
        unit: Option<UnitId>,
    },
    /// Dice of the attack again for an aim token (C5.9).
    Reroll {
        /// Whose token is spent (K14, K24).
        from: UnitId,
        /// Which dice, bit by place.
        dice: u16,
    },
    /// One die again for an observation token (K39).
    Observe {
        /// Which die, by place.
        die: u8,
    },
    /// A die is raised for an aim token: a blank to a hit, a hit to a crit (K36).
    Raise {
        /// Whose token is spent.
        from: UnitId,
        /// Whether it is a hit that is raised.
        hit: bool,
    },
    /// A surge token: a surge becomes a hit, or a block (C5.11).
    Surge {
        /// Whose token is spent.
        from: UnitId,
    },
    /// A dodge token (C9.18).
    Dodge {
        /// Whose token is spent.
        from: UnitId,
        /// Whether it cancels a crit (K40).
        crit: bool,
    },
    /// An aim token for Pierce 1 (K68).
    Lethal {
        /// Whose token is spent.
        from: UnitId,
    },
    /// Hits are taken by somebody else (K25).
    Guard {
        /// By whom.
        by: UnitId,
        /// How many.
        hits: u8,
    },
    /// So much Pierce is used on a guardian (K25).
    Pierce {
        /// How much.
        n: u8,
    },
    /// Shields (K51).
    Shields {
        /// How many are turned.
        n: u8,
    },
    /// Suppression tokens are removed (C5.7, K17, K21).
    Calm {
        /// How many.
        n: u8,
    },
    /// A token is gained: one of several kinds (K46).
    Take {
        /// Which.
        token: crate::keyword::Token,
    },
    /// A unit stands by no longer and acts (C5.12).
    Standby {
        /// Which.
        unit: UnitId,
    },
    /// A deed of a card is done (D8).
    Use {
        /// Which of its deeds.
        deed: u8,
    },
    /// A unit is chosen for what is under way.
    Pick {
        /// Which.
        unit: UnitId,
    },
    /// A hidden unit is revealed at a token (C15.4).
    Reveal {
        /// At which.
        token: TokenId,
        /// Who.
        unit: UnitId,
    },
    /// A die at a console is thrown again (M1.6).
    Field {
        /// What it shows.
        face: AttackFace,
    },
    /// A claimed token is placed again (C12.4).
    Lay {
        /// Where.
        at: Point,
    },
    /// A miniature looks that way (C8.8).
    Turn {
        /// East and south.
        facing: (i32, i32),
    },
    /// A piece of the stock is set down while the table is built (C1.6, S5).
    Terrain {
        /// Which piece.
        stock: StockId,
        /// Where its middle is.
        at: Point,
        /// How often it is turned clockwise by 15 degrees.
        turn: u8,
    },
    /// What a real die shows.
    Report {
        /// The face.
        face: Face,
    },
    /// Beside a real table: a miniature was moved (C7).
    Go {
        /// By which kind of move.
        action: Action,
        /// Into contact with which enemy (C7.11).
        into: Option<UnitId>,
    },
    /// Beside a real table: a miniature was set up (C1.15, C15.4, M1.11, M3.6).
    Stand {
        /// Which.
        unit: UnitId,
    },
    /// Beside a real table: a number that was asked for.
    Say {
        /// Which.
        n: u8,
    },
    /// Yes.
    Accept {},
    /// No more of what is asked; what comes next.
    Done {},
}

/// What a die shows, whichever it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsFace")]
pub enum Face {
    /// Of an attack die.
    Attack(AttackFace),
    /// Of a defence die.
    Defence(DefenceFace),
}

/// A die, whichever it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsDie")]
pub enum Die {
    /// An attack die.
    Attack(AttackDie),
    /// A defence die.
    Defence(DefenceDie),
}

/// Card actions of keywords.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsPower")]
pub enum Power {
    /// Surge tokens for others (K12).
    Bolster,
    /// Observation tokens on an enemy (K39).
    Observe,
    /// Wounds of a droid or vehicle go (K45).
    Repair,
    /// Aim tokens for others (K54).
    Spotter,
    /// Dodge tokens for others (K56).
    TakeCover,
    /// Wounds of a trooper go (K58).
    Treat,
}

/// Actions of missions (C5.15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsMissionDeed")]
pub enum MissionDeed {
    /// Red at a console: fields are covered (M1.6).
    Console,
    /// Red at the transmitter: the card is cleared (M1.7).
    Transmit,
    /// Blue at a console: a die more for reinforcements (M1.8).
    CallReinforcements,
    /// Blue at a console: suppression webs (M1.9).
    Webs,
    /// Blue at a console: fields are freed (M1.10).
    Decrypt,
    /// Red claims a package that lies (M2.12).
    Secure,
    /// Red collects packages and deals them again (M2.13); with whom is chosen one by one.
    Share,
    /// Blue looks at a package (M2.15).
    Halt,
    /// Red leaves the table through an ambush point (M3.7).
    Ambush,
    /// Red throws a detonator (M3.9).
    Detonate,
    /// Red takes a detonator (M3.10).
    Rearm,
    /// Blue mends the vehicle (M3.11).
    Repair,
}

/// What a decision is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[ts(rename = "SpecopsPrompt")]
#[allow(missing_docs, reason = "the variants say what is asked; their fields are named in full")]
pub enum Prompt {
    /// Nothing: the game is over.
    Nothing,
    /// Which piece of terrain goes where (C1.6, S5): whose turn it is, how many lie, how many there are at least and at most, and
    /// whether the other player has said that it is enough.
    Terrain { seat: Seat, n: u8, least: u8, most: u8, enough: bool },
    /// How the map lies (C1.8).
    Orient,
    /// Sides of loadout cards, in secret (C1.13): who has still to choose, and what I have chosen.
    Loadouts { missing: Vec<Colour>, mine: Option<[bool; N_LOADOUTS]> },
    /// Who is deployed next (C1.15).
    Deploy { colour: Colour },
    /// Where a unit is set up (C15.4, M1.11, M3.6).
    Place { unit: UnitId, why: SetUp },
    /// With whom somebody shares packages (M2.13): the group so far.
    Share { by: UnitId, group: Units },
    /// Who carries a package (M2.5, M2.13): how many more, and who does already.
    Carry { left: u8, holders: Units },
    /// Which package is whose (M2.5, M2.13): the holders, the numbers for red alone.
    Deal { holders: Units, numbers: Option<Vec<u8>> },
    /// Who takes a package of somebody defeated (M2.9).
    Inherit { token: TokenId },
    /// Command cards, in secret (C3.1).
    Card { missing: Vec<Colour>, mine: Option<CardId> },
    /// Who gets an order (C3.5); how many the card still gives.
    Order { colour: Colour, left: u8 },
    /// Whether a unit gives an order by a keyword (K15).
    Coordinate { unit: UnitId },
    /// Whose token of that rank becomes an order (M5.4).
    Comms { colour: Colour, rank: Rank },
    /// Whose turn it is (C4.2).
    Turn { colour: Colour },
    /// Which unit of the rank drawn acts (C4.2).
    Drawn { colour: Colour, rank: Rank },
    /// What a unit does (C4.7); how many actions it has left.
    Act { unit: UnitId, left: u8 },
    /// Whether a suppressed unit takes a token and moves (K18).
    Dauntless { unit: UnitId },
    /// How many suppression tokens a unit removes, at most.
    Calm { unit: UnitId, most: u8, why: Calming },
    /// A token of which kind a unit takes (K46).
    Retinue { unit: UnitId },
    /// A free move or attack.
    Granted { unit: UnitId, because: Because },
    /// Whether somebody who stands by acts after what the trigger has done (C5.12).
    Standby { trigger: UnitId },
    /// Whether more pools are formed (C9.6).
    Pools { attacker: UnitId },
    /// Whether dice are thrown again (C5.9, K39).
    Rerolls { attacker: UnitId },
    /// Whether surges and dice are turned (C5.11, K36).
    Surges { attacker: UnitId },
    /// Whether hits are dodged (C9.18).
    Dodge { defender: UnitId },
    /// Whether aim pierces (K68).
    Lethal { attacker: UnitId },
    /// Whether somebody takes hits (K25).
    Guardian { defender: UnitId },
    /// How much Pierce is used on a guardian (K25).
    Pierce { by: UnitId, most: u8 },
    /// How many shields are turned (K51).
    Shields { defender: UnitId, most: u8 },
    /// Whether defence surges are turned (C5.11).
    DefenceSurges { unit: UnitId },
    /// What a card does: the slot of the ability, its bearer.
    Ability { slot: u8, bearer: Option<UnitId> },
    /// Which of several effects of a side at one moment comes next (C2.2): those of cards by their slots, and what keywords of the bearer do.
    Effects { colour: Colour, bearer: Option<UnitId>, cards: Vec<(u8, Spoken)> },
    /// Which way a miniature looks (C8.8).
    Facing { unit: UnitId },
    /// Who gets a token of a keyword.
    Hand { from: UnitId, what: Handed, left: u8 },
    /// What a support unit does with a die that found no field (M1.6).
    Field { unit: UnitId },
    /// Who comes, or how a success is used (M1.11): whether it is the one that comes in any case, how many successes are left.
    Reinforcements { first: bool, left: u8 },
    /// Whether the codes are revealed (M2.6).
    Transmit,
    /// Whether a hidden unit is revealed (C15.4).
    Reveal { colour: Colour },
    /// Where a claimed token lies (C12.4).
    Lay { token: TokenId },
    /// What a real die shows.
    Report { colour: Colour, die: Die, why: Throw },
    /// Beside a real table: where miniatures stand, and who was said to be near so far.
    Question { question: Question, near: Units },
}
