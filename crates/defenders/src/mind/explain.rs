//! What an alien thinks: typed, so that a table can say it in any language, and in plain English for scenes.

use serde::Serialize;
use sortie_boards::hex::Hex;
use sortie_kernel::Told;
use ts_rs::TS;

use super::card::{Arm, To};
use super::targets::Candidate;
use crate::world::FigureId;

/// One thought. The rule it follows is told with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "thought", rename_all = "snake_case")]
#[ts(rename = "DefendersThought")]
pub enum Thought {
    /// A line does not fit.
    Misfit {
        /// Which, from 0.
        line: usize,
        /// Its number.
        at: Option<u8>,
        /// Why not.
        misfit: Misfit,
    },
    /// The first line that fits.
    Fits {
        /// Which, from 0.
        line: usize,
        /// Its number.
        at: Option<u8>,
    },
    /// It fits and cannot be carried out; the next is tried.
    PassedOver {
        /// Which, from 0.
        line: usize,
        /// Why.
        cannot: Cannot,
    },
    /// Somebody it could be after; the best comes first.
    Candidate {
        /// Who, and what ranks him.
        candidate: Candidate,
        /// By what.
        to: To,
        /// Whether he is exactly tied with another for the best.
        tied: bool,
    },
    /// Ways between which the rules make no difference, the one taken first.
    Equal {
        /// Whom each is about, and where it ends.
        #[ts(type = "[number | null, number][]")]
        ways: Vec<(Option<FigureId>, Hex)>,
    },
    /// It moves.
    Moves {
        /// Because of whom.
        #[ts(type = "number | null")]
        target: Option<FigureId>,
        /// Where to.
        #[ts(type = "number")]
        end: Hex,
    },
    /// It attacks.
    Attacks {
        /// With what.
        with: Arm,
        /// Whom.
        #[ts(type = "number")]
        target: FigureId,
        /// How often.
        times: u8,
    },
    /// It makes another act (177).
    Commands {
        /// Whom.
        #[ts(type = "number")]
        whom: FigureId,
    },
    /// A later deed of the line cannot be done.
    LeftOut {
        /// Why.
        cannot: Cannot,
    },
    /// No line could be carried out.
    Stays,
    /// It is paralysed (96).
    DoesNothing,
}

/// Why a line does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersMisfit")]
pub enum Misfit {
    /// It sees nobody.
    NobodyInSight,
    /// Whom it sees is farther away.
    TooFar,
    /// No legal path leads to anybody.
    NobodyInReach,
}

/// Why a deed cannot be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersCannot")]
pub enum Cannot {
    /// There is nobody it is about.
    FindAnybody,
    /// Nobody can be attacked from here.
    AttackAnybody,
    /// No hex next to whom it is after is free and in reach.
    StandBesideIt,
    /// There is no room on the way.
    GetNearer,
    /// Nowhere is farther from the closest agent.
    GetAway,
    /// No legal path leads to a teleport point.
    ReachPoint,
    /// It is immobilised or paralysed (95, 96).
    Move,
    /// No alien that obeys it is near (177).
    CommandAnybody,
}

/// A thought in words; figures and hexes are named by whoever asks.
pub fn in_words<'a>(
    told: &Told<Thought>,
    name: impl Fn(FigureId) -> &'a str,
    place: impl Fn(Hex) -> String,
) -> String {
    match &told.event {
        Thought::Misfit { line, at, misfit } => {
            let why = match misfit {
                Misfit::NobodyInSight => "nobody is in sight",
                Misfit::TooFar => "whoever is in sight is farther away",
                Misfit::NobodyInReach => "no legal path leads to anybody",
            };
            format!("line {line} ({}) does not fit: {why}", number(*at))
        }
        Thought::Fits { line, at } => format!("line {line} ({}) fits", number(*at)),
        Thought::PassedOver { line, cannot } => {
            format!("line {line} cannot be carried out: {}; the next one", why_not(*cannot))
        }
        Thought::Candidate { candidate, to, tied } => {
            let Candidate { figure, is_adjacent, steps, wounds, health_left, hexes } = candidate;
            let near = if *is_adjacent { "adjacent".to_owned() } else { format!("{} away", areas(*steps)) };
            let hurt = format!("wounds {wounds}, health left {health_left}");
            let values = match to {
                To::Closest => format!("{near}, {hurt}"),
                To::MostWounded => format!("{hurt}, {near}"),
            };
            let tied = if *tied { ", tied" } else { "" };
            format!("{}: {values}, {hexes} hexes{tied}", name(*figure))
        }
        Thought::Equal { ways } => {
            let way = |(figure, end): &(Option<FigureId>, Hex)| match figure {
                Some(figure) => format!("{} at {}", name(*figure), place(*end)),
                None => place(*end),
            };
            let ways: Vec<String> = ways.iter().map(way).collect();
            format!("equally bad: {}; whoever holds the card chooses, by default the first", ways.join(", "))
        }
        Thought::Moves { target: Some(figure), end } => {
            format!("it moves to {} because of {}", place(*end), name(*figure))
        }
        Thought::Moves { target: None, end } => format!("it moves to {}", place(*end)),
        Thought::Attacks { with, target, times } => {
            let with = match with {
                Arm::Melee => "in melee",
                Arm::Ranged => "from a distance",
            };
            let times = if *times > 1 { format!(" {times} times") } else { String::new() };
            format!("it attacks {} {with}{times}", name(*target))
        }
        Thought::Commands { whom } => format!("it makes {} act", name(*whom)),
        Thought::LeftOut { cannot } => format!("the next deed is left out: {}", why_not(*cannot)),
        Thought::Stays => "no line can be carried out: it stays".to_owned(),
        Thought::DoesNothing => "it is paralysed and does nothing".to_owned(),
    }
}

fn number(at: Option<u8>) -> String {
    match at {
        None => "blind".to_owned(),
        Some(0) => "contact".to_owned(),
        Some(n) => areas(n),
    }
}

fn areas(n: u8) -> String {
    if n == 1 { "1 area".to_owned() } else { format!("{n} areas") }
}

fn why_not(cannot: Cannot) -> &'static str {
    match cannot {
        Cannot::FindAnybody => "there is nobody it is about",
        Cannot::AttackAnybody => "nobody can be attacked from here",
        Cannot::StandBesideIt => "no hex next to whom it is after is free and in reach",
        Cannot::GetNearer => "there is no room on the way",
        Cannot::GetAway => "nowhere is farther from the closest agent",
        Cannot::ReachPoint => "no legal path leads to a teleport point",
        Cannot::Move => "it is held fast",
        Cannot::CommandAnybody => "no alien that obeys it is near",
    }
}
