-- Who has put a table away. It goes when all who have ever had a part in it have.
CREATE TABLE hidden (
    guest    BYTEA NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
);
