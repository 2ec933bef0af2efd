//! Everything a mission, an encounter or the end of a mission does and asks for, however deep it lies.

use crate::content::mission::{Effect, Given, Mission, Trigger};
use crate::content::place::Place;

/// Effects and conditions in the order of the file.
#[derive(Debug, Default)]
pub(in crate::content) struct Walk<'a> {
    pub(in crate::content) effects: Vec<SeenEffect<'a>>,
    pub(in crate::content) givens: Vec<SeenGiven<'a>>,
}

/// An effect.
#[derive(Debug)]
pub(in crate::content) struct SeenEffect<'a> {
    pub(in crate::content) effect: &'a Effect,
    pub(in crate::content) place: Place<'a>,
    /// In how many lists inside other effects it lies.
    pub(in crate::content) depth: usize,
    /// The scenes that may be played when it happens.
    pub(in crate::content) scenes: Vec<usize>,
    pub(in crate::content) moment: Moment,
    /// Whether there is somebody who interacted, tested, entered.
    pub(in crate::content) has_actor: bool,
}

/// What is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::content) enum Moment {
    /// A mission is played.
    Mission,
    /// It is over, and what happened in it is still known.
    Over,
    /// The team is on the star map.
    Story,
}

/// A condition, one that stands in another included.
#[derive(Debug)]
pub(in crate::content) struct SeenGiven<'a> {
    pub(in crate::content) given: &'a Given,
    pub(in crate::content) place: Place<'a>,
    pub(in crate::content) moment: Moment,
}

impl<'a> Walk<'a> {
    /// All of a mission.
    pub(in crate::content) fn mission(mission: &'a Mission, file: &Place<'a>) -> Self {
        let mut walk = Self::default();
        for (n, object) in mission.object.iter().enumerate() {
            for (a, action) in object.action.iter().enumerate() {
                let place = file.key("object").nth(n).key("action").nth(a).key("if");
                walk.givens(&action.given, &place, Moment::Mission);
            }
        }
        for (n, rule) in mission.rule.iter().enumerate() {
            let when = &rule.when;
            let has_actor = !matches!(
                when,
                Trigger::Start
                    | Trigger::Scene(_)
                    | Trigger::RoundBegins(_)
                    | Trigger::RoundEnds(_)
                    | Trigger::EachRoundFrom(_)
            );
            let place = file.key("rule").nth(n);
            walk.givens(&rule.given, &place.key("if"), Moment::Mission);
            let scenes = scenes_of(mission, Some(when), &rule.given);
            let around =
                Around { mission: Some(mission), scenes, moment: Moment::Mission, has_actor, depth: 0 };
            walk.effects(&rule.effect, &place.key("do"), around);
        }
        for (n, peril) in mission.peril.iter().enumerate() {
            let place = file.key("peril").nth(n);
            walk.givens(&peril.given, &place.key("if"), Moment::Mission);
            let scenes = scenes_of(mission, None, &peril.given);
            let moment = Moment::Mission;
            let around = Around { mission: Some(mission), scenes, moment, has_actor: false, depth: 0 };
            walk.effects(&peril.effect, &place.key("do"), around);
        }
        for (key, hints) in [("hint", &mission.hint), ("companion_hint", &mission.companion_hint)] {
            for (n, hint) in hints.iter().enumerate() {
                walk.givens(&hint.given, &file.key(key).nth(n).key("if"), Moment::Mission);
            }
        }
        walk.story(&mission.won, &file.key("won"), Moment::Over);
        walk.story(&mission.lost, &file.key("lost"), Moment::Over);
        walk
    }

    /// A list of effects that follow while no mission is played.
    pub(in crate::content) fn story(&mut self, effects: &'a [Effect], place: &Place<'a>, moment: Moment) {
        let around = Around { mission: None, scenes: Vec::new(), moment, has_actor: false, depth: 0 };
        self.effects(effects, place, around);
    }

    /// A list of conditions.
    pub(in crate::content) fn givens(&mut self, givens: &'a [Given], place: &Place<'a>, moment: Moment) {
        for (n, given) in givens.iter().enumerate() {
            self.given(given, &place.nth(n), moment);
        }
    }

    fn given(&mut self, given: &'a Given, place: &Place<'a>, moment: Moment) {
        self.givens.push(SeenGiven { given, place: place.clone(), moment });
        match given {
            Given::Not(given) => self.given(given, &place.key("not"), moment),
            Given::Any(list) => self.givens(list, &place.key("any"), moment),
            Given::All(list) => self.givens(list, &place.key("all"), moment),
            _ => {}
        }
    }

    fn effects(&mut self, effects: &'a [Effect], place: &Place<'a>, mut around: Around<'a>) {
        for (n, effect) in effects.iter().enumerate() {
            let place = place.nth(n);
            let Around { moment, has_actor, depth, .. } = around;
            let scenes = around.scenes.clone();
            self.effects.push(SeenEffect { effect, place: place.clone(), depth, scenes, moment, has_actor });
            let inside = Around { depth: depth + 1, ..around.clone() };
            match effect {
                // What follows in the list happens in the new scene.
                Effect::GoTo(id) => {
                    around.scenes =
                        around.mission.and_then(|mission| mission.scene(id)).into_iter().collect();
                }
                Effect::Choose { options, .. } => {
                    for (o, option) in options.iter().enumerate() {
                        let place = place.key("choose").key("options").nth(o);
                        self.givens(&option.given, &place.key("if"), moment);
                        self.effects(&option.effect, &place.key("do"), inside.clone());
                    }
                }
                Effect::Test(test) => {
                    for (o, outcome) in test.outcomes.iter().enumerate() {
                        let place = place.key("test").key("outcomes").nth(o).key("do");
                        // Whoever tested.
                        self.effects(&outcome.effect, &place, Around { has_actor: true, ..inside.clone() });
                    }
                }
                Effect::When { given, then, otherwise } => {
                    let place = place.key("when");
                    self.givens(given, &place.key("if"), moment);
                    self.effects(then, &place.key("then"), inside.clone());
                    self.effects(otherwise, &place.key("else"), inside);
                }
                _ => {}
            }
        }
    }
}

/// What is known of a list of effects.
#[derive(Clone)]
struct Around<'a> {
    mission: Option<&'a Mission>,
    scenes: Vec<usize>,
    moment: Moment,
    has_actor: bool,
    depth: usize,
}

/// The scene a rule belongs to, if what calls it or its conditions say so; otherwise all of them.
fn scenes_of(mission: &Mission, when: Option<&Trigger>, given: &[Given]) -> Vec<usize> {
    let object = |id: &str| {
        let id = id.split('.').next().unwrap_or(id);
        Some(mission.object[mission.object(id)?].scene.as_str())
    };
    let region = |id: &str| Some(mission.region[mission.region(id)?].scene.as_str());
    let by_trigger = match when {
        // The first scene's map is being laid out.
        Some(Trigger::Start) => mission.scene.first().map(|scene| scene.id.as_str()),
        Some(Trigger::Scene(id)) => Some(id.as_str()),
        Some(Trigger::Opened(id) | Trigger::Interacted(id) | Trigger::PickedUp(id)) => object(id),
        Some(Trigger::Tested { at, .. }) => object(at),
        Some(Trigger::Entered(id) | Trigger::AllIn(id)) => region(id),
        Some(Trigger::Brought { to, .. }) => region(to),
        Some(Trigger::Controlled(id)) => object(id).or_else(|| region(id)),
        _ => None,
    };
    let by_given = given.iter().find_map(|given| match given {
        Given::Scene(id) => Some(id.as_str()),
        _ => None,
    });
    let scene = by_trigger.or(by_given).and_then(|id| mission.scene(id));
    scene.map_or_else(|| (0..mission.scene.len()).collect(), |scene| vec![scene])
}
