//! Dice, attacks, wounds.

use serde::Serialize;
use sortie_boards::hex::Hex;
use ts_rs::TS;

use crate::content::OnHit;
use crate::source::Source;
use crate::state::{Rolled, With};
use crate::world::FigureId;

/// What happened in an attack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersAttackEvent")]
pub enum AttackEvent {
    /// An attack is made (64).
    Declared {
        /// By whom; nobody stands behind the dice of a mine.
        attacker: Option<FigureId>,
        /// With what.
        with: With,
        /// On whom.
        target: FigureId,
        /// For area damage a token was paid (T9).
        area: bool,
        /// Outside the normal order.
        extra: bool,
    },
    /// Dice have fallen.
    Rolled {
        /// Whose.
        whom: FigureId,
        /// What they show.
        dice: Vec<Rolled>,
    },
    /// A power has changed an attack or a defence (98).
    Changed {
        /// Which.
        source: Source,
    },
    /// A die was rolled again (70).
    Rerolled {
        /// Whose.
        whom: FigureId,
        /// By which power; aliens and what is passive need none.
        source: Option<Source>,
        /// Which die.
        die: u8,
        /// What it shows now.
        shows: Rolled,
        /// It is a defence die.
        defence: bool,
    },
    /// Tokens were spent on hits (75).
    SpentOnHits {
        /// By whom.
        attacker: FigureId,
        /// How many.
        tokens: u8,
    },
    /// An alien weapon has failed (106).
    Failed {
        /// In whose hands.
        attacker: FigureId,
    },
    /// What the hit roll came to, and who defends against it (A12).
    Struck {
        /// Hits.
        hits: u16,
        /// Defence dice less.
        fewer_dice: u8,
        /// Who defends.
        targets: Vec<FigureId>,
    },
    /// An ammo token was lost or paid: so many are left (72, 109).
    AmmoLost {
        /// By whom.
        figure: FigureId,
        /// On which of an agent's weapons; 0 for a drone.
        gun: u8,
        /// The tokens left.
        ammo: u8,
    },
    /// A weapon is jammed (64).
    Jammed {
        /// Whose.
        figure: FigureId,
        /// Which of an agent's weapons.
        gun: u8,
    },
    /// Shield tokens and powers have taken hits (65, 170).
    Shielded {
        /// Whose.
        figure: FigureId,
        /// Hits that powers have cancelled.
        cancelled: u8,
        /// Tokens of Reinforced Armour gone.
        reinforced: u8,
        /// Points of the energy shield gone.
        shield: u8,
    },
    /// Somebody has defended: hits cancelled by dice and armour (65).
    Defended {
        /// Who.
        figure: FigureId,
        /// How many.
        cancelled: u16,
        /// Hits left.
        left: u16,
    },
    /// Somebody has wounds more (66, 116).
    Wounded {
        /// Who.
        figure: FigureId,
        /// How many more.
        wounds: u8,
        /// How many in all.
        total: u8,
    },
    /// Somebody has wounds fewer (104, 169).
    Healed {
        /// Who.
        figure: FigureId,
        /// How many fewer.
        wounds: u8,
        /// How many are left.
        total: u8,
    },
    /// An agent lies bleeding (88).
    Bleeds {
        /// Who.
        agent: FigureId,
    },
    /// A figure is off the map (90, 120, 168).
    Died {
        /// Who.
        figure: FigureId,
    },
    /// Somebody was hit, and this befalls him (115).
    Befallen {
        /// Who.
        figure: FigureId,
        /// What.
        what: OnHit,
    },
    /// A figure was pushed (191).
    Pushed {
        /// Who.
        figure: FigureId,
        /// To where.
        to: Hex,
    },
    /// Wounds go to another alien (177).
    Diverted {
        /// From whom.
        from: FigureId,
        /// To whom.
        to: FigureId,
        /// How many.
        wounds: u8,
    },
    /// An alien rages: another card with all its health (172).
    Raged {
        /// Who.
        alien: FigureId,
        /// The card by number.
        card: u8,
    },
    /// An attack is over.
    Over,
}
