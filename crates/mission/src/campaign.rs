//! What campaigns of all games agree on.

/// The longest name of a team, in characters.
const LONGEST_NAME: usize = 40;

/// Whether a team may call itself that.
pub fn is_team_name(name: &str) -> bool {
    let name = name.trim();
    (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control)
}
