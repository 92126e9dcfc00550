import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_BUNDLED } from '../lib/bundle-server.ts';
import { ROOT } from '../lib/project.mjs';

/** What the kit loads from node_modules: compiled code, what brings files of its own, supertest, and types. */
const KIT_DEPENDENCIES = [...NOT_BUNDLED, 'supertest', '@types/supertest', 'typebox'];

/** The first Playwright that has what the fixtures use (`setStorageState`, `webServer.wait`). */
const FIRST_PLAYWRIGHT = '>=1.59.0';

/** The first Node that speaks what the binary of better-sqlite3 does (decision 100). */
const FIRST_NODE = '>=22.14.0';

const MANIFESTS = ['package.json', 'db/package.json', 'mock-server/package.json'];

type Manifest = {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** The kit's own package.json: the versions that the project itself is tested with. */
export function kitPackage() {
  const manifests = MANIFESTS.map((path): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8')));
  const [{ version } = { version: '' }] = manifests;
  const versions = Object.assign(
    {},
    ...manifests.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
  );
  return {
    name: '@canada28/mock-server',
    version,
    description: 'The mock server of Canada 28, and the kit that tests against it',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: FIRST_NODE },
    exports: {
      './testing': entry('testing'),
      './testing/playwright': entry('playwright'),
      './controls': entry('controls'),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(KIT_DEPENDENCIES.map((name) => [name, versions[name]])),
    // Types alone: they have to be those of the Playwright that runs the tests.
    peerDependencies: { '@playwright/test': FIRST_PLAYWRIGHT },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
  };
}

function entry(name: string) {
  return {
    types: `./mock-server/dist/types/mock-server/src/kit/${name}.d.ts`,
    default: `./mock-server/dist/${name}.js`,
  };
}
