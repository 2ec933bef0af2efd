//! The armory (R31).

use sortie_alliance::content::Slot;
use sortie_alliance::{Event, Plan};

use super::tools::{CONTENT, SIDE, TWO, Team, WIN, card};

/// alliance R31.4, R31.5
///
/// Weapons and modifications only, of the tiers on offer by now, nothing the team owns, and others after each mission.
#[test]
fn the_stock_changes_after_each_mission() {
    let mut team = Team::on_star_map();
    let check = |team: &Team, tiers: &[u8]| {
        let campaign = team.campaign();
        let cards: Vec<u8> = campaign.stock.iter().map(|priced| priced.card).collect();
        assert_eq!(cards.len(), 4);
        for (n, &card) in cards.iter().enumerate() {
            let printed = &CONTENT.cards[usize::from(card)];
            assert!(matches!(printed.slot, Some(Slot::Weapon | Slot::Modification)), "{}", printed.id);
            assert!(tiers.contains(&printed.tier), "{}", printed.id);
            assert!(!campaign.stash.contains(&card) && !cards[..n].contains(&card), "{}", printed.id);
        }
        cards
    };
    let first = check(&team, &[1]);
    let told = team.plan(Plan::Start { leg: SIDE, ally: None });
    let stocked = told.iter().any(|told| matches!(told.event, Event::Stocked { .. }));
    assert!(stocked && told.iter().any(|told| told.rule.0 == "R31.4"), "{told:?}");
    let second = check(&team, &[1, 2]);
    assert_ne!(first, second);
    team.play(TWO, WIN);
    check(&team, &[2, 3]);
}

/// alliance R31.1, R31.2, R31.3, R31.6
///
/// Prices in hundredths of the printed one, rounded down to 25; credits never fall below 0.
#[test]
fn buying_and_selling() {
    let mut team = Team::on_star_map();
    let campaign = team.campaign();
    for priced in &campaign.stock {
        let printed = i32::from(CONTENT.cards[usize::from(priced.card)].price);
        assert_eq!(i32::from(priced.price), printed * 110 / 100 / 25 * 25);
        assert_eq!(team.may(Plan::Buy { card: priced.card }), priced.price <= campaign.credits);
    }
    let bought = campaign.stock.iter().min_by_key(|priced| priced.price).copied().unwrap();
    team.plan(Plan::Buy { card: bought.card });
    let after = team.campaign();
    assert_eq!(after.credits, campaign.credits - bought.price);
    assert!(
        after.stash.contains(&bought.card) && after.stock.iter().all(|priced| priced.card != bought.card)
    );
    assert_eq!(team.refused(Plan::Buy { card: bought.card }), "alliance-not-in-stock");

    // 500 printed, half of it is 250.
    team.plan(Plan::Sell { card: card("dl_44") });
    assert_eq!(team.campaign().credits, after.credits + 250);
    assert_eq!(team.refused(Plan::Sell { card: card("dl_44") }), "alliance-not-owned");

    // Until nothing can be bought any more.
    while let Some(step) = team.steps().into_iter().find(|step| matches!(step, Plan::Buy { .. })) {
        team.plan(step);
        assert!(team.campaign().credits >= 0);
    }
    for priced in team.campaign().stock {
        assert!(priced.price > team.campaign().credits);
        assert_eq!(team.refused(Plan::Buy { card: priced.card }), "alliance-no-credits");
    }
}

/// alliance R31.2, R10.3
///
/// Starting gear, class cards and reward cards are not for sale; what lies under a weapon sold stays with the team.
#[test]
fn what_is_not_for_sale() {
    let mut team = Team::on_star_map();
    assert_eq!(team.refused(Plan::Sell { card: card("vintage_blaster") }), "alliance-not-owned");
    for id in ["adrenal_implant", "peacemaker"] {
        assert_eq!(team.refused(Plan::Sell { card: card(id) }), "alliance-not-for-sale", "{id}");
    }
    team.plan(Plan::Train { hero: 0, card: card("quick_as_a_whip") });
    assert_eq!(team.refused(Plan::Sell { card: card("quick_as_a_whip") }), "alliance-not-owned");
    let (dl_44, barrel) = (card("dl_44"), card("marksman_barrel"));
    team.plan(Plan::Give { card: dl_44, to: Some(0), under: None });
    team.plan(Plan::Give { card: barrel, to: Some(0), under: Some(dl_44) });
    team.plan(Plan::Sell { card: dl_44 });
    assert!(team.campaign().stash.contains(&barrel));
    assert!(team.campaign().sales.iter().any(|priced| priced.card == barrel && priced.price == 150));
}
