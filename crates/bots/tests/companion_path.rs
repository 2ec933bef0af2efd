//! A mission takes the same path at the digital table and beside a real one: it may not know which of the two is running.
//! A team plays at the digital table; the facts it made are reported beside a real one; the orders of the mission are the
//! same, one by one. alliance R1.16, R1.17, R24.9.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock};

use sortie_alliance::content::Content;
use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{
    Alliance, Choice, Difficulty, Event, Fact, Mode, Object, Order, Prompt, Question as Asked, Setup,
};
use sortie_bots::{Playable, Question, Thinking};
use sortie_kernel::{Game, Seed, Table, Viewer};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

const HEROES: [&str; 4] = ["diala_passil", "fenn_signis", "gaarkhan", "mak_eshkarey"];

/// What people beside a real table do, in order.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Report {
    Tell(Fact),
    /// An answer to a question of the mission.
    Answer(Choice),
    /// Successes; of a test that the mission did not ask for it hears nothing.
    Rolled(u8),
    /// The next window opens: the one before it is done.
    Window,
    /// The round ends: no window is open any more.
    RoundEnds,
}

fn setup(mission: &str, n_heroes: usize, difficulty: Difficulty, mode: Mode) -> Setup {
    let number = CONTENT.mission(mission).expect("a mission");
    let fixed: Vec<&str> = CONTENT.missions[number].heroes.iter().map(String::as_str).collect();
    let heroes = if fixed.is_empty() { &HEROES[..n_heroes] } else { &fixed };
    Setup { mission: Some(mission.to_owned()), mode, difficulty, ..Setup::new(heroes, "") }
}

fn orders(events: &[Event]) -> Vec<Order> {
    let order = |event: &Event| match event {
        Event::Ordered { order } => Some(order.clone()),
        _ => None,
    };
    events.iter().filter_map(order).collect()
}

/// A bot plays at the digital table: what people would have reported, and the orders of the mission.
fn at_the_table(setup: &Setup, bot: &str, seed: u64) -> (Vec<Report>, Vec<Order>) {
    let bot = Alliance::bot(bot).expect("alliance has this bot");
    let mut table =
        Table::<Alliance>::begin(CONTENT.clone(), setup.clone(), Seed::from_number(seed)).expect("a set-up");
    let mut thinking = Thinking::new(seed);
    let mut reports = Vec::new();
    let mut all: Vec<Event> = table.opening().iter().map(|told| told.event.clone()).collect();
    while let Some(decision) = table.decision() {
        let seat = decision.offers[0].seat;
        let offers: Vec<_> = decision.offers.iter().filter(|offer| offer.seat == seat).copied().collect();
        let view = Alliance::view(table.content(), table.state(), Viewer::Seat(seat));
        let content = table.content().as_ref();
        let question = Question { content, view: &view, prompt: &decision.prompt, offers: &offers };
        let choice = offers[bot.choose(&question, &mut thinking).expect("it never waits")].choice;
        if let Prompt::Mission { question } = &decision.prompt
            && !matches!(question, Asked::Order { .. })
        {
            reports.push(Report::Answer(choice));
        }
        let events: Vec<Event> =
            table.choose(seat, &choice).expect("legal").iter().map(|told| told.event.clone()).collect();
        // People finish the activations of Rebels; those of enemies are lines of a window.
        let figures = Alliance::view(table.content(), table.state(), Viewer::Seat(seat)).figures;
        let is_enemy = |figure: FigureId| figures[figure.index()].side != Side::Rebel;
        let is_line =
            |report: &Report| matches!(report, Report::Tell(Fact::Activated { figure }) if is_enemy(*figure));
        reports.extend(events.iter().filter_map(report).filter(|report| !is_line(report)));
        all.extend(events);
    }
    (reports, orders(&all))
}

fn report(event: &Event) -> Option<Report> {
    Some(match *event {
        Event::Interacted { figure, object: Object::Mission(object, action) } => {
            Report::Tell(Fact::Interacted { object, action, figure })
        }
        Event::Told { fact } => Report::Tell(fact),
        Event::TestEnded { successes, .. } => Report::Rolled(successes),
        Event::GroupDefeated { group } => Report::Tell(Fact::GroupDefeated { group }),
        Event::Destroyed { object, .. } => Report::Tell(Fact::Destroyed { object }),
        // Heroes are the first figures, in the order of the seats.
        Event::Wounded { figure } | Event::Withdrawn { figure } => {
            Report::Tell(Fact::HeroDefeated { hero: figure.0 })
        }
        Event::ActivationEnded { figure } => Report::Tell(Fact::Activated { figure }),
        Event::GroupActivated { .. } => Report::Window,
        Event::RoundEnded { .. } => Report::RoundEnds,
        _ => return None,
    })
}

/// The same mission beside a real table.
struct Companion {
    table: Table<Alliance>,
    events: Vec<Event>,
    reports: VecDeque<Report>,
}

impl Companion {
    fn play(setup: &Setup, seed: u64, reports: Vec<Report>) -> Vec<Order> {
        let table = Table::<Alliance>::begin(CONTENT.clone(), setup.clone(), Seed::from_number(seed));
        let table = table.expect("a set-up");
        let events = table.opening().iter().map(|told| told.event.clone()).collect();
        let mut companion = Self { table, events, reports: reports.into() };
        let (mut windows, mut rounds) = (0, 0);
        companion.settle();
        while let Some(report) = companion.reports.pop_front() {
            // A mission that is decided in the middle of an attack ends after it at the digital table.
            if companion.table.decision().is_none() {
                break;
            }
            match report {
                Report::Tell(fact) => companion.tell(fact),
                Report::Answer(choice) => companion.choose(choice),
                Report::Rolled(successes) => {
                    if matches!(companion.asked(), Some(Asked::Successes { .. })) {
                        companion.choose(Choice::Successes { successes });
                    }
                }
                Report::Window => {
                    windows += 1;
                    while companion.count(|event| matches!(event, Event::GroupActivated { .. })) < windows {
                        companion.choose(Choice::Done);
                    }
                }
                Report::RoundEnds => {
                    rounds += 1;
                    while companion.count(|event| matches!(event, Event::RoundEnded { .. })) < rounds {
                        companion.choose(Choice::Done);
                    }
                }
            }
            companion.settle();
        }
        orders(&companion.events)
    }

    fn count(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is_it(event)).count()
    }

    fn prompt(&self) -> Prompt {
        self.table.decision().map_or(Prompt::Nothing, |decision| decision.prompt)
    }

    fn asked(&self) -> Option<Asked> {
        match self.prompt() {
            Prompt::Mission { question } => Some(question),
            _ => None,
        }
    }

    fn is_offered(&self, choice: Choice) -> bool {
        self.table.decision().is_some_and(|its| its.offers.iter().any(|offer| offer.choice == choice))
    }

    #[track_caller]
    fn choose(&mut self, choice: Choice) {
        let decision = self.table.decision().unwrap_or_else(|| panic!("it is over before {choice:?}"));
        let offer = decision.offers.iter().find(|offer| offer.choice == choice);
        let last = &self.events[self.events.len().saturating_sub(6)..];
        let offer =
            offer.unwrap_or_else(|| panic!("{choice:?} is not open: {:?} after {last:?}", decision.prompt));
        let events = self.table.choose(offer.seat, &choice).expect("an offer is legal");
        self.events.extend(events.iter().map(|told| told.event.clone()));
    }

    /// Reads pages. Control is asked for beside a real table only: the digital one told it if it was so.
    fn settle(&mut self) {
        while let Some(question) = self.asked() {
            match question {
                Asked::Order { .. } => self.choose(Choice::Continue),
                Asked::Control { .. } => {
                    // Asked as the round ends, so told before anybody acts again.
                    let is_next = |report: &&Report| {
                        !matches!(report, Report::Window | Report::Tell(Fact::Activated { .. }))
                    };
                    let held = self.reports.iter().take_while(is_next).position(|report| match *report {
                        Report::Tell(fact @ Fact::Controlled { .. }) => {
                            self.is_offered(Choice::Tell { fact })
                        }
                        _ => false,
                    });
                    match held.and_then(|place| self.reports.remove(place)) {
                        Some(Report::Tell(fact)) => self.choose(Choice::Tell { fact }),
                        _ => {
                            let decision = self.table.decision().expect("a question");
                            let no = decision.offers.iter().map(|offer| offer.choice).find(|choice| {
                                matches!(choice, Choice::Tell { fact: Fact::Controlled { held: false, .. } })
                            });
                            self.choose(no.expect("an answer"));
                        }
                    }
                }
                _ => return,
            }
        }
    }

    /// Reports a fact; what belongs to the Rebels' turn closes an open window first. An ally group is reported when the
    /// last of its figures is done.
    fn tell(&mut self, fact: Fact) {
        let choice = Choice::Tell { fact };
        if let Fact::HeroDefeated { hero } = fact {
            // Who falls in its own activation does so after the window before it.
            let next = self.reports.iter().find(|report| {
                matches!(report, Report::Window | Report::RoundEnds | Report::Tell(Fact::Activated { .. }))
            });
            let is_own = |figure: &FigureId| figure.0 == hero;
            let acts = matches!(next, Some(Report::Tell(Fact::Activated { figure })) if is_own(figure));
            if acts && matches!(self.prompt(), Prompt::Window { .. }) {
                self.choose(Choice::Done);
                self.settle();
            }
        }
        if let Fact::Activated { figure } = fact {
            let heroes = self.table.setup().heroes.len();
            let is_ally = figure.index() >= heroes;
            // The figures of a group act one after another.
            let next = self.reports.iter().find(|report| {
                matches!(report, Report::Window | Report::RoundEnds | Report::Tell(Fact::Activated { .. }))
            });
            let is_next = |figure: &FigureId| figure.index() >= heroes;
            if is_ally && matches!(next, Some(Report::Tell(Fact::Activated { figure })) if is_next(figure)) {
                return;
            }
            if matches!(self.prompt(), Prompt::Window { .. }) {
                self.choose(Choice::Done);
                self.settle();
            }
            if !is_ally && !self.is_offered(choice) {
                // It withdrew in its own activation, and nobody else was left to act.
                return;
            }
            if is_ally && !self.is_offered(choice) {
                // Reported by the first figure of the group.
                let first = self.table.decision().and_then(|decision| {
                    let mut open = decision.offers.iter().map(|offer| offer.choice);
                    open.find(|choice| {
                        matches!(choice, Choice::Tell { fact: Fact::Activated { figure } } if figure.index() >= heroes)
                    })
                });
                return first.into_iter().for_each(|choice| self.choose(choice));
            }
        }
        if let Fact::Interacted { object, action, figure } = fact
            && figure.index() >= self.table.setup().heroes.len()
            && !self.is_offered(choice)
        {
            // One figure stands for its ally group.
            let decision = self.table.decision().expect("it goes on");
            let stands_for = |choice: &Choice| {
                let Choice::Tell { fact: Fact::Interacted { object: its, action: one, figure } } = *choice
                else {
                    return false;
                };
                (its, one) == (object, action) && figure.index() >= self.table.setup().heroes.len()
            };
            let other = decision.offers.iter().map(|offer| offer.choice).find(stands_for);
            return self.choose(other.expect("an ally may do it"));
        }
        // The digital table tells such a fact for each rule that waits for it.
        let is_seen = matches!(fact, Fact::Entered { .. } | Fact::AllIn { .. } | Fact::Brought { .. });
        if is_seen && !self.is_offered(choice) {
            return;
        }
        self.choose(choice);
    }
}

fn check(mission: &str, n_heroes: usize, difficulty: Difficulty, bot: &str, seed: u64) {
    let (reports, table) = at_the_table(&setup(mission, n_heroes, difficulty, Mode::Table), bot, seed);
    let beside = Companion::play(&setup(mission, n_heroes, difficulty, Mode::Companion), seed, reports);
    for (n, pair) in table.iter().zip(&beside).enumerate() {
        assert_eq!(pair.0, pair.1, "{mission} with {n_heroes} heroes, {bot}, seed {seed}: order {n}");
    }
    // Harm that wounds the last hero ends the digital mission at once; beside a real table the other orders of the same
    // rule have been read by then.
    let is_cut_short = matches!(table.last(), Some(Order::Harm { .. })) && beside.len() > table.len();
    if !is_cut_short {
        assert_eq!(table.last(), beside.last(), "{mission} with {n_heroes} heroes, {bot}, seed {seed}");
        assert_eq!(table.len(), beside.len(), "{mission} with {n_heroes} heroes, {bot}, seed {seed}");
    }
}

/// Every mission, every number of heroes, both difficulties.
#[test]
fn the_path_is_the_same() {
    for mission in &CONTENT.missions {
        for n_heroes in 2..=4 {
            for (seed, difficulty) in [(1, Difficulty::Normal), (2, Difficulty::Hard)] {
                check(&mission.id, n_heroes, difficulty, "greedy", seed);
                check(&mission.id, n_heroes, difficulty, "random", seed);
            }
        }
    }
}
