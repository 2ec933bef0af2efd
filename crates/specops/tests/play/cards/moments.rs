//! What cards do at their moments: each is brought about for each card that waits for it, and does what the card says.

use sortie_specops::ability::{Ability, Deed, Marker, Need, Target, When};
use sortie_specops::action::Action;
use sortie_specops::dice::AttackFace;
use sortie_specops::event::{RoundEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::{Because, Choice, Counter, Prompt};

use super::stage::{Source, Stage};

/// Everything that waits for a moment.
fn waiting(when: When) -> Vec<(Source, &'static Ability)> {
    let all =
        Source::all().into_iter().flat_map(|source| source.abilities().iter().map(move |it| (source, it)));
    let found: Vec<_> = all.filter(|(_, ability)| ability.when == when).collect();
    assert!(!found.is_empty(), "{when:?}");
    found
}

/// Plays every card that waits for a moment: `bring` brings the moment about, and says from where on the story counts.
fn each(when: When, bring: impl Fn(&mut Stage, &Ability) -> usize) {
    for (source, ability) in waiting(when) {
        let mut stage = Stage::of(source, ability);
        dress(&mut stage, ability);
        command(&mut stage, source);
        let from = bring(&mut stage, ability);
        let from = from.min(stage.drill.told.len());
        settle(&mut stage, ability);
        check(&stage, source, ability, from);
    }
}

/// What the deeds need to do something: suppression that can go, few units where a side is outnumbered.
fn dress(stage: &mut Stage, ability: &Ability) {
    let courage = stage.drill.figure(stage.bearer).courage.unwrap_or(1);
    if ability.needs.contains(&Need::Suppressed) || ability.when == When::Panicked {
        stage.drill.token(stage.bearer, "suppression", courage);
    } else if ability.does.iter().any(|deed| matches!(deed, Deed::Calm(_))) {
        stage.drill.token(stage.bearer, "suppression", 1);
    }
    if ability.needs.contains(&Need::Outnumbered) {
        let spare = stage.drill.units(Colour::Blue);
        let spare: Vec<UnitId> =
            spare.into_iter().filter(|unit| ![stage.bearer, stage.friend].contains(unit)).collect();
        spare.into_iter().for_each(|unit| stage.drill.defeat(unit));
    }
}

/// Both play their cards; the first order goes to the bearer, red's to the enemy near by.
fn command(stage: &mut Stage, source: Source) {
    let standing = stage.drill.content.card_named("standing_orders").expect("a card");
    stage.drill.play(match source {
        Source::Card(card) => card,
        Source::Side(_) => standing,
    });
}

/// The orders of both sides, as they should be; nothing of what they bring about is answered.
fn orders(stage: &mut Stage) {
    let (bearer, enemy) = (stage.bearer, stage.enemy);
    for _ in 0..60 {
        match stage.drill.prompt() {
            Prompt::Order { .. } => {
                let offers = stage.drill.offers();
                let order = |unit: UnitId| Choice::Order { unit, by: None };
                let friend = order(stage.friend);
                let wanted = [order(bearer), order(enemy)].into_iter().find(|choice| offers.contains(choice));
                let other = || {
                    offers
                        .iter()
                        .rev()
                        .find(|choice| matches!(choice, Choice::Order { by: None, .. }) && **choice != friend)
                };
                let choice =
                    wanted.or_else(|| other().copied()).or(offers.first().copied()).expect("an order");
                stage.drill.act(choice);
            }
            // The tie of cards goes to blue.
            Prompt::Report { .. } => {
                stage.drill.defence.push_back(sortie_specops::dice::DefenceFace::Block);
                stage.drill.anything();
            }
            _ => return,
        }
    }
}

/// On to the activation phase, and to the activation of the bearer.
fn activate(stage: &mut Stage) {
    orders(stage);
    stage.drill.activate(stage.bearer);
}

/// The enemy attacks the bearer, out of its own activation.
fn suffer(stage: &mut Stage) -> usize {
    orders(stage);
    stage.drill.activate(stage.enemy);
    let from = stage.drill.mark();
    attack(stage, stage.bearer);
    from
}

/// Whoever is active attacks somebody with the weapon that rolls most.
fn attack(stage: &mut Stage, target: UnitId) {
    let choice = stage.drill.attack_on(target);
    stage.drill.act(choice);
}

/// Answers what cards ask, in favour of who stands near by, until something else is asked that is not of the attack or move under way.
fn settle(stage: &mut Stage, ability: &Ability) {
    for _ in 0..200 {
        match stage.drill.prompt() {
            Prompt::Ability { .. } => {
                let wanted = [
                    Choice::Use { deed: 0 },
                    Choice::Pick { unit: stage.friend },
                    Choice::Pick { unit: stage.enemy },
                    Choice::Pick { unit: stage.bearer },
                    Choice::Order { unit: stage.friend, by: None },
                    Choice::Accept {},
                ];
                let offers = stage.drill.offers();
                match wanted.into_iter().find(|choice| offers.contains(choice)) {
                    Some(choice) => stage.drill.act(choice),
                    None => stage.drill.anything(),
                }
            }
            Prompt::Granted { because: Because::Card, .. } => stage.drill.go_anywhere(),
            Prompt::Order { .. } if ability.when != When::Revealed => orders(stage),
            Prompt::Order { .. } | Prompt::Turn { .. } | Prompt::Act { .. } | Prompt::Card { .. } => return,
            _ => stage.drill.anything(),
        }
    }
    panic!("{:?}", stage.drill.prompt());
}

/// The card is told, and every deed of it is done to who should receive it.
fn check(stage: &Stage, source: Source, ability: &Ability, from: usize) {
    let what = format!("{} {:?}", source.id(), ability.when);
    let turns = stage.drill.turns_since(from);
    let rounds = stage.drill.rounds_since(from);
    let is_told = turns.iter().any(|(rule, event)| {
        *rule == "D8" && matches!(event, TurnEvent::Ability { on, .. } if *on == source.spoken())
    });
    assert!(is_told, "{what} is not used: {turns:#?}\n{rounds:#?}");
    let to = match (&ability.to, ability.when) {
        (Target::Bearer, When::EnemyOrdered) | (Target::Foe | Target::Enemies(_), _) => stage.enemy,
        (Target::Bearer, _) => stage.bearer,
        (Target::Friends(_), _) => stage.friend,
    };
    let n_deeds = if ability.either { 1 } else { ability.does.len() };
    for deed in &ability.does[..n_deeds] {
        let is_done = match deed {
            Deed::Gain { marker, n } => turns.iter().any(|(rule, event)| *rule == "D8" && is_gain(event, to, *marker, *n)),
            Deed::Calm(_) => turns.iter().any(|(rule, event)| {
                *rule == "D8" && matches!(event, TurnEvent::Calmed { unit, .. } if *unit == to)
            }),
            Deed::Move(_) => turns.iter().any(|(_, event)| {
                matches!(event, TurnEvent::Moved { unit, because: Because::Card, tool: 1, .. } if *unit == to)
            }),
            Deed::Order => rounds.iter().any(|(_, event)| matches!(event, RoundEvent::Ordered { unit, .. } if *unit == to)),
            Deed::Peek => rounds.iter().any(|(_, event)| matches!(event, RoundEvent::Peeked { colour: Colour::Blue, .. })),
            Deed::FewerOrders(n) => {
                rounds.iter().any(|(_, event)| *event == RoundEvent::FewerOrders { colour: Colour::Red, n: *n })
            }
            _ => false,
        };
        assert!(is_done, "{what}: {deed:?} for {to:?} in {turns:#?}\n{rounds:#?}");
    }
}

fn is_gain(event: &TurnEvent, to: UnitId, marker: Marker, n: u8) -> bool {
    let counter = |token: Counter| *event == TurnEvent::Gained { unit: to, token, n };
    match marker {
        Marker::Aim => counter(Counter::Aim),
        Marker::Dodge => counter(Counter::Dodge),
        Marker::Surge => counter(Counter::Surge),
        Marker::Observation => counter(Counter::Observation),
        Marker::Standby => *event == TurnEvent::StandbyGained { unit: to },
        Marker::Shield => *event == TurnEvent::ShieldsUp { unit: to, n, is_new: true },
        Marker::Suppression => *event == TurnEvent::Suppressed { unit: to, n },
    }
}

/// Set-up is over before a position can be laid: who should have stood by from the start does.
#[test]
pub(crate) fn when_units_are_deployed() {
    each(When::Deployed, |_, _| 0);
}

/// specops C3.3, D4
#[test]
pub(crate) fn when_cards_are_revealed() {
    each(When::Revealed, |stage, _| {
        // The cards have been played: the story begins with them.
        let told = &stage.drill.told;
        let is_revealed = |event: &sortie_specops::Event| {
            matches!(event, sortie_specops::Event::Round(RoundEvent::CardsRevealed { .. }))
        };
        told.iter().rposition(|told| is_revealed(&told.event)).expect("cards")
    });
}

/// specops C3.6, D8
#[test]
pub(crate) fn when_a_unit_is_ordered() {
    each(When::Ordered, |stage, _| {
        let from = stage.drill.mark();
        orders(stage);
        from
    });
}

#[test]
pub(crate) fn when_an_enemy_is_ordered() {
    each(When::EnemyOrdered, |stage, _| {
        let from = stage.drill.mark();
        orders(stage);
        from
    });
}

#[test]
pub(crate) fn when_the_activation_phase_starts() {
    each(When::RoundStart, |stage, _| {
        let from = stage.drill.mark();
        orders(stage);
        from
    });
}

#[test]
pub(crate) fn when_a_unit_is_activated() {
    each(When::Activated, |stage, _| {
        let from = stage.drill.mark();
        activate(stage);
        from
    });
}

#[test]
pub(crate) fn when_an_activation_ends() {
    each(When::ActivationEnds, |stage, _| {
        activate(stage);
        let from = stage.drill.mark();
        stage.drill.act(Choice::Done {});
        from
    });
}

/// A bearer that has to have moved dashes first.
fn strike(stage: &mut Stage, ability: &Ability) -> usize {
    activate(stage);
    if ability.needs.contains(&Need::HasMoved) {
        stage.drill.go(stage.bearer, Action::Dash, 1, (0, 60));
    }
    let from = stage.drill.mark();
    attack(stage, stage.enemy);
    from
}

#[test]
pub(crate) fn when_a_unit_attacks() {
    each(When::Attacking, strike);
}

#[test]
pub(crate) fn after_an_attack() {
    each(When::Attacked, strike);
}

#[test]
pub(crate) fn when_an_enemy_is_defeated() {
    each(When::DefeatedFoe, |stage, _| {
        let health = stage.drill.figure(stage.enemy).health;
        stage.drill.wound(stage.enemy, health - 1);
        // Somebody else has to be left to receive what is done to enemies.
        let (x, y) = crate::play::drill::CENTRE;
        let other = stage.drill.units(Colour::Red)[2];
        stage.drill.put(other, (x + 600, y - 1540));
        activate(stage);
        let from = stage.drill.mark();
        stage.drill.attack = [AttackFace::Crit; 4].into();
        attack(stage, stage.enemy);
        stage.enemy = other;
        from
    });
}

#[test]
pub(crate) fn when_a_unit_is_attacked() {
    each(When::Defending, |stage, _| suffer(stage));
}

#[test]
pub(crate) fn after_an_attack_on_a_unit() {
    each(When::WasAttacked, |stage, _| suffer(stage));
}

#[test]
pub(crate) fn when_a_unit_of_ones_own_is_defeated() {
    each(When::Defeated, |stage, _| {
        let health = stage.drill.figure(stage.bearer).health;
        stage.drill.wound(stage.bearer, health - 1);
        stage.drill.attack = [AttackFace::Crit; 4].into();
        suffer(stage)
    });
}

#[test]
pub(crate) fn when_a_unit_panics() {
    each(When::Panicked, |stage, _| {
        stage.drill.attack = [AttackFace::Hit].into();
        let from = suffer(stage);
        stage.drill.defence = [sortie_specops::dice::DefenceFace::Block; 4].into();
        from
    });
}

#[test]
pub(crate) fn after_a_move() {
    each(When::Moved, |stage, _| {
        activate(stage);
        let from = stage.drill.mark();
        stage.drill.go(stage.bearer, Action::Dash, 1, (0, 200));
        from
    });
}

#[test]
pub(crate) fn after_recovering() {
    each(When::Recovered, |stage, _| plain(stage, Action::Recover));
}

#[test]
pub(crate) fn after_standing_by() {
    each(When::StoodBy, |stage, _| plain(stage, Action::Standby));
}

fn plain(stage: &mut Stage, action: Action) -> usize {
    activate(stage);
    let from = stage.drill.mark();
    stage.drill.act(Choice::Act { action });
    from
}

fn card(stage: &mut Stage) -> usize {
    activate(stage);
    let from = stage.drill.mark();
    let card = stage.drill.offers().into_iter().find(|choice| matches!(choice, Choice::Card { .. }));
    stage.drill.act(card.expect("a card action"));
    from
}

/// specops C5.8, D8
#[test]
pub(crate) fn actions_of_cards() {
    each(When::Action, |stage, _| card(stage));
}

/// specops C4.8, D8
#[test]
pub(crate) fn free_actions_of_cards() {
    each(When::FreeAction, |stage, _| card(stage));
}

/// specops D3, C14.1: Standing Orders gives one order to whomever, does nothing else, and comes back.
#[test]
pub(crate) fn standing_orders_come_back() {
    let standing = super::stage::Source::all()
        .into_iter()
        .find(|source| source.id() == "standing_orders")
        .expect("a card");
    let Source::Card(card) = standing else { panic!("a card") };
    let content = crate::play::drill::bare(None, None);
    let mut drill = crate::play::drill::Drill::new(content, ["rebel_troopers", "clone_troopers"], [false; 3]);
    let from = drill.mark();
    drill.play(card);
    drill.until(|prompt| matches!(prompt, Prompt::Order { .. }));
    drill.order(&[]);
    let ordered = drill
        .rounds_since(from)
        .into_iter()
        .filter(|(_, event)| matches!(event, RoundEvent::Ordered { .. }))
        .count();
    assert_eq!(ordered, 2, "one each");
    drill.until(|prompt| matches!(prompt, Prompt::Card { .. }));
    let [blue, red] = &drill.view().players;
    assert_eq!((drill.view().round, blue.hand.len(), red.hand.len()), (2, 6, 6));
}
