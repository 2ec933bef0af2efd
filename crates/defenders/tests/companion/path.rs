//! A mission takes the same path at the digital table and beside a real one: it may not know which of the two is running. A team plays
//! at the digital table, by chance; what happened there is reported beside a real one, and decks, arrivals, ranks, story and end are
//! the same, one by one. What an alien does and which die falls for it is the table's: there it is only said what came of it.

use std::collections::VecDeque;

use sortie_defenders::beside::Report;
use sortie_defenders::dice::Symbol;
use sortie_defenders::event::{AlienEvent, AttackEvent, RoundEvent, StoryEvent, TurnEvent};
use sortie_defenders::source::On;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Defenders, Difficulty, Event, Mode, Prompt, Setup, State};
use sortie_kernel::{Chance, DiceSource, Game, Occasion, Offer, Seat, Seed, Sink, Told, Viewer, run, step};

use super::table::content;

/// What both tables tell in the same words.
#[derive(Debug, Clone, PartialEq)]
enum Mark {
    Round(u16),
    Turn(FigureId),
    Encounter(u8),
    Acts(FigureId),
    Event(u8),
    Comes { alien: FigureId, card: u8, player: FigureId },
    Signal(FigureId),
    Turned { signal: FigureId, is_alien: bool },
    Point(Symbol),
    Rank { agent: FigureId, gd: Option<u8> },
    Fragments(u8),
    Weapon(Option<u8>),
    Story(StoryEvent),
    Ended(String),
}

fn mark(event: &Event) -> Option<Mark> {
    Some(match event {
        Event::Round(RoundEvent::RoundBegan { round }) => Mark::Round(*round),
        Event::Round(RoundEvent::TurnBegan { agent }) => Mark::Turn(*agent),
        Event::Round(RoundEvent::RankRolled { agent, gd, .. }) => Mark::Rank { agent: *agent, gd: *gd },
        Event::Round(RoundEvent::FragmentGained { fragments, .. }) => Mark::Fragments(*fragments),
        Event::Round(RoundEvent::WeaponDrawn { weapon }) => Mark::Weapon(*weapon),
        Event::Round(RoundEvent::Ended { ending }) => Mark::Ended(format!("{ending:?}")),
        Event::Alien(AlienEvent::EncounterDrawn { card, .. }) => Mark::Encounter(*card),
        Event::Alien(AlienEvent::Activated { alien }) => Mark::Acts(*alien),
        Event::Alien(AlienEvent::EventDrawn { card }) => Mark::Event(*card),
        Event::Alien(AlienEvent::Appeared { alien, card, player, .. }) => {
            Mark::Comes { alien: *alien, card: *card, player: *player }
        }
        Event::Alien(AlienEvent::SignalPlaced { signal, .. }) => Mark::Signal(*signal),
        Event::Alien(AlienEvent::Revealed { signal, is_alien }) => {
            Mark::Turned { signal: *signal, is_alien: *is_alien }
        }
        Event::Alien(AlienEvent::PointRolled { symbol }) => Mark::Point(*symbol),
        Event::Story(
            story @ (StoryEvent::Said { .. }
            | StoryEvent::ObjectiveCompleted { .. }
            | StoryEvent::Counted { .. }
            | StoryEvent::SpecialDrawn { .. }
            | StoryEvent::PointGone { .. }
            | StoryEvent::EncountersAdded { .. }),
        ) => Mark::Story(story.clone()),
        _ => return None,
    })
}

/// What people would say of it beside a real table.
#[derive(Debug, Clone, PartialEq)]
enum Fact {
    Report(Report),
    Act(Choice),
    EndTurn(FigureId),
}

fn fact(event: &Event) -> Option<Fact> {
    let wounds = |figure: FigureId, wounds: u8| Fact::Report(Report::Wounds { figure, wounds });
    Some(match *event {
        Event::Attack(
            AttackEvent::Wounded { figure, total, .. } | AttackEvent::Healed { figure, total, .. },
        ) => wounds(figure, total),
        Event::Attack(AttackEvent::Died { figure }) if figure.0 < 5 => {
            Fact::Report(Report::Died { agent: figure })
        }
        Event::Alien(AlienEvent::Revealed { signal, .. }) => Fact::Report(Report::Seen { signal }),
        Event::Alien(AlienEvent::SignalDestroyed { signal, .. }) => {
            Fact::Report(Report::Destroyed { signal })
        }
        Event::Turn(TurnEvent::PowerUsed { source, .. })
            if matches!(source.on, On::Tactic(_) | On::Device(_)) =>
        {
            Fact::Report(Report::Used { source })
        }
        Event::Round(RoundEvent::TurnEnded { agent }) => Fact::EndTurn(agent),
        _ => return None,
    })
}

/// A game at the digital table: marks, facts with the number of marks before them, and what was chosen where both tables ask.
struct Digital {
    marks: Vec<Mark>,
    facts: VecDeque<(usize, Fact)>,
    chosen: VecDeque<(Prompt, Choice)>,
    called: VecDeque<Vec<FigureId>>,
    /// Whom events were about, where the players chose.
    events: Vec<(Prompt, Choice)>,
}

/// Whether both tables ask it in the same way.
fn is_common(prompt: &Prompt, choice: &Choice) -> bool {
    matches!(
        prompt,
        Prompt::Equip { .. }
            | Prompt::Weapon { .. }
            | Prompt::Give
            | Prompt::Alpha
            | Prompt::Rank
            | Prompt::Reinforcement
            | Prompt::Supplies
            | Prompt::Scouting { .. }
    ) || matches!((prompt, choice), (Prompt::Power { .. }, Choice::TakeDevice { .. }))
}

fn setup(mission: &str, mode: Mode, n_agents: usize) -> Setup {
    let dice = if mode == Mode::Table { DiceSource::Rolled } else { DiceSource::Physical };
    Setup { mode, dice, ..Setup::new(mission, n_agents, Difficulty::Normal) }
}

fn at_the_table(mission: &str, n_agents: usize, seed: u64) -> Digital {
    let mut draw = Chance::new(Seed::from_number(seed)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
    let mut state =
        Defenders::begin(content(), &setup(mission, Mode::Table, n_agents), Seed::from_number(seed));
    let mut told: Vec<Told<Event>> = Vec::new();
    run::<Defenders>(content(), &mut state, &mut Sink::to(&mut told));
    let mut all = Digital {
        marks: Vec::new(),
        facts: VecDeque::new(),
        chosen: VecDeque::new(),
        called: VecDeque::new(),
        events: Vec::new(),
    };
    let mut in_event = false;
    loop {
        for told in told.drain(..) {
            if let Event::Alien(AlienEvent::Called { aliens }) = &told.event {
                all.called.push_back(aliens.clone());
            }
            match &told.event {
                Event::Alien(AlienEvent::EventDrawn { .. }) => in_event = true,
                Event::Alien(AlienEvent::EventOver { .. }) => in_event = false,
                _ => {}
            }
            // What an event itself heals and wounds it does at both tables.
            let is_of_event = in_event && matches!(told.rule.0, "116" | "169");
            // A reveal is a fact before it is a mark of what came of it.
            if let Some(fact) = fact(&told.event).filter(|_| !is_of_event) {
                all.facts.push_back((all.marks.len(), fact));
            }
            all.marks.extend(mark(&told.event));
        }
        if Defenders::outcome(&state).is_some() {
            return all;
        }
        let mut offers: Vec<Offer<Choice>> = Vec::new();
        Defenders::offers(content(), &state, &mut offers);
        let prompt = Defenders::prompt(content(), &state, Viewer::Spectator);
        // Drones are people's own, and of no concern to a mission.
        offers.retain(|offer| !matches!(offer.choice, Choice::Operate { .. }));
        let offer = offers[draw.below(offers.len() as u32) as usize];
        if is_common(&prompt, &offer.choice) {
            all.chosen.push_back((prompt, offer.choice));
        }
        if matches!((&prompt, offer.choice), (Prompt::Event { .. }, Choice::Pick { .. })) {
            all.events.push((prompt, offer.choice));
        }
        if matches!(offer.choice, Choice::Act { .. }) {
            all.facts.push_back((all.marks.len(), Fact::Act(offer.choice)));
        }
        step::<Defenders>(content(), &mut state, offer.seat, &offer.choice, &mut Sink::to(&mut told))
            .expect("it was offered");
    }
}

/// A drone is put down where other things are used.
fn said(choice: Choice, offers: &[Choice]) -> Choice {
    let Choice::Tell { report: Report::Used { source } } = choice else { return choice };
    let puts = |other: &&Choice| matches!(other, Choice::Tell { report: Report::Deployed { source: own, .. } } if *own == source);
    offers.iter().find(puts).copied().unwrap_or(choice)
}

/// The same beside a real table.
struct Beside {
    state: State,
    marks: Vec<Mark>,
    digital: Digital,
}

impl Beside {
    fn offers(&self) -> Vec<Choice> {
        let mut offers: Vec<Offer<Choice>> = Vec::new();
        Defenders::offers(content(), &self.state, &mut offers);
        offers.into_iter().filter(|offer| offer.seat == Seat(0)).map(|offer| offer.choice).collect()
    }

    fn choose(&mut self, choice: Choice) {
        let mut told: Vec<Told<Event>> = Vec::new();
        step::<Defenders>(content(), &mut self.state, Seat(0), &choice, &mut Sink::to(&mut told))
            .unwrap_or_else(|error| panic!("{choice:?}: {error:?} at {:?}", self.prompt()));
        self.hear(&told);
    }

    #[track_caller]
    fn hear(&mut self, told: &[Told<Event>]) {
        for told in told {
            if matches!(told.event, Event::Alien(AlienEvent::Called { .. })) {
                self.digital.called.pop_front();
            }
            if let Some(mark) = mark(&told.event) {
                let n = self.marks.len();
                let expected = self.digital.marks.get(n);
                assert_eq!(
                    Some(&mark),
                    expected,
                    "mark {n}; before it {:?}",
                    &self.marks[n.saturating_sub(6)..]
                );
                self.marks.push(mark);
            }
        }
    }

    fn prompt(&self) -> Prompt {
        Defenders::prompt(content(), &self.state, Viewer::Spectator)
    }

    /// Says what has happened up to now, if it is heard at this moment: whether something was said.
    fn report(&mut self, offers: &[Choice]) -> bool {
        while let Some((at, fact)) = self.digital.facts.front().cloned() {
            if at > self.marks.len() {
                return false;
            }
            let choice = match fact {
                Fact::EndTurn(_) => Choice::EndTurn,
                Fact::Act(choice) => choice,
                Fact::Report(report) => Choice::Tell { report },
            };
            let is_mine = match fact {
                Fact::EndTurn(agent) => {
                    matches!(self.prompt(), Prompt::Reports { agent: other, .. } if other == agent)
                }
                Fact::Act(_) | Fact::Report(_) => true,
            };
            // What is to be done on the table is done before the turn goes on.
            if self.prompt() == Prompt::Instructed && !matches!(fact, Fact::Report(_)) {
                return false;
            }
            let choice = said(choice, offers);
            let is_said = is_mine && offers.contains(&choice);
            let takes_reports = offers.iter().any(|offer| matches!(offer, Choice::Tell { .. }));
            if !takes_reports {
                return false;
            }
            self.digital.facts.pop_front();
            if is_said {
                self.choose(choice);
                return true;
            }
            // Known already, or a drone's.
        }
        false
    }

    fn face(
        &self,
        is_it: impl Fn(sortie_defenders::dice::Face) -> bool,
        offers: &[Choice],
        die: sortie_defenders::dice::Die,
    ) -> Choice {
        let faces = content().dice.faces(die);
        let fits =
            |choice: &&Choice| matches!(choice, Choice::Report { face } if is_it(faces[usize::from(*face)]));
        *offers.iter().find(fits).unwrap_or(&offers[0])
    }

    /// What is asked next is answered as it went at the digital table.
    fn answer(&mut self, offers: &[Choice]) -> Choice {
        let next = |marks: &[Mark], n: usize| marks.get(n).cloned();
        let prompt = self.prompt();
        match prompt {
            Prompt::Report { die, .. } => match next(&self.digital.marks, self.marks.len()) {
                Some(Mark::Point(symbol)) => self.face(|face| face.point() == Some(symbol), offers, die),
                Some(Mark::Rank { gd: Some(gd), .. }) => {
                    // Dice fall one by one: those with the symbol first.
                    let fallen = self.rolled_gd();
                    self.face(|face| (face.count(Symbol::Gd) > 0) == (fallen < gd), offers, die)
                }
                _ => offers[0],
            },
            Prompt::Called { .. } => {
                let called = self.digital.called.front().cloned().unwrap_or_default();
                let open = called.iter().map(|&figure| Choice::Pick { figure });
                open.into_iter().find(|pick| offers.contains(pick)).unwrap_or(Choice::Done)
            }
            Prompt::Activate { .. } => match next(&self.digital.marks, self.marks.len()) {
                Some(Mark::Acts(alien)) => Choice::Activate { alien },
                _ => offers[0],
            },
            Prompt::Event { .. } => {
                let chosen = self.digital.events.iter().position(|(other, _)| *other == prompt);
                chosen.map_or(offers[0], |n| self.digital.events.remove(n).1)
            }
            // What it does is said by what comes of it.
            Prompt::Sights { .. } | Prompt::Instructed | Prompt::Caught { .. } => Choice::Done,
            Prompt::Target { .. } => *offers
                .iter()
                .find(|choice| matches!(choice, Choice::NoWay { .. }))
                .expect("nobody has to be reached"),
            Prompt::Deed { .. } if offers.contains(&Choice::Cannot) => Choice::Cannot,
            _ if self.digital.chosen.front().is_some_and(|(other, _)| {
                std::mem::discriminant(other) == std::mem::discriminant(&prompt)
            }) =>
            {
                self.digital.chosen.pop_front().map_or(offers[0], |(_, choice)| choice)
            }
            _ => offers[0],
        }
    }

    /// How many of the dice that lie show the symbol of ranks.
    fn rolled_gd(&self) -> u8 {
        let view = Defenders::view(content(), &self.state, Viewer::Spectator);
        let fallen = view.roll.map(|roll| roll.fallen).unwrap_or_default();
        fallen.iter().filter(|rolled| rolled.shows(&content().dice).count(Symbol::Gd) > 0).count() as u8
    }
}

fn compare(mission: &str, n_agents: usize, seed: u64) -> usize {
    let digital = at_the_table(mission, n_agents, seed);
    let mut state =
        Defenders::begin(content(), &setup(mission, Mode::Companion, n_agents), Seed::from_number(seed));
    let mut told: Vec<Told<Event>> = Vec::new();
    run::<Defenders>(content(), &mut state, &mut Sink::to(&mut told));
    let mut beside = Beside { state, marks: Vec::new(), digital };
    beside.hear(&told);
    for _ in 0..20_000 {
        if Defenders::outcome(&beside.state).is_some() {
            assert_eq!(beside.marks.len(), beside.digital.marks.len(), "it ends as early");
            return beside.marks.len();
        }
        let offers = beside.offers();
        if beside.report(&offers) {
            continue;
        }
        let choice = beside.answer(&offers);
        beside.choose(choice);
    }
    panic!("it does not end");
}

/// 51, 53, 126, 145, 151, 156, 157: the same cards for the same players, the same points, ranks, story and end.
fn takes_the_same_path(mission: &str) {
    let many = std::env::var("SORTIE_WATCH").ok().and_then(|word| word.parse().ok()).unwrap_or(4);
    for seed in 0..many {
        for n_agents in [1, 2, 4] {
            let n = compare(mission, n_agents, seed);
            assert!(n > 10, "something happened");
        }
    }
}

#[test]
fn the_first_mission_takes_the_same_path() {
    takes_the_same_path("close_encounters");
}

/// With searches in rooms, and special events that bring aliens.
#[test]
fn star_tech_takes_the_same_path() {
    takes_the_same_path("star_tech");
}
