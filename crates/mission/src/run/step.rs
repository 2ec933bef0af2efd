//! Effect by effect. Words of the language are carried out here; those of the game are handed to it.

use super::facts;
use super::holds::{Table, hint, holds};
use super::{Level, Progress, Running};
use crate::{Effect, Hint, Mission, Rule, TestEffect, Words};

type W<S> = <<S as Table>::Mission as Mission>::Words;

/// A table on which a mission is under way and can go on. `'c` is the life of the content, which outlives every step.
pub trait Stage<'c>: Table {
    /// What a list of effects, or something else that has its turn, is called.
    type Root: Copy;
    /// Somebody on the table.
    type Actor: Copy;
    /// What people read before it goes on.
    type Page;
    /// What is known of something that calls a rule; the least of it if nobody in particular did it.
    type Found: Default;

    /// The mission under way, as it was printed.
    fn printed(&self) -> Option<&'c Self::Mission>;

    /// How far it has come.
    fn progress_mut(&mut self) -> Option<&mut Progress>;

    /// What is at work.
    fn running_mut(&mut self) -> Option<&mut Running<Self::Root, Self::Actor, Self::Page>>;

    /// The list of effects that is at work; none of something else that has its turn.
    fn list(&self) -> Option<&'c [Effect<W<Self>>]>;

    /// Whether the mission is decided. Then no rule is called any more.
    fn is_over(&self) -> bool;

    /// A rule that waited is called: it fires, or the table asks first.
    fn call_rule(&mut self, number: usize, rule: &'c Rule<W<Self>>, found: Self::Found);

    /// Something of the mission has changed, or has to. What is only told by the table changes nothing more here; a flag,
    /// another scene and the end of the mission are the table's to carry out.
    fn change(&mut self, change: Change<'c>);
}

/// What an effect of the language comes to, with all numbers worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change<'c> {
    /// A word is said: the story, or a special rule that stays in view.
    Say {
        /// The word.
        word: &'c str,
        /// Whether it is a rule.
        is_rule: bool,
    },
    /// This is the main objective now.
    Objective(usize),
    /// This objective is shown beside it.
    Offer(usize),
    /// This objective is complete.
    Complete(usize),
    /// This objective can no longer be met.
    Fail(usize),
    /// A counter has changed.
    Count {
        /// Which.
        counter: usize,
        /// By how much.
        by: i16,
        /// To how much.
        now: i16,
    },
    /// The story is to remember a flag, or to forget it. It does not yet.
    Flag {
        /// Which.
        flag: &'c str,
        /// Whether it remembers.
        set: bool,
    },
    /// The mission is to go on in this scene.
    GoTo(usize),
    /// The mission is decided.
    Decide {
        /// Whether it is won.
        won: bool,
        /// In what way.
        how: &'c str,
    },
}

/// What is left to do for the game.
#[derive(Debug)]
pub enum Next<'c, W: Words> {
    /// Nothing: it has gone on by itself.
    Nothing,
    /// The list is at its end.
    Finish,
    /// Somebody tests.
    Test(&'c TestEffect<W>),
    /// A word of its own. It says itself when it is through with it.
    Own(&'c W::Effect),
}

/// Carries out the effect at work, as far as it is a word of the language. Nothing may be asked of the players when it is
/// called: the answer to a choice has led into its list already, and a choice that is at work now is done.
pub fn step<'c, S: Stage<'c>>(stage: &mut S) -> Next<'c, W<S>> {
    let Some(list) = stage.list() else { return Next::Finish };
    let Some(running) = stage.running_mut() else { return Next::Finish };
    let level = *running.level();
    match running.effect(list) {
        None if running.is_outermost() => return Next::Finish,
        None => {
            running.leave();
            // A test goes on with the next who tests; everything else is done.
            if !matches!(running.effect(list), Some(Effect::Test(_))) {
                running.next();
            }
        }
        Some(Effect::Test(test)) => return Next::Test(test),
        Some(Effect::Own(own)) => return Next::Own(own),
        Some(Effect::When { given, .. }) => {
            let otherwise = u8::from(!holds(stage, given));
            if let Some(running) = stage.running_mut() {
                running.enter(Level::new(otherwise, level.actor, level.successes));
            }
        }
        Some(effect) => {
            running.next();
            carry_out(stage, effect, level.successes);
        }
    }
    Next::Nothing
}

fn carry_out<'c, S: Stage<'c>>(stage: &mut S, effect: &'c Effect<W<S>>, successes: u8) {
    let mission = stage.printed();
    let objective = |id: &str| mission.and_then(|mission| mission.objective_number(id));
    match effect {
        Effect::Say(word) => stage.change(Change::Say { word, is_rule: false }),
        Effect::Rule(word) => stage.change(Change::Say { word, is_rule: true }),
        Effect::GoTo(id) => {
            if let Some(scene) = mission.and_then(|mission| mission.scene_number(id)) {
                stage.change(Change::GoTo(scene));
            }
        }
        Effect::Objective(id) => {
            if let (Some(number), Some(progress)) = (objective(id), stage.progress_mut()) {
                progress.objective = Some(number as u8);
                stage.change(Change::Objective(number));
            }
        }
        Effect::Offer(id) => {
            if let (Some(number), Some(progress)) = (objective(id), stage.progress_mut()) {
                progress.offered |= 1 << number;
                stage.change(Change::Offer(number));
            }
        }
        Effect::Complete(id) => {
            if let (Some(number), Some(progress)) = (objective(id), stage.progress_mut())
                && progress.is_undecided(number)
            {
                progress.completed |= 1 << number;
                stage.change(Change::Complete(number));
                facts::completed(stage, id);
            }
        }
        Effect::Fail(id) => {
            if let (Some(number), Some(progress)) = (objective(id), stage.progress_mut())
                && progress.is_undecided(number)
            {
                progress.failed |= 1 << number;
                stage.change(Change::Fail(number));
            }
        }
        Effect::Add { counter, by } => {
            let by = by.map_or(i16::from(successes), |by| by.of(stage.party()));
            let number = mission.and_then(|mission| mission.counter_number(counter));
            if let (Some(number), Some(progress)) = (number, stage.progress_mut()) {
                let before = progress.counters[number];
                let now = before.saturating_add(by);
                progress.counters[number] = now;
                stage.change(Change::Count { counter: number, by, now });
                facts::counted(stage, counter, before, now);
            }
        }
        Effect::Flag(flag) => set_flag(stage, flag, true),
        Effect::Unflag(flag) => set_flag(stage, flag, false),
        Effect::Win(how) => stage.change(Change::Decide { won: true, how }),
        Effect::Lose(how) => stage.change(Change::Decide { won: false, how }),
        // The players' answer has led on; the others are known to `step`.
        Effect::Choose { .. } | Effect::Test(_) | Effect::When { .. } | Effect::Own(_) => {}
    }
}

fn set_flag<'c, S: Stage<'c>>(stage: &mut S, flag: &'c str, set: bool) {
    if stage.has_flag(flag) != set {
        stage.change(Change::Flag { flag, set });
    }
}

/// Players have done something, or seen it happen: the hint that is shown is followed if it waited for that; one that waits for
/// nothing goes with the next answer.
pub fn follow<'c, S: Stage<'c>>(
    stage: &mut S,
    hints: &[Hint<W<S>>],
    done: Option<&<W<S> as Words>::Deed>,
    is_answer: bool,
) {
    let Some(hint) = hint(stage, hints) else { return };
    let is_followed = match &hints[usize::from(hint)].until {
        None => is_answer,
        until => until.as_ref() == done,
    };
    if let (true, Some(progress)) = (is_followed, stage.progress_mut()) {
        progress.hinted |= 1 << hint;
    }
}

impl<W: Words> TestEffect<W> {
    /// Which outcome follows so many successes.
    pub fn outcome(&self, successes: u8, party: crate::Party<W>) -> Option<usize> {
        self.outcomes.iter().position(|outcome| outcome.at_least.of(party) <= i16::from(successes))
    }
}
