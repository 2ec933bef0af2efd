//! With what an attack is made and who defends against it, as both are now (97 to 110, 114).

use crate::attack::{self, Defender, Manner, Target};
use crate::content::{AlienPower, AreaDamage, Content, Effect, Flash, OnHit, Plate};
use crate::dice::Pool;
use crate::source::{On, Source};
use crate::state::{Bonus, Marked, State, With};
use crate::world::{FigureId, Kind, Rank};

/// A weapon, or what stands in for one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arms {
    /// As the dice know it.
    pub(crate) weapon: attack::Weapon,
    /// When it does area damage.
    pub(crate) area: AreaDamage,
    /// What befalls whom it hits (115).
    pub(crate) on_hit: Option<OnHit>,
    /// What a flash does besides what the dice know.
    pub(crate) flash: Flash,
}

impl Arms {
    /// Dice that belong to no weapon: basic damage (114).
    fn basic(dice: Pool) -> Self {
        Self {
            weapon: attack::Weapon::new(Manner::Basic, dice),
            area: AreaDamage::Never,
            on_hit: None,
            flash: Flash::default(),
        }
    }

    /// No dice at all.
    pub(super) fn nothing() -> Self {
        Self::basic(Pool::default())
    }

    /// With what powers have added (98).
    pub(crate) fn with(mut self, bonus: &Bonus) -> Self {
        let weapon = &mut self.weapon;
        weapon.dice = weapon.dice.and(bonus.dice);
        weapon.hits = weapon.hits.saturating_add(bonus.hits);
        weapon.fewer_dice = weapon.fewer_dice.saturating_add(bonus.fewer_dice);
        weapon.range = weapon.range.saturating_add(bonus.range);
        if bonus.area {
            self.area = AreaDamage::Always;
        }
        self
    }
}

impl State {
    /// What an attack is made with.
    pub(crate) fn arms(&self, content: &Content, attacker: Option<FigureId>, with: With) -> Option<Arms> {
        match with {
            With::Gun(_) | With::Drone => {
                let gun = if let With::Gun(gun) = with { gun } else { 0 };
                let printed = self.printed_weapon(content, attacker?, gun)?;
                Some(Arms {
                    weapon: self.weapon(content, attacker?, gun)?,
                    area: printed.area,
                    on_hit: printed.on_hit,
                    flash: printed.flash,
                })
            }
            With::Arm(arm) => {
                let card = &content.aliens[usize::from(self.alien(attacker?)?.card)];
                let printed = card.weapon(arm)?;
                Some(Arms {
                    weapon: printed.new_one(),
                    area: printed.area,
                    on_hit: printed.on_hit,
                    flash: printed.flash,
                })
            }
            With::Power(source) => self.power(content, source)?.does.iter().find_map(blast),
            With::Death(card) => acid(content, card).map(Arms::basic),
            With::Mission(dice) => Some(Arms::basic(dice)),
        }
    }

    /// Whether an attack is made with a grenade (118).
    pub(super) fn is_grenade(content: &Content, with: With) -> bool {
        matches!(with, With::Power(Source { on: On::Device(n), .. }) if content.devices[usize::from(n)].is_grenade())
    }

    /// A figure as a target, as it is now (65, 110, 170). Under the option of rank based defence it rolls so many dice at most:
    /// green 3, blue 4, red 5, drones 3, people 4, agents 5.
    pub(crate) fn defender(&self, content: &Content, figure: FigureId) -> Defender {
        let body = self.body(figure);
        let (plate, target) = match body.kind {
            Kind::Agent => (self.sheet(content, figure).map(|sheet| sheet.armour), Target::Agent),
            Kind::Drone | Kind::Signal | Kind::Person => (None, Target::Drone),
            Kind::Alien => {
                let card = self.alien(figure).map(|alien| content.aliens[usize::from(alien.card)].armour);
                (card, Target::Alien)
            }
        };
        let shield = match body.kind {
            Kind::Agent => self.agent(figure).map(|agent| agent.shield),
            Kind::Drone => self.drone(figure).map(|drone| drone.shield),
            Kind::Alien => self.alien(figure).map(|alien| alien.shield),
            Kind::Signal | Kind::Person => None,
        };
        let most = match body.kind {
            Kind::Agent => 5,
            Kind::Drone => 3,
            Kind::Signal | Kind::Person => 4,
            Kind::Alien => match body.alien.map(|alien| alien.rank) {
                Some(Rank::Green) | None => 3,
                Some(Rank::Blue) => 4,
                Some(Rank::Red) => 5,
            },
        };
        Defender {
            wounds: body.wounds,
            reinforced: self.agent(figure).map_or(0, |agent| agent.reinforced),
            most_dice: self.table.rank_defence.then_some(most),
            warded: self.script.is_marked(figure, Marked::Warded),
            ..plate.unwrap_or(Plate::default()).worn_by(target, body.health, shield.unwrap_or(0))
        }
    }
}

/// A grenade, or a strike from orbit (118, 188).
fn blast(effect: &Effect) -> Option<Arms> {
    match effect {
        Effect::Blast(blast) => {
            let weapon = attack::Weapon { range: blast.range, ..Arms::basic(blast.dice).weapon };
            Some(Arms { weapon, area: AreaDamage::Always, on_hit: blast.on_hit, flash: Flash::default() })
        }
        Effect::SatelliteStrike { dice, .. } => Some(Arms { area: AreaDamage::Always, ..Arms::basic(*dice) }),
        Effect::Attack(_)
        | Effect::Defence(_)
        | Effect::Strike { .. }
        | Effect::Heal(_)
        | Effect::Ammo(_)
        | Effect::ClearJam
        | Effect::Move { .. }
        | Effect::Push
        | Effect::Reinforced(_)
        | Effect::Deploy(_)
        | Effect::RevealSignal { .. }
        | Effect::RepelSignals { .. }
        | Effect::Scout(_)
        | Effect::Stealth { .. }
        | Effect::AlienKnowledge
        | Effect::TakeGrenades(_) => None,
    }
}

/// The dice of what an alien does when it dies, by its card (114).
pub(super) fn acid(content: &Content, card: u8) -> Option<Pool> {
    let dice =
        |power: &AlienPower| if let AlienPower::AcidPoison { dice } = power { Some(*dice) } else { None };
    content.aliens[usize::from(card)].power.iter().find_map(|power| dice(&power.does))
}
