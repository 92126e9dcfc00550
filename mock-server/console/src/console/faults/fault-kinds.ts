import type { FaultThen } from '@canada28/shared/control/faults.control.ts';
import { type ChangeDraft, patchOf } from './patch-draft.ts';

/** What happens to one call; null: it goes unharmed. */
type Then = FaultThen | null;

/** What one fills in, beside the kind, as it is typed. */
export type KindFields = {
  readonly fromMs: string;
  /** Empty: the wait is always the same. */
  readonly toMs: string;
  readonly status: string;
  readonly code: string;
  readonly msg: string;
  readonly body: string;
  readonly dripMs: string;
};

/** The same with the changes of a reply. */
export type FilledIn = KindFields & { readonly changes: readonly ChangeDraft[] };

/** A kind of fault (control §5). */
export type Kind = {
  readonly label: string;
  readonly sentence: string;
  /** What it does to a file of the client; left out where it cannot happen to one. */
  readonly ofFile?: string;
  /** What one fills in; nothing unless told. */
  readonly fields?: readonly (keyof KindFields)[];
  /** Undefined where what was typed makes no fault. */
  readonly made: (filled: FilledIn) => Then | undefined;
};

function numberIn(typed: string): number | undefined {
  const value = Number(typed);
  return typed.trim() === '' || !Number.isInteger(value) || value < 0 ? undefined : value;
}

function withNumber(typed: string, made: (value: number) => Then | undefined): Then | undefined {
  const value = numberIn(typed);
  return value === undefined ? undefined : made(value);
}

function latencyOf({ fromMs, toMs }: KindFields): Then | undefined {
  const [min, max] = [numberIn(fromMs), numberIn(toMs)];
  if (min === undefined) return undefined;
  if (toMs.trim() === '') return { latencyMs: min };
  return max === undefined || max < min ? undefined : { latencyMs: { min, max } };
}

function bodyOf({ body }: KindFields): Then | undefined {
  try {
    return { successHeader: true, body: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** Every kind, the commonest first. */
export const KINDS = {
  latency: {
    label: 'Waits',
    sentence: 'The call is carried out, later than usual.',
    ofFile: 'It comes later than usual.',
    fields: ['fromMs', 'toMs'],
    made: latencyOf,
  },
  code: {
    label: 'Is refused',
    sentence: 'Not carried out: answers a code and a text, as the server refuses.',
    fields: ['code', 'msg'],
    made: ({ code, msg }) => withNumber(code, (value) => ({ code: value, ...(msg !== '' && { msg }) })),
  },
  msgHeader: {
    label: 'Is refused, text in a header',
    sentence: 'The same, but the text stands in the header msg only.',
    fields: ['code', 'msg'],
    made: ({ code, msg }) => withNumber(code, (value) => ({ code: value, msgHeader: msg })),
  },
  patch: {
    label: 'Reply is changed',
    sentence: 'Carried out; fields of the real reply go missing or are others.',
    made: ({ changes }) => patchOf(changes),
  },
  httpStatus: {
    label: 'Answers an HTTP error',
    sentence: 'Not carried out: a gateway or a firewall answers.',
    ofFile: 'A gateway or a firewall answers in its place.',
    fields: ['status'],
    made: ({ status }) =>
      withNumber(status, (value) => (value < 400 || value > 599 ? undefined : { httpStatus: value })),
  },
  closeAfter: {
    label: 'Reply is lost',
    sentence: 'Carried out, but the connection closes before the reply.',
    made: () => ({ close: 'after' }),
  },
  closeBefore: {
    label: 'Never arrives',
    sentence: 'Not carried out: the connection closes at once.',
    ofFile: 'It never comes: the connection closes at once.',
    made: () => ({ close: 'before' }),
  },
  sessionExpired: {
    label: 'Session has ended',
    sentence: 'The player is logged out and has to log in again.',
    made: () => ({ sessionExpired: true }),
  },
  newToken: {
    label: 'Gets a new token',
    sentence: 'The reply brings another token; the old one holds for another 60 s.',
    made: () => ({ newToken: true }),
  },
  maintenance: {
    label: 'Finds maintenance',
    sentence: 'Not carried out: answers as in the maintenance.',
    made: () => ({ maintenance: true }),
  },
  malformedJson: {
    label: 'Reply is broken JSON',
    sentence: 'Carried out, and the reply breaks off in the middle.',
    made: () => ({ malformedJson: true }),
  },
  emptyBody: {
    label: 'Reply is empty',
    sentence: 'Carried out, and the reply has no body.',
    ofFile: 'It comes without content.',
    made: () => ({ emptyBody: true }),
  },
  successHeader: {
    label: 'Another body, marked as success',
    sentence: 'Not carried out: any JSON, with the header success: true.',
    fields: ['body'],
    made: bodyOf,
  },
  drip: {
    label: 'Reply drips',
    sentence: 'Carried out, and the reply comes a byte at a time.',
    ofFile: 'It comes a kilobyte at a time.',
    fields: ['dripMs'],
    made: ({ dripMs }) => withNumber(dripMs, (value) => ({ dripMs: value })),
  },
  unharmed: {
    label: 'Goes unharmed',
    sentence: 'Nothing happens to this one.',
    ofFile: 'Nothing happens to this one.',
    made: () => null,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[]; // the keys of a table are its names

export function canHappenToFile(name: KindName): boolean {
  const { ofFile }: Kind = KINDS[name];
  return ofFile !== undefined;
}
