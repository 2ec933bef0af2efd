//! Groups that come, return and leave.

use sortie_alliance::world::Side;
use sortie_alliance::{Choice, Difficulty, Event, Order, Prompt};

use super::table::{CONTENT, TWO, Table, setup};

pub(crate) const MISSIONS: &[&str] = &[COMING, LEAVING, RANDOM, LEGENDS, CROWD, EMPTY_BOX, SPARED];

const COMING: &str = r#"
id = "coming"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { deploy = { group = "stormtrooper", hard = "stormtrooper_elite", as = "a", each = [[10, 0], [10, 1]], bonus_health = { normal = [1, 2, 3], hard = [4, 5, 6] } } },
    { deploy = { group = "imperial_officer", as = "b", at = [10, 0], activated = true } },
    { deploy = { group = "probe_droid", as = "c", at = [7, 4], heroes = { at_least = 3 } } },
]
"#;

/// alliance R15.3, R23.7, R23.8, R23.9, R23.11, R17.3: each figure on its own space or near it, bonus health by heroes
/// and difficulty, only with heroes enough.
#[test]
fn groups_come() {
    let mut table = Table::begin("coming");
    let view = table.view();
    assert_eq!(view.groups.len(), 2);
    assert_eq!((table.at(2), table.at(3)), ([10, 0], [10, 1]));
    assert_ne!(table.at(5), [10, 0], "taken");
    let cites = |figure: u8| {
        let put = |event: &Event| matches!(event, Event::Deployed { figure: who, .. } if who.0 == figure);
        table.events.iter().find(|told| put(&told.event)).map(|told| told.rule.0)
    };
    assert_eq!((cites(2), cites(5)), (Some("R23.8"), Some("R23.9")));
    assert_eq!(table.body(2).health, 4);
    assert!(view.groups[0].ready && !view.groups[1].ready);
    let deploy = table.orders().into_iter().find(|order| matches!(order, Order::Deploy { .. }));
    assert!(matches!(deploy, Some(Order::Deploy { group: 0, ref at, bonus_health: 1, .. }) if at.len() == 2));
    table.until(|table| table.prompt() == Prompt::Activate);
    let mut setup = setup("coming", &TWO);
    setup.difficulty = Difficulty::Hard;
    let table = Table::with(&setup);
    assert_eq!(CONTENT.groups[usize::from(table.view().groups[0].group)].id, "stormtrooper_elite");
    assert_eq!(table.body(2).health, 9);
}

const LEAVING: &str = r#"
id = "leaving"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
region = [{ id = "here", scene = "hall", spaces = [[0, 0]] }]
[[rule]]
when = "start"
do = [{ deploy = { group = "stormtrooper", as = "a", at = [10, 0] } }, { deploy = { group = "imperial_officer", as = "b", at = [10, 4] } }]
[[rule]]
when = { round_begins = 1 }
do = [
    { harm = { whom = { group = "b" }, damage = 30 } },
    { reinforce = { group = "b" } },
    { join = { ally = "rebel_saboteur", at = [4, 4] } },
    { ready = "a" },
]
[[rule]]
when = { round_ends = 1 }
do = [{ ready = "a" }, { withdraw = "a" }]
[[rule]]
when = { defeated = "a" }
do = [{ say = "wrong" }]
[[rule]]
when = { defeated = "rebel_saboteur" }
do = [{ lose = "friend" }]
[[rule]]
when = { round_ends = 2 }
do = [{ harm = { whom = { group = "rebel_saboteur" }, damage = 30 } }]
"#;

/// alliance R38.6, A50, R22.5, R23.2: a defeated group does not return, an ally joins and activates, a group withdraws
/// and is not defeated.
#[test]
fn groups_leave_and_join() {
    let mut table = Table::deployed("leaving");
    let told = table.orders();
    assert!(!told.iter().any(|order| matches!(order, Order::Reinforce { .. } | Order::Ready { .. })));
    assert!(told.iter().any(|order| matches!(order, Order::Join { group: 2, .. })));
    assert_eq!(table.view().groups[2].side, Side::Rebel);
    let ally = table.view().groups[2].figures[0];
    assert!(table.is_offered(sortie_alliance::Choice::Activate { figure: ally }));
    table.round(2);
    let told = table.orders();
    assert!(told.contains(&Order::Ready { group: 0 }) && told.contains(&Order::Withdraw { group: 0 }));
    assert!(table.said().is_empty());
    assert_eq!(table.state.n_enemies(), 0);
    table.round(3);
    assert_eq!(table.how(), "lost: friend");
}

const RANDOM: &str = r#"
id = "random"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { deploy = { group = { faction = "imperial", trait = "trooper", threat = 9, small = true }, as = "a", at = [10, 0] } },
    { deploy = { group = { threat = 40, small = true }, as = "b", at = [10, 2] } },
    { deploy = { group = { faction = "mercenary", threat = 12 }, as = "c", at = [10, 4] } },
    { deploy = { group = { threat = 0 }, as = "d", at = [7, 4] } },
]
"#;

/// alliance R36.1, R36.2, A49: random groups fit, come from the collection, and the same seed draws the same.
#[test]
fn random_groups_come_from_the_collection() {
    let mut owner = setup("random", &TWO);
    owner.collection = vec!["darth_vader".to_owned()];
    let ids = |table: &Table| -> Vec<String> {
        let groups = table.view().groups;
        groups.iter().map(|group| CONTENT.groups[usize::from(group.group)].id.clone()).collect()
    };
    let table = Table::begin("random");
    assert_eq!(ids(&table), ids(&Table::begin("random")));
    assert_eq!(ids(&table).len(), 3, "nothing costs nothing");
    let groups = table.view().groups;
    let printed: Vec<_> = groups.iter().map(|group| &CONTENT.groups[usize::from(group.group)]).collect();
    assert!(printed[0].cost <= 9 && printed[0].traits.contains(&"trooper".to_owned()));
    assert!(printed[2].faction == sortie_alliance::content::Faction::Mercenary);
    let is_there = Table::with(&owner);
    assert_eq!(ids(&is_there).len(), 3);
}

const LEGENDS: &str = r#"
id = "legends"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { deploy = { group = { faction = "imperial", trait = "force_user", threat = 40 }, as = "a", at = [10, 0] } },
    { deploy = { group = { faction = "mercenary", trait = "droid", threat = 40 }, as = "b", at = [10, 2] } },
    { deploy = { group = { faction = "rebel", trait = "force_user", threat = 40 }, as = "c", at = [10, 4] } },
]
"#;

/// alliance R8.1, R36.1, R36.2
///
/// The core box has a card and a token of Darth Vader, as of IG-88: a token is a figure, so he comes without his pack,
/// in a mission as in a skirmish. What has no card there comes with its own pack only.
#[test]
fn tokens_of_the_core_box_are_figures() {
    let drawn = |packs: &[&str]| -> Vec<String> {
        let mut owner = setup("legends", &TWO);
        owner.collection = packs.iter().map(|&pack| pack.to_owned()).collect();
        let groups = Table::with(&owner).view().groups;
        groups.iter().map(|group| CONTENT.groups[usize::from(group.group)].id.clone()).collect()
    };
    let in_the_box = ["darth_vader", "ig_88", "luke_hero_of_the_rebellion"];
    assert_eq!(drawn(&[]), in_the_box);
    assert_eq!(drawn(&["luke_skywalker", "darth_vader"]), in_the_box, "packs with the miniatures");
    assert_eq!(drawn(&["luke_jedi_knight"]), ["darth_vader", "ig_88", "luke_jedi_knight"], "the dearer half");
    for id in ["darth_vader", "ig_88", "general_weiss", "royal_guard_champion"] {
        let group = &CONTENT.groups[CONTENT.group(id).expect("a group")];
        assert_eq!(group.n_cards(&[]), 1, "{id}");
    }
}

const CROWD: &str = r#"
id = "crowd"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { deploy = { group = "stormtrooper", as = "a", at = [11, 0], activated = true } },
    { deploy = { group = "stormtrooper", as = "b", at = [11, 1], activated = true } },
    { deploy = { group = "stormtrooper_elite", as = "c", at = [11, 2], activated = true } },
    { deploy = { group = "imperial_officer", as = "d", at = [11, 3], activated = true } },
    { deploy = { group = "imperial_officer", as = "e", at = [11, 4], activated = true } },
    { deploy = { group = "imperial_officer_elite", as = "f", at = [10, 0], activated = true } },
    { deploy = { group = "probe_droid", as = "g", at = [10, 1], activated = true } },
    { deploy = { group = "probe_droid", as = "h", at = [10, 2], activated = true } },
    { deploy = { group = "probe_droid_elite", as = "i", at = [10, 3], activated = true } },
    { deploy = { group = "royal_guard", as = "j", at = [10, 4], activated = true } },
    { deploy = { group = "royal_guard_elite", as = "l", at = [8, 4], activated = true } },
    { deploy = { group = "trandoshan_hunter", as = "m", at = [8, 3], activated = true } },
    { deploy = { group = "trandoshan_hunter_elite", as = "k", at = [8, 2] } },
]
[[rule]]
when = { round_ends = 1 }
do = [{ harm = { whom = { group = "c" }, damage = 9 } }, { harm = { whom = { group = "b" }, damage = 9 } }]
[[rule]]
when = { defeated = "k" }
do = [{ say = "k" }]
[[rule]]
when = { round_ends = 2 }
do = [{ harm = { whom = { group = "k" }, damage = 9 } }]
"#;

/// alliance R1.4, R8.3, R23.10: regular and elite groups have the same miniatures, so they have colours of their own.
#[test]
fn groups_with_one_miniature_have_colours() {
    let table = Table::begin("crowd");
    let colours: Vec<u8> = table.view().groups.iter().map(|group| group.colour).collect();
    assert_eq!(colours[..9], [0, 1, 2, 0, 1, 2, 0, 1, 2], "stormtroopers, officers, probe droids");
}

/// A table holds twelve groups: who finds no room waits for the end of a round, and takes the place of a defeated group.
#[test]
fn who_finds_no_room_waits() {
    let mut table = Table::begin("crowd");
    table.until(|table| table.prompt() == Prompt::Deploy);
    assert_eq!((table.view().groups.len(), table.view().figures.len()), (12, 23));
    table.round(2);
    if table.is_over() {
        panic!("twelve groups were too much: {}", table.how());
    }
    assert_eq!(table.mission().labels[1].as_deref(), Some("k"));
    assert!(
        table
            .view()
            .figures
            .iter()
            .filter(|figure| figure.group == Some(1))
            .take(2)
            .all(|figure| figure.at.is_some())
    );
    assert_eq!(table.told(|event| matches!(event, Event::GroupDefeated { .. })), 2);
    table.round(3);
    assert!(table.is_over() || table.said().contains(&"k".to_owned()));
}

const EMPTY_BOX: &str = r#"
id = "empty_box"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { deploy = { group = "nexu", as = "a", at = [10, 0], activated = true } },
    { deploy = { group = "nexu", as = "b", at = [10, 3] } },
    { deploy = { group = { trait = "creature", threat = 4 }, as = "c", at = [8, 3] } },
    { deploy = { group = { trait = "creature", threat = 6 }, as = "d", at = [8, 0] } },
    { deploy = { group = { trait = "creature", threat = 6 }, as = "e", at = [8, 0] } },
]
[[rule]]
when = { round_ends = 1 }
do = [{ harm = { whom = { group = "a" }, damage = 30 } }]
"#;

/// alliance R8.2, R36.2, A49, S13: a group needs a card and figures that are not on the map. Who is called by name waits for
/// them until the end of a round; of those at random nobody comes, and nobody takes what waits for its card.
#[test]
fn nobody_comes_without_a_card() {
    let ids = |table: &Table| -> Vec<(String, String)> {
        let (view, labels) = (table.view(), table.mission().labels);
        let is_there =
            |n: usize| view.figures.iter().any(|one| one.group == Some(n as u8) && one.at.is_some());
        let there = (0..view.groups.len()).filter(|&n| is_there(n));
        let id = |n: usize| CONTENT.groups[usize::from(view.groups[n].group)].id.clone();
        there.map(|n| (labels[n].clone().expect("a label"), id(n))).collect()
    };
    let named = |label: &str, id: &str| (label.to_owned(), id.to_owned());
    let mut table = Table::begin("empty_box");
    table.until(|table| table.prompt() == Prompt::Deploy);
    assert_eq!(ids(&table), [named("a", "nexu"), named("d", "nexu_elite")]);
    table.round(2);
    assert!(ids(&table).contains(&named("b", "nexu")), "{:?}", ids(&table));
}

const SPARED: &str = r#"
id = "spared"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [{ deploy = { group = { trait = "creature", threat = 6 }, as = "a", at = [10, 0] } }]
[[rule]]
when = { round_ends = 3 }
do = [{ deploy = { group = "nexu_elite", as = "b", at = [10, 3] } }]
"#;

/// alliance R36.2, A49, S13: a draw leaves the card of a group that the mission may still call for.
#[test]
fn a_draw_leaves_what_the_mission_names() {
    for seed in 0..8 {
        let table = Table::seeded(&setup("spared", &TWO), seed);
        let groups = table.view().groups;
        let ids: Vec<&str> =
            groups.iter().map(|group| CONTENT.groups[usize::from(group.group)].id.as_str()).collect();
        assert_eq!(ids, ["nexu"], "{seed}");
    }
}

/// alliance R22.2, S13: who has an ally along gets no second one.
#[test]
fn a_second_ally_stays_back() {
    let mut with = setup("leaving", &TWO);
    with.ally = Some("rebel_saboteur".to_owned());
    let mut table = Table::with(&with);
    table.until(|table| table.prompt() == Prompt::Activate || table.is_over());
    let told = table.orders();
    let ally = CONTENT.group("rebel_saboteur").expect("a group") as u8;
    assert!(told.contains(&Order::StayBack { ally }));
    assert!(
        told.contains(&Order::PlaceAllies { group: 0 }),
        "allies are set on the map by an order of their own"
    );
    assert!(!told.iter().any(|order| matches!(order, Order::Join { .. })));
    assert_eq!(table.view().groups.iter().filter(|group| group.side == Side::Rebel).count(), 1);
}

/// alliance R22.5, A42: an ally that joins where several spaces are equally near is set down by the players.
#[test]
fn players_place_who_joins() {
    let mut table = Table::begin("leaving");
    let joins = |table: &Table| -> Vec<Choice> {
        let choices = table.offers().into_iter().map(|offer| offer.choice);
        choices.filter(|choice| matches!(choice, Choice::Deploy { figure, .. } if figure.0 > 5)).collect()
    };
    table.until(|table| !joins(table).is_empty());
    let open = joins(&table);
    assert!(open.len() > 2, "{open:?}");
    let last = *open.last().expect("a place");
    let Choice::Deploy { figure, to } = last else { unreachable!("a place") };
    table.choose(last);
    assert_eq!(table.at(figure.0), [to.column(), to.row()]);
    assert_eq!(table.told(|event| matches!(event, Event::Deployed { figure, .. } if figure.0 > 5)), 2);
}
