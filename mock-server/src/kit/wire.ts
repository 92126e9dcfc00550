import type { AnyCall } from '@canada28/shared/contract/all-calls.ts';
import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import {
  CONTROL_BASE,
  type ControlCall,
  type ControlInputOf,
  type ControlOutputOf,
} from '@canada28/shared/control/control-call.ts';

/** What a mock refused, in its own sentence. */
class MockError extends Error {
  override readonly name = 'MockError';
  /** Of the reply's body; without an envelope the HTTP status. */
  readonly code: number;
  /** What the mock said, without the call. */
  readonly sentence: string;

  constructor(what: string, { code, sentence }: { readonly code: number; readonly sentence: string }) {
    super(`${what}: ${sentence}`);
    this.code = code;
    this.sentence = sentence;
  }
}

/** Where a mock listens, how its player calls are found, and the token that opens its worlds to callers from afar. */
export type MockAddress = {
  readonly url: string;
  readonly basePaths: { readonly player: string; readonly game: string };
  readonly token: string | undefined;
};

/** A control call over HTTP; throws what the mock says when it refuses. */
export type Control = <C extends ControlCall>(
  call: C,
  input?: Partial<ControlInputOf<C>>,
) => Promise<ControlOutputOf<C>>;

/** What every request that acts in a world carries: its name and, from afar, the right to enter it (control §9). */
export function headersOf({ token }: MockAddress, world: string): Readonly<Record<string, string>> {
  return { 'x-world': world, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}

/** Control calls of a mock, acting in one of its worlds. */
export function controlOf(address: MockAddress, world: string): Control {
  const { url } = address;
  const headers = headersOf(address, world);
  return async <C extends ControlCall>(call: C, input: Partial<ControlInputOf<C>> = {}) => {
    const { method } = call;
    const path = `${CONTROL_BASE}${pathOf(call.path, Object(input.params))}${queryOf(Object(input.query))}`;
    const body = method === 'GET' ? undefined : (input.body ?? {});
    // The mock serialises by the schema of the call.
    return (await send(`${url}${path}`, { method, headers, body })) as ControlOutputOf<C>;
  };
}

/** How the kit names a call: by its path below the player base, those of the game as `game/…`. */
type KitPath<Path extends string> = Path extends `${string}.do` ? `game/${Path}` : Path;

type CallByPath = { readonly [C in AnyCall as KitPath<C['path']>]: C };

/** Makes player calls, named by path or by contract; answers their data. */
export type CallPlayer = {
  <Path extends keyof CallByPath>(
    path: Path,
    input: InputOf<CallByPath[Path]>,
  ): Promise<OutputOf<CallByPath[Path]>>;
  <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
};

/** Player calls of a mock with these headers; throws what the mock says when it refuses. */
export function callsOf(
  { url, basePaths }: MockAddress,
  headers: Readonly<Record<string, string>>,
): CallPlayer {
  const call = (wanted: Call | string, body: unknown = {}) =>
    send(`${url}${urlPathOf(basePaths, wanted)}`, { method: 'POST', headers, body });
  // The mock holds its replies to the contract.
  return call as CallPlayer;
}

function urlPathOf(basePaths: MockAddress['basePaths'], call: Call | string): string {
  if (typeof call !== 'string') return `${basePaths[call.base]}/${call.path}`;
  const path = call.replace(/^\//, '');
  const ofGame = /^game\/(.*)/.exec(path)?.[1];
  return ofGame === undefined ? `${basePaths.player}/${path}` : `${basePaths.game}/${ofGame}`;
}

function pathOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf(query: Readonly<Record<string, string | number | boolean>>): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}

type Sent = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

async function send(url: string, { method, headers, body }: Sent): Promise<unknown> {
  const what = `${method} ${new URL(url).pathname}`;
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${what}: no server answers at ${new URL(url).origin}. Does the mock run?`, { cause });
  });
  const { code, data, msg } = envelopeOf(await response.text(), response.status);
  if (code !== SUCCESS_CODE) throw new MockError(what, { code, sentence: msg });
  return data;
}

/** What came, taken for an envelope; anything else is told by its HTTP status. */
function envelopeOf(text: string, status: number): { code: number; data: unknown; msg: string } {
  try {
    const { code, data, msg } = JSON.parse(text);
    if (typeof code === 'number') return { code, data, msg: String(msg) };
  } catch {
    // No JSON: an answer of something else than a mock, or a fault that was asked for.
  }
  return { code: status, data: undefined, msg: `HTTP ${status} without an envelope: ${text.slice(0, 200)}` };
}
