-- What testers let go wrong with player calls, and how often it did. An id is never used twice.

CREATE TABLE faults (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- As it was sent, as JSON: match, times, then.
  request TEXT NOT NULL CHECK (json_valid(request)),
  -- Whom its match means; null for all players.
  player_id INTEGER,
  -- How many calls it matched, and how many of these it hit.
  matched INTEGER NOT NULL DEFAULT 0,
  hits INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO faults (id, request, player_id, matched, hits)
  SELECT fault.value ->> 'id', json_remove(fault.value, '$.id', '$.playerId', '$.matched', '$.hits'),
    fault.value ->> 'playerId', fault.value ->> 'matched', fault.value ->> 'hits'
  FROM world_facts, json_each(world_facts.value, '$.faults') AS fault WHERE name = 'faults';
DELETE FROM world_facts WHERE name = 'faults';
