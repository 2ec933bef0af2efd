//! What a game hands over.

use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;
use sortie_content::{Finding, Source};
use sortie_kernel::Game;

use crate::{Maps, NewMission, Odds, Scenes, Sheets, Tally, Wish, WishError, WishOption};

/// All that is asked of a game besides its rules. Nothing here has a default: what a game does not have, it says.
pub trait Listed: Game<Content: Serialize> {
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Positions and questions about them, if the game reads them.
    const SCENES: Option<Scenes<Self>>;

    /// What `sortie odds` answers, if there is something to ask.
    const ODDS: Option<Odds>;

    /// Pages to print, if the game has missions that fit on paper.
    const SHEETS: Option<Sheets<Self>>;

    /// Maps to look at, if missions of one's own are played on them.
    const MAPS: Option<Maps<Self>>;

    /// A mission to begin with, if people may write their own.
    const NEW_MISSION: Option<NewMission>;

    /// What `--mission` may name, for people; none if the game has no missions.
    const MISSIONS: Option<&'static str>;

    /// What `--campaign` may name, for people; none if the game has no campaigns.
    const CAMPAIGNS: Option<&'static str>;

    /// Options of its own, for who lets bots play it.
    const WISHES: &'static [WishOption];

    /// Reads and checks content; none if it cannot be played.
    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self::Content>;

    /// What a set-up looks like, in JSON Schema ([`crate::schema`]): every property there is, and what there is to choose
    /// from.
    fn setup_schema(content: &Self::Content) -> Value;

    /// The set-up that somebody wishes for who lets bots play. A mission or campaign is named only if the game has any.
    fn wished(content: &Self::Content, wish: &Wish) -> Result<Self::Setup, WishError>;

    /// What the end of a game says besides its outcome, for those who play many.
    fn tally(content: &Self::Content, state: &Self::State) -> Tally;
}
