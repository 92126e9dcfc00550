import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string | undefined} [folder] to run in; the project's root otherwise
 * @property {Record<string, string>} [env] added to the environment
 * @property {number} [timeoutMs] after which the command is ended and has failed
 * @property {boolean} [shell] for commands that are scripts on Windows
 */

/**
 * Runs a command and shows what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {RunOptions} [options]
 * @returns {boolean} whether it ended well
 */
export function runVisibly(command, parameters, { folder = ROOT, env = {}, timeoutMs, shell = false } = {}) {
  const { status } = spawnSync(command, parameters, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: timeoutMs,
    shell,
  });
  return status === 0;
}

/**
 * Runs one of the project's own tools, see `TOOLS`.
 *
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @param {RunOptions} [options]
 */
export function runTool(tool, parameters, options) {
  return runVisibly(process.execPath, [tool, ...parameters], options);
}

/**
 * Runs one of the project's own tools beside others and keeps what it prints, which would stand between theirs.
 *
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @returns {Promise<{ isOk: boolean, printed: string }>}
 */
export async function runToolBeside(tool, parameters) {
  const child = spawn(process.execPath, [tool, ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  return { isOk: code === 0, printed };
}

/**
 * What a command prints, or undefined when it fails or does not exist.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 */
export function outputOf(command, parameters) {
  const { status, stdout } = spawnSync(command, parameters, { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout : undefined;
}
