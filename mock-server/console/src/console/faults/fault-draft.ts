import { callsMatching } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import { KINDS, type KindFields, type KindName } from './fault-kinds.ts';

/** What stands in the field of a number when it is shown first: the first call, every second one, one of five. */
export const FIRST_NUMBER = { always: '', every: '2', nth: '1', chance: '20' } as const;

export const OFTEN = ['always', 'every', 'nth', 'chance'] as const;
export type Often = (typeof OFTEN)[number];

/** A fault as it is being chosen; numbers as they are typed. */
export type FaultDraft = KindFields & {
  readonly path: string;
  /** Empty: everybody. */
  readonly player: string;
  readonly kind: KindName;
  readonly often: Often;
  /** Which, or every how many; or the chance in percent. */
  readonly number: string;
  /** Empty: as often as it comes. */
  readonly times: string;
};

export const NEW_DRAFT: FaultDraft = {
  // Nothing: a press too early breaks no call.
  path: '',
  player: '',
  kind: 'latency',
  fromMs: '2000',
  toMs: '4000',
  status: '500',
  code: '403',
  msg: '',
  body: '{ "code": 200, "data": null, "msg": "" }',
  dripMs: '50',
  often: 'always',
  number: FIRST_NUMBER.always,
  times: '',
};

/** What shows a part of the draft and changes it. */
export type DraftProps = {
  readonly draft: FaultDraft;
  readonly onChange: (change: Partial<FaultDraft>) => void;
};

/** What a page is opened with: the call, the player and the refusal of a journal entry. */
export function draftOf(query: URLSearchParams): FaultDraft {
  const [path, player, code, msg] = ['path', 'player', 'code', 'msg'].map((name) => query.get(name) ?? '');
  const isRefusal = code !== '' && code !== '200';
  return {
    ...NEW_DRAFT,
    ...(path && { path }),
    ...(player && { player }),
    ...(isRefusal && { kind: 'code' as const, code, msg: msg ?? '' }),
  };
}

export type Chosen =
  | { readonly request: FaultRequest; readonly missing?: never }
  | { readonly request?: never; readonly missing: string };

export function requestOf(draft: FaultDraft): Chosen {
  const { path, player, times } = draft;
  if (path.trim() === '') return { missing: 'Choose which calls it is about.' };
  if (callsMatching(path).size === 0)
    return {
      missing:
        'No call is called that: choose one of the list; * stands for a part of a path, ** for all of it.',
    };
  const then = KINDS[draft.kind].made(draft);
  if (then === undefined) return { missing: MISSING[draft.kind] ?? 'Fill in what happens.' };
  const often = oftenOf(draft);
  if (often === undefined)
    return { missing: 'How often: a whole number from 1 on, or a chance above 0 to 100 %.' };
  const most = times.trim() === '' ? undefined : Number(times);
  if (most !== undefined && !isCount(most))
    return { missing: 'At most: a whole number from 1 on, or nothing.' };
  const match = { path, ...(player !== '' && { player }), ...often };
  return { request: { match, ...(most !== undefined && { times: most }), then } };
}

const MISSING: Partial<Record<KindName, string>> = {
  latency: 'The wait: whole milliseconds, the second at least as long as the first.',
  code: 'The code is a whole number, like 6000.',
  msgHeader: 'The code is a whole number, like 6000.',
  httpStatus: 'The status is 400 to 599.',
  successHeader: 'The body is no JSON yet.',
  drip: 'The wait after each byte: whole milliseconds.',
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
