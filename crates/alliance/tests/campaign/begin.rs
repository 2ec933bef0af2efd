//! New game, first mission, star map.

use sortie_alliance::world::Side;
use sortie_alliance::{
    Alliance, CampaignPick, Choice, Difficulty, Event, FameFor, FameLine, HeroPick, Prompt, Question,
};
use sortie_kernel::{Game, Seat};

use super::tools::{CONTENT, EXTRA, LOSE, SIDE, TWO, Team, WIN, card, group, setup};

/// alliance R1.10, R1.13, R15.3
#[test]
fn a_campaign_needs_a_name_and_heroes_and_one_of_two_difficulties() {
    let problems = |change: &dyn Fn(&mut sortie_alliance::Setup)| {
        let mut setup = setup(2);
        change(&mut setup);
        let problems = Alliance::check_setup(&CONTENT, &setup);
        problems.into_iter().map(|problem| (problem.field, problem.code)).collect::<Vec<_>>()
    };
    let one = |field: &str, code| vec![(field.to_owned(), code)];
    let pick = |id: &str, team: &str| Some(CampaignPick { id: id.into(), team: team.into(), resume: None });
    assert_eq!(problems(&|_| ()), []);
    let unknown = problems(&|setup| setup.campaign = pick("trail", "Us"));
    assert_eq!(unknown, one("campaign.id", "alliance-unknown-campaign"));
    for name in ["", "  ", "a\nb", &"x".repeat(41)] {
        let problems = problems(&|setup| setup.campaign = pick("trial", name));
        assert_eq!(problems, one("campaign.team", "alliance-team-name"), "{name:?}");
    }
    assert_eq!(problems(&|setup| setup.campaign = pick("trial", &format!(" {} ", "ä".repeat(40)))), []);
    let easy = problems(&|setup| setup.difficulty = Difficulty::Easy);
    assert_eq!(easy, one("difficulty", "alliance-mission-difficulty"));
    assert_eq!(problems(&|setup| setup.difficulty = Difficulty::Hard), []);
    let cards = problems(&|setup| setup.heroes[1].cards.push("dl_44".into()));
    assert_eq!(cards, one("heroes[1].cards", "alliance-campaign-cards"));
    let alone = problems(&|setup| setup.heroes.truncate(1));
    assert_eq!(alone, one("heroes", "alliance-heroes"));
    let both = problems(&|setup| setup.mission = Some("one".into()));
    assert_eq!(both, one("mission", "alliance-mission-and-campaign"));
    let pick = HeroPick { hero: "nobody".into(), cards: Vec::new() };
    let nobody = problems(&|setup| setup.heroes[0] = pick.clone());
    assert_eq!(nobody, one("heroes[0].hero", "alliance-unknown-hero"));
}

/// alliance R1.11, R15.1, R30.1
///
/// The first mission is played at once, with starting items only.
#[test]
fn a_campaign_begins_with_its_first_mission() {
    let mut team = Team::new(setup(3));
    let told = team.table.opening().to_vec();
    assert!(told.iter().any(|told| matches!(told.event, Event::MissionBegan { .. })), "{told:?}");
    assert!(matches!(team.prompt(), Prompt::Mission { question: Question::Order { .. } }));
    let campaign = team.campaign();
    assert_eq!((campaign.team.as_str(), campaign.credits, campaign.fame), ("The Late Shift", 600, 0));
    assert!(campaign.heroes.iter().all(|hero| hero.class.is_empty() && hero.items.is_empty()));
    assert!(team.view().heroes.iter().all(|hero| hero.cards.len() == 1));
    team.decide(LOSE);
    assert!(team.is_on_star_map());
}

/// alliance R21.1, R21.2, R21.3, R35.4, A48
///
/// Fame line by line; items and credits enter the inventory; everybody is fresh.
#[test]
fn a_mission_won_brings_fame_and_rewards() {
    let mut team = Team::new(setup(2));
    let told = team.decide(WIN);
    let ended = told.iter().find_map(|told| match &told.event {
        Event::MissionEnded { mission, won, how, fame, sides } => {
            assert_eq!(sides[..2], [Side::Rebel; 2], "the table is cleared, and who was who is still known");
            Some((*mission, *won, how.clone(), fame.clone()))
        }
        _ => None,
    });
    let one = CONTENT.mission("one").unwrap() as u8;
    let line = |what, times, fame| FameLine { what, times, fame };
    let lines = vec![
        line(FameFor::Won, 1, 5),
        line(FameFor::Fast, 4, 4),
        line(FameFor::Unhurt, 2, 2),
        line(FameFor::Deed, 2, 2),
    ];
    assert_eq!(ended, Some((one, true, "quick".into(), lines.clone())));
    let campaign = team.campaign();
    // 1 more came with the rewards, and is a deed too.
    assert_eq!((campaign.credits, campaign.fame), (800, 14));
    let mut all = lines;
    all[3] = line(FameFor::Deed, 3, 3);
    assert_eq!((campaign.played[0].mission, campaign.played[0].won), (one, true));
    assert_eq!(campaign.played[0].fame, all);
    assert_eq!(campaign.played[0].told.len(), 1, "what was said stays in the log (R34.2)");
    for id in ["dl_44", "marksman_barrel", "adrenal_implant"] {
        assert!(campaign.stash.contains(&card(id)), "{id}");
    }
    // A reward of one hero is given to that hero; the fifth card was drawn at random.
    assert_eq!(
        campaign.heroes[0].items.iter().map(|item| item.card).collect::<Vec<_>>(),
        [card("peacemaker")]
    );
    assert_eq!(campaign.stash.len(), 4);
    let drawn = &CONTENT.cards[usize::from(campaign.stash[3])];
    assert_eq!(drawn.tier, 1, "{}", drawn.id);
    assert_eq!(campaign.allies.len(), 1);
    assert_eq!((campaign.allies[0].group, campaign.allies[0].deployments), (group("rebel_trooper"), 1));
    let view = team.view();
    assert!(view.figures.iter().all(|figure| !figure.wounded && figure.damage == 0 && figure.at.is_none()));
    assert!(view.groups.is_empty() && view.mission.is_none() && view.round == 0);
}

/// alliance R15.2, R35.4
///
/// A lost mission goes on too, with what it brings all the same; an optional objective counts by itself.
#[test]
fn a_lost_mission_goes_on_and_deeds_count() {
    let mut team = Team::new(setup(2));
    team.decide(LOSE);
    let campaign = team.campaign();
    assert_eq!((campaign.credits, campaign.fame, campaign.played[0].won), (600, 0, false));
    assert_eq!(campaign.played[0].how, "slow");
    assert_eq!(campaign.legs, [TWO]);
    let mut team = Team::new(setup(2));
    team.decide(EXTRA);
    let lines = &team.campaign().played[0].fame;
    let optional = FameLine { what: FameFor::Optional, times: 1, fame: 3 };
    assert!(lines.contains(&optional), "{lines:?}");
}

/// alliance R30.2, A46
///
/// A mission can be chosen when what it waits for holds, and only once.
#[test]
fn missions_open_one_after_another() {
    let mut team = Team::on_star_map();
    assert_eq!(team.campaign().legs, [TWO, SIDE]);
    assert_eq!(team.refused(sortie_alliance::Plan::Start { leg: 3, ally: None }), "alliance-mission-closed");
    team.plan(sortie_alliance::Plan::Start { leg: SIDE, ally: None });
    team.read();
    assert_eq!(team.campaign().legs, [TWO]);
    assert_eq!(team.campaign().credits, 850);
    assert_eq!(team.campaign().played.len(), 2);
}

/// The team decides together: any seat may (R1.16).
#[test]
fn every_seat_may_plan() {
    let mut team = Team::on_star_map();
    let offers = team.table.decision().unwrap().offers;
    let of = |seat: u8| {
        let own = offers.iter().filter(move |offer| offer.seat == Seat(seat));
        own.map(|offer| offer.choice).collect::<Vec<_>>()
    };
    assert_eq!(of(0), of(1));
    let give = sortie_alliance::Plan::Give { card: card("dl_44"), to: Some(1), under: None };
    team.table.choose(Seat(1), &Choice::Plan { step: give }).expect("seat 1 may as well");
    // Nothing new was seen, so it may be taken back without asking.
    assert!(team.table.free_take_back(Seat(1)).is_some());
}
