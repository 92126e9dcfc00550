import autocannon from 'autocannon';

/** How many clients call at the same time. */
const CONNECTIONS = 50;

/** The players of one client, who call in turn, so that each has no more than some hundred bets on one issue. */
const PLAYERS_OF_CLIENT = 4;

/** A call that a client repeats. */
type LoadRequest = {
  readonly path: string;
  readonly body: object;
  readonly headers?: Record<string, string>;
};

/** Moves to the start of a sale and stops the clock there, so that the issue stays open for the whole run. */
async function openQuietIssue(url: string): Promise<string> {
  await post(url, { path: '/__mock/clock', body: { advance: 24 * 3_600_000 } });
  for (;;) {
    const issue = await post<{ issueCode: string; issueStatus: number; slotMs: number }>(url, currentIssue);
    if (issue.issueStatus === 1) {
      await post(url, { path: '/__mock/clock', body: { freeze: true } });
      return issue.issueCode;
    }
    await post(url, { path: '/__mock/clock', body: { advance: 30_000 } });
  }
}

/** The call that every open screen makes. */
export const currentIssue: LoadRequest = { path: 'game/findcurIssue.do', body: { lotteryId: '1' } };

export const odds: LoadRequest = { path: 'game/getOdds.do', body: { lotteryId: '1' } };

/** What `user/getUserInfo` needs: the players of other requests. */
export function profileOf(requestsOf: RequestsOf): RequestsOf {
  return (connection) =>
    requestsOf(connection).map((request) => ({ ...request, path: 'user/getUserInfo', body: {} }));
}

/** Opens an account and a session of it; answers the token. */
async function newToken(url: string, index: number): Promise<string> {
  const body = { uname: `load${index}`, password: 'load-test-28' };
  await post(url, { path: 'user/register', body });
  const { tokenValue } = await post<{ tokenValue: string }>(url, { path: 'user/login', body });
  return tokenValue;
}

/** What each connection asks, in turn. */
export type RequestsOf = (connection: number) => readonly LoadRequest[];

/** Bets of the players of each connection, on an issue that stays open. */
export async function betsAt(url: string): Promise<RequestsOf> {
  const issueCode = await openQuietIssue(url);
  const count = CONNECTIONS * PLAYERS_OF_CLIENT;
  const tokens = await Promise.all(Array.from({ length: count }, (_, index) => newToken(url, index)));
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  const body = { issueCode, lotteryId: '1', totalAmount: 1, gameItem };
  const bets = tokens.map((token) => ({ path: 'game/gameBet.do', headers: { 'P-Token': token }, body }));
  return (connection) => bets.filter((_, index) => index % CONNECTIONS === connection);
}

export async function post<Data>(url: string, { path, body, headers }: LoadRequest): Promise<Data> {
  const response = await fetch(urlOf(url, path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { code: number; data: Data; msg: string };
  if (envelope.code !== 200) throw new Error(`${path} was refused: ${envelope.msg}`);
  return envelope.data;
}

function urlOf(url: string, path: string): string {
  return path.startsWith('/') ? `${url}${path}` : `${url}/player-api/player/${path}`;
}

/** So many connections for so many seconds; throws when an answer is no success. */
export async function load(url: string, seconds: number, requestsOf: RequestsOf): Promise<autocannon.Result> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const requests = requestsOf(connection++).map(({ path, body, headers }) => ({
        method: 'POST' as const,
        path: `/player-api/player/${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }));
      client.setRequests(requests);
    },
    verifyBody: (body) => String(body).startsWith('{"code":200'),
  });
  if (result.mismatches + result.non2xx + result.errors > 0) {
    throw new Error(
      `of the load on ${url}, ${result.mismatches + result.non2xx + result.errors} calls failed`,
    );
  }
  return result;
}
