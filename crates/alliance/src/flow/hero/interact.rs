//! What a Rebel may interact with, and what that does (R3.9 to R3.13).

use sortie_boards::square::Position;

use crate::ability::Attribute;
use crate::apply::Ctx;
use crate::choice::Object;
use crate::content::Content;
use crate::event::Event;
use crate::flow::script::objects;
use crate::flow::{facts, supply, test};
use crate::state::{Frame, State};
use crate::world::FigureId;

/// What a figure may interact with (R3.9, R3.10, R22.10).
pub(super) fn interactions(content: &Content, state: &State, figure: FigureId) -> Vec<Object> {
    let mut all = Vec::new();
    let passives = state.passives(content, figure);
    if passives.iter().any(|passive| passive.non_sentient) {
        return all;
    }
    let at = state.body(figure).at;
    let map = &content.maps[usize::from(state.table.map)];
    let board = state.board(content);
    let is_near = |space| at.has(space) || board.are_adjacent(at, Position::small(space));
    for n in 0..map.doors.len() {
        // Only from a space orthogonally adjacent to the door. A door that the mission knows says itself what it does.
        if state.doors >> n & 1 == 0 && objects::touches(map, n, at) && !objects::is_object(content, state, n)
        {
            all.push(Object::Door(n as u8));
        }
    }
    for (n, &space) in map.crates.iter().enumerate() {
        if state.crates >> n & 1 == 1 && is_near(space) {
            all.push(Object::Crate(n as u8));
        }
    }
    if state.body(figure).is_hero {
        for (n, &space) in map.terminals.iter().enumerate() {
            if state.terminals >> n & 1 == 1 && is_near(space) {
                all.push(Object::Terminal(n as u8));
            }
        }
    }
    if let Some(mission) = state.mission(content) {
        for (n, object) in mission.object.iter().enumerate() {
            // What is reserved for heroes is not for allies (R22.10).
            if (object.heroes_only && !state.body(figure).is_hero)
                || !objects::is_at(content, state, n, figure)
            {
                continue;
            }
            for action in objects::actions(content, state, n) {
                all.push(Object::Mission(n as u8, action));
            }
        }
    }
    all
}

/// Each object does what it says: a door opens, a crate holds a supply card, a terminal asks for a test (R3.13, R37.9).
pub(super) fn interact(ctx: &mut Ctx<'_>, figure: FigureId, object: Object) {
    ctx.tell("R3.11", |_| Event::Interacted { figure, object });
    match object {
        Object::Door(door) => ctx.open_door(door),
        Object::Crate(n) => {
            ctx.empty_crate(n);
            match ctx.state.hero_of(figure) {
                Some(hero) => supply::draw(ctx, hero),
                None => ctx.push(Frame::Sharing { ally: figure }),
            }
        }
        Object::Mission(object, action) => facts::interact(ctx, figure, object, action),
        Object::Terminal(n) => {
            // Interact (tech): the hero spends the action, then tests (R11.2). A success opens a medical locker.
            ctx.use_terminal(n);
            test::begin(ctx, figure, Attribute::Tech, true);
        }
    }
}
