import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import type { SituationLink } from '@canada28/shared/control/open.control.ts';
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

/** How the sentence of a scenario is seen best; undefined where that is not known. */
export function findFirstView(name: string | undefined): Scenario['opens'] | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name)?.opens;
}

/** The same as a link says it. */
export function firstViewOf(name: string | undefined): Pick<SituationLink, 'as' | 'lang' | 'to'> {
  const opens = findFirstView(name);
  if (opens === undefined) return {};
  const { as, path: to, lang } = opens;
  return { ...(as !== undefined && { as }), ...(lang !== undefined && { lang }), to };
}
