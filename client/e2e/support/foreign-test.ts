import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { type ForeignServer, type ForeignSettings, startForeignServer } from '../foreign/foreign-server.ts';
import { LOWER_CASE_ISSUES } from '../foreign/planted.ts';
import { answerBuiltClient } from './built-client.ts';
import { logInBy } from './log-in.ts';
import { test as base, expect } from './test.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');

/** The server itself with the built client beside it, or the mock, in whose world it answers (control §13). */
export const WAYS = ['directly', 'through an upstream world'] as const;

/** Its day is not that of the machine, so that no test meets a midnight. */
const START_MS = Date.parse('2026-08-16T17:17:12+08:00');

/** The player who is there from the start, with one of everything. */
export const LINMEI = { uname: 'linmei', password: 'maple-28', payPassword: '1234' } as const;

type Fixtures = {
  /** Of the foreign server; it runs, and a test moves it on. */
  readonly clock: { readonly nowMs: () => number; readonly advance: (ms: number) => void };
  readonly settings: ForeignSettings;
  readonly foreign: ForeignServer;
  /** How the browser comes to it. */
  readonly way: (typeof WAYS)[number];
  /** Where the client is served. */
  readonly origin: string;
};

/** The built client on a server that shares no line with ours; through an upstream world it differs in nothing. */
export const test = base.extend<Fixtures>({
  // The browser itself notes each call that is not there; nothing else may.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  expectedComplaints: async ({}, use) => use(['status of 404']),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  clock: async ({}, use) => {
    let aheadMs = START_MS - Date.now();
    const advance = (ms: number) => {
      aheadMs += ms;
    };
    await use({ nowMs: () => Date.now() + aheadMs, advance });
  },
  settings: [{}, { option: true }],
  way: ['directly', { option: true }],
  foreign: async ({ clock: { nowMs }, settings, way }, use) => {
    // Either spelling of issues is met in one of the ways.
    const planted = way === 'directly' ? LOWER_CASE_ISSUES : [];
    const foreign = await startForeignServer({ planted, ...settings, nowMs, site: answerBuiltClient });
    await use(foreign);
    foreign.close();
  },
  origin: async ({ foreign, mock, way }, use) => {
    if (way === 'directly') return use(foreign.origin);
    const upstream = await mock.createWorld({ upstream: { url: foreign.origin, allowWrites: true } });
    await use(upstream.url);
    const { findings, source } = await upstream.drift();
    expect(findings).toEqual([]);
    expect(source.exchanges).toBeGreaterThan(0);
    await upstream.delete();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

export { expect };

/** Logs in by the form, as a person does. */
export async function logInAsLinmei(page: Page): Promise<void> {
  const complained = nextMissingCall(page);
  await page.goto(paths.logIn);
  await logInBy(page, t, LINMEI);
  await expect(page).toHaveURL(paths.home);
  await complained;
}

/**
 * Waits until the browser has complained about a call that is not there. Once known it is not made again, and the browser
 * drops what it would complain about when the page is left before.
 */
export async function nextMissingCall(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes('status of 404'));
}

/** Makes calls as that player without the browser, one after the other. */
export async function callAsLinmei(
  { origin }: ForeignServer,
  ...calls: readonly (readonly [path: string, input: object])[]
): Promise<void> {
  let token = '';
  for (const [path, input] of [['user/login', LINMEI] as const, ...calls]) {
    const headers = { 'content-type': 'application/json', 'x-token': token };
    const init = { method: 'POST', headers, body: JSON.stringify(input) };
    const { code, data } = await (await fetch(`${origin}/player-api/player/${path}`, init)).json();
    expect(code).toBe(200);
    token = data?.tokenValue ?? token;
  }
}

/** Neither a dialog nor a passing message speaks of something that went wrong. */
export async function expectQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText(t('error.request.interfaceDetail', { detail: '' }))).toHaveCount(0);
  await expect(page.getByText(t('error.request.failed'))).toHaveCount(0);
}
