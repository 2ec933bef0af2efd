//! Attacks played by naming what happens: a position, the faces of the dice, the answers.

use std::collections::VecDeque;
use std::sync::LazyLock;

use sortie_defenders::content::Content;
use sortie_defenders::dice::Die;
use sortie_defenders::event::AttackEvent;
use sortie_defenders::mind::Arm;
use sortie_defenders::scenario::{Scenario, with_field};
use sortie_defenders::source::{On, Source};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Defenders, Event, Prompt, State, View, With};
use sortie_kernel::{Game, Progress, Sink, Told, Viewer, step};

use super::SEVEN;

/// The box with the board of the worked examples as its only map.
pub(crate) static BOX: LazyLock<Content> =
    LazyLock::new(|| with_field(Content::shipped(), "seven", &SEVEN, &[]).expect("a board"));

/// An empty SEVEN.
pub(crate) fn seven() -> Scenario {
    Scenario::on("seven")
}

/// The n-th alien of a position.
pub(crate) const fn alien(n: u8) -> FigureId {
    FigureId(sortie_defenders::limits::ALIENS + n)
}

/// The n-th agent of a position.
pub(crate) const fn agent(n: u8) -> FigureId {
    FigureId(n)
}

/// A position, and what has happened in it.
pub(crate) struct Fight {
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
    dice: VecDeque<String>,
}

impl Fight {
    pub(crate) fn new(scenario: Scenario) -> Self {
        Self { state: scenario.state(&BOX), told: Vec::new(), dice: VecDeque::new() }
    }

    /// The faces that fall next, by their first letters: `h ha hf hh g j a` of the red die, `h ha hf s sj a` of the blue one.
    pub(crate) fn dice(&mut self, faces: &str) -> &mut Self {
        self.dice.extend(faces.split_whitespace().map(str::to_owned));
        self
    }

    /// An attack is declared, and goes on to the first question.
    #[track_caller]
    pub(crate) fn declare(&mut self, by: FigureId, with: With, target: FigureId, area: bool) -> &mut Self {
        self.state.declare(&BOX, Some(by), with, target, area, &mut Sink::to(&mut self.told));
        self.settle()
    }

    #[track_caller]
    pub(crate) fn gun(&mut self, by: u8, gun: u8, target: FigureId) -> &mut Self {
        self.declare(agent(by), With::Gun(gun), target, false)
    }

    #[track_caller]
    pub(crate) fn claws(&mut self, by: u8, arm: Arm, target: u8) -> &mut Self {
        self.declare(alien(by), With::Arm(arm), agent(target), false)
    }

    /// A grenade is thrown, or a tactic that is one.
    #[track_caller]
    pub(crate) fn throw(&mut self, by: u8, item: &str, target: FigureId) -> &mut Self {
        self.declare(agent(by), With::Power(source(by, item)), target, false)
    }

    /// Runs to the next question that no face answers, or until nothing but rounds and turns is under way.
    #[track_caller]
    fn settle(&mut self) -> &mut Self {
        for _ in 0..1000 {
            if self.state.is_at_rest() {
                return self;
            }
            match Defenders::advance(&BOX, &mut self.state, &mut Sink::to(&mut self.told)) {
                Progress::Continue => {}
                Progress::Over => return self,
                Progress::Ask => match self.prompt() {
                    Prompt::Report { die, .. } => self.report(die),
                    _ => return self,
                },
            }
        }
        panic!("it never ends");
    }

    #[track_caller]
    fn report(&mut self, die: Die) {
        let word = self.dice.pop_front().unwrap_or_else(|| panic!("one {die:?} die more than was put down"));
        let face = face(die, &word);
        let (seat, choice) = self.offered(Choice::Report { face });
        Defenders::answer(&BOX, &mut self.state, seat, &choice, &mut Sink::to(&mut self.told));
    }

    #[track_caller]
    fn offered(&self, choice: Choice) -> (sortie_kernel::Seat, Choice) {
        let offers = self.offers();
        let found = offers.iter().find(|offer| offer.choice == choice);
        let found = found.unwrap_or_else(|| panic!("{choice:?} is not among {offers:#?}"));
        (found.seat, found.choice)
    }

    /// An answer that is offered.
    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        let (seat, choice) = self.offered(choice);
        Defenders::answer(&BOX, &mut self.state, seat, &choice, &mut Sink::to(&mut self.told));
        self.settle()
    }

    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        self.choose(Choice::Pass)
    }

    /// Uses the first power of something that an agent has.
    #[track_caller]
    pub(crate) fn play(&mut self, owner: u8, item: &str) -> &mut Self {
        self.choose(Choice::Use { source: source(owner, item) })
    }

    /// Rolls a die again.
    #[track_caller]
    pub(crate) fn again(&mut self, owner: u8, item: &str, die: u8) -> &mut Self {
        self.choose(Choice::Reroll { source: source_at(owner, item), die })
    }

    /// The dice that something lets be rolled again.
    pub(crate) fn open_dice(&self, owner: u8, item: &str) -> Vec<u8> {
        let wanted = source_at(owner, item);
        let die = |choice| match choice {
            Choice::Reroll { source, die } if source == wanted => Some(die),
            _ => None,
        };
        self.offers().into_iter().filter_map(|offer| die(offer.choice)).collect()
    }

    pub(crate) fn offers(&self) -> Vec<sortie_kernel::Offer<Choice>> {
        let mut offers = Vec::new();
        Defenders::offers(&BOX, &self.state, &mut offers);
        offers
    }

    pub(crate) fn is_offered(&self, choice: Choice) -> bool {
        self.offers().iter().any(|offer| offer.choice == choice)
    }

    pub(crate) fn may_play(&self, owner: u8, item: &str) -> bool {
        self.is_offered(Choice::Use { source: source(owner, item) })
    }

    pub(crate) fn prompt(&self) -> Prompt {
        Defenders::prompt(&BOX, &self.state, Viewer::Spectator)
    }

    /// As the game is played: an answer, and on to the next question of anybody.
    #[track_caller]
    pub(crate) fn run(&mut self) -> &mut Self {
        loop {
            match Defenders::advance(&BOX, &mut self.state, &mut Sink::to(&mut self.told)) {
                Progress::Continue => {}
                Progress::Over => return self,
                Progress::Ask => match self.prompt() {
                    Prompt::Report { die, .. } if !self.dice.is_empty() => self.report(die),
                    _ => return self,
                },
            }
        }
    }

    /// As [`Self::run`], after an answer.
    #[track_caller]
    pub(crate) fn answer(&mut self, choice: Choice) -> &mut Self {
        let (seat, choice) = self.offered(choice);
        let mut sink = Sink::to(&mut self.told);
        step::<Defenders>(&BOX, &mut self.state, seat, &choice, &mut sink).expect("an offer");
        while let Prompt::Report { die, .. } = self.prompt() {
            if self.dice.is_empty() {
                break;
            }
            self.report(die);
            self.run();
        }
        self
    }

    pub(crate) fn view(&self) -> View {
        Defenders::view(&BOX, &self.state, Viewer::Spectator)
    }

    /// The attack is over, and no more dice were put down than fell.
    #[track_caller]
    pub(crate) fn over(&mut self) -> &mut Self {
        assert!(self.state.is_at_rest(), "{:?} is asked: {:#?}", self.prompt(), self.offers());
        assert!(self.dice.is_empty(), "{:?} never fell", self.dice);
        self
    }

    pub(crate) fn wounds(&self, figure: FigureId) -> Option<u8> {
        self.state.figure(figure).map(|body| body.wounds)
    }

    pub(crate) fn place(&self, figure: FigureId) -> [i16; 2] {
        self.state.place(&BOX, figure)
    }

    /// What happened in attacks.
    pub(crate) fn attacks(&self) -> impl Iterator<Item = &AttackEvent> {
        self.told.iter().filter_map(|told| match &told.event {
            Event::Attack(event) => Some(event),
            Event::Round(_)
            | Event::Turn(_)
            | Event::Alien(_)
            | Event::Story(_)
            | Event::Campaign(_)
            | Event::Beside(_) => None,
        })
    }

    /// Hits, defence dice less and targets of the last roll that was counted.
    #[track_caller]
    pub(crate) fn struck(&self) -> (u16, u8, Vec<FigureId>) {
        let struck = |event: &AttackEvent| match event {
            AttackEvent::Struck { hits, fewer_dice, targets } => Some((*hits, *fewer_dice, targets.clone())),
            _ => None,
        };
        self.attacks().filter_map(struck).last().expect("a roll was counted")
    }

    pub(crate) fn happened(&self, is_it: impl Fn(&AttackEvent) -> bool) -> usize {
        self.attacks().filter(|event| is_it(event)).count()
    }
}

/// The face of a die by the first letters of its symbols; of the hits with a flash the first.
fn face(die: Die, word: &str) -> u8 {
    let faces = match die {
        Die::Red => [("h", 0), ("ha", 1), ("hf", 2), ("hh", 5), ("g", 6), ("j", 8), ("a", 9)].as_slice(),
        Die::Blue => &[("h", 0), ("ha", 2), ("hf", 3), ("s", 5), ("sj", 8), ("a", 9)],
    };
    let face = faces.iter().find(|(name, _)| *name == word);
    face.unwrap_or_else(|| panic!("no {die:?} face is {word}")).1
}

/// The first power of a skill, tactic or device; of anything else of the sheet.
pub(crate) fn source(owner: u8, item: &str) -> Source {
    let on = if let Some(n) = BOX.skill(item) {
        On::Skill(n as u8)
    } else if let Some(n) = BOX.tactic(item) {
        On::Tactic(n as u8)
    } else if let Some(n) = BOX.device(item) {
        On::Device(n as u8)
    } else {
        On::Innate
    };
    Source { owner, on, power: 0 }
}

/// The power of something that lets dice be rolled again.
fn source_at(owner: u8, item: &str) -> Source {
    Source { power: u8::from(item == "grenadier"), ..source(owner, item) }
}
