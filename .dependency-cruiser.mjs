/**
 * Which file may import which. `from` and `to` are regular expressions of paths; `$1` in `to` is the first group of
 * `from`. Types count like values.
 */

/** Tests, and what only they use. */
export const TESTS = [
  String.raw`\.test\.tsx?$|\.spec\.ts$`,
  '^(client|mock-server/console)/(src/testing|e2e)/',
];

/** The workspaces by their folders, and which others each may use. */
const WORKSPACES = {
  'shared/src': [],
  'shared/ui': ['shared/src'],
  db: ['shared/src'],
  'mock-server/src': ['shared/src', 'db'],
  'mock-server/console': ['shared/src', 'shared/ui'],
  client: ['shared/src', 'shared/ui'],
};

/** The folders of the server: each may use those before it. */
const SERVER_FLOORS = ['world', 'worlds', 'http', 'features', 'control', 'app', 'kit'];

/** Folders of the browser's apps, and what each must not know beside it. */
const LAYERS = {
  'client/src/i18n': ['features/', 'screens/', 'app/', 'ui/', 'data/', 'lib/'],
  'client/src/lib': ['features/', 'screens/', 'app/', 'ui/', 'data/'],
  'client/src/data': ['features/', 'screens/', 'app/', 'ui/'],
  'client/src/ui': ['features/', 'screens/', 'app/', 'data/', 'lib/api'],
  'client/src/features': ['screens/', 'app/'],
  'client/src/screens': ['app/'],
  'mock-server/console/src/control': ['ui/', 'page/', 'console/', 'stage/'],
  'mock-server/console/src/ui': ['page/', 'console/', 'stage/'],
  'mock-server/console/src/page': ['console/', 'stage/'],
  'mock-server/console/src/console': ['stage/'],
  'mock-server/console/src/stage': ['console/'],
};

/** Features of the server, and those that stand on them; bets are not readable from the draw code (game §2). */
const FEATURES_ABOVE = {
  draws: ['betting', 'settlement', 'chasing'],
  ledger: ['betting', 'settlement', 'chasing', 'deposits', 'withdrawals'],
};

/** Folders that share no line with the rest, because they are what it is held against. */
const ISLANDS = {
  'scripts/simulate/model': 'the model of the simulation',
  'client/e2e/foreign': 'the foreign server',
};

/** @returns a rule with a name that says what is right, and the imports that break it */
function forbid(name, from, to) {
  return { name, severity: 'error', from, to };
}

const directions = [
  ...Object.entries(WORKSPACES).map(([own, used]) =>
    forbid(
      `workspace ${own} uses ${used.join(' and ') || 'no other'}`,
      { path: `^${own}/`, pathNot: /client|console/.test(own) ? TESTS : [] },
      { path: `^(${Object.keys(WORKSPACES).join('|')})/`, pathNot: `^(${[own, ...used].join('|')})/` },
    ),
  ),
  forbid(
    'another workspace is imported by its package name',
    { path: `^(${Object.keys(WORKSPACES).join('|')})/` },
    {
      path: `^(${Object.keys(WORKSPACES).join('|')})/`,
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
  forbid('nothing below the scripts imports them', { pathNot: '^scripts/' }, { path: '^scripts/' }),
  forbid(
    'shared imports nothing of Node',
    { path: '^shared/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'the design system knows no call',
    { path: '^shared/ui/' },
    { path: '^shared/src/(contract|control)/', pathNot: '^shared/src/contract/languages.ts$' },
  ),
  ...SERVER_FLOORS.slice(0, -1).map((floor, index) =>
    forbid(
      `server: ${floor} stands below ${SERVER_FLOORS.slice(index + 1).join(', ')}`,
      { path: `^mock-server/src/${floor}/`, pathNot: TESTS },
      { path: `^mock-server/src/(${SERVER_FLOORS.slice(index + 1).join('|')})/` },
    ),
  ),
  ...Object.entries(FEATURES_ABOVE).map(([own, above]) =>
    forbid(
      `server: ${own} stands below ${above.join(', ')}`,
      { path: `^mock-server/src/features/${own}/`, pathNot: TESTS },
      { path: `^mock-server/src/features/(${above.join('|')})/` },
    ),
  ),
  forbid(
    'the client knows nothing of the control plane',
    { path: '^client/src/', pathNot: TESTS },
    { path: '^shared/src/control/' },
  ),
  ...Object.entries(LAYERS).map(([own, unknown]) =>
    forbid(
      `${own} knows no ${unknown.join(', ')}`,
      { path: `^${own}/` },
      { path: `^${own.replace(/[^/]+$/, '')}(${unknown.join('|')})` },
    ),
  ),
  forbid(
    'client: ui knows no contract',
    { path: '^client/src/ui/' },
    { path: '^shared/src/contract/', pathNot: '^shared/src/contract/date-time.ts$' },
  ),
  forbid(
    'features of the client do not import each other',
    { path: '^client/src/features/([^/]+)/' },
    { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
  ),
];

export default {
  forbidden: [
    ...directions,
    forbid(
      'a folder within a feature belongs to that feature',
      {
        path: '^(mock-server/src/(?:features|control)|mock-server/console/src/console|client/src/(?:data|ui))/([^/]+)/',
        pathNot: TESTS,
      },
      { path: '^$1/[^/]+/[^/]+/', pathNot: '^$1/$2/' },
    ),
    ...Object.entries(ISLANDS).map(([own, what]) =>
      forbid(
        `${what} knows nothing of what is held against it`,
        { path: `^${own}/` },
        { path: '^(shared|db|mock-server|client|scripts)/', pathNot: `^${own}/` },
      ),
    ),
    forbid('files form no circle', { pathNot: TESTS }, { circular: true }),
    forbid(
      'packages have a permissive licence',
      {},
      { licenseNot: '^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2.0)$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
