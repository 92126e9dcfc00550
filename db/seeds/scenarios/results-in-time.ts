import type { WorldSettings } from '@canada28/shared/control/world-settings.ts';

/** A result is there when the next sale opens, however late draws of the server are set to be. */
export const RESULTS_IN_TIME: WorldSettings = { sealedSeconds: 30, drawDelaySeconds: 30 };
