//! Whose open answers could change nothing about the attack under way, so that a table need not ask: a reroll of dice that are as good as
//! they get, dodge against hits that armor cancels in any case, a surge turned into a block that Pierce cancels.
//!
//! Where that cannot be told for sure, the answer is worth asking for.

use sortie_kernel::Seat;

use super::{Sides, ask, defence};
use crate::attack::Results;
use crate::content::Content;
use crate::dice::AttackRoll;
use crate::keyword::Keyword;
use crate::profile::AttackKind;
use crate::space::Space;
use crate::state::{Attack, AttackStep, Counter, Frame, Pool, State};

/// Seats that are asked in the attack under way and could change nothing about it.
pub(crate) fn moot(content: &Content, state: &State) -> Vec<Seat> {
    let (Some(Frame::Attack(step)), Some(attack)) = (state.frames.top(), &state.attack) else {
        return Vec::new();
    };
    let Some(sides) = Sides::of(content, state, attack.at) else { return Vec::new() };
    let weigh = Weigh { space: Space::new(content, state), attack, pool: attack.pool(), sides };
    let is_moot = match step {
        AttackStep::Rerolls => weigh.dice_are_best(),
        AttackStep::Surges => weigh.results_do_nothing(),
        AttackStep::Dodge => weigh.dodges_do_nothing(),
        AttackStep::Lethal => weigh.pierces_nothing(),
        // What was modified is on the table: Armor comes next.
        AttackStep::Guardian | AttackStep::Shields => !weigh.gets_through(weigh.pool.left),
        AttackStep::DefenceSurges => weigh.blocks_do_nothing(),
        _ => false,
    };
    is_moot.then(|| state.seat_of(ask::asked(state, attack, step))).into_iter().collect()
}

struct Weigh<'a> {
    space: Space<'a>,
    attack: &'a Attack,
    pool: &'a Pool,
    sides: Sides,
}

impl Weigh<'_> {
    fn state(&self) -> &State {
        self.space.powers.state
    }

    /// Whether results could wound before step 6: whatever the defender could cancel by choice left out (C9.19 to C9.22).
    fn may_wound(&self, left: Results) -> bool {
        self.gets_through(self.sides.attacker.modify(left, self.sides.defender.armor))
    }

    /// The same once Impact and Primitive are done: Armor cancels for sure, and blocks besides those of dice (K9, K35).
    fn gets_through(&self, left: Results) -> bool {
        let Sides { attacker, defender } = &self.sides;
        let (armored, _) = defender.soak(left, 0, attacker.kind);
        let pierce = self.sides.pierce(self.pool);
        let sure = defender.rolls(armored, pierce, defender.cover(attacker)).blocks;
        // Aim may pierce more (K68).
        let more = if attacker.lethal > self.pool.lethal.into() { attacker.lethal } else { 0 };
        armored.total() > sure.saturating_sub(pierce.saturating_add(more))
    }

    /// Whether an aim token does something besides: it suppresses (K69), or pierces in a duel (K23).
    fn aim_counts(&self) -> bool {
        let overwhelms = self.sides.attacker.overwhelm && self.attack.aim_spent == 0;
        let duels = self.sides.attacker.duelist && self.pool.kind == AttackKind::Melee;
        overwhelms || duels
    }

    /// However many hits are dodged, as much is left behind Armor, or nothing gets through in any case; nor would a token stop Pierce in a
    /// duel (C9.18, K9, K23, K40).
    fn dodges_do_nothing(&self) -> bool {
        let Sides { attacker, defender } = &self.sides;
        let left = self.pool.left;
        let behind = |left| defender.soak(attacker.modify(left, defender.armor), 0, attacker.kind).0.total();
        let dodged = left.dodge(left.total(), defender.outmaneuver);
        let duels = defender.duelist && attacker.kind == AttackKind::Melee;
        !duels && (behind(dodged) == behind(left) || !self.may_wound(left))
    }

    /// Every die shows what no roll betters: a crit, or a hit where crits are worth no more (C5.9, K39).
    fn dice_are_best(&self) -> bool {
        let roll: AttackRoll = self.pool.dice.iter().map(|(_, face)| *face).collect();
        let roll = self.sides.attacker.convert(roll);
        let good = if self.crits_count() { roll.crit } else { roll.crit + roll.hit };
        good == roll.n_dice() && !self.aim_counts()
    }

    /// Whether somebody could cancel hits and not crits: by dodge, Armor, a guardian (C9.18, K9, K25).
    fn crits_count(&self) -> bool {
        let (state, powers, defender) = (self.state(), self.space.powers, self.pool.defender);
        let side = state.unit(defender).colour;
        let guards = |keyword| matches!(keyword, Keyword::Guardian { .. });
        let is_guardian = |unit| powers.keywords_that(unit, guards).next().is_some();
        let dodges = state.present_of(side).any(|unit| state.unit(unit).tokens.of(Counter::Dodge) > 0);
        dodges && !self.sides.attacker.high_velocity
            || self.sides.defender.armor.is_some()
            || state.present_of(side).any(is_guardian)
    }

    /// However many surges become hits and dice are raised, nothing gets through, and whether there were results stays what it is
    /// (C5.11, C9.10, K36).
    fn results_do_nothing(&self) -> bool {
        let roll = self.pool.roll;
        let (now, all) = (Results::of(&roll), roll.n_dice());
        let best = match self.sides.attacker.marksman {
            true => Results { hits: 0, crits: all },
            false => Results { hits: now.hits + roll.surge, crits: now.crits },
        };
        let suppresses = self.pool.kind == AttackKind::Ranged && !now.any();
        !self.may_wound(best) && !suppresses && !self.aim_counts()
    }

    /// Nothing is left to pierce: neither past Armor nor on the dice of a guardian (K25, K68).
    fn pierces_nothing(&self) -> bool {
        let left = self.pool.left;
        let (armored, _) = self.sides.defender.soak(left, 0, self.pool.kind);
        let mut guards = Vec::new();
        ask::guards(self.space, self.pool, &mut guards);
        !armored.any() && guards.is_empty() && !self.aim_counts()
    }

    /// As many wounds however many surges become blocks (C9.20 to C9.22).
    fn blocks_do_nothing(&self) -> bool {
        let (pool, most) = (self.pool, self.pool.defence.surge);
        let wounds = |surges| defence::harm(&self.sides, pool, surges).1;
        wounds(pool.surges.into()) == wounds(most.max(pool.surges.into()))
    }
}
