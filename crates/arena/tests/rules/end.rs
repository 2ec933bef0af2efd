//! Aim, course and end of the game (1 to 4, 53 to 56).

use sortie_arena::{Arena, Content, Difficulty, DroidKind, PhaseKind, Rating, Setup};
use sortie_kernel::{Game, Seat, Viewer};

use super::table::{begin, check, offers, start};

fn victory(supply: [u8; 3]) -> String {
    format!(
        r#"{{"players": ["mace", "kit"], "map": {{"areas": ["01  01"], "rows": ["MA  KI"]}},
            "supply": {supply:?}, "round": 5, "step": {{"victory": {{}}}}}}"#
    )
}

/// arena 56
///
/// The worked example: supplies of 11, 3 and 8 count as 3, which is a Youngling. Then the edges of every rank.
#[test]
fn the_smallest_supply_rates_the_victory() {
    for (supply, rating, smallest) in [
        ([11, 3, 8], "youngling", 3),
        ([1, 30, 30], "youngling", 1),
        ([30, 4, 30], "youngling", 4),
        ([30, 30, 5], "padawan", 5),
        ([8, 9, 10], "padawan", 8),
        ([9, 9, 9], "knight", 9),
        ([30, 12, 13], "knight", 12),
        ([13, 14, 15], "master", 13),
        ([30, 30, 30], "master", 30),
    ] {
        check(
            &victory(supply),
            &format!("> run\n55 ended ending=victory(rating={rating},smallest={smallest})"),
        );
    }
    assert!(
        Rating::Youngling < Rating::Padawan
            && Rating::Padawan < Rating::Knight
            && Rating::Knight < Rating::Master
    );
}

/// arena 2, 55
///
/// The gunship on the last field of the track is victory, whatever stands in the arena.
#[test]
fn the_last_field_is_victory() {
    check(
        r#"{"players": ["mace", "kit"], "round": 5,
            "map": {"areas": ["01  01  02  03"], "rows": ["MA  KI  dk  sd"]}, "step": {"victory": {}}}"#,
        "> run\n55 ended ending=victory(rating=master,smallest=29)",
    );
}

/// arena 3, 1
///
/// The three ways to lose, and everybody loses: played from the last die of a round.
#[test]
fn three_ways_to_lose() {
    let scene = |force: u8, supply: [u8; 3], mega: &[u8]| {
        format!(
            r#"{{"players": ["mace", "kit"], "force": {force}, "supply": {supply:?},
                "map": {{"areas": ["01  01  02  02"], "rows": ["MA  KI  bd  .."]}},
                "cards": {{"threats": ["wavering_courage", "jammed_comlinks", "jammed_comlinks"],
                          "dice": [[], [3, 4], [3, 4], {mega:?}]}},
                "step": {{"place": {{"roll": {{"kit": 1}}}}}}}}"#
        )
    };
    let placed = "
        > kit card slot=0
        10 placed_on_card face=1 seat=kit slot=0
        4 phase_began phase=refill position=2 round=1
        39 droid_placed battle 2.2";
    check(
        &scene(5, [1, 20, 20], &[3, 4, 5]),
        &format!("{placed}\n40 ended ending=supply_empty(kind=battle)\n= ended supply-empty"),
    );
    check(
        &scene(5, [9, 20, 20], &[3, 4]),
        &format!(
            "{placed}
            4 phase_began phase=check position=3 round=1
            42 mega_checked met=false
            42 ended ending=mega_unmet
            = ended mega-unmet"
        ),
    );
    check(
        &scene(2, [9, 20, 20], &[3, 4, 5]),
        &format!(
            "{placed}
            4 phase_began phase=check position=3 round=1
            42 mega_checked met=true
            43 threat_checked met=false slot=0
            44 force_lost force=0 slot=0 steps=2
            44 ended ending=force_gone
            = ended force-gone"
        ),
    );
}

/// arena 1
///
/// One team: everybody sees the same, and whoever loses does so together with all others.
#[test]
fn one_team() {
    for seed in 0..8 {
        let mut table = begin(Setup::new(3, Difficulty::Hard), seed);
        start(&mut table);
        while table.decision().is_some() {
            let views: Vec<_> = Seat::first(3)
                .map(|seat| Arena::view(table.content(), table.state(), Viewer::Seat(seat)))
                .collect();
            assert!(views.iter().all(|view| *view == views[0]), "seed {seed}");
            let offer = offers(&table)[0];
            table.choose(offer.seat, &offer.choice).expect("it was offered");
        }
        let told = table.line().iter().flat_map(|moment| &moment.events);
        for told in told {
            assert_eq!(Arena::redact(&told.event, Viewer::Seat(Seat(2))), Some(told.event.clone()));
        }
        let outcome = Arena::outcome(table.state()).expect("the game is over");
        assert!(Seat::first(3).all(|seat| !outcome.is_won_by(seat)), "the first offer always never wins");
    }
}

/// arena 54
///
/// One empty supply is enough, however many tiles the others hold; nothing can be chosen afterwards.
#[test]
fn defeat_takes_effect_at_once() {
    for kind in DroidKind::ALL {
        let (token, name) = [("bd", "battle"), ("sd", "super"), ("dk", "droideka")][kind as usize];
        let mut supply = [29; 3];
        supply[kind as usize] = 1;
        check(
            &format!(
                r#"{{"players": ["mace", "kit"], "supply": {supply:?},
                    "map": {{"areas": ["01  01  02  02"], "rows": ["MA  KI  {token}  .."]}},
                    "step": {{"place": {{"roll": {{"kit": 1}}}}}}}}"#
            ),
            &format!(
                "> kit card slot=0
                10 placed_on_card face=1 seat=kit slot=0
                4 phase_began phase=refill position=2 round=1
                39 droid_placed {name} 2.2
                40 ended ending=supply_empty(kind={name})
                > kit card slot=0
                refused the game is over
                = ended supply-empty"
            ),
        );
    }
}

/// arena A18
///
/// The last rush before the last field empties a supply: that is defeat, and the gunship never gets there.
#[test]
fn defeat_comes_before_the_gunship_moves() {
    let scene = |supply: [u8; 3]| {
        format!(
            r#"{{"players": ["mace", "kit"], "round": 5, "supply": {supply:?}, "tiles": [2],
                "map": {{"areas": ["01  01  02"], "rows": ["MA  KI  .."]}},
                "step": {{"rush": {{"kind": "droideka"}}}}}}"#
        )
    };
    let track = &crate::common::frozen::content().levels[Difficulty::Normal as usize].track;
    assert_eq!(track[track.len() - 2].phase, PhaseKind::Rush { kind: DroidKind::Droideka });
    check(
        &scene([30, 30, 1]),
        "
        > run
        49 area_drawn area=2 cause=rush kind=droideka
        49 droid_placed droideka 2.1
        40 ended ending=supply_empty(kind=droideka)
        ",
    );
    check(
        &scene([30, 30, 2]),
        "
        > run
        49 area_drawn area=2 cause=rush kind=droideka
        49 droid_placed droideka 2.1
        ",
    );
}

/// arena 4, A1
///
/// The track of every level: five rounds of new threats, roll, refill, check and the rushes, and one last field.
#[test]
fn the_order_of_phases() {
    let content = Content::shipped();
    for difficulty in Difficulty::ALL {
        let track = &content.level(difficulty).track;
        for round in 1..=5 {
            let phases: Vec<PhaseKind> =
                track.iter().filter(|field| field.round == round).map(|field| field.phase).collect();
            let once = [PhaseKind::Threats, PhaseKind::Roll, PhaseKind::Refill, PhaseKind::Check];
            assert_eq!(phases[..4], once, "{difficulty:?}, round {round}");
            let rushes = &phases[4..phases.len() - usize::from(round == 5)];
            assert!(rushes.iter().all(|phase| matches!(phase, PhaseKind::Rush { .. })), "{rushes:?}");
        }
        assert_eq!(track.last().map(|field| field.phase), Some(PhaseKind::Victory));
        assert!(track.is_sorted_by_key(|field| field.round), "{difficulty:?}");
    }
}
