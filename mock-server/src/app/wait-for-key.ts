import { once } from 'node:events';
import type { ReadStream } from 'node:tty';

type Keyboard = Pick<ReadStream, 'isTTY' | 'setRawMode'> & NodeJS.EventEmitter;

/** A window that was opened by a double click would close with the program, before its message could be read. */
export async function waitForKey(keyboard: Keyboard, say: () => void): Promise<void> {
  if (!keyboard.isTTY) return;
  say();
  // Any key, not only Enter.
  keyboard.setRawMode(true);
  await once(keyboard, 'data');
}
