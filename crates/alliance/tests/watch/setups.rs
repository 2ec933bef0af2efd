//! Skirmishes of all kinds, each from a number.

use sortie_alliance::content::{Content, Deck, Faction};
use sortie_alliance::{Difficulty, Setup};
use sortie_kernel::Draw;

/// A legal skirmish: any map, two to four heroes with whole class decks and items, sometimes an ally, sometimes enemies
/// that nobody recommends.
pub(crate) fn any_setup(content: &Content, number: u64, draw: &mut Draw) -> Setup {
    let n_maps = content.skirmish_maps().count();
    let map = &content.maps[number as usize % n_maps];
    let n_heroes = 2 + number as usize / n_maps % 3;
    let mut heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.id.as_str()).collect();
    draw.shuffle(&mut heroes);
    let mut setup = Setup::new(&heroes[..n_heroes], &map.id);
    setup.difficulty = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard][draw.below(3) as usize];
    let mut items: Vec<&str> = content
        .cards
        .iter()
        .filter(|card| matches!(card.deck, Deck::Item | Deck::Reward) && !card.removed)
        .map(|card| card.id.as_str())
        .collect();
    for seat in 0..n_heroes {
        let hero = setup.heroes[seat].hero.clone();
        if draw.below(4) > 0 {
            let is_own = |card: &&sortie_alliance::content::Card| {
                card.hero.as_deref() == Some(hero.as_str()) && card.xp > 0 && card.deck == Deck::Class
            };
            setup.heroes[seat].cards.extend(content.cards.iter().filter(is_own).map(|card| card.id.clone()));
        }
        draw.shuffle(&mut items);
        for item in items.iter().take(draw.below(7) as usize) {
            setup.heroes[seat].cards.push((*item).to_owned());
            if !setup.problems(content).is_empty() {
                setup.heroes[seat].cards.pop();
            }
        }
    }
    let of_side = |is_rebel: bool| -> Vec<&str> {
        let groups = content.groups.iter().filter(|group| (group.faction == Faction::Rebel) == is_rebel);
        groups.map(|group| group.id.as_str()).collect()
    };
    if draw.below(3) == 0 {
        let allies = of_side(true);
        setup.ally = Some(allies[draw.below(allies.len() as u32) as usize].to_owned());
    }
    if draw.below(2) == 0 {
        let enemies = of_side(false);
        for _ in 0..1 + draw.below(5) {
            setup.enemies.push(enemies[draw.below(enemies.len() as u32) as usize].to_owned());
            // One box has no more cards of it.
            if !setup.problems(content).is_empty() {
                setup.enemies.pop();
            }
        }
    }
    setup
}
