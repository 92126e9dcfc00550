import { startChild } from '@canada28/mock-server/kit/start-child.ts';
import { betsAt, currentIssue, load, type RequestsOf } from './load.ts';
import { type Measured, median, processorTimeOfProcess } from './measured.ts';

const ROUNDS = 7;
const SECONDS = 1;
const PAIRS = 3;

/**
 * What remembering costs a call: servers that differ in nothing but the length of the journal, loaded in turns. The
 * floor are those that remember nothing. Two processes of one build differ by some per cent, and other programs on the
 * machine only ever slow one down: so there are several of each, and each counts with its best round.
 */
export async function measureJournal(): Promise<Measured> {
  const servers: Server[] = [];
  try {
    for (let pair = 0; pair < PAIRS; pair++) {
      servers.push(await startServer('on'), await startServer('off'));
    }
    return {
      ...(await inTurns('current issue', servers, () => () => [currentIssue])),
      ...(await inTurns('bet', servers, ({ bet }) => bet)),
    };
  } finally {
    for (const { close } of servers) await close();
  }
}

type Server = {
  readonly journal: 'on' | 'off';
  readonly url: string;
  readonly pid: number | undefined;
  readonly bet: RequestsOf;
  readonly close: () => Promise<void>;
};

async function startServer(journal: Server['journal']): Promise<Server> {
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_PATH: ':memory:',
    DEMO_CREDIT: '1000000',
    MAX_WORLDS: '1',
    ...(journal === 'off' && { JOURNAL_LENGTH: '0' }),
  };
  const { url, pid, close } = await startChild(settings);
  return { journal, url, pid, close, bet: await betsAt(url) };
}

async function inTurns(
  what: string,
  servers: readonly Server[],
  requestsOf: (server: Server) => RequestsOf,
): Promise<Measured> {
  const best = new Map<Server, number>();
  const used: Readonly<Record<Server['journal'], number[]>> = { on: [], off: [] };
  for (let round = 0; round < ROUNDS; round++) {
    // The order changes: a machine that grows busier would make the same server look slower each time.
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
      const before = processorTimeOfProcess(server.pid);
      const { requests } = await load(server.url, SECONDS, requestsOf(server));
      best.set(server, Math.max(best.get(server) ?? 0, requests.average));
      used[server.journal].push(((processorTimeOfProcess(server.pid) - before) * 1000) / requests.total);
    }
  }
  const usOf = (journal: Server['journal']) => {
    const own = servers.filter((server) => server.journal === journal);
    return own.reduce((sum, server) => sum + 1e6 / (best.get(server) ?? Number.NaN), 0) / own.length;
  };
  const [on, off] = [usOf('on'), usOf('off')];
  const [usedOn, usedOff] = [median(used.on), median(used.off)];
  return {
    [`${what} per second, journal on`]: String(Math.round(1e6 / on)),
    [`${what} per second, no journal (floor)`]: String(Math.round(1e6 / off)),
    [`time of a ${what}`]: `${(on / off).toFixed(3)} × floor`,
    [`processor of a ${what}, median`]: `${usedOn.toFixed(0)} µs, floor ${usedOff.toFixed(0)} µs (${(usedOn / usedOff).toFixed(3)} × floor)`,
  };
}
