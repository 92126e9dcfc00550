import { CALL_PATHS } from '@canada28/shared/control/call-paths.ts';
import { isCaptchaName, isSecretName } from '@canada28/shared/control/secret-name.ts';
import { pathBelow } from '@canada28/shared/drift/judged.ts';
import type { PlayerApi } from '../../http/register-call.ts';

type Asked = {
  readonly method: string;
  /** With its query, without the origin. */
  readonly url: string;
  /** JSON, or any other text. */
  readonly body: string;
};

/**
 * What the same call is known by again (control §13): method, path, query and body. What differs from time to time although
 * the call is the same is left out: passwords, tokens and other secrets, which a file may have masked, and the letters of
 * a captcha. Headers do not count, and with them neither tokens nor idempotency keys.
 */
export function keyOf({ method, url, body }: Asked, basePaths: PlayerApi['basePaths']): string {
  const [path = '', query = ''] = url.split('?');
  const asked = [...new URLSearchParams(query)].filter(([name]) => !isVolatile(name)).sort();
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return `${method} ${shortPath(path, basePaths)}${search} ${steadyBody(body)}`;
}

/** The path of a call wherever a server has it: below our bases, or as the contract knows its end. */
function shortPath(path: string, basePaths: PlayerApi['basePaths']): string {
  const below = pathBelow(path, basePaths);
  if (below !== undefined) return below;
  const known = CALL_PATHS.find((call) => path.endsWith(`/${call}`));
  const ofGame = CALL_PATHS.find(
    (call) => call.startsWith('game/') && path.endsWith(call.slice('game'.length)),
  );
  return known ?? ofGame ?? path;
}

/** Whether a path of a recording can be one of the API, and not a file of a client. */
export function isCallPath(path: string, basePaths: PlayerApi['basePaths']): boolean {
  return shortPath(path, basePaths) !== path;
}

function isVolatile(name: string): boolean {
  return isSecretName(name) || isCaptchaName(name);
}

/** The same for the same input, in whatever order its fields are; a call without input is sent nothing, or `{}`. */
function steadyBody(body: string): string {
  if (body === '') return '{}';
  try {
    return JSON.stringify(steady(JSON.parse(body)));
  } catch {
    return body;
  }
}

function steady(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(steady);
  const fields = Object.entries(value).filter(([name]) => !isVolatile(name));
  return Object.fromEntries(
    fields
      .map(([name, inner]) => [name, steady(inner)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
