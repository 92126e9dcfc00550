import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleKit } from './bundle-server.ts';
import { writeTypes } from './kit-types.ts';
import { ROOT } from './project.mjs';

const OUTPUT = 'mock-server/dist';
const ENTRIES = ['mock-server/src/kit/testing.ts', 'mock-server/src/kit/playwright.ts'];

/** Builds `@canada28/mock-server/testing` for projects that neither compile our source nor share our settings. */
export async function buildKit(): Promise<void> {
  const folder = join(ROOT, OUTPUT);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith('kit-')) rmSync(join(folder, name));
  writeTypes(ENTRIES, `${OUTPUT}/types`);
  await bundleKit(OUTPUT);
}
