import type { Database } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import type { ClockCommand } from '@canada28/shared/control/time.control.ts';
import { findPlayerId } from '../../features/auth/auth.repository.ts';
import type { Happening } from '../../world/timetable.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

type IsWanted = (event: Happening) => boolean;

/** Which events of a move its reply tells: all, those about the money of any player, or those about one player's (control §2). */
export function wantedEvents({ db }: World, command: ClockCommand): IsWanted {
  const { only, player }: Told = 'advance' in command || 'set' in command || 'to' in command ? command : {};
  if ((only === 'mine') !== (player !== undefined))
    throw new ControlError(
      '{"only": "mine"} goes with "player", a user name or account ID, and with nothing else.',
    );
  if (only === undefined) return () => true;
  const playerId = player === undefined ? null : getPlayerId(db, player);
  return (event) => isAbout(db, event, playerId);
}

type Told = { readonly only?: 'money' | 'mine' | undefined; readonly player?: string | undefined };

function getPlayerId(db: Database, player: string): number {
  const id = findPlayerId(db, player);
  if (id === undefined)
    throw new ControlError(`There is no player "${player}" in this world.`, { code: 404 });
  return id;
}

const OF_BETS = 'SELECT player_id FROM bets WHERE issue_code = :code';
/** All states are named because the index of items by issue begins with them. */
const OF_ITEMS = `SELECT player_id FROM chase_items JOIN chases ON chases.id = chase_id
  WHERE chase_items.status IN (${Object.values(CHASE_ITEM_STATUS).join(', ')}) AND issue_code = :code`;
const OF_CHASE = 'SELECT player_id FROM chases WHERE id = :code';
const OF_ORDER = 'SELECT player_id FROM finance_orders WHERE order_id = :code';

/** Whose money an event is about: found by the code in its detail. What is not here is about no money. */
const ABOUT: Readonly<Record<string, { readonly code: RegExp; readonly playersSql: string }>> = {
  'issue-settled': { code: /^(\d+)/, playersSql: OF_BETS },
  'issue-voided': { code: /^(\d+)/, playersSql: OF_BETS },
  'chase-items-opened': { code: /^(\d+)/, playersSql: OF_ITEMS },
  'chase-items-sealed': { code: /^(\d+)/, playersSql: OF_ITEMS },
  'chase-item-decided': { code: / of chase (\d+)/, playersSql: OF_CHASE },
  'chase-stopped': { code: /^(\d+)/, playersSql: OF_CHASE },
  'chase-finished': { code: /^(\d+)/, playersSql: OF_CHASE },
  'deposit-reviewed': { code: /^(\d+)/, playersSql: OF_ORDER },
  'withdrawal-reviewed': { code: /^(\d+)/, playersSql: OF_ORDER },
  'background-player-looked': {
    code: /^(\d+) bet /,
    playersSql: 'SELECT id AS player_id FROM players WHERE id = :code',
  },
};

function isAbout(db: Database, { what, detail }: Happening, playerId: number | null): boolean {
  const about = ABOUT[what];
  const code = about?.code.exec(detail)?.[1];
  if (about === undefined || code === undefined) return false;
  const sql = `SELECT 1 FROM (${about.playersSql}) WHERE :playerId IS NULL OR player_id = :playerId LIMIT 1`;
  return findRow(db, sql, { code, playerId }) !== undefined;
}
