-- Players who bet and talk by themselves in worlds that are shown to people, and what the room says of their bets.

CREATE TABLE background_players (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  -- What they talk in: a language code of the wire.
  language TEXT NOT NULL,
  -- When they look at the room again.
  next_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX background_players_next ON background_players (next_at_ms);

-- The values of one of the room's own lines, as JSON; null where its text needs none.
ALTER TABLE chat_lines ADD COLUMN details TEXT CHECK (details IS NULL OR template IS NOT NULL);
