use serde_json::json;
use sortie_specops::dice::{DefenceDie, Pool};
use sortie_specops::profile::{AttackKind, AttackSurge, DefenceSurge, Profile, Rank, UnitKind, WeaponKind};
use sortie_specops::side::Colour;

/// What a card leaves out is what most cards say.
#[test]
fn a_card_is_read_with_its_defaults() {
    let card = json!({
        "rank": "corps", "kind": "trooper", "health": 1, "speed": 2, "defence": "white",
        "surge": {"defence": "block"}, "keywords": ["Agile 1", "Nimble"],
        "weapons": [{"id": "rifle", "kind": "ranged", "max": 18, "dice": {"black": 1}}, {"id": "fist", "kind": "melee"}]
    });
    let card: Profile = serde_json::from_value(card).unwrap();
    assert_eq!((card.rank, card.kind, card.defence), (Rank::Corps, UnitKind::Trooper, DefenceDie::White));
    assert_eq!((card.radius, card.height, card.courage), (135, 420, None));
    assert_eq!((card.surge.attack, card.surge.defence), (AttackSurge::None, DefenceSurge::Block));
    assert_eq!((card.weapons[0].dice, card.weapons[1].dice), (Pool::new(0, 1, 0), Pool::default()));
    let again: Profile = serde_json::from_value(serde_json::to_value(&card).unwrap()).unwrap();
    assert_eq!(again, card);
    for broken in [
        json!({"rank": "general"}),
        json!({"health": -1}),
        json!({"wings": 2}),
        json!({"keywords": ["fly 1"]}),
    ] {
        let mut value = serde_json::to_value(&card).unwrap();
        value.as_object_mut().unwrap().extend(broken.as_object().unwrap().clone());
        assert!(serde_json::from_value::<Profile>(value).is_err(), "{broken}");
    }
}

/// specops C9.5: a weapon that is both is one of them for the whole attack.
#[test]
fn what_a_weapon_serves_for() {
    let serves = |kind: WeaponKind| [AttackKind::Ranged, AttackKind::Melee].map(|attack| kind.serves(attack));
    assert_eq!(serves(WeaponKind::Ranged), [true, false]);
    assert_eq!(serves(WeaponKind::Melee), [false, true]);
    assert_eq!(serves(WeaponKind::Both), [true, true]);
}

#[test]
fn blue_comes_first() {
    assert_eq!(Colour::ALL.map(Colour::index), [0, 1]);
    assert_eq!(Colour::ALL.map(Colour::opponent), [Colour::Red, Colour::Blue]);
    assert_eq!(serde_json::to_value(Colour::ALL).unwrap(), json!(["blue", "red"]));
    assert!(UnitKind::ALL.into_iter().all(|kind| kind.is_trooper() != kind.is_vehicle()));
    assert!(UnitKind::DroidTrooper.is_droid() && !UnitKind::CloneTrooper.is_droid());
}
