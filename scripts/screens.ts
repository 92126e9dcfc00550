import { startMock } from '@canada28/mock-server/kit/testing.ts';
import { chromium } from '@playwright/test';
import { launchOptions } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build-state.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { readOptions } from './screens/options.ts';
import type { Shot } from './screens/shot.ts';
import { takeLanguage } from './screens/take-language.ts';

/** `npm run screens`: a picture of every screen in every language, and what is wrong with them at first sight. */
async function takeScreens(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  ensureBuilt();
  const mock = await startMock({ child: true });
  const browser = await chromium.launch(launchOptions(options));
  const shots: Shot[] = [];
  try {
    for (const language of options.languages)
      shots.push(...(await takeLanguage(browser, mock, { ...options, language })));
  } finally {
    await browser.close();
    await mock.close();
  }
  report(shots);
  console.log(`\n${shots.length} screens: ${writeContactSheet(options, shots)}`);
}

function report(shots: readonly Shot[]): void {
  for (const { language, name, findings } of shots)
    for (const finding of findings) console.log(`${language}/${name}: ${finding}`);
}

await runScript(takeScreens);
