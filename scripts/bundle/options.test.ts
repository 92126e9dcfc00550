import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { isThisMachine, TARGETS } from './targets.ts';

test('bundles are made for what --for names, each once, else for this machine', () => {
  const { targets } = readOptions(['--for', 'mac-arm64, win-x64,win-x64']);
  expect(targets.map(({ name }) => name)).toEqual(['win-x64', 'mac-arm64']);
  expect(readOptions([])).toEqual({
    targets: TARGETS.filter(isThisMachine),
    story: undefined,
    isBooth: false,
  });
});

test('a bundle opens on the story that --story names', () => {
  expect(readOptions(['--for', 'win-x64', '--story', 'first-win']).story).toBe('first-win');
});

test('a bundle for a booth plays by itself', () => {
  expect(readOptions(['--booth', '--story', 'first-win'])).toMatchObject({
    story: 'first-win',
    isBooth: true,
  });
});

test.each([
  [['--for', 'win-x64,amiga'], 'There is no bundle for "amiga".'],
  [['--story', 'last-win'], 'There is no story "last-win".'],
  [['--four'], "Unknown option '--four'"],
])('%s is refused together with what there is', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
  expect(() => readOptions(args)).toThrow(
    /--for NAMES .*linux-x64.*win-x64.*mac-arm64[\s\S]*--story NAME .*first-win/,
  );
});
