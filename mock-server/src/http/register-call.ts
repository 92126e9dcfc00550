import { inSharedTransaction } from '@canada28/db/transaction.ts';
import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badParameter } from '../world/app-error.ts';
import { catchUp, isPresent } from '../world/catch-up.ts';
import { endOfTurn } from './end-of-turn.ts';
import { arrive, type ContextOf, enter } from './enter.ts';
import { answerOnce } from './idempotency.ts';
import { isFromLoopback } from './loopback.ts';
import { momentaryReply, sharedReply } from './shared-replies.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A rule of the product: refuses first, then writes, and answers. Synchronous, so that one call is one transaction. */
type Handler<C extends Call, Prepared> = (
  context: ContextOf<C>,
  input: InputOf<C>,
  prepared: Prepared,
) => OutputOf<C>;

/** What a call may add around its handler. */
type CallOptions<C extends Call, Prepared> = {
  /** Work that cannot be synchronous, before the transaction begins: hashing passwords, nothing else. Never writes. */
  readonly prepare?: (context: ContextOf<C>, input: InputOf<C>) => Promise<Prepared>;
  /** How often one address may call it in a minute; for calls that cost much and need no session. This machine may always. */
  readonly mostPerMinute?: number;
  /**
   * A name for the reply of a call that only reads and answers all callers alike. While the name is the same the reply
   * is made once (`shared-replies.ts`), so the name has to change with whatever is in it.
   */
  readonly replyName?: (context: ContextOf<C>, input: InputOf<C>) => string;
  /** Whether that name changes with the moment. */
  readonly isMomentary?: boolean;
  /** Sets cookies or headers once the transaction is committed. */
  readonly afterCommit?: (reply: FastifyReply, output: OutputOf<C>) => void;
};

/** Where a feature registers its calls. */
export type PlayerApi = {
  readonly app: FastifyInstance;
  readonly basePaths: Readonly<Record<Call['base'], string>>;
};

/**
 * The pipeline of every call: enter (world → maintenance → session) → validate input → enter again → savepoint →
 * handler → commit, shared by the calls of one turn → serialise by the reply schema. Nothing below this file is
 * asynchronous.
 */
export function registerCall<C extends Call, Prepared = undefined>(
  api: PlayerApi,
  call: C,
  handler: Handler<C, Prepared>,
  options: CallOptions<C, Prepared> = {},
): void {
  const share = options.isMomentary === true ? momentaryReply : sharedReply;
  api.app.route({
    method: 'POST',
    url: `${api.basePaths[call.base]}/${call.path}`,
    schema: { body: call.input, response: { 200: successEnvelope(call.output) } },
    config: { call, ...limitOf(options.mostPerMinute) },
    onRequest: (request, _reply, done) => {
      const arrived = arrive(request, call);
      if (arrived === undefined) done();
      else arrived.then(() => done(), done);
    },
    handler: async (request, reply) => {
      // The route's own schema has validated the body.
      const input = request.body as InputOf<C>;
      // However long the body took to come, much may have come due meanwhile.
      if (!isPresent(request.world)) await catchUp(request.world);
      const preparing = options.prepare?.(enter(request, call), input);
      // What no option prepares is not awaited; its type is undefined then.
      const prepared = (preparing && (await preparing)) as Prepared;
      // So may while a password was hashed.
      if (preparing !== undefined && !isPresent(request.world)) await catchUp(request.world);
      // Nothing may be awaited from here until the handler is done: what was checked on entry would no longer hold.
      const context = enter(request, call);
      const work = () => handler(context, input, prepared);
      const name = options.replyName?.(context, input);
      if (name !== undefined) {
        const make = () => String(reply.serialize(success(work())));
        const shared = share(context.db, { call, name, make });
        await endOfTurn();
        return reply.type(JSON_TYPE).send(shared);
      }
      const output = await inSharedTransaction(
        context.db,
        () => once(request, call, context, work),
        keepsWrites,
      );
      options.afterCommit?.(reply, output);
      return success(output);
    },
  });
}

function success(data: unknown) {
  return { code: SUCCESS_CODE, data, msg: '' };
}

function limitOf(mostPerMinute: number | undefined) {
  if (mostPerMinute === undefined) return {};
  const keyGenerator = ({ world, ip }: FastifyRequest) => `${world.name} ${world.generation} ${ip}`;
  return { rateLimit: { max: mostPerMinute, timeWindow: 60_000, allowList: isFromLoopback, keyGenerator } };
}

/** Runs the handler once per Idempotency-Key where the call takes one (player-api §3). */
function once<C extends Call>(
  request: FastifyRequest,
  call: C,
  context: ContextOf<C>,
  work: () => OutputOf<C>,
): OutputOf<C> {
  const key = request.headers['idempotency-key'];
  if (call.isIdempotent !== true || typeof key !== 'string' || key === '' || context.player === undefined)
    return work();
  if (key.length > 200) throw badParameter('Idempotency-Key', 'is longer than 200 characters');
  let isRepeat = true;
  const attempt = { key, path: call.path, body: request.body };
  const output = answerOnce({ ...context, player: context.player }, attempt, () => {
    isRepeat = false;
    return work();
  });
  request.isRepeat = isRepeat;
  return output;
}

function keepsWrites(error: unknown): boolean {
  return error instanceof AppError && error.keepsWrites;
}
