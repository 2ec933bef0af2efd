//! A mission on the table, played by naming what happens: real dice, so every face is chosen by the test.

use std::collections::VecDeque;
use std::sync::LazyLock;

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::content::{Card, Content, Map};
use sortie_alliance::scenario::Scenario;
use sortie_alliance::world::{Body, FigureId};
use sortie_alliance::{Alliance, CardState, Choice, Event, Prompt, Source, State};
use sortie_boards::square::{Position, Space};
use sortie_kernel::{Game, Offer, Sink, Told, Viewer, run, step};

/// What ships, and some maps and cards for tests.
pub(crate) static CONTENT: LazyLock<Content> = LazyLock::new(content);

/// As [`CONTENT`], to be changed for a test.
pub(crate) fn content() -> Content {
    let mut content = Content::shipped();
    for (id, text) in MAPS {
        content.maps.push(Map::drawn(id, text).unwrap_or_else(|error| panic!("{id}: {error}")));
    }
    let read = |text: &str| toml::from_str::<Card>(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    content.cards.extend(CARDS.map(read));
    content
}

/// Cards for tests. No card of the box makes an attack miss and does nothing else, and only abilities that are ignored
/// look for friends beside their owner.
const CARDS: [&str; 2] = [
    r#"
id = "smoke"
deck = "reward"

[[ability]]
id = "smoke"
when = "declared"
role = "defender"
cost = { exhaust = true }
does = ["miss"]
"#,
    r#"
id = "shoulder"
deck = "reward"

[[ability]]
id = "shoulder"
when = "counted"
role = "attacker"
needs = ["beside_friend"]
does = [{ add = "dmg+1" }]

[[ability]]
id = "shoulder_of"
when = "counted"
role = "attacker"
needs = [{ beside_friend_of = "wookiee" }]
does = [{ add = "dmg+2" }]
"#,
];

/// Maps for tests. `hall` is the stage of most of them: 14 columns, 9 rows, all floor but two spaces of rubble.
const MAPS: [(&str, &str); 6] = [
    (
        "hall",
        "
        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . 1

        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . .

        . . . . . . . . . . . . . 2

        . . . . . . . . . . . . . .

        c . . . . . ~ ~ . . . . . t
        ",
    ),
    // T1: a door between (1,0) and (2,0).
    (
        "t1",
        "
        . .d. . .

        . .|. . .
        ",
    ),
    // Two rooms that see each other through nothing but a pillar's side; a wall between the lower rows.
    (
        "pillar",
        "
        . . . . . . . .
                - - -
        . . . B . . . .

        . . . . . . . .
        ",
    ),
    ("row", ". . . ."),
    (
        "corridor",
        "
        . . . . . . . . . .
        ",
    ),
    // Two rooms with a closed door between them.
    (
        "rooms",
        "
        . . . .|. . . .

        . . . .d. . . .

        c . . .|. . . t
        ",
    ),
];

/// Faces of the dice by what they show, in the order of `dice.toml`.
pub(crate) mod face {
    #![allow(dead_code, reason = "a die is named as a whole")]
    pub(crate) const BLUE_SURGE: u8 = 0; // accuracy 2
    pub(crate) const BLUE_2_1: u8 = 1; // accuracy, damage
    pub(crate) const BLUE_3_1_SURGE: u8 = 2;
    pub(crate) const BLUE_3_2: u8 = 3;
    pub(crate) const BLUE_4_2: u8 = 4;
    pub(crate) const BLUE_5_1: u8 = 5;
    pub(crate) const GREEN_SURGE: u8 = 0; // accuracy 1
    pub(crate) const GREEN_1_1_SURGE: u8 = 1;
    pub(crate) const GREEN_1_2: u8 = 2;
    pub(crate) const GREEN_2_1_SURGE: u8 = 3;
    pub(crate) const GREEN_2_2: u8 = 4;
    pub(crate) const GREEN_3_2: u8 = 5;
    pub(crate) const YELLOW_SURGE: u8 = 0; // accuracy 0
    pub(crate) const YELLOW_0_1_SURGES: u8 = 1; // two surges
    pub(crate) const YELLOW_1_2: u8 = 2;
    pub(crate) const YELLOW_1_1_SURGE: u8 = 3;
    pub(crate) const YELLOW_2_1: u8 = 4;
    pub(crate) const YELLOW_2_SURGE: u8 = 5;
    pub(crate) const RED_1: u8 = 0;
    pub(crate) const RED_2: u8 = 1;
    pub(crate) const RED_2_SURGE: u8 = 3;
    pub(crate) const RED_3: u8 = 4;
    pub(crate) const BLACK_1: u8 = 0;
    pub(crate) const BLACK_2: u8 = 2;
    pub(crate) const BLACK_3: u8 = 4;
    pub(crate) const BLACK_EVADE: u8 = 5;
    pub(crate) const WHITE_BLANK: u8 = 0;
    pub(crate) const WHITE_1: u8 = 1;
    pub(crate) const WHITE_EVADE: u8 = 2;
    pub(crate) const WHITE_1_EVADE: u8 = 3;
    pub(crate) const WHITE_DODGE: u8 = 5;
}

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

    // What has become of it

    #[track_caller]
    pub(crate) fn body(&self, figure: u8) -> &Body {
        self.state.figure(figure).unwrap_or_else(|| panic!("figure {figure} is gone"))
    }

    pub(crate) fn damage(&self, figure: u8) -> u16 {
        self.state.any_figure(figure).damage
    }

    pub(crate) fn strain(&self, figure: u8) -> u16 {
        self.state.any_figure(figure).strain
    }

    pub(crate) fn has(&self, figure: u8, condition: Condition) -> bool {
        self.state.any_figure(figure).conditions.has(condition)
    }

    #[track_caller]
    pub(crate) fn at(&self, figure: u8) -> [u8; 2] {
        let at = self.body(figure).at.corner();
        [at.column(), at.row()]
    }

    pub(crate) fn is_gone(&self, figure: u8) -> bool {
        self.state.figure(figure).is_none()
    }

    #[track_caller]
    pub(crate) fn card(&self, hero: usize, card: &str) -> CardState {
        self.state.card_state(self.content, hero, card).unwrap_or_else(|| panic!("hero {hero} has no {card}"))
    }

    /// Whether an ability was used, and how often.
    pub(crate) fn n_used(&self, id: &str) -> usize {
        self.told(|event| matches!(event, Event::AbilityUsed { ability, .. } if ability == id))
    }

    /// How many events of a kind there were.
    pub(crate) fn told(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|told| is_it(&told.event)).count()
    }

    /// How many attacks were declared at a figure.
    pub(crate) fn n_attacks_at(&self, figure: u8) -> usize {
        self.told(|event| matches!(event, Event::AttackDeclared { target, .. } if target.0 == figure))
    }

    /// How many events followed a rule.
    pub(crate) fn cited(&self, rule: &str) -> usize {
        self.events.iter().filter(|told| told.rule.0 == rule).count()
    }

    /// The actions and movement points left in the activation under way.
    #[track_caller]
    pub(crate) fn left(&self) -> (u8, u8) {
        match self.prompt() {
            Prompt::Turn { actions, points, .. } => (actions, points),
            prompt => panic!("nobody acts at {prompt:?}"),
        }
    }

    /// Damage of each hit, in order; a miss is none.
    pub(crate) fn hits(&self) -> Vec<u16> {
        let hits = self.events.iter().filter_map(|told| match told.event {
            Event::Hit { damage, .. } => Some(damage),
            Event::Missed { .. } => Some(0),
            _ => None,
        });
        hits.collect()
    }

    /// The attack dice and defence dice of each roll, as words: `blue green | white`.
    pub(crate) fn rolls(&self) -> Vec<String> {
        let rolls = self.events.iter().filter_map(|told| match &told.event {
            Event::AttackRolled { attack, defence } => {
                let one =
                    attack.iter().map(|(die, _)| format!("{die:?} ").to_lowercase()).collect::<String>();
                let other = defence.iter().map(|(die, _)| format!(" {die:?}").to_lowercase());
                Some(format!("{one}|{}", other.collect::<String>()))
            }
            _ => None,
        });
        rolls.collect()
    }
}
