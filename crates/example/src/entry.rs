//! What the example hands over to be played: see [`Listed`]. It has its rules, a random bot, and nothing else.

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_bots::Playable;
use sortie_content::{Finding, Source};
use sortie_games::{
    Listed, Maps, NewMission, Odds, Scenes, Sheets, Tally, Wish, WishError, WishOption, schema,
};

use crate::{Content, Example, Setup, State};

impl Listed for Example {
    const SEATS: RangeInclusive<u8> = 2..=5;
    const SCENES: Option<Scenes<Self>> = None;
    const ODDS: Option<Odds> = None;
    const SHEETS: Option<Sheets<Self>> = None;
    const MAPS: Option<Maps<Self>> = None;
    const NEW_MISSION: Option<NewMission> = None;
    const MISSIONS: Option<&'static str> = None;
    const CAMPAIGNS: Option<&'static str> = None;
    const WISHES: &'static [WishOption] = &[];

    /// Its numbers are in its code: there is no pack to read.
    fn read(_source: &Source, _findings: &mut Vec<Finding>) -> Option<Content> {
        Some(Content::default())
    }

    fn setup_schema(_: &Content) -> Value {
        let side = schema::one_or_none([0, 1]);
        schema::object(&["sides"], [("sides", schema::list(side, 2, 5))])
    }

    fn wished(_: &Content, wish: &Wish) -> Result<Setup, WishError> {
        Ok(Setup::in_turn(wish.seats::<Self>()?))
    }

    fn tally(_: &Content, _: &State) -> Tally {
        Tally::default()
    }
}

impl Playable for Example {}
