import { openBugControl } from '@canada28/shared/control/bug.control.ts';
import { joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';
import { enterShareControl } from '@canada28/shared/control/share.control.ts';
import {
  createRecordingControl,
  createWorldControl,
  WORLD_NAME,
} from '@canada28/shared/control/worlds.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldHostOf, worldNameOf } from '../../http/world-of-request.ts';
import { ControlError } from '../control-error.ts';
import { freeName } from './new-world.ts';

/** By which world a proxy chose this process, where worlds are spread over several (deploy/nginx.conf). */
const CHOSEN_BY = 'x-chosen-by-world';

/** Calls whose world stands in their body, or their query, where a proxy does not look, and the field that names it. */
const NAMED_IN_BODY: Readonly<Record<string, string>> = {
  [createWorldControl.path]: 'name',
  [enterSituationControl.path]: 'world',
  [joinWorldControl.path]: 'world',
  [enterShareControl.path]: 'world',
  [openBugControl.path]: 'name',
  [createRecordingControl.path]: 'name',
};

/**
 * Sends a call whose body names a world of another process back to the proxy, which sends it on to the process of that
 * world (`X-Accel-Redirect` of nginx; docs/hosting.md). Without a proxy that tells its choice it does nothing.
 */
export function leadToProcessOfWorld(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const { [CHOSEN_BY]: chosen } = request.headers;
    const world = typeof chosen === 'string' ? worldOfBody(request, chosen) : undefined;
    if (world === undefined || world === chosen) return done();
    const { snapshot } = Object(request.body);
    if (snapshot !== undefined) return done(elsewhere(world, snapshot));
    reply.headers({ 'x-accel-redirect': '@process_of_world', 'x-world': world }).send();
  });
}

/** The world that the body names, or that is made up for it and stands in it then; undefined where the call is about none. */
function worldOfBody(request: FastifyRequest, chosen: string): string | undefined {
  const { control } = request.routeConfig;
  const field = control?.method === 'POST' ? NAMED_IN_BODY[control.path] : undefined;
  if (field === undefined) return undefined;
  // The schema of the call has validated it. The body of a file has no room for a name.
  const body = (control?.accepts === undefined ? request.body : request.query) as Record<string, string>;
  if (body[field] === undefined && isForNewWorld(request, body)) body[field] = nameFor(request, chosen);
  return body[field];
}

/** Whether a call that names no world makes one: a link does on a host that worlds share, the code of an invitation never. */
function isForNewWorld(request: FastifyRequest, { scenario }: Readonly<Record<string, string>>): boolean {
  if (request.routeConfig.control?.path === joinWorldControl.path) return false;
  const isLink = request.routeConfig.control?.path === enterSituationControl.path;
  return !isLink || (scenario !== undefined && worldHostOf(request).world === undefined);
}

/** Where the request itself means another world than the proxy chose by, that is the name it was sent on with. */
function nameFor(request: FastifyRequest, chosen: string): string {
  const wasSentOn = chosen !== worldNameOf(request) && new RegExp(WORLD_NAME).test(chosen);
  return wasSentOn ? chosen : freeName();
}

function elsewhere(world: string, snapshot: string): ControlError {
  return new ControlError(
    `The world "${world}" may belong to another process than the snapshot: make it of a scenario, load the file of GET /__mock/snapshots/${snapshot}/file into it, and restore that.`,
    { code: 409 },
  );
}
