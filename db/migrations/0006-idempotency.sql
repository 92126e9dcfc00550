-- The first answer to each Idempotency-Key of a player, given again when the same request comes again.

CREATE TABLE idempotent_replies (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  request_hash BLOB NOT NULL,
  reply TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotent_replies_age ON idempotent_replies (at_ms);
