//! What the bot believes.

/// Numbers that no rule gives, found by playing many skirmishes and missions. All worth is counted in damage: 1 is a damage done to
/// an enemy of middling danger.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// An enemy gone, whatever it does.
    pub(super) defeat: f32,
    /// An enemy gone, for each damage it does in an attack.
    pub(super) defeat_per_harm: f32,
    /// Share of an enemy's worth that damage short of its defeat is worth.
    pub(super) hurt_share: f32,
    /// How much more an enemy is worth that has yet to activate this round.
    pub(super) ready: f32,
    /// A damage that a hero is expected to suffer where it stands.
    pub(super) suffer: f32,
    /// The same of a wounded hero, who no longer decides the game.
    pub(super) suffer_wounded: f32,
    /// The same of the last hero that is not wounded.
    pub(super) suffer_last: f32,
    /// A hero who is likely to be wounded.
    pub(super) wound: f32,
    /// Share of its harm that an enemy does who must move first.
    pub(super) harm_after_move: f32,
    /// Share of its harm that an enemy does who has already activated this round.
    pub(super) harm_next_round: f32,
    /// A space nearer to the enemy when there is nobody to attack.
    pub(super) approach: f32,
    /// A strain.
    pub(super) strain: f32,
    /// Opening a door that stands in the way.
    pub(super) door: f32,
    /// A supply card.
    pub(super) supply: f32,
    /// A chance of a medpac.
    pub(super) locker: f32,
    /// A damage recovered.
    pub(super) heal: f32,
    /// Doing what the main objective asks for.
    pub(super) goal: f32,
    /// The same of an objective beside it.
    pub(super) side_goal: f32,
    /// Interacting with something nobody asked for.
    pub(super) curious: f32,
    /// A space nearer to what the main objective asks for.
    pub(super) goal_step: f32,
    /// A space nearer to where all have to be.
    pub(super) home_step: f32,
    /// Standing where a region is to be held.
    pub(super) hold: f32,
    /// How much more the defeat of an enemy counts that an objective is about.
    pub(super) hunted: f32,
    /// How much each enemy on the map keeps one from opening another door.
    pub(super) caution: f32,
    /// What opening a door is worth with nobody left to act before the enemy, as a share.
    pub(super) late_door: f32,
    /// The same with everybody else far away.
    pub(super) lone_door: f32,
    /// How much dearer the last strain is than the first in a mission, whose perils strain everybody.
    pub(super) last_strain: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            defeat: 1.5,
            defeat_per_harm: 1.2,
            hurt_share: 0.6,
            ready: 1.25,
            suffer: 0.35,
            suffer_wounded: 0.15,
            suffer_last: 0.7,
            wound: 3.0,
            harm_after_move: 0.6,
            harm_next_round: 0.5,
            approach: 0.25,
            strain: 0.22,
            door: 1.2,
            supply: 0.9,
            locker: 0.8,
            heal: 0.45,
            goal: 4.5,
            side_goal: 1.6,
            curious: 0.25,
            goal_step: 0.4,
            home_step: 0.7,
            hold: 3.0,
            hunted: 1.5,
            caution: 0.35,
            late_door: 0.1,
            lone_door: 0.2,
            last_strain: 1.0,
        }
    }
}
