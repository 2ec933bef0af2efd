//! A mission on the table: real dice, so every face is chosen by the test, and answers that decide nothing by word.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};

use sortie_alliance::content::{Content, Map, Mission};
use sortie_alliance::world::{Body, FigureId};
use sortie_alliance::{Alliance, Choice, Event, MissionView, Object, Order, Prompt, Question, Setup, View};
use sortie_kernel::{DiceSource, Game, Seat, Seed, Viewer};

use crate::common::table;

/// What ships, a map for tests, and their missions.
pub(crate) static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let mut content = Content::shipped();
    content.maps.push(Map::drawn("test_hall", HALL).expect("a map"));
    let lists = [
        super::facts::MISSIONS,
        super::effects::MISSIONS,
        super::groups::MISSIONS,
        super::objects::MISSIONS,
        super::questions::MISSIONS,
    ];
    let more =
        [super::foreseen::MISSIONS, super::orders::MISSIONS, super::scenes::MISSIONS, super::whole::MISSIONS];
    for text in lists.into_iter().chain(more).flatten() {
        let mission: Mission = toml::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        content.add_mission(mission);
    }
    Arc::new(content)
});

/// One area, `all`, with a door between (5, 1) and (6, 1).
const HALL: &str = "
    h . . . . .|. . . . . .

    h . . . . .d. . . . . .

    h . . . . .|. . . . . .

    h . . . . .|. . . . . .

    . . . . . .|. . . . . .
    ";

/// A mission under way: a table whose pages are closed and whose answers go on by themselves.
#[derive(Clone)]
pub(crate) struct Table(table::Table);

impl Deref for Table {
    type Target = table::Table;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Two heroes of the content.
pub(crate) const TWO: [&str; 2] = ["diala_passil", "fenn_signis"];

pub(crate) fn setup(mission: &str, heroes: &[&str]) -> Setup {
    Setup { mission: Some(mission.to_owned()), dice: DiceSource::Physical, ..Setup::new(heroes, "") }
}

impl Table {
    /// A mission from its very beginning.
    pub(crate) fn begin(mission: &str) -> Self {
        Self::with(&setup(mission, &TWO))
    }

    pub(crate) fn with(setup: &Setup) -> Self {
        Self::seeded(setup, 3)
    }

    pub(crate) fn seeded(setup: &Setup, seed: u64) -> Self {
        assert_eq!(setup.problems(&CONTENT), []);
        let state = Alliance::begin(&CONTENT, setup, Seed::from_number(seed));
        Self(table::Table::at_first_question(&CONTENT, state))
    }

    /// With whatever cards the heroes hold: supply cards too, which nobody brings.
    pub(crate) fn bringing(setup: &Setup) -> Self {
        let state = Alliance::begin(&CONTENT, setup, Seed::from_number(3));
        Self(table::Table::at_first_question(&CONTENT, state))
    }

    /// A mission whose pages have been read and whose Rebels are deployed.
    pub(crate) fn deployed(mission: &str) -> Self {
        let mut table = Self::begin(mission);
        table.until(|table| table.prompt() == Prompt::Activate || table.is_over());
        table
    }

    pub(crate) fn view(&self) -> View {
        Alliance::view(&CONTENT, &self.state, Viewer::Seat(Seat(0)))
    }

    pub(crate) fn mission(&self) -> MissionView {
        self.view().mission.expect("a mission")
    }

    pub(crate) fn how(&self) -> String {
        let ended = self.events.iter().find_map(|told| match &told.event {
            Event::MissionEnded { won, how, .. } => {
                Some(format!("{}: {how}", if *won { "won" } else { "lost" }))
            }
            _ => None,
        });
        ended.unwrap_or_default()
    }

    /// The code of the reason why an answer is refused.
    #[track_caller]
    pub(crate) fn why_not(&self, choice: Choice) -> &'static str {
        self.0.why_not(choice).0
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        self.0.choose(choice);
        self
    }

    /// Faces for the dice to come.
    pub(crate) fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.0.dice(faces);
        self
    }

    /// One answer that decides nothing: pages are closed, Rebels are set down, activate and end.
    #[track_caller]
    pub(crate) fn go_on(&mut self) -> &mut Self {
        let choice = match self.prompt() {
            Prompt::Report { .. } => Choice::Report { face: self.next_face().unwrap_or(0) },
            Prompt::Turn { .. } => Choice::End,
            _ if self.is_offered(Choice::Pass) => Choice::Pass,
            prompt => self.offers().first().unwrap_or_else(|| panic!("nothing is open at {prompt:?}")).choice,
        };
        self.choose(choice)
    }

    #[track_caller]
    pub(crate) fn until(&mut self, is_it: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..3000 {
            if is_it(self) {
                return self;
            }
            self.go_on();
        }
        panic!("it never comes: {:?}", self.prompt());
    }

    /// Goes on to this round, or to the end.
    #[track_caller]
    pub(crate) fn round(&mut self, round: u16) -> &mut Self {
        self.until(|table| {
            table.is_over() || table.view().round >= round && table.prompt() == Prompt::Activate
        })
    }

    #[track_caller]
    pub(crate) fn activate(&mut self, figure: u8) -> &mut Self {
        let choice = Choice::Activate { figure: FigureId(figure) };
        self.until(|table| table.is_offered(choice));
        self.choose(choice);
        self.until(|table| matches!(table.prompt(), Prompt::Turn { .. }))
    }

    /// Runs and walks there.
    #[track_caller]
    pub(crate) fn go(&mut self, to: [u8; 2]) -> &mut Self {
        self.choose(Choice::Run);
        self.walk(to)
    }

    #[track_caller]
    pub(crate) fn walk(&mut self, to: [u8; 2]) -> &mut Self {
        self.0.walk(to);
        self
    }

    #[track_caller]
    pub(crate) fn interact(&mut self, object: u8, action: u8) -> &mut Self {
        self.choose(Choice::Interact { object: Object::Mission(object, action) })
    }

    /// Ends the activation under way and goes on to the next.
    #[track_caller]
    pub(crate) fn end(&mut self) -> &mut Self {
        self.choose(Choice::End);
        self.until(|table| table.is_over() || table.prompt() == Prompt::Activate)
    }

    /// Closes pages.
    #[track_caller]
    pub(crate) fn read(&mut self) -> &mut Self {
        while self.is_offered(Choice::Continue) {
            self.choose(Choice::Continue);
        }
        self
    }

    /// The page that is open.
    pub(crate) fn page(&self) -> String {
        match self.prompt() {
            Prompt::Mission {
                question: Question::Order { order: Order::Say { text } | Order::Rule { text } },
            } => text,
            prompt => panic!("no page is open, but {prompt:?}"),
        }
    }

    /// All orders so far.
    pub(crate) fn orders(&self) -> Vec<Order> {
        let orders = self.events.iter().filter_map(|told| match &told.event {
            Event::Ordered { order } => Some(order.clone()),
            _ => None,
        });
        orders.collect()
    }

    /// The last word of everything said so far.
    pub(crate) fn said(&self) -> Vec<String> {
        let words = self.orders().into_iter().filter_map(|order| match order {
            Order::Say { text } | Order::Rule { text } => text.rsplit('-').next().map(ToOwned::to_owned),
            _ => None,
        });
        words.collect()
    }

    /// A figure, on the map or not.
    pub(crate) fn body(&self, figure: u8) -> &Body {
        self.state.any_figure(figure)
    }

    pub(crate) fn at(&self, figure: u8) -> [u8; 2] {
        let corner = self.body(figure).at.corner();
        [corner.column(), corner.row()]
    }
}
