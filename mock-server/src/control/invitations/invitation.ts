import { createHmac, randomBytes } from 'node:crypto';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCookie, setCookie } from '../../http/cookies.ts';
import { GUEST_COOKIE } from '../../http/world-of-request.ts';
import { processMs } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Invitation } from '../../worlds/invitation.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { isSameText } from '../access-token.ts';
import { newShortCode } from './short-code.ts';

/** Most visitors of one invitation: a hall of them, and a limit for a link that is passed on. */
export const MOST_VISITORS = 100;

/** So many new visitors of one invitation may come from one address in a minute: no single guest takes all places at once. */
const MOST_A_MINUTE = 20;

/** The invitation into a world: the one there is, else a new one. */
export function invite(hosted: HostedWorld, { all }: Pick<Worlds, 'all'>): Invitation {
  if (hosted.invitation !== undefined) return hosted.invitation;
  const invitation: Invitation = {
    key: randomBytes(32),
    shortCode: newShortCode(new Set(all.map(({ invitation: other }) => other?.shortCode))),
    joined: [],
    lastNumber: 0,
    arrivals: new Map(),
  };
  hosted.invitation = invitation;
  hosted.storeInvitation();
  return invitation;
}

/** The account name of the next visitor, unless another player has it. */
export function nextUserName({ lastNumber }: Invitation): string {
  return `visitor${lastNumber + 1}`;
}

/** Whether one more may come from this address at the moment; counts them then. */
export function admit({ arrivals }: Invitation, address: string): boolean {
  const nowMs = processMs();
  const lately = (arrivals.get(address) ?? []).filter((atMs) => nowMs - atMs < MINUTE_MS);
  const isAdmitted = lately.length < MOST_A_MINUTE;
  arrivals.set(address, isAdmitted ? [...lately, nowMs] : lately);
  return isAdmitted;
}

export function signedLink({ key }: Invitation): string {
  return sign(key, 'link');
}

/** The link of an invitation into a world, at an address of this server. */
export function joinUrl(origin: string, world: string, invitation: Invitation): string {
  const query = new URLSearchParams({ world, invitation: signedLink(invitation) });
  return `${origin}${CONTROL_BASE}${joinWorldControl.path}?${query}`;
}

/** Lets this browser enter the world of an invitation, and come again as the same player. */
export function setGuestCookie(reply: FastifyReply, { key }: Invitation, visitor: GuestOf): void {
  const { world, userName } = visitor;
  const value = `${world}.${userName}.${sign(key, `visitor ${userName}`)}`;
  const maxAge = SESSION_LENGTH_MS / 1000;
  setCookie(reply, GUEST_COOKIE, value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
}

type GuestOf = { readonly world: string; readonly userName: string };

/** As whom a browser joined a world; undefined where it did not, or the invitation is another one by now. */
export function findVisitor(request: FastifyRequest, hosted: HostedWorld): string | undefined {
  const { invitation } = hosted;
  const [world, userName, signature] = findCookie(request, GUEST_COOKIE)?.split('.') ?? [];
  if (invitation === undefined || world !== hosted.name) return undefined;
  if (userName === undefined || signature === undefined) return undefined;
  return isSameText(signature, sign(invitation.key, `visitor ${userName}`)) ? userName : undefined;
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
