//! `sortie serve`.

use std::net::IpAddr;

use anyhow::Context;
use sortie_games::Registry;
use sortie_server::Options;
use tracing_subscriber::EnvFilter;

use crate::content::ContentArgs;

/// Arguments of `sortie serve`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The port to listen on; 0 takes any free one.
    #[arg(long, default_value_t = 8420)]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets others on the network join.
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Where games are kept.
    #[arg(long, default_value = "sqlite:sortie.db")]
    database: String,
    #[command(flatten)]
    content: ContentArgs,
}

pub(crate) fn run(registry: &Registry, args: &Args) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let filter = EnvFilter::try_from_env("SORTIE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let options =
        Options { host: args.host, port: args.port, database: args.database.clone(), ..Options::default() };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(sortie_server::serve(registry, options))?;
    Ok(0)
}
