//! What the bot believes.

/// Numbers that no rule gives, found by playing many games. All worth is counted in lost games: 1 is the certain loss
/// of a game that stood well.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// An unmet mega threat, an empty supply or no Force. More than 1, because a plan that risks everything in one
    /// place should be very sure.
    pub(super) loss: f32,
    /// A supply that is expected to end exactly at its margin.
    pub(super) danger: f32,
    /// Tiles that should be left of a kind after the last rush.
    pub(super) margin: f32,
    /// How far off the guess of a supply is after this round, in tiles.
    pub(super) spread: f32,
    /// How much further off it is with each later round.
    pub(super) spread_per_round: f32,
    /// Tiles of each kind that are defeated in a later round.
    pub(super) cleared_per_round: [f32; 3],
    /// Force 1 rather than 10, with many dice to come.
    pub(super) no_force: f32,
    /// What remains of that with each step up.
    pub(super) force_decay: f32,
    /// With so many dice to come in the whole game, Force has its full worth.
    pub(super) force_dice: f32,
    /// Share of a die's combat value that defeats what it should.
    pub(super) fight_share: f32,
    /// Share of the dice not needed on cards that will be fought with.
    pub(super) spare_share: f32,
    /// Dice needed on cards, for each die the cards still lack.
    pub(super) card_dice: f32,
    /// The least a die is worth elsewhere, for each pip.
    pub(super) pip: f32,
    /// The least a die is worth elsewhere.
    pub(super) die: f32,
    /// How much dearer a step of Force is for dice still to come than it is now.
    pub(super) shift_ahead: f32,
    /// Keeping a seat's Force field free for a better die, for each die the seat still has.
    pub(super) force_field: f32,
    /// R2-D2 ready rather than flipped, for each later roll.
    pub(super) r2d2: f32,
    /// A tile of C-3PO.
    pub(super) parley: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            loss: 2.5,
            danger: 0.6,
            margin: 0.75,
            spread: 4.1,
            spread_per_round: 2.1,
            cleared_per_round: [5.0, 5.0, 1.9],
            no_force: 0.4,
            force_decay: 0.775,
            force_dice: 16.0,
            fight_share: 1.1,
            spare_share: 0.9,
            card_dice: 0.35,
            pip: 0.002,
            die: 0.004,
            shift_ahead: 1.6,
            force_field: 0.0026,
            r2d2: 0.01,
            parley: 0.12,
        }
    }
}
