//! `greedy` in skirmishes: what it answers is legal, the same every time, better than chance, and never plainly bad.

use std::sync::{Arc, LazyLock};

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, Choice, Event, Object, Prompt, Setup, View};
use sortie_bots::{Bot, Playable, Question, Thinking};
use sortie_kernel::{DiceSource, Game, Offer, Seat, Seed, Table, Viewer};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

const HEROES: [&str; 6] =
    ["diala_passil", "fenn_signis", "gaarkhan", "gideon_argus", "jyn_odan", "mak_eshkarey"];

/// A skirmish against enemies that rebalancing never touches.
fn skirmish(map: usize, heroes: usize) -> Setup {
    let picks: Vec<&str> = (0..heroes).map(|seat| HEROES[(map + seat) % 6]).collect();
    let enemies = ["stormtrooper", "trandoshan_hunter", "nexu", "probe_droid"].map(str::to_owned).to_vec();
    Setup { enemies, ..Setup::new(&picks, &CONTENT.maps[map].id) }
}

/// With whole class decks.
fn experienced(mut setup: Setup) -> Setup {
    for pick in &mut setup.heroes {
        let is_own = |card: &&sortie_alliance::content::Card| {
            card.hero.as_deref() == Some(pick.hero.as_str()) && card.xp > 0
        };
        pick.cards = CONTENT.cards.iter().filter(is_own).map(|card| card.id.clone()).collect();
    }
    setup
}

fn bot(name: &str) -> Box<dyn Bot<Alliance>> {
    Alliance::bot(name).expect("alliance has this bot")
}

/// Plays a skirmish with one bot on every other seat, the first bot first, and looks at every answer.
fn play(
    setup: &Setup,
    bots: [&dyn Bot<Alliance>; 2],
    seed: u64,
    mut look: impl FnMut(&View, &Prompt, &[Offer<Choice>], &Choice),
) -> Table<Alliance> {
    let mut table = Table::<Alliance>::begin(CONTENT.clone(), setup.clone(), Seed::from_number(seed))
        .expect("a good set-up");
    let mut thinking = Thinking::new(seed);
    while let Some(decision) = table.decision() {
        let seat = decision.offers[0].seat;
        let offers: Vec<_> = decision.offers.iter().filter(|offer| offer.seat == seat).copied().collect();
        let view = Alliance::view(table.content(), table.state(), Viewer::Seat(seat));
        let content = table.content().as_ref();
        let question = Question { content, view: &view, prompt: &decision.prompt, offers: &offers };
        let picked = bots[seat.index() % 2].choose(&question, &mut thinking).expect("it never waits");
        let choice = offers[picked].choice;
        look(&view, &decision.prompt, &offers, &choice);
        // The table refuses whatever is not legal.
        table.choose(seat, &choice).expect("a bot picks an offer");
    }
    table
}

fn wins(name: &str, games: u64) -> usize {
    let bot = bot(name);
    let won = |seed: &u64| {
        let setup = skirmish(*seed as usize % CONTENT.skirmish_maps().count(), 4);
        let table = play(&setup, [&*bot, &*bot], *seed, |_, _, _, _| ());
        Alliance::outcome(table.state()).is_some_and(|outcome| outcome.is_won_by(Seat(0)))
    };
    (0..games).filter(won).count()
}

#[test]
fn wins_much_more_often_than_chance() {
    let (greedy, random) = (wins("greedy", 42), wins("random", 42));
    assert!(greedy >= 34 && greedy >= 3 * random, "greedy {greedy}, random {random} of 42");
}

/// What bots are shown is what their seat sees, without what they count for themselves.
#[test]
fn bots_see_no_more_than_their_seat() {
    let bot = bot("random");
    let mut table = Table::<Alliance>::begin(CONTENT.clone(), skirmish(1, 2), Seed::from_number(5))
        .expect("a good set-up");
    let mut thinking = Thinking::new(5);
    let mut n_ways = 0;
    while let Some(decision) = table.decision() {
        let viewer = Viewer::Seat(decision.offers[0].seat);
        let mut view = Alliance::view(table.content(), table.state(), viewer);
        n_ways += view.ways.len();
        (view.ways, view.sight, view.moot) = (Vec::new(), Vec::new(), Vec::new());
        assert_eq!(Alliance::view_for_bots(table.content(), table.state(), viewer), view);
        let picked = bot.glance(&decision.offers, &mut thinking).expect("random never looks");
        table.choose(decision.offers[picked].seat, &decision.offers[picked].choice).expect("an offer");
    }
    assert!(n_ways > 0, "people were shown ways");
}

#[test]
fn answers_are_legal_with_any_heroes_cards_and_partners() {
    let (greedy, random) = (bot("greedy"), bot("random"));
    for map in 0..CONTENT.skirmish_maps().count() {
        for heroes in 2..=4 {
            let setup = experienced(skirmish(map, heroes));
            let setup = Setup { ally: (map == 2).then(|| "han_solo".to_owned()), ..setup };
            play(&setup, [&*greedy, &*random], 7, |_, _, _, _| ());
            let dice = if map == 0 { DiceSource::Physical } else { DiceSource::Rolled };
            play(&Setup { dice, ..setup }, [&*greedy, &*greedy], 8, |_, _, _, _| ());
        }
    }
}

#[test]
fn the_same_table_gets_the_same_answers() {
    let setup = experienced(skirmish(1, 3));
    let line = || {
        let greedy = bot("greedy");
        let table = play(&setup, [&*greedy, &*greedy], 3, |_, _, _, _| ());
        table.line().iter().map(|moment| moment.choice).collect::<Vec<_>>()
    };
    assert_eq!(line(), line());
}

/// Looks at every answer of greedy in one skirmish on every map.
fn look_at_all(mut look: impl FnMut(&View, &Prompt, &[Offer<Choice>], &Choice)) {
    let greedy = bot("greedy");
    for map in 0..CONTENT.skirmish_maps().count() {
        for seed in 0..3 {
            play(&skirmish(map, 4), [&*greedy, &*greedy], seed, &mut look);
        }
    }
}

#[test]
fn nobody_rests_on_a_sure_defeat() {
    look_at_all(|view, prompt, offers, choice| {
        let Prompt::Turn { actions: 1.., .. } = prompt else { return };
        let sure = view.odds.iter().find(|odds| odds.defeat >= 990);
        if *choice == Choice::End && sure.is_some() {
            panic!("an activation ends with {sure:?} among {} offers", offers.len());
        }
    });
}

#[test]
fn who_is_stunned_shakes_it_off() {
    look_at_all(|_, _, offers, choice| {
        let shakes = |choice: &Choice| {
            matches!(choice, Choice::Shake { condition: sortie_alliance::attack::Condition::Stun })
        };
        let could = offers.iter().any(|offer| shakes(&offer.choice));
        assert!(!could || shakes(choice) || matches!(choice, Choice::Use { .. }), "{choice:?}");
    });
}

#[test]
fn surges_become_damage_while_the_target_lives() {
    look_at_all(|view, prompt, offers, choice| {
        let (Prompt::Surges { .. }, Some(attack)) = (prompt, &view.attack) else { return };
        let target = &view.figures[attack.target.index()];
        let is_alive = attack.hits && target.health - target.damage > attack.damage;
        let hurts = |choice: &Choice| matches!(choice, Choice::Surge { option } if attack.options[usize::from(*option)].0.starts_with("dmg"));
        let could = offers.iter().any(|offer| hurts(&offer.choice));
        if is_alive && could {
            assert!(*choice != Choice::Pass, "{attack:?}");
        }
    });
}

#[test]
fn doors_are_opened_when_the_enemy_is_behind_them() {
    let greedy = bot("greedy");
    let map = CONTENT.maps.iter().position(|map| !map.doors.is_empty()).expect("a map with doors");
    let opens = (0..6).any(|seed| {
        let mut is_any = false;
        let table = play(&skirmish(map, 4), [&*greedy, &*greedy], seed, |_, _, _, choice| {
            is_any |= matches!(choice, Choice::Interact { object: Object::Door(_) });
        });
        let opened = |told: &sortie_kernel::Told<Event>| matches!(told.event, Event::DoorOpened { .. });
        assert_eq!(is_any, table.line().iter().any(|moment| moment.events.iter().any(opened)));
        is_any
    });
    assert!(opens, "not a single door in six skirmishes");
}
