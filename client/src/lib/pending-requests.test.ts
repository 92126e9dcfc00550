import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginRequest, useIsSlow } from './pending-requests.ts';

describe('the loading indicator', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
  });

  /** What a test begins ends with it at the latest: all tests share the requests of the page. */
  const ends: (() => void)[] = [];
  const begin = () => {
    const end = beginRequest();
    ends.push(end);
    return end;
  };

  it('stays away when a request ends within 400 ms', () => {
    const end = begin();
    vi.advanceTimersByTime(399);
    end();
    vi.advanceTimersByTime(1000);
    expect(useIsSlow.getState()).toBe(false);
  });

  it('appears when a request lasts 400 ms', () => {
    begin();
    vi.advanceTimersByTime(400);
    expect(useIsSlow.getState()).toBe(true);
  });

  it('does not add up short requests that follow each other', () => {
    for (let round = 0; round < 5; round += 1) {
      const end = begin();
      vi.advanceTimersByTime(300);
      end();
    }
    expect(useIsSlow.getState()).toBe(false);
  });

  it('ends only when all pending requests have finished', () => {
    const endSlow = begin();
    vi.advanceTimersByTime(400);
    const endQuick = begin();
    endSlow();
    expect(useIsSlow.getState()).toBe(true);
    endQuick();
    expect(useIsSlow.getState()).toBe(false);
  });

  it('counts the end of a request once, even when it is told twice', () => {
    const endFirst = begin();
    begin();
    vi.advanceTimersByTime(400);
    endFirst();
    endFirst();
    expect(useIsSlow.getState()).toBe(true);
  });

  it('tells its listeners about each change and no more', () => {
    const listener = vi.fn();
    const unsubscribe = useIsSlow.subscribe(listener);
    const end = begin();
    vi.advanceTimersByTime(400);
    end();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    begin();
    vi.advanceTimersByTime(400);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
