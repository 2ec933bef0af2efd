//! What a set-up looks like.

use serde_json::Value;
use sortie_games::schema::{object, one_of, one_or_none, set};
use sortie_kernel::DiceSource;

use crate::{Content, Difficulty, Jedi};

pub(super) fn schema(_: &Content) -> Value {
    let module = || one_of([false, true]);
    object(
        &["jedi"],
        [
            ("jedi", set(one_of(Jedi::ALL), 2, Jedi::ALL.len())),
            ("difficulty", one_of(Difficulty::ALL)),
            ("dice", one_of([DiceSource::Rolled, DiceSource::Physical])),
            ("modules", object(&[], [("r2d2", module()), ("c3po", module())])),
            ("sixth_die", one_or_none(0..3)),
        ],
    )
}
