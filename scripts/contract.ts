import { randomBytes } from 'node:crypto';
import { utcDayFromMs } from '@canada28/shared/contract/date-time.ts';
import { exportContract } from './contract/export-contract.ts';
import { readExport } from './contract/options.ts';
import { runContract } from './contract/run-contract.ts';
import { NOTHING_WAS_TRIED, runScript } from './lib/expected-failure.mjs';
import { withFileTrouble } from './lib/file-trouble.ts';

/** `npm run contract`: tells how a server differs from the contract, or writes the contract for others. */
async function contract(): Promise<void> {
  // npm goes to the folder of the project; paths are those of the folder in which the command was typed.
  process.chdir(process.env.INIT_CWD ?? '.');
  const args = process.argv.slice(2);
  const asked = readExport(args);
  if (asked !== undefined) {
    console.log(await exportContract(asked));
    return;
  }
  const { text, exitCode } = await runContract(args, {
    today: utcDayFromMs(Date.now()),
    runId: randomBytes(4).toString('hex'),
  });
  console.log(text);
  process.exitCode = exitCode;
}

await runScript(() => withFileTrouble(contract), NOTHING_WAS_TRIED);
