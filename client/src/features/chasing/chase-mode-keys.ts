import type { ChaseMode } from '@canada28/shared/game/chase-plan.ts';
import type { TextKey } from '../../i18n/i18n.ts';

/** What each mode is called. */
export const MODE_KEYS: Readonly<Record<ChaseMode, TextKey>> = {
  ordinary: 'game.chase.ordinary',
  sameMultiple: 'game.chase.sameMultiple',
  double: 'game.chase.double',
  profit: 'game.chase.profit',
};
