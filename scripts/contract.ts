import { randomBytes } from 'node:crypto';
import { runContract } from './contract/run-contract.ts';
import { runScript } from './lib/expected-failure.mjs';

const COULD_NOT_BE_TRIED = 2;

/** `npm run contract`: tells how a server differs from the contract. */
await runScript(async () => {
  const { text, exitCode } = await runContract(process.argv.slice(2), {
    today: new Date().toISOString().slice(0, 10),
    runId: randomBytes(4).toString('hex'),
  });
  console.log(text);
  process.exitCode = exitCode;
}, COULD_NOT_BE_TRIED);
