import {
  changePlayerControl,
  creditPlayerControl,
  type PlayerChange,
  type PlayerRecord,
} from '@canada28/shared/control/players.control.ts';
import { microsFromUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { counted } from '../../ui/format.ts';

export type NewLimits = Extract<PlayerChange, { limits: unknown }>['limits'];

/** Books micro-USDT to a player, or from them where it is negative. */
export function creditPlayer({ id, userName }: PlayerRecord, micros: number): Promise<boolean> {
  return perform(async () => {
    await control(creditPlayerControl, { params: { id: String(id) }, body: { amount: usdtText(micros) } });
    const text = usdtText(Math.abs(micros));
    const said = micros > 0 ? `${text} USDT booked to ${userName}.` : `${text} USDT booked from ${userName}.`;
    return { said, isStep: true };
  });
}

type Permission = Extract<PlayerChange, { forbid: unknown } | { allow: unknown }>;

/** Forbids an account to trade or to log in, or allows it all again. */
export function permit(player: PlayerRecord, permission: Permission): Promise<boolean> {
  return perform(async () => {
    await change(player, permission);
    return { said: saidOf(player, permission), isStep: true };
  });
}

function saidOf({ userName }: PlayerRecord, permission: Permission): string {
  if ('allow' in permission) return `${userName} may do everything.`;
  return permission.forbid === 'login' ? `${userName} may not log in.` : `${userName} may not trade.`;
}

export function unlockPasswords(player: PlayerRecord): Promise<boolean> {
  return perform(async () => {
    await change(player, { unlock: true });
    return { said: `Both passwords of ${player.userName} are open, and wrong ones forgotten.`, isStep: true };
  });
}

export function endSessions(player: PlayerRecord): Promise<boolean> {
  return perform(async () => {
    await change(player, { endSessions: true });
    return { said: `${counted(player.openSessions, 'session')} of ${player.userName} ended.`, isStep: true };
  });
}

/** Sets limits that hold at once; what the player wanted to change by themselves is forgotten. */
export function setLimits(player: PlayerRecord, limits: NewLimits): Promise<boolean> {
  return perform(async () => {
    await change(player, { limits });
    return { said: `The limits of ${player.userName} hold now.`, isStep: true };
  });
}

function change({ id }: PlayerRecord, body: PlayerChange) {
  return control(changePlayerControl, { params: { id: String(id) }, body });
}

/** Both balances of a player in micro-USDT. */
export function balancesOf({ moneyUsable, moneyFrozen }: PlayerRecord) {
  return { availableMicros: microsFromUsdt(moneyUsable), frozenMicros: microsFromUsdt(moneyFrozen) };
}
