import { runVisibly } from './run.mjs';

/**
 * Installs what the lock file in a folder of the project says, with the npm that runs this command, where one does.
 * Without the packages' own scripts: none of them is needed, and npm 10 would prepare a compilation of better-sqlite3,
 * for which it needs Python and the headers of Node from elsewhere.
 *
 * @param {string} [folder] the project's root otherwise
 * @param {readonly string[]} [options] such as for which system, where not for this one
 * @returns {boolean} whether it ended well
 */
export function runNpmCi(folder, options = []) {
  const npm = process.env.npm_execpath;
  const parameters = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...options];
  return npm?.endsWith('npm-cli.js')
    ? runVisibly(process.execPath, [npm, ...parameters], { folder })
    : runVisibly('npm', parameters, { folder, shell: process.platform === 'win32' });
}
