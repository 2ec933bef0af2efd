//! To whom a deed happens, and where an ability may be aimed.

use arrayvec::ArrayVec;
use sortie_boards::square::{Position, Space};

use super::moment::Look;
use crate::ability::{Aim, Whom};
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::state::{DeedsFrame, Source, State};
use crate::world::{Body, FigureId, Side};

/// Figures a deed happens to.
type Figures = ArrayVec<FigureId, 32>;

/// To whom a deed happens.
pub(in crate::flow) fn figures(ctx: &Ctx<'_>, frame: DeedsFrame, whom: Whom) -> Figures {
    let (state, me) = (&*ctx.state, frame.source.figure);
    let one = |figure: Option<FigureId>| figure.into_iter().collect();
    let attack = || state.attacks.last();
    let all = |keep: &dyn Fn(&Look<'_>, FigureId) -> bool| -> Figures {
        let look = ctx.look();
        look.world.figures().filter(|&figure| keep(&look, figure)).collect()
    };
    let around = |counts: &dyn Fn(&Body) -> bool| -> Figures {
        let Some(space) = frame.space else { return Figures::new() };
        let there = Position::small(space);
        all(&|look, figure| {
            let its = look.state.body(figure);
            counts(its) && (its.at.has(space) || look.world.board.are_adjacent(there, its.at))
        })
    };
    match whom {
        Whom::Me => one(Some(me)),
        Whom::Picked => one(frame.picked),
        Whom::PickedHostile => {
            one(frame.picked.filter(|&figure| state.body(me).side.is_hostile_to(state.body(figure).side)))
        }
        Whom::Attacker => one(attack().map(|attack| attack.attacker)),
        Whom::Target => one(attack().map(|attack| attack.target).or(Some(frame.actor))),
        Whom::Actor => one(Some(frame.actor)),
        Whom::Around => around(&|its| its.side != Side::Object),
        Whom::AroundAndObjects => around(&|_| true),
        Whom::AdjacentHostile => all(&|look, figure| {
            state.body(me).side.is_hostile_to(state.body(figure).side) && look.world.is_adjacent(me, figure)
        }),
        Whom::AdjacentFriends => all(&|look, figure| {
            figure != me
                && state.body(me).side == state.body(figure).side
                && look.world.is_adjacent(me, figure)
        }),
        Whom::RebelsWithin(spaces) => all(&|look, figure| {
            state.body(figure).side == Side::Rebel
                && look.world.distance(me, figure).is_some_and(|far| far <= u16::from(spaces))
        }),
        Whom::Group => match state.group_of(me) {
            Some(group) => state.members(group).filter(|&member| state.body(member).is_present).collect(),
            None => one(Some(me)),
        },
    }
}

/// The spaces an ability may be aimed at.
pub(crate) fn aimed_spaces(look: &Look<'_>, source: Source, aim: &Aim) -> Vec<Space> {
    let at = look.state.body(source.figure).at;
    let is_near = |space: &Space| {
        let distance = look.world.board.distance_between(at, Position::small(*space));
        !look.world.board.blocking().has(*space)
            && distance.is_some_and(|far| aim.within.is_none_or(|most| far <= u16::from(most)))
    };
    look.world.board.spaces().iter().filter(is_near).collect()
}

/// The conditions of a figure that it may discard: those that do harm, or any.
pub(in crate::flow) fn sheddable(state: &State, figure: FigureId, any: bool) -> ArrayVec<Condition, 5> {
    state.body(figure).conditions.iter().filter(|condition| any || condition.is_harmful()).collect()
}
