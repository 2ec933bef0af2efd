//! What a table tells a mission.

use sortie_boards::hex::Hex;

use super::spot::{Quarry, SignalKind};
use super::{Field, Mission, OwnTrigger};
use crate::content::Content;

/// Something that has happened on a table and may call rules. Names are numbers: of cards in [`Content`], of everything
/// else in the mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A refresh phase has done its own.
    Refresh,
    /// A strategy phase begins.
    Strategy,
    /// The reinforcement step.
    Reinforcement,
    /// The mission status step.
    Status,
    /// An agent's turn begins.
    Turn,
    /// An event has been carried out.
    AfterEvent,
    /// A special event is drawn.
    Event(char),
    /// An action of the mission is done, with one of its results.
    Done {
        /// Which.
        action: usize,
        /// The result, if it was rolled for.
        result: Option<usize>,
    },
    /// An action that was rolled for has brought nothing.
    Failed(usize),
    /// An alien is dead.
    Killed {
        /// Its card.
        card: usize,
        /// Its number among [`Mission::figures`], if it has a name of its own.
        figure: Option<usize>,
    },
    /// An agent is dead.
    AgentDied,
    /// A person is dead, or an agent who plays a profile: by [`Mission::soul`].
    Lost(usize),
    /// An agent stands on a hex he has not stood on before, once for each hex of a movement.
    Stepped {
        /// Where he comes from; nowhere on the map if he was put there.
        from: Option<Hex>,
        /// Where he stands.
        to: Hex,
    },
    /// A waypoint has been reached; the table knows which lie there.
    Waypoint(u8),
    /// A signal has been turned.
    Revealed(SignalKind),
    /// A mine has hurt a figure with a name of its own.
    Mined(usize),
}

impl Mission {
    /// Whether a fact calls what waits for a trigger.
    pub fn is_called(&self, trigger: &OwnTrigger, fact: Fact, content: &Content, field: &Field) -> bool {
        match (trigger, fact) {
            (OwnTrigger::Refresh, Fact::Refresh)
            | (OwnTrigger::Strategy, Fact::Strategy)
            | (OwnTrigger::Reinforcement, Fact::Reinforcement)
            | (OwnTrigger::Status, Fact::Status)
            | (OwnTrigger::Turn, Fact::Turn)
            | (OwnTrigger::AfterEvent, Fact::AfterEvent)
            | (OwnTrigger::AgentDied, Fact::AgentDied) => true,
            (OwnTrigger::Event(letter), Fact::Event(drawn)) => *letter == drawn,
            (OwnTrigger::Done(name), Fact::Done { action, result }) => self.is_result(name, action, result),
            (OwnTrigger::Failed(name), Fact::Failed(action)) => self.action(name) == Some(action),
            (OwnTrigger::Killed(quarry), Fact::Killed { card, figure }) => {
                self.is_quarry(quarry, card, figure, content)
            }
            (OwnTrigger::Lost(id), Fact::Lost(soul)) => self.soul(id) == Some(soul),
            (OwnTrigger::Waypoint(number), Fact::Waypoint(reached)) => *number == reached,
            (OwnTrigger::Entered(id), Fact::Stepped { from, to }) => self.place(id).is_some_and(|place| {
                let place = field.places[place];
                place.has(to) && !from.is_some_and(|from| place.has(from))
            }),
            (OwnTrigger::Revealed(kind), Fact::Revealed(turned)) => *kind == turned,
            (OwnTrigger::Mined(id), Fact::Mined(figure)) => self.figure(id) == Some(figure),
            // Another fact than what it waits for.
            _ => false,
        }
    }

    /// Whether an alien of a card, perhaps with a name of its own, is one of those meant.
    pub fn is_quarry(&self, quarry: &Quarry, card: usize, figure: Option<usize>, content: &Content) -> bool {
        match quarry {
            Quarry::Any => true,
            Quarry::Figure(id) => figure.is_some() && self.figure(id) == figure,
            Quarry::Card(id) => content.alien(id) == Some(card),
            Quarry::Species(species) => species.contains(&content.aliens[card].species),
        }
    }

    /// Whether `scan` or `hack.wound` is this result of this action.
    fn is_result(&self, name: &str, action: usize, result: Option<usize>) -> bool {
        let (id, wanted) = name.split_once('.').map_or((name, None), |(id, result)| (id, Some(result)));
        let Some(wanted) = wanted else { return self.action(id) == Some(action) };
        let results = self.action[action].roll.as_ref().map_or(&[][..], |roll| &roll.result);
        let id_of = |result: usize| results.get(result).and_then(|result| result.id.as_deref());
        self.action(id) == Some(action) && result.and_then(id_of) == Some(wanted)
    }
}
