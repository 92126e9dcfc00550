import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './app/config.ts';
import { explainStart } from './app/explain-start.ts';
import { openBrowser } from './app/open-browser.ts';
import { languageOfSystem, PRESENTER_WORDS } from './app/presenter-words.ts';
import { stagePageOf, startPresenting } from './app/start-presenting.ts';
import { waitForKey } from './app/wait-for-key.ts';
import { bugFileOf, openBugFile } from './open-bug-file.ts';

/** The data lie beside the folder of the program, which is three above this file in a bundle. */
const DATABASE_PATH = fileURLToPath(new URL('../../../data/canada28.sqlite', import.meta.url));

const WORDS = PRESENTER_WORDS[languageOfSystem(Intl.DateTimeFormat().resolvedOptions().locale)];

/**
 * What the start file of a bundle runs: the server, for a presenter who knows no command. The file of a bug that is
 * dropped on the start file is opened.
 */
async function present(): Promise<void> {
  const config = readConfig(process.env, DATABASE_PATH);
  const parameters = process.argv.slice(2);
  const presenting = { words: WORDS, page: stagePageOf(parameters) };
  const { said, url, stageUrl, server } = await startPresenting(config, presenting);
  if (server !== undefined) closeWithGrace({ delay: 5000, logger: server.app.log }, server.close);
  process.stdout.write(said);
  const bugFile = bugFileOf(parameters, process.env);
  const opened = bugFile === undefined ? undefined : await openBugFile(url, bugFile, process.env);
  process.stdout.write(opened?.said ?? '');
  openBrowser(opened?.consoleUrl ?? stageUrl, process.env);
}

present().catch(async (error: unknown) => {
  console.error(explainStart(error, process.env) ?? error);
  await waitForKey(process.stdin, () => console.error(`\n${WORDS.pressKey}`));
  process.exit(1);
});
