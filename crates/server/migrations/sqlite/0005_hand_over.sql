-- Who handed a seat to whoever plays it now: they may take it back while that one is away.
ALTER TABLE seats ADD COLUMN lender BLOB REFERENCES guests (id);

-- Who has left a seat knowing what its opponents may not know: they play for no opponent of it any more.
CREATE TABLE seen (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest    BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest, seat)
) STRICT, WITHOUT ROWID;
