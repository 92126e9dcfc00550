import { DEMO_LOGIN_PASSWORD, TOUR_ACCOUNT } from '@canada28/db/seeds/demo.ts';
import { DEMO_RULES } from '@canada28/mock-server/app/world-rules.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { listBetsCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { listChasesCall } from '@canada28/shared/contract/chasing.contract.ts';
import { FINANCE_TYPE, listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { act, cleanup } from '@testing-library/react';
import i18next from 'i18next';
import supertest from 'supertest';
import { expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { addressOf, SCREEN_WALKS } from '../../e2e/support/visits.ts';
import { http } from '../lib/api-client.ts';
import { openSession } from '../lib/session.store.ts';
import { toasts } from '../lib/toast.store.ts';
import { noteWorldChange } from '../lib/world.store.ts';
import { HARMS, type HarmedField, harmedFields, readChanged } from '../testing/reply-changes.ts';
import { REPLY_READERS } from '../testing/reply-readers.ts';
import { openApp, startServer } from '../testing/walk-app.tsx';

const CALLS: readonly Call[] = ALL_CALLS;

/** What a player never reads, whatever a server sends. */
const RAW = /TypeError|RangeError|undefined|NaN|\[object|Invalid Date|\bnull\b/;

type Walk = {
  readonly server: TestServer;
  readonly isQuiet: () => boolean;
  /** What the app wrote for its developers since the last look. */
  readonly complained: MockInstance;
};

/** Some harm that is done to the replies of a screen at once. */
type Blow = { readonly name: string; readonly fields: readonly HarmedField[] };

async function startDemo(): Promise<TestServer> {
  const server = await startServer({ populate: DEMO_RULES.populate });
  await server.control('clock', { freeze: true }).expect(200);
  return server;
}

/** Logs in as the demo account, of which there is one of everything, and tells the ids of it. */
async function enterDemo({ call, game }: TestServer) {
  const reply = await call(loginCall.path, { uname: TOUR_ACCOUNT.userName, password: DEMO_LOGIN_PASSWORD });
  const { token } = reply.body.data;
  openSession({ ...profileFromWire(reply.body.data), token });
  const headers = { 'x-token': token };
  const firstOf = async (asked: typeof call, path: string, input: object) => {
    const { data } = (await asked(path, input, headers)).body;
    return (data.list ?? data)[0];
  };
  const order = (type: number) => firstOf(call, listFinanceOrdersCall.path, { type });
  return {
    bet: (await firstOf(game, listBetsCall.path, { lotteryId: '1', status: 0 })).ordercode,
    chase: String((await firstOf(game, listChasesCall.path, { lotteryId: '1', status: 0 })).id),
    deposit: (await order(FINANCE_TYPE.deposit)).id,
    withdrawal: (await order(FINANCE_TYPE.withdrawal)).id,
  };
}

/** Follows the calls that the app makes. */
function watchCalls() {
  const asked = new Set<Call>();
  let open = 0;
  const sent = http.interceptors.request.use((config) => {
    open += 1;
    const call = CALLS.find(({ path }) => config.url?.endsWith(`/${path}`));
    if (call !== undefined) asked.add(call);
    return config;
  });
  const end = <Answer,>(answer: Answer): Answer => {
    open -= 1;
    return answer;
  };
  const answered = http.interceptors.response.use(end, (error) => Promise.reject(end(error)));
  onTestFinished(() => {
    http.interceptors.request.eject(sent);
    http.interceptors.response.eject(answered);
  });
  return { asked, isQuiet: () => open === 0 };
}

/** Some hundred renderings of whole screens take minutes on a busy machine. */
const PATIENCE_MS = 600_000;
const QUIET_MS = 4;
const TIMES_QUIET = 3;
const MOST_LOOKS = 2000;

/** Until nothing is asked for any more and what came is shown. */
async function untilQuiet(isQuiet: () => boolean): Promise<void> {
  let times = 0;
  for (let looks = 0; looks < MOST_LOOKS && times < TIMES_QUIET; looks += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
    times = isQuiet() && document.querySelector('h1') !== null ? times + 1 : 0;
  }
  expect(times, 'looks at a screen at rest').toBe(TIMES_QUIET);
}

/** What is wrong with the screen that is shown. */
function wrongsOfScreen({ complained }: Pick<Walk, 'complained'>): readonly string[] {
  const said = [...document.querySelectorAll('[aria-label], [alt], [title], input')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'value'].map((name) => element.getAttribute(name) ?? ''),
  );
  const raw = [document.body.textContent, ...said].flatMap((text) => RAW.exec(text)?.[0] ?? []);
  const complaints = complained.mock.calls.splice(0).map(([first]) => String(first));
  const back = i18next.t('ui.navigation.back');
  const hasWay = document.querySelector(`[aria-label="${back}"], a[href="/"]`) !== null;
  return [
    ...raw.map((text) => `shows "${text}"`),
    ...(document.body.textContent.includes(i18next.t('app.crash.title')) ? ['is dead'] : []),
    ...(hasWay ? [] : ['has no way back']),
    ...complaints.map((text) => `complains: ${text.slice(0, 200)}`),
  ];
}

/** Whether the replies of a call are still read with all of these changed. */
function areReadable(fields: readonly HarmedField[]): boolean {
  return fields.every(({ call }) => {
    const changes = fields.filter((field) => field.call === call).map(({ change }) => change);
    return readChanged(call, changes) !== undefined;
  });
}

/**
 * All that is done to the calls of a screen, in few blows: what the app reads all the same is changed together, and what
 * holds such fields apart from them. What makes a reply unreadable is one to a screen: there each has its turn on another.
 */
function blowsFor(calls: readonly Call[], turn: number): readonly Blow[] {
  const inData = calls
    .filter(({ path }) => REPLY_READERS.has(path))
    .map((call) => harmedFields(call).filter(({ change }) => change.at.startsWith('data')));
  const borne = inData.flat().filter((field) => areReadable([field]));
  const together = HARMS.map((harm) => ({
    name: `fields ${harm}`,
    fields: borne.filter((field) => field.harm === harm && !field.isContainer),
  }));
  const holding = HARMS[turn % HARMS.length];
  together.push({
    name: `what holds fields ${holding}`,
    fields: borne.filter((field) => field.harm === holding && field.isContainer),
  });
  const unreadable = inData.flatMap((fields) => {
    const ending = fields.filter((field) => !borne.includes(field));
    const field = ending[turn % ending.length];
    return field === undefined ? [] : [{ name: nameOf(field), fields: [field] }];
  });
  const ofEnvelope = calls.flatMap((call) => {
    const fields = harmedFields(call).filter(({ change }) => !change.at.startsWith('data'));
    return fields[turn % fields.length] ?? [];
  });
  return [...together, ...unreadable, { name: 'the envelope', fields: ofEnvelope }].filter(
    ({ fields }) => fields.length > 0,
  );
}

function nameOf({ call, change, harm }: HarmedField): string {
  return `${call.path} ${change.at} ${harm}`;
}

/** Does some harm to a screen that is open, which asks for everything again, and tells what is wrong then. */
async function strike(walk: Walk, { name, fields }: Blow): Promise<readonly string[]> {
  const { server, isQuiet } = walk;
  await supertest(server.app.server).delete('/__mock/faults').expect(200);
  for (const call of new Set(fields.map((field) => field.call))) {
    const patch = fields.filter((field) => field.call === call).map(({ change }) => change);
    const path = call.base === 'game' ? `game/${call.path}` : call.path;
    // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
    await server.control('faults', { match: { path }, then: { patch } }).expect(200);
  }
  act(() => {
    toasts.useToasts.setState({ toasts: [] });
    noteWorldChange();
  });
  await untilQuiet(isQuiet);
  return wrongsOfScreen(walk).map((wrong) => `${name}: ${wrong}`);
}

/** What is wrong with a screen after some harm; of which field, where it is one of several. */
async function wrongsOfBlow(walk: Walk, blow: Blow): Promise<readonly string[]> {
  const wrongs = await strike(walk, blow);
  if (wrongs.length === 0 || blow.fields.length === 1) return wrongs;
  const alone: string[] = [];
  for (const field of blow.fields)
    alone.push(...(await strike(walk, { name: nameOf(field), fields: [field] })));
  return alone.length > 0 ? alone : wrongs;
}

it.each(SCREEN_WALKS.map((screens) => [screens[0], screens] as const))(
  'no screen dies of a field that is removed, null or of another type, and none shows it raw: from %s on',
  async (_first, screens) => {
    const server = await startDemo();
    const ids = await enterDemo(server);
    const { asked, isQuiet } = watchCalls();
    const walk = { server, isQuiet, complained: vi.spyOn(console, 'error') };
    const wrongs: string[] = [];
    for (const [turn, path] of screens.entries()) {
      await supertest(server.app.server).delete('/__mock/faults').expect(200);
      asked.clear();
      await openApp(addressOf(path, ids));
      await untilQuiet(isQuiet);
      const found = [...wrongsOfScreen(walk)];
      for (const blow of blowsFor([...asked], turn)) found.push(...(await wrongsOfBlow(walk, blow)));
      wrongs.push(...found.map((wrong) => `${path} ${wrong}`));
      cleanup();
    }
    expect(wrongs).toEqual([]);
  },
  PATIENCE_MS,
);
