import { writeFileSync } from 'node:fs';
import { BUG_ENDING } from '@canada28/shared/control/bug.control.ts';
import type { Page, TestInfo } from '@playwright/test';
import type { World } from './world.ts';

/** What the page of a failed test showed when the test ended, by the world that it was in. */
const shownIn = new WeakMap<World, string>();

/** Notes which page of the product a failed test had open last. */
export function noteShown(world: World, page: Page): void {
  const { origin, pathname, search } = new URL(page.url());
  if (origin === world.url) shownIn.set(world, pathname + search);
}

/** Attaches the world of a failed test as the file of a bug; where it cannot be saved, the sentence that says why. */
export async function attachBug(world: World, testInfo: TestInfo): Promise<void> {
  const name = `bug${BUG_ENDING}`;
  const content = await saveTest(world, testInfo).catch(String);
  const path = testInfo.outputPath(name);
  writeFileSync(path, content);
  const contentType = typeof content === 'string' ? 'text/plain' : 'application/zip';
  await testInfo.attach(name, { path, contentType });
}

/** About the last call that the test made, with what it failed by. */
async function saveTest(world: World, { title, error }: TestInfo): Promise<Uint8Array> {
  const [last] = await world.journal.list({ kind: 'call' });
  const page = shownIn.get(world);
  const note = error?.message?.slice(0, 4000);
  return world.saveBug(title.slice(0, 120), {
    ...(last !== undefined && { entry: last.id }),
    ...(page !== undefined && { page }),
    ...(note !== undefined && { note }),
  });
}
