import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { Fact, SourceFacts } from './source-facts.ts';

/** One place that breaks a rule. */
export type Violation = { readonly path: string; readonly line: number; readonly rule: string };

/** An import together with what it leads to: a path of the project, or a package as written. */
type ResolvedImport = {
  readonly from: string;
  readonly to: string;
  readonly written: string;
  readonly line: number;
};

const WORKSPACES = ['shared', 'ui', 'db', 'mock-server', 'console', 'client'];

/** Which workspaces each may use besides itself. */
const ALLOWED_WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  ui: ['shared'],
  db: ['shared'],
  'mock-server': ['shared', 'db'],
  console: ['shared', 'ui'],
  client: ['shared', 'ui'],
};

const SERVER_ROOM = /^mock-server\/src\/features\/([^/]+)\//;
const CLIENT_ROOM = /^client\/src\/features\/([^/]+)\//;

/** A folder of server or console; those of features, of the control plane and of the pages of the console one by one. */
const FOLDER =
  /^mock-server\/(?:src\/(?:(?:features|control)\/[^/.]+|(?!features|control)[^/.]+)|console\/src\/(?:console\/[^/.]+|(?!console)[^/.]+))(?=\/)/;

/** Folders that still form circles: nothing is held of them until they form none. */
const STILL_CIRCULAR = /^mock-server\/src\/control\/(?:journal|scenarios|snapshots|time|worlds)$/;

function folderOf(path: string): string | undefined {
  const folder = FOLDER.exec(path)?.[0];
  return folder === undefined || STILL_CIRCULAR.test(folder) ? undefined : folder;
}

/** The floors of the server: each imports those before it, never one after. */
const SERVER_FLOORS = ['world', 'worlds', 'http', 'features', 'control', 'app', 'kit'];
const SERVER_FLOOR = /^mock-server\/src\/([^/]+)\//;

/** Lower rooms and what stands on them; bets are not readable from the draw code (game §2). */
const ROOMS_ABOVE: Readonly<Record<string, readonly string[]>> = {
  draws: ['betting', 'settlement', 'chasing'],
  ledger: ['betting', 'settlement', 'chasing', 'deposits', 'withdrawals'],
};

const CLIENT_LAYERS: readonly {
  readonly layer: RegExp;
  readonly forbidden: RegExp;
  readonly rule: string;
}[] = [
  {
    layer: /^client\/src\//,
    forbidden: /^shared\/src\/control\//,
    rule: 'the client knows nothing of the control plane',
  },
  {
    layer: /^shared\/ui\//,
    forbidden: /^shared\/src\/(?:control\/|contract\/(?!languages\.ts))/,
    rule: 'the design system knows design and rules, and no call',
  },
  {
    layer: /^client\/src\/ui\//,
    forbidden:
      /^client\/src\/(?:features|screens|app|data)\/|^client\/src\/lib\/api|^shared\/src\/contract\/(?!date-time\.ts)/,
    rule: 'ui knows no feature, no contract and no API',
  },
  {
    layer: /^client\/src\/features\//,
    forbidden: /^client\/src\/(?:screens|app)\//,
    rule: 'features know no screen that combines them, and no app',
  },
  {
    layer: /^client\/src\/screens\//,
    forbidden: /^client\/src\/app\//,
    rule: 'screens know no app',
  },
  {
    layer: /^client\/src\/data\//,
    forbidden: /^client\/src\/(?:features|screens|app|ui)\//,
    rule: 'data knows no feature, no screen, no app and no ui',
  },
  {
    layer: /^mock-server\/console\/src\/control\//,
    forbidden: /^mock-server\/console\/src\/(?:ui|page|console|stage)\//,
    rule: 'control of the browser knows no part and no page',
  },
  {
    layer: /^mock-server\/console\/src\/ui\//,
    forbidden: /^mock-server\/console\/src\/(?:page|console|stage)\//,
    rule: 'ui of the console knows no page',
  },
  {
    layer: /^mock-server\/console\/src\/page\//,
    forbidden: /^mock-server\/console\/src\/(?:console|stage)\//,
    rule: 'what pages share knows neither console nor stage',
  },
  {
    layer: /^mock-server\/console\/src\/console\//,
    forbidden: /^mock-server\/console\/src\/stage\//,
    rule: 'the console knows no stage',
  },
  {
    layer: /^mock-server\/console\/src\/stage\//,
    forbidden: /^mock-server\/console\/src\/console\//,
    rule: 'the stage knows no console',
  },
  {
    layer: /^client\/src\/lib\//,
    forbidden: /^client\/src\/(?:features|screens|app|ui|data)\//,
    rule: 'lib knows no feature, no screen, no data, no app and no ui',
  },
];

export function isTest(path: string): boolean {
  return (
    /\.test\.tsx?$|\.spec\.ts$/.test(path) ||
    /^(?:client|mock-server\/console)\/(?:src\/testing\/|e2e\/|playwright\.config\.ts$)/.test(path)
  );
}

/** Workspaces within the folder of another, of which they are no part. */
const INNER_WORKSPACES: Readonly<Record<string, string>> = {
  console: 'mock-server/console',
  ui: 'shared/ui',
};

function workspaceOf(path: string): string {
  const inner = Object.entries(INNER_WORKSPACES).find(([, folder]) => path.startsWith(`${folder}/`));
  return inner?.[0] ?? path.split('/', 1)[0] ?? '';
}

function resolveImport(from: string, written: string): string {
  if (written.startsWith('.')) return posix.join(posix.dirname(from), written);
  const [, workspace, inside] = /^@canada28\/([^/]+)\/(.+)$/.exec(written) ?? [];
  if (!workspace || !inside) return written;
  if (workspace === 'db' && inside.startsWith('seeds/')) return `db/${inside}`;
  return `${INNER_WORKSPACES[workspace] ?? workspace}/src/${inside}`;
}

/** The imports of a file with what they lead to. */
export function resolvedImports({ path, imports }: SourceFacts): ResolvedImport[] {
  return imports.map(({ text, line }: Fact) => ({
    from: path,
    to: resolveImport(path, text),
    written: text,
    line,
  }));
}

function workspaceRule({ from, to, written }: ResolvedImport): string | undefined {
  const own = workspaceOf(from);
  const other = workspaceOf(to);
  const allowed = ALLOWED_WORKSPACES[own];
  if (!allowed || own === other || !WORKSPACES.includes(other)) return undefined;
  const isAppTest = (own === 'client' || own === 'console') && isTest(from);
  if (!allowed.includes(other) && !isAppTest) return `${own} must not import ${other}`;
  return written.startsWith('.') ? 'another workspace is imported by its package name' : undefined;
}

function pureSharedRule({ from, to }: ResolvedImport): string | undefined {
  const isBuiltin = to.startsWith('node:') || builtinModules.includes(to);
  return isBuiltin && workspaceOf(from) === 'shared' && !isTest(from)
    ? 'shared imports nothing of Node'
    : undefined;
}

function clientLayerRule({ from, to }: ResolvedImport): string | undefined {
  return CLIENT_LAYERS.find(({ layer, forbidden }) => layer.test(from) && forbidden.test(to))?.rule;
}

function clientRoomRule({ from, to }: ResolvedImport): string | undefined {
  const own = CLIENT_ROOM.exec(from)?.[1];
  const other = CLIENT_ROOM.exec(to)?.[1];
  if (!own || !other || own === other) return undefined;
  return `client rooms do not import each other (${own} → ${other})`;
}

function serverFloorRule({ from, to }: ResolvedImport): string | undefined {
  const [own, other] = [from, to].map((path) => SERVER_FLOORS.indexOf(SERVER_FLOOR.exec(path)?.[1] ?? ''));
  if (own === undefined || other === undefined || own < 0 || other <= own || isTest(from)) return undefined;
  return `${SERVER_FLOORS[own]} stands below ${SERVER_FLOORS[other]}`;
}

function serverRoomRule({ from, to }: ResolvedImport): string | undefined {
  const own = SERVER_ROOM.exec(from)?.[1] ?? '';
  const other = SERVER_ROOM.exec(to)?.[1] ?? '';
  return ROOMS_ABOVE[own]?.includes(other) && !isTest(from) ? `${own} stands below ${other}` : undefined;
}

const IMPORT_RULES = [
  workspaceRule,
  pureSharedRule,
  clientLayerRule,
  clientRoomRule,
  serverFloorRule,
  serverRoomRule,
];

/** Where a single import goes in a direction that is not allowed. */
export function directionViolations(imports: readonly ResolvedImport[]): Violation[] {
  return imports.flatMap((imported) =>
    IMPORT_RULES.flatMap((ruleOf) => {
      const rule = ruleOf(imported);
      return rule ? [{ path: imported.from, line: imported.line, rule }] : [];
    }),
  );
}

type Edge = { readonly own: string; readonly other: string; readonly imported: ResolvedImport };

/** Imports of one thing (a file, or the room it lies in) by another. */
function edgesBetween(
  imports: readonly ResolvedImport[],
  nameOf: (path: string) => string | undefined,
): Edge[] {
  return imports.flatMap((imported) => {
    const own = nameOf(imported.from);
    const other = nameOf(imported.to);
    return own && other && own !== other && !isTest(imported.from) ? [{ own, other, imported }] : [];
  });
}

/** The shortest way along the edges from one to another, both included; undefined when none leads there. */
function wayBetween(edges: ReadonlyMap<string, readonly Edge[]>, from: string, to: string) {
  const waysTo = new Map([[from, [from]]]);
  for (const [at, way] of waysTo) {
    if (at === to) return way;
    for (const { other } of edges.get(at) ?? []) if (!waysTo.has(other)) waysTo.set(other, [...way, other]);
  }
  return undefined;
}

function grouped(edges: readonly Edge[]): ReadonlyMap<string, readonly Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) groups.set(edge.own, [...(groups.get(edge.own) ?? []), edge]);
  return groups;
}

function circlesOf(edges: readonly Edge[], what: string): Violation[] {
  const edgesFrom = grouped(edges);
  return edges.flatMap(({ own, other, imported: { from: path, line } }) => {
    const back = wayBetween(edgesFrom, other, own);
    return back ? [{ path, line, rule: `${what} form a circle: ${[own, ...back].join(' → ')}` }] : [];
  });
}

/** Imports that close a circle, types included: of folders of server and console, or of files anywhere. */
export function circleViolations(imports: readonly ResolvedImport[]): Violation[] {
  const files = new Set(imports.map(({ from }) => from));
  return [
    ...circlesOf(edgesBetween(imports, folderOf), 'folders'),
    ...circlesOf(
      edgesBetween(imports, (path) => (files.has(path) ? path : undefined)),
      'files',
    ),
  ];
}
