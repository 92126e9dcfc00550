import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { capitalised } from '../../ui/format.ts';

export type ScenarioInfo = ControlOutputOf<typeof listScenariosControl>[number];

export const ALL = 'all';

/** Every word that is typed stands somewhere in what a scenario says of itself. */
export function findScenarios(scenarios: readonly ScenarioInfo[], typed: string): ScenarioInfo[] {
  const words = typed.toLowerCase().split(/\s+/);
  return scenarios.filter(({ name, title, sentence, group }) => {
    const text = `${name} ${title} ${sentence} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The groups in their order with how many of these each has, before them all together. */
export function groupsOf(scenarios: readonly ScenarioInfo[], found: readonly ScenarioInfo[]) {
  const names = [...new Set(scenarios.map(({ group }) => group))];
  const countOf = (name: string) => found.filter(({ group }) => group === name).length;
  return [
    { value: ALL, label: 'All', count: found.length },
    ...names.map((value) => ({ value, label: capitalised(value), count: countOf(value) })),
  ];
}
