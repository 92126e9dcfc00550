import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { applyScenarioControl, listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerMockControl, registerStepsControl } from '../register-control.ts';
import { describeWorld } from '../worlds/describe-world.ts';
import { getHosted } from '../worlds/get-hosted.ts';
import { applyScenario } from './apply-scenario.ts';

/** Situations that a world is put into. */
export function registerScenarioControls(app: FastifyInstance): void {
  registerMockControl(app, listScenariosControl, () =>
    SCENARIOS.map(({ name, title, sentence, group }) => ({ name, title, sentence, group })),
  );
  // One step: no call meets a world that is half one and half the other.
  // biome-ignore lint/correctness/useYield: there is no second step to give others a turn before.
  registerStepsControl(app, applyScenarioControl, function* (world, { body }, { server, host }) {
    const hosted = getHosted(server.controlPlane, world.name);
    applyScenario(server.controlPlane, hosted, body.name);
    return describeWorld(server.controlPlane, hosted, host);
  });
}
