import { exactly } from '@canada28/shared/contract/schemas.ts';
import { defineControl, nothing } from '@canada28/shared/control/control-call.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { insertNextNumbers, listDrawScripts } from '../features/draws/draw-scripts.repository.ts';
import { enterWorld } from '../http/enter.ts';
import { announceClosing } from '../http/graceful-close.ts';
import { acceptJsonBodies } from '../http/json-body.ts';
import { knowRoutes } from '../http/know-routes.ts';
import { LAZY_COMPILERS } from '../http/lazy-compilers.ts';
import { createTestWorld, createTestWorlds } from '../testing/test-server.ts';
import type { World } from '../world/world.ts';
import {
  registerAnyTimeControl,
  registerStepsControl,
  registerWireControl,
  registerWorldControl,
} from './register-control.ts';

const HEAD = { summary: 'A call of this test', takes: 'Name a kind of pet.', params: nothing } as const;
const pets = exactly({ world: Type.String(), pets: Type.Array(Type.String()) });

const listPets = defineControl({
  ...HEAD,
  method: 'GET',
  path: '/pets',
  query: exactly({ most: Type.Optional(Type.Integer({ minimum: 1 })) }),
  body: nothing,
  output: pets,
  example: { params: {}, query: { most: 2 }, body: {}, output: { world: 'default', pets: ['Rex'] } },
});

const freePets = defineControl({
  ...HEAD,
  method: 'DELETE',
  path: '/pets',
  query: nothing,
  body: nothing,
  output: pets,
  example: { params: {}, query: {}, body: {}, output: { world: 'default', pets: [] } },
});

/** A server of two worlds with one control call. */
async function serve(register: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = fastify({
    schemaController: { compilersFactory: LAZY_COMPILERS },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  const named = ['default', 'spring'].map((name) => ({ ...createTestWorld(), name }));
  app.decorate('worlds', createTestWorlds(...named));
  app.decorate('worldNaming', { suffix: undefined });
  app.decorate('mayEnterWorld', () => true);
  knowRoutes(app);
  announceClosing(app);
  acceptJsonBodies(app);
  app.addHook('onRequest', async (request) => void enterWorld(request));
  register(app);
  onTestFinished(() => app.close());
  return app;
}

function registerPets(app: FastifyInstance): void {
  registerWorldControl(app, listPets, ({ world }, { query: { most = 3 } }) => ({
    world: world.name,
    pets: ['Rex', 'Tom', 'Kim'].slice(0, most),
  }));
}

test.each([
  ['/pets', 3],
  ['/pets?most=2', 2],
])('a query is read as its schema says: %s', async (path, count) => {
  const app = await serve(registerPets);
  const reply = await app.inject(`/__mock${path}`);
  expect(reply.json().data.pets).toHaveLength(count);
});

test.each(['/pets?most=0', '/pets?most=two', '/pets?most=2&kind=dog'])(
  'a query that the call does not take is refused with what it takes: %s',
  async (path) => {
    const app = await serve(registerPets);
    const reply = await app.inject(`/__mock${path}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code: 400, data: null, msg: 'Name a kind of pet.' });
  },
);

test('a call that takes nothing is made with no body or an empty one, and refuses any field', async () => {
  const app = await serve((served) =>
    registerAnyTimeControl(served, freePets, ({ name }) => ({ world: name, pets: [] })),
  );
  const free = (url: string, payload?: object) =>
    app.inject({ method: 'DELETE', url: `/__mock${url}`, ...(payload && { payload }) });
  expect((await free('/pets')).statusCode).toBe(200);
  expect((await free('/pets', {})).statusCode).toBe(200);
  expect((await free('/pets', { all: true })).json().msg).toBe('The call takes no body.');
  expect((await free('/pets?all=true')).json().msg).toBe('The call takes no query.');
});

test.each([
  [{}, 'default'],
  [{ 'x-world': 'spring' }, 'spring'],
  [{ host: 'phone1.spring.localhost:2828' }, 'spring'],
  [{ cookie: 'world=spring' }, 'spring'],
])('a call acts in the world of its request: %j', async (headers, name) => {
  const app = await serve(registerPets);
  expect((await app.inject({ url: '/__mock/pets', headers })).json().data.world).toBe(name);
});

type Register = (app: FastifyInstance) => void;

test.each<[string, Register]>([
  ['at the present', (app) => registerWorldControl(app, freePets, ({ world }) => noPets(world))],
  ['at any time', (app) => registerAnyTimeControl(app, freePets, noPets)],
  ['in steps', (app) => registerStepsControl(app, freePets, twoSteps)],
])('work %s is done in the world that is there once the body has come', async (_, register) => {
  const app = await serve(register);
  const later = { ...createTestWorld(), name: 'later' };
  app.addHook('preParsing', async () => {
    stands(app, later);
  });
  const reply = await app.inject({ method: 'DELETE', url: '/__mock/pets', payload: {} });
  expect(reply.json().data.world).toBe('later');
});

/** Lets another generation stand where the default world stood. */
function stands({ worlds }: FastifyInstance, world: World): void {
  Object.assign(worlds.hosted('default') ?? {}, { open: () => world });
}

function noPets({ name }: World): { world: string; pets: string[] } {
  return { world: name, pets: [] };
}

function* twoSteps(world: World): Generator<void, ReturnType<typeof noPets>> {
  yield;
  return noPets(world);
}

test('a world that does not exist is a 404 with a sentence', async () => {
  const app = await serve(registerPets);
  const reply = await app.inject({ url: '/__mock/pets', headers: { 'x-world': 'winter' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ code: 404, data: null, msg: 'There is no world "winter".' });
});

test.each<[string, (app: FastifyInstance, act: () => never) => void]>([
  ['at the present', (app, act) => registerWorldControl(app, freePets, act)],
  ['once prepared', (app, act) => registerWorldControl(app, freePets, act, async () => undefined)],
  ['at any time', (app, act) => registerAnyTimeControl(app, freePets, act)],
])('work %s that fails has done nothing, and is an internal error', async (_, register) => {
  const world = createTestWorld();
  const insert = () => insertNextNumbers(world.db, [1]);
  const app = await serve((served) => register(served, () => fail(insert)));
  stands(app, world);
  const reply = await app.inject({ method: 'DELETE', url: '/__mock/pets' });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ code: 500, data: null, msg: 'Internal error, see the log.' });
  expect(listDrawScripts(world.db)).toEqual([]);
});

function fail(insert: () => void): never {
  insert();
  throw new Error('after the write');
}

const drawPet = defineControl({
  ...HEAD,
  method: 'GET',
  path: '/pets/picture',
  query: nothing,
  body: nothing,
  output: Type.String(),
  produces: 'text/plain',
  example: { params: {}, query: {}, body: {}, output: '=^.^=' },
});

test('a reply that is no envelope is sent as it is, in the world of the request', async () => {
  const app = await serve((served) =>
    registerWireControl(served, drawPet, ({ name }, _input, { reply }) =>
      reply.type('text/plain').send(`=^.^= of ${name}`),
    ),
  );
  const reply = await app.inject({ url: '/__mock/pets/picture', headers: { 'x-world': 'spring' } });
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toBe('=^.^= of spring');
});

test.each([
  ['GET', 200],
  ['DELETE', 409],
] as const)(
  'while its world is replaced %s is answered %i: a read reads the new world, all else ends',
  async (method, status) => {
    let read = 0;
    const later = { ...createTestWorld(), name: 'default', generation: 28 };
    const app = await serve((served) =>
      registerWorldControl(
        served,
        method === 'GET' ? listPets : freePets,
        ({ world }) => ({ world: world.name, pets: [String(world.generation)] }),
        async () => {
          read += 1;
          stands(app, later);
        },
      ),
    );
    const reply = await app.inject({ method, url: '/__mock/pets' });
    expect(reply.statusCode).toBe(status);
    if (status === 200) expect(reply.json().data.pets).toEqual(['28']);
    expect(read).toBe(status === 200 ? 2 : 1);
  },
);
