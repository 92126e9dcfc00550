import { type Mock, startMock } from '@canada28/mock-server/kit/testing.ts';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build-state.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { takeConsole } from './screens/console/take-console.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { type Options, readOptions } from './screens/options.ts';
import { folderOf, type Shot } from './screens/shot.ts';
import { takeLanguage } from './screens/take-language.ts';

/** `npm run screens`: a picture of every screen in every language, and what is wrong with them at first sight. */
async function takeScreens(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  ensureBuilt();
  const mock = await startMock({ child: true });
  const browser = await chromium.launch(launchOptions(options));
  try {
    const shots = await (options.isConsole ? takeConsole : takeClient)(browser, mock, options);
    for (const { group, name, findings } of shots)
      for (const finding of findings) console.log(`${group}/${name}: ${finding}`);
    const sheet = options.isConsole
      ? { folder: 'screens/console', widthPx: 480 }
      : { folder: folderOf(options.size), widthPx: 240 };
    console.log(`\n${shots.length} screens: ${writeContactSheet(sheet, shots)}`);
  } finally {
    await browser.close();
    await mock.close();
  }
}

async function takeClient(browser: Browser, mock: Mock, options: Options): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const language of options.languages)
    shots.push(...(await takeLanguage(browser, mock, { ...options, language })));
  return shots;
}

await runScript(takeScreens);
