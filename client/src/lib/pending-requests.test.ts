import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingRequests } from './pending-requests.ts';

describe('the loading indicator', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('stays away when a request ends within 400 ms', () => {
    const requests = createPendingRequests();
    const end = requests.begin();
    vi.advanceTimersByTime(399);
    end();
    vi.advanceTimersByTime(1000);
    expect(requests.useIsSlow.getState()).toBe(false);
  });

  it('appears when a request lasts 400 ms', () => {
    const requests = createPendingRequests();
    requests.begin();
    vi.advanceTimersByTime(400);
    expect(requests.useIsSlow.getState()).toBe(true);
  });

  it('does not add up short requests that follow each other', () => {
    const requests = createPendingRequests();
    for (let round = 0; round < 5; round += 1) {
      const end = requests.begin();
      vi.advanceTimersByTime(300);
      end();
    }
    expect(requests.useIsSlow.getState()).toBe(false);
  });

  it('ends only when all pending requests have finished', () => {
    const requests = createPendingRequests();
    const endSlow = requests.begin();
    vi.advanceTimersByTime(400);
    const endQuick = requests.begin();
    endSlow();
    expect(requests.useIsSlow.getState()).toBe(true);
    endQuick();
    expect(requests.useIsSlow.getState()).toBe(false);
  });

  it('counts the end of a request once, even when it is told twice', () => {
    const requests = createPendingRequests();
    const endFirst = requests.begin();
    requests.begin();
    vi.advanceTimersByTime(400);
    endFirst();
    endFirst();
    expect(requests.useIsSlow.getState()).toBe(true);
  });

  it('tells its listeners about each change and no more', () => {
    const requests = createPendingRequests();
    const listener = vi.fn();
    const unsubscribe = requests.useIsSlow.subscribe(listener);
    const end = requests.begin();
    vi.advanceTimersByTime(400);
    end();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    requests.begin();
    vi.advanceTimersByTime(400);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
