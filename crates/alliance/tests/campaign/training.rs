//! Training (R32).

use sortie_alliance::Plan;

use super::tools::{CONTENT, LAST, SIDE, TWO, Team, WIN, card};

/// alliance R32.1, R32.2, R32.4
#[test]
fn each_mission_brings_one_class_card() {
    let mut team = Team::on_star_map();
    let heroes = team.campaign().heroes;
    assert!(heroes.iter().all(|hero| hero.pending == 1));
    let own = ["quick_as_a_whip", "smugglers_luck"].map(card);
    assert_eq!(heroes[0].may_train, own);
    team.plan(Plan::Train { hero: 0, card: own[0] });
    let hero = &team.campaign().heroes[0];
    assert_eq!((hero.class.as_slice(), hero.pending, hero.may_train.len()), (&own[..1], 0, 0));
    assert_eq!(team.refused(Plan::Train { hero: 0, card: own[1] }), "alliance-no-training");
    assert_eq!(team.campaign().heroes[1].pending, 1, "the other still has to choose");
}

/// alliance R32.3
///
/// The n-th card costs up to n, also when choices have been put off; four in all.
#[test]
fn the_nth_card_costs_up_to_n() {
    let mut team = Team::on_star_map();
    team.play(TWO, WIN);
    team.plan(Plan::Start { leg: SIDE, ally: None });
    assert_eq!(team.campaign().heroes[1].pending, 3);
    let xp = |card: &u8| CONTENT.cards[usize::from(*card)].xp;
    for n in 1..=3 {
        let open = team.campaign().heroes[1].may_train.clone();
        assert_eq!(open.iter().map(xp).max(), Some(n));
        let dear = *open.iter().max_by_key(|card| xp(card)).unwrap();
        let own = &CONTENT.cards[usize::from(dear)];
        assert_eq!((own.hero.as_deref(), own.xp), (Some("gaarkhan"), n));
        team.plan(Plan::Train { hero: 1, card: dear });
    }
    assert_eq!(team.refused(Plan::Train { hero: 1, card: card("brutal_cleave") }), "alliance-no-training");
    assert_eq!(team.refused(Plan::Train { hero: 0, card: card("brutal_cleave") }), "alliance-not-trainable");
    team.play(LAST, WIN);
    assert_eq!(team.campaign().heroes[1].pending, 1, "the fourth, and no more would follow");
}

/// alliance R32.5, A47
///
/// Only the latest choice can be undone, and only until the next mission starts.
#[test]
fn training_can_be_undone_until_the_next_mission() {
    let mut team = Team::on_star_map();
    let [whip, luck] = ["quick_as_a_whip", "smugglers_luck"].map(card);
    team.plan(Plan::Train { hero: 0, card: whip });
    team.plan(Plan::Untrain { hero: 0, card: whip });
    assert_eq!(team.campaign().heroes[0].pending, 1);
    team.plan(Plan::Train { hero: 0, card: luck });
    assert_eq!(team.campaign().heroes[0].may_untrain, [luck]);
    assert_eq!(team.refused(Plan::Untrain { hero: 0, card: whip }), "alliance-no-untraining");
    team.play(TWO, WIN);
    assert!(team.campaign().heroes[0].may_untrain.is_empty());
    assert_eq!(team.refused(Plan::Untrain { hero: 0, card: luck }), "alliance-no-untraining");
    team.plan(Plan::Train { hero: 0, card: whip });
    assert_eq!(team.campaign().heroes[0].may_untrain, [whip]);
    assert!(!team.may(Plan::Untrain { hero: 0, card: luck }));
}
