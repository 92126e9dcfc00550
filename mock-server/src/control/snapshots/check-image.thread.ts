import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '@canada28/db/open-database.ts';
import { checkImage } from './check-image.ts';
import type { HasBegun } from './thread-outcome.ts';

// The program of the thread that looks at one image: tells that it has begun, answers once, then ends.

// Loads what the database is written in.
openDatabase(':memory:').close();
parentPort?.postMessage('has begun' satisfies HasBegun);
const outcome = checkImage(workerData);
parentPort?.postMessage(outcome, 'image' in outcome ? [outcome.image.buffer] : []);
