import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const BETWEEN_MS = 200;

/** Asks again and again until there is an answer; says what never came. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined | null | false>,
): Promise<Value> {
  for (let passedMs = 0; passedMs < PATIENCE_MS; passedMs += BETWEEN_MS) {
    const value = await ask();
    if (value) return value;
    await wait(BETWEEN_MS);
  }
  throw new Error(`It never came to this: ${what}.`);
}
