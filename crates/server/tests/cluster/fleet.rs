//! Several servers on one database behind one address, each a process that can be killed.

use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};

/// What a server says when it listens, on a line of its own.
pub(crate) const LISTENING: &str = "listening on ";

/// One server.
struct Node {
    child: Child,
    address: SocketAddr,
}

impl Node {
    async fn start(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn().expect("a process");
        let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
        loop {
            let line = lines.next_line().await.expect("readable").expect("it says where it listens");
            if let Some(address) = line.strip_prefix(LISTENING) {
                let address = address.parse().expect("an address");
                // Whatever else it says is thrown away, so that it never waits for a reader.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Self { child, address };
            }
        }
    }
}

/// The servers, and the small proxy before them.
pub(crate) struct Fleet {
    nodes: Vec<Node>,
    /// Where the proxy looks for them.
    known: Arc<Mutex<Vec<SocketAddr>>>,
    /// Where clients come.
    pub(crate) address: SocketAddr,
    command: Box<dyn Fn() -> Command + Send + Sync>,
}

impl Fleet {
    /// Starts so many servers with a command.
    pub(crate) async fn start(n: usize, command: impl Fn() -> Command + Send + Sync + 'static) -> Self {
        let nodes = futures_util::future::join_all((0..n).map(|_| Node::start(command()))).await;
        let known = Arc::new(Mutex::new(nodes.iter().map(|node| node.address).collect()));
        let address = proxy(known.clone()).await;
        Self { nodes, known, address, command: Box::new(command) }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Where the n-th listens.
    #[allow(dead_code, reason = "only `make cluster` asks")]
    pub(crate) fn node(&self, n: usize) -> SocketAddr {
        self.nodes[n].address
    }

    /// As `kill -9` does.
    pub(crate) async fn kill(&mut self, n: usize) {
        self.nodes[n].child.kill().await.expect("it can be killed");
    }

    /// As a deploy does: asks it to end and waits until it has.
    pub(crate) async fn terminate(&mut self, n: usize) {
        let id = self.nodes[n].child.id().expect("it runs").to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await.expect("a signal");
        assert!(sent.success());
        let ended = tokio::time::timeout(Duration::from_secs(30), self.nodes[n].child.wait()).await;
        let status = ended.expect("in time").expect("it ends");
        assert!(status.success(), "{status}");
    }

    /// Starts another in the place of one that is gone.
    pub(crate) async fn replace(&mut self, n: usize) {
        self.nodes[n] = Node::start((self.command)()).await;
        *self.known.lock().expect("no panic") = self.nodes.iter().map(|node| node.address).collect();
    }
}

/// A proxy as small as one can be: each connection goes to the next server that answers the door.
async fn proxy(known: Arc<Mutex<Vec<SocketAddr>>>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let turn = AtomicUsize::new(0);
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let mut nodes = known.lock().expect("no panic").clone();
            let n = nodes.len();
            nodes.rotate_left(turn.fetch_add(1, Ordering::Relaxed) % n);
            tokio::spawn(async move {
                let _ = client.set_nodelay(true);
                for node in nodes {
                    if let Ok(mut server) = TcpStream::connect(node).await {
                        let _ = server.set_nodelay(true);
                        let _ = copy_bidirectional(&mut client, &mut server).await;
                        return;
                    }
                }
            });
        }
    });
    address
}
