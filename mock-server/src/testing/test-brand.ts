import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import type { Brand } from '../worlds/brand.ts';
import { createTestControl, createTestWorld, createTestWorlds } from './test-server.ts';

const PROJECT = new URL('../../../', import.meta.url);
/** The pages as they stand in the project; a build changes which scripts they name, and nothing of what a brand changes. */
const fileOf = (path: string) => readFileSync(new URL(path, PROJECT));
export const CLIENT_PAGE = fileOf('client/index.html');
export const OFFLINE_PAGE = fileOf('client/public/offline/offline.html');
export const MANIFEST = fileOf('client/public/manifest.webmanifest');

/** A server of all that is shown under a brand; `mock` makes a control call, `page` opens an address. */
export async function serveBranded(brand?: Brand) {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  const put = (path: string, content: Buffer | string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put('client/index.html', CLIENT_PAGE);
  put('client/offline/offline.html', OFFLINE_PAGE);
  put('client/assets/index-B1zP9x_a.js', 'export {};');
  put('console/index.html', '<title>Canada 28 mock</title>');
  put('console/stage.html', fileOf('mock-server/console/stage.html'));
  put('console/assets/none.js', '');
  const folderUrl = pathToFileURL(`${folder}/`);
  const control = createTestControl('loopback', { consoleFolder: new URL('console/', folderUrl) });
  const worlds = createTestWorlds(createTestWorld());
  const clientFolder = new URL('client/', folderUrl);
  const app = await buildApp({
    worlds,
    basePaths: { player: '/p', game: '/g' },
    control,
    clientFolder,
    brand,
  });
  onTestFinished(async () => {
    await app.close();
    worlds.close();
    rmSync(folder, { recursive: true });
  });
  const mock = async (method: ControlCall['method'], url: string, payload?: object, world = 'default') =>
    app.inject({
      method,
      url: `/__mock${url}`,
      headers: { host: 'localhost', 'x-world': world },
      ...(method !== 'GET' && { payload: payload ?? {} }),
    });
  const page = async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost', accept: 'text/html', ...headers } });
  return { app, worlds, mock, page };
}

export const asBase64 = (bytes: Buffer) => bytes.toString('base64');
