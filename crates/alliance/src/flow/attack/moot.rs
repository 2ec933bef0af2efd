//! Whose open answers could change nothing about the attack under way, so that a table need not ask: Foresight at a certain miss,
//! accuracy that is not needed, a reroll of the best face.
//!
//! It is weighed by what the attack may still come to ([`Impact`]), with whatever surges could buy. Where that cannot be told for
//! sure, because an ability does something else as well or others build on it, the answer is worth asking for.

use super::attack_value;
use super::resolve::n_others;
use super::surges::{cost_of, effects_of, times_left};
use crate::ability::{Ability, DeedKind, DicePool, Need, OnDice, OnRoll, Symbol, When};
use crate::attack::{Attack, AttackKind, Effect, Impact, Modifiers, Sway, Tally};
use crate::content::Content;
use crate::dice::{AttackDie, Die, Roll};
use crate::flow::ability::{Look, Now, rerollable, symbols_of};
use crate::state::{AttackState, AttackStep, Frame, Source, State};
use sortie_kernel::Seat;

/// More ways to combine abilities or surges than this are not tried out.
const MOST_WAYS: usize = 64;
const MOST_OPTIONS: usize = 10;

/// Seats that are asked in the attack under way and could change nothing about it.
pub(crate) fn moot(content: &Content, state: &State) -> Vec<Seat> {
    let (Some(Frame::Attack(step)), Some(attack)) = (state.frames.top(), state.attacks.last()) else {
        return Vec::new();
    };
    let look = Look::new(content, state);
    let mut value = attack_value(content, state, attack);
    // An ability may bring a Blast or a Cleave that the attack does not have yet.
    (value.context.blast_others, value.context.cleave_others) = n_others(&look, attack);
    let weigh = Weigh { look: &look, attack, value };
    match step {
        AttackStep::Surging => {
            let buyer = state.seat_of(attack.attacker);
            buyer.into_iter().filter(|_| weigh.buys_nothing()).collect()
        }
        AttackStep::Declared | AttackStep::Rolled | AttackStep::Counted => {
            let now = match step {
                AttackStep::Declared => Now::Declared,
                AttackStep::Rolled => Now::Rolled,
                _ => Now::Counted,
            };
            let asked = look.asked(now, attack.passed);
            let of = |seat: Seat| {
                let is_mine = |source: &&Source| state.decider(content, **source) == Some(seat);
                asked.iter().copied().partition::<Vec<_>, _>(|source| is_mine(&source))
            };
            let is_moot = |seat: &Seat| {
                let (mine, others) = of(*seat);
                !mine.is_empty() && weigh.is_moot(now, &mine, &others)
            };
            state.seats().filter(is_moot).collect()
        }
        AttackStep::Pool
        | AttackStep::Rolling
        | AttackStep::Resolve
        | AttackStep::Cleave { .. }
        | AttackStep::Fought
        | AttackStep::End => Vec::new(),
    }
}

/// What an ability adds to an attack whose dice lie.
#[derive(Debug, Clone, Default)]
struct Gift {
    by: Modifiers,
    keywords: Vec<Effect>,
    options: Vec<(u16, Vec<Effect>)>,
}

impl Gift {
    fn and(&self, other: &Self) -> Self {
        Self {
            by: self.by + other.by,
            keywords: [&self.keywords[..], &other.keywords].concat(),
            options: [&self.options[..], &other.options].concat(),
        }
    }
}

struct Weigh<'a> {
    look: &'a Look<'a>,
    attack: &'a AttackState,
    value: Attack,
}

impl Weigh<'_> {
    fn is_moot(&self, now: Now, mine: &[Source], others: &[Source]) -> bool {
        let Some(abilities) = mine.iter().map(|&source| self.lone(source)).collect::<Option<Vec<_>>>() else {
            return false;
        };
        match now {
            Now::Declared => abilities.iter().all(|ability| self.only_aims_better(ability)),
            // Whoever rerolls besides may change what mine is worth, and I am not asked again.
            Now::Rolled => {
                others.is_empty() && abilities.iter().all(|ability| !self.may_reroll_better(ability))
            }
            _ => self.adds_nothing(&abilities, others),
        }
    }

    /// An ability that nothing else builds on.
    fn lone(&self, source: Source) -> Option<&Ability> {
        let (content, state) = (self.look.content, self.look.state);
        let ability = state.ability(content, source)?;
        let mut is_lone = true;
        for figure in state.figures() {
            state.each_ability(content, figure, |_, other| {
                let needs = |need: &Need| matches!(need, Need::Used(id) if *id == ability.id);
                let follows = matches!(&other.when, When::After(id) if *id == ability.id);
                is_lone &= !follows && !other.needs.iter().any(needs);
            });
        }
        is_lone.then_some(ability)
    }

    /// Before the dice fall only one thing is certain: accuracy that is there in any case, or counts for nothing.
    fn only_aims_better(&self, ability: &Ability) -> bool {
        let is_accuracy = |kind: DeedKind<'_>| match kind {
            DeedKind::Roll(OnRoll::Add(by)) => {
                by == Modifiers { accuracy: by.accuracy, ..Modifiers::default() }
            }
            DeedKind::Roll(OnRoll::Keyword(effect)) => matches!(effect, Effect::Accuracy(_)),
            DeedKind::Roll(OnRoll::Surge(option)) => {
                option.effects.iter().all(|effect| matches!(effect, Effect::Accuracy(_)))
            }
            DeedKind::Roll(
                OnRoll::SurgesOf(_)
                | OnRoll::AttackDie(_)
                | OnRoll::DefenceDie(_)
                | OnRoll::RemoveAll(_)
                | OnRoll::FocusDie(_)
                | OnRoll::BlockPerEvade
                | OnRoll::Miss,
            )
            | DeedKind::Dice(_)
            | DeedKind::Figures(..)
            | DeedKind::Owner(_)
            | DeedKind::Test(_)
            | DeedKind::Attack(_)
            | DeedKind::Special(_)
            | DeedKind::Unplayed => false,
        };
        let is_sure =
            self.attack.kind == AttackKind::Melee || self.least_accuracy() >= i16::from(self.attack.distance);
        is_sure && ability.does.iter().all(|deed| is_accuracy(deed.kind()))
    }

    /// The accuracy that the attack has in any case, before its dice fall: the least its dice show, with what the conditions of both
    /// do to it when the pools are made (R12.1), and with whatever the defender's side may take from it when symbols are counted.
    fn least_accuracy(&self) -> i16 {
        let (content, state, attack) = (self.look.content, self.look.state, self.attack);
        let least = |die: &AttackDie| {
            die.faces(&content.dice).iter().map(|face| i16::from(face.accuracy)).min().unwrap_or(0)
        };
        let [attacker, target] = [attack.attacker, attack.target].map(|figure| state.body(figure));
        let sway = Sway::of(attacker.conditions, target.conditions).modifiers.accuracy;
        let mut taken = 0;
        for figure in state.present().filter(|&figure| state.body(figure).side == target.side) {
            state.each_ability(content, figure, |_, ability| {
                if ability.when == When::Counted {
                    for deed in &ability.does {
                        if let DeedKind::Roll(OnRoll::Add(by)) = deed.kind() {
                            taken += i16::from(by.accuracy.min(0));
                        }
                    }
                }
            });
        }
        let dice: i16 = attack.attack.iter().map(least).sum();
        dice + i16::from(attack.modifiers.accuracy) + i16::from(sway) + taken
    }

    /// Whether a die that is rolled again could end better for whoever rolls it.
    fn may_reroll_better(&self, ability: &Ability) -> bool {
        let [deed] = &ability.does[..] else { return true };
        let DeedKind::Dice(OnDice::Reroll { pool, dice }) = deed.kind() else { return true };
        let Some(later) = self.later() else { return true };
        let attacks = self.is_attacking();
        let (n_faces, dice_there) = (6u8, rerollable(self.look.state, pool));
        // Several dice at once could do together what none does alone; they are only given up where no face is better.
        let is_one = dice == 1 || dice_there.len() == 1;
        dice_there.into_iter().any(|die| {
            (0..n_faces).any(|face| {
                let mut other = self.attack.clone();
                match pool {
                    DicePool::Attack => other.attack_faces[usize::from(die)] = face,
                    DicePool::Defence => other.defence_faces[usize::from(die)] = face,
                    DicePool::Test => return true,
                }
                if !is_one && !self.attack.is_missed {
                    return self.is_better_face(pool, die, face);
                }
                let [now, then] = [self.attack, &other].map(|attack| attack.roll(self.look.content));
                later
                    .iter()
                    .any(|gift| is_better(attacks, self.outcomes(then, gift), self.outcomes(now, gift)))
            })
        })
    }

    /// Whether a face shows more of anything than the one that lies there, for whoever the pool belongs to.
    fn is_better_face(&self, pool: DicePool, die: u8, face: u8) -> bool {
        let (n, face, dice) = (usize::from(die), usize::from(face), &self.look.content.dice);
        let is_mine = self.is_attacking() == (pool == DicePool::Attack);
        match pool {
            DicePool::Attack => {
                let faces = self.attack.attack[n].faces(dice);
                let (lies, other) = (faces[usize::from(self.attack.attack_faces[n])], faces[face]);
                let (lies, other) = if is_mine { (lies, other) } else { (other, lies) };
                other.accuracy > lies.accuracy || other.damage > lies.damage || other.surges > lies.surges
            }
            DicePool::Defence => {
                let faces = self.attack.defence[n].faces(dice);
                let (lies, other) = (faces[usize::from(self.attack.defence_faces[n])], faces[face]);
                let (lies, other) = if is_mine { (lies, other) } else { (other, lies) };
                other.blocks > lies.blocks || other.evades > lies.evades || other.dodge & !lies.dodge
            }
            DicePool::Test => true,
        }
    }

    /// Whether players attack, or are attacked.
    fn is_attacking(&self) -> bool {
        self.look.state.seat_of(self.attack.attacker).is_some()
    }

    /// What either side may still add when the symbols are counted; none if that cannot be told: what turns symbols into others makes
    /// more of a face than it shows.
    fn later(&self) -> Option<Vec<Gift>> {
        let all = self.look.usable(Now::Counted, |_| true);
        let (content, state) = (self.look.content, self.look.state);
        let turns = |source: &Source| {
            let does = state.ability(content, *source).map_or(&[][..], |ability| &ability.does[..]);
            does.iter().any(|deed| {
                matches!(
                    deed.kind(),
                    DeedKind::Dice(OnDice::Convert { .. }) | DeedKind::Roll(OnRoll::BlockPerEvade)
                )
            })
        };
        if all.iter().any(turns) { None } else { self.ways(&all) }
    }

    /// Every way to use some of these abilities or none; none if one of them does what cannot be foretold. What the attacker's side does
    /// without being asked is in each of them; of the defender's side only one may guard, so that it counts as what may be.
    fn ways(&self, sources: &[Source]) -> Option<Vec<Gift>> {
        let attacks_for = self.look.state.body(self.attack.attacker).side;
        let is_sure = |source: Source| {
            self.look.happens_by_itself(source) && self.look.state.body(source.figure).side == attacks_for
        };
        let mut ways = vec![Gift::default()];
        for &source in sources {
            let gifts = self.gifts(self.look.state.ability(self.look.content, source)?)?;
            let more: Vec<Gift> =
                ways.iter().flat_map(|way| gifts.iter().map(|gift| way.and(gift))).collect();
            if is_sure(source) {
                ways.clear();
            }
            ways.extend(more);
            if ways.len() > MOST_WAYS {
                return None;
            }
        }
        Some(ways)
    }

    /// What an ability may add; none if it does something else.
    fn gifts(&self, ability: &Ability) -> Option<Vec<Gift>> {
        let mut gifts = vec![Gift::default()];
        for deed in &ability.does {
            match deed.kind() {
                DeedKind::Roll(OnRoll::Add(by)) => gifts.iter_mut().for_each(|gift| gift.by = gift.by + by),
                DeedKind::Roll(OnRoll::Keyword(keyword)) => {
                    gifts.iter_mut().for_each(|gift| gift.keywords.push(keyword));
                }
                DeedKind::Roll(OnRoll::Surge(option)) => {
                    let option = (u16::from(option.cost), option.effects.to_vec());
                    gifts.iter_mut().for_each(|gift| gift.options.push(option.clone()));
                }
                DeedKind::Dice(OnDice::Convert { from, to, most }) => {
                    let there = symbols_of(self.look.content, self.attack, from);
                    let most = most.unwrap_or(u8::MAX).min(there) as i8;
                    let turned = |n: i8| Gift { by: one(from, -n) + one(to, n), ..Gift::default() };
                    gifts = gifts.iter().flat_map(|gift| (0..=most).map(|n| gift.and(&turned(n)))).collect();
                }
                // Nobody can say beforehand what these add.
                DeedKind::Roll(
                    OnRoll::SurgesOf(_)
                    | OnRoll::AttackDie(_)
                    | OnRoll::DefenceDie(_)
                    | OnRoll::RemoveAll(_)
                    | OnRoll::FocusDie(_)
                    | OnRoll::BlockPerEvade
                    | OnRoll::Miss,
                )
                | DeedKind::Dice(OnDice::RemoveDefenceDie | OnDice::SwapDie(_) | OnDice::Reroll { .. })
                | DeedKind::Figures(..)
                | DeedKind::Owner(_)
                | DeedKind::Test(_)
                | DeedKind::Attack(_)
                | DeedKind::Special(_)
                | DeedKind::Unplayed => return None,
            }
        }
        Some(gifts)
    }

    /// Whether no use of these abilities makes the attack better for those who would use them, whatever others add.
    fn adds_nothing(&self, abilities: &[&Ability], others: &[Source]) -> bool {
        let Some(around) = self.ways(others) else { return false };
        let mut mine = vec![Gift::default()];
        for ability in abilities {
            let Some(gifts) = self.gifts(ability) else { return false };
            let more: Vec<Gift> =
                mine.iter().flat_map(|way| gifts.iter().map(|gift| way.and(gift))).collect();
            mine.extend(more);
        }
        if mine.len() * around.len() > MOST_WAYS {
            return false;
        }
        let (roll, attacks) = (self.attack.roll(self.look.content), self.is_attacking());
        around.iter().all(|gift| {
            let now = self.outcomes(roll, gift);
            let then = |more: &Gift| self.outcomes(roll, &gift.and(more));
            mine.iter().all(|more| !is_better(attacks, then(more), now.clone()))
        })
    }

    /// Whether no surge buys anything.
    fn buys_nothing(&self) -> bool {
        let outcomes = self.outcomes(self.attack.roll(self.look.content), &Gift::default());
        outcomes.is_some_and(|outcomes| outcomes.len() == 1)
    }

    /// Everything the attack may come to, by what surges buy; none if there are too many options to try.
    fn outcomes(&self, roll: Roll, gift: &Gift) -> Option<Vec<Impact>> {
        let (content, state, attack) = (self.look.content, self.look.state, self.attack);
        let mut value = self.value.clone();
        value.modifiers = value.modifiers + gift.by;
        value.keywords.extend(gift.keywords.iter().copied());
        let mut tally = Tally::of(&value, roll);
        let mut left = tally.surges();
        for &place in &attack.bought {
            let place = usize::from(place);
            left = left.saturating_sub(cost_of(content, state, attack, place));
            effects_of(content, state, attack, place).iter().for_each(|&effect| tally.apply(effect));
        }
        let printed = (0..attack.options.len()).flat_map(|place| {
            let option =
                (cost_of(content, state, attack, place), effects_of(content, state, attack, place).to_vec());
            std::iter::repeat_n(option, times_left(attack, place as u8))
        });
        let options: Vec<(u16, Vec<Effect>)> = printed.chain(gift.options.iter().cloned()).collect();
        let mut outcomes = vec![tally.impact()];
        (options.len() <= MOST_OPTIONS).then(|| {
            buy(tally, left, &options, &mut outcomes);
            outcomes
        })
    }
}

fn buy(tally: Tally<'_>, left: u16, options: &[(u16, Vec<Effect>)], outcomes: &mut Vec<Impact>) {
    for (n, (cost, effects)) in options.iter().enumerate().filter(|(_, (cost, _))| *cost <= left) {
        let mut bought = tally;
        effects.iter().for_each(|&effect| bought.apply(effect));
        let impact = bought.impact();
        if !outcomes.contains(&impact) {
            outcomes.push(impact);
        }
        buy(bought, left - cost, &options[n + 1..], outcomes);
    }
}

/// Whether what may come then is better for the players than what may come now; what cannot be told might be.
fn is_better(attacks: bool, then: Option<Vec<Impact>>, now: Option<Vec<Impact>>) -> bool {
    match (then, now) {
        (Some(then), Some(now)) if attacks => exceeds(&then, &now),
        (Some(then), Some(now)) => exceeds(&now, &then),
        _ => true,
    }
}

/// Whether one list holds an outcome that is more than each of the other in some way.
fn exceeds(these: &[Impact], those: &[Impact]) -> bool {
    these.iter().any(|one| !those.iter().any(|other| is_as_much(other, one)))
}

fn is_as_much(one: &Impact, other: &Impact) -> bool {
    one.hit >= other.hit
        && one.suffered >= other.suffered
        && one.blast >= other.blast
        && one.cleave >= other.cleave
        && one.recovered_damage >= other.recovered_damage
        && one.recovered_strain >= other.recovered_strain
        && other.conditions.iter().all(|condition| one.conditions.has(condition))
}

fn one(symbol: Symbol, n: i8) -> Modifiers {
    match symbol {
        Symbol::Damage => Modifiers { damage: n, ..Modifiers::default() },
        Symbol::Surge => Modifiers { surges: n, ..Modifiers::default() },
        Symbol::Block => Modifiers { blocks: n, ..Modifiers::default() },
        Symbol::Evade => Modifiers { evades: n, ..Modifiers::default() },
    }
}
