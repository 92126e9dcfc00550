import { CONTROL_DEFINITIONS } from '@canada28/shared/control/all-controls.ts';

/**
 * Every control call as data: `@canada28/mock-server/controls`. `world.control(controls.players.creditPlayerControl, …)`
 * makes one with the types of its input and its reply; each has its path, its schemas and an example.
 */
export const controls: typeof CONTROL_DEFINITIONS = CONTROL_DEFINITIONS;
