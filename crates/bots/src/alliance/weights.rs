//! What the bot believes.

/// Numbers that no rule gives, found by playing many skirmishes. All worth is counted in damage: 1 is a damage done to
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
        }
    }
}
