//! Loadouts are chosen in secret and revealed together (C1.13).

use sortie_kernel::{Offer, Progress, Sealed, Viewer};

use super::next;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::event::{SetupEvent, TurnEvent};
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::side::Colour;
use crate::state::{OpeningStep, State};

pub(super) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(open) = ctx.state.loadouts.open() else { return Progress::Ask };
    let open = open.to_vec();
    ctx.state.loadouts = Sealed::ask([]);
    for colour in Colour::ALL {
        let seat = ctx.state.seat_of(colour);
        let Some((_, chosen)) = open.iter().find(|(other, _)| *other == seat) else { continue };
        let cards = &ctx.content.team(ctx.state.players[colour.index()].team).loadouts;
        let sides = cards.iter().zip(chosen).map(|(card, is_b)| card[usize::from(*is_b)]).collect();
        ctx.tell("C1.13", SetupEvent::LoadoutsRevealed { colour, sides });
    }
    raise_shields(ctx);
    next(ctx, OpeningStep::Deploy { turn: Colour::Blue, zone: None, n: 0 });
    Progress::Continue
}

/// Shields are active at first (K51); loadouts may give some.
fn raise_shields(ctx: &mut Ctx<'_>) {
    let units: Vec<UnitId> = ctx.state.unit_ids().collect();
    for unit in units {
        let n = ctx.powers().sum(unit, |keyword| match keyword {
            Keyword::Shielded(x) => x,
            _ => 0,
        });
        if n > 0 {
            ctx.tell("K51", TurnEvent::ShieldsUp { unit, n, is_new: true });
        }
    }
}

pub(super) fn offers(state: &State, out: &mut Vec<Offer<Choice>>) {
    for &seat in state.loadouts.missing() {
        // Every combination of three sides.
        let sides = (0..8_u8).map(|bits| [0, 1, 2].map(|card| bits & 1 << card != 0));
        out.extend(sides.map(|sides| Offer { seat, choice: Choice::Loadouts { sides } }));
    }
}

pub(super) fn prompt(state: &State, viewer: Viewer) -> Prompt {
    let missing = state.loadouts.missing().iter().map(|seat| state.colour_of(*seat)).collect();
    Prompt::Loadouts { missing, mine: state.loadouts.seen_by(viewer).copied() }
}
