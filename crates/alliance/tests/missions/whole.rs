//! Whole missions at random: the promises every game makes.

use sortie_alliance::{Alliance, Difficulty, Mode, Setup};
use sortie_kernel::DiceSource;
use sortie_kernel::suite::Suite;

use super::table::{CONTENT, setup};

pub(crate) const MISSIONS: &[&str] = &[ERRAND];

/// A bit of everything.
const ERRAND: &str = r#"
id = "errand"
origin = "test"
kind = "side"
counters = ["found", "alarm"]
objective = [{ id = "find", about = ["case", "console"], counter = "found", goal = 1 }, { id = "extra", optional = true }]
scene = [{ id = "outside", map = "first_steps", start = ["yard"] }, { id = "hall", map = "test_hall", start = ["all"] }]
region = [{ id = "start", scene = "outside", spaces = [[1, 2], [1, 3], [2, 2], [2, 3]] }, { id = "out", scene = "hall", spaces = [[5, 0], [5, 1], [4, 1]] }]
[[object]]
id = "door"
scene = "outside"
kind = "door"
door = 0
[[object]]
id = "console"
scene = "outside"
kind = "terminal"
at = [4, 2]
stays = true
action = [{ id = "slice", test = "tech" }]
[[object]]
id = "case"
scene = "outside"
kind = "token"
at = [5, 3]
carry = true
[[object]]
id = "box"
scene = "hall"
kind = "crate"
at = [1, 1]
[[rule]]
when = "start"
do = [{ say = "begin" }, { objective = "find" }, { deploy = { group = "stormtrooper", as = "guard", at = [7, 2] } }]
[[rule]]
when = { opened = "door" }
do = [{ reveal = "post" }, { deploy = { group = { threat = 9 }, as = "inside", at = [11, 2] } }]
[[rule]]
when = { tested = { at = "console", successes = { at_least = 1 } } }
again = true
do = [{ add = { counter = "found" } }, { supply = { whom = "actor" } }]
[[rule]]
when = { tested = { at = "console", successes = { at_most = 0 } } }
again = true
do = [{ test = { attribute = "insight", whom = "heroes", outcomes = [{ at_least = 1, do = [{ medpacs = 1 }] }, { do = [{ harm = { whom = "actor", strain = 1 } }] }] } }]
[[rule]]
when = { defeated = "guard" }
do = [{ choose = { ask = "more", options = [{ text = "yes", do = [{ complete = "extra" }] }, { text = "no", do = [{ heal = { whom = "chosen", damage = 2 } }] }] } }]
[[rule]]
when = { brought = { object = "case", to = "start" } }
do = [{ go_to = "hall" }, { deploy = { group = "probe_droid", as = "eye", at = [4, 4] } }]
[[rule]]
when = { interacted = "box" }
do = [{ supply = { whom = "actor" } }]
[[rule]]
when = { all_in = "out" }
do = [{ win = "out" }]
[[rule]]
when = { wounded = { at_least = 1 } }
do = [{ reinforce = { group = "guard" } }]
[[peril]]
round = 3
every = 2
do = [{ deploy = { group = "stormtrooper", as = "more", at = [1, 1] } }, { harm = { whom = "heroes", damage = 1 } }]
"#;

fn setups() -> Vec<Setup> {
    let heroes = ["diala_passil", "fenn_signis", "gaarkhan", "gideon_argus"];
    let mut all: Vec<Setup> = (2..=4).map(|n| setup("errand", &heroes[..n])).collect();
    all[0].dice = DiceSource::default();
    all[1].ally = Some("rebel_saboteur".to_owned());
    all[2].difficulty = Difficulty::Hard;
    all
}

fn suite() -> Suite<Alliance> {
    Suite::new(CONTENT.clone(), setups()).games(12).longest(6_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite().games(6).exactly_the_offers_are_accepted();
}

#[test]
fn missions_end_and_replay_alike() {
    suite().games_end_and_replay_alike();
}

#[test]
fn saved_missions_go_on_alike() {
    suite().games(3).saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite().games(6).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite().games(6).undo_then_redo_returns();
}

/// Every mission that ships ends, on this table, whoever plays it.
#[test]
fn shipped_missions_end() {
    let heroes = ["diala_passil", "fenn_signis", "gaarkhan"];
    let shipped = CONTENT.missions.iter().filter(|mission| mission.origin != "test");
    let setups: Vec<Setup> = shipped
        .map(|mission| {
            let own: Vec<&str> = mission.heroes.iter().map(String::as_str).collect();
            let team = if own.is_empty() { &heroes[..] } else { &own[..] };
            Setup { dice: DiceSource::default(), mode: Mode::Table, ..setup(&mission.id, team) }
        })
        .collect();
    if setups.is_empty() {
        return;
    }
    let games = 2 * setups.len() as u64;
    Suite::<Alliance>::new(CONTENT.clone(), setups).games(games).longest(8_000).games_end_and_replay_alike();
}
