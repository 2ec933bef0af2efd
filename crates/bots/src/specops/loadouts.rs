//! Which sides of the loadout cards: what they do, how often it comes up in this mission and against these opponents.

use sortie_kernel::Offer;
use sortie_specops::Choice;
use sortie_specops::ability::{Ability, Deed, Limit, Marker, Need, When};
use sortie_specops::content::{LoadoutSide, MissionRules};
use sortie_specops::dice::DefenceDie;
use sortie_specops::keyword::{Keyword, WeaponKeyword};
use sortie_specops::profile::{Profile, UnitKind};
use sortie_specops::side::Colour;

use super::sight::Sight;
use crate::Thinking;

/// What is chosen in secret had better not be foreseen, and no side is worth much more than the other of its card: the one that fits
/// is only taken more often, the more so the more it is worth. From so much on it is taken most often.
const CLEAR: i64 = 60;
/// How often that is, of a hundred times.
const MOST_OFTEN: i64 = 75;

/// What comes once an activation comes so often in a game, in hundredths: who is there to the end acts four times.
const ACTIVATIONS: i64 = 300;

/// The sides that are worth most together; each card is weighed for itself.
pub(super) fn choose(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let camp = Camp::new(sight);
    let team = sight.content.team(sight.view.players[sight.colour.index()].team);
    let wanted = team.loadouts.each_ref().map(|card| {
        let [a, b] = card.map(|side| camp.side(sight.content.side(side)));
        let more = (b - a).clamp(-CLEAR, CLEAR);
        (thinking.below(100) as i64) < 50 + (MOST_OFTEN - 50) * more / CLEAR
    });
    let fits = |offer: &Offer<Choice>| matches!(offer.choice, Choice::Loadouts { sides } if sides == wanted);
    offers.iter().position(fits).unwrap_or(0)
}

/// Both teams, as far as it matters for what is worth taking.
struct Camp<'a> {
    sight: &'a Sight<'a>,
    own: Vec<&'a Profile>,
    foes: Vec<&'a Profile>,
}

impl<'a> Camp<'a> {
    fn new(sight: &'a Sight<'a>) -> Self {
        let of = |colour: Colour| {
            let figures = sight.view.figures.iter().filter(move |it| it.colour == colour && !it.is_vehicle);
            figures.map(|figure| &sight.content.unit(figure.kind).profile).collect()
        };
        Self { sight, own: of(sight.colour), foes: of(sight.colour.opponent()) }
    }

    /// How many of a hundred enemies are so.
    fn share(&self, is_so: impl Fn(&Profile) -> bool) -> i64 {
        let n = self.foes.iter().filter(|profile| is_so(profile)).count() as i64;
        n * 100 / (self.foes.len() as i64).max(1)
    }

    /// What a side is worth, in thousandths of a line trooper.
    fn side(&self, side: &LoadoutSide) -> i64 {
        side.ability.iter().map(|ability| self.ability(ability)).sum()
    }

    fn ability(&self, ability: &Ability) -> i64 {
        let figures =
            self.sight.view.figures.iter().filter(|it| it.colour == self.sight.colour && !it.is_vehicle);
        let bearers =
            figures.filter(|it| ability.whose.takes(it.kind, &self.sight.content.unit(it.kind).profile));
        let mut times = bearers.count() as i64 * self.often(ability.when);
        if ability.when == When::Revealed {
            times = 400;
        }
        times = match ability.limit {
            Some(Limit::Round) => times.min(ACTIVATIONS),
            Some(Limit::Game) => times.min(100),
            None => times,
        };
        let likely = ability.needs.iter().fold(100, |so_far, need| so_far * self.likely(need) / 100);
        let others = ability.to.others();
        let reach = others.and_then(|others| others.up_to).map_or(1, i64::from);
        // Far from each other not all of them are found.
        let found = if others.is_some_and(|others| others.within.is_some_and(|inches| inches <= 6)) {
            60
        } else {
            85
        };
        let found = if others.is_some() { found * reach } else { 100 };
        let deeds = ability.does.iter().map(|deed| self.deed(deed));
        let deed = if ability.either { deeds.max().unwrap_or(0) * 5 / 4 } else { deeds.sum() };
        deed * times / 100 * likely / 100 * found / 100
    }

    /// How often a moment comes for each bearer, in hundredths of times a game.
    fn often(&self, when: When) -> i64 {
        match when {
            When::Always | When::Deployed => 100,
            When::RoundStart | When::Activated | When::ActivationEnds => ACTIVATIONS,
            When::Moved => {
                if self.is_raid() {
                    250
                } else {
                    180
                }
            }
            When::Attacking | When::Attacked => 200,
            When::Defending | When::WasAttacked => 180,
            When::Ordered => 110,
            When::EnemyOrdered => 150,
            When::FreeAction => ACTIVATIONS,
            When::Action => 80,
            When::Defeated | When::DefeatedFoe => 45,
            When::Panicked => 25,
            When::Recovered | When::StoodBy => 40,
            When::Revealed => 0,
        }
    }

    /// Whether this side has a long way to go.
    fn is_raid(&self) -> bool {
        self.sight.colour == Colour::Red || self.sight.rules() == MissionRules::Priorities
    }

    /// How likely it is true, in hundredths.
    fn likely(&self, need: &Need) -> i64 {
        match need {
            Need::Ordered => 35,
            Need::Suppressed => 45,
            Need::NearObjective(inches) => {
                let near = match (self.sight.rules(), self.sight.colour) {
                    (MissionRules::Priorities, _) => 75,
                    (MissionRules::Shields, Colour::Red) => 65,
                    (MissionRules::Vehicle, Colour::Blue) => 60,
                    _ => 40,
                };
                near + 3 * i64::from(*inches)
            }
            Need::NearFriend { within, .. } => 40 + 6 * i64::from(*within),
            Need::Outnumbered => {
                if self.own.len() < self.foes.len() {
                    85
                } else {
                    30
                }
            }
            Need::HasMoved => {
                if self.is_raid() {
                    75
                } else {
                    50
                }
            }
            Need::HasNotMoved => {
                if self.is_raid() {
                    35
                } else {
                    55
                }
            }
            Need::Ranged => 85,
            Need::Melee => 25,
            Need::FoeWithin(_) => 35,
            Need::FoeSuppressed => 40 * (100 - self.share(|foe| foe.kind == UnitKind::DroidTrooper)) / 100,
        }
    }

    /// What a deed is worth each time, or for the whole game if it holds.
    fn deed(&self, deed: &Deed) -> i64 {
        match deed {
            Deed::Keyword(keyword) => self.keyword(*keyword),
            Deed::Attacks { keyword, .. } => self.weapon_keyword(*keyword),
            Deed::Dice { dice, .. } => {
                120 * i64::from(dice.red) + 90 * i64::from(dice.black) + 55 * i64::from(dice.white)
            }
            Deed::AttackSurge(_) => 55,
            Deed::DefenceSurge(_) => 110,
            Deed::Weapon(weapon) | Deed::Replace { by: weapon, .. } => {
                let close = if weapon.max <= 6 && !self.is_raid() { 20 } else { 0 };
                60 + 3 * i64::from(weapon.max) - close
            }
            Deed::Health(n) => 200 * i64::from(*n),
            Deed::Courage(n) => 40 * i64::from(*n),
            Deed::Speed(n) => 90 * i64::from(*n),
            Deed::Covert(n) => {
                // Who hides acts a round later, and comes 10 inches nearer (C15.4); no rank hides more than so many.
                let hidden = if self.is_raid() { 25 } else { 35 };
                hidden * i64::from(*n) / (self.own.len() as i64 - 2).max(1)
            }
            Deed::Gain { marker, n } => self.marker(*marker) * i64::from(*n),
            Deed::Calm(n) => 40 * i64::from(*n),
            Deed::Move(x) => 25 + 15 * i64::from(*x),
            Deed::Order => 40,
            Deed::Peek => 5,
            Deed::FewerOrders(n) => 40 * i64::from(*n),
        }
    }

    fn marker(&self, marker: Marker) -> i64 {
        match marker {
            Marker::Aim => 50,
            Marker::Dodge => 45,
            Marker::Surge => 25,
            Marker::Standby => 60,
            Marker::Shield => 100,
            Marker::Suppression => {
                25 + (100 - self.share(|foe| foe.kind == UnitKind::DroidTrooper)) * 30 / 100
            }
            Marker::Observation => 25,
        }
    }

    fn keyword(&self, keyword: Keyword) -> i64 {
        // Most of red blocks half the hits: what pierces is worth more against it.
        let armed = self.share(|foe| foe.defence == DefenceDie::Red);
        match keyword {
            Keyword::Agile(x) => i64::from(x) * if self.is_raid() { 90 } else { 60 },
            Keyword::Cover(x) => 60 * i64::from(x),
            Keyword::Precise(x) => 20 * i64::from(x),
            Keyword::Sharpshooter(x) => {
                let hidden = self.share(|foe| foe.keywords.contains(&Keyword::LowProfile));
                (25 + hidden / 2) * i64::from(x)
            }
            Keyword::Target(x) | Keyword::Defend(x) => 55 * i64::from(x),
            Keyword::Independent(..) => 80,
            Keyword::Sentinel => {
                if self.is_raid() {
                    10
                } else {
                    20
                }
            }
            Keyword::Ready(x) => 15 * i64::from(x),
            Keyword::Charge => 50,
            Keyword::Inspire(x) => 60 * i64::from(x),
            Keyword::TakeCover(x) | Keyword::Spotter(x) => 70 * i64::from(x),
            Keyword::Treat { .. } => 90,
            Keyword::Exemplar => 80,
            Keyword::Reliable(x) => 45 * i64::from(x),
            Keyword::Direct(_) => 110,
            Keyword::Gunslinger => 60,
            Keyword::Shielded(x) => 110 * i64::from(x),
            Keyword::Scale => 10,
            Keyword::Duelist => 10 + armed / 5,
            _ => 30,
        }
    }

    fn weapon_keyword(&self, keyword: WeaponKeyword) -> i64 {
        let armed = self.share(|foe| foe.defence == DefenceDie::Red);
        let calm = 100 - self.share(|foe| foe.kind == UnitKind::DroidTrooper);
        match keyword {
            WeaponKeyword::Pierce(x) => (20 + armed / 2) * i64::from(x),
            WeaponKeyword::Critical(x) => 30 * i64::from(x),
            WeaponKeyword::Suppressive(x) => (20 + calm / 2) * i64::from(x),
            WeaponKeyword::Lethal(x) => (10 + armed / 3) * i64::from(x),
            _ => 20,
        }
    }
}
