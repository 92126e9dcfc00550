import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ALL_CALLS, type CallPath } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import { onTestFinished } from 'vitest';

/** Servers that are not ours, for the tests of the check. */

const CALLS: readonly Call[] = ALL_CALLS;

/** How a call is answered otherwise. */
export type Misbehaviour = (
  response: ServerResponse,
  envelope: { code: number; data: unknown; msg: string },
) => void;

/** A call that was carried out. */
export type Asked = { readonly path: string; readonly input: Readonly<Record<string, unknown>> };

type ForeignServer = {
  readonly misbehaviours?: Partial<Record<CallPath, Misbehaviour>>;
  readonly admitsGuests?: boolean;
  /** Gets each call that is carried out. */
  readonly asked?: Asked[];
};

/** A foreign server: answers every call with the example of its contract entry, but for what it does differently. */
export async function startForeignServer({
  misbehaviours = {},
  admitsGuests = false,
  asked = [],
}: ForeignServer = {}): Promise<string> {
  const server = createServer((request, response) => {
    const call = CALLS.find(({ path }) => request.url?.endsWith(`/${path}`));
    const isRefused = !admitsGuests && request.headers[TOKEN_HEADER_NAME.toLowerCase()] === undefined;
    if (call === undefined) response.writeHead(404).end();
    else if (call.session === 'required' && isRefused)
      reply(response, { code: 403, data: null, msg: 'Log in.' });
    else {
      const answer = misbehaviours[call.path as CallPath] ?? reply;
      void text(request).then((body) => {
        asked.push({ path: call.path, input: parsedJson(body) as Asked['input'] });
        answer(response, { code: 200, data: call.example.output, msg: '' });
      });
    }
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers with an envelope. */
export function reply(response: ServerResponse, envelope: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
}

/** The example with other fields; a field that is undefined goes missing. */
export function withFields(fields: object): Misbehaviour {
  return (response, envelope) => {
    const { data } = envelope;
    const changed = Array.isArray(data)
      ? data.map((row) => ({ ...row, ...fields }))
      : { ...(data as object), ...fields };
    reply(response, { ...envelope, data: changed });
  };
}
