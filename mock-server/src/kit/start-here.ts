import { readConfig } from '../app/config.ts';
import { startServer } from '../app/start-server.ts';

export async function startHere(settings: Readonly<Record<string, string>>) {
  const { port, close } = await startServer(readConfig(settings, ':memory:'));
  return { url: `http://localhost:${port}`, close };
}
