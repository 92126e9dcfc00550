import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { type JournalMark, SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import { createPlayerControl } from '@canada28/shared/control/players.control.ts';
import type { WorldOrigin } from '../../worlds/world-origin.ts';
import { chosenSteps } from './chosen-steps.ts';
import { fittingLiteral } from './fitting-literal.ts';
import { historyOf, type WorldHistory } from './generation-history.ts';
import type { CallRecord, ControlRecord, Journal } from './journal.ts';
import { listMarks } from './journal-marks.ts';
import { learnable, leavesOf } from './learned-values.ts';
import { secretMark } from './mask-secrets.ts';
import { openedAs } from './opened-sessions.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { inputOf } from './retained-input.ts';
import { type TestNeeds, testHead } from './test-head.ts';
import { joinedAs, joinedBefore, typedName } from './visitor-steps.ts';

/** What is copied: the last so many calls of the generation that a world has now, with all that came before them. */
type Wanted = {
  readonly world: string;
  readonly generation: number;
  readonly last: number;
  /** In the place of the last so many: all from this entry on. */
  readonly fromId: number | undefined;
  /** With the calls that only read. */
  readonly hasPolls: boolean;
  /** The one call that is held to its reply, and the last step. */
  readonly onlyId: number | undefined;
  /** What the world came from. */
  readonly origin: WorldOrigin;
  /** The accounts of those who are joined by an invitation. */
  readonly visitors: readonly string[];
  /** How many entries a journal keeps (JOURNAL_LENGTH). */
  readonly journalLength: number;
  /** Where the test finds the server unless it is told: the host that all worlds share. */
  readonly serverUrl: string;
};

/** Makes a test of what a world remembers since it began; refuses, in a sentence, when that is not known any more. */
export function testOf(journal: Journal, wanted: Wanted): string {
  const { creation, steps: all } = historyOf(journal, wanted);
  const { scenario, seed, nowMs } = creation;
  const { config, notices, atMs: at = nowMs } = wanted.origin;
  const gone = joinedBefore(all, wanted.visitors);
  // The accounts of visitors who stayed are not in the world of the test: what is numbered after them is another there.
  const hasSeed = seed !== undefined && gone.size === 0;
  const marks = new Map(listMarks(journal).map((mark) => [mark.id, mark]));
  const { hasPolls, onlyId, fromId, last } = wanted;
  const steps = chosenSteps(all, { hasPolls, onlyId, marked: new Set(marks.keys()), hasSeed });
  const firstId = onlyId ?? fromId ?? steps.filter(({ kind }) => kind === 'call').at(-last)?.id ?? 0;
  const lang = commonLang(steps);
  const lines = linesOf(steps, { firstId, beganMs: nowMs, hasSeed, marks, lang, gone });
  const head = testHead({
    ...needsOf(steps, { lines, hasSeed }),
    serverUrl: wanted.serverUrl,
    lang,
    world: fittingLiteral(
      { scenario, ...(seed !== undefined && { seed }), at, rate: 0, config, notices },
      WORLD_WIDTH,
      '  ',
    ),
    standIns: literal([...standInsFor(steps.filter((step) => joinedAs(step) === undefined))]),
  });
  const title = literal(`what happened in the world ${wanted.world}`);
  return `${head}\n\ntest(${title}, async () => {\n${lines.join('\n')}\n}, 60_000);\n`;
}

type Written = { readonly lines: readonly string[]; readonly hasSeed: boolean };

/** What of the head of a test these steps are in need of. */
function needsOf(
  steps: WorldHistory['steps'],
  { lines, hasSeed }: Written,
): Omit<TestNeeds, 'serverUrl' | 'world' | 'standIns' | 'lang'> {
  const text = lines.join('\n');
  const helpers = new Set([...text.matchAll(/^ {2}await (\w+)\(/gm)].map(([, helper = '']) => helper));
  const sent = steps.filter(
    (step) => !isMove(step) && joinedAs(step) === undefined && openedAs(step) === undefined,
  );
  return {
    hasSeed,
    learns: !hasSeed || text.includes(SECRET_MARK),
    helpers,
    hasPlayers:
      helpers.has('opens') || steps.some((step) => step.kind === 'call' && step.caller !== undefined),
    logsIn: helpers.has('opens') || hasUnseenLogIn(steps),
    hasControls: sent.some(({ kind }) => kind === 'control'),
    hasIdsInUrls: !hasSeed && sent.some(({ url }) => /\d{4}/.test(url)),
    hasMethods: sent.some(({ method }) => method !== 'POST'),
    hasTexts: sent.some(({ reply = '' }) => isText(String(reply))),
  };
}

function isText(reply: string): boolean {
  return reply !== '' && parsedOrText(reply) === reply;
}

/** Whether a player calls whose log in the test does not repeat. */
function hasUnseenLogIn(steps: WorldHistory['steps']): boolean {
  const loggedIn = new Set<unknown>();
  return steps.some((step) => {
    if (step.kind !== 'call') return false;
    const data = step.status === undefined ? undefined : fieldOf(parsedOrText(String(step.reply)), 'data');
    if (fieldOf(data, 'tokenValue')) loggedIn.add(fieldOf(data, 'userName'));
    const { player } = sentBy(step);
    return player !== undefined && !loggedIn.has(player);
  });
}

/** As people write a moment; the clock takes it like that, too. */
function momentText(ms: number): string {
  return new Date(ms).toISOString();
}

type Telling = {
  readonly firstId: number;
  readonly beganMs: number;
  readonly hasSeed: boolean;
  readonly marks: ReadonlyMap<number, JournalMark>;
  readonly lang: string | undefined;
  /** Players whose accounts no step makes. */
  readonly gone: ReadonlySet<string>;
};

function linesOf(steps: WorldHistory['steps'], { firstId, beganMs, marks, ...rest }: Telling): string[] {
  const { hasSeed } = rest;
  const sent = new Set(steps.flatMap((step) => leavesOf(inputOf(step))));
  const learns = (reply: unknown) => learnable(reply, { sent, hasSeed });
  let nowMs = beganMs;
  return steps.flatMap((step) => {
    const moves = step.atMs > nowMs ? [`  await at(${literal(momentText(step.atMs))});`] : [];
    nowMs = Math.max(nowMs, step.atMs);
    const isHeld = step.kind === 'call' && step.id >= firstId;
    return [...moves, ...noteOf(marks.get(step.id)), ...lineOf(step, { ...rest, isHeld, learns })];
  });
}

function noteOf(mark: JournalMark | undefined): string[] {
  return mark?.note === undefined ? [] : [`  // ${mark.note.replaceAll(/\s+/g, ' ')}`];
}

type Line = {
  readonly isHeld: boolean;
  readonly hasSeed: boolean;
  /** The language that all calls have in common: the head sends it. */
  readonly lang: string | undefined;
  readonly gone: ReadonlySet<string>;
  readonly learns: (reply: unknown) => unknown;
};

/** The clock is moved by the moments of all that is done, so a move of it is no step of its own. */
function lineOf(
  step: WorldHistory['steps'][number],
  { isHeld, hasSeed, lang, gone, learns }: Line,
): string[] {
  const reply = step.reply === undefined || step.reply === '' ? undefined : parsedOrText(String(step.reply));
  if (step.kind === 'control') return lineOfControl(step, { reply, gone, learned: learns(reply) });
  const left = whyLeftOut(step, gone);
  if (left !== undefined) return [`  // Left out: ${step.url}, ${left}.`];
  const { status, closed } = step;
  const sent = sentBy(step, lang);
  if (closed !== undefined) return [told('isLost', sent)];
  if (!isHeld || status === undefined) return [told('before', sent, learns(reply))];
  // Of a world that is left to chance no more than codes are held.
  const code = fieldOf(reply, 'code');
  const needed = code === undefined ? learns(reply) : { code, ...Object(learns(reply)) };
  return [told('holds', sent, { status, reply: hasSeed ? reply : needed })];
}

type ControlLine = Pick<Line, 'gone'> & { readonly reply: unknown; readonly learned: unknown };

function lineOfControl(step: ControlRecord, { reply, gone, learned }: ControlLine): string[] {
  if (joinedAs(step) !== undefined) return [`  await joins(${typedName(step).map(literal)});`];
  const player = openedAs(step);
  if (player !== undefined) return gone.has(player) ? [] : [`  await opens(${literal(player)});`];
  const { method, url } = step;
  const body = fieldOf(inputOf(step), 'body');
  // A name that follows from the number of the account is told: the number is another one.
  const isNumbered = gone.size > 0 && url === CREATE_PLAYER_URL;
  const input = isNumbered
    ? { userName: fieldOf(fieldOf(reply, 'data'), 'userName'), ...Object(body) }
    : body;
  return isMove(step) ? [] : [told('before', { method, url, input }, learned)];
}

const CREATE_PLAYER_URL = `${CONTROL_BASE}${createPlayerControl.path}`;

function isMove({ url }: Pick<ControlRecord, 'url'>): boolean {
  return url === `${CONTROL_BASE}/clock`;
}

/** The language of all calls of players; undefined where they differ. */
function commonLang(steps: WorldHistory['steps']): string | undefined {
  const langs = new Set(steps.flatMap((step) => (step.kind === 'call' ? [step.headers.lang] : [])));
  const [lang] = langs;
  return langs.size === 1 ? String(lang ?? '') || undefined : undefined;
}

function sentBy(call: CallRecord, common?: string): SentStep {
  const { method, url, caller } = call;
  const { lang, 'idempotency-key': key } = call.headers;
  const headers = {
    ...(lang !== undefined && lang !== common && { lang }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return { method, url, player: isLogIn(call) ? undefined : caller?.userName, headers, input: inputOf(call) };
}

/** Who logs in or registers has no session yet. */
function isLogIn({ call }: CallRecord): boolean {
  return call?.session !== 'required';
}

function whyLeftOut(record: CallRecord, gone: ReadonlySet<string>): string | undefined {
  const { reply, call, closed, caller } = record;
  if (caller !== undefined && gone.has(caller.userName))
    return `${caller.userName} joined before the world began to be this one`;
  const input = inputOf(record);
  if (reply === undefined && closed === undefined) return 'the caller went away before it was carried out';
  const isRefused = fieldOf(parsedOrText(String(reply ?? '')), 'code') === 400;
  if (!isRefused || call === undefined) return undefined;
  if (input === undefined) return 'what was sent was no JSON, and is not kept';
  return JSON.stringify(input).includes(SECRET_MARK)
    ? 'the form of a password may have been refused'
    : undefined;
}

type SentStep = {
  readonly method: string;
  readonly url: string;
  readonly player?: string | undefined;
  readonly headers?: object;
  readonly input: unknown;
};

function told(word: 'before' | 'holds' | 'isLost', sent: SentStep, came?: unknown): string {
  if (came === undefined)
    return `  await ${word}(${fittingLiteral(shortened(sent), LINE_WIDTH - word.length - 8, '  ')});`;
  const parameters = [shortened(sent), came].map((one) => fittingLiteral(one, LINE_WIDTH, '    '));
  const line = `  await ${word}(${parameters.join(', ')});`;
  if (line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  return `  await ${word}(\n${parameters.map((one) => `    ${one},\n`).join('')}  );`;
}

/** What every step has is not said at each. */
function shortened({ method, headers, ...sent }: SentStep) {
  const hasHeaders = headers !== undefined && Object.keys(headers).length > 0;
  return { ...(method !== 'POST' && { method }), ...sent, ...(hasHeaders && { headers }) };
}

const LINE_WIDTH = 110;
/** What is left of a line for the world. */
const WORLD_WIDTH = 46;

/** A value of the head of a test. */
function literal(value: unknown): string {
  return fittingLiteral(value, LINE_WIDTH, '  ');
}

const MARKS = new RegExp(`"(\\w+)":"(${SECRET_MARK.replaceAll('*', '\\*')} [0-9a-f]{8})"`, 'g');

/** For each secret that was sent another one that serves: those that all demo accounts share are known. */
function standInsFor(steps: WorldHistory['steps']): ReadonlyMap<string, string> {
  const demo = new Map(
    [DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD].map((secret) => [secretMark(secret), secret]),
  );
  const standIns = new Map<string, string>();
  for (const step of steps)
    for (const [, name = '', mark = ''] of JSON.stringify(inputOf(step) ?? null).matchAll(MARKS))
      standIns.set(mark, demo.get(mark) ?? standIns.get(mark) ?? standIn(step.url, name, standIns.size));
  return standIns;
}

/** Of the form that the call takes there: a transaction password has four digits. */
function standIn(url: string, name: string, count: number): string {
  const isPay = name === 'payPassword' || /wallet|withdraw|deposit|PayPassword/i.test(url);
  return isPay ? String(9000 + count) : `stand-in-${count}`;
}
