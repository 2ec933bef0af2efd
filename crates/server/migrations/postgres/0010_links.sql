-- The addresses of a table. By one link somebody may sit down, by the other only look on. A link that the host has renewed
-- leads nobody there any more but those who have had a seat. The first link to play is the name of the table itself, so what was
-- passed on before there were two is still good.
CREATE TABLE links (
    code     TEXT    NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL CHECK (kind IN ('play', 'watch')),
    renewed  BIGINT  NOT NULL DEFAULT 0 CHECK (renewed IN (0, 1))
);
CREATE INDEX links_table ON links (table_id);
-- A table from before gets its link to watch when it is opened.
INSERT INTO links (code, table_id, kind) SELECT id, id, 'play' FROM tables;

-- By which link somebody looked on: their list leads them there again.
ALTER TABLE watchers ADD COLUMN kind TEXT NOT NULL DEFAULT 'play' CHECK (kind IN ('play', 'watch'));
