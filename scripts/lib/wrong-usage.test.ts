import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './project.mjs';

const HAR = 'shared/fixtures/recordings/chromium.har';

test.each([
  ['contract', ['--har', 'docs'], /^There is no file docs\.\n$/],
  [
    'contract',
    ['--har', HAR, '--report', 'README.md'],
    /^A file cannot be used: EEXIST[^\n]*README\.md'\.\n$/,
  ],
  ['contract', ['--har', HAR, '--accept', 'docs'], /^There is no file docs: --write makes one\.\n$/],
  [
    'contract',
    ['--har', HAR, '--adopt', 'none/a.json'],
    /^A file cannot be used: ENOENT[^\n]*none\/a\.json'\.\n$/,
  ],
  ['contract', ['--export', 'README.md'], /^A file cannot be used: ENOTDIR[^\n]*README\.md/],
  ['proxy', ['--replay', 'docs'], /^There is no file [^\n]*docs\.\n$/],
  [
    'proxy',
    ['--replay', HAR, '--report', 'README.md'],
    /^A file cannot be used: EEXIST[^\n]*README\.md'\.\n$/,
  ],
  ['guards', ['nosuch'], /^There is no guard "nosuch"\.\n.*A token is stored as its hash alone/s],
  ['prove-simulation', ['nosuch'], /^There is no planted defect "nosuch"\.\n.*13 counts as big/s],
  ['prove-simulation', ['4/3'], /^There is no planted defect "4\/3"\./],
  ['measure', ['start', 'nosuch'], /^There is no measurement "nosuch"\.\n.* start, calls, /s],
  ['recordings', ['--story', 'nosuch'], /^There is no story "nosuch"\.\n.* first-win, /s],
  ['mutate', ['shared/src/mony'], /^There is no source to change in shared\/src\/mony\./],
  ['engines', ['firefox'], /firefox.*npm run engines/s],
  ['scenario', ['sealed', '--world', ''], /^No world has the name "": /],
  ['scenario', ['sealed', '--world', '世界'], /^No world has the name "世界": /],
  ['start.mjs', ['--port', '3000'], /^One file at a time\.\n.*npm start -- FILE/s],
  ['start.mjs', ['--help'], /^There is no option --help\.\n.*npm start -- FILE/s],
  [
    'test.mjs',
    ['shared/src/money'],
    /^npm test runs all tests, not shared\/src\/money: .*npx vitest run FILE/,
  ],
  ['build', ['client'], /client.*npm run build/s],
  ['kit', ['here'], /here.*npm run kit/s],
  ['audit', ['docs'], /^The database file [^\n]*docs cannot be opened: /],
  ['pictures', ['phone'], /phone.*npm run pictures/s],
  ['fuzz', ['--from', 'nosuch.json'], /^There is no file nosuch\.json\.\n$/],
  ['fuzz', ['--from', 'package.json'], /^package\.json is no file that this command has written\.\n$/],
  ['fuzz', ['--from', 'a.json', '--requests', '5'], /^--from FILE goes alone\.\n/],
  ['simulate', ['--from', 'a.json', '--seed', '3'], /^--from FILE goes alone\.\n/],
  ['simulate', ['--from', 'README.md'], /^README\.md is no file that this command has written\.\n$/],
])('npm run %s with %j tries nothing, tells what there is, and ends with 2', (name, args, told) => {
  const file = name.endsWith('.mjs') ? name : `${name}.ts`;
  const command = ['--import', 'tsx', `scripts/${file}`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trimStart()).toMatch(told);
  expect(stderr).not.toContain('    at ');
});
