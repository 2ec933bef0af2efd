//! Reward cards of the whole team: they count for every hero, wherever they lie.

use std::sync::Arc;

use sortie_alliance::content::Content;
use sortie_alliance::{Choice, Concerned, Mode, Order, Plan, Prompt, Question};

use super::tools::{FIGHT, TWO, Team, WIN, WRITTEN, card, content, orders, setup};

/// The answers to what is demanded.
const PAY: u8 = 0;
const BEAR: u8 = 1;

/// The campaign in which the first mission hands out the cards of the team, and so many credits with them.
fn handed_out(credits: i16) -> Arc<Content> {
    let cards = ["supply_deficit", "old_wounds", "rebel_recon"].map(|id| format!("{{ item = \"{id}\" }},"));
    let text = WRITTEN.replacen("{ item = \"adrenal_implant\" },", &cards.concat(), 1);
    let text = text.replacen("{ credits = 300 }", &format!("{{ credits = {credits} }}"), 1);
    content(&text.replacen("credits = [500, 600, 700]", "credits = [0, 0, 0]", 1))
}

/// A team that has them and has set out on its second mission; everybody is on the map.
fn set_out(credits: i16, mode: Mode) -> Team {
    let mut team = Team::with(handed_out(credits), sortie_alliance::Setup { mode, ..setup(2) });
    team.decide(WIN);
    team.plan(Plan::Start { leg: TWO, ally: None });
    team.decide(FIGHT);
    while team.prompt() == Prompt::Deploy {
        let choice = team.table.decision().expect("a question").offers[0].choice;
        team.choose(&choice);
    }
    team
}

fn strain(team: &Team) -> Vec<u16> {
    let view = team.view();
    view.heroes.iter().map(|hero| view.figures[usize::from(hero.figure.0)].strain).collect()
}

fn options(team: &Team) -> Vec<String> {
    match team.prompt() {
        Prompt::Mission { question: Question::Options { options, .. } } => options,
        other => panic!("{other:?}"),
    }
}

/// alliance R10.3, R30.8
///
/// They lie with the team, are handed to nobody, and are in every hero's hand in the mission.
#[test]
fn cards_of_the_team_count_for_every_hero() {
    let mut team = Team::with(handed_out(300), setup(2));
    team.decide(WIN);
    let cards = ["supply_deficit", "old_wounds", "rebel_recon"].map(card);
    for card in cards {
        assert!(team.campaign().stash.contains(&card));
        for to in [Some(0), Some(1), None] {
            assert!(!team.may(Plan::Give { card, to, under: None }));
        }
    }
    team.plan(Plan::Start { leg: TWO, ally: None });
    for hero in team.view().heroes {
        let held = |&card: &u8| hero.cards.iter().filter(|held| held.card == card).count();
        assert_eq!(cards.iter().map(held).collect::<Vec<_>>(), [1, 1, 1]);
    }
    team.decide(WIN);
    let files = team.campaign().heroes;
    let in_hands =
        files.iter().flat_map(|file| file.items.iter().map(|item| item.card).chain(file.rewards.clone()));
    assert!(
        in_hands.into_iter().all(|held| !cards.contains(&held)),
        "afterwards they lie with the team again"
    );
}

/// alliance R21.2, R6.10: Supply Deficit.
///
/// At the start of every mission the team pays 100 credits, or each hero suffers 2 strain.
#[test]
fn the_team_pays_or_suffers() {
    let mut payer = set_out(300, Mode::Table);
    assert_eq!(options(&payer), ["alliance-card-supply-deficit-pay", "alliance-card-supply-deficit-bear"]);
    let told = payer.choose(&Choice::Option { option: PAY });
    assert!(orders(&told).contains(&&Order::Credits { credits: -100 }));
    assert_eq!((payer.campaign().credits, strain(&payer)), (200, vec![0, 0]));
    assert_eq!(payer.prompt(), Prompt::Activate);

    let mut bearer = set_out(300, Mode::Table);
    bearer.choose(&Choice::Option { option: BEAR });
    assert_eq!((bearer.campaign().credits, strain(&bearer)), (300, vec![2, 2]));
    assert_eq!(bearer.prompt(), Prompt::Activate, "asked once, and not hero by hero");

    let poor = set_out(99, Mode::Table);
    assert_eq!(poor.prompt(), Prompt::Activate, "who cannot pay is not asked");
    assert_eq!((poor.campaign().credits, strain(&poor)), (99, vec![2, 2]));
}

/// alliance R1.16, R6.10
///
/// Beside a real table the credits are here and the strain is there: people read what to suffer.
#[test]
fn a_real_table_is_told_what_to_suffer() {
    let mut team = set_out(300, Mode::Companion);
    assert_eq!(options(&team).len(), 2);
    team.choose(&Choice::Option { option: BEAR });
    let harm = Order::Harm { whom: Concerned::Heroes, damage: 0, strain: 2, condition: None };
    assert_eq!(team.prompt(), Prompt::Mission { question: Question::Order { order: harm } });
    team.read();
    assert_eq!(team.campaign().credits, 300);
}
