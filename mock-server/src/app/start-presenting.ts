import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseInUseError } from '@canada28/db/database-file-error.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { findLanAddress } from '../http/lan-address.ts';
import type { ServerConfig } from './config.ts';
import { isPortInUse } from './explain-start.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Presentation = {
  readonly url: string;
  readonly stageUrl: string;
  /** What the presenter reads. */
  readonly said: string;
  /** Undefined where the one that runs already is shown. */
  readonly server: RunningServer | undefined;
};

/**
 * Starts the server for a presenter, decision 097: at another port when the usual one is taken, and not a second
 * time on the same data. Throws like `startServer` whatever else keeps it from starting.
 */
export async function startPresenting(config: ServerConfig): Promise<Presentation> {
  const noted = join(dirname(config.databasePath), 'address.txt');
  try {
    const { server, said } = await startOnFreePort(config);
    const url = `http://localhost:${server.port}`;
    if (config.databasePath !== ':memory:') writeFileSync(noted, url);
    const close = async () => {
      rmSync(noted, { force: true });
      await server.close();
    };
    return { url, stageUrl: stageOf(url), said: said + greeting(url, config), server: { ...server, close } };
  } catch (error) {
    const url = error instanceof DatabaseInUseError ? read(noted) : undefined;
    if (url === undefined) throw error;
    const stageUrl = stageOf(url);
    return { url, stageUrl, said: `Canada 28 runs already: ${stageUrl}\n`, server: undefined };
  }
}

async function startOnFreePort(config: ServerConfig): Promise<{ server: RunningServer; said: string }> {
  try {
    return { server: await startServer(config), said: '' };
  } catch (error) {
    if (!isPortInUse(error)) throw error;
    const server = await startServer({ ...config, port: 0 });
    return {
      server,
      said: `Port ${config.port} is used by another program: Canada 28 takes ${server.port}.\n`,
    };
  }
}

function stageOf(url: string): string {
  return `${url}${CONTROL_BASE}/stage`;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process that uses the data is no presentation, or has not come as far.
    return undefined;
  }
}

function greeting(url: string, { databasePath, host }: ServerConfig): string {
  const lan = findLanAddress(host);
  return [
    '',
    '  Canada 28 (demo, no real money)',
    '',
    `  Stage     ${stageOf(url)}`,
    `  Console   ${url}${CONTROL_BASE}`,
    `  Product   ${url}`,
    '',
    '  If no browser opens, open one and enter the address of the stage.',
    lan === undefined
      ? '  This machine is in no network: visitors cannot join with their phones.'
      : `  Visitors in the same network join by the code on the stage (this machine is ${lan} there).`,
    `  Data: ${dirname(databasePath)}`,
    '  Close this window, or press Ctrl-C, to stop.',
    '',
    '',
  ].join('\n');
}
