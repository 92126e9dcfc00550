import { refusalEnvelope, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall, nothing } from '@canada28/shared/control/control-call.ts';
import { SHORT_JOIN_PATH } from '@canada28/shared/control/invitations.control.ts';
import { runningSettings } from '@canada28/shared/control/setting-schemas.ts';
import type { RouteOptions } from 'fastify';
import supertest from 'supertest';
import { Check, Errors } from 'typebox/value';
import { expect, test } from 'vitest';
import { asRecord, type Input, PREPARED } from '../testing/prepared-examples.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { controlDocument } from './documentation/control-document.ts';

function urlOf({ path }: ControlCall, params: unknown): string {
  const values = asRecord(params);
  return `${CONTROL_BASE}${path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))}`;
}

function send({ app }: TestServer, call: ControlCall, { params, query, body }: Input) {
  const url = urlOf(call, params);
  const request = supertest(app.server);
  if (call.method === 'GET') return request.get(url).query(asRecord(query));
  const method = ({ POST: 'post', PUT: 'put', DELETE: 'delete' } as const)[call.method];
  const sent = request[method](url).query(asRecord(query));
  if (call.accepts === undefined) return sent.send(asRecord(body));
  return sent.type(call.accepts).send(Buffer.isBuffer(body) ? body : Buffer.from('a file'));
}

/** A value with every number, text and switch in it replaced by its type; of a list, the kinds of its rows. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((row) => JSON.stringify(shapeOf(row))))];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  const fields = Object.entries(value).map(([name, field]) => [name, shapeOf(field)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => one.localeCompare(other)));
}

test('the list of all control calls is what the server serves, with its documentation', async () => {
  const served: string[] = [];
  await createTestServer({
    extend: (app) => {
      app.addHook('onRoute', ({ config, method, url }: RouteOptions) => {
        const isPage = url === SHORT_JOIN_PATH || /\/docs(\/\*)?$|\/\*$|\.js$/.test(url);
        // Fastify answers HEAD wherever it answers GET.
        if (config?.isControl && !isPage && method !== 'HEAD') served.push(`${method} ${url}`);
      });
    },
  });
  const listed = ALL_CONTROLS.map(({ method, path }) => `${method} ${CONTROL_BASE}${path}`);
  expect(served.toSorted()).toEqual(listed.toSorted());
});

test.each(ALL_CONTROLS)('the example of $method $path is what its schemas say', (call) => {
  for (const part of ['params', 'query', 'body', 'output'] as const)
    expect(Errors(call[part], call.example[part])).toEqual([]);
  expect(call.takes).toMatch(/^[A-Z].+\.$/);
});

/** A stream goes on for ever: `journal-stream.api.test.ts` reads it. */
const WITH_AN_END = ALL_CONTROLS.filter(({ produces }) => produces !== 'text/event-stream');

test.each(WITH_AN_END)('the example of $method $path is what the server answers', async (call) => {
  const server = await createTestServer({ reviewPolicy: 'manual' });
  const prepare = PREPARED[`${call.method} ${call.path}`] ?? PREPARED[call.path];
  const input = (await prepare?.(server, call.example)) ?? call.example;
  const reply = await send(server, call, input).expect(200);
  if (call.produces !== undefined) return expect(reply.type).toBe(call.produces);
  expect(Errors(successEnvelope(call.output), reply.body)).toEqual([]);
  expect(shapeOf(reply.body.data)).toEqual(shapeOf(call.example.output));
});

test.each(ALL_CONTROLS)('$method $path refuses a caller from elsewhere', async (call) => {
  const { app } = await createTestServer();
  const reply = await app.inject({
    method: call.method,
    url: urlOf(call, call.example.params),
    ...(call.method !== 'GET' && { payload: asRecord(call.example.body) }),
    headers: { host: 'localhost' },
    remoteAddress: '192.168.1.20',
  });
  expect(reply.statusCode).toBe(403);
  expect(Check(refusalEnvelope, reply.json())).toBe(true);
});

/** What is said of the field "colour" in the body of a call. */
function refusalOfField(call: ControlCall): unknown {
  if (call.body === runningSettings)
    return expect.stringMatching(/^There is no setting "colour" here; near it: /);
  return call.body === nothing ? 'The call takes no body.' : call.takes;
}

test.each(ALL_CONTROLS)(
  '$method $path refuses a field that it does not know, wherever it is',
  async (call) => {
    const server = await createTestServer();
    const { params, body } = call.example;
    const asked = await send(server, call, { params, body }).query({ colour: 'red' }).expect(400);
    expect(asked.body).toEqual({
      code: 400,
      data: null,
      msg: call.query === nothing ? 'The call takes no query.' : call.takes,
    });
    if (call.method === 'GET' || call.accepts !== undefined) return;
    const sent = await send(server, call, { params, body: { ...asRecord(body), colour: 'red' } }).expect(400);
    expect(sent.body).toEqual({ code: 400, data: null, msg: refusalOfField(call) });
  },
);

test.each(ALL_CONTROLS.filter(({ method, accepts }) => method !== 'GET' && accepts === undefined))(
  '$method $path refuses what is no JSON',
  async (call) => {
    const { app } = await createTestServer();
    const reply = await app.inject({
      method: call.method,
      url: urlOf(call, call.example.params),
      payload: '{"half": ',
      headers: { host: 'localhost' },
    });
    expect(reply.statusCode).toBe(400);
    expect(Check(refusalEnvelope, reply.json())).toBe(true);
  },
);

test.each(ALL_CONTROLS)('$method $path is documented with its example', (call) => {
  const path = `${CONTROL_BASE}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const operation = controlDocument().paths[path]?.[call.method.toLowerCase()];
  expect(operation).toMatchObject({ summary: call.summary, description: call.takes });
  const body = operation?.requestBody?.content;
  if (call.accepts !== undefined) expect(Object.keys(body ?? {})).toEqual([call.accepts]);
  else if (call.method === 'GET') expect(body).toBeUndefined();
  else expect(body).toMatchObject({ 'application/json': { example: call.example.body } });
  const [type, reply] = Object.entries(operation?.responses[200].content ?? {})[0] ?? [];
  expect(type).toBe(call.produces ?? 'application/json');
  const output = call.produces === undefined ? successEnvelope(call.output) : call.output;
  expect(Errors(output, reply?.example)).toEqual([]);
  const fields = operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  expect(fields).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
});

test('page and document are served beside those of the player API, which know nothing of control', async () => {
  const { app } = await createTestServer();
  const document = await supertest(app.server).get('/__mock/docs/json').expect(200);
  expect(document.body).toEqual(JSON.parse(JSON.stringify(controlDocument())));
  const page = await supertest(app.server)
    .get('/__mock/docs')
    .expect(200)
    .expect('content-type', /^text\/html/);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) await supertest(app.server).get(path).expect(200);
  const playerDocument = await supertest(app.server).get('/docs/json').expect(200);
  expect(playerDocument.text).not.toContain(CONTROL_BASE);
});

test('a control call by another method is told which it takes', async () => {
  const { app } = await createTestServer();
  for (const method of ['put', 'patch', 'delete', 'get'] as const) {
    const reply = await supertest(app.server)[method]('/__mock/clock').expect(405).expect('allow', 'POST');
    const msg = `The control call /__mock/clock takes POST, not ${method.toUpperCase()}.`;
    expect(reply.body).toEqual({ code: 405, data: null, msg });
  }
  await supertest(app.server).put('/__mock/snapshots/one').expect(405).expect('allow', 'DELETE');
});

test('a control call that does not exist is named, with where all are listed', async () => {
  const { app } = await createTestServer();
  for (const method of ['get', 'post', 'delete', 'put', 'patch'] as const) {
    const reply = await supertest(app.server)[method]('/__mock/clocks?a=1').expect(404);
    const msg = `There is no control call ${method.toUpperCase()} /__mock/clocks: /__mock/docs lists all there are.`;
    expect(reply.body).toEqual({ code: 404, data: null, msg });
  }
});
