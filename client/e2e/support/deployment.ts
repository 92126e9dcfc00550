import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as requestTo } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '@canada28/mock-server/kit/start-child.ts';
import { type OpenServer, openServer } from './open-server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a deployment holds: the built server, console and client, and what the server needs at its start. */
const PARTS = [
  'mock-server/dist',
  'mock-server/pages',
  'mock-server/console/dist',
  'client/dist',
  'db/migrations',
];

/** A server in a folder of its own, in which a newer build can take the place of the one that runs. */
type Deployment = {
  readonly url: string;
  /** Puts a build of that version there and restarts the server under the same address. */
  readonly deploy: (version: string) => Promise<void>;
  /** Restarts the server as it is. */
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Deploys the build of this project, whose version is told; its worlds outlive a restart where they lie in a file. */
export async function startDeployment(
  version: string,
  { isInFile = false }: { readonly isInFile?: boolean } = {},
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  for (const part of PARTS) cpSync(`${ROOT}${part}`, join(folder, part), { recursive: true });
  symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'));
  const DATABASE_PATH = isInFile ? join(folder, 'home.sqlite') : ':memory:';
  const start = () => startChild({ PORT: '0', DATABASE_PATH }, join(folder, 'mock-server/dist/main.js'));
  let present = version;
  let server = start();
  const front = await startFront(async () => (await server).url);
  const restart = async () => {
    await (await server).close();
    return start();
  };
  const replace = async (next: string) => {
    await (await server).close();
    rewrite(join(folder, 'mock-server/dist'), (text) => text.replaceAll(present, next));
    renewClient(join(folder, 'client/dist'), (text) => text.replaceAll(present, next));
    present = next;
    return start();
  };
  return {
    url: front.url,
    deploy: async (next) => {
      server = replace(next);
      await server;
    },
    restart: async () => {
      server = restart();
      await server;
    },
    end: async () => {
      await front.stop();
      await (await server).close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * The address that stays while servers come and go, which a port cannot be: in the moment between them any program may
 * listen there. Who asks in that moment waits for the next one.
 */
function startFront(serverUrl: () => Promise<string>): Promise<OpenServer> {
  return openServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    const options = { method, headers, agent: false };
    const passedOn = requestTo(new URL(url, await serverUrl()), options, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passedOn.once('error', () => response.destroy());
    request.pipe(passedOn);
  });
}

/** As a build does: other content has another name, and nothing of the build before is left. */
function renewClient(folder: string, change: (text: string) => string): void {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, newNameOf(name)), text);
  rewrite(assets, (text) => renamed(change(text)));
  rewrite(folder, renamed);
  for (const name of scripts) renameSync(join(assets, name), join(assets, newNameOf(name)));
}

/** The hash turned by a letter: no name comes back with the next build, whose old files a browser keeps for ever. */
const newNameOf = (name: string) => name.replace(/-(.)(.{7})\.js$/, '-$2$1.js');

/** Changes the texts of a folder; their compressed copies go, so that the texts themselves are sent. */
function rewrite(folder: string, change: (text: string) => string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (/\.(br|gz)$/.test(name)) rmSync(path);
    else if (/\.(c?js|html)$/.test(name)) writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
}
