//! Task teams.

use sortie_content::Finding;

use super::{count, name, twice};
use crate::content::entry::Entry;
use crate::content::raw::RawTeam;
use crate::content::read::Pack;
use crate::profile::Rank;

/// Ten teams of 47 kinds of unit and 76 miniatures, each with three loadout cards and a hand of six.
pub(super) fn teams(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.teams, |team| &team.id, findings);
    for entry in &pack.teams.entries {
        name(entry, "team", &entry.value.id, &pack.texts, findings);
        team(pack, entry, findings);
    }
    let miniatures = pack.teams.values().map(n_members).sum();
    count(pack, &pack.teams, pack.teams.entries.len(), 10, "teams", findings);
    count(pack, &pack.teams, miniatures, 76, "miniatures", findings);
    count(pack, &pack.units, pack.units.entries.len(), 47, "kinds of unit", findings);
    for entry in &pack.units.entries {
        let is_in = |team: &&RawTeam| team.members.iter().any(|member| member.unit == entry.value.id);
        if pack.teams.values().filter(is_in).count() == 0 {
            findings.push(entry.error("unit-unused", format!("no team has a `{}`", entry.value.id)));
        }
    }
}

fn n_members(team: &RawTeam) -> usize {
    team.members.iter().map(|member| usize::from(member.count)).sum()
}

fn team(pack: &Pack<'_>, entry: &Entry<'_, RawTeam>, findings: &mut Vec<Finding>) {
    let team = &entry.value;
    let mut wrong = |code, message: String| findings.push(entry.error(code, message));
    let n = n_members(team);
    if !(6..=10).contains(&n) {
        wrong("team-size", format!("{n} miniatures; a team has 6 to 10 (C1.1)"));
    }
    let mut ranks = [0; Rank::ALL.len()];
    for member in &team.members {
        match pack.units.values().find(|unit| unit.id == member.unit) {
            Some(unit) => ranks[unit.profile().rank.index()] += member.count,
            None => wrong("unknown-id", format!("there is no unit `{}`", member.unit)),
        }
    }
    // S19: what missions and cards count on.
    let [commanders, corps, special, support] = ranks;
    if commanders != 1
        || !(2..=6).contains(&corps)
        || !(1..=3).contains(&special)
        || !(1..=2).contains(&support)
    {
        let message = format!(
            "{commanders} commanders, {corps} corps, {special} special forces, {support} support; a team has 1, 2 to 6, \
             1 to 3, 1 or 2 (S19)"
        );
        wrong("team-ranks", message);
    }
    if team.loadouts.len() != 3 {
        wrong("team-loadouts", format!("{} loadout cards; a team has 3 (C1.13)", team.loadouts.len()));
    }
    for side in team.loadouts.iter().flatten() {
        if pack.sides.values().all(|known| known.id != *side) {
            wrong("unknown-id", format!("there is no loadout side `{side}`"));
        }
    }
    let hand = pack.hand(team).len();
    if hand != 6 {
        wrong("team-hand", format!("{hand} command cards; a hand holds 6 (C1.14)"));
    }
}
