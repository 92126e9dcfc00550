import { Readable } from 'node:stream';
import { inTransaction } from '@canada28/db/transaction.ts';
import { SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import {
  CONTROL_BASE,
  type ControlCall,
  type ControlInputOf,
  type ControlOutputOf,
  nothing,
} from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterAnew, enterWorld } from '../http/enter.ts';
import { catchUp, inTurns, presentMs, WorldEndedError } from '../world/catch-up.ts';
import { contextAt } from '../world/context.ts';
import type { TaskContext, World } from '../world/world.ts';
import { ControlError, replyWithControlError } from './control-error.ts';
import type { ControlPlane } from './control-plane.ts';
import { settingSentence } from './setting-sentence.ts';
import { takeForBack } from './snapshots/keep-for-back.ts';
import { getSlot } from './worlds/get-slot.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What control calls steer; there only where control calls are. */
    controlPlane: ControlPlane;
  }
}

/** How a control call is carried out, once its input is known to be right. */
export type Work<C extends ControlCall> =
  /** In one transaction at the present of the world: all that was due by then has happened. */
  | { readonly verb: (context: TaskContext, input: ControlInputOf<C>) => ControlOutputOf<C> }
  /** The same, once what has to be waited for is there: a password hashed. */
  | {
      readonly prepared: (
        world: World,
        input: ControlInputOf<C>,
      ) => Promise<(context: TaskContext) => ControlOutputOf<C>>;
    }
  /** In one transaction whatever is due: a world that is behind, or stopped, can be steered all the same. */
  | { readonly anyTime: (world: World, input: ControlInputOf<C>) => ControlOutputOf<C> }
  /** Step by step, each a transaction of its own, with a turn for everybody else between. */
  | {
      readonly steps: (
        world: World,
        input: ControlInputOf<C>,
        plane: ControlPlane,
        request: FastifyRequest,
      ) => Generator<void, ControlOutputOf<C>>;
    }
  /** On the worlds as a whole, in none of them: whatever the request names may be missing or about to come. */
  | {
      readonly across: (
        plane: ControlPlane,
        input: ControlInputOf<C>,
        request: FastifyRequest,
      ) => ControlOutputOf<C> | Promise<ControlOutputOf<C>>;
    }
  /** With a reply that is no envelope (`produces`) or sent in parts, or a body that is no JSON (`accepts`); transactions are its own matter. */
  | {
      readonly answer: (world: World, input: ControlInputOf<C>, exchange: Exchange) => unknown;
    }
  /** For whoever comes, in no world: it lets somebody into the control plane, or into a world, and says itself who may. */
  | {
      readonly door: (
        plane: ControlPlane,
        input: ControlInputOf<C>,
        exchange: Exchange,
      ) => ControlOutputOf<C> | Promise<ControlOutputOf<C>>;
    };

/** A request and its reply, of a call that has to do with the wire itself. */
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * The straight line of every control call: who may (`control-access.ts`) → world → validate input, unknown fields
 * refused → work → serialise by the reply schema. Its callers are testers, so its errors are HTTP errors in plain words.
 */
export function registerControl<C extends ControlCall>(app: FastifyInstance, call: C, work: Work<C>): void {
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
    config: {
      isControl: true,
      isAcrossWorlds: 'across' in work || 'door' in work,
      isDoor: 'door' in work,
      accepts: call.accepts,
      control: call,
    },
    schemaErrorFormatter: (errors, part) =>
      new ControlError((part === 'body' && settingSentence(call, errors)) || whatIsTaken(call, part)),
    errorHandler: replyWithControlError,
    preValidation: (request, _reply, done) => {
      request.body ??= {};
      done();
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // The route's own schemas have validated all three.
      const input = { params, query, body } as ControlInputOf<C>;
      const carriedOut = () => carryOut({ call, work }, input, { request, reply });
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
    enterAnew(request);
    return read();
  }
}

/** The world is looked for again after whatever was waited for: it may have been put down or replaced meanwhile. */
async function carryOut<C extends ControlCall>(
  { call, work }: { readonly call: C; readonly work: Work<C> },
  input: ControlInputOf<C>,
  exchange: Exchange,
): Promise<unknown> {
  const { request } = exchange;
  const { controlPlane } = request.server;
  if ('across' in work) return work.across(controlPlane, input, request);
  if ('door' in work) return work.door(controlPlane, input, exchange);
  const world = enterWorld(request);
  if ('answer' in work) return work.answer(world, input, exchange);
  if ('steps' in work) {
    const steps = work.steps(world, input, controlPlane, request);
    return inTurns(world, steps, request.server.closing);
  }
  const step = call.step?.(input);
  const undo = step === undefined ? undefined : { plane: controlPlane, what: step };
  if ('anyTime' in work) return inOneStep(world, undo, () => work.anyTime(world, input));
  const verb = 'prepared' in work ? await work.prepared(world, input) : work.verb;
  await catchUp(world);
  const present = enterWorld(request);
  const context = contextAt(present, presentMs(present));
  return inOneStep(present, undo, () => verb(context, input));
}

type Undo = { readonly plane: ControlPlane; readonly what: string };

/** In one transaction; where its undo step is named, the world as it was before can be gone back to. */
function inOneStep<Done>(world: World, undo: Undo | undefined, act: () => Done): Done {
  const keep = undo && takeForBack(undo.plane, getSlot(undo.plane, world.name), undo.what);
  const done = inTransaction(world.db, act);
  keep?.();
  return done;
}

/** The sentence of a refusal: what would have been taken there. */
function whatIsTaken({ params, query, body, takes }: ControlCall, part: string): string {
  const [what, schema] = { querystring: ['query', query], body: ['body', body] }[part] ?? ['path', params];
  return schema === nothing ? `The call takes no ${what}.` : takes;
}
