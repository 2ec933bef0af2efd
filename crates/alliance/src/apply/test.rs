//! The test under way (R11).

use sortie_kernel::Seat;

use super::Ctx;
use crate::ability::DicePool;
use crate::dice::AttackDie;
use crate::event::Event;
use crate::state::{Source, TestState};

impl Ctx<'_> {
    fn test(&mut self) -> Option<&mut TestState> {
        self.state.0.test.as_mut()
    }

    /// A test begins.
    pub(crate) fn begin_test(&mut self, test: TestState) {
        self.state.0.test = Some(test);
    }

    /// A test is put away; what it came to.
    pub(crate) fn take_test(&mut self) -> Option<TestState> {
        self.state.0.test.take()
    }

    /// The next step: everybody may use something again.
    pub(crate) fn reopen_test(&mut self) {
        if let Some(test) = self.test() {
            test.passed = 0;
        }
    }

    /// A seat lets the moment pass.
    pub(crate) fn pass_test(&mut self, seat: Seat) {
        if let Some(test) = self.test() {
            test.passed |= 1 << seat.0;
        }
    }

    /// An ability is used in the test. There is room to note it: else it could not have been used.
    pub(crate) fn use_in_test(&mut self, source: Source) {
        if let Some(test) = self.test() {
            test.used.push(source);
        }
    }

    /// A die is added to the test, for which there is room: `attack::most`.
    pub(crate) fn add_test_die(&mut self, die: AttackDie) {
        if let Some(test) = self.test() {
            test.dice.push(die);
        }
    }

    /// A die of the test has fallen.
    pub(crate) fn show_test_die(&mut self, face: u8) {
        if let Some(test) = self.test() {
            test.faces.push(face);
        }
    }

    /// A die of the test falls again.
    pub(crate) fn reroll_test_die(&mut self, die: u8, face: u8) {
        let Some(test) = self.test() else { return };
        let from = std::mem::replace(&mut test.faces[usize::from(die)], face);
        test.rerolled |= 1 << die;
        self.tell("R11.3", |_| Event::Rerolled { pool: DicePool::Test, die, from, to: face });
    }

    /// So many successes were rolled.
    pub(crate) fn count_successes(&mut self, successes: u8) {
        if let Some(test) = self.test() {
            test.successes = successes;
        }
    }
}
