//! An enemy group activates: a card is drawn, then figure by figure acts (R23.1, R24.1, R24.2, R24.9).

use arrayvec::ArrayVec;
use sortie_kernel::{Occasion, Progress};

use crate::apply::Ctx;
use crate::content::Content;
pub(in crate::flow) use crate::flow::unasked::{answer, offers, prompt};
use crate::setup::Mode;
use crate::state::{EnemyStage, EnemyTurn, Frame, GroupTurn, State, what};
use crate::world::FigureId;

/// The activation card that a group draws in a round, by number.
pub(crate) fn drawn_card(content: &Content, state: &State, group: u8, round: u16) -> Option<u8> {
    let printed = usize::from(state.groups[usize::from(group)].group);
    let cards: ArrayVec<u8, 16> = content.activations_of(printed).map(|card| card as u8).take(16).collect();
    let occasion = Occasion { what: what::CARD, whom: u16::from(group), round, time: 0 };
    match cards.len() {
        0 => None,
        n => Some(cards[state.chance.on(occasion).below(n as u32) as usize]),
    }
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

/// The next figure: the nearest to a Rebel, then the first (A6). When all are done, the window closes (R24.9).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, turn: GroupTurn) -> Progress {
    let state = &*ctx.state;
    let first = state.groups[usize::from(turn.group)].first;
    let world = state.world(ctx.content);
    let open = (0..8u8).filter(|n| turn.left >> n & 1 == 1).map(|n| FigureId(first + n));
    let there = open.filter(|&figure| state.body(figure).is_present);
    let far = |figure: FigureId| {
        world.hostile_to(figure).filter_map(|rebel| world.distance(figure, rebel)).min().unwrap_or(u16::MAX)
    };
    let Some(figure) = there.min_by_key(|&figure| (far(figure), figure)) else {
        ctx.pop();
        return Progress::Continue;
    };
    ctx.set_top(Frame::Group(GroupTurn { left: turn.left & !(1 << (figure.0 - first)), ..turn }));
    ctx.begin_enemy(figure, turn.card);
    ctx.push(Frame::Enemy(EnemyTurn {
        figure,
        group: turn.group,
        card: turn.card,
        stage: EnemyStage::Start,
        line: 0,
        actions: 2,
        attack_used: false,
        has_moved: false,
        is_planted: false,
        rest: None,
        discards_stunned: false,
        passed: 0,
    }));
    Progress::Continue
}
