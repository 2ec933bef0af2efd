//! An enemy group activates: a card is drawn, then figure by figure acts (R23.1, R24.1, R24.2, R24.9).

use arrayvec::ArrayVec;
use sortie_kernel::{Occasion, Progress};

use super::turn_order;
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::Orders;
use crate::enemy::Thought;
use crate::event::Event;
use crate::flow::script::given::holds;
use crate::flow::script::objects;
pub(in crate::flow) use crate::flow::unasked::{answer, offers, prompt};
use crate::setup::Mode;
use crate::state::{EnemyTurn, Frame, GroupTurn, State, what};
use crate::world::FigureId;

/// The activation card of a group in a round, by number: the orders of the mission that hold for it, or one that it draws.
pub(crate) fn drawn_card(content: &Content, state: &State, group: u8, round: u16) -> Option<u8> {
    if let Some(orders) = orders(content, state, usize::from(group)) {
        return Some(orders);
    }
    let printed = usize::from(state.groups[usize::from(group)].group);
    let cards: ArrayVec<u8, 16> = content.activations_of(printed).map(|card| card as u8).take(16).collect();
    let occasion = Occasion { what: what::CARD, whom: u16::from(group), round, time: 0 };
    match cards.len() {
        0 => None,
        n => Some(cards[state.chance.on(occasion).below(n as u32) as usize]),
    }
}

/// The card with the mission's orders for a group, if it has any now.
fn orders(content: &Content, state: &State, group: usize) -> Option<u8> {
    let mission = state.mission(content)?;
    let is_in_force = |orders: &Orders| {
        objects::is_called(state, group, &orders.group) && holds(content, state, &orders.given)
    };
    let n = mission.orders.iter().position(is_in_force)?;
    content.orders(mission, n).map(|card| card as u8)
}

/// Opens the activation window of a group: an activation card is drawn, with a bonus effect and lines (R24.1, R24.2).
pub(in crate::flow) fn start(ctx: &mut Ctx<'_>, group: u8) {
    let Some(card) = drawn_card(ctx.content, &ctx.state, group, ctx.state.occasion_round()) else { return };
    let members = ctx.state.members(usize::from(group)).enumerate();
    let left = members.filter(|&(_, member)| ctx.state.body(member).is_present);
    let left = left.fold(0, |left, (n, _)| left | 1 << n);
    ctx.activate_group(group, card);
    // On a real table people work the window off.
    ctx.push(match ctx.state.table.mode {
        Mode::Table => Frame::Group(GroupTurn { group, card, left }),
        Mode::Companion => Frame::Window { group, card },
    });
}

/// The next figure, in the order worst for the players (A6). When all are done, the window closes (R24.9).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, turn: GroupTurn) -> Progress {
    let state = &*ctx.state;
    let first = state.groups[usize::from(turn.group)].first;
    let open = (0..8u8).filter(|n| turn.left >> n & 1 == 1).map(|n| FigureId(first + n));
    let left: ArrayVec<FigureId, 8> = open.filter(|&figure| state.body(figure).is_present).collect();
    let Some(figure) = turn_order::next(ctx.content, state, turn, &left) else {
        ctx.pop();
        return Progress::Continue;
    };
    ctx.set_top(Frame::Group(GroupTurn { left: turn.left & !(1 << (figure.0 - first)), ..turn }));
    ctx.begin_enemy(figure, turn.card);
    if figure != left[0] {
        let thought = Thought::ActsNext { of: left.len() };
        ctx.tell("A6", |_| Event::Thought { figure, thought });
    }
    ctx.push(Frame::Enemy(EnemyTurn::new(figure, turn)));
    Progress::Continue
}
