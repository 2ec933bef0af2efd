-- What makes this database this one, and when it was last seen to take a write.
CREATE TABLE identity (
    only      INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    name      TEXT    NOT NULL,
    probed_at INTEGER NOT NULL
) STRICT;
INSERT INTO identity (only, name, probed_at) VALUES (1, lower(hex(randomblob(16))), 0);
