//! What must hold for a rule, an option, a mission of a campaign, an ending.

use super::{MOST_HINTS, Progress};
use crate::{Given, Hint, Mission, Party, Words};

/// A table on which a mission may be under way, as far as conditions ask.
pub trait Table {
    /// The missions of the game.
    type Mission: Mission;

    /// The mission under way.
    fn mission(&self) -> Option<&Self::Mission>;

    /// How far it has come.
    fn progress(&self) -> Option<&Progress>;

    /// The scene that is played.
    fn scene(&self) -> Option<usize>;

    /// Who plays.
    fn party(&self) -> Party<<Self::Mission as Mission>::Words>;

    /// The round.
    fn round(&self) -> i16;

    /// Whether the story knows a flag.
    fn has_flag(&self, flag: &str) -> bool;

    /// Whether a mission of the campaign has been played; whether it was won, if that is asked.
    fn has_played(&self, mission: &str, must_be_won: bool) -> bool;

    /// Whether an encounter of the campaign has been resolved.
    fn has_met(&self, encounter: &str) -> bool;

    /// Whether a condition of the game's own holds.
    fn is_so(&self, given: &<<Self::Mission as Mission>::Words as Words>::Given) -> bool;
}

/// Whether all of this holds.
pub fn holds<T: Table>(table: &T, given: &[Given<<T::Mission as Mission>::Words>]) -> bool {
    given.iter().all(|given| is_so(table, given))
}

fn is_so<T: Table>(table: &T, given: &Given<<T::Mission as Mission>::Words>) -> bool {
    let objective = |id: &str| table.mission().and_then(|mission| mission.objective_number(id));
    match given {
        Given::Flag(flag) => table.has_flag(flag),
        Given::Counter { counter, is } => {
            let number = table.mission().and_then(|mission| mission.counter_number(counter));
            let now = number.zip(table.progress()).map(|(number, progress)| progress.counters[number]);
            now.is_some_and(|now| is.has(now, table.party()))
        }
        Given::Players(range) => range.has(table.party().n_players as i16, table.party()),
        Given::Difficulty(difficulty) => table.party().difficulty == *difficulty,
        Given::Round(range) => range.has(table.round(), table.party()),
        Given::Objective(id) => {
            let number = objective(id).map(|number| number as u8);
            number.is_some() && table.progress().is_some_and(|progress| progress.objective == number)
        }
        Given::Completed(id) => objective(id)
            .zip(table.progress())
            .is_some_and(|(number, progress)| progress.is_completed(number)),
        Given::Scene(id) => table.mission().is_some_and(|mission| mission.scene_number(id) == table.scene()),
        Given::Played(id) => table.has_played(id, false),
        Given::Won(id) => table.has_played(id, true),
        Given::Met(id) => table.has_met(id),
        Given::Not(given) => !is_so(table, given),
        Given::Any(list) => list.iter().any(|given| is_so(table, given)),
        Given::All(list) => holds(table, list),
        Given::Own(own) => table.is_so(own),
    }
}

/// The hint to show now: the first whose conditions hold and that has not been followed.
pub fn hint<T: Table>(table: &T, hints: &[Hint<<T::Mission as Mission>::Words>]) -> Option<u8> {
    let progress = table.progress()?;
    let numbered = hints.iter().enumerate().take(MOST_HINTS);
    let mut open = numbered.filter(|(n, _)| progress.hinted >> n & 1 == 0);
    open.find(|(_, hint)| holds(table, &hint.given)).map(|(n, _)| n as u8)
}
