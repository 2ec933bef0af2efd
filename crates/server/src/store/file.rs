//! The files of a database, watched: whoever deletes, replaces or overwrites them under a running server takes every later
//! choice with them, and SQLite does not notice.
//!
//! A file that is still open works on when its name is gone, until the last who has it open leaves. So the names are
//! looked up before a write is begun and before it is acknowledged: they must lead to the files that were opened, and the
//! write-ahead log must begin as SQLite begins it.

use std::ffi::OsString;
use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

use super::StoreError;

/// The head of a write-ahead log: magic, format, page size, checkpoint, two salts, two sums over all before them.
const WAL_HEAD: usize = 32;

/// The files behind an open database.
#[derive(Debug)]
pub(crate) struct DatabaseFile {
    path: PathBuf,
    main: Place,
    log: Place,
    is_lost: AtomicBool,
    told: watch::Sender<bool>,
    /// Held as long as the server runs; the system lets go of it whatever ends the server.
    lock: File,
}

impl DatabaseFile {
    /// Takes a database for this process alone, before it is opened.
    pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
        let name = beside(path, ".lock");
        let refused = |cause: io::Error| StoreError::Lock {
            path: name.display().to_string(),
            cause: cause.to_string(),
        };
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&name)
            .map_err(refused)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => {
                let mut owner = String::new();
                let _ = file.read_to_string(&mut owner);
                let owner = owner.trim().to_owned();
                return Err(StoreError::InUse { path: path.display().to_string(), owner });
            }
            Err(std::fs::TryLockError::Error(cause)) => return Err(refused(cause)),
        }
        let owner = format!("process {}", std::process::id());
        let write =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(owner.as_bytes()));
        write.map_err(refused)?;
        Ok(file)
    }

    /// Remembers the files of a database that is open, its log included.
    pub(super) fn watch(path: &Path, lock: File) -> Result<Self, StoreError> {
        let place = |path: &Path| {
            let found = Place::of(path);
            found.map_err(|cause| StoreError::Lock {
                path: path.display().to_string(),
                cause: cause.to_string(),
            })
        };
        Ok(Self {
            path: path.to_owned(),
            main: place(path)?,
            log: place(&beside(path, "-wal"))?,
            is_lost: AtomicBool::new(false),
            told: watch::Sender::new(false),
            lock,
        })
    }

    /// Whether the files are still those that were opened. Once they are not, they never are again: what was written in
    /// the meantime is nowhere.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if !self.is_lost.load(Ordering::Relaxed) {
            match self.look() {
                Ok(()) => return Ok(()),
                Err(reason) => {
                    tracing::error!(path = %self.path.display(), reason, "the database is not the one that was opened");
                    self.is_lost.store(true, Ordering::Relaxed);
                    self.told.send_replace(true);
                }
            }
        }
        Err(StoreError::Lost(self.path.display().to_string()))
    }

    /// Returns when the files are lost, if they ever are.
    pub(crate) async fn lost(&self) {
        // The sender lives as long as we do.
        let _ = self.told.subscribe().wait_for(|lost| *lost).await;
    }

    /// Lets others have the database.
    pub(super) fn release(&self) {
        // Whoever ends lets go of it anyway.
        let _ = self.lock.unlock();
    }

    /// A name for a file beside the database.
    pub(crate) fn beside(&self, end: &str) -> PathBuf {
        beside(&self.path, end)
    }

    fn look(&self) -> Result<(), String> {
        self.main.check(&self.path)?;
        let log = beside(&self.path, "-wal");
        self.log.check(&log)?;
        let mut head = [0; WAL_HEAD];
        let read = File::open(&log).and_then(|mut file| file.read_exact(&mut head));
        match read {
            Ok(()) if is_wal_head(&head) => Ok(()),
            Ok(()) => Err("its log was overwritten".to_owned()),
            // Nothing was written since it was last emptied.
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Which file a name leads to.
#[derive(Debug, PartialEq, Eq)]
struct Place(u64, u64);

impl Place {
    fn of(path: &Path) -> io::Result<Self> {
        std::fs::metadata(path).map(|found| Self::from(&found))
    }

    fn check(&self, path: &Path) -> Result<(), String> {
        match Self::of(path) {
            Ok(found) if found == *self => Ok(()),
            Ok(_) => Err(format!("{} was replaced", path.display())),
            Err(error) => Err(format!("{}: {error}", path.display())),
        }
    }
}

#[cfg(unix)]
impl From<&Metadata> for Place {
    fn from(found: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self(found.dev(), found.ino())
    }
}

/// Other systems do not let an open file be taken away.
#[cfg(not(unix))]
impl From<&Metadata> for Place {
    fn from(_: &Metadata) -> Self {
        Self(0, 0)
    }
}

/// A name for a file beside another.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// Whether the sums over the head of a log are right, as the file format of SQLite says.
fn is_wal_head(head: &[u8; WAL_HEAD]) -> bool {
    let big = match head[..4] {
        [0x37, 0x7f, 0x06, 0x82] => false,
        [0x37, 0x7f, 0x06, 0x83] => true,
        _ => return false,
    };
    let word = |n: usize| -> [u8; 4] { [head[4 * n], head[4 * n + 1], head[4 * n + 2], head[4 * n + 3]] };
    let number = |n: usize| if big { u32::from_be_bytes(word(n)) } else { u32::from_le_bytes(word(n)) };
    let (mut first, mut second) = (0_u32, 0_u32);
    for pair in 0..3 {
        first = first.wrapping_add(number(2 * pair)).wrapping_add(second);
        second = second.wrapping_add(number(2 * pair + 1)).wrapping_add(first);
    }
    // The sums themselves are always written with the high byte first.
    (first, second) == (u32::from_be_bytes(word(6)), u32::from_be_bytes(word(7)))
}
