import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOON = Date.parse('2026-05-04T04:00:00Z');

function clockAt(monotonicMs: number) {
  const time = { monotonicMs, wallMs: 1 };
  const clock = createServerClock({ monotonicMs: () => time.monotonicMs, wallMs: () => time.wallMs });
  return { clock, time };
}

describe("the server's clock", () => {
  it('is the device time until the first response', () => {
    expect(clockAt(0).clock.nowMs()).toBe(1);
  });

  it('takes the server time as that of the middle of the round trip', () => {
    const { clock, time } = clockAt(1100);
    clock.observe({ sentAtMs: 1000, receivedAtMs: 1100, serverTimeMs: NOON });
    expect(clock.nowMs()).toBe(NOON + 50);
    time.monotonicMs = 3100;
    expect(clock.nowMs()).toBe(NOON + 2050);
  });

  it('is immune to changes of the wall clock', () => {
    const { clock, time } = clockAt(100);
    clock.observe({ sentAtMs: 100, receivedAtMs: 100, serverTimeMs: NOON });
    time.wallMs = 999_999_999;
    expect(clock.nowMs()).toBe(NOON);
  });

  it('takes the middle of the second that the Date header names', () => {
    const { clock } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, dateHeader: 'Mon, 04 May 2026 04:00:00 GMT' });
    expect(clock.nowMs()).toBe(NOON + 500);
  });

  it('catches up with what the server says has come, where its Date is a few seconds late, and stays there', () => {
    const { clock, time } = clockAt(0);
    const tell = (dateHeader: string) =>
      clock.observe({ sentAtMs: time.monotonicMs, receivedAtMs: time.monotonicMs, dateHeader });
    tell('Mon, 04 May 2026 04:00:00 GMT');
    clock.catchUpTo(NOON + 3500);
    expect(clock.nowMs()).toBe(NOON + 3500);
    time.monotonicMs = 60_000;
    tell('Mon, 04 May 2026 04:01:00 GMT');
    expect(clock.nowMs()).toBe(NOON + 63_500);
    clock.catchUpTo(NOON + 3_600_000);
    expect(clock.nowMs()).toBe(NOON + 63_500);
  });

  it('needs not catch up where the server tells its own time', () => {
    const { clock } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON });
    clock.catchUpTo(NOON + 3500);
    expect(clock.nowMs()).toBe(NOON);
  });

  it.each(['', 'yesterday', undefined])('ignores a response whose Date header is %j', (dateHeader) => {
    const { clock } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, dateHeader });
    expect(clock.nowMs()).toBe(1);
  });

  it('keeps the sample with the lowest latency', () => {
    const { clock, time } = clockAt(20);
    clock.observe({ sentAtMs: 0, receivedAtMs: 20, serverTimeMs: NOON });
    time.monotonicMs = 1020;
    clock.observe({ sentAtMs: 20, receivedAtMs: 1020, serverTimeMs: NOON + 800 });
    expect(clock.nowMs()).toBe(NOON + 1010);
  });

  it('prefers the exact time of a reply to the whole seconds of the Date header', () => {
    const { clock } = clockAt(200);
    clock.observe({ sentAtMs: 0, receivedAtMs: 200, serverTimeMs: NOON });
    clock.observe({ sentAtMs: 200, receivedAtMs: 200, dateHeader: 'Mon, 04 May 2026 04:00:00 GMT' });
    expect(clock.nowMs()).toBe(NOON + 100);
  });

  it('believes a server that tells its time in that alone, whatever the Date of another machine says', () => {
    const { clock, time } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, dateHeader: 'Mon, 04 May 2026 04:00:09 GMT' });
    expect(clock.nowMs()).toBe(NOON + 9500);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON });
    for (const sentAtMs of [1000, 2000]) {
      time.monotonicMs = sentAtMs;
      clock.observe({ sentAtMs, receivedAtMs: sentAtMs, dateHeader: 'Mon, 04 May 2026 04:00:09 GMT' });
      expect(clock.nowMs()).toBe(NOON + sentAtMs);
    }
    clock.distrust();
    clock.observe({ sentAtMs: 2000, receivedAtMs: 2000, dateHeader: 'Mon, 04 May 2026 04:00:09 GMT' });
    expect(clock.nowMs()).toBe(NOON + 2000);
  });

  it.each([
    ['an hour', { serverTimeMs: NOON - 3_600_000 }, true],
    ['as much as a slow reply explains', { serverTimeMs: NOON - 4000 }, false],
    ['no more than another machine explains', { dateHeader: 'Mon, 04 May 2026 03:00:00 GMT' }, false],
    ['by a clock that ran faster until now', { demoClock: `${NOON - 3_600_000};rate=60` }, false],
    ['forward', { serverTimeMs: NOON + 3_600_000 }, false],
  ])('tells whether it was set back: %s', (_how, facts, isSetBack) => {
    const { clock, time } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON });
    time.monotonicMs = 100;
    expect(clock.observe({ sentAtMs: 100, receivedAtMs: 100, ...facts })).toBe(isSetBack);
  });

  it('was not set back where a reply of before it was moved forward comes after one that was asked for later', () => {
    const { clock } = clockAt(130);
    clock.observe({ sentAtMs: 0, receivedAtMs: 10, demoClock: `${NOON};rate=0` });
    clock.observe({ sentAtMs: 30, receivedAtMs: 90, demoClock: `${NOON + 7_200_000};rate=0` });
    expect(clock.observe({ sentAtMs: 20, receivedAtMs: 120, demoClock: `${NOON + 3_600_000};rate=0` })).toBe(
      false,
    );
    expect(clock.nowMs()).toBe(NOON + 7_200_000);
    expect(clock.observe({ sentAtMs: 125, receivedAtMs: 130, demoClock: `${NOON};rate=0` })).toBe(true);
    expect(clock.nowMs()).toBe(NOON);
  });

  it('replaces a good sample by a worse one when it has grown old', () => {
    const { clock, time } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON });
    time.monotonicMs = 3_600_100;
    clock.observe({ sentAtMs: 3_600_000, receivedAtMs: 3_600_100, serverTimeMs: NOON + 3_600_200 });
    expect(clock.nowMs()).toBe(NOON + 3_600_250);
  });

  it('jumps at once when the server clock was moved', () => {
    const { clock, time } = clockAt(10);
    clock.observe({ sentAtMs: 0, receivedAtMs: 10, serverTimeMs: NOON });
    time.monotonicMs = 500;
    clock.observe({ sentAtMs: 100, receivedAtMs: 500, serverTimeMs: NOON + 86_400_000 });
    expect(clock.nowMs()).toBe(NOON + 86_400_200);
  });

  it.each([
    { rate: '60', expected: 60_000 },
    { rate: '0', expected: 0 },
    { rate: '0.5', expected: 500 },
  ])('follows the demo clock at rate $rate', ({ rate, expected }) => {
    const { clock, time } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, demoClock: `${NOON};rate=${rate}` });
    time.monotonicMs = 1000;
    expect(clock.nowMs() - NOON).toBe(expected);
    expect(clock.rate()).toBe(Number(rate));
  });

  it('goes back to rate 1 when the demo clock is gone', () => {
    const { clock } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, demoClock: `${NOON};rate=60` });
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, dateHeader: 'Mon, 04 May 2026 04:00:00 GMT' });
    expect(clock.rate()).toBe(1);
  });

  it('takes any next sample after a sleep, for the monotonic clock may have slept too', () => {
    const { clock, time } = clockAt(0);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON });
    clock.distrust();
    time.monotonicMs = 900;
    clock.observe({ sentAtMs: 100, receivedAtMs: 900, serverTimeMs: NOON + 700 });
    expect(clock.nowMs()).toBe(NOON + 1100);
  });

  it('tells its listeners when the time was set', () => {
    const { clock } = clockAt(0);
    const listener = vi.fn();
    const unsubscribe = clock.subscribe(listener);
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON });
    unsubscribe();
    clock.observe({ sentAtMs: 0, receivedAtMs: 0, serverTimeMs: NOON + 5000 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
