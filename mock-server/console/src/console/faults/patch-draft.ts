import type { FaultThen, ReplyChange } from '@canada28/shared/control/faults.control.ts';

/** What becomes of a field of a reply, in the words of the page (control §5.1). */
export const HOW = {
  remove: 'goes missing',
  null: 'is null',
  set: 'is set to',
  rename: 'is called',
  string: 'is a text',
  number: 'is a number',
  empty: 'is empty',
} as const;

type How = keyof typeof HOW;

export const HOW_NAMES = Object.keys(HOW) as readonly How[]; // the keys of a table are its names

/** One change as it is being chosen. */
export type ChangeDraft = {
  readonly at: string;
  readonly how: How;
  /** What is set, or the new name. */
  readonly value: string;
};

export const NEW_CHANGE: ChangeDraft = { at: '', how: 'remove', value: '' };

/** Whether a change says more than which field, and how. */
export function hasValue(how: How): boolean {
  return how === 'set' || how === 'rename';
}

/** All changes; undefined where one of them is none yet. */
export function patchOf(changes: readonly ChangeDraft[]): FaultThen | undefined {
  const patch = changes.map(changeOf).filter((change) => change !== undefined);
  return patch.length === changes.length ? { patch } : undefined;
}

function changeOf({ at: typed, how, value }: ChangeDraft): ReplyChange | undefined {
  const at = typed.trim();
  if (at === '') return undefined;
  if (how === 'remove') return { at, remove: true };
  if (how === 'set') return { at, set: jsonOf(value) };
  if (how === 'rename') return /^\w+$/.test(value) ? { at, rename: value } : undefined;
  return { at, type: how };
}

/** A number, a list or null as JSON writes it; whatever is no JSON is a text. */
function jsonOf(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
