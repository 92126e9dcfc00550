import type { Call } from '@canada28/shared/contract/call.ts';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../world/app-error.ts';
import type { World } from '../world/world.ts';
import type { Brand } from '../worlds/brand.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { ReadSession } from './sessions/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to close; its reason is the error for work that lasts. */
    closing: AbortSignal;
    /** Where the world of a request is found. */
    worlds: Worlds;
    /**
     * How a request says which world it means; below `suffix` each has a host of its own, as below `localhost`. Null:
     * nothing that it says means another world than the one there is.
     */
    worldNaming: { readonly suffix: string | undefined } | null;
    /** Under which brand worlds are seen that have none of their own; undefined: as the client was built. */
    brand: Brand | undefined;
    /** Whether a request may act in a world other than the default one. */
    mayEnterWorld: (request: FastifyRequest, hosted: HostedWorld) => boolean;
  }
  interface FastifyRequest {
    /** What its route was registered with; `routeOptions` is made again each time it is read. */
    routeConfig: FastifyReply['routeOptions']['config'];
    /** The world this request is about, whatever generation stands there; set on entry, so that an earlier hook finds none. */
    hosted: HostedWorld;
    /** The generation of it that this request acts in; set by `enter.ts`, missing before. */
    world: World;
    /** Why it was refused; null where it was not. */
    refusal: AppError | null;
    /** Whether it was answered with the first answer under its Idempotency-Key, and did nothing. */
    isRepeat: boolean;
    /** Who sends it; set by `enter.ts` for every player call. */
    session: ReadSession;
  }
  interface FastifyContextConfig {
    /** The contract entry that a route serves. */
    call?: Call;
    /** The route belongs to the control plane: not every caller may (`control-access.ts`). */
    isControl?: true;
    /** The media type of a file that it takes. */
    accepts?: string | undefined;
    /** It lets a browser into the control plane, or into a world, and says itself which. */
    checksAccessItself?: boolean;
    /** It answers a page, or what a page loads, for those who may control, wherever they come from. */
    isPage?: boolean;
    /** It acts in no world: none is looked for. */
    isAcrossWorlds?: boolean;
  }
}
