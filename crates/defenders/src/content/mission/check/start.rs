//! When a mission starts nobody is on the map yet: agents take their places afterwards, aliens and signals of the start come once
//! there is an alpha agent (11, 36). Whatever a rule does to somebody then would be dropped without a word.

use sortie_content::Finding;
use sortie_mission::explore::MANY;

use super::Walk;
use crate::content::mission::{Effect, Mission, OwnEffect, Party, Trigger};

pub(super) fn start(mission: &Mission, walk: &Walk<'_>, findings: &mut Vec<Finding>) {
    let early = early(mission);
    for seen in &walk.effects {
        let Effect::Own(own) = seen.effect else { continue };
        if !early.iter().any(|effect| std::ptr::eq(*effect, seen.effect)) {
            continue;
        }
        let why = match nobody(own) {
            Nobody::Holds => "nobody holds an alien card yet when the mission starts, so nobody comes",
            Nobody::IsThere => "nobody is on the map yet when the mission starts, so nothing happens",
            Nobody::Matters => continue,
        };
        let message = format!("{why}; `reinforcement` of round 1 is early enough");
        findings.push(seen.place.error("start-nobody", message));
    }
}

/// What a mission does at once when it starts: the rules called by `start`, and those that wait for what they count or complete.
fn early(mission: &Mission) -> Vec<&Effect> {
    let mut called: Vec<usize> = Vec::new();
    loop {
        let mut effects = Vec::new();
        called.iter().for_each(|&n| Effect::flatten(&mission.rule[n].effect, &mut effects));
        let is_called = |when: &Trigger| match when {
            Trigger::Start => true,
            Trigger::Reaches { counter, amount } => {
                let added = |party: Party| {
                    let by = effects.iter().filter_map(move |effect| match effect {
                        // Nobody knows the successes of a test.
                        Effect::Add { counter: other, by } if other == counter => {
                            Some(by.map_or(MANY, |by| i32::from(by.of(party))))
                        }
                        Effect::Say(_)
                        | Effect::Rule(_)
                        | Effect::Choose { .. }
                        | Effect::Test(_)
                        | Effect::When { .. }
                        | Effect::GoTo(_)
                        | Effect::Objective(_)
                        | Effect::Offer(_)
                        | Effect::Complete(_)
                        | Effect::Fail(_)
                        | Effect::Add { .. }
                        | Effect::Flag(_)
                        | Effect::Unflag(_)
                        | Effect::Win(_)
                        | Effect::Lose(_)
                        | Effect::Own(_) => None,
                    });
                    by.filter(|&by| by > 0).sum::<i32>()
                };
                let reached = |party: Party| added(party) > 0 && added(party) >= amount.of(party).into();
                Party::any().into_iter().any(reached)
            }
            Trigger::Completed(objective) => {
                effects.iter().any(|effect| matches!(effect, Effect::Complete(other) if other == objective))
            }
            Trigger::Scene(_)
            | Trigger::RoundBegins(_)
            | Trigger::RoundEnds(_)
            | Trigger::EachRoundFrom(_)
            | Trigger::Own(_) => false,
        };
        let all: Vec<usize> = (0..mission.rule.len()).filter(|&n| is_called(&mission.rule[n].when)).collect();
        if all == called {
            return effects;
        }
        called = all;
    }
}

/// Who is missing for an effect when the mission starts.
enum Nobody {
    /// Somebody who could hold the card of an alien (157).
    Holds,
    /// Whom it is about.
    IsThere,
    /// It needs nobody.
    Matters,
}

fn nobody(effect: &OwnEffect) -> Nobody {
    match effect {
        OwnEffect::Alien(_) | OwnEffect::Aliens(_) => Nobody::Holds,
        // An event is drawn by the alpha agent and does something to those on the map (37, 53).
        OwnEffect::Draw { .. }
        | OwnEffect::Withdraw { .. }
        | OwnEffect::Turn { .. }
        | OwnEffect::Put { .. }
        | OwnEffect::Lure { .. }
        | OwnEffect::Drag(_)
        | OwnEffect::Wound { .. }
        | OwnEffect::Strip(_)
        | OwnEffect::Restore(_)
        | OwnEffect::Reveal(_)
        | OwnEffect::Discard(_)
        | OwnEffect::Send { .. }
        | OwnEffect::Confine { .. }
        | OwnEffect::Role { .. }
        | OwnEffect::Recast(_)
        | OwnEffect::March { .. }
        | OwnEffect::Ammo { .. }
        | OwnEffect::Heal { .. }
        | OwnEffect::Rank(_)
        | OwnEffect::Save(_)
        | OwnEffect::ClearBody(_)
        | OwnEffect::ClearBodies
        | OwnEffect::Give { .. }
        | OwnEffect::PutDown(_) => Nobody::IsThere,
        OwnEffect::Mark { .. }
        | OwnEffect::Unmark { .. }
        | OwnEffect::Encounters { .. }
        | OwnEffect::Cards { .. }
        | OwnEffect::Forward(_)
        | OwnEffect::Pause
        | OwnEffect::Resume
        | OwnEffect::Signals(_)
        | OwnEffect::Signal { .. }
        | OwnEffect::Deal { .. }
        | OwnEffect::HumansTurn
        | OwnEffect::Burn(_)
        | OwnEffect::Douse(_)
        | OwnEffect::BurnNext
        | OwnEffect::BurntTeleports
        | OwnEffect::MoveTeleports(_)
        | OwnEffect::Waypoints(_)
        | OwnEffect::HideWaypoints(_)
        | OwnEffect::ClearWaypoints
        | OwnEffect::Open(_)
        | OwnEffect::Free
        | OwnEffect::LayMines { .. }
        | OwnEffect::Mines(_)
        | OwnEffect::Fragments(_)
        | OwnEffect::Deliver { .. }
        | OwnEffect::Join { .. }
        | OwnEffect::Lay { .. }
        | OwnEffect::LoseItem(_)
        | OwnEffect::ClearGun(_) => Nobody::Matters,
    }
}
