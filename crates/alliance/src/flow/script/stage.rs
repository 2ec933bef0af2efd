//! The table as the language of missions sees it: what it asks, and what it changes.

use std::sync::Arc;

use sortie_mission::run::{Change, Progress, Stage, Table};

use super::{decide, effects, look, order, question, start};
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::{Effect, Mission, MissionRule, OwnGiven, OwnTrigger, Party, Trigger};
use crate::event::Event;
use crate::order::{Fact, Order};
use crate::setup::Mode;
use crate::state::{Root, Running, State, Told};
use crate::world::FigureId;

/// What is known of a fact that calls a rule.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Found {
    /// Who did it.
    pub(crate) actor: Option<FigureId>,
    /// The successes of a test.
    pub(crate) successes: u8,
    /// What the digital table sees for itself where people would report it.
    pub(crate) seen: Option<Fact>,
}

impl Found {
    /// Somebody did it, or nobody in particular.
    pub(crate) fn by(actor: impl Into<Option<FigureId>>) -> Self {
        Self { actor: actor.into(), ..Self::default() }
    }
}

/// The effects a root begins with. What every mission does has none in the content.
fn list<'a>(content: &'a Content, state: &State, root: Root) -> Option<&'a [Effect]> {
    let mission = state.mission(content);
    let list = match root {
        Root::Rule(n) => &mission?.rule.get(usize::from(n))?.effect,
        Root::Peril(n) => &mission?.peril.get(usize::from(n))?.effect,
        Root::Won => &mission?.won,
        Root::Lost => &mission?.lost,
        Root::Encounter(n) => {
            let campaign = usize::from(state.campaign.as_ref()?.campaign);
            &content.campaigns.get(campaign)?.encounter.get(usize::from(n))?.effect
        }
        Root::Leave(_)
        | Root::Lay
        | Root::PlaceHeroes
        | Root::Toll(_)
        | Root::Arrive
        | Root::TestAt(..)
        | Root::Control(_) => return None,
    };
    Some(list)
}

/// The effect at work; none at the end of a list.
pub(super) fn at_work<'a>(content: &'a Content, state: &State) -> Option<&'a Effect> {
    let running = state.script.as_ref()?.agenda.running.as_ref()?;
    running.effect(list(content, state, running.root)?)
}

impl Table for Ctx<'_> {
    type Mission = Mission;

    fn mission(&self) -> Option<&Mission> {
        self.printed()
    }

    fn progress(&self) -> Option<&Progress> {
        self.state.script.as_ref().map(|script| &script.progress)
    }

    fn scene(&self) -> Option<usize> {
        look(self.content, &self.state).scene()
    }

    fn party(&self) -> Party {
        look(self.content, &self.state).party()
    }

    fn round(&self) -> i16 {
        look(self.content, &self.state).round()
    }

    fn has_flag(&self, flag: &str) -> bool {
        look(self.content, &self.state).has_flag(flag)
    }

    fn has_played(&self, mission: &str, must_be_won: bool) -> bool {
        look(self.content, &self.state).has_played(mission, must_be_won)
    }

    fn has_met(&self, encounter: &str) -> bool {
        look(self.content, &self.state).has_met(encounter)
    }

    fn is_so(&self, given: &OwnGiven) -> bool {
        look(self.content, &self.state).is_so(given)
    }
}

impl<'a> Stage<'a> for Ctx<'a> {
    type Root = Root;
    type Actor = FigureId;
    type Page = Order;
    type Found = Found;

    fn printed(&self) -> Option<&'a Mission> {
        self.state.mission(self.content)
    }

    fn progress_mut(&mut self) -> Option<&mut Progress> {
        self.script_mut().map(|script| &mut script.progress)
    }

    fn running_mut(&mut self) -> Option<&mut Running> {
        self.script_mut()?.agenda.running.as_mut()
    }

    fn list(&self) -> Option<&'a [Effect]> {
        let running = self.state.script.as_ref()?.agenda.running.as_ref()?;
        list(self.content, &self.state, running.root)
    }

    fn is_over(&self) -> bool {
        self.state.script.as_ref().is_some_and(|script| script.over.is_some())
    }

    fn call_rule(&mut self, number: usize, rule: &'a MissionRule, found: Found) {
        if self.state.script.as_ref().is_none_or(|script| script.is_silent) {
            return;
        }
        if let Some(fact) = found.seen {
            self.tell("R1.16", |_| Event::Told { fact });
        }
        // Beside a real table people are asked what they control, when its turn comes (R13.4).
        let asks = matches!(rule.when, Trigger::Own(OwnTrigger::Controlled(_)))
            && self.state.table.mode == Mode::Companion;
        let Some(script) = self.script_mut() else { return };
        if asks {
            script.call(Root::Control(number as u8), None, 0);
        } else {
            script.progress.fire(number);
            script.call(Root::Rule(number as u8), found.actor, found.successes);
        }
    }

    fn change(&mut self, change: Change<'a>) {
        match change {
            Change::Say { word, is_rule } => say(self, word, is_rule),
            Change::Objective(n) => order(self, "R16.2", Order::Objective { objective: n as u8 }),
            Change::Offer(n) => order(self, "R16.2", Order::Offer { objective: n as u8 }),
            Change::Complete(n) => order(self, "R16.2", Order::Complete { objective: n as u8 }),
            Change::Fail(n) => order(self, "R16.2", Order::Fail { objective: n as u8 }),
            Change::Count { counter, by, now } => {
                order(self, "R16.2", Order::Count { counter: counter as u8, by, now });
            }
            Change::Flag { flag, set } => set_flag(self, flag, set),
            Change::GoTo(scene) => start::go_to(self, scene),
            Change::Decide { won, how } => {
                let (rule, told) = match won {
                    true => ("R16.2", Order::Win { how: how.to_owned() }),
                    false => ("R16.1", Order::Lose { how: how.to_owned() }),
                };
                order(self, rule, told);
                decide(self, won, how);
            }
        }
    }
}

/// A page of the story or a special rule; the log keeps it (R34.1).
fn say(ctx: &mut Ctx<'_>, word: &str, is_rule: bool) {
    let text = question::text(ctx.content, &ctx.state, word);
    let round = ctx.state.round;
    if let Some(script) = ctx.script_mut() {
        Arc::make_mut(&mut script.told).push(Told { text: text.clone(), round, is_rule });
    }
    order(ctx, "R34.1", if is_rule { Order::Rule { text } } else { Order::Say { text } });
}

/// The story remembers or forgets: in the campaign, or for the mission.
fn set_flag(ctx: &mut Ctx<'_>, flag: &str, set: bool) {
    if ctx.state.campaign.is_none()
        && let Some(script) = ctx.script_mut()
    {
        let flags = Arc::make_mut(&mut script.flags);
        flags.retain(|other| other != flag);
        if set {
            flags.push(flag.to_owned());
        }
    }
    effects::for_team(ctx, "R15.2", Order::Flag { flag: flag.to_owned(), set });
}
