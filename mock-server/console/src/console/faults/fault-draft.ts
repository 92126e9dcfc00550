import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { callsMatching } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest, FaultThen } from '@canada28/shared/control/faults.control.ts';
import { canHappenToFile, type FilledIn, KINDS, type KindName } from './fault-kinds.ts';
import { NEW_CHANGE } from './patch-draft.ts';

/** What stands in the field of a number when it is shown first: the first call, every second one, one of five. */
export const FIRST_NUMBER = { always: '', every: '2', nth: '1', chance: '20' } as const;

export const OFTEN = ['always', 'every', 'nth', 'chance'] as const;
export type Often = (typeof OFTEN)[number];

/** What happens to one call, as it is being chosen. */
export type StepDraft = FilledIn & { readonly kind: KindName };

/** A fault as it is being chosen; numbers as they are typed. */
export type FaultDraft = {
  /** Calls of players, or files of the client. */
  readonly about: 'calls' | 'files';
  readonly path: string;
  readonly file: string;
  /** Empty: every player. */
  readonly player: string;
  /** One, or one for each call in turn. */
  readonly steps: readonly StepDraft[];
  /** Which of them is shown. */
  readonly shown: number;
  readonly often: Often;
  /** Which, or every how many; or the chance in percent. */
  readonly number: string;
  /** Empty: as often as it comes. */
  readonly times: string;
};

const NEW_STEP: StepDraft = {
  kind: 'latency',
  fromMs: '2000',
  toMs: '4000',
  status: '500',
  code: '403',
  msg: '',
  body: '{ "code": 200, "data": null, "msg": "" }',
  dripMs: '50',
  changes: [NEW_CHANGE],
};

export const NEW_DRAFT: FaultDraft = {
  about: 'calls',
  // Nothing: a press too early breaks no call.
  path: '',
  file: '',
  player: '',
  steps: [NEW_STEP],
  shown: 0,
  often: 'always',
  number: FIRST_NUMBER.always,
  times: '',
};

/** What shows a part of the draft and changes it. */
export type DraftProps = {
  readonly draft: FaultDraft;
  readonly onChange: (change: Partial<FaultDraft>) => void;
};

/** What shows what happens to one call, and changes it. */
export type StepProps = {
  readonly step: StepDraft;
  readonly onChange: (change: Partial<StepDraft>) => void;
};

export function shownStep({ steps, shown }: FaultDraft): StepDraft {
  return steps[shown] ?? NEW_STEP;
}

export function changeStep({ steps, shown }: FaultDraft, change: Partial<StepDraft>): Partial<FaultDraft> {
  return { steps: steps.map((step, at) => (at === shown ? { ...step, ...change } : step)) };
}

/** The call after those goes unharmed, until it is chosen otherwise; all are hit in turn then. */
export function addStep({ steps }: FaultDraft): Partial<FaultDraft> {
  const added = { ...NEW_STEP, kind: 'unharmed' as const };
  return { steps: [...steps, added], shown: steps.length, often: 'always', number: FIRST_NUMBER.always };
}

/** Without the step that is shown; the only one left is one that harms. */
export function removeStep({ steps, shown }: FaultDraft): Partial<FaultDraft> {
  const left = steps.filter((_, at) => at !== shown);
  const isHarmless = left.length === 1 && left[0]?.kind === 'unharmed';
  return { steps: isHarmless ? [NEW_STEP] : left, shown: Math.max(0, shown - 1) };
}

/** Calls, or files; what cannot happen to a file does not stay chosen for one. */
export function changeAbout({ steps }: FaultDraft, about: FaultDraft['about']): Partial<FaultDraft> {
  const canHappen = ({ kind }: StepDraft) => about === 'calls' || canHappenToFile(kind);
  return { about, steps: steps.map((step) => (canHappen(step) ? step : { ...step, kind: 'latency' })) };
}

/**
 * What a page is opened with: the call, the player and the refusal of a journal entry; of one that succeeded, the reply is
 * what can be changed.
 */
export function draftOf(query: URLSearchParams): FaultDraft {
  const [path = '', player = '', code = '', msg = ''] = ['path', 'player', 'code', 'msg'].map(
    (name) => query.get(name) ?? '',
  );
  const kind = kindFor(code);
  const refusal = kind === 'code' && { code, msg };
  return { ...NEW_DRAFT, path, player, steps: [{ ...NEW_STEP, kind, ...refusal }] };
}

function kindFor(code: string): KindName {
  if (code === '') return 'latency';
  return code === String(SUCCESS_CODE) ? 'patch' : 'code';
}

export type Chosen =
  | { readonly request: FaultRequest; readonly missing?: never }
  | { readonly request?: never; readonly missing: string };

export function requestOf(draft: FaultDraft): Chosen {
  const { about, path, file, player, steps, times } = draft;
  const noTarget = about === 'calls' ? whyNoCalls(path) : whyNoFiles(file);
  if (noTarget !== undefined) return { missing: noTarget };
  const thens = steps.map((step) => KINDS[step.kind].made(step));
  const unready = thens.indexOf(undefined);
  if (unready >= 0) return { missing: whyUnready(steps, unready) };
  const often = oftenOf(draft);
  if (often === undefined)
    return { missing: 'How often: a whole number from 1 on, or a chance above 0 to 100 %.' };
  const most = times.trim() === '' ? undefined : Number(times);
  if (most !== undefined && !isCount(most))
    return { missing: 'At most: a whole number from 1 on, or nothing.' };
  const target = about === 'calls' ? { path, ...(player !== '' && { player }) } : { file };
  const then = thenOf(thens.filter((one) => one !== undefined));
  if (then === undefined) return { missing: 'One call at least has to be harmed.' };
  return { request: { match: { ...target, ...often }, ...(most !== undefined && { times: most }), then } };
}

function whyNoCalls(path: string): string | undefined {
  if (path.trim() === '') return 'Choose which calls it is about.';
  if (callsMatching(path).size > 0) return undefined;
  return 'No call is called that: choose one of the list; * stands for a part of a path, ** for all of it.';
}

function whyNoFiles(file: string): string | undefined {
  if (file.trim() === '') return 'Choose which files it is about.';
  return file.length > MOST_GLOB ? `At most ${MOST_GLOB} letters.` : undefined;
}

/** So many letters a glob may have. */
const MOST_GLOB = 100;

function thenOf(thens: readonly (FaultThen | null)[]): FaultRequest['then'] | undefined {
  const [only] = thens;
  if (thens.every((one) => one === null)) return undefined;
  return thens.length === 1 && only ? only : { sequence: [...thens] };
}

function whyUnready(steps: readonly StepDraft[], at: number): string {
  const why = MISSING[steps[at]?.kind ?? 'latency'] ?? 'Fill in what happens.';
  return steps.length === 1 ? why : `Step ${at + 1}. ${why}`;
}

const MISSING: Partial<Record<KindName, string>> = {
  latency: 'The wait: whole milliseconds, the second at least as long as the first.',
  code: 'The code is a whole number, like 6000.',
  msgHeader: 'The code is a whole number, like 6000.',
  httpStatus: 'The status is 400 to 599.',
  successHeader: 'The body is no JSON yet.',
  drip: 'The wait after each byte: whole milliseconds.',
  patch: 'Each change: a field of the reply, and what becomes of it.',
};

function oftenOf({ often, number }: FaultDraft): Omit<FaultRequest['match'], 'path' | 'player'> | undefined {
  const value = Number(number);
  if (often === 'always') return {};
  if (often === 'chance') return value > 0 && value <= 100 ? { probability: value / 100 } : undefined;
  if (!isCount(value)) return undefined;
  return often === 'nth' ? { nth: value } : { every: value };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}
