//! Every name that is used exists.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place};
use sortie_mission::check::{self, Places};

use super::{Known, Walk};
use crate::content::mission::{
    DefendersWords, Effect, Field, Mission, Named, OwnEffect, OwnGiven, OwnTrigger, Trigger, Whom,
};
use crate::mind;

pub(super) fn names(
    mission: &Mission,
    walk: &Walk<'_>,
    known: &Known<'_>,
    field: Option<&Field>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let roles = walk.effects.iter().filter_map(|seen| {
        let Effect::Own(OwnEffect::Role { role, .. }) = seen.effect else { return None };
        Some(role.as_str())
    });
    let names = Names { mission, known, field, roles: roles.collect() };
    names.things(file, findings);
    check::names(mission, walk, &names, known, file, findings);
    there(mission, file, findings);
}

struct Names<'a> {
    mission: &'a Mission,
    known: &'a Known<'a>,
    /// None if the map cannot be laid; then hexes are not asked for.
    field: Option<&'a Field>,
    roles: BTreeSet<&'a str>,
}

impl Names<'_> {
    /// What stands in the file besides rules.
    fn things(&self, file: &Place<'_>, findings: &mut Vec<Finding>) {
        let mission = self.mission;
        for (n, special) in mission.special.iter().enumerate() {
            if let Some(named) = special.named() {
                self.named(named, &file.key("special").nth(n), findings);
            }
        }
        for (n, alien) in mission.alien.iter().enumerate() {
            self.named(Named::Card(&alien.card), &file.key("alien").nth(n).key("card"), findings);
        }
        for card in mission.decks.aliens.keys() {
            self.named(Named::Card(card), &file.key("decks").key("aliens").key(card), findings);
        }
        for (n, &card) in mission.decks.encounters.iter().enumerate() {
            self.named(Named::Encounter(card), &file.key("decks").key("encounters").nth(n), findings);
        }
        for (n, orders) in mission.orders.iter().enumerate() {
            let place = file.key("orders").nth(n);
            self.named(Named::Figure(&orders.figure), &place.key("figure"), findings);
            if orders.line.last().is_none_or(|last| last.at.is_some()) || !rises(&orders.line) {
                let message = "lines rise by their numbers, and the last is blind (135, 136)";
                findings.push(place.error("orders-lines", message));
            }
        }
        for (n, action) in mission.action.iter().enumerate() {
            let place = file.key("action").nth(n);
            action.named().into_iter().for_each(|named| self.named(named, &place, findings));
        }
        for (n, hint) in mission.hint.iter().enumerate() {
            self.point(&hint.point, &file.key("hint").nth(n).key("point"), findings);
        }
    }

    /// What a hint points at.
    fn point(&self, point: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        const ON_THE_TABLE: [&str; 8] =
            ["decision", "agents", "aliens", "signals", "decks", "log", "board", "objective"];
        // Whatever may be offered.
        let is_answer = point.starts_with("choice:");
        if !is_answer && !ON_THE_TABLE.contains(&point) {
            self.about(point, place, findings);
        }
    }

    /// `teleport:flash`, `waypoint:1`, `action:scan`, or a place, a figure, a person, an item.
    fn about(&self, name: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let mission = self.mission;
        let (kind, id) = name.split_once(':').unwrap_or(("", name));
        let is_known = match kind {
            "teleport" => mission.teleport.iter().any(|point| point.symbol.to_string() == id),
            "waypoint" => mission.waypoint.iter().any(|point| point.number.to_string() == id),
            "action" => mission.action(id).is_some(),
            "" => {
                mission.place(id).is_some()
                    || mission.figure(id).is_some()
                    || mission.person(id).is_some()
                    || mission.item(id).is_some()
            }
            _ => false,
        };
        if !is_known {
            findings.push(place.error("name-unknown", format!("nothing in the mission is called `{name}`")));
        }
    }

    fn named(&self, named: Named<'_>, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let mission = self.mission;
        let mut known = |is_known: bool, code, what: &str, id: &str| {
            if !is_known {
                findings.push(place.error(code, format!("there is no {what} `{id}`")));
            }
        };
        match named {
            Named::Figure(id) => known(mission.figure(id).is_some(), "figure-unknown", "figure", id),
            Named::Somebody(id) => {
                let is_known = mission.figure(id).is_some() || mission.person(id).is_some();
                known(is_known, "figure-unknown", "figure or person", id);
            }
            Named::Person(id) => known(mission.person(id).is_some(), "person-unknown", "person", id),
            Named::Soul(id) => known(mission.soul(id).is_some(), "person-unknown", "person or profile", id),
            Named::Card(id) => {
                let card = self.known.content.alien(id).map(|card| &self.known.content.aliens[card]);
                known(card.is_some_and(|card| !card.is_enraged), "card-unknown", "alien card", id);
            }
            Named::Encounter(number) => {
                let is_known = self.known.content.encounter(number).is_some();
                known(is_known, "encounter-unknown", "encounter", &number.to_string());
            }
            Named::Event(letter) => {
                let is_known = ('A'..='E').contains(&letter)
                    && (mission.window(letter).is_some() || self.is_drawn(letter));
                if !is_known {
                    let message = format!("{letter} is no special event of the deck");
                    findings.push(place.error("event-unknown", message));
                }
            }
            Named::Place(id) => known(mission.place(id).is_some(), "place-unknown", "place", id),
            Named::Side(id) => {
                known(mission.sides().any(|side| side == id), "side-unknown", "side of the map", id);
            }
            Named::Hex(hex) => {
                if let Some(field) = self.field {
                    let found = field.hex(hex);
                    known(found.is_some(), "hex-unknown", "hex", &hex.0);
                    if found.is_some_and(|hex| !field.board(0).floor().has(hex)) {
                        findings.push(place.error("hex-blocked", format!("`{}` is blocked", hex.0)));
                    }
                }
            }
            Named::Point(symbol) => {
                let is_known = mission.teleport.iter().any(|point| point.symbol == symbol);
                known(is_known, "teleport-unknown", "teleport point", &symbol.to_string());
            }
            Named::Waypoint(number) => {
                let is_known = mission.waypoint.iter().any(|point| point.number == number);
                known(is_known, "waypoint-unknown", "waypoint", &number.to_string());
            }
            Named::Door(id) => {
                known(mission.door.iter().any(|door| door.id == id), "door-unknown", "door", id);
            }
            Named::Item(id) => known(mission.item(id).is_some(), "item-unknown", "item", id),
            Named::Gun(id) => known(mission.gun(id).is_some(), "gun-unknown", "gun", id),
            Named::Role(id) => known(self.roles.contains(id), "role-unknown", "role", id),
            Named::Profile(id) => {
                let is_known = mission.profile.iter().any(|profile| profile.id == id);
                known(is_known, "profile-unknown", "profile", id);
            }
            Named::Action(name) => self.action(name, place, findings),
            Named::Counter(id) => {
                known(mission.counters.iter().any(|counter| counter == id), "counter-unknown", "counter", id);
            }
            // The library's, and `there`, which depends on the rule.
            Named::Mission(_) | Named::There => {}
        }
    }

    /// Whether a special event that lies in no stack is drawn by a rule.
    fn is_drawn(&self, letter: char) -> bool {
        use sortie_mission::Mission as _;
        self.mission.effects().into_iter().any(|effect| {
            matches!(effect, Effect::Own(OwnEffect::Draw { event: Some(drawn), .. }) if *drawn == letter)
        })
    }

    /// `scan`, or `hack.wound` for one of several results.
    fn action(&self, name: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let (id, result) = name.split_once('.').map_or((name, None), |(id, result)| (id, Some(result)));
        let Some(n) = self.mission.action(id) else {
            findings.push(place.error("action-unknown", format!("there is no action `{id}`")));
            return;
        };
        let Some(result) = result else { return };
        let roll = self.mission.action[n].roll.as_ref();
        if !roll.is_some_and(|roll| roll.result.iter().any(|known| known.id.as_deref() == Some(result))) {
            findings.push(place.error("action-unknown", format!("`{id}` has no result `{result}`")));
        }
    }
}

impl Places<DefendersWords> for Names<'_> {
    fn check_trigger(&self, trigger: &OwnTrigger, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if let Some(named) = trigger.named() {
            self.named(named, place, findings);
        }
        if let OwnTrigger::Failed(id) = trigger
            && self.mission.action(id).is_some_and(|n| self.mission.action[n].roll.is_none())
        {
            findings
                .push(place.error("action-sure", format!("nothing is rolled for `{id}`: it never fails")));
        }
    }

    fn check_given(&self, given: &OwnGiven, place: &Place<'_>, findings: &mut Vec<Finding>) {
        given.named().into_iter().for_each(|named| self.named(named, place, findings));
    }

    fn check_effect(&self, effect: &OwnEffect, place: &Place<'_>, findings: &mut Vec<Finding>) {
        effect.named().into_iter().for_each(|named| self.named(named, place, findings));
    }

    fn check_whom(&self, whom: &Whom, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if let Some(named) = whom.named() {
            self.named(named, place, findings);
        }
    }

    fn check_about(&self, name: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        self.about(name, place, findings);
    }
}

/// Lines of orders rise, as those of a card do.
fn rises(lines: &[mind::Line]) -> bool {
    let numbers: Vec<u8> = lines.iter().filter_map(|line| line.at).collect();
    numbers.len() + 1 == lines.len() && numbers.is_sorted_by(|a, b| a < b)
}

/// `there` is said only where something happened somewhere.
fn there(mission: &Mission, file: &Place<'_>, findings: &mut Vec<Finding>) {
    for (n, rule) in mission.rule.iter().enumerate() {
        let has_spot = match &rule.when {
            Trigger::Own(own) => own.has_spot(),
            Trigger::Start
            | Trigger::Scene(_)
            | Trigger::RoundBegins(_)
            | Trigger::RoundEnds(_)
            | Trigger::EachRoundFrom(_)
            | Trigger::Reaches { .. }
            | Trigger::Completed(_) => false,
        };
        let mut all = Vec::new();
        Effect::flatten(&rule.effect, &mut all);
        let says_there = |effect: &&Effect| match effect {
            Effect::Own(own) => own.named().contains(&Named::There),
            Effect::Say(_)
            | Effect::Rule(_)
            | Effect::Choose { .. }
            | Effect::Test(_)
            | Effect::When { .. }
            | Effect::GoTo(_)
            | Effect::Objective(_)
            | Effect::Offer(_)
            | Effect::Complete(_)
            | Effect::Fail(_)
            | Effect::Add { .. }
            | Effect::Flag(_)
            | Effect::Unflag(_)
            | Effect::Win(_)
            | Effect::Lose(_) => false,
        };
        if !has_spot && all.iter().any(says_there) {
            let place = file.key("rule").nth(n);
            findings
                .push(place.error("there-nowhere", "this happens nowhere in particular; where is `there`?"));
        }
    }
}
