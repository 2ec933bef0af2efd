//! How much a table holds: every list of the state has a fixed length.

/// Units of the largest team (C1.1).
pub const MOST_TEAM: usize = 10;
/// Units on both sides and the vehicle of mission 3, with room for a few more.
pub const MOST_UNITS: usize = 24;
/// Tokens of a mission: two kinds of three lie on the table of mission 2.
pub const MOST_TOKENS: usize = 12;
/// Weapons that one unit carries, with those a loadout gives.
pub const MOST_WEAPONS: usize = 8;
/// Keywords of one unit, with those that loadouts and commands give.
pub const MOST_KEYWORDS: usize = 24;
/// Cards of a hand (C1.14).
pub const MOST_CARDS: usize = 6;
/// Loadout cards of a team (C1.13).
pub const N_LOADOUTS: usize = 3;
/// Pieces of a table that players build (S5): so many at least.
pub const LEAST_PIECES: usize = 8;
/// And at most.
pub const MOST_PIECES: usize = 14;
/// Rounds; the fifth is played in mission 4 alone (C1.3).
pub const LAST_ROUND: u8 = 5;
/// Attack dice that are rolled together at most: twice what the largest weapon and all that is added to it roll.
pub const MOST_ATTACK_DICE: usize = 12;
/// Defence dice that are rolled together at most: one for each result, and those of Impervious and Danger Sense (C9.20).
pub const MOST_DEFENCE_DICE: usize = 24;
