import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { type ChaseRow, findChase } from './chasing.repository.ts';

/** A chase of the player; another player's is not found, so that a reply never tells which ids exist. */
export function getOwnChase({ db, player }: PlayerContext, planId: number | string): ChaseRow {
  const id = /^\d{1,15}$/.test(String(planId)) ? Number(planId) : -1;
  const chase = findChase(db, id);
  if (chase?.playerId !== player.id) throw new AppError('notFound');
  return chase;
}
