import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import {
  changePlayerControl,
  creditPlayerControl,
  type PlayerChange,
  type PlayerRecord,
} from '@canada28/shared/control/players.control.ts';
import { microsFromUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { control } from '../../data/control-client.ts';
import { type Done, goBack, perform } from '../../data/perform.ts';
import { counted } from '../../ui/format.ts';

export type NewLimits = Extract<PlayerChange, { limits: unknown }>['limits'];

/** Books micro-USDT to a player, or from them where it is negative; it is taken back by the opposite booking. */
export function creditPlayer({ id, userName }: PlayerRecord, micros: number): Promise<boolean> {
  const book = async (sum: number): Promise<Done> => {
    await control(creditPlayerControl, { params: { id: String(id) }, body: { amount: usdtText(sum) } });
    const text = usdtText(Math.abs(sum));
    return {
      said: sum > 0 ? `${text} USDT booked to ${userName}.` : `${text} USDT booked from ${userName}.`,
      undo: () => book(-sum).then(({ said }) => ({ said })),
    };
  };
  return perform(() => book(micros));
}

type Permission = Extract<PlayerChange, { forbid: unknown } | { allow: unknown }>;

/** Forbids an account to trade or to log in, or allows it all again; taken back, it may do what it could before. */
export function permit(player: PlayerRecord, permission: Permission): Promise<boolean> {
  return perform(async () => {
    await change(player, permission);
    const before = permissionOf(player);
    const undo = async () => {
      if (before !== undefined) await change(player, before);
      return { said: saidOf(player, before ?? { allow: true }) };
    };
    return { said: saidOf(player, permission), ...(before !== undefined && { undo }) };
  });
}

/** What an account may do now, as the change that leads there; a deleted one cannot be made again. */
function permissionOf({ status }: PlayerRecord): Permission | undefined {
  if (status === PLAYER_STATUS.deleted) return undefined;
  if (status === PLAYER_STATUS.loginForbidden) return { forbid: 'login' };
  return status === PLAYER_STATUS.tradingForbidden ? { forbid: 'trade' } : { allow: true };
}

function saidOf({ userName }: PlayerRecord, permission: Permission): string {
  if ('allow' in permission) return `${userName} may do everything.`;
  return permission.forbid === 'login' ? `${userName} may not log in.` : `${userName} may not trade.`;
}

export function unlockPasswords(player: PlayerRecord): Promise<boolean> {
  return perform(async () => {
    await change(player, { unlock: true });
    return { said: `Both passwords of ${player.userName} are open, and wrong ones forgotten.`, undo: goBack };
  });
}

export function endSessions(player: PlayerRecord): Promise<boolean> {
  return perform(async () => {
    await change(player, { endSessions: true });
    return { said: `${counted(player.openSessions, 'session')} of ${player.userName} ended.`, undo: goBack };
  });
}

/** Sets limits that hold at once; what the player wanted to change by themselves is forgotten. */
export function setLimits(player: PlayerRecord, limits: NewLimits): Promise<boolean> {
  return perform(async () => {
    await change(player, { limits });
    return { said: `The limits of ${player.userName} hold now.`, undo: goBack };
  });
}

function change({ id }: PlayerRecord, body: PlayerChange) {
  return control(changePlayerControl, { params: { id: String(id) }, body });
}

/** Both balances of a player in micro-USDT. */
export function balancesOf({ moneyUsable, moneyFrozen }: PlayerRecord) {
  return { availableMicros: microsFromUsdt(moneyUsable), frozenMicros: microsFromUsdt(moneyFrozen) };
}
