import { applyScenarioControl } from '@canada28/shared/control/scenarios.control.ts';
import { createWorldControl, listWorldsControl } from '@canada28/shared/control/worlds.control.ts';
import { control, requireName } from '../../control/control-client.ts';
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

const BLOCKED = 'The browser blocked its tab; its console is';

/** Makes a new world of a scenario and opens its console in a tab beside this one. */
export function openInNewWorld(scenario: string): Promise<boolean> {
  if (place.isShared) return perform(() => Promise.reject(new Error(ONE_WORLD)));
  return perform(async () => {
    // The question stands in this tab: it is asked before another one covers it.
    await requireName();
    // At once, while the press still counts: a window that opens later is taken for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const worlds = await control(listWorldsControl);
      const taken = worlds.map(({ name }) => name);
      const wanted = { scenario, name: freeName(scenario, taken, WORLD_NAMES) };
      const { name } = await control(createWorldControl, { body: wanted });
      const said = `The world "${name}" was made of "${scenario.replaceAll('-', ' ')}".`;
      if (tab === null) return { said: `${said} ${BLOCKED} ${new URL(pageOf(name), location.href)}` };
      tab.location.href = withName(pageOf(name));
      return { said };
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
}
