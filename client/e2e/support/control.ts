import type { Issue } from '@canada28/shared/contract/issue.ts';
import { issueFromWire } from '@canada28/shared/contract/issue.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';

type Reply<Data> = { readonly code: number; readonly data: Data; readonly msg: string };

/** Moves time, forces draws and lets calls fail on a test's server; throws what the server says when it refuses. */
export function controlOf(serverUrl: string) {
  const send = async <Data>(method: 'POST' | 'DELETE', path: string, body: object): Promise<Data> => {
    const response = await fetch(`${serverUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply = (await response.json()) as Reply<Data>;
    if (reply.code !== 200) throw new Error(`${path}: ${reply.msg}`);
    return reply.data;
  };
  const post = <Data>(path: string, body: object) => send<Data>('POST', path, body);
  const currentIssue = async (): Promise<Issue> =>
    issueFromWire(await post('/player-api/player/game/findcurIssue.do', { lotteryId: '1' }));
  const advance = (ms: number) => post('/__mock/clock', { advance: ms });

  return {
    currentIssue,
    advance,
    /** Sends the clock to a moment that has a name. */
    to: (moment: string) => post('/__mock/clock', { to: moment }),
    /** Undoes the last move of the clock. */
    back: () => post('/__mock/clock', { back: true }),
    /** Lets the clock run again from where it stands, one second a second. */
    resume: () => post('/__mock/clock', { resume: true }),
    /** Lets the clock run so many times as fast as the wall's. */
    speedUp: (rate: number) => post('/__mock/clock', { rate }),
    /** Decides a deposit or withdrawal in the place of the reviewer. */
    review: (id: string, outcome: string) => post('/__mock/reviews', { id, outcome }),
    scriptSums: (...sums: number[]) => post('/__mock/draws/script', { sums }),
    /** Lets each call that the glob of a path matches go wrong. */
    addFault: (path: string, what: FaultRequest['then'], times?: number) =>
      // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
      post('/__mock/faults', { match: { path }, then: what, ...(times !== undefined && { times }) }),
    /** Lets everything go right again. */
    clearFaults: () => send('DELETE', '/__mock/faults', {}),
    /** Stops the clock ten seconds into a sale, so that the test alone decides when time passes. */
    freezeInSale: async (): Promise<Issue> => {
      await post('/__mock/clock', { freeze: true });
      // Past the daily break, wherever the test's day began.
      let issue = await currentIssue();
      while (issue.status === 0) {
        await advance(600_000);
        issue = await currentIssue();
      }
      const nowMs = issue.serverTimeMs ?? 0;
      await advance(Math.max(0, issue.drawAtMs + 10_000 - nowMs));
      const next = await currentIssue();
      return next.status === 1 ? next : controlOf(serverUrl).freezeInSale();
    },
  };
}
