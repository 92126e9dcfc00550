import closeWithGrace from 'close-with-grace';
import { readConfig } from './app/config.ts';
import { explainStart } from './app/explain-start.ts';
import { printGreeting } from './app/greeting.ts';
import { startServer } from './app/start-server.ts';
import { ENDS_WITH_INPUT } from './ends-with-input.ts';
import { DEFAULT_DATABASE_PATH } from './project-folders.ts';

/** env → server → graceful close. */
async function start(): Promise<void> {
  const config = readConfig(process.env, DEFAULT_DATABASE_PATH);
  const { app, port, close } = await startServer(config);
  const grace = closeWithGrace({ delay: 5000, logger: app.log }, close);
  if (process.argv.includes(ENDS_WITH_INPUT)) process.stdin.once('close', grace.close).resume();
  printGreeting(port, config);
}

start().catch((error: unknown) => {
  console.error(explainStart(error, process.env) ?? error);
  process.exit(1);
});
