//! Items change hands (R10, R33).

use sortie_alliance::{ItemHeld, Plan};

use super::tools::{CONTENT, FIGHT, TWO, Team, card};

fn give(id: &str, to: Option<u8>) -> Plan {
    Plan::Give { card: card(id), to, under: None }
}

fn put(id: &str, to: u8, under: &str) -> Plan {
    Plan::Give { card: card(id), to: Some(to), under: Some(card(under)) }
}

/// alliance R10.3, R33.2
#[test]
fn items_go_around_freely() {
    let mut team = Team::on_star_map();
    team.plan(give("dl_44", Some(0)));
    assert!(!team.may(give("dl_44", Some(0))), "it is there");
    team.plan(give("dl_44", Some(1)));
    assert_eq!(team.campaign().heroes[1].items, [ItemHeld { card: card("dl_44"), under: None }]);
    team.plan(give("dl_44", None));
    assert!(team.campaign().stash.contains(&card("dl_44")));
    // Cards of the class deck stay where they are, starting items too.
    team.plan(Plan::Train { hero: 0, card: card("quick_as_a_whip") });
    assert_eq!(team.refused(give("quick_as_a_whip", Some(1))), "alliance-not-owned");
    assert_eq!(team.refused(give("vintage_blaster", Some(1))), "alliance-not-owned");
}

/// alliance R10.1, R10.2, A35
///
/// Two weapons at most, and the starting one counts.
#[test]
fn nobody_carries_too_much() {
    let mut team = Team::on_star_map();
    let credits = |team: &Team| team.campaign().credits;
    let weapon = |team: &Team| {
        let stock = team.campaign().stock;
        let is_weapon = |card: u8| CONTENT.cards[usize::from(card)].weapon.is_some();
        stock.into_iter().find(|priced| is_weapon(priced.card) && priced.price <= credits(team))
    };
    let other = weapon(&team).expect("the armory has a weapon").card;
    team.plan(Plan::Buy { card: other });
    let to = |to| Plan::Give { card: other, to, under: None };
    team.plan(give("dl_44", Some(0)));
    assert!(!team.may(to(Some(0))));
    assert_eq!(team.refused(to(Some(0))), "alliance-cannot-hold");
    team.plan(to(Some(1)));
    assert!(!team.may(give("dl_44", Some(1))), "and neither do they swap in one step");
}

/// alliance R10.5, R10.6
///
/// A modification lies under a weapon of its kind with a free bar, and goes with it.
#[test]
fn modifications_lie_under_weapons() {
    let mut team = Team::on_star_map();
    assert!(team.may(put("marksman_barrel", 0, "vintage_blaster")));
    assert!(!team.may(put("marksman_barrel", 1, "vibro_ax")), "an ax has no barrel");
    assert!(!team.may(give("marksman_barrel", Some(0))), "it lies under something");
    assert_eq!(team.refused(put("marksman_barrel", 0, "dl_44")), "alliance-cannot-hold", "nobody holds it");
    team.plan(give("dl_44", Some(0)));
    team.plan(put("marksman_barrel", 0, "vintage_blaster"));
    team.plan(put("marksman_barrel", 0, "dl_44"));
    team.plan(give("dl_44", Some(1)));
    let (dl_44, barrel) = (card("dl_44"), card("marksman_barrel"));
    let held = [ItemHeld { card: dl_44, under: None }, ItemHeld { card: barrel, under: Some(dl_44) }];
    assert_eq!(team.campaign().heroes[1].items, held);

    // In the mission it lies there too.
    team.plan(Plan::Start { leg: TWO, ally: None });
    let cards = &team.view().heroes[1].cards;
    let slot = |card| cards.iter().position(|held| held.card == card).unwrap();
    assert_eq!(usize::from(cards[slot(barrel)].under), slot(dl_44));
    team.decide(FIGHT);
    team.drift();
    assert_eq!(team.campaign().heroes[1].items, held, "nothing is lost in a mission");
    team.plan(give("dl_44", None));
    assert!(team.campaign().stash.ends_with(&[barrel, dl_44]));
}

/// alliance R10.3
///
/// Reward cards go to the hero they name, or to whom the team gives them; once taken along they stay.
#[test]
fn reward_cards_stay_with_their_hero() {
    let mut team = Team::on_star_map();
    assert!(!team.may(give("peacemaker", Some(1))), "it names Jyn");
    team.plan(give("adrenal_implant", Some(0)));
    team.plan(give("adrenal_implant", Some(1)));
    assert!(team.may(give("adrenal_implant", Some(0))), "not settled yet");
    team.plan(Plan::Meet { encounter: 0 });
    team.decide(0);
    assert_eq!(team.campaign().heroes[1].rewards, [card("adrenal_implant")]);
    assert!(!team.may(give("adrenal_implant", Some(0))));
    team.plan(give("adrenal_implant", None));
    assert!(!team.may(give("adrenal_implant", Some(0))));
    team.plan(give("adrenal_implant", Some(1)));
}
