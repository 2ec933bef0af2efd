//! What a mission lays on the table, and who has to wait (C1.11, M1.3, M3.2).

use sortie_kernel::{Sealed, Seat};

use super::{clearing, next};
use crate::apply::Ctx;
use crate::content::{MissionRules, TokenKind};
use crate::event::SetupEvent;
use crate::ids::{TokenId, UnitId};
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::{Lying, OpeningStep};

/// Tokens go down where the mission draws them; the terrain is turned below them (C1.8).
pub(super) fn lay(ctx: &mut Ctx<'_>) {
    clearing::clear(ctx);
    let mission = ctx.state.mission(ctx.content);
    for (n, token) in mission.tokens.iter().enumerate() {
        let (lying, token_id) = (Lying::Objective(token.kind), TokenId(n as u8));
        let (at, claimed) = (token.at, token.claimed);
        ctx.tell("C1.11", SetupEvent::TokenLaid { token: token_id, lying, at, claimed });
        if token.kind == TokenKind::Vehicle
            && let Some(unit) = ctx.state.unit_ids().find(|unit| ctx.state.unit(*unit).is_vehicle)
        {
            ctx.tell("M3.2", SetupEvent::VehicleStands { unit, at });
        }
    }
    if mission.rules == MissionRules::Shields {
        let powers = ctx.powers();
        let waits = |unit: &UnitId| powers.rank(*unit) == Rank::Special;
        let units: Vec<UnitId> = ctx.state.units_of(Colour::Blue).filter(waits).collect();
        ctx.tell("M1.3", SetupEvent::Waiting { units });
    }
    ctx.state.loadouts = Sealed::ask(Seat::first(2));
    next(ctx, OpeningStep::Loadouts);
}
