//! Who dies, and what comes of it (90 to 92, 114, 120, 129, 168).

use sortie_defenders::content::Class;
use sortie_defenders::event::{AttackEvent, FragmentSource, RoundEvent};
use sortie_defenders::mind::Arm;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Ending, Event};
use sortie_kernel::Sink;

use crate::common::fight::{BOX, Fight, agent, alien, seven};

/// defenders 38, 90, 91, A69: things go to the stock, the alpha token and the alien cards to the next.
#[test]
fn an_agent_dies() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Sniper, [5, 4])
            .agent(Class::Hulk, [2, 3])
            .holds(0, "medikit")
            .holds(0, "marksman")
            .wounds(agent(0), 4)
            .alien("xeno_beast", [7, 4])
            .turn(1),
    );
    let medikits = |fight: &Fight| fight.view().stock.devices[BOX.device("medikit").expect("a medikit")];
    assert_eq!(medikits(&fight), 2);
    fight.dice("h a a a").claws(0, Arm::Melee, 0).over();
    let view = fight.view();
    assert!(view.agents[0].is_dead && view.agents[0].at.is_none());
    assert_eq!(medikits(&fight), 3);
    assert_eq!((view.alpha, view.aliens[0].player), (agent(1), agent(1)));
}

/// defenders 92, A28: when nobody is left all is lost, at once.
#[test]
fn nobody_is_left() {
    let mut fight = Fight::new(
        seven().agent(Class::Sniper, [5, 4]).wounds(agent(0), 4).alien("xeno_beast", [7, 4]).turn(0),
    );
    fight.dice("h a a a").claws(0, Arm::Melee, 0);
    let ended = |told: &sortie_kernel::Told<Event>| {
        matches!(told.event, Event::Round(RoundEvent::Ended { ending: Ending::AllOut }))
    };
    assert!(ended(fight.told.last().expect("an end")));
    assert_eq!(fight.view().ending, Some(Ending::AllOut));
}

/// defenders 129, 168, A15: the first alien killed in a round gives a fragment, the second none.
#[test]
fn fragments() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .alien("xeno_beta_green", [7, 4])
            .alien("xeno_beta_green", [6, 5])
            .wounds(alien(0), 1)
            .wounds(alien(1), 1)
            .turn(0),
    );
    fight.dice("h a a a").gun(0, 0, alien(0)).over();
    fight.dice("h a a a").gun(0, 0, alien(1)).over();
    let gained = |told: &&sortie_kernel::Told<Event>| {
        matches!(told.event, Event::Round(RoundEvent::FragmentGained { from: FragmentSource::Kill, .. }))
    };
    assert_eq!((fight.told.iter().filter(gained).count(), fight.state.n_fragments()), (1, 1));
    let view = fight.view();
    assert_eq!(view.decks.aliens_out.len(), 2, "their cards are discarded");
}

/// defenders 114: Acid hurts every agent and drone beside who dies, and nobody farther away.
#[test]
pub(crate) fn acid_all_around() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Sniper, [5, 4])
            .agent(Class::Marine, [6, 5])
            .drone("sentry_gun", 1, [8, 5])
            .agent(Class::Hulk, [4, 3])
            .alien("spine_critter_green", [7, 4])
            .wounds(alien(0), 1)
            .turn(0)
            .left(0),
    );
    let drone = Scenario::drone_id(0);
    // The attack kills; two blue dice of acid; a die each for three of them.
    fight.dice("h a a a h a s s a").gun(0, 0, alien(0)).over();
    assert_eq!(fight.struck(), (1, 0, vec![agent(0), agent(1), drone]));
    assert_eq!(
        (fight.wounds(agent(0)), fight.wounds(agent(1)), fight.wounds(drone)),
        (Some(0), Some(0), Some(1))
    );
    assert_eq!(fight.wounds(agent(2)), Some(0));
}

/// defenders A12: two that burst, one after the other, in one attack.
#[test]
fn two_that_burst() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Marine, [5, 4])
            .alien("spine_critter_green", [7, 4])
            .alien("spine_critter_green", [6, 5])
            .wounds(alien(0), 1)
            .wounds(alien(1), 1)
            .turn(0),
    );
    fight.dice("h a g").dice("a h a a").dice("a h a a");
    fight.declare(agent(0), sortie_defenders::With::Gun(0), alien(0), true).over();
    assert_eq!(
        (fight.wounds(alien(0)), fight.wounds(alien(1)), fight.wounds(agent(0))),
        (None, None, Some(2))
    );
    assert_eq!(fight.happened(|event| matches!(event, AttackEvent::Over)), 3);
}

/// defenders 120: a drone without health is gone.
#[test]
fn a_drone_is_destroyed() {
    let drone = Scenario::drone_id(0);
    let mut fight = Fight::new(
        seven()
            .agent(Class::Biotech, [3, 4])
            .drone("sentry_gun", 0, [5, 4])
            .wounds(drone, 2)
            .alien("xeno_beast", [7, 4])
            .turn(0),
    );
    fight.dice("h a a a");
    fight.declare(alien(0), sortie_defenders::With::Arm(Arm::Melee), drone, false).over();
    assert!(fight.view().drones.is_empty());
}

/// defenders 116, 171: "Suffers wounds" asks for no dice, and no shield helps.
#[test]
fn wounds_that_nothing_prevents() {
    let mut fight = Fight::new(seven().agent(Class::Hulk, [5, 4]).reinforced(0, 4).turn(0));
    fight.state.suffer(&BOX, agent(0), 1, &mut Sink::to(&mut fight.told));
    assert_eq!((fight.wounds(agent(0)), fight.view().agents[0].reinforced), (Some(1), 4));
}
