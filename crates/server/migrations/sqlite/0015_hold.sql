-- Which server has a table in memory, and how often that has changed: who writes at a table says the number it took it over with, and
-- is refused if another has taken it over since. A file has one server; the number stays.
ALTER TABLE tables ADD COLUMN holder INTEGER;
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
