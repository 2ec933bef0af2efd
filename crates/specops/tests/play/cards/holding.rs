//! What cards give for as long as they hold (D8): keywords, weapons, figures, dice and keywords of attacks.

use sortie_specops::ability::{Ability, Arms, Deed, Need};
use sortie_specops::action::Action;
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{AttackEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::keyword::WeaponKeyword;
use sortie_specops::profile::{AttackSurge, DefenceSurge};
use sortie_specops::view::FigureView;
use sortie_specops::{Choice, Prompt};

use super::stage::{Source, Stage};
use crate::play::common::SHIPPED;

/// Every ability that holds and has such a deed.
fn holding(is_it: impl Fn(&Deed) -> bool) -> Vec<(Source, &'static Ability, &'static Deed)> {
    let all =
        Source::all().into_iter().flat_map(|source| source.abilities().iter().map(move |it| (source, it)));
    let deeds = all
        .filter(|(_, ability)| ability.is_passive())
        .flat_map(|(source, ability)| ability.does.iter().map(move |deed| (source, ability, deed)));
    let found: Vec<_> = deeds.filter(|(.., deed)| is_it(deed)).collect();
    assert!(!found.is_empty());
    found
}

/// The stage after both cards were played and orders given, or before orders.
fn played(source: Source, ability: &Ability, with_order: bool) -> Stage {
    let mut stage = Stage::of(source, ability);
    let standing = stage.drill.content.card_named("standing_orders").expect("a card");
    stage.drill.play(match source {
        Source::Card(card) => card,
        Source::Side(_) => standing,
    });
    if with_order {
        let wanted = [stage.bearer, stage.enemy];
        for _ in 0..40 {
            match stage.drill.prompt() {
                Prompt::Order { .. } => stage.drill.order(&wanted),
                Prompt::Report { .. } => {
                    stage.drill.defence.push_back(DefenceFace::Block);
                    stage.drill.anything();
                }
                _ => break,
            }
        }
    }
    stage
}

/// Whether a figure has what a deed gives, beyond what its card prints.
fn has(figure: &FigureView, deed: &Deed) -> bool {
    let printed = &SHIPPED.unit(figure.kind).profile;
    let count =
        |all: &[sortie_specops::keyword::Keyword], keyword| all.iter().filter(|it| *it == keyword).count();
    match deed {
        Deed::Keyword(keyword) => count(&figure.keywords, keyword) == count(&printed.keywords, keyword) + 1,
        Deed::Weapon(weapon) => {
            figure.weapons.contains(weapon) && figure.weapons.len() == printed.weapons.len() + 1
        }
        Deed::Replace { weapon, by } => {
            figure.weapons.contains(by)
                && figure.weapons.iter().all(|other| other.id != *weapon)
                && figure.weapons.len() == printed.weapons.len()
        }
        Deed::Health(n) => figure.health == printed.health + n,
        Deed::Courage(n) => figure.courage == printed.courage.map(|courage| courage + n),
        Deed::Speed(n) => figure.speed == (printed.speed + n).min(3),
        _ => panic!("{deed:?} does not show"),
    }
}

fn shows(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Keyword(_)
            | Deed::Weapon(_)
            | Deed::Replace { .. }
            | Deed::Health(_)
            | Deed::Courage(_)
            | Deed::Speed(_)
    )
}

/// Its bearer has it, and nobody else; nor the bearer when what it needs is not so.
/// specops D8
#[test]
pub(crate) fn what_a_card_gives_shows() {
    for (source, ability, deed) in holding(shows) {
        let what = format!("{}: {deed:?}", source.id());
        let mut stage = played(source, ability, true);
        assert!(has(&stage.drill.figure(stage.bearer), deed), "{what}");
        for figure in stage.drill.view().figures {
            let takes = ability.whose.takes(figure.kind, &SHIPPED.unit(figure.kind).profile);
            let is_red = figure.colour == sortie_specops::side::Colour::Red;
            if is_red || !takes {
                assert!(!has(&figure, deed) || matches!(deed, Deed::Speed(_)), "{what} for {figure:?}");
            }
        }
        if !ability.needs.is_empty() {
            lack(&mut stage, &ability.needs[0]);
            assert!(!has(&stage.drill.figure(stage.bearer), deed), "{what} without {:?}", ability.needs[0]);
        }
    }
}

/// What a need asks for is so no longer.
fn lack(stage: &mut Stage, need: &Need) {
    let bearer = stage.bearer;
    match need {
        Need::Ordered => {
            stage
                .drill
                .edit(|state| state["units"][bearer.index()]["was_ordered"] = serde_json::json!(false));
        }
        Need::NearObjective(_) | Need::NearFriend { .. } => stage.drill.put(bearer, (9000, 3000)),
        other => panic!("{other:?}"),
    }
}

/// The dice and events of an attack of the bearer on the enemy near by, in melee if only that is changed.
fn attack(
    source: Source,
    ability: &Ability,
    arms: Arms,
    moved: Option<bool>,
) -> (Stage, Vec<AttackEvent>, Vec<TurnEvent>) {
    let mut stage = played(source, ability, true);
    // Nobody falls of one attack, so that what it leaves behind shows.
    let enemy_kind = stage.drill.figure(stage.enemy).kind;
    stage.drill.content.units[enemy_kind.index()].profile.health = 9;
    let shoots = stage.drill.figure(stage.bearer).weapons.iter().any(|weapon| weapon.max >= 6);
    if arms == Arms::Melee || !shoots {
        let (x, y) = crate::play::drill::CENTRE;
        stage.drill.put(stage.enemy, (x, y - 272));
    }
    if ability.needs.contains(&Need::FoeSuppressed) && moved != Some(false) {
        stage.drill.token(stage.enemy, "suppression", 2);
    }
    stage.drill.activate(stage.bearer);
    if moved == Some(true) && arms != Arms::Melee {
        stage.drill.go(stage.bearer, Action::Dash, 1, (0, 60));
    }
    let from = stage.drill.mark();
    let enemy = stage.enemy;
    let choice = stage.drill.attack_on(enemy);
    stage.drill.attack = [AttackFace::Surge, AttackFace::Hit].into();
    stage.drill.defence = [DefenceFace::Block; 6].into();
    stage.drill.token(stage.bearer, "aim", 1);
    stage.drill.act(choice);
    for _ in 0..100 {
        match stage.drill.prompt() {
            Prompt::Lethal { .. } => {
                let from = stage.bearer;
                stage.drill.act(Choice::Lethal { from });
            }
            Prompt::Act { .. } | Prompt::Turn { .. } | Prompt::Card { .. } => break,
            _ => stage.drill.anything(),
        }
    }
    let turns = stage.drill.turns_since(from).into_iter().map(|(_, event)| event).collect();
    let attacks = stage.drill.attacks_since(from);
    (stage, attacks, turns)
}

fn n_dice(attacks: &[AttackEvent]) -> usize {
    let rolled = attacks
        .iter()
        .find_map(|event| if let AttackEvent::Rolled { dice, .. } = event { Some(dice.len()) } else { None });
    rolled.expect("dice")
}

fn n_printed(stage: &Stage, attacks: &[AttackEvent]) -> usize {
    let weapon = attacks.iter().find_map(|event| {
        if let AttackEvent::Declared { weapon, .. } = event { Some(*weapon) } else { None }
    });
    usize::from(
        stage.drill.figure(stage.bearer).weapons[usize::from(weapon.expect("a weapon"))].dice.n_dice(),
    )
}

/// Whether a need can be taken away by doing otherwise in the attack itself.
fn otherwise(ability: &Ability) -> Option<bool> {
    match ability.needs.last() {
        Some(Need::HasMoved) => Some(false),
        Some(Need::HasNotMoved) => Some(true),
        Some(Need::FoeSuppressed) => Some(false),
        _ => None,
    }
}

fn as_wanted(ability: &Ability) -> Option<bool> {
    ability.needs.contains(&Need::HasMoved).then_some(true)
}

/// One die more, where the card says so.
#[test]
pub(crate) fn dice_of_cards_are_rolled() {
    for (source, ability, deed) in holding(|deed| matches!(deed, Deed::Dice { .. })) {
        let Deed::Dice { arms, dice } = deed else { continue };
        let (stage, attacks, _) = attack(source, ability, *arms, as_wanted(ability));
        let more = usize::from(dice.n_dice());
        assert_eq!(n_dice(&attacks), n_printed(&stage, &attacks) + more, "{}", source.id());
        if let Some(otherwise) = otherwise(ability) {
            let (stage, attacks, _) = attack(source, ability, *arms, Some(otherwise));
            assert_eq!(n_dice(&attacks), n_printed(&stage, &attacks), "{} without", source.id());
        }
    }
}

/// What a weapon keyword does in an attack with a surge and a hit against blocks all over: whether it shows.
fn is_seen(keyword: WeaponKeyword, attacks: &[AttackEvent], turns: &[TurnEvent], enemy: UnitId) -> bool {
    let suppressed: u8 = turns
        .iter()
        .map(|event| match event {
            TurnEvent::Suppressed { unit, n } if *unit == enemy => *n,
            _ => 0,
        })
        .sum();
    let pierced =
        attacks.iter().any(|event| matches!(event, AttackEvent::Compared { wounds, .. } if *wounds > 0));
    match keyword {
        WeaponKeyword::Suppressive(n) => suppressed > n,
        WeaponKeyword::Pierce(_) => pierced,
        WeaponKeyword::Lethal(_) => {
            attacks.iter().any(|event| matches!(event, AttackEvent::Pierces { .. })) && pierced
        }
        WeaponKeyword::Critical(_) => {
            attacks.iter().any(|event| matches!(event, AttackEvent::Converted { crits, .. } if *crits > 0))
        }
        other => panic!("{other:?} is given by no card"),
    }
}

/// specops D8
#[test]
pub(crate) fn attacks_have_the_keywords_of_cards() {
    for (source, ability, deed) in holding(|deed| matches!(deed, Deed::Attacks { .. })) {
        let Deed::Attacks { arms, keyword } = deed else { continue };
        let (stage, attacks, turns) = attack(source, ability, *arms, as_wanted(ability));
        assert!(
            is_seen(*keyword, &attacks, &turns, stage.enemy),
            "{}: {attacks:#?}\n{turns:#?}",
            source.id()
        );
        if let Some(otherwise) = otherwise(ability) {
            let (stage, attacks, turns) = attack(source, ability, *arms, Some(otherwise));
            assert!(
                !is_seen(*keyword, &attacks, &turns, stage.enemy),
                "{} without: {attacks:#?}",
                source.id()
            );
        }
    }
}

/// specops C9.9, C9.20: surges become what the card says.
#[test]
pub(crate) fn surges_become_what_cards_say() {
    for (source, ability, _) in holding(|deed| matches!(deed, Deed::AttackSurge(AttackSurge::Crit))) {
        let (_, attacks, _) = attack(source, ability, Arms::Any, None);
        let is_crit = |event: &AttackEvent| matches!(event, AttackEvent::Converted { crits: 1, hits: 1, .. });
        assert!(attacks.iter().any(is_crit), "{}: {attacks:#?}", source.id());
    }
    for (source, ability, _) in holding(|deed| matches!(deed, Deed::DefenceSurge(DefenceSurge::Block))) {
        let mut stage = played(source, ability, true);
        stage.drill.activate(stage.enemy);
        let from = stage.drill.mark();
        let bearer = stage.bearer;
        let choice = stage.drill.attack_on(bearer);
        stage.drill.attack = [AttackFace::Hit].into();
        stage.drill.defence = [DefenceFace::Surge].into();
        stage.drill.act(choice);
        stage.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
        let attacks = stage.drill.attacks_since(from);
        let is_blocked =
            |event: &AttackEvent| matches!(event, AttackEvent::Compared { blocks: 1, wounds: 0, .. });
        assert!(attacks.iter().any(is_blocked), "{}: {attacks:#?}", source.id());
    }
}

/// specops C15.1, D9: who may be hidden is offered to be, in the own zone; two of one rank, and no third.
/// specops C1.18, K7
#[test]
pub(crate) fn cards_hide_units() {
    use sortie_kernel::{DiceSource, Game, Seed, Sink, run, step};
    use sortie_specops::{Setup, Specops};

    for (source, ability, _) in holding(|deed| matches!(deed, Deed::Covert(_))) {
        let Source::Side(side) = source else { panic!("a side") };
        let content = crate::play::drill::bare(None, Some(side));
        let team = SHIPPED
            .teams
            .iter()
            .find(|team| team.loadouts.iter().flatten().any(|it| *it == side))
            .expect("a team");
        let sides: [bool; 3] = std::array::from_fn(|n| team.loadouts[n][1] == side);
        let mut setup = Setup::new([&team.id, &team.id]);
        (setup.mission, setup.dice) = (Some("priorities".into()), DiceSource::Rolled);
        let mut state = Specops::begin(&content, &setup, Seed::from_number(3));
        run::<Specops>(&content, &mut state, &mut Sink::silent());
        let mut draw = crate::play::drill::chance(4);
        let mut hidden = 0;
        for _ in 0..60 {
            let answers = sortie_kernel::Answers::<Specops>::to(&content, &state);
            let prompt = Specops::prompt(&content, &state, sortie_kernel::Viewer::Spectator);
            if matches!(prompt, Prompt::Card { .. }) {
                break;
            }
            let hide =
                answers.regions.iter().find(|offer| matches!(offer.region, sortie_specops::Region::Hide(_)));
            let sample = |region: &sortie_specops::Region, draw: &mut sortie_kernel::Draw| {
                <sortie_specops::Region as sortie_kernel::Region<Specops>>::sample(region, &content, draw)
            };
            let (seat, choice) = match (prompt, hide) {
                (Prompt::Loadouts { .. }, _) => (answers.offers[0].seat, Choice::Loadouts { sides }),
                (_, Some(hide)) => {
                    let choice = sample(&hide.region, &mut draw);
                    let Choice::Hide { unit: Some(unit), .. } = choice else { panic!("{choice:?}") };
                    let figure = &Specops::view(&content, &state, sortie_kernel::Viewer::Seat(hide.seat))
                        .figures[unit.index()];
                    assert!(
                        ability.whose.takes(figure.kind, &SHIPPED.unit(figure.kind).profile),
                        "{}",
                        source.id()
                    );
                    hidden += 1;
                    (hide.seat, choice)
                }
                _ => match answers
                    .offers
                    .iter()
                    .find(|offer| offer.choice == Choice::Done {})
                    .or(answers.offers.first())
                {
                    Some(offer) => (offer.seat, offer.choice),
                    None => (answers.regions[0].seat, sample(&answers.regions[0].region, &mut draw)),
                },
            };
            step::<Specops>(&content, &mut state, seat, &choice, &mut Sink::silent()).expect("an answer");
        }
        assert_eq!(hidden, 4, "{}: two each", source.id());
    }
}
