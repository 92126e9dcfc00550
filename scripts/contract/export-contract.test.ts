import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { controlDocument } from '@canada28/mock-server/control/documentation/control-document.ts';
import { openApiDocument } from '@canada28/mock-server/features/documentation/openapi-document.ts';
import { DEFAULT_BASE_PATHS } from '@canada28/shared/drift/exchange.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { exportContract } from './export-contract.ts';
import { readExport } from './options.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'canada28-export-'));
const SAID = await exportContract({ folder: FOLDER, basePaths: DEFAULT_BASE_PATHS });

afterAll(() => rmSync(FOLDER, { recursive: true }));

async function complaintsAbout(document: object) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

function exported(file: string) {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

test.each([
  ['/docs/json', openApiDocument(DEFAULT_BASE_PATHS)],
  ['/__mock/docs/json', controlDocument()],
  ['openapi.json', exported('openapi.json')],
])('%s has nothing that an independent linter complains about', async (_, document) => {
  expect(await complaintsAbout(document)).toEqual([]);
});

test('the linter complains about what is wrong', async () => {
  const document = exported('openapi.json');
  delete document.components.schemas.CurrentIssue;
  document.paths['/player-api/player/user/login'].post.operationId = undefined;
  const complaints = (await complaintsAbout(document)).join('\n');
  expect(complaints).toContain("no-unresolved-refs: Can't resolve $ref");
  expect(complaints).toContain('operation-operationId:');
});

test('the types are right to the compiler, strict, and so is a program that uses them', () => {
  writeFileSync(join(FOLDER, 'uses.ts'), USES);
  const program = ts.createProgram([join(FOLDER, 'uses.ts')], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
  });
  expect(program.getSourceFiles().map(({ fileName }) => basename(fileName))).toContain('player-api.d.ts');
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

const USES = `import type { CurrentIssue, GameBetRequest, paths } from './player-api';

type Reply = paths['/player-api/player/game/gameBet.do']['post']['responses'][200]['content']['application/json'];

export const bet: GameBetRequest = {
  issueCode: '3184208', lotteryId: '1', totalAmount: 5, gameItem: [{ totalAmount: 5, numberRecord: '31' }],
};
// @ts-expect-error: the lottery has one id
export const other: GameBetRequest = { ...bet, lotteryId: '2' };
// @ts-expect-error: a sum is a number
export const sum: CurrentIssue['serverTime'] = '28';

export function told(reply: Reply): string {
  // @ts-expect-error: a refusal has no data
  if (reply.code !== 200) return reply.data.length;
  return reply.msg;
}
`;

test('each JSON Schema compiles by itself, and the examples of all calls are what it says', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  ajv.addKeyword('x-origin');
  const files = readdirSync(join(FOLDER, 'schemas'));
  for (const file of files) ajv.addSchema(exported(`schemas/${file}`));
  for (const file of files) expect(ajv.getSchema(file)).toBeTypeOf('function');

  const { paths } = exported('openapi.json') as Document;
  let count = 0;
  for (const { post } of Object.values(paths)) {
    const { schema, example = {} } = post.requestBody.content['application/json'];
    const reply = post.responses[200].content['application/json'];
    const replies = Object.values(reply.examples ?? {}).map(({ value }) => [reply.schema, value] as const);
    for (const [{ $ref }, value] of [[schema, example] as const, ...replies]) {
      count += 1;
      expect(ajv.validate(`${basename($ref)}.json`, value), `${$ref}: ${ajv.errorsText()}`).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(400);
});

type Content = {
  readonly 'application/json': {
    readonly schema: { readonly $ref: string };
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
};

type Operation = {
  readonly requestBody: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
};

type Document = { readonly paths: Readonly<Record<string, { readonly post: Operation }>> };

test('it says what it wrote', () => {
  const { schemas } = exported('openapi.json').components;
  const count = Object.keys(schemas).length;
  expect(SAID).toBe(`${FOLDER} has openapi.json, player-api.d.ts and ${count} JSON Schemas in schemas.`);
  expect(readdirSync(join(FOLDER, 'schemas')).length).toBe(count);
});

test('base paths go with an export', () => {
  expect(readExport(['--har', 'visit.har'])).toBeUndefined();
  expect(readExport(['--export', 'there', '--base', '/api'])).toEqual({
    folder: 'there',
    basePaths: { player: '/api', game: '/api/game' },
  });
});

test.each([
  ['--target', 'http://localhost:1'],
  ['--har', 'visit.har'],
  ['--account', 'linmei:maple-28'],
  ['--account', ''],
  ['--pay-password', '1234'],
  ['--allow-writes'],
  ['--timeout', '5'],
  ['--report', 'there'],
  ['--accept', 'known.json'],
  ['--write'],
  ['--adopt', 'settings.json'],
  ['--json'],
])('an export refuses %s', (...args) => {
  expect(() => readExport(['--export', 'there', ...args])).toThrow('--export checks nothing');
});
