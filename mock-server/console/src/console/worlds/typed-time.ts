import type { Present } from '../../control/world-clock.ts';
import { clockOf } from '../../ui/clock.ts';
import { nextMomentOf } from '../time/next-moment.ts';

export const TIME_EXAMPLES = '"Monday 19:58", "2026-12-31 23:59:50"';

type TypedTime = {
  readonly atMs?: number;
  readonly words: string;
  readonly isUnread?: boolean;
};

/** A typed weekday, time or date as a moment by the clocks of this world: the new one stands there when it is made. */
export function readTime(typed: string, present: Present | undefined): TypedTime {
  if (typed.trim() === '') return { words: 'Empty: the moment that the scenario is about.' };
  const target = present && nextMomentOf(typed, present);
  if (present === undefined || target === undefined || !('atMs' in target))
    return { words: TIME_EXAMPLES, isUnread: true };
  const { atMs } = target;
  const clock = clockOf(present.zone);
  return { atMs, words: `It will be ${clock.moment(atMs, present.nowMs)}, ${clock.offset(atMs)}` };
}
