//! From files to [`Content`]. What a file says is read into the printed types at once and checked as a whole, so that a
//! pack is told everything that is wrong with it.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use sortie_content::{Finding, Severity, Source, Texts, TomlFile};
use toml::Spanned;

use super::Content;
use super::agent::{Agent, Drone, Promotion};
use super::alien::AlienCard;
use super::check;
use super::encounter::EncounterCard;
use super::entry::List;
use super::event::EventCard;
use super::item::Item;
use super::stock::Stock;
use super::weapon::Weapon;

/// Reads and checks what is printed on cards, sheets and tokens of the pack `defenders`. Everything that is wrong goes to
/// the findings; none if there is an error.
pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
    let before = findings.len();
    let agents = agents(source, findings);
    let weapons = list(source, "defenders/weapons.toml", findings, |raw: RawWeapons| raw.weapon);
    let devices = list(source, "defenders/devices.toml", findings, |raw: RawDevices| raw.device);
    let skills = list(source, "defenders/skills.toml", findings, |raw: RawSkills| raw.skill);
    let tactics = list(source, "defenders/tactics.toml", findings, |raw: RawTactics| raw.tactic);
    let aliens = list(source, "defenders/aliens.toml", findings, |raw: RawAliens| raw.alien);
    let events = list(source, "defenders/events.toml", findings, |raw: RawEvents| raw.event);
    let encounters = list(source, "defenders/encounters.toml", findings, |raw: RawEncounters| raw.encounter);
    let stock = TomlFile::open(source, "defenders/box.toml", findings)
        .and_then(|file| Some((file, file.read::<Stock>(findings)?)));

    let dice = crate::dice::read(source, findings);
    // A file that cannot be read is told once, and not again by whatever names something in it.
    let (agents, drones, ranks) = agents?;
    let (weapons, aliens) = (weapons?, aliens?);
    let items = Items { devices: devices?, skills: skills?, tactics: tactics? };
    let (events, encounters) = (events?, encounters?);
    let (stock_file, stock) = stock?;
    let dice = dice?;

    let texts = texts(source);
    check::agents(&agents, &texts, findings);
    check::drones(&drones, &texts, findings);
    check::ranks(&ranks, &texts, findings);
    check::ammo(&agents, &drones, &stock, findings);
    check::weapons(&weapons, &texts, findings);
    check::items(&items, &drones, &texts, findings);
    check::aliens(&aliens, &texts, findings);
    check::events(&events, &texts, findings);
    check::encounters(&encounters, &texts, findings);
    check::stock(stock_file, &stock, findings);
    if findings[before..].iter().any(|finding| finding.severity == Severity::Error) {
        return None;
    }
    Some(Content {
        agents: agents.into_values(),
        drones: drones.into_values(),
        ranks: ranks.into_values(),
        weapons: weapons.into_values(),
        devices: items.devices.into_values(),
        skills: items.skills.into_values(),
        tactics: items.tactics.into_values(),
        aliens: aliens.into_values(),
        events: events.into_values(),
        encounters: encounters.into_values(),
        stock,
        dice,
        missions: Vec::new(),
        campaigns: Vec::new(),
        battles: Vec::new(),
        maps: Vec::new(),
    })
}

/// The tokens with powers, kind by kind.
pub(super) struct Items<'a> {
    /// Devices.
    pub(super) devices: List<'a, Item>,
    /// Skills.
    pub(super) skills: List<'a, Item>,
    /// Tactics.
    pub(super) tactics: List<'a, Item>,
}

type Agents<'a> = (List<'a, Agent>, List<'a, Drone>, List<'a, Promotion>);

/// The file of sheets, with drones and ranks.
fn agents<'a>(source: &'a Source, findings: &mut Vec<Finding>) -> Option<Agents<'a>> {
    let file = TomlFile::open(source, "defenders/agents.toml", findings)?;
    let raw: RawAgents = file.read(findings)?;
    Some((List::new(file, raw.agent), List::new(file, raw.drone), List::new(file, raw.rank)))
}

/// What a file lists, each entry with its place.
fn list<'a, R: DeserializeOwned, T>(
    source: &'a Source,
    path: &'a str,
    findings: &mut Vec<Finding>,
    entries: impl Fn(R) -> Vec<Spanned<T>>,
) -> Option<List<'a, T>> {
    let file = TomlFile::open(source, path, findings)?;
    Some(List::new(file, entries(file.read(findings)?)))
}

/// The texts of this pack alone. What cannot be read among them is found by `sortie check`, with those of other packs.
fn texts(source: &Source) -> Texts {
    let own = source.files().filter(|(path, _)| path.starts_with("defenders/") && path.ends_with(".ftl"));
    Texts::read(&Source::of(own), &mut Vec::new())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAgents {
    agent: Vec<Spanned<Agent>>,
    drone: Vec<Spanned<Drone>>,
    rank: Vec<Spanned<Promotion>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWeapons {
    weapon: Vec<Spanned<Weapon>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDevices {
    device: Vec<Spanned<Item>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSkills {
    skill: Vec<Spanned<Item>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTactics {
    tactic: Vec<Spanned<Item>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAliens {
    alien: Vec<Spanned<AlienCard>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvents {
    event: Vec<Spanned<EventCard>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEncounters {
    encounter: Vec<Spanned<EncounterCard>>,
}
