//! What the dice of a roll can do, and what a set of uses is worth together.

use sortie_arena::{ActionField, MEGA, Penalty, PushTarget};

use super::areas::{Areas, MOST_STRENGTH};
use super::cards::{Ahead, Card, Distance, Prices};
use super::sight::Sight;
use super::value::{MOST_FORCE, Outlook};

/// The most strength the dice of one roll bring: four dice of 6, each with the highest bonus (10) a board may have.
const MOST_A_ROLL: usize = 64;

/// How strength still to come may turn out, as a share of what is expected, and how likely.
const TURNS_OUT: [(f32, f32); 5] = [(0.3, 0.1), (0.65, 0.25), (1.0, 0.3), (1.35, 0.25), (1.7, 0.1)];

/// Mean combat value of a die that is fought with: 3.5 and a bonus of 2.
pub(super) const MEAN_FIGHT: f32 = 5.5;

/// Where a die goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum To {
    /// On the card in a slot.
    Card(u8),
    /// On an action field of the own board.
    Board(u8),
}

/// One use of one die.
#[derive(Debug, Clone, Copy)]
pub(super) struct Use {
    pub(super) seat: usize,
    /// The face it is put down with.
    pub(super) face: u8,
    /// R2-D2 turns it over first (X2).
    pub(super) flip: bool,
    /// Force spent on it then (35).
    pub(super) steps: u8,
    pub(super) to: To,
    /// Strength it brings, by fight or push.
    pub(super) strength: u8,
    /// Force it makes.
    pub(super) force: u8,
    /// What it costs besides.
    pub(super) extra: f32,
}

/// Everything a use of a die is judged by.
#[derive(Debug)]
pub(super) struct Roll<'a> {
    pub(super) sight: &'a Sight<'a>,
    outlook: &'a Outlook,
    pub(super) cards: Vec<Card>,
    /// What happens if each is not met.
    losses: [Loss; 4],
    /// What strength brought by this roll saves, with the strength still to come this round.
    savings: [f32; MOST_A_ROLL + 1],
    /// What each seat saves by where its Jedi stands after a last fight.
    hold: [f32; 4],
}

/// What an unmet card does (16, 43).
#[derive(Debug, Clone, Copy)]
enum Loss {
    /// Something of this worth.
    Worth(f32),
    /// It takes Force.
    Force(u8),
}

/// A few uses put together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum {
    distances: [Distance; 4],
    strength: u8,
    made: u8,
    spent: u8,
    flips: u8,
    extra: f32,
}

impl<'a> Roll<'a> {
    /// Thinks about the roll on the table.
    pub(super) fn new(sight: &'a Sight<'a>, outlook: &'a Outlook, areas: &Areas) -> Self {
        let n_later = sight.dice_to_come();
        let losses = [0, 1, 2, MEGA].map(|slot| loss(sight, outlook, areas, slot));
        let penalty = |loss: &Loss| match *loss {
            Loss::Worth(worth) => worth,
            Loss::Force(steps) => outlook.penalty(&Penalty::Force(steps), areas.supply, sight.view.force),
        };
        let mut cards: Vec<Card> =
            (0..).zip(&losses).map(|(slot, loss)| Card::new(sight, slot, penalty(loss))).collect();
        let to_come = strength_to_come(&cards, n_later, outlook);
        let savings = smooth(&areas.savings(), to_come, outlook.weights.fight_share);
        let prices = prices(sight, outlook, &savings);
        cards.iter_mut().for_each(|card| card.look_ahead(n_later, &prices));
        let mut hold = [0.0; 4];
        for (hold, jedi) in hold.iter_mut().zip(&sight.view.jedi) {
            if jedi.dice_left == 0 {
                *hold = areas.hold(sight, jedi.field);
            }
        }
        Self { sight, outlook, cards, losses, savings, hold }
    }

    /// No die used yet.
    pub(super) fn nothing(&self) -> Sum {
        let mut distances = [0; 4];
        distances.iter_mut().zip(&self.cards).for_each(|(distance, card)| *distance = card.distance);
        Sum { distances, strength: 0, made: 0, spent: 0, flips: 0, extra: 0.0 }
    }

    /// One use more.
    #[inline]
    pub(super) fn with(&self, mut sum: Sum, one: &Use) -> Sum {
        if let To::Card(slot) = one.to {
            let distance = &mut sum.distances[usize::from(slot)];
            *distance = self.cards[usize::from(slot)].after(*distance, one.face);
        }
        sum.strength += one.strength;
        sum.made += one.force;
        sum.spent += one.steps;
        sum.flips += u8::from(one.flip);
        sum.extra += one.extra;
        sum
    }

    /// How much Force is missing for these uses: it is made before it is spent (38) and never brought to 0 (37).
    #[inline]
    pub(super) fn force_short(&self, sum: &Sum) -> u8 {
        if sum.spent == 0 {
            return 0;
        }
        (sum.spent + 1).saturating_sub((self.sight.view.force + sum.made).min(MOST_FORCE))
    }

    /// Whether R2-D2 would have to help more than once (X2).
    #[inline]
    pub(super) fn flips_too_often(&self, sum: &Sum) -> bool {
        sum.flips > 1
    }

    /// What counting on a step of Force that nobody has made yet costs: somebody has to make it.
    pub(super) fn a_step_short(&self) -> f32 {
        2.0 * (self.outlook.force(1) - self.outlook.force(2)).max(self.outlook.weights.die)
    }

    /// What the table costs after these uses, with so many dice of this roll not yet planned.
    #[inline]
    pub(super) fn cost(&self, sum: &Sum, open: usize) -> f32 {
        let force = (self.sight.view.force + sum.made).min(MOST_FORCE).saturating_sub(sum.spent).max(1);
        let mut cost = sum.extra - self.savings[usize::from(sum.strength).min(MOST_A_ROLL)];
        // Threats to the Force add up: two that take 2 each are far worse than twice one (44).
        let mut drains = [(0, 0.0); 3];
        let mut n_drains = 0;
        for ((card, loss), &distance) in self.cards.iter().zip(&self.losses).zip(&sum.distances) {
            let Ahead { effort, miss } = card.ahead(distance, open);
            cost += effort;
            match *loss {
                Loss::Worth(worth) => cost += miss * worth,
                Loss::Force(steps) => {
                    drains[n_drains] = (steps, miss);
                    n_drains += 1;
                }
            }
        }
        cost + self.drained(force, &drains[..n_drains])
    }

    /// The cost of Force standing here at the check, when each of these may be taken away.
    fn drained(&self, force: u8, drains: &[(u8, f32)]) -> f32 {
        match drains {
            [] => self.outlook.force(force),
            [(steps, miss), rest @ ..] => {
                let spared = self.drained(force, rest) * (1.0 - miss);
                if *miss == 0.0 {
                    spared
                } else {
                    spared + miss * self.drained(force.saturating_sub(*steps), rest)
                }
            }
        }
    }

    /// Every sensible use of a die.
    pub(super) fn uses(&self, seat: usize, die: u8) -> Vec<Use> {
        let mut uses = Vec::with_capacity(32);
        self.uses_of(seat, die, false, &mut uses);
        if self.sight.view.r2d2_ready {
            self.uses_of(seat, 7 - die, true, &mut uses);
        }
        uses
    }

    fn uses_of(&self, seat: usize, die: u8, flip: bool, uses: &mut Vec<Use>) {
        let budget = self.sight.view.force + 6;
        let weights = &self.outlook.weights;
        let rolls_later = f32::from(self.sight.view.jedi[seat].dice_left);
        let flip_cost = if flip { weights.r2d2 * rolls_later } else { 0.0 };
        let mut add = |face: u8, to: To, strength: u8, force: u8, extra: f32| {
            let steps = face.abs_diff(die);
            if steps < budget && steps <= 3 {
                uses.push(Use { seat, face, flip, steps, to, strength, force, extra: extra + flip_cost });
            }
        };
        for (card, slot) in self.cards.iter().zip(0..) {
            card.useful_faces().for_each(|face| add(face, To::Card(slot), 0, 0, 0.0));
        }
        // A die that is of no use anywhere does no harm on a dice card (A10); one such card is enough.
        if let Some(slot) =
            (0..).zip(&self.cards).find_map(|(slot, card)| card.takes_surplus(die).then_some(slot))
        {
            add(die, To::Card(slot), 0, 0, 0.0);
        }
        let mut best_fight: Option<(u8, u8)> = None;
        for (field, action) in self.sight.free_fields(seat) {
            match action {
                ActionField::Fight { bonus, exact: None } => {
                    if best_fight.is_none_or(|(_, best)| *bonus > best) {
                        best_fight = Some((field, *bonus));
                    }
                }
                ActionField::Fight { bonus, exact: Some(face) } => {
                    add(*face, To::Board(field), face + bonus, 0, -self.hold[seat]);
                }
                ActionField::Force { steps: None, .. } => {
                    let steps = self.sight.content.force_scale[usize::from(die) - 1];
                    add(die, To::Board(field), 0, steps, weights.force_field * rolls_later);
                }
                ActionField::Force { exact, steps: Some(steps) } => {
                    add(exact.unwrap_or(die), To::Board(field), 0, *steps, 0.0);
                }
                ActionField::Push { exact, droids } => {
                    add(*exact, To::Board(field), droids.iter().map(|&droid| worth_of(droid)).sum(), 0, 0.0);
                }
            }
        }
        if let Some((field, bonus)) = best_fight {
            add(die, To::Board(field), die + bonus, 0, -self.hold[seat]);
        }
    }
}

/// The strength a pushed droid stands for; a free one is a droideka if need be (33).
fn worth_of(droid: PushTarget) -> u8 {
    match droid {
        PushTarget::Battle => 1,
        PushTarget::Super => 2,
        PushTarget::Droideka | PushTarget::Any => 3,
    }
}

/// What not meeting the card in a slot costs (16, 43).
fn loss(sight: &Sight<'_>, outlook: &Outlook, areas: &Areas, slot: u8) -> Loss {
    if slot == MEGA {
        return Loss::Worth(outlook.weights.loss);
    }
    let penalty = sight.penalty(&sight.view.cards[usize::from(slot)]);
    let cost = outlook.penalty(penalty, areas.supply, sight.view.force);
    match penalty {
        // C-3PO talks it away if that is cheaper (X5).
        _ if sight.view.c3po_left > 0 => Loss::Worth(cost.min(outlook.weights.parley)),
        Penalty::Force(steps) => Loss::Force(*steps),
        Penalty::Droids(_) => Loss::Worth(cost),
    }
}

/// The strength that dice still to come bring this round: those the cards do not need.
pub(super) fn strength_to_come(cards: &[Card], n_later: usize, outlook: &Outlook) -> f32 {
    let weights = &outlook.weights;
    let needed: f32 = cards.iter().map(Card::n_dice).sum::<f32>() * weights.card_dice;
    (n_later as f32 - needed).max(0.0) * weights.spare_share * MEAN_FIGHT
}

/// What strength now saves on top of nothing now, when some more will come.
fn smooth(savings: &[f32; MOST_STRENGTH + 1], to_come: f32, share: f32) -> [f32; MOST_A_ROLL + 1] {
    let at = |strength: f32| {
        let strength = strength.min(MOST_STRENGTH as f32 - 1.0);
        let whole = strength as usize;
        let part = strength - whole as f32;
        savings[whole] * (1.0 - part) + savings[whole + 1] * part
    };
    let mut smooth = [0.0; MOST_A_ROLL + 1];
    for (now, out) in smooth.iter_mut().enumerate() {
        let now = now as f32 * share;
        *out = if to_come == 0.0 {
            // Nothing comes after this roll: only whole areas count.
            savings[(now as usize).min(MOST_STRENGTH)]
        } else {
            TURNS_OUT.iter().map(|(part, odds)| at(now + to_come * part) * odds).sum()
        };
    }
    smooth
}

/// What a die still to come is worth in a fight.
fn prices(sight: &Sight<'_>, outlook: &Outlook, savings: &[f32; MOST_A_ROLL + 1]) -> Prices {
    let weights = &outlook.weights;
    let a_point = (savings[12] - savings[0]) / 12.0;
    let force = sight.view.force.max(2);
    let mut face = [0.0; 6];
    for (price, die) in face.iter_mut().zip(1u8..) {
        *price = (a_point * f32::from(die + 2)).max(weights.die + weights.pip * f32::from(die));
    }
    Prices { face, shift: (outlook.force(force - 1) - outlook.force(force)) * weights.shift_ahead }
}
