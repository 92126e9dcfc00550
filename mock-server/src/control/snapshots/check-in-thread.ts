import { extname } from 'node:path';
import { isMarkedAsUntransferable, type Transferable, Worker } from 'node:worker_threads';
import { ControlError } from '../control-error.ts';
import type { CheckTask } from './check-image.ts';
import type { Checks, SoundImage } from './sound-image.ts';
import { outcomeOf } from './thread-outcome.ts';

/** Its program lies beside this one: a module of the source, or a file beside each bundle, of whatever form that is. */
const ENDING = extname(import.meta.url) === '.ts' ? '.ts' : '.cjs';
const PROGRAM = new URL(`check-image.thread${ENDING}`, import.meta.url);

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
  const outcome = await outcomeOf(thread, signal);
  if ('refusal' in outcome) throw new ControlError(outcome.refusal);
  const { buffer, byteOffset, byteLength } = outcome.image;
  return { ...outcome, image: Buffer.from(buffer, byteOffset, byteLength) };
}

/** What of a file can be handed over, so that it is not copied: not what is shared anyway, nor a part of Node's pool. */
function ownMemory({ buffer }: Uint8Array): Transferable[] {
  const isOwn = buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer);
  return isOwn ? [buffer] : [];
}
