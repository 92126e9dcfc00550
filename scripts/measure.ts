import type { Browser } from '@playwright/test';
import { readArgsAndNames, refusalWith } from './lib/command-line.ts';
import { runScript } from './lib/expected-failure.mjs';
import { withBrowserAndMock } from './lib/with-mock.ts';
import { measureConsoleRows } from './measure/client/measure-console-rows.ts';
import { measureCountdown } from './measure/client/measure-countdown.ts';
import { measureFollowing } from './measure/client/measure-following.ts';
import { measureInteractions } from './measure/client/measure-interactions.ts';
import { measureLighthouse } from './measure/client/measure-lighthouse.ts';
import { measureRequests } from './measure/client/measure-requests.ts';
import { measureScrolling } from './measure/client/measure-scrolling.ts';
import { measureSizes } from './measure/client/measure-sizes.ts';
import { measureSlowStart } from './measure/client/measure-slow-start.ts';
import { measureTasks } from './measure/client/measure-tasks.ts';
import { measureBug } from './measure/measure-bug.ts';
import { measureCalls } from './measure/measure-calls.ts';
import { measureCatchUp } from './measure/measure-catch-up.ts';
import { measureClients } from './measure/measure-clients.ts';
import { measureClock } from './measure/measure-clock.ts';
import { measureCluster } from './measure/measure-cluster.ts';
import { measureHolds } from './measure/measure-holds.ts';
import { measureJournal } from './measure/measure-journal.ts';
import { measureMemory } from './measure/measure-memory.ts';
import { measureOthers } from './measure/measure-others.ts';
import { measureRecords } from './measure/measure-records.ts';
import { measureSettlement } from './measure/measure-settlement.ts';
import { measureStart } from './measure/measure-start.ts';
import { measureWorlds } from './measure/measure-worlds.ts';
import type { Measured } from './measure/measured.ts';

const MEASUREMENTS: Readonly<Record<string, () => Promise<Measured>>> = {
  start: measureStart,
  calls: measureCalls,
  journal: measureJournal,
  records: measureRecords,
  settlement: measureSettlement,
  'catch-up': measureCatchUp,
  worlds: measureWorlds,
  memory: measureMemory,
  clock: measureClock,
  cluster: measureCluster,
  holds: measureHolds,
  bug: measureBug,
  clients: inBrowser(measureClients),
  sizes: inBrowser(measureSizes),
  'start-slow': inBrowser(measureSlowStart),
  requests: inBrowser(measureRequests),
  client: inBrowser(measureCountdown, measureScrolling),
  interactions: inBrowser(measureInteractions),
  lighthouse: measureLighthouse,
  others: measureOthers,
  console: inBrowser(measureConsoleRows),
  following: inBrowser(measureFollowing),
  tasks: inBrowser(measureTasks),
};

type Visit = (browser: Browser, origin: string) => Promise<Measured>;

/** Measures the built client or console in a real browser. */
function inBrowser(...visits: readonly Visit[]): () => Promise<Measured> {
  return () =>
    withBrowserAndMock(async (browser, { url }) => {
      const measured: Record<string, string> = {};
      for (const visit of visits) Object.assign(measured, await visit(browser, url));
      return measured;
    });
}

const refuse: (reason: string) => never = refusalWith(`npm run measure               takes all measurements
npm run measure NAME …        those named: ${Object.keys(MEASUREMENTS).join(', ')}`);

/** All names are looked at before the first measurement, which may take minutes. */
function chosen(): (readonly [name: string, take: () => Promise<Measured>])[] {
  const { positionals: wanted } = readArgsAndNames(process.argv.slice(2), {}, refuse);
  const names = wanted.length === 0 ? Object.keys(MEASUREMENTS) : wanted;
  return names.map((name) => [name, MEASUREMENTS[name] ?? refuse(`There is no measurement "${name}".`)]);
}

async function measure(): Promise<void> {
  for (const [name, take] of chosen()) {
    console.log(`\n${name}`);
    for (const [figure, value] of Object.entries(await take()))
      console.log(`  ${figure.padEnd(36)} ${value}`);
  }
}

await runScript(measure);
