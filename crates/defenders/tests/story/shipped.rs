//! Each special event and each action of the missions that ship, played on its own: it happens, what follows is told, and the game
//! goes on (54, 87).

use std::collections::BTreeSet;

use sortie_defenders::content::mission::{Effect, OwnTrigger, Trigger};
use sortie_defenders::{Choice, Content, Prompt};
use sortie_mission::Mission as _;

use super::begun;

/// Mission, letter, and what must be among what follows.
const EVENTS: &[(&str, char, &[&str])] = &[
    ("close_encounters", 'A', &["signal_destroyed", "appeared", "encounters_added"]),
    ("new_hopes", 'B', &["signals_gathered", "signal_placed"]),
    ("star_tech", 'C', &["appeared", "named"]),
    ("star_tech", 'D', &["weapon_due"]),
    ("alien_nation", 'C', &["weapon_due"]),
    ("alien_nation", 'D', &["withdrawn"]),
    ("starship_troops", 'C', &["appeared", "aliens_added", "encounters_added"]),
    ("starship_troops", 'E', &["point_moved", "placed", "appeared", "aliens_added", "encounters_added"]),
    ("starship_troops", 'A', &["appeared", "named", "encounters_added"]),
    ("agents_in_black", 'E', &["appeared"]),
    ("agents_in_black", 'B', &["point_moved", "signals_gathered", "appeared"]),
    ("agents_in_black", 'D', &["revealed"]),
    ("in_the_matrix", 'D', &["waypoint_laid", "events_paused"]),
    (
        "in_the_matrix",
        'A',
        &["role_taken", "placed", "item_taken", "confined", "appeared", "encounters_added", "waypoint_laid"],
    ),
    ("in_the_matrix", 'C', &[]),
    ("visitors", 'B', &["waypoint_laid"]),
    ("visitors", 'E', &["waypoint_hidden", "encounters_added"]),
    ("visitors", 'A', &[]),
    ("everyone_can_hear", 'C', &["mine_laid", "marked"]),
    ("galaktica", 'A', &["appeared", "encounters_added", "waypoint_laid"]),
    (
        "galaktica",
        'B',
        &["objective_failed", "appeared", "aliens_added", "encounters_added", "humans_turned"],
    ),
    ("galaktica", 'E', &["appeared", "encounters_added", "gun_jammed"]),
    ("galaktica", 'D', &["promoted"]),
    ("judgement_day", 'B', &["waypoint_laid"]),
    ("judgement_day", 'C', &["events_paused"]),
    ("judgement_day", 'D', &[]),
    ("judgement_day", 'A', &["turned", "encounters_added", "signal_placed"]),
    ("judgement_day", 'E', &["appeared", "encounters_added"]),
    ("back_in_time", 'A', &["waypoint_laid", "appeared", "events_paused"]),
    (
        "back_in_time",
        'B',
        &["placed", "confined", "recast", "encounters_added", "waypoint_laid", "events_paused"],
    ),
    ("back_in_time", 'C', &["joined", "signal_placed"]),
    ("back_in_time", 'D', &["appeared", "encounters_added"]),
];

/// defenders 54, 198
#[test]
pub(crate) fn every_special_event() {
    let mut wrong = Vec::new();
    for &(id, letter, expected) in EVENTS {
        let mut table = begun(Content::playable(), id, 3);
        // That of the first mission round has been drawn already.
        if (id, letter) != ("back_in_time", 'A') {
            table.told.clear();
            table.force(|state, content, sink| state.draw_event(content, letter, sink));
            table.settle();
        }
        let names = table.names();
        let missing: Vec<&&str> =
            expected.iter().filter(|name| !names.iter().any(|told| told == *name)).collect();
        if table.n("special_drawn") == 0 || !missing.is_empty() {
            wrong.push(format!("{id} {letter}: {missing:?} of {names:?}"));
        }
        // And it goes on.
        (0..4).for_each(|_| {
            if table.is_over().is_none() {
                table.end_turn();
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Those that missions give an effect.
pub(crate) fn special_events(content: &Content) -> BTreeSet<(String, char)> {
    let mut all = BTreeSet::new();
    for mission in &content.missions {
        for rule in mission.rules() {
            if let Trigger::Own(OwnTrigger::Event(letter)) = &rule.when {
                all.insert((mission.id.clone(), *letter));
            }
        }
    }
    all
}

#[test]
fn no_special_event_is_left_out() {
    let shipped = special_events(&Content::playable());
    let listed: BTreeSet<_> = EVENTS.iter().map(|&(id, letter, _)| (id.to_owned(), letter)).collect();
    assert_eq!(listed, shipped);
}

/// defenders 87: Every action: paid, rolled for until it has every result it may have, and its rules run.
#[test]
pub(crate) fn every_action() {
    let content = Content::playable();
    let mut wrong = Vec::new();
    for mission in &content.missions {
        for action in &mission.action {
            let results: BTreeSet<Option<String>> = match &action.roll {
                None => BTreeSet::from([None]),
                Some(check) => check.result.iter().map(|result| result.id.clone()).collect(),
            };
            let (mut seen, mut is_done) = (BTreeSet::new(), false);
            let mut table = begun(Content::playable(), &mission.id, mission.agents[1].min(3).into());
            for _ in 0..80 {
                if table.is_over().is_some() || seen == results {
                    break;
                }
                let actor = table.view().active;
                let at = table.body(actor).at;
                table.told.clear();
                table.force(|state, content, sink| state.act(content, actor, &action.id, at, sink));
                while let Prompt::Acting { .. } = table.prompt() {
                    let choices = table.choices();
                    let name = |choice: &Choice| match choice {
                        Choice::Option { option } => {
                            let check = action.roll.as_ref().expect("it was rolled for");
                            check.result[usize::from(*option)].id.clone()
                        }
                        _ => None,
                    };
                    let fresh = choices.iter().find(|choice| !seen.contains(&name(choice)));
                    let choice = fresh.copied().unwrap_or(choices[0]);
                    seen.insert(name(&choice));
                    table.choose(choice);
                }
                let done = table.told.iter().any(|told| {
                    let event = serde_json::to_value(&told.event).expect("plain data");
                    event["event"] == "acted" && event["done"] == true
                });
                // One of several that is all the dice show is taken without a question.
                is_done |= done;
                if done && results.len() == 1 {
                    seen.extend(results.clone());
                }
                table.settle();
            }
            if seen != results && !is_done {
                wrong.push(format!("{} {}: {seen:?} of {results:?}", mission.id, action.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every word that a rule says is said in some language file; here that no rule of the missions is a dead end: each has effects.
#[test]
fn every_rule_does_something() {
    for mission in &Content::playable().missions {
        for rule in mission.rules() {
            assert!(!rule.effect.is_empty(), "{}: {:?}", mission.id, rule.when);
            let says = rule.effect.iter().filter(|effect| matches!(effect, Effect::Say(_))).count();
            assert!(says <= 2, "{}: {says} pages at once", mission.id);
        }
    }
}
