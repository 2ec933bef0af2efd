//! The language of cards: nothing in it that no card says, and names that are those of the rules reference.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sortie_content::{Language, Texts, rulebook};
use sortie_specops::ability::{Ability, Arms, Deed, Limit, Marker, Need, Target, When};
use sortie_specops::content::Content;

fn abilities(content: &Content) -> Vec<&Ability> {
    let cards = content.cards.iter().flat_map(|card| &card.ability);
    cards.chain(content.sides.iter().flat_map(|side| &side.ability)).collect()
}

/// The name of a variant, as files write it.
fn name(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value).expect("plain data") {
        Value::Object(one) => one.into_iter().next().expect("a variant").0,
        Value::String(name) => name,
        other => panic!("{other} is no variant"),
    }
}

fn names<'a, T: serde::Serialize + 'a>(values: impl IntoIterator<Item = &'a T>) -> BTreeSet<String> {
    values.into_iter().map(name).collect()
}

fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Every word is said by some card.
#[test]
fn every_word_is_used() {
    let content = Content::shipped();
    let all = abilities(&content);
    assert_eq!(names(all.iter().map(|ability| &ability.when)), names(&When::ALL));
    let needs: Vec<&Need> = all.iter().flat_map(|ability| &ability.needs).collect();
    let spoken = "ordered suppressed near_objective near_friend outnumbered has_moved has_not_moved ranged melee foe_within \
                  foe_suppressed";
    assert_eq!(names(needs), words(spoken));
    let deeds: Vec<&Deed> = all.iter().flat_map(|ability| &ability.does).collect();
    let spoken = "keyword attacks dice attack_surge defence_surge weapon replace health courage speed covert gain calm move \
                  order peek fewer_orders";
    assert_eq!(names(deeds.clone()), words(spoken));
    let markers: Vec<&Marker> = deeds
        .iter()
        .filter_map(|deed| if let Deed::Gain { marker, .. } = deed { Some(marker) } else { None })
        .collect();
    assert_eq!(names(markers), names(&Marker::ALL));
    let arms = deeds.iter().filter_map(|deed| match deed {
        Deed::Attacks { arms, .. } | Deed::Dice { arms, .. } => Some(arms),
        _ => None,
    });
    assert_eq!(names(arms), names(&[Arms::Any, Arms::Ranged, Arms::Melee]));
    assert_eq!(names(all.iter().map(|ability| &ability.to)), words("bearer foe friends enemies"));
    assert_eq!(
        names(all.iter().filter_map(|ability| ability.limit.as_ref())),
        names(&[Limit::Round, Limit::Game])
    );
    assert!(all.iter().any(|ability| ability.either));
}

/// A filter knows its units by number once it is read; a trooper is any trooper.
#[test]
fn filters_take_who_they_name() {
    let content = Content::shipped();
    let taken = |ability: &Ability| -> Vec<&str> {
        let kinds = content.units.iter().zip(0..);
        let takes =
            kinds.filter(|(unit, n)| ability.whose.takes(sortie_specops::content::KindId(*n), &unit.profile));
        takes.map(|(unit, _)| unit.id.as_str()).collect()
    };
    let side = |id: &str| &content.side(content.side_named(id).expect("a side")).ability[0];
    assert_eq!(taken(side("brawn")), ["wookiee_bowcaster"]);
    assert_eq!(taken(side("extensive_training")), ["arc_trooper_jetpack"]);
    assert_eq!(taken(side("durasteel_frames")), ["b2_droid"]);
    assert_eq!(taken(side("improved_comms")).len(), 10, "each team has a commander");
    assert_eq!(taken(side("just_like_the_sim")).len(), 47, "everybody");
}

/// What is left out has its default; what is not known is refused.
#[test]
fn an_ability_reads_as_it_is_written() {
    let read = |value: Value| serde_json::from_value::<Ability>(value);
    let short = read(json!({"when": "moved", "does": [{"calm": 1}]})).expect("all it needs");
    assert_eq!((&short.to, short.limit, short.either), (&Target::Bearer, None, false));
    assert!(short.whose.is_everybody() && !short.is_passive() && !short.is_action() && !short.is_optional());
    for wrong in [
        json!({"when": "moved"}),
        json!({"when": "moved", "does": [], "cost": 2}),
        json!({"when": "moved", "does": ["win"]}),
        json!({"when": "moved", "does": [{"gain": {"marker": "gold", "n": 1}}]}),
        json!({"when": "moved", "whose": {"rank": ["corps"]}, "does": []}),
        json!({"when": "moved", "needs": [{"near_objective": 300}], "does": []}),
        json!({"when": "moved", "to": {"everybody": {}}, "does": []}),
    ] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
}

/// K1 to K71 by the keys of their texts, in order.
const KEYWORDS: &str = "pierce fixed critical suppressive versatile impact covert-deployment disengage armor agile ai bolster charge clone-trooper coordinate cover danger-sense dauntless defend direct disciplined droid-trooper duelist exemplar guardian immune-melee-pierce immune-pierce impervious independent indomitable infiltrate inspire jump leader low-profile marksman nimble noncombatant observe outmaneuver precise ready recharge reliable repair retinue scale scout sentinel sharpshooter shielded sidearm small spotter tactical take-cover target treat unhindered wookiee-trooper weak-point arsenal gunslinger blast high-velocity immobilize immune-deflect lethal overwhelm primitive spray";

/// Keywords are called as the rules reference calls them, in every language.
#[test]
fn keywords_bear_the_names_of_the_rules() {
    let texts = Texts::shipped();
    assert_eq!(KEYWORDS.split(' ').count(), 71);
    for language in Language::ALL {
        let rules = rulebook("specops", language).expect("a rules reference");
        for (number, key) in (1..).map(|n| format!("K{n}")).zip(KEYWORDS.split(' ')) {
            let rule = rules.rules().find(|rule| rule.number == number).expect("the rule of the keyword");
            let args = [("n", "X".to_owned()), ("capacity", "Y".to_owned()), ("of", "none".to_owned())];
            let name = texts.format(language, &format!("specops-keyword-{key}"), &args);
            // What stands behind a colon is whom or what it names, but for what something is immune to.
            let name =
                if key.starts_with("immune") { &name } else { name.split(':').next().unwrap_or_default() };
            let name = name.strip_suffix(" X").unwrap_or(name);
            assert!(rule.text.starts_with(name), "{number} in {language:?}: {name}, {}", rule.text);
        }
    }
}
