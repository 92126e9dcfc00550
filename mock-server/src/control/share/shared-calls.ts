import { CONTROLS_BY_FEATURE } from '@canada28/shared/control/all-controls.ts';
import { saveBugControl } from '@canada28/shared/control/bug.control.ts';
import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import type { FastifyRequest } from 'fastify';
import { worldNameOf } from '../../http/world-of-request.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { mayControl, whoMay } from '../control-access.ts';
import type { ControlPlane } from '../control-plane.ts';
import { findVisitor } from '../invitations/invitation.ts';
import { isSharedWith } from '../shares.ts';

/**
 * What a shared console may call, in its own world: all that acts in the world of the request. Not what lists, makes,
 * resets or deletes worlds, lets others in, or is of the process; of a link that opens a situation see `open.routes.ts`.
 */
const SHARED_FEATURES = [
  'time',
  'history',
  'draws',
  'scenarios',
  'faults',
  'operator',
  'players',
  'records',
  'journal',
  'drift',
  'snapshots',
  'brand',
] as const satisfies readonly (keyof typeof CONTROLS_BY_FEATURE)[];

const SHARED_CALLS: ReadonlySet<ControlCall> = new Set<ControlCall>([
  ...SHARED_FEATURES.flatMap((feature): readonly ControlCall[] => CONTROLS_BY_FEATURE[feature]),
  getWorldControl,
  saveBugControl,
]);

/** Whether a request may make the control call that it asks for: by the right to control, or from a shared console. */
export function mayMakeCall(request: FastifyRequest, plane: ControlPlane): boolean {
  return mayControl(request, plane) || isOfSharedConsole(request, plane);
}

/** The sentence for a caller who may not; who has a shared console hears what that is for. */
export function whyRefused(request: FastifyRequest, plane: ControlPlane): string {
  const hosted = plane.worlds.hosted(worldNameOf(request));
  return hosted !== undefined && isSharedWith(request, hosted)
    ? `This console was shared for the world "${hosted.name}" alone: other worlds, a reset, a deletion, invitations and shares are for those who control the mock.`
    : whoMay(plane);
}

/** Whether a request comes from a console that was shared, and asks for what that may in its own world (control §14). */
function isOfSharedConsole(request: FastifyRequest, { worlds }: Pick<ControlPlane, 'worlds'>): boolean {
  const { control, isPage = false } = request.routeConfig;
  const isOpen = control === undefined ? isPage : SHARED_CALLS.has(control);
  if (!isOpen) return false;
  const hosted = worlds.hosted(worldAskedFor(request, control));
  return hosted !== undefined && isSharedWith(request, hosted);
}

/**
 * Whether a request may act in a world other than the default one: by the right to control, as a visitor, or from a console
 * that the world was shared with (control §9).
 */
export function mayEnterWorld(request: FastifyRequest, plane: ControlPlane, hosted: HostedWorld): boolean {
  return (
    mayControl(request, plane) || findVisitor(request, hosted) !== undefined || isSharedWith(request, hosted)
  );
}

function worldAskedFor(request: FastifyRequest, control: ControlCall | undefined): string {
  const isOfPath = control?.path.startsWith('/worlds/:name') === true;
  return isOfPath ? String(Object(request.params).name) : worldNameOf(request);
}
