//! How much a table holds. Content is checked against it, so that nothing is dropped when a list is full.

/// The most figures of one mission.
pub(crate) const MOST_FIGURES: usize = 32;
/// The most groups of one mission.
pub(crate) const MOST_GROUPS: usize = 12;
/// The most cards of one hero.
pub(crate) const MOST_CARDS: usize = 24;
/// Rebels who have not won after so many rounds have lost: the garrison is awake. A skirmish ends.
pub(crate) const LAST_ROUND: u16 = 20;
/// A mission that is not won after so many rounds is lost: every game ends.
pub(crate) const LAST_MISSION_ROUND: u16 = 25;
/// The most objects of a mission: each has a bit.
pub(crate) const MOST_OBJECTS: usize = 32;
/// The most objects of a mission that can be carried.
pub(crate) const MOST_CARRIED: usize = 8;
/// The most objects of a mission that can be attacked: each takes the place of a figure (S14).
pub(crate) const MOST_ATTACKABLE: usize = 4;
/// The most actions of an object, besides the plain interaction.
pub(crate) const MOST_ACTIONS: usize = 7;
