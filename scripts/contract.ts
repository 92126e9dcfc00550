import { randomBytes } from 'node:crypto';
import { checkContract } from './contract/check-contract.ts';
import { readOptions } from './contract/options.ts';
import { isConforming, reportText } from './contract/report.ts';
import { runScript } from './lib/expected-failure.mjs';

/** `npm run contract -- --target URL`: tells, call by call, how a server differs from the contract. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const report = await checkContract(options, randomBytes(4).toString('hex'));
  console.log(options.isJson ? JSON.stringify(report, null, 2) : reportText(report));
  if (!isConforming(report)) process.exitCode = 1;
}

await runScript(main);
