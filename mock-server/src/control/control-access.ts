import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isFromLoopback } from '../http/loopback.ts';
import { showsToken } from './access-token.ts';

/** No site can own a name below `localhost`: each is this machine, the origin of one of its worlds (control §1). */
const LOCAL_HOST = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Who may make control calls: callers on this machine, all callers, callers that show the token alone (what comes from
 * this machine may be a proxy's), or none because there are no such calls.
 */
export const CONTROL_ACCESS = ['loopback', 'anyone', 'token', 'off'] as const;
export type ControlAccess = (typeof CONTROL_ACCESS)[number];
/** Who may, where there are control calls at all. */
export type AllowedControl = Exclude<ControlAccess, 'off'>;

/** What settles who may control the mock; docs/control-access.md has the table. */
export type AccessRules = {
  readonly access: AllowedControl;
  /** A caller with it may from anywhere; without it none may from another machine (MOCK_CONTROL_TOKEN). */
  readonly token: string | undefined;
};

/**
 * Whether a request has the right to control, and with it to act in any world (control §9). The token makes up for a
 * host name that is not local: a page that points its name here neither knows it nor is sent the cookie of our host.
 */
export function mayControl(request: FastifyRequest, { access, token }: AccessRules): boolean {
  if (access !== 'token' && isFromLoopback(request) && isLocalHost(request.headers.host)) return true;
  if (token !== undefined) return showsToken(request, token);
  return access === 'anyone' && isPrivateHost(request);
}

/**
 * Names that only a local network gives: one without a dot, or below an ending that the internet does not have. A page
 * from elsewhere cannot lead such a name here and pass for one of ours.
 */
const PRIVATE_NAME = /^[^.]+$|\.(?:local|lan|internal|test|home\.arpa)$/;

/** Whether the host by which a request came can be no name of a foreign page: an address, or a name of a local network or the team. */
function isPrivateHost({ headers, server }: FastifyRequest): boolean {
  // Not `hostname`, which a page may set by the header of a proxy.
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const suffix = server.worldNaming?.suffix;
  const isOfTeam = suffix !== undefined && `.${name}`.endsWith(`.${suffix}`);
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isOfTeam || isAddress || PRIVATE_NAME.test(name) || isLocalHost(headers.host);
}

/** Whether a host name can only mean this machine. */
export function isLocalHost(host = ''): boolean {
  return LOCAL_HOST.test(host);
}

/** The sentence for a caller who may not. */
export function whoMay({ access, token }: AccessRules): string {
  if (token === undefined && access === 'anyone')
    return 'Control calls are allowed for: anyone (MOCK_CONTROL) who asks by an IP address, a name of the local network or one below WORLD_HOST_SUFFIX; by another name with MOCK_CONTROL_TOKEN.';
  if (token === undefined) return `Control calls are allowed for: ${access} (MOCK_CONTROL).`;
  const here = access === 'token' ? 'callers' : 'loopback, and';
  return `Control calls are allowed for: ${here} with "Authorization: Bearer" and the token of MOCK_CONTROL_TOKEN.`;
}
