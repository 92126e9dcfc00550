import type { ReplyChange } from '@canada28/shared/control/faults.control.ts';

/** A part of a place: the name of a field, a place in a list, or each of its entries. */
type Step = string | number | typeof EACH;

const EACH = Symbol('each entry');
/** What a place holds that loses what it had. */
const REMOVED = Symbol('removed');

/** A reply as a patch leaves it, and the places at which it had nothing (control §5.1). */
export function patchReply(
  made: Buffer,
  patch: readonly ReplyChange[],
): { readonly body: Buffer; readonly missed: readonly string[] } {
  const missed: string[] = [];
  let reply: unknown;
  try {
    reply = JSON.parse(made.toString());
  } catch {
    return { body: made, missed: patch.map(({ at }) => at) };
  }
  for (const change of patch) {
    const changed = edited(reply, stepsOf(change.at), change);
    if (changed === undefined) missed.push(change.at);
    else reply = changed;
  }
  return { body: Buffer.from(JSON.stringify(reply)), missed };
}

function stepsOf(at: string): readonly Step[] {
  return [...at.matchAll(/\[(\d*)\]|\w+/g)].map(([step, index]) => {
    if (index === undefined) return step;
    return index === '' ? EACH : Number(index);
  });
}

/** A value with what stands at a place changed; undefined where nothing stands there, which JSON never holds. */
function edited(held: unknown, [step, ...rest]: readonly Step[], change: ReplyChange): unknown {
  if (step === undefined) return changed(held, change);
  if (Array.isArray(held)) return editedList(held, [step, ...rest], change);
  if (typeof held !== 'object' || held === null || typeof step !== 'string') return undefined;
  const fields = Object.entries(held);
  // A field that is there stays in its place, one that is not comes last.
  if (rest.length === 0 && 'set' in change) return Object.fromEntries([...fields, [step, change.set]]);
  const field = fields.find(([name]) => name === step);
  const value = field && edited(field[1], rest, change);
  if (value === undefined) return undefined;
  const name = rest.length === 0 && 'rename' in change ? change.rename : step;
  const others = fields.filter(([other]) => other === step || other !== name);
  return Object.fromEntries(
    others.flatMap(([other, known]) => {
      if (other !== step) return [[other, known]];
      return value === REMOVED ? [] : [[name, value]];
    }),
  );
}

function editedList(
  held: readonly unknown[],
  [step, ...rest]: readonly Step[],
  change: ReplyChange,
): unknown {
  const values = held.map((entry, index) =>
    step === EACH || step === index ? edited(entry, rest, change) : undefined,
  );
  if (values.every((value) => value === undefined)) return undefined;
  return values.flatMap((value, index) => {
    if (value === REMOVED) return [];
    return [value === undefined ? held[index] : value];
  });
}

function changed(held: unknown, change: ReplyChange): unknown {
  if ('set' in change) return change.set;
  if ('remove' in change) return REMOVED;
  return 'rename' in change ? held : RETYPED[change.type](held);
}

const RETYPED: Readonly<Record<Extract<ReplyChange, { type: unknown }>['type'], (held: unknown) => unknown>> =
  {
    string: (held) => (typeof held === 'object' ? JSON.stringify(held) : String(held)),
    // What is no number becomes one all the same: it is the type that is tried.
    number: (held) => Number(held) || 0,
    null: () => null,
    empty: (held) => {
      if (Array.isArray(held)) return [];
      return typeof held === 'object' && held !== null ? {} : '';
    },
  };
