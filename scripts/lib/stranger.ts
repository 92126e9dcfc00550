import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './project.mjs';

/** What a stranger's project has installed, and the mock as it is linked there. */
const INSTALLED = ['vitest', '@playwright/test', 'supertest', 'typescript', '@types/node'];

/** A project outside of ours that holds the examples. */
export type Stranger = {
  readonly folder: string;
  /** Runs Node there; answers what it printed, and throws it when Node fails. */
  readonly run: (script: string, ...parameters: readonly string[]) => Promise<string>;
  readonly remove: () => void;
};

/** Makes it, in a folder of its own, with files of its own beside the examples. */
export function createStranger(files: Readonly<Record<string, string>> = {}): Stranger {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  cpSync(join(ROOT, 'examples'), folder, { recursive: true });
  for (const name of INSTALLED) link(folder, name, join(ROOT, 'node_modules', name));
  link(folder, '@canada28/mock-server', join(ROOT, 'mock-server'));
  const all = { 'package.json': '{ "type": "module", "private": true }', ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return {
    folder,
    run: (script, ...parameters) => runThere(folder, [script, ...parameters]),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function link(folder: string, name: string, target: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

async function runThere(cwd: string, parameters: readonly string[]): Promise<string> {
  // Nothing of the test that starts it: neither its runner's variables nor its settings.
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: { PATH, HOME, TMPDIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}:\n${out}\n${err}`);
  return out;
}
