//! What both tables tell in the same words.

use sortie_defenders::Event;
use sortie_defenders::dice::Symbol;
use sortie_defenders::event::{AlienEvent, RoundEvent, StoryEvent};
use sortie_defenders::world::FigureId;

/// One thing that is told at both tables.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Mark {
    Round(u16),
    Turn(FigureId),
    Encounter(u8),
    Acts(FigureId),
    Event(u8),
    Comes { alien: FigureId, card: u8, player: FigureId },
    Signal(FigureId),
    Turned { signal: FigureId, is_alien: bool },
    Point(Symbol),
    Strayed,
    Rank { agent: FigureId, gd: Option<u8> },
    Fragments(u8),
    Weapon(Option<u8>),
    Story(StoryEvent),
    Ended(String),
}

/// What it is at both tables, if it is anything there.
pub(super) fn mark(event: &Event) -> Option<Mark> {
    Some(match event {
        Event::Round(RoundEvent::RoundBegan { round }) => Mark::Round(*round),
        Event::Round(RoundEvent::TurnBegan { agent }) => Mark::Turn(*agent),
        Event::Round(RoundEvent::RankRolled { agent, gd, .. }) => Mark::Rank { agent: *agent, gd: *gd },
        Event::Round(RoundEvent::FragmentGained { fragments, .. }) => Mark::Fragments(*fragments),
        Event::Round(RoundEvent::WeaponDrawn { weapon }) => Mark::Weapon(*weapon),
        Event::Round(RoundEvent::Ended { ending }) => Mark::Ended(format!("{ending:?}")),
        Event::Alien(AlienEvent::EncounterDrawn { card, .. }) => Mark::Encounter(*card),
        Event::Alien(AlienEvent::Activated { alien }) => Mark::Acts(*alien),
        Event::Alien(AlienEvent::EventDrawn { card }) => Mark::Event(*card),
        Event::Alien(AlienEvent::Appeared { alien, card, player, .. }) => {
            Mark::Comes { alien: *alien, card: *card, player: *player }
        }
        Event::Alien(AlienEvent::SignalPlaced { signal, .. }) => Mark::Signal(*signal),
        Event::Alien(AlienEvent::Revealed { signal, is_alien }) => {
            Mark::Turned { signal: *signal, is_alien: *is_alien }
        }
        Event::Alien(AlienEvent::SignalStrayed { .. }) => Mark::Strayed,
        Event::Alien(AlienEvent::PointRolled { symbol }) => Mark::Point(*symbol),
        Event::Story(
            story @ (StoryEvent::Said { .. }
            | StoryEvent::ObjectiveCompleted { .. }
            | StoryEvent::Counted { .. }
            | StoryEvent::SpecialDrawn { .. }
            | StoryEvent::PointGone { .. }
            | StoryEvent::EncountersAdded { .. }),
        ) => Mark::Story(story.clone()),
        _ => return None,
    })
}
