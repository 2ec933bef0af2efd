//! A position in the middle of a mission, put together by hand: for tests and for bug reports.
//!
//! A [`Scenario`] says who stands where with how much damage, which cards lie on the table and which activation card
//! the enemy draws next; [`Scenario::state`] makes a state of it that starts a round and is then played like any
//! other. Chance is not touched: the seed is looked for that draws what is wanted.
//!
//! Figures are numbered as in every mission: heroes, then the ally group, then the enemy groups, each in order.
//!
//! ```
//! use sortie_alliance::content::Content;
//! use sortie_alliance::scenario::Scenario;
//!
//! let content = Content::shipped();
//! let state = Scenario::on("clearing")
//!     .hero("diala_passil", &["force_throw"], [4, 8])
//!     .hero("fenn_signis", &[], [4, 9])
//!     .enemy("stormtrooper", &[[8, 8]])
//!     .damage(2, 1)
//!     .draws(0, "stormtrooper_volley")
//!     .state(&content);
//! assert_eq!(state.figure(2).unwrap().remaining(), 2);
//! ```

use sortie_boards::square::{Position, Space};
use sortie_kernel::{Chance, Deck, DiceSource, Frames, Seed};

use crate::apply::refresh;
use crate::attack::Condition;
use crate::content::Content;
use crate::enemy::{Harm, Key};
use crate::flow;
use crate::setup::{HeroPick, Setup};
use crate::state::{CardState, Frame, RoundStep, Source, State};
use crate::world::{Body, FigureId, Side};

/// A position to be.
#[derive(Debug, Clone)]
pub struct Scenario {
    setup: Setup,
    heroes: Vec<[u8; 2]>,
    allies: Vec<[u8; 2]>,
    enemies: Vec<Vec<[u8; 2]>>,
    changes: Vec<(u8, Change)>,
    supply: Option<Vec<String>>,
    medpacs: Option<u8>,
    round: u16,
    seed: u64,
    first: Option<usize>,
    draws: Vec<(usize, String)>,
}

/// Something that has happened to a figure.
#[derive(Debug, Clone, Copy)]
enum Change {
    Damage(u16),
    Strain(u16),
    Has(Condition),
    Wounded,
    Tokens([u8; 4]),
    BonusHealth(u8),
}

/// Seeds tried for what is to be drawn: six cards and a few groups need some dozens.
const MOST_SEEDS: u64 = 100_000;

impl Scenario {
    /// An empty map, with real dice whose faces are reported.
    pub fn on(map: &str) -> Self {
        Self {
            setup: Setup { dice: DiceSource::Physical, ..Setup::new(&[], map) },
            heroes: Vec::new(),
            allies: Vec::new(),
            enemies: Vec::new(),
            changes: Vec::new(),
            supply: None,
            medpacs: None,
            round: 1,
            seed: 0,
            first: None,
            draws: Vec::new(),
        }
    }

    /// A hero with these cards besides its starting item; supply cards may be among them.
    #[must_use]
    pub fn hero(mut self, hero: &str, cards: &[&str], at: [u8; 2]) -> Self {
        let cards = cards.iter().map(|&card| card.to_owned()).collect();
        self.setup.heroes.push(HeroPick { hero: hero.to_owned(), cards });
        self.heroes.push(at);
        self
    }

    /// The ally group; figures without a space have been defeated.
    #[must_use]
    pub fn ally(mut self, group: &str, at: &[[u8; 2]]) -> Self {
        self.setup.ally = Some(group.to_owned());
        self.allies = at.to_vec();
        self
    }

    /// An enemy group; figures without a space have been defeated. A large figure stands on its north-west space.
    #[must_use]
    pub fn enemy(mut self, group: &str, at: &[[u8; 2]]) -> Self {
        self.setup.enemies.push(group.to_owned());
        self.enemies.push(at.to_vec());
        self
    }

    /// Damage on a figure.
    #[must_use]
    pub fn damage(self, figure: u8, damage: u16) -> Self {
        self.change(figure, Change::Damage(damage))
    }

    /// Strain on a hero.
    #[must_use]
    pub fn strain(self, figure: u8, strain: u16) -> Self {
        self.change(figure, Change::Strain(strain))
    }

    /// A condition of a figure.
    #[must_use]
    pub fn has(self, figure: u8, condition: Condition) -> Self {
        self.change(figure, Change::Has(condition))
    }

    /// A hero has been wounded.
    #[must_use]
    pub fn wounded(self, figure: u8) -> Self {
        self.change(figure, Change::Wounded)
    }

    /// Power tokens of a figure: damage, surge, block, evade (R37.7).
    #[must_use]
    pub fn tokens(self, figure: u8, tokens: [u8; 4]) -> Self {
        self.change(figure, Change::Tokens(tokens))
    }

    /// Bonus health of a figure's group (R23.11).
    #[must_use]
    pub fn bonus_health(self, figure: u8, health: u8) -> Self {
        self.change(figure, Change::BonusHealth(health))
    }

    fn change(mut self, figure: u8, change: Change) -> Self {
        self.changes.push((figure, change));
        self
    }

    /// The supply deck, the first card on top.
    #[must_use]
    pub fn supply(mut self, cards: &[&str]) -> Self {
        self.supply = Some(cards.iter().map(|&card| card.to_owned()).collect());
        self
    }

    /// Medpacs of the team.
    #[must_use]
    pub fn medpacs(mut self, medpacs: u8) -> Self {
        self.medpacs = Some(medpacs);
        self
    }

    /// The round that begins; the first if nothing is said.
    #[must_use]
    pub fn round(mut self, round: u16) -> Self {
        self.round = round;
        self
    }

    /// Where to begin looking for a seed.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The enemy group that activates first this round, by its place among the enemies.
    #[must_use]
    pub fn first(mut self, enemy: usize) -> Self {
        self.first = Some(enemy);
        self
    }

    /// The activation card an enemy group draws this round.
    #[must_use]
    pub fn draws(mut self, enemy: usize, card: &str) -> Self {
        self.draws.push((enemy, card.to_owned()));
        self
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position, at the start of a round.
    ///
    /// # Panics
    /// If it names something that is not in the content, or wants what no seed draws.
    pub fn state(&self, content: &Content) -> State {
        let mut state = flow::begin(content, &self.setup, Seed::from_number(0));
        lay_bases(content, &mut state);
        state.frames = Frames::new(Frame::Round(RoundStep::Begin));
        state.round = self.round - 1;
        for (n, &at) in self.heroes.iter().enumerate() {
            stand(&mut state, FigureId(n as u8), Some(at));
        }
        let n_allies = usize::from(self.setup.ally.is_some());
        let groups = self.setup.ally.iter().map(|_| &self.allies).chain(&self.enemies);
        assert_eq!(state.groups.len(), n_allies + self.enemies.len(), "an unknown group in {:?}", self.setup);
        for (group, spots) in groups.enumerate() {
            let members: Vec<FigureId> = state.members(group).collect();
            for (n, figure) in members.into_iter().enumerate() {
                stand(&mut state, figure, spots.get(n).copied());
            }
        }
        for &(figure, change) in &self.changes {
            make(content, &mut state, FigureId(figure), change);
        }
        if let Some(cards) = &self.supply {
            let card =
                |id: &String| content.card(id).unwrap_or_else(|| panic!("there is no card {id}")) as u8;
            state.supply = Deck::stacked(&cards.iter().map(card).collect::<Vec<u8>>());
        }
        state.medpacs = self.medpacs.unwrap_or(state.medpacs);
        state.chance = self.chance(content, &state, n_allies);
        state
    }

    /// What the Imperial rule weighs (R25.5, A14): the attack of a figure of an enemy group that has drawn this card, and
    /// the harm it would do. None if it cannot attack.
    ///
    /// # Panics
    /// If there is no such card or group, or if weighing changes the position.
    pub fn weighs(
        &self,
        content: &Content,
        [attacker, target]: [FigureId; 2],
        card: &str,
        distance: u16,
    ) -> Option<(Key, Harm)> {
        let mut state = self.state(content);
        let card = content.activations.iter().position(|activation| activation.id == card).expect("a card");
        let group = state.group_of(attacker).expect("a figure of a group");
        state.acting = Some((attacker, card as u8));
        state.groups[group].card = Some(card as u8);
        flow::weighed(content, &state, [attacker, target], distance)
    }

    /// The first seed that draws what is wanted.
    fn chance(&self, content: &Content, state: &State, n_allies: usize) -> Chance {
        let round = self.round;
        let mut state = state.clone();
        let draws_it = |state: &State| {
            let group = self.first.map(|enemy| (n_allies + enemy) as u8);
            let cards = self.draws.iter().all(|(enemy, card)| {
                let drawn = flow::drawn_card(content, state, (n_allies + enemy) as u8, round);
                drawn.is_some_and(|drawn| content.activations[usize::from(drawn)].id == *card)
            });
            cards && (group.is_none() || flow::drawn_group(state, round) == group)
        };
        for seed in self.seed..self.seed + MOST_SEEDS {
            state.chance = Chance::new(Seed::from_number(seed));
            if draws_it(&state) {
                return state.chance;
            }
        }
        panic!("no seed draws {:?} with {:?} first", self.draws, self.first);
    }
}

/// Bases lie as on the first place near where their groups come in: by chance they would lie another way with another seed (A42).
fn lay_bases(content: &Content, state: &mut State) {
    let enemies: Vec<FigureId> =
        state.figures().filter(|&figure| state.body(figure).side == Side::Imperial).collect();
    enemies.iter().for_each(|&figure| state.body_mut(figure).is_present = false);
    for figure in enemies {
        let group = &state.groups[state.group_of(figure).expect("a figure of a group")];
        let [columns, rows] = content.groups[usize::from(group.group)].base;
        if let Some(&place) = flow::free_near(content, state, group.entry, columns, rows).first() {
            let body = state.body_mut(figure);
            (body.at, body.is_present) = (place, true);
        }
    }
}

/// A figure stands with the first space of its base there.
fn stand(state: &mut State, figure: FigureId, at: Option<[u8; 2]>) {
    let body = state.body_mut(figure);
    body.is_present = at.is_some();
    if let Some([column, row]) = at {
        let corner = Space::new(column, row);
        body.at = Position::new(corner, body.at.columns(), body.at.rows()).expect("a base on the board");
    }
}

fn make(content: &Content, state: &mut State, figure: FigureId, change: Change) {
    let body = state.body_mut(figure);
    match change {
        Change::Damage(damage) => body.damage = damage,
        Change::Strain(strain) => body.strain = strain,
        Change::Has(condition) => body.conditions = body.conditions.with(condition),
        Change::Wounded => body.is_wounded = true,
        Change::Tokens(tokens) => state.cast[figure.index()].tokens = tokens,
        Change::BonusHealth(health) => {
            let group = state.group_of(figure).expect("a figure of a group");
            state.groups[group].bonus_health = health;
            let members: Vec<FigureId> = state.members(group).collect();
            members.into_iter().for_each(|member| refresh(content, state, member));
        }
    }
    refresh(content, state, figure);
}

/// What tests and bug reports look at.
impl State {
    /// A figure, if it is on the map.
    pub fn figure(&self, figure: u8) -> Option<&Body> {
        self.bodies.get(usize::from(figure)).filter(|body| body.is_present)
    }

    /// A figure, on the map or not.
    ///
    /// # Panics
    /// If there is none of this number.
    pub fn any_figure(&self, figure: u8) -> &Body {
        self.body(FigureId(figure))
    }

    /// The name of an ability.
    pub fn ability_id<'a>(&self, content: &'a Content, source: Source) -> Option<&'a str> {
        self.ability(content, source).map(|ability| ability.id.as_str())
    }

    /// How a card of a hero lies; `None` if the hero does not have it.
    pub fn card_state(&self, content: &Content, hero: usize, card: &str) -> Option<CardState> {
        let held =
            self.heroes[hero].cards.iter().find(|held| content.cards[usize::from(held.card)].id == card);
        held.map(|held| held.state)
    }

    /// Medpacs left.
    pub fn n_medpacs(&self) -> u8 {
        self.medpacs
    }

    /// How many enemies are on the map.
    pub fn n_enemies(&self) -> usize {
        self.present().filter(|&figure| self.body(figure).side == Side::Imperial).count()
    }
}
