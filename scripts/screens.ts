import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser } from '@playwright/test';
import { runScript } from './lib/expected-failure.mjs';
import { withBrowserAndMock } from './lib/with-mock.ts';
import { takeConsole } from './screens/console/take-console.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { type Options, readOptions } from './screens/options.ts';
import { folderOf, type Shot } from './screens/shot.ts';
import { takeLanguage } from './screens/take-language.ts';

/** `npm run screens`: a picture of every screen in every language, and what is wrong with them at first sight. */
async function takeScreens(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const take = options.isConsole ? takeConsole : takeClient;
  const shots = await withBrowserAndMock((browser, mock) => take(browser, mock, options), options);
  for (const { group, name, findings } of shots)
    for (const finding of findings) console.log(`${group}/${name}: ${finding}`);
  const sheet = options.isConsole
    ? { folder: 'screens/console', widthPx: 480 }
    : { folder: folderOf(options.size), widthPx: 240 };
  console.log(`\n${shots.length} screens: ${writeContactSheet(sheet, shots)}`);
}

async function takeClient(browser: Browser, mock: Mock, options: Options): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const language of options.languages)
    shots.push(...(await takeLanguage(browser, mock, { ...options, language })));
  return shots;
}

await runScript(takeScreens);
