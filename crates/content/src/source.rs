//! Where content files come from: the binary itself, or a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use std::sync::LazyLock;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../content"]
struct Embedded;

/// The text files of a content folder, by their path within it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Source {
    files: BTreeMap<String, String>,
    /// The paths of those that were laid over others; see [`Source::with`].
    added: BTreeSet<String>,
}

static SHIPPED: LazyLock<Source> = LazyLock::new(|| {
    let text = |path: &str| String::from_utf8(Embedded::get(path)?.data.into_owned()).ok();
    let files = Embedded::iter().filter_map(|path| Some((path.to_string(), text(&path)?)));
    Source { files: files.collect(), added: BTreeSet::new() }
});

impl Source {
    /// The content that ships inside the program.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// All text files below a content folder, or below the folder of a single pack.
    pub fn folder(root: &Path) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        let root = root.canonicalize()?;
        let is_pack = root.join("pack.toml").exists();
        let name = root.file_name().filter(|_| is_pack);
        let prefix = name.map(|name| format!("{}/", name.to_string_lossy())).unwrap_or_default();
        read_folder(&root, &prefix, &mut files)?;
        Ok(Self { files, added: BTreeSet::new() })
    }

    /// These files, for tests and scenes.
    pub fn of<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let files = files.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
        Self { files: files.collect(), added: BTreeSet::new() }
    }

    /// These files, with those of `over` added and in place of files of the same path.
    pub fn with(&self, over: Self) -> Self {
        let mut sum = self.clone();
        for (path, text) in over.files {
            // A copy of what is there already is nobody's own.
            if sum.files.get(&path) != Some(&text) {
                sum.added.insert(path.clone());
            }
            sum.files.insert(path, text);
        }
        sum
    }

    /// Whether a file was laid over others: content of one's own, of which less is asked than of what ships.
    pub fn is_added(&self, path: &str) -> bool {
        self.added.contains(path)
    }

    /// One file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// All files in the order of their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The names of the folders at the top.
    pub fn packs(&self) -> Vec<&str> {
        let mut packs: Vec<&str> =
            self.files.keys().filter_map(|path| Some(path.split_once('/')?.0)).collect();
        packs.dedup();
        packs
    }

    /// The hash of what the rules of a pack are played with: its data files, not its texts. None without any.
    pub fn hash(&self, pack: &str) -> Option<String> {
        let prefix = format!("{pack}/");
        let mut hasher = blake3::Hasher::new();
        let mut any = false;
        for (path, text) in
            self.files().filter(|(path, _)| path.starts_with(&prefix) && path.ends_with(".toml"))
        {
            // The length keeps two files from being read as one.
            hasher.update(path.as_bytes()).update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
            any = true;
        }
        any.then(|| hasher.finalize().to_hex()[..32].to_owned())
    }
}

fn read_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else if let Ok(text) = std::fs::read_to_string(entry.path()) {
            files.insert(path, text);
        }
    }
    Ok(())
}
