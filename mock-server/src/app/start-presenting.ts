import { existsSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseFileError, DatabaseInUseError } from '@canada28/db/database-file-error.ts';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { findLanAddress } from '../http/lan-address.ts';
import type { ServerConfig } from './config.ts';
import { firstFreePort } from './free-port.ts';
import type { PresenterWords } from './presenter-words.ts';
import { type RunningServer, startServer } from './start-server.ts';

const LOOK_MS = 100;

type Presentation = {
  readonly url: string;
  readonly stageUrl: string;
  /** What the presenter reads. */
  readonly said: string;
  /** Undefined where the one that runs already is shown. */
  readonly server: RunningServer | undefined;
};

type Presenting = {
  readonly words: PresenterWords;
  /** Which page of the stage opens; the list of all stories unless it is given. */
  readonly page?: string | undefined;
  /** How long a second start waits for the address of a first that has just begun. */
  readonly patienceMs?: number | undefined;
};

/** The page of the stage that a start file names: one story, or the stage that plays by itself. */
export function stagePageOf(words: readonly string[]): string {
  const [, story] =
    words.map((word) => /^--story=([a-z-]+)$/.exec(word)).find((found) => found !== null) ?? [];
  const ending = story === undefined ? '' : `/${story}`;
  if (words.includes('--booth')) return `#/booth${ending}`;
  return story === undefined ? '' : `#/story${ending}`;
}

/**
 * Starts the server for a presenter, decision 097: at the next port when the usual one is taken, and not a second time
 * on the same data. Throws like `startServer` what else keeps it from starting.
 */
export async function startPresenting(
  config: ServerConfig,
  { words, page = '', patienceMs = 5000 }: Presenting,
): Promise<Presentation> {
  const stageOf = (url: string) => `${url}${CONTROL_BASE}/stage${page}`;
  const noted = join(dirname(config.databasePath), 'address.txt');
  if (config.databasePath !== ':memory:') checkWritable(dirname(config.databasePath), words);
  try {
    const { server, said } = await startOnFreePort(config, words);
    const url = `http://localhost:${server.port}`;
    if (config.databasePath !== ':memory:') writeFileSync(noted, url);
    const close = async () => {
      rmSync(noted, { force: true });
      await server.close();
    };
    const stageUrl = stageOf(url);
    const saidAll = said + greeting({ url, stageUrl }, config, words);
    return { url, stageUrl, said: saidAll, server: { ...server, close } };
  } catch (error) {
    const url = error instanceof DatabaseInUseError ? await readInTime(noted, patienceMs) : undefined;
    if (url === undefined) throw error;
    const stageUrl = stageOf(url);
    return { url, stageUrl, said: `${fillIn(words.runsAlready, { url: stageUrl })}\n`, server: undefined };
  }
}

/** By writing: what a system says of a folder is not all that it may refuse. The folder to move is that around the data. */
function checkWritable(dataFolder: string, { notWritable }: PresenterWords): void {
  const folder = dirname(dataFolder);
  const place = [dataFolder, folder].find((path) => existsSync(path));
  if (place === undefined) return;
  try {
    rmdirSync(mkdtempSync(join(place, 'write-')));
  } catch (cause) {
    throw new DatabaseFileError(fillIn(notWritable, { folder }), { cause });
  }
}

async function startOnFreePort(
  config: ServerConfig,
  words: PresenterWords,
): Promise<{ server: RunningServer; said: string }> {
  const port = config.port === 0 ? 0 : await firstFreePort(config.host, config.port);
  const server = await startServer({ ...config, port });
  const isOther = port !== config.port;
  const facts = { port: config.port, taken: server.port };
  return { server, said: isOther ? `${fillIn(words.portTaken, facts)}\n` : '' };
}

/** Of two double clicks in one second the first has not come as far yet; what uses the data may be no presentation, too. */
async function readInTime(path: string, patienceMs: number): Promise<string | undefined> {
  for (let leftMs = patienceMs; !existsSync(path); leftMs -= LOOK_MS) {
    if (leftMs <= 0) return undefined;
    await setTimeout(LOOK_MS);
  }
  return readFileSync(path, 'utf8');
}

function greeting(
  { url, stageUrl }: Pick<Presentation, 'url' | 'stageUrl'>,
  { databasePath, host }: ServerConfig,
  words: PresenterWords,
): string {
  const address = findLanAddress(host);
  return [
    '',
    words.demo,
    '',
    ...inColumns([
      [words.stage, stageUrl],
      [words.console, `${url}${CONTROL_BASE}`],
      [words.product, url],
      [words.data, dirname(databasePath)],
    ]),
    '',
    words.noBrowser,
    address === undefined ? words.noNetwork : fillIn(words.network, { address }),
    words.stop,
    '',
    '',
  ]
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
}

function inColumns(rows: readonly (readonly [name: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => columnsOf(name)));
  return rows.map(([name, value]) => `${name}${' '.repeat(width - columnsOf(name))}  ${value}`);
}

/** A window gives two columns to each letter of Chinese, Japanese and Korean. */
function columnsOf(text: string): number {
  return [...text].reduce((columns, letter) => columns + (letter > '\u10ff' ? 2 : 1), 0);
}
