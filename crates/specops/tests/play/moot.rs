//! What is open in an attack and could change nothing: the rules offer it, and a table may spare people the question.

use sortie_kernel::{Game, Seat, Seed, Sink, Viewer, run, step_unchecked, watch};
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{AttackEvent, TurnEvent};
use sortie_specops::{Choice, Event, Prompt, Specops, State};

use super::common::{SHIPPED, setups};
use super::field::{Field, against, content, field, laid};

use AttackFace::{Blank, Crit, Hit, Surge};

/// Who is asked for nothing.
fn moot(field: &Field) -> Vec<Seat> {
    field.drill.view().moot
}

/// Blue attacks with two dice that fall so, up to a question.
fn up_to(field: Field, faces: [AttackFace; 2], is_it: fn(&Prompt) -> bool) -> Field {
    against_dice(field, faces, &[], is_it)
}

fn against_dice(
    field: Field,
    faces: [AttackFace; 2],
    defence: &[DefenceFace],
    is_it: fn(&Prompt) -> bool,
) -> Field {
    let mut field = field.active();
    field.drill.defence = defence.iter().copied().collect();
    field.drill.attack = faces.into();
    field.attack();
    field.drill.until(is_it);
    field
}

/// specops C5.9, K23, K69: an aim token is no use where every die shows a crit, or a hit that nothing cancels; but where spending it does
/// something by itself.
#[test]
fn rerolls_of_the_best_there_is() {
    let rerolls = |faces, weapon: &[&str], dodge: u8| {
        let mut field = laid(content(&[], weapon));
        field.drill.token(field.who, "aim", 1);
        field.drill.token(field.enemy, "dodge", dodge);
        moot(&up_to(field, faces, |ask| matches!(ask, Prompt::Rerolls { .. })))
    };
    assert_eq!(rerolls([Crit, Crit], &[], 1), [Seat(0)]);
    assert_eq!(rerolls([Hit, Crit], &[], 0), [Seat(0)]);
    assert_eq!(rerolls([Hit, Crit], &[], 1), [], "a hit can be dodged, a crit cannot");
    assert_eq!(rerolls([Hit, Blank], &[], 0), [], "a blank is worth a throw");
    assert_eq!(rerolls([Hit, Surge], &[], 0), [], "so is a surge that nothing turns");
    assert_eq!(rerolls([Hit, Surge], &["critical 1"], 0), [Seat(0)], "what Critical turns is a crit");
    assert_eq!(rerolls([Crit, Crit], &["overwhelm"], 0), [], "aim that is spent suppresses (K69)");
}

/// specops C5.11, C9.10, K9, K36: a hit more against who cancels all hits; but the first result suppresses.
#[test]
fn surges_against_armor() {
    let surges = |faces, keywords: &[&str], armor: &[&str]| {
        let mut field = laid(against(content(keywords, &[]), armor));
        field.drill.token(field.who, "surge", 1);
        field.drill.token(field.who, "aim", u8::from(keywords.contains(&"marksman")));
        moot(&up_to(field, faces, |ask| matches!(ask, Prompt::Surges { .. })))
    };
    assert_eq!(surges([Hit, Surge], &[], &["armor"]), [Seat(0)]);
    assert_eq!(surges([Hit, Surge], &[], &["armor 1"]), [], "one hit gets through");
    assert_eq!(surges([Blank, Surge], &[], &["armor"]), [], "there were no results (C9.10)");
    assert_eq!(surges([Hit, Surge], &["marksman"], &["armor"]), [], "a hit may be raised to a crit (K36)");
}

/// specops C9.18, K9, K40: dodge against hits that Armor cancels in any case.
#[test]
fn dodge_behind_armor() {
    let dodge = |keywords: &[&str], faces: [AttackFace; 2]| {
        let mut field = field(keywords);
        field.drill.token(field.who, "dodge", 1);
        field.suffer(&faces, &[]);
        field.drill.until(|ask| matches!(ask, Prompt::Dodge { .. }));
        moot(&field)
    };
    assert_eq!(dodge(&["armor"], [Hit, Hit]), [Seat(0)]);
    assert_eq!(dodge(&["armor"], [Hit, Crit]), [Seat(0)], "the crit cannot be dodged");
    assert_eq!(dodge(&["armor", "outmaneuver"], [Hit, Crit]), [], "now it can (K40)");
    assert_eq!(dodge(&["armor 1"], [Hit, Hit]), []);
}

/// specops K68, K9: aim pierces nothing where nothing is left to block.
#[test]
fn pierce_where_nothing_is_left() {
    let lethal = |faces, armor: &[&str]| {
        let mut field = laid(against(content(&[], &["lethal 1"]), armor));
        field.drill.token(field.who, "aim", 1);
        moot(&up_to(field, faces, |ask| matches!(ask, Prompt::Lethal { .. })))
    };
    assert_eq!(lethal([Hit, Blank], &["armor"]), [Seat(0)]);
    assert_eq!(lethal([Hit, Crit], &["armor"]), []);
}

/// specops K25, K9: nobody need take hits that Armor cancels.
#[test]
fn a_guardian_of_who_needs_none() {
    let guards = |armor: &[&str]| {
        let mut content = content(&["guardian 1: corps"], &[]);
        let team = content.team_named("rebel_troopers").expect("a team");
        let kind = content.team(team).members[2];
        content.units[kind.index()].profile.keywords =
            armor.iter().map(|words| words.parse().expect("a keyword")).collect();
        let mut field = laid(content);
        std::mem::swap(&mut field.who, &mut field.friend);
        field.suffer(&[Hit], &[]);
        field.drill.until(|ask| matches!(ask, Prompt::Guardian { .. }));
        moot(&field)
    };
    assert_eq!(guards(&["armor"]), [Seat(0)]);
    assert_eq!(guards(&[]), []);
}

/// specops C5.11, C9.20, C9.21: a surge turned into the one block that Pierce cancels, and one where all is blocked already.
#[test]
fn blocks_that_block_nothing() {
    let surges = |weapon: &[&str], faces: [AttackFace; 2], defence: &[DefenceFace]| {
        let mut field = laid(against(content(&[], weapon), &[]));
        field.drill.token(field.enemy, "surge", 1);
        moot(&against_dice(field, faces, defence, |ask| matches!(ask, Prompt::DefenceSurges { .. })))
    };
    let one = &[DefenceFace::Surge];
    assert_eq!(surges(&[], [Hit, Blank], one), [], "it saves a wound");
    assert_eq!(surges(&["pierce 1"], [Hit, Blank], one), [Seat(1)]);
    let two = &[DefenceFace::Block, DefenceFace::Surge];
    assert_eq!(surges(&["pierce 1"], [Hit, Hit], two), [], "Pierce cancels one of two");
    assert_eq!(surges(&["pierce 2"], [Hit, Hit], two), [Seat(1)]);
}

/// What an attack comes to if a question is answered so, and everything after it with the least: wounds and suppression.
fn comes_to(state: &State, seat: Seat, choice: Choice) -> (Vec<u8>, Vec<u8>) {
    let content = &*SHIPPED;
    let (mut state, mut told) = (state.clone(), Vec::new());
    let (mut wounds, mut suppression) = (Vec::new(), Vec::new());
    let (mut seat, mut choice) = (seat, choice);
    loop {
        told.clear();
        step_unchecked::<Specops>(content, &mut state, seat, &choice, &mut Sink::to(&mut told));
        for told in &told {
            match &told.event {
                Event::Attack(AttackEvent::Compared { wounds: n, .. }) => wounds.push(*n),
                Event::Attack(AttackEvent::GuardSuffered { wounds: n, .. }) => wounds.push(100 + n),
                Event::Turn(TurnEvent::Suppressed { n, .. }) => suppression.push(*n),
                Event::Attack(AttackEvent::Done { .. }) => return (wounds, suppression),
                _ => {}
            }
        }
        let mut offers = Vec::new();
        Specops::offers(content, &state, &mut offers);
        let least = offers.iter().find(|offer| offer.choice == Choice::Done {}).or(offers.first());
        let Some(least) = least else { return (wounds, suppression) };
        (seat, choice) = (least.seat, least.choice);
    }
}

/// specops C9.8 to C9.24: in random games, where an answer is said to be moot, the dice that fall without it and with it come to the same,
/// or to no more for whoever gives it.
#[test]
fn moot_answers_are_worth_nothing() {
    let content = &*SHIPPED;
    let mut n_moot = 0;
    for (seed, setup) in (0..).zip(setups(64)) {
        let mut state = Specops::begin(content, &setup, Seed::from_number(seed));
        run::<Specops>(content, &mut state, &mut Sink::silent());
        let mut draw = watch::words(seed);
        while Specops::outcome(&state).is_none() {
            let answers = sortie_kernel::Answers::<Specops>::to(content, &state);
            let is_asked = matches!(
                Specops::prompt(content, &state, Viewer::Spectator),
                Prompt::Rerolls { .. }
                    | Prompt::Surges { .. }
                    | Prompt::Dodge { .. }
                    | Prompt::Lethal { .. }
                    | Prompt::Guardian { .. }
                    | Prompt::DefenceSurges { .. }
            );
            let view = is_asked.then(|| Specops::view(content, &state, Viewer::Spectator));
            for seat in view.map(|view| view.moot).unwrap_or_default() {
                n_moot += 1;
                let without = comes_to(&state, seat, Choice::Done {});
                for offer in &answers.offers {
                    let with = comes_to(&state, seat, offer.choice);
                    let is_attack = matches!(offer.choice, Choice::Reroll { .. } | Choice::Observe { .. });
                    let is_so = if is_attack { with.0 <= without.0 } else { with == without };
                    assert!(is_so, "{setup:?}, {:?}: {with:?} instead of {without:?}", offer.choice);
                }
            }
            let offer = answers.any(content, &mut draw);
            step_unchecked::<Specops>(content, &mut state, offer.seat, &offer.choice, &mut Sink::silent());
        }
    }
    assert!(n_moot > 5, "{n_moot} times is not often");
}
