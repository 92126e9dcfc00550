import {
  changePlayerControl,
  creditPlayerControl,
  type PlayerChange,
  type PlayerRecord,
} from '@canada28/shared/control/players.control.ts';
import { microsFromUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { change } from '../../control/perform.ts';
import { counted } from '../../ui/format.ts';

export type NewLimits = Extract<PlayerChange, { limits: unknown }>['limits'];

/** Books micro-USDT to a player, or from them where it is negative. */
export function creditPlayer({ id, userName }: PlayerRecord, micros: number): Promise<boolean> {
  const said = `${usdtText(Math.abs(micros))} USDT booked ${micros > 0 ? 'to' : 'from'} ${userName}.`;
  const input = { params: { id: String(id) }, body: { amount: usdtText(micros) } };
  return change(creditPlayerControl, input, said);
}

type Permission = Extract<PlayerChange, { forbid: unknown } | { allow: unknown }>;

export function permit(player: PlayerRecord, permission: Permission): Promise<boolean> {
  return changePlayer(player, permission, saidOf(player, permission));
}

function saidOf({ userName }: PlayerRecord, permission: Permission): string {
  if ('allow' in permission) return `${userName} may do everything.`;
  return permission.forbid === 'login' ? `${userName} may not log in.` : `${userName} may not trade.`;
}

export function unlockPasswords(player: PlayerRecord): Promise<boolean> {
  return changePlayer(
    player,
    { unlock: true },
    `Both passwords of ${player.userName} are open, and wrong ones forgotten.`,
  );
}

export function endSessions(player: PlayerRecord): Promise<boolean> {
  return changePlayer(
    player,
    { endSessions: true },
    `${counted(player.openSessions, 'session')} of ${player.userName} ended.`,
  );
}

/** Sets limits that hold at once; what the player wanted to change by themselves is forgotten. */
export function setLimits(player: PlayerRecord, limits: NewLimits): Promise<boolean> {
  return changePlayer(player, { limits }, `The limits of ${player.userName} hold now.`);
}

function changePlayer({ id }: PlayerRecord, body: PlayerChange, said: string): Promise<boolean> {
  return change(changePlayerControl, { params: { id: String(id) }, body }, said);
}

export function balancesOf({ moneyUsable, moneyFrozen }: PlayerRecord) {
  return { availableMicros: microsFromUsdt(moneyUsable), frozenMicros: microsFromUsdt(moneyFrozen) };
}
