//! What one client may take from the others, as options.

use std::time::Duration;

use sortie_server::Limits;

/// Options for every limit. Times are in seconds.
macro_rules! limits {
    (counts { $($(#[doc = $doc:literal])* $count:ident: $kind:ty,)* } times { $($(#[doc = $time_doc:literal])* $seconds:ident = $time:ident,)* }) => {
        /// What one client may take from the others.
        #[derive(Debug, Clone, Copy, clap::Args)]
        #[command(next_help_heading = "Limits")]
        pub(crate) struct LimitArgs {
            $($(#[doc = $doc])* #[arg(long, value_name = "N", default_value_t = Limits::default().$count)] $count: $kind,)*
            $($(#[doc = $time_doc])* #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().$time.as_secs_f64(), value_parser = seconds)] $seconds: f64,)*
        }

        impl LimitArgs {
            pub(crate) fn limits(&self) -> Limits {
                Limits { $($count: self.$count,)* $($time: Duration::from_secs_f64(self.$seconds),)* }
            }
        }
    };
}

limits! {
    counts {
    /// Connections served at once; more wait until one ends.
    connections: usize,
    /// Of them, one address's. A school or a convention is one address; a trusted proxy is not held to it.
    connections_each: usize,
    /// Live sockets at once.
    sockets: usize,
    /// Of them, one address's.
    sockets_each: usize,
    /// Live sockets one address may open in a minute.
    new_sockets_each: u32,
    /// Requests worked on at once; the next is refused.
    requests: usize,
    /// Of them, one address's.
    requests_each: usize,
    /// Replays and files one address may read at once.
    long_answers_each: usize,
    /// Replays, files and branches one address may ask for in a minute.
    dear_requests_each: u32,
    /// Bytes one address may send, or read of long answers, in a minute; what is beyond waits.
    bytes_each: u32,
    /// Tables one address may make in a minute.
    new_tables_each: u32,
    /// Guests one address may become in a minute.
    new_guests_each: u32,
    /// Choices and undos a table takes.
    journal: u64,
    /// Game files that wait at once to be played again.
    imports: usize,
    /// Events a game file may lead to.
    import_events: usize,
    /// Messages that may wait for a client that reads slowly; one further behind is let go and comes back.
    outbox: usize,
    /// Bytes of a message of a client.
    message_bytes: usize,
    /// Messages a client may send in a second; twice as many at once.
    messages: u32,
    /// Of them, hellos, which make the table tell its story; five times as many at once.
    hellos: u32,
    /// Of them, words and pointing; five times as many at once.
    talk: u32,
    /// Of them, questions where choices would lead; twice as many at once.
    foresights: u32,
    /// Bytes of the body of a request.
    body_bytes: usize,
    /// Bytes of a game file.
    file_bytes: usize,
    }
    times {
    /// For the head of a request, and between two requests.
    header_seconds = header_time,
    /// For a request with its body.
    request_seconds = request_time,
    /// For the first word on a live socket.
    hello_seconds = hello_time,
    /// Between two questions whether a quiet client is still there.
    ping_seconds = ping_time,
    /// Until a quiet client is taken to be gone.
    silence_seconds = silence_time,
    /// For a client to read one message.
    send_seconds = send_time,
    /// For a bot to think.
    bot_seconds = bot_time,
    /// For open requests once the server is told to end.
    farewell_seconds = farewell_time,
    /// A guest without a table is kept for.
    guest_seconds = guest_time,
    /// A table at which nothing was ever chosen is kept for.
    empty_table_seconds = empty_table_time,
    /// For work on one game file.
    import_seconds = import_time,
    }
}

/// Seconds, from a hundredth to a hundred years.
pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    if (0.01..=3_155_760_000.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("from 0.01 to 3155760000".to_owned())
    }
}
