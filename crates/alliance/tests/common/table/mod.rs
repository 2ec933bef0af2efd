//! A mission on the table, played by naming what happens: real dice, so every face is chosen by the test.

mod content;
pub(crate) mod face;
mod going_on;
mod seen;

use std::collections::VecDeque;

use sortie_alliance::content::Content;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Alliance, Choice, Event, Prompt, Source, State};
use sortie_boards::square::{Position, Space};
use sortie_kernel::{Game, Offer, Sink, Told, Viewer, run, step};

pub(crate) use content::{CONTENT, content};

/// A mission under way.
#[derive(Clone)]
pub(crate) struct Table {
    content: &'static Content,
    pub(crate) state: State,
    /// Everything that happened since the first question.
    pub(crate) events: Vec<Told<Event>>,
    dice: VecDeque<u8>,
    /// The face of attack dice that nobody put down; defence dice show their first face.
    pub(crate) fallback: u8,
}

impl Table {
    pub(crate) fn new(scenario: &Scenario) -> Self {
        Self::at_first_question(&CONTENT, scenario.state(&CONTENT))
    }

    /// A mission from its very beginning: nobody is deployed.
    pub(crate) fn begin(setup: &sortie_alliance::Setup) -> Self {
        let seed = sortie_kernel::Seed::from_number(7);
        Self::at_first_question(&CONTENT, Alliance::begin(&CONTENT, setup, seed))
    }

    /// Whatever happens before the first question has happened.
    pub(crate) fn at_first_question(content: &'static Content, mut state: State) -> Self {
        let mut events = Vec::new();
        run::<Alliance>(content, &mut state, &mut Sink::to(&mut events));
        Self { content, state, events, dice: VecDeque::new(), fallback: 0 }
    }

    // What is open

    pub(crate) fn offers(&self) -> Vec<Offer<Choice>> {
        let mut offers = Vec::new();
        Alliance::offers(self.content, &self.state, &mut offers);
        offers
    }

    pub(crate) fn prompt(&self) -> Prompt {
        Alliance::prompt(self.content, &self.state, Viewer::Spectator)
    }

    pub(crate) fn is_over(&self) -> bool {
        Alliance::outcome(&self.state).is_some()
    }

    pub(crate) fn is_offered(&self, choice: Choice) -> bool {
        self.offers().iter().any(|offer| offer.choice == choice)
    }

    /// Where the abilities of this name that may be used now stand.
    fn sources(&self, id: &str) -> Vec<Source> {
        let choices = self.offers().into_iter().map(|offer| offer.choice);
        let mut sources: Vec<Source> = choices
            .filter_map(|choice| match choice {
                Choice::Use { source } => Some(source),
                Choice::Attack { by, .. } => by,
                _ => None,
            })
            .filter(|&source| self.state.ability_id(self.content, source) == Some(id))
            .collect();
        sources.dedup();
        sources
    }

    pub(crate) fn may_use(&self, id: &str) -> bool {
        !self.sources(id).is_empty()
    }

    /// Where the open decision lets somebody walk.
    pub(crate) fn ends(&self) -> Vec<[u8; 2]> {
        let ends = self.offers().into_iter().filter_map(|offer| match offer.choice {
            Choice::Move { to } => Some([to.corner().column(), to.corner().row()]),
            _ => None,
        });
        ends.collect()
    }

    /// Why an answer is refused: code and rule.
    #[track_caller]
    pub(crate) fn why_not(&self, choice: Choice) -> (&'static str, &'static str) {
        let seat = self.offers()[0].seat;
        assert!(!self.is_offered(choice), "{choice:?} is offered");
        let reason = Alliance::why_not(self.content, &self.state, seat, &choice);
        (reason.code, reason.rule.map_or("", |rule| rule.0))
    }

    /// The surge options open now, in the notation of the cards.
    pub(crate) fn surges(&self) -> Vec<String> {
        let mut words = Vec::new();
        for offer in self.offers() {
            if let Choice::Surge { .. } = offer.choice {
                let mut tried = self.clone();
                tried.choose(offer.choice);
                let new = tried.events[self.events.len()..].iter();
                words.extend(new.filter_map(|told| match &told.event {
                    Event::SurgeSpent { option, .. } => Some(option.clone()),
                    _ => None,
                }));
            }
        }
        words
    }

    pub(crate) fn may_attack(&self, weapon: u8, target: u8) -> bool {
        self.is_offered(Choice::Attack { weapon, target: FigureId(target), by: None })
    }

    // What is done

    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        let offers = self.offers();
        let Some(offer) = offers.iter().find(|offer| offer.choice == choice) else {
            let open: Vec<Choice> = offers.iter().map(|offer| offer.choice).take(40).collect();
            panic!("{choice:?} is not offered at {:?}, but {open:#?}", self.prompt());
        };
        step::<Alliance>(self.content, &mut self.state, offer.seat, &choice, &mut Sink::to(&mut self.events))
            .unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
        self
    }

    /// Faces for the dice to come, in the order in which they are asked for: attack dice, then defence dice.
    pub(crate) fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.dice.extend(faces);
        self
    }

    /// Whether every face put down was asked for.
    #[track_caller]
    pub(crate) fn all_dice_used(&mut self) -> &mut Self {
        assert!(self.dice.is_empty(), "dice left over: {:?}", self.dice);
        self
    }

    #[track_caller]
    pub(crate) fn activate(&mut self, figure: u8) -> &mut Self {
        self.choose(Choice::Activate { figure: FigureId(figure) })
    }

    #[track_caller]
    pub(crate) fn attack(&mut self, weapon: u8, target: u8) -> &mut Self {
        self.choose(Choice::Attack { weapon, target: FigureId(target), by: None })
    }

    /// Attacks by an ability that is used before declaring.
    #[track_caller]
    pub(crate) fn attack_by(&mut self, id: &str, weapon: u8, target: u8) -> &mut Self {
        let by = self.sources(id).first().copied();
        assert!(by.is_some(), "{id} cannot be used here");
        self.choose(Choice::Attack { weapon, target: FigureId(target), by })
    }

    #[track_caller]
    pub(crate) fn pick(&mut self, figure: u8) -> &mut Self {
        self.choose(Choice::Pick { figure: FigureId(figure) })
    }

    #[track_caller]
    pub(crate) fn aim(&mut self, space: [u8; 2]) -> &mut Self {
        self.choose(Choice::Aim { space: Space::new(space[0], space[1]) })
    }

    #[track_caller]
    pub(crate) fn walk(&mut self, to: [u8; 2]) -> &mut Self {
        self.choose(Choice::Move { to: Position::small(Space::new(to[0], to[1])) })
    }

    #[track_caller]
    pub(crate) fn end(&mut self) -> &mut Self {
        self.choose(Choice::End)
    }

    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        self.choose(Choice::Pass)
    }
}
