//! New droids: area tiles are drawn and areas filled (45, 49 to 52, S8).

use sortie_boards::Cell;

use crate::apply::Ctx;
use crate::content::DroidKind;
use crate::event::{Cause, Ending, Event};

impl Cause {
    /// The rule under which droids come for this cause.
    fn rule(self) -> &'static str {
        match self {
            Self::Setup => "S8",
            Self::Rush => "49",
            Self::Threat { .. } => "45",
        }
    }
}

/// Draws area tiles until one of an area without droids comes, and fills that area with one kind (45, 49).
///
/// An area with at least one droid is taken: its tile is discarded and the next one drawn (52, A3), in the set-up
/// and for threats as well (A4). If every area is taken, nothing comes and the tiles are reshuffled (A5).
pub(super) fn fill_next_area(ctx: &mut Ctx<'_>, kind: DroidKind, cause: Cause) {
    let droids = ctx.state.all_droids();
    if ctx.content.map.areas.iter().all(|area| area.meets(droids)) {
        ctx.tell("A5", Event::NoAreaFree { kind, cause });
        reshuffle(ctx, "A5");
        return;
    }
    loop {
        let Some(area) = ctx.state.areas.peek() else {
            reshuffle(ctx, "51");
            continue;
        };
        let fields = ctx.content.map.areas[usize::from(area) - 1];
        if fields.meets(droids) {
            ctx.tell("52", Event::AreaSkipped { area });
            continue;
        }
        ctx.tell(cause.rule(), Event::AreaDrawn { area, kind, cause });
        // A field with a Jedi stays empty; so does the whole area if Jedi hold all of it (A6).
        for field in fields.without(ctx.state.all_jedi()) {
            place(ctx, cause.rule(), field, kind);
            if ctx.is_over() {
                return;
            }
        }
        return;
    }
}

/// Takes one tile from the supply. When that was the last one the game is lost at once (40, A2).
pub(super) fn place(ctx: &mut Ctx<'_>, rule: &'static str, field: Cell, kind: DroidKind) {
    ctx.tell(rule, Event::DroidPlaced { field, kind });
    if ctx.state.supply[kind as usize] == 0 {
        ctx.end(Ending::SupplyEmpty { kind });
    }
}

/// All area tiles become a new pile: the discarded ones (51), and under A5 those still face down too.
fn reshuffle(ctx: &mut Ctx<'_>, rule: &'static str) {
    let tiles = (ctx.state.areas.n_left() + ctx.state.areas.discards().len()) as u8;
    ctx.tell(rule, Event::Reshuffled { tiles });
}
