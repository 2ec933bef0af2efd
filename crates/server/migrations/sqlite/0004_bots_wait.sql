-- Whether bots leave to people what people could answer as well (1), or take what comes (0).
ALTER TABLE tables ADD COLUMN bots_wait INTEGER NOT NULL DEFAULT 1 CHECK (bots_wait IN (0, 1));
