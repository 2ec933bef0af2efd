//! Every name that is used exists, and nothing is named twice.

use std::collections::BTreeSet;

use serde_json::json;
use sortie_content::Finding;

use super::{Known, Walk};
use crate::agreed::Mode;
use crate::choice::Choice;
use crate::content::group::Faction;
use crate::content::mission::{Deploy, Effect, Given, GroupPick, Mission, ObjectKind, Trigger, Whom};
use crate::content::place::Place;

pub(super) fn names(
    mission: &Mission,
    walk: &Walk<'_>,
    known: &Known<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    twice(mission, file, findings);
    let labels = walk.effects.iter().filter_map(|seen| match seen.effect {
        Effect::Deploy(deploy) => Some(deploy.label.as_str()),
        _ => None,
    });
    let mut names = Names { mission, known, labels: labels.collect(), findings };
    names.things(file);
    for (n, rule) in mission.rule.iter().enumerate() {
        names.trigger(&rule.when, &file.key("rule").nth(n).key("when"));
    }
    for seen in &walk.givens {
        names.given(seen.given, &seen.place);
        known.story(seen, names.findings);
    }
    for seen in &walk.effects {
        names.effect(seen.effect, &seen.place);
        known.gifts(seen.effect, &seen.place, names.findings);
    }
}

fn twice(mission: &Mission, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let mut check = |key: &str, ids: Vec<&str>| {
        let mut seen = BTreeSet::new();
        for (n, id) in ids.into_iter().enumerate() {
            if !seen.insert(id) {
                let place = file.key(key).nth(n);
                findings.push(place.error("name-twice", format!("there is another {key} `{id}`")));
            }
        }
    };
    check("scene", mission.scene.iter().map(|scene| scene.id.as_str()).collect());
    check("objective", mission.objective.iter().map(|objective| objective.id.as_str()).collect());
    check("hint", mission.hint.iter().map(|hint| hint.id.as_str()).collect());
    check("companion_hint", mission.companion_hint.iter().map(|hint| hint.id.as_str()).collect());
    check("counters", mission.counters.iter().map(String::as_str).collect());
    check("object", mission.object.iter().map(|object| object.id.as_str()).collect());
    check("region", mission.region.iter().map(|region| region.id.as_str()).collect());
    // Objectives and controlled places name either, so they share their names.
    for (n, region) in mission.region.iter().enumerate() {
        if mission.object(&region.id).is_some() {
            let message = format!("there is an object `{}` already", region.id);
            findings.push(file.key("region").nth(n).error("name-twice", message));
        }
    }
}

struct Names<'a, 'f> {
    mission: &'a Mission,
    known: &'a Known<'a>,
    labels: BTreeSet<&'a str>,
    findings: &'f mut Vec<Finding>,
}

impl Names<'_, '_> {
    fn wrong(&mut self, place: &Place<'_>, code: &'static str, message: String) {
        self.findings.push(place.error(code, message));
    }

    /// What heads, scenes, objectives, objects, regions and hints name.
    fn things(&mut self, file: &Place<'_>) {
        let mission = self.mission;
        for (n, id) in mission.heroes.iter().enumerate() {
            if !self.known.heroes.iter().any(|hero| hero.id == *id) {
                self.wrong(&file.key("heroes").nth(n), "hero-unknown", format!("there is no hero `{id}`"));
            }
        }
        for (n, scene) in mission.scene.iter().enumerate() {
            let place = file.key("scene").nth(n);
            let Some(map) = self.known.map(&scene.map) else {
                self.wrong(&place, "map-unknown", format!("there is no map `{}`", scene.map));
                continue;
            };
            if !map.is_mission {
                self.wrong(&place, "map-use", format!("`{}` is a map for skirmishes", map.id));
            }
            for id in scene.start.iter().filter(|id| map.area(id).is_none()) {
                let message = format!("the map `{}` has no area `{id}`", map.id);
                self.wrong(&place.key("start"), "area-unknown", message);
            }
        }
        for (n, objective) in mission.objective.iter().enumerate() {
            let place = file.key("objective").nth(n);
            for (a, id) in objective.about.iter().enumerate() {
                let is_known = mission.object(id).is_some()
                    || mission.region(id).is_some()
                    || self.labels.contains(id.as_str());
                if !is_known {
                    let message = format!("there is no object, region or group `{id}`");
                    self.wrong(&place.key("about").nth(a), "name-unknown", message);
                }
            }
            if let Some(id) = &objective.counter {
                self.counter(id, &place.key("counter"));
            }
        }
        for (n, object) in mission.object.iter().enumerate() {
            self.scene(&object.scene, &file.key("object").nth(n).key("scene"));
        }
        for (n, region) in mission.region.iter().enumerate() {
            let place = file.key("region").nth(n);
            self.scene(&region.scene, &place.key("scene"));
            let scene = mission.scene.iter().find(|scene| scene.id == region.scene);
            let map = scene.and_then(|scene| self.known.map(&scene.map));
            if let (Some(area), Some(map)) = (&region.area, map)
                && map.area(area).is_none()
            {
                let message = format!("the map `{}` has no area `{area}`", map.id);
                self.wrong(&place.key("area"), "area-unknown", message);
            }
        }
        for (key, mode) in [("hint", Mode::Table), ("companion_hint", Mode::Companion)] {
            for (n, hint) in mission.hints(mode).iter().enumerate() {
                let place = file.key(key).nth(n);
                self.point(&hint.point, &place.key("point"));
                if hint.until.is_some_and(|deed| !deed.is_seen(mode)) {
                    let message =
                        "nobody does this at that table, so the hint would stay for good".to_owned();
                    self.wrong(&place.key("until"), "hint-until", message);
                }
                if n == Mission::MOST_HINTS {
                    let message = format!("only the first {} hints are ever shown", Mission::MOST_HINTS);
                    self.wrong(&place, "hints-many", message);
                }
            }
        }
    }

    /// What a hint points at.
    fn point(&mut self, point: &str, place: &Place<'_>) {
        let (kind, id) = point.split_once(':').unwrap_or((point, ""));
        match kind {
            "decision" | "team" | "enemies" | "objective" | "log" | "board" | "medpacs" | "peril"
                if id.is_empty() => {}
            "choice" => {
                let read = serde_json::from_value::<Choice>(json!({ "do": id }));
                // A choice that lacks its fields is a choice all the same.
                if read.is_err_and(|error| error.to_string().contains("unknown variant")) {
                    self.wrong(place, "hint-point", format!("no answer of a player is called `{id}`"));
                }
            }
            "object" => self.object(id, place),
            "region" => self.region(id, place),
            "group" => self.label(id, place),
            "hero" if self.known.heroes.iter().any(|hero| hero.id == id) => {}
            "hero" => self.wrong(place, "hero-unknown", format!("there is no hero `{id}`")),
            _ => self.wrong(place, "hint-point", format!("a hint cannot point at `{point}`")),
        }
    }

    fn trigger(&mut self, trigger: &Trigger, place: &Place<'_>) {
        match trigger {
            Trigger::Scene(id) => self.scene(id, place),
            Trigger::Opened(id) => self.door(id, place),
            Trigger::Interacted(id) => self.action(id, false, place),
            Trigger::Tested { at, .. } => self.action(at, true, place),
            Trigger::Defeated(id) => self.label(id, place),
            Trigger::Reaches { counter, .. } => self.counter(counter, place),
            Trigger::Entered(id) | Trigger::AllIn(id) => self.region(id, place),
            Trigger::Brought { object, to } => {
                self.carried(object, place);
                self.region(to, place);
            }
            Trigger::PickedUp(id) => self.carried(id, place),
            Trigger::Controlled(id) => {
                if self.mission.object(id).is_none() && self.mission.region(id).is_none() {
                    self.wrong(place, "name-unknown", format!("there is no object or region `{id}`"));
                }
            }
            Trigger::Completed(id) => self.objective(id, place),
            Trigger::Start
            | Trigger::Cleared
            | Trigger::Wounded(_)
            | Trigger::Withdrawn(_)
            | Trigger::RoundBegins(_)
            | Trigger::RoundEnds(_)
            | Trigger::EachRoundFrom(_) => {}
        }
    }

    fn given(&mut self, given: &Given, place: &Place<'_>) {
        match given {
            Given::Counter { counter, .. } => self.counter(counter, place),
            Given::Open(id) => self.door(id, place),
            Given::There(id) => self.object(id, place),
            Given::Carried(id) => self.carried(id, place),
            Given::Alive(id) => self.label(id, place),
            Given::Objective(id) | Given::Completed(id) => self.objective(id, place),
            Given::Scene(id) => self.scene(id, place),
            _ => {}
        }
    }

    fn effect(&mut self, effect: &Effect, place: &Place<'_>) {
        match effect {
            Effect::Show(id) | Effect::Remove(id) => self.object(id, place),
            Effect::Open(id) | Effect::Unlock(id) => self.door(id, place),
            Effect::Deploy(deploy) => self.deploy(deploy, place),
            Effect::Reinforce { group, .. } => self.label(group, place),
            Effect::Withdraw(id) | Effect::Ready(id) => self.label(id, place),
            Effect::GoTo(id) => self.scene(id, place),
            Effect::Objective(id) | Effect::Offer(id) | Effect::Complete(id) | Effect::Fail(id) => {
                self.objective(id, place);
            }
            Effect::Add { counter, .. } => self.counter(counter, place),
            Effect::Test(test) => self.whom(&test.whom, place),
            Effect::Harm(harm) => self.whom(&harm.whom, place),
            Effect::Heal(heal) => self.whom(&heal.whom, place),
            Effect::Supply { whom, .. } | Effect::Power { whom, .. } => self.whom(whom, place),
            _ => {}
        }
    }

    fn deploy(&mut self, deploy: &Deploy, place: &Place<'_>) {
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
                    self.wrong(place, "group-unknown", format!("there is no group `{id}`"));
                }
                GroupPick::Named(id) if fits[0].faction == Faction::Rebel => {
                    let message = format!("`{id}` is an ally; an ally joins by `join`");
                    self.wrong(place, "group-ally", message);
                }
                GroupPick::Random(random) => {
                    let enemies =
                        fits.iter().filter(|group| group.faction != Faction::Rebel && group.copies > 0);
                    let cheapest = enemies.map(|group| i16::from(group.cost)).min();
                    if cheapest.is_none_or(|cost| random.threat.all().into_iter().any(|most| most < cost)) {
                        let message = "no group of the box is like this for so little threat".to_owned();
                        self.wrong(place, "group-unknown", message);
                    }
                }
                GroupPick::Named(_) => {}
            }
        }
    }

    fn whom(&mut self, whom: &Whom, place: &Place<'_>) {
        match whom {
            Whom::In(id) => self.region(id, place),
            Whom::Group(id) => self.label(id, place),
            Whom::Actor | Whom::Chosen | Whom::Heroes => {}
        }
    }

    fn scene(&mut self, id: &str, place: &Place<'_>) {
        if self.mission.scene(id).is_none() {
            self.wrong(place, "scene-unknown", format!("there is no scene `{id}`"));
        }
    }

    fn object(&mut self, id: &str, place: &Place<'_>) {
        if self.mission.object(id).is_none() {
            self.wrong(place, "object-unknown", format!("there is no object `{id}`"));
        }
    }

    fn region(&mut self, id: &str, place: &Place<'_>) {
        if self.mission.region(id).is_none() {
            self.wrong(place, "region-unknown", format!("there is no region `{id}`"));
        }
    }

    fn objective(&mut self, id: &str, place: &Place<'_>) {
        if self.mission.objective(id).is_none() {
            self.wrong(place, "objective-unknown", format!("there is no objective `{id}`"));
        }
    }

    fn counter(&mut self, id: &str, place: &Place<'_>) {
        if self.mission.counter(id).is_none() {
            self.wrong(place, "counter-unknown", format!("there is no counter `{id}`"));
        }
    }

    fn label(&mut self, id: &str, place: &Place<'_>) {
        if !self.labels.contains(id) {
            self.wrong(place, "label-unknown", format!("no group comes in as `{id}`"));
        }
    }

    fn door(&mut self, id: &str, place: &Place<'_>) {
        match self.mission.object(id).map(|n| self.mission.object[n].kind) {
            None => self.object(id, place),
            Some(ObjectKind::Door) => {}
            Some(_) => self.wrong(place, "object-no-door", format!("`{id}` is no door")),
        }
    }

    fn carried(&mut self, id: &str, place: &Place<'_>) {
        match self.mission.object(id).map(|n| self.mission.object[n].carry) {
            None => self.object(id, place),
            Some(true) => {}
            Some(false) => self.wrong(place, "object-no-carry", format!("`{id}` cannot be carried")),
        }
    }

    /// `object` or `object.action`, with a test if one is asked for.
    fn action(&mut self, name: &str, tests: bool, place: &Place<'_>) {
        let (id, action) = name.split_once('.').map_or((name, None), |(id, action)| (id, Some(action)));
        let Some(n) = self.mission.object(id) else { return self.object(id, place) };
        let object = &self.mission.object[n];
        let mut actions = object.action.iter().filter(|known| action.is_none_or(|action| known.id == action));
        if action.is_some() && actions.clone().next().is_none() {
            let message = format!("`{id}` has no action `{}`", action.unwrap_or_default());
            self.wrong(place, "action-unknown", message);
        } else if tests && !actions.any(|action| action.test.is_some()) {
            self.wrong(place, "object-no-test", format!("nobody tests at `{name}`"));
        }
    }
}
