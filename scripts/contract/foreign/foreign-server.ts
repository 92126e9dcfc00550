import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Input, MEMBERS, OPEN, type Refusal, Sessions } from './answers.ts';

/** What is about to be sent; a planted difference changes it. */
export type Reply = {
  /** 0: the connection breaks; -1: nothing comes. */
  status: number;
  headers: Record<string, string>;
  /** Any JSON, or a text that is sent as it is. */
  body: unknown;
};

/** One way in which the server is not as the contract says. */
export type Planted = {
  readonly path: string;
  /** Only where the request is such a one; unless said, where the call went well. */
  readonly when?: (request: { readonly method: string; readonly input: Input }) => boolean;
  readonly change: (reply: Reply) => void;
};

type Asked = { readonly path: string; readonly input: Input };

type Running = {
  readonly origin: string;
  /** Calls as they came. */
  readonly asked: readonly Asked[];
  readonly close: () => void;
};

type Settings = {
  /** Lets guests into all calls. */
  readonly admitsGuests?: boolean;
  readonly planted?: readonly Planted[];
  readonly base?: string;
  readonly gameBase?: string;
};

/** Starts the foreign server: plain Node. */
export async function startForeignServer(settings: Settings = {}): Promise<Running> {
  const { planted = [], base = '/player-api/player', gameBase = `${base}/game` } = settings;
  const sessions = new Sessions();
  if (settings.admitsGuests === true) sessions.tokens.add('');
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const path = pathOf(request, base, gameBase);
    const body = await text(request);
    const input = inputOf(body);
    asked.push({ path, input });
    const reply = replyTo(request, { path, body, input, sessions });
    const { method = '' } = request;
    for (const { path: wanted, when, change } of planted)
      if (wanted === path && (when?.({ method, input }) ?? isSuccess(reply))) change(reply);
    send(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

function isSuccess({ status, body }: Reply): boolean {
  return (
    status === 200 && (typeof body === 'string' || Object(body).data !== null || Object(body).code === 200)
  );
}

function pathOf({ url = '' }: IncomingMessage, base: string, gameBase: string): string {
  if (url.startsWith(`${gameBase}/`)) return `game/${url.slice(gameBase.length + 1)}`;
  return url.startsWith(`${base}/`) ? url.slice(base.length + 1) : url;
}

function inputOf(body: string): Input {
  try {
    return Object(JSON.parse(body === '' ? '{}' : body));
  } catch {
    return {};
  }
}

type Request = {
  readonly path: string;
  readonly body: string;
  readonly input: Input;
  readonly sessions: Sessions;
};

function replyTo(request: IncomingMessage, { path, body, input, sessions }: Request): Reply {
  const answer = OPEN[path] ?? MEMBERS[path];
  if (answer === undefined) return { status: 404, headers: {}, body: 'not found' };
  if (request.method !== 'POST') return refused({ code: 405, msg: 'POST only' });
  if (path !== 'user/logout' && !isRight(path, body)) return refused({ code: 400, msg: 'Bad parameter' });
  const token = tokenOf(request);
  if (path in MEMBERS && !sessions.tokens.has(token)) return refused({ code: 403, msg: 'Log in' });
  const data = answer(input, sessions);
  if (typeof data === 'object' && data !== null && 'refusal' in data) return refused(data.refusal as Refusal);
  const cookie = path === 'user/login' ? { 'set-cookie': cookieOf(data) } : {};
  return { status: 200, headers: cookie, body: { code: 200, data, msg: '' } };
}

function refused({ code, msg }: Refusal): Reply {
  return { status: 200, headers: {}, body: { code, data: null, msg } };
}

/** Of the many rules for inputs, those that the check tries. */
function isRight(path: string, body: string): boolean {
  try {
    const input = JSON.parse(body === '' ? '{}' : body);
    if (path === 'game/findGamePlan.do') return typeof input.status === 'number';
    return path !== 'game/findHistoryIssue.do' || input.lotteryId === '1';
  } catch {
    return false;
  }
}

function tokenOf({ headers }: IncomingMessage): string {
  const cookie = /P-Token=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return String(headers['p-token'] ?? headers['x-token'] ?? cookie ?? '');
}

function cookieOf(data: unknown): string {
  return `P-Token=${Object(data).tokenValue}; Path=/; HttpOnly; SameSite=Lax`;
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  if (status < 0) return;
  if (status === 0) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
