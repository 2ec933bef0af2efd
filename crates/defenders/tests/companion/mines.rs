//! Mines beside the box: whatever people say first, their wounds are counted once.

use sortie_defenders::beside::{Question, Report};
use sortie_defenders::event::{AttackEvent, StoryEvent};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Event, Prompt};

use super::table::Table;

/// The turn of a game of two in which mines lie on the map first, if an alien of this card is there then, and another one.
fn with_mines(mission: &str, card: &str, seed: u64) -> Option<(Table, FigureId, FigureId)> {
    let mut table = Table::of(mission, 2, seed);
    for _ in 0..8 {
        table.until(|prompt| matches!(prompt, Prompt::Reports { .. }));
        if table.reports().iter().any(|report| matches!(report, Report::Mine { .. })) {
            break;
        }
        table.choose(Choice::EndTurn);
    }
    let aliens = table.view().aliens;
    let is_it = |number: u8| table.content.aliens[usize::from(number)].id == card;
    let unhurt = |wanted: bool| {
        let found = aliens.iter().find(|alien| is_it(alien.card) == wanted && alien.wounds == 0);
        found.map(|alien| alien.figure)
    };
    let (found, other) = (unhurt(true)?, unhurt(false)?);
    Some((table, found, other))
}

/// The Beast that only mines can hurt at first, and another alien.
fn beast() -> (Table, FigureId, FigureId) {
    let mut games = (0..20).filter_map(|seed| with_mines("everyone_can_hear", "xeno_beast", seed));
    games.next().expect("others come in some game")
}

fn wounds(table: &Table, figure: FigureId) -> u8 {
    table.view().aliens.iter().find(|alien| alien.figure == figure).expect("it is there").wounds
}

/// Whether the rule that waits for the Beast to be hurt by a mine was called in the last step.
fn is_noted(table: &Table) -> bool {
    table.heard(|event| matches!(event, Event::Story(StoryEvent::Counted { by: 1, .. })))
}

fn rages(table: &Table) -> bool {
    table.heard(|event| matches!(event, Event::Attack(AttackEvent::Raged { .. })))
}

#[track_caller]
fn is_asked(table: &Table, question: Question) {
    assert_eq!(table.prompt(), Prompt::Question { question });
    assert!(table.reports().is_empty(), "nothing is reported until it is answered");
}

/// defenders 116, 198: who comes into the area of a mine is hurt, and the rule that waits for it is called. What was never reported is
/// not asked for, and what the mine has done cannot be reported any more.
#[test]
fn a_mine_hurts_whom_it_is_reported_of() {
    let (mut table, beast, _) = beast();
    let mines = table.view().story.mines.len();
    table.report(Report::Mine { alien: beast });
    assert!(is_noted(&table));
    assert_eq!((wounds(&table, beast), table.view().story.mines.len()), (2, mines - 1));
    assert_eq!(table.prompt(), Prompt::Instructed);
    assert!(!table.reports().contains(&Report::Wounds { figure: beast, wounds: 2 }));
}

/// defenders 116, 198: the wounds of a mine are reported, and then the mine: it is asked whether they are the same.
#[test]
fn wounds_said_before_the_mine_are_not_counted_again() {
    let (mut table, beast, _) = beast();
    table.report(Report::Wounds { figure: beast, wounds: 2 }).report(Report::Mine { alien: beast });
    is_asked(&table, Question::Counted { figure: beast });
    table.choose(Choice::Answer { n: 1 });
    assert!(is_noted(&table), "it was in the area of the mine all the same");
    assert_eq!(wounds(&table, beast), 2);
}

/// defenders 116, 172, 198: wounds of something else are reported, and then the mine: both count.
#[test]
fn wounds_of_something_else_count_besides() {
    let (mut table, beast, _) = beast();
    table.report(Report::Wounds { figure: beast, wounds: 2 }).report(Report::Mine { alien: beast });
    table.choose(Choice::Answer { n: 0 });
    assert!(is_noted(&table) && rages(&table), "four wounds make it rage");
}

/// defenders 116, 191, 198: another alien sets the mine off, pushed or of its own will. Whether the Beast was there is asked before
/// anybody reports its wounds.
#[test]
fn who_else_was_there_is_asked_before_wounds_are_reported() {
    let (mut table, beast, other) = beast();
    table.report(Report::Mine { alien: other });
    is_asked(&table, Question::Mined { figure: beast });
    table.choose(Choice::Answer { n: 1 });
    assert!(is_noted(&table));
    assert_eq!(wounds(&table, beast), 2);
    assert!(!table.reports().contains(&Report::Wounds { figure: beast, wounds: 2 }));
}

/// defenders 116, 198: its wounds were reported before that: it is asked whether they are the same.
#[test]
fn wounds_of_who_else_was_there_are_not_counted_again() {
    let (mut table, beast, other) = beast();
    table.report(Report::Wounds { figure: beast, wounds: 2 }).report(Report::Mine { alien: other });
    is_asked(&table, Question::Mined { figure: beast });
    table.choose(Choice::Answer { n: 1 });
    is_asked(&table, Question::Counted { figure: beast });
    table.choose(Choice::Answer { n: 1 });
    assert!(is_noted(&table));
    assert_eq!(wounds(&table, beast), 2);
    // The next mine is another matter, and nothing was reported since.
    table.until(|prompt| matches!(prompt, Prompt::Reports { .. }));
    table.report(Report::Mine { alien: beast });
    assert!(is_noted(&table) && rages(&table));
}

/// defenders 172, 198: an alien that rages shows no wounds any more; it is asked all the same.
#[test]
fn wounds_that_made_it_rage_are_not_counted_again() {
    let (mut table, beast, _) = beast();
    table.report(Report::Wounds { figure: beast, wounds: 3 });
    assert!(rages(&table));
    table.report(Report::Mine { alien: beast });
    is_asked(&table, Question::Counted { figure: beast });
    table.choose(Choice::Answer { n: 1 });
    assert_eq!(wounds(&table, beast), 0);
}

/// defenders 64, 98, 198: a mine that attacks rolls dice; where something gets through to whom wounds were reported of, it is asked
/// whether they are the same.
#[test]
fn wounds_by_the_dice_of_a_mine_are_not_counted_again() {
    let mut asked = 0;
    for seed in 0..12 {
        let found = with_mines("starship_troops", "xeno_beta_blue", seed);
        let (mut table, alien, _) = found.expect("they are there at the start");
        table.report(Report::Wounds { figure: alien, wounds: 1 }).report(Report::Mine { alien });
        table.until(|prompt| {
            matches!(prompt, Prompt::Question { .. } | Prompt::Instructed | Prompt::Reports { .. })
        });
        if table.prompt() != (Prompt::Question { question: Question::Counted { figure: alien } }) {
            assert!(wounds(&table, alien) < 2, "seed {seed}: nothing got through, and its armour may heal");
            continue;
        }
        asked += 1;
        table.choose(Choice::Answer { n: (asked % 2) as u8 });
        if asked % 2 == 1 {
            assert!(!matches!(table.prompt(), Prompt::Suffer { .. }), "seed {seed}");
            assert_eq!(wounds(&table, alien), 1);
        } else {
            assert!(
                matches!(table.prompt(), Prompt::Suffer { figure, .. } if figure == alien),
                "seed {seed}"
            );
        }
    }
    assert!(asked > 3, "only {asked} of 12");
}
