import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Asked as AskedCall, MEMBERS, OPEN } from './answers.ts';
import { type Input, need, Refused } from './call.ts';
import type { Lottery } from './lottery.ts';
import { catchUp } from './settlement.ts';
import { openLottery } from './start.ts';

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

export type ForeignServer = {
  readonly origin: string;
  /** Calls as they came. */
  readonly asked: readonly Asked[];
  readonly close: () => void;
};

export type ForeignSettings = {
  /** Lets guests into all calls. */
  readonly admitsGuests?: boolean;
  /** Lets no deposit in without the transaction password. */
  readonly needsDepositPassword?: boolean;
  readonly planted?: readonly Planted[];
  readonly base?: string;
  readonly gameBase?: string;
  /** Its clock, which its `Date` tells, too. */
  readonly nowMs?: () => number;
  /** Answers what is no call. */
  readonly site?: RequestListener;
};

/** Starts the foreign server: plain Node, everything in memory. */
export async function startForeignServer(settings: ForeignSettings = {}): Promise<ForeignServer> {
  const { planted = [], base = '/player-api/player', gameBase = `${base}/game`, nowMs = Date.now } = settings;
  const lottery = openLottery(nowMs);
  lottery.needsDepositPassword = settings.needsDepositPassword;
  if (settings.admitsGuests === true) lottery.guest = lottery.accounts.get('linmei');
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const path = pathOf(request, base, gameBase);
    if (path === request.url && settings.site !== undefined) return settings.site(request, response);
    const body = await text(request);
    const input = inputOf(body);
    asked.push({ path, input });
    const reply = replyTo(request, { path, body, input, lottery });
    const { method = '' } = request;
    for (const { path: wanted, when, change } of planted)
      if (wanted === path && (when?.({ method, input }) ?? isSuccess(reply))) change(reply);
    send(response, reply, new Date(nowMs()));
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
  readonly lottery: Lottery;
};

function replyTo(request: IncomingMessage, { path, body, input, lottery }: Request): Reply {
  if (!(path in OPEN || path in MEMBERS)) return { status: 404, headers: {}, body: 'not found' };
  catchUp(lottery);
  try {
    need(request.method === 'POST', 405, 'POST only');
    const data = dataOf(path, { lottery, input, token: tokenOf(request), isRight: isRight(path, body) });
    const cookie = path === 'user/login' ? { 'set-cookie': cookieOf(data) } : {};
    return { status: 200, headers: cookie, body: { code: 200, data, msg: '' } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: 200, headers: {}, body: { code: error.code, data: null, msg: error.message } };
  }
}

function dataOf(path: string, { isRight, ...asked }: AskedCall & { readonly isRight: boolean }): unknown {
  const account = asked.lottery.tokens.get(asked.token) ?? asked.lottery.guest;
  const member = MEMBERS[path];
  need(member === undefined || account !== undefined, 403, 'Log in');
  need(isRight, 400, 'Bad parameter');
  return account !== undefined && member !== undefined ? member({ ...asked, account }) : OPEN[path]?.(asked);
}

/** Of the many rules for inputs, those that the check tries. */
function isRight(path: string, body: string): boolean {
  if (path === 'user/logout') return true;
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

function send(response: ServerResponse, { status, headers, body }: Reply, date: Date): void {
  if (status < 0) return;
  if (status === 0) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'application/json',
    date: date.toUTCString(),
    ...headers,
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
