//! What a set-up looks like.

use serde_json::Value;
use sortie_games::schema::{list, object, one_of, one_or_none, or_none, saved_campaign, set, team_name};
use sortie_kernel::DiceSource;

use crate::content::{Content, Deck, Faction};
use crate::limits::{MOST_CARDS, MOST_GROUPS};
use crate::{Difficulty, Mode, PRODUCTS};

pub(super) fn schema(content: &Content) -> Value {
    let cards = content.cards.iter().filter(|card| !card.removed && card.deck != Deck::Supply);
    let heroes = one_of(content.heroes.iter().map(|hero| &hero.id));
    let hero = object(
        &["hero"],
        [("hero", heroes), ("cards", set(one_of(cards.map(|card| &card.id)), 0, MOST_CARDS - 8))],
    );
    let campaigns = one_of(content.campaigns.iter().map(|campaign| &campaign.id));
    let campaign = [("id", campaigns), ("team", team_name()), ("resume", saved_campaign())];
    let (allies, enemies): (Vec<_>, Vec<_>) =
        content.groups.iter().partition(|group| group.faction == Faction::Rebel);
    let maps = content.skirmish_maps().map(|map| map.id.as_str());
    object(
        &["heroes"],
        [
            ("heroes", list(hero, 2, 4)),
            ("map", one_of(maps.chain([""]))),
            ("mission", one_or_none(content.missions.iter().map(|mission| &mission.id))),
            ("campaign", or_none(object(&["id", "team"], campaign))),
            ("mode", one_of([Mode::Table, Mode::Companion])),
            ("collection", list(one_of(PRODUCTS), 0, PRODUCTS.len())),
            ("difficulty", one_of([Difficulty::Easy, Difficulty::Normal, Difficulty::Hard])),
            ("enemies", list(one_of(enemies.iter().map(|group| &group.id)), 0, MOST_GROUPS)),
            ("ally", one_or_none(allies.iter().map(|group| &group.id))),
            ("dice", one_of([DiceSource::Rolled, DiceSource::Physical])),
        ],
    )
}
