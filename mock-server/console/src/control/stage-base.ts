import type { WantedWorld } from '@canada28/shared/control/worlds.control.ts';

/** What every story is told on: an evening with others in the room, and no reviewer but the presenter (control §12). */
export const STAGE_SCENARIO = 'sales-evening';
export const STAGE_CONFIG = { reviewPolicy: 'manual' } as const satisfies WantedWorld['config'];

/** The world of the stage, unless its address names another one. */
export const STAGE_WORLD = 'stage';
