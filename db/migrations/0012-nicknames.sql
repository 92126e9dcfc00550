-- What makes two nicknames look alike, so that no player speaks under another's name in the chat.
-- Names given before keep their form; only their case is evened out here.

ALTER TABLE players ADD COLUMN nick_key TEXT NOT NULL DEFAULT '';
UPDATE players SET nick_key = lower(nick_name);

CREATE INDEX players_nick_key ON players (nick_key);
