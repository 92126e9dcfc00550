import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { LiveFault } from './fault-list.ts';

/** What one call can have only once; the waits of several faults add up. */
const KINDS = {
  latencyMs: 'wait',
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
export function firstOfEach(faults: readonly LiveFault[]): readonly LiveFault[] {
  const taken = new Set<string>();
  const first = faults.filter(({ then }) => {
    const kind = kindOf(then);
    const isFree = kind === 'wait' || !taken.has(kind);
    taken.add(kind);
    return isFree;
  });
  if (!taken.has('close')) return first;
  return first.filter(({ then }) => ['wait', 'close'].includes(kindOf(then)));
}

function kindOf(then: FaultRequest['then']): string {
  if ('close' in then) return then.close === 'before' ? 'close' : 'end';
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((name) => name in then);
  return kind === undefined ? '' : KINDS[kind];
}
