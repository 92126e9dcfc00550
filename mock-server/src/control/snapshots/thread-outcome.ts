import type { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { CheckOutcome } from './check-image.ts';

/** What of a thread this deals with. */
type CheckThread = Pick<EventEmitter, 'on' | 'once'> & Pick<Worker, 'terminate'>;

/** What the thread says first: it has loaded the database. */
export type HasBegun = 'has begun';

/**
 * What a thread answers that looks at an image. Once the signal is aborted the thread is ended, and this fails with the
 * reason of the signal.
 */
export async function outcomeOf(thread: CheckThread, signal: AbortSignal | undefined): Promise<CheckOutcome> {
  let hasBegun = false;
  // Where a thread is ended while it loads the database, Node ends the process: it is ended once it has.
  const end = () => {
    if (hasBegun) void thread.terminate();
  };
  signal?.addEventListener('abort', end);
  try {
    return await new Promise<CheckOutcome>((resolve, reject) => {
      thread.on('message', (message: CheckOutcome | HasBegun) => {
        if (message !== 'has begun') return resolve(message);
        hasBegun = true;
        if (signal?.aborted) end();
      });
      thread.once('error', reject);
      thread.once('exit', () => reject(signal?.reason ?? new Error('the check of an image ended early')));
    });
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
