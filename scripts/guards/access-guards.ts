import { type Guard, guard } from './guard.ts';

const FOREIGN = 'http/foreign-page.api.test.ts';
const ACCESS = ['control/control-access.ts', 'control/access/access-table.api.test.ts'] as const;
const TOKEN = ['control/access-token.ts', 'control/control-access.api.test.ts'] as const;
const GUARD = ['control/guard-control.ts', 'control/access/access-table.api.test.ts'] as const;
const SHARES = ['control/shares.ts', 'control/share/share.api.test.ts'] as const;
const INVITED = 'control/invitations/invitations.api.test.ts';
const JOIN = ['control/invitations/join-world.ts', INVITED] as const;

/** Pages of other origins, which a visitor’s browser would obey. */
export const PAGE_GUARDS: readonly Guard[] = [
  guard(
    'A page of another origin acts by no cookie',
    ['http/sessions/session.ts', FOREIGN],
    [
      "if (findHeaderToken(request) === undefined && isFromForeignPage(request)) throw new AppError('foreignPage');",
    ],
  ),
  guard(
    'Another port of the same host is another origin',
    ['http/foreign-page.ts', FOREIGN],
    ["return site !== 'same-origin' && site !== 'none';", "return site === 'cross-site';"],
  ),
  guard(
    'Where a browser says no more, its `Origin` has to be ours',
    ['http/foreign-page.ts', FOREIGN],
    [
      'return origin !== undefined && hostOf(origin) !==',
      'return origin === undefined && hostOf(origin) !==',
    ],
  ),
  guard(
    'No fault acts for a page of another origin',
    ['http/sessions/session.ts', 'control/faults/inject-faults.api.test.ts'],
    ['    if (request.routeConfig.call !== undefined) refuseForeignPage(request);\n'],
  ),
  guard('No page of another origin makes a control call', GUARD, [
    'if (isFromForeignPage(request))',
    'if (request.is404)',
  ]),
  guard('No form makes a control call', GUARD, ['if (!isBodyTypeAllowed(request))', 'if (request.is404)']),
  guard(
    'A picture or a frame of another page plays no scenario',
    ['control/open/open.routes.ts', 'control/open/open.api.test.ts'],
    [
      'const mayPlay = comesByItself(request) || (!isFromBrowser(request) && isPageLoad(request));',
      'const mayPlay = true;',
    ],
  ),
  guard(
    'A link leads to no other site',
    ['control/open/read-link.ts', 'control/open/open.api.test.ts'],
    ['if (read !== undefined && !read.startsWith(CONTROL_BASE)) return to;', 'return to;'],
  ),
  guard(
    'Nor to a control path, however it is written',
    ['control/open/read-link.ts', 'control/open/open.api.test.ts'],
    ['ownPath(path.replace(ENCODED_ASCII, decodeURIComponent))', 'ownPath(path)'],
  ),
  guard(
    'A served page runs scripts of its own files alone',
    ['http/security-headers.ts', 'features/documentation/documentation.api.test.ts'],
    ["'script-src': [\"'self'\"],", "'script-src': [\"'self'\", \"'unsafe-inline'\"],"],
  ),
  guard(
    'None but console and stage hold a page in a frame',
    ['http/security-headers.ts', 'http/security-headers.api.test.ts'],
    ['return worldHost === undefined ? "\'self\'"', "return worldHost === undefined ? '*'"],
  ),
  guard(
    'A logo runs nothing',
    ['http/brand.ts', 'control/brand/foreign-brand.api.test.ts'],
    ["        reply.header('content-security-policy', PICTURE_POLICY);\n"],
  ),
];

/** Who may control: the table of `docs/control-access.md`. */
export const CONTROL_GUARDS: readonly Guard[] = [
  guard('Without a right there is no control call', GUARD, [
    'if (!checksAccessItself && !mayMakeCall(request, plane))',
    'if (request.is404)',
  ]),
  guard('A host name that is not of this machine may be a foreign page’s', ACCESS, [
    'isFromLoopback(request) && isLocalHost(request.headers.host)) return true;',
    'isFromLoopback(request)) return true;',
  ]),
  guard(
    'What a proxy on this machine forwards comes from elsewhere',
    ['http/loopback.ts', 'control/access/access-table.api.test.ts'],
    ['return !Object.keys(request.headers).some((name) => FORWARDED.test(name));', 'return true;'],
  ),
  guard(
    '`MOCK_CONTROL=token` takes it from this machine, too',
    ['control/control-access.ts', 'control/behind-proxy.api.test.ts'],
    ["if (access !== 'token' && isFromLoopback(request)", 'if (isFromLoopback(request)'],
  ),
  guard(
    '`MOCK_CONTROL=anyone` takes a private host name',
    ['control/control-access.ts', 'control/control-access.api.test.ts'],
    ["return access === 'anyone' && isPrivateHost(request);", "return access === 'anyone';"],
  ),
  guard(
    'A token that is shown has to be the right one',
    ['control/access/access.routes.ts', 'control/control-access.api.test.ts'],
    ['if (!isSameText(shown, token))', 'if (request.is404)'],
  ),
  guard('The cookie of control is kept from scripts and from other sites', TOKEN, [
    "{ httpOnly: true, sameSite: 'strict', path: '/' }",
    "{ path: '/' }",
  ]),
  guard('That cookie does not tell the token', TOKEN, [
    "return createHmac('sha256', token).update(ACCESS_COOKIE).digest('base64url');",
    "return Buffer.from(token).toString('base64url');",
  ]),
  guard(
    'For who may not enter a world there is none of that name',
    ['http/enter.ts', 'control/access/access-table.api.test.ts'],
    [
      'if (!isThere || (name !== DEFAULT_WORLD_NAME && !server.mayEnterWorld(request, hosted)))',
      'if (!isThere)',
    ],
  ),
  guard(
    'Where control is off no request names a world',
    ['http/world-of-request.ts', 'control/control-access.api.test.ts'],
    ['  if (request.server.worldNaming === null) return DEFAULT_WORLD_NAME;\n'],
  ),
];

/** Invitations and shares: who is let into one world. */
export const GUEST_GUARDS: readonly Guard[] = [
  guard('The link of an invitation is signed', JOIN, [
    'return isSameText(link.invitation, signedLink(invitation)) ? { hosted, invitation } : undefined;',
    'return { hosted, invitation };',
  ]),
  guard(
    'The cookie of a visitor is signed',
    ['control/invitations/invitation.ts', 'control/access/access-table.api.test.ts'],
    ['return isSameText(signature,', 'return userName !== undefined || isSameText(signature,'],
  ),
  guard('An invitation has a hundred places', JOIN, [
    'if (!isBack && invitation.joined.length >= MOST_VISITORS)',
    'if (!isBack && invitation.joined.length >= 2 * MOST_VISITORS)',
  ]),
  guard('No single address takes them all at once', JOIN, [
    'if (!isBack && !isFromLoopback(request) && !admit(invitation, request.ip))',
    'if (request.is404)',
  ]),
  guard('A visitor who was forbidden to log in is not logged in by scanning again', JOIN, [
    'if (player?.status === PLAYER_STATUS.loginForbidden) throw',
    'if (player?.status === -1) throw',
  ]),
  guard(
    'No short code is found by trying from one address',
    ['control/invitations/join-world.ts', 'control/invitations/short-code.api.test.ts'],
    ['if (wrongCodes.areTooMany(request.ip, nowMs)) throw', 'if (nowMs < 0) throw'],
  ),
  guard(
    'Nor from many',
    ['control/invitations/short-code.ts', 'control/invitations/short-code.api.test.ts'],
    [' || this.#guesses.length >= MOST_WRONG.ofAll'],
  ),
  guard('A share ends', SHARES, [
    'return shares.filter(({ untilMs }) => untilMs > nowMs);',
    'return shares;',
  ]),
  guard('The cookie of a share is signed', SHARES, [
    'isSameText(shown, cookieValue(share))',
    'shown.startsWith(share.id)',
  ]),
  guard('The link of a share is signed', SHARES, [
    'isSameText(shareKey, shareKeyOf(share))',
    'shareKey.startsWith(share.id)',
  ]),
  guard(
    'A shared console calls what its table says, and no more',
    ['control/share/shared-calls.ts', 'control/share/shared-calls.api.test.ts'],
    [
      'const isOpen = control === undefined ? isPage : SHARED_CALLS.has(control);',
      'const isOpen = control !== undefined || isPage;',
    ],
  ),
  guard(
    'A stream that a shared console follows ends with its share',
    ['control/journal/journal-stream.ts', 'control/share/share.api.test.ts'],
    ['if (!mayRead()) {', 'if (stream.destroyed) {'],
  ),
];
