import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTouchGuard } from './touch-guard.ts';

type TouchPoint = { clientX: number; clientY: number };

const spot = { clientX: 100, clientY: 100 };

function touch(target: Element, type: string, points: TouchPoint[], atMs = 0): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    touches: { value: points },
    changedTouches: { value: points },
    timeStamp: { value: atMs },
  });
  target.dispatchEvent(event);
  return event;
}

describe('the touch guard', () => {
  let button = document.createElement('button');
  let uninstall = () => {};

  beforeEach(() => {
    button = document.createElement('button');
    document.body.replaceChildren(button);
    uninstall = installTouchGuard(document.body);
  });
  afterEach(() => {
    uninstall();
    button.remove();
  });

  it.each(['touchstart', 'touchmove'])('blocks a second finger at %s', (type) => {
    expect(touch(button, type, [spot, { clientX: 10, clientY: 10 }]).defaultPrevented).toBe(true);
  });

  it.each(['touchstart', 'touchmove'])('lets one finger through at %s', (type) => {
    expect(touch(button, type, [spot]).defaultPrevented).toBe(false);
  });

  it('blocks the pinch gesture', () => {
    const pinch = new Event('gesturestart', { bubbles: true, cancelable: true });
    button.dispatchEvent(pinch);
    expect(pinch.defaultPrevented).toBe(true);
  });

  it.each([
    { gapMs: 120, isBlocked: true },
    { gapMs: 300, isBlocked: true },
    { gapMs: 301, isBlocked: false },
  ])('a second tap after $gapMs ms is blocked: $isBlocked', ({ gapMs, isBlocked }) => {
    touch(button, 'touchend', [spot], 1000);
    expect(touch(button, 'touchend', [spot], 1000 + gapMs).defaultPrevented).toBe(isBlocked);
  });

  it('lets two quick taps at different places through', () => {
    touch(button, 'touchend', [spot], 1000);
    expect(touch(button, 'touchend', [{ clientX: 200, clientY: 100 }], 1100).defaultPrevented).toBe(false);
  });

  it('lets the same key of a keypad be tapped twice', () => {
    button.setAttribute('data-rapid-taps', '');
    touch(button, 'touchend', [spot], 1000);
    expect(touch(button, 'touchend', [spot], 1100).defaultPrevented).toBe(false);
  });

  it('never swallows activation by keyboard or screen reader, however quick', () => {
    const onClick = vi.fn();
    button.addEventListener('click', onClick);
    touch(button, 'touchend', [spot], 1000);
    button.click();
    button.click();
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(onClick.mock.calls.every(([event]) => !event.defaultPrevented)).toBe(true);
  });

  it('guards no longer once it is uninstalled', () => {
    uninstall();
    expect(touch(button, 'touchstart', [spot, spot]).defaultPrevented).toBe(false);
  });
});
