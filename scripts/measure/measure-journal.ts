import { startMock } from '@canada28/mock-server/kit/testing.ts';
import { CONNECTIONS, currentIssue, type LoadRequest, load, newToken, openQuietIssue } from './load.ts';
import { type Measured, median } from './measured.ts';

const ROUNDS = 9;
const SECONDS = 2;

/**
 * What remembering costs a call: two servers that differ in nothing but the length of the journal, loaded in turns. The
 * floor is the one that remembers nothing; the ratio is that of the calls in the same round.
 */
export async function measureJournal(): Promise<Measured> {
  const env = { DEMO_CREDIT: '1000000', MAX_WORLDS: '1' };
  const remembering = await startMock({ child: true, env });
  const forgetful = await startMock({ child: true, env: { ...env, JOURNAL_LENGTH: '0' } });
  try {
    const bets = { on: await betsAt(remembering.url), off: await betsAt(forgetful.url) };
    const urls = { on: remembering.url, off: forgetful.url };
    const issue = () => currentIssue;
    return {
      ...(await inTurns('current issue', urls, { on: issue, off: issue })),
      ...(await inTurns('bet', urls, bets)),
    };
  } finally {
    await remembering.close();
    await forgetful.close();
  }
}

type RequestOf = (connection: number) => LoadRequest;
type Both<Value> = { readonly on: Value; readonly off: Value };

async function inTurns(what: string, urls: Both<string>, requests: Both<RequestOf>): Promise<Measured> {
  const perSecond = async (side: 'on' | 'off') =>
    (await load(urls[side], SECONDS, requests[side])).requests.average;
  await perSecond('on');
  await perSecond('off');
  const rounds: { on: number; off: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Who goes first changes: a machine that grows busier would speak against the same one each time.
    const first = round % 2 === 0 ? 'on' : 'off';
    const one = await perSecond(first);
    const other = await perSecond(first === 'on' ? 'off' : 'on');
    rounds.push(first === 'on' ? { on: one, off: other } : { on: other, off: one });
  }
  const ratio = median(rounds.map(({ on, off }) => off / on));
  return {
    [`${what} per second, journal on`]: String(Math.round(median(rounds.map(({ on }) => on)))),
    [`${what} per second, no journal (floor)`]: String(Math.round(median(rounds.map(({ off }) => off)))),
    [`time of a ${what}`]: `${ratio.toFixed(3)} × floor`,
  };
}

async function betsAt(url: string): Promise<RequestOf> {
  const issueCode = await openQuietIssue(url);
  const tokens = await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => newToken(url, index)));
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  return (connection) => ({
    path: 'game/gameBet.do',
    headers: { 'P-Token': tokens[connection] ?? '' },
    body: { issueCode, lotteryId: '1', totalAmount: 1, gameItem },
  });
}
