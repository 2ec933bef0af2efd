//! What must be true of the pack beyond its form. Every finding names file and line.

use sortie_boards::hex;
use sortie_content::{Finding, TomlFile};
use toml::Spanned;

use super::board::{ActionField, Board};
use super::card::{Needs, Penalty};
use super::kinds::Jedi;
use super::map::Map;
use super::read::{RawBoards, RawCards, RawLevel, RawModules, RawPhase, RawTrack};

/// 28 connected areas of 3 to 6 fields, 4 pillars apart from each other, and one walkable whole.
pub(super) fn map(file: TomlFile<'_>, rows: &Spanned<String>, map: &Map, findings: &mut Vec<Finding>) {
    let mut wrong = |code, message: String| findings.push(file.error(rows.span(), code, message));
    if map.areas.len() != 28 {
        wrong("map-areas", format!("{} areas; the tiles are numbered 1 to 28", map.areas.len()));
    }
    for (area, number) in map.areas.iter().zip(1..) {
        if !(3..=6).contains(&area.len()) {
            wrong("area-size", format!("area {number} has {} fields; 3 to 6 are allowed", area.len()));
        } else if let Some(first) = area.iter().next()
            && hex::reach(&map.neighbours, first, *area) != *area
        {
            wrong("area-torn", format!("area {number} is not connected"));
        }
    }
    if map.pillars.len() != 4 {
        wrong("map-pillars", format!("{} pillars; the arena has 4", map.pillars.len()));
    }
    for (n, pillar) in map.pillars.iter().enumerate() {
        let shared = map.pillars[..n].iter().any(|other| other.beside.meets(pillar.beside));
        if shared {
            wrong("pillars-close", format!("the pillar at row {} shares a field with another", pillar.y + 1));
        }
    }
    if let Some(first) = map.all().iter().next()
        && hex::reach(&map.neighbours, first, map.all()) != map.all()
    {
        wrong("map-torn", "some fields cannot be reached from the others".to_owned());
    }
}

/// Five rounds, the phases in an order that can be played, numbers in range.
pub(super) fn track(file: TomlFile<'_>, raw: &RawTrack, findings: &mut Vec<Finding>) {
    let mut wrong = |span, code, message: &str| findings.push(file.error(span, code, message));
    if *raw.phases.get_ref() != [RawPhase::Threats, RawPhase::Roll, RawPhase::Refill, RawPhase::Check] {
        wrong(raw.phases.span(), "phase-order", "a round is threats, roll, refill, check, then its rushes");
    }
    for RawLevel { start_force, start_areas, rushes } in [&raw.easy, &raw.normal, &raw.hard] {
        if !(1..=10).contains(start_force.get_ref()) {
            wrong(start_force.span(), "start-force", "the Force marker starts on 1 to 10");
        }
        if start_areas.get_ref().by_kind().iter().map(|&n| u32::from(n)).sum::<u32>() > 24 {
            wrong(start_areas.span(), "start-areas", "more than 24 of 28 areas leave no room to play");
        }
        if rushes.get_ref().len() != 5 {
            wrong(rushes.span(), "rounds", "the game has five rounds, each with a list of rushes");
        }
        // Rule 50 promises several; ten a round keep the track within 255 fields.
        if rushes.get_ref().iter().any(|round| !(2..=10).contains(&round.len())) {
            wrong(rushes.span(), "rushes", "every round has 2 to 10 rushes");
        }
    }
}

/// Helpers with a price that leaves room to play, and tiles to spend.
pub(super) fn modules(file: TomlFile<'_>, raw: &RawModules, findings: &mut Vec<Finding>) {
    for module in [&raw.r2d2, &raw.c3po] {
        if module.extra_areas.get_ref().by_kind().iter().map(|&n| u32::from(n)).sum::<u32>() > 2 {
            let message = "a module fills at most two more areas";
            findings.push(file.error(module.extra_areas.span(), "module-areas", message));
        }
        if !(1..=9).contains(module.tiles.get_ref()) {
            findings.push(file.error(module.tiles.span(), "module-tiles", "a module has 1 to 9 tiles"));
        }
    }
}

/// 15 threats and a mega threat for each round, with needs that dice can meet.
pub(super) fn cards(file: TomlFile<'_>, raw: &RawCards, findings: &mut Vec<Finding>) {
    let mut ids: Vec<&str> = Vec::new();
    let mut wrong = |span, code, message: String| findings.push(file.error(span, code, message));
    let all = raw.threat.iter().map(|card| (&card.id, &card.needs));
    for (id, needs) in all.chain(raw.mega.iter().map(|card| (&card.id, &card.needs))) {
        if ids.contains(&id.get_ref().as_str()) {
            wrong(id.span(), "card-twice", format!("there is another card `{}`", id.get_ref()));
        }
        ids.push(id.get_ref());
        let possible = match needs.get_ref() {
            Needs::Dice(faces) => {
                (2..=5).contains(&faces.len()) && faces.iter().all(|face| (1..=6).contains(face))
            }
            Needs::Sum(sum) => (7..=30).contains(sum),
        };
        if !possible {
            let message = "a card needs two to five dice with faces 1 to 6, or a sum of 7 to 30".to_owned();
            wrong(needs.span(), "card-needs", message);
        }
    }
    for card in &raw.threat {
        let sensible = match card.penalty.get_ref() {
            Penalty::Force(steps) => (1..=9).contains(steps),
            Penalty::Droids(kinds) => (1..=9).contains(&kinds.len()),
        };
        if !sensible {
            wrong(card.penalty.span(), "card-penalty", "the penalty does nothing or too much".to_owned());
        }
    }
    if raw.threat.len() != 15 {
        wrong(0..0, "n-threats", format!("{} threats; three a round make 15", raw.threat.len()));
    }
    if raw.mega.len() != 5 {
        wrong(0..0, "n-megas", format!("{} mega threats; one a round makes 5", raw.mega.len()));
    }
    for (card, round) in raw.mega.iter().zip(1..) {
        if *card.round.get_ref() != round {
            wrong(card.round.span(), "mega-order", format!("this is the mega threat of round {round}"));
        }
    }
}

/// A side for each Jedi and number of players; fields that a die can use.
pub(super) fn boards(file: TomlFile<'_>, raw: &RawBoards, findings: &mut Vec<Finding>) {
    let mut wrong = |span, code, message: String| findings.push(file.error(span, code, message));
    if raw.force_scale.get_ref().iter().any(|&steps| steps > 3) {
        wrong(raw.force_scale.span(), "force-scale", "a die makes 0 to 3 Force".to_owned());
    }
    for jedi in Jedi::ALL {
        for players in 2..=4 {
            let sides = raw.board.iter().map(Spanned::get_ref);
            let n = sides.filter(|board| board.jedi == jedi && board.players == players).count();
            if n != 1 {
                wrong(
                    0..0,
                    "board-sides",
                    format!("{n} boards of {jedi:?} for {players} players; one is needed"),
                );
            }
        }
    }
    for board in &raw.board {
        let Board { players, fields, .. } = board.get_ref();
        if !(2..=4).contains(players) {
            wrong(board.span(), "board-players", format!("{players} players; 2 to 4 can play"));
        }
        if fields.is_empty() || fields.len() > Board::MOST_FIELDS {
            wrong(board.span(), "board-fields", format!("{} action fields; 1 to 10 fit", fields.len()));
        }
        let scales = fields.iter().filter(|field| matches!(field, ActionField::Force { exact: None, .. }));
        if scales.count() != 1 {
            wrong(
                board.span(),
                "board-force",
                "each board has one field that makes Force by the scale".to_owned(),
            );
        }
        for field in fields {
            let usable = match field {
                ActionField::Fight { bonus, exact } => {
                    *bonus <= 10 && exact.is_none_or(|face| (1..=6).contains(&face))
                }
                ActionField::Force { exact, steps } => {
                    exact.is_some() == steps.is_some()
                        && exact.is_none_or(|face| (1..=6).contains(&face))
                        && steps.is_none_or(|steps| (1..=10).contains(&steps))
                }
                ActionField::Push { exact, droids } => (1..=6).contains(exact) && !droids.is_empty(),
            };
            if !usable {
                wrong(board.span(), "action-field", format!("no die can use {field:?}"));
            }
        }
    }
}
