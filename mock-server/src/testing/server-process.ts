import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** A bundled server, and the database that it is started with. */
type Program = { readonly main: string; readonly databasePath: string };

export type Environment = Readonly<Record<string, string>>;

export type ServerProcess = {
  readonly process: ChildProcess;
  readonly url: string;
  readonly ended: Promise<Ended>;
};
type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** Starts it as a process of its own, which ends with the test at the latest. */
export function launch({ main, databasePath }: Program, env: Environment) {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', HOST: '127.0.0.1', DATABASE_PATH: databasePath, ...env },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (text.out += chunk));
  child.stderr.on('data', (chunk) => (text.err += chunk));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...text })));
  return { child, ended };
}

/** Starts it and waits for the greeting, which tells the port. */
export async function startProcess(program: Program, env: Environment): Promise<ServerProcess> {
  const { child, ended } = launch(program, env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const port = /http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(({ err }) => reject(new Error(`the server ended: ${err}`)));
  });
  return { process: child, url, ended };
}

export async function call(
  { url }: ServerProcess,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return (await reply.json()) as { code: number; data: Record<string, unknown> };
}

/** What a control call without a body answers. */
export async function control({ url }: ServerProcess, path: string, method: 'GET' | 'DELETE' = 'GET') {
  const reply = await fetch(`${url}/__mock${path}`, { method });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every call.
  const { data }: { data: any } = await reply.json();
  return { status: reply.status, data };
}

export async function stop(server: ServerProcess, signal: NodeJS.Signals): Promise<Ended> {
  server.process.kill(signal);
  return await server.ended;
}
