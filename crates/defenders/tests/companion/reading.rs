//! An alien's card, read out for the position that people describe.

use sortie_defenders::event::{AlienEvent, AttackEvent};
use sortie_defenders::mind::{Arm, Cannot, Deed, Misfit, Thought, To};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Event, Prompt, With};

use super::table::Table;

const ONE: FigureId = FigureId(0);
const OTHER: FigureId = FigureId(1);

fn sight(figure: FigureId, areas: u8) -> Choice {
    Choice::Sight { figure, areas }
}

/// What it is told to do, and to whom.
#[track_caller]
fn ordered(table: &Table) -> (Deed, Option<FigureId>) {
    match table.prompt() {
        Prompt::Deed { deed, target, .. } => (deed, target),
        other => panic!("it is asked {other:?}"),
    }
}

/// 135, A34, 165: whoever is touched meets the first line. It is asked no farther than the numbers on the card go, and not at all
/// about who is hurt less than somebody in contact.
#[test]
fn contact_meets_the_first_line() {
    let (mut table, alien) = Table::about_to_act("spine_critter_green");
    assert_eq!(table.prompt(), Prompt::Sights { alien, most: 2 });
    let agents = table.view().agents;
    let (weak, strong) = if agents[0].health <= agents[1].health { (ONE, OTHER) } else { (OTHER, ONE) };
    table.choose(sight(weak, 0));
    if agents[0].health == agents[1].health {
        assert_eq!(table.prompt(), Prompt::Sights { alien, most: 0 }, "only contact matters now");
        table.choose(Choice::Done);
    } else {
        assert!(!table.open().contains(&sight(strong, 0)));
    }
    let (deed, target) = ordered(&table);
    assert_eq!((deed, target), (Deed::Attack { with: Arm::Melee, to: None, times: 1 }, Some(weak)));
    table.choose(Choice::Done);
    let declared = |event: &Event| {
        let Event::Attack(AttackEvent::Declared { attacker, with, target, .. }) = event else { return false };
        *attacker == Some(alien) && *with == With::Arm(Arm::Melee) && *target == weak
    };
    assert!(table.heard(declared), "the attack is rolled for by the same arithmetic");
}

/// 135, 137, A52: why the lines above did not fit is told with the line that does.
#[test]
fn lines_are_passed_with_their_reasons() {
    let (mut table, _) = Table::about_to_act("spine_critter_green");
    table.choose(sight(ONE, 2)).choose(sight(OTHER, 2));
    // Equally far: the more hurt, and of these none is (A32); health decides, or the people do.
    if let Prompt::Target { .. } = table.prompt() {
        table.choose(Choice::Pick { figure: ONE });
    }
    let misfits: Vec<(usize, Misfit)> = table
        .thoughts()
        .iter()
        .filter_map(|(_, thought)| match thought {
            Thought::Misfit { line, misfit, .. } => Some((*line, *misfit)),
            _ => None,
        })
        .collect();
    assert_eq!(misfits, [(0, Misfit::TooFar), (1, Misfit::TooFar)]);
    assert!(table.thoughts().iter().any(|(rule, thought)| {
        *rule == "A52" && matches!(thought, Thought::Fits { line: 2, at: Some(2) })
    }));
    assert_eq!(ordered(&table).0, Deed::Adjacent { to: To::Closest });
}

/// 164, A53: what people say cannot be done is passed over, and the next line is read.
#[test]
fn what_cannot_be_done_leads_to_the_next_line() {
    let (mut table, _) = Table::about_to_act("spine_critter_green");
    table.choose(sight(ONE, 1)).choose(Choice::Done);
    // Out of sight the other could be as close (A32): Sortie cannot tell.
    assert!(matches!(table.prompt(), Prompt::Target { to: To::Closest, .. }));
    table.choose(Choice::Pick { figure: ONE });
    assert_eq!(ordered(&table), (Deed::Adjacent { to: To::Closest }, Some(ONE)));
    table.choose(Choice::Cannot).choose(Choice::Pick { figure: ONE });
    let passed = |(rule, thought): &(&str, &Thought)| {
        *rule == "164" && matches!(thought, Thought::PassedOver { line: 1, cannot: Cannot::StandBesideIt })
    };
    assert!(table.thoughts().iter().any(passed));
    assert_eq!(
        ordered(&table),
        (Deed::Adjacent { to: To::Closest }, Some(ONE)),
        "now by the line for 2 areas"
    );
    table.choose(Choice::Cannot).choose(Choice::Pick { figure: OTHER });
    assert_eq!(ordered(&table), (Deed::Toward { areas: 2, to: To::Closest }, Some(OTHER)), "the blind line");
}

/// 136, A32, 179: with nobody in sight the blind line is read; who cannot be reached is no candidate, and with nobody left it stays.
#[test]
fn without_a_way_it_stays() {
    let (mut table, alien) = Table::about_to_act("spine_critter_green");
    table.choose(Choice::Done).choose(Choice::NoWay { figure: ONE });
    assert_eq!(ordered(&table), (Deed::Toward { areas: 2, to: To::Closest }, Some(OTHER)));
    table.choose(Choice::NoWay { figure: OTHER });
    let stays = |event: &Event| matches!(event, Event::Alien(AlienEvent::Thought { alien: who, thought: Thought::Stays }) if *who == alien);
    assert!(table.heard(stays));
}

/// 163, A54, 165: after a move next to somebody he is in contact; who else may be is asked only where it could change the target.
#[test]
fn after_a_move_only_contact_is_asked() {
    let (mut table, alien) = Table::about_to_act("spine_critter_green");
    let agents = table.view().agents;
    let (weak, strong) = if agents[0].health <= agents[1].health { (ONE, OTHER) } else { (OTHER, ONE) };
    table.choose(sight(strong, 1)).choose(Choice::Done).choose(Choice::Pick { figure: strong });
    assert_eq!(ordered(&table), (Deed::Adjacent { to: To::Closest }, Some(strong)));
    table.choose(Choice::Done);
    assert_eq!(table.prompt(), Prompt::Sights { alien, most: 0 });
    table.choose(sight(weak, 0));
    let (_, target) = match table.prompt() {
        Prompt::Target { .. } => ordered(table.choose(Choice::Pick { figure: weak })),
        _ => ordered(&table),
    };
    assert_eq!(target, Some(weak), "of those in contact the weaker one (A31)");
}

/// 66, 88: what the dice let through is confirmed or corrected, and lands as said; the first offer is what they came to.
#[test]
fn wounds_are_confirmed() {
    for _ in 0..1 {
        let (mut table, _) = Table::about_to_act("xeno_beta_blue");
        table.choose(sight(ONE, 0));
        table.until(|prompt| matches!(prompt, Prompt::Deed { .. }));
        table.choose(Choice::Done);
        let Prompt::Suffer { figure, wounds } = table.prompt() else { return };
        assert_eq!(table.open()[0], Choice::Suffer { wounds });
        table.choose(Choice::Suffer { wounds: 0 });
        assert_eq!(table.view().agents[figure.index()].wounds, 0, "worn armour has taken it");
    }
}
