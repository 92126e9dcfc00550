import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './project.mjs';

/** What callers use beside it: certificates, and commands of `docs/hosting.md`. */
const HAS_TOOLS =
  process.platform === 'linux' && ['openssl', 'curl'].every((tool) => findProgram(tool) !== undefined);

/** Where nginx is installed, on a Linux with openssl and curl; undefined where it is not. */
export const NGINX = HAS_TOOLS ? findProgram('nginx') : undefined;

/** Why something is skipped without it. */
export const NO_NGINX = 'nginx is not installed (Debian: apt-get install nginx-light openssl curl)';

const START_MS = 15_000;

type Wanted = {
  /** Where configuration, sockets and temporary files go. */
  readonly folder: string;
  readonly ports: readonly number[];
  readonly certificate?: undefined | { readonly cert: string; readonly key: string };
};

type RunningNginx = { readonly port: number; readonly process: ChildProcess };

/** Starts nginx with `deploy/nginx.conf` in front of processes at these ports: over TLS with a certificate, else plainly. */
export async function startNginx({ folder, ports, certificate }: Wanted): Promise<RunningNginx> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const deployed = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    // The first of the processes stands for all.
    .replace(/( +server 127\.0\.0\.1:)\d+(.*\n)(?:\1.*\n)*/, (_, before, after) =>
      ports.map((each) => `${before}${each}${after}`).join(''),
    )
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(
      'listen 443 ssl http2;',
      `listen 127.0.0.1:${port}${certificate === undefined ? '' : ' ssl http2'};`,
    )
    .replace(/ssl_certificate .*;/, certificate === undefined ? '' : `ssl_certificate ${certificate.cert};`)
    .replace(
      /ssl_certificate_key .*;/,
      certificate === undefined ? '' : `ssl_certificate_key ${certificate.key};`,
    );
  return { port, process: await runNginx(folder, deployed, port) };
}

/** Runs nginx with these servers as this user, with nothing outside of a folder, until its process is ended. */
export async function runNginx(folder: string, servers: string, port: number): Promise<ChildProcess> {
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path temporary/${name};`)
    .join('\n');
  // Its workers would be another user's, who may not look into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `daemon off;\n${user}\npid nginx.pid;\nevents { worker_connections 4096; }\nhttp {\naccess_log off;\n${temporary}\n${servers}\n}\n`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const child = spawn(NGINX ?? 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  for (let passedMs = 0; passedMs < START_MS; passedMs += 50) {
    if (child.exitCode !== null) break;
    if (await isOpen(port)) return child;
    await setTimeout(50);
  }
  child.kill();
  throw new Error(`nginx does not run: ${said}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}
