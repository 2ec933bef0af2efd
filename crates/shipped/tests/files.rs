//! Game files: what plays again, what goes on from a checkpoint, and what does neither.

use serde_json::json;
use sortie_alliance::content::Content;
use sortie_games::{AnyTable, StartError};
use sortie_kernel::{LoadError, Seat, Seed, Viewer};
use sortie_shipped::registry;

#[test]
fn a_file_of_other_content_loads_unless_it_goes_astray() {
    let games = registry();
    let setup = json!({ "jedi": ["mace", "kit"] });
    let mut table = games.begin("arena", &setup, Seed::from_number(7)).expect("a table");
    let offer = table.decision().expect("a question").offers.remove(0);
    let proposal = table.propose(offer.seat, &offer.choice).expect("an offer is legal");
    table.commit(proposal).expect("nothing happened in between");

    let mut file = table.to_file("content of old");
    assert!(games.load(&file, Seed::from_number(9)).is_ok(), "other content alone is no error");
    file["entries"][0]["digest"] = "0".repeat(32).into();
    let error = games.load(&file, Seed::from_number(9)).err().expect("it goes astray");
    let StartError::Load(LoadError::Content { expected, found, number, .. }) = error else {
        panic!("{error}");
    };
    assert_eq!(
        (expected.as_str(), found.as_str(), number),
        ("content of old", games.content_hash("arena"), 1)
    );
    file["content"] = games.content_hash("arena").into();
    assert!(matches!(
        games.load(&file, Seed::from_number(9)),
        Err(StartError::Load(LoadError::Digest { number: 1, .. }))
    ));
}

/// Alliance R1.14, A41: a campaign goes on from its checkpoint when its journal does not play again.
#[test]
fn a_campaign_whose_journal_goes_astray_goes_on_from_its_checkpoint() {
    let (games, content) = (registry(), Content::shipped());
    let Some(campaign) = content.campaigns.first().map(|campaign| campaign.id.clone()) else {
        return;
    };
    let heroes = ["jyn_odan", "gaarkhan"];
    let resume = json!({
        "version": 1, "campaign": campaign, "team": "Us", "credits": 725, "fame": 9, "flags": ["seen_it"],
        "heroes": [{ "hero": "jyn_odan", "trainings": 1, "class": ["quick_as_a_whip"] }, { "hero": "gaarkhan" }],
        "stash": ["dl_44"],
    });
    let setup = json!({
        "heroes": heroes.map(|hero| json!({ "hero": hero })),
        "campaign": { "id": campaign, "team": "Us", "resume": resume },
    });
    let mut table = games.begin("alliance", &setup, Seed::from_number(7)).expect("a table");
    let dl_44 = content.card("dl_44");
    let give = json!({
        "do": "plan", "step": { "step": "give", "card": dl_44, "to": 0, "under": null },
    });
    let proposal = table.propose(Seat(1), &give).expect("it may be given");
    table.commit(proposal).expect("nothing happened in between");

    let mut file = table.to_file("content of old");
    assert_eq!(file["checkpoint"]["credits"], 725);
    file["entries"][0]["digest"] = "0".repeat(32).into();
    assert!(games.replay(&file).is_err(), "it goes astray");
    let again = games.load(&file, Seed::from_number(9)).expect("there is a checkpoint");
    assert_eq!(again.sequence(), 0, "a new journal");
    let view = |table: &dyn AnyTable| table.view(Viewer::Spectator)["campaign"].clone();
    assert_eq!(view(&*again), view(&*table));
    // A journal in words that are not known any more is no hindrance either.
    file["entries"][0]["choice"] = json!({ "do": "dance" });
    assert_eq!(
        view(&*games.load(&file, Seed::from_number(9)).expect("there is a checkpoint")),
        view(&*table)
    );
    file["checkpoint"]["campaign"] = "another".into();
    assert!(games.load(&file, Seed::from_number(9)).is_err(), "an unknown campaign is none");
}
