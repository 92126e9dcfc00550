import {
  changePlayerControl,
  creditPlayerControl,
  type PlayerChange,
  type PlayerRecord,
} from '@canada28/shared/control/players.control.ts';
import { microsFromUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { change } from '../../control/perform.ts';

/** Books micro-USDT to a player, or from them where it is negative. */
export function creditPlayer({ id, userName }: PlayerRecord, micros: number): Promise<boolean> {
  const said = `${usdtText(Math.abs(micros))} USDT booked ${micros > 0 ? 'to' : 'from'} ${userName}.`;
  const input = { params: { id: String(id) }, body: { amount: usdtText(micros) } };
  return change(creditPlayerControl, input, said);
}

/** Limits hold at once; what the player wanted to change by themselves is forgotten. */
export function changePlayer({ id }: PlayerRecord, body: PlayerChange, said: string): Promise<boolean> {
  return change(changePlayerControl, { params: { id: String(id) }, body }, said);
}

export function balancesOf({ moneyUsable, moneyFrozen }: PlayerRecord) {
  return { availableMicros: microsFromUsdt(moneyUsable), frozenMicros: microsFromUsdt(moneyFrozen) };
}
