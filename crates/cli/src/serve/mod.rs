//! `sortie serve`.

mod limits;
mod settings;

use std::net::{IpAddr, SocketAddr};
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
                  command line has the last word."
)]
pub(crate) struct Args {
    /// The port to listen on; 0 takes any free one.
    #[arg(long, default_value_t = 8420)]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets others on the network join.
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Where games are kept: sqlite:FILE, or postgres://USER@HOST/NAME, which several servers may share.
    #[arg(long, default_value = "sqlite:sortie.db")]
    database: String,
    /// Where servers that share a PostgreSQL reach this one, unless it is where it listens.
    #[arg(long, value_name = "HOST:PORT")]
    node_address: Option<String>,
    /// A file with options.
    #[arg(long, value_name = "FILE")]
    pub(crate) settings: Option<PathBuf>,
    /// The addresses of proxies that are believed about whom they speak for (X-Forwarded-For), with commas between.
    #[arg(long, value_name = "CIDR", value_delimiter = ',', default_values_t = Cidr::THIS_MACHINE)]
    trusted_proxy: Vec<Cidr>,
    /// How long a table that nobody looks at stays in memory.
    #[arg(long, value_name = "SECONDS", default_value_t = 300.0, value_parser = seconds)]
    idle_seconds: f64,
    /// Where Prometheus is told what goes on, under /metrics: 127.0.0.1:9420. Whoever can connect there can read it.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// What is logged: warn, info, sortie_server=debug.
    #[arg(long, value_name = "FILTER", default_value = "info", value_parser = filter)]
    log: String,
    /// How it is logged: lines for people, or JSON for programs.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
    #[command(flatten)]
    content: ContentArgs,
    #[command(flatten)]
    limits: LimitArgs,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Refuses what is no filter, which would log nothing.
fn filter(text: &str) -> Result<String, String> {
    EnvFilter::try_new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

pub(crate) fn run(registry: &Registry, args: &Args) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let log =
        tracing_subscriber::fmt().with_env_filter(EnvFilter::new(&args.log)).with_writer(std::io::stderr);
    match args.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    if let Some(file) = &args.settings {
        tracing::info!(file = %file.display(), "settings");
    }
    let options = Options {
        host: args.host,
        port: args.port,
        database: args.database.clone(),
        node_address: args.node_address.clone(),
        idle: Duration::from_secs_f64(args.idle_seconds),
        limits: args.limits.limits(),
        trusted_proxies: args.trusted_proxy.clone(),
        metrics: args.metrics,
        ..Options::default()
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(sortie_server::serve(registry, options))?;
    Ok(0)
}
