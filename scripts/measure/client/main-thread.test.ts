import { expect, it } from 'vitest';
import { readMainThread } from './main-thread.ts';

const main = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, tdur: number, thread: object = main) => ({
  ...main,
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  args: {},
});
const event = (id: string, beginsAt: number, endsAt: number, interactionId = 7) => [
  { ...main, name: 'EventTiming', ph: 'b', id, ts: beginsAt, args: { data: { interactionId } } },
  { ...main, name: 'EventTiming', ph: 'e', id, ts: endsAt, args: {} },
];
const traceOf = (traceEvents: readonly object[]) => JSON.stringify({ traceEvents });

it('counts the processor time of the main thread from an event to its paint, and of no other thread', () => {
  const trace = traceOf([
    ...event('down', 10_000, 12_000),
    ...event('click', 20_000, 40_000),
    task(10_000, 1000, 1000),
    // Half of it after the paint, and half of its time another program's.
    task(30_000, 20_000, 10_000),
    task(30_000, 10_000, 10_000, { tid: 2 }),
  ]);
  expect(readMainThread(trace)).toEqual({ interactionMs: 5, longestTaskMs: 10 });
});

it('counts the longest task after the interaction, and none before it', () => {
  const trace = traceOf([
    task(0, 9000, 9000),
    ...event('click', 20_000, 30_000),
    task(20_000, 2000, 2000),
    task(90_000, 8000, 8000),
  ]);
  expect(readMainThread(trace)).toEqual({ interactionMs: 2, longestTaskMs: 8 });
});

it('finds nothing where no event was an interaction', () => {
  expect(readMainThread(traceOf([...event('over', 0, 1000, 0), task(0, 100, 100)]))).toBe(undefined);
});
