import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../lib/project.mjs';
import { ensureKit } from './pack-kit.ts';

/** Test runners and compiler of the other project; its own copies would be the same. */
const LINKED = ['vitest', '@playwright/test', 'typescript'];

/** Where programs, files and the registry of packages are found: they belong to the machine. */
const OF_MACHINE =
  /^(?:PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|(?:https?|no)_proxy|npm_config_registry)$/i;

/** A project outside of ours that holds the examples and has the packed kit installed. */
export type Stranger = {
  readonly folder: string;
  /** Runs Node there; answers what it printed, and throws it when Node fails. */
  readonly run: (script: string, ...parameters: readonly string[]) => Promise<string>;
  /** The same with more in its environment. */
  readonly with: (env: Readonly<Record<string, string>>) => Pick<Stranger, 'run'>;
  readonly remove: () => void;
};

/** Makes it, in a folder of its own, with files of its own beside the examples. */
export async function createStranger(files: Readonly<Record<string, string>> = {}): Promise<Stranger> {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  cpSync(join(ROOT, 'examples'), folder, { recursive: true });
  const all = { 'package.json': '{ "type": "module", "private": true }', ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  await install(folder, await ensureKit());
  for (const name of LINKED) link(folder, name, join(ROOT, 'node_modules', name));
  const runWith =
    (env: Readonly<Record<string, string>>): Stranger['run'] =>
    (script, ...parameters) =>
      runThere(folder, process.execPath, [script, ...parameters], env);
  return {
    folder,
    run: runWith({}),
    with: (env) => ({ run: runWith(env) }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** As a developer does it; of what npm has fetched for this project already, nothing is fetched again. */
async function install(folder: string, archive: string): Promise<void> {
  const npm = process.env.npm_execpath;
  const parameters = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', archive];
  if (npm?.endsWith('npm-cli.js')) await runThere(folder, process.execPath, [npm, ...parameters]);
  else await runThere(folder, process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters);
}

function link(folder: string, name: string, target: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

async function runThere(
  cwd: string,
  command: string,
  parameters: readonly string[],
  added: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Nothing of the test that starts it: neither its runner's variables nor its settings.
  const ofMachine = Object.entries(process.env).filter(([name]) => OF_MACHINE.test(name));
  const env = { ...Object.fromEntries(ofMachine), ...added };
  const child = spawn(command, parameters, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command.endsWith('.cmd'),
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}:\n${out}\n${err}`);
  return out;
}
