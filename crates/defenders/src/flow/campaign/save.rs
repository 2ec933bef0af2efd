//! From a campaign to the form in which later versions of the program find it, and back. The journal of a table plays again
//! bit for bit as long as rules and content stay; when they change, the campaign goes on from here.

use crate::content::{Class, Content, Gain, Item};
use crate::setup::{CampaignPick, SavedAgent, SavedCampaign, SavedMission};
use crate::state::{AgentFile, Campaign, Played, State};

/// The campaign as it is at headquarters, or was there last: a mission under way is open again then. None outside a campaign and
/// when it is over.
pub(crate) fn checkpoint(content: &Content, state: &State) -> Option<SavedCampaign> {
    let now = state.campaign()?;
    if now.ending.is_some() {
        return None;
    }
    let campaign = now.before.as_deref().unwrap_or(now);
    let name = |items: &[Item], n: &u8| items[usize::from(*n)].id.clone();
    let mission = |played: &Played| SavedMission {
        mission: content.missions[usize::from(played.mission)].id.clone(),
        ending: played.ending,
        rounds: played.rounds,
        team: played.team.clone(),
    };
    let agent = |class: Class| {
        let file = campaign.file(class);
        let AgentFile { grade, skills, tactics } = file;
        (*file != AgentFile::default()).then(|| SavedAgent {
            class,
            grade: *grade,
            skills: skills.iter().map(|skill| name(&content.skills, skill)).collect(),
            tactics: tactics.iter().map(|tactic| name(&content.tactics, tactic)).collect(),
        })
    };
    Some(SavedCampaign {
        version: SavedCampaign::VERSION,
        campaign: content.campaigns[usize::from(campaign.campaign)].id.clone(),
        team: campaign.team.clone(),
        epoch: state.epoch,
        played: campaign.played.iter().map(mission).collect(),
        agents: state.agents.iter().map(|agent| agent.class).collect(),
        files: Class::ALL.into_iter().filter_map(agent).collect(),
        weapons: campaign
            .weapons
            .iter()
            .map(|&weapon| content.weapons[usize::from(weapon)].id.clone())
            .collect(),
    })
}

/// The campaign of a file, as far as it is known here. What is not known any more is left out, and so is what the rules do not
/// allow: a file cannot break them.
pub(super) fn restored(
    content: &Content,
    number: u8,
    pick: &CampaignPick,
    saved: &SavedCampaign,
) -> Campaign {
    let mut reading = Reading { content, campaign: Campaign::new(number, pick.team.trim()), has_lost: false };
    for played in &saved.played {
        reading.played(played);
    }
    for file in &saved.files {
        reading.file(file);
    }
    for id in &saved.weapons {
        let weapon = content.weapon(id).map(|weapon| weapon as u8);
        if let Some(weapon) = reading.known(weapon)
            && !reading.campaign.owns(weapon)
        {
            reading.campaign.weapons.push(weapon);
        }
    }
    Campaign { has_lost: reading.has_lost, ..reading.campaign }
}

/// A file that is read, name by name.
struct Reading<'a> {
    content: &'a Content,
    campaign: Campaign,
    /// Whether something was not known.
    has_lost: bool,
}

impl Reading<'_> {
    fn known<T>(&mut self, found: Option<T>) -> Option<T> {
        self.has_lost |= found.is_none();
        found
    }

    /// A mission of the campaign that ended as it can.
    fn played(&mut self, saved: &SavedMission) {
        let printed = &self.content.campaigns[usize::from(self.campaign.campaign)];
        let leg = printed.leg(&saved.mission).filter(|leg| leg.after(saved.ending.result()).is_some());
        let mission = leg.and_then(|leg| self.content.mission(&leg.mission));
        let Some(mission) = self.known(mission) else { return };
        let SavedMission { ending, rounds, .. } = *saved;
        let mut team = saved.team.clone();
        team.truncate(Class::ALL.len());
        self.campaign.played.push(Played { mission: mission as u8, ending, rounds, team });
    }

    /// Skills and tactics as far as the rank brings so many, for this class, and as there are tokens left (126, 127).
    fn file(&mut self, saved: &SavedAgent) {
        let content = self.content;
        let ranks = content.ranks.iter().filter(|rank| rank.grade <= saved.grade);
        let due = |gain: Gain| ranks.clone().filter(|rank| rank.gain == gain).count();
        let n_skills = due(Gain::Skill);
        for id in &saved.skills {
            let found = content.skills.iter().position(|item| item.id == *id).filter(|&n| {
                let files = &self.campaign.files;
                let own = &files[saved.class as usize].skills;
                let n_taken =
                    files.iter().flat_map(|file| &file.skills).filter(|&&skill| usize::from(skill) == n);
                own.len() < n_skills
                    && !own.contains(&(n as u8))
                    && is_there(&content.skills[n], saved.class, n_taken.count())
            });
            if let Some(skill) = self.known(found) {
                self.campaign.files[saved.class as usize].skills.push(skill as u8);
            }
        }
        let n_tactics = [due(Gain::BasicTactic), due(Gain::ImprovedTactic)];
        for id in &saved.tactics {
            let found = content.tactics.iter().position(|item| item.id == *id).filter(|&n| {
                let files = &self.campaign.files;
                let item = &content.tactics[n];
                let own = files[saved.class as usize].tactics.iter();
                let of_kind =
                    own.filter(|&&tactic| content.tactics[usize::from(tactic)].improved == item.improved);
                let n_taken =
                    files.iter().flat_map(|file| &file.tactics).filter(|&&tactic| usize::from(tactic) == n);
                of_kind.count() < n_tactics[usize::from(item.improved)]
                    && is_there(item, saved.class, n_taken.count())
            });
            if let Some(tactic) = self.known(found) {
                self.campaign.files[saved.class as usize].tactics.push(tactic as u8);
            }
        }
        self.campaign.files[saved.class as usize].grade = saved.grade;
    }
}

/// Whether a class may have one more of a token of which so many are in use.
fn is_there(item: &Item, class: Class, n_taken: usize) -> bool {
    item.is_for(class) && n_taken < usize::from(item.copies)
}
