//! Rounds: who activates when (R2, R7).

use sortie_alliance::world::FigureId;
use sortie_alliance::{Alliance, Choice, Event, Prompt};
use sortie_kernel::{Game, Seat, Viewer};

use super::table::{CONTENT, Table};
use super::{FENN, FOE, GAARKHAN, pair};

const HEROES: [&str; 4] = ["fenn_signis", "gaarkhan", "gideon_argus", "jyn_odan"];

/// So many heroes in one corner and these enemies, one figure each, in another, behind no door but far away.
fn team(heroes: usize, enemies: &[&str]) -> sortie_alliance::scenario::Scenario {
    let mut scene = sortie_alliance::scenario::Scenario::on("hall");
    for (n, hero) in HEROES.iter().enumerate().take(heroes) {
        scene = scene.hero(hero, &[], [0, 2 * n as u8]);
    }
    for (n, enemy) in enemies.iter().enumerate() {
        scene = scene.enemy(enemy, &[[13, 2 * n as u8]]);
    }
    scene
}

/// Who may be activated now.
fn open(table: &Table) -> Vec<u8> {
    let figures = table.offers().into_iter().filter_map(|offer| match offer.choice {
        Choice::Activate { figure } => Some(figure.0),
        _ => None,
    });
    figures.collect()
}

/// The order in which Rebels (by number) and groups (as letters) have activated in the round under way.
fn order(table: &Table) -> String {
    let mut order = String::new();
    for told in &table.events {
        match told.event {
            Event::RoundBegan { .. } => order.clear(),
            Event::Activated { figure } => order.push((b'0' + figure.0) as char),
            Event::GroupActivated { group, .. } => order.push((b'A' + group) as char),
            _ => {}
        }
    }
    order
}

/// alliance R2.1, R2.2, R2.3, R2.4, R2.5, R2.6, A5, A7
///
/// Heroes and groups take turns; when one side has no activation left, the other goes on alone; then a new round.
#[test]
fn heroes_and_groups_take_turns() {
    let mut table = Table::new(&team(4, &["imperial_officer", "probe_droid"]));
    for figure in [2, 0, 3] {
        table.activate(figure).end().finish();
    }
    let taken = order(&table);
    assert!(["2A0B3", "2B0A3"].contains(&taken.as_str()), "{taken}: no group is left after the second");
    table.activate(1).end().finish();
    assert_eq!(table.told(|event| matches!(event, Event::RoundEnded { round: 1 })), 1);
    assert_eq!(Alliance::round(&CONTENT, &table.state), 2);
    assert_eq!(open(&table), [0, 1, 2, 3], "everybody anew");
    // More groups than heroes: they go on by themselves.
    let mut many = Table::new(&team(2, &["imperial_officer"; 6]));
    for figure in [0, 1, 0, 1] {
        many.activate(figure).end().finish();
    }
    let groups = many.told(|event| matches!(event, Event::GroupActivated { .. }));
    assert_eq!((groups, Alliance::round(&CONTENT, &many.state)), (6, 2));
}

/// alliance R2.3, A7
///
/// Which group activates is drawn: over many seeds each of three is first, about as often as the others.
#[test]
fn groups_are_drawn_at_random() {
    let scene = team(4, &["imperial_officer", "probe_droid", "stormtrooper"]);
    let mut first = [0; 3];
    for seed in 0..90 {
        let mut table = Table::new(&scene.clone().seed(seed));
        table.activate(0).end();
        for told in &table.events {
            if let Event::GroupActivated { group, .. } = told.event {
                first[usize::from(group)] += 1;
                break;
            }
        }
    }
    assert!(first.iter().sum::<i32>() == 90 && first.iter().all(|&times| times > 15), "{first:?} of 90");
}

/// alliance R2.2, R3.4
///
/// The players choose among the heroes; each player answers for the own hero only.
#[test]
fn the_players_choose_who_activates() {
    let table = Table::new(&team(4, &["imperial_officer"]));
    assert_eq!(table.prompt(), Prompt::Activate);
    for offer in table.offers() {
        assert_eq!(offer.choice, Choice::Activate { figure: FigureId(offer.seat.0) });
    }
    assert_eq!(open(&table), [0, 1, 2, 3]);
}

/// alliance R7.2, R7.5: D8.
///
/// Two heroes activate twice each; the second time only when the other has activated.
#[test]
fn two_heroes_activate_twice() {
    let mut table = Table::new(&team(2, &["imperial_officer"]));
    table.activate(0).end().finish();
    assert_eq!(open(&table), [1], "hero 0 has to wait");
    table.activate(1).end().finish();
    assert_eq!(open(&table), [0, 1]);
    table.activate(1).end().finish();
    assert_eq!(open(&table), [0]);
    table.activate(0).end().finish();
    assert_eq!(order(&table).len(), 0, "the second round has begun");
}

/// alliance R7.3, R7.5, A9
///
/// With three heroes a bonus activation goes round in the order of the portraits; who has withdrawn is passed over.
#[test]
fn three_heroes_share_a_bonus_activation() {
    let mut table = Table::new(&team(3, &["imperial_officer"]));
    for round in 0..4 {
        let bonus = round % 3;
        for figure in 0..3 {
            assert!(open(&table).contains(&figure), "round {round}, {figure}");
            table.activate(figure).end().finish();
        }
        assert_eq!(open(&table), [bonus], "round {round}");
        table.activate(bonus).end().finish();
    }
    let began = |hero: u8| {
        table.told(|event| matches!(event, Event::RoundBegan { bonus_hero, .. } if *bonus_hero == Some(hero)))
    };
    assert_eq!([0, 1, 2].map(began), [2, 2, 1]);
    // Gaarkhan, whose turn it would be in the second round, has withdrawn in the first.
    let scene = team(3, &["imperial_officer"]).wounded(1).damage(1, 16);
    let scene = scene.enemy("probe_droid", &[[1, 2]]).first(1).draws(1, "probe_droid_scan");
    let mut table = Table::new(&scene);
    table.fallback = 4;
    table.activate(0).end().finish();
    assert!(table.is_gone(1));
    table.fallback = 0;
    table.activate(2).end().finish();
    for bonus in [0, 2, 0] {
        assert_eq!(open(&table), [bonus], "there are two activations of one of them");
        table.activate(bonus).end().finish();
        assert_eq!(open(&table), [0, 2], "a new round");
        for figure in [0, 2] {
            table.activate(figure).end().finish();
        }
    }
}

/// alliance R7.1, R7.2, R7.3, A34
///
/// Bonus health by the number of heroes, on both sides of the sheet.
#[test]
fn bonus_health() {
    for (heroes, bonus) in [(2, 10), (3, 3), (4, 0)] {
        let table = Table::new(&team(heroes, &["imperial_officer"]));
        assert_eq!(table.body(FENN).health, 12 + bonus, "{heroes} heroes");
        let wounded = Table::new(&team(heroes, &["imperial_officer"]).wounded(FENN));
        assert_eq!(wounded.body(FENN).health, 12 + bonus, "{heroes} heroes, wounded");
    }
}

/// alliance R2.8, R7.4, R37.12
///
/// The table shows who has activated and how many activations are left; there are no tokens for it.
#[test]
fn the_view_shows_who_has_activated() {
    let mut table = Table::new(&team(2, &["imperial_officer"]));
    table.activate(0).end().finish();
    let view = Alliance::view(&CONTENT, &table.state, Viewer::Seat(Seat(1)));
    assert_eq!([view.heroes[0].activations, view.heroes[1].activations], [1, 2]);
    assert!(view.figures[0].activated && !view.figures[1].activated);
    assert!(!view.groups[0].ready, "the officer has activated");
}

/// alliance R20.1, R2.5, A8
///
/// Delay has its price: after the last round a skirmish is lost.
#[test]
fn too_late() {
    let mut table = Table::new(&team(4, &["imperial_officer"]).round(20));
    for figure in 0..4 {
        table.activate(figure).end().finish();
    }
    assert!(table.is_over());
    assert_eq!(
        table.told(|event| matches!(event, Event::Ended { ending: sortie_alliance::Ending::TooLate })),
        1
    );
}

/// alliance R6.19, R7.5, A9
///
/// Nobody waits for a hero who has withdrawn.
#[test]
fn nobody_waits_for_the_withdrawn() {
    let scene = team(3, &["imperial_officer"]).wounded(2).damage(2, 12);
    let mut table = Table::new(&scene.enemy("probe_droid", &[[1, 4]]).first(1).draws(1, "probe_droid_scan"));
    // The droid shoots Gideon, who has one health left on his wounded side.
    table.fallback = 4;
    table.activate(0).end().finish();
    assert!(table.is_gone(2));
    assert_eq!(table.told(|event| matches!(event, Event::Withdrawn { .. })), 1);
    assert_eq!(open(&table), [1]);
    table.activate(1).end().finish();
    assert_eq!(open(&table), [0], "the bonus activation: both who are left have activated");
}

/// alliance R16.2
///
/// A skirmish is won when no enemy is left, at once.
#[test]
fn won_when_no_enemy_is_left() {
    let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("stormtrooper", &[[4, 4]]));
    table.fallback = 4;
    table.activate(FENN).attack(0, FOE).finish();
    assert!(table.is_over());
    let outcome = Alliance::outcome(&table.state).expect("an outcome");
    assert!(outcome.is_won_by(Seat(0)) && outcome.is_won_by(Seat(1)));
    assert!(table.offers().is_empty());
}

/// alliance R16.3, R1.1, A10
///
/// Lost at once, and by all, when the last unwounded hero becomes wounded, though another still stands.
#[test]
fn lost_when_all_are_wounded() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[6, 4]]).draws(0, "stormtrooper_volley");
    let mut table = Table::new(&scene.wounded(GAARKHAN).damage(FENN, 21));
    table.fallback = 4;
    table.activate(GAARKHAN).end().finish();
    assert!(table.is_over());
    let outcome = Alliance::outcome(&table.state).expect("an outcome");
    assert!(!outcome.is_won_by(Seat(0)) && !outcome.is_won_by(Seat(1)));
    assert!(!table.is_gone(GAARKHAN));
}
