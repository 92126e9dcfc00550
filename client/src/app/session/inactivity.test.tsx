import { HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

const START_MS = Date.UTC(2026, 8, 16);

let nowMs = START_MS;

/** The phone is awake: clock and timers go on together. */
function passMinutes(minutes: number): void {
  for (let minute = 0; minute < minutes; minute += 1) {
    nowMs += MINUTE_MS;
    vi.advanceTimersByTime(MINUTE_MS);
  }
}

/** The phone sleeps: the clock goes on, no timer does. */
function sleepMinutes(minutes: number): void {
  nowMs += minutes * MINUTE_MS;
}

/** A page of the app; several of them are tabs that share the storage. */
function openTab({ isLoggedIn = true } = {}) {
  const session = { isLoggedIn };
  const onInactive = vi.fn(() => {
    session.isLoggedIn = false;
  });
  const stop = watchInactivity({
    limitMs: 30 * MINUTE_MS,
    nowMs: () => nowMs,
    view: window,
    isLoggedIn: () => session.isLoggedIn,
    onInactive,
  });
  onTestFinished(stop);
  return onInactive;
}

beforeEach(() => {
  nowMs = START_MS;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('inactivity', () => {
  it('ends the session after 30 minutes without an operation, once', () => {
    const onInactive = openTab();
    passMinutes(29);
    expect(onInactive).not.toHaveBeenCalled();
    passMinutes(40);
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'touchstart', 'touchmove', 'keydown', 'wheel'])('starts again with %s', (name) => {
    const onInactive = openTab();
    passMinutes(20);
    window.dispatchEvent(new Event(name));
    passMinutes(20);
    expect(onInactive).not.toHaveBeenCalled();
    passMinutes(10);
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('is not ended by a page that scrolls by itself', () => {
    const onInactive = openTab();
    passMinutes(20);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    passMinutes(10);
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('counts the time that a phone slept, though the first sign of waking is a touch', () => {
    const onInactive = openTab();
    sleepMinutes(45);
    window.dispatchEvent(new Event('pointerdown'));
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('is seen when the page is shown again', () => {
    const onInactive = openTab();
    sleepMinutes(45);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('counts the time for which the browser was closed', () => {
    localStorage.setItem('lastOperationMs', String(nowMs - 31 * MINUTE_MS));
    expect(openTab()).toHaveBeenCalledTimes(1);
  });

  it('is counted again where the clock of the phone was set back by hours', () => {
    const onInactive = openTab();
    nowMs -= 5 * HOUR_MS;
    passMinutes(59);
    expect(onInactive).not.toHaveBeenCalled();
    passMinutes(2);
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('is counted again where the clock was set back while the browser was closed', () => {
    localStorage.setItem('lastOperationMs', String(nowMs + 5 * HOUR_MS));
    const onInactive = openTab();
    passMinutes(31);
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('heeds an operation in another tab', () => {
    const onInactive = openTab();
    passMinutes(20);
    localStorage.setItem('lastOperationMs', String(nowMs));
    passMinutes(20);
    expect(onInactive).not.toHaveBeenCalled();
  });

  it('says so in every tab when one of them ends the session', () => {
    const onInactive = openTab();
    sleepMinutes(31);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(onInactive).toHaveBeenCalledTimes(1);
  });

  it('leaves guests alone', () => {
    const onInactive = openTab({ isLoggedIn: false });
    passMinutes(90);
    window.dispatchEvent(new Event('pointerdown'));
    expect(onInactive).not.toHaveBeenCalled();
  });
});
