import type { Call } from '@canada28/shared/contract/call.ts';

/** Where the calls of each base go, below the site's root; set at build time (contract §1). */
export const BASE_PATHS: Readonly<Record<Call['base'], string>> = {
  player: import.meta.env.VITE_PLAYER_API_BASE,
  game: import.meta.env.VITE_GAME_API_BASE,
};
