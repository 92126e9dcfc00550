-- What the operator does by hand: money booked to and from players, and notices to all players.

INSERT INTO accounts (kind) VALUES ('operator');

CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- 1 notice, 2 system: the numbers of the wire.
  type INTEGER NOT NULL CHECK (type IN (1, 2)),
  -- Title and content in each language, as JSON.
  texts TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;

-- The notices that every world begins with have the ids below.
INSERT INTO sqlite_sequence (name, seq) VALUES ('notices', 100);
