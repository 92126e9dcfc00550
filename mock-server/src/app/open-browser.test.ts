import { expect, test } from 'vitest';
import { findOpener } from './open-browser.ts';

const URL = 'http://localhost:2828/__mock/stage';
const DESKTOP = { DISPLAY: ':0' };
const nowhere = (): boolean => false;

test('the browser is opened by what the system has, by its absolute place', () => {
  expect(findOpener(URL, { platform: 'darwin', env: {}, isThere: nowhere })).toEqual({
    command: '/usr/bin/open',
    parameters: [URL],
  });
  expect(
    findOpener(URL, { platform: 'win32', env: { SystemRoot: 'D:\\Windows' }, isThere: nowhere }),
  ).toEqual({
    command: 'D:\\Windows\\System32\\rundll32.exe',
    parameters: ['url.dll,FileProtocolHandler', URL],
  });
  const isThere = (path: string) => path === '/usr/local/bin/xdg-open';
  expect(findOpener(URL, { platform: 'linux', env: DESKTOP, isThere })).toEqual({
    command: '/usr/local/bin/xdg-open',
    parameters: [URL],
  });
  expect(
    findOpener(URL, { platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, isThere }),
  ).toBeDefined();
});

test.each([
  ['there is no opener', { platform: 'linux', env: DESKTOP, isThere: nowhere }],
  ['there is no screen', { platform: 'linux', env: {}, isThere: (): boolean => true }],
  ['none is wanted', { platform: 'darwin', env: { BROWSER: 'none' }, isThere: (): boolean => true }],
] as const)('no browser is opened where %s', (_, machine) => {
  expect(findOpener(URL, machine)).toBeUndefined();
});
