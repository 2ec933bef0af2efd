//! Mines: an alien that enters their area sets them off (198).

use crate::apply::Ctx;
use crate::content::mission::{Fact, Mine, Special};
use crate::event::StoryEvent;
use crate::flow::attack::declare;
use crate::state::{By, With};
use crate::world::{FigureId, Kind};
use sortie_boards::hex::Hex;

/// An alien stands in an area where it has not stood before; it comes from somewhere, or from nowhere on the map. A mine there hurts
/// every alien of the area, and is gone.
pub(in crate::flow) fn entered(ctx: &mut Ctx<'_>, alien: FigureId, from: Option<Hex>) {
    // Beside the box it is reported.
    if ctx.state.script.mines.is_empty() || ctx.state.is_over() || ctx.state.is_beside() {
        return;
    }
    let board = ctx.state.board(ctx.content);
    let body = ctx.state.body(alien);
    let area = board.area(body.at);
    if body.kind != Kind::Alien || !body.is_present || from.is_some_and(|from| board.area(from) == area) {
        return;
    }
    let mine = ctx.state.script.mines.iter().copied().find(|&mine| board.area(mine) == area);
    let (Some(at), Some(does)) = (mine, does(ctx)) else { return };
    let there: Vec<FigureId> =
        ctx.state.all(Kind::Alien).filter(|&other| board.area(ctx.state.body(other).at) == area).collect();
    ctx.tell("198", StoryEvent::MineGone { at });
    match does {
        Mine::Attack(dice) => declare(ctx, None, With::Mission(dice), alien, false, true),
        Mine::Wounds(wounds) => {
            ctx.tell("198", StoryEvent::Burned { at });
            for other in there {
                if ctx.state.body(other).is_present && !ctx.state.is_over() {
                    ctx.wound("116", other, wounds.into());
                    mined(ctx, other);
                }
            }
        }
    }
}

fn does(ctx: &Ctx<'_>) -> Option<Mine> {
    let special = &ctx.state.mission(ctx.content).special;
    special.iter().find_map(|special| if let Special::Mines(mine) = special { Some(*mine) } else { None })
}

/// A mine has hurt an alien: rules may have waited for it.
pub(in crate::flow) fn mined(ctx: &mut Ctx<'_>, alien: FigureId) {
    if let Some(figure) = ctx.state.script.figure(alien).filter(|_| !ctx.state.is_over()) {
        let at = ctx.state.body(alien).at;
        ctx.happened(Fact::Mined(figure.into()), By { figure: None, at: Some(at) });
    }
}
