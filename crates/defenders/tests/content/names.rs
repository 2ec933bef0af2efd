//! Everything has a name in three languages, and no name is left over.

use std::collections::BTreeSet;

use sortie_content::{Language, Source};
use sortie_defenders::content::Content;

/// The keys of all names the shipped cards need.
fn needed() -> BTreeSet<String> {
    let content = Content::shipped();
    let mut keys = BTreeSet::new();
    let mut need = |kind: &str, id: &str| {
        keys.insert(format!("defenders-{kind}-{}", id.replace('_', "-")));
    };
    for agent in &content.agents {
        need("agent", agent.class.id());
        need("class", agent.class.id());
        need("innate", &agent.innate.id);
        agent.base.weapons().iter().for_each(|weapon| need("weapon", &weapon.id));
    }
    for drone in &content.drones {
        need("drone", &drone.id);
        need("weapon", &drone.weapon.id);
    }
    content.ranks.iter().for_each(|rank| need("rank", rank.grade.id()));
    content.weapons.iter().for_each(|weapon| need("weapon", &weapon.id));
    content.devices.iter().for_each(|item| need("device", &item.id));
    content.skills.iter().for_each(|item| need("skill", &item.id));
    content.tactics.iter().for_each(|item| need("tactic", &item.id));
    for card in &content.aliens {
        need("species", card.species.id());
        card.weapons().for_each(|weapon| need("weapon", &weapon.id));
        card.power.iter().for_each(|power| need("power", &power.id));
        if card.is_enraged {
            need("alien", &card.id);
        }
    }
    content.events.iter().for_each(|card| need("event", &card.id));
    content.encounters.iter().for_each(|card| need("encounter", &card.id));
    keys
}

#[test]
fn every_card_has_a_name_in_every_language() {
    let needed = needed();
    for language in Language::ALL {
        let path = format!("defenders/{}/cards.ftl", language.code());
        let text = Source::shipped().get(&path).unwrap();
        let given = text.lines().filter(|line| line.starts_with("defenders-"));
        let given: BTreeSet<String> =
            given.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
        assert_eq!(given, needed, "{path}");
    }
}
