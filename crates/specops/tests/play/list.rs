//! The list: every keyword, command card and loadout side, and the test that plays it and checks what it does. `played.txt` is that
//! list in words.

use std::collections::BTreeSet;
use std::path::Path;

use sortie_specops::ability::{Ability, Deed, When};

use super::common::SHIPPED;

/// The name of a test, which does not compile unless there is such a test.
macro_rules! test {
    ($($path:ident)::+) => {{
        let _: fn() = crate::$($path)::+;
        stringify!($($path)::+)
    }};
}

/// K1 to K71.
fn keywords() -> [(u8, &'static str); 71] {
    [
        (1, test!(play::keywords::weapons_do_what_they_say)),
        (2, test!(play::keywords::whom_a_weapon_reaches)),
        (3, test!(play::keywords::weapons_do_what_they_say)),
        (4, test!(play::keywords::weapons_leave_tokens)),
        (5, test!(play::keywords::whom_a_weapon_reaches)),
        (6, test!(attack::keywords::armor)),
        (7, test!(play::cards::holding::cards_hide_units)),
        (8, test!(play::keywords::disengaging)),
        (9, test!(play::keywords::what_protects)),
        (10, test!(play::keywords::after_a_move)),
        (11, test!(play::keywords::machines_do_what_they_must)),
        (12, test!(play::keywords::tokens_for_others)),
        (13, test!(play::keywords::a_charge)),
        (14, test!(play::keywords::borrowed_tokens)),
        (15, test!(play::keywords::orders_by_keywords)),
        (16, test!(attack::examples::t10_cover_value)),
        (17, test!(play::keywords::danger_sense)),
        (18, test!(play::keywords::dauntless)),
        (19, test!(play::keywords::on_an_order)),
        (20, test!(play::keywords::orders_by_keywords)),
        (21, test!(play::keywords::on_an_order)),
        (22, test!(attack::examples::t10_cover_value)),
        (23, test!(attack::keywords::pierce)),
        (24, test!(play::keywords::borrowed_tokens)),
        (25, test!(play::keywords::a_guardian)),
        (26, test!(attack::keywords::pierce)),
        (27, test!(attack::keywords::pierce)),
        (28, test!(attack::keywords::dice)),
        (29, test!(play::keywords::when_the_activation_phase_starts)),
        (30, test!(play::keywords::indomitable)),
        (31, test!(play::keywords::scouts_and_infiltrators)),
        (32, test!(play::keywords::inspiration)),
        (33, test!(play::keywords::over_walls)),
        (34, test!(play::keywords::words_without_effect)),
        (35, test!(attack::keywords::dice)),
        (36, test!(play::keywords::what_aim_and_speed_do)),
        (37, test!(play::keywords::nimble_and_hard_to_catch)),
        (38, test!(play::keywords::noncombatants_do_not_attack)),
        (39, test!(play::keywords::observation)),
        (40, test!(play::keywords::nimble_and_hard_to_catch)),
        (41, test!(play::keywords::precision)),
        (42, test!(play::keywords::ready_and_recharged)),
        (43, test!(play::keywords::ready_and_recharged)),
        (44, test!(play::keywords::when_the_activation_phase_starts)),
        (45, test!(play::keywords::wounds_that_go)),
        (46, test!(play::keywords::when_the_activation_phase_starts)),
        (47, test!(play::keywords::over_walls)),
        (48, test!(play::keywords::scouts_and_infiltrators)),
        (49, test!(play::keywords::a_sentinel)),
        (50, test!(attack::examples::t10_cover_value)),
        (51, test!(play::keywords::what_protects)),
        (52, test!(play::keywords::words_without_effect)),
        (53, test!(play::keywords::words_without_effect)),
        (54, test!(play::keywords::tokens_for_others)),
        (55, test!(play::keywords::after_a_move)),
        (56, test!(play::keywords::tokens_for_others)),
        (57, test!(play::keywords::on_an_order)),
        (58, test!(play::keywords::wounds_that_go)),
        (59, test!(play::keywords::words_without_effect)),
        (60, test!(play::keywords::words_without_effect)),
        (61, test!(play::keywords::a_weak_point)),
        (62, test!(play::keywords::several_pools)),
        (63, test!(play::keywords::several_pools)),
        (64, test!(attack::examples::t10_cover_value)),
        (65, test!(play::keywords::what_aim_and_speed_do)),
        (66, test!(play::keywords::weapons_leave_tokens)),
        (67, test!(play::keywords::words_without_effect)),
        (68, test!(play::keywords::what_aim_and_speed_do)),
        (69, test!(play::keywords::weapons_leave_tokens)),
        (70, test!(attack::keywords::armor)),
        (71, test!(play::keywords::words_without_effect)),
    ]
}

/// The test that goes through all abilities of a sort, which this one is among.
fn of_ability(ability: &Ability) -> Vec<&'static str> {
    let moment = match ability.when {
        When::Always => return ability.does.iter().map(of_deed).collect(),
        When::Deployed => test!(play::cards::moments::when_units_are_deployed),
        When::Revealed => test!(play::cards::moments::when_cards_are_revealed),
        When::Ordered => test!(play::cards::moments::when_a_unit_is_ordered),
        When::EnemyOrdered => test!(play::cards::moments::when_an_enemy_is_ordered),
        When::RoundStart => test!(play::cards::moments::when_the_activation_phase_starts),
        When::Activated => test!(play::cards::moments::when_a_unit_is_activated),
        When::ActivationEnds => test!(play::cards::moments::when_an_activation_ends),
        When::Attacking => test!(play::cards::moments::when_a_unit_attacks),
        When::Defending => test!(play::cards::moments::when_a_unit_is_attacked),
        When::Attacked => test!(play::cards::moments::after_an_attack),
        When::WasAttacked => test!(play::cards::moments::after_an_attack_on_a_unit),
        When::Moved => test!(play::cards::moments::after_a_move),
        When::Recovered => test!(play::cards::moments::after_recovering),
        When::StoodBy => test!(play::cards::moments::after_standing_by),
        When::Action => test!(play::cards::moments::actions_of_cards),
        When::FreeAction => test!(play::cards::moments::free_actions_of_cards),
        When::Defeated => test!(play::cards::moments::when_a_unit_of_ones_own_is_defeated),
        When::Panicked => test!(play::cards::moments::when_a_unit_panics),
        When::DefeatedFoe => test!(play::cards::moments::when_an_enemy_is_defeated),
    };
    vec![moment]
}

fn of_deed(deed: &Deed) -> &'static str {
    match deed {
        Deed::Dice { .. } => test!(play::cards::holding::dice_of_cards_are_rolled),
        Deed::Attacks { .. } => test!(play::cards::holding::attacks_have_the_keywords_of_cards),
        Deed::AttackSurge(_) | Deed::DefenceSurge(_) => {
            test!(play::cards::holding::surges_become_what_cards_say)
        }
        Deed::Covert(_) => test!(play::cards::holding::cards_hide_units),
        _ => test!(play::cards::holding::what_a_card_gives_shows),
    }
}

/// None is missing, and the file says the same.
#[test]
fn everything_printed_is_played() {
    let mut lines = BTreeSet::new();
    let mut say = |what: String, test: &str| {
        lines.insert(format!("{what}: {}\n", test.replace(' ', "")));
    };
    for (n, (number, test)) in (1..).zip(keywords()) {
        assert_eq!(n, number);
        say(format!("keyword K{number:02}"), test);
    }
    let cards = SHIPPED.cards.iter().map(|card| ("card", &card.id, &card.ability));
    for (kind, id, abilities) in
        cards.chain(SHIPPED.sides.iter().map(|side| ("side", &side.id, &side.ability)))
    {
        if abilities.is_empty() {
            assert_eq!(id, "standing_orders", "what says nothing is told apart");
            say(format!("{kind} {id}"), test!(play::cards::moments::standing_orders_come_back));
        }
        for test in abilities.iter().flat_map(of_ability) {
            say(format!("{kind} {id}"), test);
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/played.txt");
    sortie_golden::text(&file, &lines.into_iter().collect::<String>());
}
