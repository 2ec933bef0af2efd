//! What is foreseen of a movement is what comes of it (59, 63, 64).

use serde_json::json;
use sortie_defenders::content::Class;
use sortie_defenders::{Choice, Defenders, Prompt};
use sortie_kernel::{Chance, Game, Occasion, Seed, Sink, Viewer, step};

use crate::common::SEVEN;
use crate::common::table::Setting;

#[test]
fn the_odds_told_of_a_movement_are_those_of_the_attacks_after_it() {
    let setting = || Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).alien("aracnos_green", [14, 5]);
    let goes = |choice: &Choice| matches!(choice, Choice::Go { .. });
    let (mut n, mut with_targets) = (0, 0);
    for choice in setting().begin().offers().into_iter().filter(goes) {
        let mut table = setting().begin();
        let seat = table.seat_offered(choice).expect("as before");
        let mut draw =
            Chance::new(Seed::from_number(0)).on(Occasion { what: u16::MAX, whom: 0, round: 0, time: 0 });
        let imagined = Defenders::imagined(&table.content, &table.state, seat, &mut draw);
        let mut imagined = imagined.expect("nothing is being told");
        step::<Defenders>(&table.content, &mut imagined, seat, &choice, &mut Sink::silent())
            .expect("offered");
        let told = Defenders::foreseen(&table.content, &imagined, Viewer::Seat(seat)).expect("plain data");
        table.choose(choice);
        if let Prompt::Movement { .. } = table.prompt() {
            table.choose(Choice::Halt);
        }
        let odds = serde_json::to_value(table.view().odds).expect("plain data");
        assert_eq!(told, json!({ "combat": true, "odds": odds }), "{choice:?}");
        n += 1;
        with_targets += usize::from(odds != json!([]));
    }
    assert!(n > 5 && with_targets > 0, "{with_targets} of {n}");
}
