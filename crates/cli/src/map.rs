//! `sortie map`.

use std::io::Write;
use std::sync::Arc;

use anyhow::{anyhow, bail};
use sortie_games::{AnyGame, NoMap, Registry};

use crate::command::choice_of;
use crate::content::ContentArgs;

/// Arguments of `sortie map`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A map; all of them are listed if left out.
    id: Option<String>,
    /// Of which game; may be left out if only one has such a map.
    #[arg(long)]
    game: Option<String>,
    /// A mission that is played on it: its objects and regions are drawn too.
    #[arg(long, requires = "id")]
    mission: Option<String>,
    /// Print a picture as SVG, for a file.
    #[arg(long, requires = "id")]
    svg: bool,
    #[command(flatten)]
    content: ContentArgs,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let games = drawn(&registry, args.game.as_deref())?;
    let Some(id) = &args.id else {
        for map in games.iter().flat_map(|game| game.maps()) {
            writeln!(out, "{map}")?;
        }
        return Ok(0);
    };
    let game = games.iter().find(|game| game.maps().contains(id)).ok_or_else(|| {
        let known: Vec<String> = games.iter().flat_map(|game| game.maps()).collect();
        anyhow!("there is no map `{id}`; there are {}", known.join(", "))
    })?;
    match (game.map(id, args.mission.as_deref()), &args.mission) {
        (Ok(drawing), _) => write!(out, "{}", if args.svg { drawing.svg } else { drawing.text })?,
        (Err(NoMap::Mission), Some(mission)) => {
            bail!("--mission: no mission `{mission}` is played on `{id}`")
        }
        (Err(error), _) => bail!("{id}: {error}"),
    }
    Ok(0)
}

/// The games that draw maps, or the one that is meant.
fn drawn(registry: &Registry, wanted: Option<&str>) -> anyhow::Result<Vec<Arc<dyn AnyGame>>> {
    let all: Vec<_> = registry.games().filter(|game| game.has_maps()).cloned().collect();
    let Some(wanted) = wanted else { return Ok(all) };
    let known = choice_of(&registry.names(|game| game.has_maps()));
    let meant = all.into_iter().find(|game| game.info().id == wanted);
    Ok(vec![meant.ok_or_else(|| anyhow!("--game: `{wanted}` has no maps to draw; {known} does"))?])
}
