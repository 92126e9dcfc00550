/** Of more answers than this the first ones do not wait for the last: with thousands of connections a turn takes seconds. */
const MOST_WAITING = 100;

let waiting: (() => void)[] = [];

/**
 * The end of this turn of the event loop, or the moment at which a hundred wait for it. Answers that leave together wake
 * their readers once: a fifth of the time of a write.
 */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
    if (waiting.length === MOST_WAITING) goOn();
  });
}

function goOn(): void {
  const ready = waiting;
  waiting = [];
  for (const resolve of ready) resolve();
}
