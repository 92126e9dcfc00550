import { extname } from 'node:path';
import { isMarkedAsUntransferable, type Transferable, Worker } from 'node:worker_threads';
import { ControlError } from '../control-error.ts';
import type { Checks, SoundImage } from './sound-image.ts';

/** What the thread is started with. */
export type CheckTask = {
  readonly file: Uint8Array;
  /** Undefined where the image is of a world of this process, and is to leave it. */
  readonly checks: Checks | undefined;
};

/** What it answers: the image as it is to be kept, or the sentence of the refusal. */
export type CheckOutcome =
  | (Omit<SoundImage, 'image'> & { readonly image: Uint8Array })
  | { readonly refusal: string };

/** What the thread says first: it has loaded the database. */
export type HasBegun = 'has begun';

/** Its program lies beside this one: a module of the source, or a file beside each bundle, of whatever form that is. */
const ENDING = extname(import.meta.url) === '.ts' ? '.ts' : '.cjs';
const PROGRAM = new URL(`sound-image-thread${ENDING}`, import.meta.url);

/** A Node that does not read TypeScript by itself reads it as the rest of the source is read. */
const OPTIONS = PROGRAM.pathname.endsWith('.ts') && !process.features.typescript ? ['--import', 'tsx'] : [];

/** Ends when the check before has ended: each takes several times the size of its image of memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does what `soundImage` does in a thread of its own, so that a large image keeps no other call waiting; one image at a
 * time. The file is given away to the thread. Once the signal is aborted the check fails with its reason.
 */
export function checkInThread(checks: Checks, file: Buffer, signal?: AbortSignal): Promise<SoundImage> {
  return inOrder({ checks, file }, signal);
}

/** The same for what `portableImage` does. */
export function makePortable(file: Buffer, signal?: AbortSignal): Promise<SoundImage> {
  return inOrder({ checks: undefined, file }, signal);
}

function inOrder(task: CheckTask, signal: AbortSignal | undefined): Promise<SoundImage> {
  const check = last.then(() => runThread(task, signal));
  // Nothing of it stays: neither an image nor a refusal.
  const ended = () => undefined;
  last = check.then(ended, ended);
  return check;
}

async function runThread(task: CheckTask, signal: AbortSignal | undefined): Promise<SoundImage> {
  signal?.throwIfAborted();
  const thread = new Worker(PROGRAM, {
    workerData: task,
    transferList: ownMemory(task.file),
    execArgv: OPTIONS,
  });
  let hasBegun = false;
  // Where a thread is ended while it loads the database, Node ends the process: it is ended once it has.
  const end = () => {
    if (hasBegun) void thread.terminate();
  };
  signal?.addEventListener('abort', end);
  try {
    const outcome = await new Promise<CheckOutcome>((resolve, reject) => {
      thread.on('message', (message: CheckOutcome | HasBegun) => {
        if (message !== 'has begun') return resolve(message);
        hasBegun = true;
        if (signal?.aborted) end();
      });
      thread.once('error', reject);
      thread.once('exit', () => reject(signal?.reason ?? new Error('the check of an image ended early')));
    });
    if ('refusal' in outcome) throw new ControlError(outcome.refusal);
    const { buffer, byteOffset, byteLength } = outcome.image;
    return { ...outcome, image: Buffer.from(buffer, byteOffset, byteLength) };
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** What of a file can be handed over, so that it is not copied: not what is shared anyway, nor a part of Node's pool. */
function ownMemory({ buffer }: Uint8Array): Transferable[] {
  const isOwn = buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer);
  return isOwn ? [buffer] : [];
}
