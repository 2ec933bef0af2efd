//! Event cards.

use sortie_content::{Finding, Texts};

use super::{count, name, twice};
use crate::content::entry::{Entry, List};
use crate::content::event::{EventCard, EventEffect, EventKind};

/// The special ones; all others are ordinary.
const SPECIAL: std::ops::RangeInclusive<char> = 'A'..='E';

/// 22 events, A to V: five special ones, four to six with weather, and enough that brings signals nearer and in.
pub(in crate::content) fn events(list: &List<'_, EventCard>, texts: &Texts, findings: &mut Vec<Finding>) {
    twice(&list.entries, |card| &card.id, findings);
    count(list, "events", |_| 1, 22, findings);
    if !list.values().map(|card| card.letter).eq('A'..='V') {
        findings.push(list.error("event-letters", "the events are A to V, in this order"));
    }
    for entry in &list.entries {
        event(entry, findings);
        name(entry, "event", &entry.value.id, texts, findings);
    }
    let n = |is_it: fn(&EventCard) -> bool| list.values().filter(|card| is_it(card)).count();
    let weather = n(|card| matches!(card.kind, EventKind::Weather(_)));
    let moving = n(|card| card.does.iter().any(|effect| matches!(effect, EventEffect::Signals { .. })));
    let bringing = n(|card| card.does.iter().any(|effect| matches!(effect, EventEffect::Teleport { .. })));
    let balanced = n(|card| {
        card.does.iter().any(|effect| matches!(effect, EventEffect::Teleport { only: Some(_), .. }))
    });
    let valiant = n(|card| card.does.contains(&EventEffect::ActOfValor));
    for (what, found, least, most) in [
        ("have weather", weather, 4, 6),
        ("move signals", moving, 12, 17),
        ("teleport signals", bringing, 12, 17),
        ("teleport signals by a balance of aliens and agents", balanced, bringing / 2, 17),
        ("are acts of valor", valiant, 3, 5),
    ] {
        if !(least..=most).contains(&found) {
            let message = format!("{found} events {what}; {least} to {most} do");
            findings.push(list.error("event-share", message));
        }
    }
}

fn event(entry: &Entry<'_, EventCard>, findings: &mut Vec<Finding>) {
    let EventCard { id, letter, kind, does, .. } = &entry.value;
    let is_special = *kind == EventKind::Special;
    if is_special != SPECIAL.contains(letter) {
        let message = format!("`{id}` is {letter}; A to E are special and the others are not");
        findings.push(entry.error("event-special", message));
    }
    let (least, most) = if is_special { (0, 0) } else { (1, 4) };
    if !(least..=most).contains(&does.len()) {
        let message = format!("`{id}` has {} effects; {least} to {most} are printed", does.len());
        findings.push(entry.error("event-effects", message));
    }
    for effect in does {
        let is_possible = match effect {
            EventEffect::Signals { areas, .. } => (1..=3).contains(areas),
            EventEffect::Teleport { table, .. } => {
                table.is_sorted() && table[0] <= 1 && (1..=3).contains(&table[4])
            }
            EventEffect::LoseAmmo { tokens: n, .. }
            | EventEffect::Ammo { tokens: n, .. }
            | EventEffect::Heal { wounds: n, .. }
            | EventEffect::Wound { wounds: n, .. }
            | EventEffect::Move { hexes: n, .. } => (1..=3).contains(n),
            EventEffect::ClearJam { .. } | EventEffect::ActOfValor => true,
        };
        if !is_possible {
            let message = format!(
                "`{id}`: numbers are 1 to 3, and the signals of a table begin with 0 or 1 and never fall: {effect:?}"
            );
            findings.push(entry.error("event-numbers", message));
        }
    }
}
