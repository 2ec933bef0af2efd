//! The rules in motion.

use sortie_kernel::{Draw, Occasion, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Speed};
use crate::event::Event;
use crate::plane::Point;
use crate::state::Frame;

/// What is drawn, for the names of occasions.
mod what {
    pub(super) const WRECK: u16 = 1;
    pub(super) const SALVAGE: u16 = 2;
}

/// Does the next thing, or says that an answer is needed.
pub(crate) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let next = match ctx.state.frames.top() {
        None => return Progress::Over,
        Some(Frame::Begin) => {
            begin_round(ctx);
            Frame::Speeds
        }
        Some(Frame::Speeds) => {
            let Some(speeds) = ctx.state.sealed.open() else { return Progress::Ask };
            let speeds = speeds.to_vec();
            ctx.tell("E3", Event::Revealed { speeds });
            Frame::Moves
        }
        Some(Frame::Moves) if ctx.state.next_to_move().is_some() => return Progress::Ask,
        Some(Frame::Moves) => Frame::Salvage,
        Some(Frame::Salvage) => {
            salvage(ctx);
            if ctx.state.round == ctx.content.rounds {
                ctx.tell("E6", Event::Ended);
                ctx.state.frames.clear();
                return Progress::Over;
            }
            Frame::Begin
        }
    };
    ctx.state.frames.pop();
    ctx.state.frames.push(next);
    Progress::Continue
}

/// Carries out an answer.
pub(crate) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Speed { speed } => ctx.tell("E3", Event::Sealed { seat, speed: Some(speed) }),
        Choice::Move { to } => ctx.tell("E4", Event::Moved { seat, to }),
        Choice::Hold {} => {
            let to = ctx.state.ship(seat).at;
            ctx.tell("E4", Event::Moved { seat, to });
        }
    }
}

/// The wreck drifts (E2).
fn begin_round(ctx: &mut Ctx<'_>) {
    let round = ctx.state.round + 1;
    let mut draw = draw(ctx, what::WRECK, round);
    let [x, y] = [(); 2].map(|()| draw.below(ctx.content.width.into()) as i32);
    ctx.tell("E2", Event::RoundBegan { round, wreck: Point { x, y } });
}

/// The nearest ships score, and fuel is burnt (E5).
fn salvage(ctx: &mut Ctx<'_>) {
    let state = &ctx.state;
    let distance = |seat: Seat| state.ship(seat).at.distance_squared(state.wreck);
    let nearest = state.seats().map(distance).min();
    let finders: Vec<Seat> = state.seats().filter(|seat| Some(distance(*seat)) == nearest).collect();
    let burners: Vec<Seat> =
        state.seats().filter(|seat| state.ship(*seat).speed == Some(Speed::Full)).collect();
    let points = draw(ctx, what::SALVAGE, ctx.state.round).die(6);
    for seat in finders {
        ctx.tell("E5", Event::Salvaged { seat, points });
    }
    for seat in burners {
        ctx.tell("E5", Event::Burnt { seat });
    }
}

fn draw(ctx: &Ctx<'_>, what: u16, round: u8) -> Draw {
    ctx.state.chance.on(Occasion { what, whom: 0, round: round.into(), time: 0 })
}
