//! Areas and scenes.

use sortie_alliance::{Choice, Event, Object, Order, Prompt};

use super::table::{TWO, Table, setup};

pub(crate) const MISSIONS: &[&str] = &[AREAS, TWO_SCENES];

const AREAS: &str = r#"
id = "areas"
origin = "test"
kind = "side"
scene = [{ id = "outside", map = "first_steps", start = ["yard"] }]
region = [{ id = "inside", scene = "outside", area = "post" }]
[[object]]
id = "door"
scene = "outside"
kind = "door"
door = 0
[[object]]
id = "case"
scene = "outside"
kind = "crate"
at = [11, 2]
[[rule]]
when = "start"
do = [{ deploy = { group = "imperial_officer", as = "early", at = [11, 2] } }]
[[rule]]
when = { round_begins = 1 }
do = [{ harm = { whom = { group = "early" }, damage = 30 } }]
[[rule]]
when = { opened = "door" }
do = [{ reveal = "post" }, { reveal = "post" }, { deploy = { group = "imperial_officer", as = "late", at = [11, 2] } }]
"#;

/// alliance R1.19, R18.2, A42: nobody is set where nothing is revealed; what lies there is not seen; a door opens, the
/// area behind it is revealed, and figures come into it.
#[test]
fn areas_are_revealed() {
    let mut table = Table::deployed("areas");
    let view = table.mission();
    assert_eq!((view.revealed.as_slice(), view.regions.len()), (&[0][..], 0));
    assert_eq!(view.objects.iter().map(|object| object.object).collect::<Vec<u8>>(), [0]);
    assert!(table.at(2)[0] <= 8, "{:?}", table.at(2));
    table.activate(0).go([5, 2]);
    table.go([8, 2]).end();
    table.activate(0);
    assert!(!table.is_offered(Choice::Interact { object: Object::Door(0) }), "the mission knows this door");
    table.interact(0, 0);
    let told = table.orders();
    assert_eq!(told.iter().filter(|order| matches!(order, Order::Reveal { area: 1 })).count(), 1);
    let view = table.mission();
    assert_eq!((view.revealed.as_slice(), view.regions.len()), (&[0, 1][..], 1));
    assert!(table.at(3)[0] > 8, "{:?}", table.at(3));
    assert!(view.objects.iter().any(|object| object.object == 1));
}

const TWO_SCENES: &str = r#"
id = "two_scenes"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }, { id = "yard", map = "first_steps", start = ["yard"] }]
[[object]]
id = "case"
scene = "hall"
kind = "token"
at = [1, 0]
carry = true
[[object]]
id = "second"
scene = "yard"
kind = "token"
at = [4, 2]
[[rule]]
when = "start"
do = [{ deploy = { group = "imperial_officer", as = "guard", at = [11, 0] } }]
[[rule]]
when = { picked_up = "case" }
do = [
    { harm = { whom = "heroes", damage = 2, condition = "bleed" } },
    { go_to = "yard" },
    { deploy = { group = "probe_droid", as = "droid", at = [7, 2] } },
    { say = "there" },
]
[[rule]]
when = { defeated = "guard" }
do = [{ say = "wrong" }]
[[rule]]
when = { scene = "yard" }
do = [{ say = "yard" }]
"#;

/// alliance R17.2, A43: the map is cleared; heroes and allies are deployed anew with what they have, enemies and tokens
/// are gone and nobody of them is defeated; a new round begins.
#[test]
fn a_second_scene() {
    let mut setup = setup("two_scenes", &TWO);
    setup.ally = Some("rebel_saboteur".to_owned());
    let mut table = Table::with(&setup);
    table.until(|table| table.prompt() == Prompt::Activate);
    assert_eq!(table.view().groups.len(), 2);
    table.activate(0).interact(0, 0);
    assert_eq!(table.page(), "alliance-mission-two-scenes-there");
    let told = table.orders();
    let clear = told.iter().position(|order| matches!(order, Order::ClearMap { scene: 1 })).expect("cleared");
    assert!(matches!(told[clear + 1], Order::Reveal { area: 0 }));
    assert!(matches!(told[clear + 2], Order::Deploy { group: 1, .. }));
    table.read();
    assert_eq!(table.prompt(), Prompt::Deploy);
    assert_eq!(table.mission().scene, 1);
    assert_eq!(table.view().groups.len(), 2);
    assert_eq!(table.mission().labels[1].as_deref(), Some("droid"));
    assert!(!table.body(0).is_carrying);
    table.until(|table| table.prompt() == Prompt::Activate);
    assert_eq!(table.said(), ["there", "yard"]);
    assert_eq!(table.view().round, 2);
    assert_eq!(table.body(0).damage, 2);
    assert!(table.body(0).is_bleeding());
    let deployed = |event: &Event| matches!(event, Event::Deployed { figure, .. } if figure.0 < 4);
    assert_eq!(table.told(deployed), 8, "two heroes and two saboteurs, twice");
    assert_eq!(table.mission().objects.len(), 1);
}
