//! Event cards, drawn and resolved: every one of them once, the table of signals, the deck (53 to 55, 92, A63, A67).

use serde_json::json;
use sortie_boards::hex::Side;
use sortie_defenders::content::{Class, Content, EventEffect, EventKind, SignalGoal};
use sortie_defenders::dice::Symbol;
use sortie_defenders::event::{AlienEvent, AttackEvent, DeckName, Event, TurnEvent};
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Prompt};

use super::ground::{Ground, Play, agent, event_card, scenario};

fn count(play: &Play, is_it: impl Fn(&AlienEvent) -> bool) -> usize {
    play.of_aliens().into_iter().filter(|(_, event)| is_it(event)).count()
}

fn came(play: &Play) -> usize {
    count(play, |event| matches!(event, AlienEvent::SignalPlaced { .. }))
}

/// Agents in c, aliens in g and f, and b walled off with a point in it.
fn balance(n_agents: usize, n_aliens: usize) -> Scenario {
    let classes = [Class::Biotech, Class::Hulk, Class::Sniper, Class::Marine, Class::Infiltrator];
    let places = [[1, 2], [3, 2], [0, 3], [2, 3], [1, 4]];
    let agents = classes.into_iter().zip(places).take(n_agents);
    let position = agents.fold(scenario(), |position, (class, at)| position.agent(class, at));
    let aliens = [[8, 7], [7, 6], [9, 6], [10, 7]].into_iter().take(n_aliens);
    aliens.fold(position, |position, at| position.alien("nexus_green", at)).events()
}

fn ground(event: &str) -> Ground {
    Ground::seven().walled('b', None).point(Symbol::Flash, [11, 2]).events(&[event]).reserve(9)
}

/// defenders T5, 55, 92, A67: one signal by the table for three if aliens are fewer than agents; the dead do not count
#[test]
fn t5_fewer_aliens_than_agents() {
    let dead = [("/bodies/2/is_present", json!(false)), ("/agents/2/is_dead", json!(true))];
    for (n_aliens, patches, expected) in [(2, &[][..], 1), (3, &[], 0), (4, &[], 0), (2, &dead[..], 0)] {
        let mut play = ground("rain").play_with(&balance(3, n_aliens), patches);
        play.settle();
        assert_eq!(came(&play), expected, "{n_aliens} aliens");
    }
}

/// defenders T1, 9, 55, A68: each agent is one more operative player: the row of the table by how many there are
#[test]
fn the_table_by_living_agents() {
    for (n_agents, expected) in [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)] {
        let mut play = ground("second_wave").play(&balance(n_agents, 0));
        while play.settle().prompt() == Prompt::Place {
            let (_, first) = play.offered()[0];
            play.choose(first);
        }
        assert_eq!(came(&play), expected, "{n_agents} agents");
    }
}

/// defenders 55, A67: cards that say "not more" hold with equal numbers too
#[test]
fn not_more_aliens_than_agents() {
    for (n_aliens, expected) in [(2, 1), (3, 1), (4, 0)] {
        let mut play = ground("closing_in").play(&balance(3, n_aliens));
        play.settle();
        assert_eq!(came(&play), expected, "{n_aliens} aliens");
    }
}

/// defenders A63: an empty deck is made of its discards without the special events
#[test]
fn the_event_deck() {
    let out = ["special_b", "lull", "special_a"].map(event_card);
    let empty = [("/event_deck/pile", json!([])), ("/event_deck/discards", json!(out))];
    let mut play = ground("lull").play_with(&balance(1, 0), &empty);
    play.settle();
    let shuffled = |event: &AlienEvent| matches!(event, AlienEvent::Reshuffled { deck: DeckName::Events });
    assert_eq!(count(&play, shuffled), 1);
    assert_eq!(play.view().decks.events_out, [event_card("lull")]);
    let only_special = [("/event_deck/pile", json!([])), ("/event_deck/discards", json!(out[..1]))];
    let mut play = ground("lull").play_with(&balance(1, 0), &only_special);
    play.settle();
    assert_eq!(count(&play, |event| matches!(event, AlienEvent::EventDrawn { .. })), 0);
}

/// defenders 53, 54: every card is drawn and resolved to its end, its effects in the order printed, and lies where it belongs
#[test]
pub(crate) fn every_event_card() {
    let content = Content::shipped();
    for (n, card) in content.events.iter().enumerate() {
        let position = balance(3, 1)
            .signal(false, [12, 5])
            .signal(false, [14, 5])
            .wounds(agent(0), 3)
            .wounds(agent(1), 1)
            .ammo(agent(1), 0, 4)
            .jammed(2, 0)
            .holds(1, "move_up");
        let used = [("/agents/1/tactics/used", json!(1))];
        let mut play = ground(&card.id).walled('e', Some([[9, 4], [11, 4]])).play_with(&position, &used);
        let drawn = |event: &AlienEvent| matches!(event, AlienEvent::EventDrawn { .. });
        let over = |event: &AlienEvent| matches!(event, AlienEvent::EventOver { .. });
        let mut questions = 0;
        while count(play.settle(), over) == 0 {
            let offers = play.offered();
            let halt = offers.iter().find(|(_, choice)| matches!(choice, Choice::Halt | Choice::Face { .. }));
            let (_, choice) = *halt.unwrap_or(&offers[0]);
            play.choose(choice);
            questions += 1;
            assert!(questions < 20, "{} asks and asks", card.id);
        }
        assert_eq!((count(&play, drawn), count(&play, over)), (1, 1), "{}", card.id);
        let n = n as u8;
        let view = play.view();
        match card.kind {
            EventKind::Standard | EventKind::Special => {
                assert_eq!((view.weather, view.decks.events_out), (None, vec![n]), "{}", card.id);
            }
            EventKind::Weather(_) => {
                assert_eq!((view.weather, view.decks.events_out), (Some(n), vec![]), "{}", card.id);
            }
        }
        let order: Vec<usize> = card.does.iter().filter_map(|effect| first(&play, *effect)).collect();
        assert!(order.is_sorted(), "{}: {order:?}", card.id);
    }
}

/// Where the first thing that an effect does stands in the story. Everything has something to do here, but signals that are told to
/// go away and are as far off as can be.
fn first(play: &Play, effect: EventEffect) -> Option<usize> {
    let is_it = |event: &Event| match effect {
        EventEffect::Signals { .. } => matches!(event, Event::Alien(AlienEvent::SignalMoved { .. })),
        EventEffect::Teleport { .. } => matches!(event, Event::Alien(AlienEvent::SignalPlaced { .. })),
        EventEffect::LoseAmmo { .. } | EventEffect::Ammo { .. } => {
            matches!(event, Event::Turn(TurnEvent::Reloaded { .. }))
        }
        EventEffect::Heal { .. } => matches!(event, Event::Attack(AttackEvent::Healed { .. })),
        EventEffect::Wound { .. } => matches!(event, Event::Attack(AttackEvent::Wounded { .. })),
        EventEffect::ClearJam { .. } => matches!(event, Event::Turn(TurnEvent::Unjammed { .. })),
        EventEffect::Move { .. } => matches!(event, Event::Turn(TurnEvent::Halted { .. })),
        EventEffect::ActOfValor => matches!(event, Event::Turn(TurnEvent::TacticRestored { .. })),
    };
    let place = play.events.iter().position(|told| is_it(&told.event));
    let may_do_nothing = matches!(effect, EventEffect::Signals { to: SignalGoal::Away, .. });
    assert!(place.is_some() || may_do_nothing, "{effect:?} did nothing");
    place
}

/// defenders 53, 145: what comes into sight is revealed before anything further, and does not move with the others
#[test]
fn reveals_come_between() {
    let position =
        scenario().agent(Class::Biotech, [8, 7]).agent(Class::Hulk, [10, 7]).signal(false, [11, 2]);
    let door = [[9, 2], [8, 3]];
    let ground = ground("alien_raid").sides(Side::Door, &[door]).point(Symbol::Hit, [7, 4]);
    let mut play = ground.play(&position.events()).dice(&["hit"]);
    play.settle();
    let story = |(_, event): (_, &AlienEvent)| match event {
        AlienEvent::SignalPlaced { .. } => Some("placed"),
        AlienEvent::Revealed { .. } => Some("revealed"),
        AlienEvent::SignalMoved { .. } => Some("moved"),
        _ => None,
    };
    let story: Vec<_> = play.of_aliens().into_iter().filter_map(story).collect();
    assert_eq!(story, ["placed", "revealed", "moved", "revealed"]);
}

/// defenders 147, 150, A35, A62: signals go where the card sends them
#[test]
fn where_signals_go() {
    // In a row of areas a signal stands on the third; an agent on the first, the alpha agent on the last.
    for (event, expected) in
        [("pincer_movement", [7, 2]), ("head_hunt", [22, 5]), ("sudden_silence", [22, 5])]
    {
        let walls = row_walls();
        let ground = Ground::row(6).sides(Side::Door, &walls).events(&[event]);
        let position = scenario().agent(Class::Biotech, [27, 6]).agent(Class::Hulk, [2, 1]);
        let mut play = ground.play(&position.signal(false, [12, 3]).events());
        play.settle();
        let path = play.of_aliens().into_iter().find_map(|(_, event)| match event {
            AlienEvent::SignalMoved { path, .. } => path.last().copied(),
            _ => None,
        });
        assert_eq!(path.map(|hex| play.place(hex)), Some(expected), "{event}");
    }
}

/// Doors on every border of the row, so that nobody sees from area to area.
fn row_walls() -> Vec<[[i32; 2]; 2]> {
    (0..5)
        .flat_map(|n| {
            let (x, y) = (2 + 5 * n, 1 + n);
            // The east side of a flower: [x+2, y] and [x+1, y+1] touch [x+4, y], [x+3, y+1] and [x+3, y+1], [x+4, y+2].
            [[[x + 2, y], [x + 4, y]], [[x + 2, y], [x + 3, y + 1]], [[x + 1, y + 1], [x + 3, y + 1]]]
        })
        .collect()
}
