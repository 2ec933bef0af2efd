//! Lies to a watcher: a game is played as it is, and once something of it is falsified before he hears or sees it. Who
//! notices nothing proves nothing. What is falsified is for each game's tests; here is how it is told, and what has to
//! come of it.

use std::cell::Cell;

use sortie_kernel::Told;

/// A lie that is told once. Who tells it and who waits for the alarm hold the same one.
#[derive(Debug, Default)]
pub struct Once {
    came: Cell<Came>,
}

/// How far it has come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Came {
    /// There was no occasion yet.
    #[default]
    Waits,
    /// It was told, and the watcher is to say so at that very choice.
    Told,
    /// It was told and he has said nothing.
    Missed,
}

impl Once {
    /// Lies if it has not yet. The closure says whether there was occasion.
    pub fn tell(&self, lie: impl FnOnce() -> bool) {
        if self.came.get() == Came::Waits && lie() {
            self.came.set(Came::Told);
        }
    }

    /// The watcher has nothing to say against what he heard and saw up to now.
    ///
    /// # Errors
    /// If he has been lied to.
    pub fn believed(&self) -> Result<(), String> {
        match self.came.get() {
            Came::Waits => Ok(()),
            Came::Told | Came::Missed => {
                self.came.set(Came::Missed);
                Err("he has not noticed".to_owned())
            }
        }
    }
}

/// Plays games by number until there was occasion for the lie. The alarm has to come at that choice.
///
/// # Panics
/// If the lie goes unnoticed, if there is an alarm without one, or if none of so many games gives occasion.
#[track_caller]
pub fn is_noticed(many: u64, mut play: impl FnMut(u64, &Once) -> Result<usize, String>) {
    for number in 0..many {
        let once = Once::default();
        let played = play(number, &once);
        match (once.came.get(), played) {
            (Came::Missed, played) => panic!("game {number}: the lie goes unnoticed\n{played:?}"),
            (Came::Told, Ok(n)) => panic!("game {number}: the lie goes unnoticed in all {n} choices"),
            (Came::Told, Err(alarm)) => {
                assert!(!is_broken_off(&alarm), "game {number}: the lie goes unnoticed\n{alarm}");
                return;
            }
            (Came::Waits, Err(alarm)) => {
                assert!(is_broken_off(&alarm), "game {number}: nobody has lied\n{alarm}");
            }
            (Came::Waits, Ok(_)) => {}
        }
    }
    panic!("there was no occasion to lie in {many} games");
}

/// Games in which nobody lies need not be played to their end.
fn is_broken_off(alarm: &str) -> bool {
    alarm.starts_with("still no end")
}

/// The first event of a kind, to be changed. Whatever the closure gives decides whether there was occasion.
pub fn change<E>(told: &mut [Told<E>], mut lie: impl FnMut(&mut E) -> bool) -> bool {
    told.iter_mut().any(|told| lie(&mut told.event))
}

/// The first event of a kind is told twice.
pub fn twice<E: Clone>(told: &mut Vec<Told<E>>, is_it: fn(&E) -> bool) -> bool {
    let Some(n) = told.iter().position(|told| is_it(&told.event)) else { return false };
    let again = told[n].clone();
    told.insert(n, again);
    true
}

/// The first event of a kind is kept silent.
pub fn silent<E>(told: &mut Vec<Told<E>>, is_it: fn(&E) -> bool) -> bool {
    let n = told.iter().position(|told| is_it(&told.event));
    n.map(|n| told.remove(n)).is_some()
}

#[cfg(test)]
mod tests {
    use sortie_kernel::Rule;

    use super::*;

    fn told() -> Vec<Told<u8>> {
        [1, 2, 2].map(|event| Told { rule: Rule("1"), event }).to_vec()
    }

    fn events(told: &[Told<u8>]) -> Vec<u8> {
        told.iter().map(|told| told.event).collect()
    }

    #[test]
    fn the_first_of_a_kind_is_falsified() {
        let mut heard = told();
        assert!(twice(&mut heard, |event| *event == 1) && silent(&mut heard, |event| *event == 2));
        assert_eq!(events(&heard), [1, 1, 2]);
        let mut heard = told();
        assert!(change(&mut heard, |event| *event == 2 && std::mem::replace(event, 3) == 2));
        assert_eq!(events(&heard), [1, 3, 2]);
    }

    #[test]
    fn without_occasion_nothing_is_falsified() {
        let mut heard = told();
        assert!(!twice(&mut heard, |event| *event == 3) && !silent(&mut heard, |event| *event == 3));
        assert!(!change(&mut heard, |_| false));
        assert_eq!(events(&heard), [1, 2, 2]);
    }

    /// A watcher of three choices who is lied to at the second of a game, and perhaps says so.
    fn game(number: u64, once: &Once, notices: bool) -> Result<usize, String> {
        for choice in 0..3 {
            once.tell(|| number == 1 && choice == 1);
            let lied = number == 1 && choice == 1;
            if lied && notices {
                return Err("it cannot be".to_owned());
            }
            once.believed()?;
        }
        Ok(3)
    }

    #[test]
    fn whoever_notices_is_believed() {
        is_noticed(2, |number, once| game(number, once, true));
    }

    #[test]
    #[should_panic(expected = "game 1: the lie goes unnoticed")]
    fn whoever_does_not_is_found_out() {
        is_noticed(2, |number, once| game(number, once, false));
    }

    #[test]
    #[should_panic(expected = "game 0: the lie goes unnoticed in all 3 choices")]
    fn whoever_is_never_asked_is_found_out() {
        is_noticed(1, |_, once| {
            once.tell(|| true);
            Ok(3)
        });
    }

    #[test]
    #[should_panic(expected = "no occasion to lie in 1 games")]
    fn a_lie_that_is_never_told_proves_nothing() {
        is_noticed(1, |number, once| game(number, once, true));
    }

    #[test]
    #[should_panic(expected = "nobody has lied")]
    fn an_alarm_without_a_lie_is_none() {
        is_noticed(1, |_, _| Err("it cannot be".to_owned()));
    }
}
