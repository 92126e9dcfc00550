import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInstalledAsLocked } from './install.mjs';
import { canOpenDatabases, isRecentEnough } from './node-version.mjs';
import { ROOT } from './project.mjs';

function lock(packages: Record<string, unknown>): string {
  return JSON.stringify({ packages });
}

const LOCKED = lock({
  '': { version: '1.0.0' },
  shared: { version: '1.0.0' },
  'node_modules/@canada28/shared': { resolved: 'shared', link: true },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
});

const LINKS = { 'node_modules/@canada28/shared': { resolved: 'shared', link: true } };

describe('the installed packages', () => {
  it.each([
    [
      'are those of the lock file, but for optional ones of other platforms',
      { ...LINKS, 'node_modules/vite': { version: '8.3.8' } },
      true,
    ],
    ['lack one', LINKS, false],
    ['lack the link to a workspace', { 'node_modules/vite': { version: '8.3.8' } }, false],
    ['hold another version', { ...LINKS, 'node_modules/vite': { version: '8.3.7' } }, false],
    [
      'hold another version of an optional one',
      { ...LINKS, 'node_modules/vite': { version: '8.3.8' }, 'node_modules/fsevents': { version: '1.0.0' } },
      false,
    ],
  ])('%s', (_title, installed, isAsLocked) => {
    expect(isInstalledAsLocked(LOCKED, lock(installed))).toBe(isAsLocked);
  });
});

describe('the version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['20.9.0', false],
    ['18.20.4', false],
  ])('%s is recent enough: %s', (version, isEnough) => {
    expect(isRecentEnough(version, '20.19')).toBe(isEnough);
  });

  it.each([
    ['9', false],
    ['10', true],
    ['11', true],
  ])('with Node-API %s opens databases: %s', (nodeApi, canOpen) => {
    expect(canOpenDatabases(nodeApi)).toBe(canOpen);
  });

  it('is one for all platforms where the project brings its own', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(`${ROOT}scripts/node/package.json`, 'utf8'));
    const versions = Object.values<string>(optionalDependencies);
    expect(versions).toHaveLength(5);
    expect(new Set(versions).size).toBe(1);
    expect(isRecentEnough(versions[0] ?? '', '22.14')).toBe(true);
  });
});
