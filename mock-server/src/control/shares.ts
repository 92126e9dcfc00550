import { createHmac, randomBytes } from 'node:crypto';
import type { ShareLink } from '@canada28/shared/control/share.control.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCookie, setCookie } from '../http/cookies.ts';
import { wallClock } from '../world/clock.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import type { Share } from '../worlds/share.ts';
import { controlCookie, isSameText } from './access-token.ts';
import { ControlError } from './control-error.ts';

/** More than a team has testers on other machines. */
const MOST_SHARES = 20;

/** The start of a cookie's name; the rest names the world. */
export const SHARE_COOKIE = 'mock-share';

/** Shares a world for so many minutes. */
export function shareWorld(hosted: HostedWorld, { minutes, by }: { minutes: number; by: string }): Share {
  const shares = sharesOf(hosted);
  if (shares.length >= MOST_SHARES)
    throw new ControlError(
      `A world is shared ${MOST_SHARES} times at most: DELETE /__mock/share/:id ends one.`,
      {
        code: 409,
      },
    );
  const madeAtMs = wallClock.nowMs();
  const untilMs = madeAtMs + minutes * MINUTE_MS;
  const share = { id: randomBytes(4).toString('hex'), by, madeAtMs, untilMs, key: randomBytes(32) };
  hosted.shares = [...shares, share];
  return share;
}

/** Those that hold now, the oldest first. */
export function sharesOf({ shares }: HostedWorld): readonly Share[] {
  const nowMs = wallClock.nowMs();
  return shares.filter(({ untilMs }) => untilMs > nowMs);
}

export function endShare(hosted: HostedWorld, id: string): void {
  const shares = sharesOf(hosted);
  const others = shares.filter((share) => share.id !== id);
  if (others.length === shares.length)
    throw new ControlError(`There is no share ${id}: GET /__mock/share lists all there are.`, { code: 404 });
  hosted.shares = others;
}

/** What the link of a share shows. */
export function shareKeyOf({ id, key }: Share): string {
  return `${id}.${sign(key, 'link')}`;
}

/** The share that a link shows; undefined for one that is worth nothing. */
export function findShared(
  hosted: HostedWorld,
  { shareKey }: Pick<ShareLink, 'shareKey'>,
): Share | undefined {
  return sharesOf(hosted).find((share) => isSameText(shareKey, shareKeyOf(share)));
}

/** Lets this browser use the console of a world for as long as it is shared with it. */
export function setShareCookie(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  hosted: HostedWorld,
  share: Share,
): void {
  const maxAge = Math.ceil((share.untilMs - wallClock.nowMs()) / SECOND_MS);
  setCookie(reply, cookieName(hosted), cookieValue(share), { ...controlCookie(request), maxAge });
}

/** The share by which a browser uses the console of a world; undefined where it does not, or that has ended. */
function findShareOf(request: FastifyRequest, hosted: HostedWorld): Share | undefined {
  if (hosted.shares.length === 0) return undefined;
  const shown = findCookie(request, cookieName(hosted));
  if (shown === undefined) return undefined;
  return sharesOf(hosted).find((share) => isSameText(shown, cookieValue(share)));
}

/** Whether a request comes from a console that a world was shared with. */
export function isSharedWith(request: FastifyRequest, hosted: HostedWorld): boolean {
  return findShareOf(request, hosted) !== undefined;
}

function cookieName({ name }: HostedWorld): string {
  return `${SHARE_COOKIE}-${name}`;
}

function cookieValue({ id, key }: Share): string {
  return `${id}.${sign(key, 'console')}`;
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
