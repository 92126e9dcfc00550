import {
  endInvitationControl,
  inviteControl,
  joinWorldControl,
  listJoinedControl,
  openInvitationControl,
  SHORT_JOIN_PATH,
} from '@canada28/shared/control/invitations.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGE_TYPE } from '../../http/small-page.ts';
import { isPageLoad } from '../../http/world-of-request.ts';
import { wallClock } from '../../world/clock.ts';
import type { Brand } from '../../worlds/brand.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { ControlPlane } from '../control-plane.ts';
import { reachedOrigin } from '../reached-origin.ts';
import { registerEntryControl, registerHostedControl } from '../register-control.ts';
import { invite, joinUrl } from './invitation.ts';
import { codePage, endedPage, joinPage } from './join-page.ts';
import { endedError, findInvited, joinWorld, linkOfCode } from './join-world.ts';
import { takeVisitors } from './keep-visitors.ts';
import { listVisitors } from './list-visitors.ts';
import { noteVisitorsSeen } from './note-seen.ts';
import { WrongCodes } from './short-code.ts';

/** Invitations: made, looked at and ended by those who control; accepted by people who may not. */
export function registerInvitationControls(app: FastifyInstance): void {
  app.worlds.host.carryOver = takeVisitors;
  registerHostedControl(app, inviteControl, (hosted, _input, { request }) =>
    describeInvitation(app.controlPlane, hosted, request),
  );
  noteVisitorsSeen(app);
  registerHostedControl(app, listJoinedControl, (hosted) => listVisitors(hosted, wallClock.nowMs()));
  registerHostedControl(app, endInvitationControl, (hosted) => {
    hosted.invitation = undefined;
    hosted.storeInvitation();
    return { name: hosted.name };
  });
  registerEntryControl(app, openInvitationControl, (plane, { query }, { request, reply }) => {
    const { world = '', invitation = '' } = query;
    const link = { world, invitation };
    const invited = findInvited(plane, link, request);
    if (invited === undefined && !isPageLoad(request)) throw endedError(request);
    reply.code(invited === undefined ? 403 : 200).type(PAGE_TYPE);
    reply.header('cache-control', 'no-store');
    const brand = invited?.hosted.brand ?? app.brand;
    return invited === undefined ? endedPage(request, brand) : joinPage(invited, link, { request, brand });
  });
  const wrongCodes = new WrongCodes();
  registerEntryControl(app, joinWorldControl, (plane, { body }, exchange) => {
    const link = 'shortCode' in body ? linkOfCode(plane, body, { ...exchange, wrongCodes }) : body;
    return joinWorld(plane, link, { ...exchange, typedName: body.nickName });
  });
  app.get(
    SHORT_JOIN_PATH,
    { config: { isControl: true, isAcrossWorlds: true, checksAccessItself: true } },
    async (request, reply) =>
      reply
        .type(PAGE_TYPE)
        .header('cache-control', 'no-store')
        .send(codePage(request, brandOfRoom(app))),
  );
}

/** Which demo a visitor is in is not known before the code: under its name where all that invite now have the same. */
function brandOfRoom({ worlds, brand }: FastifyInstance): Brand | undefined {
  const inviting = worlds.all.filter(({ invitation }) => invitation !== undefined);
  const brands = new Set(inviting.map((hosted) => hosted.brand ?? brand));
  const [only] = brands;
  return brands.size === 1 ? only : brand;
}

function describeInvitation(plane: ControlPlane, hosted: HostedWorld, request: FastifyRequest) {
  const { origin, beyondThisMachine } = reachedOrigin(plane, request);
  const { name } = hosted;
  const invitation = invite(hosted, plane.worlds);
  return {
    name,
    url: joinUrl(origin, name, invitation),
    beyondThisMachine,
    shortUrl: `${origin}${SHORT_JOIN_PATH}`,
    shortCode: invitation.shortCode,
  };
}
