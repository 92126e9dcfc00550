import { applyScenarioControl } from '@canada28/shared/control/scenarios.control.ts';
import { createWorldControl, listWorldsControl } from '@canada28/shared/control/worlds.control.ts';
import { control } from '../../control/control-client.ts';
import { freeName, WORLD_NAMES } from '../../control/free-name.ts';
import { change, perform } from '../../control/perform.ts';
import { place } from '../../control/place.ts';
import { withName } from '../../control/tester.store.ts';
import { pageOf } from '../../control/world-address.ts';

export function applyScenario(name: string): Promise<boolean> {
  return change(
    applyScenarioControl,
    { body: { name } },
    `This world is "${name.replaceAll('-', ' ')}" now.`,
  );
}

const ONE_WORLD = 'This world alone is shared with you: here no other is made.';

/** Makes a new world of a scenario and opens its console in a tab beside this one. */
export function openInNewWorld(scenario: string): Promise<boolean> {
  if (place.isShared) return perform(() => Promise.reject(new Error(ONE_WORLD)));
  // At once, while the press still counts: a window that opens later is taken for an advertisement.
  const tab = window.open('', '_blank');
  return perform(async () => {
    try {
      const worlds = await control(listWorldsControl);
      const taken = worlds.map(({ name }) => name);
      const wanted = { scenario, name: freeName(scenario, taken, WORLD_NAMES) };
      const { name } = await control(createWorldControl, { body: wanted });
      if (tab !== null) tab.location.href = withName(pageOf(name));
      return { said: `The world "${name}" was made of "${scenario.replaceAll('-', ' ')}".` };
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
}
