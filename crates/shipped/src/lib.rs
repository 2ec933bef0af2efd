//! The one list of games: whoever adds a game adds a line here, and its crate to `Cargo.toml`.

use std::sync::LazyLock;

use sortie_alliance::Alliance;
use sortie_arena::Arena;
use sortie_bots::entry;
use sortie_defenders::Defenders;
use sortie_games::Registry;
use sortie_specops::Specops;

static SHIPPED: LazyLock<Registry> = LazyLock::new(|| {
    Registry::new([
        entry::<Alliance>(), //
        entry::<Arena>(),
        entry::<Defenders>(),
        entry::<Specops>(),
    ])
});

/// The games that ship, in the order they are shown. All who ask share them and their content, which is read when a game
/// is first asked for it.
pub fn registry() -> Registry {
    SHIPPED.clone()
}
