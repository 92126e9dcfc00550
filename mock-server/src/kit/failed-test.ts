import { writeFileSync } from 'node:fs';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { TestInfo } from '@playwright/test';
import type { World } from './world.ts';

/** What a failed test leaves: everything that a reader of its report needs to see what happened (control §10). */

type Evidence = {
  readonly name: string;
  readonly contentType: string;
  readonly take: (world: World) => Promise<string | Buffer>;
};

const JSON_TYPE = 'application/json';

const EVIDENCE: readonly Evidence[] = [
  {
    name: 'journal.json',
    contentType: JSON_TYPE,
    take: async ({ journal }) => JSON.stringify(await journal.list(), null, 2),
  },
  {
    name: 'calls.har',
    contentType: JSON_TYPE,
    take: async ({ journal }) => JSON.stringify(await journal.har()),
  },
  { name: 'copied.test.ts', contentType: 'text/plain', take: ({ journal }) => journal.test() },
];

export function hasFailed({ status, expectedStatus }: TestInfo): boolean {
  return status !== expectedStatus;
}

export async function attachEvidence(world: World, testInfo: TestInfo): Promise<void> {
  for (const { name, contentType, take } of EVIDENCE) {
    // What cannot be taken, such as a test of a world that does not repeat, says why.
    const content = await take(world).catch(String);
    const path = testInfo.outputPath(name);
    writeFileSync(path, content);
    await testInfo.attach(name, { path, contentType });
  }
}

/** Says where the world of a failed test is found. */
export function tellWorld(world: World, testInfo: TestInfo): void {
  const description = `${world.url} is the world of "${testInfo.title}"; it stays while its mock runs; its console: ${world.url}${CONTROL_BASE}`;
  testInfo.annotations.push({ type: 'world', description });
  process.stdout.write(`${description}\n`);
}
