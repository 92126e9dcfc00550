-- A player's address book. An address is never modified: it is made the default, or deleted (its row stays).

CREATE TABLE addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player_id INTEGER NOT NULL REFERENCES players (id),
  name TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency = 'USDT'),
  protocol TEXT NOT NULL CHECK (protocol IN ('TRC20', 'ERC20')),
  address TEXT NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  -- 0 pending, 1 reviewed, -1 failed: the numbers of the wire. New ones count as reviewed.
  status INTEGER NOT NULL DEFAULT 1 CHECK (status IN (-1, 0, 1)),
  created_at_ms INTEGER NOT NULL,
  deleted_at_ms INTEGER,
  CHECK (is_default = 0 OR deleted_at_ms IS NULL)
) STRICT;

CREATE INDEX addresses_player ON addresses (player_id, id) WHERE deleted_at_ms IS NULL;
CREATE UNIQUE INDEX addresses_one_default ON addresses (player_id) WHERE is_default = 1;
-- The same ERC20 address can be written in several cases.
CREATE UNIQUE INDEX addresses_once ON addresses (player_id, protocol, address COLLATE NOCASE)
  WHERE deleted_at_ms IS NULL;

CREATE TRIGGER addresses_never_change
BEFORE UPDATE OF player_id, name, currency, protocol, address, created_at_ms ON addresses BEGIN
  SELECT RAISE(ABORT, 'an address is never modified');
END;
CREATE TRIGGER addresses_deleted_stay BEFORE UPDATE ON addresses WHEN OLD.deleted_at_ms IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a deleted address stays as it is');
END;
CREATE TRIGGER addresses_never_go BEFORE DELETE ON addresses BEGIN
  SELECT RAISE(ABORT, 'an address is deleted by its mark only');
END;
