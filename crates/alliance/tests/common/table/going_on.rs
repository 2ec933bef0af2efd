//! Going on to where something is asked, letting everything else pass.

use sortie_alliance::ability::DicePool;
use sortie_alliance::{Choice, Event, Prompt};

use super::Table;

impl Table {
    /// Goes on until an ability may be used, letting everything else pass, and uses it.
    #[track_caller]
    pub(crate) fn play(&mut self, id: &str) -> &mut Self {
        let source = self.until_may_use(id).sources(id)[0];
        self.choose(Choice::Use { source })
    }

    /// Goes on until an ability may be used, letting everything else pass.
    #[track_caller]
    pub(crate) fn until_may_use(&mut self, id: &str) -> &mut Self {
        for _ in 0..200 {
            if self.may_use(id) {
                return self;
            }
            assert!(self.go_on(), "{id} was not offered before {:?}", self.prompt());
        }
        panic!("{id} is never offered");
    }

    /// Goes on until the next Rebel activates or acts, letting everything pass.
    #[track_caller]
    pub(crate) fn finish(&mut self) -> &mut Self {
        for _ in 0..2000 {
            if !self.go_on() {
                return self;
            }
        }
        panic!("it never ends");
    }

    /// As [`Self::finish`], and on the way there an ability may never be used: letting it pass would prove nothing.
    #[track_caller]
    pub(crate) fn finish_without(&mut self, id: &str) -> &mut Self {
        self.finish_unasked(|table| table.may_use(id))
    }

    /// As [`Self::finish`], and on the way there something is never asked.
    #[track_caller]
    pub(crate) fn finish_unasked(&mut self, is_it: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..2000 {
            assert!(!is_it(self), "it is asked at {:?}: {:#?}", self.prompt(), self.offers());
            if !self.go_on() {
                return self;
            }
        }
        panic!("it never ends");
    }

    /// Goes on until something is asked that a test must answer.
    #[track_caller]
    pub(crate) fn until(&mut self, is_it: impl Fn(&Prompt) -> bool) -> &mut Self {
        for _ in 0..500 {
            if is_it(&self.prompt()) {
                return self;
            }
            assert!(self.go_on(), "it was not asked before {:?}", self.prompt());
        }
        panic!("it is never asked");
    }

    /// One answer that decides nothing: a face, a pass, the first of equal ways. `false` where a Rebel must decide.
    #[track_caller]
    fn go_on(&mut self) -> bool {
        match self.prompt() {
            Prompt::Turn { .. } | Prompt::Activate | Prompt::Deploy | Prompt::Nothing => return false,
            Prompt::Report { pool, .. } => {
                let fallback = if pool == DicePool::Defence { 0 } else { self.fallback };
                let face = self.next_face().unwrap_or(fallback);
                self.choose(Choice::Report { face });
            }
            Prompt::Way { .. } => {
                let first = self.offers()[0].choice;
                self.choose(first);
            }
            _ if self.is_offered(Choice::Pass) => {
                self.pass();
            }
            prompt => panic!("somebody must decide at {prompt:?}: {:#?}", self.offers()),
        }
        true
    }

    /// The next face that was put down, if any is left.
    pub(crate) fn next_face(&mut self) -> Option<u8> {
        self.dice.pop_front()
    }

    /// Reports the next face.
    #[track_caller]
    pub(crate) fn report(&mut self) -> &mut Self {
        let face = self.next_face().expect("a face was put down");
        self.choose(Choice::Report { face })
    }

    /// Goes on to the end of the attack under way.
    #[track_caller]
    pub(crate) fn finish_attack(&mut self) -> &mut Self {
        let ended = |table: &Self| table.told(|event| matches!(event, Event::AttackEnded));
        let n = ended(self);
        for _ in 0..100 {
            if ended(self) > n {
                return self;
            }
            assert!(self.go_on(), "no attack ended before {:?}", self.prompt());
        }
        panic!("the attack never ends");
    }

    /// Spends surges on the option of this notation, going on to where they are spent first.
    #[track_caller]
    pub(crate) fn surge(&mut self, word: &str) -> &mut Self {
        self.until(|prompt| matches!(prompt, Prompt::Surges { .. }));
        let spends = |choice: Choice| {
            let mut tried = self.clone();
            tried.choose(choice);
            let new = tried.events[self.events.len()..].iter();
            new.into_iter()
                .any(|told| matches!(&told.event, Event::SurgeSpent { option, .. } if option == word))
        };
        let options = self.offers().into_iter().map(|offer| offer.choice);
        let found =
            options.into_iter().filter(|choice| matches!(choice, Choice::Surge { .. })).find(|&c| spends(c));
        match found {
            Some(choice) => self.choose(choice),
            None => panic!("no surge option {word}: {:?}", self.surges()),
        }
    }

    /// Goes on until the next enemy figure activates; `false` if a Rebel comes first.
    #[track_caller]
    pub(crate) fn until_enemy_activates(&mut self) -> bool {
        let n = self.told(|event| matches!(event, Event::FigureActivated { .. }));
        for _ in 0..500 {
            if !self.go_on() {
                return false;
            }
            if self.told(|event| matches!(event, Event::FigureActivated { .. })) > n {
                return true;
            }
        }
        panic!("it never ends");
    }
}
