//! Command cards (D1 to D5) and loadout sides (D7 to D9).

use sortie_content::Finding;

use super::ability::ability;
use super::{count, name, twice};
use crate::content::entry::Entry;
use crate::content::raw::RawCard;
use crate::content::read::Pack;
use crate::profile::Faction;

/// The most deeds of a card or a side (D4, D8).
const MOST_DEEDS: usize = 2;

/// 15 cards of factions, 20 of teams and Standing Orders (D2), within the limits of their design (D4).
pub(super) fn cards(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.cards, |card| &card.id, findings);
    count(pack, &pack.cards, pack.cards.entries.len(), 36, "command cards", findings);
    for faction in Faction::ALL {
        let own = pack.cards.values().filter(|card| card.faction == Some(faction));
        let mut pips: Vec<u8> = own.map(|card| card.pips).collect();
        pips.sort_unstable();
        if pips != [1, 2, 3] {
            let message =
                format!("cards of {faction:?} with pips {pips:?}; there is one each with 1, 2 and 3 (D4)");
            findings.push(pack.cards.error("card-set", message));
        }
    }
    for team in &pack.teams.entries {
        let own = pack.cards.values().filter(|card| card.team.as_ref() == Some(&team.value.id));
        let mut pips: Vec<u8> = own.map(|card| card.pips).collect();
        pips.sort_unstable();
        if !matches!(pips[..], [1 | 2, 2 | 3]) {
            let message =
                format!("cards with pips {pips:?}; a team has one with 1 or 2 and one with 2 or 3 (D4)");
            findings.push(team.error("card-set", message));
        }
    }
    for entry in &pack.cards.entries {
        card(pack, entry, findings);
    }
}

fn card(pack: &Pack<'_>, entry: &Entry<'_, RawCard>, findings: &mut Vec<Finding>) {
    let card = &entry.value;
    name(entry, "card", &card.id, &pack.texts, findings);
    let mut wrong = |code, message: String| findings.push(entry.error(code, message));
    if let Some(team) = &card.team
        && pack.teams.values().all(|known| known.id != *team)
    {
        wrong("unknown-id", format!("there is no team `{team}`"));
    }
    if card.faction.is_some() && card.team.is_some() {
        wrong("card-owner", "a card is of a faction or of a team".to_owned());
    }
    let (pips, orders) = (card.pips, card.orders.n);
    let whose = &card.orders.whose;
    let is_right = match (card.faction, &card.team) {
        // Standing Orders (D3).
        (None, None) => pips == 4 && orders == 1 && card.returns && whose.is_everybody(),
        (Some(_), _) => {
            let is_one_rank = whose.ranks.len() <= 1 && whose.units.is_empty() && whose.kinds.is_empty();
            orders == pips && is_one_rank && !card.returns
        }
        (None, Some(_)) => (orders == pips || (orders == pips + 1 && !whose.is_everybody())) && !card.returns,
    };
    if !is_right {
        let message = format!("{pips} pips with {orders} orders, or its order line, are outside D3 and D4");
        wrong("card-orders", message);
    }
    for unit in whose.units.iter().filter(|unit| pack.kind(unit).is_none()) {
        wrong("unknown-id", format!("there is no unit `{unit}`"));
    }
    let deeds: usize = card.ability.iter().map(|ability| ability.does.len()).sum();
    if card.ability.len() > 1 || deeds > MOST_DEEDS {
        wrong(
            "card-deeds",
            format!("{deeds} deeds at {} moments; at most 2 at one (D4)", card.ability.len()),
        );
    }
    for one in &card.ability {
        ability(pack, entry, one, false, findings);
    }
}

/// 60 sides with 53 names, at most two deeds each, each on a card of some team.
pub(super) fn sides(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.sides, |side| &side.id, findings);
    let used = || pack.teams.values().flat_map(|team| team.loadouts.iter().flatten());
    count(pack, &pack.sides, used().count(), 60, "loadout sides", findings);
    count(pack, &pack.sides, pack.sides.entries.len(), 53, "names of loadout sides", findings);
    for entry in &pack.sides.entries {
        let side = &entry.value;
        name(entry, "side", &side.id, &pack.texts, findings);
        if !used().any(|id| *id == side.id) {
            findings.push(entry.error("side-unused", format!("no team has `{}`", side.id)));
        }
        let deeds: usize = side.ability.iter().map(|ability| ability.does.len()).sum();
        if !(1..=MOST_DEEDS).contains(&deeds) {
            let message = format!("{deeds} deeds; a side has one or two (D8)");
            findings.push(entry.error("side-deeds", message));
        }
        for one in &side.ability {
            ability(pack, entry, one, true, findings);
        }
    }
}
