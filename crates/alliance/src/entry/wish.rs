//! The set-up that somebody wishes for who lets bots play: the first heroes of the content, with their starting items.

use sortie_games::{Wish, WishError};

use crate::content::Content;
use crate::{Alliance, CampaignPick, Difficulty, Setup};

pub(super) fn setup(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
    match &wish.campaign {
        Some(id) => campaign(content, id, wish),
        None => mission(content, wish),
    }
}

/// A skirmish or a mission. A tutorial has its own heroes.
fn mission(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
    let seats = wish.seats::<Alliance>()?;
    let mission = wish.mission.as_ref().and_then(|id| content.mission(id)).map(|n| &content.missions[n]);
    let map = match (&wish.mission, mission) {
        (None, _) => &content.maps[0].id,
        (Some(_), Some(mission)) => &mission.scene[0].map,
        (Some(id), None) => {
            let maps = content.skirmish_maps().map(|map| map.id.as_str());
            let known: Vec<&str> =
                maps.chain(content.missions.iter().map(|mission| mission.id.as_str())).collect();
            if !known.contains(&id.as_str()) {
                let reason = format!("there is no mission or map `{id}`; there are {}", known.join(", "));
                return Err(WishError::new("mission", reason));
            }
            id
        }
    };
    let all = content.heroes.iter().map(|hero| hero.id.as_str());
    let heroes: Vec<&str> = match mission.filter(|mission| !mission.heroes.is_empty()) {
        Some(mission) => mission.heroes.iter().map(String::as_str).collect(),
        None => all.take(usize::from(seats)).collect(),
    };
    let mut setup = Setup::new(&heroes, map);
    setup.mission = mission.map(|mission| mission.id.clone());
    setup.difficulty = wish.difficulty("easy, normal or hard")?;
    Ok(setup)
}

fn campaign(content: &Content, id: &str, wish: &Wish) -> Result<Setup, WishError> {
    let known: Vec<&str> = content.campaigns.iter().map(|campaign| campaign.id.as_str()).collect();
    if !known.contains(&id) {
        let reason = format!("there is no campaign `{id}`; there are {}", known.join(", "));
        return Err(WishError::new("campaign", reason));
    }
    let mut setup = mission(content, wish)?;
    if setup.difficulty == Difficulty::Easy {
        return Err(WishError::new("difficulty", "a campaign is normal or hard"));
    }
    setup.map = String::new();
    setup.campaign = Some(CampaignPick { id: id.to_owned(), team: "Bots".to_owned(), resume: None });
    Ok(setup)
}
