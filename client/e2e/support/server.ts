import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../../scripts/lib/project.mjs';

const ADDRESS = /http:\/\/localhost:\d+/;

/** A built server of its own, on a free port, with an empty database in memory. */
export type RunningServer = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** Resolves with the address that the server prints once it listens, rejects with what it printed when it ends. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = ADDRESS.exec(printed)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server ended before it listened:\n${printed}`)));
  });
}

/** Starts a built server, by default this project's; the settings are added to its environment. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  script = 'mock-server/dist/main.js',
): Promise<RunningServer> {
  const server = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATABASE_PATH: ':memory:', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
