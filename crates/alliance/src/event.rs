//! What happened.

use serde::Serialize;
use sortie_boards::square::Position;
use ts_rs::TS;

use crate::ability::{Attribute, DicePool, Symbol};
use crate::attack::Condition;
use crate::choice::{CleaveBy, Object, Plan};
use crate::dice::{AttackDie, DefenceDie};
use crate::enemy::Thought;
use crate::order::{Fact, Order};
use crate::source::Source;
use crate::state::{Ending, FameLine};
use crate::world::{FigureId, Side};

/// What happened. Figures are named by their number; the view says who they are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "AllianceEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum Event {
    Deployed {
        #[ts(type = "number")]
        figure: FigureId,
        at: Position,
    },
    RoundBegan {
        round: u16,
        bonus_hero: Option<u8>,
    },
    RoundEnded {
        round: u16,
    },
    Activated {
        #[ts(type = "number")]
        figure: FigureId,
    },
    ActivationEnded {
        #[ts(type = "number")]
        figure: FigureId,
    },
    CardsReadied {
        hero: u8,
    },
    PointsGained {
        #[ts(type = "number")]
        figure: FigureId,
        points: u8,
    },
    /// An activation ends with movement points that nobody spent (R3.8).
    PointsLost {
        #[ts(type = "number")]
        figure: FigureId,
        points: u8,
    },
    Moved {
        #[ts(type = "number")]
        figure: FigureId,
        from: Position,
        path: Vec<Position>,
        cost: u8,
    },
    Placed {
        #[ts(type = "number")]
        figure: FigureId,
        from: Position,
        to: Position,
    },
    Rested {
        #[ts(type = "number")]
        figure: FigureId,
    },
    MedpacUsed {
        #[ts(type = "number")]
        figure: FigureId,
        left: u8,
    },
    MedpacGained {
        left: u8,
    },
    Interacted {
        #[ts(type = "number")]
        figure: FigureId,
        object: Object,
    },
    DoorOpened {
        door: u8,
    },
    SupplyDrawn {
        hero: u8,
        card: u8,
    },
    SupplyEmpty,
    /// A hero looks at the top supply card.
    SupplyScouted {
        hero: u8,
        /// Which one it is, for that hero's seat only.
        card: Option<u8>,
    },
    AbilityUsed {
        source: Source,
        ability: String,
    },
    CardExhausted {
        hero: u8,
        slot: u8,
    },
    CardGone {
        hero: u8,
        slot: u8,
    },
    ActionGained {
        #[ts(type = "number")]
        figure: FigureId,
    },
    StrainSuffered {
        #[ts(type = "number")]
        figure: FigureId,
        strain: u16,
    },
    Suffered {
        #[ts(type = "number")]
        figure: FigureId,
        damage: u16,
        left: u16,
    },
    Recovered {
        #[ts(type = "number")]
        figure: FigureId,
        damage: u16,
        strain: u16,
    },
    ConditionGained {
        #[ts(type = "number")]
        figure: FigureId,
        condition: Condition,
    },
    ConditionLost {
        #[ts(type = "number")]
        figure: FigureId,
        condition: Condition,
    },
    AttackDeclared {
        #[ts(type = "number")]
        attacker: FigureId,
        #[ts(type = "number")]
        target: FigureId,
        weapon: u8,
        distance: u8,
    },
    DieAdded {
        pool: DicePool,
        attack: Option<AttackDie>,
        defence: Option<DefenceDie>,
    },
    DieRemoved {
        pool: DicePool,
        attack: Option<AttackDie>,
        defence: Option<DefenceDie>,
    },
    AttackRolled {
        attack: Vec<(AttackDie, u8)>,
        defence: Vec<(DefenceDie, u8)>,
    },
    Rerolled {
        pool: DicePool,
        die: u8,
        from: u8,
        to: u8,
    },
    Modified {
        #[ts(type = "string")]
        by: crate::attack::Modifiers,
    },
    KeywordGained {
        #[ts(type = "string")]
        keyword: crate::attack::Effect,
    },
    Converted {
        from: Symbol,
        to: Symbol,
        symbols: u8,
    },
    SurgesCounted {
        surges: u16,
    },
    SurgeSpent {
        option: String,
        left: u16,
    },
    SurgeSkipped {
        option: String,
        reason: crate::surge::Skip,
    },
    SurgesLost {
        surges: u16,
    },
    /// Evades have cancelled so many surges (R5.4).
    SurgesCancelled {
        surges: u16,
    },
    Missed {
        dodged: bool,
        missing_accuracy: u16,
    },
    Hit {
        damage: u16,
        blocked: u16,
    },
    Blasted {
        damage: u16,
    },
    Cleaved {
        #[ts(type = "number")]
        figure: FigureId,
        damage: u16,
        by: CleaveBy,
    },
    /// Of two who attack the same enemy, the defender has picked who comes first (Hammer and Anvil).
    OrderPicked {
        #[ts(type = "number")]
        target: FigureId,
        #[ts(type = "number")]
        first: FigureId,
        #[ts(type = "number")]
        second: FigureId,
        by: OrderReason,
        /// Damage to be expected of both attacks in this order, in thousandths.
        expected: u32,
        /// The same in the other order.
        otherwise: u32,
    },
    /// A figure has picked between 1 damage and Stunned (Suppressive Fire).
    Suppressed {
        #[ts(type = "number")]
        figure: FigureId,
        by: SuppressedReason,
    },
    AttackEnded,
    Tested {
        #[ts(type = "number")]
        figure: FigureId,
        attribute: Attribute,
        dice: Vec<(AttackDie, u8)>,
    },
    TestEnded {
        #[ts(type = "number")]
        figure: FigureId,
        successes: u8,
        passed: bool,
    },
    DamageRolled {
        #[ts(type = "number")]
        figure: FigureId,
        die: AttackDie,
        face: u8,
    },
    Wounded {
        #[ts(type = "number")]
        figure: FigureId,
    },
    Withdrawn {
        #[ts(type = "number")]
        figure: FigureId,
    },
    Defeated {
        #[ts(type = "number")]
        figure: FigureId,
    },
    GroupDefeated {
        group: u8,
    },
    /// An object that could be attacked is destroyed (S14).
    Destroyed {
        #[ts(type = "number")]
        figure: FigureId,
        object: u8,
    },
    GroupActivated {
        group: u8,
        card: u8,
    },
    FigureActivated {
        #[ts(type = "number")]
        figure: FigureId,
    },
    LineBegan {
        #[ts(type = "number")]
        figure: FigureId,
        line: u8,
    },
    LineSkipped {
        #[ts(type = "number")]
        figure: FigureId,
        line: u8,
    },
    Thought {
        #[ts(type = "number")]
        figure: FigureId,
        thought: Thought,
    },
    Reinforced {
        #[ts(type = "number")]
        figure: FigureId,
        at: Position,
    },
    TokensSpent {
        #[ts(type = "number")]
        figure: FigureId,
        tokens: u8,
    },
    /// The mission tells the table to do something.
    Ordered {
        order: Order,
    },
    /// A figure has picked up an object (R13.1).
    PickedUp {
        #[ts(type = "number")]
        figure: FigureId,
        object: u8,
    },
    /// A carrier was defeated: the object lies in its space (R13.2).
    Dropped {
        object: u8,
        at: Position,
    },
    /// The players took this answer, by the key of its text.
    Chose {
        text: String,
    },
    /// Something was reported from a real table.
    Told {
        fact: Fact,
    },
    MissionBegan {
        mission: u8,
    },
    MissionEnded {
        mission: u8,
        won: bool,
        how: String,
        fame: Vec<FameLine>,
        /// On which side each figure stood, by number, the heroes first: in a campaign the table is cleared next, and who counts what the
        /// heroes did must still know whom they did it to.
        sides: Vec<Side>,
    },
    EncounterBegan {
        encounter: u8,
    },
    EncounterEnded {
        encounter: u8,
    },
    /// The team has done something between missions.
    Planned {
        step: Plan,
    },
    /// The armory has new stock.
    Stocked {
        cards: Vec<u8>,
    },
    Ended {
        ending: Ending,
    },
}

/// Why a defender picks one of two orders of attacks, or the players do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceOrderReason")]
pub enum OrderReason {
    /// Less damage is to be expected.
    Damage,
    /// As much damage, but less of a chance to be defeated.
    Defeat,
    /// It is all the same, so the players chose (A14).
    Equal,
}

/// Why a figure picks 1 damage, or Stunned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSuppressedReason")]
pub enum SuppressedReason {
    /// The damage: it lives on, and acts.
    LivesOn,
    /// Stunned: the damage would defeat it.
    WouldFall,
    /// The damage: it is Stunned already.
    AlreadyStunned,
}
