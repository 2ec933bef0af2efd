//! `sortie serve`.

mod limits;
mod settings;

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use sortie_games::Registry;
use sortie_server::{Cidr, Options};
use tracing_subscriber::EnvFilter;

use crate::content::ContentArgs;
use limits::{LimitArgs, seconds};
pub(crate) use settings::expanded;

/// Arguments of `sortie serve`.
#[derive(Debug, clap::Args)]
#[command(
    args_override_self = true,
    after_help = "Every option can also be set in the environment (SORTIE_PORT for --port) or in the settings file (port = 8420); the \
                  command line has the last word. SORTIE_LOG says what is logged: info, sortie_server=debug."
)]
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
    /// A file with options.
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
    /// The addresses of proxies that are believed about whom they speak for (X-Forwarded-For), with commas between.
    #[arg(long, value_name = "CIDR", value_delimiter = ',', default_values_t = Cidr::THIS_MACHINE)]
    trusted_proxy: Vec<Cidr>,
    /// How long a table that nobody looks at stays in memory.
    #[arg(long, value_name = "SECONDS", default_value_t = 300.0, value_parser = seconds)]
    idle_seconds: f64,
    #[command(flatten)]
    content: ContentArgs,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(registry: &Registry, args: &Args) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let filter = EnvFilter::try_from_env("SORTIE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    if let Some(file) = &args.settings {
        tracing::info!(file = %file.display(), "settings");
    }
    let options = Options {
        host: args.host,
        port: args.port,
        database: args.database.clone(),
        idle: Duration::from_secs_f64(args.idle_seconds),
        limits: args.limits.limits(),
        trusted_proxies: args.trusted_proxy.clone(),
        ..Options::default()
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(sortie_server::serve(registry, options))?;
    Ok(0)
}
