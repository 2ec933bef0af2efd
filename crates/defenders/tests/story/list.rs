//! Which test plays which effect and which special rule: a new one does not compile without.

use sortie_defenders::content::Content;
use sortie_defenders::content::mission::{Effect, Mark, Mine, OwnEffect, Special};
use sortie_mission::Mission as _;

use super::{effects, specials};

/// The test that plays an effect.
fn of_effect(effect: &OwnEffect) -> fn() {
    match effect {
        OwnEffect::Alien(_) => effects::alien_comes,
        OwnEffect::Aliens(_) => effects::aliens_come,
        OwnEffect::Withdraw { .. } => effects::withdraw,
        OwnEffect::Turn { .. } => effects::turn,
        OwnEffect::Put { .. } => effects::put,
        OwnEffect::Lure { .. } => effects::lure,
        OwnEffect::Drag(_) => effects::drag,
        OwnEffect::Mark { is: Mark::Held, .. } => effects::mark_held,
        OwnEffect::Mark { is: Mark::Stunned, .. } => effects::mark_stunned,
        OwnEffect::Mark { is: Mark::Warded, .. } => effects::mark_warded,
        OwnEffect::Unmark { .. } => effects::unmark,
        OwnEffect::Wound { .. } => effects::wound,
        OwnEffect::Strip(_) => effects::strip,
        OwnEffect::Restore(_) => effects::restore,
        OwnEffect::Encounters { .. } => effects::encounters,
        OwnEffect::Cards { .. } => effects::cards,
        OwnEffect::Forward(_) => effects::forward,
        OwnEffect::Draw { .. } => effects::draw,
        OwnEffect::Pause => effects::pause,
        OwnEffect::Resume => effects::resume,
        OwnEffect::Signals(_) => effects::signals,
        OwnEffect::Signal { .. } => effects::signal,
        OwnEffect::Reveal(_) => effects::reveal,
        OwnEffect::Discard(_) => effects::discard,
        OwnEffect::Deal { .. } => effects::deal,
        OwnEffect::HumansTurn => effects::humans_turn,
        OwnEffect::Burn(_) => effects::burn,
        OwnEffect::Douse(_) => effects::douse,
        OwnEffect::BurnNext => effects::burn_next,
        OwnEffect::BurntTeleports => effects::burnt_teleports,
        OwnEffect::MoveTeleports(_) => effects::move_teleports,
        OwnEffect::Waypoints(_) => effects::waypoints,
        OwnEffect::HideWaypoints(_) => effects::hide_waypoints,
        OwnEffect::ClearWaypoints => effects::clear_waypoints,
        OwnEffect::Open(_) => effects::open,
        OwnEffect::Free => effects::free,
        OwnEffect::LayMines { .. } => effects::lay_mines,
        OwnEffect::Mines(_) => effects::mines,
        OwnEffect::Send { .. } => effects::send,
        OwnEffect::Confine { .. } => effects::confine,
        OwnEffect::Role { .. } => effects::role,
        OwnEffect::Recast(_) => effects::recast,
        OwnEffect::March { .. } => effects::march,
        OwnEffect::Ammo { .. } => effects::ammo,
        OwnEffect::Heal { .. } => effects::heal,
        OwnEffect::Rank(_) => effects::rank,
        OwnEffect::Fragments(_) => effects::fragments,
        OwnEffect::Deliver { .. } => effects::deliver,
        OwnEffect::Join { .. } => effects::join,
        OwnEffect::Save(_) => effects::save,
        OwnEffect::ClearBody(_) => effects::clear_body,
        OwnEffect::ClearBodies => effects::clear_bodies,
        OwnEffect::Give { .. } => effects::give,
        OwnEffect::PutDown(_) => effects::put_down,
        OwnEffect::Lay { .. } => effects::lay,
        OwnEffect::LoseItem(_) => effects::lose_item,
        OwnEffect::ClearGun(_) => effects::clear_gun,
    }
}

/// The test that plays a special rule.
fn of_special(special: &Special) -> fn() {
    match special {
        Special::NoKillFragments => specials::no_kill_fragments,
        Special::NoRankRolls => specials::no_rank_rolls,
        Special::NoReinforcements => specials::no_reinforcements,
        Special::SignalsStand => specials::signals_stand,
        Special::SignalsUnseen => specials::signals_unseen,
        Special::AlienSignalsStay => specials::alien_signals_stay,
        Special::OneTeleportRoll => specials::one_teleport_roll,
        Special::Search(_) => specials::search,
        Special::OutOfTheGame(_) => specials::out_of_the_game,
        Special::Bodies(_) => specials::bodies,
        Special::Mines(Mine::Attack(_)) => specials::mines_that_attack,
        Special::Mines(Mine::Wounds(_)) => specials::mines_that_wound,
        Special::Rooted(_) => specials::rooted,
        Special::Unkillable(_) => specials::unkillable,
        Special::Practice(_) => specials::practice,
    }
}

/// Whatever the missions use is played by a test of its own.
#[test]
fn everything_that_ships_is_played() {
    let content = Content::playable();
    let mut tests: Vec<usize> = Vec::new();
    for mission in &content.missions {
        for effect in mission.effects() {
            if let Effect::Own(own) = effect {
                tests.push(of_effect(own) as usize);
            }
        }
        tests.extend(mission.special.iter().map(|special| of_special(special) as usize));
    }
    tests.sort_unstable();
    tests.dedup();
    assert!(tests.len() > 50, "{} tests", tests.len());
}
