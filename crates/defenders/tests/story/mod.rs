//! What missions do to a table (198): each effect and each special rule in a mission of its own, each special event and each action of
//! the missions that ship.

mod effects;
mod foreseen;
mod hints;
mod list;
mod people;
pub(crate) mod shipped;
mod specials;
mod targets;
mod tokens;
mod won;

use sortie_boards::hex::Hex;
use sortie_defenders::content::Book;
use sortie_defenders::content::mission::{Field, HexName, Mission};
use sortie_defenders::content::tiles::Tiles;
use sortie_defenders::world::{Body, FigureId};
use sortie_defenders::{Choice, Content, Defenders, Difficulty, Event, Prompt, Setup, State, View, limits};
use sortie_kernel::{Game, Offer, Seed, Sink, Told, Viewer, run, step};

/// Two sides joined, two agents in the middle of the first, an empty map, and an action `go` that costs nothing.
const HEAD: &str = include_str!("head.toml");

/// A mission under way.
pub(super) struct Table {
    pub(super) content: Content,
    pub(super) state: State,
    /// What has happened since the last look.
    pub(super) told: Vec<Told<Event>>,
}

/// Two agents in a mission with these tables more, in the first turn.
pub(super) fn mission(more: &str) -> Table {
    mission_of(2, more)
}

/// As many agents.
pub(super) fn mission_of(n_agents: usize, more: &str) -> Table {
    let tiles = Tiles::shipped();
    let text = format!("{}\n{more}", HEAD.replace("# more", ""));
    let mission: Mission = toml::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{more}"));
    let field = Field::new(&mission, &tiles).expect("its map can be laid");
    let book = Book { missions: vec![mission], fields: vec![field], campaigns: Vec::new() };
    begun(Content::playable().with(book, &tiles), "story", n_agents)
}

/// A mission with special rules.
pub(super) fn special(special: &str, more: &str) -> Table {
    let tiles = Tiles::shipped();
    let text = HEAD.replace("# more", &format!("special = [{special}]"));
    let mission: Mission =
        toml::from_str(&format!("{text}\n{more}")).unwrap_or_else(|error| panic!("{error}"));
    let field = Field::new(&mission, &tiles).expect("its map can be laid");
    let book = Book { missions: vec![mission], fields: vec![field], campaigns: Vec::new() };
    begun(Content::playable().with(book, &tiles), "story", 2)
}

/// A mission of the content, in the first turn.
pub(super) fn begun(content: Content, id: &str, n_agents: usize) -> Table {
    let setup = Setup::new(id, n_agents, Difficulty::Easy);
    let mut state = Defenders::begin(&content, &setup, Seed::from_number(7));
    let mut told = Vec::new();
    run::<Defenders>(&content, &mut state, &mut Sink::to(&mut told));
    let mut table = Table { content, state, told };
    table.settle();
    table
}

impl Table {
    pub(super) fn offers(&self) -> Vec<Offer<Choice>> {
        let mut offers = Vec::new();
        Defenders::offers(&self.content, &self.state, &mut offers);
        offers
    }

    pub(super) fn choices(&self) -> Vec<Choice> {
        self.offers().into_iter().map(|offer| offer.choice).collect()
    }

    pub(super) fn prompt(&self) -> Prompt {
        Defenders::prompt(&self.content, &self.state, Viewer::Spectator)
    }

    pub(super) fn view(&self) -> View {
        Defenders::view(&self.content, &self.state, Viewer::Spectator)
    }

    pub(super) fn is_over(&self) -> Option<&'static str> {
        Defenders::outcome(&self.state).map(|outcome| outcome.key)
    }

    /// Makes a choice by whom it is offered to.
    pub(super) fn choose(&mut self, choice: Choice) {
        let offers = self.offers();
        let offer = offers.iter().find(|offer| offer.choice == choice);
        let seat = offer.unwrap_or_else(|| panic!("{choice:?} is not among {offers:?}")).seat;
        let mut sink = Sink::to(&mut self.told);
        step::<Defenders>(&self.content, &mut self.state, seat, &choice, &mut sink).expect("it is offered");
    }

    /// Something happens besides the normal order.
    pub(super) fn force(&mut self, happen: impl FnOnce(&mut State, &Content, &mut Sink<'_, Event>)) {
        let mut sink = Sink::to(&mut self.told);
        happen(&mut self.state, &self.content, &mut sink);
        run::<Defenders>(&self.content, &mut self.state, &mut sink);
    }

    /// Answers whatever is asked with the first that is offered, until an agent's turn is asked for.
    pub(super) fn settle(&mut self) {
        for _ in 0..2_000 {
            if self.is_over().is_some() || matches!(self.prompt(), Prompt::Turn { .. }) {
                return;
            }
            let choices = self.choices();
            let calm = choices.iter().copied().find(|choice| matches!(choice, Choice::Pass | Choice::Halt));
            self.choose(calm.unwrap_or_else(|| choices[0]));
        }
        panic!("it asks on and on: {:?}", self.prompt());
    }

    /// The agent whose turn it is does the action of the mission, and what is asked for it is answered.
    pub(super) fn go(&mut self) {
        self.ask();
        self.settle();
    }

    /// The same, up to the first question.
    pub(super) fn ask(&mut self) {
        let mine = self.choices().into_iter().find(|choice| matches!(choice, Choice::Act { action: 0, .. }));
        self.told.clear();
        self.choose(mine.expect("the action is open"));
    }

    /// The turn ends, and whatever comes until the next turn goes by.
    pub(super) fn end_turn(&mut self) {
        self.choose(Choice::EndTurn);
        self.settle();
    }

    /// The first turn of the next round.
    pub(super) fn next_round(&mut self) {
        let round = self.state.round();
        while self.state.round() == round && self.is_over().is_none() {
            self.end_turn();
        }
    }

    /// Turns end and questions are answered until this is asked.
    pub(super) fn until(&mut self, prompt: Prompt) {
        for _ in 0..500 {
            if self.prompt() == prompt {
                return;
            }
            let choices = self.choices();
            let calm = |choice: &Choice| matches!(choice, Choice::EndTurn | Choice::Pass | Choice::Halt);
            self.choose(choices.iter().copied().find(calm).unwrap_or(choices[0]));
        }
        panic!("{prompt:?} is never asked");
    }

    /// How many of a card the box has.
    pub(super) fn copies(&self, card: &str) -> u8 {
        self.content.aliens[self.content.alien(card).expect("it ships")].copies
    }

    pub(super) fn hex(&self, name: &str) -> Hex {
        let field = &self.content.battles[self.mission_number()].field;
        field.hex(&HexName(name.to_owned())).unwrap_or_else(|| panic!("there is no hex {name}"))
    }

    pub(super) fn mission_number(&self) -> usize {
        usize::from(self.view().mission)
    }

    /// The names of what has happened, of the story among the rest.
    pub(super) fn names(&self) -> Vec<String> {
        let names = self.told.iter().map(|told| serde_json::to_value(&told.event).expect("plain data"));
        names.map(|event| event["event"].as_str().expect("a name").to_owned()).collect()
    }

    pub(super) fn n(&self, name: &str) -> usize {
        self.names().iter().filter(|other| *other == name).count()
    }

    pub(super) fn body(&self, figure: FigureId) -> &Body {
        self.state.figure(figure).expect("it is on the map")
    }

    /// The cards of the aliens on the map.
    pub(super) fn cards(&self) -> Vec<&str> {
        let aliens = self.view().aliens;
        aliens.iter().map(|alien| self.content.aliens[usize::from(alien.card)].id.as_str()).collect()
    }

    /// How many cards of an alien there are in the game, wherever they lie.
    pub(super) fn n_cards(&self, card: &str) -> u8 {
        self.state.census(&self.content).aliens[self.content.alien(card).expect("it ships")]
    }
}

/// The n-th alien that came.
pub(super) fn alien(n: u8) -> FigureId {
    FigureId(limits::ALIENS + n)
}

/// The n-th agent.
pub(super) fn agent(n: u8) -> FigureId {
    FigureId(n)
}

/// The n-th person who came.
pub(super) fn person(n: u8) -> FigureId {
    FigureId(limits::PEOPLE + n)
}
