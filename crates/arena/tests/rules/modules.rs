//! The expansions (S10, 57, X1 to X6).

use sortie_arena::{Choice, Content, Difficulty, Event, Modules, Setup};
use sortie_kernel::Seat;

use super::table::{begin, begin_with, check, offers, start, view};
use super::won::{play_round, real_dice};

fn with(r2d2: bool, c3po: bool) -> Setup {
    Setup { modules: Modules { r2d2, c3po }, ..Setup::new(2, Difficulty::Normal) }
}

/// How many areas of each kind are filled at the start with the shipped box.
fn start_areas(setup: Setup) -> [u8; 3] {
    let mut table = begin_with(Content::shipped(), setup, 1);
    start(&mut table);
    let mut areas = [0; 3];
    for told in table.line().iter().flat_map(|moment| &moment.events) {
        if let Event::AreaDrawn { kind, .. } = told.event {
            areas[kind as usize] += 1;
        }
    }
    areas
}

/// arena X1, X4, 57
///
/// R2-D2 costs one more area of droidekas, C-3PO one each of battle droids and super battle droids; he brings one tile.
/// The level of difficulty is chosen at set-up.
#[test]
fn helpers_have_their_price() {
    let plain = start_areas(with(false, false));
    let [battle, super_battle, droideka] = plain;
    assert_eq!(start_areas(with(true, false)), [battle, super_battle, droideka + 1]);
    assert_eq!(start_areas(with(false, true)), [battle + 1, super_battle + 1, droideka]);
    assert_eq!(start_areas(with(true, true)), [battle + 1, super_battle + 1, droideka + 1]);
    assert_eq!(view(&begin_with(Content::shipped(), with(false, true), 1)).c3po_left, 1);

    for difficulty in Difficulty::ALL {
        let level = Content::shipped().level(difficulty).clone();
        let table = begin_with(Content::shipped(), Setup::new(2, difficulty), 1);
        assert_eq!(view(&table).difficulty, difficulty);
        assert_eq!(view(&table).force, level.start_force);
        assert_eq!(start_areas(Setup::new(2, difficulty)), level.start_areas);
    }
}

/// arena S10
///
/// Without the expansions nobody offers their help.
#[test]
fn helpers_stay_in_the_box() {
    let mut table = begin(with(false, false), 1);
    start(&mut table);
    let seen = view(&table);
    assert!(!seen.r2d2_ready && seen.c3po_left == 0);
    assert!(!offers(&table).iter().any(|offer| matches!(offer.choice, Choice::Flip { .. })));
    check(
        &last_die("r2d2", 6).replace(r#""r2d2": true"#, r#""r2d2": false"#),
        "
        > mace flip die=mace
        refused arena-r2d2 X2
        > mace card slot=0
        10 placed_on_card face=6 seat=mace slot=0
        4 phase_began phase=refill position=2 round=1
        4 phase_began phase=check position=3 round=1
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        44 force_lost force=4 slot=0 steps=2
        43 threat_checked met=false slot=1
        44 force_lost force=3 slot=1 steps=1
        43 threat_checked met=false slot=2
        44 force_lost force=1 slot=2 steps=2
        47 round_cleared
        4 phase_began phase=rush(kind=battle) position=4 round=1
        49 area_drawn area=1 cause=rush kind=battle
        4 phase_began phase=rush(kind=super) position=5 round=1
        51 reshuffled tiles=1
        49 area_drawn area=1 cause=rush kind=super
        4 phase_began phase=rush(kind=droideka) position=6 round=1
        51 reshuffled tiles=1
        49 area_drawn area=1 cause=rush kind=droideka
        53 phase_began phase=threats position=7 round=2
        5 threats_revealed mega=shielded_column threats=crossfire,assembly_line,jammed_comlinks
        4 phase_began phase=roll position=8 round=2
        8 rolled face=4 seat=mace
        8 rolled face=4 seat=kit
        = place
        ",
    );
}

/// The last die of the round is Mace's; the mega threat is met, no threat is.
fn last_die(module: &str, face: u8) -> String {
    format!(
        r#"{{"players": ["mace", "kit"], "force": 6, "modules": {{"{module}": true}},
            "map": {{"areas": ["01  01"], "rows": ["MA  KI"]}},
            "cards": {{"threats": ["wavering_courage", "jammed_comlinks", "scattered_comrades"],
                      "dice": [[], [], [], [3, 4, 5]]}},
            "step": {{"place": {{"roll": {{"mace": {face}}}}}}}}}"#
    )
}

/// arena X2
///
/// Once a round anybody turns any die of the current roll to its opposite side, as long as it is not placed.
#[test]
fn r2d2_turns_a_die_over() {
    let scene = |face: u8| {
        format!(
            r#"{{"players": ["mace", "kit"], "modules": {{"r2d2": true}},
                "map": {{"areas": ["01  01"], "rows": ["MA  KI"]}},
                "step": {{"place": {{"roll": {{"mace": {face}, "kit": 2}}}}}}}}"#
        )
    };
    for face in 1..=6 {
        check(
            &scene(face),
            &format!(
                "> options flip
                mace flip die=mace
                kit flip die=mace
                mace flip die=kit
                kit flip die=kit
                > kit flip die=mace
                X2 flipped by=kit die=mace face={}
                > mace flip die=mace
                refused arena-r2d2 X2
                > mace flip die=kit
                refused arena-r2d2 X2
                = place",
                7 - face
            ),
        );
    }
    check(
        &scene(1),
        "
        > mace card slot=0
        10 placed_on_card face=1 seat=mace slot=0
        > kit flip die=mace
        refused arena-die-placed A12
        > kit flip die=kit
        X2 flipped by=kit die=kit face=5
        = place
        ",
    );
}

/// arena X3
///
/// R2-D2 is ready in every round, from the new threats on, and turned over until the next ones.
#[test]
fn r2d2_is_ready_again_next_round() {
    let mut table = real_dice(with(true, false), 4);
    let Choice::Report { .. } = offers(&table)[0].choice else { panic!("real dice are reported first") };
    assert!(view(&table).r2d2_ready, "ready in round 1");
    // A die is turned over and turned back by the plan: the first die of the mega threat, reported upside down.
    let first = table.line().len();
    play_round(&mut table);
    let reports: Vec<_> = table.line()[first..].iter().map(|moment| (moment.seat, moment.choice)).collect();
    table.undo(first).expect("there is something to take back");
    let mut flipped = false;
    for (seat, choice) in reports {
        match choice {
            Choice::Report { face } if !flipped && seat == Seat(0) => {
                table.choose(seat, &Choice::Report { face: 7 - face }).expect("a face");
            }
            Choice::Card { .. } if !flipped => {
                table.choose(Seat(1), &Choice::Flip { die: Seat(0) }).expect("R2-D2 is ready");
                assert!(!view(&table).r2d2_ready);
                flipped = true;
                table.choose(seat, &choice).expect("a card");
            }
            _ => {
                assert!(!flipped || !view(&table).r2d2_ready, "he stays turned over");
                table.choose(seat, &choice).expect("as before");
            }
        }
    }
    assert!(flipped);
    assert_eq!(view(&table).round, 2);
    assert!(view(&table).r2d2_ready, "ready again in round 2");
}

/// arena X5, X6
///
/// An unmet threat can be talked away by anybody for one of two tiles, or not; two tiles work twice, and then he is
/// no longer asked.
#[test]
fn c3po_talks_threats_away() {
    let checked = "
        > mace card slot=0
        10 placed_on_card face=6 seat=mace slot=0
        4 phase_began phase=refill position=2 round=1
        4 phase_began phase=check position=3 round=1
        42 mega_checked met=true
        43 threat_checked met=false slot=0";
    check(&last_die("c3po", 6), &format!("{checked}\n= parley slot=0"));
    check(
        &last_die("c3po", 6),
        &format!(
            "{checked}
            > kit parley spend=true
            X5 parleyed by=kit slot=0
            43 threat_checked met=false slot=1
            > mace parley spend=false
            44 force_lost force=5 slot=1 steps=1
            43 threat_checked met=false slot=2
            = parley slot=2"
        ),
    );
    let spent_both = last_die("c3po", 6).replace(r#""force": 6"#, r#""force": 2"#);
    check(
        &spent_both,
        &format!(
            "{checked}
            > kit parley spend=true
            X5 parleyed by=kit slot=0
            43 threat_checked met=false slot=1
            > kit parley spend=true
            X5 parleyed by=kit slot=1
            43 threat_checked met=false slot=2
            44 force_lost force=0 slot=2 steps=2
            44 ended ending=force_gone
            = ended force-gone"
        ),
    );
}

/// arena X6
///
/// C-3PO never helps against a mega threat.
#[test]
fn c3po_does_not_talk_to_mega_threats() {
    check(
        &last_die("c3po", 6).replace("[3, 4, 5]", "[3, 4]"),
        "
        > mace card slot=0
        10 placed_on_card face=6 seat=mace slot=0
        4 phase_began phase=refill position=2 round=1
        4 phase_began phase=check position=3 round=1
        42 mega_checked met=false
        42 ended ending=mega_unmet
        = ended mega-unmet
        ",
    );
}
