import { isLocked, loggedAs } from '@canada28/db/open-database.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '../world/app-error.ts';
import { inTurns } from '../world/catch-up.ts';
import { type ControlAccess, refusalOfControl } from './control-access.ts';
import { ControlError } from './control-error.ts';
import { type DrawScript, queueDraws } from './draws/queue-draws.ts';
import { type OrderReview, reviewOrder } from './operator/review-order.ts';
import { unlockPlayer } from './operator/unlock-player.ts';
import { type ClockCommand, moveClockInSteps } from './time/move-clock.ts';

/** What each body looks like, told to a tester who sent another. */
const CLOCK_FORMS =
  '{"set": epoch ms}, {"advance": ms}, {"freeze": true}, {"resume": true} or {"rate": 0 to 100000}';
const SCRIPT_FORMS =
  '{"sums": [0 to 27, …]}, {"digits": [[a, b, c], …]} or {"numbers": [20 different numbers of 1 to 80, …]}, at most 100';

const REVIEW_FORMS =
  '{"id": 19 digits, "outcome": "success", "failed" or "cancelled" for a deposit; "approved" or "rejected", then "success" or "failed" for a withdrawal}, with a "remark" if you like';

const clockBody = Type.Union([
  commandOf({ set: Type.Integer({ minimum: 0 }) }),
  commandOf({ advance: Type.Integer({ minimum: 0 }) }),
  commandOf({ freeze: Type.Literal(true) }),
  commandOf({ resume: Type.Literal(true) }),
  commandOf({ rate: Type.Number({ minimum: 0, maximum: 100_000 }) }),
]);

/** As many as a tester reads through; a longer queue comes in several calls. */
const MOST_RESULTS = { maxItems: 100 };

const digit = Type.Integer({ minimum: 0, maximum: 9 });
const scriptBody = Type.Union([
  commandOf({ sums: Type.Array(Type.Integer({ minimum: 0, maximum: 27 }), MOST_RESULTS) }),
  commandOf({ digits: Type.Array(Type.Array(digit, { minItems: 3, maxItems: 3 }), MOST_RESULTS) }),
  commandOf({ numbers: Type.Array(Type.Array(Type.Integer()), MOST_RESULTS) }),
]);

const reviewBody = commandOf({
  id: Type.String(),
  outcome: Type.Union(
    ['approved', 'rejected', 'success', 'failed', 'cancelled'].map((outcome) => Type.Literal(outcome)),
  ),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
});

const MAINTENANCE_FORMS = '{"on": true} or {"on": false}';
const maintenanceBody = commandOf({ on: Type.Boolean() });

const PLAYER_FORMS = '{"unlock": true}, with the account ID in the path';
const playerBody = commandOf({ unlock: Type.Literal(true) });
const playerParams = commandOf({ id: Type.String({ pattern: '^\\d{1,15}$' }) });

function commandOf(properties: Parameters<typeof Type.Object>[0]) {
  return Type.Object(properties, { additionalProperties: false });
}

/**
 * The control plane: moves time, forces draws, reviews deposits and withdrawals, unlocks passwords, and puts the
 * service under maintenance (every player call answers 503). Its callers are testers, so its errors are HTTP errors in
 * plain words.
 */
export function registerControlCalls(app: FastifyInstance, allowed: ControlAccess): void {
  const options = (forms: string) => ({
    schemaErrorFormatter: () => new ControlError(`The body must be one of ${forms}.`),
    errorHandler: replyWithControlError,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refusalOfControl(request, allowed);
      if (refusal !== undefined) await reply.code(refusal.code).send({ ...refusal, data: null });
    },
  });
  app.post<{ Body: ClockCommand }>(
    '/__mock/clock',
    { ...options(CLOCK_FORMS), schema: { body: clockBody } },
    async ({ world, body }) => success(await inTurns(world, moveClockInSteps(world, body))),
  );
  app.post<{ Body: DrawScript }>(
    '/__mock/draws/script',
    { ...options(SCRIPT_FORMS), schema: { body: scriptBody } },
    async (request) => success(queueDraws(request.world, request.body)),
  );
  app.post<{ Body: OrderReview }>(
    '/__mock/reviews',
    { ...options(REVIEW_FORMS), schema: { body: reviewBody } },
    async (request) => success(reviewOrder(request.world, request.body)),
  );
  app.post<{ Params: { id: string } }>(
    '/__mock/players/:id',
    { ...options(PLAYER_FORMS), schema: { body: playerBody, params: playerParams } },
    async ({ world, params }) => success(unlockPlayer(world, Number(params.id))),
  );
  app.post<{ Body: { on: boolean } }>(
    '/__mock/maintenance',
    { ...options(MAINTENANCE_FORMS), schema: { body: maintenanceBody } },
    async ({ world, body }) => {
      world.switches.isUnderMaintenance = body.on;
      return success({ on: body.on });
    },
  );
}

function success(data: unknown) {
  return { code: 200, data, msg: '' };
}

function replyWithControlError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, msg } = refusalOf(error);
  if (code === 500) request.log.error(loggedAs(error));
  return reply.code(code).send({ code, data: null, msg });
}

function refusalOf(error: FastifyError): { readonly code: number; readonly msg: string } {
  const isRefusal =
    error instanceof ControlError || error.validation !== undefined || (error.statusCode ?? 500) < 500;
  if (isRefusal) return { code: 400, msg: error.message };
  const isBusy = isLocked(error) || (error instanceof AppError && error.errorName === 'busy');
  if (isBusy) return { code: 503, msg: 'The world is busy: it is behind, or its file is locked. Try again.' };
  return { code: 500, msg: 'Internal error, see the log.' };
}
