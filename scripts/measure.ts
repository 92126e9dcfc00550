import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { measureBets } from './measure/measure-bets.ts';
import { measureCatchUp } from './measure/measure-catch-up.ts';
import {
  measureClient,
  measureClientRequests,
  measureClientSizes,
  measureClockOnPhone,
  measureConsole,
  measureStartSlow,
} from './measure/measure-client.ts';
import { measureClock } from './measure/measure-clock.ts';
import { measureJournal } from './measure/measure-journal.ts';
import { measureSettlement } from './measure/measure-settlement.ts';
import { measureStart } from './measure/measure-start.ts';
import { measureWorlds } from './measure/measure-worlds.ts';
import type { Measured } from './measure/measured.ts';

const MEASUREMENTS: Readonly<Record<string, () => Promise<Measured>>> = {
  start: measureStart,
  bets: measureBets,
  journal: measureJournal,
  settlement: measureSettlement,
  'catch-up': measureCatchUp,
  worlds: measureWorlds,
  clock: measureClock,
  sizes: measureClientSizes,
  'start-slow': measureStartSlow,
  requests: measureClientRequests,
  client: measureClient,
  console: measureConsole,
  following: measureClockOnPhone,
};

/** `npm run measure` takes all measurements, `npm run measure bets` only the named ones. */
async function measure(): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const name of wanted.length === 0 ? Object.keys(MEASUREMENTS) : wanted) {
    const take = MEASUREMENTS[name];
    if (take === undefined)
      throw new ExpectedFailure(
        `There is no measurement "${name}": ${Object.keys(MEASUREMENTS).join(', ')}.`,
      );
    console.log(`\n${name}`);
    for (const [figure, value] of Object.entries(await take()))
      console.log(`  ${figure.padEnd(36)} ${value}`);
  }
}

await runScript(measure);
