import {
  enterSituationControl,
  openLinkControl,
  type SituationLink,
} from '@canada28/shared/control/open.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromBrowser } from '../../http/foreign-page.ts';
import { PAGE_TYPE } from '../../http/small-page.ts';
import { isPageLoad, worldHostOf, worldNameOf } from '../../http/world-of-request.ts';
import { mayControl, whoMay } from '../control-access.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { registerEntryControl } from '../register-control.ts';
import { isSharedWith } from '../shares.ts';
import { comesByItself, openPage } from './open-page.ts';
import { openSituation } from './open-situation.ts';
import { readLink } from './read-link.ts';

/** Links that open a situation: a page that may be opened from anywhere, and what its form does. */
export function registerOpenControls(app: FastifyInstance): void {
  registerEntryControl(app, openLinkControl, async (plane, { query }, { request, reply }) => {
    refuseStranger(plane, query, request);
    // A picture, a frame or a preview is loaded because of what another page says: playing a scenario costs too much.
    const mayPlay = comesByItself(request) || (!isFromBrowser(request) && isPageLoad(request));
    const page = openPage(query, await readLink(plane, query, { request, mayPlay }), request);
    reply.type(PAGE_TYPE).header('cache-control', 'no-store');
    return page;
  });
  registerEntryControl(app, enterSituationControl, (plane, { body }, exchange) => {
    refuseStranger(plane, body, exchange.request);
    return openSituation(plane, body, exchange);
  });
}

/** A console that was shared opens what is in its own world; it makes none. */
function refuseStranger(plane: ControlPlane, link: SituationLink, request: FastifyRequest): void {
  if (mayControl(request, plane)) return;
  const world = link.world ?? worldHostOf(request).world ?? worldNameOf(request);
  const hosted = link.scenario === undefined ? plane.worlds.hosted(world) : undefined;
  if (hosted === undefined || !isSharedWith(request, hosted))
    throw new ControlError(whoMay(plane), { code: 403 });
}
