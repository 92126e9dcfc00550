-- Messages to a player. Only the template's name and its values are kept: the text is written in the reader's language.

CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player_id INTEGER NOT NULL REFERENCES players (id),
  template TEXT NOT NULL,
  details TEXT NOT NULL DEFAULT '{}',
  is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
  created_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX messages_player ON messages (player_id, id);
CREATE INDEX messages_unread ON messages (player_id) WHERE is_read = 0;
