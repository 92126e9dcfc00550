import type { FaultHit } from '@canada28/shared/control/faults.control.ts';

/** A fault as an entry of a test's journal tells of it. */
export function faultHit(happens: FaultHit['then'] = { latencyMs: 1200 }, id = 1): FaultHit {
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); no function, so no promise.
  return { id, sentence: `What fault ${id} does.`, then: happens };
}
