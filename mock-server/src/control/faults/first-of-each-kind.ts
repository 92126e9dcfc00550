import type { FaultThen } from '@canada28/shared/control/faults.control.ts';
import type { Turn } from './match-fault.ts';

/** What one call can have only once, but for waits, which add up, and patches, which all change the reply. */
const KINDS = {
  latencyMs: 'wait',
  patch: 'patch',
  sessionExpired: 'session',
  code: 'answer',
  successHeader: 'answer',
  maintenance: 'answer',
  httpStatus: 'status',
  newToken: 'token',
  malformedJson: 'body',
  emptyBody: 'body',
  dripMs: 'end',
} as const;

/** In the order in which they were added, one of each kind; nothing comes after a connection that is closed before. */
export function firstOfEach(turns: readonly Turn[]): readonly Turn[] {
  const taken = new Set<string>();
  const first = turns.filter(({ then }) => {
    const kind = kindOf(then);
    const isFree = kind === 'wait' || kind === 'patch' || !taken.has(kind);
    taken.add(kind);
    return isFree;
  });
  if (!taken.has('close')) return first;
  return first.filter(({ then }) => ['wait', 'close'].includes(kindOf(then)));
}

function kindOf(then: FaultThen): string {
  if ('close' in then) return then.close === 'before' ? 'close' : 'end';
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((name) => name in then);
  return kind === undefined ? '' : KINDS[kind];
}
