//! A swarm is read out for as many figures as it has (143, T22). None is in the box, so a card of these tests is one.

use std::sync::LazyLock;

use sortie_defenders::beside::{Instruction, Report, Where};
use sortie_defenders::content::{AlienPower, Content, NamedPower};
use sortie_defenders::event::{AlienEvent, AttackEvent};
use sortie_defenders::mind::{Arm, Cannot, Deed, Thought, To};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Event, Prompt};

use super::table::Table;

const SWARM: &str = "spine_critter_green";
const ONE: FigureId = FigureId(0);

/// The box, in which the green Spine Critter is a swarm of three.
static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let mut content = Content::playable();
    let card = content.aliens.iter_mut().find(|card| card.id == SWARM).expect("it ships");
    (card.copies, card.health) = (1, 3);
    card.power.push(NamedPower { id: "swarm".to_owned(), does: AlienPower::Swarm });
    content
});

/// The swarm of the first mission is about to act, and the figures it has.
fn about_to_act() -> (Table, [FigureId; 3]) {
    for seed in 0..80 {
        let mut table = Table::with(&CONTENT, "close_encounters", 2, seed);
        for _ in 0..8 {
            table.until(|prompt| {
                matches!(prompt, Prompt::Nearest { .. } | Prompt::Sights { .. } | Prompt::Alpha)
            });
            match table.prompt() {
                Prompt::Nearest { .. } => {
                    let open = table.open();
                    let picks = open.iter().map(|choice| match choice {
                        Choice::Pick { figure } => *figure,
                        other => panic!("{other:?} is offered"),
                    });
                    let all: Vec<FigureId> = picks.collect();
                    if table.view().agents.iter().all(|agent| agent.wounds == 0) {
                        return (table, all.try_into().expect("a swarm of three"));
                    }
                    break;
                }
                Prompt::Alpha if table.view().round > 3 => break,
                Prompt::Alpha => {
                    let first = table.open()[0];
                    table.choose(first);
                }
                _ => {
                    table.choose(Choice::Done);
                }
            }
        }
    }
    panic!("no swarm ever acts");
}

fn sight(figure: FigureId, areas: u8) -> Choice {
    Choice::Sight { figure, areas }
}

/// The swarm, its figures sorted by how close people say they are to somebody: the last one first.
fn sorted() -> (Table, [FigureId; 3]) {
    let (mut table, [a, b, c]) = about_to_act();
    table.choose(Choice::Pick { figure: c });
    assert_eq!(table.prompt(), Prompt::Nearest { alien: a });
    assert_eq!(table.open(), [Choice::Pick { figure: a }, Choice::Pick { figure: b }]);
    table.choose(Choice::Pick { figure: a });
    assert_eq!(table.prompt(), Prompt::Sights { alien: c, most: 2 }, "of the last nobody has to be asked");
    (table, [c, a, b])
}

#[track_caller]
fn ordered(table: &Table) -> (FigureId, Deed, Option<FigureId>) {
    match table.prompt() {
        Prompt::Deed { alien, deed, target } => (alien, deed, target),
        other => panic!("it is asked {other:?}"),
    }
}

/// defenders 143, 156, A38: as many figures come as it has health, with one card; the others next to the first
#[test]
fn as_many_figures_as_health_come() {
    let mut table = Table::with(&CONTENT, "close_encounters", 2, 4);
    table.until(|prompt| *prompt == Prompt::Instructed);
    table.choose(Choice::Done).until(|prompt| *prompt == Prompt::Instructed);
    let card = CONTENT.alien(SWARM).expect("a card") as u8;
    let swarm: Vec<FigureId> =
        table.view().aliens.iter().filter(|alien| alien.card == card).map(|alien| alien.figure).collect();
    let [first, second, third] = swarm[..] else { panic!("{swarm:?}") };
    let todo = table.todo();
    let cards = todo.iter().filter(|todo| matches!(todo, Instruction::Alien { card: n, .. } if *n == card));
    assert_eq!(cards.count(), 1, "one card is laid before one player");
    for figure in [second, third] {
        assert!(todo.contains(&Instruction::Put { figure, at: Where::Figure(first) }), "{todo:?}");
    }
}

/// defenders 143: the figure closest to somebody looks first; where it fits the first line nobody asks what the others see, and it attacks once
#[test]
fn the_closest_figure_acts_for_all() {
    let (mut table, [near, ..]) = sorted();
    table.choose(sight(ONE, 0)).until(|prompt| matches!(prompt, Prompt::Deed { .. }));
    let melee = Deed::Attack { with: Arm::Melee, to: None, times: 1 };
    assert_eq!(ordered(&table), (near, melee, Some(ONE)));
    table.choose(Choice::Done);
    let declared = |event: &Event| matches!(event, Event::Attack(AttackEvent::Declared { attacker: Some(who), .. }) if *who == near);
    assert!(table.heard(declared));
    table.until(|prompt| {
        matches!(prompt, Prompt::Reports { .. } | Prompt::Sights { .. } | Prompt::Nearest { .. })
    });
    let again = matches!(table.prompt(), Prompt::Nearest { .. });
    assert!(!again, "three figures, one activation");
}

/// defenders 135, 143: a line fits if any of its figures sees somebody; that one acts, and the others are put next to it
#[test]
fn whoever_of_them_sees() {
    let (mut table, [near, next, last]) = sorted();
    table.choose(Choice::Done);
    assert_eq!(table.prompt(), Prompt::Sights { alien: next, most: 2 }, "the closest sees nobody");
    table.choose(sight(ONE, 1)).choose(Choice::Done);
    assert_eq!(table.prompt(), Prompt::Sights { alien: last, most: 2 }, "it could touch somebody");
    table.choose(Choice::Done);
    table.until(|prompt| matches!(prompt, Prompt::Deed { .. }));
    assert_eq!(ordered(&table), (next, Deed::Adjacent { to: To::Closest }, Some(ONE)));
    table.choose(Choice::Done);
    assert!(table.todo().contains(&Instruction::Flock { alien: next, others: 2 }), "{:?}", table.todo());
    table.until(|prompt| matches!(prompt, Prompt::Sights { .. } | Prompt::Deed { .. }));
    let after = match table.prompt() {
        Prompt::Sights { alien, .. } | Prompt::Deed { alien, .. } => alien,
        _ => near,
    };
    assert_eq!(after, next, "who has moved goes on");
}

/// defenders 143, 164: what one figure cannot do the next one may; only when none can, the line is passed over
#[test]
fn what_one_cannot_another_may() {
    let (mut table, figures) = sorted();
    for _ in figures {
        table.choose(sight(ONE, 1)).choose(Choice::Done);
    }
    for figure in figures {
        table.until(|prompt| matches!(prompt, Prompt::Deed { .. }));
        assert_eq!(ordered(&table), (figure, Deed::Adjacent { to: To::Closest }, Some(ONE)));
        table.choose(Choice::Cannot);
    }
    table.until(|prompt| matches!(prompt, Prompt::Deed { .. }));
    let why = table.view().beside.and_then(|beside| beside.reading).expect("a card is read").why;
    let passed = Thought::PassedOver { line: 1, cannot: Cannot::StandBesideIt };
    assert!(why.iter().any(|told| told.rule == "164" && told.thought == passed), "{why:?}");
}

/// defenders T22, 143, 168: each figure dies of one wound; who is dead looks no more, and with the last the alien is dead
#[test]
fn figures_die_one_by_one() {
    let (mut table, [near, next, last]) = sorted();
    table.report(Report::Wounds { figure: near, wounds: 1 });
    table.until(|prompt| matches!(prompt, Prompt::Sights { .. }));
    assert_eq!(table.prompt(), Prompt::Sights { alien: next, most: 2 });
    table.report(Report::Wounds { figure: next, wounds: 1 });
    table.until(|prompt| matches!(prompt, Prompt::Sights { .. }));
    assert_eq!((table.prompt(), table.view().fragments), (Prompt::Sights { alien: last, most: 2 }, 0));
    table.report(Report::Wounds { figure: last, wounds: 1 });
    assert!(!table.aliens().contains(&last));
    assert_eq!(table.view().fragments, 1, "the alien is dead with its last figure");
}

/// defenders 141, 143: a card that asks where aliens stand asks of a swarm once, and calls it once
#[test]
fn it_is_called_once() {
    for seed in 0..40 {
        let mut table = Table::with(&CONTENT, "close_encounters", 2, seed);
        table.until(|prompt| matches!(prompt, Prompt::Called { .. }) || *prompt == Prompt::Alpha);
        for _ in 0..4 {
            if table.prompt() == Prompt::Alpha {
                let first = table.open()[0];
                table.choose(first);
                table.until(|prompt| matches!(prompt, Prompt::Called { .. }) || *prompt == Prompt::Alpha);
            }
        }
        let Prompt::Called { .. } = table.prompt() else { continue };
        let card = CONTENT.alien(SWARM).expect("a card") as u8;
        let swarm: Vec<FigureId> =
            table.view().aliens.iter().filter(|alien| alien.card == card).map(|alien| alien.figure).collect();
        let picks: Vec<Choice> = swarm
            .iter()
            .map(|&figure| Choice::Pick { figure })
            .filter(|pick| table.open().contains(pick))
            .collect();
        if swarm.len() != 3 {
            continue;
        }
        let [pick] = picks[..] else { panic!("{picks:?} of {swarm:?}") };
        table.choose(pick);
        assert!(!table.open().contains(&pick));
        if table.open().contains(&Choice::Done) {
            table.choose(Choice::Done);
        }
        let called = table.heard(
            |event| matches!(event, Event::Alien(AlienEvent::Called { aliens }) if aliens == &[swarm[0]]),
        );
        assert!(called, "{:?}", table.told);
        return;
    }
    panic!("no such card is ever drawn");
}
