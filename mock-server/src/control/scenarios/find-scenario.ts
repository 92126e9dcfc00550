import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { ControlError } from '../control-error.ts';

/** The scenario of that name. Refuses an unknown one with the nearest names there are. */
export function getScenario(name: string): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.name === name);
  if (scenario !== undefined) return scenario;
  const near = nearestNames(
    name,
    SCENARIOS.map((candidate) => candidate.name),
  ).join(', ');
  throw new ControlError(
    `There is no scenario "${name}"; near it: ${near}. GET /__mock/scenarios lists all.`,
  );
}

const MOST_NEAR = 3;

function nearestNames(name: string, names: readonly string[]): string[] {
  const byDistance = names.map((other) => ({ other, distance: distance(name, other) }));
  return byDistance
    .sort((one, two) => one.distance - two.distance)
    .slice(0, MOST_NEAR)
    .map(({ other }) => other);
}

/** How many letters have to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  [...one].forEach((letter, index) => {
    const above = row;
    row = [index + 1];
    [...other].forEach((otherLetter, column) => {
      const changed = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      row.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    });
  });
  return row[other.length] ?? 0;
}
