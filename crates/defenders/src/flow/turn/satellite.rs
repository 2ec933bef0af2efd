//! Satellite Strike: called down now, it comes at the end of the battle phase (188).

use sortie_boards::hex::{Area, HexSet};

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::TurnEvent;
use crate::flow::{attack, signals};
use crate::state::{Called, State, With};
use crate::world::{FigureId, Kind};

/// The areas it can be called down on: so near that it can be told where, seen or not, and with an alien or a signal under the open
/// sky, for nobody aims at an empty area (68). One strike can be on its way for each place in the list.
pub(super) fn aims(content: &Content, state: &State, agent: FigureId, range: u8) -> Vec<Choice> {
    let board = state.board(content);
    if state.called.is_full() {
        return Vec::new();
    }
    let here = board.area(state.body(agent).at);
    let roofs = roofs(content, state);
    let is_near = |&area: &Area| board.area_steps(here, area).is_some_and(|steps| steps <= range);
    let has_target = |&area: &Area| {
        let open = board.area_hexes(area) - roofs;
        let mut all = state.all(Kind::Alien).chain(state.all(Kind::Signal));
        all.any(|figure| open.has(state.body(figure).at))
    };
    board.areas().iter().filter(is_near).filter(has_target).map(|area| Choice::Aim { area }).collect()
}

/// What no strike from orbit reaches: closed rooms (17, 188).
fn roofs(content: &Content, state: &State) -> HexSet {
    state.board(content).rooms().into_iter().fold(HexSet::EMPTY, |all, room| all | room)
}

/// Figures of a kind in an area, under the open sky.
fn below(content: &Content, state: &State, area: Area, kind: Kind) -> Vec<FigureId> {
    let open = state.board(content).area_hexes(area) - roofs(content, state);
    state.all(kind).filter(|&figure| open.has(state.body(figure).at)).collect()
}

/// Whom a strike from orbit hits with an alien: all aliens of its area, whatever walls stand in it, and with friendly fire whoever
/// else stands there, its owner not excepted (76, 188).
pub(in crate::flow) fn struck(content: &Content, state: &State, target: FigureId) -> Vec<FigureId> {
    let area = state.board(content).area(state.body(target).at);
    let mut all = below(content, state, area, Kind::Alien);
    if state.table.options.friendly_fire {
        let friends = [Kind::Agent, Kind::Drone, Kind::Person];
        all.extend(friends.into_iter().flat_map(|kind| below(content, state, area, kind)));
    }
    all
}

/// It comes down, whatever has become of who called it: signals there are destroyed unseen, and its dice are rolled against the
/// aliens (188).
pub(in crate::flow) fn strike(ctx: &mut Ctx<'_>, called: Called) {
    let Called { source, area } = called;
    ctx.tell("188", TurnEvent::StrikeFell { source, area });
    for signal in below(ctx.content, ctx.state, area, Kind::Signal) {
        signals::destroy(ctx, "188", signal);
    }
    if let Some(&first) = below(ctx.content, ctx.state, area, Kind::Alien).first() {
        attack::declare(ctx, Some(FigureId(source.owner)), With::Power(source), first, false, true);
    }
}
