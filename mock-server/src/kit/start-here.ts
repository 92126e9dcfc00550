import { readConfig } from '../app/config.ts';
import { startServer } from '../app/start-server.ts';

/** Starts the server in this process. */
export async function startHere(settings: Readonly<Record<string, string>>) {
  const { port, close } = await startServer(readConfig(settings, ':memory:'));
  return { url: `http://localhost:${port}`, close };
}
