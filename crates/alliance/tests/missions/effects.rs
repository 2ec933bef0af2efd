//! What rules do.

use sortie_alliance::attack::Condition;
use sortie_alliance::{Concerned, Event, Order};

use super::table::Table;

pub(crate) const MISSIONS: &[&str] = &[OBJECTS, HURT, POWER, STORY, PRIZES];

const OBJECTS: &str = r#"
id = "objects"
origin = "test"
kind = "side"
objective = [{ id = "one" }, { id = "two", optional = true }, { id = "three", optional = true }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[object]]
id = "hidden"
scene = "hall"
kind = "token"
at = [2, 0]
hidden = true
[[object]]
id = "shown"
scene = "hall"
kind = "token"
at = [2, 1]
[[object]]
id = "door"
scene = "hall"
kind = "door"
door = 0
[[rule]]
when = { round_begins = 1 }
do = [
    { show = "hidden" }, { show = "hidden" }, { remove = "shown" }, { open = "door" },
    { objective = "one" }, { offer = "two" }, { offer = "three" }, { complete = "two" }, { fail = "three" },
    { complete = "three" },
]
[[rule]]
when = { opened = "door" }
do = [{ say = "open" }]
[[rule]]
when = { completed = "three" }
do = [{ say = "wrong" }]
"#;

/// alliance R18.1, R18.2, R16.2: objects come and go, doors open, objectives are shown, met and missed; nothing is told
/// twice.
#[test]
fn objects_and_objectives() {
    let table = Table::deployed("objects");
    let told = table.orders();
    let expected = [
        Order::Reveal { area: 0 },
        Order::PlaceHeroes,
        Order::Show { object: 0 },
        Order::Remove { object: 1 },
        Order::Open { object: 2 },
        Order::Objective { objective: 0 },
        Order::Offer { objective: 1 },
        Order::Offer { objective: 2 },
        Order::Complete { objective: 1 },
        Order::Fail { objective: 2 },
        Order::Say { text: "alliance-mission-objects-open".to_owned() },
    ];
    assert_eq!(told, expected);
    let view = table.mission();
    let seen: Vec<(u8, bool)> = view.objects.iter().map(|object| (object.object, object.open)).collect();
    assert_eq!(seen, [(0, false), (2, true)]);
    let beside: Vec<(u8, bool, bool)> =
        view.beside.iter().map(|other| (other.objective, other.completed, other.failed)).collect();
    assert_eq!(beside, [(1, true, false), (2, false, true)]);
    assert_eq!(view.told.len(), 1);
    assert_eq!(table.view().open_doors, [0]);
}

const HURT: &str = r#"
id = "hurt"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
region = [{ id = "corner", scene = "hall", spaces = [[0, 0]] }]
[[rule]]
when = { round_begins = 1 }
do = [
    { harm = { whom = "heroes", damage = [3, 4, 5], strain = 2 } },
    { harm = { whom = { in = "corner" }, condition = "stun" } },
    { heal = { whom = "heroes", damage = 1, strain = 1, condition = "focus" } },
    { medpacs = 2 },
    { supply = { whom = "heroes", cards = 2 } },
]
"#;

/// alliance R6.10, R6.12, R6.13, R12.1, R19.1, R19.4: figures are hurt and recover, the team gains medpacs and cards.
#[test]
fn figures_are_hurt_and_healed() {
    let table = Table::deployed("hurt");
    for hero in 0..2 {
        assert_eq!((table.body(hero).damage, table.body(hero).strain), (2, 1));
        assert!(table.body(hero).conditions.has(Condition::Focus));
    }
    assert!(table.body(0).is_stunned() && !table.body(1).is_stunned());
    assert_eq!(table.state.n_medpacs(), 3);
    assert_eq!(table.told(|event| matches!(event, Event::SupplyDrawn { hero: 1, .. })), 2);
    let order = Order::Harm { whom: Concerned::Heroes, damage: 3, strain: 2, condition: None };
    assert!(table.orders().contains(&order));
    assert!(table.orders().contains(&Order::Supply { whom: Concerned::Heroes, cards: 2 }));
}

const POWER: &str = r#"
id = "power"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { deploy = { group = "stormtrooper", as = "them", each = [[3, 0], [3, 1], [3, 2]] } },
    { power = { whom = { group = "them" }, token = "damage", tokens = 3 } },
    { power = { whom = { group = "them" }, token = "block" } },
]
"#;

/// alliance R37.7, R37.8: an Imperial holds at most two power tokens and spends them all at once.
#[test]
fn power_tokens_are_few() {
    let mut table = Table::deployed("power");
    assert!(table.orders().contains(&Order::Power {
        whom: Concerned::Group { group: 0 },
        token: 0,
        tokens: 3
    }));
    table.until(|table| table.told(|event| matches!(event, Event::TokensSpent { .. })) > 0);
    let spent = |event: &Event| matches!(event, Event::TokensSpent { tokens: 2, .. });
    assert_eq!(table.told(spent), 1);
}

const STORY: &str = r#"
id = "story"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = { round_begins = 1 }
do = [
    { flag = "seen" }, { flag = "seen" },
    { when = { if = [{ flag = "seen" }, { not = { flag = "other" } }], then = [{ say = "seen" }], else = [{ say = "wrong" }] } },
    { unflag = "seen" },
    { when = { if = [{ any = [{ flag = "seen" }, { heroes = { at_least = 4 } }] }], then = [{ say = "wrong" }], else = [
        { when = { if = [{ all = [{ difficulty = "normal" }, { hero = "fenn_signis" }, { scene = "hall" }] }], then = [{ rule = "deep" }] } },
    ] } },
    { lose = "story" },
    { say = "never" },
]
"#;

/// Conditions lead into lists within lists; what comes after the end does not come; alliance R16.1.
#[test]
fn conditions_branch() {
    let table = Table::deployed("story");
    assert_eq!(table.said(), ["seen", "deep"]);
    let flags: Vec<Order> =
        table.orders().into_iter().filter(|order| matches!(order, Order::Flag { .. })).collect();
    assert_eq!(flags.len(), 2);
    assert_eq!(table.how(), "lost: story");
    assert!(table.mission().told.iter().any(|told| told.is_rule));
}

const PRIZES: &str = r#"
id = "prizes"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = { round_begins = 1 }
do = [
    { credits = [100, 150, 200] }, { fame = 2 }, { random_item = { tier = 1 } }, { ally = { group = "rebel_saboteur" } },
    { lose_ally = "rebel_saboteur" }, { start_hurt = 1 },
]
"#;

/// What the team gets between missions is told when a mission is played for itself, and changes nothing there.
#[test]
fn prizes_are_told() {
    let table = Table::deployed("prizes");
    let told = table.orders();
    assert!(told.contains(&Order::Credits { credits: 100 }) && told.contains(&Order::Fame { fame: 2 }));
    assert!(told.iter().any(|order| matches!(order, Order::Item { .. })));
    assert!(told.contains(&Order::StartHurt { damage: 1 }));
    assert_eq!(told.len(), 8);
}
