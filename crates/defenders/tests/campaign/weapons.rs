//! Weapons of the headquarters: found, refused, taken along, never drawn twice (42, 100, A18, A69).

use std::collections::BTreeSet;

use sortie_defenders::content::Class;
use sortie_defenders::event::RoundEvent;
use sortie_defenders::world::{FigureId, Rank};
use sortie_defenders::{Choice, Event, Model, Prompt};

use super::tools::{CONTENT, Team, weapon};

/// In a first turn with four fragments, up to the reinforcement step of the next round, where they are spent.
fn drawn(team: &mut Team) -> Option<u8> {
    team.does("weapon");
    team.told.clear();
    for _ in 0..400 {
        let offers = team.offers();
        let find =
            |wanted: &dyn Fn(&Choice) -> bool| offers.iter().find(|offer| wanted(&offer.choice)).copied();
        let buys = find(&|choice| *choice == Choice::Deliver { device: None });
        let refuses = find(&|choice| *choice == Choice::TakeWeapon { gun: None });
        let calm = find(&|choice| matches!(choice, Choice::Pass | Choice::Halt | Choice::EndTurn));
        let offer = buys.or(refuses).or(calm).unwrap_or(offers[0]);
        team.choose(offer.seat.0, offer.choice);
        let of = |event: &Event| match event {
            Event::Round(RoundEvent::WeaponDrawn { weapon }) => Some(*weapon),
            _ => None,
        };
        if let Some(drawn) = team.told.iter().find_map(|told| of(&told.event)) {
            while let Some(refuse) =
                team.offers().iter().find(|offer| offer.choice == Choice::TakeWeapon { gun: None }).copied()
            {
                team.choose(refuse.seat.0, refuse.choice);
            }
            while let Prompt::Give = team.prompt() {
                let offer = team.offers()[0];
                team.choose(offer.seat.0, offer.choice);
                team.choose(offer.seat.0, Choice::TakeWeapon { gun: None });
            }
            team.settle();
            return drawn;
        }
    }
    panic!("nothing was drawn: {:?}", team.prompt());
}

/// defenders 42, 100, A18, T37
///
/// Drawn from all improved ones that headquarters does not own, whatever the classes in play; once they are
/// used up alien ones; then nothing. What nobody takes is headquarters'.
#[test]
fn everything_comes_once() {
    let mut team = Team::out(1);
    let of = |rank: Rank| CONTENT.weapons.iter().filter(|weapon| weapon.rank == rank).count();
    let (improved, alien) = (of(Rank::Blue), of(Rank::Red));
    let mut seen = BTreeSet::new();
    for n in 0..improved + alien {
        if n % 3 == 2 {
            // A mission has few rounds.
            team.does("lose");
            let last = team.offers().iter().any(|offer| offer.choice == Choice::RollRank);
            if last {
                team.choose(0, Choice::Pass);
                team.settle();
            }
            assert!(team.is_home(), "{:?}", team.prompt());
            team.choose(0, Choice::SetOut);
            team.settle();
        }
        let weapon = drawn(&mut team).expect("there is one left");
        let rank = CONTENT.weapons[usize::from(weapon)].rank;
        assert_eq!(rank, if n < improved { Rank::Blue } else { Rank::Red }, "draw {n}");
        assert!(seen.insert(weapon), "{weapon} came twice");
        assert_eq!(team.campaign().weapons.len(), n + 1);
    }
    assert_eq!(drawn(&mut team), None);
    assert!(seen.iter().any(|&weapon| CONTENT.weapons[usize::from(weapon)].class == Some(Class::Hulk)));
}

/// A team of two at headquarters with these weapons in store, before the second mission: two improved ones, one alien.
fn rich(weapons: &[&str]) -> Team {
    let mut saved = Team::home(2, "win").saved();
    saved.weapons = weapons.iter().map(|&id| id.to_owned()).collect();
    Team::new(super::tools::resumed(saved, 2))
}

/// defenders 100, 113, 182
///
/// As many as the briefing says, for the class, in the place of one with a limit if it has one; what is replaced
/// stays at headquarters.
#[test]
fn as_many_as_the_briefing_says() {
    let generic: Vec<&str> = CONTENT
        .weapons
        .iter()
        .filter(|weapon| weapon.class.is_none() && weapon.rank == Rank::Blue)
        .map(|weapon| weapon.id.as_str())
        .collect();
    let mut team = rich(&["gd4a2_rifle", "lasergun", "improved_vulcan", generic[0]]);
    assert_eq!(team.campaign().improved, [0, 2]);
    assert_eq!(team.campaign().alien, [0, 1]);
    let (rifle, laser, vulcan) = (weapon("gd4a2_rifle"), weapon("lasergun"), weapon("improved_vulcan"));
    assert_eq!(team.why_not(0, Choice::Arm { weapon: vulcan, gun: 0 }).code, "defenders-weapon-class");
    let gun = (0..2).find(|&gun| team.may(0).contains(&Choice::Arm { weapon: rifle, gun })).expect("a place");
    team.choose(0, Choice::Arm { weapon: rifle, gun });
    assert_eq!(team.view().agents[0].guns[usize::from(gun)].model, Model::Token(rifle));
    assert_eq!(team.why_not(1, Choice::Arm { weapon: rifle, gun: 0 }).code, "defenders-weapon-carried");
    let stored =
        team.campaign().weapons.into_iter().find(|stored| stored.weapon == rifle).expect("it is ours");
    assert_eq!((stored.agent, stored.gun), (Some(FigureId(0)), Some(gun)));
    assert_eq!(team.campaign().improved, [1, 2]);
    let arm = team
        .may(1)
        .into_iter()
        .find(|choice| matches!(choice, Choice::Arm { weapon, .. } if *weapon == laser));
    team.choose(1, arm.expect("anybody carries a lasergun"));
    assert_eq!(team.campaign().alien, [1, 1]);
    // In the place of the first another improved one may come, also when no more are allowed.
    let other = weapon(generic[0]);
    let arm = team
        .may(0)
        .into_iter()
        .find(|choice| matches!(choice, Choice::Arm { weapon, .. } if *weapon == other));
    team.choose(0, arm.expect("a generic weapon"));
    team.choose(0, Choice::SetOut);
    team.settle();
    let view = team.view();
    assert_eq!(
        view.agents[0].guns.iter().filter(|gun| matches!(gun.model, Model::Token(_))).count(),
        usize::from(team.campaign().improved[0])
    );
    for gun in &view.agents[0].guns {
        assert_eq!(gun.ammo.map(|[now, _]| now), gun.ammo.map(|[_, full]| full), "full ammo (8)");
    }
}

/// defenders 100
///
/// A weapon that was taken along is left again, and nobody leaves what his sheet gives him.
#[test]
fn weapons_are_left() {
    let mut team = rich(&["gd4a2_rifle"]);
    let arm = team.may(0).into_iter().find(|choice| matches!(choice, Choice::Arm { .. })).expect("a rifle");
    team.choose(0, arm);
    let Choice::Arm { gun, .. } = arm else { unreachable!() };
    team.choose(0, Choice::Disarm { gun });
    assert_eq!(team.campaign().improved, [0, 2]);
    assert!(team.may(0).contains(&arm));
    team.choose(0, arm);
    // Whoever goes in his place does not have it.
    team.choose(0, Choice::Enlist { class: Class::Sniper });
    assert_eq!(team.campaign().improved, [0, 2]);
    assert_eq!(team.campaign().weapons[0].agent, None);
}

/// defenders A69, 100
///
/// Weapons stay with who carried them as far as the next briefing allows; those of the dead are at headquarters.
#[test]
fn weapons_come_home() {
    let mut team = rich(&["gd4a2_rifle"]);
    let arm = team.may(0).into_iter().find(|choice| matches!(choice, Choice::Arm { .. })).expect("a rifle");
    team.choose(0, arm);
    team.choose(0, Choice::SetOut);
    team.settle();
    assert_eq!(team.campaign().weapons[0].agent, Some(FigureId(0)));
    let mut other = team.clone();
    team.does("win");
    assert!(team.is_home());
    assert_eq!(team.campaign().weapons[0].agent, Some(FigureId(0)));
    other.dies(0);
    assert_eq!(other.campaign().weapons[0].agent, None);
    assert_eq!(other.view().stock.weapons[usize::from(weapon("gd4a2_rifle"))], 0, "it is not in the box");
    other.settle();
    other.dies(1);
    other.settle();
    assert_eq!(other.campaign().weapons.len(), 1);
    assert!(other.may(0).contains(&arm));
}

/// defenders 42, 100
///
/// What is delivered and taken belongs to headquarters, and so does what it replaces.
#[test]
fn what_is_taken_is_ours() {
    let mut team = Team::out(1);
    team.does("alien_weapon");
    while team.prompt() != Prompt::Supplies {
        team.until_strategy();
    }
    let laser = weapon("lasergun");
    team.choose(0, Choice::PickWeapon { weapon: laser });
    let take = team.may(0).into_iter().find(|choice| matches!(choice, Choice::TakeWeapon { gun: Some(_) }));
    team.choose(0, take.expect("anybody carries a lasergun"));
    let stored = team.campaign().weapons;
    assert_eq!((stored.len(), stored[0].weapon, stored[0].agent), (1, laser, Some(FigureId(0))));
    let before = team.view().stock.weapons[usize::from(laser)];
    assert_eq!(before, 0);
}
