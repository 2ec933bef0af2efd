//! Cleave: one other enemy for each source (R6.7, and the keyword in the core rules).

use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Alliance, Choice, CleaveBy, Event, Prompt};
use sortie_kernel::{Game, Offer, Sink, Told, Viewer, run, step};

use super::FOE;
use super::table::{Table, content, face::*};

/// Gaarkhan at (2,4), who is Focused and has an option for Cleave 1 more than his axe.
fn fierce(cards: &[&str]) -> Scenario {
    let cards: Vec<&str> = cards.iter().copied().chain(["ferocity"]).collect();
    let scene = Scenario::on("hall").hero("gaarkhan", &cards, [2, 4]).hero("fenn_signis", &[], [0, 0]);
    scene.has(0, Condition::Focus)
}

fn cleaved(events: &[Told<Event>]) -> Vec<(u8, u16, CleaveBy)> {
    let cleaved = events.iter().filter_map(|told| match told.event {
        Event::Cleaved { figure, damage, by } => Some((figure.0, damage, by)),
        _ => None,
    });
    cleaved.collect()
}

/// alliance R6.7, R28.4
///
/// Cleave hurts another enemy that the same attack could be made at; with several, the attacker picks.
#[test]
fn another_enemy_in_reach() {
    let scene = Scenario::on("hall").hero("gaarkhan", &[], [2, 4]).hero("fenn_signis", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("stormtrooper", &[[3, 4], [3, 5], [1, 4]]));
    table.dice(&[RED_3, YELLOW_1_1_SURGE, BLACK_2]).activate(0).attack(0, FOE).surge("cleave1");
    let asked = Prompt::Cleave { damage: 1, by: CleaveBy::Surge, more: 0 };
    table.until(|ask| *ask == asked).pick(FOE + 2).finish();
    assert_eq!([0, 1, 2].map(|n| table.damage(FOE + n)), [2, 0, 1]);
}

/// alliance R6.7
///
/// Two sources are resolved one after the other: each picks anew, the same enemy again or another.
#[test]
fn each_source_for_itself() {
    let scene = fierce(&[]).enemy("royal_guard", &[[3, 4], [3, 5]]).enemy("imperial_officer", &[[1, 4]]);
    let officer = FOE + 2;
    for (picks, damage) in [
        ([FOE + 1, officer], [1, 1]),
        ([officer, FOE + 1], [1, 1]),
        ([FOE + 1, FOE + 1], [2, 0]),
        ([officer, officer], [0, 2]),
    ] {
        let mut table = Table::new(&scene);
        table.dice(&[RED_2_SURGE, YELLOW_1_1_SURGE, RED_3, BLACK_2]).activate(0).attack(0, FOE);
        table.surge("cleave1").surge("cleave1");
        for (pick, more) in picks.into_iter().zip([1, 0]) {
            let asked = Prompt::Cleave { damage: 1, by: CleaveBy::Surge, more };
            table.until(|ask| *ask == asked);
            assert!(!table.is_offered(Choice::Pick { figure: sortie_alliance::world::FigureId(FOE) }));
            table.pick(pick);
        }
        table.finish();
        assert_eq!([table.damage(FOE + 1), table.damage(officer)], damage, "{picks:?}");
        assert_eq!(table.damage(FOE), 4, "the target suffers nothing more");
    }
}

/// alliance R6.7
///
/// Surges count in the order in which they were spent, each with its own number.
#[test]
fn in_the_order_of_spending() {
    let scene = fierce(&["vibroblade"]).enemy("royal_guard", &[[3, 4], [3, 5]]);
    let scene = scene.enemy("imperial_officer", &[[1, 4]]);
    for words in [["cleave1", "cleave2"], ["cleave2", "cleave1"]] {
        let mut table = Table::new(&scene);
        table.dice(&[GREEN_2_1_SURGE, GREEN_2_1_SURGE, RED_3, BLACK_1]).activate(0).attack(1, FOE);
        words.iter().for_each(|word| {
            table.surge(word);
        });
        for word in words {
            let wanted = if word == "cleave1" { 1 } else { 2 };
            table
                .until(|ask| matches!(ask, Prompt::Cleave { damage, .. } if *damage == wanted))
                .pick(FOE + 1);
        }
        assert_eq!(table.damage(FOE + 1), 3);
    }
}

/// alliance R6.7, R6.15
///
/// Whom the first source defeats is no candidate for the second; nobody is asked about the only one left.
#[test]
fn the_fallen_are_no_candidates() {
    let scene = fierce(&[]).enemy("stormtrooper", &[[3, 4], [3, 5], [1, 4]]).damage(FOE + 1, 2);
    let mut table = Table::new(&scene);
    table.dice(&[RED_2_SURGE, YELLOW_1_1_SURGE, RED_1, BLACK_3]).activate(0).attack(0, FOE);
    table.surge("cleave1").surge("cleave1").until(|ask| matches!(ask, Prompt::Cleave { .. }));
    table.pick(FOE + 1).finish();
    let by = CleaveBy::Surge;
    assert_eq!(cleaved(&table.events), [(FOE + 1, 1, by), (FOE + 2, 1, by)]);
    assert!(table.is_gone(FOE + 1));
    // With nobody left the second source does nothing.
    let scene = fierce(&[]).enemy("stormtrooper", &[[3, 4], [3, 5]]).enemy("imperial_officer", &[[13, 0]]);
    let mut alone = Table::new(&scene.damage(FOE + 1, 2));
    alone.dice(&[RED_2_SURGE, YELLOW_1_1_SURGE, RED_1, BLACK_3]).activate(0).attack(0, FOE);
    alone.surge("cleave1").surge("cleave1").finish();
    assert_eq!(cleaved(&alone.events), [(FOE + 1, 1, by)]);
}

/// alliance R6.7, R5.10
///
/// Range and sight are looked at after the target is gone: it no longer stands in the way of a weapon with Reach.
#[test]
fn past_a_defeated_target() {
    let scene = Scenario::on("corridor").hero("gaarkhan", &["bd_1_vibro_ax"], [0, 0]);
    let scene = scene.hero("fenn_signis", &[], [9, 0]).enemy("stormtrooper", &[[1, 0], [2, 0]]);
    for (black, hurt) in [(BLACK_1, 2), (BLACK_3, 0)] {
        let mut table = Table::new(&scene);
        table.dice(&[RED_2_SURGE, GREEN_2_2, black]).activate(0).attack(1, FOE).surge("cleave2").finish();
        assert_eq!(table.is_gone(FOE), hurt > 0);
        assert_eq!(table.damage(FOE + 1), hurt, "behind the target");
    }
}

/// alliance R6.7, A37
///
/// No source does anything if the target took no damage.
#[test]
fn needs_damage() {
    let scene = fierce(&[]).enemy("royal_guard", &[[3, 4], [3, 5]]);
    let mut table = Table::new(&scene);
    table.dice(&[RED_1, YELLOW_SURGE, RED_1, BLACK_3]).activate(0).attack(0, FOE).surge("cleave1").finish();
    assert_eq!((table.hits(), table.damage(FOE + 1)), (vec![0], 0));
}

/// alliance R6.7
///
/// A ranged attack cleaves nobody, whatever is bought with its surges.
#[test]
fn in_melee_only() {
    let mut table = Table::new(&fierce(&["e_11"]).enemy("royal_guard", &[[3, 4], [3, 5]]));
    table.dice(&[BLUE_3_1_SURGE, GREEN_2_2, RED_3, BLACK_1]).activate(0).attack(1, FOE);
    table.surge("cleave1").finish();
    assert_eq!((table.damage(FOE), cleaved(&table.events)), (5, vec![]));
}

/// alliance R6.7, R6.14
///
/// What exceeds the health of whom it hurts is lost.
#[test]
fn excess_damage_is_lost() {
    let scene = Scenario::on("hall").hero("gaarkhan", &["bd_1_vibro_ax"], [2, 4]);
    let scene = scene.hero("fenn_signis", &[], [0, 0]).enemy("stormtrooper", &[[3, 4], [3, 5]]);
    let mut table = Table::new(&scene.damage(FOE + 1, 2));
    table.dice(&[RED_2_SURGE, GREEN_2_2, BLACK_1]).activate(0).attack(1, FOE).surge("cleave2").finish();
    let suffered = table.events.iter().filter_map(|told| match told.event {
        Event::Suffered { figure, damage, left } if figure.0 == FOE + 1 => Some((damage, left)),
        _ => None,
    });
    assert_eq!(suffered.collect::<Vec<_>>(), [(1, 0)], "of 2 damage");
    assert_eq!(table.damage(FOE + 1), 3);
}

/// alliance R6.7, R25.5, R29.2
///
/// An enemy picks for each source whom it hurts most, the least health left: the keyword first, then the surge. No
/// group that is printed has both.
#[test]
fn an_enemy_picks_for_each_source() {
    let mut content = content();
    let nexu = content.group("nexu_elite").expect("a group");
    content.groups[nexu].surges = vec!["cleave1".parse().expect("an option")];
    // The nexu stands on (5,4) to (6,5), next to all three.
    let scene = Scenario::on("hall")
        .hero("fenn_signis", &[], [4, 4])
        .hero("gaarkhan", &[], [4, 6])
        .hero("gideon_argus", &[], [7, 6])
        .enemy("nexu_elite", &[[5, 4]])
        .draws(0, "nexu_elite_stalk");
    // Gaarkhan has the most health left, and is the target.
    for (fenn, gideon, picks) in
        [(6, 0, [(0, 2), (0, 1)]), (0, 7, [(2, 2), (2, 1)]), (13, 3, [(0, 2), (2, 1)])]
    {
        let scene = scene.clone().damage(0, fenn).damage(2, gideon).wounded(0);
        let mut state = scene.state(&content);
        let mut events = Vec::new();
        run::<Alliance>(&content, &mut state, &mut Sink::to(&mut events));
        let mut faces = [RED_3, GREEN_1_1_SURGE, BLACK_1].into_iter();
        let mut offers: Vec<Offer<Choice>> = Vec::new();
        while !events.iter().any(|told| matches!(told.event, Event::AttackEnded)) {
            offers.clear();
            Alliance::offers(&content, &state, &mut offers);
            let wanted = match Alliance::prompt(&content, &state, Viewer::Spectator) {
                Prompt::Activate => Choice::Activate { figure: sortie_alliance::world::FigureId(1) },
                Prompt::Turn { .. } => Choice::End,
                Prompt::Report { .. } => Choice::Report { face: faces.next().expect("a face") },
                Prompt::Way { .. } => offers[0].choice,
                _ => Choice::Pass,
            };
            let offer = offers.iter().find(|offer| offer.choice == wanted).expect("it is offered");
            step::<Alliance>(&content, &mut state, offer.seat, &wanted, &mut Sink::to(&mut events))
                .expect("it is legal");
        }
        let by = [CleaveBy::Keyword, CleaveBy::Surge];
        let wanted: Vec<_> =
            picks.iter().zip(by).map(|(&(figure, damage), by)| (figure, damage, by)).collect();
        assert_eq!(cleaved(&events), wanted, "damage {fenn} on Fenn, {gideon} on Gideon");
    }
}
