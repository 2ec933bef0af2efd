//! Set-ups of missions.

use sortie_alliance::{Difficulty, HeroPick};

use super::table::{CONTENT, TWO, setup};

#[test]
fn a_setup_names_what_there_is() {
    let codes = |setup: &sortie_alliance::Setup| -> Vec<&'static str> {
        setup.problems(&CONTENT).into_iter().map(|problem| problem.code).collect()
    };
    assert_eq!(codes(&setup("hinted", &TWO)), [""; 0]);
    assert_eq!(codes(&setup("nowhere", &TWO)), ["alliance-unknown-mission"]);
    assert_eq!(codes(&setup("hinted", &["fenn_signis", "diala_passil"])), ["alliance-mission-heroes"]);
    let mut armed = setup("hinted", &TWO);
    armed.heroes[0] = HeroPick { hero: TWO[0].to_owned(), cards: vec!["force_throw".to_owned()] };
    assert_eq!(codes(&armed), ["alliance-mission-heroes"]);
    let mut wrong = setup("rounds", &TWO);
    wrong.difficulty = Difficulty::Easy;
    wrong.ally = Some("stormtrooper".to_owned());
    wrong.enemies = vec!["stormtrooper".to_owned()];
    wrong.collection = vec!["nothing".to_owned()];
    assert_eq!(
        codes(&wrong),
        [
            "alliance-unknown-product",
            "alliance-mission-difficulty",
            "alliance-unknown-ally",
            "alliance-mission-enemies"
        ]
    );
}
