//! Where a rule at work is in its list of effects.

use crate::content::Content;
use crate::content::mission::Effect;
use crate::state::{Level, Play, Root, Running, State};

/// The effects a root begins with. What every mission does has none in the content.
fn root<'a>(content: &'a Content, state: &State, root: Root) -> &'a [Effect] {
    let Some(script) = &state.script else { return &[] };
    let mission = match script.play {
        Play::Mission(mission) => content.missions.get(usize::from(mission)),
        Play::Encounter(_) => None,
    };
    let list = match root {
        Root::Rule(n) => {
            mission.and_then(|mission| mission.rule.get(usize::from(n))).map(|rule| &rule.effect)
        }
        Root::Peril(n) => {
            mission.and_then(|mission| mission.peril.get(usize::from(n))).map(|peril| &peril.effect)
        }
        Root::Won => mission.map(|mission| &mission.won),
        Root::Lost => mission.map(|mission| &mission.lost),
        Root::Encounter(n) => {
            let campaign = state.campaign.as_ref().map(|campaign| usize::from(campaign.campaign));
            let campaign = campaign.and_then(|campaign| content.campaigns.get(campaign));
            campaign
                .and_then(|campaign| campaign.encounter.get(usize::from(n)))
                .map(|encounter| &encounter.effect)
        }
        _ => None,
    };
    list.map_or(&[], Vec::as_slice)
}

/// One of the lists that lie in an effect.
fn inner(effect: &Effect, list: u8) -> &[Effect] {
    let list = usize::from(list);
    match effect {
        Effect::When { then, otherwise, .. } => {
            if list == 0 {
                then
            } else {
                otherwise
            }
        }
        Effect::Choose { options, .. } => options.get(list).map_or(&[], |option| option.effect.as_slice()),
        Effect::Test(test) => test.outcomes.get(list).map_or(&[], |outcome| outcome.effect.as_slice()),
        _ => &[],
    }
}

/// The effect at work; none at the end of a list.
pub(crate) fn effect<'a>(content: &'a Content, state: &State, running: &Running) -> Option<&'a Effect> {
    let mut list = root(content, state, running.root);
    let mut levels = running.levels.iter();
    let mut place = levels.next()?.place;
    for level in levels {
        list = inner(list.get(usize::from(place))?, level.list);
        place = level.place;
    }
    list.get(usize::from(place))
}

impl Running {
    /// On to the next effect of the list.
    pub(super) fn next(&mut self) {
        let level = self.level_mut();
        level.place += 1;
        level.chosen = None;
        level.done = 0;
        self.testing = None;
        self.answered = None;
    }

    /// Into a list that lies in the effect at work.
    pub(super) fn enter(&mut self, level: Level) {
        // The checker knows how deep effects may lie; what lies deeper is passed over.
        if self.levels.try_push(level).is_err() {
            self.next();
        }
    }
}
