import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request as openRequest } from 'node:https';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx.ts';

/** Several processes behind nginx on this machine, as `docs/hosting.md` sets them up, in a folder that the caller deletes. */

export const SUFFIX = 'mock.example';
export const TOKEN = 'not-to-be-guessed-28';

type Asked = {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer;
  readonly method?: string;
  /** Of a stream that does not end: the first piece. */
  readonly isStream?: boolean;
  /** Who calls: an address of this machine. */
  readonly from?: string;
};

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every call.
  readonly json: () => any;
  /** The port of the process that answered. */
  readonly port: number;
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

type Wanted = {
  readonly folder: string;
  /** The server, bundled. */
  readonly program: string;
  /** How many processes, two unless told. */
  readonly count?: number;
  /** Without TLS: what a load is put on. */
  readonly isPlain?: boolean;
  /** Added to the environment of each process. */
  readonly env?: Readonly<Record<string, string>>;
};

export async function startCluster({ folder, program, count = 2, isPlain = false, env = {} }: Wanted) {
  mkdirSync(folder, { recursive: true });
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const certificate = isPlain ? undefined : makeCertificate(folder);
  const start = (port: number) => startServer(program, { folder, port, env });
  const processes = new Map<number, ChildProcess>();
  for (const port of ports) processes.set(port, await start(port));
  const nginx = await startNginx({ folder: join(folder, 'nginx'), ports, certificate });
  return {
    ports,
    url: `http${isPlain ? '' : 's'}://127.0.0.1:${nginx.port}`,
    nginx: nginx.process,
    processOf: (port: number) => processes.get(port),
    ask: (path: string, asked?: Asked) => ask(nginx.port, path, asked),
    kill: async (port: number) => end(processes.get(port), 'SIGKILL'),
    restart: async (port: number) => void processes.set(port, await start(port)),
    end: async () => {
      await end(nginx.process, 'SIGTERM');
      for (const each of processes.values()) await end(each, 'SIGTERM');
    },
  };
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** As the unit file starts it: each port has data of its own. */
async function startServer(
  program: string,
  { folder, port, env: more }: Required<Pick<Wanted, 'folder' | 'env'>> & { readonly port: number },
) {
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_PATH: join(folder, String(port), 'canada28.sqlite'),
    MOCK_CONTROL: 'token',
    MOCK_CONTROL_TOKEN: TOKEN,
    WORLD_HOST_SUFFIX: SUFFIX,
    ...more,
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes(`localhost:${port}`)) resolve();
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  return child;
}

/** For the hosts of all worlds, signed by itself. */
function makeCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'certificate.pem'), join(folder, 'certificate.key')] as const;
  const names = `subjectAltName=DNS:${SUFFIX},DNS:*.${SUFFIX}`;
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const parameters = [
    'req',
    ...kind,
    '-subj',
    `/CN=${SUFFIX}`,
    '-addext',
    names,
    '-keyout',
    key,
    '-out',
    cert,
  ];
  execFileSync('openssl', parameters, { stdio: 'ignore' });
  return { cert, key };
}

/** A request through nginx; by no name server, so that each host name leads there. */
function ask(port: number, path: string, asked: Asked = {}): Promise<Answer> {
  const { host = SUFFIX, headers = {}, body, method = body === undefined ? 'GET' : 'POST', from } = asked;
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  return new Promise((resolve, reject) => {
    const request = openRequest({
      host: '127.0.0.1',
      port,
      path,
      method,
      servername: SUFFIX,
      rejectUnauthorized: false,
      agent: false,
      ...(from !== undefined && { localAddress: from }),
      headers: { host, ...(body !== undefined && { 'content-type': type }), ...headers },
    });
    request.once('error', reject).once('response', async (response) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of response) {
          chunks.push(chunk);
          if (asked.isStream) break;
        }
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          json: () => JSON.parse(bytes.toString()),
          port: Number(String(response.headers['x-process']).split(':').at(-1)),
        });
      } catch (error) {
        reject(error);
      }
    });
    request.end(Buffer.isBuffer(body) ? body : body && JSON.stringify(body));
  });
}
