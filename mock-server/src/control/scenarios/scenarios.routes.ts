import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { applyScenarioControl, listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerControl } from '../register-control.ts';
import { describeWorld } from '../worlds/describe-world.ts';
import { getSlot } from '../worlds/get-slot.ts';
import { applyScenario } from './apply-scenario.ts';

/** Situations that a world is put into. */
export function registerScenarioControls(app: FastifyInstance): void {
  registerControl(app, listScenariosControl, {
    across: () => SCENARIOS.map(({ name, title, sentence, group }) => ({ name, title, sentence, group })),
  });
  registerControl(app, applyScenarioControl, {
    // One step: nobody meets a world that is half one and half the other.
    // biome-ignore lint/correctness/useYield: there is no second step to give others a turn before.
    *steps(world, { body }, plane, request) {
      const slot = getSlot(plane, world.name);
      applyScenario(plane, slot, body.name);
      return describeWorld(plane, slot, request.host);
    },
  });
}
