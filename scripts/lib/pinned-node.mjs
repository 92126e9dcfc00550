import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedFailure } from './expected-failure.mjs';
import { canOpenDatabases } from './node-version.mjs';
import { runNpmCi } from './npm.mjs';
import { ROOT } from './project.mjs';

/** Its packages are one Node for each platform, of which npm installs the fitting one. */
const PINNED_NODE_FOLDER = join(ROOT, 'scripts/node');
const NODE_FILE = process.platform === 'win32' ? 'node.exe' : 'node';
/** Where npm looks first for what a command of package.json names. */
const COMMANDS_FOLDER = join(ROOT, 'node_modules/.bin');

/**
 * Where the machine's Node is too old for the database, lets npm run the commands of package.json under a newer one,
 * installed for this project alone (decision 100).
 */
export function ensurePinnedNode() {
  if (canOpenDatabases() || existsSync(join(COMMANDS_FOLDER, NODE_FILE))) return;
  console.log(
    `Node ${process.versions.node} is too old for the database: installing a newer one for this project alone …`,
  );
  mkdirSync(COMMANDS_FOLDER, { recursive: true });
  copyFileSync(installPinnedNode(), join(COMMANDS_FOLDER, NODE_FILE));
}

function installPinnedNode() {
  const packages = join(PINNED_NODE_FOLDER, 'node_modules');
  const isInstalled = runNpmCi(PINNED_NODE_FOLDER) && existsSync(packages);
  const [name] = isInstalled ? readdirSync(packages).filter((entry) => entry.startsWith('node-')) : [];
  if (name !== undefined) return join(packages, name, 'bin', NODE_FILE);
  throw new ExpectedFailure(
    'That newer Node could not be installed (npm says above why, or has none for this platform). Install Node 22.14 or newer from https://nodejs.org.',
  );
}
