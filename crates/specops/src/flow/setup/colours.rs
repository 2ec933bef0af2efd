//! Who is red (C1.7, T1).

use sortie_kernel::Progress;

use super::begin::drawn_mission;
use super::next;
use crate::apply::Ctx;
use crate::content::MissionId;
use crate::dice::{AttackFace, AttackRoll, Pool};
use crate::event::SetupEvent;
use crate::mission::colours::{DICE, compare};
use crate::side::Colour;
use crate::state::{OpeningStep, Throw};

/// Both throw three red dice, the first seat first; who is level throws again.
pub(super) fn advance(ctx: &mut Ctx<'_>, first: Option<[u8; 4]>) -> Progress {
    let Some(roll) = ctx.take_roll() else {
        if first.is_none() && ctx.state.rolls == [0; 2] {
            let mission = settled(ctx);
            let table = ctx.state.built.is_none().then_some(ctx.state.table.table);
            ctx.tell("C1.9", SetupEvent::Chosen { mission, table });
        }
        // Nobody has a colour before the throw: the first seat throws in blue's place.
        let colour = if first.is_none() { Colour::Blue } else { Colour::Red };
        ctx.throw(colour, None, Throw::Colours, Pool::new(DICE, 0, 0));
        return Progress::Continue;
    };
    let counts = counted(&roll.faces());
    let Some(first) = first else {
        next(ctx, OpeningStep::Colours { first: Some(counts) });
        return Progress::Continue;
    };
    let blue = match compare(&rolled(first), &rolled(counts)) {
        std::cmp::Ordering::Greater => Some(ctx.state.seat_of(Colour::Red)),
        std::cmp::Ordering::Less => Some(ctx.state.seat_of(Colour::Blue)),
        std::cmp::Ordering::Equal => None,
    };
    ctx.tell("C1.7", SetupEvent::ColoursThrown { faces: [first, counts].map(faces), blue });
    next(ctx, if blue.is_some() { OpeningStep::Orientation } else { OpeningStep::Colours { first: None } });
    Progress::Continue
}

/// The mission that was agreed on, or is drawn now that the table is built (C1.4, C1.9).
fn settled(ctx: &Ctx<'_>) -> MissionId {
    if ctx.state.table.is_mission_open {
        return ctx.state.table.mission;
    }
    drawn_mission(ctx.content, &ctx.state.chance)
}

fn rolled(counts: [u8; 4]) -> AttackRoll {
    faces(counts).into_iter().collect()
}

fn counted(faces: &[AttackFace]) -> [u8; 4] {
    let mut counts = [0; 4];
    faces.iter().for_each(|face| counts[place(*face)] += 1);
    counts
}

fn faces(counts: [u8; 4]) -> Vec<AttackFace> {
    let of = |face: AttackFace| std::iter::repeat_n(face, counts[place(face)].into());
    AttackFace::ALL.into_iter().flat_map(of).collect()
}

fn place(face: AttackFace) -> usize {
    AttackFace::ALL.iter().position(|other| *other == face).unwrap_or(0)
}
