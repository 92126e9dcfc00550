import { fileTroubleOf } from '@canada28/db/open-database.ts';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './app/config.ts';
import { printGreeting } from './app/greeting.ts';
import { startServer } from './app/start-server.ts';
import { DEFAULT_DATABASE_PATH } from './project-folders.ts';

/** env → server → graceful close. */
async function start(): Promise<void> {
  const config = readConfig(process.env, DEFAULT_DATABASE_PATH);
  const { app, port, close } = await startServer(config);
  closeWithGrace({ delay: 5000, logger: app.log }, close);
  printGreeting(port, config);
}

/** What a person at the start can do something about gets one sentence; anything else is a defect and shows its trace. */
function explain(error: unknown, env: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const fileTrouble = fileTroubleOf(error);
  if (fileTrouble !== undefined) return fileTrouble;
  if (!(error instanceof Error)) return undefined;
  // What Node's network errors carry; any other error simply lacks them.
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${env.HOST}", which is no address of this machine.`;
  return undefined;
}

start().catch((error: unknown) => {
  console.error(explain(error, process.env) ?? error);
  process.exit(1);
});
