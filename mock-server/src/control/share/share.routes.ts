import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import {
  endShareControl,
  enterShareControl,
  listSharesControl,
  openShareControl,
  type ShareLink,
  type ShareWire,
  shareWorldControl,
} from '@canada28/shared/control/share.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGE_TYPE } from '../../http/small-page.ts';
import { isPageLoad, worldHostOf } from '../../http/world-of-request.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Share } from '../../worlds/share.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { invite, joinUrl } from '../invitations/invitation.ts';
import { setWorldCookie } from '../open/open-situation.ts';
import { reachedOrigin } from '../reached-origin.ts';
import { registerEntryControl, registerHostedControl } from '../register-control.ts';
import { endShare, findShared, setShareCookie, shareKeyOf, sharesOf, shareWorld } from '../shares.ts';
import { testerOf } from '../tester.ts';
import { endedSharePage, SHARE_HAS_ENDED, sharePage } from './share-page.ts';

/** A world shared with other machines: by those who control; and the console there, for who has the link. */
export function registerShareControls(app: FastifyInstance): void {
  const { controlPlane } = app;
  registerHostedControl(app, shareWorldControl, (hosted, { body }, { request }) => {
    const share = shareWorld(hosted, { minutes: body.minutes, by: testerOf(request) });
    invite(hosted, app.worlds);
    return describeShare(controlPlane, hosted, { share, request });
  });
  const list = (hosted: HostedWorld, request: FastifyRequest) =>
    sharesOf(hosted).map((share) => describeShare(controlPlane, hosted, { share, request }));
  registerHostedControl(app, listSharesControl, (hosted, _input, { request }) => list(hosted, request));
  registerHostedControl(app, endShareControl, (hosted, { params }, { request }) => {
    endShare(hosted, params.id);
    return list(hosted, request);
  });
  registerEntryControl(app, openShareControl, (plane, { query }, { request, reply }) => {
    const { world = '', shareKey = '' } = query;
    const link = { world, shareKey };
    const shared = findLinked(plane, link, request);
    if (shared === undefined && !isPageLoad(request)) throw new ControlError(SHARE_HAS_ENDED, { code: 403 });
    reply.code(shared === undefined ? 403 : 200).type(PAGE_TYPE);
    reply.header('cache-control', 'no-store');
    return shared === undefined ? endedSharePage() : sharePage(link, shared.share, request);
  });
  registerEntryControl(app, enterShareControl, (plane, { body }, exchange) => {
    const shared = findLinked(plane, body, exchange.request);
    if (shared === undefined) throw new ControlError(SHARE_HAS_ENDED, { code: 403 });
    const { hosted, share } = shared;
    exchange.request.hosted = hosted;
    setShareCookie(exchange, hosted, share);
    if (worldHostOf(exchange.request).world === undefined) setWorldCookie(exchange.reply, hosted.name);
    return { name: hosted.name, to: `${CONTROL_BASE}?${new URLSearchParams({ world: hosted.name })}` };
  });
}

/** What a link shares, by the host of the world or one that all worlds share; undefined for one that is worth nothing. */
function findLinked({ worlds }: ControlPlane, link: ShareLink, request: FastifyRequest) {
  const ofHost = worldHostOf(request).world ?? link.world;
  const hosted = ofHost === link.world ? worlds.hosted(link.world) : undefined;
  const share = hosted && findShared(hosted, link);
  return hosted === undefined || share === undefined ? undefined : { hosted, share };
}

const HINT =
  'No other machine reaches this server: start it with HOST=0.0.0.0, and be in a network with the other machine.';

function describeShare(
  plane: ControlPlane,
  hosted: HostedWorld,
  { share, request }: { readonly share: Share; readonly request: FastifyRequest },
): ShareWire {
  const { origin, beyondThisMachine } = reachedOrigin(plane, request);
  const { id, by, madeAtMs, untilMs } = share;
  const query = new URLSearchParams({ world: hosted.name, shareKey: shareKeyOf(share) });
  return {
    id,
    by,
    madeAtMs,
    untilMs,
    consoleUrl: `${origin}${CONTROL_BASE}${openShareControl.path}?${query}`,
    ...(hosted.invitation !== undefined && { phoneUrl: joinUrl(origin, hosted.name, hosted.invitation) }),
    beyondThisMachine,
    ...(!beyondThisMachine && { hint: HINT }),
  };
}
