//! The speeds of `alliance`.

use std::hint::black_box;
use std::sync::Arc;

use sortie_alliance::content::{Content, Map};
use sortie_alliance::{Alliance, Choice, Event, Prompt, Setup, State};
use sortie_boards::square::{Position, SpaceSet};
use sortie_kernel::{Game, Seat, Told, Viewer};

use super::activations::{Wanted, find, time_of};
use super::clock::measure;
use super::play::{games_of, state_rows, states};
use super::rows::Table;

/// Who goes.
const HEROES: [&str; 4] = ["diala_passil", "fenn_signis", "gaarkhan", "gideon_argus"];
/// Who waits for them: nine figures.
const ENEMIES: [&str; 4] = ["stormtrooper", "stormtrooper", "nexu", "trandoshan_hunter"];
/// Nine more of the same kinds, as far as there are cards of them.
const MORE: [&str; 5] =
    ["stormtrooper_elite", "nexu_elite", "trandoshan_hunter_elite", "royal_guard", "imperial_officer"];

/// Eight rows of a hall with pillars, a wall and rubble; halls stand side by side as often as wanted.
const HALL: [&str; 8] = [
    ". . . . . . . .|. . ",
    ". . B . . . . .|. . ",
    ". . . . . ~ ~ . . . ",
    ". . . . . ~ ~ . . . ",
    ". . . . . . . . . . ",
    ". . . . B . . . . . ",
    ". .|. . . . . B . . ",
    ". .|. . . . . . . . ",
];

/// So many halls, with the heroes at the west end and the enemies at the east end.
fn halls(n: usize) -> Option<Map> {
    let mut rows: Vec<Vec<u8>> = HALL.iter().map(|row| row.repeat(n).into_bytes()).collect();
    for (row, letters) in rows.iter_mut().enumerate().skip(2).take(3) {
        (letters[0], letters[2]) = (b'h', b'h');
        let east = letters.len() - 2;
        (letters[east - 2], letters[east]) = (b'1' + 2 * (row as u8 - 2), b'2' + 2 * (row as u8 - 2));
    }
    let rows: Vec<String> = rows.into_iter().filter_map(|row| String::from_utf8(row).ok()).collect();
    Map::drawn(&format!("{n} halls"), &rows.join("\n\n")).ok()
}

/// On the smallest map, there with twice the enemies, on the largest map, and on a drawn map and one twice its size.
pub(super) fn rows(table: &mut Table) {
    let mut content = Content::shipped();
    let mut maps: Vec<usize> = (0..content.skirmish_maps().count()).collect();
    maps.sort_by_key(|&map| content.maps[map].board(0).spaces().len());
    let (small, large) = (maps[0], maps[maps.len() - 1]);
    let (one, two) = (content.maps.len(), content.maps.len() + 1);
    content.maps.extend(halls(1).into_iter().chain(halls(2)));
    let content = Arc::new(content);
    let twice = [&ENEMIES[..], &MORE].concat();
    for (map, enemies) in
        [(small, &ENEMIES[..]), (small, &twice), (large, &ENEMIES), (one, &ENEMIES), (two, &ENEMIES)]
    {
        let enemies = enemies.iter().map(|&id| id.to_owned()).collect();
        rows_on(table, &content, &Setup { enemies, ..Setup::new(&HEROES, &content.maps[map].id) });
    }
}

fn rows_on(table: &mut Table, content: &Arc<Content>, setup: &Setup) {
    let groups = setup.enemy_groups(content);
    let n_enemies: usize = groups.iter().map(|&group| usize::from(content.groups[group].figures)).sum();
    let map = content.map(&setup.map).expect("the map is there");
    let n_spaces = content.maps[map].board(0).spaces().len();
    table.begin(format!("alliance, {}: {n_spaces} spaces, 4 + {n_enemies} figures", setup.map));
    for bot in [("random", 200), ("greedy", 40)] {
        games_of::<Alliance>(table, (content, setup), bot, ("skirmish", "skirmishes"));
    }
    let is_turn = |state: &State| {
        matches!(Alliance::prompt(content, state, Viewer::Spectator), Prompt::Turn { actions: 2, .. })
    };
    let states = states::<Alliance>(content, setup, is_turn);
    state_rows::<Alliance>(table, content, &states, "build a view, with odds");
    sight_tests(table, content, &states);
    activations(table, content, setup);
}

/// From every space to every other, past the figures that stand there.
fn sight_tests(table: &mut Table, content: &Content, states: &[State]) {
    if !table.wants(&["sight test"]) {
        return;
    }
    let scene = |state: &State| {
        let view = Alliance::view(content, state, Viewer::Seat(Seat(0)));
        let open = view.open_doors.iter().fold(0, |open, door| open | 1 << door);
        let mut held = SpaceSet::EMPTY;
        view.figures.iter().filter_map(|figure| figure.at).for_each(|at| held.cover(at));
        (content.maps[usize::from(view.map)].board(open), held)
    };
    let scenes: Vec<_> = states.iter().map(scene).collect();
    let mut n_tests = 0;
    let time = measure(|| {
        n_tests = 0;
        for (board, held) in &scenes {
            let spaces: Vec<Position> = board.spaces().iter().map(Position::small).collect();
            let sees =
                |from: Position| spaces.iter().filter(|&&to| board.sees_between(from, to, held)).count();
            black_box(spaces.iter().map(|&from| sees(from)).sum::<usize>());
            n_tests += spaces.len() * spaces.len();
        }
    });
    table.nanoseconds("sight test", time.a_part(n_tests));
}

/// Groups of three figures, the largest there are, to be found before the search ends. On open maps skirmishes end early, and
/// few groups of three live to activate.
const WANTED: usize = 150;

const GROUPS: &str = "enemy group activations";
const FIGURES: &str = "enemy figure activations";
const ON_AVERAGE: &str = "enemy figures a group, on average";
const OF_THREE: &str = "enemy activation, a group of three figures";

/// How long enemy groups take to activate, from a hero's last word to the next question about a hero.
fn activations(table: &mut Table, content: &Content, setup: &Setup) {
    if !table.wants(&[GROUPS, FIGURES, ON_AVERAGE, OF_THREE]) {
        return;
    }
    let wanted = Wanted::<Alliance> {
        last_word: Choice::End,
        figures: of_one_group,
        is_enough: |found| found.iter().filter(|found| found.n_figures == 3).count() >= WANTED,
    };
    let mut found = find(content, setup, &wanted);
    let (n_groups, n_figures) = (found.len(), found.iter().map(|found| found.n_figures).sum::<usize>());
    let time = time_of(content, &found);
    table.rate(GROUPS, n_groups, time, "groups/s");
    table.rate(FIGURES, n_figures, time, "figures/s");
    table.number(ON_AVERAGE, n_figures as f64 / n_groups as f64, "");
    found.retain(|found| found.n_figures == 3);
    if !found.is_empty() && table.wants(&[OF_THREE]) {
        table.nanoseconds(OF_THREE, time_of(content, &found).a_part(found.len()));
    }
}

/// How many figures of one enemy group have activated; none unless one group has and nobody was asked in between.
fn of_one_group(content: &Content, state: &State, told: &[Told<Event>]) -> Option<usize> {
    let count = |wanted: fn(&Event) -> bool| told.iter().filter(|told| wanted(&told.event)).count();
    let n_figures = count(|event| matches!(event, Event::FigureActivated { .. }));
    let n_groups = count(|event| matches!(event, Event::GroupActivated { .. }));
    let is_whole = matches!(Alliance::prompt(content, state, Viewer::Spectator), Prompt::Activate);
    (is_whole && n_groups == 1 && n_figures > 0).then_some(n_figures)
}
