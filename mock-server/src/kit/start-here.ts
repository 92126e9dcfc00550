import { readConfig } from '../app/config.ts';
import { startServer } from '../app/start-server.ts';

/** Starts a server in this process with these settings, which are added to this process's own environment. */
export async function startHere(settings: Readonly<Record<string, string>>) {
  const { port, close } = await startServer(readConfig({ ...process.env, ...settings }, ':memory:'));
  return { url: `http://localhost:${port}`, close };
}
