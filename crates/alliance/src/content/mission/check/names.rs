//! Every name that is used exists, and nothing is named twice.

use std::collections::BTreeSet;

use serde_json::json;
use sortie_content::{Finding, Place};
use sortie_mission::check::{self, Places, named_twice};

use super::{Known, Walk, deployed};
use crate::agreed::Mode;
use crate::choice::Choice;
use crate::content::activation::Name;
use crate::content::group::Faction;
use crate::content::mission::{
    AllianceWords, Deploy, GroupPick, Mission, Named, ObjectKind, OwnEffect, OwnGiven, OwnTrigger, Whom,
};

pub(super) fn names(
    mission: &Mission,
    walk: &Walk<'_>,
    known: &Known<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    twice(mission, file, findings);
    let groups = walk.effects.iter().filter_map(|seen| deployed(seen.effect));
    let labels = groups.map(|deploy| deploy.label.as_str());
    let names = Names { mission, known, labels: labels.collect() };
    names.things(file, findings);
    check::names(mission, walk, &names, known, file, findings);
}

fn twice(mission: &Mission, file: &Place<'_>, findings: &mut Vec<Finding>) {
    named_twice(mission, file, findings);
    check::twice("object", mission.object.iter().map(|object| object.id.as_str()), file, findings);
    check::twice("orders", mission.orders.iter().map(|orders| orders.id.as_str()), file, findings);
    check::twice("region", mission.region.iter().map(|region| region.id.as_str()), file, findings);
    // Objectives and controlled places name either, so they share their names.
    for (n, region) in mission.region.iter().enumerate() {
        if mission.object(&region.id).is_some() {
            let message = format!("there is an object `{}` already", region.id);
            findings.push(file.key("region").nth(n).error("name-twice", message));
        }
    }
}

struct Names<'a> {
    mission: &'a Mission,
    known: &'a Known<'a>,
    labels: BTreeSet<&'a str>,
}

impl Names<'_> {
    /// What heads, scenes, objects, regions and hints name.
    fn things(&self, file: &Place<'_>, findings: &mut Vec<Finding>) {
        let mission = self.mission;
        for (n, id) in mission.heroes.iter().enumerate() {
            if !self.known.heroes.iter().any(|hero| hero.id == *id) {
                wrong(
                    findings,
                    &file.key("heroes").nth(n),
                    "hero-unknown",
                    format!("there is no hero `{id}`"),
                );
            }
        }
        for (n, scene) in mission.scene.iter().enumerate() {
            let place = file.key("scene").nth(n);
            let Some(map) = self.known.map(&scene.map) else {
                wrong(findings, &place, "map-unknown", format!("there is no map `{}`", scene.map));
                continue;
            };
            if !map.is_mission {
                wrong(findings, &place, "map-use", format!("`{}` is a map for skirmishes", map.id));
            }
            for id in scene.start.iter().filter(|id| map.area(id).is_none()) {
                let message = format!("the map `{}` has no area `{id}`", map.id);
                wrong(findings, &place.key("start"), "area-unknown", message);
            }
        }
        for (n, orders) in mission.orders.iter().enumerate() {
            let place = file.key("orders").nth(n);
            self.label(&orders.group, &place.key("group"), findings);
            for (l, line) in orders.line.iter().enumerate() {
                if let Some(Name::Object(id)) = line.target.as_ref().and_then(|mark| mark.named.as_ref()) {
                    self.object(id, &place.key("line").nth(l), findings);
                }
            }
        }
        for (n, object) in mission.object.iter().enumerate() {
            self.scene(&object.scene, &file.key("object").nth(n).key("scene"), findings);
        }
        for (n, region) in mission.region.iter().enumerate() {
            let place = file.key("region").nth(n);
            self.scene(&region.scene, &place.key("scene"), findings);
            let scene = mission.scene.iter().find(|scene| scene.id == region.scene);
            let map = scene.and_then(|scene| self.known.map(&scene.map));
            if let (Some(area), Some(map)) = (&region.area, map)
                && map.area(area).is_none()
            {
                let message = format!("the map `{}` has no area `{area}`", map.id);
                wrong(findings, &place.key("area"), "area-unknown", message);
            }
        }
        for (key, mode) in [("hint", Mode::Table), ("companion_hint", Mode::Companion)] {
            for (n, hint) in mission.hints(mode).iter().enumerate() {
                let place = file.key(key).nth(n);
                self.point(&hint.point, &place.key("point"), findings);
                if hint.until.is_some_and(|deed| !deed.is_seen(mode)) {
                    let message =
                        "nobody does this at that table, so the hint would stay for good".to_owned();
                    wrong(findings, &place.key("until"), "hint-until", message);
                }
            }
        }
    }

    /// What a hint points at.
    fn point(&self, point: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let (kind, id) = point.split_once(':').unwrap_or((point, ""));
        match kind {
            "decision" | "team" | "enemies" | "objective" | "log" | "board" | "medpacs" | "peril"
                if id.is_empty() => {}
            "choice" => {
                let read = serde_json::from_value::<Choice>(json!({ "do": id }));
                // A choice that lacks its fields is a choice all the same.
                if read.is_err_and(|error| error.to_string().contains("unknown variant")) {
                    wrong(findings, place, "hint-point", format!("no answer of a player is called `{id}`"));
                }
            }
            "object" => self.object(id, place, findings),
            "region" => self.region(id, place, findings),
            "group" => self.label(id, place, findings),
            "hero" if self.known.heroes.iter().any(|hero| hero.id == id) => {}
            "hero" => wrong(findings, place, "hero-unknown", format!("there is no hero `{id}`")),
            _ => wrong(findings, place, "hint-point", format!("a hint cannot point at `{point}`")),
        }
    }

    /// What a condition or an effect names.
    fn named(&self, named: Named<'_>, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match named {
            Named::Object(id) => self.object(id, place, findings),
            Named::Door(id) => self.door(id, place, findings),
            Named::Carried(id) => self.carried(id, place, findings),
            Named::Deployed(deploy) => self.deploy(deploy, place, findings),
            Named::Label(id, _) => self.label(id, place, findings),
            // Figures: `check_whom`; areas: `board`; the rest is the pack's, not the mission's.
            Named::Figures(_)
            | Named::Area(_)
            | Named::Ally(..)
            | Named::Item(_)
            | Named::ItemOfTier(_)
            | Named::Hero(_)
            | Named::Nothing => {}
        }
    }

    fn deploy(&self, deploy: &Deploy, place: &Place<'_>, findings: &mut Vec<Finding>) {
        for pick in [Some(&deploy.group), deploy.hard.as_ref()].into_iter().flatten() {
            let fits: Vec<_> = match pick {
                GroupPick::Named(id) => self.known.groups.iter().filter(|group| group.id == *id).collect(),
                GroupPick::Random(random) => {
                    let fits = |faction| random.faction.is_none_or(|wanted| wanted == faction);
                    let groups = self.known.groups.iter().filter(|group| fits(group.faction));
                    groups
                        .filter(|group| {
                            random.has_trait.as_ref().is_none_or(|word| group.traits.contains(word))
                        })
                        .filter(|group| !random.small || group.base == [1, 1])
                        .collect()
                }
            };
            match pick {
                GroupPick::Named(id) if fits.is_empty() => {
                    wrong(findings, place, "group-unknown", format!("there is no group `{id}`"));
                }
                GroupPick::Named(id) if fits[0].faction == Faction::Rebel => {
                    let message = format!("`{id}` is an ally; an ally joins by `join`");
                    wrong(findings, place, "group-ally", message);
                }
                GroupPick::Random(random) => {
                    let enemies =
                        fits.iter().filter(|group| group.faction != Faction::Rebel && group.copies > 0);
                    let cheapest = enemies.map(|group| i16::from(group.cost)).min();
                    if cheapest.is_none_or(|cost| random.threat.all().into_iter().any(|most| most < cost)) {
                        let message = "no group of the box is like this for so little threat".to_owned();
                        wrong(findings, place, "group-unknown", message);
                    }
                }
                GroupPick::Named(_) => {}
            }
        }
    }

    fn scene(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if self.mission.scene(id).is_none() {
            wrong(findings, place, "scene-unknown", format!("there is no scene `{id}`"));
        }
    }

    fn object(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if self.mission.object(id).is_none() {
            wrong(findings, place, "object-unknown", format!("there is no object `{id}`"));
        }
    }

    fn region(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if self.mission.region(id).is_none() {
            wrong(findings, place, "region-unknown", format!("there is no region `{id}`"));
        }
    }

    fn label(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if !self.labels.contains(id) {
            wrong(findings, place, "label-unknown", format!("no group comes in as `{id}`"));
        }
    }

    fn door(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match self.mission.object(id).map(|n| self.mission.object[n].kind) {
            None => self.object(id, place, findings),
            Some(ObjectKind::Door) => {}
            Some(_) => wrong(findings, place, "object-no-door", format!("`{id}` is no door")),
        }
    }

    fn carried(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match self.mission.object(id).map(|n| self.mission.object[n].carry) {
            None => self.object(id, place, findings),
            Some(true) => {}
            Some(false) => wrong(findings, place, "object-no-carry", format!("`{id}` cannot be carried")),
        }
    }

    fn attackable(&self, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match self.mission.object(id).map(|n| self.mission.object[n].health) {
            None => self.object(id, place, findings),
            Some(Some(_)) => {}
            Some(None) => {
                let message = format!("nobody can attack `{id}`: it has no `health`");
                wrong(findings, place, "object-no-health", message);
            }
        }
    }

    /// `object` or `object.action`, with a test if one is asked for.
    fn action(&self, name: &str, tests: bool, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let (id, action) = name.split_once('.').map_or((name, None), |(id, action)| (id, Some(action)));
        let Some(n) = self.mission.object(id) else { return self.object(id, place, findings) };
        let object = &self.mission.object[n];
        let mut actions = object.action.iter().filter(|known| action.is_none_or(|action| known.id == action));
        if action.is_some() && actions.clone().next().is_none() {
            let message = format!("`{id}` has no action `{}`", action.unwrap_or_default());
            wrong(findings, place, "action-unknown", message);
        } else if tests && !actions.any(|action| action.test.is_some()) {
            wrong(findings, place, "object-no-test", format!("nobody tests at `{name}`"));
        }
    }
}

impl Places<AllianceWords> for Names<'_> {
    fn check_trigger(&self, trigger: &OwnTrigger, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match trigger {
            OwnTrigger::Opened(id) => self.door(id, place, findings),
            OwnTrigger::Interacted(id) => self.action(id, false, place, findings),
            OwnTrigger::Tested { at, .. } => self.action(at, true, place, findings),
            OwnTrigger::Defeated(id) => self.label(id, place, findings),
            OwnTrigger::Destroyed(id) => self.attackable(id, place, findings),
            OwnTrigger::Entered(id) | OwnTrigger::AllIn(id) => self.region(id, place, findings),
            OwnTrigger::Brought { object, to } => {
                self.carried(object, place, findings);
                self.region(to, place, findings);
            }
            OwnTrigger::PickedUp(id) => self.carried(id, place, findings),
            OwnTrigger::Controlled(id) => {
                if self.mission.object(id).is_none() && self.mission.region(id).is_none() {
                    let message = format!("there is no object or region `{id}`");
                    findings.push(place.error("name-unknown", message));
                }
            }
            OwnTrigger::Cleared | OwnTrigger::Wounded(_) | OwnTrigger::Withdrawn(_) => {}
        }
    }

    fn check_given(&self, given: &OwnGiven, place: &Place<'_>, findings: &mut Vec<Finding>) {
        self.named(given.named(), place, findings);
    }

    fn check_effect(&self, effect: &OwnEffect, place: &Place<'_>, findings: &mut Vec<Finding>) {
        self.named(effect.named(), place, findings);
    }

    fn check_whom(&self, whom: &Whom, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match whom {
            Whom::In(id) => self.region(id, place, findings),
            Whom::Group(id) => self.label(id, place, findings),
            Whom::Actor | Whom::Chosen | Whom::Heroes => {}
        }
    }

    fn check_about(&self, name: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let is_known = self.mission.object(name).is_some()
            || self.mission.region(name).is_some()
            || self.labels.contains(name);
        if !is_known {
            let message = format!("there is no object, region or group `{name}`");
            findings.push(place.error("name-unknown", message));
        }
    }
}

fn wrong(findings: &mut Vec<Finding>, place: &Place<'_>, code: &'static str, message: String) {
    findings.push(place.error(code, message));
}
