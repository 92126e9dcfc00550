import type { AnyCall } from '@canada28/shared/contract/all-calls.ts';
import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import {
  CONTROL_BASE,
  type ControlCall,
  type ControlInputOf,
  type ControlOutputOf,
  OBSERVER_HEADER,
  TESTER_HEADER,
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
  /** Who makes its control calls. */
  readonly tester: string | undefined;
};

/** What a control call takes, and how it is made. */
type ControlInput<C extends ControlCall> = Partial<ControlInputOf<C>> & {
  /** The body of a call that takes no JSON. */
  readonly file?: Uint8Array;
  /** Leaves no entry in the journal, where the call only reads. */
  readonly isLook?: boolean;
};

/** A control call over HTTP; throws what the mock says when it refuses. */
export type Control = <C extends ControlCall>(
  call: C,
  input?: ControlInput<C>,
) => Promise<ControlOutputOf<C>>;

/** The same of a call that answers a file or a stream, as it comes. */
export type TakeFile = <C extends ControlCall>(call: C, input?: ControlInput<C>) => Promise<Response>;

/** What every request that acts in a world carries: its name and, from afar, the right to enter it (control §9). */
export function headersOf({ token }: MockAddress, world: string): Readonly<Record<string, string>> {
  return { 'x-world': world, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}

/** Control calls of a mock, acting in one of its worlds. */
export function controlOf(address: MockAddress, world: string): Control {
  const take = takeFileOf(address, world);
  return async <C extends ControlCall>(call: C, input?: ControlInput<C>) =>
    // The mock serialises by the schema of the call.
    (await dataOf(await take(call, input), nameOf(call, input))) as ControlOutputOf<C>;
}

/** Control calls whose reply is no envelope. */
export function takeFileOf(address: MockAddress, world: string): TakeFile {
  const { url, tester } = address;
  const own = tester !== undefined && { [TESTER_HEADER]: encodeURIComponent(tester) };
  return async (call, input = {}) => {
    const response = await request(`${url}${urlOf(call, input)}`, {
      method: call.method,
      headers: {
        ...headersOf(address, world),
        ...own,
        ...(input.isLook === true && { [OBSERVER_HEADER]: 'kit' }),
      },
      body: call.method === 'GET' ? undefined : (input.file ?? input.body ?? {}),
    });
    if (!response.ok) await dataOf(response, nameOf(call, input));
    return response;
  };
}

/** The address of a control call below the origin of its mock. */
export function urlOf<C extends ControlCall>({ path }: C, { params, query }: ControlInput<C> = {}): string {
  return `${CONTROL_BASE}${pathOf(path, Object(params))}${queryOf(Object(query))}`;
}

function nameOf<C extends ControlCall>({ method, path }: C, { params }: ControlInput<C> = {}): string {
  return `${method} ${CONTROL_BASE}${pathOf(path, Object(params))}`;
}

/** How the kit names a call: by its path below the player base, those of the game as `game/…`. */
type KitPath<Path extends string> = Path extends `${string}.do` ? `game/${Path}` : Path;

type CallByPath = { readonly [C in AnyCall as KitPath<C['path']>]: C };

/** What the call of a path takes; of any, where the path is a glob. */
export type InputOfPath<Path extends string> = Path extends keyof CallByPath
  ? InputOf<CallByPath[Path]>
  : Readonly<Record<string, unknown>>;

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
  const call = async (wanted: Call | string, body: unknown = {}) => {
    const path = urlPathOf(basePaths, wanted);
    return dataOf(await request(`${url}${path}`, { method: 'POST', headers, body }), `POST ${path}`);
  };
  return call;
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

function queryOf(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const wanted = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

type Sent = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

async function request(url: string, { method, headers, body }: Sent): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  return fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    const { origin, pathname } = new URL(url);
    throw new Error(`${method} ${pathname}: no server answers at ${origin}. Does the mock run?`, { cause });
  });
}

/** The data of an envelope. */
async function dataOf(response: Response, what: string): Promise<unknown> {
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
