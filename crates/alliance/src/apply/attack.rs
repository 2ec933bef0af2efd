//! The attack under way: its pools, its modifiers, what was used and bought in it, what it did. Rules add nothing for which
//! there is no room: `attack::most`.

use sortie_kernel::Seat;

use super::Ctx;
use crate::ability::DicePool;
use crate::attack::{Effect, Modifiers, Sway};
use crate::dice::{AttackDie, DefenceDie};
use crate::event::Event;
use crate::state::{AttackState, OptionRef, Source};
use crate::world::FigureId;

impl Ctx<'_> {
    fn attack(&mut self) -> Option<&mut AttackState> {
        self.state.0.attacks.last_mut()
    }

    /// An attack begins inside whatever is under way. There is room for it: else nobody could have declared it.
    pub(crate) fn begin_attack(&mut self, attack: AttackState) {
        self.state.0.attacks.push(attack);
    }

    /// The innermost attack is over.
    pub(crate) fn end_attack(&mut self) {
        self.state.0.attacks.pop();
        self.tell("R5.1", |_| Event::AttackEnded);
    }

    /// The next step: everybody may use something again.
    pub(crate) fn reopen_attack(&mut self) {
        if let Some(attack) = self.attack() {
            attack.passed = 0;
        }
    }

    /// A seat lets the moment pass.
    pub(crate) fn pass_attack(&mut self, seat: Seat) {
        if let Some(attack) = self.attack() {
            attack.passed |= 1 << seat.0;
        }
    }

    /// An ability is used in the attack. There is room to note it: else it could not have been used.
    pub(crate) fn use_in_attack(&mut self, source: Source) {
        if let Some(attack) = self.attack() {
            attack.used.push(source);
        }
    }

    /// Symbols that are added or taken away are told, if there are any.
    pub(crate) fn tell_modified(&mut self, rule: &'static str, by: Modifiers) {
        if by != Modifiers::default() {
            self.tell(rule, |_| Event::Modified { by });
        }
    }

    /// Symbols are added or taken away without a word: an event of its own says why.
    pub(crate) fn add_modifiers(&mut self, by: Modifiers) {
        if let Some(attack) = self.attack() {
            attack.modifiers = attack.modifiers + by;
        }
    }

    /// Conditions change the pools: Focused adds a die, Hidden and Weakened change symbols; some attacks meet no defence
    /// dice.
    pub(crate) fn sway_pools(&mut self, sway: Sway) {
        let Some(attack) = self.attack() else { return };
        (attack.is_focused, attack.is_hidden) = (sway.is_focused, sway.is_hidden);
        if attack.is_focused {
            // Abilities leave room for it: `attack::most`.
            attack.attack.push(attack.focus_die);
        }
        attack.modifiers = attack.modifiers + sway.modifiers;
        if attack.ignores_defence {
            attack.defence.clear();
        }
        let (die, is_focused) = (attack.focus_die, attack.is_focused);
        self.tell_modified("R12.1", sway.modifiers);
        if is_focused {
            let pool = DicePool::Attack;
            self.tell("R12.1", |_| Event::DieAdded { pool, attack: Some(die), defence: None });
        }
    }

    /// The attack has a keyword more (R6.7).
    pub(crate) fn add_keyword(&mut self, keyword: Effect) {
        if let Some(attack) = self.attack() {
            attack.keywords.push(keyword);
        }
        self.tell("R6.7", |_| Event::KeywordGained { keyword });
    }

    /// The attacker has more to spend surges on.
    pub(crate) fn add_options(&mut self, options: impl IntoIterator<Item = OptionRef>) {
        if let Some(attack) = self.attack() {
            attack.options.extend(options);
        }
    }

    /// The die that Focused adds is another one.
    pub(crate) fn set_focus_die(&mut self, die: AttackDie) {
        if let Some(attack) = self.attack() {
            attack.focus_die = die;
        }
    }

    /// The attack misses whatever is rolled, perhaps because a decoy drew it.
    pub(crate) fn miss_attack(&mut self, is_decoyed: bool) {
        if let Some(attack) = self.attack() {
            attack.is_missed = true;
            attack.is_decoyed |= is_decoyed;
        }
    }

    /// A die is added to the test under way, or to the attack.
    pub(crate) fn add_attack_die(&mut self, die: AttackDie) {
        let pool = if self.state.test.is_some() {
            self.add_test_die(die);
            DicePool::Test
        } else {
            if let Some(attack) = self.attack() {
                attack.attack.push(die);
            }
            DicePool::Attack
        };
        self.tell("R6.1", |_| Event::DieAdded { pool, attack: Some(die), defence: None });
    }

    /// A die is added to the defence.
    pub(crate) fn add_defence_die(&mut self, die: DefenceDie) {
        if let Some(attack) = self.attack() {
            attack.defence.push(die);
        }
        let pool = DicePool::Defence;
        self.tell("R6.1", |_| Event::DieAdded { pool, attack: None, defence: Some(die) });
    }

    /// A die of the attack is swapped for another.
    pub(crate) fn swap_attack_die(&mut self, die: u8, to: AttackDie) {
        let Some(attack) = self.attack() else { return };
        let from = std::mem::replace(&mut attack.attack[usize::from(die)], to);
        let pool = DicePool::Attack;
        self.tell("R6.1", |_| Event::DieRemoved { pool, attack: Some(from), defence: None });
        self.tell("R6.1", |_| Event::DieAdded { pool, attack: Some(to), defence: None });
    }

    /// All defence dice of a colour are removed.
    pub(crate) fn remove_defence_dice(&mut self, die: DefenceDie) {
        let Some(attack) = self.attack() else { return };
        let before = attack.defence.len();
        attack.defence.retain(|other| *other != die);
        let (removed, pool) = (before - attack.defence.len(), DicePool::Defence);
        for _ in 0..removed {
            self.tell("R6.1", |_| Event::DieRemoved { pool, attack: None, defence: Some(die) });
        }
    }

    /// A die of the defence pool is removed.
    pub(crate) fn remove_defence_die(&mut self, die: u8) {
        let Some(attack) = self.attack() else { return };
        let removed = attack.defence.remove(usize::from(die));
        let pool = DicePool::Defence;
        self.tell("R6.1", |_| Event::DieRemoved { pool, attack: None, defence: Some(removed) });
    }

    /// All dice fall.
    pub(crate) fn roll_attack(&mut self, mut face: impl FnMut() -> u8) {
        let Some(attack) = self.attack() else { return };
        for _ in 0..attack.attack.len() {
            attack.attack_faces.push(face());
        }
        for _ in 0..attack.defence.len() {
            attack.defence_faces.push(face());
        }
    }

    /// The face of the next real die is reported: of the attack pool first.
    pub(crate) fn report_attack_die(&mut self, face: u8) {
        let Some(attack) = self.attack() else { return };
        if attack.attack_faces.len() < attack.attack.len() {
            attack.attack_faces.push(face);
        } else {
            attack.defence_faces.push(face);
        }
    }

    /// The dice as they lie are told.
    pub(crate) fn tell_attack_roll(&mut self) {
        self.tell("R5.1", |state| {
            let attack = state.attacks.last().expect("an attack is under way");
            Event::AttackRolled {
                attack: attack.attack.iter().copied().zip(attack.attack_faces.iter().copied()).collect(),
                defence: attack.defence.iter().copied().zip(attack.defence_faces.iter().copied()).collect(),
            }
        });
    }

    /// Surge options are bought. There is room for every option, twice.
    pub(crate) fn buy(&mut self, options: &[u8]) {
        if let Some(attack) = self.attack() {
            attack.bought.extend(options.iter().copied());
        }
    }

    /// What the target suffers, and everybody whom the attack hurts.
    pub(crate) fn note_damage(&mut self, suffered: u8, hurt: impl IntoIterator<Item = FigureId>) {
        if let Some(attack) = self.attack() {
            attack.suffered = suffered;
        }
        self.note_hurt(hurt);
    }

    /// The attack hurts these figures.
    pub(crate) fn note_hurt(&mut self, hurt: impl IntoIterator<Item = FigureId>) {
        if let Some(attack) = self.attack() {
            hurt.into_iter().for_each(|figure| attack.hurt |= 1 << figure.0);
        }
    }

    /// If it is the target of the attack that is defeated, the attack knows it.
    pub(crate) fn note_defeat(&mut self, figure: FigureId) {
        if let Some(attack) = self.attack().filter(|attack| attack.target == figure) {
            attack.is_defeated = true;
        }
    }

    /// A die is taken up to be rolled again, which happens once.
    pub(crate) fn take_up(&mut self, pool: DicePool, die: u8) {
        let state = &mut *self.state.0;
        match (pool, state.attacks.last_mut(), &mut state.test) {
            (DicePool::Attack, Some(attack), _) => {
                attack.rerolled |= 1 << die;
                attack.waiting = die;
            }
            (DicePool::Defence, Some(attack), _) => {
                attack.rerolled |= 1 << (8 + die);
                attack.waiting = die;
            }
            (DicePool::Test, _, Some(test)) => {
                test.rerolled |= 1 << die;
                test.waiting = die;
            }
            (DicePool::Attack | DicePool::Defence | DicePool::Test, ..) => {}
        }
    }

    /// A die shows another face.
    pub(crate) fn turn_die(&mut self, pool: DicePool, die: u8, face: u8) {
        let state = &mut *self.state.0;
        let old = match (pool, state.attacks.last_mut(), &mut state.test) {
            (DicePool::Attack, Some(attack), _) => attack.attack_faces.get_mut(usize::from(die)),
            (DicePool::Defence, Some(attack), _) => attack.defence_faces.get_mut(usize::from(die)),
            (DicePool::Test, _, Some(test)) => test.faces.get_mut(usize::from(die)),
            (DicePool::Attack | DicePool::Defence | DicePool::Test, ..) => None,
        };
        if let Some(old) = old {
            let from = std::mem::replace(old, face);
            self.tell("R5.1", |_| Event::Rerolled { pool, die, from, to: face });
        }
    }
}
