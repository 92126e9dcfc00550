import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { Fact, SourceFacts } from './source-facts.ts';

/** One place that breaks a rule. */
export type Violation = { readonly path: string; readonly line: number; readonly rule: string };

/** An import together with what it leads to: a path of the project, or a package as written. */
export type ResolvedImport = {
  readonly from: string;
  readonly to: string;
  readonly written: string;
  readonly line: number;
};

const WORKSPACES = ['shared', 'db', 'mock-server', 'client'];

/** Which workspaces each may use besides itself. */
const ALLOWED_WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  db: ['shared'],
  'mock-server': ['shared', 'db'],
  client: ['shared'],
};

const SERVER_ROOM = /^mock-server\/src\/features\/([^/]+)\//;
const CLIENT_ROOM = /^client\/src\/features\/([^/]+)\//;

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
    layer: /^client\/src\/ui\//,
    forbidden: /^client\/src\/(?:features|app)\/|^client\/src\/lib\/api/,
    rule: 'ui knows no feature, no app and no API',
  },
  {
    layer: /^client\/src\/lib\//,
    forbidden: /^client\/src\/(?:features|app|ui)\//,
    rule: 'lib knows no feature, no app and no ui',
  },
];

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.spec\.ts$/.test(path) || /^client\/(?:src\/testing|e2e)\//.test(path);
}

function workspaceOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}

function resolveImport(from: string, written: string): string {
  if (written.startsWith('.')) return posix.join(posix.dirname(from), written);
  const [, workspace, inside] = /^@canada28\/([^/]+)\/(.+)$/.exec(written) ?? [];
  if (!workspace || !inside) return written;
  if (workspace === 'db' && inside.startsWith('seeds/')) return `db/${inside}`;
  return `${workspace}/src/${inside}`;
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
  const isClientTest = own === 'client' && isTest(from);
  if (!allowed.includes(other) && !isClientTest) return `${own} must not import ${other}`;
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

function serverRoomRule({ from, to }: ResolvedImport): string | undefined {
  const own = SERVER_ROOM.exec(from)?.[1] ?? '';
  const other = SERVER_ROOM.exec(to)?.[1] ?? '';
  return ROOMS_ABOVE[own]?.includes(other) && !isTest(from) ? `${own} stands below ${other}` : undefined;
}

const IMPORT_RULES = [workspaceRule, pureSharedRule, clientLayerRule, clientRoomRule, serverRoomRule];

/** Where a single import goes in a direction that is not allowed (style §1). */
export function directionViolations(imports: readonly ResolvedImport[]): Violation[] {
  return imports.flatMap((imported) =>
    IMPORT_RULES.flatMap((ruleOf) => {
      const rule = ruleOf(imported);
      return rule ? [{ path: imported.from, line: imported.line, rule }] : [];
    }),
  );
}

type RoomEdge = { readonly own: string; readonly other: string; readonly imported: ResolvedImport };

function roomEdges(imports: readonly ResolvedImport[]): RoomEdge[] {
  return imports.flatMap((imported) => {
    const own = SERVER_ROOM.exec(imported.from)?.[1];
    const other = SERVER_ROOM.exec(imported.to)?.[1];
    return own && other && own !== other && !isTest(imported.from) ? [{ own, other, imported }] : [];
  });
}

/** The rooms on the way from one to another, both included, or undefined when none leads there. */
function pathBetween(
  edges: readonly RoomEdge[],
  from: string,
  to: string,
  seen: readonly string[] = [],
): string[] | undefined {
  if (from === to) return [to];
  for (const { own, other } of edges) {
    if (own !== from || seen.includes(other)) continue;
    const rest = pathBetween(edges, other, to, [...seen, from]);
    if (rest) return [from, ...rest];
  }
  return undefined;
}

/** Imports that close a circle of server rooms: these form a tree (style §1). */
export function circleViolations(imports: readonly ResolvedImport[]): Violation[] {
  const edges = roomEdges(imports);
  return edges.flatMap(({ own, other, imported }) => {
    const back = pathBetween(edges, other, own);
    if (!back) return [];
    return [
      {
        path: imported.from,
        line: imported.line,
        rule: `server rooms form a circle: ${[own, ...back].join(' → ')}`,
      },
    ];
  });
}
