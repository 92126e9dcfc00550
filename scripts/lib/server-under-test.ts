import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, launch, startProcess } from '@canada28/mock-server/testing/server-process.ts';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { bundleServer } from './bundle-server.ts';
import { ROOT } from './project.mjs';

/**
 * The program itself, as a process of its own: what a person sees who starts it. Bundled as for a person, because a
 * start from the source takes five times the processor; at the depth it lies at. Each test has a database file of its own.
 */
export function serverUnderTest(bundlePath: string) {
  const main = join(ROOT, bundlePath);
  let databasePath = '';
  beforeAll(() => bundleServer(main));
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    databasePath = join(folder, 'canada28.sqlite');
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });
  const program = () => ({ main, databasePath });
  const withPath = (env: Environment): Environment => ({ PATH: process.env.PATH ?? '', ...env });
  return {
    databasePath: () => databasePath,
    startServer: (env: Environment = {}) => startProcess(program(), withPath(env)),
    /** Answers at once, for a server that may refuse to start. */
    launchServer: (env: Environment = {}) => launch(program(), withPath(env)),
  };
}
