import { mkdirSync } from 'node:fs';
import { readConfig } from '@canada28/mock-server/app/config.ts';
import { explainStart } from '@canada28/mock-server/app/explain-start.ts';
import { startServer } from '@canada28/mock-server/app/start-server.ts';
import { connectMock, type Mock, type World } from '@canada28/mock-server/kit/testing.ts';
import { DEFAULT_DATABASE_PATH } from '@canada28/mock-server/project-folders.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { readAccepted, writeAccepted } from '../contract/accepted.ts';
import { reportText } from '../contract/report-text.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { isFile } from '../lib/file-trouble.ts';
import { writeReport } from '../lib/write-report.ts';
import { type ProxyOptions, type ProxySource, readProxyOptions } from './proxy-options.ts';

/** A mock that passes calls on: what it says when it stands, and what ends it with its report. */
type RunningProxy = {
  readonly text: string;
  readonly end: () => Promise<{ readonly text: string; readonly exitCode: 0 | 1 }>;
};

type ProxyPlace = {
  readonly env: NodeJS.ProcessEnv;
  /** In which the command was typed. */
  readonly folder: string;
  /** Makes what the mock serves, once nothing is wrong with the command line. */
  readonly build?: () => void;
};

/** Starts the mock with a world that another server, or a recording, answers for (control §13). */
export async function runProxy(
  args: readonly string[],
  { env, folder, build }: ProxyPlace,
): Promise<RunningProxy> {
  const options = readProxyOptions(args, folder);
  const { acceptFile, writesAccepted } = options;
  const accept = acceptFile === undefined ? [] : readAccepted(acceptFile, writesAccepted);
  if (options.source.kind === 'recording' && !isFile(options.source.file))
    throw new ExpectedFailure(`There is no file ${options.source.file}.`);
  // What calls came through would be lost with their report.
  mkdirSync(options.reportFolder, { recursive: true });
  build?.();
  const { port, close } = await start(env);
  try {
    const { MOCK_CONTROL_TOKEN: token, PLAYER_API_BASE: player, GAME_API_BASE: game } = env;
    const mock = connectMock(`http://localhost:${port}`, { token, player, game });
    const world = await openWorld(mock, options.source);
    await world.acceptDrift({ accept: [...accept] });
    return { text: greeting(mock.url, world, options), end: () => endOf(world, options, close) };
  } catch (error) {
    await close();
    if (!(error instanceof Error)) throw error;
    const { source } = options;
    const what = source.kind === 'recording' ? `${source.file} cannot be replayed: ` : '';
    throw new ExpectedFailure(`${what}${error.message}`, { cause: error });
  }
}

/** What a person can do something about, settings included, is told in a sentence. */
async function start(env: NodeJS.ProcessEnv) {
  try {
    return await startServer(readConfig(env, DEFAULT_DATABASE_PATH));
  } catch (error) {
    const told = explainStart(error, env);
    throw told === undefined ? error : new ExpectedFailure(told, { cause: error });
  }
}

function openWorld(mock: Mock, source: ProxySource): Promise<World> {
  return source.kind === 'upstream'
    ? mock.createWorld({ name: 'upstream', upstream: source.upstream })
    : mock.openRecording(source.file, 'recording');
}

function greeting(url: string, world: World, { source, reportFolder }: ProxyOptions): string {
  const answers = source.kind === 'upstream' ? source.upstream.url : source.file;
  return [
    '',
    `  Canada 28, answered by ${answers}`,
    `  Client   ${world.url}`,
    `  Console  ${url}${CONTROL_BASE}?world=${world.name}`,
    `  Differences: page Drift of the console, or curl ${url}${CONTROL_BASE}/drift -H 'x-world: ${world.name}'`,
    '',
    `  Ctrl-C writes the report to ${reportFolder}`,
    '',
  ].join('\n');
}

async function endOf(world: World, options: ProxyOptions, close: () => Promise<void>) {
  const { reportFolder, acceptFile, writesAccepted } = options;
  const report = await world.drift();
  writeReport(reportFolder, report);
  if (acceptFile !== undefined && writesAccepted)
    writeAccepted(acceptFile, await world.acceptDrift({}), report);
  await close();
  const text = `\n${reportText(report, [])}\n\nThe report is in ${reportFolder}`;
  return { text, exitCode: report.findings.every((one) => one.accepted) ? (0 as const) : (1 as const) };
}
