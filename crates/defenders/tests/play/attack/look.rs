//! What is seen of attacks: the one under way, and the odds of those that are open.

use sortie_defenders::choice::AttackMoment;
use sortie_defenders::content::Class;
use sortie_defenders::mind::Arm;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Defenders};
use sortie_kernel::{Game, Seat, Sink, step};

use crate::common::fight::{BOX, Fight, agent, alien, seven};

/// Each step as it lies on the table.
#[test]
fn an_attack_under_way() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Hulk, [5, 4])
            .holds(0, "brace")
            .reinforced(0, 1)
            .alien("xeno_beast", [7, 4])
            .turn(0),
    );
    assert_eq!(fight.view().attack, None);
    fight.dice("hh hh a").claws(0, Arm::Melee, 0);
    let attack = fight.view().attack.expect("an attack");
    assert_eq!((attack.moment, attack.hits, attack.dice.len()), (AttackMoment::UnderAttack, Some(4), 3));
    let defence = attack.defender.expect("somebody defends");
    assert_eq!((defence.figure, defence.tokens, defence.hits, defence.n_dice), (agent(0), [1, 0], 3, 3));
    fight.dice("h a s").pass();
    let attack = fight.view().attack.expect("an attack");
    let defence = attack.defender.expect("somebody defends");
    assert_eq!((attack.moment, defence.left), (AttackMoment::DefenceRolled, Some(2)));
    assert_eq!((defence.dice.len(), defence.n_dice), (3, 3));
    fight.pass().over();
    assert_eq!((fight.view().attack, fight.wounds(agent(0))), (None, Some(2)));
}

fn odds_of(scene: &Scenario, gun: u8) -> Vec<f64> {
    let mut fight = Fight::new(scene.clone());
    fight.run();
    let odds = fight.view().odds;
    let one =
        odds.iter().find(|odds| odds.gun == gun && odds.target == alien(0) && !odds.area).expect("an attack");
    let expected: f64 =
        one.wounds.iter().zip(0_u16..).map(|(p, n)| f64::from(*p) / 1000.0 * f64::from(n)).sum();
    assert!((expected - f64::from(one.expected) / 1000.0).abs() < 0.01, "{one:?}");
    one.wounds.iter().map(|p| f64::from(*p) / 1000.0).collect()
}

/// What comes of so many attacks as they are played.
fn played(scene: &Scenario, gun: u8, n: u64) -> Vec<f64> {
    let mut wounds = vec![0_u32; 20];
    for seed in 0..n {
        let mut state = scene.clone().rolled().seed(seed).state(&BOX);
        let mut events = Vec::new();
        let attack = Choice::Attack { gun, target: alien(0), area: false };
        step::<Defenders>(&BOX, &mut state, Seat(0), &attack, &mut Sink::to(&mut events)).expect("an attack");
        // Tokens are not spent, and no die is rolled again.
        for _ in 0..9 {
            let mut offers = Vec::new();
            Defenders::offers(&BOX, &state, &mut offers);
            let rest = offers.iter().find(|offer| matches!(offer.choice, Choice::Spend { tokens: 0 }));
            let Some(rest) = rest else { break };
            step::<Defenders>(&BOX, &mut state, rest.seat, &rest.choice, &mut Sink::to(&mut events))
                .expect("none");
        }
        wounds[usize::from(state.figure(alien(0)).map_or(0, |body| body.wounds))] += 1;
    }
    wounds.into_iter().map(|count| f64::from(count) / n as f64).collect()
}

/// Fast against slow: the odds agree with what 2,000 attacks did, within five standard deviations.
#[test]
fn odds_agree_with_attacks_as_they_are_played() {
    let sniper = seven().agent(Class::Sniper, [5, 4]).alien("nexus_blue", [9, 4]).turn(0);
    let hulk = seven().agent(Class::Hulk, [5, 4]).alien("nexus_green", [9, 4]).turn(0);
    for (scene, gun) in [(sniper, 0), (hulk, 0)] {
        let n = 2000;
        let (odds, played) = (odds_of(&scene, gun), played(&scene, gun, n));
        assert!(odds.len() > 4, "{odds:?}");
        for (n_wounds, (p, share)) in odds.iter().zip(&played).enumerate() {
            let error = 5.0 * (p * (1.0 - p) / n as f64).sqrt() + 0.001;
            assert!((p - share).abs() < error, "{n_wounds} wounds: {p} and {share}");
        }
    }
}

/// Wounds that another takes, a beast that rages, healing, and what is not open.
#[test]
fn odds_of_special_targets() {
    let odds = |scene: Scenario| {
        let mut fight = Fight::new(scene.turn(0));
        fight.run();
        fight.view().odds
    };
    let grey = || {
        seven()
            .agent(Class::Sniper, [5, 4])
            .alien("xeno_grey_green", [9, 4])
            .shield(alien(0), 0)
            .wounds(alien(0), 2)
    };
    let p_dead = |scene: Scenario| {
        odds(scene).into_iter().find(|o| o.target == alien(0) && o.gun == 0).map(|o| o.p_dead)
    };
    let (alone, saved) = (p_dead(grey()), p_dead(grey().alien("nexus_green", [11, 4])));
    assert!(alone > saved && saved > Some(0), "{alone:?} {saved:?}");
    let beast = seven().agent(Class::Sniper, [5, 4]).alien("xeno_beast", [9, 4]).wounds(alien(0), 4);
    assert_eq!(p_dead(beast), Some(0));
    let medic = seven().agent(Class::Biotech, [5, 4]).agent(Class::Sniper, [3, 4]).wounds(agent(1), 1);
    let heals = odds(medic);
    assert_eq!(heals.len(), 1, "who is unhurt is left out");
    assert!(heals[0].heals);
    // A blue die hits five times of ten: of two, at least one does in three of four.
    assert_eq!((heals[0].p_wound, heals[0].wounds.clone()), (750, vec![250, 750]));
    let jam =
        odds(seven().agent(Class::Marine, [5, 4]).weapon(0, 1, "lasergun").alien("nexus_green", [9, 4]));
    let of = |gun| jam.iter().find(|odds| odds.gun == gun).expect("an attack");
    assert_eq!((of(0).p_jam, of(0).p_void), (271, 0), "1 - 0.9^3");
    assert_eq!((of(1).p_jam, of(1).p_void), (0, 488), "1 - 0.8^3");
}
