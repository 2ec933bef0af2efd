//! What an enemy thinks while it carries an instruction out: typed, so that a table can say it in any language, and
//! in plain English for scenes.

use std::fmt::Write as _;

use serde::Serialize;
use sortie_boards::square::Position;
use sortie_kernel::Told;
use ts_rs::TS;

use super::law;
use super::order::{Budget, Cost, Criterion, Verb};
use super::resolution::Skip;
use super::ways::{Aim, Fit};
use crate::surge::Reason;
use crate::world::{FigureId, NoAttack};

/// One thought. The rule it follows is told with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "thought", rename_all = "snake_case")]
#[ts(rename = "AllianceThought")]
pub enum Thought {
    /// What it is told to do, and what that costs.
    Order {
        /// What to do.
        verb: Verb,
        /// What it costs.
        cost: Cost,
        /// What the figure has left.
        budget: Budget,
    },
    /// It acts out of its turn in its group: that is worst for the players.
    ActsNext {
        /// Of how many that are left.
        #[ts(type = "number")]
        of: usize,
    },
    /// It is skipped.
    Skipped {
        /// Why.
        skip: Skip,
    },
    /// Somebody it could be aimed at; the best comes first.
    Candidate {
        /// Who.
        #[ts(type = "number")]
        figure: FigureId,
        /// The criterion it is ranked by; none where only distance counts.
        by: Option<Criterion>,
        /// Its value.
        value: Option<u16>,
        /// Its distance.
        distance: Option<u16>,
        /// Whether it is exactly tied with another.
        tied: bool,
    },
    /// A candidate that will not do; the next best follows.
    Passed {
        /// Who.
        #[ts(type = "number")]
        target: FigureId,
        /// Why.
        passed: Passed,
    },
    /// The target.
    Aims {
        /// Who.
        #[ts(type = "number")]
        target: FigureId,
    },
    /// The distance it shall keep, and how that can be had.
    Repositions {
        /// The distance to keep.
        spaces: u16,
        /// The distance to the nearest Rebel now.
        distance: Option<u16>,
        /// How that fits.
        fit: Fit,
    },
    /// The Imperial rule parted equally legal ways.
    Law {
        /// By what.
        by: law::Criterion,
        /// How many ways are left.
        #[ts(type = "number")]
        left: usize,
    },
    /// Several ways are equally bad, so the players choose.
    PlayersChoose {
        /// Where they end, the default first.
        ends: Vec<Position>,
        /// Whom each is aimed at, if that is what they differ in.
        #[ts(type = "number[]")]
        targets: Vec<FigureId>,
    },
    /// Where it ends.
    Ends {
        /// Where.
        end: Position,
        /// What for.
        aim: Option<Aim>,
        /// The distance then.
        distance: Option<u16>,
        /// Among how many positions in reach.
        #[ts(type = "number")]
        of: usize,
    },
    /// How it gets there.
    Walks {
        /// Through which positions.
        path: Vec<Position>,
        /// For how many points.
        cost: u16,
    },
    /// It does not move, and the instruction counts as resolved.
    Stays {
        /// What for.
        aim: Option<Aim>,
        /// The distance.
        distance: Option<u16>,
    },
    /// Points not used are lost.
    PointsLost {
        /// How many.
        points: u16,
    },
    /// It is stunned and gains no points.
    Stunned,
    /// It discards Stunned.
    ShakesOffStun,
    /// It attacks.
    Attacks {
        /// Whom.
        #[ts(type = "number")]
        target: FigureId,
        /// From how far.
        distance: Option<u16>,
    },
    /// It suffers 1 damage for bleeding.
    Bleeds {
        /// Health left then.
        left: u16,
    },
}

/// Why a candidate will not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AlliancePassed")]
pub enum Passed {
    /// No free space beside it is in reach.
    NoSpaceBeside,
    /// No space is in reach from which it could be attacked.
    NoSpaceToAttackFrom,
    /// It cannot be attacked from here.
    NoAttack(Option<NoAttack>),
}

/// A thought in words, with the rule it follows.
pub fn in_words<'a>(told: &Told<Thought>, name: impl Fn(FigureId) -> &'a str) -> Reason {
    let aim = |aim: &Option<Aim>| match aim {
        Some(Aim::Figure(figure)) => name(*figure).to_owned(),
        Some(Aim::Space(space)) => space.to_string(),
        None => "the nearest Rebel".to_owned(),
    };
    let text = match &told.event {
        Thought::Order { verb, cost, budget } => {
            format!("{} costs {}; {} left", order(*verb), price(*cost), actions(budget.actions))
        }
        Thought::ActsNext { of } => format!("of {of} figures left it acts next: worst for the players"),
        Thought::Skipped { skip } => format!("skipped: {}", why_skipped(*skip)),
        Thought::Candidate { figure, by, value, distance, tied } => {
            let mut text = name(*figure).to_owned();
            match (by, value) {
                (Some(Criterion::HighestSpeed | Criterion::LowestSpeed), Some(value)) => {
                    _ = write!(text, ": speed {value},");
                }
                (Some(Criterion::MostDamage), Some(value)) => _ = write!(text, ": {value} damage,"),
                (Some(Criterion::MostStrain), Some(value)) => _ = write!(text, ": {value} strain,"),
                (_, Some(value)) => _ = write!(text, ": {value} health left,"),
                (_, None) => text.push(':'),
            }
            _ = write!(text, " {}", away(*distance));
            text + if *tied { ", tied" } else { "" }
        }
        Thought::Passed { target, passed } => {
            format!("{} will not do: {}; the next best target", name(*target), why_passed(*passed))
        }
        Thought::Aims { target } => format!("the target is {}", name(*target)),
        Thought::Repositions { spaces, distance, fit } => {
            let fit = match fit {
                Fit::Exact => "which can be had",
                Fit::TooNear => "which is out of reach; it stands too near and moves away",
                Fit::TooFar => "which is out of reach; it stands too far away and moves nearer",
            };
            format!("the nearest Rebel is {} and shall be {}, {fit}", away(*distance), away(Some(*spaces)))
        }
        Thought::Law { by, left } => {
            let by = match by {
                law::Criterion::Damage => "most damage to be expected",
                law::Criterion::Defeat => "best chance to defeat or wound",
                law::Criterion::Objective => "nearest to what the objective is about",
                law::Criterion::Danger => "fewest Rebels who could attack it there",
            };
            format!("worst for the players: {by} leaves {left}")
        }
        Thought::PlayersChoose { ends, targets } => {
            let end = |(n, end): (usize, &Position)| match targets.get(n) {
                Some(&target) => format!("{} from {end}", name(target)),
                None => end.to_string(),
            };
            let ends: Vec<String> = ends.iter().enumerate().map(end).collect();
            format!("equally bad: {}; the players choose, by default the first", ends.join(", "))
        }
        Thought::Ends { end, aim: target, distance, of } => {
            format!("of {of} places in reach it takes {end}, {} from {}", spaces(*distance), aim(target))
        }
        Thought::Walks { path, cost } => {
            let steps: Vec<String> = path.iter().map(ToString::to_string).collect();
            format!("the cheapest way costs {cost}: {}", steps.join(", "))
        }
        Thought::Stays { aim: target, distance } => {
            format!("it stays, {} from {}; that counts as resolved", spaces(*distance), aim(target))
        }
        Thought::PointsLost { points } => format!("movement points lost: {points}"),
        Thought::Stunned => "it is stunned: no movement points and no attack".to_owned(),
        Thought::ShakesOffStun => "a movement instruction is resolved, so it discards Stunned".to_owned(),
        Thought::Attacks { target, distance } => {
            format!("it attacks {} from {} away", name(*target), spaces(*distance))
        }
        Thought::Bleeds { left: 1 } => {
            "it bleeds: 1 damage, 1 health left, so it discards Bleeding".to_owned()
        }
        Thought::Bleeds { left } => format!("it bleeds: 1 damage, {left} health left"),
    };
    Reason { rule: told.rule.0, text }
}

fn order(verb: Verb) -> String {
    match verb {
        Verb::Toward { points } => format!("move {points} toward"),
        Verb::Engage { points } => format!("move {points} to engage"),
        Verb::Reposition { points, spaces } => format!("move {points} to reposition {spaces}"),
        Verb::MoveAttack { points } => format!("move {points} to attack"),
        Verb::Attack => "attack".to_owned(),
    }
}

fn price(cost: Cost) -> String {
    match (cost.actions, cost.is_attack_action) {
        (0, _) => "nothing".to_owned(),
        (1, true) => "the attack action".to_owned(),
        (n, true) => format!("{}, one of them the attack action", actions(n)),
        (n, false) => actions(n),
    }
}

fn actions(n: u8) -> String {
    if n == 1 { "1 action".to_owned() } else { format!("{n} actions") }
}

fn spaces(distance: Option<u16>) -> String {
    match distance {
        None => "no countable distance".to_owned(),
        Some(1) => "1 space".to_owned(),
        Some(n) => format!("{n} spaces"),
    }
}

fn away(distance: Option<u16>) -> String {
    match distance {
        None => "out of reach of any count".to_owned(),
        _ => format!("{} away", spaces(distance)),
    }
}

fn why_skipped(skip: Skip) -> String {
    match skip {
        Skip::Unaffordable => "too few actions are left".to_owned(),
        Skip::SecondAttack => "the attack action is used".to_owned(),
        Skip::NobodyWithin(n) => format!("nobody who is meant is within {}", spaces(Some(n))),
        Skip::Nobody => "there is nobody to aim at".to_owned(),
        Skip::NobodyToEngage => "no space beside any possible target can be reached".to_owned(),
        Skip::NobodyToMoveAndAttack => "nobody could be attacked with this movement".to_owned(),
        Skip::NobodyToAttack => "nobody can be attacked".to_owned(),
        Skip::SelfDefeat => "bleeding would defeat it before it affects a Rebel".to_owned(),
        Skip::Stunned => "a stunned figure does not attack".to_owned(),
    }
}

fn why_passed(passed: Passed) -> &'static str {
    match passed {
        Passed::NoSpaceBeside => "no free space beside it is in reach",
        Passed::NoSpaceToAttackFrom => "no space is in reach from which it could be attacked",
        Passed::NoAttack(None) => "it cannot be attacked",
        Passed::NoAttack(Some(why)) => match why {
            NoAttack::NotHostile => "it is not hostile",
            NoAttack::NoWeapon => "there is no attack",
            NoAttack::Stunned => "the attacker is stunned",
            NoAttack::NotAdjacent => "it is not adjacent",
            NoAttack::BeyondReach => "it is not within 2 spaces",
            NoAttack::NoWay => "no count of spaces leads there",
            NoAttack::NoSight => "it is not in line of sight",
            NoAttack::TooNear => "it is too near",
        },
    }
}
