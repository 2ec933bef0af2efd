//! `sortie new-mission`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use sortie_games::{AnyGame, NewMission, Registry};

use crate::command::choice_of;
use crate::content::language;

/// Arguments of `sortie new-mission`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The name of the mission: small letters and figures, joined by `_`.
    id: String,
    /// Of which game; may be left out if only one has missions of one's own.
    #[arg(long)]
    game: Option<String>,
    /// The language you write in: en, de or it. One is enough; readers of others see it too, until it is translated.
    #[arg(long, default_value = "en")]
    lang: String,
    /// The folder of your content; it is made if there is none.
    #[arg(long = "content", value_name = "DIR", default_value = "my_content")]
    folder: PathBuf,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let id = &args.id;
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    ensure!(
        id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(is_name),
        "`{id}` is no name; small letters and figures, joined by `_`"
    );
    let language = language(&args.lang)?;
    let (game, template) = template(registry, args.game.as_deref())?;
    let pack = args.folder.join(game);
    let mission = template.mission.replace("NAME", id);
    write(&pack.join("missions").join(format!("{id}.toml")), &mission, out)?;
    let texts = (template.texts)(language).replace("NAME", &id.replace('_', "-"));
    write(&pack.join(language.code()).join(format!("mission_{id}.ftl")), &texts, out)?;
    let folder = args.folder.display();
    writeln!(out, "Next: sortie check {folder}, and docs/missions.md says how to go on.")?;
    Ok(0)
}

/// The game that is meant and the mission to begin with.
fn template(registry: &Registry, wanted: Option<&str>) -> anyhow::Result<(&'static str, NewMission)> {
    let of = |game: &Arc<dyn AnyGame>| Some((game.info().id, game.new_mission()?));
    let all: Vec<(&str, NewMission)> = registry.games().filter_map(of).collect();
    let meant = |id: &str| wanted.is_none_or(|wanted| wanted == id);
    let meant: Vec<_> = all.iter().filter(|(id, _)| meant(id)).copied().collect();
    let known = choice_of(&all.iter().map(|(id, _)| *id).collect::<Vec<_>>());
    match (&meant[..], wanted) {
        ([one], _) => Ok(*one),
        (_, Some(wanted)) => bail!("--game: `{wanted}` takes no missions of one's own; {known} does"),
        (_, None) => bail!("--game: say which, {known}"),
    }
}

/// Writes a new file; one that is there already is somebody's work.
fn write(path: &Path, text: &str, out: &mut dyn Write) -> anyhow::Result<()> {
    let name = path.display();
    ensure!(!path.exists(), "{name} is there already");
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {name}"))?;
    writeln!(out, "{name}")?;
    Ok(())
}
