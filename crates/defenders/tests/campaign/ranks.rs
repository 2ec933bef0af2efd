//! Ranks in a campaign: one a mission, kept by class (126 to 128).

use sortie_defenders::content::{Class, Grade};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Difficulty, Prompt, Setup};

use super::tools::{CONTENT, Team, setup};

/// A team of two that has killed an alien: ranks may be rolled for.
fn may_roll() -> Team {
    let mut team = Team::out(2);
    team.does("kill");
    team.until_strategy();
    assert_eq!(team.prompt(), Prompt::Rank);
    team
}

/// defenders 128
///
/// One rank a mission: who has one rolls no more, the other does.
#[test]
fn one_rank_a_mission() {
    let mut team = may_roll();
    team.roll(0, 3);
    team.settle();
    assert_eq!(team.prompt(), Prompt::Rank);
    team.roll(1, 0);
    team.settle();
    team.does("kill");
    team.until_strategy();
    let who: Vec<u8> = team.offers().iter().map(|offer| offer.seat.0).collect();
    assert!(team.prompt() != Prompt::Rank || who.iter().all(|&seat| seat == 1), "{who:?}");
}

/// defenders 128
///
/// Who has failed every roll of the mission rolls once more at its end, whatever the end; not who gained a rank, who never
/// rolled, or who is dead (40).
#[test]
fn once_more_at_the_end() {
    let mut team = may_roll();
    team.roll(0, 0);
    team.choose(1, Choice::Pass);
    team.settle();
    let mut other = team.clone();
    team.does("lose");
    assert_eq!(team.prompt(), Prompt::LastRoll { agent: FigureId(0) });
    assert_eq!(team.may(0), [Choice::RollRank, Choice::Pass]);
    assert_eq!(team.may(1), []);
    let mut passes = team.clone();
    team.roll(0, 1);
    assert!(matches!(team.prompt(), Prompt::Equip { .. }), "a tactic for bronze: {:?}", team.prompt());
    team.settle();
    assert!(team.is_home());
    let file = &team.campaign().files[0];
    assert_eq!((file.grade, file.tactics.len()), (Grade::Bronze, 1));
    assert!(team.campaign().played[0].team[0].promoted);

    passes.choose(0, Choice::Pass);
    passes.settle();
    assert!(passes.is_home());
    assert_eq!(passes.campaign().files[0].grade, Grade::Copper);

    other.dies(0);
    other.settle();
    other.dies(1);
    other.settle();
    assert!(other.is_home(), "the dead roll no more: {:?}", other.prompt());
}

/// defenders 128
///
/// A failed roll once more is no rank, and nobody is asked twice.
#[test]
fn the_last_roll_may_fail_too() {
    let mut team = may_roll();
    team.roll(0, 0);
    team.roll(1, 0);
    team.settle();
    team.does("win");
    assert!(matches!(team.prompt(), Prompt::LastRoll { .. }));
    team.roll(0, 0);
    assert_eq!(team.prompt(), Prompt::LastRoll { agent: FigureId(1) });
    team.roll(1, 0);
    team.settle();
    assert!(team.is_home());
    assert!(team.campaign().files.iter().all(|file| file.grade == Grade::Copper));
}

/// defenders 128
///
/// A rank that the mission gives comes besides; who has it rolls no more.
#[test]
fn a_rank_of_the_mission_comes_besides() {
    let mut team = may_roll();
    team.roll(0, 3);
    team.settle();
    team.roll(1, 0);
    team.settle();
    team.does("rank");
    team.does("win");
    assert_eq!(team.prompt(), Prompt::LastRoll { agent: FigureId(1) });
    assert_eq!(team.view().agents[0].grade, Grade::Silver);
}

/// defenders 6, 128
///
/// Ranks, tactics and skills stay with the class: it keeps them at home, a class that comes late starts at copper.
#[test]
fn what_a_class_has_stays_with_it() {
    let mut team = Team::out(2);
    team.does("rank");
    team.does("rank");
    team.does("win");
    let file = team.campaign().files[0].clone();
    assert_eq!((file.grade, file.tactics.len(), file.skills.len()), (Grade::Silver, 1, 1));
    team.choose(0, Choice::Enlist { class: Class::Hulk });
    assert_eq!((team.classes()[0], team.view().agents[0].grade), (Class::Hulk, Grade::Copper));
    assert_eq!(team.campaign().files[0].agent, None);
    let stock = team.view().stock.skills[usize::from(file.skills[0])];
    assert_eq!(
        stock,
        CONTENT.skills[usize::from(file.skills[0])].copies - 1,
        "his skill is not in the box while he is at home"
    );
    team.choose(0, Choice::SetOut);
    team.settle();
    team.does("win");
    assert_eq!(team.campaign().files[0].grade, Grade::Silver);
    team.choose(1, Choice::Enlist { class: Class::Marine });
    let marine = &team.view().agents[1];
    assert_eq!((marine.grade, marine.tactics.len(), marine.skills.len()), (Grade::Silver, 1, 1));
    assert!(marine.tactics.iter().all(|tactic| !tactic.used));
}

/// defenders 57, 127
///
/// From palladium on the elite side of the sheet, also in the next mission.
#[test]
fn the_elite_side_stays() {
    let mut team = Team::out(1);
    (0..4).for_each(|_| team.does("rank"));
    team.does("win");
    team.choose(0, Choice::SetOut);
    team.settle();
    let (agent, sheet) = (&team.view().agents[0], CONTENT.agent(Class::Marine).sheet(Grade::Palladium));
    assert_eq!((agent.grade, agent.health, agent.movement), (Grade::Palladium, sheet.health, sheet.movement));
    assert_eq!((agent.tactics.len(), agent.skills.len(), agent.shield[0]), (2, 1, sheet.shield));
}

/// defenders 90, A69
///
/// The dead come back with their rank; tactics and skills went to the box, and they choose anew (127).
#[test]
fn the_dead_come_back_with_their_rank() {
    let mut team = Team::out(2);
    team.does("rank");
    team.does("rank");
    team.dies(0);
    team.settle();
    // The other does what is left to do.
    team.dies(1);
    team.settle();
    let file = &team.campaign().files[0];
    assert_eq!((file.grade, file.tactics.len(), file.skills.len(), file.deaths), (Grade::Silver, 0, 0, 1));
    team.choose(0, Choice::SetOut);
    team.settle();
    let marine = &team.view().agents[0];
    assert_eq!((marine.grade, marine.tactics.len(), marine.skills.len()), (Grade::Silver, 1, 1));
    assert!(!marine.is_dead && marine.wounds == 0 && marine.at.is_some());
}

/// Where the dead stay dead, whoever takes the class next begins at copper.
#[test]
fn or_stay_dead() {
    let mut team = Team::new(Setup { difficulty: Difficulty::VeryHard, ..setup(2) });
    team.settle();
    team.does("rank");
    team.dies(0);
    team.dies(1);
    team.settle();
    let campaign = team.campaign();
    assert_eq!((campaign.files[0].grade, campaign.played[0].team[0].grade), (Grade::Copper, Grade::Copper));
}
