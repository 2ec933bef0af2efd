//! The game as the kernel sees it.

use arrayvec::ArrayVec;
use sortie_boards::square::Position;
use sortie_kernel::{
    Chance, Deck, Draw, Frames, Game, Occasion, Offer, Outcome, Problem, Progress, Reason, Seat, Seed, Sink,
    Viewer,
};

use crate::apply::Ctx;
use crate::attack::read_keyword;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, Deck as CardDeck, Slot};
use crate::event::{Ending, Event};
use crate::setup::Setup;
use crate::state::{
    CardState, Cast, Frame, GroupState, Held, HeroState, MOST_FIGURES, Part, State, TableRules, what,
};
use crate::view::View;
use crate::world::{Body, FigureId, Side, Strike};
use crate::{flow, legal, view};

/// The game `alliance`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alliance;

impl Game for Alliance {
    const ID: &'static str = "alliance";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(setup: &Setup) -> u8 {
        setup.heroes.len() as u8
    }

    fn check_setup(content: &Content, setup: &Setup) -> Vec<Problem> {
        setup.problems(content)
    }

    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        begin(content, setup, seed)
    }

    fn advance<S: Sink<Event>>(content: &Content, state: &mut State, sink: &mut S) -> Progress {
        flow::advance(&mut Ctx { content, state, sink })
    }

    fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        legal::offers(content, state, out);
    }

    fn prompt(content: &Content, state: &State) -> Prompt {
        legal::prompt(content, state)
    }

    fn answer<S: Sink<Event>>(
        content: &Content,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        sink: &mut S,
    ) {
        flow::answer(&mut Ctx { content, state, sink }, seat, choice);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        legal::why_not(content, state, seat, choice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Some(match state.ending? {
            Ending::Victory => Outcome::all_win(state.table.n_seats, "victory"),
            Ending::AllWounded => Outcome::all_lose("all-wounded"),
            Ending::TooLate => Outcome::all_lose("too-late"),
        })
    }

    fn round(_content: &Content, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(content: &Content, state: &State, viewer: Viewer) -> View {
        view::view(content, state, viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::AttackRolled { .. }
                | Event::Rerolled { .. }
                | Event::Tested { .. }
                | Event::DamageRolled { .. }
                | Event::SupplyDrawn { .. }
                | Event::GroupActivated { .. }
        )
    }

    fn resample(_content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
        let mut other = state.clone();
        // Who looks at the top supply card knows it, and so knows the pile as far as it matters now.
        let looks = matches!(state.frames.top(), Some(Frame::Scouting { hero }) if viewer == Viewer::Seat(Seat(hero)));
        if !looks {
            other.supply.resample(draw);
        }
        let mut bytes = [0; 32];
        bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
        other.chance = Chance::new(Seed::from_bytes(bytes));
        other
    }
}

/// The first state: everybody at the map's edge, enemies on their points.
pub(crate) fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
    let chance = Chance::new(seed);
    let supply =
        content.cards.iter().enumerate().filter(|(_, card)| card.deck == CardDeck::Supply && !card.removed);
    let supply = supply.flat_map(|(n, card)| std::iter::repeat_n(n as u8, usize::from(card.copies)));
    let shuffle = chance.on(Occasion { what: what::SUPPLY, whom: 0, round: 0, time: 0 });
    let map = content.map(&setup.map).unwrap_or(0);
    let n_heroes = setup.heroes.len();
    let mut state = State {
        supply: Deck::shuffled(supply.take(12), shuffle),
        chance,
        frames: Frames::new(Frame::Deploying),
        table: TableRules {
            map: map as u8,
            n_seats: n_heroes as u8,
            difficulty: setup.difficulty,
            dice: setup.dice,
        },
        round: 0,
        doors: 0,
        crates: ((1u32 << content.maps[map].crates.len()) - 1) as u16,
        terminals: ((1u32 << content.maps[map].terminals.len()) - 1) as u16,
        bodies: ArrayVec::new(),
        cast: ArrayVec::new(),
        heroes: ArrayVec::new(),
        groups: ArrayVec::new(),
        // A shared pool: one for two heroes and one more for each further hero.
        medpacs: (n_heroes as u8).saturating_sub(1),
        attacks: ArrayVec::new(),
        test: None,
        rolls: [0; MOST_FIGURES],
        used: ArrayVec::new(),
        now_used: ArrayVec::new(),
        acting: None,
        hammered: None,
        bonus_hero: 0,
        ending: None,
    };
    for (n, pick) in setup.heroes.iter().enumerate() {
        let hero = content.hero(&pick.hero).unwrap_or(0);
        let figure = FigureId(n as u8);
        let mut cards = ArrayVec::new();
        let mut weapon = 0;
        for id in std::iter::once(&content.heroes[hero].start).chain(&pick.cards) {
            let Some(card) = content.card(id) else { continue };
            let slot = cards.len() as u8;
            let under = match content.cards[card].slot {
                Some(Slot::Modification) => weapon,
                Some(Slot::Weapon) => {
                    weapon = slot;
                    slot
                }
                _ => slot,
            };
            _ = cards.try_push(Held { card: card as u8, state: CardState::Ready, under });
        }
        let entry = content.maps[map].entries[0];
        let mut body = Body { is_hero: true, is_present: false, ..Body::standing(Side::Rebel, entry.into()) };
        body.strike = content
            .card(&content.heroes[hero].start)
            .and_then(|card| content.cards[card].weapon.as_ref())
            .map(|weapon| Strike { kind: weapon.kind, reach: weapon.reach });
        state.bodies.push(body);
        state.cast.push(Cast { part: Part::Hero(n as u8), tokens: [0; 4] });
        state.heroes.push(HeroState {
            hero: hero as u8,
            figure,
            cards,
            activations: 1,
            has_activated: false,
        });
        state.refresh(content, figure);
    }
    if let Some(ally) = setup.ally.as_ref().and_then(|id| content.group(id)) {
        deploy(content, &mut state, ally, Side::Rebel, content.maps[map].entries[0], false);
    }
    let points = &content.maps[map].enemy;
    for (n, group) in setup.enemy_groups(content).into_iter().enumerate() {
        deploy(content, &mut state, group, Side::Imperial, points[n % points.len()], true);
    }
    state
}

/// Sets a group up: the first figure on the space, the others as near as possible (R23.9). Allies wait for their
/// players to set them on the map; whatever their card says, they are Rebels (R8.7, R38.5).
fn deploy(
    content: &Content,
    state: &mut State,
    group: usize,
    side: Side,
    at: sortie_boards::square::Space,
    on_map: bool,
) {
    let printed = &content.groups[group];
    let same = state.groups.iter().filter(|other| usize::from(other.group) == group).count();
    let number = state.groups.len() as u8;
    let first = state.bodies.len() as u8;
    let is_full = state.groups.is_full() || usize::from(printed.figures) + state.bodies.len() > MOST_FIGURES;
    if is_full {
        return;
    }
    state.groups.push(GroupState {
        group: group as u8,
        side,
        colour: same as u8,
        is_ready: true,
        bonus_health: 0,
        first,
        n_figures: printed.figures,
        entry: at,
        card: None,
        is_first_used: false,
    });
    let has = |word: &str| printed.keywords.iter().any(|keyword| keyword == word);
    for n in 0..printed.figures {
        let [columns, rows] = printed.base;
        let free = flow::free_near(content, state, at, columns, rows);
        let place = if on_map { free } else { None };
        let somewhere = || Position::new(at, columns, rows).unwrap_or(Position::small(at));
        let mut body = Body::standing(side, place.unwrap_or_else(somewhere));
        body.is_present = place.is_some();
        body.is_mobile = has("mobile");
        body.is_massive = has("massive");
        body.strike = Some(Strike { kind: printed.attack, reach: has("reach") });
        debug_assert!(
            printed.keywords.iter().all(|word| read_keyword(word).is_ok()),
            "checked by the reader"
        );
        state.bodies.push(body);
        state.cast.push(Cast { part: Part::Group { group: number, number: n }, tokens: [0; 4] });
        state.refresh(content, FigureId(first + n));
    }
}
