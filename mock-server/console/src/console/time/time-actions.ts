import type { ControlInputOf } from '@canada28/shared/control/control-call.ts';
import { type ClockMove, moveClockControl } from '@canada28/shared/control/time.control.ts';
import { change } from '../../control/perform.ts';
import type { Present } from '../../control/world-clock.ts';
import type { Action } from '../../page/actions.store.ts';
import { clockOf } from '../../ui/clock.ts';
import { counted } from '../../ui/format.ts';
import { nextMomentOf } from './next-moment.ts';

type Command = ControlInputOf<typeof moveClockControl>['body'];

/** Sends the world's clock somewhere, or changes its rate, and says what happened on the way. */
export function moveClock(command: Command, said: string): Promise<boolean> {
  return change(moveClockControl, { body: command }, (move) => `${said}: ${happened(move)}.`);
}

/** How many times as fast as outside the clock may run; 0 stops it. */
export const RATES = [0, 1, 10, 100, 1000] as const;

/**
 * Where a typed text such as "Monday 19:58" or "3m30s" leads, as something to be done; undefined for any other text.
 */
export function typedMove(
  typed: string,
  present: Present,
): (Action & { readonly run: () => Promise<boolean> }) | undefined {
  const target = nextMomentOf(typed, present);
  if (target === undefined) return undefined;
  const clock = clockOf(present.zone);
  const { title, command } =
    'atMs' in target
      ? {
          title: `Go to: ${clock.moment(target.atMs, present.nowMs)}`,
          command: { set: target.atMs },
        }
      : { title: `Go on by ${target.advance}`, command: { advance: target.advance } };
  return { id: 'typed time', title, group: 'Another time', run: () => moveClock(command, ARRIVED) };
}

export const ARRIVED = 'The clock is there';

export function changeRate(rate: number): Promise<boolean> {
  return change(moveClockControl, { body: { rate } }, `${rateWords(rate)}.`);
}

/** A sentence without its full stop. */
export function rateWords(rate: number): string {
  if (rate === 0) return 'Time stands still';
  return rate === 1 ? 'Time runs as it does outside' : `Time runs ${rate} times as fast as it does outside`;
}

function happened({ happened: told, more }: ClockMove): string {
  return told.length === 0
    ? 'nothing happened on the way'
    : `${counted(told.length + more, 'thing')} happened on the way`;
}

export const JUMPS = (
  [
    { label: 'Cutoff', keys: 'C', command: { to: 'cutoff' }, said: 'The sale is sealed' },
    { label: 'Draw', keys: 'D', command: { to: 'draw' }, said: 'The issue is drawn' },
    { label: 'Next issue', keys: 'N', command: { to: 'next-issue' }, said: 'The next issue is on sale' },
    { label: 'Maintenance', keys: 'M', command: { to: 'maintenance' }, said: 'The maintenance begins' },
    { label: '+ 1 h', title: 'Go an hour on', keys: 'H', command: { advance: '1h' }, said: 'An hour later' },
    {
      label: 'Now',
      title: 'Go to: now, as the clock outside',
      keys: 'L',
      command: { to: 'now' },
      said: 'The clock is there',
    },
  ] as const
).map(({ command, said, ...jump }) => ({
  title: `Go to: ${jump.label.toLowerCase()}`,
  ...jump,
  run: () => void moveClock(command, said),
}));
