//! The objectives table: rules that wait for the mission status step, read from the top (45).

use sortie_content::{Finding, Place};

use super::Walk;
use crate::content::mission::{Effect, Given, Mission, MissionResult, OwnGiven, OwnTrigger, Trigger};

pub(super) fn table(mission: &Mission, walk: &Walk<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    for seen in &walk.effects {
        let (Effect::Win(word) | Effect::Lose(word)) = seen.effect else { continue };
        let won = matches!(seen.effect, Effect::Win(_));
        if MissionResult::named(word).is_none_or(|result| result.is_won() != won) {
            let message = "a mission is won `accomplished` or `partly`, and lost `failed`";
            findings.push(seen.place.error("result-unknown", message));
        }
    }
    let status = Trigger::Own(OwnTrigger::Status);
    let rules: Vec<_> = mission.rule.iter().enumerate().filter(|(_, rule)| rule.when == status).collect();
    let decides = |effects: &[Effect]| {
        let mut all = Vec::new();
        Effect::flatten(effects, &mut all);
        all.iter().any(|effect| matches!(effect, Effect::Win(_) | Effect::Lose(_)))
    };
    for (n, rule) in rules.iter().filter(|(_, rule)| !decides(&rule.effect)) {
        let place = file.key("rule").nth(*n);
        let message =
            if rule.given.is_empty() { "this decides nothing" } else { "this decides nothing when it holds" };
        findings.push(place.error("status-idle", message));
    }
    // Whatever has happened, the mission ends when it is over.
    let is_limit = |given: &Given| *given == Given::Own(OwnGiven::Over);
    match rules.last() {
        Some((_, last)) if last.given.iter().all(is_limit) => {}
        Some((n, _)) => {
            let message = "the last row of the table has no condition but `over`, so that every mission ends";
            findings.push(file.key("rule").nth(*n).error("status-open", message));
        }
        None => {
            let message = "no rule waits for `status`: the mission has no objectives table";
            findings.push(file.key("rule").error("status-open", message));
        }
    }
}
