import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '@canada28/db/open-database.ts';
import { ControlError } from '../control-error.ts';
import type { CheckOutcome, CheckTask, HasBegun } from './check-in-thread.ts';
import { portableImage } from './portable-image.ts';
import { soundImage } from './sound-image.ts';

/** The program of the thread that looks at one image: tells that it has begun, answers once, then ends. */
const { file, checks }: CheckTask = workerData;

function outcome(): CheckOutcome {
  try {
    const given = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const { image, ...rest } = checks === undefined ? portableImage(given) : soundImage(checks, given);
    // SQLite owns the bytes that it wrote; only a copy can be handed over.
    return { ...rest, image: new Uint8Array(image) };
  } catch (error) {
    if (error instanceof ControlError) return { refusal: error.message };
    throw error;
  }
}

// Loads what the database is written in.
openDatabase(':memory:').close();
parentPort?.postMessage('has begun' satisfies HasBegun);
const answer = outcome();
parentPort?.postMessage(answer, 'image' in answer ? [answer.image.buffer as ArrayBuffer] : []);
