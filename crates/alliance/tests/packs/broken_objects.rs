//! What is found in objects that can be attacked.

use super::{FERRY, broken, told};

/// An object that can be attacked holds its space as a figure does, and a rule that waits for its destruction names such an object.
/// alliance S14.
#[test]
fn objects_that_can_be_attacked() {
    let desk = "kind = \"terminal\"\nat = [14, 1]\n";
    let with = |more: &str| format!("{desk}{more}\n");
    told(
        FERRY,
        &[
            (desk, &with("health = [6, 7, 8]\ndefence = [\"black\"]"), &[][..]),
            (
                desk,
                &with("health = [6, 0, 8]"),
                &["50: error[amount]: 0 is too little here; it is at least 1"],
            ),
            (
                desk,
                &with("defence = [\"black\"]"),
                &["45: error[object-parts]: `desk` has no `health`, so it needs no `defence`"],
            ),
            (
                desk,
                &with("health = 3\ndefence = [\"black\", \"black\", \"white\", \"white\", \"white\"]"),
                &["51: error[too-many]: 5 defence dice of an object; at most 4 fit"],
            ),
            (
                desk,
                &with("health = 3\ndefence = [\"grey\"]"),
                &["51: error[malformed]: unknown variant `grey`, expected `black` or `white`"],
            ),
            (
                "hidden = true\ncarry = true\n",
                "hidden = true\ncarry = true\nhealth = 3\n",
                &[
                    "59: error[object-parts]: `part` can be attacked: it is no door, is not hidden, and nobody carries it",
                ],
            ),
            (
                "kind = \"door\"\ndoor = 1\n",
                "kind = \"door\"\ndoor = 1\nhealth = 3\n",
                &[
                    "74: error[object-parts]: `cupboard` can be attacked: it is no door, is not hidden, and nobody carries it",
                ],
            ),
            (
                "kind = \"crate\"\nat = [7, 1]\n",
                "kind = \"crate\"\nat = [3, 2]\nhealth = 3\n",
                &["57: error[space-held]: `box` can be attacked and stands where the heroes come in"],
            ),
            (
                "kind = \"crate\"\nat = [7, 1]\n",
                "kind = \"crate\"\nat = [9, 3]\nhealth = 3\n",
                &["105: error[space-held]: `box` can be attacked and stands at (9,3) already"],
            ),
            (
                "kind = \"crate\"\nat = [7, 1]\n",
                "kind = \"crate\"\nat = [7, 1]\nhealth = 3\n",
                &["119: error[never-fires]: this rule never fires: what calls it never happens"],
            ),
            (
                "{ interacted = \"box\" }",
                "{ destroyed = \"box\" }",
                &["119: error[object-no-health]: nobody can attack `box`: it has no `health`"],
            ),
            (
                "{ interacted = \"box\" }",
                "{ destroyed = \"boxes\" }",
                &["119: error[object-unknown]: there is no object `boxes`"],
            ),
        ],
    );
    let many: String = (0..5)
        .map(|n| format!("\n[[object]]\nid = \"c{n}\"\nscene = \"shore\"\nkind = \"token\"\nat = [{}, 2]\nhealth = 2\n", 4 + n))
        .collect();
    let found = broken(FERRY, "\n[[region]]\nid = \"boat\"", &format!("{many}\n[[region]]\nid = \"boat\""));
    assert!(
        found.iter().any(|one| one.contains("5 objects that can be attacked; at most 4 fit")),
        "{found:?}"
    );
}

/// Whatever somebody gets to may be destroyed, and that leads on like anything else that happens. alliance S14, R16.2.
#[test]
fn destruction_may_happen() {
    let desk = "stays = true\naction = [{ id = \"slice\"";
    let codes = "{ reaches = { counter = \"copied\", amount = [2, 2, 3] } }";
    let health = format!("health = 4\n{desk}");
    let attacked = super::base().with(sortie_content::Source::of([(
        FERRY,
        include_str!("base/ferry.toml")
            .replace(desk, &health)
            .replace(codes, "{ destroyed = \"desk\" }")
            .as_str(),
    )]));
    let found = super::read(&attacked).1;
    assert!(found.iter().all(|one| !one.contains("cannot-win") && !one.contains("never-fires")), "{found:?}");
}
