//! A stage for one card: its bearer by an objective, a friend and an enemy near by, everybody else far away.

use sortie_specops::ability::{Ability, Filter, Need, Target};
use sortie_specops::content::{CardId, CardOwner, Content, SideId, Team};
use sortie_specops::event::Spoken;
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;

use crate::play::common::SHIPPED;
use crate::play::drill::{CENTRE, Drill, bare};

/// A card whose abilities are played.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Source {
    /// A command card.
    Card(CardId),
    /// A side of a loadout card.
    Side(SideId),
}

impl Source {
    /// Everything that says what it does.
    pub(crate) fn all() -> Vec<Self> {
        let cards = (0..SHIPPED.cards.len() as u8).map(|n| Self::Card(CardId(n)));
        cards.chain((0..SHIPPED.sides.len() as u8).map(|n| Self::Side(SideId(n)))).collect()
    }

    pub(crate) fn abilities(self) -> &'static [Ability] {
        match self {
            Self::Card(card) => &SHIPPED.card(card).ability,
            Self::Side(side) => &SHIPPED.side(side).ability,
        }
    }

    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Card(card) => &SHIPPED.card(card).id,
            Self::Side(side) => &SHIPPED.side(side).id,
        }
    }

    pub(crate) fn spoken(self) -> Spoken {
        match self {
            Self::Card(card) => Spoken::Command(card),
            Self::Side(side) => Spoken::Loadout(side),
        }
    }

    /// The teams that have it, with the sides to choose.
    fn teams(self) -> Vec<(&'static Team, [bool; 3])> {
        let has = |team: &'static Team| match self {
            Self::Card(card) => match SHIPPED.card(card).owner {
                CardOwner::Anybody => Some([false; 3]),
                CardOwner::Faction(faction) => (team.faction == faction).then_some([false; 3]),
                CardOwner::Team(_) => team.hand.contains(&card).then_some([false; 3]),
            },
            Self::Side(side) => {
                let at = team.loadouts.iter().position(|sides| sides.contains(&side))?;
                Some(std::array::from_fn(|n| n == at && team.loadouts[at][1] == side))
            }
        };
        SHIPPED.teams.iter().filter_map(|team| Some((team, has(team)?))).collect()
    }
}

/// A table on which one ability can be played.
pub(crate) struct Stage {
    pub(crate) drill: Drill,
    /// Who bears the ability: blue.
    pub(crate) bearer: UnitId,
    /// Another unit of its side, two inches away.
    pub(crate) friend: UnitId,
    /// A unit of the other side: five inches away, or in contact.
    pub(crate) enemy: UnitId,
}

/// Whether a filter takes a unit of a team, by its number.
fn takes(filter: &Filter, content: &Content, team: &Team, n: usize) -> bool {
    filter.takes(team.members[n], &content.unit(team.members[n]).profile)
}

impl Stage {
    /// The stage of an ability, at the command cards of round 1; each other card on the table says nothing.
    pub(crate) fn of(source: Source, ability: &Ability) -> Self {
        let anybody = Filter::default();
        let near = ability
            .needs
            .iter()
            .find_map(|need| if let Need::NearFriend { whose, .. } = need { Some(whose) } else { None });
        let others = match &ability.to {
            Target::Friends(others) => &others.whose,
            Target::Bearer | Target::Foe | Target::Enemies(_) => near.unwrap_or(&anybody),
        };
        let orders = match source {
            Source::Card(card) => &SHIPPED.card(card).orders.whose,
            Source::Side(_) => &anybody,
        };
        let is_armed = |team: &Team, n: usize| !SHIPPED.unit(team.members[n]).profile.weapons.is_empty();
        for (team, sides) in source.teams() {
            let mut all = 0..team.members.len();
            let is_bearer = |n: &usize| {
                takes(&ability.whose, &SHIPPED, team, *n)
                    && takes(orders, &SHIPPED, team, *n)
                    && (is_armed(team, *n) || !ability.whose.units.is_empty())
            };
            let Some(bearer) = all.clone().find(is_bearer) else { continue };
            let Some(friend) = all.rfind(|n| *n != bearer && takes(others, &SHIPPED, team, *n)) else {
                continue;
            };
            let content = match source {
                Source::Card(card) => bare(Some(card), None),
                Source::Side(side) => bare(None, Some(side)),
            };
            // The other side has none of the sides of this one.
            let red = if team.id == "clone_troopers" { "rebel_troopers" } else { "clone_troopers" };
            let drill = Drill::new(content, [&team.id, red], sides);
            let enemy = drill.units(Colour::Red)[1];
            let mut stage = Self { drill, bearer: UnitId(bearer as u8), friend: UnitId(friend as u8), enemy };
            let (x, y) = CENTRE;
            stage.drill.put(stage.bearer, (x, y));
            stage.drill.put(stage.friend, (x + 700, y));
            let is_melee = ability.needs.contains(&Need::Melee);
            stage.drill.put(stage.enemy, (x, y - if is_melee { 272 } else { 1540 }));
            return stage;
        }
        panic!("nobody can bear {}", source.id());
    }
}
