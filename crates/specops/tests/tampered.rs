//! The watcher notices what cannot have happened: a game is played as it is, and once something of it is falsified before he hears or
//! sees it. Each must be noticed at once, at the very choice.

use sortie_boards::plane::Point;
use sortie_golden::lies::{self, Once, change, silent, twice};
use sortie_kernel::{Answers, Rule, Told};
use sortie_specops::action::Action;
use sortie_specops::event::{AttackEvent, MissionEvent, RoundEvent, SetupEvent, TurnEvent};
use sortie_specops::{Counter, Event, Place, Specops, View};

use crate::play::common::SHIPPED;
use crate::watch::{self, Ear};

/// A falsification of one thing: whether there was occasion for it.
#[derive(Clone, Copy)]
enum Lie {
    /// In what happens.
    Heard(fn(&mut Vec<Told<Event>>, &View) -> bool),
    /// In what is shown.
    Shown(fn(&mut View) -> bool),
}

/// Who lies to the watcher once.
struct Liar<'a> {
    lie: Lie,
    once: &'a Once,
}

impl Ear for Liar<'_> {
    fn hears(&mut self, told: &mut Vec<Told<Event>>, view: &View) {
        if let Lie::Heard(lie) = self.lie {
            self.once.tell(|| lie(told, view));
        }
    }

    fn sees(&mut self, view: &mut View) {
        if let Lie::Shown(lie) = self.lie {
            self.once.tell(|| lie(view));
        }
    }

    fn believed(&mut self) -> Result<(), String> {
        self.once.believed()
    }
}

/// He has to say so at that choice.
#[track_caller]
fn is_noticed(lie: Lie) {
    lies::is_noticed(400, |number, once| {
        let setup = watch::any_setup(&SHIPPED, number);
        let mut draw = watch::words(number);
        let pick = &mut |_: &_, answers: &Answers<Specops>| watch::pick_any(&SHIPPED, answers, &mut draw);
        watch::watched(&SHIPPED, &setup, number, pick, &mut Liar { lie, once })
    });
}

/// Somebody's last move ends so much farther east.
fn farther(told: &mut [Told<Event>], by: i32) -> bool {
    change(told, |event| match event {
        Event::Turn(TurnEvent::Moved { way, .. }) => {
            let end = Point::checked(way.end.x() + by, way.end.y());
            end.map(|end| way.end = end).is_some()
        }
        _ => false,
    })
}

macro_rules! lies {
    ($($(#[$meta:meta])* $name:ident: $lie:expr;)+) => {
        $(
            $(#[$meta])*
            #[test]
            fn $name() {
                is_noticed($lie);
            }
        )+
    };
}

lies! {
    /// specops C7.4, C7.5
    a_move_is_longer_than_its_tool: Lie::Heard(|told, _| farther(told, 3000));

    /// specops C7.3: what is shown is another place
    a_move_ends_elsewhere: Lie::Heard(|told, _| farther(told, 1));

    /// specops C7.3, C7.13: with a tool that nobody has
    a_tool_is_too_fast: Lie::Heard(|told, view| change(told, |event| match event {
        Event::Turn(TurnEvent::Moved { unit, tool, action: Action::Move, .. })
            if view.figures[unit.index()].speed < 3 =>
        {
            *tool = 3;
            true
        }
        _ => false,
    }));

    /// specops C7.10: onto another base
    somebody_is_set_up_on_another: Lie::Heard(|told, view| {
        let taken = view.figures.iter().find_map(|figure| figure.at.filter(|_| !figure.is_vehicle));
        let Some(taken) = taken else { return false };
        change(told, |event| match event {
            Event::Setup(SetupEvent::Placed { at, on, .. }) => {
                (*at, *on) = (taken, None);
                true
            }
            _ => false,
        })
    });

    /// specops C1.16
    somebody_is_set_up_against_an_enemy: Lie::Heard(|told, view| change(told, |event| match event {
        Event::Setup(SetupEvent::Placed { unit, at, .. }) => {
            let own = view.figures[unit.index()].colour;
            let foe = view.figures.iter().find(|foe| foe.colour != own && foe.at.is_some() && !foe.is_vehicle);
            let beside = foe.and_then(|foe| foe.at).map(|foe| Point::new(foe.x(), foe.y() + 272));
            beside.map(|beside| *at = beside).is_some()
        }
        _ => false,
    }));

    /// specops C9.1, C9.2: a shot at somebody else, who is out of range or sight
    a_shot_without_range: Lie::Heard(|told, view| change(told, |event| match event {
        Event::Attack(AttackEvent::Declared { attacker, defender, melee: false, .. }) => {
            let own = &view.figures[attacker.index()];
            let far = |at: Point| own.at.is_some_and(|own| own.squared_distance(at) > 8400_i64.pow(2));
            let foes = view.figures.iter().filter(|foe| foe.colour != own.colour);
            let foe = foes.filter(|foe| foe.at.is_some_and(far)).map(|foe| foe.id).next();
            foe.map(|foe| *defender = foe).is_some()
        }
        _ => false,
    }));

    /// specops C9.2
    a_fist_from_afar: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Attack(AttackEvent::Declared { melee: melee @ false, .. }) => {
            *melee = true;
            true
        }
        _ => false,
    }));

    /// specops C4.7
    an_action_is_taken_twice: Lie::Heard(|told, view| {
        let is_active = view.activation.is_some();
        is_active && twice(told, |event| matches!(event, Event::Turn(TurnEvent::Acted { .. })))
    });

    /// specops C5.4, C5.9
    an_aim_token_is_not_told: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Gained { token: Counter::Aim, .. }))
    }));

    /// specops C5.9, C9.18
    a_token_is_spent_that_nobody_has: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Turn(TurnEvent::Lost { n, .. }) => {
            *n += 30;
            true
        }
        _ => false,
    }));

    /// specops C5.6, C5.13
    a_standby_token_stays: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::StandbyLost { .. }))
    }));

    /// specops C9.24, C11.3
    suppression_is_kept_silent: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Suppressed { .. }))
    }));

    /// specops C11.3: of whom the panic defeats nobody could tell
    nobody_is_steadied: Lie::Heard(|told, _| {
        let falls = |who| told.iter().any(|told| {
            matches!(told.event, Event::Turn(TurnEvent::Defeated { unit }) if unit == who)
        });
        let n = told.iter().position(|told| {
            matches!(told.event, Event::Turn(TurnEvent::Steadied { unit, .. }) if !falls(unit))
        });
        n.map(|n| told.remove(n)).is_some()
    });

    /// specops C11.3: tokens above courage
    somebody_stands_above_its_courage: Lie::Shown(|view| {
        let here = view.figures.iter_mut().find(|it| it.at.is_some() && it.courage.is_some());
        here.map(|figure| figure.tokens.suppression = figure.courage.unwrap_or(0) + 1).is_some()
    });

    /// specops C4.6, C5.7
    a_rally_removes_too_many: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Turn(TurnEvent::Calmed { n, .. }) => {
            *n += 20;
            true
        }
        _ => false,
    }));

    /// specops C9.22, C10.1
    a_wound_more: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Turn(TurnEvent::Wounded { wounds, .. }) => {
            *wounds += 1;
            true
        }
        _ => false,
    }));

    /// specops C10.1
    a_defeat_is_kept_silent: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Defeated { .. }))
    }));

    /// specops C10.2
    more_wounds_go_than_there_are: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Turn(TurnEvent::Healed { wounds, .. }) => {
            *wounds += 30;
            true
        }
        _ => false,
    }));

    /// specops C3.9
    a_pool_has_a_token_more: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Round(RoundEvent::PoolFilled { ranks, .. }) => {
            ranks[1] += 1;
            true
        }
        _ => false,
    }));

    /// specops C4.2, C3.9
    a_token_is_drawn_twice: Lie::Heard(|told, _| twice(told, |event| {
        matches!(event, Event::Round(RoundEvent::Drawn { .. }))
    }));

    /// specops C3.10, C4.2
    a_pass_costs_nothing: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Round(RoundEvent::Passed { with_token: true, .. }))
    }));

    /// specops C14.1
    tokens_are_not_cleared: Lie::Heard(|told, view| {
        let is_something = view.figures.iter().any(|it| it.tokens.aim + it.tokens.dodge > 0);
        is_something && silent(told, |event| matches!(event, Event::Round(RoundEvent::Cleared)))
    });

    /// specops M4.3
    a_point_too_many: Lie::Heard(|told, _| change(told, |event| match event {
        Event::Round(RoundEvent::Scored { points, .. }) => {
            points[0] += 1;
            true
        }
        _ => false,
    }));

    /// specops M1.6
    a_field_is_covered_twice: Lie::Heard(|told, _| twice(told, |event| {
        matches!(event, Event::Mission(MissionEvent::FieldCovered { .. }))
    }));

    /// specops M1.10
    a_field_is_freed_that_was_not_covered: Lie::Heard(|told, view| {
        let is_open = |field: &u8| !view.covered.contains(field);
        let open = (0..SHIPPED.transmitter.n_fields()).find(is_open);
        let event = open.map(|field| MissionEvent::FieldFreed { field }.into());
        told.extend(event.map(|event| Told { rule: Rule("M1.10"), event }));
        true
    });

    /// specops M3.8
    a_second_detonator: Lie::Heard(|told, _| twice(told, |event| {
        matches!(event, Event::Mission(MissionEvent::Detonators { has: true, .. }))
    }));

    /// specops M3.7
    nobody_leaves_through_an_ambush_point: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Mission(MissionEvent::IntoNetwork { .. }))
    }));

    /// specops C12.7
    a_package_is_not_dropped: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Dropped { .. }))
    }));

    /// specops M2.12, C12.3
    a_package_is_claimed_in_silence: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::Claimed { .. }))
    }));

    /// specops C12.4: it lies far from its holder
    a_package_lies_elsewhere: Lie::Shown(|view| {
        let held = view.tokens.iter_mut().find(|token| token.holder.is_some());
        held.map(|token| token.at = Point::new(100, 100)).is_some()
    });

    /// specops K51
    a_shield_is_not_turned: Lie::Heard(|told, _| silent(told, |event| {
        matches!(event, Event::Turn(TurnEvent::ShieldsDown { .. }))
    }));

    /// specops C1.14, C14.1
    a_card_is_lost: Lie::Shown(|view| view.players[0].hand.pop().is_some());

    /// specops C8.7, C10.1
    somebody_defeated_is_shown: Lie::Shown(|view| {
        let gone = view.figures.iter_mut().find(|figure| figure.place == Place::Defeated);
        gone.map(|figure| (figure.place, figure.at) = (Place::Table, Some(Point::new(4572, 4572)))).is_some()
    });
}
