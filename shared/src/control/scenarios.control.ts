import { Type } from 'typebox';
import { exactly } from '../contract/schemas.ts';
import { defineControl } from './control-call.ts';
import { exampleStep } from './undo-step.ts';
import { worldWire } from './worlds.control.ts';

export const listScenariosControl = defineControl({
  method: 'GET',
  path: '/scenarios',
  summary: 'Lists all scenarios, in the order of their groups',
  output: Type.Array(
    exactly({
      name: Type.String(),
      title: Type.String(),
      /** What is true in it, for people. */
      sentence: Type.String(),
      group: Type.String(),
    }),
  ),
  example: {
    output: [
      {
        name: 'sealed',
        title: 'Sealed',
        sentence:
          'The issue is sealed and its draw is near: the two bets of demo wait for it, and another is refused.',
        group: 'betting',
      },
    ],
  },
});

export const applyScenarioControl = defineControl({
  method: 'POST',
  path: '/scenario',
  summary:
    'Makes the world a scenario, in the place of all that is in it; {"back": true} of /clock undoes that, and the link opens it as its sentence wants it',
  takes: 'The body must be {"name": a name of /__mock/scenarios}.',
  body: exactly({ name: Type.String({ minLength: 1, maxLength: 60 }) }),
  output: worldWire,
  example: {
    body: { name: 'sealed' },
    output: {
      name: 'default',
      kind: 'ordinary' as const,
      scenario: 'sealed',
      kept: true,
      nowMs: 1_789_524_121_000,
      rate: 1,
      players: [{ userName: 'demo', password: 'demo2828', payPassword: '1234' }],
      lastUsedMs: 1_789_530_000_000,
      lastUsedBy: 'Mei',
      sessionsEndedAtMs: 1_789_530_000_000,
      lastStep: exampleStep('scenario sealed'),
      urls: {
        host: 'http://default.localhost:2828/',
        link: 'http://localhost:2828/__mock/open?world=default&as=demo&to=%2Forder%2Fbetting',
      },
    },
  },
});
