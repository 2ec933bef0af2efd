//! The hints of the training mission move on when what they wait for was done.

use sortie_defenders::{Choice, Content, Defenders, Difficulty, Prompt, Setup};
use sortie_kernel::{Game, Seed, Sink, run};

use super::{Table, begun};

fn id(table: &Table) -> Option<String> {
    let hint = table.view().story.hint?;
    Some(table.content.missions[table.mission_number()].hint[usize::from(hint)].id.clone())
}

#[test]
fn hints_follow_what_is_done() {
    let mut table = begun(Content::playable(), "first_watch", 1);
    // Alone there is nobody to choose for alpha agent, so that hint waits for the first answer that is one.
    let mut seen = vec![id(&table)];
    for _ in 0..400 {
        if table.is_over().is_some() {
            break;
        }
        let choices = table.choices();
        let wanted = |choice: &&Choice| {
            matches!(
                choice,
                Choice::Alpha { .. }
                    | Choice::Go { .. }
                    | Choice::Attack { .. }
                    | Choice::Act { .. }
                    | Choice::Search
            )
        };
        let next = match table.prompt() {
            Prompt::Turn { .. } => choices.iter().find(wanted).copied().unwrap_or(Choice::EndTurn),
            _ => choices[0],
        };
        table.choose(next);
        if seen.last() != Some(&id(&table)) {
            seen.push(id(&table));
        }
    }
    let names: Vec<String> = seen.iter().flatten().cloned().collect();
    for name in ["move", "end", "alien_turn"] {
        assert!(names.iter().any(|seen| seen == name), "{name} is never shown: {names:?}");
    }
}

/// The first thing that is asked has a hint of its own, which goes with the answer.
#[test]
fn devices_are_explained_when_they_are_asked_for() {
    let content = Content::playable();
    let setup = Setup::new("first_watch", 2, Difficulty::Easy);
    let mut state = Defenders::begin(&content, &setup, Seed::from_number(7));
    let mut told = Vec::new();
    run::<Defenders>(&content, &mut state, &mut Sink::to(&mut told));
    let mut table = Table { content, state, told };
    while table.prompt() == Prompt::Read {
        table.choose(Choice::Pass);
    }
    assert!(matches!(table.prompt(), Prompt::Equip { .. }), "{:?}", table.prompt());
    assert_eq!(id(&table).as_deref(), Some("equip"));
    let device = table.choices()[0];
    table.choose(device);
    assert_ne!(id(&table).as_deref(), Some("equip"));
}
