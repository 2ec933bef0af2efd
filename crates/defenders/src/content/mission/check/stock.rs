//! No mission calls for more cards and tokens than the box has (4).

use std::collections::BTreeMap;

use sortie_content::{Finding, Place};

use super::Known;
use crate::content::mission::{Effect, Mission, OwnEffect, Party};

pub(super) fn stock(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let content = known.content;
    let mut aliens: BTreeMap<&str, u8> = BTreeMap::new();
    let deck = mission.decks.aliens.iter().map(|(card, &n)| (card.as_str(), n));
    let aside = cards_aside(mission);
    let start = mission.alien.iter().map(|alien| (alien.card.as_str(), 1));
    for (card, n) in deck.chain(start).chain(aside.aliens) {
        *aliens.entry(card).or_default() += n;
    }
    for (card, n) in aliens {
        let Some(card) = content.alien(card).map(|card| &content.aliens[card]) else { continue };
        if n > card.copies {
            let message = format!("{n} cards `{}`; the box holds {}", card.id, card.copies);
            findings.push(file.key("decks").key("aliens").error("box-count", message));
        }
    }
    let mut encounters: BTreeMap<u8, u8> = aside.encounters;
    for &number in &mission.decks.encounters {
        *encounters.entry(number).or_default() += 1;
    }
    for (number, n) in encounters {
        let Some(card) = content.encounter(number).map(|card| &content.encounters[card]) else { continue };
        if n > card.copies {
            let message = format!("{n} encounter cards {number}; the box holds {}", card.copies);
            findings.push(file.key("decks").key("encounters").error("box-count", message));
        }
    }
    signals(mission, known, file, findings);
    tokens(mission, known, file, findings);
}

/// Cards that only effects bring.
#[derive(Default)]
pub(super) struct Aside<'a> {
    pub(super) aliens: BTreeMap<&'a str, u8>,
    pub(super) encounters: BTreeMap<u8, u8>,
}

/// Cards kept aside: those of all rules, of branches the most of any.
pub(super) fn cards_aside(mission: &Mission) -> Aside<'_> {
    let mut all = Aside::default();
    let rules = mission.rule.iter().map(|rule| &rule.effect);
    for effects in rules.chain(mission.peril.iter().map(|peril| &peril.effect)) {
        all.add(of(effects));
    }
    all
}

fn of(effects: &[Effect]) -> Aside<'_> {
    let mut all = Aside::default();
    for effect in effects {
        // Whatever other effects change or move is on the map already.
        if let Effect::Own(OwnEffect::Alien(arrival)) = effect {
            *all.aliens.entry(&arrival.card).or_default() += 1;
        } else if let Effect::Own(OwnEffect::Cards { aliens, .. }) = effect {
            aliens.iter().for_each(|card| *all.aliens.entry(card).or_default() += 1);
        } else if let Effect::Own(OwnEffect::Encounters { cards, .. }) = effect {
            cards.iter().for_each(|&card| *all.encounters.entry(card).or_default() += 1);
        }
        let mut most = Aside::default();
        effect.lists().for_each(|list| most.raise(of(list)));
        all.add(most);
    }
    all
}

impl<'a> Aside<'a> {
    fn add(&mut self, other: Self) {
        other.aliens.into_iter().for_each(|(card, n)| *self.aliens.entry(card).or_default() += n);
        other.encounters.into_iter().for_each(|(card, n)| *self.encounters.entry(card).or_default() += n);
    }

    fn raise(&mut self, other: Self) {
        let raise = |known: &mut u8, n: u8| *known = (*known).max(n);
        other.aliens.into_iter().for_each(|(card, n)| raise(self.aliens.entry(card).or_default(), n));
        other.encounters.into_iter().for_each(|(card, n)| raise(self.encounters.entry(card).or_default(), n));
    }
}

/// Signals of the reserve, mixed ones and those kept aside.
fn signals(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let stock = &known.content.stock;
    let reserves = Party::any().into_iter().map(|party| mission.reserve(party));
    let (human, alien) = reserves.fold((0, 0), |most, one| (one.0.max(most.0), one.1.max(most.1)));
    let mixed = mission.signal.iter().filter_map(|signals| signals.of);
    let (mut humans, mut aliens) = (human + mission.signals.human_aside, alien + mission.signals.alien_aside);
    for [alien, human] in mixed {
        humans += human;
        aliens += alien;
    }
    for (n, most, what) in [(humans, stock.human_signals, "human"), (aliens, stock.alien_signals, "alien")] {
        if n > most {
            let message = format!("{n} {what} signals; the box holds {most}");
            findings.push(file.key("signals").error("box-count", message));
        }
    }
    let mut drawn = 0;
    for (n, signals) in mission.signal.iter().enumerate() {
        let place = file.key("signal").nth(n);
        match signals.of {
            None => drawn += signals.at.len(),
            Some([alien, human]) if usize::from(alien + human) < signals.at.len() => {
                let message = format!("{} signals for {} hexes", alien + human, signals.at.len());
                findings.push(place.error("signals-few", message));
            }
            Some(_) => {}
        }
    }
    if let Some(party) = Party::any().into_iter().find(|&party| {
        let (human, alien) = mission.reserve(party);
        usize::from(human + alien) < drawn
    }) {
        let message = format!(
            "{drawn} signals of the reserve lie on the map at the start; with {} agents it has fewer",
            party.n_players
        );
        findings.push(file.key("signals").error("signals-few", message));
    }
}

/// Points, waypoints, mines, armouries.
fn tokens(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let stock = &known.content.stock;
    for (n, point) in mission.teleport.iter().enumerate() {
        if !stock.points.contains(&point.symbol) {
            let message = format!("no teleport point shows {}", point.symbol);
            findings.push(file.key("teleport").nth(n).key("symbol").error("box-count", message));
        }
    }
    if mission.teleport.is_empty() {
        findings.push(file.key("teleport").error("no-teleport", "a map has at least one teleport point"));
    }
    for (n, point) in mission.waypoint.iter().enumerate() {
        if !(1..=stock.waypoints).contains(&point.number) {
            let message = format!("waypoints are 1 to {}, not {}", stock.waypoints, point.number);
            findings.push(file.key("waypoint").nth(n).key("number").error("box-count", message));
        }
    }
    let mut all = Vec::new();
    mission.rule.iter().for_each(|rule| Effect::flatten(&rule.effect, &mut all));
    let mines = all.iter().map(|effect| {
        if let Effect::Own(OwnEffect::Mines(hexes)) = effect {
            hexes.len()
        } else if let Effect::Own(OwnEffect::LayMines { most, .. }) = effect {
            usize::from(*most)
        } else {
            0
        }
    });
    let mines: usize = mines.sum();
    if mines > usize::from(stock.mines) {
        let message = format!("{mines} mines; the box holds {}", stock.mines);
        findings.push(file.key("rule").error("box-count", message));
    }
    if mission.armoury.len() > usize::from(stock.armouries) {
        let message = format!("{} armoury tokens; the box holds {}", mission.armoury.len(), stock.armouries);
        findings.push(file.key("armoury").nth(1).error("box-count", message));
    }
}
