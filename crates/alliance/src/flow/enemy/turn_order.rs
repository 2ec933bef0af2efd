//! In which order the figures of a group act (R24.1, A6): the one worst for the players (R25.5), and if it makes no
//! difference, the fixed order of the figures.
//!
//! Orders are tried out on a copy of the table: each figure walks where its lines send it and attacks whom they aim at,
//! with the damage to be expected. No dice fall there and nobody is hurt; so before each figure the order of those left is
//! weighed anew, with whatever has happened since.

use sortie_kernel::Sink;

use super::harm::GameHarms;
use super::line_deeds;
use super::orders::{aimed, line_of, resolve, verb_of};
use crate::apply::Trial;
use crate::content::{Content, LineVerb};
use crate::enemy::{Harm, Harms};
use crate::flow::ability::holds;
use crate::state::{EnemyTurn, Frame, GroupTurn, Source, State};
use crate::world::FigureId;

/// Of so many figures every order is tried. Of more, each is tried as the next, with the others in their fixed order.
const MOST_ORDERED: usize = 4;

/// Who of the figures left acts next, and whether it makes a difference.
pub(super) fn next(
    content: &Content,
    state: &State,
    turn: GroupTurn,
    left: &[FigureId],
) -> Option<(FigureId, bool)> {
    let (&first, others) = left.split_first()?;
    if others.is_empty() {
        return Some((first, false));
    }
    let harms: Vec<Harm> = (0..left.len()).map(|n| beginning_with(content, state, turn, left, n)).collect();
    let worst = harms.iter().copied().max()?;
    let next = harms.iter().position(|&harm| harm == worst)?;
    Some((left[next], harms.iter().any(|&harm| harm != worst)))
}

/// What the figures do together at worst if this one of them begins.
fn beginning_with(content: &Content, state: &State, turn: GroupTurn, left: &[FigureId], n: usize) -> Harm {
    let mut table = Trial::of(state);
    let harm = act(content, &mut table, turn, left[n]);
    let rest: Vec<FigureId> = left.iter().copied().filter(|&other| other != left[n]).collect();
    let open = if left.len() <= MOST_ORDERED { rest.len() } else { rest.len().min(1) };
    let then = (0..open).map(|n| beginning_with(content, &table, turn, &rest, n)).max();
    harm + then.unwrap_or_default()
}

/// A figure goes through its lines on a copy of the table. What its attacks may be expected to do.
fn act(content: &Content, table: &mut Trial, group: GroupTurn, figure: FigureId) -> Harm {
    let mut turn = EnemyTurn::new(figure, group);
    let mut ctx = table.ctx(content);
    ctx.begin_enemy(figure, group.card);
    ctx.push(Frame::Enemy(turn));
    let mut harm = Harm::default();
    while let Some(line) = line_of(content, &turn) {
        let source = Source { figure, slot: Source::LINE, n: turn.line };
        let is_meant = line.needs.iter().all(|need| holds(&ctx.look(), source, "", figure, need));
        match &line.verb {
            _ if !is_meant => {}
            LineVerb::Stop => break,
            LineVerb::Does(deeds) => {
                if line_deeds::judge(&ctx, &turn, line, deeds).is_ok() {
                    turn = turn.paid(line_deeds::cost_of(line));
                }
            }
            verb @ (LineVerb::Toward(_)
            | LineVerb::Engage(_)
            | LineVerb::Reposition { .. }
            | LineVerb::MoveAttack(_)
            | LineVerb::Attack) => {
                let verb = verb_of(&turn, verb);
                let found = resolve(content, &ctx.state, &turn, line, verb, &mut Sink::silent());
                if found.skipped.is_none() {
                    turn.has_moved |= found.way.end != ctx.state.body(figure).at;
                    turn.actions -= found.actions_spent;
                    turn.attack_used |= found.attack_action_used;
                    ctx.stand(figure, found.way.end);
                    ctx.set_top(Frame::Enemy(turn));
                    if let (true, Some(target), Some(distance)) =
                        (found.attacks, aimed(&found.way), found.way.distance)
                    {
                        let harms = GameHarms::new(content, &ctx.state);
                        harm = harm + harms.harm(figure, target, distance);
                        ctx.note_first(usize::from(group.group));
                    }
                }
            }
        }
        turn.line += 1;
    }
    ctx.pop();
    ctx.end_enemy(figure);
    harm
}
