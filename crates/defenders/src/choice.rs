//! What a player may answer, and what the question is about.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Area, Facing, Hex};
use ts_rs::TS;

use crate::beside::{Question, Report};
use crate::content::Class;
use crate::dice::Die;
use crate::mind::{Deed, To};
use crate::source::Source;
use crate::world::FigureId;

/// An answer. Small and plain, so that lists of them are cheap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersChoice")]
pub enum Choice {
    /// Read, or let a moment pass.
    Pass,
    /// Take a tactic (127).
    TakeTactic {
        /// By number.
        tactic: u8,
    },
    /// Take a skill (127).
    TakeSkill {
        /// By number.
        skill: u8,
    },
    /// Take a device (7).
    TakeDevice {
        /// By number.
        device: u8,
    },
    /// Take the weapon that is delivered in place of one of mine; refuse it if none is said (100).
    TakeWeapon {
        /// The weapon it replaces.
        gun: Option<u8>,
    },
    /// Start here.
    Start {
        /// A free start hex.
        at: Hex,
    },
    /// With real dice: the next die shows this face.
    Report {
        /// The face, from 0; of faces that show the same the first.
        face: u8,
    },
    /// This agent is alpha agent (36).
    Alpha {
        /// Who.
        agent: FigureId,
    },
    /// Roll for a rank (126).
    RollRank,
    /// Four fragments buy this device; a random improved weapon if none is said (41).
    Deliver {
        /// By number.
        device: Option<u8>,
    },
    /// This weapon is delivered (42).
    PickWeapon {
        /// By number.
        weapon: u8,
    },
    /// This agent gets what is delivered (44).
    Give {
        /// Who.
        agent: FigureId,
    },
    /// Move on to a hex; the movement may go on from there (59).
    Go {
        /// Where this leg leads.
        to: Hex,
    },
    /// End the movement, looking that way (63, A56).
    Face {
        /// Where to.
        facing: Facing,
    },
    /// End the movement.
    Halt,
    /// Attack, or heal (64, 104).
    Attack {
        /// With which of the two weapons.
        gun: u8,
        /// Whom.
        target: FigureId,
        /// One ammo token more for area damage (T9).
        #[serde(default)]
        area: bool,
    },
    /// Use a power (111).
    Use {
        /// Which.
        source: Source,
    },
    /// Leap through a window (80).
    Leap {
        /// To the hex behind it.
        to: Hex,
    },
    /// Search (81).
    Search,
    /// Bash a locked door (83).
    Bash {
        /// The change of the board that breaks its lock.
        lock: u8,
    },
    /// Try to evade (84).
    Evade,
    /// Tactical redeployment (85).
    Redeploy {
        /// Where to.
        to: Hex,
    },
    /// Clear a jam, and give up movement or combat for it (86).
    ClearJam {
        /// Of which weapon.
        gun: u8,
        /// The movement is given up, not the combat.
        movement: bool,
    },
    /// Work a drone (186).
    Operate {
        /// Which.
        drone: FigureId,
    },
    /// End my turn (50).
    EndTurn,
    /// What a search found: heal one wound (81).
    FirstAid,
    /// An ammo token for this weapon.
    Reload {
        /// Whose weapon.
        agent: FigureId,
        /// Which.
        gun: u8,
    },
    /// What a search found: a random device (81).
    RandomDevice,
    /// What a search found: a fragment (81).
    Fragment,
    /// Roll a die again by a power (70).
    Reroll {
        /// By which.
        source: Source,
        /// The die, in the order in which they fell.
        die: u8,
    },
    /// Spend ammo tokens on hits (75).
    Spend {
        /// How many.
        tokens: u8,
    },
    /// Attack an alien that has moved or appeared (125), or by a power that allows an attack.
    Strike {
        /// Who attacks.
        figure: FigureId,
        /// With which weapon; 0 for a drone.
        gun: u8,
        /// Whom.
        target: FigureId,
        /// One ammo token more for area damage.
        #[serde(default)]
        area: bool,
    },
    /// This alien acts next (141).
    Activate {
        /// Which.
        alien: FigureId,
    },
    /// Of ways that are equally bad this one (138).
    Way {
        /// By number.
        way: u8,
    },
    /// Reveal this signal next (A44).
    Reveal {
        /// Which.
        signal: FigureId,
    },
    /// This figure is meant.
    Pick {
        /// Which.
        figure: FigureId,
    },
    /// This hex is meant.
    Place {
        /// Which.
        at: Hex,
    },
    /// This area is meant.
    Aim {
        /// Which.
        area: Area,
    },
    /// This card goes on top next.
    Stack {
        /// The n-th of those in hand.
        card: u8,
    },
    /// Clear the jam of this weapon.
    Unjam {
        /// Whose.
        agent: FigureId,
        /// Which.
        gun: u8,
    },
    /// Do an action of the mission (87).
    Act {
        /// By number.
        action: u8,
        /// The hex of its target.
        at: Hex,
    },
    /// Of the answers that are open this one.
    Option {
        /// By number.
        option: u8,
    },
    /// At headquarters: this mission comes next (2).
    Plan {
        /// By number in the content.
        mission: u8,
    },
    /// At headquarters: another agent goes for me (6).
    Enlist {
        /// Of this class.
        class: Class,
    },
    /// At headquarters: my agent takes this weapon along (100).
    Arm {
        /// By number.
        weapon: u8,
        /// The weapon it replaces.
        gun: u8,
    },
    /// At headquarters: my agent leaves a weapon there.
    Disarm {
        /// In which place.
        gun: u8,
    },
    /// At headquarters: the mission begins.
    SetOut,
    /// Turn this tactic up again (193).
    Restore {
        /// Whose.
        agent: FigureId,
        /// By number.
        tactic: u8,
    },
    /// Beside the box: this happened on the real table.
    Tell {
        /// What.
        report: Report,
    },
    /// Beside the box: the alien that acts sees this figure, so many areas away; 0 is adjacent (16).
    Sight {
        /// Whom.
        figure: FigureId,
        /// How far.
        areas: u8,
    },
    /// Beside the box: it is done on the real table; nobody else is meant.
    Done,
    /// Beside the box: it cannot be done on the real table (A53).
    Cannot,
    /// Beside the box: no legal path leads the alien that acts to this figure (A32, 179).
    NoWay {
        /// To whom.
        figure: FigureId,
    },
    /// Beside the box: so many wounds get through (66).
    Suffer {
        /// How many.
        wounds: u8,
    },
    /// Beside the box: the answer to a question of the mission; yes is 1, no is 0.
    Answer {
        /// The number.
        n: u8,
    },
}

/// What the open decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[ts(rename = "DefendersPrompt")]
pub enum Prompt {
    /// Nothing is asked.
    Nothing,
    /// What do the players do at headquarters?
    Headquarters,
    /// Does an agent who failed every rank roll of the mission roll once more (128)?
    LastRoll {
        /// Who.
        agent: FigureId,
    },
    /// Something is to be read.
    Read,
    /// An agent chooses his equipment.
    Equip {
        /// Who.
        agent: FigureId,
        /// What of.
        what: Ware,
    },
    /// Agents take their start hexes.
    Start,
    /// What does a real die show?
    Report {
        /// Whose.
        whom: FigureId,
        /// Which die.
        die: Die,
    },
    /// Who is alpha agent?
    Alpha,
    /// Do agents roll for a rank?
    Rank,
    /// Which weapon is delivered?
    Supplies,
    /// Shall four fragments buy something?
    Reinforcement,
    /// Who gets what is delivered?
    Give,
    /// Does an agent take a weapon, and in place of which?
    Weapon {
        /// Who.
        agent: FigureId,
        /// Which, by number.
        weapon: u8,
    },
    /// An agent's turn.
    Turn {
        /// Whose.
        agent: FigureId,
        /// The movement is still there.
        movement: bool,
        /// The combat is still there.
        combat: bool,
        /// The action is still there.
        action: bool,
    },
    /// A movement under way.
    Movement {
        /// Who moves.
        figure: FigureId,
        /// Hexes left.
        left: u8,
    },
    /// What did a search find?
    Found {
        /// Who searched.
        agent: FigureId,
    },
    /// A power asks for its target.
    Power {
        /// Which.
        source: Source,
    },
    /// An attack is allowed at once.
    Granted {
        /// To whom.
        figure: FigureId,
    },
    /// Something may be done in an attack.
    Attack {
        /// The moment.
        moment: AttackMoment,
    },
    /// Which alien acts next?
    Activate {
        /// Whose alien turn it is.
        agent: FigureId,
    },
    /// Which of equally bad ways?
    Way {
        /// Who acts.
        alien: FigureId,
    },
    /// Who keeps guard may attack.
    Guard {
        /// Whom.
        alien: FigureId,
    },
    /// Which signal first?
    Reveal,
    /// Where is something put?
    Place,
    /// An event asks.
    Event {
        /// By number.
        card: u8,
        /// Its effect, from 0.
        effect: u8,
    },
    /// What do the players decide in the story?
    Story,
    /// Which of the results of an action?
    Acting {
        /// Who acts.
        agent: FigureId,
        /// The action, by number.
        action: u8,
    },
    /// In which order do encounter cards go back?
    Scouting {
        /// Who looks.
        agent: FigureId,
    },
    /// Beside the box: an agent's turn is played on the real table, and reported as far as it matters.
    Reports {
        /// Whose.
        agent: FigureId,
        /// The action is still there.
        action: bool,
    },
    /// Beside the box: what has to be done on the real table now stands in the view.
    Instructed,
    /// Beside the box: which of the aliens does an encounter card call (141)?
    Called {
        /// The card, by number.
        card: u8,
    },
    /// Beside the box: which figure of a swarm is closest to somebody, of those of which it is not said yet (143)?
    Nearest {
        /// One of them.
        alien: FigureId,
    },
    /// Beside the box: the alien that was about to act is off the map; what else has happened is reported before the game goes on.
    Gone,
    /// Beside the box: whom does an alien see, and how far away (A52)?
    Sights {
        /// Who looks.
        alien: FigureId,
        /// Farther away than this nobody matters; 0 asks for contact only.
        most: u8,
    },
    /// Beside the box: which of those that Sortie cannot tell apart is it (A31, A32, 138)?
    Target {
        /// Who is after him.
        alien: FigureId,
        /// By what.
        to: To,
    },
    /// Beside the box: which alien acts at the word of another (177)?
    Obeys {
        /// Who commands.
        alien: FigureId,
        /// Within so many areas.
        within: u8,
    },
    /// Beside the box: an alien does this now.
    Deed {
        /// Who.
        alien: FigureId,
        /// What.
        deed: Deed,
        /// Whom it is about.
        target: Option<FigureId>,
    },
    /// Beside the box: who else is hit (98, 114)?
    Caught {
        /// Whose attack it is.
        alien: FigureId,
        /// Everybody beside him as he dies; else everybody in the part of the area of his target.
        burst: bool,
    },
    /// Beside the box: how many wounds get through? The dice say so many (66).
    Suffer {
        /// Who defends.
        figure: FigureId,
        /// By the dice.
        wounds: u8,
    },
    /// Beside the box: a rule of the mission asks where somebody or something is.
    Question {
        /// What it asks.
        question: Question,
    },
}

/// What is chosen before the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersWare")]
pub enum Ware {
    /// A basic tactic.
    BasicTactic,
    /// An improved tactic.
    ImprovedTactic,
    /// A skill.
    Skill,
    /// A device.
    Device,
}

/// A moment of an attack in which something may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersAttackMoment")]
pub enum AttackMoment {
    /// Before the dice fall.
    Declared,
    /// When they have fallen.
    Rolled,
    /// Tokens may buy hits.
    Spending,
    /// Before the defence dice fall.
    UnderAttack,
    /// When they have fallen.
    DefenceRolled,
    /// When an alien has died.
    Killed,
}
