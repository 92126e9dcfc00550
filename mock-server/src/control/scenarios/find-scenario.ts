import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { ControlError } from '../control-error.ts';
import { nearestTo } from '../nearest.ts';

/** The scenario of that name. Refuses an unknown one with the nearest names there are. */
export function getScenario(name: string): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.name === name);
  if (scenario !== undefined) return scenario;
  const names = SCENARIOS.map((candidate) => candidate.name);
  throw new ControlError(
    `There is no scenario "${name}"; near it: ${nearestTo(name, names).join(', ')}. GET /__mock/scenarios lists all.`,
  );
}
