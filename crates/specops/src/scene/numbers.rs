//! Numbers of a scene that are counts: whole, none below 0.

use sortie_content::scene::Object;

/// What every count that is only spent as far as it does something is cut to: more than any pool has dice.
const ENOUGH: u64 = 9999;

/// How many of something; none if left out.
pub(super) fn count(fields: &Object, key: &str) -> Result<u64, String> {
    fields.or(key, 0)
}

/// How many of something that is only spent as far as it does something.
pub(super) fn few(fields: &Object, key: &str) -> Result<u16, String> {
    Ok(count(fields, key)?.min(ENOUGH) as u16)
}

/// A count that must not be more than this.
pub(super) fn at_most(fields: &Object, key: &str, most: u64) -> Result<u64, String> {
    let count = count(fields, key)?;
    if count > most { Err(format!("{}: {count} is more than {most}", fields.place(key))) } else { Ok(count) }
}

/// A number that the question must say.
pub(super) fn said(fields: &Object, key: &str) -> Result<u64, String> {
    fields.required(key)
}

/// A number that the question must say, or say to be none with `null`.
pub(super) fn said_or_null(fields: &Object, key: &str) -> Result<Option<u64>, String> {
    if fields.is_null(key) { Ok(None) } else { said(fields, key).map(Some) }
}

/// Health that is left: 1 if left out, and never 0, as such a unit is gone (C10.1).
pub(super) fn left(fields: &Object) -> Result<u64, String> {
    match fields.or("left", 1)? {
        0 => Err(format!("{}: at least 1", fields.place("left"))),
        left => Ok(left),
    }
}

/// A part whose fields are all of one kind; another is unknown.
pub(super) fn kinds(fields: &Object, key: &str, known: &[&str], what: &str) -> Result<Object, String> {
    let part = fields.object(key)?;
    let value = fields.value(key).and_then(|value| value.as_object());
    match value.into_iter().flat_map(|part| part.keys()).find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(format!("{}: unknown {what}; there are {}", part.place(name), known.join(", "))),
        None => Ok(part),
    }
}
