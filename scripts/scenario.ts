import { ConfigError, readConfig } from '@canada28/mock-server/app/config.ts';
import { DEFAULT_DATABASE_PATH } from '@canada28/mock-server/project-folders.ts';
import type { ControlCall, ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { applyScenarioControl, listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { WORLD_NAME } from '@canada28/shared/control/worlds.control.ts';
import { readArgsAndNames, refusalWith } from './lib/command-line.ts';
import { ExpectedFailure, NOTHING_WAS_TRIED, runScript } from './lib/expected-failure.mjs';

const USAGE = `npm run scenario                        lists all scenarios
npm run scenario -- NAME [--world W]    makes the world of a running server that scenario, unless named its default one

  PORT, MOCK_CONTROL_TOKEN              as of the server, where they are not its defaults`;

/** `npm run scenario`: what can be shown; with a name, the running server shows it. */
async function main(): Promise<void> {
  const { name, world } = readArguments(process.argv.slice(2));
  if (name === undefined) console.log(listText(await send(listScenariosControl, {}, world)));
  else console.log(appliedText(await send(applyScenarioControl, { name }, world)));
}

const refuse = refusalWith(USAGE);

function readArguments(args: readonly string[]): { name: string | undefined; world: string | undefined } {
  const { values, positionals } = readArgsAndNames(args, { world: { type: 'string' } }, refuse);
  if (positionals.length > 1) refuse('One scenario at a time.');
  const { world } = values;
  // An empty one, as of a variable that is not set, would be the default world.
  if (world !== undefined && !new RegExp(WORLD_NAME).test(world))
    refuse(`No world has the name "${world}": small letters, digits and hyphens, at most 40.`);
  return { name: positionals[0], world };
}

type ListedScenario = ControlOutputOf<typeof listScenariosControl>[number];

function listText(scenarios: readonly ListedScenario[]): string {
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  const groups = new Map<string, ListedScenario[]>();
  for (const scenario of scenarios)
    groups.set(scenario.group, [...(groups.get(scenario.group) ?? []), scenario]);
  const blocks = [...groups].map(([group, ofGroup]) =>
    [group, ...ofGroup.map(({ name, sentence }) => `  ${name.padEnd(width)}  ${sentence}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n\nnpm run scenario -- NAME [--world W]`;
}

function appliedText({
  name,
  scenario,
  players,
  urls,
}: ControlOutputOf<typeof applyScenarioControl>): string {
  const who = players.map(
    ({ userName, password }) => `${userName}${password ? `, password ${password}` : ''}`,
  );
  return [`World ${name} is ${scenario} now: ${urls.link}`, ...who.map((player) => `  ${player}`)].join('\n');
}

/** As the server reads them: what it would refuse is told in its sentence. */
function readSettings() {
  try {
    return readConfig(process.env, DEFAULT_DATABASE_PATH);
  } catch (error) {
    throw error instanceof ConfigError ? new ExpectedFailure(error.message, { cause: error }) : error;
  }
}

/** Makes a control call of the server on this machine; a refusal is its own sentence. */
async function send<C extends ControlCall>(
  { method, path }: C,
  body: ControlInputOf<C>['body'],
  world: string | undefined,
): Promise<ControlOutputOf<C>> {
  const { port, controlToken: token } = readSettings();
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}${CONTROL_BASE}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(world !== undefined && { 'x-world': world }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new ExpectedFailure(
      `Nothing answers at ${origin}: start the mock with npm start, or name its PORT.`,
      {
        cause: error,
      },
    );
  });
  const reply = (await response.json()) as { readonly data: ControlOutputOf<C>; readonly msg: string };
  if (!response.ok) throw new ExpectedFailure(reply.msg);
  return reply.data;
}

await runScript(main, NOTHING_WAS_TRIED);
