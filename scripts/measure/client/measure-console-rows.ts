import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { Browser } from '@playwright/test';
import type { Measured } from '../measured.ts';
import { floorFrames, lateFrames } from './measure-scrolling.ts';
import { letPagesRunFunctions } from './phone.ts';

const ROWS = 5000;
const WORLDS = 1000;
const DESKTOP = { width: 1440, height: 900 };

/** Frames that come late while the console's long lists are scrolled, beside those of an empty page on the same machine. */
export async function measureConsoleRows(browser: Browser, origin: string): Promise<Measured> {
  const { port } = new URL(origin);
  const context = await browser.newContext({
    viewport: DESKTOP,
    baseURL: `http://default.localhost:${port}`,
  });
  await letPagesRunFunctions(context);
  await context.route('**/__mock/journal/stream*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: manyEvents() }),
  );
  // A stream that ends is asked for by other means, which would be measured, too: that question stays open.
  await context.route('**/__mock/journal?*', () => undefined);
  const worlds = await manyWorlds(origin);
  await context.route('**/__mock/worlds', (route) => route.fulfill({ json: worlds }));
  const ready = (count: number) => `[aria-setsize="${count}"]`;
  const measured = {
    [`late frames, journal of ${ROWS.toLocaleString('en')} rows`]: await lateFrames(
      context,
      '/__mock#/journal',
      ready(ROWS),
    ),
    [`late frames, ${WORLDS.toLocaleString('en')} worlds`]: await lateFrames(
      context,
      '/__mock#/worlds',
      ready(WORLDS),
    ),
    ...(await floorFrames(context)),
  };
  await context.close();
  return measured;
}

/** What the server tells of its worlds, had it so many. */
async function manyWorlds(origin: string) {
  const envelope = await (await fetch(`${origin}/__mock/worlds`)).json();
  const [world] = envelope.data;
  const others = Array.from({ length: WORLDS - 1 }, (_, index) => ({ ...world, name: `qa-${index}` }));
  return { ...envelope, data: [world, ...others] };
}

/** More than the server keeps, as they gather on a page that is open for long; the stream is not asked for again. */
function manyEvents(): string {
  const events = Array.from({ length: ROWS }, (_, index) => {
    const entry = entryOf(index + 1);
    return `id: ${entry.id}\ndata: ${JSON.stringify(entry)}\n\n`;
  });
  return `retry: 3600000\n\n${events.join('')}`;
}

/** Of about the number and the length that a browser sends. */
const HEADERS = {
  host: 'default.localhost:2828',
  'content-type': 'application/json',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  origin: 'http://default.localhost:2828',
  referer: 'http://default.localhost:2828/order/betting',
  lang: 'en',
  'x-user-id': '100001',
  'x-token': '*** 3f9a2c11',
  'p-token': '*** 3f9a2c11',
  cookie: '*** 77ab01d2',
};

/** Bets, events and lists, in turn. */
function entryOf(id: number): JournalEntry {
  const when = { id, atMs: 1_789_524_060_000 + id * 1000, wallMs: 1_789_530_000_000 + id * 1000, why: '' };
  if (id % 3 === 0) return { ...when, kind: 'happening', what: 'issue-drawn', detail: '3185206 8+7+7=22' };
  const isBet = id % 3 === 1;
  const path = isBet ? 'game/gameBet.do' : 'game/getOrderList.do';
  const rows = Array.from({ length: 10 }, (_, row) => ({
    id: id * 10 + row,
    totalamount: 10,
    orderstatus: 2,
  }));
  return {
    ...when,
    kind: 'call',
    method: 'POST',
    url: `/player-api/player/${path}`,
    headers: HEADERS,
    path,
    player: { id: 100_001, userName: 'demo' },
    input: { issueCode: '3185207', gameItem: [{ totalAmount: 50, numberRecord: '31' }] },
    status: 200,
    code: 200,
    reply: { code: 200, data: isBet ? 'success' : rows, msg: '' },
    durationMs: 1.9,
    differences: [],
    faults: [],
  };
}
