//! Before the first round: who plays, and who stands where (R1, R15, R17, R23).

use sortie_alliance::world::FigureId;
use sortie_alliance::{Alliance, Choice, Difficulty, Event, Prompt, Setup};
use sortie_boards::square::Space;
use sortie_kernel::{Game, Seat, Viewer};

use super::table::{CONTENT, Table};

const HEROES: [&str; 4] = ["fenn_signis", "gaarkhan", "jyn_odan", "diala_passil"];

fn codes(heroes: &[&str]) -> Vec<&'static str> {
    Setup::new(heroes, "clearing").problems(&CONTENT).into_iter().map(|problem| problem.code).collect()
}

/// alliance R1.1, R1.10, R15.4
///
/// Two to four different heroes, a seat each; who plays alone holds two seats.
#[test]
fn two_to_four_heroes() {
    let all = ["fenn_signis", "gaarkhan", "jyn_odan", "diala_passil", "gideon_argus"];
    for n in 2..=4 {
        assert!(codes(&all[..n]).is_empty());
        assert_eq!(usize::from(Alliance::n_seats(&Setup::new(&all[..n], "clearing"))), n);
    }
    assert_eq!(codes(&all[..1]), ["alliance-heroes"]);
    assert_eq!(codes(&all), ["alliance-heroes"]);
    assert_eq!(codes(&["gaarkhan", "gaarkhan"]), ["alliance-hero-twice"]);
    assert_eq!(codes(&["gaarkhan", "nobody"]), ["alliance-unknown-hero"]);
}

/// alliance R1.11
///
/// Every hero has its starting item from the start, and nothing else.
#[test]
fn starting_items() {
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "hall");
    setup.enemies = vec!["imperial_officer".to_owned()];
    let table = Table::begin(&setup);
    let view = Alliance::view(&CONTENT, &table.state, Viewer::Seat(Seat(0)));
    let cards = |hero: usize| {
        view.heroes[hero].cards.iter().map(|card| CONTENT.cards[usize::from(card.card)].id.as_str())
    };
    assert_eq!(cards(0).collect::<Vec<_>>(), ["infantry_rifle"]);
    assert_eq!(cards(1).collect::<Vec<_>>(), ["vibro_ax"]);
}

/// alliance R15.3, R16.1
///
/// Hard means more enemies or better ones than easy; both are the map's to say.
#[test]
fn difficulty() {
    for map in CONTENT.maps.iter().filter(|map| !map.recommended.easy.two.is_empty()) {
        for n in 2..=4 {
            let threat = |difficulty| -> u32 {
                let setup = Setup { difficulty, ..Setup::new(&HEROES[..n], &map.id) };
                let groups = setup.enemy_groups(&CONTENT).into_iter();
                groups.map(|group| u32::from(CONTENT.groups[group].cost)).sum()
            };
            let [easy, hard] = [Difficulty::Easy, Difficulty::Hard].map(threat);
            assert!(easy < hard, "{} with {n} heroes: {easy} against {hard}", map.id);
        }
    }
}

/// alliance R15.3, R15.4, R16.1
///
/// Whom the map recommends depends on the level and on how many heroes go; whom the players name comes in any case.
#[test]
fn enemies_by_number_of_heroes() {
    let map = &CONTENT.maps[CONTENT.map("quarry").expect("a map")].recommended;
    let groups = |setup: &Setup| -> Vec<&str> {
        setup.enemy_groups(&CONTENT).into_iter().map(|group| CONTENT.groups[group].id.as_str()).collect()
    };
    let cases = [
        (2, Difficulty::Easy, &map.easy.two),
        (3, Difficulty::Easy, &map.easy.three),
        (4, Difficulty::Easy, &map.easy.four),
        (2, Difficulty::Normal, &map.normal.two),
        (3, Difficulty::Normal, &map.normal.three),
        (4, Difficulty::Normal, &map.normal.four),
        (2, Difficulty::Hard, &map.hard.two),
        (3, Difficulty::Hard, &map.hard.three),
        (4, Difficulty::Hard, &map.hard.four),
    ];
    for (n, difficulty, list) in cases {
        let mut setup = Setup { difficulty, ..Setup::new(&HEROES[..n], "quarry") };
        assert_eq!(groups(&setup), *list, "{n} heroes on {difficulty:?}");
        assert_eq!(setup.problems(&CONTENT), []);
        setup.enemies = vec!["nexu".to_owned()];
        assert_eq!(groups(&setup), ["nexu"]);
    }
    assert_ne!(map.normal.two, map.normal.four);
}

/// alliance R16.1, R36.1
///
/// Players may make it as hard as they like, with the cards of one core box: each that is not in it is told.
#[test]
fn enemies_of_one_box() {
    let wrong = |enemies: &[&str]| -> Vec<String> {
        let mut setup = Setup::new(&HEROES[..2], "clearing");
        setup.enemies = enemies.iter().map(|&id| id.to_owned()).collect();
        setup.problems(&CONTENT).into_iter().map(|found| format!("{} {}", found.field, found.code)).collect()
    };
    let cases: [(&[&str], &[&str]); 5] = [
        (&["stormtrooper", "nexu", "stormtrooper", "stormtrooper_elite"], &[]),
        (&["general_weiss", "darth_vader", "royal_guard_champion", "ig_88", "at_st"], &[]),
        (&["nexu", "nexu"], &["enemies[1] alliance-no-card-left"]),
        (
            &["probe_droid", "probe_droid", "nexu", "probe_droid", "probe_droid"],
            &["enemies[3] alliance-no-card-left", "enemies[4] alliance-no-card-left"],
        ),
        (
            &["ig_88", "clones", "ig_88"],
            &["enemies[1] alliance-unknown-enemy", "enemies[2] alliance-no-card-left"],
        ),
    ];
    for (enemies, expected) in cases {
        assert_eq!(wrong(enemies), expected, "{enemies:?}");
    }
    let luke = &CONTENT.groups[CONTENT.group("luke_jedi_knight").expect("a group")];
    assert_eq!(luke.n_cards(&[]), 0, "he comes in a pack");
    assert_eq!(luke.n_cards(&["luke_skywalker".to_owned()]), 0, "nor in the other one of his");
    assert_eq!(luke.n_cards(&["luke_jedi_knight".to_owned()]), 1);
}

/// alliance R17.1, A42
///
/// Rebels go on highlighted spaces in any order; when none is free, on one of those nearest to them.
#[test]
fn rebels_deploy() {
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan", "jyn_odan", "mak_eshkarey"], "hall");
    setup.enemies = vec!["imperial_officer".to_owned()];
    setup.ally = Some("rebel_trooper".to_owned());
    let mut table = Table::begin(&setup);
    assert_eq!(table.prompt(), Prompt::Deploy);
    let spaces = |table: &Table, figure: u8| {
        let offers = table.offers().into_iter().filter_map(move |offer| match offer.choice {
            Choice::Deploy { figure: who, to } if who.0 == figure => Some([to.column(), to.row()]),
            _ => None,
        });
        offers.collect::<Vec<_>>()
    };
    // Any order; each player for the own hero, the first for the allies too.
    assert_eq!(spaces(&table, 3), [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]);
    for (n, figure) in [3, 4, 0, 5, 1, 2].into_iter().enumerate() {
        table.choose(Choice::Deploy { figure: FigureId(figure), to: Space::new(0, n as u8) });
    }
    let near = spaces(&table, 6);
    let expected = [[0, 6], [1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6]];
    assert_eq!(near, expected, "all highlighted spaces are taken");
    table.choose(Choice::Deploy { figure: FigureId(6), to: Space::new(1, 3) });
    assert_eq!(table.prompt(), Prompt::Activate);
    assert_eq!(table.told(|event| matches!(event, Event::Deployed { .. })), 7);
}

/// alliance R1.4, R8.4, R23.8, R23.9, R23.10, A42
///
/// A group goes on its point and as near to it as possible; a second one of the same name has another colour.
#[test]
fn groups_deploy() {
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "hall");
    setup.enemies = ["stormtrooper", "nexu", "stormtrooper"].map(ToOwned::to_owned).to_vec();
    let table = Table::begin(&setup);
    let point = CONTENT.maps[CONTENT.map("hall").expect("a map")].enemy[0];
    assert_eq!(table.at(2), [point.column(), point.row()], "the first on it");
    for figure in 3..5 {
        let [column, row] = table.at(figure);
        assert!(
            column.abs_diff(point.column()) <= 1 && row.abs_diff(point.row()) <= 1,
            "the others beside it"
        );
    }
    // The third group takes the first point again, which is held: as near as possible.
    for figure in 6..9 {
        let [column, row] = table.at(figure);
        assert!(column.abs_diff(point.column()).max(row.abs_diff(point.row())) <= 2, "{column} {row}");
    }
    let view = Alliance::view(&CONTENT, &table.state, Viewer::Spectator);
    let groups: Vec<(u8, usize)> =
        view.groups.iter().map(|group| (group.colour, group.figures.len())).collect();
    assert_eq!(groups, [(0, 3), (0, 1), (1, 3)]);
}

/// alliance R23.9, A42
///
/// Nobody is on the map yet, so that no place beside the point is any worse than another: chance decides, the same for the same seed.
#[test]
fn chance_decides_between_places_equally_near() {
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "hall");
    setup.enemies = vec!["stormtrooper".to_owned()];
    let places = |seed: u64| {
        let state = Alliance::begin(&CONTENT, &setup, sortie_kernel::Seed::from_number(seed));
        [3, 4].map(|figure| state.any_figure(figure).at)
    };
    let all: Vec<_> = (0..8).map(places).collect();
    assert!(all.iter().any(|other| *other != all[0]), "{all:?}");
    assert_eq!(places(3), places(3));
}

/// alliance R23.9, R4.3, A42
///
/// The spaces of a pit are next to those on its rim, but nobody may enter them: a group that is set on the rim stays on it.
#[test]
fn nobody_is_set_into_a_pit() {
    let map = CONTENT.maps.iter().find(|map| map.id == "outpost").expect("a map with a pit");
    let rim = Space::new(3, 5);
    assert_eq!(map.enemy[3], rim);
    assert!(map.laid().is_enclosed(Space::new(4, 5)));
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "outpost");
    setup.enemies =
        ["imperial_officer", "probe_droid", "stormtrooper", "royal_guard"].map(str::to_owned).to_vec();
    for seed in 0..16 {
        let state = Alliance::begin(&CONTENT, &setup, sortie_kernel::Seed::from_number(seed));
        let stands = |figure: u8| state.any_figure(figure).at;
        // After two heroes: an officer, a droid, three troopers, two guards.
        let all: Vec<_> = (2..9).map(stands).collect();
        assert!(all.iter().any(|at| at.has(rim)), "{seed}: {all:?}");
        let sunk: Vec<_> =
            all.iter().filter(|at| at.spaces().any(|space| map.laid().is_enclosed(space))).collect();
        assert!(sunk.is_empty(), "{seed}: {sunk:?}");
    }
}

/// alliance R4.3, R4.5, A4, R3.10
///
/// A closed door stops feet and eyes; opened, it does neither.
#[test]
fn doors() {
    let scene = sortie_alliance::scenario::Scenario::on("rooms");
    let scene = scene.hero("fenn_signis", &[], [3, 1]).hero("gaarkhan", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[6, 1]]));
    table.activate(0);
    assert!(!table.may_attack(0, 2));
    table.choose(Choice::Interact { object: sortie_alliance::Object::Door(0) });
    assert!(table.may_attack(0, 2));
    table.choose(Choice::Strain);
    assert!(table.ends().contains(&[4, 1]));
}
