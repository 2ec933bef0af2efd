-- How far a game has come, as the game writes it for lists, as JSON; only some games have it. It is as old as `noted`
-- says, and missing in rows of earlier versions until their tables are opened again.
ALTER TABLE tables ADD COLUMN progress TEXT;
