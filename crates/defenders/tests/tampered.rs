//! The watcher notices what cannot have happened: a game is played as it is, and once something of it is falsified before he hears or
//! sees it. Each must be noticed at once, at the very choice.

use sortie_boards::hex::{Board, Gait, Hex};
use sortie_defenders::event::{Activity, AlienEvent, AttackEvent, RoundEvent, StoryEvent, TurnEvent};
use sortie_defenders::mind::{Arm, Thought};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Content, Defenders, Event, State, View, With, view_for_bots};
use sortie_golden::lies::{self, Once, change, silent, twice};
use sortie_kernel::watch::{self, Watcher};
use sortie_kernel::{Seed, Told};

use crate::common::drill::SHIPPED;
use crate::watch::shadow::Shadow;
use crate::watch::{any_setup, pick_any, words};

/// What the liar knows: what was shown when somebody answered last.
struct Known<'a> {
    view: &'a View,
    board: &'a Board,
}

impl Known<'_> {
    fn alien(&self, figure: FigureId) -> Option<Hex> {
        self.view.aliens.iter().find(|alien| alien.figure == figure).map(|alien| alien.at)
    }

    fn agents(&self) -> impl Iterator<Item = (FigureId, Hex)> {
        self.view.agents.iter().filter_map(|agent| Some((agent.figure, agent.at?)))
    }

    /// Hexes on which nobody stands.
    fn free(&self) -> impl Iterator<Item = Hex> {
        let view = self.view;
        let taken = self.agents().map(|(_, at)| at).chain(view.aliens.iter().map(|alien| alien.at));
        let taken = taken.chain(view.signals.iter().map(|signal| signal.at));
        let taken = taken.chain(view.drones.iter().map(|drone| drone.at));
        let taken: Vec<Hex> = taken.chain(view.story.people.iter().map(|person| person.at)).collect();
        self.board.floor().iter().filter(move |hex| !taken.contains(hex))
    }
}

/// A falsification of one thing: whether there was occasion for it.
enum Lie {
    /// In what happened.
    Heard(fn(&mut Vec<Told<Event>>, &Known<'_>) -> bool),
    /// In what is shown.
    Shown(fn(&mut View) -> bool),
    /// In what nobody sees.
    Kept(fn(&mut serde_json::Value) -> bool),
}

/// The watcher, and who lies to him once.
struct Deceived<'a> {
    content: &'a Content,
    shadow: Shadow<'a>,
    view: View,
    lie: &'a Lie,
    once: &'a Once,
}

impl Watcher<Defenders> for Deceived<'_> {
    fn view(content: &Content, state: &State) -> View {
        view_for_bots(content, state)
    }

    fn follow(&mut self, told: &[Told<Event>]) -> Result<(), String> {
        self.once.believed()?;
        let mut told = told.to_vec();
        if let Lie::Heard(lie) = self.lie {
            let board = self.content.battles[usize::from(self.view.mission)].field.board(self.view.board);
            self.once.tell(|| lie(&mut told, &Known { view: &self.view, board }));
        }
        self.shadow.follow(&told)
    }

    fn compare(&mut self, view: &View) -> Result<(), String> {
        self.view = view.clone();
        let mut shown = view.clone();
        if let Lie::Shown(lie) = self.lie {
            self.once.tell(|| lie(&mut shown));
        }
        self.shadow.compare(&shown)
    }

    fn count(&mut self, state: &State) -> Result<(), String> {
        let Lie::Kept(lie) = self.lie else { return self.shadow.count(state) };
        // He has counted once before, so that there is something to compare with.
        let mut kept = serde_json::to_value(state).expect("a state is plain data");
        if self.view.round > 1 {
            self.once.tell(|| lie(&mut kept));
        }
        let kept: State = serde_json::from_value(kept).expect("it is a state still");
        self.shadow.count(&kept)
    }
}

/// He has to say so at that choice.
fn is_noticed(lie: &Lie) {
    lies::is_noticed(300, |number, once| {
        let mut draw = words(number);
        let setup = any_setup(&SHIPPED, number, &mut draw);
        let deceived = |view: &View| Deceived {
            content: &SHIPPED,
            shadow: Shadow::new(&SHIPPED, view),
            view: view.clone(),
            lie,
            once,
        };
        let seed = Seed::from_number(number);
        watch::watched::<Defenders, _>(&SHIPPED, &setup, seed, 400, deceived, |_, _, offers| {
            pick_any(offers, &mut draw)
        })
    });
}

/// The move of an alien by its own line: the thought before it, and where it leads.
fn own_move(told: &mut [Told<Event>], mut lie: impl FnMut(FigureId, Hex) -> Option<Hex>) -> bool {
    let found = told.iter().find_map(|told| match &told.event {
        Event::Alien(AlienEvent::Moved { alien, from, to, .. }) if told.rule.0 == "160" => {
            Some((*alien, *to, lie(*alien, *from)?))
        }
        _ => None,
    });
    let Some((who, was, is)) = found else { return false };
    for told in told {
        match &mut told.event {
            Event::Alien(AlienEvent::Thought { alien, thought: Thought::Moves { end, .. } })
                if *alien == who && *end == was =>
            {
                *end = is;
            }
            Event::Alien(AlienEvent::Moved { alien, to, .. }) if *alien == who && *to == was => *to = is,
            _ => {}
        }
    }
    true
}

macro_rules! lies {
    ($($(#[$meta:meta])* $name:ident: $lie:expr;)+) => {
        $(
            $(#[$meta])*
            #[test]
            fn $name() {
                is_noticed(&$lie);
            }
        )+
    };
}

// What happens.
lies! {
    /// defenders 14
    a_step_is_kept_silent: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Walked { .. }))
    }));

    /// defenders 59
    a_step_leads_two_hexes_far: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Turn(TurnEvent::Walked { from, to, .. }) => {
            let beside = known.board.ways(*from, Gait::Walking);
            let far = known.board.ways(*to, Gait::Walking).into_iter();
            let far = far.into_iter().find(|hex| hex != from && !beside.has(*hex));
            far.map(|hex| *to = hex).is_some()
        }
        _ => false,
    }));

    /// defenders 59: there and back again, until the movement is long used up
    a_walk_is_too_long: Lie::Heard(|told, known| {
        let own = |event: &Event| match event {
            Event::Turn(TurnEvent::Walked { figure, from, to }) if *figure == known.view.active => {
                Some((*figure, *from, *to))
            }
            _ => None,
        };
        let is_own = told.iter().any(|told| {
            matches!(told.event, Event::Turn(TurnEvent::Spent { activity: Activity::Movement, .. }))
        });
        let Some(n) = told.iter().position(|told| own(&told.event).is_some()).filter(|_| is_own) else {
            return false;
        };
        let (figure, from, to) = own(&told[n].event).expect("it was found");
        for _ in 0..10 {
            let back = Told { event: TurnEvent::Walked { figure, from: to, to: from }.into(), ..told[n].clone() };
            let on = told[n].clone();
            told.splice(n + 1..=n, [back, on]);
        }
        true
    });

    /// defenders 60
    somebody_walks_onto_an_alien: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Turn(TurnEvent::Walked { from, to, .. }) => {
            let beside = known.board.ways(*from, Gait::Walking);
            let alien = known.view.aliens.iter().find(|alien| beside.has(alien.at));
            alien.map(|alien| *to = alien.at).is_some()
        }
        _ => false,
    }));

    /// defenders 47
    an_activity_is_used_up_twice: Lie::Heard(|told, _| twice(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Spent { .. }))
    }));

    /// defenders 46
    somebody_else_acts: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Turn(TurnEvent::Spent { agent, .. }) => {
            let other = known.agents().map(|(figure, _)| figure).find(|figure| figure != agent);
            other.map(|other| *agent = other).is_some()
        }
        _ => false,
    }));

    /// defenders 80
    a_leap_goes_through_a_wall: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Turn(TurnEvent::Leapt { to, .. }) => {
            let far = known.free().find(|&hex| known.board.distance(hex, *to).is_some_and(|areas| areas > 1));
            far.map(|hex| *to = hex).is_some()
        }
        _ => false,
    }));

    /// defenders 85
    a_redeployment_leaves_the_area: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Turn(TurnEvent::Redeployed { to, .. }) => {
            let far = known.free().find(|&hex| known.board.area(hex) != known.board.area(*to));
            far.map(|hex| *to = hex).is_some()
        }
        _ => false,
    }));

    /// defenders 66
    a_wound_too_many: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Attack(AttackEvent::Wounded { total, .. }) => {
            *total += 1;
            true
        }
        _ => false,
    }));

    /// defenders 169
    healing_out_of_nothing: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Attack(AttackEvent::Healed { wounds, .. }) => {
            *wounds += 1;
            true
        }
        _ => false,
    }));

    /// defenders 168
    a_death_is_kept_silent: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Attack(AttackEvent::Died { .. }))
    }));

    /// defenders 168
    somebody_dies_too_soon: Lie::Heard(|told, known| {
        let Some(alien) = known.view.aliens.iter().find(|alien| alien.wounds == 0) else { return false };
        let event = AttackEvent::Died { figure: alien.figure }.into();
        let Some(first) = told.first().cloned() else { return false };
        told.insert(0, Told { event, ..first });
        true
    });

    /// defenders 72
    ammunition_is_not_lost: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Attack(AttackEvent::AmmoLost { .. }))
    }));

    /// defenders 64
    a_jam_is_kept_silent: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Attack(AttackEvent::Jammed { .. }))
    }));

    /// defenders 27, 28
    an_attack_without_sight: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Attack(AttackEvent::Declared { attacker: Some(attacker), with: With::Gun(_), target, .. }) => {
            let here = known.agents().find(|(figure, _)| figure == attacker).map(|(_, at)| at);
            let hidden = known.view.aliens.iter();
            let hidden = here.and_then(|here| hidden.clone().find(|alien| !known.board.sees(here, alien.at)));
            hidden.map(|alien| *target = alien.figure).is_some()
        }
        _ => false,
    }));

    /// defenders 68
    an_attack_on_a_signal: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Attack(AttackEvent::Declared { with: With::Gun(_) | With::Arm(_), target, .. }) => {
            known.view.signals.first().map(|signal| *target = signal.figure).is_some()
        }
        _ => false,
    }));

    /// defenders 166
    an_alien_attacks_an_alien: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Attack(AttackEvent::Declared { attacker: Some(attacker), with: With::Arm(_), target, .. }) => {
            let other = known.view.aliens.iter().find(|alien| alien.figure != *attacker);
            other.map(|other| *target = other.figure).is_some()
        }
        _ => false,
    }));

    /// defenders 102: claws reach only whom they touch
    claws_from_afar: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Attack(AttackEvent::Declared { with: With::Arm(arm @ Arm::Ranged), attacker, target, .. }) => {
            let here = attacker.and_then(|alien| known.alien(alien));
            let there = known.agents().find(|(figure, _)| figure == target).map(|(_, at)| at);
            let apart = here.zip(there).is_some_and(|(here, there)| known.board.hexes_between(here, there) > 9);
            if apart {
                *arm = Arm::Melee;
            }
            apart
        }
        _ => false,
    }));

    /// defenders 135, A52
    a_line_that_is_not_on_the_card: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Alien(AlienEvent::Thought { thought: Thought::Fits { at: at @ Some(1..), .. }, .. }) => {
            *at = Some(0);
            true
        }
        _ => false,
    }));

    /// defenders 135, A52: nobody is adjacent
    a_line_that_fits_nobody: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Alien(AlienEvent::Thought { alien, thought: Thought::Fits { line, at: at @ (Some(1..) | None) } }) => {
            let here = known.alien(*alien);
            let is_alone = here.is_some_and(|here| {
                known.agents().all(|(_, at)| known.board.hexes_between(here, at) > 1)
                    && known.view.drones.is_empty()
                    && known.view.story.people.is_empty()
            });
            if is_alone {
                (*line, *at) = (0, Some(0));
            }
            is_alone
        }
        _ => false,
    }));

    /// defenders 160, A32
    an_alien_is_after_another: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Alien(AlienEvent::Thought { alien, thought: Thought::Moves { target: Some(target), end } }) => {
            let Some(here) = known.alien(*alien).filter(|here| here != end) else { return false };
            let steps = |at: Hex| known.board.steps(here, at, Gait::Climbing);
            let near = known.agents().find(|(figure, _)| figure == target).and_then(|(_, at)| steps(at));
            let wounds = |figure: FigureId| known.view.agents[figure.index()].wounds;
            let farther = known.agents().find(|(figure, at)| {
                figure != target && near.is_some() && steps(*at) > near && wounds(*figure) < wounds(*target)
            });
            farther.map(|(figure, _)| *target = figure).is_some()
        }
        _ => false,
    }));

    /// defenders 165: at one who is in reach and less wounded
    an_alien_aims_at_another: Lie::Heard(|told, known| {
        let aimed = told.iter().find_map(|told| match &told.event {
            Event::Alien(AlienEvent::Thought { alien, thought: Thought::Attacks { target, .. } }) => {
                let wounds = |figure: FigureId| known.view.agents.get(figure.index()).map(|agent| agent.wounds);
                let mut others = known.agents().map(|(figure, _)| figure);
                let other = others.find(|&other| other != *target && wounds(other) < wounds(*target))?;
                Some((*alien, *target, other))
            }
            _ => None,
        });
        let Some((who, was, is)) = aimed else { return false };
        for told in told {
            match &mut told.event {
                Event::Alien(AlienEvent::Thought { alien, thought: Thought::Attacks { target, .. } })
                    if *alien == who && *target == was =>
                {
                    *target = is;
                }
                Event::Attack(AttackEvent::Declared { attacker: Some(alien), target, .. })
                    if *alien == who && *target == was =>
                {
                    *target = is;
                }
                _ => {}
            }
        }
        true
    });

    /// defenders 160, A54: farther away than any line leads
    an_alien_ends_elsewhere: Lie::Heard(|told, known| own_move(told, |_, from| {
        known.free().find(|&hex| known.board.steps(from, hex, Gait::Climbing).is_some_and(|steps| steps > 4))
    }));

    /// defenders 14, 160
    an_alien_ends_on_somebody: Lie::Heard(|told, known| own_move(told, |_, from| {
        known.agents().map(|(_, at)| at).find(|&at| at != from)
    }));

    /// defenders 160
    an_alien_moves_without_a_thought: Lie::Heard(|told, _| {
        let moves = told.iter().any(|told| {
            told.rule.0 == "160" && matches!(told.event, Event::Alien(AlienEvent::Moved { .. }))
        });
        moves && silent(told, |event| {
            matches!(event, Event::Alien(AlienEvent::Thought { thought: Thought::Moves { .. }, .. }))
        })
    });

    /// defenders 14, 156
    an_alien_appears_on_somebody: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Alien(AlienEvent::Appeared { at, .. }) => {
            let walked = known.agents().find(|(figure, _)| *figure != known.view.active);
            walked.map(|(_, taken)| *at = taken).is_some()
        }
        _ => false,
    }));

    /// defenders 147
    a_signal_goes_two_areas_at_once: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Alien(AlienEvent::SignalMoved { signal, path }) if path.len() > 1 => {
            let from = known.view.signals.iter().find(|shown| shown.figure == *signal).map(|shown| shown.at);
            let to = path[path.len() - 1];
            let steps = from.and_then(|from| known.board.steps(from, to, Gait::Climbing));
            path.drain(..path.len() - 1);
            steps.is_some_and(|steps| steps > 1)
        }
        _ => false,
    }));

    /// defenders 145
    a_reveal_is_kept_silent: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Alien(AlienEvent::Revealed { .. }))
    }));

    /// defenders 83
    a_lock_is_bashed_twice: Lie::Heard(|told, _| twice(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Bashed { .. }) | Event::Story(StoryEvent::Freed { .. }))
    }));

    /// defenders 32
    a_round_is_left_out: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Round(RoundEvent::RoundBegan { round }) => {
            *round += 1;
            true
        }
        _ => false,
    }));

    /// defenders 46
    a_turn_in_the_turn: Lie::Heard(|told, _| twice(told, |event| {
        matches!(event, Event::Round(RoundEvent::TurnBegan { .. }))
    }));

    /// defenders 129, A16
    a_fifth_fragment: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Round(RoundEvent::FragmentGained { fragments, .. }) => {
            *fragments = 5;
            true
        }
        _ => false,
    }));

    /// defenders 191
    a_push_of_two_hexes: Lie::Heard(|told, known| change(told, |event| match event {
        Event::Attack(AttackEvent::Pushed { to, .. }) => {
            let far = known.free().find(|&hex| known.board.hexes_between(hex, *to) > 3);
            far.map(|hex| *to = hex).is_some()
        }
        _ => false,
    }));
}

// What is shown.
lies! {
    /// defenders 66
    wounds_of_an_agent: Lie::Shown(|view| {
        let agent = view.agents.iter_mut().find(|agent| agent.at.is_some() && agent.wounds < agent.health);
        agent.map(|agent| agent.wounds += 1).is_some()
    });

    /// defenders 168
    wounds_of_an_alien: Lie::Shown(|view| view.aliens.first_mut().map(|alien| alien.wounds += 1).is_some());

    /// defenders 133
    another_card: Lie::Shown(|view| {
        view.aliens.first_mut().map(|alien| alien.card = (alien.card + 1) % 22).is_some()
    });

    /// defenders 14
    an_alien_stands_elsewhere: Lie::Shown(|view| match &mut view.aliens[..] {
        [one, other, ..] => {
            std::mem::swap(&mut one.at, &mut other.at);
            true
        }
        _ => false,
    });

    /// defenders 144
    a_signal_is_missing: Lie::Shown(|view| view.signals.pop().is_some());

    /// defenders 63
    somebody_looks_elsewhere: Lie::Shown(|view| {
        let agent = view.agents.iter_mut().find(|agent| agent.at.is_some());
        agent.map(|agent| agent.facing = agent.facing.turned(1)).is_some()
    });

    /// defenders 108
    a_token_more_on_a_weapon: Lie::Shown(|view| {
        let guns = view.agents.iter_mut().filter(|agent| agent.at.is_some()).flat_map(|agent| &mut agent.guns);
        let mut less = guns.filter_map(|gun| gun.ammo.as_mut()).filter(|[now, most]| now < most);
        less.next().map(|ammo| ammo[0] += 1).is_some()
    });

    /// defenders 64
    a_jam_from_nowhere: Lie::Shown(|view| {
        let agent = view.agents.iter_mut().find(|agent| agent.at.is_some());
        agent.map(|agent| agent.guns[0].jammed = !agent.guns[0].jammed).is_some()
    });

    /// defenders 7, 117: what is in the box and what is held are all there is
    a_device_too_many_in_the_box: Lie::Shown(|view| {
        let is_begun = view.round > 0;
        if is_begun {
            view.stock.devices[0] += 1;
        }
        is_begun
    });

    /// defenders A16
    too_many_fragments: Lie::Shown(|view| {
        view.fragments = 5;
        true
    });

    /// defenders 83: a door opens that nobody has opened
    a_change_of_the_map: Lie::Shown(|view| {
        view.board ^= 1;
        true
    });
}

/// The cards or tokens of a pile that lie face down.
fn pile<'a>(state: &'a mut serde_json::Value, name: &str) -> Option<&'a mut Vec<serde_json::Value>> {
    state.get_mut(name)?.get_mut("pile")?.as_array_mut().filter(|cards| !cards.is_empty())
}

// What nobody sees.
lies! {
    /// defenders 11, 139
    a_card_of_an_alien_is_gone: Lie::Kept(|state| pile(state, "alien_deck").and_then(Vec::pop).is_some());

    /// defenders 11, 142: the first of the deck has become another
    an_encounter_has_become_another: Lie::Kept(|state| {
        let top = pile(state, "encounter_deck").map(|cards| &mut cards[0]);
        top.map(|card| *card = u8::from(*card == 0).into()).is_some()
    });

    /// defenders 11, 54
    an_event_is_there_twice: Lie::Kept(|state| {
        let Some(cards) = pile(state, "event_deck") else { return false };
        let again = cards[0].clone();
        cards.push(again);
        true
    });

    /// defenders 146
    a_signal_is_gone: Lie::Kept(|state| pile(state, "reserve").and_then(Vec::pop).is_some());
}
