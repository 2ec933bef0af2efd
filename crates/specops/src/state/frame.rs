//! Rule procedures under way, kept on the stack of the state. `flow` has a room for each.

use serde::{Deserialize, Serialize};
use sortie_kernel::Seat;
use ts_rs::TS;

use super::Because;
use crate::ability::When;
use crate::beside::Question;
use crate::content::Condition;
use crate::ids::{TokenId, UnitId, Units};
use crate::profile::{AttackKind, Rank};
use crate::side::Colour;

/// A rule procedure under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Set-up (C1).
    Opening(OpeningStep),
    /// A unit is set up somewhere (C1.15, C15.4, M1.11, M3.6).
    Placing(Placing),
    /// The round, phase by phase (C2.1).
    Round(RoundStep),
    /// The command phase (C3).
    Command(CommandStep),
    /// The activation phase: whose turn it is (C4.2).
    Turns(TurnsStep),
    /// An activation (C4.5), that of `State::activation`.
    Activation(ActivationStep),
    /// A unit may remove suppression tokens (C4.6, C5.7, K17, K21).
    Calming { unit: UnitId, most: u8, why: Calming },
    /// What follows a move (C12.4, C5.14).
    Moved(MovedFrame),
    /// A claimed token is placed again (C12.4).
    Lay { token: TokenId },
    /// A miniature that was set down is turned (C8.8).
    Facing { unit: UnitId },
    /// A move or an attack that is granted at once, free.
    Granted(Granted),
    /// The attack of `State::attack` (C9).
    Attack(AttackStep),
    /// What follows an attack.
    Aftermath(Aftermath),
    /// A unit panics: its dice, and how far it is (C11.3).
    Panic { unit: UnitId, dice: u8, step: u8 },
    /// A unit is defeated (C10.1): how far it is.
    Defeat { unit: UnitId, step: u8 },
    /// The dice of `State::roll` fall.
    Dice,
    /// Whoever stands by may act after what an enemy has done (C5.12).
    Standby { trigger: UnitId },
    /// A unit has got a face-up order token (C3.6).
    Ordered(OrderedFrame),
    /// A moment comes for a unit: abilities of cards that wait for it, one after the other.
    Moment(MomentFrame),
    /// An ability is carried out.
    Ability(AbilityFrame),
    /// A keyword hands tokens to units of the owner's choice (K12, K32, K39, K54, K56).
    Handing(Handing),
    /// A procedure of a mission (M1 to M4).
    Mission(MissionStep),
    /// The end phase (C14.1).
    End(EndStep),
    /// Beside a real table people are asked where miniatures stand: who of them was said to be near so far.
    Asked { question: Question, near: Units },
}

/// Set-up, step by step (C1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OpeningStep {
    /// Terrain is set down in turn (S5): whose turn it is, and whether the other has said that it is enough.
    Terrain { seat: Seat, enough: bool },
    /// Both throw for their colours (C1.7); the faces of the first, once they lie.
    Colours { first: Option<[u8; 4]> },
    /// Red turns the map or leaves it (C1.8).
    Orientation,
    /// The condition is thrown for, if it is wanted (M5.1).
    Condition,
    /// How long it lasts.
    Duration { condition: Condition },
    /// Tokens of the mission go down, and the vehicle (C1.11).
    Tokens,
    /// Loadouts are chosen in secret (C1.13).
    Loadouts,
    /// Units are deployed in turn (C1.15): whose turn it is; for M2.3 how many of blue stand, and the zone of the last.
    Deploy { turn: Colour, zone: Option<u8>, n: u8 },
    /// Red hands out the packages (M2.5).
    Packages,
    /// Those in the ambush network are set up too.
    Network,
    /// Set-up is over (C1.19).
    Done,
}

/// A unit is set up by its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Placing {
    pub(crate) unit: UnitId,
    pub(crate) why: SetUp,
    /// It stands: what follows from that is under way.
    pub(crate) is_done: bool,
}

/// Why a unit is set up, and so where it may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsSetUpWhy")]
pub enum SetUp {
    /// Deployment, in the own zone (C1.15).
    Deployment,
    /// Reinforcements, in the own zone (M1.11).
    Reinforcement,
    /// Out of the ambush network, at an ambush point (M3.6).
    Ambush,
    /// From covert, within 10 inches of its token (C15.4).
    Revealed(TokenId),
}

/// The round (C2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    /// The next round begins, with its command phase.
    Begin,
    /// Its activation phase is next.
    Activation,
    /// Its end phase is next.
    End,
}

/// The command phase (C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CommandStep {
    /// Start effects (C3.1, M4.2).
    Start,
    /// The die for the primary objective lies (M4.2).
    Primary,
    /// Cards are chosen in secret (C3.1).
    Cards,
    /// What happens when they are revealed (C3.3).
    Revealed,
    /// Who has priority (C3.4).
    Priority,
    /// The die for it lies.
    Tie,
    /// Orders of a side (C3.5).
    Orders(Orders),
    /// Pools are filled and pass tokens handed out (C3.9, C3.10).
    Pools,
    /// Comms interference: a side draws a token (M5.4).
    Comms(Colour),
    /// A unit of the rank drawn gets an order.
    CommsOrder(Colour, Rank),
    /// The phase is over.
    Over,
}

/// A side gives its orders (C3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Orders {
    pub(crate) colour: Colour,
    /// How many its card still gives.
    pub(crate) left: u8,
    /// Who has given one by a keyword (K20).
    pub(crate) directed: Units,
    /// Whether it is the second side.
    pub(crate) is_last: bool,
}

/// The activation phase (C4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TurnsStep {
    /// Start effects (C4.1): units that have had theirs.
    Start { done: Units },
    /// Somebody's turn (C4.2).
    Turn(Colour),
    /// The same after a token that no unit fitted: to pass is free (C4.4).
    Again(Colour),
    /// A token has been drawn; which unit of its rank acts, is asked (C4.2).
    Drawn(Colour, Rank),
}

/// An activation (C4.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ActivationStep {
    /// It begins (M3.6).
    Begin,
    /// Start effects of cards.
    Start,
    /// Rally (C4.6).
    Rally,
    /// The dice of the rally lie.
    Rallied,
    /// After the rally (K18).
    Dauntless,
    /// Actions (C4.7).
    Actions,
    /// End effects (K32).
    Ends,
    /// The order token is turned (C4.5).
    Close,
}

/// Why suppression tokens are removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsCalming")]
pub enum Calming {
    /// A rally: all that its dice say, but for Danger Sense (C4.6, K17).
    Rally,
    /// A recover action: any number (C5.7).
    Recover,
    /// On an order (K21).
    Disciplined,
    /// A card or the deed of another.
    Effect,
}

/// What follows a move, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MovedFrame {
    pub(crate) unit: UnitId,
    /// The move was a standard move made as an action or a free one (C5.14).
    pub(crate) is_action: bool,
    /// It was a move action, not a dash (C5.14).
    pub(crate) is_move_action: bool,
    pub(crate) step: u8,
}

/// A free move or attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Granted {
    pub(crate) unit: UnitId,
    pub(crate) because: Because,
    /// The fastest tool of the move, if a move is granted.
    pub(crate) speed: Option<u8>,
    /// Whom it may attack, if an attack is granted.
    pub(crate) against: Option<UnitId>,
    pub(crate) melee_only: bool,
    /// The ability that grants it, to be noted as used if it is.
    pub(crate) slot: Option<u8>,
}

/// An attack (C9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    /// More pools may be formed (C9.6).
    Pools,
    /// What cards do once an attack is declared.
    Declared,
    /// The same for defenders.
    Defended,
    /// The dice of a pool fall (C9.8).
    Roll,
    /// They lie.
    Rolled,
    /// Rerolls (C5.9, K39).
    Rerolls,
    /// Dice that were rolled again lie.
    Rerolled,
    /// Conversion (C9.9).
    Convert,
    /// Marksman and surge tokens (K36, C5.11).
    Surges,
    /// Dodge (C9.18).
    Dodge,
    /// Impact, Primitive (C9.19).
    Modify,
    /// Lethal (K68).
    Lethal,
    /// Guardian (K25).
    Guardian,
    /// A guardian's dice lie: who, for how many hits.
    Guarded { by: UnitId, hits: u8 },
    /// Surge tokens of a guardian (C5.11).
    GuardSurges { by: UnitId, hits: u8 },
    /// How much of its Pierce the attacker uses on a guardian (K25).
    GuardPierce { by: UnitId, hits: u8 },
    /// Armor (K9).
    Armor,
    /// Shields (K51).
    Shields,
    /// Defence dice fall (C9.20).
    Defend,
    /// They lie.
    Defence,
    /// Surge tokens of the defender.
    DefenceSurges,
    /// Pierce, comparison, wounds (C9.21, C9.22).
    Wounds,
    /// The pool is done (C9.23).
    Next,
    /// Suppression of the defenders, one by one (C9.24).
    Suppression { at: u8 },
    /// The die that was rolled again for an observation token lies (K39).
    Observed,
}

/// What follows an attack when all its pools are done (C5.12, K37, cards), in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Aftermath {
    pub(crate) attacker: UnitId,
    /// Whom it was made against first.
    pub(crate) foe: UnitId,
    pub(crate) kind: AttackKind,
    /// Whose defence is still to be followed.
    pub(crate) defenders: Units,
    /// Who has spent dodge (K37).
    pub(crate) dodged: Units,
    /// Whom it has defeated.
    pub(crate) defeated: Units,
    pub(crate) step: u8,
}

/// What follows an order, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OrderedFrame {
    pub(crate) unit: UnitId,
    pub(crate) step: u8,
}

/// A moment for the abilities of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MomentFrame {
    pub(crate) when: When,
    /// The unit to which it happens.
    pub(crate) bearer: Option<UnitId>,
    /// The other one in an attack.
    pub(crate) foe: Option<UnitId>,
    /// How the attack is made, if there is one.
    pub(crate) kind: Option<AttackKind>,
    /// The side that comes second is on (C2.2).
    pub(crate) is_second: bool,
    /// What has happened, bit by slot.
    pub(crate) done: u64,
    /// Whether keywords of the bearer have still to do what they do at this moment.
    pub(crate) keywords: bool,
}

/// An ability under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AbilityFrame {
    /// Where it stands: see `powers::Slot`.
    pub(crate) slot: u8,
    /// It has been used: its limit counts.
    pub(crate) is_used: bool,
    pub(crate) bearer: Option<UnitId>,
    pub(crate) foe: Option<UnitId>,
    pub(crate) kind: Option<AttackKind>,
    /// What is done next.
    pub(crate) step: AbilityStep,
    /// Who receives.
    pub(crate) to: Units,
}

/// An ability, step by step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AbilityStep {
    /// It begins.
    Begin,
    /// Which of two deeds, or whether at all.
    Either,
    /// Who receives; how many more may be chosen. Then the deeds from one to before another.
    Choose { left: u8, deed: u8, last: u8 },
    /// A deed for the next of those who receive: which deed, up to which, who is left.
    Deed { deed: u8, last: u8, left: Units },
    /// Whether a unit gets an order.
    Order { unit: UnitId, deed: u8, last: u8, left: Units },
    /// What lies on top of the pool is seen; whether it goes to the bottom.
    Peek { deed: u8, last: u8 },
}

/// Tokens that a keyword hands to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Handing {
    pub(crate) from: UnitId,
    pub(crate) what: Handed,
    pub(crate) left: u8,
    /// Who has had one.
    pub(crate) had: Units,
}

/// Which keyword hands something out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsHanded")]
pub enum Handed {
    /// Bolster: surge tokens (K12).
    Bolster,
    /// Spotter: aim tokens (K54).
    Spotter,
    /// Take Cover: dodge tokens (K56).
    TakeCover,
    /// Inspire: suppression removed (K32).
    Inspire,
    /// Coordinate: an order (K15).
    Coordinate,
    /// Retinue: an aim or a dodge token for itself (K46).
    Retinue,
}

/// Procedures of the missions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum MissionStep {
    /// Red's dice at a console lie (M1.6); whether one of them has been thrown again.
    Console { unit: UnitId, again: bool },
    /// One of them is thrown again: what the others show.
    ConsoleAgain { unit: UnitId, kept: [u8; 4] },
    /// Suppression webs: the dice lie (M1.9).
    Webs { target: UnitId },
    /// Decrypting: the dice lie (M1.10).
    Decrypt,
    /// Reinforcements are thrown for (M1.11).
    Reinforcements,
    /// One comes in any case, and how many successes are left to use.
    Arrivals { first: bool, left: u8 },
    /// All who wait are set up (M1.12): who has been looked at.
    Stragglers { seen: Units },
    /// With whom packages are shared is chosen (M2.13).
    Sharing { by: UnitId, group: Units },
    /// Who of a group carries the packages (M2.5, M2.13); none of them lies on the table yet when the first are handed out.
    Carriers { tokens: TokenSet, group: Units, to: Units },
    /// Red deals the packages among their carriers, unseen (M2.5, M2.13).
    Deal { tokens: TokenSet, to: Units },
    /// The holder of a package is defeated; who takes it (M2.9).
    Inherit { token: TokenId },
    /// The detonator's dice lie (M3.9).
    Detonator { unit: UnitId },
    /// Those at a console lie for all to see; a support unit may throw one of them again (M1.6).
    ConsoleShown { unit: UnitId },
}

/// Some tokens, bit by bit.
pub(crate) type TokenSet = u32;

/// The end phase (C14.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum EndStep {
    /// Start effects: reinforcements (M1.11).
    Start,
    /// Whether the codes are transmitted (M2.6).
    Transmit,
    /// Points are counted (C14.1, M4.3).
    Score,
    /// Units under cover may be revealed (C15.4): whose turn it is.
    Reveal(Colour),
    /// Cards and tokens are cleared away.
    Clear,
    /// The next round, or the end (C14.3).
    Next,
}
