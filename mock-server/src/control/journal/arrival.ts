import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import type { FastifyRequest } from 'fastify';
import { processMs, wallClock } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';

/** What is noted of a request as it comes. */
export type Arrival = {
  readonly wallMs: number;
  /** Of its world's clock. */
  readonly worldMs: number;
  /** By the real ms of the process. */
  readonly startMs: number;
  /** The reply as it was made, before it was compressed; undefined until then. */
  made: unknown;
  isRecorded: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the journal has nothing to do with the request. */
    arrival: Arrival | null;
  }
  interface FastifyContextConfig {
    /** The control call that a route serves. */
    control?: ControlCall;
  }
}

/** Notes when a request came, and where to. */
export function noteArrival(request: FastifyRequest): Arrival {
  // A control call across worlds acts in none.
  const world: World | undefined = request.world;
  const arrival = {
    wallMs: wallClock.nowMs(),
    worldMs: world?.clock.nowMs() ?? 0,
    startMs: processMs(),
    made: undefined,
    isRecorded: false,
  };
  request.arrival = arrival;
  return arrival;
}

/** Real ms since a request came. */
export function passedMs({ startMs }: Arrival): number {
  return processMs() - startMs;
}

/** The moment of its world (epoch ms) at which a request was carried out: up to that one everything had happened. */
export function momentOf({ clock, timetable }: World, { worldMs }: Arrival): number {
  const { reachedMs } = timetable;
  return reachedMs >= worldMs && reachedMs <= clock.nowMs() ? reachedMs : worldMs;
}
