//! The table as the language of missions sees it: what it asks, and what it changes.

use sortie_mission::run::{Change, Progress, Stage, Table};

use super::look::Look;
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::{Effect, Mission, MissionResult, MissionRule, OwnGiven, Party};
use crate::event::StoryEvent;
use crate::state::{By, Page, Root, Running, State};

/// The effects a root begins with.
pub(super) fn list<'a>(content: &'a Content, state: &State, root: Root) -> Option<&'a [Effect]> {
    let mission = state.mission(content);
    Some(match root {
        Root::Rule(n) => &mission.rule.get(usize::from(n))?.effect,
        Root::Peril(n) => &mission.peril.get(usize::from(n))?.effect,
        Root::Won => &mission.won,
        Root::Lost => &mission.lost,
        Root::Role(_) => return None,
    })
}

impl Ctx<'_> {
    fn look(&self) -> Look<'_> {
        Look { content: self.content, state: self.state }
    }
}

impl Table for Ctx<'_> {
    type Mission = Mission;

    fn mission(&self) -> Option<&Mission> {
        self.printed()
    }

    fn progress(&self) -> Option<&Progress> {
        Some(&self.state.script.progress)
    }

    fn scene(&self) -> Option<usize> {
        Some(0)
    }

    fn party(&self) -> Party {
        self.state.party()
    }

    fn round(&self) -> i16 {
        self.look().round()
    }

    fn has_flag(&self, flag: &str) -> bool {
        self.look().has_flag(flag)
    }

    fn has_played(&self, mission: &str, must_be_won: bool) -> bool {
        self.look().has_played(mission, must_be_won)
    }

    fn has_met(&self, _: &str) -> bool {
        false
    }

    fn is_so(&self, given: &OwnGiven) -> bool {
        self.look().is_so(given)
    }
}

impl<'a> Stage<'a> for Ctx<'a> {
    type Root = Root;
    type Actor = By;
    type Page = Page;
    type Found = By;

    fn printed(&self) -> Option<&'a Mission> {
        Some(self.state.mission(self.content))
    }

    fn progress_mut(&mut self) -> Option<&mut Progress> {
        Some(&mut self.state.script.progress)
    }

    fn running_mut(&mut self) -> Option<&mut Running> {
        self.state.script.agenda.running.as_mut()
    }

    fn list(&self) -> Option<&'a [Effect]> {
        let running = self.state.script.agenda.running.as_ref()?;
        list(self.content, self.state, running.root)
    }

    /// Nothing that happens after the decision counts any more (45).
    fn is_over(&self) -> bool {
        self.state.is_over() || self.state.script.result.is_some()
    }

    fn call_rule(&mut self, number: usize, _: &'a MissionRule, found: By) {
        if self.state.script.is_silent {
            return;
        }
        self.state.script.progress.fire(number);
        self.state.script.agenda.call(Root::Rule(number as u8), Some(found), 0);
    }

    fn change(&mut self, change: Change<'a>) {
        match change {
            Change::Say { word, is_rule } => {
                self.tell("198", StoryEvent::Said { word: word.to_owned(), is_rule });
                if let Some(running) = self.running_mut() {
                    running.pages.push(Page { word: word.to_owned(), is_rule });
                }
            }
            Change::Objective(objective) => {
                self.tell("198", StoryEvent::ObjectiveSet { objective: objective as u8 });
            }
            Change::Offer(objective) => {
                self.tell("198", StoryEvent::ObjectiveOffered { objective: objective as u8 });
            }
            Change::Complete(objective) => {
                self.tell("198", StoryEvent::ObjectiveCompleted { objective: objective as u8 });
            }
            Change::Fail(objective) => {
                self.tell("198", StoryEvent::ObjectiveFailed { objective: objective as u8 });
            }
            Change::Count { counter, by, now } => {
                self.tell("198", StoryEvent::Counted { counter: counter as u8, by, now });
            }
            Change::Flag { flag, set } => {
                self.tell("198", StoryEvent::Flagged { flag: flag.to_owned(), set });
            }
            // A mission has one scene.
            Change::GoTo(_) => {}
            Change::Decide { won, how } => {
                let failed = if won { MissionResult::Accomplished } else { MissionResult::Failed };
                self.state.script.result = Some(MissionResult::named(how).unwrap_or(failed));
                self.state.script.agenda.clear();
                self.state.script.agenda.call(if won { Root::Won } else { Root::Lost }, None, 0);
            }
        }
    }
}
