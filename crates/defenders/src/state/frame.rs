//! Rule procedures under way, kept on the stack of the state. `flow` has a room for each.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Area, Hex};

use super::beside::CaughtFrame;
use crate::beside::Question;
use crate::mind::Errand;
use crate::source::Source;
use crate::world::{FigureId, Rank, Species};

/// A rule procedure under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Agents are equipped and set on the map (7, 8, 11).
    Opening(OpeningStep),
    /// The round, phase by phase (32).
    Round(RoundStep),
    /// An agent takes what a rank brings (127).
    Promotion { agent: u8 },
    /// Something is delivered: what, and to whom (41 to 44, 180).
    Delivery(DeliveryFrame),
    /// An agent's turn (47).
    Turn(TurnFrame),
    /// A movement under way (59).
    Movement(MovementFrame),
    /// What a search found (81).
    Found(FoundFrame),
    /// A power is carried out, effect by effect (111).
    Power(PowerFrame),
    /// An attack that a power allows at once (98).
    Granted(GrantedFrame),
    /// The top of `State::attacks` (A7).
    Attack(AttackStep),
    /// The dice of `State::roll` fall.
    Dice,
    /// An agent's alien turn (51).
    AlienTurn(AlienTurnFrame),
    /// An alien acts (135 to 138).
    Activation(ActivationFrame),
    /// Who keeps guard may attack an alien (125, A60).
    Guard(GuardFrame),
    /// Signals in somebody's sight are revealed, one after the other (145, 153).
    Reveals,
    /// A signal or an alien arrives by teleport (151, 152).
    Teleport(TeleportFrame),
    /// Something is put on a hex, or as near to it as there is room (A38).
    Arrival(ArrivalFrame),
    /// An event card is resolved (53).
    Event(EventFrame),
    /// Signals move, one after the other (147).
    Signals(SignalsFrame),
    /// The order of encounter cards that were looked at.
    Scouting(ScoutingFrame),
    /// The dice of an action of the mission lie (87).
    Acting { agent: FigureId, action: u8, at: Hex },
    /// Rules of the mission run.
    Script,
    /// Between missions of a campaign (2, 128).
    Campaign(CampaignStep),
    /// Beside the box: what has to be done on the real table is done.
    Instructed,
    /// Beside the box: an alien's card is read out, the last of `Beside::readings`.
    Reading,
    /// Beside the box: who else is hit is told.
    Caught(CaughtFrame),
    /// Beside the box: a rule asks where somebody or something is.
    Asked(Question),
}

/// Between missions of a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CampaignStep {
    /// It begins with its first mission.
    Begin,
    /// Who failed every rank roll of the mission rolls once more; bit n: agent n has been asked (128).
    Debriefing { asked: u8 },
    /// The team is at headquarters.
    Headquarters,
}

/// Before the first round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OpeningStep {
    /// The story begins.
    Begin,
    /// An agent is equipped: tactics, skills and devices of his choice, weapons by chance.
    Equip(u8),
    /// Everybody takes a start hex.
    Places,
    /// Aliens and signals of the start come once there is an alpha agent; the number counts them.
    Enemies { next: u8 },
}

/// Where a round is (32, 35).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    /// A round begins.
    Refresh,
    /// Everything that refreshes does (34).
    Refreshed,
    /// The strategy phase begins (35).
    Strategy,
    /// Players choose the alpha agent (36).
    Alpha,
    /// Who may rolls for a rank (40).
    Ranks,
    /// What is due is delivered (180).
    Supplies,
    /// Four fragments buy a delivery (41).
    Reinforcement,
    /// The objectives table is looked at (45).
    Status,
    /// The battle phase begins (46).
    Fight,
    /// The turns of the battle phase, clockwise from the agent who was alpha agent when it began (46).
    Battle { first: u8, turn: u8 },
    /// The alien turn that follows the agent's (46).
    Aliens { first: u8, turn: u8 },
    /// What was called down strikes at the end of the battle phase (188).
    Strikes,
    /// The event phase (53).
    Event,
    /// The round is over.
    End,
}

/// A delivery (41 to 44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DeliveryFrame {
    /// What comes.
    pub(crate) what: Goods,
    /// Who gets it, once it is said.
    pub(crate) to: Option<u8>,
}

/// What is delivered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Goods {
    /// A device by its number.
    Device(u8),
    /// A weapon by its number.
    Weapon(u8),
}

/// An agent's turn: movement, combat, action, each at most once (47).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TurnFrame {
    /// Whose.
    pub(crate) agent: FigureId,
    /// The movement is used.
    pub(crate) has_moved: bool,
    /// The combat is used.
    pub(crate) has_fought: bool,
    /// The action is used.
    pub(crate) has_acted: bool,
    /// He has left his hex in this turn.
    pub(crate) has_left: bool,
    /// No more movement whatever happens: he moved, and leapt, searched or redeployed after it (184).
    pub(crate) stays: bool,
    /// What a die is falling for.
    pub(crate) test: Option<Test>,
}

/// A special action that is decided by a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Test {
    /// A search (81).
    Search,
    /// An evade (84).
    Evade,
}

/// What a search found (81).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FoundFrame {
    /// Who searched.
    pub(crate) agent: FigureId,
    /// The die shows a flash.
    pub(crate) flash: bool,
    /// It shows a gd.
    pub(crate) gd: bool,
}

/// A movement under way: leg by leg, hex by hex (59, 154).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MovementFrame {
    /// Who moves.
    pub(crate) figure: FigureId,
    /// Hexes left.
    pub(crate) left: u8,
    /// He has entered a hex.
    pub(crate) has_walked: bool,
    /// Where this leg leads; none between legs, when the next one is asked for.
    pub(crate) goal: Option<Hex>,
    /// Why he moves.
    pub(crate) why: Why,
}

/// Why a figure moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Why {
    /// The movement of the own turn (59).
    Own,
    /// A power or an event allows it.
    Allowed,
    /// It was put somewhere and may look anywhere (A56).
    Placed,
}

/// A power at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PowerFrame {
    /// Which.
    pub(crate) source: Source,
    /// It has been turned down. Before that it may ask whom it is about.
    pub(crate) is_used: bool,
    /// Whom it is about: bit n is agent n.
    pub(crate) whom: u8,
    /// The effect that comes next.
    pub(crate) effect: u8,
    /// Who has had this effect: bit n is agent n.
    pub(crate) done: u8,
    /// Tokens of this effect that one agent still gets, if he has got some.
    pub(crate) left: Option<u8>,
}

/// An attack that is allowed at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GrantedFrame {
    /// Who may attack.
    pub(crate) figure: FigureId,
    /// Only with weapons of this manner.
    pub(crate) with: Option<crate::attack::Manner>,
}

/// Where an attack is (A7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    /// Declared; powers may change it before the dice fall.
    Declared,
    /// The hit dice fall.
    Roll,
    /// They have fallen; powers may change the roll.
    Rolled,
    /// Tokens may be spent on hits (75).
    Spending,
    /// It is counted, and who defends is known.
    Counted,
    /// The next target comes under attack.
    Next,
    /// Powers of the target whose turn it is may cancel hits.
    UnderAttack,
    /// Shield tokens take hits and the defence dice fall.
    Defence,
    /// They have fallen; powers may change the roll.
    DefenceRolled,
    /// Wounds land, and what befalls whom is hit.
    Harm,
    /// Everybody has defended: jam and what follows.
    After,
    /// An alien died of it; powers may answer.
    Killed,
}

/// The alien turn of an agent (51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AlienTurnFrame {
    /// Whose.
    pub(crate) agent: FigureId,
    /// The encounter card, by number in the content; none before it is drawn.
    pub(crate) card: Option<u8>,
    /// Aliens called that have not acted: bit n is figure n.
    pub(crate) called: u64,
}

/// An alien's activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ActivationFrame {
    /// Which.
    pub(crate) alien: FigureId,
    /// Its card at the beginning: whatever becomes of it, its line stands there (137).
    pub(crate) card: u8,
    /// The line that is carried out; none before one was found (135).
    pub(crate) line: Option<u8>,
    /// The deed of the line it is at.
    pub(crate) deed: u8,
    /// How often that has been done (176).
    pub(crate) done: u8,
    /// Whom the last attack of this deed was aimed at.
    pub(crate) aimed_at: Option<FigureId>,
    /// The way that was chosen among equals, by its number (138).
    pub(crate) way: Option<u8>,
    /// Aliens that have acted at its word: bit n is figure n.
    pub(crate) obeyed: u64,
    /// Aliens that still go along with it (175): bit n is figure n.
    pub(crate) led: u64,
}

/// Who keeps guard, one after the other (A60).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GuardFrame {
    /// The alien that moved or appeared.
    pub(crate) alien: FigureId,
    /// Bit n: figure n has answered.
    pub(crate) done: u8,
}

/// What arrives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Arriving {
    /// A signal from the reserve (151).
    Signal,
    /// The alien of the top card (156).
    AnyAlien,
    /// An alien of a species, of any or of this rank (152, A40).
    Alien { species: Species, rank: Option<Rank> },
}

/// Arrivals by teleport, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TeleportFrame {
    /// What comes.
    pub(crate) what: Arriving,
    /// How many are still to come.
    pub(crate) left: u8,
    /// A die is falling for the next one.
    pub(crate) is_rolling: bool,
}

/// Something that is put on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ArrivalFrame {
    /// What.
    pub(crate) who: Arrives,
    /// Where it would be put.
    pub(crate) at: Hex,
}

/// What is put on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Arrives {
    /// The next signal of the reserve.
    Signal,
    /// An alien with this card, assigned to an agent if it is said, else by the rules (157), with a name of its own if it has one.
    Alien { card: u8, to: Option<u8>, name: Option<u8> },
    /// One more figure of a swarm whose card somebody holds (143).
    OfSwarm { card: u8, player: FigureId },
    /// A figure that is on the map already, or was.
    Figure(FigureId),
    /// The alien of the top card, whichever that is when its turn comes: of several signals that are turned at once each has a card of
    /// its own (156).
    TopAlien,
}

/// An event card at work (53).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EventFrame {
    /// Which, by number in the content.
    pub(crate) card: u8,
    /// The effect that comes next.
    pub(crate) effect: u8,
    /// Bit n: agent n has had this effect.
    pub(crate) done: u8,
    /// Who has it now.
    pub(crate) whom: Option<FigureId>,
    /// How often he still has it: tokens come and go one by one.
    pub(crate) left: u8,
    /// What it says of moving signals is left out.
    pub(crate) signals_stand: bool,
}

/// Signals that move (147).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SignalsFrame {
    /// So many areas.
    pub(crate) areas: u8,
    /// Where.
    pub(crate) errand: Errand,
    /// Bit n: the n-th signal still has to move.
    pub(crate) left: u16,
    /// Bit n: the n-th of the people who move as signals do still has to.
    pub(crate) people: u8,
}

/// Encounter cards that somebody looks at and puts back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ScoutingFrame {
    /// Who.
    pub(crate) agent: u8,
    /// How many cards are looked at: the top of the deck.
    pub(crate) cards: u8,
    /// The cards that have a place in the new order, by their old places from the top; the first of them lies deepest.
    pub(crate) stacked: [u8; MOST_SCOUTED],
    /// How many of them.
    pub(crate) n_stacked: u8,
}

/// The most cards that somebody looks at together.
pub(crate) const MOST_SCOUTED: usize = 6;

/// A strike from orbit that comes at the end of the battle phase (188).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Called {
    /// Who called it.
    pub(crate) source: Source,
    /// Where.
    pub(crate) area: Area,
}
