import closeWithGrace from 'close-with-grace';
import { readConfig } from './app/config.ts';
import { explainStart } from './app/explain-start.ts';
import { printGreeting } from './app/greeting.ts';
import { startServer } from './app/start-server.ts';
import { ENDS_WITH_INPUT } from './ends-with-input.ts';
import { bugFileOf, openBugFile } from './open-bug-file.ts';
import { DEFAULT_DATABASE_PATH } from './project-folders.ts';

/** env → server → graceful close; the file of a bug that it was given is opened. */
async function start(): Promise<void> {
  const config = readConfig(process.env, DEFAULT_DATABASE_PATH);
  const { app, port, close } = await startServer(config);
  const grace = closeWithGrace({ delay: 5000, logger: app.log }, close);
  if (process.argv.includes(ENDS_WITH_INPUT)) process.stdin.once('close', grace.close).resume();
  printGreeting(port, config);
  const bugFile = bugFileOf(process.argv.slice(2), process.env);
  if (bugFile === undefined) return;
  process.stdout.write((await openBugFile(`http://localhost:${port}`, bugFile, process.env)).said);
}

start().catch((error: unknown) => {
  console.error(explainStart(error, process.env) ?? error);
  process.exit(1);
});
