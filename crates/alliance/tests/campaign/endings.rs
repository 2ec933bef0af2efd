//! How missions and campaigns end (R15.2, R35).

use sortie_alliance::{Alliance, Ending, Event, FameFor, FameLine, Plan};
use sortie_kernel::{Game, Seat};

use super::tools::{CONTENT, FIGHT, LAST, LOSE, TWO, Team, WIN, WRITTEN, content, orders, setup};

/// alliance R15.2, R30.2, R35.2
///
/// After the finale the first ending whose conditions hold; the fame is the score.
#[test]
fn the_finale_ends_the_campaign() {
    let play = |meets: bool, last: u8| {
        let mut team = Team::on_star_map();
        if meets {
            team.plan(Plan::Meet { encounter: 0 });
            team.decide(0);
        }
        team.play(TWO, WIN);
        let told = team.play(LAST, last);
        let ended = told.iter().find_map(|told| match told.event {
            Event::Ended { ending } => Some(ending),
            _ => None,
        });
        assert!(team.table.decision().is_none());
        let outcome = Alliance::outcome(team.table.state()).expect("it is over");
        (ended, outcome.key, outcome.is_won_by(Seat(1)), team.campaign().fame, team.campaign().ending)
    };
    let ending = |ending, won| Some(Ending::Campaign { ending, won });
    // 14 + 7 + 7, and 2 for the encounter.
    assert_eq!(play(false, WIN), (ending(1, true), "campaign-won", true, 28, Some(1)));
    assert_eq!(play(true, WIN), (ending(0, true), "campaign-won", true, 30, Some(0)));
    assert_eq!(play(false, LOSE), (ending(2, false), "campaign-lost", false, 21, Some(2)));
}

/// alliance R35.3
///
/// From 15 fame on random rewards are a tier better, before what the mission itself adds.
#[test]
fn fame_makes_rewards_better() {
    let tier = |team: &mut Team| {
        let told = team.play(TWO, WIN);
        let cards = orders(&told).into_iter().filter_map(|order| match order {
            sortie_alliance::Order::Item { card } => Some(CONTENT.cards[usize::from(*card)].tier),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    // 14, and 7 with this mission.
    assert_eq!(tier(&mut Team::on_star_map()), [2]);
    let mut team = Team::new(setup(2));
    team.decide(LOSE);
    assert_eq!(tier(&mut team), [1]);
}

/// alliance R35.4, R16.3
///
/// Groups count when they are defeated, elite ones more; a mission that takes too long is lost by its own rule.
#[test]
fn a_real_fight_is_counted() {
    let mut team = Team::new(setup(2));
    team.decide(FIGHT);
    team.drift();
    let played = &team.campaign().played[0];
    assert!(!played.won && played.rounds > 0, "{played:?}");
    assert!(
        played.fame.iter().all(|line| !matches!(line.what, FameFor::Won | FameFor::Fast | FameFor::Unhurt))
    );
    assert_eq!(team.campaign().credits, 600);
    assert!(team.is_on_star_map());
    // The same fight, in which both groups fall at once.
    let eye = r#"{ deploy = { group = "probe_droid", as = "eye", at = [6, 4] } },"#;
    let fall = r#"{ harm = { whom = { group = "guards" }, damage = 30 } }, { harm = { whom = { group = "eye" }, damage = 30 } },"#;
    assert!(WRITTEN.contains(eye));
    let mut team = Team::with(content(&WRITTEN.replace(eye, &format!("{eye} {fall}"))), setup(2));
    team.decide(FIGHT);
    team.drift();
    let played = &team.campaign().played[0];
    assert_eq!((played.won, played.how.as_str()), (true, "clear"));
    for (what, times, fame) in [(FameFor::Group, 2, 2), (FameFor::Elite, 1, 2)] {
        let line = FameLine { what, times, fame };
        assert!(played.fame.contains(&line), "{line:?} is not among {:?}", played.fame);
    }
}
