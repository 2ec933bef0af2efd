-- What the migrations 1 to 9 of SQLite have made, at once. From 10 on there is one here for each one there.

-- People. Only the hash of a token is stored: whoever reads this cannot sit down in anybody's place.
CREATE TABLE guests (
    id         BYTEA  NOT NULL PRIMARY KEY CHECK (length(id) = 32),
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    signed_out BIGINT NOT NULL DEFAULT 0 CHECK (signed_out IN (0, 1))
);

-- Other secrets by which a guest is known.
CREATE TABLE keys (
    hash  BYTEA  NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    guest BYTEA  NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind  TEXT   NOT NULL CHECK (kind IN ('device', 'phrase')),
    at    BIGINT NOT NULL
);
CREATE INDEX keys_guest ON keys (guest);

-- Games. (content_hash, setup, seed, entries) is the whole game; the columns from `noted` to `winners` only repeat for lists
-- what playing the entries again would show, as of the entry with that sequence number.
CREATE TABLE tables (
    id           TEXT   NOT NULL PRIMARY KEY,
    game         TEXT   NOT NULL,
    content_hash TEXT   NOT NULL,
    setup        TEXT   NOT NULL,
    seed         TEXT   NOT NULL,
    pace         BIGINT NOT NULL,
    created_by   BYTEA  REFERENCES guests (id),
    created_at   BIGINT NOT NULL,
    played_at    BIGINT NOT NULL,
    noted        BIGINT NOT NULL,
    round        BIGINT NOT NULL,
    n_choices    BIGINT NOT NULL,
    awaited      BIGINT NOT NULL, -- one bit a seat
    over         BIGINT NOT NULL CHECK (over IN (0, 1)),
    outcome      TEXT,
    winners      BIGINT NOT NULL, -- one bit a seat
    broken       BIGINT,          -- the first entry that could not be played again, if any
    checkpoint   TEXT,
    progress     TEXT,
    bots_wait    BIGINT NOT NULL DEFAULT 1 CHECK (bots_wait IN (0, 1)),
    gone_on_at   TEXT,
    host         BYTEA  REFERENCES guests (id),
    locked       BIGINT NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)),
    ended        BIGINT NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
);
CREATE INDEX tables_created_by ON tables (created_by);
CREATE INDEX tables_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    guest    BYTEA  REFERENCES guests (id),
    bot      TEXT,
    lender   BYTEA  REFERENCES guests (id),
    former   BYTEA  REFERENCES guests (id),
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'person') = (guest IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
);
CREATE INDEX seats_guest ON seats (guest);

-- The journal. It only grows; the primary key refuses a second entry with the same number.
CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    act      TEXT   NOT NULL,
    digest   TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);

-- Which program, with which content, wrote a journal from an entry on, up to the next of these.
CREATE TABLE stretches (
    table_id     TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    first        BIGINT NOT NULL CHECK (first > 0),
    engine       TEXT   NOT NULL,
    content_hash TEXT   NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (table_id, first)
);

-- Journals that were put aside for a checkpoint.
CREATE TABLE shelved (
    table_id     TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at           BIGINT NOT NULL,
    content_hash TEXT   NOT NULL,
    setup        TEXT   NOT NULL,
    entries      TEXT   NOT NULL,
    stretches    TEXT   NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, at)
);

-- Who looked at which table, so that it stays in their list.
CREATE TABLE watchers (
    guest    BYTEA  NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

-- Who has left a seat knowing what its opponents may not know.
CREATE TABLE seen (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest    BYTEA  NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, seat)
);

-- Everybody who has ever had a seat at a table.
CREATE TABLE players (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest    BYTEA  NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    removed  BIGINT NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX players_guest ON players (guest);

-- What makes this database this one, and when it was last seen to take a write.
CREATE TABLE identity (
    "only"    BIGINT NOT NULL PRIMARY KEY CHECK ("only" = 1),
    name      TEXT   NOT NULL,
    probed_at BIGINT NOT NULL
);
INSERT INTO identity ("only", name, probed_at) VALUES (1, replace(gen_random_uuid()::text, '-', ''), 0);
