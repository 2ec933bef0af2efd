//! A table beside the boxed game, answered by hand.

use sortie_defenders::beside::{Instruction, Report};
use sortie_defenders::event::AlienEvent;
use sortie_defenders::mind::Thought;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Content, Defenders, Difficulty, Event, Mode, Prompt, Setup, State, View};
use sortie_kernel::{Game, Offer, Seat, Seed, Sink, Told, Viewer, run, step};

use crate::common::drill::SHIPPED;

pub(crate) struct Table {
    pub(crate) content: &'static Content,
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
}

impl Table {
    pub(crate) fn of(mission: &str, n_agents: usize, seed: u64) -> Self {
        Self::with(content(), mission, n_agents, seed)
    }

    /// With other content than what ships.
    pub(crate) fn with(content: &'static Content, mission: &str, n_agents: usize, seed: u64) -> Self {
        let setup = Setup { mode: Mode::Companion, ..Setup::new(mission, n_agents, Difficulty::Normal) };
        let mut state = Defenders::begin(content, &setup, Seed::from_number(seed));
        let mut told = Vec::new();
        run::<Defenders>(content, &mut state, &mut Sink::to(&mut told));
        Self { content, state, told }
    }

    pub(crate) fn offers(&self) -> Vec<Offer<Choice>> {
        let mut all = Vec::new();
        Defenders::offers(self.content, &self.state, &mut all);
        all
    }

    /// What one seat may answer, reports aside.
    pub(crate) fn open(&self) -> Vec<Choice> {
        let offers = self.offers().into_iter().filter(|offer| offer.seat == Seat(0));
        offers.map(|offer| offer.choice).filter(|choice| !matches!(choice, Choice::Tell { .. })).collect()
    }

    pub(crate) fn reports(&self) -> Vec<Report> {
        let offers = self.offers().into_iter().filter(|offer| offer.seat == Seat(0));
        let report = |offer: Offer<Choice>| match offer.choice {
            Choice::Tell { report } => Some(report),
            _ => None,
        };
        offers.filter_map(report).collect()
    }

    pub(crate) fn prompt(&self) -> Prompt {
        Defenders::prompt(self.content, &self.state, Viewer::Spectator)
    }

    pub(crate) fn view(&self) -> View {
        Defenders::view(self.content, &self.state, Viewer::Spectator)
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        self.told.clear();
        let mut sink = Sink::to(&mut self.told);
        let done = step::<Defenders>(self.content, &mut self.state, Seat(0), &choice, &mut sink);
        done.unwrap_or_else(|error| {
            panic!("{choice:?}: {error:?}; open: {:?} {:?}", self.prompt(), self.open())
        });
        self
    }

    #[track_caller]
    pub(crate) fn report(&mut self, report: Report) -> &mut Self {
        self.choose(Choice::Tell { report })
    }

    /// Answers by the first offer until something is asked that is to be answered by hand.
    #[track_caller]
    pub(crate) fn until(&mut self, is_it: impl Fn(&Prompt) -> bool) -> &mut Self {
        for _ in 0..500 {
            if is_it(&self.prompt()) {
                return self;
            }
            let open = self.open();
            // An encounter card calls whoever it may call; everything else is done as it is told.
            let calls = matches!(self.prompt(), Prompt::Called { .. });
            let is_over = |choice: &&Choice| matches!(choice, Choice::Done | Choice::EndTurn);
            let done = open.iter().find(|choice| is_over(choice) && !calls);
            let first = done.or(open.first()).copied();
            self.choose(first.unwrap_or_else(|| panic!("{:?} offers nothing", self.prompt())));
        }
        panic!("it was never asked: {:?}", self.prompt());
    }

    /// What has to be done on the real table.
    pub(crate) fn todo(&self) -> Vec<Instruction> {
        self.view().beside.expect("beside the box").todo
    }

    pub(crate) fn aliens(&self) -> Vec<FigureId> {
        self.view().aliens.iter().map(|alien| alien.figure).collect()
    }

    pub(crate) fn signals(&self) -> Vec<FigureId> {
        self.view().signals.iter().map(|signal| signal.figure).collect()
    }

    /// The line and the target that an alien was told to carry out last, with the rules of its thoughts.
    pub(crate) fn thoughts<'a>(&'a self) -> Vec<(&'static str, &'a Thought)> {
        let thought = |told: &'a Told<Event>| match &told.event {
            Event::Alien(AlienEvent::Thought { thought, .. }) => Some((told.rule.0, thought)),
            _ => None,
        };
        self.told.iter().filter_map(thought).collect()
    }

    /// Whether something was told in the last step.
    pub(crate) fn heard(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(|told| is_it(&told.event))
    }

    /// An alien whose card is so called is about to look around, early in some game of two.
    pub(crate) fn about_to_act(card: &str) -> (Self, FigureId) {
        for seed in 0..80 {
            let mut table = Self::of("close_encounters", 2, seed);
            for _ in 0..8 {
                let is_near = |prompt: &Prompt| matches!(prompt, Prompt::Sights { .. } | Prompt::Alpha);
                table.until(is_near);
                let Prompt::Sights { alien, .. } = table.prompt() else {
                    if table.view().round > 3 {
                        break;
                    }
                    let first = table.open()[0];
                    table.choose(first);
                    continue;
                };
                let view = table.view();
                let number = view.aliens.iter().find(|other| other.figure == alien).map(|other| other.card);
                let is_it = number.is_some_and(|number| table.content.aliens[usize::from(number)].id == card);
                if is_it && view.agents.iter().all(|agent| agent.wounds == 0) {
                    return (table, alien);
                }
                table.choose(Choice::Done);
            }
        }
        panic!("no {card} ever acts");
    }
}

pub(crate) fn content() -> &'static Content {
    &SHIPPED
}
