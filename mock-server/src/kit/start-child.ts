import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ENDS_WITH_INPUT } from '../ends-with-input.ts';
import { SERVER_PROGRAM } from '../project-folders.ts';

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/;

/** A built server that runs as a process of its own. */
type ChildServer = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Starts the built server with these settings, which are added to this process's own environment. It ends with this
 * process: the pipe to its input closes then, however this process ends.
 */
export async function startChild(
  settings: Readonly<Record<string, string>>,
  program = SERVER_PROGRAM,
  words: readonly string[] = [],
): Promise<ChildServer> {
  const server = spawn(process.execPath, [program, ...words, ENDS_WITH_INPUT], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  return {
    url,
    pid: server.pid,
    close: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves with the address that the server prints once it listens, rejects with what it printed when it ends. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = ADDRESS.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The mock ended before it listened:\n${printed}`)));
  });
}
