//! Who takes which errand.

use sortie_defenders::view::AgentView;

use super::Errand;
use crate::defenders::sight::Sight;

/// The errand an agent takes: of all pairs of an agent and an errand the shortest way is settled first. Who is left over lends a
/// hand where it is nearest.
pub(in crate::defenders) fn taken(sight: &Sight<'_>, errands: &[Errand], me: &AgentView) -> Option<usize> {
    let mut free: Vec<&AgentView> =
        sight.view.agents.iter().filter(|agent| agent.at.is_some() && !agent.bleeds).collect();
    let mut open: Vec<usize> = (0..errands.len()).collect();
    let way = |agent: &AgentView, errand: usize| {
        let errand = &errands[errand];
        let way = agent.at.and_then(|at| errand.way(at))?;
        let fits = errand.only.is_none_or(|only| only == agent.figure) && errand.but != Some(agent.figure);
        fits.then(|| f64::from(way) - 4.0 * errand.worth)
    };
    while !free.is_empty() && !open.is_empty() {
        let pairs = free
            .iter()
            .enumerate()
            .flat_map(|(a, agent)| open.iter().enumerate().map(move |(e, errand)| (a, e, *agent, *errand)));
        let found = pairs.filter_map(|(a, e, agent, errand)| Some((a, e, way(agent, errand)?)));
        let Some((a, e, _)) = found.min_by(|one, other| one.2.total_cmp(&other.2)) else { break };
        let errand = open[e];
        if free[a].figure == me.figure {
            return Some(errand);
        }
        free.remove(a);
        if errands[errand].single {
            open.remove(e);
        }
    }
    (0..errands.len())
        .filter_map(|n| Some((n, way(me, n)?)))
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(n, _)| n)
}
