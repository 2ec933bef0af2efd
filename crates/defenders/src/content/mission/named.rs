//! What the words of a mission name, by what sort of thing must bear the name. Checks go by the sort, so that a new word is
//! checked wherever it must be as soon as it says here what it names.

use super::action::{Action, Target};
use super::effect::{OwnEffect, Signals};
use super::given::OwnGiven;
use super::special::Special;
use super::spot::{HexName, Quarry, Spot, Whom};
use super::trigger::OwnTrigger;
use crate::dice::Symbol;

/// Something a word names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named<'a> {
    /// An alien with a name of its own.
    Figure(&'a str),
    /// An alien with a name of its own, or a person.
    Somebody(&'a str),
    /// A person.
    Person(&'a str),
    /// A person, or an agent of the mission.
    Soul(&'a str),
    /// An alien card.
    Card(&'a str),
    /// An encounter card, by number.
    Encounter(u8),
    /// A special event of the deck.
    Event(char),
    /// A place.
    Place(&'a str),
    /// A side of the map.
    Side(&'a str),
    /// A hex of the map.
    Hex(&'a HexName),
    /// A teleport point.
    Point(Symbol),
    /// A waypoint.
    Waypoint(u8),
    /// A door of the mission.
    Door(&'a str),
    /// An item.
    Item(&'a str),
    /// A gun.
    Gun(&'a str),
    /// A role somebody takes.
    Role(&'a str),
    /// A profile.
    Profile(&'a str),
    /// An action, with a result if it has several.
    Action(&'a str),
    /// A counter.
    Counter(&'a str),
    /// Another mission.
    Mission(&'a str),
    /// Where something was done: there must be somebody who did it, or something it was done to.
    There,
}

impl Spot {
    /// What it names.
    pub fn named(&self) -> Option<Named<'_>> {
        match self {
            Self::There => Some(Named::There),
            Self::Teleport | Self::Farthest => None,
            Self::Point(symbol) => Some(Named::Point(*symbol)),
            Self::Waypoint(number) => Some(Named::Waypoint(*number)),
            Self::Hex(hex) => Some(Named::Hex(hex)),
            Self::Place(id) => Some(Named::Place(id)),
            Self::Beside(id) => Some(Named::Somebody(id)),
        }
    }
}

impl Quarry {
    /// What it names.
    pub fn named(&self) -> Option<Named<'_>> {
        match self {
            Self::Any | Self::Species(_) => None,
            Self::Figure(id) => Some(Named::Figure(id)),
            Self::Card(id) => Some(Named::Card(id)),
        }
    }
}

impl Whom {
    /// What it names.
    pub fn named(&self) -> Option<Named<'_>> {
        match self {
            Self::Actor | Self::Alpha | Self::Chosen | Self::Agents => None,
            Self::In(id) => Some(Named::Place(id)),
            Self::Role(id) | Self::Others(id) => Some(Named::Role(id)),
        }
    }
}

impl OwnTrigger {
    /// What it names.
    pub fn named(&self) -> Option<Named<'_>> {
        match self {
            Self::Refresh
            | Self::Strategy
            | Self::Reinforcement
            | Self::Status
            | Self::Turn
            | Self::AfterEvent
            | Self::AgentDied
            | Self::Revealed(_) => None,
            Self::Event(letter) => Some(Named::Event(*letter)),
            Self::Done(id) | Self::Failed(id) => Some(Named::Action(id)),
            Self::Killed(quarry) => quarry.named(),
            Self::Lost(id) => Some(Named::Soul(id)),
            Self::Waypoint(number) => Some(Named::Waypoint(*number)),
            Self::Entered(id) => Some(Named::Place(id)),
            Self::Mined(id) => Some(Named::Figure(id)),
        }
    }

    /// Whether it happens somewhere, so that its rule may say `there`.
    pub fn has_spot(&self) -> bool {
        match self {
            Self::Done(_)
            | Self::Failed(_)
            | Self::Killed(_)
            | Self::AgentDied
            | Self::Lost(_)
            | Self::Waypoint(_)
            | Self::Entered(_)
            | Self::Revealed(_)
            | Self::Mined(_)
            | Self::Turn => true,
            Self::Refresh
            | Self::Strategy
            | Self::Reinforcement
            | Self::Status
            | Self::AfterEvent
            | Self::Event(_) => false,
        }
    }
}

impl OwnGiven {
    /// What it names.
    pub fn named(&self) -> Vec<Named<'_>> {
        let one: Option<Named<'_>> = match self {
            Self::Over
            | Self::Alive(_)
            | Self::Dead(_)
            | Self::Signals { .. }
            | Self::Teleports(_)
            | Self::Burning(_)
            | Self::Fragments(_)
            | Self::Campaign => None,
            Self::AgentsIn { place, .. } => Some(Named::Place(place)),
            Self::Aliens { of, .. } => of.named(),
            Self::Burns(spot) => spot.named(),
            Self::There(id) => Some(Named::Somebody(id)),
            Self::Stunned(id) | Self::AtTeleport(id) => Some(Named::Figure(id)),
            Self::At { figure, at } => {
                return at.named().into_iter().chain([Named::Somebody(figure)]).collect();
            }
            Self::Carried { item, at } => {
                let at = at.as_ref().and_then(Spot::named);
                return at.into_iter().chain([Named::Item(item)]).collect();
            }
            Self::Lies { item, at } => return at.named().into_iter().chain([Named::Item(item)]).collect(),
            Self::Drawn(letter) => Some(Named::Event(*letter)),
            Self::Ended { mission, .. } => Some(Named::Mission(mission)),
        };
        one.into_iter().collect()
    }
}

impl OwnEffect {
    /// Whom it concerns, if it is for agents.
    pub fn whom(&self) -> Option<&Whom> {
        match self {
            Self::Send { whom, .. }
            | Self::Confine { whom, .. }
            | Self::Role { whom, .. }
            | Self::Ammo { whom, .. }
            | Self::Heal { whom, .. }
            | Self::Rank(whom)
            | Self::Give { whom, .. } => Some(whom),
            Self::Lure { .. } | Self::Drag(_) => Some(&Whom::Actor),
            Self::Alien(_)
            | Self::Aliens(_)
            | Self::Withdraw { .. }
            | Self::Turn { .. }
            | Self::Put { .. }
            | Self::Mark { .. }
            | Self::Unmark { .. }
            | Self::Wound { .. }
            | Self::Strip(_)
            | Self::Restore(_)
            | Self::Encounters { .. }
            | Self::Cards { .. }
            | Self::Forward(_)
            | Self::Draw { .. }
            | Self::Pause
            | Self::Resume
            | Self::Signals(_)
            | Self::Signal { .. }
            | Self::Reveal(_)
            | Self::Discard(_)
            | Self::Deal { .. }
            | Self::HumansTurn
            | Self::Burn(_)
            | Self::Douse(_)
            | Self::BurnNext
            | Self::BurntTeleports
            | Self::MoveTeleports(_)
            | Self::Waypoints(_)
            | Self::HideWaypoints(_)
            | Self::ClearWaypoints
            | Self::Open(_)
            | Self::Free
            | Self::LayMines { .. }
            | Self::Mines(_)
            | Self::Recast(_)
            | Self::March { .. }
            | Self::Fragments(_)
            | Self::Deliver { .. }
            | Self::Join { .. }
            | Self::Save(_)
            | Self::ClearBody(_)
            | Self::ClearBodies
            | Self::PutDown(_)
            | Self::Lay { .. }
            | Self::LoseItem(_)
            | Self::ClearGun(_) => None,
        }
    }

    /// What it names besides those it concerns.
    pub fn named(&self) -> Vec<Named<'_>> {
        let mut all = Vec::new();
        match self {
            Self::Alien(arrival) => {
                all.push(Named::Card(&arrival.card));
                all.extend(arrival.at.named());
            }
            Self::Withdraw { of, .. } | Self::Wound { of, .. } | Self::Strip(of) | Self::Restore(of) => {
                all.extend(of.named());
            }
            Self::Turn { of, into } => {
                all.extend(of.named());
                all.push(Named::Card(into));
            }
            Self::Put { figure, at } => {
                all.push(Named::Figure(figure));
                all.extend(at.named());
            }
            Self::Lure { figure, .. }
            | Self::Drag(figure)
            | Self::Mark { figure, .. }
            | Self::Unmark { figure, .. } => all.push(Named::Figure(figure)),
            Self::Encounters { cards, .. } => all.extend(cards.iter().map(|&card| Named::Encounter(card))),
            Self::Cards { aliens, .. } => all.extend(aliens.iter().map(|id| Named::Card(id))),
            Self::Forward(letter) | Self::Draw { event: Some(letter), .. } => all.push(Named::Event(*letter)),
            Self::Signal { at, .. }
            | Self::Reveal(Signals::On(at))
            | Self::Discard(Signals::On(at))
            | Self::Burn(at)
            | Self::Douse(at)
            | Self::Save(at)
            | Self::ClearBody(at) => all.extend(at.named()),
            Self::Deal { sides, .. } => all.extend(sides.iter().flatten().map(|id| Named::Side(id))),
            Self::MoveTeleports(numbers) | Self::Waypoints(numbers) | Self::HideWaypoints(numbers) => {
                all.extend(numbers.iter().map(|&number| Named::Waypoint(number)));
            }
            Self::Open(doors) => all.extend(doors.iter().map(|id| Named::Door(id))),
            Self::Free => all.push(Named::There),
            Self::LayMines { counter, sides, .. } => {
                all.push(Named::Counter(counter));
                all.extend(sides.iter().map(|id| Named::Side(id)));
            }
            Self::Mines(hexes) => all.extend(hexes.iter().map(Named::Hex)),
            Self::Send { to, .. } => all.push(Named::Place(to)),
            Self::Confine { sides, .. } => all.extend(sides.iter().map(|id| Named::Side(id))),
            Self::Recast(profiles) => all.extend(profiles.iter().map(|id| Named::Profile(id))),
            Self::Join { person, at } => {
                all.push(Named::Person(person));
                all.extend(at.named());
            }
            Self::Give { item, .. } | Self::PutDown(item) | Self::LoseItem(item) => all.push(Named::Item(item)),
            Self::Lay { item, at } => {
                all.push(Named::Item(item));
                all.extend(at.named());
            }
            Self::ClearGun(gun) => all.push(Named::Gun(gun)),
            Self::Aliens(_)
            | Self::Draw { event: None, .. }
            | Self::Pause
            | Self::Resume
            | Self::Signals(_)
            | Self::Reveal(Signals::All)
            | Self::Discard(Signals::All)
            | Self::HumansTurn
            | Self::BurnNext
            | Self::BurntTeleports
            | Self::ClearWaypoints
            // A role exists because somebody takes it.
            | Self::Role { .. }
            | Self::March { .. }
            | Self::Ammo { .. }
            | Self::Heal { .. }
            | Self::Rank(_)
            | Self::Fragments(_)
            | Self::Deliver { .. }
            | Self::ClearBodies => {}
        }
        all
    }
}

impl Action {
    /// What it names besides what it asks for.
    pub fn named(&self) -> Vec<Named<'_>> {
        let target = match &self.at {
            Target::Waypoint(number) => Some(Named::Waypoint(*number)),
            Target::Place(id) => Some(Named::Place(id)),
            Target::Figure(id) => Some(Named::Figure(id)),
            Target::Person(id) => Some(Named::Person(id)),
            Target::Item(id) => Some(Named::Item(id)),
            Target::Teleport
            | Target::AnyWaypoint
            | Target::Body
            | Target::Signal
            | Target::Turned(_)
            | Target::Blocked
            | Target::Anywhere => None,
        };
        let by = self.by.iter().map(|id| Named::Role(id));
        let with = self.with.iter().map(|id| Named::Item(id));
        target.into_iter().chain(by).chain(with).collect()
    }
}

impl Special {
    /// What it names.
    pub fn named(&self) -> Option<Named<'_>> {
        match self {
            Self::Search(place) => Some(Named::Place(place)),
            Self::Rooted(figure) | Self::Unkillable(figure) | Self::Practice(figure) => {
                Some(Named::Figure(figure))
            }
            Self::NoKillFragments
            | Self::NoRankRolls
            | Self::NoReinforcements
            | Self::SignalsStand
            | Self::SignalsUnseen
            | Self::AlienSignalsStay
            | Self::OneTeleportRoll
            | Self::OutOfTheGame(_)
            | Self::Bodies(_)
            | Self::Mines(_) => None,
        }
    }
}
