//! What the team owes at the start of a mission: credits, or strain for every hero (Supply Deficit).

use arrayvec::ArrayVec;

use super::{effects, order};
use crate::ability::Deed;
use crate::apply::Ctx;
use crate::content::Content;
use crate::order::{Concerned, Order, Question};
use crate::setup::Mode;
use crate::state::{MOST_CARDS, Root, State};

/// The team pays.
const PAY: u8 = 0;
/// Both answers: to pay, and to bear it.
pub(super) const ANSWERS: [u8; 2] = [PAY, 1];

/// Calls what the cards of the heroes demand. The team owes it once: such a card is in every hero's hand.
pub(crate) fn call(ctx: &mut Ctx<'_>) {
    let Some(hero) = ctx.state.heroes.first() else { return };
    let cards = hero.cards.iter().map(|held| held.card).filter(|&card| toll(ctx.content, card).is_some());
    let cards: ArrayVec<u8, MOST_CARDS> = cards.collect();
    if let Some(script) = ctx.script_mut() {
        cards.into_iter().for_each(|card| script.call(Root::Toll(card), None, 0));
    }
}

/// Credits and strain that a card demands.
fn toll(content: &Content, card: u8) -> Option<(i16, u8)> {
    let mut deeds = content.cards[usize::from(card)].ability.iter().flat_map(|ability| &ability.does);
    deeds.find_map(|deed| {
        let Deed::Toll { credits, strain } = deed else { return None };
        Some((i16::try_from(*credits).unwrap_or(i16::MAX), *strain))
    })
}

/// Whether the team pays or bears it; nobody is asked who cannot pay.
pub(super) fn question(content: &Content, state: &State, card: u8) -> Option<Question> {
    let (credits, _) = toll(content, card)?;
    let can_pay = state.campaign.as_ref().is_some_and(|campaign| campaign.credits >= credits);
    can_pay.then(|| Question::Options {
        ask: text(content, card, "ask"),
        options: ANSWERS.into_iter().map(|option| answer(content, card, option)).collect(),
    })
}

/// The key of an answer's text.
pub(super) fn answer(content: &Content, card: u8, option: u8) -> String {
    text(content, card, if option == PAY { "pay" } else { "bear" })
}

fn text(content: &Content, card: u8, word: &str) -> String {
    format!("alliance-card-{}-{word}", content.cards[usize::from(card)].id).replace('_', "-")
}

/// The team has answered, or was not asked.
pub(super) fn carry_out(ctx: &mut Ctx<'_>, card: u8, answered: Option<u8>) {
    let Some((credits, strain)) = toll(ctx.content, card) else { return };
    if answered == Some(PAY) {
        effects::for_team(ctx, "R21.2", Order::Credits { credits: -credits });
    } else {
        let whom = Concerned::Heroes;
        order(ctx, "R6.10", Order::Harm { whom, damage: 0, strain, condition: None });
        // Heroes of a real table have their strain there.
        if ctx.state.table.mode == Mode::Table {
            for hero in 0..ctx.state.heroes.len() {
                let figure = ctx.state.heroes[hero].figure;
                ctx.strain("R6.10", figure, u16::from(strain));
            }
        }
    }
}
