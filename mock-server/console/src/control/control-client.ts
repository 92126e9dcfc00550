import {
  CONTROL_BASE,
  type ControlCall,
  type ControlInputOf,
  type ControlOutputOf,
  OBSERVER_HEADER,
  TESTER_HEADER,
} from '@canada28/shared/control/control-call.ts';
import { fieldsOf } from './fields-of.ts';
import { place } from './place.ts';
import { isNamed, useTester } from './tester.store.ts';

/** What a call says that was refused: a sentence for people. Without a status no server answered. */
export class ControlFailure extends Error {
  override readonly name = 'ControlFailure';
  readonly status: number | undefined;

  constructor(sentence: string, status: number | undefined, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
  }
}

/** What a call is sent with; what it takes nothing of is left out. */
export type PartialInput<C extends ControlCall> = Partial<ControlInputOf<C>>;

/** Makes a control call in this page's world, until `signal` ends it; what was refused throws the server's sentence. */
export async function control<C extends ControlCall>(
  call: C,
  input: PartialInput<C> = {},
  signal?: AbortSignal,
): Promise<ControlOutputOf<C>> {
  const reply = await send(call, input, signal);
  const { code, data, msg } = await envelopeOf(reply);
  if (code !== 200) throw new ControlFailure(msg, reply.status);
  return data as ControlOutputOf<C>;
}

/** A control call that answers no envelope but a text or a file. */
export async function controlFile<C extends ControlCall>(
  call: C,
  input: PartialInput<C> = {},
): Promise<Blob> {
  const reply = await send(call, input);
  if (!reply.ok) throw new ControlFailure((await envelopeOf(reply)).msg, reply.status);
  return reply.blob();
}

/** The address of a control call that is opened or downloaded, as this page would ask for it. */
export function urlOf<C extends ControlCall>(call: C, { params, query }: PartialInput<C> = {}): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(fieldsOf(params)[name])),
  );
  const given = Object.entries(fieldsOf(query)).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${CONTROL_BASE}${path}${search && `?${search}`}`;
}

async function send<C extends ControlCall>(
  call: C,
  input: PartialInput<C>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const isRead = call.method === 'GET';
  const isFile = call.accepts !== undefined;
  if (!isRead) await requireName();
  const { name } = useTester.getState();
  try {
    return await fetch(urlOf(call, input), {
      method: call.method,
      signal,
      headers: {
        // On its own host the host says it.
        ...(!place.hasOwnHost && { 'x-world': place.world }),
        // Encoded, a header can hold any letter.
        ...(name !== '' && { [TESTER_HEADER]: encodeURIComponent(name) }),
        ...(isRead && { [OBSERVER_HEADER]: '1' }),
        ...(!isRead && { 'content-type': call.accepts ?? 'application/json' }),
      },
      ...(!isRead && { body: isFile ? (input.body as BodyInit) : JSON.stringify(input.body ?? {}) }),
    });
  } catch (error) {
    // biome-ignore lint/style/useErrorCause: it is passed; the rule looks for the second argument only.
    throw new ControlFailure('The mock does not answer: is it still running?', undefined, { cause: error });
  }
}

const NAMELESS = 'Nothing was changed: others in this world see who did what, so a change needs your name.';

/** Asks for the tester's name where it is not known yet; throws where a change gets none. */
export async function requireName(): Promise<void> {
  if (!(await isNamed())) throw new ControlFailure(NAMELESS, undefined);
}

async function envelopeOf(reply: Response): Promise<{ code: number; data: unknown; msg: string }> {
  const text = await reply.text();
  try {
    const { code, data, msg, message } = JSON.parse(text);
    if (typeof code === 'number') return { code, data, msg: String(msg) };
    // A server that is about to end says it in its own form.
    if (typeof message === 'string')
      return { code: reply.status, data: undefined, msg: `HTTP ${reply.status}: ${message}.` };
  } catch {
    // An answer of something else than the mock: a proxy between, say.
  }
  return { code: reply.status, data: undefined, msg: `HTTP ${reply.status}: ${text.slice(0, 200)}` };
}
