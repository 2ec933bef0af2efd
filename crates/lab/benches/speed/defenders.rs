//! The speeds of `defenders`.

use std::hint::black_box;
use std::sync::Arc;

use sortie_boards::hex::{Board, Gait, Hex, HexSet, Reach};
use sortie_defenders::content::mission::{Field, Mission};
use sortie_defenders::content::tiles::Tiles;
use sortie_defenders::content::{Book, Content};
use sortie_defenders::event::{AlienEvent, Event};
use sortie_defenders::world::Kind;
use sortie_defenders::{Choice, Defenders, Difficulty, Prompt, Setup, State};
use sortie_kernel::{Game, Told, Viewer};

use super::activations::{Found, Wanted, find, time_of};
use super::clock::measure;
use super::play::{games_of, state_rows, states};
use super::rows::Table;

/// Where the aliens of a sand table stand: the first four, and four more.
const ALIENS: [(&str, &str); 8] = [
    ("spine_critter_green", "D1:g.w"),
    ("xeno_beta_green", "D1:d"),
    ("aracnos_green", "D1:b.se"),
    ("xeno_alpha_green", "D1:h"),
    ("spine_critter_blue", "D1:k"),
    ("xeno_beta_blue", "D1:a"),
    ("aracnos_blue", "D1:l"),
    ("xeno_alpha_blue", "D1:f"),
];

/// The cards of a sand table that are drawn later.
const DECKS: &str = r#"
[decks]
aliens = { xeno_beta_green = 2, xeno_beta_blue = 2, spine_critter_green = 1, spine_critter_blue = 2, xeno_alpha_green = 2, xeno_alpha_blue = 2, aracnos_green = 2, aracnos_blue = 2 }
encounters = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 9, 10, 12]
events = ["FGHIJKLMNOPQRSTUV"]

[signals]
alien = 7
human = 3

[[rule]]
when = "status"
if = ["over"]
do = [{ lose = "failed" }]
"#;

/// A mission without a story: one desert or two side by side, and so many aliens that wait there.
fn sands(id: &str, is_twice_the_map: bool, n_aliens: usize) -> Mission {
    let join = "[[join]]\nside = \"D2\"\nto = \"D1\"\nat = \"east\"\nby = \"west\"\n";
    let aliens =
        ALIENS[..n_aliens].iter().map(|(card, at)| format!("[[alien]]\ncard = \"{card}\"\nat = \"{at}\"\n"));
    let points =
        ["flash", "hit", "shield", "alien"].into_iter().zip(["D1:a.nw", "D1:c", "D1:d.ne", "D1:l.se"]);
    let points = points.map(|(symbol, at)| format!("[[teleport]]\nsymbol = \"{symbol}\"\nat = \"{at}\"\n"));
    let text = [
        format!(
            "id = \"{id}\"\norigin = \"sortie\"\nkind = \"single\"\nrank = \"silver\"\ndevices = 2\n\
             minutes = [1, 2]\nends = {{ round = 8 }}\nside = \"D1\"\n\
             start = [\"D1:i\", \"D1:i.w\", \"D1:i.sw\", \"D1:i.se\", \"D1:i.e\", \"D1:i.ne\"]\n"
        ),
        if is_twice_the_map { join.to_owned() } else { String::new() },
        points.collect(),
        aliens.collect(),
        DECKS.to_owned(),
    ];
    toml::from_str(&text.concat()).expect("it is a mission")
}

/// The content that ships with three sand tables more: one map, one twice its size, one with twice the aliens.
fn content() -> Content {
    let tiles = Tiles::shipped();
    let missions = [("sands", false, 4), ("two sands", true, 4), ("full sands", false, 8)]
        .map(|(id, is_twice_the_map, n_aliens)| sands(id, is_twice_the_map, n_aliens));
    let fields =
        missions.iter().map(|mission| Field::new(mission, &tiles).expect("it can be laid")).collect();
    Content::playable().with(Book { missions: missions.into(), fields, campaigns: Vec::new() }, &tiles)
}

/// The first mission of the campaign and the one with the largest map; a map, one twice its size, and the same map with twice
/// the figures.
pub(super) fn rows(table: &mut Table) {
    let content = Arc::new(content());
    let n_hexes = |mission: &Mission| board(&content, &mission.id).hexes().len();
    let largest =
        content.missions.iter().max_by_key(|mission| n_hexes(mission)).map(|mission| mission.id.as_str());
    let shipped = ["close_encounters", largest.unwrap_or_default()].map(|mission| (mission, 3));
    for (mission, n_agents) in shipped.into_iter().chain([("sands", 2), ("two sands", 2), ("full sands", 4)])
    {
        rows_on(table, &content, &Setup::new(mission, n_agents, Difficulty::Normal));
    }
}

fn rows_on(table: &mut Table, content: &Arc<Content>, setup: &Setup) {
    let board = board(content, &setup.mission);
    let (n_hexes, n_agents) = (board.hexes().len(), setup.agents.len());
    let is_turn = |state: &State| {
        let prompt = Defenders::prompt(content, state, Viewer::Spectator);
        matches!(prompt, Prompt::Turn { movement: true, combat: true, action: true, .. })
    };
    let states = states::<Defenders>(content, setup, is_turn);
    let n_others: usize =
        states.iter().map(|state| state.figures().count()).sum::<usize>() / states.len() - n_agents;
    table.begin(format!("defenders, {}: {n_hexes} hexes, {n_agents} + {n_others} figures", setup.mission));
    for bot in [("random", 200), ("greedy", 20)] {
        games_of::<Defenders>(table, (content, setup), bot, ("game", "games"));
    }
    state_rows::<Defenders>(table, content, &states, "build a view, with odds");
    spaces(table, &states, board);
    activations(table, content, setup);
}

fn board<'a>(content: &'a Content, mission: &str) -> &'a Board {
    content.battles[content.mission(mission).expect("it is in the content")].field.board(0)
}

/// Sight from every hex to every other, and everywhere that four steps lead from every hex, past aliens where they stand.
fn spaces(table: &mut Table, states: &[State], board: &Board) {
    let hexes: Vec<Hex> = board.hexes().iter().collect();
    if table.wants(&["sight test"]) {
        let sees = |&from: &Hex| hexes.iter().filter(|&&to| board.sees(black_box(from), to)).count();
        let time = measure(|| _ = black_box(hexes.iter().map(sees).sum::<usize>()));
        table.nanoseconds("sight test", time.a_part(hexes.len() * hexes.len()));
    }
    if table.wants(&["reach, 4 hexes"]) {
        let open = |state: &State| {
            let figures = state.figures().filter_map(|figure| state.figure(figure));
            let aliens: HexSet =
                figures.filter(|body| body.kind == Kind::Alien).map(|body| body.at).collect();
            *board.floor() - aliens
        };
        let open: Vec<HexSet> = states.iter().map(open).collect();
        let mut reach = Reach::default();
        let time = measure(|| {
            for through in &open {
                for &from in &hexes {
                    board.reach_into(from, Gait::Walking, 4, through, &mut reach);
                    black_box(&reach);
                }
            }
        });
        table.nanoseconds("reach, 4 hexes", time.a_part(open.len() * hexes.len()));
    }
}

/// Alien turns to be found before the search ends.
const WANTED: usize = 300;

const ACTIVATIONS: &str = "alien activations";
const ON_AVERAGE: &str = "aliens an alien turn, on average";
const ONE: &str = "alien activation, with its attacks";

/// How long aliens take to act, from an agent's last word to the next question about an agent.
fn activations(table: &mut Table, content: &Content, setup: &Setup) {
    if !table.wants(&[ACTIVATIONS, ON_AVERAGE, ONE]) {
        return;
    }
    let is_enough = |found: &[Found<Defenders>]| found.len() >= WANTED;
    let found = find(content, setup, &Wanted { last_word: Choice::EndTurn, figures: of_one_turn, is_enough });
    let n_aliens = found.iter().map(|found| found.n_figures).sum::<usize>();
    let time = time_of(content, &found);
    table.rate(ACTIVATIONS, n_aliens, time, "aliens/s");
    table.number(ON_AVERAGE, n_aliens as f64 / found.len() as f64, "");
    table.nanoseconds(ONE, time.a_part(n_aliens));
}

/// How many aliens have acted; none unless some have, one alien turn was played, and nobody was asked in between.
fn of_one_turn(content: &Content, state: &State, told: &[Told<Event>]) -> Option<usize> {
    let count = |wanted: fn(&AlienEvent) -> bool| {
        told.iter().filter(|told| matches!(&told.event, Event::Alien(event) if wanted(event))).count()
    };
    let n_aliens = count(|event| matches!(event, AlienEvent::Activated { .. }));
    let n_turns = count(|event| matches!(event, AlienEvent::EncounterOver { .. }));
    let n_events = count(|event| matches!(event, AlienEvent::EventDrawn { .. }));
    let is_whole = matches!(Defenders::prompt(content, state, Viewer::Spectator), Prompt::Turn { .. });
    (is_whole && n_turns == 1 && n_events == 0 && n_aliens > 0).then_some(n_aliens)
}
