import {
  endInvitationControl,
  inviteControl,
  joinWorldControl,
  listJoinedControl,
  openInvitationControl,
} from '@canada28/shared/control/invitations.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGE_TYPE } from '../../http/small-page.ts';
import { isPageLoad } from '../../http/world-of-request.ts';
import { wallClock } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { ControlPlane } from '../control-plane.ts';
import { reachedOrigin } from '../reached-origin.ts';
import { registerEntryControl, registerHostedControl } from '../register-control.ts';
import { invite, joinUrl } from './invitation.ts';
import { endedPage, joinPage } from './join-page.ts';
import { endedError, findInvited, joinWorld } from './join-world.ts';
import { takeVisitors } from './keep-visitors.ts';
import { listVisitors } from './list-visitors.ts';
import { noteVisitorsSeen } from './note-seen.ts';

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
    return { name: hosted.name };
  });
  registerEntryControl(app, openInvitationControl, (plane, { query }, { request, reply }) => {
    const { world = '', invitation = '' } = query;
    const link = { world, invitation };
    const isInvited = findInvited(plane, link, request) !== undefined;
    if (!isInvited && !isPageLoad(request)) throw endedError(request);
    reply.code(isInvited ? 200 : 403).type(PAGE_TYPE);
    reply.header('cache-control', 'no-store');
    return isInvited ? joinPage(link, request) : endedPage(request);
  });
  registerEntryControl(app, joinWorldControl, (plane, { body }, exchange) =>
    joinWorld(plane, body, exchange),
  );
}

function describeInvitation(plane: ControlPlane, hosted: HostedWorld, request: FastifyRequest) {
  const { origin, beyondThisMachine } = reachedOrigin(plane, request);
  const { name } = hosted;
  return { name, url: joinUrl(origin, name, invite(hosted)), beyondThisMachine };
}
