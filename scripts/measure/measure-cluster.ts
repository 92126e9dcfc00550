import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopwatch } from '@canada28/mock-server/world/clock.ts';
import { bundleServer } from '../lib/bundle-server.ts';
import { type Cluster, startCluster, TOKEN } from '../lib/cluster.ts';
import { NGINX, NO_NGINX } from '../lib/nginx.ts';
import { ROOT } from '../lib/project.mjs';
import { currentIssue, load, post, type RequestsOf } from './load.ts';
import { inMs, inTemporaryFolder, type Measured, median } from './measured.ts';

const WORLDS = 200;
const ROUNDS = 3;
const SECONDS = 4;
const PROGRAM = join(ROOT, 'test-results/measure-cluster/main.js');
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
const NAMES = Array.from({ length: WORLDS }, (_, index) => `team-${index}`);
/** Of a clock of the system, in which Linux counts the time of a process. */
const TICK_MICROSECONDS = 10_000;

/** How one server, or several behind nginx, are loaded: where, with what, and by which processes it is carried out. */
type Way = {
  readonly name: string;
  readonly url: string;
  readonly bets: RequestsOf;
  readonly servers: readonly ChildProcess[];
  readonly nginx: ChildProcess | undefined;
};

/** Two processes behind nginx with 200 worlds, beside one behind nginx and one by itself. */
export async function measureCluster(): Promise<Measured> {
  if (NGINX === undefined) return { 'not measured': NO_NGINX };
  await bundleServer(PROGRAM);
  return inTemporaryFolder(async (folder) => {
    const start = (count: number) =>
      startCluster({
        folder: join(folder, String(count)),
        program: PROGRAM,
        count,
        isPlain: true,
        env: { DEMO_CREDIT: '1000000' },
      });
    const clusters = [await start(1), await start(2)] as const;
    try {
      const [one, two] = clusters;
      const [onesBets, twosBets] = [await openWorlds(one), await openWorlds(two)];
      const ways: readonly Way[] = [
        { ...wayOf('one', one, onesBets), url: `http://127.0.0.1:${one.ports[0]}`, nginx: undefined },
        wayOf('one behind nginx', one, onesBets),
        wayOf('two behind nginx', two, twosBets),
      ];
      const issues: RequestsOf = (connection) =>
        namesOf(connection).map((name) => ({ ...currentIssue, headers: headersOf(name) }));
      return {
        ...(await inTurns('current issue', ways, () => issues)),
        ...(await inTurns('bet', ways, ({ bets }) => bets)),
        ...(await killOne(two)),
      };
    } finally {
      for (const each of clusters) await each.end();
    }
  });
}

function wayOf(name: string, cluster: Cluster, bets: RequestsOf): Way {
  const servers = cluster.ports.flatMap((port) => cluster.processOf(port) ?? []);
  return { name, url: cluster.url, bets, servers, nginx: cluster.nginx };
}

function headersOf(world: string) {
  return { ...AUTHORIZED, 'x-world': world };
}

/** The worlds that one connection asks in turn. */
function namesOf(connection: number): readonly string[] {
  return NAMES.filter((_, index) => index % 50 === connection);
}

/** Makes the worlds, each with a session and an issue that stays on sale; answers their bets. Every tenth has a file. */
async function openWorlds({ url }: Cluster): Promise<RequestsOf> {
  const bets = new Map<string, object>();
  for (const [index, name] of NAMES.entries()) {
    const headers = headersOf(name);
    const body = {
      name,
      scenario: 'sale-just-opened',
      keep: index % 10 === 0,
      config: { demoCredit: 1_000_000 },
    };
    await post(url, { path: '/__mock/worlds', headers: AUTHORIZED, body });
    await post(url, { path: '/__mock/clock', headers, body: { freeze: true } });
    const { storage } = await post<{ storage: { token: string } }>(url, {
      path: '/__mock/open',
      headers,
      body: { world: name, as: 'demo' },
    });
    const { issueCode } = await post<{ issueCode: string }>(url, { ...currentIssue, headers });
    const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
    const bet = { issueCode, lotteryId: '1', totalAmount: 1, gameItem };
    bets.set(name, { path: 'game/gameBet.do', headers: { ...headers, 'P-Token': storage.token }, body: bet });
  }
  return (connection) => namesOf(connection).map((name) => bets.get(name) as ReturnType<RequestsOf>[number]);
}

async function inTurns(
  what: string,
  ways: readonly Way[],
  requestsOf: (way: Way) => RequestsOf,
): Promise<Measured> {
  const rounds = ways.map((): Figures[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, way] of ways.entries()) rounds[index]?.push(await loadOnce(way, requestsOf(way)));
  const middle = (index: number, figure: keyof Figures) =>
    median((rounds[index] ?? []).map((each) => each[figure]));
  const entries = ways.flatMap(({ name, nginx }, index) => [
    [`${what}, ${name}, per second`, Math.round(middle(index, 'perSecond')).toLocaleString('en')],
    [`${what}, ${name}: 99th percentile`, inMs(middle(index, 'slowMs'))],
    [
      `${what}, ${name}: processor of a call`,
      `${Math.round(middle(index, 'serverMicros'))} µs${nginx === undefined ? '' : `, nginx ${Math.round(middle(index, 'nginxMicros'))} µs`}`,
    ],
  ]);
  const ratio = middle(2, 'perSecond') / middle(0, 'perSecond');
  return { ...Object.fromEntries(entries), [`${what}: two behind nginx to one by itself`]: ratio.toFixed(2) };
}

type Figures = {
  readonly perSecond: number;
  readonly slowMs: number;
  readonly serverMicros: number;
  readonly nginxMicros: number;
};

async function loadOnce({ url, servers, nginx }: Way, requestsOf: RequestsOf): Promise<Figures> {
  const all = () =>
    [servers.map(processorMicros), nginx === undefined ? [0] : [processorMicros(nginx)]] as const;
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  const before = all().map(sum);
  const { requests, latency } = await load(url, SECONDS, requestsOf);
  const [serverMicros = 0, nginxMicros = 0] = all().map(
    (values, index) => (sum(values) - (before[index] ?? 0)) / requests.total,
  );
  return { perSecond: requests.average, slowMs: latency.p99, serverMicros, nginxMicros };
}

/** What a process and its children have used of the processor, as Linux tells it; 0 elsewhere. */
function processorMicros({ pid = 0 }: { readonly pid?: number | undefined }): number {
  if (process.platform !== 'linux') return 0;
  const [user, system] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const own = (Number(user) + Number(system)) * TICK_MICROSECONDS;
  return children === ''
    ? own
    : children.split(' ').reduce((sum, child) => sum + processorMicros({ pid: Number(child) }), own);
}

/** One process is killed under a load on the worlds of the other: none of their calls fails; its own with a file come back. */
async function killOne(cluster: Cluster): Promise<Measured> {
  const { url, ports } = cluster;
  const [killed = 0] = ports;
  const owners = new Map<string, number>();
  for (const name of NAMES) {
    const { headers } = await fetch(`${url}/__mock/worlds/${name}`, { headers: AUTHORIZED });
    owners.set(name, Number(headers.get('x-process')?.split(':').at(-1)));
  }
  const others = NAMES.filter((name) => owners.get(name) !== killed);
  const loading = load(url, SECONDS, (connection) =>
    others
      .filter((_, index) => index % 50 === connection % Math.min(50, others.length))
      .map((name) => ({ ...currentIssue, headers: headersOf(name) })),
  );
  await cluster.kill(killed);
  const passedMs = stopwatch();
  await cluster.restart(killed);
  const kept = NAMES.filter((name, index) => index % 10 === 0 && owners.get(name) === killed);
  for (const name of kept) await post(url, { ...currentIssue, headers: headersOf(name) });
  const backMs = passedMs();
  const { requests } = await loading;
  return {
    'worlds of each process': `${NAMES.length - others.length} and ${others.length}`,
    'calls of the other while one was killed': `${requests.total.toLocaleString('en')}, none failed`,
    [`started again: its ${kept.length} worlds with a file`]: `answer after ${inMs(backMs)}`,
  };
}
