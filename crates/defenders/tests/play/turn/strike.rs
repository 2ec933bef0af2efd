//! Satellite Strike: an area is named now, and it comes down when the battle phase ends (68, 188).

use serde_json::json;
use sortie_boards::hex::Side;
use sortie_defenders::content::Class;
use sortie_defenders::setup::TableOptions;
use sortie_defenders::{Choice, Prompt};

use super::use_of;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, alien, signal};

/// Signals out of sight in area g, aliens in e and b, and the infiltrator in c.
fn setting() -> Setting {
    let mut setting = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [0, 3])
        .has("satellite_strike")
        .alien("aracnos_green", [12, 5])
        .alien("aracnos_green", [11, 2])
        .signal(false, [8, 7]);
    let walls = [[[7, 6], [6, 5]], [[7, 6], [5, 6]], [[7, 6], [8, 5]], [[9, 6], [8, 5]], [[9, 6], [10, 5]]];
    for between in walls.into_iter().chain([[[9, 6], [11, 6]], [[10, 7], [11, 6]]]) {
        setting = setting.side(between, Side::Wall);
    }
    setting
}

fn aims(table: &Table) -> Vec<char> {
    let layout = table.layout();
    let aims = table.offers().into_iter().filter_map(|choice| {
        if let Choice::Aim { area } = choice { Some(layout.letter(area)) } else { None }
    });
    aims.collect()
}

fn called(table: &mut Table, letter: char) {
    let strike = use_of(table, 0, "devices", "satellite_strike");
    table.choose(strike);
    let area = table.area(letter);
    table.choose(Choice::Aim { area });
}

/// defenders 68, 188: an area with an alien or a signal in it, seen or not; nobody aims at an empty one.
#[test]
pub(crate) fn a_strike_is_called_down_on_somebody() {
    let mut table = setting().begin();
    let strike = use_of(&table, 0, "devices", "satellite_strike");
    table.choose(strike);
    assert_eq!(aims(&table), ['b', 'e', 'g']);
    let area = table.area('e');
    table.choose(Choice::Aim { area });
    assert_eq!(table.last("strike_called").1["area"], json!(area));
    assert_eq!(table.happened("strike_fell"), 0);
    assert!(matches!(table.prompt(), Prompt::Turn { action: false, .. }));
}

/// defenders 188: at the end of the battle phase signals there are destroyed unseen.
#[test]
pub(crate) fn a_strike_destroys_signals() {
    let mut table = setting().begin();
    called(&mut table, 'g');
    table.choose(Choice::EndTurn);
    for _ in 0..200 {
        if table.happened("strike_fell") > 0 {
            break;
        }
        let first = table.offers()[0];
        table.choose(first);
    }
    assert_eq!(table.last("strike_fell").0, "188");
    assert_eq!(table.last("signal_destroyed").1["signal"], json!(signal(0)));
    assert_eq!(table.happened("strike_fell"), 1);
}

/// defenders 188: its dice are rolled against every alien of the area, whoever sees them.
#[test]
pub(crate) fn a_strike_wounds_the_aliens_of_its_area() {
    let mut table = setting().alien("aracnos_blue", [14, 5]).begin();
    called(&mut table, 'e');
    table.dice(&["hit", "hit", "jam", "jam", "jam"]).choose(Choice::EndTurn);
    assert_eq!(table.happened("strike_fell"), 1);
    let wounds: Vec<u8> = table.view().aliens.iter().map(|alien| alien.wounds).collect();
    assert_eq!(wounds, [2, 0, 2], "those of area e, and not the one of area b");
}

/// defenders 76, 188: with friendly fire on it hits agents of the area as well, who called it included
#[test]
pub(crate) fn a_strike_knows_no_friends() {
    let hit = |friendly_fire: bool| {
        let options = TableOptions { human_view: false, duel: false, friendly_fire, rank_defence: false };
        let setting = Setting::on(&SEVEN).agent(Class::Infiltrator, [11, 4]).has("satellite_strike");
        let setting = setting.agent(Class::Marine, [13, 4]).alien("aracnos_green", [12, 5]);
        let mut table = setting.and(|scenario| scenario.options(options)).begin();
        // There is nobody else to aim at, so the area is not asked for.
        let strike = use_of(&table, 0, "devices", "satellite_strike");
        table.choose(strike).dice(&["hit"; 6]);
        for _ in 0..20 {
            if table.happened("strike_fell") > 0 && !matches!(table.prompt(), Prompt::Attack { .. }) {
                break;
            }
            let calm = |choice: &Choice| matches!(choice, Choice::EndTurn | Choice::Pass);
            let choice = table.offers().into_iter().find(calm).expect("something calm");
            table.choose(choice);
        }
        table.last("struck").1["targets"].as_array().map(Vec::len)
    };
    assert_eq!((hit(false), hit(true)), (Some(1), Some(3)));
}

/// defenders 17, 188: not against closed rooms: who is in one is no reason to strike, and safe.
#[test]
pub(crate) fn a_closed_room_is_safe() {
    let mut setting = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [0, 3])
        .has("satellite_strike")
        .alien("aracnos_green", [14, 5])
        .side([[12, 5], [14, 5]], Side::Door);
    for between in [[[13, 4], [14, 5]], [[13, 6], [14, 5]]] {
        setting = setting.side(between, Side::Wall);
    }
    let table = setting.begin();
    assert!(!table.is_offered(use_of(&table, 0, "devices", "satellite_strike")));
    assert!(table.at(alien(0)).is_some());
}
