/**
 * Real ms in which the machine was awake. Looks come every `everyMs`; one that comes late means that the machine slept,
 * although its stopwatch may count on in sleep: of the time between two looks at most twice `everyMs` counts.
 */
export function wakingTime(elapsedMs: () => number, everyMs: number) {
  let lookedMs = elapsedMs();
  let sleptMs = 0;
  return {
    nowMs: (): number => elapsedMs() - sleptMs,
    /** To be called at each look, before anything is made of the time. */
    look: (): void => {
      const nowMs = elapsedMs();
      sleptMs += Math.max(0, nowMs - lookedMs - 2 * everyMs);
      lookedMs = nowMs;
    },
  };
}
