//! What a bot is.

use sortie_games::Listed;
use sortie_kernel::{Chance, Draw, Game, Occasion, Offer, Seat, Seed, Viewer};

use crate::Random;

/// A bot's own random words.
#[derive(Debug)]
pub struct Thinking(Draw);

impl Thinking {
    /// Random words that follow from a number.
    pub fn new(number: u64) -> Self {
        // An occasion no game has, so that a bot given the game's own seed still could not know its dice.
        let occasion = Occasion { what: u16::MAX, whom: u16::MAX, round: 0, time: 0 };
        Self(Chance::new(Seed::from_number(number)).on(occasion))
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    /// The words themselves, to draw answers from regions.
    pub fn draw(&mut self) -> &mut Draw {
        &mut self.0
    }
}

/// What a bot is told: what it may know, and what it may answer.
///
/// A bot may play several seats at once and then plans them together; each offer says whose it is.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// Cards and maps.
    pub content: &'a G::Content,
    /// What the first of its seats may know.
    pub view: &'a G::View,
    /// What the decision is about.
    pub prompt: &'a G::Prompt,
    /// What its seats may answer; never empty. Regions are in it as some of their answers, drawn for this question.
    pub offers: &'a [Offer<G::Choice>],
}

/// A player of a game.
pub trait Bot<G: Game>: Send + Sync {
    /// Picks one of the offers by its index, or none: it would rather wait for the others, who have to move first.
    fn choose(&self, question: &Question<'_, G>, thinking: &mut Thinking) -> Option<usize>;

    /// How many answers it wants to see of each region.
    fn n_samples(&self) -> usize {
        16
    }

    /// What it answers without a look at the table, where it need not look: building a view costs more than a random
    /// choice.
    fn glance(&self, _offers: &[Offer<G::Choice>], _thinking: &mut Thinking) -> Option<usize> {
        None
    }
}

/// Which of the offers a bot picks: at a glance, or after a look at the table with the eyes of the first seat that is asked.
pub(crate) fn pick<G: Playable>(
    bot: &dyn Bot<G>,
    content: &G::Content,
    state: &G::State,
    offers: &[Offer<G::Choice>],
    thinking: &mut Thinking,
) -> Option<usize> {
    bot.glance(offers, thinking).or_else(|| {
        let viewer = Viewer::Seat(offers[0].seat);
        let view = G::view_for_bots(content, state, viewer);
        let prompt = G::prompt(content, state, viewer);
        bot.choose(&Question { content, view: &view, prompt: &prompt, offers }, thinking)
    })
}

/// Whether one mind may plan for both seats: they are the same, or on the same side.
pub(crate) fn play_together<G: Game>(setup: &G::Setup, one: Seat, other: Seat) -> bool {
    one == other || G::side_of(setup, one).is_some_and(|side| G::side_of(setup, other) == Some(side))
}

/// A bot by its name.
pub struct Named<G: Game> {
    /// What people call it.
    pub name: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> std::fmt::Debug for Named<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Named").field(&self.name).finish()
    }
}

impl<G: Game> Named<G> {
    /// The bot that knows nothing, which plays any game.
    pub const RANDOM: Self = Self { name: "random", make: || Box::new(Random) };
}

/// A game that has bots. One of which nothing else is said has [`Random`].
pub trait Playable: Listed {
    /// Its bots, best last.
    const BOTS: &'static [Named<Self>] = &[Named::RANDOM];

    /// Whether a choice leaves alone what belongs to seats other than these. The rules may let a player meddle with
    /// the dice of others; a bot at a table with people does not.
    fn minds_its_own(_choice: &Self::Choice, _seats: &[Seat]) -> bool {
        true
    }

    /// What a bot is shown. It is the view of its seat, perhaps without what people are told to save them counting and
    /// bots count for themselves.
    fn view_for_bots(content: &Self::Content, state: &Self::State, viewer: Viewer) -> Self::View {
        Self::view(content, state, viewer)
    }

    /// The bot with this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        Self::BOTS.iter().find(|bot| bot.name == name).map(|bot| (bot.make)())
    }
}
