import { Readable } from 'node:stream';
import { changedRowsOf } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import {
  CONTROL_BASE,
  type ControlCall,
  type ControlInputOf,
  type ControlOutputOf,
  nothing,
} from '@canada28/shared/control/control-call.ts';
import { DEFAULT_RECORDS } from '@canada28/shared/control/records.control.ts';
import type { StepWords } from '@canada28/shared/control/undo-step.ts';
import { deleteWorldControl } from '@canada28/shared/control/worlds.control.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterAgain, enterWorld } from '../http/enter.ts';
import { pageRange } from '../http/page-range.ts';
import { worldNameOf } from '../http/world-of-request.ts';
import { catchUp, presentMs } from '../world/catch-up.ts';
import { contextAt } from '../world/context.ts';
import { inTurns } from '../world/in-turns.ts';
import { WorldEndedError } from '../world/take-step.ts';
import type { TaskContext, World } from '../world/world.ts';
import { changeState } from '../world/world-state.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import { ControlError } from './control-error.ts';
import { replyWithControlError } from './control-error-reply.ts';
import type { ControlPlane } from './control-plane.ts';
import { getHosted } from './get-hosted.ts';
import { settingSentence } from './setting-sentence.ts';
import { changeBy, noteUse, testerOf } from './tester.ts';
import { refuseWithoutDatabase } from './worlds/needs-database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What control calls steer; there only where control calls are. */
    controlPlane: ControlPlane;
  }
}

/** A request and its reply, of a call that has to do with the wire itself. */
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * In one transaction at the present of the world: all that was due by then has happened. What has to be waited for,
 * such as a password that is hashed, is prepared before it.
 */
export function registerWorldControl<C extends ControlCall, Prepared = undefined>(
  app: FastifyInstance,
  call: C,
  handle: (context: TaskContext, input: ControlInputOf<C>, prepared: Prepared) => ControlOutputOf<C>,
  prepare?: (world: World, input: ControlInputOf<C>) => Promise<Prepared>,
): void {
  registerRoute(app, call, {
    carryOut: async (input, { request }) => {
      const before = enterWorld(request);
      // Without a preparation `Prepared` is undefined.
      const prepared = (await prepare?.(before, input)) as Prepared;
      await catchUp(before);
      const world = enterWorld(request);
      const context = contextAt(world, presentMs(world));
      return inOneStep(request, call.step?.(input), () => handle(context, input, prepared));
    },
  });
}

/** In one transaction whatever is due: a world that is behind, or stopped, can be steered all the same. */
export function registerAnyTimeControl<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  handle: (world: World, input: ControlInputOf<C>) => ControlOutputOf<C>,
): void {
  registerRoute(app, call, {
    carryOut: (input, { request }) => {
      const world = enterWorld(request);
      return inOneStep(request, call.step?.(input), () => handle(world, input));
    },
  });
}

/**
 * Step by step, each a transaction of its own, with a turn for other calls between; or what replaces the world. Each waits
 * until those that were asked for before have ended.
 */
export function registerStepsControl<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  stepsOf: (
    world: World,
    input: ControlInputOf<C>,
    request: FastifyRequest,
  ) => Generator<void, ControlOutputOf<C>> | Promise<ControlOutputOf<C>>,
): void {
  registerRoute(app, call, {
    carryOut: (input, { request }) => {
      const world = enterWorld(request);
      const steps = stepsOf(world, input, request);
      if (!('next' in steps)) return steps;
      return request.hosted.inOrder(() => inTurns(steps, { world, signal: request.server.closing }));
    },
  });
}

/** With a reply that is no envelope (`produces`) or is sent in parts, from a world; transactions are its own matter. */
export function registerWireControl<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  answer: (world: World, input: ControlInputOf<C>, exchange: Exchange) => unknown,
): void {
  registerRoute(app, call, {
    carryOut: (input, exchange) => answer(enterWorld(exchange.request), input, exchange),
  });
}

/**
 * On one world as a whole, open or not: the one that the path names (`/worlds/:name`), else that of the request. Whether
 * it is still there after something was waited for is the handler's matter.
 */
export function registerHostedControl<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  handle: (
    hosted: HostedWorld,
    input: ControlInputOf<C>,
    exchange: Exchange,
  ) => ControlOutputOf<C> | Promise<ControlOutputOf<C>>,
): void {
  const isOfPath = call.path.startsWith('/worlds/:name');
  const nameOf = (request: FastifyRequest): string =>
    isOfPath ? Object(request.params).name : worldNameOf(request);
  registerRoute(app, call, {
    config: { isAcrossWorlds: true },
    nameOf,
    carryOut: (input, exchange) => {
      const { hosted = getHosted(app.controlPlane, nameOf(exchange.request)) } = exchange.request;
      return handle(hosted, input, exchange);
    },
  });
}

type OfMock<C extends ControlCall> = (
  plane: ControlPlane,
  input: ControlInputOf<C>,
  exchange: Exchange,
) => ControlOutputOf<C> | Promise<ControlOutputOf<C>>;

/** On the mock as a whole, in none of its worlds: the world that the request names may be missing or about to come. */
export function registerMockControl<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  handle: OfMock<C>,
  checksAccessItself = false,
): void {
  registerRoute(app, call, {
    config: { isAcrossWorlds: true, checksAccessItself },
    carryOut: (input, exchange) => handle(app.controlPlane, input, exchange),
  });
}

/** The same for any caller: it lets a browser into the control plane, or into a world, and says itself which. */
export function registerEntryControl<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  handle: OfMock<C>,
): void {
  registerMockControl(app, call, handle, true);
}

/** A page of what a query asks for, newest first. */
export function pageOf<Query extends Parameters<typeof pageRange>[0], Row, Item>(
  { pageNo, pageSize = DEFAULT_RECORDS, ...filter }: Query,
  find: (
    filter: Omit<Query, 'pageNo' | 'pageSize'>,
    range: ReturnType<typeof pageRange>,
  ) => { readonly rows: readonly Row[]; readonly total: number },
  itemOf: (row: Row) => Item,
): { list: Item[]; total: number } {
  const { rows, total } = find(filter, pageRange({ pageNo, pageSize }));
  return { list: rows.map((row) => itemOf(row)), total };
}

/** How a route is registered, and how its call is carried out once its input is known to be right. */
type Route<C extends ControlCall> = {
  readonly config?: FastifyContextConfig;
  /** Which world it is about, where it enters none. */
  readonly nameOf?: (request: FastifyRequest) => string;
  /** The world is looked for again after whatever was waited for: it may have been closed or replaced meanwhile. */
  readonly carryOut: (input: ControlInputOf<C>, exchange: Exchange) => unknown;
};

/**
 * The pipeline of every control call: who may (`control-access.ts`) → world → validate input, unknown fields refused →
 * work → serialise by the reply schema. Its callers are testers, so its errors are HTTP errors in plain words.
 */
function registerRoute<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  { config, nameOf, carryOut }: Route<C>,
): void {
  app.route({
    method: call.method,
    url: `${CONTROL_BASE}${call.path}`,
    schema: {
      params: call.params,
      querystring: call.query,
      ...(call.method === 'GET' || call.accepts !== undefined ? {} : { body: call.body }),
      ...(call.produces === undefined && { response: { [SUCCESS_CODE]: successEnvelope(call.output) } }),
    },
    ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
    // A stream asked for its head alone would be written into nothing, and nothing would end it.
    ...(call.produces === 'text/event-stream' && { exposeHeadRoute: false }),
    config: { isControl: true, accepts: call.accepts, control: call, ...config },
    schemaErrorFormatter: (errors, part) =>
      new ControlError((part === 'body' && settingSentence(call, errors)) || whatIsTaken(call, part)),
    errorHandler: replyWithControlError,
    preValidation: (request, _reply, done) => {
      testerOf(request);
      request.body ??= {};
      const hosted = nameOf && app.controlPlane.worlds.hosted(nameOf(request));
      if (hosted !== undefined) request.hosted = hosted;
      done();
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // The route's own schemas have validated all three.
      const input = { params, query, body } as ControlInputOf<C>;
      if (request.hosted !== undefined) refuseWithoutDatabase(call, request.hosted);
      // Who deletes a world is told who used it before.
      if (call.method !== 'GET' && call.path !== deleteWorldControl.path) noteUse(request);
      const carriedOut = async () => carryOut(input, { request, reply });
      const data = await (call.method === 'GET' ? readUndisturbed(request, carriedOut) : carriedOut());
      const isEnvelope = call.produces === undefined && !(data instanceof Readable);
      return isEnvelope ? { code: SUCCESS_CODE, data, msg: '' } : data;
    },
  });
}

/** A read whose world was replaced meanwhile has done nothing in it: it reads the world that is there now. */
async function readUndisturbed<Read>(request: FastifyRequest, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof WorldEndedError)) throw error;
    enterAgain(request);
    return read();
  }
}

/**
 * In one transaction; where its undo step is named, the world as it was before can be gone back to, unless nothing of it
 * was changed.
 */
function inOneStep<Done>(request: FastifyRequest, words: StepWords | undefined, act: () => Done): Done {
  const { world, hosted } = request;
  const recordStep =
    words === undefined ? undefined : hosted.history.take(changeBy(request, words), hosted.present);
  const before = changedRowsOf(world.db);
  const done = changeState(world, () => inTransaction(world.db, act));
  if (changedRowsOf(world.db) !== before) recordStep?.();
  return done;
}

/** The sentence of a refusal: what would have been taken there. */
function whatIsTaken({ params, query, body, takes }: ControlCall, part: string): string {
  const [what, schema] = { querystring: ['query', query], body: ['body', body] }[part] ?? ['path', params];
  return schema === nothing ? `The call takes no ${what}.` : takes;
}
