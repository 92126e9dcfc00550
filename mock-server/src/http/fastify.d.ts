import type { Call } from '@canada28/shared/contract/call.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { RequestSession } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the world of a request is found. */
    worlds: Worlds;
  }
  interface FastifyRequest {
    /** The world this request acts in; set by `enter.ts`. */
    world: World;
    /** Who sends it; set by `enter.ts` for every player call. */
    session: RequestSession;
  }
  interface FastifyContextConfig {
    /** The contract entry that a route serves. */
    call?: Call;
    /** The route belongs to the control plane: not everybody may (`control-access.ts`). */
    isControl?: true;
  }
}
