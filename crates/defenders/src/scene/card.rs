//! The card of an alien in a scene: its lines and what each makes it do.

use sortie_content::scene::Object;

use crate::mind::{Arm, Deed, Line, To};

/// The lines under `ai`; none if there is no card.
pub(super) fn read(figure: &Object) -> Result<Vec<Line>, String> {
    let mut lines: Vec<Line> = Vec::new();
    let entries = figure.list("ai")?;
    let n_lines = entries.len();
    for (n, (place, value)) in entries.into_iter().enumerate() {
        let object = Object::new(place, value)?.only(&["at", "blind", "do"])?;
        let line = read_line(&object)?;
        let is_last = n + 1 == n_lines;
        if line.at.is_none() != is_last {
            let place = if is_last { figure.place("ai") } else { object.place("blind") };
            return Err(format!("{place}: the blind line is the last one, and there is always one (136)"));
        }
        let before = lines.last().and_then(|before| before.at);
        if line.at.is_some_and(|at| before.is_some_and(|before| at <= before)) {
            return Err(format!("{}: the numbers of the lines rise (135)", object.place("at")));
        }
        lines.push(line);
    }
    if lines.is_empty() && figure.value("ai").is_some() {
        return Err(format!("{}: there is always a blind line (136)", figure.place("ai")));
    }
    Ok(lines)
}

fn read_line(line: &Object) -> Result<Line, String> {
    let at = line.optional("at")?;
    let is_blind = line.or("blind", false)?;
    if at.is_some() == is_blind {
        return Err(format!("{}: a line has a number or is blind", line.place("at")));
    }
    let deeds = line.list("do")?.into_iter().map(|(place, value)| read_deed(&Object::new(place, value)?));
    let deeds: Vec<Deed> = deeds.collect::<Result<_, _>>()?;
    if deeds.is_empty() {
        return Err(format!("{}: a line does something", line.place("do")));
    }
    Ok(Line { at, does: deeds })
}

fn read_deed(deed: &Object) -> Result<Deed, String> {
    if deed.value("attack").is_some() {
        let deed = deed.clone().only(&["attack", "to", "times"])?;
        let times = deed.or("times", 1)?;
        if !(1..=2).contains(&times) {
            return Err(format!("{}: an attack is made once or twice (176)", deed.place("times")));
        }
        return Ok(Deed::Attack { with: deed.required::<Arm>("attack")?, to: deed.optional("to")?, times });
    }
    let to = |deed: &Object| deed.required::<To>("to");
    let areas = |deed: &Object| deed.required::<u8>("areas");
    let only = |known: &[&str]| deed.clone().only(known);
    match deed.required::<String>("move")?.as_str() {
        "adjacent" => Ok(Deed::Adjacent { to: to(&only(&["move", "to"])?)? }),
        "toward" => {
            let deed = only(&["move", "areas", "to"])?;
            Ok(Deed::Toward { areas: areas(&deed)?, to: to(&deed)? })
        }
        "away" => Ok(Deed::Away { areas: areas(&only(&["move", "areas"])?)? }),
        "tp" => Ok(Deed::ToPoint { areas: areas(&only(&["move", "areas"])?)? }),
        word => {
            Err(format!("{}: `{word}` is no move; there are adjacent, toward, away, tp", deed.place("move")))
        }
    }
}
