//! What must be true of the game's own words for themselves, whatever else a mission says.

use sortie_content::{Finding, Place};
use sortie_mission::check::{Grammar, SeenEffect, numbers};

use super::words::DefendersWords;
use super::{OwnEffect, OwnTrigger};

impl Grammar for DefendersWords {
    const WHO_TESTS: &'static str =
        "the actor, the alpha agent, a chosen agent, who has a role, or every agent tests";

    /// No trigger has numbers of its own.
    fn check_trigger(_: &OwnTrigger, _: &Place<'_>, _: &mut Vec<Finding>) {}

    fn check_effect(effect: &OwnEffect, seen: &SeenEffect<'_, Self>, findings: &mut Vec<Finding>) {
        let place = &seen.place;
        let mut nothing = |is_nothing: bool| {
            if is_nothing {
                findings.push(place.error("amount", "this is always 0: nothing happens"));
            }
        };
        match effect {
            OwnEffect::Aliens(n) | OwnEffect::Signals(n) => numbers(&[*n], 0, place, findings),
            OwnEffect::Withdraw { most, .. } => nothing(*most == Some(0)),
            OwnEffect::Wound { wounds: n, .. }
            | OwnEffect::Heal { wounds: n, .. }
            | OwnEffect::Ammo { tokens: n, .. }
            | OwnEffect::Lure { areas: n, .. }
            | OwnEffect::March { hexes: n, .. }
            | OwnEffect::LayMines { most: n, .. }
            | OwnEffect::Fragments(n) => nothing(*n == 0),
            OwnEffect::Encounters { cards, .. } => nothing(cards.is_empty()),
            OwnEffect::Cards { aliens, .. } => nothing(aliens.is_empty()),
            OwnEffect::MoveTeleports(list) | OwnEffect::Waypoints(list) | OwnEffect::HideWaypoints(list) => {
                nothing(list.is_empty());
            }
            OwnEffect::Open(doors) => nothing(doors.is_empty()),
            OwnEffect::Mines(hexes) => nothing(hexes.is_empty()),
            OwnEffect::Recast(profiles) => nothing(profiles.is_empty()),
            OwnEffect::Alien(_)
            | OwnEffect::Turn { .. }
            | OwnEffect::Put { .. }
            | OwnEffect::Drag(_)
            | OwnEffect::Mark { .. }
            | OwnEffect::Unmark { .. }
            | OwnEffect::Strip(_)
            | OwnEffect::Restore(_)
            | OwnEffect::Forward(_)
            | OwnEffect::Draw { .. }
            | OwnEffect::Pause
            | OwnEffect::Resume
            | OwnEffect::Signal { .. }
            | OwnEffect::Reveal(_)
            | OwnEffect::Discard(_)
            | OwnEffect::Deal { .. }
            | OwnEffect::HumansTurn
            | OwnEffect::Burn(_)
            | OwnEffect::Douse(_)
            | OwnEffect::BurnNext
            | OwnEffect::BurntTeleports
            | OwnEffect::ClearWaypoints
            | OwnEffect::Free
            | OwnEffect::Send { .. }
            | OwnEffect::Confine { .. }
            | OwnEffect::Role { .. }
            | OwnEffect::Rank(_)
            | OwnEffect::Deliver { .. }
            | OwnEffect::Join { .. }
            | OwnEffect::Save(_)
            | OwnEffect::ClearBody(_)
            | OwnEffect::ClearBodies
            | OwnEffect::Give { .. }
            | OwnEffect::PutDown(_)
            | OwnEffect::Lay { .. }
            | OwnEffect::LoseItem(_)
            | OwnEffect::ClearGun(_) => {}
        }
    }
}
