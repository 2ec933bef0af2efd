-- Which server has a table in memory, and how often that has changed: who writes at a table says the number it took it over with, and
-- is refused if another has taken it over since.
ALTER TABLE tables ADD COLUMN holder BIGINT;
ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_holder ON tables (holder) WHERE holder IS NOT NULL;

-- The servers that share this database. One that does not say in time that it lives has lost its tables to whoever wants them.
CREATE TABLE nodes (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address     TEXT   NOT NULL, -- where the others reach it
    alive_until BIGINT NOT NULL, -- milliseconds, by the clock of this database
    leaving     BIGINT NOT NULL DEFAULT 0 CHECK (leaving IN (0, 1))
);
