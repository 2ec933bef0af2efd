//! Where a spot of a mission is, and how something gets there (A38).

use sortie_boards::hex::{Gait, Hex, HexSet};
use sortie_kernel::Progress;

use super::level;
use super::look::Look;
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::Spot;
use crate::dice::{Die, Pool, Symbol};
use crate::event::AlienEvent;
use crate::state::State;
use crate::world::{FigureId, Kind};

/// The hexes a spot may mean, taken ones included. What the die picks means every point.
pub(super) fn hexes(look: &Look<'_>, spot: &Spot) -> HexSet {
    let Look { content, state } = *look;
    let field = &state.battle(content).field;
    let one = |hex: Option<Hex>| hex.into_iter().collect::<HexSet>();
    match spot {
        Spot::There => one(level(state).and_then(|level| level.actor).and_then(|by| by.at)),
        Spot::Teleport => state.points.iter().copied().collect(),
        Spot::Farthest => one(farthest(content, state)),
        Spot::Point(symbol) => {
            let n = state.symbols.iter().position(|other| other == symbol);
            one(n.map(|n| state.points[n]))
        }
        Spot::Waypoint(number) => {
            one(field.waypoints.iter().find(|(other, _)| other == number).map(|(_, hex)| *hex))
        }
        Spot::Hex(name) => one(field.hex(name)),
        Spot::Place(id) => look.place(id),
        Spot::Beside(name) => match look.named(name) {
            Some(figure) => state.board(content).beside(state.body(figure).at),
            None => HexSet::EMPTY,
        },
    }
}

/// The teleport point with the most area steps to the agent closest to it; of several the first.
fn farthest(content: &Content, state: &State) -> Option<Hex> {
    let board = state.board(content);
    let closest = |point: Hex| {
        let steps =
            state.living().filter_map(|agent| board.steps(point, state.body(agent).at, Gait::Climbing));
        steps.min().unwrap_or(u8::MAX)
    };
    let most = state.points.iter().map(|&point| closest(point)).max();
    state.points.iter().copied().find(|&point| Some(closest(point)) == most)
}

/// A spot that has been settled, or what is still to be done for it.
pub(super) enum Settled {
    /// Here.
    At(Hex),
    /// There is no such spot (A41).
    Nowhere,
    /// A die falls, or somebody is asked.
    Wait(Progress),
}

/// Settles a spot: a die picks a teleport point (A39), the alpha agent one of several free hexes.
pub(super) fn settle(ctx: &mut Ctx<'_>, spot: &Spot) -> Settled {
    if let Some(at) = ctx.state.script.picked.at {
        return Settled::At(at);
    }
    if *spot == Spot::Teleport {
        return roll_point(ctx);
    }
    let open = open(ctx.content, ctx.state, spot);
    let mut hexes = open.iter();
    match (hexes.next(), hexes.next()) {
        (None, _) => Settled::Nowhere,
        (Some(only), None) => Settled::At(only),
        (Some(_), Some(_)) => Settled::Wait(Progress::Ask),
    }
}

/// The hexes among which the alpha agent chooses, if there are several.
pub(super) fn open(content: &Content, state: &State, spot: &Spot) -> HexSet {
    let all = hexes(&Look { content, state }, spot);
    if state.is_beside() {
        return match spot {
            // Which point is the farthest is seen on the real table.
            Spot::Farthest => state.points.iter().copied().collect(),
            Spot::Place(_) => all.iter().take(1).collect(),
            // Next to somebody is told by where he is.
            Spot::Beside(name) => {
                let figure = Look { content, state }.named(name);
                figure.map(|figure| state.body(figure).at).into_iter().collect()
            }
            Spot::There | Spot::Teleport | Spot::Point(_) | Spot::Waypoint(_) | Spot::Hex(_) => all,
        };
    }
    match spot {
        Spot::Place(_) | Spot::Beside(_) => {
            let free = all & state.world(content).free_for(None);
            if free.is_empty() { all.iter().take(1).collect() } else { free }
        }
        Spot::There | Spot::Teleport | Spot::Farthest | Spot::Point(_) | Spot::Waypoint(_) | Spot::Hex(_) => {
            all
        }
    }
}

/// One blue die picks the point: no roll with one point on the map, again until it fits (A39).
fn roll_point(ctx: &mut Ctx<'_>) -> Settled {
    match ctx.state.points[..] {
        [] => return Settled::Nowhere,
        [only] => return Settled::At(only),
        [..] => {}
    }
    let Some(fallen) = ctx.take_roll() else {
        let alpha = ctx.state.alpha;
        ctx.roll(alpha, Pool::new(0, 1).unwrap_or_default());
        return Settled::Wait(Progress::Continue);
    };
    let face = fallen.first().map(|rolled| ctx.content.dice.faces(Die::Blue)[usize::from(rolled.face)]);
    let shown = |symbol: &&Symbol| face.is_some_and(|face| face.shown(**symbol) > 0);
    let symbol = ctx.content.stock.points.iter().find(shown).copied();
    let point = symbol.and_then(|symbol| ctx.state.symbols.iter().position(|other| *other == symbol));
    match (symbol, point) {
        (Some(symbol), Some(n)) => {
            ctx.tell("A39", AlienEvent::PointRolled { symbol });
            let at = ctx.state.points[n];
            ctx.state.script.picked.at = Some(at);
            Settled::At(at)
        }
        _ => roll_point(ctx),
    }
}

/// The agents an effect is about, as far as they live.
pub(super) fn agents(
    content: &Content,
    state: &State,
    whom: &crate::content::mission::Whom,
) -> Vec<FigureId> {
    use crate::content::mission::Whom;
    let look = Look { content, state };
    let living = || state.world(content).clockwise_from(state.alpha);
    let role =
        |role: &str| state.script.roles.iter().find(|(known, _)| known == role).map(|(_, agent)| *agent);
    let alive = |agent: &FigureId| state.body(*agent).is_present && state.body(*agent).kind == Kind::Agent;
    match whom {
        Whom::Actor => {
            let actor = level(state).and_then(|level| level.actor).and_then(|by| by.figure);
            actor.filter(alive).into_iter().collect()
        }
        Whom::Alpha => vec![state.alpha],
        Whom::Chosen => {
            let chosen = level(state).and_then(|level| level.chosen).and_then(|by| by.figure);
            chosen.filter(alive).or_else(|| living().next()).into_iter().collect()
        }
        Whom::Agents => living().collect(),
        Whom::In(place) => {
            let place = look.place(place);
            living().filter(|&agent| place.has(state.body(agent).at)).collect()
        }
        Whom::Role(id) => role(id).filter(alive).into_iter().collect(),
        Whom::Others(id) => living().filter(|&agent| Some(agent) != role(id)).collect(),
    }
}
