//! Everything a mission, an encounter or the end of a mission does and asks for, however deep it lies.

use std::collections::BTreeSet;

use sortie_content::Place;

use crate::{Branches, Effect, Given, Mission, Trigger, Words};

/// Effects and conditions in the order of the file.
#[derive(Debug)]
pub struct Walk<'a, W: Words> {
    /// Effects.
    pub effects: Vec<SeenEffect<'a, W>>,
    /// Conditions.
    pub givens: Vec<SeenGiven<'a, W>>,
}

/// An effect.
#[derive(Debug)]
pub struct SeenEffect<'a, W: Words> {
    /// Which.
    pub effect: &'a Effect<W>,
    /// Where it stands.
    pub place: Place<'a>,
    /// In how many lists inside other effects it lies.
    pub depth: usize,
    /// The scenes that may be played when it happens.
    pub scenes: Vec<usize>,
    /// What is going on then.
    pub phase: Phase,
    /// Whether there is somebody who did something.
    pub has_actor: bool,
}

/// What is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// A mission is played.
    Mission,
    /// It is over, and what happened in it is still known.
    Over,
    /// The players are between missions.
    Story,
}

/// A condition, one that stands in another included.
#[derive(Debug)]
pub struct SeenGiven<'a, W: Words> {
    /// Which.
    pub given: &'a Given<W>,
    /// Where it stands.
    pub place: Place<'a>,
    /// What is going on then.
    pub phase: Phase,
}

impl<W: Words> Default for Walk<'_, W> {
    fn default() -> Self {
        Self { effects: Vec::new(), givens: Vec::new() }
    }
}

impl<'a, W: Words> Walk<'a, W> {
    /// All of a mission that is made of the words of this crate. A game that has conditions elsewhere in its files adds
    /// them by [`Self::givens`].
    pub fn mission<M: Mission<Words = W>>(&mut self, mission: &'a M, file: &Place<'a>) {
        let numbers = Numbers(mission.scenes());
        for (n, rule) in mission.rules().iter().enumerate() {
            let place = file.key("rule").nth(n);
            self.givens(&rule.given, &place.key("if"), Phase::Mission);
            let around = Around {
                numbers: &numbers,
                scenes: scenes_of(mission, Some(&rule.when), &rule.given),
                phase: Phase::Mission,
                has_actor: rule.when.has_actor(),
                depth: 0,
            };
            self.effects(&rule.effect, &place.key("do"), around);
        }
        for (n, peril) in mission.perils().iter().enumerate() {
            let place = file.key("peril").nth(n);
            self.givens(&peril.given, &place.key("if"), Phase::Mission);
            let scenes = scenes_of(mission, None, &peril.given);
            let phase = Phase::Mission;
            let around = Around { numbers: &numbers, scenes, phase, has_actor: false, depth: 0 };
            self.effects(&peril.effect, &place.key("do"), around);
        }
        for (key, hints) in mission.hints() {
            for (n, hint) in hints.iter().enumerate() {
                self.givens(&hint.given, &file.key(key).nth(n).key("if"), Phase::Mission);
            }
        }
        self.story(mission.won(), &file.key("won"), Phase::Over);
        self.story(mission.lost(), &file.key("lost"), Phase::Over);
    }

    /// A list of effects that follow while no mission is played.
    pub fn story(&mut self, effects: &'a [Effect<W>], place: &Place<'a>, phase: Phase) {
        let numbers = Numbers(Vec::new());
        let around = Around { numbers: &numbers, scenes: Vec::new(), phase, has_actor: false, depth: 0 };
        self.effects(effects, place, around);
    }

    /// A list of conditions.
    pub fn givens(&mut self, givens: &'a [Given<W>], place: &Place<'a>, phase: Phase) {
        for (n, given) in givens.iter().enumerate() {
            self.given(given, &place.nth(n), phase);
        }
    }

    /// The flags that its effects set.
    pub fn flags(&self) -> BTreeSet<String> {
        self.effects.iter().filter_map(|seen| seen.effect.flag()).map(str::to_owned).collect()
    }

    fn given(&mut self, given: &'a Given<W>, place: &Place<'a>, phase: Phase) {
        self.givens.push(SeenGiven { given, place: place.clone(), phase });
        match given {
            Given::Not(given) => self.given(given, &place.key("not"), phase),
            Given::Any(list) => self.givens(list, &place.key("any"), phase),
            Given::All(list) => self.givens(list, &place.key("all"), phase),
            Given::Flag(_)
            | Given::Counter { .. }
            | Given::Players(_)
            | Given::Difficulty(_)
            | Given::Round(_)
            | Given::Objective(_)
            | Given::Completed(_)
            | Given::Scene(_)
            | Given::Played(_)
            | Given::Won(_)
            | Given::Met(_)
            | Given::Own(_) => {}
        }
    }

    fn effects(&mut self, effects: &'a [Effect<W>], place: &Place<'a>, mut around: Around<'_>) {
        for (n, effect) in effects.iter().enumerate() {
            let place = place.nth(n);
            let Around { phase, has_actor, depth, .. } = around;
            let scenes = around.scenes.clone();
            self.effects.push(SeenEffect { effect, place: place.clone(), depth, scenes, phase, has_actor });
            let inside = Around { depth: depth + 1, ..around.clone() };
            match effect.branches() {
                Branches::Options(options) => {
                    for (o, option) in options.iter().enumerate() {
                        let place = place.key("choose").key("options").nth(o);
                        self.givens(&option.given, &place.key("if"), phase);
                        self.effects(&option.effect, &place.key("do"), inside.clone());
                    }
                }
                Branches::Outcomes(test) => {
                    for (o, outcome) in test.outcomes.iter().enumerate() {
                        let place = place.key("test").key("outcomes").nth(o).key("do");
                        // Whoever tested.
                        self.effects(&outcome.effect, &place, Around { has_actor: true, ..inside.clone() });
                    }
                }
                Branches::Cases { given, then, otherwise } => {
                    let place = place.key("when");
                    self.givens(given, &place.key("if"), phase);
                    self.effects(then, &place.key("then"), inside.clone());
                    self.effects(otherwise, &place.key("else"), inside);
                }
                Branches::None => {}
            }
            // What follows in the list happens in the new scene.
            if let Effect::GoTo(id) = effect {
                around.scenes = around.numbers.of(id).into_iter().collect();
            }
        }
    }
}

/// The names of the scenes, by number.
struct Numbers<'a>(Vec<&'a str>);

impl Numbers<'_> {
    fn of(&self, id: &str) -> Option<usize> {
        self.0.iter().position(|scene| *scene == id)
    }
}

/// What is known of a list of effects.
#[derive(Clone)]
struct Around<'n> {
    numbers: &'n Numbers<'n>,
    scenes: Vec<usize>,
    phase: Phase,
    has_actor: bool,
    depth: usize,
}

/// The scene a rule belongs to, if what calls it or its conditions say so; otherwise all of them.
pub fn scenes_of<M: Mission>(
    mission: &M,
    when: Option<&Trigger<M::Words>>,
    given: &[Given<M::Words>],
) -> Vec<usize> {
    let scenes = mission.scenes();
    let by_trigger = match when {
        // The first scene's map is being laid out.
        Some(Trigger::Start) => scenes.first().copied(),
        Some(Trigger::Scene(id)) => Some(id.as_str()),
        Some(Trigger::Own(own)) => mission.scene_of(own),
        Some(
            Trigger::RoundBegins(_)
            | Trigger::RoundEnds(_)
            | Trigger::EachRoundFrom(_)
            | Trigger::Reaches { .. }
            | Trigger::Completed(_),
        )
        | None => None,
    };
    let by_given =
        given.iter().find_map(|given| if let Given::Scene(id) = given { Some(id.as_str()) } else { None });
    let scene = by_trigger.or(by_given).and_then(|id| mission.scene_number(id));
    scene.map_or_else(|| (0..scenes.len()).collect(), |scene| vec![scene])
}
