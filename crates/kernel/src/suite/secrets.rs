//! Secrets: two states that differ only in what a viewer may not know are the same to that viewer, and stay so.

use super::{Suite, answer, pick, thinking};
use crate::foresee::foresee;
use crate::{Answers, Draw, Game, Learnt, Offer, Seat, Sink, Table, Told, Viewer, play};

impl<G: Game> Suite<G> {
    /// States that differ only in what a viewer may not know give that viewer the same bytes: view, question, offers,
    /// regions, who is awaited, refusals, what lists show and what is foreseen. The same choice in both is heard alike, as far as nobody
    /// learns anything new from it. And of two choices that a viewer hears alike, it learns by no other way which was
    /// made.
    ///
    /// # Panics
    /// If not.
    pub fn views_hide_secrets(&self) {
        let mut differing = 0u32;
        // What each viewer tries although it is not offered: choices of other times, by its own seat.
        let mut attempts: Vec<G::Choice> = Vec::new();
        self.for_each_game(|at, table, draw| {
            let n_seats = G::n_seats(table.setup());
            // A step costs more than a look, so that one viewer a question watches one.
            let watcher = draw.below(u32::from(n_seats) + 1) as usize;
            for (n, viewer) in Viewer::all(n_seats).enumerate() {
                let other = G::resample(&self.content, table.state(), viewer, draw);
                differing += u32::from(other != *table.state());
                let here = Sight::<G>::of(&self.content, table.state(), viewer);
                let there = Sight::<G>::of(&self.content, &other, viewer);
                here.assert_same(&there, at, viewer);
                if let (Viewer::Seat(seat), false) = (viewer, attempts.is_empty()) {
                    let attempt = pick(&attempts, draw);
                    let [here, there] = [(&here, table.state()), (&there, &other)]
                        .map(|(sight, state)| sight.answers.check(&self.content, state, seat, attempt));
                    assert_eq!(
                        here, there,
                        "{at}: the answer to {attempt:?} tells {viewer:?} two states apart"
                    );
                }
                if n == watcher {
                    self.foreseen_alike(at, table, &other, viewer, draw);
                    self.a_step_is_heard_alike(at, table, (&other, &there.answers), viewer, draw);
                    self.sealed_choices_stay_sealed(at, table, viewer, draw);
                }
            }
            let attempt = answer(table, draw).choice;
            if attempts.len() < 100 {
                attempts.push(attempt);
            } else {
                attempts[draw.below(100) as usize] = attempt;
            }
        });
        assert!(differing > 0, "resampling never changed anything: the test would prove nothing");
    }

    /// What a seat is told of one of its choices beforehand, in two states that look the same to it.
    fn foreseen_alike(&self, at: &str, table: &Table<G>, other: &G::State, viewer: Viewer, draw: &mut Draw) {
        let Offer { seat, choice } = answer(table, draw);
        if !viewer.is(seat) {
            return;
        }
        let n_seats = G::n_seats(table.setup());
        let [here, there] = [table.state(), other].map(|state| {
            let end = foresee::<G>(&self.content, state, n_seats, seat, std::slice::from_ref(&choice));
            let end = end
                .unwrap_or_else(|refusal| panic!("{at}: {choice:?} is offered and not foreseen: {refusal}"));
            end.map(|state| bytes(&G::foreseen(&self.content, &state, viewer)))
        });
        assert!(here == there, "{at}: what {choice:?} would lead to tells {viewer:?} two states apart");
    }

    /// The same choice in two states that look the same to a viewer.
    fn a_step_is_heard_alike(
        &self,
        at: &str,
        table: &Table<G>,
        (other, answers): (&G::State, &Answers<G>),
        viewer: Viewer,
        draw: &mut Draw,
    ) {
        let Offer { seat, choice } = answer(table, draw);
        // What another seat may do can depend on its secrets.
        if answers.check(&self.content, other, seat, &choice).is_err() {
            return;
        }
        let at = format!("{at}, then {choice:?}");
        let n_seats = G::n_seats(table.setup());
        let [here, there] = [table.state(), other]
            .map(|state| Heard::<G>::of(&self.content, state, seat, &choice, viewer, n_seats));
        if here.is_same_story(&there, &at, viewer) {
            here.assert_same_end(&there, &at, viewer);
        }
    }

    /// Two choices of one seat in the same state. If another viewer hears them alike it learns nothing else of them; and if
    /// what they lead to differs only in secrets, it hears them alike.
    fn sealed_choices_stay_sealed(&self, at: &str, table: &Table<G>, viewer: Viewer, draw: &mut Draw) {
        let [one, other] = [(); 2].map(|()| answer(table, draw));
        if one.seat != other.seat || one.choice == other.choice || viewer.is(one.seat) {
            return;
        }
        let seat = one.seat;
        let at = format!("{at}, then {:?} or {:?}", one.choice, other.choice);
        let n_seats = G::n_seats(table.setup());
        let [choice, other_choice] =
            [&one, &other].map(|offer| bytes(&G::redact_choice(&offer.choice, seat, viewer)));
        let [here, there] = [&one, &other]
            .map(|offer| Heard::<G>::of(&self.content, table.state(), seat, &offer.choice, viewer, n_seats));
        if choice == other_choice {
            if here.is_same_story(&there, &at, viewer) {
                here.assert_same_end(&there, &at, viewer);
            }
            return;
        }
        // What resampling wipes out is a secret: with the same random words two such states become one.
        let number = draw.below(u32::MAX).into();
        let [one, other] = [&here, &there]
            .map(|heard| G::resample(&self.content, &heard.state, viewer, &mut thinking(number)));
        let is_secret = one == other && here.state != there.state;
        assert!(!is_secret, "{at}: {viewer:?} hears of a choice that is kept from it");
    }
}

/// All that a server tells a viewer about one state, as bytes.
struct Sight<G: Game> {
    parts: [(&'static str, Vec<u8>); 6],
    answers: Answers<G>,
}

impl<G: Game> Sight<G> {
    fn of(content: &G::Content, state: &G::State, viewer: Viewer) -> Self {
        let answers = Answers::<G>::to(content, state);
        let prompt = G::outcome(state).is_none().then(|| G::prompt(content, state, viewer));
        let offers: Vec<_> = answers.offers.iter().filter(|offer| viewer.is(offer.seat)).collect();
        let regions: Vec<_> = answers.regions.iter().filter(|offer| viewer.is(offer.seat)).collect();
        let list = (G::progress(content, state), G::round(content, state), G::outcome(state));
        let parts = [
            ("view", bytes(&G::view(content, state, viewer))),
            ("question", bytes(&prompt)),
            ("list of awaited seats", bytes(&answers.seats())),
            ("list of offers", bytes(&offers)),
            ("list of regions", bytes(&regions)),
            ("entry in a list of tables", bytes(&list)),
        ];
        Self { parts, answers }
    }

    fn assert_same(&self, other: &Self, at: &str, viewer: Viewer) {
        for ((part, here), (_, there)) in self.parts.iter().zip(&other.parts) {
            assert!(
                here == there,
                "{at}: the {part} tells {viewer:?} two states apart: {:?}",
                first_difference(here, there)
            );
        }
    }
}

/// One step as a viewer hears it.
struct Heard<G: Game> {
    /// Each event, as bytes, and what the viewer learns from it.
    story: Vec<(Vec<u8>, Learnt)>,
    /// The most that anybody learns, which says how the step may be taken back.
    learnt: Learnt,
    end: Sight<G>,
    state: G::State,
}

impl<G: Game> Heard<G> {
    fn of(
        content: &G::Content,
        state: &G::State,
        seat: Seat,
        choice: &G::Choice,
        viewer: Viewer,
        n_seats: u8,
    ) -> Self {
        let mut state = state.clone();
        let mut events = Vec::new();
        play::step_unchecked::<G>(content, &mut state, seat, choice, &mut Sink::to(&mut events));
        let hear = |told: &Told<G::Event>| {
            let learnt = G::learnt(told, viewer);
            let event = G::redact(&told.event, viewer);
            assert!(
                event.is_some() || learnt == Learnt::Nothing,
                "{viewer:?} learns from {told:?} and does not hear it"
            );
            Some((bytes(&Told { rule: told.rule, event: event? }), learnt))
        };
        Self {
            story: events.iter().filter_map(hear).collect(),
            learnt: play::learnt::<G>(&events, n_seats),
            end: Sight::of(content, &state, viewer),
            state,
        }
    }

    /// Whether the viewer has heard the same. The stories part only where it learns something new.
    fn is_same_story(&self, other: &Self, at: &str, viewer: Viewer) -> bool {
        let n = self.story.iter().zip(&other.story).take_while(|(here, there)| here == there).count();
        let next = [self, other].map(|heard| heard.story.get(n));
        if next == [None, None] {
            return true;
        }
        let learns = next.into_iter().flatten().any(|(_, learnt)| *learnt != Learnt::Nothing);
        let text = next.map(|event| event.map(|(event, _)| String::from_utf8_lossy(event)));
        assert!(learns, "{at}: an event tells {viewer:?} two states apart: {text:?}");
        false
    }

    /// After the same story everything is the same again.
    fn assert_same_end(&self, other: &Self, at: &str, viewer: Viewer) {
        self.end.assert_same(&other.end, at, viewer);
        assert_eq!(self.learnt, other.learnt, "{at}: how it is taken back tells {viewer:?} two states apart");
    }
}

/// Where two texts begin to differ, with a few words around it.
fn first_difference<'a>(here: &'a [u8], there: &'a [u8]) -> [std::borrow::Cow<'a, str>; 2] {
    let at = here.iter().zip(there).take_while(|(here, there)| here == there).count();
    [here, there].map(|text| {
        let end = text.len().min(at + 120);
        String::from_utf8_lossy(&text[at.saturating_sub(120).min(end)..end])
    })
}

fn bytes<T: serde::Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).expect("plain data serialises")
}
