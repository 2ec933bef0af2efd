//! Who sits where.

use std::collections::BTreeSet;

use sortie_games::{AnyTable, Registry};
use sortie_kernel::{Seat, Viewer};

use crate::error::{Code, Error};
use crate::protocol::{SeatKind, SeatState, SetSeat};
use crate::store::Sitter;
use crate::token::GuestId;

/// The seats of a table in order.
#[derive(Debug, Clone)]
pub(crate) struct Seats(Vec<Sitter>);

impl Seats {
    pub(crate) fn new(sitters: Vec<Sitter>) -> Self {
        Self(sitters)
    }

    /// Everybody as they are kept.
    pub(crate) fn sitters(&self) -> &[Sitter] {
        &self.0
    }

    /// The seats of one guest.
    pub(crate) fn of(&self, guest: Option<GuestId>) -> Vec<Seat> {
        let numbered = Seat::first(self.0.len() as u8).zip(&self.0);
        numbered.filter(|(_, sitter)| is_of(sitter, guest)).map(|(seat, _)| seat).collect()
    }

    /// Everybody who has a seat.
    pub(crate) fn people(&self) -> BTreeSet<GuestId> {
        let guest = |sitter: &Sitter| match sitter {
            Sitter::Person { guest, .. } => Some(*guest),
            Sitter::Bot { .. } | Sitter::Open => None,
        };
        self.0.iter().filter_map(guest).collect()
    }

    /// Whether every seat is a bot's or this guest's, and at least one is this guest's: nobody else could be
    /// surprised by what this guest learns.
    pub(crate) fn are_all_under(&self, guest: GuestId) -> bool {
        let fine = |sitter: &Sitter| matches!(sitter, Sitter::Bot { .. }) || is_of(sitter, Some(guest));
        !self.of(Some(guest)).is_empty() && self.0.iter().all(fine)
    }

    /// The bot on a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        match self.0.get(seat.index()) {
            Some(Sitter::Bot { bot }) => Some(bot),
            _ => None,
        }
    }

    /// The person on a seat.
    pub(crate) fn person(&self, seat: Seat) -> Option<GuestId> {
        match self.0.get(seat.index()) {
            Some(Sitter::Person { guest, .. }) => Some(*guest),
            _ => None,
        }
    }

    /// Who handed a seat to the person on it.
    pub(crate) fn lender(&self, seat: Seat) -> Option<GuestId> {
        match self.0.get(seat.index()) {
            Some(Sitter::Person { lender, .. }) => *lender,
            _ => None,
        }
    }

    /// The name of somebody who has a seat.
    pub(crate) fn name(&self, wanted: GuestId) -> Option<&str> {
        self.0.iter().find_map(|sitter| match sitter {
            Sitter::Person { guest, name, .. } if *guest == wanted => Some(name.as_str()),
            _ => None,
        })
    }

    /// Whose eyes a guest looks through. At a hot seat it is the first of their seats that is awaited, so that the
    /// person who moves sees what that seat may know.
    pub(crate) fn viewer(&self, guest: Option<GuestId>, awaited: &[Seat]) -> Viewer {
        let mine = self.of(guest);
        let eyes = mine.iter().find(|seat| awaited.contains(seat)).or(mine.first());
        eyes.map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat))
    }

    /// Who would play a seat after a change, or why it may not be changed so. Nothing changes yet.
    pub(crate) fn propose(
        &self,
        seat: Seat,
        change: &SetSeat,
        (guest, name): (GuestId, &str),
        may_play: impl Fn(&str) -> Result<(), Error>,
        is_away: impl Fn(GuestId) -> bool,
    ) -> Result<Sitter, Error> {
        let now = self.0.get(seat.index()).ok_or_else(|| Error::new(Code::UnknownSeat).field("seat"))?;
        let somebody_else = matches!(now, Sitter::Person { .. }) && !is_of(now, Some(guest));
        let comes_back = matches!(now, Sitter::Person { guest: other, lender, .. } if *lender == Some(guest) && is_away(*other));
        match change {
            SetSeat::Take {} if somebody_else && !comes_back => Err(Code::SeatTaken.into()),
            SetSeat::Take {} if is_of(now, Some(guest)) => Ok(now.clone()),
            SetSeat::Take {} => Ok(Sitter::Person { guest, name: name.to_owned(), lender: None }),
            SetSeat::Leave {} if is_of(now, Some(guest)) => Ok(Sitter::Open),
            SetSeat::Leave {} => Err(Code::SeatNotYours.into()),
            SetSeat::Bot { .. } if somebody_else => Err(Code::SeatNotYours.into()),
            SetSeat::Bot { bot } => may_play(bot).map(|()| Sitter::Bot { bot: bot.clone() }),
            // Nobody sits down by asking; see `handover`.
            SetSeat::Ask { .. } | SetSeat::Answer { .. } => Ok(now.clone()),
        }
    }

    /// Lets a change happen.
    pub(crate) fn set(&mut self, seat: Seat, sitter: Sitter) {
        self.0[seat.index()] = sitter;
    }

    /// Gives a guest another name; whether they sit here.
    pub(crate) fn rename(&mut self, wanted: GuestId, new: &str) -> bool {
        let mut any = false;
        for sitter in &mut self.0 {
            if let Sitter::Person { guest, name, .. } = sitter
                && *guest == wanted
            {
                new.clone_into(name);
                any = true;
            }
        }
        any
    }

    /// The seats as one guest sees them.
    pub(crate) fn states(
        &self,
        me: Option<GuestId>,
        present: impl Fn(GuestId) -> bool,
        mute: impl Fn(GuestId) -> Option<bool>,
    ) -> Vec<SeatState> {
        let state = |sitter: &Sitter| match sitter {
            Sitter::Person { guest, name, .. } => SeatState {
                kind: SeatKind::Person,
                name: if mute(*guest).is_some() { String::new() } else { name.clone() },
                present: present(*guest),
                mine: me == Some(*guest),
                muted: mute(*guest).is_some(),
                blocked: mute(*guest) == Some(true),
            },
            Sitter::Bot { bot } => {
                SeatState { kind: SeatKind::Bot, name: bot.clone(), present: true, ..SeatState::open() }
            }
            Sitter::Open => SeatState::open(),
        };
        self.0.iter().map(state).collect()
    }
}

/// Refuses a bot nobody has written, and any at a table where people move real figures.
pub(crate) fn check_bot(games: &Registry, bot: &str, table: &dyn AnyTable, field: &str) -> Result<(), Error> {
    if !table.takes_bots() {
        return Err(Error::new(Code::NoBotsHere).field(field));
    }
    if !games.has_bot(table.game(), bot) {
        return Err(Error::new(Code::NoSuchBot).field(field).with("bot", bot));
    }
    Ok(())
}

fn is_of(sitter: &Sitter, me: Option<GuestId>) -> bool {
    matches!(sitter, Sitter::Person { guest, .. } if me == Some(*guest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(name: &str) -> GuestId {
        GuestId::of_token(name)
    }

    fn person(name: &str) -> Sitter {
        Sitter::Person { guest: guest(name), name: name.to_owned(), lender: None }
    }

    fn table() -> Seats {
        Seats::new(vec![person("ann"), Sitter::Bot { bot: "greedy".into() }, person("ann"), Sitter::Open])
    }

    #[test]
    fn who_may_change_a_seat() {
        let bot = |bot: &str| SetSeat::Bot { bot: bot.to_owned() };
        let setup = serde_json::json!({ "jedi": ["mace", "kit"] });
        let games = sortie_shipped::registry();
        let game = games.begin("arena", &setup, sortie_kernel::Seed::from_number(1)).expect("a game");
        let code = |who: &str, seat: u8, change: &SetSeat| {
            let may_play = |bot: &str| check_bot(&games, bot, &*game, "bot");
            table()
                .propose(Seat(seat), change, (guest(who), who), may_play, |_| false)
                .map_err(|error| error.code())
        };
        assert_eq!(code("ben", 3, &SetSeat::Take {}), Ok(person("ben")));
        assert_eq!(code("ben", 1, &SetSeat::Take {}), Ok(person("ben")), "a bot's seat can be taken");
        assert_eq!(code("ben", 0, &SetSeat::Take {}), Err("seat-taken"));
        assert_eq!(code("ben", 0, &SetSeat::Leave {}), Err("seat-not-yours"));
        assert_eq!(code("ben", 0, &bot("greedy")), Err("seat-not-yours"));
        assert_eq!(code("ben", 3, &bot("genius")), Err("no-such-bot"));
        assert_eq!(code("ben", 4, &SetSeat::Take {}), Err("unknown-seat"));
        assert_eq!(code("ann", 0, &SetSeat::Leave {}), Ok(Sitter::Open));
        assert_eq!(code("ann", 0, &bot("greedy")), Ok(Sitter::Bot { bot: "greedy".into() }));
    }

    #[test]
    fn who_handed_a_seat_over_takes_it_back_while_the_other_is_away() {
        let lent = |away: bool| {
            let lent =
                Sitter::Person { guest: guest("ben"), name: "ben".to_owned(), lender: Some(guest("ann")) };
            let seats = Seats::new(vec![lent]);
            let take = |who: &str| {
                let taken =
                    seats.propose(Seat(0), &SetSeat::Take {}, (guest(who), who), |_| Ok(()), |_| away);
                taken.map_err(|error| error.code())
            };
            [take("ann"), take("cem")]
        };
        assert_eq!(lent(false), [Err("seat-taken"), Err("seat-taken")]);
        assert_eq!(lent(true), [Ok(person("ann")), Err("seat-taken")]);
    }

    #[test]
    fn a_hot_seat_looks_through_the_awaited_seat() {
        let seats = table();
        assert_eq!(seats.viewer(Some(guest("ann")), &[Seat(2)]), Viewer::Seat(Seat(2)));
        assert_eq!(seats.viewer(Some(guest("ann")), &[Seat(1)]), Viewer::Seat(Seat(0)));
        assert_eq!(seats.viewer(Some(guest("ben")), &[Seat(0)]), Viewer::Spectator);
        assert_eq!(seats.viewer(None, &[Seat(0)]), Viewer::Spectator);
    }

    #[test]
    fn an_open_seat_may_be_anybodys() {
        assert!(!table().are_all_under(guest("ann")));
        let mut seats = table();
        seats.set(Seat(3), person("ann"));
        assert!(seats.are_all_under(guest("ann")));
        assert!(!seats.are_all_under(guest("ben")));
    }
}
