//! Questions of the mission, and reports from a real table that is not there.

use sortie_alliance::ability::Attribute;
use sortie_alliance::content::Content;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Choice, Fact, Question, View};
use sortie_kernel::Offer;

use super::sight::{Sight, bodies};
use super::surge::best;
use crate::Thinking;

/// Answers a question of the mission.
pub(super) fn mission(
    content: &Content,
    view: &View,
    question: &Question,
    offers: &[Offer<Choice>],
    thinking: &mut Thinking,
) -> usize {
    match question {
        Question::Order { .. } => 0,
        // Mostly the first, which is meant as the plain one; sometimes another, for its own sake.
        Question::Options { .. } => {
            let first = offers[0].choice;
            let others: Vec<usize> = (0..offers.len()).filter(|&n| offers[n].choice != first).collect();
            let goes_on = thinking.below(3) < 2;
            if goes_on || others.is_empty() { 0 } else { others[thinking.below(others.len())] }
        }
        Question::Hero { test } => {
            let bodies = bodies(content, view);
            let sight = Sight::new(content, view, &bodies);
            best(offers, |offer| match offer.choice {
                Choice::Pick { figure } => chosen(&sight, figure, *test),
                _ => f32::NEG_INFINITY,
            })
        }
        Question::Successes { .. } => {
            let most = thinking.below(3) as u8;
            best(offers, |offer| match offer.choice {
                Choice::Successes { successes } if successes <= most => f32::from(successes),
                _ => -1.0,
            })
        }
        Question::Control { .. } => {
            let is_held = thinking.below(3) < 2;
            best(offers, |offer| match offer.choice {
                Choice::Tell { fact: Fact::Controlled { held, .. } } if held == is_held => 1.0,
                _ => 0.0,
            })
        }
    }
}

/// How fit a hero is to test, or to bear something.
fn chosen(sight: &Sight<'_>, figure: FigureId, test: Option<Attribute>) -> f32 {
    let shown = sight.figure(figure);
    let left = f32::from(shown.health.saturating_sub(shown.damage)) - if shown.wounded { 20.0 } else { 0.0 };
    let hero = sight.view.heroes.iter().find(|hero| hero.figure == figure);
    match (test, hero) {
        (Some(attribute), Some(hero)) => sight.test(hero, attribute, 1) + 0.001 * left,
        _ => left - 0.5 * f32::from(shown.strain),
    }
}

/// Reports something plausible: mostly finished activations, so that rounds go by.
pub(super) fn report(offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let of = |wanted: fn(&Fact) -> bool| -> Vec<usize> {
        let is_it = |offer: &Offer<Choice>| matches!(&offer.choice, Choice::Tell { fact } if wanted(fact));
        (0..offers.len()).filter(|&n| is_it(&offers[n])).collect()
    };
    let happens = match thinking.below(16) {
        0..=2 => of(|fact| {
            matches!(
                fact,
                Fact::Interacted { .. } | Fact::Entered { .. } | Fact::AllIn { .. } | Fact::Brought { .. }
            )
        }),
        3 | 4 => of(|fact| matches!(fact, Fact::GroupDefeated { .. })),
        5 => of(|fact| matches!(fact, Fact::HeroDefeated { .. } | Fact::Medpac)),
        _ => Vec::new(),
    };
    if !happens.is_empty() {
        return happens[thinking.below(happens.len())];
    }
    let done = offers.iter().position(|offer| offer.choice == Choice::Done);
    let acted = of(|fact| matches!(fact, Fact::Activated { .. }));
    done.or_else(|| acted.get(thinking.below(acted.len().max(1))).copied()).unwrap_or(0)
}
