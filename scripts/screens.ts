import { runScript, WrongUsage } from './lib/expected-failure.mjs';
import { withBrowserAndMock } from './lib/with-mock.ts';
import { takeConsole } from './screens/console/take-console.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { readOptions } from './screens/options.ts';
import { folderOf } from './screens/shot.ts';
import { takeClient } from './screens/take-client.ts';

/** `npm run screens`: a picture of every screen in every language, and what is wrong with them at first sight. */
async function takeScreens(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const take = options.isConsole ? takeConsole : takeClient;
  const shots = await withBrowserAndMock((browser, mock) => take(browser, mock, options), options);
  if (shots.length === 0) throw new WrongUsage(options.only.noneText);
  for (const { group, name, findings } of shots)
    for (const finding of findings) console.log(`${group}/${name}: ${finding}`);
  const sheet = options.isConsole
    ? { folder: 'screens/console', widthPx: 480 }
    : { folder: folderOf(options.size), widthPx: 240 };
  console.log(`\n${shots.length} screens: ${writeContactSheet(sheet, shots)}`);
}

await runScript(takeScreens);
