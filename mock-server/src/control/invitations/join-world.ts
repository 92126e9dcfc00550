import type { Database } from '@canada28/db/open-database.ts';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import type { InvitationLink } from '@canada28/shared/control/invitations.control.ts';
import type { OpenedSituation } from '@canada28/shared/control/open.control.ts';
import type { FastifyRequest } from 'fastify';
import { findCredentials } from '../../features/auth/auth.repository.ts';
import { logInPlayer } from '../../features/auth/player-with-token.ts';
import { isNameTaken } from '../../features/auth/register-player.ts';
import { isFromLoopback } from '../../http/loopback.ts';
import { languageOfVisitor, VISITOR_WORDS } from '../../http/visitor-words.ts';
import { worldHostOf } from '../../http/world-of-request.ts';
import { processMs, wallClock } from '../../world/clock.ts';
import type { TaskContext } from '../../world/world.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Invitation, Visitor } from '../../worlds/invitation.ts';
import { isSameText } from '../access-token.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { handOver, inWorld } from '../open/open-situation.ts';
import type { Exchange } from '../register-control.ts';
import { admit, findVisitor, MOST_VISITORS, nextUserName, setGuestCookie, signedLink } from './invitation.ts';
import { readShortCode, type WrongCodes } from './short-code.ts';
import { nextVisitorId, openVisitorAccount } from './visitor-account.ts';
import { readVisitorName } from './visitor-name.ts';

export type Invited = { readonly hosted: HostedWorld; readonly invitation: Invitation };

/** What a link invites into; undefined for one that is worth nothing, whether or not there is such a world. */
export function findInvited(
  { worlds }: ControlPlane,
  link: InvitationLink,
  request: FastifyRequest,
): Invited | undefined {
  const ofHost = worldHostOf(request).world ?? link.world;
  const hosted = ofHost === link.world ? worlds.hosted(link.world) : undefined;
  const invitation = hosted?.invitation;
  if (hosted === undefined || invitation === undefined) return undefined;
  return isSameText(link.invitation, signedLink(invitation)) ? { hosted, invitation } : undefined;
}

type Guessed = { readonly request: FastifyRequest; readonly wrongCodes: WrongCodes };

/** The link of the invitation that has this short code. Of wrong ones so few are answered that none is found by trying. */
export function linkOfCode(
  { worlds }: ControlPlane,
  { shortCode }: { readonly shortCode: string },
  { request, wrongCodes }: Guessed,
): InvitationLink {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  const nowMs = processMs();
  if (wrongCodes.areTooMany(request.ip, nowMs)) throw new ControlError(words.codeTooOften, { code: 429 });
  const code = readShortCode(shortCode);
  const hosted = worlds.all.find(({ invitation }) => invitation?.shortCode === code);
  if (hosted?.invitation !== undefined)
    return { world: hosted.name, invitation: signedLink(hosted.invitation) };
  wrongCodes.note(request.ip, nowMs);
  throw new ControlError(words.codeWrong, { code: 403 });
}

/** Refuses a visitor who comes too late, or made the link up. */
export function endedError(request: FastifyRequest): ControlError {
  return new ControlError(VISITOR_WORDS[languageOfVisitor(request)].ended, { code: 403 });
}

/** Makes a visitor a player of the world, or logs in who joined before; the browser may enter it from then on (control §12). */
export async function joinWorld(
  plane: ControlPlane,
  link: InvitationLink,
  { request, reply, typedName }: Exchange & { readonly typedName: string | undefined },
): Promise<OpenedSituation> {
  const language = languageOfVisitor(request);
  const getInvited = (): Invited => {
    const invited = findInvited(plane, link, request);
    if (invited === undefined) throw endedError(request);
    return invited;
  };
  const { hosted } = getInvited();
  request.hosted = hosted;
  const before = findVisitor(request, hosted);
  const { invitation, userName, user, isNew } = await inWorld(hosted, (context) => {
    // Asked again: it may have ended while its world came to the present.
    const invited = getInvited();
    return { ...invited, ...visit(context, invited, { before, request, language, typedName }) };
  });
  // Before the answer: what a phone is told outlives the process.
  if (isNew) hosted.storeInvitation();
  setGuestCookie(reply, invitation, { world: link.world, userName });
  // Who comes again may have chosen another language since.
  const lang = before === undefined ? language : undefined;
  // Where another server or a recording answers, no session of ours opens anything: the phone comes as a guest.
  const known = hosted.source.kind === 'ordinary' ? user : undefined;
  return handOver({ request, reply }, { world: link.world, to: '/', user: known, lang });
}

type Visiting = {
  /** As whom this browser joined before. */
  readonly before: string | undefined;
  readonly request: FastifyRequest;
  readonly language: LanguageCode;
  readonly typedName: string | undefined;
};

/** `isNew`: with an account that was opened for it. */
type Visit = { readonly userName: string; readonly user: UserSimple; readonly isNew: boolean };

function visit(context: TaskContext, { invitation }: Invited, visiting: Visiting): Visit {
  const { before, request, language, typedName } = visiting;
  const { db } = context;
  const words = VISITOR_WORDS[language];
  const player = before === undefined ? undefined : findCredentials(db, before);
  if (player?.status === PLAYER_STATUS.loginForbidden) throw new ControlError(words.forbidden, { code: 409 });
  if (before !== undefined && player !== undefined)
    return { userName: before, user: logInPlayer(context, player.id), isNew: false };
  const wished = readVisitorName(typedName, language);
  // The account of a phone that joined before may be deleted: its name is not given to another one.
  const isBack = before !== undefined && !isNameTaken(db, before);
  if (!isBack && invitation.joined.length >= MOST_VISITORS)
    throw new ControlError(fillIn(words.full, { most: MOST_VISITORS }), { code: 409 });
  if (!isBack && !isFromLoopback(request) && !admit(invitation, request.ip))
    throw new ControlError(words.crowded, { code: 429 });
  const userName = isBack ? before : newName(db, invitation);
  const { normal: status } = PLAYER_STATUS;
  const id = nextVisitorId(db, invitation);
  const playerId = openVisitorAccount(context, { id, userName, nickName: wished ?? userName, status });
  noteJoined(invitation, { userName, playerId, joinedAtMs: context.clock.nowMs() });
  return { userName, user: logInPlayer(context, playerId), isNew: true };
}

function noteJoined({ joined }: Invitation, visitor: Omit<Visitor, 'seenAtMs'>): void {
  const known = joined.find(({ userName }) => userName === visitor.userName);
  if (known === undefined) joined.push({ ...visitor, seenAtMs: wallClock.nowMs() });
  else known.playerId = visitor.playerId;
}

function newName(db: Database, invitation: Invitation): string {
  let name: string;
  do {
    name = nextUserName(invitation);
    invitation.lastNumber += 1;
  } while (isNameTaken(db, name));
  return name;
}
