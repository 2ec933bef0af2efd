//! What a set-up looks like.

use serde_json::Value;
use sortie_games::schema::{list, object, one_of, one_or_none};
use sortie_kernel::DiceSource;

use crate::content::Content;
use crate::setup::Mode;

pub(super) fn schema(content: &Content) -> Value {
    let teams = one_of(content.teams.iter().map(|team| &team.id));
    object(
        &["teams"],
        [
            ("teams", list(teams, 2, 2)),
            ("mission", one_or_none(content.missions.iter().map(|mission| &mission.id))),
            ("table", one_or_none(content.tables.iter().map(|table| &table.id))),
            ("build", one_of([false, true])),
            ("condition", one_of([false, true])),
            ("dice", one_of([DiceSource::Rolled, DiceSource::Physical])),
            ("mode", one_of([Mode::Table, Mode::Companion])),
        ],
    )
}
