import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { inspectPage, Leave } from './inspect-page.ts';

/** What the bundle leaves in each page. */
declare global {
  var inspection: { readonly inspectPage: typeof inspectPage };
}

/** The code of `inspect-page.ts` for a page, as one script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('inspect-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inspection',
    // A script that is added to a page runs in a scope of its own.
    footer: { js: 'globalThis.inspection = inspection;' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

const script = bundle();

/** Lets every page of a context be inspected. */
export async function allowInspection(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await script });
}

/** What looks wrong on a page, in words. */
export function inspect(page: Page, leave: Leave = {}): Promise<string[]> {
  return page.evaluate((given) => globalThis.inspection.inspectPage(given), leave);
}
