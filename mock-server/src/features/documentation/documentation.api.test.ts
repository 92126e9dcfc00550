import { readFileSync } from 'node:fs';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { assumedFieldsOf } from '@canada28/shared/contract/assumed-fields.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { RouteOptions } from 'fastify';
import supertest from 'supertest';
import { Check, Errors } from 'typebox/value';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { openApiDocument } from './openapi-document.ts';

const BASE_PATHS = { player: '/player-api/player', game: '/player-api/player/game' };
const DOCUMENT = openApiDocument(BASE_PATHS);

/** Tables are of plain calls: the union of all types would make each row another type. */
const CALLS: readonly Call[] = ALL_CALLS;

function get({ app }: TestServer, path: string) {
  return supertest(app.server).get(path);
}

function operationOf(call: Call) {
  const operation = DOCUMENT.paths[`${BASE_PATHS[call.base]}/${call.path}`]?.post;
  if (operation === undefined) throw new Error(`${call.path} is not in the document`);
  return operation;
}

test('the list of all calls is what the server serves', async () => {
  const served: string[] = [];
  await createTestServer({
    extend: (app) => {
      app.addHook('onRoute', ({ config }: RouteOptions) => {
        if (config?.call !== undefined) served.push(`${config.call.base} ${config.call.path}`);
      });
    },
  });
  expect(served.sort()).toEqual(CALLS.map(({ base, path }) => `${base} ${path}`).sort());
});

test('no two calls have one path', () => {
  expect(new Set(CALLS.map(({ path }) => path)).size).toBe(CALLS.length);
});

test.each(CALLS)('the example of $path is what its schemas say', (call) => {
  expect(Errors(call.input, call.example.input)).toEqual([]);
  expect(Errors(call.output, call.example.output)).toEqual([]);
});

test.each(CALLS)('$path shows origin, session, a request, a reply and every refusal in order', (call) => {
  const operation = operationOf(call);
  expect(operation).toMatchObject({
    summary: call.summary,
    'x-origins': call.origins,
    'x-session': call.session,
  });
  const { examples } = operation.responses[200].content['application/json'];
  expect(Check(successEnvelope(call.output), examples.success.value)).toBe(true);
  const refusals = operation['x-refusals'];
  expect(Object.keys(examples)).toEqual(['success', ...refusals.map(({ name }) => name)]);
  for (const { name, code } of refusals) {
    expect(code).toBe(ERROR_CODES[name]);
    expect(examples).toHaveProperty([name, 'value', 'code'], code);
  }
});

test('a call shows the headers it reads', () => {
  const headersOf = (path: string) => {
    const call = CALLS.find((candidate) => candidate.path === path);
    return call && operationOf(call).parameters.map(({ name }) => name);
  };
  expect(headersOf('findcurIssue.do')).toEqual(['lang', 'x-world']);
  expect(headersOf('wallet/getMyWallet')).toEqual(['lang', 'x-world', 'x-user-id']);
  expect(headersOf('gameBet.do')).toEqual(['lang', 'x-world', 'x-user-id', 'Idempotency-Key']);
});

test('what is assumed is listed: calls, fields and behaviour', () => {
  const { calls, fields } = DOCUMENT['x-assumed'];
  expect(calls).toContain('getOdds.do');
  expect(calls).not.toContain('gameBet.do');
  expect(fields['findHistoryIssue.do']).toContain('data[].seedHash');
  expect(fields['getOrderList.do']).toEqual(expect.arrayContaining(['request.days', 'data[].mutiple']));
  for (const line of [
    '## What is assumed',
    '`getOdds.do`',
    '- `getOrderList.do`: `request.pageNo`',
    '`lang`',
  ])
    expect(DOCUMENT.info.description).toContain(line);
});

test('a dictionary code is listed as assumed exactly where the specification says so', () => {
  const spec = readFileSync(new URL('../../../../docs/spec/player-api.md', import.meta.url), 'utf8');
  const [, table = ''] = spec.split('| Code | Value | Origin |');
  const rows = table.split('\n\n', 1)[0]?.split('\n') ?? [];
  const assumed = rows
    .filter((row) => row.endsWith('| A |'))
    .flatMap((row) => row.split(' | ', 1)[0]?.match(/\w+/g) ?? []);
  const line = DOCUMENT['x-assumed'].transport.find((text) => text.startsWith('Dictionary codes')) ?? '';
  expect(assumed).toContain('chase_max_issues');
  expect((line.match(/(?<=`)\w+(?=`)/g) ?? []).sort()).toEqual(assumed.sort());
});

test('an assumed field is marked where it stands', () => {
  expect(DOCUMENT.components.schemas.CurrentIssue).toHaveProperty('properties.forced', {
    type: 'boolean',
    description: 'Assumed.',
    'x-origin': 'assumed',
  });
  expect(JSON.stringify(DOCUMENT)).not.toContain('$comment');
});

test('each field says how far to trust it: as the best known of the calls that have its shape', () => {
  const { schemas } = DOCUMENT.components;
  expect(schemas.CurrentIssue).toHaveProperty('properties.issueCode.x-origin', 'observed');
  // A call that is ours altogether.
  expect(schemas.GetOddsSuccess).toHaveProperty('properties.code.x-origin', 'assumed');
  expect(schemas.DrawnIssue).toHaveProperty('properties.winRecord.x-origin', 'observed');
  const fields = fieldsWithin(schemas);
  expect(fields.length).toBeGreaterThan(500);
  for (const field of fields)
    expect(field).toMatchObject({ description: expect.stringMatching(/(Known|Observed|Assumed)\.$/) });
});

/** The fields of all objects within a schema. */
function fieldsWithin(value: object): unknown[] {
  return Object.entries(value).flatMap(([keyword, part]) =>
    typeof part === 'object' && part !== null
      ? [...(keyword === 'properties' ? Object.values(part) : []), ...fieldsWithin(part)]
      : [],
  );
}

test('the page and its document are served under the strict content policy of the client', async () => {
  const server = await createTestServer();
  const document = await get(server, '/docs/json').expect(200);
  expect(document.body).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));

  const page = await get(server, '/docs')
    .expect(200)
    .expect('content-type', /^text\/html/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.text).not.toMatch(/<script>|<style|\son\w+=|https?:\/\//);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) await get(server, path).expect(200);
});

test.each(CALLS)('$path has the origin assumed where one of its fields has it', (call) => {
  if (assumedFieldsOf(call).length > 0) expect(call.origins).toContain('assumed');
  expect(call.origins.length).toBeGreaterThan(0);
});

test('a base path that is configured is the one that is documented', () => {
  const moved = openApiDocument({ player: '/api', game: '/play' });
  expect(Object.keys(moved.paths)).toEqual(expect.arrayContaining(['/api/user/login', '/play/gameBet.do']));
});
