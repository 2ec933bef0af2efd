//! The campaign that ships: where it leads, and what its encounters leave behind (docs/act-one.md).

use sortie_alliance::{Alliance, CampaignPick, Choice, Mode, Plan, Prompt, Question, SavedCampaign, Setup};

use super::tools::{CONTENT, HEROES, Team};

const ID: &str = "how_many_aboard";

/// A team on the star map after these missions (`!` before a lost one), with a real box beside it: it tells successes.
fn team(played: &[&str], encounter: &[&str], flags: &[&str], fame: i16) -> Team {
    let heroes: Vec<_> = HEROES[..2].iter().map(|hero| serde_json::json!({ "hero": hero })).collect();
    let played: Vec<_> = played
        .iter()
        .map(|id| serde_json::json!({ "mission": id.trim_start_matches('!'), "won": !id.starts_with('!') }))
        .collect();
    let saved = serde_json::json!({
        "version": 1, "campaign": ID, "team": "Us", "epoch": played.len(), "flags": flags, "played": played,
        "encounters": encounter, "heroes": heroes, "credits": 300, "fame": fame,
    });
    let saved: SavedCampaign = serde_json::from_value(saved).expect("a save");
    let pick = CampaignPick { id: ID.into(), team: "Us".into(), resume: Some(Box::new(saved)) };
    let setup = Setup { campaign: Some(pick), mode: Mode::Companion, ..Setup::new(&HEROES[..2], "") };
    Team::with(CONTENT.clone(), setup)
}

fn missions(team: &Team) -> Vec<&'static str> {
    let number = CONTENT.campaign(ID).expect("it ships");
    let legs = &CONTENT.campaigns[number].mission;
    team.campaign().legs.iter().map(|&leg| legs[usize::from(leg)].mission.as_str()).collect()
}

/// alliance R15.2
///
/// Won or lost, it goes on: who was called out holds the house, who was not goes to customs, and both come to the end.
#[test]
fn every_way_goes_on() {
    let open = |played: &[&str], flags: &[&str]| missions(&team(played, &[], flags, 0));
    for first in ["clear_lane", "!clear_lane"] {
        assert_eq!(open(&[first], &[]), ["two_places"]);
        assert_eq!(open(&[first, "two_places"], &[]), ["nothing_to_declare", "dead_weight"]);
        assert_eq!(open(&[first, "!two_places"], &["called_out"]), ["lamp_in_window", "dead_weight"]);
        assert_eq!(open(&[first, "two_places", "!nothing_to_declare"], &[]), ["dead_weight", "lamplighter"]);
        let held = [first, "two_places", "!dead_weight", "lamp_in_window"];
        assert_eq!(open(&held, &["called_out"]), ["lamplighter"]);
    }
}

/// What is left of a meeting: flags, credits, fame, medpacs and damage for the next mission, allies, cards.
fn meet(id: &str, flags: &[&str], fame: i16, option: u8, successes: u8) -> (Vec<String>, [i16; 4], usize) {
    let mut team = team(&["clear_lane", "two_places", "!nothing_to_declare"], &[id], flags, fame);
    let number =
        CONTENT.campaigns[CONTENT.campaign(ID).expect("it ships")].encounter(id).expect("an encounter");
    team.plan(Plan::Meet { encounter: number as u8 });
    team.decide(option);
    while !team.is_on_star_map() {
        let Prompt::Mission { question } = team.prompt() else { panic!("{id}: {:?}", team.prompt()) };
        let choice = match question {
            Question::Order { .. } => Choice::Continue,
            Question::Successes { .. } => Choice::Successes { successes },
            _ => team.table.decision().expect("a question").offers[0].choice,
        };
        team.choose(&choice);
    }
    let saved = Alliance::checkpoint(team.table.content(), team.table.state()).expect("a campaign");
    let new = saved.flags.iter().filter(|flag| !flags.contains(&flag.as_str())).cloned().collect();
    let held: usize = saved.heroes.iter().map(|hero| hero.items.len()).sum();
    let numbers = [saved.credits - 300, saved.fame - fame - 1, saved.medpacs, saved.hurt];
    (new, numbers, saved.allies.len() + saved.stash.len() + held)
}

/// alliance R30.4, R21.2
///
/// Every choice of the eight encounters, with every result of its test: flags, then credits, fame, medpacs, damage,
/// then how many allies and cards.
#[test]
fn choices_leave_something_behind() {
    type Row = (&'static str, &'static [&'static str], u8, u8, &'static [&'static str], [i16; 4], usize);
    let rows: &[Row] = &[
        ("twelve_names", &["three_saved"], 0, 2, &["ikka_opens_up"], [0, 0, 1, 0], 0),
        ("twelve_names", &["hands_lost"], 0, 1, &[], [0, 0, 1, 0], 0),
        ("twelve_names", &[], 0, 0, &[], [0, 0, 0, 1], 0),
        ("twelve_names", &[], 1, 0, &[], [100, 0, 0, 0], 0),
        ("toll_keeper", &[], 0, 0, &["toll_paid"], [-150, 0, 0, 0], 0),
        ("toll_keeper", &[], 1, 2, &["toll_paid"], [0, 0, 0, 0], 0),
        ("toll_keeper", &[], 1, 1, &[], [0, 0, 0, 0], 0),
        ("toll_keeper", &[], 1, 0, &[], [0, 0, 0, 1], 0),
        ("toll_keeper", &[], 2, 1, &["toll_cheated"], [0, 0, 0, 0], 1),
        ("toll_keeper", &[], 2, 0, &["toll_cheated"], [0, 0, 0, 0], 0),
        ("a_seat_at_the_table", &["heard_the_splice"], 0, 0, &[], [0, 0, 0, 0], 1),
        ("a_seat_at_the_table", &[], 0, 0, &[], [0, 0, 1, 0], 0),
        ("a_seat_at_the_table", &[], 1, 2, &[], [0, 0, 0, 0], 1),
        ("a_seat_at_the_table", &[], 1, 1, &[], [-100, 0, 0, 0], 0),
        ("static", &["dov_seen"], 0, 0, &["dov_trusts"], [0, 0, 0, 0], 0),
        ("static", &[], 0, 0, &[], [0, 0, 0, 0], 0),
        ("static", &[], 1, 2, &["relay_mapped"], [0, 0, 0, 0], 0),
        ("static", &[], 1, 1, &[], [0, 0, 0, 0], 0),
        ("static", &["dov_listens"], 1, 0, &["dov_scared"], [0, 0, 0, 0], 0),
        ("static", &[], 2, 0, &[], [0, 0, 0, 0], 0),
        ("clean_hands", &[], 0, 0, &["surgeon_paid"], [-200, 0, 0, 0], 0),
        ("clean_hands", &[], 1, 0, &[], [0, 0, -1, 0], 1),
        ("clean_hands", &[], 2, 1, &["hands_dirty"], [0, -2, 3, 0], 0),
        ("clean_hands", &[], 2, 0, &[], [0, 0, 0, 1], 0),
        ("old_powder", &[], 0, 2, &["charges"], [0, 0, 0, 0], 1),
        ("old_powder", &[], 0, 1, &[], [0, 0, 0, 0], 0),
        ("old_powder", &[], 1, 2, &["charges"], [0, 0, 0, 0], 0),
        ("old_powder", &[], 1, 1, &["charges"], [0, 0, 0, 1], 0),
        ("old_powder", &[], 1, 0, &[], [0, 0, 0, 2], 0),
        ("old_powder", &[], 2, 0, &["charges"], [-150, 0, 0, 0], 0),
        ("who_stays", &["line_freed"], 0, 0, &[], [-100, 0, 1, 0], 1),
        ("who_stays", &["port_sallow_burned"], 1, 0, &["beacon"], [0, 0, 0, 0], 0),
        ("who_stays", &["three_saved"], 2, 1, &["beacon"], [0, 0, 0, 0], 1),
        ("who_stays", &[], 2, 0, &[], [0, 0, 0, 0], 0),
        ("ikkas_charge", &["ikka_opens_up"], 0, 1, &["ikka_waits"], [0, 0, 0, 0], 0),
        ("ikkas_charge", &[], 0, 2, &["ikka_waits"], [0, 0, 0, 0], 0),
        ("ikkas_charge", &[], 0, 1, &["ikka_bomb"], [0, 0, 0, 0], 0),
        ("ikkas_charge", &[], 1, 1, &["ikka_bomb"], [0, 0, 0, 0], 0),
        ("ikkas_charge", &[], 1, 0, &[], [0, 0, 0, 1], 0),
        ("ikkas_charge", &[], 2, 0, &["ikka_bomb"], [0, 0, 0, 0], 0),
    ];
    for &(id, flags, option, successes, new, numbers, gained) in rows {
        let expected = (new.iter().map(|&flag| flag.to_owned()).collect(), numbers, gained);
        assert_eq!(meet(id, flags, 20, option, successes), expected, "{id} {flags:?} {option} {successes}");
    }
    // She has heard of a team like this.
    assert_eq!(meet("ikkas_charge", &[], 30, 2, 0).0, ["ikka_waits"]);
    // Whoever is traced has no trust left.
    let mut scared = team(&["clear_lane", "two_places"], &["static"], &["dov_trusts"], 0);
    scared.plan(Plan::Meet { encounter: 3 });
    scared.decide(1);
    scared.choose(&scared.table.decision().expect("who tests").offers[0].choice.clone());
    scared.choose(&Choice::Successes { successes: 0 });
    scared.read();
    let saved = Alliance::checkpoint(scared.table.content(), scared.table.state()).expect("a campaign");
    assert_eq!(saved.flags, ["dov_scared"]);
}
