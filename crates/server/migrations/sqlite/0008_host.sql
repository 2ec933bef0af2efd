-- Who keeps a table in order; whether newcomers may sit down there, and whether its host has ended it.
ALTER TABLE tables ADD COLUMN host BLOB REFERENCES guests (id);
ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1));
ALTER TABLE tables ADD COLUMN ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1));
UPDATE tables SET host = created_by;

-- Everybody who has ever had a seat at a table, whoever has it now: the dice to come are theirs as well. Who was removed does
-- not sit down again unless the host gives the seat back.
CREATE TABLE players (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest    BLOB    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    removed  INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
INSERT INTO players (table_id, guest) SELECT DISTINCT table_id, guest FROM seats WHERE guest IS NOT NULL;

-- Who had a seat before: it can be given back to them.
ALTER TABLE seats ADD COLUMN former BLOB REFERENCES guests (id);
