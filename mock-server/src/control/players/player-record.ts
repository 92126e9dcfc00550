import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { playLimitsToWire } from '@canada28/shared/contract/play-limits.contract.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { getLimits } from '../../features/play-limits/limits-in-force.ts';
import { readPlayLimits } from '../../features/play-limits/read-play-limits.ts';
import { countOpenSessions } from '../../http/sessions/sessions.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { findPlayers, type PlayerOverviewRow } from './players.repository.ts';

/** A stored player as testers read them, at the moment of the context. */
export function playerRecord(context: TaskContext, row: PlayerOverviewRow): PlayerRecord {
  const { availableMicros, frozenMicros, createdAtMs, ...player } = row;
  const moment = { ...context, player };
  return {
    ...player,
    moneyUsable: usdtFromMicros(availableMicros),
    moneyFrozen: usdtFromMicros(frozenMicros),
    payPassword: row.payPassword === 1,
    isPayPasswordLocked: row.isPayPasswordLocked === 1,
    openSessions: countOpenSessions(context.db, row.id, context.clock.nowMs()),
    limits: playLimitsToWire(readPlayLimits(moment, getLimits(moment))),
    createTime: dateTimeTextFromMs(createdAtMs),
  };
}

export function getPlayer({ db }: Pick<TaskContext, 'db'>, playerId: number): PlayerOverviewRow {
  const [player] = findPlayers(db, { player: playerId }, { limit: 1, offset: 0 }).rows;
  if (player !== undefined) return player;
  const sentence = `There is no player ${playerId}: GET /__mock/players lists all there are.`;
  throw new ControlError(sentence, { code: 404 });
}

/** The same as testers read them. */
export function getPlayerRecord(context: TaskContext, playerId: number): PlayerRecord {
  return playerRecord(context, getPlayer(context, playerId));
}
