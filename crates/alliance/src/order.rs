//! What a mission tells the table to do, all numbers worked out. The digital table does it; people at a real table
//! read it. A mission's path is the list of its orders.

use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use ts_rs::TS;

use crate::ability::Attribute;
use crate::attack::Condition;
use crate::world::FigureId;

/// An order of the mission. Objects, regions, areas and objectives are named by their number in the mission or its
/// map; texts by their key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "order", rename_all = "snake_case")]
#[ts(rename = "AllianceOrder")]
#[allow(missing_docs, reason = "named after the effects of a mission")]
pub enum Order {
    Say {
        text: String,
    },
    Rule {
        text: String,
    },
    Reveal {
        area: u8,
    },
    Show {
        object: u8,
    },
    Remove {
        object: u8,
    },
    Open {
        object: u8,
    },
    Unlock {
        object: u8,
    },
    /// The group is on the display under this number with this deployment card, by number in the content; `at` has one
    /// space for all, or one for each figure.
    Deploy {
        group: u8,
        card: u8,
        #[ts(as = "Vec<(u8, u8)>")]
        at: Vec<Space>,
        bonus_health: u8,
    },
    Reinforce {
        group: u8,
        #[ts(as = "Option<(u8, u8)>")]
        at: Option<Space>,
    },
    Withdraw {
        group: u8,
    },
    Ready {
        group: u8,
    },
    Join {
        group: u8,
        #[ts(as = "(u8, u8)")]
        at: Space,
    },
    /// An ally group, by number of its card, does not join: the team has one already (R22.2).
    StayBack {
        ally: u8,
    },
    ClearMap {
        scene: u8,
    },
    /// The heroes are set on the marked spaces.
    PlaceHeroes,
    /// So are the figures of an ally group, by its number on the display.
    PlaceAllies {
        group: u8,
    },
    Objective {
        objective: u8,
    },
    Offer {
        objective: u8,
    },
    Complete {
        objective: u8,
    },
    Fail {
        objective: u8,
    },
    Count {
        counter: u8,
        by: i16,
        now: i16,
    },
    Flag {
        flag: String,
        set: bool,
    },
    /// Nothing follows from a test.
    Fruitless {
        #[ts(type = "number")]
        figure: FigureId,
        successes: u8,
    },
    Harm {
        whom: Concerned,
        damage: u8,
        strain: u8,
        condition: Option<Condition>,
    },
    Heal {
        whom: Concerned,
        damage: u8,
        strain: u8,
        condition: Option<Condition>,
    },
    Supply {
        whom: Concerned,
        cards: u8,
    },
    Medpacs {
        medpacs: i16,
    },
    Credits {
        credits: i16,
    },
    Fame {
        fame: i16,
    },
    Item {
        card: u8,
    },
    LoseItem {
        card: u8,
    },
    Ally {
        group: u8,
        deployments: u8,
    },
    LoseAlly {
        group: u8,
    },
    /// A regular ally comes home as elite and may be taken along so often (R22.4).
    Promoted {
        group: u8,
        deployments: u8,
    },
    Power {
        whom: Concerned,
        token: u8,
        tokens: u8,
    },
    StartHurt {
        damage: i16,
    },
    Win {
        how: String,
    },
    Lose {
        how: String,
    },
}

impl Order {
    /// Whether people at a real table keep count of it during a mission; afterwards its report says so.
    pub(crate) fn is_counted(&self) -> bool {
        matches!(self, Self::Medpacs { .. } | Self::Credits { .. })
    }

    /// Whether people at a real table have something to do.
    pub(crate) fn is_for_people(&self) -> bool {
        match self {
            Self::Reveal { .. }
            | Self::Show { .. }
            | Self::Remove { .. }
            | Self::Open { .. }
            | Self::Deploy { .. }
            | Self::Reinforce { .. }
            | Self::Withdraw { .. }
            | Self::Join { .. }
            | Self::StayBack { .. }
            | Self::ClearMap { .. }
            | Self::PlaceHeroes
            | Self::PlaceAllies { .. }
            | Self::Fruitless { .. }
            | Self::Harm { .. }
            | Self::Heal { .. }
            | Self::Supply { .. }
            | Self::Item { .. }
            | Self::LoseItem { .. }
            | Self::Power { .. } => true,
            Self::Say { .. }
            | Self::Rule { .. }
            | Self::Unlock { .. }
            | Self::Ready { .. }
            | Self::Objective { .. }
            | Self::Offer { .. }
            | Self::Complete { .. }
            | Self::Fail { .. }
            | Self::Count { .. }
            | Self::Flag { .. }
            | Self::Medpacs { .. }
            | Self::Credits { .. }
            | Self::Fame { .. }
            | Self::Ally { .. }
            | Self::LoseAlly { .. }
            | Self::Promoted { .. }
            | Self::StartHurt { .. }
            | Self::Win { .. }
            | Self::Lose { .. } => false,
        }
    }
}

/// Whom an order concerns. A real table knows who stands where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "snake_case")]
#[ts(rename = "AllianceConcerned")]
#[allow(missing_docs, reason = "named after `Whom`")]
pub enum Concerned {
    Figure {
        #[ts(type = "number")]
        figure: FigureId,
    },
    Heroes,
    In {
        region: u8,
    },
    Group {
        group: u8,
    },
}

/// What people at a real table report (R1.16), and the digital table sees for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "AllianceFact")]
#[allow(missing_docs, reason = "named after the triggers of a mission")]
pub enum Fact {
    /// A hero's or an ally group's activation is finished (R2.2).
    Activated {
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// A hero is wounded, or withdraws if it was (R16.4).
    HeroDefeated { hero: u8 },
    /// The last figure of a group is defeated, enemy or ally (R6.16).
    GroupDefeated { group: u8 },
    /// An object that can be attacked is destroyed (S14).
    Destroyed { object: u8 },
    /// A figure has interacted with an object; a test may follow.
    Interacted {
        object: u8,
        action: u8,
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// A Rebel is in a region.
    Entered {
        region: u8,
        #[ts(type = "number")]
        figure: FigureId,
    },
    /// All heroes are in a region.
    AllIn { region: u8 },
    /// A carried object is in a region.
    Brought { object: u8, region: u8 },
    /// A carrier was defeated and dropped an object.
    Dropped { object: u8 },
    /// Whether the Rebels control what the mission asks about at the end of a round (R13.4): an object, or, counted
    /// after all objects, a region.
    Controlled { place: u8, held: bool },
    /// A medpac is used (R19.7).
    Medpac,
    /// The group's figures are marked with this colour (R23.10).
    Colour { group: u8, colour: u8 },
}

/// An answer that is not open, and the first thing it lacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceClosedOption")]
pub struct ClosedOption {
    /// Which of the answers.
    pub option: u8,
    /// Why it is not open.
    pub lacks: Lack,
}

/// Why an answer is not open. What the story remembers is not named: players find that out by playing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "AllianceLack")]
pub enum Lack {
    /// The team has fewer credits than this.
    Credits {
        /// So many are asked for.
        needed: i16,
    },
    /// The team has less fame than this (R35.3).
    Fame {
        /// So much is asked for.
        needed: i16,
    },
    /// Nobody owns this card.
    Item {
        /// Which, by its name in the files.
        card: String,
    },
    /// This hero is not in the team.
    Hero {
        /// Which, by its name in the files.
        hero: String,
    },
    /// This ally is not on the team's list.
    Ally {
        /// Which, by its name in the files.
        group: String,
    },
    /// It is not so on the map, or not in this round.
    Mission,
    /// It is not for so many heroes, or not for this level.
    Party,
    /// Something earlier in the story would have opened it, or has closed it.
    Story,
}

/// Something the players are asked by the mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "about", rename_all = "snake_case")]
#[ts(rename = "AllianceQuestion")]
pub enum Question {
    /// An order to read, and at a real table to carry out: continue.
    Order {
        /// Which.
        order: Order,
    },
    /// One of these answers, by keys of texts; those not offered are left out of the offers.
    Options {
        /// The question.
        ask: String,
        /// The answers.
        options: Vec<String>,
    },
    /// Which hero: to test, to be hurt, to get something.
    Hero {
        /// If to test: what.
        test: Option<Attribute>,
    },
    /// How many successes somebody has rolled.
    Successes {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
        /// What.
        attribute: Attribute,
    },
    /// Whether the Rebels control a place.
    Control {
        /// An object or a region, by its name in the mission.
        place: String,
    },
}
