import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import { ControlError } from '../control-error.ts';
import { fittingJson } from './fitting-json.ts';
import type { CallRecord, ControlRecord, Journal, JournalRecord } from './journal.ts';
import { secretMark } from './mask-secrets.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { ID_NAME, TEST_HEAD } from './test-template.ts';

/** What is copied: the last so many calls of the life that a world has now, with all that came before them. */
type Wanted = {
  readonly world: string;
  readonly epoch: number;
  readonly last: number;
  readonly playerBase: string;
  /** Settings that the world was made with. */
  readonly config: unknown;
  /** How many entries a journal keeps (JOURNAL_LENGTH). */
  readonly journalLength: number;
  /** Where the test finds the server unless it is told: the host that all worlds share. */
  readonly serverUrl: string;
};

/** Makes a test of what a world remembers since it began; refuses, in a sentence, when that is not known any more. */
export function testOf(journal: Journal, wanted: Wanted): string {
  const { founding, steps } = lifeOf(journal, wanted);
  const calls = steps.filter(({ kind }) => kind === 'call');
  const firstId = calls.at(-wanted.last)?.id ?? 0;
  const { scenario, seed, nowMs } = worldTold(founding);
  const { config } = wanted;
  const hasSeed = seed !== undefined;
  const world = { scenario, ...(hasSeed && { seed }), at: nowMs, rate: 0, config };
  const head = TEST_HEAD.replace('SECRETS', json([...standInsFor(steps)]))
    .replace('WORLD', () => json(world))
    .replace('SERVER_URL', wanted.serverUrl)
    .replaceAll('HAS_SEED', String(hasSeed))
    .replace('DEMO_PASSWORD', DEMO_LOGIN_PASSWORD)
    .replace('LOGIN_URL', `${wanted.playerBase}/${loginCall.path}`);
  const lines = linesOf(steps, { firstId, beganMs: Number(nowMs), hasSeed });
  const title = `what happened in the world ${wanted.world}`;
  return `${head}\ntest(${json(title)}, async () => {\n${lines.join('\n')}\n}, 60_000);\n`;
}

type Life = {
  readonly founding: ControlRecord;
  readonly steps: readonly (JournalRecord & (CallRecord | ControlRecord))[];
};

const FOUNDING = new RegExp(`^${CONTROL_BASE}/(?:worlds|worlds/[^/]+/reset|scenario)$`);

function lifeOf(journal: Journal, { world, epoch, journalLength }: Wanted): Life {
  const records = journal.since(0).filter((record) => record.epoch === epoch);
  const index = records.findIndex((record) => isFounding(record));
  const founding = records[index];
  if (founding?.kind !== 'control' || worldTold(founding).scenario === undefined)
    throw new ControlError(
      `It is not remembered how the world "${world}" began: create it, reset it or put it into a scenario, then make the calls. It remembers the last ${journalLength} entries (JOURNAL_LENGTH), and none from before a restart.`,
      { code: 409 },
    );
  const steps = records.slice(index + 1).flatMap((record) => (isStep(record) ? [record] : []));
  return { founding, steps };
}

function isFounding(record: JournalRecord): boolean {
  return (
    record.kind === 'control' &&
    record.method === 'POST' &&
    record.status === 200 &&
    FOUNDING.test(record.url)
  );
}

/** Reads and snapshots change nothing; what was refused did not. */
function isStep(record: JournalRecord): record is JournalRecord & (CallRecord | ControlRecord) {
  if (record.kind === 'call') return true;
  if (record.kind === 'happening' || record.method === 'GET' || record.status >= 400) return false;
  return !record.url.startsWith(`${CONTROL_BASE}/snapshots`);
}

function worldTold({ reply = '' }: ControlRecord) {
  const data = fieldOf(parsedOrText(reply), 'data');
  return {
    scenario: fieldOf(data, 'scenario'),
    seed: fieldOf(data, 'seed'),
    nowMs: fieldOf(data, 'nowMs'),
  };
}

type Telling = { readonly firstId: number; readonly beganMs: number; readonly hasSeed: boolean };

function linesOf(steps: Life['steps'], { firstId, beganMs, hasSeed }: Telling): string[] {
  const sent = new Set(steps.flatMap(({ input }) => leavesOf(input)));
  const learns = (reply: unknown) => learnable(reply, { sent, hasSeed });
  let nowMs = beganMs;
  return steps.flatMap((step) => {
    const moves = step.atMs > nowMs ? [`  await at(${step.atMs});`] : [];
    nowMs = Math.max(nowMs, step.atMs);
    const isHeld = step.kind === 'call' && step.id >= firstId;
    return [...moves, ...lineOf(step, { isHeld, hasSeed, learns })];
  });
}

type Line = {
  readonly isHeld: boolean;
  readonly hasSeed: boolean;
  readonly learns: (reply: unknown) => unknown;
};

/** The clock is moved by the moments of all that is done, so a move of it is no step of its own. */
function lineOf(step: Life['steps'][number], { isHeld, hasSeed, learns }: Line): string[] {
  const reply = step.reply === undefined || step.reply === '' ? undefined : parsedOrText(String(step.reply));
  if (step.kind === 'control') {
    const { method, url, input } = step;
    return url === `${CONTROL_BASE}/clock`
      ? []
      : [told('before', { method, url, input: input.body }, learns(reply))];
  }
  const left = whyLeftOut(step);
  if (left !== undefined) return [`  // Left out: ${step.url}, ${left}.`];
  const { status, closed } = step;
  const sent = sentBy(step);
  if (closed !== undefined) return [told('isLost', sent)];
  if (!isHeld || status === undefined) return [told('before', sent, learns(reply))];
  // Of a world that is left to chance no more than codes are held.
  const held = hasSeed ? reply : { code: fieldOf(reply, 'code'), ...Object(learns(reply)) };
  return [told('holds', sent, { status, ...(reply !== undefined && { reply: held }) })];
}

function sentBy(call: CallRecord): SentStep {
  const { method, url, caller, input } = call;
  const { lang, 'idempotency-key': key } = call.headers;
  const headers = {
    ...(lang !== undefined && { lang }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return { method, url, player: isLogIn(call) ? undefined : caller?.userName, headers, input };
}

/**
 * Of a reply what a later step needs of it: the secrets in it, and, where chance decides them, the ids that somebody
 * sent afterwards. A list is told by its indices.
 */
function learnable(
  value: unknown,
  { sent, hasSeed, name = '' }: { sent: ReadonlySet<unknown>; hasSeed: boolean; name?: string },
): unknown {
  if (typeof value !== 'object' || value === null) {
    const isSecret = typeof value === 'string' && value.startsWith(SECRET_MARK);
    return sent.has(value) && (isSecret || (!hasSeed && ID_NAME.test(name))) ? value : undefined;
  }
  const inner = Object.entries(value).flatMap(([field, held]) => {
    const learned = learnable(held, { sent, hasSeed, name: field });
    return learned === undefined ? [] : [[field, learned] as const];
  });
  return inner.length === 0 ? undefined : Object.fromEntries(inner);
}

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

/** Who logs in or registers has no session yet. */
function isLogIn({ call }: CallRecord): boolean {
  return call?.session !== 'required';
}

function whyLeftOut({ input, reply, call, closed }: CallRecord): string | undefined {
  if (reply === undefined && closed === undefined)
    return 'whoever called went away before it was carried out';
  const isRefused = fieldOf(parsedOrText(String(reply ?? '')), 'code') === 400;
  if (!isRefused || call === undefined) return undefined;
  if (input === undefined) return 'what was sent was no JSON, and is not kept';
  return json(input).includes(SECRET_MARK) ? 'the form of a password may have been refused' : undefined;
}

type SentStep = {
  readonly method: string;
  readonly url: string;
  readonly player?: string | undefined;
  readonly headers?: object;
  readonly input: unknown;
};

function told(word: 'before' | 'holds' | 'isLost', sent: SentStep, came?: unknown): string {
  const parameters = [shortened(sent), ...(came === undefined ? [] : [came])];
  return `  await ${word}(${parameters.map((parameter) => json(parameter)).join(', ')});`;
}

/** What every step has is not said at each. */
function shortened({ method, headers, ...sent }: SentStep) {
  const hasHeaders = headers !== undefined && Object.keys(headers).length > 0;
  return { ...(method !== 'POST' && { method }), ...sent, ...(hasHeaders && { headers }) };
}

const LINE_WIDTH = 110;

/** A step's JSON, at the indent of a test's body. */
function json(value: unknown): string {
  return fittingJson(value, LINE_WIDTH).replaceAll('\n', '\n  ');
}

const MARKS = new RegExp(`"(\\w+)":"(${SECRET_MARK} [0-9a-f]{8})"`, 'g');

/** For each secret that somebody sent another one that serves: those that all demo accounts share are known. */
function standInsFor(steps: Life['steps']): ReadonlyMap<string, string> {
  const demo = new Map(
    [DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD].map((secret) => [secretMark(secret), secret]),
  );
  const standIns = new Map<string, string>();
  for (const { input, url } of steps)
    for (const [, name = '', mark = ''] of JSON.stringify(input ?? null).matchAll(MARKS))
      standIns.set(mark, demo.get(mark) ?? standIns.get(mark) ?? standIn(url, name, standIns.size));
  return standIns;
}

/** Of the form that the call takes there: a transaction password has four digits. */
function standIn(url: string, name: string, count: number): string {
  const isPay = name === 'payPassword' || /wallet|withdraw|deposit|PayPassword/i.test(url);
  return isPay ? String(9000 + count) : `stand-in-${count}`;
}
