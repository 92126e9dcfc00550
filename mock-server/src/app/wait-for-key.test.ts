import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { waitForKey } from './wait-for-key.ts';

/** What a keyboard is to a program, without a window around it. */
function keyboardOf(isTTY: boolean) {
  return Object.assign(new EventEmitter(), { isTTY, setRawMode: vi.fn() });
}

test('the window stays until any key is pressed', async () => {
  const keyboard = keyboardOf(true);
  const [say, ended] = [vi.fn(), vi.fn()];
  const wait = waitForKey(keyboard, say).then(ended);
  await setImmediate();
  expect(say).toHaveBeenCalledOnce();
  expect(keyboard.setRawMode).toHaveBeenCalledWith(true);
  expect(ended).not.toHaveBeenCalled();
  keyboard.emit('data', 'x');
  await wait;
});

test('where there is no window nothing waits', async () => {
  const say = vi.fn();
  await waitForKey(keyboardOf(false), say);
  expect(say).not.toHaveBeenCalled();
});
