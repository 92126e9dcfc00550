import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock, resyncOnWake } from './server-clock.ts';
import { useServerNow } from './use-server-now.ts';

const NOON = Date.parse('2026-05-04T04:00:00Z');

function startClock(demoClock: string) {
  const clock = createServerClock({ monotonicMs: () => performance.now(), wallMs: () => 0 });
  const atMs = performance.now();
  clock.observe({ sentAtMs: atMs, receivedAtMs: atMs, demoClock });
  return clock;
}

const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the time that a screen shows', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('changes exactly when the second of the server changes', () => {
    const clock = startClock(`${NOON + 300};rate=1`);
    const { result } = renderHook(() => useServerNow(1000, clock));
    expect(result.current).toBe(NOON);
    passTime(699);
    expect(result.current).toBe(NOON);
    passTime(1);
    expect(result.current).toBe(NOON + 1000);
    passTime(1000);
    expect(result.current).toBe(NOON + 2000);
  });

  it('is right at once when a tab comes back whose timers were held', () => {
    const clock = startClock(`${NOON};rate=1`);
    const { result } = renderHook(() => useServerNow(1000, clock));
    vi.clearAllTimers();
    passTime(61_000);
    expect(result.current).toBe(NOON);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe(NOON + 61_000);
    passTime(1000);
    expect(result.current).toBe(NOON + 62_000);
  });

  it('stands still while the demo clock is frozen, and needs no timer for it', () => {
    const clock = startClock(`${NOON};rate=0`);
    const { result } = renderHook(() => useServerNow(1000, clock));
    expect(vi.getTimerCount()).toBe(0);
    passTime(5000);
    expect(result.current).toBe(NOON);
  });

  it('follows a faster demo clock, at most ten times a second', () => {
    const clock = startClock(`${NOON};rate=60`);
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useServerNow(1000, clock);
    });
    // In small steps: what is due within one of them is one rendering.
    for (let step = 0; step < 100; step++) passTime(10);
    expect(result.current).toBe(NOON + 60_000);
    expect(renders).toBeLessThanOrEqual(11);
  });

  it('asks for no rendering by itself, however far a fast clock goes while one lasts', () => {
    let nowMs = NOON;
    const clock = { ...startClock(`${NOON};rate=1000`), nowMs: () => (nowMs += 5000) };
    let renders = 0;
    const { rerender } = renderHook(() => {
      renders += 1;
      return useServerNow(1000, clock);
    });
    rerender();
    expect(renders).toBeLessThanOrEqual(3);
  });

  it('moves as soon as the clock is set again', () => {
    const clock = startClock(`${NOON};rate=0`);
    const { result } = renderHook(() => useServerNow(1000, clock));
    const atMs = performance.now();
    act(() => clock.observe({ sentAtMs: atMs, receivedAtMs: atMs, demoClock: `${NOON + 90_000};rate=0` }));
    expect(result.current).toBe(NOON + 90_000);
  });

  it('trusts the next response when the page becomes visible again', () => {
    const clock = startClock(`${NOON};rate=1`);
    const undo = resyncOnWake(clock, document);
    document.dispatchEvent(new Event('visibilitychange'));
    undo();
    const atMs = performance.now();
    clock.observe({ sentAtMs: atMs - 800, receivedAtMs: atMs, demoClock: `${NOON - 300};rate=1` });
    expect(clock.nowMs()).toBe(NOON + 100);
  });
});
