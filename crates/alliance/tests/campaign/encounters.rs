//! Encounters (R30.4 to R30.9).

use sortie_alliance::{
    Alliance, CampaignPick, Choice, ClosedOption, Event, Lack, Plan, Prompt, Question, Setup,
};

use super::tools::{CONTENT, LOSE, SIDE, TWO, Team, WIN, card, group, setup};

const INN: u8 = 0;
const WRESTLING: u8 = 1;
const THOUGHTS: u8 = 2;

/// alliance R30.5, R30.6, A46
///
/// New ones come after story missions; what is left when the next story mission starts never comes again.
#[test]
fn encounters_come_and_lapse() {
    let mut team = Team::new(setup(2));
    team.decide(LOSE);
    assert_eq!(team.campaign().encounters, [INN], "wrestling needs a mission won");
    let mut team = Team::on_star_map();
    assert_eq!(team.campaign().encounters, [INN, WRESTLING]);
    team.plan(Plan::Start { leg: SIDE, ally: None });
    assert_eq!(team.campaign().encounters, [INN, WRESTLING], "a side mission leaves them");
    team.play(TWO, WIN);
    assert_eq!(team.campaign().encounters, [THOUGHTS], "gone for the rest of the campaign");
    assert_eq!(team.refused(Plan::Meet { encounter: INN }), "alliance-no-encounter");
}

/// alliance R30.4, R30.9, R35.4
///
/// Lasting consequences: credits, items, flags, medpacs and damage for the next mission; and fame for resolving it.
#[test]
fn an_encounter_has_consequences() {
    let mut team = Team::on_star_map();
    let before = team.campaign();
    let told = team.plan(Plan::Meet { encounter: INN });
    assert!(told.iter().any(|told| told.event == Event::EncounterBegan { encounter: INN }));
    assert_eq!(team.campaign().encounter, Some(INN));
    let told = team.decide(1);
    assert!(told.iter().any(|told| told.event == Event::EncounterEnded { encounter: INN }));
    let after = team.campaign();
    assert_eq!((after.credits, after.fame), (before.credits - 100, before.fame + 2));
    assert!(!before.stash.contains(&card("survival_gear")) && after.stash.contains(&card("survival_gear")));
    assert_eq!((after.medpacs, after.hurt), (1, 2));
    assert_eq!(
        (after.encounter, after.met.as_slice(), after.encounters.as_slice()),
        (None, &[INN][..], &[WRESTLING][..])
    );
    assert_eq!(after.told.len(), 1, "what was said is in the log of the star map (R34.2)");

    team.plan(Plan::Start { leg: TWO, ally: None });
    let view = team.view();
    assert_eq!(view.medpacs, 2, "one for two heroes, one from the inn");
    assert!(view.figures.iter().all(|figure| figure.damage == 2));
    assert_eq!((team.campaign().medpacs, team.campaign().hurt), (0, 0), "used up");
}

/// alliance R30.4
///
/// Who cannot pay is told what it costs, and cannot answer so all the same.
#[test]
fn an_answer_that_is_not_open_says_what_it_lacks() {
    let rich = Team::on_star_map();
    let mut saved = Alliance::checkpoint(&CONTENT, rich.table.state()).expect("a campaign under way");
    saved.credits = 99;
    let pick = CampaignPick { id: "trial".into(), team: "Us".into(), resume: Some(Box::new(saved)) };
    let mut poor = Team::new(Setup { campaign: Some(pick), ..setup(2) });
    for (team, lacks) in [
        (&mut poor, vec![ClosedOption { option: 1, lacks: Lack::Credits { needed: 100 } }]),
        (&mut Team::on_star_map(), vec![]),
    ] {
        team.plan(Plan::Meet { encounter: INN });
        team.read();
        assert_eq!(team.view().closed, lacks);
        let decision = team.table.decision().expect("a question");
        let is_offered = decision.offers.iter().any(|offer| offer.choice == Choice::Option { option: 1 });
        assert_eq!(is_offered, lacks.is_empty());
    }
}

/// alliance R30.8
///
/// All heroes are there with their cards, next to each other; whom the team chooses tests.
#[test]
fn heroes_test_together() {
    let mut team = Team::new(setup(4));
    team.decide(WIN);
    team.plan(Plan::Give { card: card("dl_44"), to: Some(0), under: None });
    team.plan(Plan::Meet { encounter: WRESTLING });
    let view = team.view();
    let at: Vec<_> = view.figures.iter().filter_map(|figure| figure.at).collect();
    assert_eq!(at.len(), 4);
    let near = |one: u8, other: u8| one.abs_diff(other) <= 1;
    for (one, other) in at.iter().flat_map(|one| at.iter().map(move |other| (one.corner(), other.corner()))) {
        assert!(near(one.column(), other.column()) && near(one.row(), other.row()));
    }
    assert_eq!(CONTENT.maps[usize::from(view.map)].id, "camp");
    assert!(view.heroes[0].cards.iter().any(|held| held.card == card("dl_44")));
    let asked = Prompt::Mission {
        question: Question::Hero { test: Some(sortie_alliance::ability::Attribute::Strength) },
    };
    assert_eq!(team.prompt(), asked);
    let strongest = team.view().heroes[1].figure;
    team.choose(&Choice::Pick { figure: strongest });
    team.drift();
    let campaign = team.campaign();
    assert_eq!(campaign.met, [WRESTLING]);
    let won = campaign.allies.iter().any(|ally| ally.group == group("rebel_saboteur"));
    assert_eq!(campaign.credits == 0, !won, "{campaign:?}");
}

/// alliance R30.9, R16.3
///
/// Nobody loses a campaign in a tavern: wounds heal when it is over.
#[test]
fn everybody_is_fresh_afterwards() {
    let mut team = Team::on_star_map();
    team.plan(Plan::Meet { encounter: INN });
    let told = team.decide(2);
    let wounded = told.iter().filter(|told| matches!(told.event, Event::Wounded { .. })).count();
    assert_eq!(wounded, 2);
    assert!(team.is_on_star_map());
    assert!(team.view().figures.iter().all(|figure| !figure.wounded && figure.damage == 0));
}

/// alliance R22.3, R21.2
#[test]
fn things_are_lost_too() {
    let mut team = Team::on_star_map();
    team.plan(Plan::Give { card: card("dl_44"), to: Some(1), under: None });
    team.plan(Plan::Give { card: card("marksman_barrel"), to: Some(1), under: Some(card("dl_44")) });
    team.play(TWO, WIN);
    team.plan(Plan::Meet { encounter: THOUGHTS });
    team.read();
    let campaign = team.campaign();
    assert!(campaign.allies.is_empty() && campaign.heroes[1].items.is_empty());
    assert!(campaign.stash.contains(&card("marksman_barrel")) && !campaign.stash.contains(&card("dl_44")));
}
