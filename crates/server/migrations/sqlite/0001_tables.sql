-- People. Only the hash of a token is stored: whoever reads this file cannot sit down in anybody's place.
CREATE TABLE guests (
    id         BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 32),
    name       TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games. (content_hash, setup, seed, entries) is the whole game; the columns from `noted` on only repeat for lists
-- what playing the entries again would show, as of the entry with that sequence number.
CREATE TABLE tables (
    id           TEXT    NOT NULL PRIMARY KEY,
    game         TEXT    NOT NULL,
    content_hash TEXT    NOT NULL,
    setup        TEXT    NOT NULL,
    seed         TEXT    NOT NULL,
    pace         INTEGER NOT NULL,
    created_by   BLOB    REFERENCES guests (id),
    created_at   INTEGER NOT NULL,
    played_at    INTEGER NOT NULL,
    noted        INTEGER NOT NULL,
    round        INTEGER NOT NULL,
    n_choices    INTEGER NOT NULL,
    awaited      INTEGER NOT NULL, -- one bit a seat
    over         INTEGER NOT NULL CHECK (over IN (0, 1)),
    outcome      TEXT,
    winners      INTEGER NOT NULL, -- one bit a seat
    broken       INTEGER           -- the first entry that could not be played again, if any
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_created_by ON tables (created_by);

CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    guest    BLOB    REFERENCES guests (id),
    bot      TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'person') = (guest IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_guest ON seats (guest);

-- The journal. It only grows; an undo is an entry like any other. The primary key refuses a second entry with the
-- same number, so two writers can never both go on from the same state.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    act      TEXT    NOT NULL,
    digest   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

-- Who looked at which table, so that it stays in their list.
CREATE TABLE watchers (
    guest    BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
