import type { Call } from '@canada28/shared/contract/call.ts';
import type { RequestSession } from './session.ts';
import type { World } from './world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The world this request acts in. */
    world: World;
    /** Who sends it; set by `register-call.ts` before anything else happens. */
    session: RequestSession;
  }
  interface FastifyContextConfig {
    /** The contract entry that a route serves. */
    call?: Call;
  }
}
