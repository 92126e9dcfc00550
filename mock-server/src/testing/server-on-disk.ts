import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { readConfig, type ServerConfig } from '../app/config.ts';
import { startServer } from '../app/start-server.ts';

const ENVIRONMENT = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };

/** The settings of a server whose files lie in a folder of their own, which goes with the test. */
export function fileConfig(): ServerConfig {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return readConfig(ENVIRONMENT, join(folder, 'canada28.sqlite'));
}

/** Where persistent worlds lie beside the default one. */
export function worldsFolderOf({ databasePath }: ServerConfig): string {
  return databasePath.replace('.sqlite', '.worlds');
}

/** A server on the files of a folder, which ends with the test at the latest; `stop` leaves them to the next one. */
export async function startOnDisk(
  config: ServerConfig,
): Promise<{ readonly app: FastifyInstance; readonly stop: () => Promise<void> }> {
  const { app, close } = await startServer(config);
  let isClosed = false;
  const stop = async () => {
    if (!isClosed) await close();
    isClosed = true;
  };
  onTestFinished(stop);
  return { app, stop };
}
