//! What a player may answer, and what the question is about.

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Position, Space};
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::ability::{Attribute, DicePool};
use crate::attack::Condition;
use crate::dice::AttackDie;
use crate::order::{Fact, Question};
use crate::source::Source;
use crate::world::FigureId;

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "AllianceChoice")]
pub enum Choice {
    /// Sets the seat's hero, or the next ally figure, on a space (R17.1).
    Deploy {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
        /// Where.
        to: Space,
    },
    /// Activates a Rebel (R2.2, R2.7).
    Activate {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// The move action (R3.5).
    Run,
    /// Suffers 1 strain for 1 movement point (R4.14).
    Strain,
    /// Moves there by the cheapest way (R3.6).
    Move {
        /// Where.
        to: Position,
    },
    /// Attacks (R5).
    Attack {
        /// The slot of the weapon, or [`Source::SHEET`].
        weapon: u8,
        /// Whom.
        #[ts(type = "number")]
        target: FigureId,
        /// By which ability before declaring, if by one.
        by: Option<Source>,
    },
    /// Interacts (R3.9).
    Interact {
        /// With what.
        object: Object,
    },
    /// Rests (R3.14), with a medpac or without (R19.5).
    Rest {
        /// Whether a medpac is used.
        medpac: bool,
    },
    /// An ally uses a medpac as an action (R19.5).
    Medpac,
    /// Discards a condition as an action (R12.8).
    Shake {
        /// Which.
        condition: Condition,
    },
    /// Uses an ability.
    Use {
        /// Which.
        source: Source,
    },
    /// Lets an effect that happens by itself happen now, before deciding about one's own (R14.2).
    Let {
        /// Which.
        source: Source,
    },
    /// Lets the bleeding after an action hurt now, before deciding about what may be used after it (R14.2).
    Bleed,
    /// Ends the activation (R3.4).
    End,
    /// Lets the moment pass, or stops here.
    Pass,
    /// Picks a figure.
    Pick {
        /// Whom.
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// Picks a space.
    Aim {
        /// Which.
        space: Space,
    },
    /// Picks a die.
    Die {
        /// Of which pool.
        pool: DicePool,
        /// Which of it.
        die: u8,
    },
    /// Turns so many symbols into others.
    Convert {
        /// How many.
        symbols: u8,
    },
    /// Spends surges on an option (R5.3).
    Surge {
        /// Its place in the list.
        option: u8,
    },
    /// Reports a face of a real die.
    Report {
        /// Its place on the die, from 0.
        face: u8,
    },
    /// Among ways equally bad for the players, takes this one (A14).
    Way {
        /// Where the enemy ends.
        to: Position,
        /// Whom it is aimed at.
        #[ts(type = "number | null")]
        target: Option<FigureId>,
    },
    /// Keeps the supply card on top, or puts it below the others.
    Keep {
        /// On top.
        top: bool,
    },
    /// Closes a page of the mission; at a real table its order has been carried out.
    Continue,
    /// Takes this answer to the mission's question.
    Option {
        /// Its place in the list.
        option: u8,
    },
    /// So many successes were rolled with real dice (R11.5).
    Successes {
        /// How many.
        successes: u8,
    },
    /// Tells what happened on the real table (R1.16).
    Tell {
        /// What.
        fact: Fact,
    },
    /// The activation window has been worked off (R24.9).
    Done,
    /// On the star map.
    Plan {
        /// What.
        step: Plan,
    },
    /// Keeps this of two supply cards.
    Card {
        /// Its slot.
        slot: u8,
    },
}

/// What a team does between missions (R30 to R33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "AllianceStep")]
pub enum Plan {
    /// Starts a mission, by its number in the campaign, with an ally, by its place in the list, or alone (R30.3).
    Start {
        /// Which.
        leg: u8,
        /// Who comes along.
        ally: Option<u8>,
    },
    /// Meets an encounter, by its number in the campaign (R30.4).
    Meet {
        /// Which.
        encounter: u8,
    },
    /// Buys a card of the armory (R31.1).
    Buy {
        /// Which.
        card: u8,
    },
    /// Sells an item of the team (R31.2).
    Sell {
        /// Which.
        card: u8,
    },
    /// A hero takes a class card (R32.2).
    Train {
        /// Who.
        hero: u8,
        /// Which.
        card: u8,
    },
    /// A hero gives back a class card it has just taken (R32.5).
    Untrain {
        /// Who.
        hero: u8,
        /// Which.
        card: u8,
    },
    /// An item changes hands (R10.3, R33.2).
    Give {
        /// Which.
        card: u8,
        /// To whom; back to the team's stash if to nobody.
        to: Option<u8>,
        /// Of a modification: the weapon it is to lie under.
        under: Option<u8>,
    },
}

/// Something to interact with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceObject")]
pub enum Object {
    /// A door, by number (R3.10).
    Door(u8),
    /// A crate.
    Crate(u8),
    /// A terminal.
    Terminal(u8),
    /// An object of the mission, and which of its actions.
    Mission(u8, u8),
}

/// What the open decision is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[ts(rename = "AlliancePrompt")]
pub enum Prompt {
    /// Where to deploy.
    Deploy,
    /// Who activates next.
    Activate,
    /// What an activated Rebel does.
    Turn {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
        /// Actions left.
        actions: u8,
        /// Movement points left.
        points: u8,
    },
    /// Whether to use abilities now.
    Moment {
        /// Which moment.
        moment: OpenMoment,
    },
    /// Whom or where an ability is aimed.
    Aim {
        /// The ability.
        source: Source,
    },
    /// Which die.
    Die {
        /// The ability.
        source: Source,
        /// Of which pool.
        pool: DicePool,
    },
    /// How many symbols to turn.
    Convert {
        /// The ability.
        source: Source,
    },
    /// Where to move at once.
    Moving {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
        /// How far.
        points: u8,
    },
    /// Whom to attack at once.
    Striking {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// To move or to attack on an order.
    Ordered {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// What to spend surges on.
    Surges {
        /// How many are left.
        left: u8,
    },
    /// Whom to cleave with one of the sources of Cleave.
    Cleave {
        /// For how much.
        damage: u8,
        /// By which kind of source.
        by: CleaveBy,
        /// How many sources follow.
        more: u8,
    },
    /// Whom two Rebels attack (Hammer and Anvil).
    SameTarget {
        /// The ability.
        source: Source,
    },
    /// Who of two attacks first; it is equally bad (A14).
    First {
        /// The ability.
        source: Source,
        /// The defender, who does not mind.
        #[ts(type = "number")]
        target: FigureId,
    },
    /// The face of a real die.
    Report {
        /// Whose pool.
        pool: DicePool,
        /// Which die of it.
        die: u8,
        /// The die itself, if it lies in no pool: an ability rolls for damage.
        damage: Option<AttackDie>,
    },
    /// Equally bad ways of an enemy.
    Way {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// Whether to keep the supply card on top.
    Keep {
        /// Who looks.
        seat: Seat,
    },
    /// Whose supply card it is that an ally has found.
    Share {
        /// The ally.
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// Which of two supply cards to keep.
    Card {
        /// Who drew them.
        seat: Seat,
    },
    /// The mission asks, or tells something to be read.
    Mission {
        /// What.
        question: Question,
    },
    /// The team is on the star map.
    StarMap,
    /// Companion: who acts next is played on the real table, and reported.
    Companion,
    /// Companion: a group acts by its activation window.
    Window {
        /// Which.
        group: u8,
        /// Its activation card.
        card: u8,
    },
    /// Nothing is asked.
    Nothing,
}

/// What a Cleave comes from: each source is resolved for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceCleaveBy")]
pub enum CleaveBy {
    /// A keyword of the attack.
    Keyword,
    /// Surges that were spent.
    Surge,
}

/// A moment that is open: somebody may use abilities in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "moment", rename_all = "snake_case")]
#[ts(rename = "AllianceMoment")]
#[allow(missing_docs, reason = "named after `When`")]
pub enum OpenMoment {
    ActivationStart {
        #[ts(type = "number")]
        figure: FigureId,
    },
    ActivationEnd {
        #[ts(type = "number")]
        figure: FigureId,
    },
    Rested {
        #[ts(type = "number")]
        figure: FigureId,
    },
    Interacted {
        #[ts(type = "number")]
        figure: FigureId,
    },
    EnemyActivates {
        #[ts(type = "number")]
        figure: FigureId,
    },
    EnemyEnters {
        #[ts(type = "number")]
        figure: FigureId,
    },
    Declared,
    Rolled,
    Counted,
    Fought,
    Testing {
        attribute: Attribute,
    },
    Tested {
        attribute: Attribute,
    },
    After {
        source: Source,
    },
    SupplyDrawn,
}
