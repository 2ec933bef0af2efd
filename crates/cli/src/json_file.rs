//! Files of JSON that people name on the command line.

use std::path::Path;

use anyhow::Context;
use serde_json::Value;

/// Reads one.
pub(crate) fn read_json(path: &Path) -> anyhow::Result<Value> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    serde_json::from_str(&text).with_context(|| format!("{name} is not JSON"))
}
