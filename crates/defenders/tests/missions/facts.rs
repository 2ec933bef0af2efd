//! What is known of the missions, read off the files; and what a table asks of them.

use std::collections::BTreeSet;

use sortie_content::{Language, Source, Texts};
use sortie_defenders::content::mission::{
    Difficulty, Ends, Fact, HexName, Mission, MissionKind, MissionResult, OwnTrigger, Party, Quarry,
    SignalKind,
};
use sortie_defenders::content::{Grade, SpeciesId};

use super::{BOOK, CONTENT};

fn mission(id: &str) -> &'static Mission {
    &BOOK.missions[BOOK.mission(id).unwrap_or_else(|| panic!("there is no mission {id}"))]
}

/// defenders 198: The briefings: order, rank, devices, weapons, end (section 4 of the mission book).
#[test]
fn briefings() {
    use Grade::{Bronze, Copper, Gold, Silver};
    let expected = [
        ("close_encounters", Copper, [1, 0, 0], Ends::Round(11)),
        ("new_hopes", Bronze, [1, 1, 0], Ends::Round(11)),
        ("star_tech", Bronze, [2, 2, 0], Ends::Round(13)),
        ("alien_nation", Bronze, [2, 2, 0], Ends::Round(15)),
        ("starship_troops", Silver, [0, 2, 1], Ends::LastEvent),
        ("agents_in_black", Silver, [1, 1, 0], Ends::LastEvent),
        ("in_the_matrix", Silver, [2, 3, 1], Ends::LastEvent),
        ("visitors", Silver, [3, 3, 2], Ends::LastEvent),
        ("everyone_can_hear", Silver, [2, 3, 2], Ends::Round(13)),
        ("galaktica", Gold, [2, 4, 2], Ends::Event('D')),
        ("judgement_day", Gold, [3, 4, 3], Ends::LastEvent),
        ("back_in_time", Gold, [0, 5, 0], Ends::LastEvent),
    ];
    let of = |mission: &'static Mission| {
        let things = [mission.devices, mission.improved, mission.alien_weapons];
        (mission.id.as_str(), mission.rank, things, mission.ends)
    };
    let story = BOOK.missions.iter().filter(|mission| mission.kind == MissionKind::Story);
    assert_eq!(story.map(of).collect::<Vec<_>>(), expected);
    assert_eq!(mission("first_watch").kind, MissionKind::Training);
}

/// defenders 198: The windows in which special events are drawn (section 6 of the mission book).
#[test]
fn windows() {
    let expected = [
        ("close_encounters", &[('A', 4, 7)][..]),
        ("new_hopes", &[('B', 3, 5)]),
        ("star_tech", &[('C', 4, 6), ('D', 7, 9)]),
        ("alien_nation", &[('C', 4, 6), ('D', 7, 9)]),
        ("starship_troops", &[('C', 4, 6), ('E', 7, 8), ('A', 9, 10)]),
        ("agents_in_black", &[('E', 3, 3), ('B', 7, 9), ('D', 10, 12)]),
        ("in_the_matrix", &[('D', 3, 3), ('A', 4, 4), ('C', 5, 8)]),
        ("visitors", &[('B', 3, 3), ('E', 6, 6), ('A', 10, 13)]),
        ("everyone_can_hear", &[('C', 2, 3)]),
        ("galaktica", &[('A', 1, 1), ('B', 6, 6), ('E', 8, 8), ('D', 10, 10)]),
        ("judgement_day", &[('B', 3, 3), ('C', 8, 8), ('D', 9, 9), ('A', 10, 12), ('E', 13, 13)]),
        // A is drawn before the deck is touched.
        ("back_in_time", &[('B', 1, 1), ('C', 2, 2), ('D', 3, 4)]),
    ];
    for (id, windows) in expected {
        for &(letter, from, to) in windows {
            assert_eq!(mission(id).window(letter), Some((from, to)), "{id} {letter}");
        }
    }
    assert_eq!(mission("close_encounters").event_stacks().collect::<Vec<_>>(), ["TJL", "AGMK", "NFPRS"]);
}

/// Mission 12 has one human signal fewer for each agent beyond the second.
#[test]
fn signals_of_the_reserve() {
    let humans = (1..=5).map(|n| mission("back_in_time").reserve(Party::new(n, Difficulty::Normal)).0);
    assert_eq!(humans.collect::<Vec<_>>(), [3, 3, 2, 1, 0]);
    assert_eq!(mission("galaktica").signals.alien_aside, 6);
}

/// On the easiest level one encounter 1 is left out (section 7 of the mission book).
#[test]
fn easy_is_one_encounter_less() {
    let ones = |difficulty| {
        let deck = mission("close_encounters").encounter_deck(difficulty);
        (deck.len(), deck.iter().filter(|&&card| card == 1).count())
    };
    let all: Vec<_> = Difficulty::ALL.iter().map(|&difficulty| ones(difficulty)).collect();
    assert_eq!(all, [(12, 1), (13, 2), (13, 2), (13, 2)]);
    assert!(mission("back_in_time").encounter_deck(Difficulty::Easy).is_empty());
    let deck = mission("close_encounters").alien_deck();
    assert_eq!(
        deck,
        ["spine_critter_blue", "spine_critter_green", "xeno_beta_blue", "xeno_beta_green", "xeno_beta_green"]
    );
}

/// The presets of the options (section 7 of the mission book).
#[test]
fn presets() {
    let options = |difficulty: Difficulty| {
        let preset = difficulty.preset();
        [
            preset.human_view,
            preset.close_fight,
            preset.friendly_fire,
            preset.permanent_death,
            preset.rank_based_defence,
        ]
    };
    let table: Vec<_> = Difficulty::ALL.iter().map(|&difficulty| options(difficulty)).collect();
    let expected = [
        [false, false, false, false, true],
        [true, true, false, false, true],
        [true, true, true, false, true],
        [true, true, true, true, false],
    ];
    assert_eq!(table, expected);
}

/// defenders 2: The branching table (section 3 of the mission book).
#[test]
fn the_campaign_branches() {
    let campaign = BOOK.campaign("first_contact").unwrap();
    let number = |id: &String| mission(id).number.unwrap();
    let after = |n: usize| -> Vec<Option<Vec<u8>>> {
        let leg = &campaign.leg[n - 1];
        assert_eq!(usize::from(number(&leg.mission)), n);
        MissionResult::ALL.map(|how| leg.after(how).map(|next| next.iter().map(number).collect())).to_vec()
    };
    let list = |numbers: &[u8]| Some(numbers.to_vec());
    let expected = [
        [list(&[2, 3]), list(&[2]), list(&[1])],
        [list(&[3]), None, list(&[4])],
        [list(&[5]), None, list(&[5])],
        [list(&[5]), None, list(&[5])],
        [list(&[6]), list(&[6]), list(&[5])],
        [list(&[8]), list(&[7]), list(&[7])],
        [list(&[8]), list(&[8]), list(&[7])],
        [list(&[10]), None, list(&[9])],
        [list(&[10]), None, list(&[9])],
        [list(&[11]), list(&[11]), list(&[10])],
        [list(&[12]), list(&[]), list(&[11])],
        [list(&[]), None, list(&[])],
    ];
    for (n, row) in expected.into_iter().enumerate() {
        assert_eq!(after(n + 1), row, "{}", n + 1);
    }
    assert_eq!(campaign.next("visitors", MissionResult::Failed), ["everyone_can_hear"]);
    let ending = campaign.ending("judgement_day", MissionResult::Partly);
    assert_eq!(ending.map(|ending| ending.id.as_str()), Some("smoke"));
}

/// A fact calls what waits for it and nothing else.
#[test]
fn facts_call_triggers() {
    let id = BOOK.mission("in_the_matrix").unwrap();
    let (matrix, field) = (&BOOK.missions[id], &BOOK.fields[id]);
    let calls = |trigger: OwnTrigger, fact| matrix.is_called(&trigger, fact, &CONTENT, field);
    let hack = matrix.action("hack").unwrap();
    let done = |result| Fact::Done { action: hack, result: Some(result) };
    assert!(calls(OwnTrigger::Done("hack.wound".to_owned()), done(0)));
    assert!(!calls(OwnTrigger::Done("hack.wound".to_owned()), done(1)));
    assert!(calls(OwnTrigger::Done("hack".to_owned()), done(1)));
    assert!(!calls(OwnTrigger::Failed("hack".to_owned()), done(1)));
    assert!(calls(OwnTrigger::Failed("hack".to_owned()), Fact::Failed(hack)));
    assert!(calls(OwnTrigger::Event('A'), Fact::Event('A')));
    assert!(!calls(OwnTrigger::Event('A'), Fact::Event('C')));

    let card = CONTENT.alien("nexus_blue").unwrap();
    let warden = matrix.figure("warden");
    let killed = Fact::Killed { card, figure: warden };
    let other = Fact::Killed { card, figure: None };
    let is_warden = || OwnTrigger::Killed(Quarry::Figure("warden".to_owned()));
    assert!(calls(is_warden(), killed) && !calls(is_warden(), other));
    assert!(calls(OwnTrigger::Killed(Quarry::Card("nexus_blue".to_owned())), other));
    assert!(calls(OwnTrigger::Killed(Quarry::Species(vec![SpeciesId::Nexus])), other));
    assert!(!calls(OwnTrigger::Killed(Quarry::Species(vec![SpeciesId::XenoBeta])), other));
    assert!(calls(OwnTrigger::Killed(Quarry::Any), other));
    assert!(calls(OwnTrigger::Revealed(SignalKind::Human), Fact::Revealed(SignalKind::Human)));
    assert!(!calls(OwnTrigger::Revealed(SignalKind::Human), Fact::Revealed(SignalKind::Alien)));

    // Into a place, not about in it.
    let hex = |name: &str| field.hex(&HexName(name.to_owned())).unwrap();
    let [inside, deeper, outside] = ["C2:g.e", "C2:g", "C2:h.w"].map(hex);
    let entered = || OwnTrigger::Entered("computer_room".to_owned());
    assert!(calls(entered(), Fact::Stepped { from: Some(outside), to: inside }));
    assert!(!calls(entered(), Fact::Stepped { from: Some(inside), to: deeper }));
    assert!(!calls(entered(), Fact::Stepped { from: Some(inside), to: outside }));
    assert!(calls(entered(), Fact::Stepped { from: None, to: deeper }));
}

/// defenders 21, 25, 83: locks of the sides and of missions change the board one by one.
#[test]
fn locks_can_be_freed() {
    let id = BOOK.mission("galaktica").unwrap();
    let (galaktica, field) = (&BOOK.missions[id], &BOOK.fields[id]);
    let vault = field.places[galaktica.place("vault").unwrap()];
    let reached = |freed| field.reached(&field.start, freed).meets(vault);
    let bashed = field.locks.iter().enumerate().filter(|(_, lock)| lock.is_locked);
    let bashed = bashed.fold(0, |freed, (n, _)| freed | 1 << n);
    assert!(!reached(0) && !reached(bashed));
    let blocked: Vec<usize> = (0..field.locks.len()).filter(|&n| !field.locks[n].is_locked).collect();
    assert_eq!(blocked.len(), 3);
    assert!(blocked.iter().all(|&n| reached(1 << n)), "each of the three doors leads in from outside");
}

/// A hex has one name, and the name leads back to it.
#[test]
fn hexes_and_their_names() {
    for (mission, field) in BOOK.missions.iter().zip(&BOOK.fields) {
        for hex in field.board(0).hexes() {
            let name = field.name(hex);
            assert_eq!(field.hex(&name), Some(hex), "{}: {}", mission.id, name.0);
        }
    }
    assert_eq!(BOOK.fields[0].hex(&HexName("D9:a".to_owned())), None);
}

/// Stories are told in 60 to 120 words, in every language.
#[test]
fn briefs_are_neither_short_nor_long() {
    for mission in &BOOK.missions {
        let key = format!("defenders-mission-{}-brief", mission.id.replace('_', "-"));
        for language in Language::ALL {
            let words = Texts::shipped().format(language, &key, &[]).split_whitespace().count();
            assert!((60..=120).contains(&words), "{key} in {}: {words} words", language.code());
        }
    }
}

/// No text of a mission is left over: each is one that something asks for.
#[test]
fn every_text_is_used() {
    for mission in &BOOK.missions {
        let title = format!("defenders-mission-{}", mission.id.replace('_', "-"));
        let text = Source::shipped().get(&format!("defenders/en/mission_{}.ftl", mission.id)).unwrap();
        let file = Source::shipped().get(&format!("defenders/missions/{}.toml", mission.id)).unwrap();
        let keys = text.lines().filter(|line| line.starts_with("defenders-"));
        let words = keys.filter_map(|line| line.split_once(" =")?.0.strip_prefix(&title)?.strip_prefix('-'));
        let known: BTreeSet<&str> = file.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect();
        for word in words {
            let word = word.replace('-', "_");
            let is_about = |prefix: &str| {
                word.strip_prefix(prefix)
                    .is_some_and(|id| known.contains(id) || known.contains(id.to_uppercase().as_str()))
            };
            let kinds = [
                "place_",
                "figure_",
                "person_",
                "item_",
                "gun_",
                "profile_",
                "weapon_",
                "objective_",
                "hint_",
                "event_",
                "how_",
                "goal_",
            ];
            let is_action = word
                .strip_prefix("action_")
                .is_some_and(|rest| mission.action.iter().any(|action| rest.starts_with(&action.id)));
            let is_used = known.contains(word.as_str())
                || kinds.iter().any(|kind| is_about(kind))
                || is_action
                || word == "brief"
                || word == "goal";
            assert!(is_used, "{title}-{word}");
        }
    }
}
