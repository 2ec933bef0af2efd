//! What is reported from the real table, and what follows.

use sortie_defenders::beside::{Instruction, Report, Where};
use sortie_defenders::event::{AttackEvent, RoundEvent};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Event, Prompt};
use sortie_kernel::Seat;

use super::table::Table;

/// In the first turn of a game of two.
fn first_turn(mission: &str) -> Table {
    let mut table = Table::of(mission, 2, 4);
    table.until(|prompt| matches!(prompt, Prompt::Reports { .. }));
    table
}

/// 13: what comes to the table is told where it is printed, in order, and closed together.
#[test]
fn instructions_gather_and_are_closed_together() {
    let mut table = Table::of("close_encounters", 2, 4);
    table.until(|prompt| *prompt == Prompt::Instructed);
    assert_eq!(table.todo(), [Instruction::Start]);
    table.choose(Choice::Done).until(|prompt| *prompt == Prompt::Instructed);
    let todo = table.todo();
    let aliens = todo.iter().filter(|todo| matches!(todo, Instruction::Alien { at: Where::Hex(_), .. }));
    let signals = todo.iter().filter(|todo| matches!(todo, Instruction::Signal { at: Where::Hex(_), .. }));
    assert_eq!((aliens.count(), signals.count()), (2, 2));
    assert_eq!(table.choose(Choice::Done).todo(), []);
}

/// Any seat may report, and answer what is asked (`Game::is_reported`).
#[test]
fn every_seat_speaks_for_the_table() {
    let table = first_turn("close_encounters");
    let of = |seat: u8| -> Vec<Choice> {
        table
            .offers()
            .into_iter()
            .filter(|offer| offer.seat == Seat(seat))
            .map(|offer| offer.choice)
            .collect()
    };
    assert_eq!(of(0), of(1));
    assert!(of(1).contains(&Choice::EndTurn));
}

/// 129, 168: an alien with as many wounds as health is dead; the first of a round brings a fragment. Nobody is told to take it off:
/// who reports it has done so.
#[test]
fn a_dead_alien_brings_a_fragment() {
    let mut table = first_turn("close_encounters");
    let aliens = table.view().aliens;
    let (first, second) = (&aliens[0], &aliens[1]);
    table.report(Report::Wounds { figure: first.figure, wounds: first.health });
    assert!(table.heard(|event| matches!(event, Event::Attack(AttackEvent::Died { .. }))));
    assert_eq!((table.view().fragments, table.aliens().len()), (1, 1));
    table.until(|prompt| matches!(prompt, Prompt::Reports { .. }));
    assert!(!table.todo().iter().any(|todo| matches!(todo, Instruction::Remove { .. })));
    table.report(Report::Wounds { figure: second.figure, wounds: second.health });
    assert_eq!((table.view().fragments, table.aliens().len()), (1, 0));
}

/// 88, 89, 90, 91: without health an agent bleeds, and only who bleeds can be reported dead; his alien cards pass on.
#[test]
fn a_bleeding_agent_dies_of_the_next_wound() {
    let mut table = first_turn("close_encounters");
    let agent = FigureId(1);
    let health = table.view().agents[1].health;
    assert!(!table.reports().contains(&Report::Died { agent }));
    table.report(Report::Wounds { figure: agent, wounds: health });
    assert!(table.view().agents[1].bleeds);
    // 169: a wound healed, and he bleeds no longer.
    table.report(Report::Wounds { figure: agent, wounds: health - 1 });
    assert!(!table.view().agents[1].bleeds);
    table.report(Report::Wounds { figure: agent, wounds: health });
    let his = table.view().aliens.iter().filter(|alien| alien.player == agent).count();
    table.report(Report::Died { agent });
    let passed = table.todo().iter().filter(|todo| matches!(todo, Instruction::Pass { .. })).count();
    assert_eq!(passed, his);
    assert!(table.view().aliens.iter().all(|alien| alien.player == FigureId(0)));
}

/// 145, 153, 156, 157: a signal that is seen is turned; whoever comes, comes where it lay, and the people are told.
#[test]
fn a_signal_in_sight_is_turned() {
    let mut table = first_turn("close_encounters");
    let (before, signals) = (table.aliens().len(), table.signals());
    table.report(Report::Seen { signal: signals[0] });
    let todo = table.todo();
    match todo[..] {
        [Instruction::Human { signal }] => assert_eq!(signal, signals[0]),
        [Instruction::Alien { at, .. }] => {
            assert_eq!(at, Where::Figure(signals[0]), "where the signal lay");
            assert_eq!(table.aliens().len(), before + 1);
        }
        ref other => panic!("{other:?}"),
    }
    assert_eq!(table.signals().len(), signals.len() - 1);
}

/// 87, 198: an action of the mission is said in the turn, and what follows comes by itself: the point burns, and goes in the next
/// strategy phase.
#[test]
fn an_action_of_the_mission_is_said() {
    let mut table = first_turn("close_encounters");
    let points = table.view().points;
    let acts: Vec<Choice> =
        table.open().into_iter().filter(|choice| matches!(choice, Choice::Act { .. })).collect();
    assert_eq!(acts.len(), points.len(), "at each teleport point; who is near enough the people see");
    table.choose(acts[0]);
    assert!(matches!(table.todo()[..], [Instruction::Flame { on: true, at: Where::Hex(_) }]));
    table.until(|prompt| matches!(prompt, Prompt::Reports { .. }));
    assert!(
        !table.open().iter().any(|choice| matches!(choice, Choice::Act { .. })),
        "one action a turn (47)"
    );
    table.until(|prompt| *prompt == Prompt::Alpha);
    assert_eq!(table.view().points.len(), points.len() - 1);
}

/// 40, 126: ranks are rolled for by Sortie, after an alien was killed in the round before.
#[test]
fn ranks_follow_a_kill() {
    let mut table = first_turn("close_encounters");
    let alien = table.view().aliens[0].clone();
    table.report(Report::Wounds { figure: alien.figure, wounds: alien.health });
    table.until(|prompt| matches!(prompt, Prompt::Rank));
    table.choose(Choice::RollRank);
    assert!(table.heard(|event| matches!(event, Event::Round(RoundEvent::RankRolled { gd: Some(_), .. }))));
}

/// defenders 98, 129, 168: one shot may kill who was about to act and another besides; both are said before the round goes on
#[test]
fn what_else_has_happened_is_said_before_it_goes_on() {
    let (mut table, alien) = Table::about_to_act("spine_critter_green");
    let others: Vec<_> = table.view().aliens.into_iter().filter(|other| other.figure != alien).collect();
    let health = |table: &Table, figure: FigureId| {
        table.view().aliens.iter().find(|other| other.figure == figure).map_or(0, |other| other.health)
    };
    let wounds = health(&table, alien);
    // Its blood reaches nobody.
    table.report(Report::Wounds { figure: alien, wounds }).until(|prompt| *prompt == Prompt::Gone);
    assert_eq!(table.open(), [Choice::Done]);
    let before = table.aliens().len();
    if let Some(other) = others.first() {
        table.report(Report::Wounds { figure: other.figure, wounds: other.health });
        assert_eq!(table.aliens().len(), before - 1);
        assert_eq!(table.view().fragments, 1, "one fragment a round (129)");
    }
    table.until(|prompt| *prompt == Prompt::Gone).choose(Choice::Done);
    assert_ne!(table.prompt(), Prompt::Gone);
}
