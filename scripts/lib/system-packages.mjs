import { outputOf, runVisibly } from './run.mjs';

/**
 * @typedef {object} PackageManager
 * @property {string} command
 * @property {boolean} needsRoot
 * @property {string[][]} before commands that have to run first
 * @property {string[]} install
 * @property {{ browser: string[], headlessBrowser?: string[], fonts: string[] }} packages
 */

/** @typedef {keyof PackageManager['packages']} Purpose */

/** @type {PackageManager[]} */
const PACKAGE_MANAGERS = [
  {
    command: 'apt-get',
    needsRoot: true,
    before: [['update', '-qq']],
    install: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: {
      browser: ['chromium'],
      headlessBrowser: ['chromium-headless-shell'],
      fonts: ['fontconfig', 'fonts-noto-cjk'],
    },
  },
  {
    command: 'dnf',
    needsRoot: true,
    before: [],
    install: ['install', '-y', '-q'],
    packages: { browser: ['chromium'], fonts: ['fontconfig', 'google-noto-sans-cjk-fonts'] },
  },
  {
    command: 'apk',
    needsRoot: true,
    before: [],
    install: ['add', '--quiet'],
    packages: { browser: ['chromium'], fonts: ['fontconfig', 'font-noto-cjk'] },
  },
  {
    command: 'brew',
    needsRoot: false,
    before: [],
    install: ['install', '--cask'],
    packages: { browser: ['chromium'], fonts: ['font-noto-sans-cjk'] },
  },
];

/** @returns {string[] | undefined} what to write before a command to run it as root, undefined where we may not */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return outputOf('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n'];
}

function usableManager() {
  const manager = PACKAGE_MANAGERS.find(({ command }) => outputOf(command, ['--version']) !== undefined);
  if (!manager) return undefined;
  const prefix = manager.needsRoot ? rootPrefix() : [];
  return prefix && { manager, prefix };
}

/**
 * Installs packages through the system's package manager, where this user may do so without being asked for a password
 * and the system has them; the caller looks afterwards whether it helped.
 *
 * @param {Purpose} purpose
 * @param {string} reason printed before
 * @returns {boolean} whether it was tried
 */
export function installSystemPackages(purpose, reason) {
  const usable = usableManager();
  const packages = usable?.manager.packages[purpose];
  if (!usable || !packages) return false;
  console.log(reason);
  const { manager, prefix } = usable;
  for (const parameters of [...manager.before, [...manager.install, ...packages]]) {
    const [command = manager.command, ...rest] = [...prefix, manager.command, ...parameters];
    runVisibly(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return true;
}
