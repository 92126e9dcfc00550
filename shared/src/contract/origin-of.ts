import type { Call, Origin } from './call.ts';

/** From the best to the least that is known (player-api §0). */
export const ORIGINS = ['known', 'observed', 'assumed'] as const satisfies readonly Origin[];

/** The best that is known of a call (player-api §0). */
export function originOf({ origins }: Call): Origin {
  return ORIGINS.find((origin) => origins.includes(origin)) ?? 'assumed';
}

/** A field that is not ours was observed wherever its call was (player-api §0). */
export function fieldOriginOf(call: Call): Origin {
  return call.origins.includes('observed') ? 'observed' : originOf(call);
}
