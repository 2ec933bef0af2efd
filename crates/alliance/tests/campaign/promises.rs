//! What holds whatever the team does: nothing is lost or doubled, nobody has less than nothing, nobody carries too much;
//! and the promises every game makes, held by the generic suite.

use std::collections::BTreeSet;

use sortie_alliance::content::Slot;
use sortie_alliance::{Alliance, CampaignView, Difficulty, Plan};
use sortie_kernel::suite::Suite;
use sortie_kernel::{Chance, Occasion, Seed};

use super::tools::{CONTENT, SIDE, TWO, Team, WIN, setup};

/// alliance R10.1, R10.6, R31.6, R33.2
#[test]
fn random_interludes_keep_the_books() {
    for seed in 0..12 {
        let mut draw =
            Chance::new(Seed::from_number(seed)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
        let mut team = Team::new(setup(2 + seed as usize % 3));
        team.decide(WIN);
        for n in 0..150 {
            if n == 50 {
                team.play(TWO, WIN);
            }
            if n == 100 && team.campaign().legs.contains(&SIDE) {
                team.plan(Plan::Start { leg: SIDE, ally: None });
            }
            let steps: Vec<Plan> = team
                .steps()
                .into_iter()
                .filter(|step| !matches!(step, Plan::Start { .. } | Plan::Meet { .. }))
                .collect();
            let step = steps[draw.below(steps.len() as u32) as usize];
            let before = team.campaign();
            team.plan(step);
            let after = team.campaign();
            let (mut expected, mut credits) = (owned(&before), before.credits);
            match step {
                Plan::Buy { card } => {
                    expected.insert(card);
                    credits -= before.stock.iter().find(|priced| priced.card == card).unwrap().price;
                }
                Plan::Sell { card } => {
                    expected.remove(&card);
                    credits += before.sales.iter().find(|priced| priced.card == card).unwrap().price;
                }
                _ => {}
            }
            assert_eq!((owned(&after), after.credits), (expected, credits), "{step:?}");
            assert!(after.credits >= 0, "{step:?}");
            (0..after.heroes.len()).for_each(|hero| may_carry(&after, hero));
        }
    }
}

/// Everything the team owns; nothing twice.
fn owned(campaign: &CampaignView) -> BTreeSet<u8> {
    let held = campaign.heroes.iter().flat_map(|hero| hero.items.iter().map(|item| item.card));
    let all: Vec<u8> = campaign.stash.iter().copied().chain(held).collect();
    let set: BTreeSet<u8> = all.iter().copied().collect();
    assert_eq!(set.len(), all.len(), "{all:?}");
    set
}

/// The limits, counted anew from what is printed.
fn may_carry(campaign: &CampaignView, hero: usize) {
    let file = &campaign.heroes[hero];
    let printed = &CONTENT.heroes[usize::from(file.hero)];
    let start = CONTENT.card(&printed.start).unwrap() as u8;
    let cards: Vec<u8> = [start].into_iter().chain(file.items.iter().map(|item| item.card)).collect();
    let count =
        |slot| cards.iter().filter(|&&card| CONTENT.cards[usize::from(card)].slot == Some(slot)).count();
    assert!(count(Slot::Weapon) <= 2 && count(Slot::Armor) <= 1 && count(Slot::Equipment) <= 3, "{file:?}");
    for item in &file.items {
        let card = &CONTENT.cards[usize::from(item.card)];
        assert!(card.hero.as_ref().is_none_or(|hero| *hero == printed.id), "{}", card.id);
        assert_eq!(item.under.is_some(), card.slot == Some(Slot::Modification), "{}", card.id);
        let Some(under) = item.under else { continue };
        assert!(cards.contains(&under), "{}", card.id);
        let weapon = CONTENT.cards[usize::from(under)].weapon.as_ref().expect("a weapon");
        assert_eq!(card.modification.as_ref().unwrap().fits, weapon.kind);
        let under = file.items.iter().filter(|other| other.under == Some(under)).count();
        assert!(under <= usize::from(weapon.bars), "{}", card.id);
    }
}

fn suite() -> Suite<Alliance> {
    let mut hard = setup(3);
    hard.difficulty = Difficulty::Hard;
    Suite::new(CONTENT.clone(), vec![setup(2), hard, setup(4)]).games(3).longest(20_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite().games(1).exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite().games(6).games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite().games(1).saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite().games(2).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite().undo_then_redo_returns();
}
