import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './lib/project.mjs';

type Planted = readonly [from: string, imported: string];
type Violation = { readonly from: string; readonly rule: { readonly name: string } };

const PACKAGES: Readonly<Record<string, string>> = {
  shared: 'shared',
  ui: 'shared/ui',
  db: 'db',
  'mock-server': 'mock-server',
  client: 'client',
};

const root = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A project with the workspaces of this one, and no other files than those that import each other. */
function plant(name: string, files: readonly Planted[]): string {
  const project = join(root, name);
  mkdirSync(join(project, 'node_modules/@canada28'), { recursive: true });
  for (const [workspace, folder] of Object.entries(PACKAGES)) {
    mkdirSync(join(project, folder), { recursive: true });
    copyFileSync(join(ROOT, folder, 'package.json'), join(project, folder, 'package.json'));
    symlinkSync(join(project, folder), join(project, 'node_modules/@canada28', workspace), 'junction');
  }
  for (const file of ['tsconfig.json', 'tsconfig.base.json'])
    copyFileSync(join(ROOT, file), join(project, file));
  for (const [from, imported] of files) {
    append(join(project, from), imported);
    const [, specifier = ''] = /'([.@][^']*)'/.exec(imported) ?? [];
    if (specifier !== '') append(join(project, pathOf(from, specifier)), '');
  }
  return project;
}

function append(path: string, text: string) {
  mkdirSync(join(path, '..'), { recursive: true });
  appendFileSync(path, `${text}\n`);
}

function pathOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, workspace = '', inside = ''] = specifier.split(/^@canada28\/([^/]+)\//);
  return `${PACKAGES[workspace]}/${/^(?:seeds|src)\//.test(inside) ? '' : 'src/'}${inside}`;
}

function violationsIn(project: string, config: string): string[] {
  const command = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const parameters = [command, '--config', join(ROOT, config), '--output-type', 'json', ...['shared', 'db']];
  const { stdout } = spawnSync(process.execPath, [...parameters, 'mock-server', 'client'], {
    cwd: project,
    encoding: 'utf8',
  });
  const violations: Violation[] = JSON.parse(stdout).summary.violations;
  return violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
}

const SERVER = 'workspace mock-server/src uses shared/src and db';
const CLIENT = 'workspace client uses shared/src and shared/ui';
const BY_NAME = 'another workspace is imported by its package name';
const NO_SIBLING = 'features of the client do not import each other';

const FORBIDDEN: readonly (readonly [...Planted, rule: string])[] = [
  ['shared/src/a.ts', "import { a } from '@canada28/db/a.ts';", 'workspace shared/src uses no other'],
  ['shared/src/b.ts', "import { a } from '@canada28/ui/a.tsx';", 'workspace shared/src uses no other'],
  ['db/src/d.test.ts', "import { a } from '../../scripts/a.ts';", 'nothing below the scripts imports them'],
  ['shared/src/c.ts', "import { readFileSync } from 'node:fs';", 'shared imports nothing of Node'],
  ['shared/src/d.ts', "import { readFileSync } from 'fs';", 'shared imports nothing of Node'],
  [
    'shared/ui/src/a.tsx',
    "import { a } from '@canada28/client/src/paths.ts';",
    'workspace shared/ui uses shared/src',
  ],
  [
    'shared/ui/src/b.tsx',
    "import { a } from '@canada28/shared/contract/a.ts';",
    'the design system knows no call',
  ],
  ['db/src/b.ts', "import type { A } from '@canada28/mock-server/a.ts';", 'workspace db uses shared/src'],
  ['db/src/b.test.ts', "import { a } from '@canada28/mock-server/a.ts';", 'workspace db uses shared/src'],
  ['mock-server/src/b.ts', "import { a } from '@canada28/ui/a.tsx';", SERVER],
  ['mock-server/src/c.ts', "export { a } from '@canada28/client/src/paths.ts';", SERVER],
  ['client/src/app/a.tsx', "const load = () => import('@canada28/mock-server/a.ts');", CLIENT],
  ['client/src/app/b.tsx', "type A = import('@canada28/db/a.ts').A;", CLIENT],
  ['client/src/app/c.tsx', "import { a } from '../../../shared/src/a2.ts';", BY_NAME],
  ['client/src/ui/a.tsx', "import { a } from '../../../shared/ui/src/c.ts';", BY_NAME],
  [
    'client/src/app/d.tsx',
    "import { a } from '@canada28/shared/control/a.ts';",
    'the client knows nothing of the control plane',
  ],
  [
    'client/src/ui/b.tsx',
    "import { a } from '@canada28/shared/contract/a.ts';",
    'client: ui knows no contract',
  ],
  [
    'client/src/ui/c.tsx',
    "import { a } from '../features/a/a.ts';",
    'client/src/ui knows no features/, screens/, app/, data/, lib/api',
  ],
  [
    'client/src/ui/d.tsx',
    "import { a } from '../lib/api-client.ts';",
    'client/src/ui knows no features/, screens/, app/, data/, lib/api',
  ],
  [
    'client/src/data/a/b.ts',
    "import { a } from '../../ui/basics/a.tsx';",
    'client/src/data knows no features/, screens/, app/, ui/',
  ],
  [
    'client/src/lib/b.ts',
    "import { a } from '../ui/a2.tsx';",
    'client/src/lib knows no features/, screens/, app/, ui/, data/',
  ],
  [
    'client/src/features/a/b.tsx',
    "import { a } from '../../app/f.tsx';",
    'client/src/features knows no screens/, app/',
  ],
  [
    'client/src/features/a/c.tsx',
    "import { a } from '../../screens/a.tsx';",
    'client/src/features knows no screens/, app/',
  ],
  ['client/src/screens/b.tsx', "import { a } from '../app/f.tsx';", 'client/src/screens knows no app/'],
  ['client/src/features/a/d.tsx', "import { a } from '../b/b.ts';", NO_SIBLING],
  [
    'mock-server/console/src/control/b.ts',
    "import { a } from '../page/a.ts';",
    'mock-server/console/src/control knows no ui/, page/, console/, stage/',
  ],
  [
    'mock-server/console/src/stage/b.ts',
    "import { a } from '../console/time/a.ts';",
    'mock-server/console/src/stage knows no console/',
  ],
  [
    'mock-server/src/world/b.ts',
    "import { a } from '../features/draws/a.ts';",
    'server: world stands below worlds, http, features, control, app, kit',
  ],
  [
    'mock-server/src/http/sessions/b.ts',
    "import { a } from '../../features/auth/a.ts';",
    'server: http stands below features, control, app, kit',
  ],
  [
    'mock-server/src/features/chat/b.ts',
    "import { a } from '../../control/a.ts';",
    'server: features stands below control, app, kit',
  ],
  [
    'mock-server/src/control/time/b.ts',
    "import { a } from '../../app/a.ts';",
    'server: control stands below app, kit',
  ],
  [
    'mock-server/src/features/draws/b.ts',
    "import { a } from '../betting/a.ts';",
    'server: draws stands below betting, settlement, chasing',
  ],
  [
    'mock-server/src/features/ledger/b.ts',
    "import { a } from '../settlement/a.ts';",
    'server: ledger stands below betting, settlement, chasing, deposits, withdrawals',
  ],
  [
    'mock-server/src/features/chat/c.ts',
    "import { a } from '../auth/texts/a.ts';",
    'a folder within a feature belongs to that feature',
  ],
  [
    'client/e2e/foreign/a.ts',
    "import type { A } from '@canada28/shared/contract/a.ts';",
    'the foreign server knows nothing of what is held against it',
  ],
  [
    'client/e2e/foreign/b.ts',
    "import { a } from '../support/a.ts';",
    'the foreign server knows nothing of what is held against it',
  ],
  ['shared/src/e.ts', "import type { F } from './f.ts';", 'files form no circle'],
  ['db/src/c.ts', "import { a } from 'copyleft';", 'packages have a permissive licence'],
];

test('an import in a direction that is not allowed names its rule, types and tests included', () => {
  const closesCircle: Planted = ['shared/src/f.ts', "import { e } from './e.ts';"];
  const imports = FORBIDDEN.map(([from, imported]): Planted => [from, imported]);
  const project = plant('forbidden', [...imports, closesCircle]);
  append(join(project, 'node_modules/copyleft/index.js'), 'export const a = 1;');
  append(join(project, 'node_modules/copyleft/package.json'), '{ "license": "GPL-3.0-only" }');
  expect(violationsIn(project, '.dependency-cruiser.mjs')).toEqual(
    FORBIDDEN.map(([from, , rule]) => `${from}: ${rule}`).sort(),
  );
});

test('an import in an allowed direction is none', () => {
  const project = plant('allowed', [
    ['db/seeds/a.ts', "import { a } from '@canada28/shared/limits.ts';"],
    ['client/src/ui/a.tsx', "import { a } from '@canada28/ui/a.tsx';"],
    ['client/src/ui/b.tsx', "// import { a } from '@canada28/mock-server/a.ts';"],
    ['mock-server/console/src/a.tsx', "import { a } from '@canada28/ui/a.tsx';"],
    ['shared/src/game/a.test.ts', "import { readFileSync } from 'node:fs';"],
    ['client/src/testing/a.ts', "import { a } from '@canada28/mock-server/app/a.ts';"],
    ['client/src/features/a/a-screen.test.tsx', "import { a } from '@canada28/db/seeds/demo.ts';"],
    ['client/src/features/a/a-screen.tsx', "import { a } from '../../ui/b.tsx';"],
    ['mock-server/src/features/settlement/a.ts', "import { a } from '../ledger/a.ts';"],
    ['mock-server/src/app/b.ts', "import { a } from '../world/a.ts';"],
  ]);
  expect(violationsIn(project, '.dependency-cruiser.mjs')).toEqual([]);
});

test('folders form no circle, even where files do not; a folder and one within it may, tests too', () => {
  const project = plant('folders', [
    ['mock-server/src/features/auth/a.ts', "import { b } from '../profile/b.ts';"],
    ['mock-server/src/features/profile/c.ts', "import { d } from '../messages/d.ts';"],
    ['mock-server/src/features/messages/e.ts', "import { f } from '../auth/f.ts';"],
    ['mock-server/src/features/chat/a.ts', "import { f } from '../auth/f.ts';"],
    ['mock-server/src/features/auth/a.test.ts', "import { a } from '../chat/a.ts';"],
    ['mock-server/src/features/chat/b.ts', "import { a } from './texts/a.ts';"],
    ['mock-server/src/features/chat/texts/b.ts', "import { a } from '../a.ts';"],
  ]);
  expect(violationsIn(project, '.dependency-cruiser-folders.mjs')).toEqual(
    ['auth', 'messages', 'profile'].map((name) => `mock-server/src/features/${name}: folders form no circle`),
  );
});
