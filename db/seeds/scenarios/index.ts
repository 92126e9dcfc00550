import { emptyEverything } from './empty-everything.ts';
import { freshInstall } from './fresh-install.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario, in the order in which people are shown them: a closed list (control §4). */
export const SCENARIOS: readonly Scenario[] = [freshInstall, emptyEverything];
