//! The same mission beside a real table: people say what happened at the digital one, and every mark is the same.

use std::collections::VecDeque;

use sortie_boards::hex::Hex;
use sortie_defenders::beside::Report;
use sortie_defenders::content::mission::{Action, Target};
use sortie_defenders::dice::{Die, Face, Symbol};
use sortie_defenders::event::AlienEvent;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Defenders, Event, Mode, Prompt, Rolled, State, View};
use sortie_kernel::{Game, Offer, Seat, Seed, Sink, Told, Viewer, run, step};

use super::super::table::content;
use super::digital::{Digital, Fact};
use super::marks::{Mark, mark};
use super::setup;

/// A table beside the box, and what it has to come to.
pub(super) struct Beside {
    name: String,
    state: State,
    n_marks: usize,
    digital: Digital,
    /// The dice that are rolled now, as they fell at the digital table.
    dice: VecDeque<Rolled>,
    /// What was answered last, for who has to find out why the tables differ.
    answers: VecDeque<Choice>,
}

/// A drone is put down where other things are used.
fn said(choice: Choice, offers: &[Choice]) -> Choice {
    let Choice::Tell { report: Report::Used { source } } = choice else { return choice };
    let puts = |other: &&Choice| matches!(other, Choice::Tell { report: Report::Deployed { source: own, .. } } if *own == source);
    offers.iter().find(puts).copied().unwrap_or(choice)
}

impl Beside {
    /// Plays on until it ends; how many marks there were.
    pub(super) fn play(mission: &str, n_agents: usize, seed: u64, digital: Digital) -> usize {
        let mut state =
            Defenders::begin(content(), &setup(mission, Mode::Companion, n_agents), Seed::from_number(seed));
        let mut told: Vec<Told<Event>> = Vec::new();
        run::<Defenders>(content(), &mut state, &mut Sink::to(&mut told));
        let name = format!("{mission} with {n_agents}, seed {seed}");
        let mut beside =
            Self { name, state, n_marks: 0, digital, dice: VecDeque::new(), answers: VecDeque::new() };
        beside.hear(&told);
        for _ in 0..20_000 {
            if Defenders::outcome(&beside.state).is_some() {
                assert_eq!(beside.n_marks, beside.digital.marks.len(), "{}: it ends as early", beside.name);
                return beside.n_marks;
            }
            let offers = beside.offers();
            if !beside.report(&offers) {
                let choice = beside.answer(&offers);
                beside.choose(choice);
            }
        }
        panic!("{}: it does not end", beside.name);
    }

    fn offers(&self) -> Vec<Choice> {
        let mut offers: Vec<Offer<Choice>> = Vec::new();
        Defenders::offers(content(), &self.state, &mut offers);
        offers.into_iter().filter(|offer| offer.seat == Seat(0)).map(|offer| offer.choice).collect()
    }

    fn choose(&mut self, choice: Choice) {
        let mut told: Vec<Told<Event>> = Vec::new();
        let prompt = self.prompt();
        self.answers.push_back(choice);
        if self.answers.len() > 8 {
            self.answers.pop_front();
        }
        step::<Defenders>(content(), &mut self.state, Seat(0), &choice, &mut Sink::to(&mut told))
            .unwrap_or_else(|error| panic!("{}: {choice:?}: {error:?} at {prompt:?}", self.name));
        self.hear(&told);
    }

    #[track_caller]
    fn hear(&mut self, told: &[Told<Event>]) {
        for told in told {
            if matches!(told.event, Event::Alien(AlienEvent::Called { .. })) {
                self.digital.called.pop_front();
            }
            if let Some(mark) = mark(&told.event) {
                let places = self.digital.places.get(self.n_marks);
                // A token on the real table says that who is paralysed does nothing; who died meanwhile is reported dead.
                let does_nothing = match mark {
                    Mark::Acts(figure) => {
                        places.is_some_and(|places| places.is_held(figure)) || self.is_dying(figure)
                    }
                    Mark::Turn(figure) => places.is_some_and(|places| places.is_held(figure)),
                    _ => false,
                };
                if does_nothing {
                    continue;
                }
                let (n, marks) = (self.n_marks, &self.digital.marks);
                let near = &marks[n.saturating_sub(6).min(marks.len())..n.min(marks.len())];
                let fact = self.digital.facts.front();
                assert_eq!(
                    Some(&mark),
                    marks.get(n),
                    "{}: mark {n}; before it {near:?}; still to be said {fact:?}; chosen {:?}",
                    self.name,
                    self.answers
                );
                self.n_marks += 1;
            }
        }
    }

    /// Whether it has still to be said that somebody has wounds.
    fn is_dying(&self, figure: FigureId) -> bool {
        let now = self.digital.facts.iter().take_while(|(at, _)| *at <= self.n_marks);
        now.into_iter().any(
            |(_, fact)| matches!(fact, Fact::Report(Report::Wounds { figure: who, .. }) if *who == figure),
        )
    }

    fn prompt(&self) -> Prompt {
        Defenders::prompt(content(), &self.state, Viewer::Spectator)
    }

    fn view(&self) -> View {
        Defenders::view(content(), &self.state, Viewer::Spectator)
    }

    /// Says what has happened up to now, if it is heard at this moment: whether something was said.
    fn report(&mut self, offers: &[Choice]) -> bool {
        while let Some((at, fact)) = self.digital.facts.front().cloned() {
            let takes_reports = offers.iter().any(|offer| matches!(offer, Choice::Tell { .. }));
            if at > self.n_marks || !takes_reports {
                return false;
            }
            // What is to be done on the table is done before the turn goes on.
            let is_report = matches!(fact, Fact::Report(_));
            let is_in_turn = matches!(self.prompt(), Prompt::Reports { .. });
            if !is_report && !is_in_turn {
                return false;
            }
            let (choice, dice) = match fact {
                Fact::EndTurn(agent) => {
                    let is_his =
                        matches!(self.prompt(), Prompt::Reports { agent: other, .. } if other == agent);
                    (is_his.then_some(Choice::EndTurn), Vec::new())
                }
                Fact::Act { choice, whom, dice } => (self.act(choice, whom, offers), dice),
                Fact::Search { dice } => (Some(Choice::Search), dice),
                Fact::Report(report) => (Some(said(Choice::Tell { report }, offers)), Vec::new()),
            };
            self.digital.facts.pop_front();
            // What is not open is known already, or a drone's.
            if let Some(choice) = choice.filter(|choice| offers.contains(choice)) {
                self.dice = dice.into();
                self.choose(choice);
                return true;
            }
        }
        false
    }

    /// The same action, at what it was done at there.
    fn act(&self, choice: Choice, whom: Option<FigureId>, offers: &[Choice]) -> Option<Choice> {
        let Choice::Act { action, at } = choice else { return None };
        let view = self.view();
        let open: Vec<Hex> = offers
            .iter()
            .filter_map(|offer| match offer {
                Choice::Act { action: other, at } if *other == action => Some(*at),
                _ => None,
            })
            .collect();
        let battle = &content().battles[usize::from(view.mission)];
        let field = &battle.field;
        let printed: &Action = &content().missions[usize::from(view.mission)].action[usize::from(action)];
        let is_same = |other: &Hex| match printed.at {
            Target::Place(_) => field.room_of(*other).is_some_and(|room| room.has(at)),
            // Whoever stands somewhere has a hex of his own.
            Target::Figure(_) | Target::Person(_) | Target::Signal | Target::Turned(_) | Target::Body => {
                whom.and_then(|whom| battle.spare.get(whom.index())) == Some(other)
            }
            Target::Blocked => {
                let locks = field.locks.iter().filter(|lock| lock.between[0] == *other);
                locks.into_iter().any(|lock| lock.between.contains(&at))
            }
            Target::Teleport | Target::Waypoint(_) | Target::AnyWaypoint => *other == at,
            Target::Item(_) | Target::Anywhere => true,
        };
        open.iter().find(|other| is_same(other)).map(|&at| Choice::Act { action, at })
    }

    fn face(&self, is_it: impl Fn(Face) -> bool, offers: &[Choice], die: Die) -> Choice {
        let faces = content().dice.faces(die);
        let fits =
            |choice: &&Choice| matches!(choice, Choice::Report { face } if is_it(faces[usize::from(*face)]));
        *offers.iter().find(fits).unwrap_or(&offers[0])
    }

    /// A die falls as it did at the digital table; what an attack shows there is the table's.
    fn roll(&mut self, die: Die, offers: &[Choice]) -> Choice {
        let next = self.digital.marks.get(self.n_marks).cloned();
        let faces = content().dice.faces(die);
        if let Some(rolled) = self.dice.pop_front() {
            return self.face(|face| face == faces[usize::from(rolled.face)], offers, die);
        }
        match next {
            Some(Mark::Point(symbol)) => self.face(|face| face.point() == Some(symbol), offers, die),
            // In some missions a signal whose first roll fits no point does not come.
            Some(Mark::Strayed) => {
                let points: Vec<Symbol> = self.view().points.iter().map(|point| point.symbol).collect();
                self.face(|face| face.point().is_none_or(|symbol| !points.contains(&symbol)), offers, die)
            }
            // Dice fall one by one: those with the symbol first.
            Some(Mark::Rank { gd: Some(gd), .. }) => {
                let fallen = self.rolled_gd();
                self.face(|face| (face.count(Symbol::Gd) > 0) == (fallen < gd), offers, die)
            }
            _ if self.view().attack.is_some() => self.face(|face| face.count(Symbol::Hit) == 0, offers, die),
            _ => match self.digital.tests.pop_front() {
                Some(rolled) => self.face(|face| face == faces[usize::from(rolled.face)], offers, die),
                None => offers[0],
            },
        }
    }

    /// What is asked next is answered as it went at the digital table.
    fn answer(&mut self, offers: &[Choice]) -> Choice {
        let prompt = self.prompt();
        match prompt {
            Prompt::Report { die, .. } => self.roll(die, offers),
            Prompt::Called { .. } => {
                let called = self.digital.called.front().cloned().unwrap_or_default();
                let open = called.iter().map(|&figure| Choice::Pick { figure });
                open.into_iter().find(|pick| offers.contains(pick)).unwrap_or(Choice::Done)
            }
            Prompt::Activate { .. } => match self.digital.marks.get(self.n_marks) {
                Some(Mark::Acts(alien)) => Choice::Activate { alien: *alien },
                _ => offers[0],
            },
            Prompt::Event { .. } => {
                let is_open =
                    |(other, choice): &(Prompt, Choice)| *other == prompt && offers.contains(choice);
                let chosen = self.digital.events.iter().position(is_open);
                chosen.map_or(offers[0], |n| self.digital.events.remove(n).1)
            }
            Prompt::Question { question } => {
                let places = self.digital.places.get(self.n_marks).or(self.digital.places.last());
                Choice::Answer { n: places.map_or(0, |places| places.answer(question)) }
            }
            // Which signal an item turns over.
            Prompt::Reveal => {
                let turned = self.digital.facts.iter().find_map(|(_, fact)| match fact {
                    Fact::Report(Report::Seen { signal }) => Some(Choice::Reveal { signal: *signal }),
                    _ => None,
                });
                turned.filter(|turned| offers.contains(turned)).unwrap_or(offers[0])
            }
            // What it does is said by what comes of it.
            Prompt::Sights { .. }
            | Prompt::Obeys { .. }
            | Prompt::Gone
            | Prompt::Instructed
            | Prompt::Caught { .. } => Choice::Done,
            // Whose turn is skipped there only ends it here.
            Prompt::Reports { .. } => Choice::EndTurn,
            Prompt::Suffer { .. } => Choice::Suffer { wounds: 0 },
            Prompt::Target { .. } => *offers
                .iter()
                .find(|choice| matches!(choice, Choice::NoWay { .. }))
                .expect("nobody has to be reached"),
            Prompt::Deed { .. } if offers.contains(&Choice::Cannot) => Choice::Cannot,
            _ => self.chosen(&prompt, offers),
        }
    }

    /// What was chosen there when the same was asked; what is open no more was the table's.
    fn chosen(&mut self, prompt: &Prompt, offers: &[Choice]) -> Choice {
        let is_such =
            |(other, _): &(Prompt, Choice)| std::mem::discriminant(other) == std::mem::discriminant(prompt);
        while let Some(n) = self.digital.chosen.iter().position(is_such) {
            let (_, choice) = self.digital.chosen.remove(n);
            if offers.contains(&choice) {
                return choice;
            }
        }
        offers[0]
    }

    /// How many of the dice that lie show the symbol of ranks.
    fn rolled_gd(&self) -> u8 {
        let fallen = self.view().roll.map(|roll| roll.fallen).unwrap_or_default();
        fallen.iter().filter(|rolled| rolled.shows(&content().dice).count(Symbol::Gd) > 0).count() as u8
    }
}
