//! Hints of a tutorial.

use super::given::holds;
use crate::content::Content;
use crate::state::State;

/// The hint to show now: the first whose conditions hold and that has not been followed.
pub(crate) fn hint(content: &Content, state: &State) -> Option<u8> {
    let (mission, script) = (state.mission(content)?, state.script.as_ref()?);
    if script.over.is_some() {
        return None;
    }
    let mut open = mission.hint.iter().enumerate().take(32).filter(|(n, _)| script.hinted >> n & 1 == 0);
    open.find(|(_, hint)| holds(content, state, &hint.given)).map(|(n, _)| n as u8)
}
