//! What an action of the mission is worth, in thousandths of a line trooper.

use sortie_boards::plane::Base;
use sortie_specops::action::Action;
use sortie_specops::content::{MissionRules, TokenKind};
use sortie_specops::dice::AttackFace;
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::view::FigureView;
use sortie_specops::{MissionDeed, Place};

use super::sight::{Sight, is_support};

/// What a field of the transmitter card is worth: eighteen of them win (M1.13).
const FIELD: i64 = 650;

/// What a point of damage to the vehicle is worth.
const DAMAGE: i64 = 450;

/// The rounds of a mission.
const ROUNDS: u8 = 4;

/// Eighths of a black die for each face.
const FACES: [(AttackFace, i64); 4] =
    [(AttackFace::Hit, 3), (AttackFace::Crit, 1), (AttackFace::Surge, 1), (AttackFace::Blank, 3)];

impl Sight<'_> {
    pub(super) fn deed(&self, figure: &FigureView, deed: MissionDeed, unit: Option<UnitId>, left: u8) -> i64 {
        match deed {
            MissionDeed::Console => 4 * FIELD * self.useful(3) / 1000,
            MissionDeed::Transmit => 6000,
            MissionDeed::Decrypt => {
                let dice = if is_support(figure) { 2 } else { 1 };
                let freed = FIELD * self.freeing(dice) / 1000;
                // With the card full the next one may send.
                if self.is_card_full() { freed * 3 / 2 } else { freed }
            }
            MissionDeed::CallReinforcements => {
                let waiting = self.view.figures.iter().any(|figure| figure.place == Place::Waiting);
                if waiting && self.view.round < ROUNDS { 160 } else { 0 }
            }
            MissionDeed::Webs => unit.map_or(0, |unit| self.webs(self.figure(unit))),
            MissionDeed::Secure => 2600,
            // Whoever has the codes knows best.
            MissionDeed::Share => -10,
            MissionDeed::Halt => 140,
            MissionDeed::Detonate => self.detonation(figure, left),
            MissionDeed::Rearm => 700,
            MissionDeed::Repair => DAMAGE,
            MissionDeed::Ambush => -50,
        }
    }

    /// Fields of a face, open and covered.
    fn fields(&self, face: AttackFace) -> [i64; 2] {
        let card = &self.content.transmitter;
        let before: u8 =
            AttackFace::ALL.into_iter().take_while(|other| *other != face).map(|face| card.of(face)).sum();
        let fields = before..before + card.of(face);
        let covered = fields.filter(|field| self.view.covered.contains(field)).count() as i64;
        [i64::from(card.of(face)) - covered, covered]
    }

    /// How many fields so many dice cover on average, in thousandths (M1.6).
    fn covering(&self, dice: i64) -> i64 {
        FACES.into_iter().map(|(face, eighths)| found(self.fields(face)[0], dice, eighths)).sum()
    }

    /// The same, as far as it helps: a full card is cleared as a whole (M1.7), so what is beyond only makes up for what is freed.
    fn useful(&self, dice: i64) -> i64 {
        let missing =
            1000 * (i64::from(self.content.transmitter.needed) - self.view.covered.len() as i64).max(0);
        let found = self.covering(dice);
        found.min(missing) + (found - missing).max(0) / 4
    }

    /// How many fields so many dice free on average, in thousandths (M1.10).
    fn freeing(&self, dice: i64) -> i64 {
        FACES.into_iter().map(|(face, eighths)| found(self.fields(face)[1], dice, eighths)).sum()
    }

    /// Three dice, a token for each hit or crit; above its courage it panics (M1.9, C11.3).
    fn webs(&self, foe: &FigureView) -> i64 {
        let Some(courage) = foe.courage else { return 0 };
        let wounds = |tokens: i64| {
            let over = i64::from(foe.tokens.suppression) + tokens - i64::from(courage);
            500 * over.max(0)
        };
        let mean = (3 * wounds(1) + 3 * wounds(2) + wounds(3)) / 8;
        let works = self.touches(foe, TokenKind::Console) || self.touches(foe, TokenKind::Transmitter);
        let calm = if foe.is_suppressed || self.is_droid(foe) { 10 } else { 60 };
        calm + self.harm_value(foe, mean, false) * if works { 4 } else { 3 } / 3
    }

    /// What an action of the mission would be worth from somewhere, for who still has one.
    pub(super) fn deed_at(&self, figure: &FigureView, at: Base) -> i64 {
        let done =
            |action| self.view.activation.is_some_and(|it| it.unit == figure.id && it.done.has(action));
        let touches = |kind| self.tokens_of(kind).into_iter().any(|token| at.touches(self.disc(token)));
        match (self.rules(), self.colour) {
            (MissionRules::Shields, Colour::Red) => {
                if self.is_card_full() && !done(Action::Transmitter) && touches(TokenKind::Transmitter) {
                    self.deed(figure, MissionDeed::Transmit, None, 1)
                } else if !done(Action::Console) && touches(TokenKind::Console) {
                    self.deed(figure, MissionDeed::Console, None, 1)
                } else {
                    0
                }
            }
            (MissionRules::Shields, Colour::Blue)
                if !done(Action::Console) && touches(TokenKind::Console) =>
            {
                self.deed(figure, MissionDeed::Decrypt, None, 1)
            }
            (MissionRules::Vehicle, Colour::Red)
                if figure.tokens.detonator && !done(Action::Detonator) && !done(Action::Attack) =>
            {
                self.vehicle().map_or(0, |vehicle| self.throw(figure, at, vehicle).max(0))
            }
            _ => 0,
        }
    }

    /// A detonator thrown from there: a die less for each inch, none without sight (M3.9).
    fn throw(&self, figure: &FigureView, at: Base, vehicle: &FigureView) -> i64 {
        let Some(to) = self.base(vehicle) else { return 0 };
        let dice = 10 - i64::from(at.inches(to));
        if dice > 0 && self.sees((figure, at), (vehicle, to)) { dice * 3 * DAMAGE / 8 } else { 0 }
    }

    /// Who may come nearer before the end keeps its detonator, unless it may not live so long.
    fn detonation(&self, figure: &FigureView, left: u8) -> i64 {
        let Some((at, vehicle)) = self.base(figure).zip(self.vehicle()) else { return 0 };
        let now = self.throw(figure, at, vehicle);
        let nearer = (now + 2 * i64::from(figure.speed) * 3 * DAMAGE / 8).min(10 * 3 * DAMAGE / 8);
        let lives = 1000 - self.danger(figure, at) * 1000 / self.worth(figure).max(1);
        if self.view.round < ROUNDS && nearer * lives / 1000 > now { -1 } else { now + i64::from(left) }
    }
}

/// How many of so many fields some dice find on average, in thousandths: each shows the face in so many eighths.
fn found(fields: i64, dice: i64, eighths: i64) -> i64 {
    // The mean of the smaller of fields and hits: what is beyond the fields is lost.
    let mut ways = vec![1000_i64];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 1];
        for (n, share) in ways.iter().enumerate() {
            next[n] += share * (8 - eighths) / 8;
            next[n + 1] += share * eighths / 8;
        }
        ways = next;
    }
    ways.iter().enumerate().map(|(n, share)| (n as i64).min(fields) * share).sum()
}
