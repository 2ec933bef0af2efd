//! What the tests play with: the box that ships, and maps and cards of their own.

use std::sync::LazyLock;

use sortie_alliance::content::{Card, Content, Map};

/// What ships, and some maps and cards for tests.
pub(crate) static CONTENT: LazyLock<Content> = LazyLock::new(content);

/// As [`CONTENT`], to be changed for a test.
pub(crate) fn content() -> Content {
    let mut content = Content::shipped();
    for (id, text) in MAPS {
        content.maps.push(Map::drawn(id, text).unwrap_or_else(|error| panic!("{id}: {error}")));
    }
    let read = |text: &str| toml::from_str::<Card>(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    content.cards.extend(CARDS.map(read));
    content
}

/// Cards for tests. No card of the box makes an attack miss and does nothing else, and only abilities that are ignored
/// look for friends beside their owner.
const CARDS: [&str; 2] = [
    r#"
id = "smoke"
deck = "reward"

[[ability]]
id = "smoke"
when = "declared"
role = "defender"
cost = { exhaust = true }
does = ["miss"]
"#,
    r#"
id = "shoulder"
deck = "reward"

[[ability]]
id = "shoulder"
when = "counted"
role = "attacker"
needs = ["beside_friend"]
does = [{ add = "dmg+1" }]

[[ability]]
id = "shoulder_of"
when = "counted"
role = "attacker"
needs = [{ beside_friend_of = "wookiee" }]
does = [{ add = "dmg+2" }]
"#,
];

/// Maps for tests. `hall` is the stage of most of them: 14 columns, 9 rows, all floor but two spaces of rubble.
const MAPS: [(&str, &str); 6] = [
    (
        "hall",
        "
        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . 1

        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . .

        h . . . . . . . . . . . . .

        . . . . . . . . . . . . . 2

        . . . . . . . . . . . . . .

        c . . . . . ~ ~ . . . . . t
        ",
    ),
    // T1: a door between (1,0) and (2,0).
    (
        "t1",
        "
        . .d. . .

        . .|. . .
        ",
    ),
    // Two rooms that see each other through nothing but a pillar's side; a wall between the lower rows.
    (
        "pillar",
        "
        . . . . . . . .
                - - -
        . . . B . . . .

        . . . . . . . .
        ",
    ),
    ("row", ". . . ."),
    (
        "corridor",
        "
        . . . . . . . . . .
        ",
    ),
    // Two rooms with a closed door between them.
    (
        "rooms",
        "
        . . . .|. . . .

        . . . .d. . . .

        c . . .|. . . t
        ",
    ),
];
