import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { TestServer } from './test-server.ts';

const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** A process of its own, on a machine that has others. */
export const COPIED_TEST_MS = 60_000;

/** Runs a copied file with vitest in a folder of its own, as its reader does. */
export async function runCopiedTest(
  { app }: TestServer,
  file: string,
): Promise<{ passes: boolean; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(MODULES, join(folder, 'node_modules'));
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  writeFileSync(
    join(folder, 'copied.test.ts'),
    file.replace('process.env.MOCK_URL', `'http://localhost:${port}'`),
  );
  const vitest = [join(MODULES, 'vitest/vitest.mjs'), 'run', '--no-color', '--root', folder];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, vitest);
    return { passes: true, said: stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // what execFile rejects with
    return { passes: false, said: stdout + stderr };
  }
}
