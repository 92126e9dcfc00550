-- Lines of the one chat room. A player's line is plain text; the room's own lines are stored by their
-- template's name, so that each reader gets them in their language.

CREATE TABLE chat_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player_id INTEGER REFERENCES players (id),
  content TEXT,
  template TEXT,
  created_at_ms INTEGER NOT NULL,
  CHECK ((player_id IS NULL) = (content IS NULL) AND (content IS NULL) <> (template IS NULL))
) STRICT;

CREATE INDEX chat_lines_player ON chat_lines (player_id, created_at_ms);

CREATE TRIGGER chat_lines_never_change BEFORE UPDATE ON chat_lines BEGIN
  SELECT RAISE(ABORT, 'a chat line is never changed');
END;
