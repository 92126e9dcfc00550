/**
 * Real ms in which somebody could have asked for something. A machine that sleeps lets no look come in time, and some
 * count on meanwhile: of what passed since the last look nothing counts beyond twice as long as a look should take.
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
