import type { Database } from '@canada28/db/open-database.ts';
import type { ClockCommand } from '@canada28/shared/control/time.control.ts';
import { findPlayerId } from '../../features/auth/player-names.repository.ts';
import type { WorldEvent } from '../../world/timetable.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { isMoneyOf, type MoneyThing } from './money-of-players.repository.ts';

type IsWanted = (event: WorldEvent) => boolean;

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

/** Whose money an event is about: found by the code in its detail. What is not here is about no money. */
const ABOUT: Readonly<Record<string, { readonly code: RegExp; readonly of: MoneyThing }>> = {
  'issue-settled': { code: /^(\d+)/, of: 'issueBets' },
  'issue-voided': { code: /^(\d+)/, of: 'issueBets' },
  'chase-items-opened': { code: /^(\d+)/, of: 'issueItems' },
  'chase-items-sealed': { code: /^(\d+)/, of: 'issueItems' },
  'chase-item-decided': { code: / of chase (\d+)/, of: 'chase' },
  'chase-stopped': { code: /^(\d+)/, of: 'chase' },
  'chase-finished': { code: /^(\d+)/, of: 'chase' },
  'deposit-reviewed': { code: /^(\d+)/, of: 'order' },
  'withdrawal-reviewed': { code: /^(\d+)/, of: 'order' },
  'background-player-looked': { code: /^(\d+) bet /, of: 'player' },
};

function isAbout(db: Database, { what, detail }: WorldEvent, playerId: number | null): boolean {
  const about = ABOUT[what];
  const code = about?.code.exec(detail)?.[1];
  if (about === undefined || code === undefined) return false;
  return isMoneyOf(db, about.of, { code, playerId });
}
