//! Signals: they move, come by teleport, are revealed, and become aliens (144 to 159, A29, A38, A39, A44, A64).

use serde_json::json;
use sortie_boards::hex::Side;
use sortie_defenders::content::Class;
use sortie_defenders::dice::Symbol;
use sortie_defenders::event::{AlienEvent, DeckName, Event};
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::ground::{Ground, Play, agent, alien, scenario, signal};

fn revealed(play: &Play) -> Vec<(sortie_defenders::world::FigureId, bool)> {
    let revealed = |(_, event): (_, &AlienEvent)| match event {
        AlienEvent::Revealed { signal, is_alien } => Some((*signal, *is_alien)),
        _ => None,
    };
    play.of_aliens().into_iter().filter_map(revealed).collect()
}

/// defenders T23, 56, 145, 147: three areas toward the closest, seen after the first and stopped there
#[test]
fn t23_a_signal_stops_where_it_is_seen() {
    let position = scenario().agent(Class::Biotech, [8, 7]).signal(true, [6, 1]).events();
    let ground = Ground::seven().walled('a', Some([[7, 2], [8, 3]])).events(&["alien_raid"]);
    let mut play = ground.aliens(&["nexus_green"]).play(&position);
    play.settle();
    let path = play.of_aliens().into_iter().find_map(|(_, event)| match event {
        AlienEvent::SignalMoved { path, .. } => Some(path.clone()),
        _ => None,
    });
    assert_eq!(path, Some(vec![play.hex([7, 4])]));
    assert_eq!(revealed(&play), [(signal(0), true)]);
    assert_eq!(play.at(alien(0)), Some([7, 4]), "the alien of the top card stands in its hex (153, 156)");
}

/// defenders T24, 153, 154, 155, 156: what is seen after a hex is revealed at once, wherever he looks, and he goes on
#[test]
fn t24_revealed_on_the_way() {
    let walls = [[[5, 4], [6, 3]], [[6, 3], [7, 4]], [[6, 3], [8, 3]]];
    let position = scenario().agent(Class::Infiltrator, [4, 3]).signal(false, [9, 4]).turn(0);
    let mut play = Ground::seven().sides(Side::Wall, &walls).play(&position);
    let to = play.hex([6, 5]);
    // Interrupted, she says anew where she goes.
    play.choose(Choice::Go { to }).choose(Choice::Go { to });
    let story: Vec<String> = play
        .events
        .iter()
        .map(|told| {
            serde_json::to_value(&told.event).expect("plain data")["event"].as_str().unwrap_or("").to_owned()
        })
        .filter(|name| name == "walked" || name == "revealed")
        .collect();
    assert_eq!(story, ["walked", "revealed", "walked"]);
    assert_eq!(revealed(&play), [(signal(0), false)], "a human one is gone (153)");
    assert_eq!(play.at(agent(0)), Some([6, 5]));
    assert_eq!(play.view().decks.signals_out, [1, 0], "it lies among the discards");
}

/// Chromium, Thorium and Titanium, in whose turn an alien signal comes into sight on [11, 2].
fn who_gets(card: &str, held: &[(&str, u8)], alpha: u8) -> Option<u8> {
    let mut position = scenario().agent(Class::Marine, [1, 2]).agent(Class::Biotech, [2, 3]);
    position = position.agent(Class::Hulk, [12, 5]).signal(true, [11, 2]).turn(2);
    for (&(card, player), at) in held.iter().zip([[8, 7], [6, 7], [10, 7]]) {
        position = position.alien_of(card, at, player);
    }
    let mut play = Ground::seven().aliens(&[card]).play_with(&position, &[("/alpha", json!(alpha))]);
    play.settle();
    let new = play.view().aliens.into_iter().find(|alien| alien.at == play.hex([11, 2]));
    new.map(|alien| alien.player.0)
}

/// defenders T25, 157, 158, A29: who holds a copy, who holds fewest, the alpha agent first, then clockwise from him
#[test]
fn t25_who_gets_the_card() {
    let blue = [("xeno_beta_blue", 2), ("aracnos_green", 2)];
    assert_eq!(who_gets("xeno_beta_blue", &blue, 0), Some(2));
    assert_eq!(who_gets("nexus_blue", &[("aracnos_green", 2), ("xeno_beta_green", 0)], 0), Some(1));
    assert_eq!(who_gets("nexus_blue", &[], 2), Some(2));
    assert_eq!(who_gets("nexus_blue", &[("aracnos_green", 2)], 2), Some(0), "clockwise from the alpha agent");
}

/// An event that teleports one signal in.
fn teleporting(ground: Ground, position: Scenario) -> Play {
    ground.events(&["second_wave"]).reserve(1).play(&position.events())
}

/// defenders T36, 151, A38, A39: a single point is not rolled for; to a free point; to a taken one, as near as there is room and
/// of the alpha agent's choice
#[test]
fn t36_arriving_at_a_teleport_point() {
    let far = || scenario().agent(Class::Biotech, [3, 6]);
    let hidden = || Ground::seven().walled('b', None).point(Symbol::Flash, [11, 2]);
    let mut free = teleporting(hidden(), far());
    free.settle();
    assert_eq!(free.at(signal(0)), Some([11, 2]));
    let dice = |event: &Event| matches!(event, Event::Attack(_));
    assert_eq!(free.count(dice), 0);

    let mut taken = teleporting(hidden(), far().alien("xeno_beta_blue", [11, 2]));
    taken.settle();
    assert_eq!(taken.prompt(), Prompt::Place);
    assert_eq!(serde_json::to_value(taken.view().arrives).expect("plain data"), "signal");
    let near = [[10, 1], [12, 1], [9, 2], [13, 2], [10, 3], [12, 3]];
    let mut expected = near.map(|at| taken.hex(at));
    expected.sort_unstable();
    let offered: Vec<_> = taken.offered();
    assert_eq!(offered, expected.map(|at| (Seat(0), Choice::Place { at })));
    let at = taken.hex([12, 3]);
    taken.choose(Choice::Place { at });
    assert_eq!(taken.at(signal(0)), Some([12, 3]));
}

/// defenders 151, A39: with several points the die is rolled until its symbol has one; of two symbols of a face the first counts
#[test]
fn the_teleport_die() {
    let ground = Ground::seven().walled('b', None).walled('e', None);
    let ground = ground.point(Symbol::Shield, [11, 2]).point(Symbol::Hit, [12, 5]);
    let mut play = teleporting(ground, scenario().agent(Class::Biotech, [3, 6])).dice(&[
        "hit+flash",
        "alien",
        "shield+jam",
    ]);
    play.settle();
    assert_eq!(play.at(signal(0)), Some([11, 2]));
    let shown =
        |event: &Event| matches!(event, Event::Alien(AlienEvent::PointRolled { symbol: Symbol::Shield }));
    assert_eq!(play.count(shown), 1);
}

/// defenders 151: what arrives in somebody's sight is revealed at once
#[test]
fn seen_on_arrival() {
    let ground = Ground::seven().point(Symbol::Flash, [11, 2]);
    let mut play = teleporting(ground, scenario().agent(Class::Biotech, [12, 5]));
    play.settle();
    assert_eq!((revealed(&play).len(), play.view().signals.len()), (1, 0));
}

/// defenders 146, A64: an empty reserve is made of the discards; with none at all no signal comes
#[test]
fn the_reserve() {
    let ground = || Ground::seven().walled('b', None).point(Symbol::Flash, [11, 2]).events(&["second_wave"]);
    let position = scenario().agent(Class::Biotech, [3, 6]).events();
    let discards = [("/reserve/discards", json!([0]))];
    let mut play = ground().play_with(&position, &discards);
    play.settle();
    let shuffled =
        |event: &Event| matches!(event, Event::Alien(AlienEvent::Reshuffled { deck: DeckName::Signals }));
    assert_eq!((play.count(shuffled), play.at(signal(0))), (1, Some([11, 2])));
    let mut none = ground().play(&position);
    none.settle();
    let nobody = none.of_aliens().into_iter().find(|(_, event)| matches!(event, AlienEvent::NobodyComes));
    assert_eq!(nobody.map(|(rule, _)| rule), Some("A64"));
}

/// defenders A44: of several in sight the active player says which comes first
#[test]
fn the_order_of_reveals() {
    let position = scenario().agent(Class::Biotech, [1, 2]).agent(Class::Hulk, [0, 1]).turn(1);
    let position = position.signal(true, [6, 1]).signal(false, [8, 1]);
    let ground = Ground::row(2).sides(Side::Wall, &[[[4, 1], [5, 2]], [[3, 2], [5, 2]]]);
    let mut play = ground.sides(Side::Door, &[[[4, 1], [6, 1]]]).aliens(&["nexus_green"]).play(&position);
    let to = play.hex([4, 1]);
    play.choose(Choice::Go { to });
    assert_eq!((play.prompt(), revealed(&play)), (Prompt::Reveal, vec![]));
    let offered = [0, 1].map(|n| (Seat(1), Choice::Reveal { signal: signal(n) }));
    assert_eq!(play.offered(), offered, "whose turn it is");
    play.choose(Choice::Reveal { signal: signal(1) });
    assert_eq!(revealed(&play), [(signal(1), false), (signal(0), true)]);
    assert_eq!(play.at(alien(0)), Some([6, 1]));
}

/// defenders 139, 159: an empty alien deck is made of its discards; with all cards in play the signal is just gone
#[test]
fn the_alien_deck() {
    let position = scenario().agent(Class::Biotech, [12, 5]).signal(true, [11, 2]).events();
    let ground = || Ground::seven().events(&["closing_in"]);
    let discards = [("/alien_deck/discards", json!([0]))];
    let mut play = ground().play_with(&position, &discards);
    play.settle();
    let shuffled =
        |event: &Event| matches!(event, Event::Alien(AlienEvent::Reshuffled { deck: DeckName::Aliens }));
    assert_eq!((play.count(shuffled), play.view().aliens.len()), (1, 1));
    let mut none = ground().play(&position);
    none.settle();
    assert_eq!((revealed(&none).len(), none.view().aliens.len()), (1, 0));
    let nobody = none.of_aliens().into_iter().find(|(_, event)| matches!(event, AlienEvent::NobodyComes));
    assert_eq!(nobody.map(|(rule, _)| rule), Some("159"));
}
