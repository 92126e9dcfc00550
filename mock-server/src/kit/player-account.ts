import {
  changePlayerControl,
  creditPlayerControl,
  getPlayerControl,
  type PlayerChange,
  type PlayerDetail,
  type PlayerRecord,
} from '@canada28/shared/control/players.control.ts';
import type { Control } from './wire.ts';

/** What the operator reads of a player's account and does with it; each tells how the account is then (control §6). */
export type PlayerAccount = {
  /** With the newest sessions and messages, and the addresses. */
  readonly read: () => Promise<PlayerDetail>;
  /** Books USDT to the player, or from them where the amount is negative; text for a sum that no number holds. */
  readonly credit: (amount: number | string) => Promise<PlayerRecord>;
  readonly forbid: (what: 'trade' | 'login') => Promise<PlayerRecord>;
  /** Lifts what was forbidden. */
  readonly allow: () => Promise<PlayerRecord>;
  /** Opens locked passwords. */
  readonly unlock: () => Promise<PlayerRecord>;
  readonly endSessions: () => Promise<PlayerRecord>;
  /** Sets limits that hold at once. */
  readonly limit: (limits: Extract<PlayerChange, { limits: unknown }>['limits']) => Promise<PlayerRecord>;
};

export function accountOf(control: Control, playerId: number): PlayerAccount {
  const params = { id: String(playerId) };
  const change = (body: PlayerChange) => control(changePlayerControl, { params, body });
  return {
    read: () => control(getPlayerControl, { params }),
    credit: (amount) => control(creditPlayerControl, { params, body: { amount } }),
    forbid: (forbid) => change({ forbid }),
    allow: () => change({ allow: true }),
    unlock: () => change({ unlock: true }),
    endSessions: () => change({ endSessions: true }),
    limit: (limits) => change({ limits }),
  };
}
